"""Where the rules of Lionheart permit a castle, a border, a knight, an expansion, a traitor, an alliance.

Each function looks at the table as it is now and changes nothing. Lists come in the order of the board.
"""

from __future__ import annotations

from game.rules.lionheart.board import (
    EDGE,
    EDGES,
    FIELD,
    FIRST,
    FOREST,
    FRAME,
    NEXT,
    NOWHERE,
    SECOND,
    SQUARES,
    distance,
)
from game.rules.lionheart.box import CASTLE, COLOURS, EMPTY, NOBODY
from game.rules.lionheart.domains import is_domain
from game.rules.lionheart.state import State

# ---- castles


def castle_gap(state: State, colour: int) -> int:
    """LH-3: the printed gap, or the largest below it that leaves this colour a square; -1 if nothing does."""
    free = _castle_squares(state)
    own = [square for castle, square in enumerate(state.castles) if state.owner[castle] == colour]
    gap = state.box.options.castle_gap
    while gap >= 0 and not any(_keeps(own, square, gap) for square in free):
        gap -= 1
    return gap


def castle_squares(state: State, colour: int, gap: int) -> list[int]:
    """LH-2, LH-3: free fields with room for a knight beside them, far enough from castles of this colour."""
    own = [square for castle, square in enumerate(state.castles) if state.owner[castle] == colour]
    return [square for square in _castle_squares(state) if _keeps(own, square, gap)]


def posts_beside(state: State, square: int) -> list[int]:
    """LH-2: free field and forest squares next to a square."""
    found = []
    for way in range(4 * square, 4 * square + 4):
        other = NEXT[way]
        if other != NOWHERE and state.pieces[other] == EMPTY and state.land.terrain[other] <= FOREST:
            found.append(other)
    return sorted(found)


def _castle_squares(state: State) -> list[int]:
    return [
        square
        for square in range(SQUARES)
        if state.land.terrain[square] == FIELD and state.pieces[square] == EMPTY and posts_beside(state, square)
    ]


def _keeps(own: list[int], square: int, gap: int) -> bool:
    """LH-3: so many squares lie between."""
    for other in own:
        if distance(other, square) <= gap:
            return False
    return True


# ---- borders


def may_fence(state: State, edge: int) -> bool:
    """LH-20: no border there, not inside a domain, not between two pieces of one colour."""
    if state.borders[edge] or state.domain[FIRST[edge]] != NOBODY:
        return False
    one, other = state.pieces[FIRST[edge]], state.pieces[SECOND[edge]]
    return one == EMPTY or other == EMPTY or one % COLOURS != other % COLOURS


def borders_left(state: State) -> int:
    """LH-20: the supply; expansions may take more than there is."""
    return max(0, state.box.pieces.borders - state.placed)


def can_fence(state: State) -> bool:
    if not borders_left(state):
        return False
    for edge in range(EDGES):
        if may_fence(state, edge):
            return True
    return False


def fences(state: State) -> list[int]:
    """Every edge where a border may be placed."""
    return [edge for edge in range(EDGES) if may_fence(state, edge)]


# ---- knights


def fee(state: State, square: int) -> int:
    """LH-21: what a knight on this square costs besides the card."""
    return state.prices.forest if state.land.terrain[square] == FOREST else 0


def knight_squares(state: State, colour: int, coins: int, domain: int = NOBODY) -> list[int]:
    """LH-21: where a knight may be posted for so many thalers; with a domain, only inside it."""
    if not state.reserve[colour]:
        return []
    found = []
    for square in range(SQUARES):
        piece = state.pieces[square]
        if piece == colour or piece == colour + CASTLE:
            for way in range(4 * square, 4 * square + 4):
                other = NEXT[way]
                if state.borders[EDGE[way]] or other in found or not _may_post(state, other, coins):
                    continue
                if domain == NOBODY or state.domain[other] == domain:
                    found.append(other)
    found.sort()
    return found


def can_post(state: State, colour: int, coins: int) -> bool:
    return coins >= 0 and bool(knight_squares(state, colour, coins))


def _may_post(state: State, square: int, coins: int) -> bool:
    if state.pieces[square] != EMPTY:
        return False
    terrain = state.land.terrain[square]
    return terrain == FIELD or (terrain == FOREST and coins >= state.prices.forest)


# ---- expansions


def may_enter(state: State, castle: int, square: int) -> bool:
    """LH-23: whether this domain may take a square beside it."""
    if state.pieces[square] != EMPTY:
        return False
    held = state.domain[square]
    if held == NOBODY:
        return True
    if state.owner[held] == state.owner[castle] or state.allies[castle] >> held & 1:
        return False
    return state.guards[castle] > state.guards[held]


def expansions(state: State, castle: int) -> list[int]:
    """LH-22: the squares by which this domain may grow now."""
    return [
        square
        for square in range(SQUARES)
        if state.domain[square] != castle and _touches(state, castle, square) and may_enter(state, castle, square)
    ]


def can_expand(state: State, colour: int) -> bool:
    for square in range(SQUARES):
        castle = state.domain[square]
        if castle != NOBODY and state.owner[castle] == colour:
            for way in range(4 * square, 4 * square + 4):
                other = NEXT[way]
                if EDGE[way] != FRAME and state.domain[other] != castle and may_enter(state, castle, other):
                    return True
    return False


def domains_of(state: State, colour: int) -> list[int]:
    """The domains of a colour, by castle."""
    return [castle for castle, owner in enumerate(state.owner) if owner == colour and is_domain(state, castle)]


def _touches(state: State, castle: int, square: int) -> bool:
    for way in range(4 * square, 4 * square + 4):
        if EDGE[way] != FRAME and state.domain[NEXT[way]] == castle:
            return True
    return False


# ---- neighbours


def neighbours(state: State, colour: int) -> list[tuple[int, int]]:
    """LH-10: domains of this colour and domains of others that lie side by side, in order."""
    found: list[tuple[int, int]] = []
    for edge in range(EDGES):
        one, other = state.domain[FIRST[edge]], state.domain[SECOND[edge]]
        if one != other and one != NOBODY and other != NOBODY:
            if state.owner[other] == colour:
                one, other = other, one
            if state.owner[one] == colour and state.owner[other] != colour and (one, other) not in found:
                found.append((one, other))
    found.sort()
    return found


def bribes(state: State, colour: int, coins: int) -> list[tuple[int, int]]:
    """LH-26: pairs of domains between which a knight can turn traitor, with so many thalers for the fee."""
    if not state.reserve[colour] or coins < 0:
        return []
    return [
        (mine, theirs)
        for mine, theirs in neighbours(state, colour)
        if state.guards[mine] and state.guards[theirs] and knight_squares(state, colour, coins, mine)
    ]


def alliances(state: State, colour: int) -> list[tuple[int, int]]:
    """LH-27: pairs of domains that can still become allies."""
    return [(mine, theirs) for mine, theirs in neighbours(state, colour) if not state.allies[mine] >> theirs & 1]


def traitors(state: State, castle: int) -> list[int]:
    """LH-26: the knights of a domain that can leave without parting the others from their castle."""
    knights = [
        square for square in range(SQUARES) if state.domain[square] == castle and EMPTY < state.pieces[square] < CASTLE
    ]
    return [square for square in knights if _all_reached(state, castle, knights, square)]


def _all_reached(state: State, castle: int, knights: list[int], gone: int) -> bool:
    """Whether the other knights still hang together with the castle, piece beside piece."""
    reached = [state.castles[castle]]
    for square in reached:  # grows while it is read
        for way in range(4 * square, 4 * square + 4):
            other = NEXT[way]
            if other != gone and other in knights and other not in reached and not state.borders[EDGE[way]]:
                reached.append(other)
    return len(reached) == len(knights)
