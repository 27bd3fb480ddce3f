"""The guided first game: a table with a teacher beside it, who says what to do and waits until it is done."""

from __future__ import annotations

from typing import Any

from game import text
from game.play.lesson import Lesson
from game.rules.kernel import Action
from game.text import _
from game.ui.canvas import Canvas
from game.ui.layout import Box
from game.ui.scenes import Key, Spot
from game.ui.table import TableScene
from game.ui.widgets import button


class LessonScene(TableScene):
    """Until the last step only what the lesson asks for can be answered; then it is a match as any other."""

    def __init__(self, lesson: Lesson, *table: Any) -> None:
        self.lesson, self.step = lesson, 0
        super().__init__(*table)

    @property
    def teaching(self) -> bool:
        return self.step < len(self.lesson.steps)

    @property
    def wanted(self) -> Action | None:
        """The answer the teacher waits for now."""
        return self.lesson.wanted(self.entry.rules, self.step) if self.teaching and self.asked else None

    @property
    def reading(self) -> bool:
        """Whether the teacher only waits until a step has been read."""
        return self.teaching and self.asked and not self.lesson.steps[self.step].do

    def open_spots(self) -> set[str]:
        """Of all that could be chosen, only what the teacher waits for is lit."""
        lit, wanted = super().open_spots(), self.wanted
        if not self.teaching:
            return lit
        return lit & set(self.table.paths(self.view).get(wanted, ())) if wanted else set()

    def spots(self) -> list[Spot]:
        return [*super().spots(), *([Spot("next", self._next)] if self.reading else [])]

    @property
    def _panel(self) -> Box:
        return self.files.layout(self.entry.word).zones["story"].box

    @property
    def _next(self) -> Box:
        return self._panel.part(0.08, 0.9, 0.84, 0.075)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.asked and self.teaching and self.advice != self.wanted:
            self.advice = self.wanted
            self.stage.dirty = True

    def choose(self, spot: str) -> None:
        if spot == "next":
            self._turn_page()
        else:
            super().choose(spot)

    def key(self, key: Key) -> bool:
        if self.reading and key.name in ("return", "space", "enter") and self.focus in ("", "next"):
            self._turn_page()
            return True
        return super().key(key)

    def use(self, tool: str) -> None:
        """The rules open at what is being taught."""
        if self.teaching:
            self.rule_in_question = self.lesson.steps[self.step].rule
        if tool == "undo" and self.teaching:
            self.say(_("In the lesson nothing is taken back."))
        else:
            super().use(tool)

    def answer(self, action: Action) -> None:
        if self.reading:
            self.say(_("First read on: Enter, or the button at the right."))
        elif self.wanted is not None and action != self.wanted:
            self.say(_("Not that now: look what the teacher says at the right."))
        else:
            if self.asked and self.teaching:
                self.step += 1
            super().answer(action)

    def _turn_page(self) -> None:
        self.step += 1
        self.stage.play("page")
        self.stage.dirty = True

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if not self.teaching:
            return
        step, box = self.lesson.steps[self.step], self._panel
        canvas.panel(box, "paper", "glow")
        heading = _("Lesson {n} of {all} · {rule}").format(n=self.step + 1, all=len(self.lesson.steps), rule=step.rule)
        canvas.fit(heading, Box(box.x + 14, box.y + 8, box.w - 28, 30), "badge", "muted")
        words = getattr(step, text.language(), step.en)
        canvas.fit(words, Box(box.x + 18, box.y + 46, box.w - 36, box.h * 0.84 - 46), "body", "ink", from_top=True)
        if self.reading:
            button(canvas, self, "next", self._next, _("Go on"))
