"""The lobby: who sits down, how strong the computer seats are, by which options of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.catalogue import Entry
from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box, arranged
from game.ui.pages import Choice, Page
from game.ui.scenes import Spot
from game.ui.table_drawing import SYMBOLS
from game.ui.widgets import focus, plate

YOU = "you"


class Lobby(Page):
    """Chooses the seats and options of a match; `start` begins it."""

    def __init__(
        self,
        files: Files,
        entry: Entry,
        levels: Sequence[str],
        level_words: Callable[[str], str],
        start: Callable[[Entry, list[str], dict[str, Any]], None],
    ) -> None:
        super().__init__(files, "lobby")
        self.entry, self._start, self._level_words = entry, start, level_words
        self._kinds = [YOU, *levels]
        box = entry.rules.load_box({}, {})
        self._counts = entry.rules.seat_counts(box)
        self.seats = [YOU] + ["normal"] * (self._counts[0] - 1)
        self.options: dict[str, Any] = {
            name: value
            for name in box.options.__struct_fields__
            if isinstance(value := getattr(box.options, name), bool)
        }

    def choices(self) -> list[Choice]:
        return [
            Choice("start", lambda: _("Begin"), lambda: self._start(self.entry, list(self.seats), dict(self.options))),
            *([Choice("more", lambda: _("One seat more"), self._more)] if len(self.seats) < self._counts[-1] else []),
            *([Choice("fewer", lambda: _("One seat fewer"), self._fewer)] if len(self.seats) > self._counts[0] else []),
        ]

    def spots(self) -> list[Spot]:
        return [*self._rows("seats", len(self.seats)), *self._rows("options", len(self.options)), *super().spots()]

    def _rows(self, name: str, count: int) -> list[Spot]:
        zone = self.layout.zones[name]
        return [Spot(f"{name}.{n}", box) for n, box in enumerate(arranged(zone.box, zone, count))]

    def choose(self, spot: str) -> None:
        kind, _dot, number = spot.partition(".")
        if kind == "seats":
            self._next_player(int(number))
        elif kind == "options":
            name = list(self.options)[int(number)]
            self.options[name] = not self.options[name]
        else:
            super().choose(spot)

    def _next_player(self, seat: int) -> None:
        """The next kind of player for a seat; one person at most."""
        kinds = [kind for kind in self._kinds if kind != YOU or YOU not in self.seats or self.seats[seat] == YOU]
        self.seats[seat] = kinds[(kinds.index(self.seats[seat]) + 1) % len(kinds)]

    def _more(self) -> None:
        self.seats.append("normal")

    def _fewer(self) -> None:
        self.seats.pop()

    def draw(self, canvas: Canvas) -> None:
        canvas.background(f"common/{canvas.look.background}")
        plate(canvas, self.layout.zones["heading"].box, _(self.entry.words.TITLE))
        canvas.picture(f"{self.entry.word}/cover", self.layout.zones["cover"].box)
        for spot in self.spots():
            kind, _dot, number = spot.name.partition(".")
            if kind == "seats":
                self._draw_seat(canvas, spot, int(number))
            elif kind == "options":
                self._draw_option(canvas, spot, list(self.options)[int(number)])
        self.draw_choices(canvas)

    def _draw_seat(self, canvas: Canvas, spot: Spot, seat: int) -> None:
        box, player = spot.box, self.seats[seat]
        canvas.panel(box, f"seat{seat}", "glow" if self.hover == spot.name else "", radius=12)
        canvas.picture(f"common/seat_{SYMBOLS[seat]}", Box(box.x + 14, box.y + 12, 34, 34))
        words = _("You") if player == YOU else _("Computer: {level}").format(level=self._level_words(player))
        canvas.text(words, box.inset(64, 0, 70, 0), "heading", "light")
        canvas.picture(
            "common/person" if player == YOU else "common/computer", Box(box.x + box.w - 56, box.y + 9, 40, 40)
        )
        focus(canvas, self, spot.name, box)

    def _draw_option(self, canvas: Canvas, spot: Spot, name: str) -> None:
        box, on = spot.box, self.options[name]
        canvas.panel(box, "paper", "glow" if self.hover == spot.name else "paper_edge")
        canvas.picture("common/check" if on else "common/cross", Box(box.x + 12, box.y + 9, 34, 34))
        canvas.text(self.entry.words.option_of_rules(name), box.inset(60, 0, 12, 0), "body", "ink")
        focus(canvas, self, spot.name, box)
