"""Who eliminates whom (BK-20 … BK-28): open top cards, and cards that wait for a victim."""

from __future__ import annotations

from game.rules.brutal.cast import CONDEMN, NOBODY, WAIT
from game.rules.brutal.moves import Eliminated
from game.rules.brutal.state import State
from game.rules.kernel import ALL, HIDDEN, Tell


def open_top(state: State, seat: int) -> int:
    """The uppermost card of a stack if it is not eliminated, else HIDDEN."""
    stack = state.stacks[seat]
    if not stack or state.down >> stack[-1] & 1:
        return HIDDEN
    return stack[-1]


def rank(state: State, card: int) -> int:
    """BK-30: the Inquisitor has the rank its player declared."""
    return state.rank if card == state.cast.inquisitor else state.cast.ranks[card]


def highest(state: State) -> int:
    """The seat with the highest-ranked open top card; NOBODY if no card lies open."""
    best, owner = -1, NOBODY
    for seat, stack in enumerate(state.stacks):
        if stack and not state.down >> stack[-1] & 1:
            height = rank(state, stack[-1])
            if height > best:
                best, owner = height, seat
    return owner


def hunter(state: State, seat: int, card: int) -> int:
    """Whose waiting card eliminates a card that this seat has just played; of two the next clockwise (BK-22)."""
    if not state.cast.awaited >> card & 1 and state.named != card:
        return NOBODY
    seats = len(state.stacks)
    for step in range(1, seats):
        owner = (seat + step) % seats
        top = open_top(state, owner)
        if top != HIDDEN and not state.inert >> top & 1:
            effect = state.cast.effects[top]
            if effect == WAIT and state.cast.victims[top] >> card & 1:
                return owner  # BK-27
            if effect == CONDEMN and state.named == card:
                return owner  # BK-28
    return NOBODY


def eliminate(state: State, seat: int, owner: int, tell: Tell) -> None:
    """BK-20, BK-22: the open top card of `seat` turns the whole stack of `owner` face down, for one point."""
    for card in state.stacks[owner]:
        state.down |= 1 << card
    state.points[seat] += state.box.points.elimination
    tell(ALL, Eliminated, seat, state.stacks[seat][-1], owner, state.stacks[owner][-1])
