"""Small dialogs over a scene: a line of text to type, or a question to answer with yes or no."""

from __future__ import annotations

from collections.abc import Callable

from game.text import _
from game.ui.canvas import Canvas
from game.ui.fields import Field
from game.ui.files import Files
from game.ui.pages import Choice, Page
from game.ui.scenes import Key


class AskLine(Page):
    """Asks for a line of text. Enter takes it, Esc leaves everything as it was."""

    covers = False

    def __init__(self, files: Files, question: str, text: str, take: Callable[[str], None], longest: int = 200) -> None:
        super().__init__(files, "ask")
        self._question, self._take = question, take
        self.field = Field(text, longest)

    def choices(self) -> list[Choice]:
        return [
            Choice("take", lambda: _("Take it"), self._done),
            Choice("back", lambda: _("Leave it"), self.stage.pop),
        ]

    def key(self, key: Key) -> bool:
        if key.name in ("return", "enter") and not self.focused():
            self._done()
            return True
        return self.field.key(key)

    def _done(self) -> None:
        self.stage.pop()
        self._take(self.field.text)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        canvas.panel(self.layout.zones["panel"].box, "paper", "paper_edge")
        canvas.fit(self._question, self.layout.zones["question"].box, "strong", "ink", "centre")
        self.field.draw(canvas, self.layout.zones["field"].box, active=True)
        self.draw_choices(canvas)


class AskWhether(Page):
    """Asks before something is done that cannot be undone."""

    covers = False

    def __init__(self, files: Files, question: str, yes: str, act: Callable[[], None]) -> None:
        super().__init__(files, "ask")
        self._question, self._yes, self._act = question, yes, act

    def choices(self) -> list[Choice]:
        return [Choice("yes", lambda: self._yes, self._done), Choice("back", lambda: _("Leave it"), self.stage.pop)]

    def _done(self) -> None:
        self.stage.pop()
        self._act()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        canvas.panel(self.layout.zones["panel"].box, "paper", "paper_edge")
        canvas.fit(self._question, self.layout.zones["whole"].box, "heading", "ink", "centre")
        self.draw_choices(canvas)
