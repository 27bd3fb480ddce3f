"""The upstart, the automatic rival of a game alone (AK-40 … AK-47). It is never asked: its cards are LUCK's draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from game.rules.animals.box import KINGDOMS, level
from game.rules.animals.claims import claims, lay
from game.rules.animals.drawing import fill, go_on, let_go, ready_deck
from game.rules.animals.law import KIND, RANK
from game.rules.animals.moves import (
    FIGHT,
    UPSTART,
    BattleBegan,
    BattleEnded,
    BattleGoesOn,
    BonusOpened,
    Fight,
    Retreated,
    UpstartClaimed,
    UpstartDiscarded,
    UpstartFought,
)
from game.rules.animals.places import score_battle
from game.rules.animals.state import Battle, State
from game.rules.kernel import ALL, LUCK, Action, Draw, Phase, Tell, Urn

PLAYER: Final = 0

# ---- its turn


def take_turn(state: State, tell: Tell) -> None:
    ready_deck(state, tell)
    state.phases.append(REVEALING)


@final
@dataclass(frozen=True)
class Revealing(Phase):
    """AK-41: the top card of the deck is the upstart's."""

    def urn(self, state: State) -> Urn:
        return Urn(state.deck, 1, total=state.left, single=True)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        card = _taken(state, action)
        if PLAYER in state.retreats and state.law.home[RANK[card]] < 0:  # AK-44
            state.discard[card] = 1
            tell(ALL, UpstartDiscarded, card)
            go_on(state, tell)
            return
        kingdom = walk(state, _start(state, card))
        _lay(state, card, kingdom, False, tell)
        if UPSTART not in state.retreats:
            _play_bonus(state, card, kingdom, tell)
        open_bonus(state, tell)


def walk(state: State, start: int) -> int:
    """AK-42, AK-44: the kingdom a card goes to, clockwise from the start kingdom."""
    ring = [(start + number) % KINGDOMS for number in range(KINGDOMS)]
    chases = PLAYER in state.retreats
    for most in (state.box.solo.lead, 1000):  # at first only where the lead is small, then anywhere
        for kingdom in ring:
            if state.free[kingdom] == 1 and chases:
                return kingdom
            if state.free[kingdom] > 1 and _lead(state, kingdom) < most:
                return kingdom
    return next(kingdom for kingdom in ring if state.free[kingdom] == 1)


def _lead(state: State, kingdom: int) -> int:
    return state.influence[kingdom * 2 + UPSTART] - state.influence[kingdom * 2 + PLAYER]


def _start(state: State, card: int) -> int:
    """AK-41: the kingdom as large as the rank; without one, that of the player's last claim, or the smallest."""
    home = state.law.home[RANK[card]]
    if home >= 0:
        return home
    return state.last_claim if state.last_claim >= 0 else state.law.smallest


def _lay(state: State, card: int, kingdom: int, bonus: bool, tell: Tell) -> None:
    """AK-42: the upstart ignores decrees; a capital or its last token makes it retreat."""
    capital = lay(state, UPSTART, card, kingdom)
    tell(ALL, UpstartClaimed, card, kingdom, capital, bonus)
    if capital or not state.supply[UPSTART]:
        state.retreats = (*state.retreats, UPSTART)
        tell(ALL, Retreated, UPSTART, "capital" if capital else "last token")


# ---- bonus cards


def _play_bonus(state: State, card: int, kingdom: int, tell: Tell) -> None:
    """AK-43: a bonus card of the kind or the rank of the card just played is played, too; at most one a turn."""
    by_rank = level(state.box).bonus_by_rank  # AK-47
    found = [b for b in state.bonus if KIND[b] == KIND[card] or (by_rank and RANK[b] == RANK[card])]
    if found:
        bonus = min(found, key=lambda b: _claims_after(state, b, kingdom)) if len(found) > 1 else found[0]
        state.bonus = tuple([b for b in state.bonus if b != bonus])
        _lay(state, bonus, walk(state, _bonus_start(state, bonus, kingdom)), True, tell)


def _bonus_start(state: State, bonus: int, kingdom: int) -> int:
    return kingdom if state.box.options.bonus_start == "same_kingdom" else _start(state, bonus)


def _claims_after(state: State, bonus: int, kingdom: int) -> int:
    """AK-47: how many claims the player's open hand could make after this bonus card."""
    tried = state.clone()
    lay(tried, UPSTART, bonus, walk(tried, _bonus_start(tried, bonus, kingdom)))
    return len(claims(tried, PLAYER))


def open_bonus(state: State, tell: Tell) -> None:
    """AK-40, AK-43: as many bonus cards lie open as the level asks for; then the rules go on."""
    if len(state.bonus) < state.law.bonus_cards:
        ready_deck(state, tell)
        state.phases.append(OPENING)
    else:
        go_on(state, tell)


@final
@dataclass(frozen=True)
class Opening(Phase):
    """AK-43: a new bonus card is revealed."""

    def urn(self, state: State) -> Urn:
        return Urn(state.deck, 1, total=state.left, single=True)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        card = _taken(state, action)
        state.bonus = (*state.bonus, card)
        tell(ALL, BonusOpened, card)
        open_bonus(state, tell)


def _taken(state: State, action: Draw) -> int:
    card = action.cards[0]
    state.deck[card] = 0
    state.left -= 1
    return card


# ---- battles


def begin_battle(state: State, kingdom: int, tell: Tell) -> None:
    """AK-45: without a card you have lost before it begins."""
    state.battle = Battle(kingdom, (PLAYER, UPSTART), 1)
    tell(ALL, BattleBegan, kingdom, (PLAYER, UPSTART))
    if state.hands[PLAYER]:
        _ask_card(state, state.battle, tell)
    else:
        _end_battle(state, state.battle, (UPSTART,), 0, tell)


@final
@dataclass(frozen=True)
class Facing(Phase):
    """AK-45: you choose the card you fight the upstart with."""

    def options(self, state: State) -> list[Action]:
        return [FIGHT[card] for card in state.hands[PLAYER]]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Fight)
        assert state.battle
        _show(state, state.battle, action.card, tell)


@final
@dataclass(frozen=True)
class Defending(Phase):
    """AK-45: the upstart reveals cards against yours; these it has revealed so far."""

    cards: tuple[int, ...]

    def urn(self, state: State) -> Urn:
        return Urn(state.deck, min(_strength(state) - len(self.cards), state.left), total=state.left, single=True)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        assert state.battle
        for card in action.cards:
            state.deck[card] = 0
        state.left -= len(action.cards)
        state.battle.defence = (*state.battle.defence, *action.cards)
        cards = (*self.cards, *action.cards)
        if len(cards) < _strength(state):
            ready_deck(state, tell)
            state.phases.append(Defending(LUCK, cards))
        else:
            _compare(state, state.battle, cards, tell)


def beats(state: State, one: int, other: int) -> bool:
    """AK-20: the higher rank, but 1 beats 8."""
    rank, against, humbled = RANK[one], RANK[other], state.box.battle.humbled
    if rank == 1 and against >= humbled:
        return True
    return rank > against and not (against == 1 and rank >= humbled)


def _strength(state: State) -> int:
    """AK-45: how many cards the upstart reveals: one less for every battle already fought in this age."""
    return max(1, level(state.box).battle_cards - state.battles)


def _ask_card(state: State, battle: Battle, tell: Tell) -> None:
    hand = state.hands[PLAYER]
    if len(hand) > 1:
        state.phases.append(FACING)
    else:
        _show(state, battle, hand[0], tell)


def _show(state: State, battle: Battle, card: int, tell: Tell) -> None:
    let_go(state, PLAYER, card)
    battle.shown[PLAYER] = (*battle.shown[PLAYER], card)
    ready_deck(state, tell)
    state.phases.append(DEFENDING)


def _compare(state: State, battle: Battle, cards: tuple[int, ...], tell: Tell) -> None:
    """AK-45: any card that beats yours wins; otherwise an equal one makes a tie."""
    own, ties = battle.shown[PLAYER][-1], len(battle.shown[PLAYER]) - 1
    tell(ALL, UpstartFought, own, cards)
    if any(beats(state, card, own) for card in cards):
        _end_battle(state, battle, (UPSTART,), ties + 1, tell)
    elif not any(RANK[card] == RANK[own] for card in cards):
        _end_battle(state, battle, (PLAYER,), ties, tell)
    elif not state.hands[PLAYER]:
        _end_battle(state, battle, (PLAYER, UPSTART), ties + 1, tell)
    else:
        tell(ALL, BattleGoesOn, battle.standing)
        _ask_card(state, battle, tell)


def _end_battle(state: State, battle: Battle, firsts: tuple[int, ...], draws: int, tell: Tell) -> None:
    tell(ALL, BattleEnded, battle.kingdom, firsts)
    losers = tuple([house for house in battle.fighters if house not in firsts])
    score_battle(state, battle.kingdom, firsts, losers, tell)
    for card in (*battle.shown[PLAYER], *battle.defence):
        state.discard[card] = 1
    state.battles += 1
    state.battle = None
    fill(state, PLAYER, len(state.hands[PLAYER]) + draws, tell)


REVEALING: Final = Revealing(LUCK)
OPENING: Final = Opening(LUCK)
FACING: Final = Facing(PLAYER)
DEFENDING: Final = Defending(LUCK, ())
