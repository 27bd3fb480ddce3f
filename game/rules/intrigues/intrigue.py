"""The intrigue phase of Intrigues & Cabbage: dogs guard, and what is left in the castles eats (IC-21 … IC-26)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from game.rules.intrigues.box import CABBAGE, CHICKEN, COW, DOG, FOX, PIG, RABBIT, WHEAT, WOLF
from game.rules.intrigues.moves import (
    GUARD_FOXES,
    GUARD_WOLVES,
    FoxesGuarded,
    GameEnded,
    GuardFoxes,
    GuardWolves,
    IntrigueBegan,
    Lost,
    WolvesGuarded,
)
from game.rules.intrigues.scoring import winners
from game.rules.intrigues.state import State
from game.rules.kernel import ALL, Action, Phase, Tell


def begin_intrigue(state: State, tell: Tell) -> None:
    """IC-21: the castle of the last player is the first."""
    tell(ALL, IntrigueBegan, state.player)
    _ask_dogs(state, state.player, tell)


@final
@dataclass(frozen=True)
class GuardingFoxes(Phase):
    """IC-22: whether one dog blocks all foxes of the castle."""

    def options(self, state: State) -> list[Action]:
        return GUARD_FOXES

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, GuardFoxes)
        state.spent[self.seat] += action.guard
        tell(ALL, FoxesGuarded, self.seat, action.guard)
        _ask_about_wolves(state, self.seat, action.guard, tell)


@final
@dataclass(frozen=True)
class GuardingWolves(Phase):
    """IC-22: how many of the dogs that are left block a wolf each."""

    foxes_guarded: bool

    def options(self, state: State) -> list[Action]:
        castle = state.castles[self.seat]
        return GUARD_WOLVES[: min(castle[WOLF], castle[DOG] - state.spent[self.seat]) + 1]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, GuardWolves)
        state.spent[self.seat] += action.dogs
        tell(ALL, WolvesGuarded, self.seat, action.dogs)
        _settle(state, self.seat, self.foxes_guarded, action.dogs, tell)


def _ask_dogs(state: State, seat: int, tell: Tell) -> None:
    """IC-21, IC-22: the dogs come first; no question where there is nothing to decide."""
    castle = state.castles[seat]
    if castle[DOG] and castle[FOX]:
        state.phases.append(GuardingFoxes(seat))
    else:
        _ask_about_wolves(state, seat, False, tell)


def _ask_about_wolves(state: State, seat: int, foxes_guarded: bool, tell: Tell) -> None:
    castle = state.castles[seat]
    if castle[WOLF] and castle[DOG] > state.spent[seat]:
        state.phases.append(GuardingWolves(seat, foxes_guarded))
    else:
        _settle(state, seat, foxes_guarded, 0, tell)


def _settle(state: State, seat: int, foxes_guarded: bool, wolves_guarded: int, tell: Tell) -> None:
    """IC-23 … IC-26, in this order; then the next castle (IC-21)."""
    castle, limits = state.castles[seat], state.box.intrigue
    if castle[FOX] and not foxes_guarded:
        _lose(state, seat, FOX, CHICKEN, tell)
    if castle[WOLF] > wolves_guarded:
        _lose(state, seat, WOLF, COW, tell)
        _lose(state, seat, WOLF, PIG, tell)
    if castle[CHICKEN] >= limits.chickens_eat_wheat:
        _lose(state, seat, CHICKEN, WHEAT, tell)
    if castle[RABBIT] >= limits.rabbits_eat_cabbage:
        _lose(state, seat, RABBIT, CABBAGE, tell)
    following = (seat + 1) % len(state.castles)
    if following != state.player:
        _ask_dogs(state, following, tell)
    else:
        tell(ALL, GameEnded, tuple(winners(state)))


def _lose(state: State, seat: int, culprit: int, kind: int, tell: Tell) -> None:
    castle = state.castles[seat]
    if castle[kind]:
        tell(ALL, Lost, seat, culprit, kind, castle[kind])
        state.discard[kind] += castle[kind]
        castle[kind] = 0
