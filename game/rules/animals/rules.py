"""Set-up, ages and the end of Animal Kingdoms (AK-1, AK-16, AK-30); turn.py has the turns, RULES.md the words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from game.rules.animals import upstart
from game.rules.animals.battle import clockwise
from game.rules.animals.box import KINGDOMS, Box, level
from game.rules.animals.claims import post_decrees
from game.rules.animals.drawing import FILLING, Step, go_on
from game.rules.animals.moves import UPSTART, AgeBegan, DecreesPosted, GameEnded, RetreatTokenShown, TokensPlaced
from game.rules.animals.scoring import winners
from game.rules.animals.state import State, empty_table
from game.rules.animals.turn import ask_upstart, begin_turn
from game.rules.kernel import ALL, LUCK, Action, Draw, Phase, Tell, Urn


def start(box: Box, seats: int) -> State:
    """The table before LUCK has placed any token."""
    return empty_table(box, [RENEWING, FOUNDING], seats)


@final
@dataclass(frozen=True)
class Founding(Phase):
    """AK-1: every kingdom gets its tokens."""

    def urn(self, state: State) -> Urn:
        return Urn(state.law.tokens, KINGDOMS * state.box.kingdom_tokens.each)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        values, each = action.cards, state.box.kingdom_tokens.each
        state.tokens = [tuple(sorted(values[n * each : (n + 1) * each])) for n in range(KINGDOMS)]
        left = list(state.box.kingdom_tokens.values)
        for value in values:
            left.remove(value)
        state.tokens_gone = tuple(left)
        tell(ALL, TokensPlaced, tuple([value for tokens in state.tokens for value in tokens]))
        go_on(state, tell)


@final
@dataclass(frozen=True)
class Renewing(Step):
    """The next age, or the end of the game (AK-30). It waits below all other questions."""

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if state.age < state.box.options.ages:
            state.age += 1
            state.phases.extend([RENEWING, DECREEING])
            return
        for seat in range(state.seats):
            for value in state.kept[seat]:
                tell(ALL, RetreatTokenShown, seat, value)
        tell(ALL, GameEnded, tuple(winners(state)))


@final
@dataclass(frozen=True)
class Decreeing(Phase):
    """AK-1, AK-16: every kingdom gets a decree that was not there before."""

    def urn(self, state: State) -> Urn:
        return Urn(state.decrees_left, KINGDOMS, single=True)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        post_decrees(state, action.cards)
        for decree in state.decrees:
            state.decrees_left[decree] = 0
        tell(ALL, DecreesPosted, state.posted.numbers)
        if state.age == 1 and state.seats > 1:
            state.phases.append(STARTING)
        else:
            _deal(state, tell)


@final
@dataclass(frozen=True)
class Starting(Phase):
    """AK-1: the first player is drawn by lot."""

    def urn(self, state: State) -> Urn:
        return Urn([1] * state.seats, 1)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        state.first = action.cards[0]
        _deal(state, tell)


@final
@dataclass(frozen=True)
class OpeningBonus(Step):
    """AK-40: alone, the bonus cards of the upstart."""

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        upstart.open_bonus(state, tell)


@final
@dataclass(frozen=True)
class BeginningAge(Step):
    """The first turn. Alone it is the player's (AK-40), at the level easy the upstart's (AK-47)."""

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if _upstart_begins(state):
            ask_upstart(state, tell)
        else:
            begin_turn(state, state.first, tell)


def _upstart_begins(state: State) -> bool:
    return state.seats == 1 and level(state.box).upstart_first


def _deal(state: State, tell: Tell) -> None:
    """Everybody draws to a full hand, clockwise from the first player."""
    tell(ALL, AgeBegan, state.age, UPSTART if _upstart_begins(state) else state.first)
    state.phases.append(BEGINNING_AGE)
    if state.seats == 1:
        state.phases.append(OPENING_BONUS)
    state.phases.extend([FILLING[seat] for seat in reversed(clockwise(state))])
    go_on(state, tell)


# ---- questions, made once

FOUNDING: Final = Founding(LUCK)
RENEWING: Final = Renewing(LUCK)
DECREEING: Final = Decreeing(LUCK)
STARTING: Final = Starting(LUCK)
OPENING_BONUS: Final = OpeningBonus(LUCK)
BEGINNING_AGE: Final = BeginningAge(LUCK)
