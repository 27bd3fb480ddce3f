"""What the characters do with hidden cards: Druid and company, the Courtesan, the Inquisitor (BK-30, BK-31, BK-33)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from game.rules.brutal.box import CHARACTERS, MOST_SEATS, SLOTS
from game.rules.brutal.cast import DARK, LIGHT
from game.rules.brutal.chapter import Effect, next_turn
from game.rules.brutal.knowledge import arrive, count, everybody, fetch, leave, miss, of_back, show
from game.rules.brutal.moves import (
    DECLARE,
    ENOUGH,
    GIVE,
    NAME,
    OFFER,
    PLACE,
    SWAP,
    CentreExchanged,
    Declare,
    Declared,
    Fetched,
    GiftChosen,
    Give,
    HandsExchanged,
    Inquired,
    Name,
    NobodyHolds,
    Offer,
    Offered,
    Place,
    Received,
    Shown,
    Swap,
)
from game.rules.brutal.state import State
from game.rules.kernel import ALL, HIDDEN, LUCK, Action, Draw, Phase, Tell, Urn

# ---- with the centre


@final
@dataclass(frozen=True)
class ExchangingCentre(Effect):
    """BK-33: a hand card against a centre card of the same back, neither seen before by who gets it."""

    def choices(self, state: State) -> list[Action]:
        found = []
        for card in state.hands[self.seat]:
            slot = SLOTS * state.cast.backs[card]
            found += SWAP[card][slot : slot + SLOTS]
        return found

    def happen(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Swap)
        _put(state, self.seat, action.card, action.slot, 1 << self.seat, tell)


@final
@dataclass(frozen=True)
class Fetching(Phase):
    """BK-33: which card lay in a slot that nobody had seen; the seat's own lies there already."""

    to: int
    slot: int

    def urn(self, state: State) -> Urn:
        return Urn(state.pools[self.slot // SLOTS], 1)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        state.pools[self.slot // SLOTS][action.cards[0]] = 0
        _fetch(state, self.to, self.slot, action.cards[0], tell)


def _put(state: State, seat: int, card: int, slot: int, witnesses: int, tell: Tell) -> None:
    """The card goes into the slot, the card of the slot into the hand."""
    there = state.centre[slot]
    leave(state, seat, card, witnesses)
    state.centre[slot] = card
    tell(ALL, CentreExchanged, seat, slot)
    if there == HIDDEN:
        state.phases.append(FETCHING[seat][slot])
    else:
        _fetch(state, seat, slot, there, tell)


def _fetch(state: State, seat: int, slot: int, card: int, tell: Tell) -> None:
    fetch(state, seat, card)
    tell(seat, Fetched, seat, slot, card)
    next_turn(state, tell)


# ---- with other players


@final
@dataclass(frozen=True)
class Offering(Effect):
    """BK-31: the Courtesan's player offers one or two cards, of different backs, to players with such cards."""

    def choices(self, state: State) -> list[Action]:
        others = [_possible_partners(state, self.seat, back) for back in (LIGHT, DARK)]
        found = []
        for card in state.hands[self.seat]:
            found += [OFFER[card][to] for to in others[state.cast.backs[card]]]
        return found

    def options(self, state: State) -> list[Action]:
        """The second card is optional, whatever the first one was."""
        choices = self.choices(state)
        offered = state.partners != NO_OFFER
        return [*choices, ENOUGH] if offered or state.cast.may[state.stacks[self.seat][-1]] else choices

    def decline(self, state: State, tell: Tell) -> None:
        """Without the second card the first one is exchanged all the same."""
        if state.partners == NO_OFFER:
            super().decline(state, tell)
        else:
            _ask_partners(state, tell)

    def happen(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Offer)
        back = state.cast.backs[action.card]
        state.partners[back] = action.to
        state.offered[back] = action.card
        tell(ALL, Offered, self.seat, action.to, back)
        if self.choices(state):
            state.phases.append(self)
        else:
            _ask_partners(state, tell)


def _possible_partners(state: State, seat: int, back: int) -> list[int]:
    """Whom a card of this back can be offered; nobody, if one has been offered already."""
    if state.partners[back] != HIDDEN:
        return []
    return [to for to in range(len(state.hands)) if to != seat and count(state, to, back)]


@final
@dataclass(frozen=True)
class Giving(Phase):
    """BK-31: a partner chooses in secret what to give for the offered card, unseen."""

    back: int

    def options(self, state: State) -> list[Action]:
        return [GIVE[card] for card in of_back(state, self.seat, self.back)]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Give)
        state.given[self.back] = action.card
        tell(ALL, GiftChosen, self.seat, self.back)
        _exchange_when_all_have_chosen(state, tell)


def _ask_partners(state: State, tell: Tell) -> None:
    """Who has only one card of that back has nothing to choose."""
    for back in (DARK, LIGHT):  # the stack is filled upwards: light is asked first
        to = state.partners[back]
        if to != HIDDEN:
            cards = of_back(state, to, back)
            if len(cards) == 1:
                state.given[back] = cards[0]
            else:
                state.phases.append(GIVING[to][back])
    _exchange_when_all_have_chosen(state, tell)


def _exchange_when_all_have_chosen(state: State, tell: Tell) -> None:
    """BK-31: then all cards move at once."""
    for back in (LIGHT, DARK):
        if (state.partners[back] == HIDDEN) != (state.given[back] == HIDDEN):
            return
    for back in (LIGHT, DARK):
        if state.partners[back] != HIDDEN:
            _exchange(state, back, tell)
    next_turn(state, tell)


def _exchange(state: State, back: int, tell: Tell) -> None:
    """Both see both cards: the one they give and the one they get."""
    seat, other = state.player, state.partners[back]
    offered, given = state.offered[back], state.given[back]
    state.partners[back] = state.offered[back] = state.given[back] = HIDDEN
    both = 1 << seat | 1 << other
    leave(state, seat, offered, both)
    leave(state, other, given, both)
    tell(ALL, HandsExchanged, seat, other, back)
    _hand_over(state, seat, other, offered, tell)
    _hand_over(state, other, seat, given, tell)


def _hand_over(state: State, giver: int, to: int, card: int, tell: Tell) -> None:
    arrive(state, to, card)
    tell(to, Received, to, giver, card)


# ---- the Inquisitor


@final
@dataclass(frozen=True)
class Declaring(Effect):
    """BK-30: the Inquisitor's player declares the high rank or the low one."""

    def choices(self, state: State) -> list[Action]:
        card = state.stacks[self.seat][-1]
        return [DECLARE[state.cast.ranks[card]], DECLARE[state.box.inquisitor.low_rank]]

    def happen(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Declare)
        state.rank = action.rank
        tell(ALL, Declared, self.seat, action.rank)
        state.phases.append(INQUIRING[self.seat])


@final
@dataclass(frozen=True)
class Inquiring(Phase):
    """BK-30: then the player asks for a character, any of this match."""

    def options(self, state: State) -> list[Action]:
        return [NAME[card] for card in state.cast.rosters[len(state.hands)]]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Name)
        tell(ALL, Inquired, self.seat, action.card)
        state.phases.append(SEARCHING[action.card])


@final
@dataclass(frozen=True)
class Searching(Phase):
    """BK-30: the hands answer. That is LUCK's step, with one ticket in the urn: to ask tells nothing, to hear does."""

    card: int

    def urn(self, state: State) -> Urn:
        return Urn(ONE_TICKET, 1)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        for holder in range(len(state.hands)):
            if self.card in state.hands[holder]:
                show(state, holder, self.card)
                tell(ALL, Shown, holder, self.card)
                _give_up(state, holder, self.card, tell)
                return
        miss(state, self.card)
        tell(ALL, NobodyHolds, self.card)
        next_turn(state, tell)


@final
@dataclass(frozen=True)
class Replacing(Phase):
    """BK-30: who showed the card exchanges it with a centre card of the same back, unseen."""

    card: int

    def options(self, state: State) -> list[Action]:
        slot = SLOTS * state.cast.backs[self.card]
        return PLACE[slot : slot + SLOTS]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Place)
        _put(state, self.seat, self.card, action.slot, everybody(state), tell)


@final
@dataclass(frozen=True)
class Repaying(Phase):
    """BK-30, option "inquisitor": its player takes the shown card and gives a card of the same back for it."""

    holder: int
    card: int

    def options(self, state: State) -> list[Action]:
        return [GIVE[card] for card in of_back(state, self.seat, state.cast.backs[self.card])]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Give)
        leave(state, self.seat, action.card, 1 << self.seat)
        leave(state, self.holder, self.card, everybody(state))
        tell(ALL, HandsExchanged, self.seat, self.holder, state.cast.backs[self.card])
        arrive(state, self.seat, self.card)
        _hand_over(state, self.seat, self.holder, action.card, tell)
        next_turn(state, tell)


def _give_up(state: State, holder: int, card: int, tell: Tell) -> None:
    """What becomes of the shown card: by the option."""
    if state.box.options.inquisitor_exchange == "centre":
        state.phases.append(REPLACING[holder][card])
    elif holder == state.player or not count(state, state.player, state.cast.backs[card]):
        next_turn(state, tell)  # shown only
    else:
        _ask_for_a_card_in_return(state, REPAYING[state.player][holder][card], tell)


def _ask_for_a_card_in_return(state: State, repaying: Repaying, tell: Tell) -> None:
    """Who has only one card of that back has nothing to choose."""
    options = repaying.options(state)
    if len(options) == 1:
        repaying.answer(state, options[0], tell)
    else:
        state.phases.append(repaying)


# ---- questions, made once

NO_OFFER: Final = [HIDDEN, HIDDEN]
ONE_TICKET: Final = [1]
_CARDS: Final = range(len(CHARACTERS))
_SEATS: Final = range(MOST_SEATS)
FETCHING: Final = [[Fetching(LUCK, seat, slot) for slot in range(2 * SLOTS)] for seat in _SEATS]
GIVING: Final = [[Giving(seat, back) for back in (LIGHT, DARK)] for seat in _SEATS]
INQUIRING: Final = [Inquiring(seat) for seat in _SEATS]
SEARCHING: Final = [Searching(LUCK, card) for card in _CARDS]
REPLACING: Final = [[Replacing(seat, card) for card in _CARDS] for seat in _SEATS]
REPAYING: Final = [[[Repaying(seat, holder, card) for card in _CARDS] for holder in _SEATS] for seat in _SEATS]
