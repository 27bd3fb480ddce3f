"""The table scene: one match as a seat sees it. A game's table file says what lies where; everything else is here."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
import pygame

from game.catalogue import Entry
from game.play.controller import Controller
from game.play.match import IllegalAction, Step, heard
from game.rules.kernel import LUCK, OVER, Action, View
from game.text import _
from game.ui.canvas import Canvas
from game.ui.faces import Card
from game.ui.files import Files
from game.ui.layout import Box
from game.ui.motion import Motions, Scores
from game.ui.scenes import Key, Scene, Spot
from game.ui.story import Story
from game.ui.table_drawing import draw_moving, draw_table
from game.ui.tables.contract import Laid, TableFile

PACE = {0: 0.0, 1: 2.0, 2: 1.0, 3: 0.5}
"""How many times as long everything takes, by the player's speed."""
TOOLS = ("hint", "undo", "skip", "keys", "menu")
FEW = 4
"""Up to so many answers have a button each, whether they lie on the table or not."""


Adviser = Callable[[View], tuple[Action, str] | None]
"""Thinks about a person's question; None while it still does."""


class TableScene(Scene):
    """Shows a match and lets its people answer. What has happened is shown step by step, behind the true table."""

    def __init__(
        self,
        entry: Entry,
        table: TableFile,
        controller: Controller,
        names: list[str],
        files: Files,
        advise: Adviser,
        finished: Callable[[TableScene], None],
        menu: Callable[[TableScene], None],
        seat: int | None = None,
    ) -> None:
        super().__init__()
        self.entry, self.table, self.controller, self.names, self.files = entry, table, controller, names, files
        self.match = controller.match
        self._advise, self._finished, self._menu = advise, finished, menu
        people = [seat for seat in range(len(names)) if controller.is_person(seat)]
        self.seat = seat if seat is not None else (people or [0])[0]
        self.people = people
        self.view: Any = self.match.view(self.seat)
        self.motions = Motions(self.where)
        self.scores = Scores(self.view.scores)
        self.story = Story(entry, table, names, self.match, self.seat)
        self.notice, self.notice_left = "", 0.0
        self.advice: Action | None = None
        self.picked: tuple[str, ...] = ()
        self._thinking_about: View | None = None
        self._waiting: deque[tuple[Step, Any]] = deque()
        self._paused = 0.0
        self._skipping = False
        self._ended = False
        self.layer: pygame.Surface | None = None
        """Everything that does not move, drawn once, and what it was drawn for."""
        self.layer_key: object = None
        self.back = Card("common/card_back")
        controller.on_step = self._happened

    # ---- what there is

    @property
    def laid(self) -> Laid:
        return self.table.lay(self.view, self.files.layout(self.entry.word))

    @property
    def asked(self) -> bool:
        """Whether the person at the screen is asked, and has seen all that led to it."""
        still = not self.motions.busy and not self._waiting
        return still and self.view.actor == self.seat and self.controller.is_person(self.seat)

    def where(self, spot: str) -> Box:
        """The box of a spot: of what lies there, or of the place it is part of."""
        laid = self.laid
        for thing in reversed(laid.things):
            if thing.spot == spot:
                return thing.box
        while spot and spot not in laid.places:
            spot = spot.rpartition(".")[0]
        place = laid.places.get(spot, self.files.layout(self.entry.word).zones["centre"].box)
        zone = self.files.layout(self.entry.word).zones.get(spot)
        w, h = zone.item if zone and zone.item[0] else (place.w, place.h)
        return Box(place.centre[0] - w / 2, place.centre[1] - h / 2, w, h)

    def open_spots(self) -> set[str]:
        """The spots that lead on to an answer, after those picked already."""
        if not self.asked:
            return set()
        depth = len(self.picked)
        fitting = [path for path in self.table.paths(self.view).values() if path[:depth] == self.picked]
        return {path[depth] for path in fitting if len(path) > depth}

    def buttons(self) -> list[tuple[int, Action]]:
        """The answers that have a button, with their number among all answers."""
        if not self.asked:
            return []
        spots = {thing.spot for thing in self.laid.things} | set(self.laid.places)
        paths, few = self.table.paths(self.view), len(self.view.options) <= FEW
        numbered = list(enumerate(self.view.options, 1))
        return [(number, action) for number, action in numbered if few or paths[action][0] not in spots]

    def spots(self) -> list[Spot]:
        laid, lit = self.laid, self.open_spots()
        places = [Spot(name, box, name in lit) for name, box in laid.places.items()]
        things = {thing.spot: Spot(thing.spot, thing.box, thing.spot in lit) for thing in laid.things}
        return [*places, *things.values(), *self._button_spots(), *self._tool_spots()]

    def _button_spots(self) -> list[Spot]:
        zone = self.files.layout(self.entry.word).zones["answers"]
        buttons = self.buttons()
        width = min(zone.item[0] * 1.6, (zone.box.w - 8 * (len(buttons) - 1)) / max(1, len(buttons)))
        left = zone.box.x + (zone.box.w - (width + 8) * len(buttons) + 8) / 2
        return [
            Spot(f"answer.{number}", Box(left + place * (width + 8), zone.box.y, width, zone.item[1]))
            for place, (number, _action) in enumerate(buttons)
        ]

    def _tool_spots(self) -> list[Spot]:
        zone = self.files.layout(self.entry.word).zones["tools"]
        w, h = zone.item
        return [
            Spot(f"tool.{name}", Box(zone.box.x + place * zone.step, zone.box.y, w, h))
            for place, name in enumerate(TOOLS)
        ]

    # ---- what the person does

    def choose(self, spot: str) -> None:
        self.advice = None if spot.startswith("answer") else self.advice
        kind, _dot, rest = spot.partition(".")
        if kind == "tool":
            self._use(rest)
        elif kind == "answer":
            self.answer(self.view.options[int(rest) - 1])
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
                self._pick(place) if place else self._forget()
        else:
            self._refuse(source)

    def answer(self, action: Action) -> None:
        """Give an answer; an illegal one is told with its rule."""
        self._forget()
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
        self._forget()
        if wish is not None and self.asked and wish in self.view.options:
            self.answer(wish)
        elif wish is not None:
            self._explain(wish)

    def _explain(self, action: Action) -> None:
        why = self.entry.rules.why_not(self.view, action)
        if why:
            self.say(self.entry.words.reason(why))

    def _forget(self) -> None:
        self.picked = ()
        self.advice = None

    def key(self, key: Key) -> bool:
        if key.typed.isdecimal() and len(key.typed) == 1 and self.asked:
            self.keyboard = True
            if 1 <= int(key.typed) <= len(self.view.options):
                self.answer(self.view.options[int(key.typed) - 1])
            return True
        tools = {"h": "hint", "u": "undo", "s": "skip", "f1": "keys", "backspace": "undo"}
        if key.name in tools:
            self._use(tools[key.name])
            return True
        if key.name in ("page up", "page down"):
            self.story.scroll(-6 if key.name == "page up" else 6)
            return True
        if key.name in ("+", "-"):
            self._change_speed(1 if key.name == "+" else -1)
            return True
        return False

    def wheel(self, at: tuple[float, float], amount: int) -> None:
        self.story.scroll(-3 * amount)
        self.stage.dirty = True

    def escape(self) -> None:
        if self.picked:
            self._forget()
        else:
            self._menu(self)

    def _use(self, tool: str) -> None:
        if tool == "hint":
            self._thinking_about = self.view if self.asked else None
            self.say(_("Thinking …") if self.asked else _("A hint is there when you are asked."))
        elif tool == "undo":
            self._undo()
        elif tool == "skip":
            self._skipping = True
        else:
            self._menu(self)

    def _undo(self) -> None:
        if self.asked and self.controller.undo(self.seat):
            self._forget()
            self.view = self.match.view(self.seat)
            self.scores.turn_to(self.view.scores, at_once=True)
            self.story.retell()
            self.say(_("Taken back."))
        else:
            self.say(_("There is nothing to take back: no answer yet, or it drew a card or asked another player."))

    def _change_speed(self, by: int) -> None:
        speed = min(3, max(0, self.stage.settings.speed + by))
        self.stage.change(msgspec.structs.replace(self.stage.settings, speed=speed))
        self.say(_("Speed {n} of 3").format(n=speed))

    def say(self, words: str) -> None:
        """A notice for a few seconds."""
        self.notice, self.notice_left = words, self.files.theme.motion.notice
        self.stage.dirty = True

    # ---- what happens

    def update(self, seconds: float) -> None:
        self._pass_notice(seconds)
        pace = 0.0 if self._skipping else PACE[self.stage.settings.speed]
        motion = self.files.theme.motion
        if self.scores.update(seconds, motion.count * pace):
            self.stage.dirty = True
        if self.motions.busy:
            self._fly(seconds, motion.fly * pace, motion.pause * pace)
        elif self._waiting:
            self._begin_step()
        elif self._paused > 0 and pace:
            self._paused -= seconds
        else:
            self._go_on(motion.think * pace)
        self._look_for_advice()

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
            self.motions.add(self.table.flights(event, self.match.box))
        if not self.motions.busy:
            self._settle()
        self.stage.dirty = True

    def _settle(self) -> None:
        """What flew has arrived: from now on the table itself shows it."""
        self.motions.finish()
        if self._waiting:
            _step, self.view = self._waiting.popleft()
            self.scores.turn_to(self.view.scores, self._skipping or not PACE[self.stage.settings.speed])
            self.story.tell(len(self.match.steps) - len(self._waiting))
        self.stage.dirty = True

    def _go_on(self, pause: float) -> None:
        """Let LUCK or a computer seat act; a person is waited for."""
        if self.match.actor == OVER:
            self._end()
        elif self.match.actor != LUCK and self.controller.is_person(self.match.actor):
            self._skipping = False
        elif self.controller.tick() and self.match.steps[-1].seat != LUCK:
            self._paused = pause

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self._finished(self)

    def _happened(self, step: Step) -> None:
        """The controller has taken an answer."""
        self._waiting.append((step, self.match.view(self.seat)))
        self.advice = None

    def _look_for_advice(self) -> None:
        if self._thinking_about is None:
            return
        if self._thinking_about is not self.view:
            self._thinking_about = None
            return
        found = self._advise(self.view)
        if found:
            self.advice, words = found
            self._thinking_about = None
            self.say(words)
            self.notice_left *= 2

    def _pass_notice(self, seconds: float) -> None:
        if self.notice:
            self.notice_left -= seconds
            if self.notice_left <= 0:
                self.notice = ""
                self.stage.dirty = True

    def leave(self) -> None:
        self.controller.close()

    # ---- how it looks

    def draw(self, canvas: Canvas) -> None:
        draw_table(canvas, self)
        draw_moving(canvas, self)
