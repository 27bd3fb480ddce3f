"""What a seat of Animal Kingdoms knows.

Hidden are the cards in other hands, a card sealed for battle, the values of retreat tokens, and the order of the deck,
which does not exist before cards are drawn. imagining.py deals them anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from typing import final

from game.rules.animals.box import BEASTS, KINGDOMS, Box
from game.rules.animals.scoring import standing
from game.rules.animals.state import Battle, State
from game.rules.kernel import HIDDEN, OVER, Action, Phase, Record


@final
@dataclass(frozen=True)
class BattleView(Record):
    """A battle as a seat sees it; lists go by seat."""

    kingdom: int
    fighters: tuple[int, ...]
    standing: tuple[int, ...]
    chosen: tuple[bool, ...]
    """Who has sealed a card for this round."""
    sealed: int
    """The seat's own sealed card, or HIDDEN."""
    shown: tuple[tuple[int, ...], ...]
    added: tuple[int, ...]
    spent: int
    passes: int
    defence: tuple[int, ...]


@final
@dataclass(frozen=True)
class View(Record):
    """What one seat may know. Alone, what goes by house has a second place, the upstart's."""

    seat: int
    actor: int
    asked: str
    options: tuple[Action, ...]
    scores: tuple[int, ...]
    box: Box
    phases: tuple[Phase, ...]
    age: int
    first: int
    player: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck: int
    """How many cards it has."""
    discard: tuple[int, ...]
    """The cards in it, in no order."""
    piles: tuple[tuple[int, ...], ...]
    free: tuple[int, ...]
    """Empty territories of each kingdom; the last one is the capital."""
    capital: tuple[int, ...]
    influence: tuple[tuple[int, ...], ...]
    """By kingdom and house: tokens on territories, capital and council."""
    council: tuple[tuple[int, ...], ...]
    supply: tuple[int, ...]
    decrees: tuple[int, ...]
    """By kingdom: the how-manieth of the box; empty before they are posted."""
    decrees_left: tuple[int, ...]
    decrees_gone: tuple[int, ...]
    tokens: tuple[tuple[int, ...], ...]
    tokens_gone: tuple[int, ...]
    retreats: tuple[int, ...]
    capitals: tuple[int, ...]
    leaving: int
    rallies: int
    rally_open: bool
    kept: tuple[tuple[int, ...], ...]
    """The values of each seat's retreat tokens; those of others are HIDDEN until the game is over."""
    modifiers: tuple[int, ...]
    modifier_supply: int
    points: tuple[int, ...]
    battle: BattleView | None
    bonus: tuple[int, ...]
    last_claim: int
    battles: int
    since: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]
    shuffles: int
    opened: tuple[tuple[int, ...], ...]
    """All hands, where everything is uncovered; else empty."""


def view(state: State, seat: int) -> View:
    """Everything this seat may know, and nothing else."""
    return _seen(state, seat, opened=False)


def open_view(state: State, seat: int) -> View:
    """The same with all hands and retreat tokens uncovered."""
    return _seen(state, seat, opened=True)


def _seen(state: State, seat: int, opened: bool) -> View:
    asked = state.phases[-1] if state.phases else None
    return View(
        seat,
        asked.seat if asked else OVER,
        type(asked).__name__ if asked else "",
        tuple(asked.options(state)) if asked and asked.seat == seat else (),
        tuple(standing(state)),
        state.box,
        tuple(state.phases),
        state.age,
        state.first,
        state.player,
        tuple(state.hands[seat]),
        tuple([len(hand) for hand in state.hands]),
        state.left,
        tuple(compress(range(BEASTS), state.discard)),
        tuple([tuple(pile) for pile in state.piles]),
        tuple(state.free),
        tuple(state.capital),
        _by_kingdom(state.influence, state.houses),
        _by_kingdom(state.council, state.houses),
        tuple(state.supply),
        state.decrees,
        tuple(state.decrees_left),
        state.decrees_gone,
        tuple(state.tokens),
        state.tokens_gone,
        state.retreats,
        state.capitals,
        state.leaving,
        state.rallies,
        state.rally_open,
        tuple(
            [
                kept if opened or other == seat or not asked else (HIDDEN,) * len(kept)
                for other, kept in enumerate(state.kept)
            ]
        ),
        tuple(state.modifiers),
        state.modifier_supply,
        tuple(state.points),
        _battle_view(state.battle, seat) if state.battle else None,
        state.bonus,
        state.last_claim,
        state.battles,
        tuple(state.since),
        tuple([tuple(slots) for slots in state.slots]),
        state.shuffles,
        tuple([tuple(hand) for hand in state.hands]) if opened else (),
    )


def _by_kingdom(counts: list[int] | tuple[int, ...], houses: int) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(counts[kingdom * houses : (kingdom + 1) * houses]) for kingdom in range(KINGDOMS)])


def _battle_view(battle: Battle, seat: int) -> BattleView:
    return BattleView(
        battle.kingdom,
        battle.fighters,
        battle.standing,
        tuple([card != HIDDEN for card in battle.sealed]),
        battle.sealed[seat],
        tuple(battle.shown),
        tuple(battle.added),
        battle.spent,
        battle.passes,
        battle.defence,
    )
