"""The curtain: the screen goes from one person to another, and nothing of the table is seen meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.pages import Choice, Page
from game.ui.signs import colour, draw_sign


class Curtain(Page):
    """Covers everything until the person named on it is there."""

    def __init__(self, files: Files, name: str, sign: int, ready: Callable[[], None], menu: Callable[[], None]) -> None:
        super().__init__(files, "curtain")
        self._name, self._sign, self._ready, self._menu = name, sign, ready, menu

    def enter(self) -> None:
        self.focus = "ready"

    def choices(self) -> list[Choice]:
        return [Choice("ready", lambda: _("I am here, alone"), self._open)]

    def _open(self) -> None:
        self.stage.pop()
        self._ready()

    def escape(self) -> None:
        """Esc must not open it: whoever presses it may not be the one."""
        self._menu()

    def draw(self, canvas: Canvas) -> None:
        canvas.background("common/curtain")
        box = self.layout.zones["panel"].box
        canvas.panel(box, "paper", colour(self._sign))
        draw_sign(canvas, self._sign, self.layout.zones["sign"].box)
        canvas.fit(self._name, self.layout.zones["name"].box, "title", "ink", "centre")
        words = _("It is your turn. Everybody else looks away, please.")
        canvas.fit(words, self.layout.zones["words"].box, "body", "ink", "centre")
        self.draw_choices(canvas)
