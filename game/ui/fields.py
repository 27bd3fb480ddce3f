"""A field: one line of text that is being typed. For a search, a name, a note, a seed."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pygame

from game.ui.canvas import Canvas
from game.ui.layout import Box
from game.ui.scenes import Key
from game.ui.widgets import clipped


class Field:
    """A text and a cursor in it, for the keys a person presses. `allowed` says which letters it takes."""

    def __init__(self, text: str = "", longest: int = 60, allowed: Callable[[str], bool] = str.isprintable) -> None:
        self.longest, self._allowed = longest, allowed
        self.text, self.cursor = "", 0
        self._stops: list[float] = []
        """Where the cursor may stand, as it was last drawn."""
        self.type(text)

    def key(self, key: Key) -> bool:
        """A key has been pressed; whether it means anything to a text."""
        typed = key.typed if key.typed.isprintable() and not key.command else ""
        if key.command and key.name == "v":
            self.type(pasted())
        elif typed:
            self.type(typed)
        elif key.name in EDITS and not key.command:
            EDITS[key.name](self)
        else:
            return False
        return True

    def type(self, words: str) -> None:
        """Put in what is allowed of the words, in one line, as far as there is room for it."""
        spoken = unicodedata.normalize("NFC", " ".join(words.split()) if len(words) > 1 else words)
        fitting = "".join(letter for letter in spoken if self._allowed(letter))[: self.longest - len(self.text)]
        self.text = self.text[: self.cursor] + fitting + self.text[self.cursor :]
        self.cursor += len(fitting)

    def clear(self) -> None:
        self.text, self.cursor = "", 0

    def move(self, by: int) -> None:
        self.cursor = min(max(0, self.cursor + by), len(self.text))

    def erase(self, behind: int) -> None:
        """Take away the letter before the cursor (0) or behind it (1)."""
        place = self.cursor - 1 + behind
        if 0 <= place < len(self.text):
            self.text = self.text[:place] + self.text[place + 1 :]
            self.cursor = place

    def point(self, at: tuple[float, float]) -> None:
        """Put the cursor where a click was, or as near as it can stand."""
        if self._stops:
            self.cursor = min(range(len(self._stops)), key=lambda stop: abs(self._stops[stop] - at[0]))

    def draw(self, canvas: Canvas, box: Box, active: bool, hint: str = "", style: str = "body") -> None:
        """The text as far as it fits, scrolled so that the cursor is seen; the hint while it is empty."""
        gap = canvas.theme.spacing.gap
        canvas.panel(box, "plate", "glow" if active else "paper_edge")
        inner = box.inset(1.5 * gap, 0, 1.5 * gap, 0)
        before = canvas.width(self.text[: self.cursor], style)
        left = inner.x - max(0.0, before - inner.w)
        self._stops = [left + canvas.width(self.text[:stop], style) for stop in range(len(self.text) + 1)]
        with clipped(canvas, inner.grown(2)):
            canvas.text(hint if not self.text else "", inner, style, "muted")
            canvas.text(self.text, Box(left, box.y, self._stops[-1] - left + gap, box.h), style, "ink")
        if active:
            tall = canvas.line_height(style)
            canvas.panel(Box(left + before, box.y + (box.h - tall) / 2, 2, tall), "ink", radius=1)


EDITS: dict[str, Callable[[Field], None]] = {
    "backspace": lambda field: field.erase(0),
    "delete": lambda field: field.erase(1),
    "left": lambda field: field.move(-1),
    "right": lambda field: field.move(1),
    "home": lambda field: field.move(-len(field.text)),
    "end": lambda field: field.move(len(field.text)),
}


def pasted() -> str:
    """What was copied elsewhere; nothing where the system keeps none, or where there is no window."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
