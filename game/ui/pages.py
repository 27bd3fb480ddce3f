"""Pages: scenes made of buttons and of rows with something to choose, laid out by a file of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box, Layout, arranged
from game.ui.scenes import Scene, Spot
from game.ui.widgets import button, focus


@dataclass(frozen=True)
class Choice:
    """A button of a page: its name, its words, and what it does."""

    name: str
    words: Callable[[], str]
    act: Callable[[], None]


@dataclass(frozen=True)
class Row:
    """Something with a value that can be turned: by a click to the next one, by its arrow to the one before."""

    name: str
    label: Callable[[], str]
    value: Callable[[], str]
    turn: Callable[[int], None]
    kind: str = "list"
    """"list" has an arrow back, "switch" is on or off, "text" is typed."""


def switch(name: str, label: Callable[[], str], is_on: Callable[[], bool], flip: Callable[[], None]) -> Row:
    """A row that is on or off."""
    return Row(name, label, lambda: "on" if is_on() else "", lambda _by: flip(), "switch")


class Page(Scene):
    """A page with buttons in the zone "buttons" of its layout, and rows in the zones they name."""

    def __init__(self, files: Files, layout: str) -> None:
        super().__init__()
        self.files, self._layout = files, layout

    @property
    def layout(self) -> Layout:
        return self.files.layout(self._layout)

    # ---- for subclasses

    def choices(self) -> list[Choice]:
        return []

    def rows(self) -> dict[str, list[Row]]:
        """By the zone they stand in."""
        return {}

    # ---- the same for all pages

    def spots(self) -> list[Spot]:
        rows = [spot for zone, rows in self.rows().items() for spot in self._row_spots(zone, rows)]
        zone = self.layout.zones["buttons"]
        choices = self.choices()
        boxes = arranged(zone.box, zone, len(choices))
        return [*rows, *(Spot(choice.name, box) for choice, box in zip(choices, boxes, strict=True))]

    def choose(self, spot: str) -> None:
        back, name = spot.startswith("less."), spot.removeprefix("less.")
        for row in [row for rows in self.rows().values() for row in rows]:
            if row.name == name:
                self.stage.play("click")
                row.turn(-1 if back else 1)
                return
        for choice in self.choices():
            if choice.name == spot:
                self.stage.play("click")
                choice.act()
                return

    def draw_choices(self, canvas: Canvas) -> None:
        boxes = self._boxes()
        for choice in self.choices():
            button(canvas, self, choice.name, boxes[choice.name], choice.words())

    def draw_rows(self, canvas: Canvas) -> None:
        boxes = self._boxes()
        for rows in self.rows().values():
            for row in rows:
                self._draw_row(canvas, row, boxes)

    def _boxes(self) -> dict[str, Box]:
        return {spot.name: spot.box for spot in self.spots()}

    def _row_spots(self, name: str, rows: list[Row]) -> list[Spot]:
        zone = self.layout.zones[name]
        spots = []
        for row, box in zip(rows, arranged(zone.box, zone, len(rows)), strict=True):
            spots.append(Spot(row.name, box))
            if row.kind == "list":
                spots.append(Spot(f"less.{row.name}", _value(box).part(0, 0, 0.18, 1)))
        return spots

    def _draw_row(self, canvas: Canvas, row: Row, boxes: dict[str, Box]) -> None:
        box = boxes[row.name]
        canvas.panel(box, "paper", "glow" if self.hover == row.name else "paper_edge")
        icon = Box(box.x + 12, box.y + box.h / 2 - 16, 32, 32)
        if row.kind == "switch":
            canvas.picture("common/check" if row.value() else "common/cross", icon)
            canvas.fit(row.label(), box.inset(56, 3, 12, 3), "body", "ink")
        else:
            canvas.fit(row.label(), Box(box.x + 16, box.y + 3, box.w * 0.54 - 20, box.h - 6), "body", "muted")
            self._draw_value(canvas, row, _value(box))
        focus(canvas, self, row.name, box)

    def _draw_value(self, canvas: Canvas, row: Row, box: Box) -> None:
        side = min(28.0, box.h - 12)
        right = Box(box.x + box.w - side - 10, box.y + (box.h - side) / 2, side, side)
        if row.kind == "list":
            less = Box(box.x + 8, right.y, side, side)
            canvas.picture("common/arrow_left", less, 255 if self.hover == f"less.{row.name}" else 150)
            canvas.picture("common/arrow_right", right, 255 if self.hover == row.name else 150)
            focus(canvas, self, f"less.{row.name}", less)
        else:
            canvas.picture("common/pencil", right)
        canvas.fit(row.value(), box.inset(side + 16, 3, side + 16, 3), "strong", "ink", "centre")


def _value(box: Box) -> Box:
    """Where the value of a row stands."""
    return box.part(0.54, 0, 0.46, 1)
