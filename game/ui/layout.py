"""Layouts: where things lie on a sheet of 1280 × 720, read from TOML. No coordinate and no colour stands in Python."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from game.typed import complaint, in_a_line

SHEET = (1280.0, 720.0)
Arrangement = Literal["row", "fan", "pile", "stack", "grid", "ring", "edges", "track", "pool"]
T = TypeVar("T")


class Box(NamedTuple):
    """A rectangle of the sheet."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, point: tuple[float, float]) -> bool:
        return self.x <= point[0] < self.x + self.w and self.y <= point[1] < self.y + self.h

    def inset(self, left: float, top: float, right: float, bottom: float) -> Box:
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def grown(self, by: float) -> Box:
        return self.inset(-by, -by, -by, -by)

    def part(self, x: float, y: float, w: float, h: float) -> Box:
        """A part of it, in parts of its size."""
        return Box(self.x + x * self.w, self.y + y * self.h, w * self.w, h * self.h)

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)


class LayoutError(ValueError):
    """A layout that cannot be used: one line that names file, place and what was expected."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a layout file."""


class Slots(Strict, frozen=True):
    """How several things share a place."""

    arrange: Arrangement = "pile"
    item: tuple[float, float] = (0, 0)
    step: float = 0
    step_down: float = 0
    columns: int = 0
    inset: tuple[float, float, float, float] = (0, 0, 0, 0)


class Zone(Slots, frozen=True):
    """A named place of the sheet."""

    box: Box = Box(0, 0, 0, 0)


class Seats(Strict, frozen=True):
    """Where the others sit, for one number of seats: boxes clockwise from the left of the own one."""

    others: list[Box]
    plaque: Box
    slots: Slots


class Part(Strict, frozen=True):
    """A part of a card's face: where, in which font, and from which width of the card on."""

    box: tuple[float, float, float, float]
    font: str
    from_: float = msgspec.field(name="from")


class Face(Strict, frozen=True):
    """What a card shows and where, in parts of its own size."""

    size: tuple[float, float]
    radius: float
    name: Part
    points: Part
    count: Part
    shield: tuple[float, float, float, float] = (0.3, 0.3, 0.4, 0.4)
    """Where a piece bears the symbol of its owner."""


class Layout(Strict, frozen=True):
    """The file of a scene or of a game's table."""

    zones: dict[str, Zone]
    seats: dict[str, Seats] = {}
    face: Face | None = None


def load(file: Path, kind: type[T]) -> T:
    """Read a layout file; `LayoutError` says what is wrong with it and where."""
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8-sig")), kind)
    except OSError as error:
        raise LayoutError(f"{file}: {error.strerror}") from None
    except msgspec.ValidationError as error:
        raise LayoutError(f"{file}: {in_a_line(*complaint(error))}") from None
    except (ValueError, RecursionError) as error:
        raise LayoutError(f"{file}: {error}") from None
    if isinstance(found, Layout):
        _check(file, found)
    return found


def _check(file: Path, layout: Layout) -> None:
    """What types cannot say."""
    places: list[tuple[str, Slots]] = [(f'zone "{name}"', zone) for name, zone in layout.zones.items()]
    places += [(f"seats.{count}.slots", seats.slots) for count, seats in layout.seats.items()]
    for place, slots in places:
        for field in NEEDS[slots.arrange]:
            if not getattr(slots, field):
                raise LayoutError(f'{file}: {place}: "{slots.arrange}" needs "{field}"')


NEEDS: dict[Arrangement, tuple[str, ...]] = {
    "row": ("item", "step"),
    "fan": ("item", "step"),
    "pile": (),
    "stack": ("item", "step"),
    "grid": ("item", "columns", "step", "step_down"),
    "ring": ("item",),
    "edges": ("columns", "step"),
    "track": ("columns", "step"),
    "pool": ("item",),
}


def arranged(box: Box, slots: Slots, count: int) -> list[Box]:
    """The boxes of so many things in a place, in order."""
    place = box.inset(*slots.inset)
    return [ARRANGE[slots.arrange](place, slots, number, count) for number in range(count)]


def _row(place: Box, slots: Slots, number: int, count: int) -> Box:
    """Beside each other, in the middle; closer together when there is not enough room."""
    w, h = slots.item
    step = min(slots.step, (place.w - w) / max(1, count - 1))
    left = place.x + (place.w - w - step * (count - 1)) / 2
    return Box(left + number * step, place.y + (place.h - h) / 2, w, h)


def _fan(place: Box, slots: Slots, number: int, count: int) -> Box:
    """A row whose ends hang down a little, as in a hand."""
    flat = _row(place, slots, number, count)
    off = (number - (count - 1) / 2) / max(1, count)
    return flat.moved(0, off * off * slots.step)


def _pile(place: Box, slots: Slots, number: int, count: int) -> Box:
    """On top of each other, each a little higher."""
    w, h = slots.item if slots.item[0] else (place.w, place.h)
    return Box(place.x + (place.w - w) / 2, place.y + (place.h - h) / 2, w, h).moved(0, -number * slots.step)


def _stack(place: Box, slots: Slots, number: int, count: int) -> Box:
    """Covering each other downwards; closer together when there is not enough room."""
    w, h = slots.item
    step = min(slots.step, (place.h - h) / max(1, count - 1))
    return Box(place.x + (place.w - w) / 2, place.y + number * step, w, h)


def _grid(place: Box, slots: Slots, number: int, count: int) -> Box:
    row, column = divmod(number, slots.columns)
    left = place.x + (place.w - slots.item[0] - slots.step * (slots.columns - 1)) / 2
    return Box(left + column * slots.step, place.y + row * slots.step_down, *slots.item)


def _ring(place: Box, slots: Slots, number: int, count: int) -> Box:
    """Around an ellipse, clockwise from the top."""
    turn = 2 * math.pi * number / max(1, count)
    w, h = slots.item
    x = place.x + place.w / 2 + (place.w - w) / 2 * math.sin(turn)
    y = place.y + place.h / 2 - (place.h - h) / 2 * math.cos(turn)
    return Box(x - w / 2, y - h / 2, w, h)


def _edges(place: Box, slots: Slots, number: int, count: int) -> Box:
    """The inner edges of a square board, those between columns first, then those between rows; `step` wide."""
    size, cell = slots.columns, place.w / slots.columns
    upright = size * (size - 1)
    row, column = divmod(number % upright, size - 1) if number < upright else divmod(number - upright, size)
    if number < upright:
        return Box(place.x + (column + 1) * cell - slots.step / 2, place.y + row * cell, slots.step, cell)
    return Box(place.x + column * cell, place.y + (row + 1) * cell - slots.step / 2, cell, slots.step)


def _track(place: Box, slots: Slots, number: int, count: int) -> Box:
    """Cells around the rim of a place, clockwise from its upper left corner: `columns` a side, `step` thick."""
    side, along = divmod(number % (4 * slots.columns), slots.columns)
    long, high, thick = (place.w - slots.step) / slots.columns, (place.h - slots.step) / slots.columns, slots.step
    return [
        Box(place.x + along * long, place.y, long, thick),
        Box(place.x + place.w - thick, place.y + along * high, thick, high),
        Box(place.x + place.w - (along + 1) * long, place.y + place.h - thick, long, thick),
        Box(place.x, place.y + place.h - (along + 1) * high, thick, high),
    ][side]


def _pool(place: Box, slots: Slots, number: int, count: int) -> Box:
    """Tokens row by row as they fit, overlapping when there are too many of them."""
    w, h = slots.item
    a_row = max(1, int(place.w / w))
    rows = -(-count // a_row)
    down = min(h, (place.h - h) / max(1, rows - 1)) if rows > 1 else h
    row, column = divmod(number, a_row)
    return Box(place.x + column * w, place.y + row * down, w, h)


ARRANGE: dict[Arrangement, Any] = {
    "row": _row,
    "fan": _fan,
    "pile": _pile,
    "stack": _stack,
    "grid": _grid,
    "ring": _ring,
    "edges": _edges,
    "track": _track,
    "pool": _pool,
}
