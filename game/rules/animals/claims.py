"""Claiming territories: which beasts may be played where (AK-2, AK-3), and what happens on the board when one is."""

from __future__ import annotations

from game.rules.animals.box import KINGDOMS
from game.rules.animals.law import KIND, MARKS, RANK, REFERRED
from game.rules.animals.moves import CLAIM
from game.rules.animals.state import State
from game.rules.kernel import Action


def claims(state: State, seat: int) -> list[Action]:
    """AK-2: every beast of the hand at every kingdom with an empty territory whose decree allows it."""
    found: list[Action] = []
    hand, free, pair, decrees = state.hands[seat], state.free, state.law.pair, state.decrees
    for kingdom in range(KINGDOMS):
        if free[kingdom]:
            allowed, answers = state.allowed[kingdom], CLAIM[kingdom]
            alone = not pair[decrees[kingdom]]
            for card in hand:
                if allowed[card] and (alone or partners(hand, card)):
                    found.append(answers[card])  # noqa: PERF401 (faster than a comprehension for four)
    return found


def partners(hand: list[int], card: int) -> list[int]:
    """Decree 10: the other cards of the same kind or the same rank."""
    rank, kind = RANK[card], KIND[card]
    return [other for other in hand if other != card and (RANK[other] == rank or KIND[other] == kind)]


def lay(state: State, house: int, card: int, kingdom: int) -> bool:
    """Put a beast below a kingdom and a token into it; whether that took the capital, the last territory (AK-4)."""
    state.piles[kingdom].append(card)
    state.last[kingdom] = card
    state.here[kingdom] |= MARKS[card]
    state.supply[house] -= 1
    state.influence[kingdom * state.houses + house] += 1
    state.free[kingdom] -= 1
    state.rallies = 0
    for watcher in state.watchers[kingdom]:
        refresh(state, watcher)
    if state.free[kingdom]:
        return False
    state.capital[kingdom] = house
    state.capitals = (*state.capitals, house)
    return True


def post_decrees(state: State, decrees: tuple[int, ...]) -> None:
    """Each kingdom has its decree, and beasts may lie there already (an imagined table)."""
    state.decrees = decrees
    state.watchers = state.law.watchers(decrees)
    for kingdom in range(KINGDOMS):
        refresh(state, kingdom)


def refresh(state: State, kingdom: int) -> None:
    """Look up what the decree of a kingdom allows now (AK-3)."""
    law, decree = state.law, state.decrees[kingdom]
    marks = 0
    if law.whole[decree]:
        marks = state.here[kingdom]
    else:
        for other in REFERRED[law.reach[decree]][kingdom]:
            marks |= MARKS[state.last[other]]
    state.allowed[kingdom] = law.rulings[decree].allowed(marks)
