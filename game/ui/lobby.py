"""The lobby: who sits down, how strong the computer seats are, by which options of the rules."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from game import text
from game.catalogue import Entry
from game.rules.boxfile import BoxError
from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box, arranged
from game.ui.pages import Choice, Page, Row, switch
from game.ui.scenes import Spot
from game.ui.signs import SYMBOLS, draw_sign
from game.ui.widgets import focus, plate

YOU = "you"
"""A person at this screen."""


@dataclass
class Sitting:
    """One seat of a match to come: a person or a computer of some level, a name if it was given one, a sign."""

    player: str
    sign: int
    name: str = ""


@dataclass
class Wish:
    """The match to come."""

    seats: list[Sitting]
    options: dict[str, Any] = field(default_factory=dict)
    overlay: dict[str, Any] = field(default_factory=dict)
    overlay_file: Path | None = None
    seed: int | None = None
    prototype: bool = False


Ask = Callable[[str, str, Callable[[str], None]], None]
"""Asks for a line of text: the question, what stands there already, and what to do with the answer."""


class Lobby(Page):
    """Chooses the seats and options of a match; `start` begins it."""

    def __init__(
        self,
        files: Files,
        entry: Entry,
        levels: Sequence[str],
        level_words: Callable[[str], str],
        own_name: str,
        ask: Ask,
        start: Callable[[Entry, Wish], None],
        choices: list[Choice],
    ) -> None:
        super().__init__(files, "lobby")
        self.entry, self._start, self._level_words, self._ask = entry, start, level_words, ask
        self._own_name, self._more_choices = own_name, choices
        self._kinds = [YOU, *levels]
        self.wish = Wish([])
        self._box: Any = entry.rules.load_box({}, {})
        for _seat in range(max(2, self._counts[0]) if self._counts[-1] > 1 else 1):
            self._more()
        self.wish.seats[0].player = YOU

    @property
    def _counts(self) -> range:
        return self.entry.rules.seat_counts(self._box)

    # ---- what can be chosen

    def choices(self) -> list[Choice]:
        return [Choice("start", lambda: _("Begin"), lambda: self._start(self.entry, self.wish)), *self._more_choices]

    def rows(self) -> dict[str, list[Row]]:
        return {"options": [*map(self._option_row, self._options()), *self._table_rows()]}

    def _table_rows(self) -> list[Row]:
        seed, overlay = self.wish.seed, self.wish.overlay_file
        return [
            Row("count", lambda: _("Seats"), lambda: str(len(self.wish.seats)), self._change_count),
            Row(
                "seed",
                lambda: _("Seed of luck"),
                lambda: _("a new one") if seed is None else str(seed),
                self._ask_seed,
                "text",
            ),
            Row(
                "overlay",
                lambda: _("Changed box (TOML file)"),
                lambda: _("none") if overlay is None else overlay.name,
                self._ask_overlay,
                "text",
            ),
            Row("language", lambda: _("Language"), lambda: text.LANGUAGES[text.language()], self._change_language),
            switch(
                "prototype",
                lambda: _("Prototype: free undo, open hands, luck by hand, notes"),
                lambda: self.wish.prototype,
                self._flip_prototype,
            ),
        ]

    def _option_row(self, name: str) -> Row:
        values = _values(type(self._box.options), name)
        label = self.entry.words.option_of_rules(name)
        if values == [False, True]:
            return switch(
                f"option.{name}", lambda: label, lambda: bool(self._option(name)), lambda: self._turn(name, values, 1)
            )
        shown = getattr(self.entry.words, "option_value", lambda name, value: str(value))
        return Row(
            f"option.{name}",
            lambda: label,
            lambda: shown(name, self._option(name)),
            lambda by: self._turn(name, values, by),
        )

    def _options(self) -> list[str]:
        options = self._box.options
        return [name for name in options.__struct_fields__ if _values(type(options), name)]

    def _option(self, name: str) -> Any:
        return getattr(self._box.options, name)

    def spots(self) -> list[Spot]:
        return [*self._seat_spots(), *super().spots()]

    def _seat_spots(self) -> list[Spot]:
        zone = self.layout.zones["seats"]
        spots = []
        for number, box in enumerate(arranged(zone.box, zone, len(self.wish.seats))):
            spots += [
                Spot(f"player.{number}", box),
                Spot(f"sign.{number}", Box(box.x + 8, box.y + 4, box.h - 8, box.h - 8)),
                Spot(f"name.{number}", Box(box.x + box.w - 54, box.y + (box.h - 40) / 2, 40, 40)),
            ]
        return spots

    # ---- what then happens

    def choose(self, spot: str) -> None:
        kind, _dot, number = spot.partition(".")
        if kind == "player":
            self._next_player(self.wish.seats[int(number)])
        elif kind == "sign":
            self._next_sign(self.wish.seats[int(number)])
        elif kind == "name":
            self._ask_name(self.wish.seats[int(number)])
        else:
            super().choose(spot)

    def dropped(self, file: Path) -> None:
        """A file was dragged onto the window: a changed box."""
        self._read_overlay(str(file))

    def _next_player(self, seat: Sitting) -> None:
        seat.player = self._kinds[(self._kinds.index(seat.player) + 1) % len(self._kinds)]
        seat.name = ""

    def _next_sign(self, seat: Sitting) -> None:
        """The next colour and symbol that nobody has."""
        taken = {other.sign for other in self.wish.seats if other is not seat}
        free = [(seat.sign + step) % len(SYMBOLS) for step in range(1, len(SYMBOLS) + 1)]
        seat.sign = next(sign for sign in free if sign not in taken)

    def _ask_name(self, seat: Sitting) -> None:
        def name(words: str) -> None:
            seat.name = words.strip()

        self._ask(_("What is this player called?"), self.seat_name(seat), name)

    def _change_count(self, by: int) -> None:
        counts = list(self._counts)
        wanted = counts[(counts.index(len(self.wish.seats)) + by) % len(counts)]
        while len(self.wish.seats) < wanted:
            self._more()
        del self.wish.seats[wanted:]

    def _change_language(self, by: int) -> None:
        names = list(text.LANGUAGES)
        chosen = names[(names.index(text.language()) + by) % len(names)]
        text.use(chosen)
        self.stage.change(msgspec.structs.replace(self.stage.settings, language=chosen))

    def _more(self) -> None:
        taken = {seat.sign for seat in self.wish.seats}
        self.wish.seats.append(Sitting("normal", next(sign for sign in range(len(SYMBOLS)) if sign not in taken)))

    def _turn(self, name: str, values: list[Any], by: int) -> None:
        value = values[(values.index(self._option(name)) + by) % len(values)]
        self._use({**self.wish.options, name: value}, self.wish.overlay)

    def _flip_prototype(self) -> None:
        self.wish.prototype = not self.wish.prototype

    def _ask_seed(self, _by: int) -> None:
        def read(words: str) -> None:
            self.wish.seed = int(words) if words.strip().isdecimal() else None

        old = "" if self.wish.seed is None else str(self.wish.seed)
        self._ask(_("The number luck is drawn by; empty for a new one:"), old, read)

    def _ask_overlay(self, _by: int) -> None:
        old = str(self.wish.overlay_file or "")
        self._ask(_("A TOML file with what it changes in the box (or drag it here); empty for none:"), old, self._read)

    def _read(self, words: str) -> None:
        if words.strip():
            self._read_overlay(words.strip())
        else:
            self._use(self.wish.options, {})
            self.wish.overlay_file = None

    def _read_overlay(self, name: str) -> None:
        file = Path(name).expanduser()
        try:
            overlay = read_overlay(file)
        except (OSError, ValueError, RecursionError) as error:
            self.stage.say(f"{file}: {getattr(error, 'strerror', None) or error}")
            return
        if self._use(self.wish.options, overlay, file):
            self.wish.overlay_file = file

    def _use(self, options: dict[str, Any], overlay: dict[str, Any], file: Path | None = None) -> bool:
        """Take these if they make a box; say why not otherwise."""
        try:
            self._box = self.entry.rules.load_box(overlay, options)
        except BoxError as error:
            self.stage.say(error.told(file))
            return False
        self.wish.options, self.wish.overlay = options, overlay
        if len(self.wish.seats) not in self._counts:
            wanted = min(max(len(self.wish.seats), self._counts[0]), self._counts[-1])
            while len(self.wish.seats) < wanted:
                self._more()
            del self.wish.seats[wanted:]
        return True

    # ---- what is said

    def seat_name(self, seat: Sitting) -> str:
        """The name it was given, or else one by its place."""
        number = self.wish.seats.index(seat) + 1
        if seat.player != YOU:
            return seat.name or _("Computer {n}").format(n=number)
        people = [other for other in self.wish.seats if other.player == YOU]
        own = self._own_name if people[0] is seat else ""
        return seat.name or own or _("Player {n}").format(n=number)

    # ---- how it looks

    def draw(self, canvas: Canvas) -> None:
        canvas.background(f"common/{canvas.look.background}")
        plate(canvas, self.layout.zones["heading"].box, _(self.entry.title))
        cover = self.layout.zones["cover"].box
        canvas.panel(cover.grown(5), "light")
        canvas.picture(f"{self.entry.word}/cover", cover)
        boxes = self._boxes()
        for number, seat in enumerate(self.wish.seats):
            self._draw_seat(canvas, number, seat, boxes)
        self.draw_rows(canvas)
        self.draw_choices(canvas)

    def _draw_seat(self, canvas: Canvas, number: int, seat: Sitting, boxes: dict[str, Box]) -> None:
        box = boxes[f"player.{number}"]
        canvas.panel(box, "paper", "glow" if self.hover == f"player.{number}" else "paper_edge", radius=12)
        disc = boxes[f"sign.{number}"]
        draw_sign(canvas, seat.sign, disc)
        person = seat.player == YOU
        canvas.picture(
            "common/person" if person else "common/computer", Box(disc.x + disc.w + 8, disc.y, disc.w, disc.h)
        )
        inner = Box(disc.x + 2 * disc.w + 22, box.y + 2, box.x + box.w - 62 - disc.x - 2 * disc.w - 22, box.h - 4)
        canvas.fit(self.seat_name(seat), inner.part(0, 0, 0.52, 1), "strong", "ink")
        kind = _("at this screen") if person else self._level_words(seat.player)
        canvas.fit(kind, inner.part(0.54, 0, 0.46, 1), "body", "muted", "right")
        canvas.picture("common/pencil", boxes[f"name.{number}"].inset(6, 6, 6, 6))
        for spot in ("player", "sign", "name"):
            focus(canvas, self, f"{spot}.{number}", boxes[f"{spot}.{number}"])


def read_overlay(file: Path) -> dict[str, Any]:
    """What a playtester's file changes in the box; OSError or ValueError if it cannot be read."""
    return tomllib.loads(file.read_text(encoding="utf-8-sig"))


def _values(options: type, name: str) -> list[Any]:
    """What an option may be, if it is one of a few; otherwise it is for an overlay."""
    info = msgspec.inspect.type_info(options)
    assert isinstance(info, msgspec.inspect.StructType)
    kind = next(field.type for field in info.fields if field.name == name)
    if isinstance(kind, msgspec.inspect.BoolType):
        return [False, True]
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        return list(range(kind.ge, kind.le + 1))
    return []
