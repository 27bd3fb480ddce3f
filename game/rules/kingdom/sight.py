"""What a seat of Kingdom knows, and a whole table imagined from it.

Hidden are the deck and what the others hold, but for the cards they took from the table: those stay known (KD-1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from game.rules.kernel import HIDDEN, Action, Phase, Random, Record, Urn, actor, draw, legal
from game.rules.kingdom.box import Box
from game.rules.kingdom.state import State


@final
@dataclass(frozen=True)
class View(Record):
    """What one seat may know. Cards are numbers of the box; `discard` and `unseen` are counts by that number."""

    seat: int
    actor: int
    asked: str
    options: tuple[Action, ...]
    scores: tuple[int, ...]
    """The income so far."""
    box: Box
    phases: tuple[Phase, ...]
    player: int
    """Whose turn it is."""
    card: int
    """Being laid, and not in a province yet; else HIDDEN."""
    province: int
    """Into which this turn's cards are laid; else HIDDEN."""
    idle: int
    left: int
    """Cards in the deck."""
    unseen: tuple[int, ...]
    """The cards that lie in the deck or in the others' hands, unknown to this seat."""
    hands: tuple[tuple[int, ...], ...]
    """HIDDEN for a card of another seat's hand that this seat does not know."""
    shown: tuple[tuple[int, ...], ...]
    """The cards of each hand that everybody knows."""
    taken: tuple[int, ...]
    """Into the player's hand this turn; beside `hands`, not in it."""
    kings: tuple[int, ...]
    provinces: tuple[tuple[int, ...], ...]
    colours: tuple[int, ...]
    discard: tuple[int, ...]
    kept: tuple[tuple[tuple[int, ...], ...], ...]
    """Each seat's complete provinces."""


def view(state: State, seat: int) -> View:
    """Everything this seat may know, and nothing else."""
    return _seen(state, seat, opened=False)


def open_view(state: State, seat: int) -> View:
    """The same with all hands uncovered."""
    return _seen(state, seat, opened=True)


def _seen(state: State, seat: int, opened: bool) -> View:
    asked = state.phases[-1] if state.phases else None
    return View(
        seat,
        actor(state),
        type(asked).__name__ if asked else "",
        tuple(legal(state)) if asked and asked.seat == seat else (),
        tuple(state.income),
        state.box,
        tuple(state.phases),
        state.player,
        state.card,
        state.province,
        state.idle,
        state.left,
        _unseen(state, seat),
        tuple(
            [tuple(hand) if opened or owner == seat else _known(state, owner) for owner, hand in enumerate(state.hands)]
        ),
        tuple([tuple(cards) for cards in state.shown]),
        tuple(state.taken),
        tuple(state.kings),
        tuple([tuple(cards) for cards in state.provinces]),
        tuple(state.colours),
        tuple(state.discard),
        tuple([tuple(provinces) for provinces in state.kept]),
    )


def _known(state: State, owner: int) -> tuple[int, ...]:
    shown = state.shown[owner]
    return tuple([HIDDEN] * (len(state.hands[owner]) - len(shown)) + shown)


def _unseen(state: State, seat: int) -> tuple[int, ...]:
    unseen = state.deck.counts[:]
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            for card in hand:
                unseen[card] += 1
            for card in state.shown[owner]:
                unseen[card] -= 1
    return tuple(unseen)


def imagine(view: View, random: Random) -> State:
    """A whole table that agrees with everything the view knows."""
    unseen = Urn(list(view.unseen), 1)
    hands = [list(hand) if seat == view.seat else _dealt(hand, unseen, random) for seat, hand in enumerate(view.hands)]
    return State(
        view.box,
        list(view.phases),
        view.player,
        view.card,
        view.province,
        view.idle,
        unseen,
        hands,
        [list(cards) for cards in view.shown],
        list(view.taken),
        list(view.kings),
        [list(cards) for cards in view.provinces],
        list(view.colours),
        list(view.discard),
        [list(provinces) for provinces in view.kept],
        list(view.scores),
    )


def _dealt(hand: tuple[int, ...], unseen: Urn, random: Random) -> list[int]:
    """A hand with cards in place of those the seat does not know, out of all it has not seen."""
    cards = []
    for known in hand:
        card = known
        if card == HIDDEN:
            card = draw(unseen, random).cards[0]
            unseen.counts[card] -= 1
            unseen.total -= 1
        cards.append(card)
    cards.sort()
    return cards
