"""The table scene: a match that is being played. Its people answer here, LUCK and computer seats act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.catalogue import Entry
from game.play.controller import Controller
from game.play.match import IllegalAction, Step
from game.rules.kernel import LUCK, OVER, Action, View
from game.text import _
from game.ui.files import Files
from game.ui.layout import Box, arranged
from game.ui.match_scene import MatchScene, Seated
from game.ui.scenes import Key, Spot
from game.ui.story import Story
from game.ui.tables.contract import Foresight, TableFile
from game.ui.tools import PLAY_TOOLS, PROTOTYPE_TOOLS, Tool
from game.ui.uses import USES

AT_ONCE = 12
"""So many things happen in a frame where nothing shall take its time."""
FEW = 4
"""Up to so many answers have a button each, whether they lie on the table or not."""


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


class TableScene(MatchScene):
    """Shows a match and lets its people answer."""

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
        self.controller, self.doors = controller, doors
        self.people = [number for number in range(len(seated.names)) if controller.is_person(number)]
        first = seat if seat is not None else (self.people or [0])[0]
        super().__init__(entry, table, controller.match, seated, files, first)
        self.rule_in_question = ""
        self.thinking_about: View | None = None
        self.doing = ""
        """What the computer answers for the person, by the question's name."""
        self.ended = False
        self._foreseen: tuple[object, Foresight | None] | None = None
        controller.on_step = self._happened

    # ---- what there is

    @property
    def asked(self) -> bool:
        return self.still and self.view.actor == self.seat and self.controller.is_person(self.seat)

    def foresee(self, spot: str) -> Foresight | None:
        """Looked up once."""
        lit = self.leading(spot)
        path = (*self.picked, lit) if lit else self.picked
        if not path or not self.asked:
            return None
        key = (self.view, path)
        if self._foreseen is None or self._foreseen[0] != key:
            layout = self.files.layout(self.entry.word)
            plain = self.table.lay(self.view, layout, self.signs)
            self._foreseen = (key, self.table.foresee(self.view, path, plain, self.names))
        return self._foreseen[1]

    def open_spots(self) -> set[str]:
        """The spots that lead on to an answer, after those picked already."""
        if not self.asked:
            return set()
        depth = len(self.picked)
        fitting = [path for path in self.table.paths(self.view).values() if path[:depth] == self.picked]
        return {path[depth] for path in fitting if len(path) > depth}

    def leading(self, spot: str) -> str:
        lit, within = self.open_spots(), self.laid.within
        while spot and spot not in lit:
            spot = within[spot] if within.get(spot) in lit else spot.rpartition(".")[0]
        return spot

    @property
    def prototype(self) -> bool:
        return self.controller.prototype

    def thinks(self, seat: int) -> bool:
        return not self.controller.is_person(seat)

    @property
    def tools(self) -> Sequence[Tool]:
        return (*PLAY_TOOLS, *PROTOTYPE_TOOLS) if self.prototype else PLAY_TOOLS

    def buttons(self) -> list[Action]:
        """Those whose spot does not lie on the table; all, if they are few."""
        if not self.asked:
            return []
        spots = {thing.spot for thing in self.laid.things} | set(self.laid.places)
        paths, few = self.table.paths(self.view), len(self.view.options) <= FEW
        depth = len(self.picked)
        return [
            action
            for action, path in paths.items()
            if path[:depth] == self.picked and (few or path[depth] not in spots)
        ]

    def button_spots(self) -> list[Spot]:
        zone, count = self.files.layout(self.entry.word).zones["answers"], len(self.buttons())
        if zone.arrange == "stack":
            return [Spot(f"answer.{number}", box) for number, box in enumerate(arranged(zone.box, zone, count), 1)]
        width = min(zone.item[0] * 1.6, (zone.box.w - 8 * (count - 1)) / max(1, count))
        left = zone.box.x + (zone.box.w - (width + 8) * count + 8) / 2
        return [
            Spot(f"answer.{place + 1}", Box(left + place * (width + 8), zone.box.y, width, zone.item[1]))
            for place in range(count)
        ]

    # ---- what the person does

    def choose(self, spot: str) -> None:
        self.advice = None if spot.startswith("answer") else self.advice
        kind, _dot, rest = spot.partition(".")
        if kind == "tool":
            self.use(rest)
        elif kind == "answer":
            self.answer(self.buttons()[int(rest) - 1])
        elif lit := self.leading(spot):
            self._pick(lit)
        else:
            self._refuse(spot)

    def drop(self, source: str, target: str) -> None:
        """Dragging a card is choosing it, and then where it was dropped if that matters."""
        if source in self.open_spots():
            self._pick(source)
            if self.picked:
                place = self.leading(target)
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
        """A click that leads nowhere: begin anew there, or do what was meant, or else say why not."""
        wish = self.table.wish(self.view, (*self.picked, spot))
        self.forget()
        if lit := self.leading(spot):
            self._pick(lit)
        elif wish is not None and self.asked and wish in self.view.options:
            self.answer(wish)
        elif wish is not None:
            self._explain(wish)

    def _explain(self, action: Action) -> None:
        why = self.entry.rules.why_not(self.view, action)
        if why:
            self.rule_in_question = why.rule
            self.stage.play("refused")
            self.say(self.entry.words.reason(why))

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
        return super().key(key)

    def escape(self) -> None:
        if self.picked:
            self.forget()
        else:
            self.doors.menu(self)

    def use(self, tool: str) -> None:
        USES[tool](self)

    # ---- what happens

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

    def leave(self) -> None:
        self.doors.left(self)
        self.controller.close()


SHARED = ("seat", "options")
"""What differs between the views of two seats that hide nothing from each other."""


def _differ(one: View, other: View) -> bool:
    """Whether one of the two seats sees something that the other does not."""
    names = [name for name in type(one).__dataclass_fields__ if name not in SHARED]  # type: ignore[attr-defined]
    return any(getattr(one, name) != getattr(other, name) for name in names)
