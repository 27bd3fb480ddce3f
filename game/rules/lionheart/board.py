"""The board of Lionheart: how squares and edges are numbered, what lies beside what, and how the tiles make a land.

Squares are numbered row by row from the north-west corner: `square = 12 * row + column`, 144 of them.
The 264 inner edges, where a border may stand:

    0 … 131    upright, between a square and its eastern neighbour:  edge = 11 * row + column
    132 … 263  level, between a square and its southern neighbour:   edge = 132 + 12 * row + column

The board's frame is the one edge 264: a border that always stands (LH-10). People call a square by column and row, a1
in the north-west to l12 in the south-east, and an edge by its two squares.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from game.rules.kernel import Record

TILE: Final = 4
"""A tile has so many rows and columns; the board has three tiles in a row."""
SIZE: Final = 12
SQUARES: Final = 144
EDGES: Final = 264
FRAME: Final = 264
NOWHERE: Final = -1
"""Where a square would lie beyond the frame."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# ---- squares and edges


def square_at(row: int, column: int) -> int:
    """The square there; NOWHERE beyond the frame."""
    return SIZE * row + column if 0 <= row < SIZE and 0 <= column < SIZE else NOWHERE


def distance(one: int, other: int) -> int:
    """Rows and columns between two squares, counted together (LH-3)."""
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)


def square_name(square: int) -> str:
    """What people call it: c4."""
    return f"{'abcdefghijkl'[square % SIZE]}{square // SIZE + 1}"


def edge_name(edge: int) -> str:
    """What people call it: c4-d4."""
    return f"{square_name(FIRST[edge])}-{square_name(SECOND[edge])}"


def _neighbours(square: int) -> list[int]:
    row, column = square // SIZE, square % SIZE
    return [
        square_at(row - 1, column),
        square_at(row, column + 1),
        square_at(row + 1, column),
        square_at(row, column - 1),
    ]


def _edges(square: int) -> list[int]:
    row, column = square // SIZE, square % SIZE
    return [
        _level(row - 1, column) if row > 0 else FRAME,
        _upright(row, column) if column < SIZE - 1 else FRAME,
        _level(row, column) if row < SIZE - 1 else FRAME,
        _upright(row, column - 1) if column > 0 else FRAME,
    ]


def _upright(row: int, column: int) -> int:
    return (SIZE - 1) * row + column


def _level(row: int, column: int) -> int:
    return SIZE * (SIZE - 1) + SIZE * row + column


NEXT: Final[list[int]] = [other for square in range(SQUARES) for other in _neighbours(square)]
"""The neighbour of a square on a side: NEXT[4 * square + side], or NOWHERE."""
EDGE: Final[list[int]] = [edge for square in range(SQUARES) for edge in _edges(square)]
"""The edge of a square on a side: EDGE[4 * square + side], or FRAME."""
FIRST: Final[list[int]] = [
    *[square for square in range(SQUARES) if square % SIZE < SIZE - 1],
    *range(SQUARES - SIZE),
]
"""The western or northern square of an edge."""
SECOND: Final[list[int]] = [
    square + 1 if edge < SIZE * (SIZE - 1) else square + SIZE for edge, square in enumerate(FIRST)
]
"""The eastern or southern one."""


def _posts(edge: int) -> list[int]:
    """The three other edges at each end of an edge: six, those of the northern or western end first."""
    upright = edge < SIZE * (SIZE - 1)
    across, ends = (EAST, (NORTH, SOUTH)) if upright else (SOUTH, (WEST, EAST))
    found = []
    for end in ends:
        beyond = NEXT[4 * FIRST[edge] + end]
        further = FRAME if beyond == NOWHERE else EDGE[4 * beyond + across]
        found += [EDGE[4 * FIRST[edge] + end], EDGE[4 * SECOND[edge] + end], further]
    return found


POSTS: Final[list[int]] = [post for edge in range(EDGES) for post in _posts(edge)]
"""The edges that meet an edge: POSTS[6 * edge …], three at its first end and three at its second."""

# ---- the land

TERRAINS: Final = ".FVRCSGJ"
"""The letters of the terrains in box.toml."""
FIELD: Final = 0
FOREST: Final = 1
VILLAGE: Final = 2
RESIDENCE: Final = 3
COPPER: Final = 4
SILVER: Final = 5
GOLD: Final = 6
GEMS: Final = 7
MINES: Final = 4
"""There are so many kinds of mine; a mine's kind is its terrain less COPPER."""


@final
@dataclass(frozen=True)
class Land(Record):
    """The board as it is laid out for one match."""

    terrain: tuple[int, ...]
    worth: tuple[int, ...]
    """What each square scores in a domain (LH-11)."""


Tile = Sequence[str]
"""Four rows of four terrain letters."""
RING: Final = (0, 1, 2, 3, 5, 6, 7, 8)
"""The places of the eight tiles around the centre (place 4), row by row."""


def turned(tile: Tile, quarters: int) -> list[str]:
    """A tile turned clockwise by so many quarters."""
    rows = list(tile)
    for _quarter in range(quarters % 4):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows


def laid_out(centre: Tile, around: Sequence[Tile], order: Sequence[int], turns: Sequence[int]) -> tuple[int, ...]:
    """The terrain of all squares: which tile lies on each place of the ring, and how each of the nine is turned."""
    tiles: list[Tile] = [centre] * 9
    for place, number in zip(RING, order, strict=True):
        tiles[place] = around[number]
    placed = [turned(tile, quarters) for tile, quarters in zip(tiles, turns, strict=True)]
    return tuple(
        [
            TERRAINS.index(placed[3 * (row // TILE) + column // TILE][row % TILE][column % TILE])
            for row in range(SIZE)
            for column in range(SIZE)
        ]
    )
