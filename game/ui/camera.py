"""The camera over a board: looks at it closer, and at another part of it."""

from __future__ import annotations

from dataclasses import replace

from game.ui.layout import Box
from game.ui.tables.contract import Laid, Thing, Tint

NEAREST = 3.0
BOARD = ("square", "edge")
"""How spots of a board begin."""


class Camera:
    """How close the board is looked at, and at which part: 1 shows all of it."""

    def __init__(self) -> None:
        self.zoom = 1.0
        self.x, self.y = 0.5, 0.5
        """What is in the middle, in parts of the board."""

    @property
    def state(self) -> tuple[float, float, float]:
        return self.zoom, self.x, self.y

    def closer(self, notches: float, at: tuple[float, float], board: Box) -> None:
        """Zoom in or out; what is under the mouse stays there."""
        before = self._to_board(at, board)
        self.zoom = min(NEAREST, max(1.0, self.zoom * 1.25**notches))
        after = self._to_board(at, board)
        self.x, self.y = self.x + before[0] - after[0], self.y + before[1] - after[1]
        self._stay_inside()

    def move(self, dx: float, dy: float, board: Box) -> None:
        """Drag the board by so much of the sheet."""
        self.x -= dx / board.w / self.zoom
        self.y -= dy / board.h / self.zoom
        self._stay_inside()

    def seen(self, laid: Laid) -> Laid:
        """The table with its board as the camera sees it."""
        board = laid.board
        if board is None or self.zoom == 1.0:
            return laid
        return replace(
            laid,
            things=[self._thing(thing, board) if is_on_board(thing.spot) else thing for thing in laid.things],
            places={name: self.box(box, board) if is_on_board(name) else box for name, box in laid.places.items()},
            tints=[self.tint(tint, board) for tint in laid.tints],
            ground=[self._thing(thing, board) for thing in laid.ground],
        )

    def box(self, box: Box, board: Box) -> Box:
        """Where a box of the board is seen."""
        x = board.x + board.w / 2 + (box.x - board.x - self.x * board.w) * self.zoom
        y = board.y + board.h / 2 + (box.y - board.y - self.y * board.h) * self.zoom
        return Box(x, y, box.w * self.zoom, box.h * self.zoom)

    def tint(self, tint: Tint, board: Box) -> Tint:
        return replace(tint, box=self.box(tint.box, board))

    def _thing(self, thing: Thing, board: Box) -> Thing:
        return replace(thing, box=self.box(thing.box, board))

    def _to_board(self, at: tuple[float, float], board: Box) -> tuple[float, float]:
        x = self.x + (at[0] - board.centre[0]) / board.w / self.zoom
        return x, self.y + (at[1] - board.centre[1]) / board.h / self.zoom

    def _stay_inside(self) -> None:
        half = 0.5 / self.zoom
        self.x = min(1 - half, max(half, self.x))
        self.y = min(1 - half, max(half, self.y))


def is_on_board(spot: str) -> bool:
    return spot.partition(".")[0] in BOARD
