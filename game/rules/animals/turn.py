"""Turns of Animal Kingdoms: claim, rally or retreat (AK-2 … AK-11). Alone, the upstart's turn follows each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from game.rules.animals import upstart
from game.rules.animals.age import end_age
from game.rules.animals.box import BEASTS, MOST_SEATS
from game.rules.animals.claims import claims, lay, partners
from game.rules.animals.drawing import DRAWING, Step, let_go, ready_deck
from game.rules.animals.moves import (
    DISCARD,
    ENOUGH,
    RALLIES,
    RALLY,
    RETREAT,
    UPSTART,
    Claim,
    Claimed,
    Discard,
    Discarded,
    Rallied,
    Rally,
    RallyClosed,
    Retreated,
    RetreatTokenSeen,
    RetreatTokenTaken,
    TurnBegan,
)
from game.rules.animals.state import BY_CAPITAL, BY_LAST_TOKEN, NOT_LEAVING, State
from game.rules.kernel import ALL, LUCK, Action, Draw, Phase, Tell, Urn


@final
@dataclass(frozen=True)
class Choosing(Phase):
    """AK-2, AK-7, AK-8: claim a territory, rally, or retreat."""

    def options(self, state: State) -> list[Action]:
        found = claims(state, self.seat)
        if state.rally_open and not state.retreats:
            found.append(RALLY)
        found.append(RETREAT)
        return found

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Claim):
            _claim(state, self.seat, action.card, action.kingdom, tell)
        elif isinstance(action, Rally):
            _rally(state, self.seat, tell)
        else:
            _retreat(state, self.seat, "choice", tell)


@final
@dataclass(frozen=True)
class Pairing(Phase):
    """AK-3: with which card the one just played below decree 10 makes a pair.

    It is asked even if there is only one: the others must not learn from it how many there are.
    """

    card: int

    def options(self, state: State) -> list[Action]:
        return [DISCARD[card] for card in partners(state.hands[self.seat], self.card)]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Discard)
        _discard(state, self.seat, action.card, tell)
        _draw_up(state, self.seat, tell)


@final
@dataclass(frozen=True)
class Discarding(Phase):
    """AK-7: the cards exchanged in a rally, one answer a card; one at least."""

    def options(self, state: State) -> list[Action]:
        hand = state.hands[self.seat]
        found = [DISCARD[card] for card in hand]
        if len(hand) < state.law.hand:
            found.append(ENOUGH)
        return found

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Discard):
            _discard(state, self.seat, action.card, tell)
        if isinstance(action, Discard) and state.hands[self.seat]:
            state.phases.append(DISCARDING[self.seat])
        else:
            _draw_up(state, self.seat, tell)


@final
@dataclass(frozen=True)
class EndingTurn(Step):
    """The hand is full again: who claimed a capital or placed the last token retreats (AK-4, AK-6)."""

    who: int

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if not state.leaving:
            _next_turn(state, tell)
        else:
            _retreat(state, self.who, "capital" if state.leaving == BY_CAPITAL else "last token", tell)


@final
@dataclass(frozen=True)
class Rewarding(Phase):
    """AK-9: the first to retreat in an age takes one of the retreat tokens."""

    who: int

    def urn(self, state: State) -> Urn:
        return Urn(state.retreat_tokens, 1)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        value = action.cards[0]
        state.retreat_tokens[value] -= 1
        state.kept[self.who] = (*state.kept[self.who], value)
        tell(ALL, RetreatTokenTaken, self.who)
        tell(self.who, RetreatTokenSeen, self.who, value)
        _next_turn(state, tell)


def begin_turn(state: State, seat: int, tell: Tell) -> None:
    state.player = seat
    state.phases.append(CHOOSING[seat])
    tell(ALL, TurnBegan, seat)


def _claim(state: State, seat: int, card: int, kingdom: int, tell: Tell) -> None:
    """AK-2: card, token, draw, and then perhaps a retreat."""
    let_go(state, seat, card)
    capital = lay(state, seat, card, kingdom)
    state.last_claim = kingdom
    if capital:
        state.leaving = BY_CAPITAL
    elif not state.supply[seat]:
        state.leaving = BY_LAST_TOKEN
    tell(ALL, Claimed, seat, card, kingdom, capital)
    if state.posted.pairs >> kingdom & 1:
        state.phases.append(PAIRING[seat][card])
    else:
        _draw_up(state, seat, tell)


def _rally(state: State, seat: int, tell: Tell) -> None:
    """AK-7, AK-50: the point comes first."""
    state.points[RALLIES * state.houses + seat] += state.box.rally.points
    tell(ALL, Rallied, seat)
    state.rallies += 1
    if state.rallies >= state.box.rally.rounds * state.seats:
        state.rally_open = False
        tell(ALL, RallyClosed)
    state.phases.append(DISCARDING[seat])


def _discard(state: State, seat: int, card: int, tell: Tell) -> None:
    let_go(state, seat, card)
    state.discard[card] = 1
    tell(ALL, Discarded, seat, card)


def _draw_up(state: State, seat: int, tell: Tell) -> None:
    """Draw what was played or discarded: at least a card, therefore."""
    ready_deck(state, tell)
    state.phases.append(ENDING_TURN[seat])
    state.phases.append(DRAWING[seat][state.law.hand])


def _retreat(state: State, seat: int, cause: str, tell: Tell) -> None:
    """AK-8, AK-9."""
    state.leaving = NOT_LEAVING
    state.retreats = (*state.retreats, seat)
    tell(ALL, Retreated, seat, cause)
    if len(state.retreats) == 1 and state.seats > 1:
        state.phases.append(REWARDING[seat])
    else:
        _next_turn(state, tell)


def _next_turn(state: State, tell: Tell) -> None:
    """AK-11: clockwise, without those who have retreated; without anybody the age ends."""
    seats, retreats = state.seats, state.retreats
    if len(retreats) == state.houses:
        end_age(state, tell)
    elif seats == 1 and UPSTART not in retreats:
        ask_upstart(state, tell)
    else:
        seat = (state.player + 1) % seats
        while seat in retreats:
            seat = (seat + 1) % seats
        begin_turn(state, seat, tell)


# ---- the upstart's turn


@final
@dataclass(frozen=True)
class AfterUpstart(Step):
    """AK-42, AK-44: then it is the player's turn, or the upstart's again if the player has retreated."""

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if upstart.PLAYER not in state.retreats:
            begin_turn(state, upstart.PLAYER, tell)
        else:
            _next_turn(state, tell)


def ask_upstart(state: State, tell: Tell) -> None:
    state.phases.append(AFTER_UPSTART)
    upstart.take_turn(state, tell)


# ---- questions, made once

CHOOSING: Final = [Choosing(seat) for seat in range(MOST_SEATS)]
PAIRING: Final = [[Pairing(seat, card) for card in range(BEASTS)] for seat in range(MOST_SEATS)]
DISCARDING: Final = [Discarding(seat) for seat in range(MOST_SEATS)]
ENDING_TURN: Final = [EndingTurn(LUCK, seat) for seat in range(MOST_SEATS)]
REWARDING: Final = [Rewarding(LUCK, seat) for seat in range(MOST_SEATS)]
AFTER_UPSTART: Final = AfterUpstart(LUCK)
