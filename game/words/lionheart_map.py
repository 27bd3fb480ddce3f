"""The land of Lionheart as a map in characters.

.  2| F *1|    A square: its terrain; # for a castle or * for a knight; and whose piece, or whose domain it is.
----+          | and ---- are borders.
"""

from __future__ import annotations

from game.rules.lionheart.board import EAST, EDGE, FRAME, SIZE, SOUTH, TERRAINS, square_at
from game.rules.lionheart.box import CASTLE, COLOURS, EMPTY, NOBODY
from game.rules.lionheart.sight import View

NEUTRAL = "n"


def drawn(view: View) -> list[str]:
    """The board row by row, with the frame, and letters and numbers for its squares."""
    heads = "     " + "".join(f"{letter}    " for letter in "abcdefghijkl")
    lines = [heads.rstrip(), "   +" + "----+" * SIZE]
    for row in range(SIZE):
        squares = [square_at(row, column) for column in range(SIZE)]
        cells = "".join(_cell(view, square) + _upright(view, square) for square in squares)
        lines.append(f"{row + 1:2} |{cells} {row + 1}")
        lines.append("   " + "".join(_corner(view, row, column) + _level(view, row, column) for column in range(SIZE)))
        lines[-1] += "+" if _level(view, row, SIZE - 1).strip() else "|"
    return lines


def digit(view: View, colour: int) -> str:
    """How a colour is marked on the map."""
    return str(colour + 1) if colour < len(view.coins) else NEUTRAL


def _cell(view: View, square: int) -> str:
    piece, domain = view.pieces[square], view.domain[square]
    terrain = TERRAINS[view.land.terrain[square]]
    if piece != EMPTY:
        return f"{terrain} {'#' if piece >= CASTLE else '*'}{digit(view, piece % COLOURS)}"
    return f"{terrain}  {digit(view, view.owner[domain]) if domain != NOBODY else ' '}"


def _upright(view: View, square: int) -> str:
    return "|" if view.borders[EDGE[4 * square + EAST]] else " "


def _level(view: View, row: int, column: int) -> str:
    return "----" if view.borders[EDGE[4 * square_at(row, column) + SOUTH]] else "    "


def _corner(view: View, row: int, column: int) -> str:
    """A post where the south-western corner of a square meets a border or the frame."""
    edges = [EDGE[4 * square_at(row, column) + SOUTH]]
    if column == 0:
        return "+" if row == SIZE - 1 or view.borders[edges[0]] else "|"
    west = square_at(row, column - 1)
    edges += [EDGE[4 * west + EAST], EDGE[4 * west + SOUTH]]
    if row < SIZE - 1:
        edges.append(EDGE[4 * square_at(row + 1, column - 1) + EAST])
    return "+" if any(edge == FRAME or view.borders[edge] for edge in edges) else " "
