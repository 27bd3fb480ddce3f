"""Battles between seats tied for first place (AK-20 … AK-24). The upstart fights by rules of its own (upstart.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from game.rules.animals.box import MOST_SEATS
from game.rules.animals.drawing import FILLING, go_on, let_go
from game.rules.animals.law import RANK
from game.rules.animals.moves import (
    FIGHT,
    PASS,
    REINFORCE,
    BattleBegan,
    BattleEnded,
    BattleGoesOn,
    CardSealed,
    CardsRevealed,
    Fight,
    ModifierTaken,
    Passed,
    Reinforce,
    Reinforced,
)
from game.rules.animals.places import score_battle
from game.rules.animals.state import Battle, State
from game.rules.kernel import ALL, HIDDEN, Action, Phase, Tell


def begin_battle(state: State, kingdom: int, tied: tuple[int, ...], tell: Tell) -> None:
    """AK-20: everybody tied for first place fights, with a full hand (AK-51)."""
    fighters = tuple([seat for seat in clockwise(state) if seat in tied])
    assert all(len(state.hands[seat]) == state.law.hand for seat in fighters)
    state.battle = Battle(kingdom, fighters, state.seats)
    tell(ALL, BattleBegan, kingdom, fighters)
    _ask_cards(state, tell)


def clockwise(state: State) -> list[int]:
    """The seats, from the age's first player on."""
    return [(state.first + number) % state.seats for number in range(state.seats)]


@final
@dataclass(frozen=True)
class Sealing(Phase):
    """AK-20: a fighter chooses a card; nobody sees it before all have."""

    def options(self, state: State) -> list[Action]:
        return [FIGHT[card] for card in state.hands[self.seat]]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Fight)
        _seal(state, self.seat, action.card, tell)
        _ask_cards(state, tell)


@final
@dataclass(frozen=True)
class Reinforcing(Phase):
    """AK-21: a fighter raises the card on the table, or passes for now."""

    def options(self, state: State) -> list[Action]:
        return [PASS, *REINFORCE[1 : state.modifiers[self.seat] + 1]]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        battle = state.battle
        assert battle
        if isinstance(action, Reinforce):
            battle.passes = 0
            battle.added[self.seat] += action.count
            battle.spent += action.count
            state.modifiers[self.seat] -= action.count
            tell(ALL, Reinforced, self.seat, action.count, value_of(state, battle, self.seat))
        else:
            battle.passes += 1
            tell(ALL, Passed, self.seat)
        _ask_modifiers(state, battle.standing.index(self.seat) + 1, tell)


# ---- a round


def _ask_cards(state: State, tell: Tell) -> None:
    """Ask the next who has not chosen; whoever has a single card left cannot choose. Then all cards are revealed."""
    battle = state.battle
    assert battle
    for seat in battle.standing:
        if battle.sealed[seat] == HIDDEN:
            if len(state.hands[seat]) > 1:
                state.phases.append(SEALING[seat])
                return
            _seal(state, seat, state.hands[seat][0], tell)
    _reveal(state, battle, tell)


def _seal(state: State, seat: int, card: int, tell: Tell) -> None:
    assert state.battle
    state.battle.sealed[seat] = card
    tell(ALL, CardSealed, seat)


def _reveal(state: State, battle: Battle, tell: Tell) -> None:
    tell(ALL, CardsRevealed, battle.standing, tuple([battle.sealed[seat] for seat in battle.standing]))
    for seat in battle.standing:
        card = battle.sealed[seat]
        let_go(state, seat, card)
        battle.shown[seat] = (*battle.shown[seat], card)
        battle.sealed[seat] = HIDDEN
        battle.added[seat] = 0
    battle.passes = 0
    _ask_modifiers(state, 0, tell)


def _ask_modifiers(state: State, turn: int, tell: Tell) -> None:
    """AK-21: round and round, until all have passed in succession; who has no modifier can only pass."""
    battle = state.battle
    assert battle
    fighters = len(battle.standing)
    while battle.passes < fighters:
        seat = battle.standing[turn % fighters]
        if state.modifiers[seat]:
            state.phases.append(REINFORCING[seat])
            return
        battle.passes += 1
        turn += 1
    _end_round(state, battle, tell)


def _end_round(state: State, battle: Battle, tell: Tell) -> None:
    """AK-22: those tied at the top go on while they have cards; all of them have equally many."""
    battle.standing = top(state, battle)
    if len(battle.standing) > 1 and state.hands[battle.standing[0]]:
        tell(ALL, BattleGoesOn, battle.standing)
        _ask_cards(state, tell)
    else:
        _end_battle(state, battle, tell)


def top(state: State, battle: Battle) -> tuple[int, ...]:
    """AK-23: unmodified 1s if the best value is 8 or more; otherwise the highest."""
    values = [value_of(state, battle, seat) for seat in battle.standing]
    best = max(values)
    ones = tuple([seat for seat in battle.standing if RANK[battle.shown[seat][-1]] == 1 and not battle.added[seat]])
    if ones and best >= state.box.battle.humbled:
        return ones
    return tuple([seat for seat, value in zip(battle.standing, values, strict=True) if value == best])


def value_of(state: State, battle: Battle, seat: int) -> int:
    """The rank on the table with its modifiers."""
    return RANK[battle.shown[seat][-1]] + state.box.battle.adds * battle.added[seat]


# ---- the end


def _end_battle(state: State, battle: Battle, tell: Tell) -> None:
    """AK-14, AK-22, AK-24, then draw clockwise from the age's first player."""
    losers = tuple([seat for seat in battle.fighters if seat not in battle.standing])
    tell(ALL, BattleEnded, battle.kingdom, battle.standing)
    score_battle(state, battle.kingdom, battle.standing, losers, tell)
    for seat in losers:
        if state.modifier_supply:
            state.modifier_supply -= 1
            state.modifiers[seat] += 1
            tell(ALL, ModifierTaken, seat)
    state.modifier_supply += battle.spent
    for seat in battle.fighters:
        for card in battle.shown[seat]:
            state.discard[card] = 1
    state.battle = None
    state.phases.extend([FILLING[seat] for seat in reversed(battle.fighters)])
    go_on(state, tell)


SEALING: Final = [Sealing(seat) for seat in range(MOST_SEATS)]
REINFORCING: Final = [Reinforcing(seat) for seat in range(MOST_SEATS)]
