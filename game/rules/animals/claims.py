"""Claiming territories: which beasts may be played where (AK-2, AK-3), and what happens on the board when one is."""

from __future__ import annotations

from game.rules.animals.box import BEASTS, KINGDOMS
from game.rules.animals.law import KIND, MARKS, RANK
from game.rules.animals.moves import CLAIMS
from game.rules.animals.state import NOTHING, State
from game.rules.kernel import Action


def claims(state: State, seat: int) -> list[Action]:
    """AK-2: every beast of the hand at every kingdom with an empty territory whose decree allows it."""
    found: list[Action] = []
    hand, pairs, kingdoms = state.hands[seat], state.posted.pairs, where(state)
    if not pairs:
        for card in hand:
            found += CLAIMS[card][kingdoms[card]]
        return found
    paired = _paired(hand)
    for card in hand:
        found += CLAIMS[card][kingdoms[card] & ~(0 if card in paired else pairs)]
    return found


def where(state: State) -> bytes:
    """By beast: the kingdoms whose decree and territories allow it now, as bits."""
    return sum(state.allowed).to_bytes(BEASTS, "little")


def _paired(hand: list[int]) -> list[int]:
    """Decree 10: the cards of a hand that have another of their kind or rank in it."""
    once = twice = 0
    for card in hand:
        twice |= once & MARKS[card]
        once |= MARKS[card]
    return [card for card in hand if MARKS[card] & twice]


def partners(hand: list[int], card: int) -> list[int]:
    """Decree 10: the other cards of the same kind or the same rank."""
    rank, kind = RANK[card], KIND[card]
    return [other for other in hand if other != card and (RANK[other] == rank or KIND[other] == kind)]


def lay(state: State, house: int, card: int, kingdom: int) -> bool:
    """Put a beast below a kingdom and a token into it; whether that took the capital, the last territory (AK-4)."""
    marks, mark, free = state.marks, MARKS[card], state.free
    state.piles[kingdom].append(card)
    marks[kingdom] = mark
    marks[kingdom + KINGDOMS] |= mark
    state.supply[house] -= 1
    state.influence[kingdom * state.houses + house] += 1
    free[kingdom] -= 1
    state.rallies = 0
    for ruling in state.posted.watchers[kingdom]:
        if free[ruling.kingdom]:
            state.allowed[ruling.kingdom] = ruling.allowed(marks)
    if free[kingdom]:
        return False
    state.allowed[kingdom] = NOTHING
    state.capital[kingdom] = house
    state.capitals = (*state.capitals, house)
    return True


def post_decrees(state: State, decrees: tuple[int, ...]) -> None:
    """Each kingdom has its decree, and beasts may lie there already (an imagined table)."""
    state.decrees = decrees
    state.posted = state.law.posted(decrees)
    for ruling in state.posted.rulings:
        if state.free[ruling.kingdom]:
            state.allowed[ruling.kingdom] = ruling.allowed(state.marks)
