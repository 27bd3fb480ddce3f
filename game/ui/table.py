"""The table scene: one match as a seat sees it. A game's table file says what lies where; everything else is here."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.catalogue import Entry
from game.play.controller import Controller
from game.play.match import IllegalAction, Step, heard
from game.rules.kernel import LUCK, OVER, Action, View
from game.text import _
from game.ui.camera import Camera, is_on_board
from game.ui.canvas import Canvas
from game.ui.faces import Card
from game.ui.files import Files
from game.ui.layout import Box, arranged
from game.ui.motion import Motions, Scores
from game.ui.scenes import Key, Pointer, Scene, Spot
from game.ui.story import Story
from game.ui.table_drawing import draw_moving, draw_table
from game.ui.tables.contract import Foresight, Laid, TableFile
from game.ui.tools import PLAY_TOOLS, PROTOTYPE_TOOLS, Tool
from game.ui.uses import USES, change_speed

PACE = {0: 0.0, 1: 2.0, 2: 1.0, 3: 0.5}
"""How many times as long everything takes, by the player's speed."""
AT_ONCE = 12
"""So many things happen in a frame where nothing shall take its time."""
FEW = 4
"""Up to so many answers have a button each, whether they lie on the table or not."""


@dataclass(frozen=True)
class Seated:
    """Who sits at the table: the names, and the sign of each seat."""

    names: list[str]
    signs: list[int]


@dataclass(frozen=True)
class Doors:
    """Where a table leads to. The desktop opens them."""

    advise: Callable[[View], tuple[Action, str] | None] = lambda view: None
    """Thinks about a person's question; None while it still does."""
    finished: Callable[[TableScene], None] = lambda scene: None
    again: Callable[[], None] = lambda: None
    """The same match once more."""
    menu: Callable[[TableScene], None] = lambda scene: None
    rules: Callable[[str], None] = lambda number: None
    """The rules, at a number if there is one in question."""
    hand_over: Callable[[TableScene, int], None] = lambda scene, seat: scene.sit(seat)
    """The screen goes to another person."""
    note: Callable[[TableScene], None] = lambda scene: None
    luck: Callable[[TableScene], None] = lambda scene: None
    """Asks a person what LUCK draws."""
    reload: Callable[[TableScene], None] = lambda scene: None
    """Reads the box again, in prototype mode."""
    mute: Callable[[], None] = lambda: None
    left: Callable[[TableScene], None] = lambda scene: None
    """The table is left, for whatever reason; the match may go on another time."""


class TableScene(Scene):
    """Shows a match and lets its people answer. What has happened is shown step by step, behind the true table."""

    doors: Doors
    rule_in_question: str
    """The number of the rule that was named last, for whoever opens the rules."""

    def __init__(
        self,
        entry: Entry,
        table: TableFile,
        controller: Controller,
        seated: Seated,
        files: Files,
        doors: Doors,
        seat: int | None = None,
    ) -> None:
        super().__init__()
        self.entry, self.table, self.controller, self.files, self.doors = entry, table, controller, files, doors
        self.match, self.names, self.signs = controller.match, seated.names, seated.signs
        self.people = [number for number in range(len(self.names)) if controller.is_person(number)]
        self.seat = seat if seat is not None else (self.people or [0])[0]
        self.opened = False
        """Whether everything is uncovered: prototype mode and replays only."""
        self.view: Any = self.look()
        self.camera = Camera()
        self.motions = Motions(self.where)
        self.scores = Scores(self.view.scores)
        self.story = Story(entry, table, self.names, self.match, self.seat)
        self.notice, self.notice_left = "", 0.0
        self.rule_in_question = ""
        self.advice: Action | None = None
        self.picked: tuple[str, ...] = ()
        self.thinking_about: View | None = None
        self.doing = ""
        """What the computer answers for the person, by the question's name."""
        self._waiting: deque[tuple[Step, Any]] = deque()
        self._paused = 0.0
        self.skipping = False
        self.ended = False
        self._laid: tuple[object, Laid] | None = None
        self._foreseen: tuple[object, Foresight | None] | None = None
        self.layer: pygame.Surface | None = None
        """Everything that does not move, drawn once, and what it was drawn for."""
        self.layer_key: object = None
        self.back = Card("common/card_back")
        controller.on_step = self._happened

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

    @property
    def asked(self) -> bool:
        """Whether the person at the screen is asked, and has seen all that led to it."""
        return self.still and self.view.actor == self.seat and self.controller.is_person(self.seat)

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

    def foresee(self, spot: str) -> Foresight | None:
        """What choosing this spot would do; looked up once."""
        if not spot or spot not in self.open_spots():
            return None
        key = (self.view, spot, self.picked)
        if self._foreseen is None or self._foreseen[0] != key:
            layout = self.files.layout(self.entry.word)
            plain = self.table.lay(self.view, layout, self.signs)
            self._foreseen = (key, self.table.foresee(self.view, spot, plain, self.names))
        return self._foreseen[1]

    def open_spots(self) -> set[str]:
        """The spots that lead on to an answer, after those picked already."""
        if not self.asked:
            return set()
        depth = len(self.picked)
        fitting = [path for path in self.table.paths(self.view).values() if path[:depth] == self.picked]
        return {path[depth] for path in fitting if len(path) > depth}

    def buttons(self) -> list[Action]:
        """The answers that have a button, in the order of the keys 1, 2, 3 …"""
        if not self.asked:
            return []
        spots = {thing.spot for thing in self.laid.things} | set(self.laid.places)
        paths, few = self.table.paths(self.view), len(self.view.options) <= FEW
        depth = len(self.picked)
        return [
            action
            for action in self.view.options
            if paths[action][:depth] == self.picked and (few or paths[action][depth] not in spots)
        ]

    def spots(self) -> list[Spot]:
        laid, lit = self.laid, self.open_spots()
        places = [Spot(name, box, name in lit) for name, box in laid.places.items() if self.is_seen(name, box)]
        things = {
            thing.spot: Spot(thing.spot, thing.box, thing.spot in lit)
            for thing in laid.things
            if self.is_seen(thing.spot, thing.box)
        }
        return [*places, *things.values(), *self._button_spots(), *self._tool_spots()]

    def is_seen(self, spot: str, box: Box) -> bool:
        """Whether it is not a part of the board that the camera has left out."""
        board = self.laid.board
        return board is None or not is_on_board(spot) or board.holds(box.centre)

    def _button_spots(self) -> list[Spot]:
        zone, count = self.files.layout(self.entry.word).zones["answers"], len(self.buttons())
        if zone.arrange == "stack":
            return [Spot(f"answer.{number}", box) for number, box in enumerate(arranged(zone.box, zone, count), 1)]
        width = min(zone.item[0] * 1.6, (zone.box.w - 8 * (count - 1)) / max(1, count))
        left = zone.box.x + (zone.box.w - (width + 8) * count + 8) / 2
        return [
            Spot(f"answer.{place + 1}", Box(left + place * (width + 8), zone.box.y, width, zone.item[1]))
            for place in range(count)
        ]

    @property
    def tools(self) -> Sequence[Tool]:
        return (*PLAY_TOOLS, *PROTOTYPE_TOOLS) if self.controller.prototype else PLAY_TOOLS

    def _tool_spots(self) -> list[Spot]:
        zone = self.files.layout(self.entry.word).zones["tools"]
        shown = [tool for tool in self.tools if tool.picture]
        step = min(zone.step, (zone.box.w - zone.item[0]) / max(1, len(shown) - 1))
        side = min(zone.item[0], step - 2)
        return [
            Spot(f"tool.{tool.name}", Box(zone.box.x + place * step, zone.box.y + (zone.box.h - side) / 2, side, side))
            for place, tool in enumerate(shown)
        ]

    # ---- what the person does

    def choose(self, spot: str) -> None:
        self.advice = None if spot.startswith("answer") else self.advice
        kind, _dot, rest = spot.partition(".")
        if kind == "tool":
            self.use(rest)
        elif kind == "answer":
            self.answer(self.buttons()[int(rest) - 1])
        elif self._lit(spot):
            self._pick(self._lit(spot))
        else:
            self._refuse(spot)

    def _lit(self, spot: str) -> str:
        """The spot itself if it leads on, or else the place it lies in, if that does."""
        lit = self.open_spots()
        while spot and spot not in lit:
            spot = spot.rpartition(".")[0]
        return spot

    def drop(self, source: str, target: str) -> None:
        """Dragging a card is choosing it, and then where it was dropped if that matters."""
        if source in self.open_spots():
            self._pick(source)
            if self.picked:
                place = self._lit(target)
                self._pick(place) if place else self._refuse(target)
        else:
            self._refuse(source)

    def answer(self, action: Action) -> None:
        """Give an answer; an illegal one is told with its rule."""
        self.forget()
        if not self.asked:
            self.say(_("Wait a moment: it is not your turn yet."))
            return
        try:
            self.controller.choose(action)
        except IllegalAction:
            self._explain(action)

    def _pick(self, spot: str) -> None:
        picked = (*self.picked, spot)
        complete = [action for action, path in self.table.paths(self.view).items() if path == picked]
        if complete:
            self.answer(complete[0])
        else:
            self.picked = picked

    def _refuse(self, spot: str) -> None:
        """A click that is no answer: what was meant may be allowed all the same; otherwise say why not."""
        wish = self.table.wish(self.view, (*self.picked, spot))
        self.forget()
        if wish is not None and self.asked and wish in self.view.options:
            self.answer(wish)
        elif wish is not None:
            self._explain(wish)

    def _explain(self, action: Action) -> None:
        why = self.entry.rules.why_not(self.view, action)
        if why:
            self.rule_in_question = why.rule
            self.stage.play("refused")
            self.say(self.entry.words.reason(why))

    def why_not(self, action: Action) -> str:
        """Why the person may not answer so, in words; "" if it is allowed."""
        why = self.entry.rules.why_not(self.view, action)
        return self.entry.words.reason(why) if why else ""

    def forget(self) -> None:
        """Whatever was half chosen or advised."""
        self.picked = ()
        self.advice = None

    def key(self, key: Key) -> bool:
        if key.typed.isdecimal() and len(key.typed) == 1 and self.asked:
            self.keyboard = True
            if 1 <= int(key.typed) <= len(self.buttons()):
                self.answer(self.buttons()[int(key.typed) - 1])
            return True
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

    def escape(self) -> None:
        if self.picked:
            self.forget()
        else:
            self.doors.menu(self)

    def use(self, tool: str) -> None:
        """A tool of the table has been chosen, or its key pressed."""
        USES[tool](self)

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
        for _step in range(1 if self.pace else AT_ONCE):
            self._advance(seconds)
            if self.stage.done or self.stage.top is not self or self.asked:
                break
        self._look_for_advice()

    def _advance(self, seconds: float) -> None:
        """Show a little more of what happened, or else let the match go on."""
        self.show_what_happened(seconds)
        if self.still:
            if self._paused > 0 and self.pace:
                self._paused -= seconds
            else:
                self._go_on(self.files.theme.motion.think * self.pace)

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

    def _go_on(self, pause: float) -> None:
        """Let LUCK or a computer seat act; a person is waited for."""
        actor = self.match.actor
        if actor == OVER:
            self._end()
        elif actor == LUCK and self.controller.luck_by_hand:
            self.doors.luck(self)
        elif actor != LUCK and self.controller.is_person(actor):
            self.skipping = False
            if actor != self.seat and self.seat in self.people:
                self._change_hands(actor)
        elif self.controller.tick() and self.match.steps[-1].seat != LUCK:
            self._paused = pause

    def _change_hands(self, seat: int) -> None:
        """Another person is asked: behind the curtain, where one of the two sees what the other must not."""
        if not self.opened and _differ(self.match.view(self.seat), self.match.view(seat)):
            self.doors.hand_over(self, seat)
        else:
            self.sit(seat)

    def sit(self, seat: int) -> None:
        """Show the table with the eyes of another seat."""
        self.seat = seat
        self.forget()
        self.view = self.look()
        self.story = Story(self.entry, self.table, self.names, self.match, seat, self.shown_steps)
        self.stage.dirty = True

    def _end(self) -> None:
        if not self.ended:
            self.doors.finished(self)
            self.ended = True

    def _happened(self, step: Step) -> None:
        """The controller has taken an answer."""
        self._waiting.append((step, self.look()))
        self.advice = None
        if self.controller.unsaved and len(self.match.steps) % 20 == 1:
            unsaved = _("This match cannot be saved at the moment ({reason}). It goes on all the same.")
            self.stage.say(unsaved.format(reason=self.controller.unsaved.strerror))

    def _look_for_advice(self) -> None:
        if self.doing and self.thinking_about is None and self.asked:
            self.thinking_about = self.view if self.view.asked in self.table.SET_UP else None
            self.doing = self.view.asked if self.thinking_about else ""
        if self.thinking_about is None:
            return
        if self.thinking_about is not self.view or not self.asked:
            self.thinking_about = None
            return
        found = self.doors.advise(self.match.view(self.seat))
        if found:
            self.advice, words = found
            self.thinking_about = None
            if self.doing:
                self.answer(self.advice)
                return
            self.stage.play("hint")
            self.say(words)
            self.notice_left *= 2

    def _pass_notice(self, seconds: float) -> None:
        if self.notice:
            self.notice_left -= seconds
            if self.notice_left <= 0:
                self.notice = ""
                self.stage.dirty = True

    def leave(self) -> None:
        self.doors.left(self)
        self.controller.close()

    # ---- how it looks

    def draw(self, canvas: Canvas) -> None:
        draw_table(canvas, self)
        draw_moving(canvas, self)


def _square_or_nothing(spot: str, place: Box) -> tuple[float, float]:
    """How large something is on a place that nothing lies on: a place of a board has its size, others have none."""
    return (place.w, place.h) if is_on_board(spot) else (0.0, 0.0)


SHARED = ("seat", "options")
"""What differs between the views of two seats that hide nothing from each other."""


def _differ(one: View, other: View) -> bool:
    """Whether one of the two seats sees something that the other does not."""
    names = [name for name in type(one).__dataclass_fields__ if name not in SHARED]  # type: ignore[attr-defined]
    return any(getattr(one, name) != getattr(other, name) for name in names)
