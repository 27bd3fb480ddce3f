"""The replay scene: a match that was played, step by step, from any seat's eyes or with everything uncovered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.catalogue import Entry
from game.play.match import Match
from game.rules.kernel import LUCK, View
from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box
from game.ui.match_scene import MatchScene, Seated
from game.ui.scenes import Pointer, Spot
from game.ui.tables.contract import TableFile
from game.ui.tools import REPLAY_TOOLS, Tool
from game.ui.uses import look_closer


class ReplayScene(MatchScene):
    """The steps of the match are shown again, forwards with their motions."""

    def __init__(
        self, entry: Entry, table: TableFile, match: Match, seated: Seated, files: Files, notes: dict[int, str]
    ) -> None:
        self.at = 0
        """How many steps are shown, or will be when everything has arrived."""
        self.playing = False
        self._notes = notes
        super().__init__(entry, table, match, seated, files, seat=0)
        self.opened = True
        self.jump(0)

    # ---- what there is

    def look(self) -> View:
        return self.match.view_at(self.at, self.seat, self.opened)

    @property
    def shown_steps(self) -> int:
        return self.at - len(self._waiting)

    @property
    def tools(self) -> Sequence[Tool]:
        return REPLAY_TOOLS

    def spots(self) -> list[Spot]:
        return [*super().spots(), Spot("bar", self.bar)]

    @property
    def bar(self) -> Box:
        """The whole match as a bar, to click a moment of."""
        zone = self.files.layout(self.entry.word).zones["answers"]
        return Box(zone.box.x, zone.box.y, zone.box.w, zone.item[1])

    @property
    def caption(self) -> str:
        """Where in the match this is, with whose eyes, and what was noted there."""
        eyes = _("everything uncovered") if self.opened else _("seen by {name}").format(name=self.names[self.seat])
        words = _("Step {n} of {all} · {eyes}").format(n=self.at, all=len(self.match.steps), eyes=eyes)
        return words + (f" · {self._notes[self.at]}" if self.at in self._notes else "")

    # ---- what the person does

    def point(self, pointer: Pointer) -> None:
        """A click on the bar, or dragging along it, is a jump."""
        held = pointer.kind == "up" or (pointer.kind == "move" and self._pressed == "bar")
        if held and self._pressed == "bar":
            part = (pointer.at[0] - self.bar.x) / self.bar.w
            self.jump(round(min(1.0, max(0.0, part)) * len(self.match.steps)))
        super().point(pointer)

    def use(self, tool: str) -> None:
        uses: dict[str, Callable[[], None]] = {
            "back": lambda: self.jump(self._answer_before()),
            "forward": self.forward,
            "play": self._play_or_pause,
            "first": lambda: self.jump(0),
            "last": lambda: self.jump(len(self.match.steps)),
            "eyes": self._next_eyes,
            "closer": lambda: look_closer(self),
            "leave": self.stage.pop,
        }
        uses[tool]()

    def jump(self, steps: int) -> None:
        """Show the table as it was after so many steps."""
        self.motions.finish()
        self._waiting.clear()
        self.at = steps
        self.view = self.look()
        self.scores.turn_to(self.view.scores, at_once=True)
        self.story.retell(steps)

    def forward(self) -> None:
        """Show the next answer, with what LUCK drew after it."""
        steps = self.match.steps
        if not self.still:
            self.jump(self.at)
        while self.at < len(steps):
            self.at += 1
            self._waiting.append((steps[self.at - 1], self.look()))
            if self.at == len(steps) or steps[self.at].seat != LUCK:
                return

    def _answer_before(self) -> int:
        steps = self.match.steps
        at = max(0, self.at - 1)
        while at > 0 and steps[at].seat == LUCK:
            at -= 1
        return at

    def _play_or_pause(self) -> None:
        self.playing = not self.playing
        if self.playing and self.at == len(self.match.steps):
            self.jump(0)

    def _next_eyes(self) -> None:
        """Everything uncovered, then the first seat's eyes, the second's, and so on."""
        if self.opened:
            self.opened, self.seat = False, 0
        elif self.seat + 1 < self.match.seats:
            self.seat += 1
        else:
            self.opened, self.seat = True, 0
        self.story.seat = self.seat
        self.jump(self.at)

    # ---- what happens

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.still and self.playing:
            self._paused -= seconds
            if self._paused <= 0:
                self._paused = self.files.theme.motion.think * max(0.2, self.pace)
                self.forward()
                self.playing = self.at < len(self.match.steps)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        box = self.bar
        canvas.panel(box, "shade", alpha=0.6)
        done = self.at / max(1, len(self.match.steps))
        canvas.panel(Box(box.x, box.y, max(12.0, box.w * done), box.h), "glow", alpha=0.55)
        for moment in self._notes:
            x = box.x + box.w * moment / max(1, len(self.match.steps))
            canvas.picture("common/pencil", Box(x - 10, box.y + 2, 20, 20))
        canvas.fit(self.caption, box.inset(12, 2, 12, 2), "strong", "light", "centre")
