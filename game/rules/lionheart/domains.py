"""How the land of Lionheart changes: borders, domains that arise, squares won and lost (LH-10 … LH-14, LH-22 … LH-25).

A domain is known by the number of its castle; the squares of free and of neutral land belong to nobody.
"""

from __future__ import annotations

from game.rules.kernel import ALL, Tell
from game.rules.lionheart.board import COPPER, EAST, EDGE, FIRST, FRAME, NEXT, POSTS, SECOND, SOUTH, SQUARES
from game.rules.lionheart.box import CASTLE, NOBODY
from game.rules.lionheart.moves import (
    BorderPlaced,
    BordersRemoved,
    DomainFounded,
    LandCutOff,
    MonopolyLost,
    MonopolyWon,
    SquareJoined,
    SquareLost,
)
from game.rules.lionheart.state import State


def region(state: State, start: int) -> list[int]:
    """LH-10: all squares that hang together with this one over edges without a border."""
    borders = state.borders
    found = [start]
    seen = [False] * SQUARES
    seen[start] = True
    for square in found:  # grows while it is read
        for way in range(4 * square, 4 * square + 4):
            if not borders[EDGE[way]]:
                other = NEXT[way]
                if not seen[other]:
                    seen[other] = True
                    found.append(other)
    return found


def is_domain(state: State, castle: int) -> bool:
    return state.domain[state.castles[castle]] == castle


# ---- a border


def place_border(state: State, edge: int, tell: Tell) -> None:
    """LH-20: a border stands; LH-25: what it closes is looked at anew."""
    state.borders[edge] = 1
    state.placed += 1
    tell(ALL, BorderPlaced, state.player, edge)
    if _closes(state, edge):
        _look_anew(state, [FIRST[edge], SECOND[edge]], tell)


def _closes(state: State, edge: int) -> bool:
    """Whether a border could part a region: both its ends must meet other borders, or the frame."""
    borders, at = state.borders, 6 * edge
    if not (borders[POSTS[at]] or borders[POSTS[at + 1]] or borders[POSTS[at + 2]]):
        return False
    return bool(borders[POSTS[at + 3]] or borders[POSTS[at + 4]] or borders[POSTS[at + 5]])


def _look_anew(state: State, squares: list[int], tell: Tell) -> None:
    """LH-25: the regions of these squares, none of which was a domain; one with a single castle becomes one."""
    seen: list[int] = []
    founded: list[tuple[int, list[int]]] = []
    for square in squares:
        if square not in seen:
            found = region(state, square)
            seen += found
            castle = _only_castle(state, found)
            if castle != NOBODY:
                founded.append((castle, found))
    for acting in (True, False):  # whoever closed the fence scores first
        for castle, found in founded:
            if (state.owner[castle] == state.player) == acting:
                _found(state, castle, found, tell)


def _only_castle(state: State, squares: list[int]) -> int:
    """The castle that stands there alone; NOBODY if there is none, or more than one."""
    only = NOBODY
    for square in squares:
        if state.pieces[square] >= CASTLE:
            if only != NOBODY:
                return NOBODY
            only = square
    return state.castles.index(only) if only != NOBODY else NOBODY


def _found(state: State, castle: int, squares: list[int], tell: Tell) -> None:
    """LH-11: a domain arises; its owner scores it, and borders inside it go back to the supply."""
    colour = state.owner[castle]
    points = guards = 0
    for square in squares:
        state.domain[square] = castle
        points += state.land.worth[square]
        guards += 0 <= state.pieces[square] < CASTLE
    state.value[castle] = points
    state.guards[castle] = guards
    tell(ALL, DomainFounded, state.castles[castle], colour, points, tuple(sorted(squares)))
    _remove_inner_borders(state, castle, squares, tell)
    for square in squares:
        _gain_mine(state, colour, square, tell)


def _remove_inner_borders(state: State, castle: int, squares: list[int], tell: Tell) -> None:
    inner: list[int] = []
    for square in squares:
        for way in (4 * square + EAST, 4 * square + SOUTH):
            edge = EDGE[way]
            if edge != FRAME and state.borders[edge] and state.domain[NEXT[way]] == castle:
                state.borders[edge] = 0
                inner.append(edge)
    if inner:
        state.placed -= len(inner)
        tell(ALL, BordersRemoved, state.castles[castle], tuple(sorted(inner)))


# ---- an expansion


def join(state: State, castle: int, square: int, tell: Tell) -> None:
    """LH-22: a square joins a domain; LH-24: whoever held it loses it; LH-25: the rest is looked at anew."""
    victim = state.domain[square]
    points = state.land.worth[square]
    state.domain[square] = castle
    state.value[castle] += points
    _fence_in(state, castle, square)
    tell(ALL, SquareJoined, state.castles[castle], state.owner[castle], square, points)
    _gain_mine(state, state.owner[castle], square, tell)
    if victim == NOBODY:
        _look_anew(state, _lying_open(state, square), tell)
        return
    state.value[victim] -= points
    tell(ALL, SquareLost, state.castles[victim], state.owner[victim], square, points)
    _lose_mine(state, state.owner[victim], square, tell)
    _cut_off(state, victim, tell)


def _fence_in(state: State, castle: int, square: int) -> None:
    """No border towards its domain, a border on every other side."""
    for way in range(4 * square, 4 * square + 4):
        edge = EDGE[way]
        if edge != FRAME:
            border = int(state.domain[NEXT[way]] != castle)
            state.placed += border - state.borders[edge]
            state.borders[edge] = border


def _lying_open(state: State, square: int) -> list[int]:
    """Its neighbours that belong to nobody."""
    ways = range(4 * square, 4 * square + 4)
    return [NEXT[way] for way in ways if EDGE[way] != FRAME and state.domain[NEXT[way]] == NOBODY]


def _cut_off(state: State, victim: int, tell: Tell) -> None:
    """LH-24: what no longer hangs together with the castle becomes neutral land."""
    held = region(state, state.castles[victim])
    lost = [square for square, domain in enumerate(state.domain) if domain == victim and square not in held]
    if not lost:
        return
    points = 0
    for square in lost:
        state.domain[square] = NOBODY
        points += state.land.worth[square]
    state.value[victim] -= points
    tell(ALL, LandCutOff, state.castles[victim], state.owner[victim], tuple(lost), points)
    for square in lost:
        _lose_mine(state, state.owner[victim], square, tell)


# ---- mines


def _gain_mine(state: State, colour: int, square: int, tell: Tell) -> None:
    """LH-13: the third mine of a kind makes a monopoly; the neutral colour scores none (LH-4)."""
    mine = state.land.terrain[square] - COPPER
    if mine >= 0:
        state.mines[4 * colour + mine] += 1
        if state.mines[4 * colour + mine] == state.box.points.mines_for_monopoly and colour < state.seats:
            tell(ALL, MonopolyWon, colour, mine, state.box.points.monopoly)


def _lose_mine(state: State, colour: int, square: int, tell: Tell) -> None:
    mine = state.land.terrain[square] - COPPER
    if mine >= 0:
        if state.mines[4 * colour + mine] == state.box.points.mines_for_monopoly and colour < state.seats:
            tell(ALL, MonopolyLost, colour, mine, state.box.points.monopoly)
        state.mines[4 * colour + mine] -= 1
