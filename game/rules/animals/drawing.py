"""Drawing, discarding and shuffling (AK-10, AK-16), and how the rules go on when that is done."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from typing import Final, final

from game.rules.animals.box import BEASTS, MOST_HAND, MOST_SEATS
from game.rules.animals.moves import CardsDrawn, Drew, Reshuffled
from game.rules.animals.state import State
from game.rules.kernel import ALL, DRAW, LUCK, Action, Draw, Phase, Random, Tell, Urn, draw, one_of


class Step(Phase):
    """No question, but what is still to be done once the questions above it are answered: `go_on` does it."""


def go_on(state: State, tell: Tell) -> None:
    """The questions above are answered: do the step that waits below them."""
    state.phases.pop().answer(state, NO_ANSWER, tell)


@final
@dataclass(frozen=True)
class Drawing(Phase):
    """The deck gives a seat cards, up to so many in its hand."""

    who: int
    size: int

    def urn(self, state: State) -> Urn:
        wanted, left = self.size - len(state.hands[self.who]), state.left
        return Urn(state.deck, wanted if wanted < left else left, False, left, True)

    def draw(self, state: State, random: Random) -> Draw:
        """A single card, as nearly always, without an urn."""
        if len(state.hands[self.who]) + 1 == self.size:
            return DRAW[one_of(state.deck, state.left, True, random)]
        return draw(self.urn(state), random)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        who, cards = self.who, action.cards
        hand, slots = state.hands[who], state.slots[who]
        for card in cards:
            state.deck[card] = 0
            hand.append(card)
            slots.append(state.shuffles)
        hand.sort()
        state.left -= len(cards)
        tell(ALL, Drew, who, len(cards))
        tell(who, CardsDrawn, who, cards)
        if len(hand) < self.size:
            fill(state, who, self.size, tell)
        else:
            state.phases.pop().answer(state, NO_ANSWER, tell)  # as go_on does: every turn comes by here


@final
@dataclass(frozen=True)
class Filling(Step):
    """A seat that will draw up to a full hand."""

    who: int

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        fill(state, self.who, state.law.hand, tell)


def fill(state: State, who: int, size: int, tell: Tell) -> None:
    """Draw until the hand has so many cards, then go on. AK-10: an empty deck is made anew, also in mid-draw."""
    if len(state.hands[who]) >= size:
        go_on(state, tell)
    else:
        ready_deck(state, tell)
        state.phases.append(DRAWING[who][size])


def ready_deck(state: State, tell: Tell) -> None:
    """AK-10: where a card must come from an empty deck, the discard pile becomes the deck."""
    if not state.left:
        count = shuffle(state)
        assert count, "AK-51: deck and discard pile are never both empty"
        tell(ALL, Reshuffled, count)


def shuffle(state: State) -> int:
    """The discard pile goes into the deck, for all to see; how many cards that makes."""
    state.shuffles += 1
    for card in compress(range(BEASTS), state.discard):
        state.deck[card] = 1
        state.since[card] = state.shuffles
        state.left += 1
    state.discard = [0] * BEASTS
    return state.left


def let_go(state: State, who: int, card: int) -> None:
    """A card leaves a hand, for all to see.

    So it leaves one of the slots it may have been drawn into: of those the earliest, because the later ones can hold
    whatever that one could, and more.
    """
    state.hands[who].remove(card)
    slots, since = state.slots[who], state.since[card]
    number = 0
    while slots[number] < since:
        number += 1
    del slots[number]


NO_ANSWER: Final = Draw(())
FILLING: Final = [Filling(LUCK, who) for who in range(MOST_SEATS)]
DRAWING: Final = [[Drawing(LUCK, who, size) for size in range(2 * MOST_HAND)] for who in range(MOST_SEATS)]
