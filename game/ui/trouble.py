"""Something unexpected has gone wrong: said in plain words, with what was kept and what can be done."""

from __future__ import annotations

from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.pages import Choice, Page


class Trouble(Page):
    """Covers the scene in which it happened."""

    def __init__(self, files: Files, words: str, choices: list[Choice]) -> None:
        super().__init__(files, "trouble")
        self._words, self._choices = words, choices

    def choices(self) -> list[Choice]:
        return self._choices

    def escape(self) -> None:
        self._choices[0].act()

    def draw(self, canvas: Canvas) -> None:
        canvas.background(f"common/{canvas.look.background}")
        canvas.panel(self.layout.zones["panel"].box, "paper", "bad")
        canvas.fit(_("Something went wrong"), self.layout.zones["heading"].box, "heading", "bad", "centre")
        canvas.fit(self._words, self.layout.zones["words"].box, "body", "ink")
        self.draw_choices(canvas)
