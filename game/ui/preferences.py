"""The player's settings, a row each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game import text
from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.lobby import Ask
from game.ui.pages import Choice, Page, Row, switch
from game.ui.widgets import plate

TEXT_SIZES = (0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5)
VOLUMES = tuple(range(0, 101, 10))


class Preferences(Page):
    """Every change is kept and seen at once."""

    def __init__(self, files: Files, ask: Ask, changed_language: Callable[[], None] = lambda: None) -> None:
        super().__init__(files, "preferences")
        self._ask, self._changed_language = ask, changed_language

    def choices(self) -> list[Choice]:
        return [Choice("back", lambda: _("Back"), self.stage.pop)]

    def rows(self) -> dict[str, list[Row]]:
        return {
            "rows": [
                self._row("language", lambda: _("Language"), list(text.LANGUAGES), text.LANGUAGES.__getitem__),
                Row("name", lambda: _("Your name"), lambda: self.stage.settings.name, self._ask_name, "text"),
                self._row("look", lambda: _("Look"), list(self.files.theme.looks), _look_words),
                self._row("text_size", lambda: _("Size of letters"), TEXT_SIZES, lambda size: f"{round(size * 100)} %"),
                self._row("speed", lambda: _("Speed"), range(4), _speed_words),
                self._switch("reduced_motion", lambda: _("Reduced motion: nothing flies, nothing counts")),
                self._row("sound", lambda: _("Sounds"), VOLUMES, _volume_words),
                self._row("ambience", lambda: _("Sounds of the garden"), VOLUMES, _volume_words),
                self._switch("captions", lambda: _("Captions: sounds are written too")),
                self._switch("full_screen", lambda: _("Full screen")),
            ]
        }

    def _row(self, name: str, label: Callable[[], str], values: Sequence[Any], words: Callable[[Any], str]) -> Row:
        return Row(name, label, lambda: words(self._value(name)), lambda by: self._turn(name, values, by))

    def _switch(self, name: str, label: Callable[[], str]) -> Row:
        return switch(name, label, lambda: bool(self._value(name)), lambda: self._set(name, not self._value(name)))

    def _value(self, name: str) -> Any:
        return text.language() if name == "language" else getattr(self.stage.settings, name)

    def _turn(self, name: str, values: Sequence[Any], by: int) -> None:
        now = self._value(name)
        nearest = min(range(len(values)), key=lambda place: _far(values[place], now))
        self._set(name, values[(nearest + by) % len(values)])

    def _set(self, name: str, value: Any) -> None:
        if name == "language":
            text.use(value)
            self._changed_language()
        self.stage.change(msgspec.structs.replace(self.stage.settings, **{name: value}))

    def _ask_name(self, _by: int) -> None:
        self._ask(
            _("What are you called at the table?"), self.stage.settings.name, lambda n: self._set("name", n.strip())
        )

    def draw(self, canvas: Canvas) -> None:
        canvas.background(f"common/{canvas.look.background}")
        plate(canvas, self.layout.zones["heading"].box, _("Settings"))
        self.draw_rows(canvas)
        self.draw_choices(canvas)


def _far(a: Any, b: Any) -> float:
    """How far a value in the file is from one that is offered."""
    return abs(a - b) if isinstance(a, int | float) else float(a != b)


def _look_words(name: str) -> str:
    return {"day": _("day"), "evening": _("evening"), "contrast": _("high contrast")}[name]


def _speed_words(speed: int) -> str:
    return [_("at once"), _("slow"), _("usual"), _("brisk")][speed]


def _volume_words(volume: int) -> str:
    return f"{volume} %" if volume else _("silent")
