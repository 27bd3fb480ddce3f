"""Who is first, second and third in a kingdom, and what that brings (AK-12 … AK-14, AK-26)."""

from __future__ import annotations

from functools import cache

from game.rules.animals.moves import FIRST, SECOND, THIRD, NobodyThere, PeaceKept, Scored
from game.rules.animals.state import State
from game.rules.kernel import ALL, HIDDEN, Tell

Houses = tuple[int, ...]


def groups(state: State, kingdom: int) -> tuple[Houses, ...]:
    """AK-13: those with equal influence together, most first; who has none in the kingdom is in no group."""
    begin = kingdom * state.houses
    return _grouped(tuple(state.influence[begin : begin + state.houses]))


@cache
def _grouped(influence: tuple[int, ...]) -> tuple[Houses, ...]:
    """There are few ways to share out a kingdom: each is worked out once."""
    counts = sorted({count for count in influence if count}, reverse=True)
    return tuple([tuple([house for house, count in enumerate(influence) if count == most]) for most in counts])


def score_in_peace(state: State, kingdom: int, found: tuple[Houses, ...], tell: Tell) -> None:
    """The places of a kingdom where nobody fights; `found` are its groups."""
    if not found:
        tell(ALL, NobodyThere, kingdom)
    elif len(found[0]) == 1:
        award(state, kingdom, found[0], _group(found, 1), _group(found, 2), tell)
    else:
        _settle_tie(state, kingdom, found, tell)


def score_battle(state: State, kingdom: int, firsts: Houses, losers: Houses, tell: Tell) -> None:
    """AK-14, AK-22: who fought and lost is second, the next group third, nobody else scores."""
    award(state, kingdom, firsts, losers, _group(groups(state, kingdom), 1), tell)


def award(state: State, kingdom: int, firsts: Houses, seconds: Houses, thirds: Houses, tell: Tell) -> None:
    """AK-13: the leftmost token leaves the game, once, however many are first."""
    value, *left = state.tokens[kingdom]
    state.tokens[kingdom] = tuple(left)
    state.tokens_gone = (*state.tokens_gone, value)
    _give(state, kingdom, FIRST, firsts, value, tell)
    if seconds:
        _give(state, kingdom, SECOND, seconds, state.box.points.second, tell)
    if thirds:
        _give(state, kingdom, THIRD, thirds, state.box.points.third, tell)


def _give(state: State, kingdom: int, reason: int, houses: Houses, points: int, tell: Tell) -> None:
    for house in houses:
        state.points[reason * state.houses + house] += points
    tell(ALL, Scored, kingdom, reason + 1, houses, points)


def _settle_tie(state: State, kingdom: int, found: tuple[Houses, ...], tell: Tell) -> None:
    """AK-26: without battles the capital decides; if none of the tied holds it, all of them are first."""
    tied, holder = found[0], state.capital[kingdom]
    if holder in tied:
        tell(ALL, PeaceKept, kingdom, tied, holder)
        others = tuple([house for house in tied if house != holder])
        award(state, kingdom, (holder,), others, _group(found, 1), tell)
    else:
        tell(ALL, PeaceKept, kingdom, tied, HIDDEN)
        award(state, kingdom, tied, _group(found, 1), _group(found, 2), tell)


def _group(found: tuple[Houses, ...], number: int) -> Houses:
    return found[number] if number < len(found) else ()
