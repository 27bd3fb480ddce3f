"""The little maps in the rules of Lionheart: assets/lionheart/maps.toml, laid with the land and pieces of the table.

.A |F  V        A square is its terrain (as in box.toml) and its piece: A B C are castles of three players, N a neutral
-- +            one; small letters are knights. Between squares stands | for a border, between rows -- below a square.
.a  .  .        A map is the north-west corner of the board; what hangs together with the rest of it is no domain.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from game import paths
from game.rules.lionheart.board import (
    EAST,
    EDGE,
    EDGES,
    NEXT,
    SIZE,
    SOUTH,
    SQUARES,
    TERRAINS,
    Land,
    edge_name,
    square_at,
    square_name,
)
from game.rules.lionheart.box import CASTLE, EMPTY, NOBODY
from game.text import _
from game.typed import complaint, in_a_line
from game.ui.layout import Box, Layout, LayoutError, Strict, load
from game.ui.tables.contract import Laid, Tint
from game.ui.tables.lionheart.laying import edge_boxes, lay_country, side_lines, square_boxes

PIECES = "abcnABCN"
"""As in a view: the knights of each colour, then the castles."""
SIGNS = (0, 1, 2)
CELL = 4
"""A square takes two letters, a space, and a place for its eastern border."""
MARKS = {"gold": "glow", "red": "bad"}
FAINT, STRONG = 0.5, 0.95
"""How much a mark hides of a square, and of its sides or an edge."""


class Sketch(Strict, frozen=True):
    """A map as it is written down. Marked are squares (c1) and edges (c1-d1); allies are pairs of castles (a1-d2)."""

    land: str
    gold: tuple[str, ...] = ()
    red: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()


@dataclass(frozen=True)
class Map:
    """A map as it has been read: a country (`laying.Country`), of which a corner is seen."""

    rows: int
    columns: int
    land: Land
    borders: tuple[int, ...]
    pieces: tuple[int, ...]
    domain: tuple[int, ...]
    owner: tuple[int, ...]
    allies: tuple[int, ...]
    tints: tuple[tuple[str, str], ...]
    """The colour of what is marked, and its name."""


def illustrate(name: str, layout: Layout) -> Laid | None:
    """The map called map/<name>, as a part of the table; None for what is no map."""
    kind, _slash, rest = name.partition("/")
    if kind != "map":
        return None
    known = maps()
    if rest not in known:
        raise LayoutError(f"{_file()}: " + _("there is no map “{name}”").format(name=rest))
    return _laid(known[rest], layout)


@cache
def maps() -> dict[str, Map]:
    """All maps there are; LayoutError says what is wrong with one, and where."""
    written = load(_file(), dict[str, dict[str, Any]])
    return {name: _read(name, _sketch(name, table)) for name, table in written.items()}


def _sketch(name: str, written: dict[str, Any]) -> Sketch:
    try:
        return msgspec.convert(written, Sketch)
    except msgspec.ValidationError as error:
        raise _wrong(name, in_a_line(*complaint(error))) from None


def _file() -> Path:
    return paths.assets() / "lionheart" / "maps.toml"


# ---- laying


def _laid(country: Map, layout: Layout) -> Laid:
    """The corner of the board, and only what is seen of it."""
    laid = Laid([], {}, {}, board=_seen(country, layout))
    lay_country(laid, country, layout, SIGNS)
    laid.tints.extend(_tints(country, layout))
    seen = laid.board
    assert seen
    things, ground = ([thing for thing in lying if _meets(thing.box, seen)] for lying in (laid.things, laid.ground))
    return replace(laid, things=things, ground=ground)


def _seen(country: Map, layout: Layout) -> Box:
    board, rim, fence = layout.zones["board"], layout.zones["rim"].step, layout.zones["edges"].step
    width, height = country.columns * board.step, country.rows * board.step_down
    return Box(board.box.x - rim, board.box.y - rim, rim + width + fence, rim + height + fence)


def _meets(one: Box, other: Box) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    return across > 0 and min(one.y + one.h, other.y + other.h) - max(one.y, other.y) > 0


def _tints(country: Map, layout: Layout) -> Iterator[Tint]:
    squares, edges = square_boxes(layout), edge_boxes(layout)
    for colour, name in country.tints:
        if name in SQUARE_NAMES:
            square = squares[SQUARE_NAMES[name]]
            yield Tint(square, colour, FAINT)
            yield from (Tint(line, colour, STRONG) for line in side_lines(square))
        else:
            yield Tint(edges[EDGE_NAMES[name]].grown(layout.zones["edges"].step / 3), colour, STRONG)


SQUARE_NAMES = {square_name(square): square for square in range(SQUARES)}
EDGE_NAMES = {edge_name(edge): edge for edge in range(EDGES)}


# ---- reading


def _read(name: str, sketch: Sketch) -> Map:
    lines = sketch.land.strip("\n").split("\n")
    rows, columns = (len(lines) + 1) // 2, max(-(-len(line) // CELL) for line in lines[::2])
    if rows > SIZE or columns > SIZE:
        raise _wrong(name, _("it is larger than the board"))
    terrain, pieces, borders = [0] * SQUARES, [EMPTY] * SQUARES, [0] * EDGES + [1]
    for square in _corner(rows, columns):
        terrain[square], pieces[square] = _square(name, _cell(lines, square))
        for side, mark in ((EAST, _cell(lines, square)[3]), (SOUTH, _below(lines, square))):
            borders[EDGE[4 * square + side]] |= mark in "|-"
    castles = [square for square, piece in enumerate(pieces) if piece >= CASTLE]
    owner = tuple(pieces[castle] - CASTLE for castle in castles)
    return Map(
        rows,
        columns,
        Land(tuple(terrain), (0,) * SQUARES),
        tuple(borders),
        tuple(pieces),
        tuple(_domains(borders, castles, set(_corner(rows, columns)))),
        owner,
        tuple(_allies(name, sketch, castles)),
        tuple(_marked(name, sketch)),
    )


def _wrong(name: str, what: str) -> LayoutError:
    return LayoutError(f"{_file()}: {name}: {what}")


def _corner(rows: int, columns: int) -> list[int]:
    return [square_at(row, column) for row in range(rows) for column in range(columns)]


def _cell(lines: list[str], square: int) -> str:
    row, column = divmod(square, SIZE)
    return lines[2 * row].ljust(CELL * SIZE)[CELL * column :][:CELL]


def _below(lines: list[str], square: int) -> str:
    row, column = divmod(square, SIZE)
    return (lines[2 * row + 1] if 2 * row + 1 < len(lines) else "").ljust(CELL * SIZE)[CELL * column]


def _square(name: str, cell: str) -> tuple[int, int]:
    """Terrain and piece."""
    if cell[0] not in TERRAINS or cell[1] not in PIECES + " " or cell[2:] not in ("  ", " |"):
        raise _wrong(name, _("“{cell}” is no square: expected one like “.A |”").format(cell=cell.rstrip()))
    return TERRAINS.index(cell[0]), PIECES.index(cell[1]) if cell[1] != " " else EMPTY


def _domains(borders: list[int], castles: list[int], corner: set[int]) -> list[int]:
    """LH-10: by square the castle that stands alone in its region, unless that goes on beyond the corner."""
    domain = [NOBODY] * SQUARES
    for number, castle in enumerate(castles):
        region = _region(borders, castle)
        if region <= corner and region.isdisjoint(set(castles) - {castle}):
            for square in region:
                domain[square] = number
    return domain


def _region(borders: list[int], start: int) -> set[int]:
    found = [start]
    for square in found:  # grows while it is read
        ways = range(4 * square, 4 * square + 4)
        found += [NEXT[way] for way in ways if not borders[EDGE[way]] and NEXT[way] not in found]
    return set(found)


def _allies(name: str, sketch: Sketch, castles: list[int]) -> list[int]:
    allies = [0] * len(castles)
    for pair in sketch.allies:
        numbers = [castles.index(SQUARE_NAMES[one]) for one in pair.split("-") if SQUARE_NAMES.get(one) in castles]
        if len(numbers) != 2:
            raise _wrong(name, _("“{pair}” is no pair of castles").format(pair=pair))
        for one, other in (numbers, numbers[::-1]):
            allies[one] |= 1 << other
    return allies


def _marked(name: str, sketch: Sketch) -> Iterator[tuple[str, str]]:
    for mark, colour in MARKS.items():
        for place in getattr(sketch, mark):
            if place not in SQUARE_NAMES and place not in EDGE_NAMES:
                raise _wrong(name, _("“{place}” is no square and no edge").format(place=place))
            yield colour, place
