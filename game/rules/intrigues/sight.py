"""What a seat of Intrigues & Cabbage knows, and a whole table imagined from it.

Almost everything lies open. Hidden is only the order of the deck, and of that only the top card exists before it is
turned over: once a cow has shown it to somebody (IC-13).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from game.rules.intrigues.box import Box
from game.rules.intrigues.scoring import tally
from game.rules.intrigues.state import State
from game.rules.kernel import HIDDEN, Action, Phase, Random, Record, Urn, actor, draw, legal, scores


@final
@dataclass(frozen=True)
class View(Record):
    """What one seat may know. Places are counts by kind; the deck's is known because all other cards lie open."""

    seat: int
    actor: int
    asked: str
    options: tuple[Action, ...]
    scores: tuple[int, ...]
    box: Box
    phases: tuple[Phase, ...]
    player: int
    deck: tuple[int, ...]
    top: int
    peeker: int
    centre: tuple[int, ...]
    discard: tuple[int, ...]
    castles: tuple[tuple[int, ...], ...]
    spent: tuple[int, ...]
    found: tuple[int, ...]
    """What the chicken has turned up and its player picks from; empty at other times."""


def view(state: State, seat: int) -> View:
    """Everything this seat may know, and nothing else."""
    return _seen(state, seat, state.top if state.peeker == seat else HIDDEN)


def open_view(state: State, seat: int) -> View:
    """The same with the peeked card uncovered."""
    return _seen(state, seat, state.top)


def _seen(state: State, seat: int, top: int) -> View:
    asked = state.phases[-1] if state.phases else None
    return View(
        seat,
        actor(state),
        type(asked).__name__ if asked else "",
        tuple(legal(state)) if asked and asked.seat == seat else (),
        tuple(scores(tally(state), len(state.castles))),
        state.box,
        tuple(state.phases),
        state.player,
        tuple(state.deck),
        top,
        state.peeker,
        tuple(state.centre),
        tuple(state.discard),
        tuple([tuple(castle) for castle in state.castles]),
        tuple(state.spent),
        getattr(asked, "found", ()),
    )


def imagine(view: View, random: Random) -> State:
    """A whole table that agrees with everything the view knows."""
    deck = list(view.deck)
    top = view.top
    if top == HIDDEN and view.peeker != HIDDEN:  # somebody else knows the top card: to this seat it is any of the deck
        top = draw(Urn(deck, 1), random).cards[0]
    return State(
        view.box,
        list(view.phases),
        view.player,
        deck,
        top,
        view.peeker,
        list(view.centre),
        list(view.discard),
        [list(castle) for castle in view.castles],
        list(view.spent),
    )
