"""A match on the table: what lies where, as far as it has been shown, with a seat's eyes. Nobody is asked here."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.catalogue import Entry
from game.play.match import Match, Step, heard
from game.rules.kernel import Action, View
from game.ui.camera import Camera, is_on_board
from game.ui.canvas import Canvas
from game.ui.faces import Card
from game.ui.files import Files
from game.ui.layout import Box
from game.ui.motion import Motions, Scores
from game.ui.scenes import Key, Pointer, Scene, Spot
from game.ui.story import Story
from game.ui.table_drawing import draw_moving, draw_table
from game.ui.tables.contract import Foresight, Laid, TableFile
from game.ui.tools import Tool
from game.ui.uses import change_speed

PACE = {0: 0.0, 1: 2.0, 2: 1.0, 3: 0.5}
"""How many times as long everything takes, by the player's speed."""


@dataclass(frozen=True)
class Seated:
    """Who sits at the table: the names, and the sign of each seat."""

    names: list[str]
    signs: list[int]


class MatchScene(Scene):
    """Shows a match. What has happened is shown step by step, behind the true table."""

    picked: tuple[str, ...] = ()
    """The spots that were chosen on the way to an answer."""
    advice: Action | None = None
    """The answer that a hint has named."""

    def __init__(self, entry: Entry, table: TableFile, match: Match, seated: Seated, files: Files, seat: int) -> None:
        super().__init__()
        self.entry, self.table, self.match, self.files = entry, table, match, files
        self.names, self.signs, self.seat = seated.names, seated.signs, seat
        self.opened = False
        """Whether everything is uncovered: prototype mode and replays only."""
        self.view: Any = self.look()
        self.camera = Camera()
        self.motions = Motions(self.where)
        self.scores = Scores(self.view.scores)
        self.story = Story(entry, table, self.names, self.match, self.seat)
        self.notice, self.notice_left = "", 0.0
        self.skipping = False
        self._waiting: deque[tuple[Step, Any]] = deque()
        self._paused = 0.0
        self._laid: tuple[object, Laid] | None = None
        self.layer: pygame.Surface | None = None
        """Everything that does not move, drawn once, and what it was drawn for."""
        self.layer_key: object = None
        self.back = Card("common/card_back")

    # ---- what there is

    def look(self) -> View:
        """What the seat sees of the match as it stands."""
        return self.match.open_view(self.seat) if self.opened else self.match.view(self.seat)

    @property
    def laid(self) -> Laid:
        """The table laid out for the view that is shown; laid once."""
        layout = self.files.layout(self.entry.word)
        key = (self.view, layout, self.camera.state)
        if self._laid is None or self._laid[0] != key:
            self._laid = (key, self.camera.seen(self.table.lay(self.view, layout, self.signs)))
        return self._laid[1]

    @property
    def still(self) -> bool:
        """Whether everything that happened has been shown."""
        return not self.motions.busy and not self._waiting

    def where(self, spot: str) -> Box:
        """The box of a spot: of what lies there, or of the place or zone it is part of."""
        laid, zones = self.laid, self.files.layout(self.entry.word).zones
        for thing in reversed(laid.things):
            if thing.spot == spot:
                return thing.box
        while spot and spot not in laid.places and spot not in zones:
            spot = spot.rpartition(".")[0]
        spot = spot or "centre"
        place, zone = laid.places[spot] if spot in laid.places else zones[spot].box, zones.get(spot)
        w, h = zone.item if zone and zone.item[0] else _square_or_nothing(spot, place)
        return Box(place.centre[0] - w / 2, place.centre[1] - h / 2, w, h)

    def is_seen(self, spot: str, box: Box) -> bool:
        """Whether it is not a part of the board that the camera has left out."""
        board = self.laid.board
        return board is None or not is_on_board(spot) or board.holds(box.centre)

    def spots(self) -> list[Spot]:
        """Pieces lie over the places of a board, but not over an edge beside them that can be chosen."""
        laid, lit = self.laid, self.open_spots()
        places = [Spot(name, box, name in lit) for name, box in laid.places.items() if self.is_seen(name, box)]
        things = {
            thing.spot: Spot(thing.spot, thing.box, thing.spot in lit)
            for thing in laid.things
            if self.is_seen(thing.spot, thing.box)
        }
        raised = [spot for spot in places if spot.open and is_on_board(spot.name) and spot.name not in things]
        return [*places, *things.values(), *raised, *self.button_spots(), *self.tool_spots()]

    def tool_spots(self) -> list[Spot]:
        """Where the round buttons are."""
        zone = self.files.layout(self.entry.word).zones["tools"]
        shown = [tool for tool in self.tools if tool.picture]
        step = min(zone.step, (zone.box.w - zone.item[0]) / max(1, len(shown) - 1))
        side = min(zone.item[0], step - 2)
        return [
            Spot(f"tool.{tool.name}", Box(zone.box.x + place * step, zone.box.y + (zone.box.h - side) / 2, side, side))
            for place, tool in enumerate(shown)
        ]

    def why_not(self, action: Action) -> str:
        """Why the person may not answer so, in words; "" if it is allowed."""
        why = self.entry.rules.why_not(self.view, action)
        return self.entry.words.reason(why) if why else ""

    # ---- what a match has more that is being played

    @property
    def asked(self) -> bool:
        """Whether the person at the screen is asked, and has seen all that led to it."""
        return False

    @property
    def prototype(self) -> bool:
        return False

    @property
    def tools(self) -> Sequence[Tool]:
        return ()

    def open_spots(self) -> set[str]:
        """The spots that lead on to an answer."""
        return set()

    def leading(self, spot: str) -> str:
        """The spot itself if it leads on to an answer, or else what it is a part of, if that does; or ""."""
        return ""

    def buttons(self) -> list[Action]:
        """The answers that have a button, in the order of the keys 1, 2, 3 …"""
        return []

    def button_spots(self) -> list[Spot]:
        """Where the buttons are."""
        return []

    def foresee(self, spot: str) -> Foresight | None:
        """What choosing this spot would do; or, where it leads to nothing, what has been chosen so far."""
        return None

    def thinks(self, seat: int) -> bool:
        """Whether it is a computer seat."""
        return False

    # ---- what the person does

    def use(self, tool: str) -> None:
        """A tool of the table has been chosen, or its key pressed."""

    def choose(self, spot: str) -> None:
        if spot.startswith("tool."):
            self.use(spot.removeprefix("tool."))

    def key(self, key: Key) -> bool:
        tool = next((tool for tool in self.tools if key.name in tool.keys), None)
        if tool and not key.command:
            self.use(tool.name)
            return True
        if key.name in ("page up", "page down"):
            self.story.scroll(-6 if key.name == "page up" else 6)
            return True
        if key.name in ("+", "-", "[+]", "[-]") or key.typed in ("+", "-"):
            change_speed(self, 1 if "+" in key.name + key.typed else -1)
            return True
        return False

    def wheel(self, at: tuple[float, float], amount: int) -> None:
        """Over the board it looks closer, elsewhere it scrolls the story."""
        board = self.laid.board
        if board and board.holds(at):
            self.camera.closer(amount, at, board)
        else:
            self.story.scroll(-3 * amount)
        self.stage.dirty = True

    def point(self, pointer: Pointer) -> None:
        """Dragging what leads to nothing moves the board."""
        board, held = self.laid.board, self._held
        super().point(pointer)
        grasped = self._pressed and is_on_board(self._pressed) and self._pressed not in self.open_spots()
        if board and grasped and held and self._held and self.camera.zoom > 1:
            self.camera.move(self._held[0] - held[0], self._held[1] - held[1], board)

    def say(self, words: str) -> None:
        """A notice for a few seconds."""
        self.notice, self.notice_left = words, self.files.theme.motion.notice
        self.stage.dirty = True

    # ---- what happens

    @property
    def pace(self) -> float:
        """How many times as long everything takes; 0 is at once."""
        return 0.0 if self.skipping else PACE[self.stage.settings.speed]

    def update(self, seconds: float) -> None:
        self._pass_notice(seconds)
        self.show_what_happened(seconds)

    def show_what_happened(self, seconds: float) -> None:
        """Let motions go on, and the next step be shown when they are over."""
        pace = 0.0 if self.stage.settings.reduced_motion else self.pace
        motion = self.files.theme.motion
        if self.scores.update(seconds, motion.count * pace):
            self.stage.dirty = True
        if self.motions.busy:
            self._fly(seconds, motion.fly * pace, motion.pause * pace)
        elif self._waiting:
            self._begin_step()

    def _fly(self, seconds: float, fly: float, pause: float) -> None:
        self.stage.dirty = True
        if fly == 0:
            self.motions.finish()
        else:
            self.motions.update(seconds, fly, pause)
        if not self.motions.busy:
            self._settle()

    def _begin_step(self) -> None:
        """Show the next thing that happened."""
        step, _view = self._waiting[0]
        for event in heard(step.told, self.seat):
            self.motions.add(self.table.motions(event, self.match.box, self.signs))
            self.stage.play("" if self.skipping else self.table.SOUNDS[type(event)])
        if not self.motions.busy:
            self._settle()
        self.stage.dirty = True

    def _settle(self) -> None:
        """What flew has arrived: from now on the table itself shows it."""
        self.motions.finish()
        if self._waiting:
            was_asked = self.view.actor == self.seat
            _step, self.view = self._waiting.popleft()
            self.scores.turn_to(self.view.scores, not self.pace or self.stage.settings.reduced_motion)
            self.story.tell(self.shown_steps)
            if self.asked and not was_asked:
                self.stage.play("turn")
        self.stage.dirty = True

    @property
    def shown_steps(self) -> int:
        """How many steps of the match the table shows."""
        return len(self.match.steps) - len(self._waiting)

    def _pass_notice(self, seconds: float) -> None:
        if self.notice:
            self.notice_left -= seconds
            if self.notice_left <= 0:
                self.notice = ""
                self.stage.dirty = True

    # ---- how it looks

    def draw(self, canvas: Canvas) -> None:
        draw_table(canvas, self)
        draw_moving(canvas, self)


def _square_or_nothing(spot: str, place: Box) -> tuple[float, float]:
    """How large something is on a place that nothing lies on: a place of a board has its size, others have none."""
    return (place.w, place.h) if is_on_board(spot) else (0.0, 0.0)
