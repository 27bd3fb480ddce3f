"""Hidden cards on the move, and who has seen them (BK-50 … BK-52).

`seen` says of each card which seats know where it is; what they know is always true. `partly` and `wholly` say what
everybody can tell of a hand: who may know some of its cards of a back, who knows all of them.
"""

from __future__ import annotations

from bisect import insort

from game.rules.brutal.state import State
from game.rules.kernel import HIDDEN


def everybody(state: State) -> int:
    """The set of all seats."""
    return (1 << len(state.hands)) - 1


def deal(state: State, owner: int, cards: tuple[int, ...]) -> None:
    """BK-4: cards that nobody has seen come into a hand."""
    hand = state.hands[owner]
    for card in cards:
        state.seen[card] = 1 << owner
        hand.append(card)
    hand.sort()


def pass_on(state: State, giver: int, to: int, card: int) -> None:
    """BK-5: a card just dealt goes to another hand: these two know it, and of that back nobody knows more."""
    state.hands[giver].remove(card)
    insort(state.hands[to], card)
    state.seen[card] = 1 << giver | 1 << to
    state.partly[2 * to + state.cast.backs[card]] = 1 << giver


def leave(state: State, owner: int, card: int, witnesses: int) -> None:
    """A card leaves a hand. Who did not see which loses track of the cards of that back in this hand (BK-52)."""
    backs, seen = state.cast.backs, state.seen
    back = backs[card]
    for other in state.hands[owner]:
        if backs[other] == back:
            seen[other] &= witnesses
    state.hands[owner].remove(card)
    group = 2 * owner + back
    state.partly[group] &= witnesses
    state.wholly[group] &= witnesses


def arrive(state: State, owner: int, card: int) -> None:
    """A card comes into a hand: its holder sees it, and whoever knew it where it lay knows it still."""
    knowers = state.seen[card] & ~(1 << owner)
    group = 2 * owner + state.cast.backs[card]
    before = state.wholly[group] if count(state, owner, state.cast.backs[card]) else knowers
    state.wholly[group] = before & knowers
    state.partly[group] = (state.partly[group] | before | knowers) & ~state.wholly[group]
    state.seen[card] |= 1 << owner
    insort(state.hands[owner], card)


def show(state: State, owner: int, card: int) -> None:
    """Everybody sees a hand card."""
    state.seen[card] = everybody(state)
    group = 2 * owner + state.cast.backs[card]
    others = everybody(state) & ~(1 << owner)
    if count(state, owner, state.cast.backs[card]) == 1:
        state.wholly[group], state.partly[group] = others, 0
    else:
        state.partly[group] = others & ~state.wholly[group]


def miss(state: State, card: int) -> None:
    """BK-30: everybody hears that no hand holds a card."""
    state.unheld, state.sure = card, everybody(state)


def fetch(state: State, owner: int, card: int) -> None:
    """A centre card comes into a hand. Who does not know which can no longer tell that a card is in no hand (BK-51)."""
    arrive(state, owner, card)
    if state.unheld == card:
        state.sure = 0
    elif state.unheld != HIDDEN and state.cast.backs[state.unheld] == state.cast.backs[card]:
        state.sure &= state.seen[card]


def look_at_hand(state: State, seat: int, owner: int) -> None:
    """BK-35: a seat sees all hand cards of another."""
    for card in state.hands[owner]:
        state.seen[card] |= 1 << seat
    for group in (2 * owner, 2 * owner + 1):
        state.wholly[group] |= 1 << seat
        state.partly[group] &= ~(1 << seat)


def knows(state: State, seat: int, card: int) -> bool:
    """Whether the seat knows where a hidden card is."""
    return state.seen[card] >> seat & 1 == 1


def count(state: State, owner: int, back: int) -> int:
    """How many cards of a back a hand holds; everybody sees that (BK-50)."""
    found = 0
    for card in state.hands[owner]:
        if state.cast.backs[card] == back:
            found += 1
    return found


def of_back(state: State, owner: int, back: int) -> list[int]:
    """The cards of a back in a hand."""
    return [card for card in state.hands[owner] if state.cast.backs[card] == back]
