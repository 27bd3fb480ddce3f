"""What a seat of Lionheart knows, a whole table imagined from it, and what a single step would change.

Hidden are the cards in the others' hands, but for those that came from the market, and the order within a letter of the
deck. The letters on the backs are known. Everything else lies open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from game.rules.kernel import Action, Event, Phase, Random, Record, Tell, Urn, actor, draw, legal
from game.rules.lionheart.board import POSTS, Land
from game.rules.lionheart.box import CASTLE, LETTERS, NOBODY, Box
from game.rules.lionheart.domains import join, place_border, region
from game.rules.lionheart.moves import DomainFounded, LandCutOff
from game.rules.lionheart.permits import borders_left, fee
from game.rules.lionheart.scoring import score
from game.rules.lionheart.state import Prices, State


@final
@dataclass(frozen=True)
class View(Record):
    """What one seat may know. Squares and edges are numbered as `board` says; a colour is a seat or neutral."""

    seat: int
    actor: int
    asked: str
    options: tuple[Action, ...]
    scores: tuple[int, ...]
    box: Box
    prices: Prices
    phases: tuple[Phase, ...]
    player: int
    """Whose turn it is."""
    winner: int
    land: Land
    """Terrain and worth by square."""
    borders: tuple[int, ...]
    """By edge, 1 where a border stands; the last one is the frame."""
    borders_left: int
    pieces: tuple[int, ...]
    """By square: EMPTY, a knight (its colour), or a castle (its colour and CASTLE)."""
    domain: tuple[int, ...]
    """By square: the castle whose domain it lies in, or NOBODY."""
    castles: tuple[int, ...]
    """The squares of the castles, in the order they were built."""
    owner: tuple[int, ...]
    """The colour of each castle."""
    value: tuple[int, ...]
    """What the domain of each castle scores."""
    guards: tuple[int, ...]
    """How many knights stand in it."""
    allies: tuple[int, ...]
    """By castle: the castles it is allied with, a bit each."""
    mines: tuple[int, ...]
    """In domains, by colour and kind: mines[4 * colour + kind]."""
    reserve: tuple[int, ...]
    """Knights of each colour that are not on the board."""
    coins: tuple[int, ...]
    hand: tuple[int, ...]
    """The seat's own cards."""
    shown: tuple[tuple[int, ...], ...]
    """The cards in each hand that everybody knows."""
    backs: tuple[tuple[int, ...], ...]
    """How many cards of each letter are in each hand."""
    stock: tuple[int, ...]
    """How many cards of each letter are left in the deck."""
    unseen: tuple[int, ...]
    """By kind: the cards this seat has not seen, in the deck or in other hands."""
    market: tuple[int, ...]
    used: tuple[int, ...]
    sold: int
    """The card sold in this turn, or NOBODY."""
    idle: int
    """Turns in a row without a card of the deck."""
    turns_left: int
    """After the deck's last card: how many turns are left, this one included; NOBODY before."""
    bonus: tuple[int, ...]
    """Points for thalers, at the end."""


def view(state: State, seat: int) -> View:
    """Everything this seat may know, and nothing else."""
    return _seen(state, seat, state.shown)


def open_view(state: State, seat: int) -> View:
    """The same with all hands uncovered."""
    return _seen(state, seat, state.hands)


def _seen(state: State, seat: int, shown: list[list[int]]) -> View:
    asked = state.phases[-1] if state.phases else None
    return View(
        seat,
        actor(state),
        type(asked).__name__ if asked else "",
        tuple(legal(state)) if asked and asked.seat == seat else (),
        tuple([score(state, player) for player in range(state.seats)]),
        state.box,
        state.prices,
        tuple(state.phases),
        state.player,
        state.winner,
        state.land,
        tuple(state.borders),
        borders_left(state),
        tuple(state.pieces),
        tuple(state.domain),
        tuple(state.castles),
        tuple(state.owner),
        tuple(state.value),
        tuple(state.guards),
        tuple(state.allies),
        tuple(state.mines),
        tuple(state.reserve),
        tuple(state.coins),
        tuple(state.hands[seat]),
        tuple([tuple(cards) for cards in shown]),
        tuple([_letters(state.prices, hand) for hand in state.hands]),
        tuple(state.stock),
        _unseen(state, seat),
        tuple(state.market),
        tuple(state.used),
        state.sold,
        state.idle,
        state.turns_left,
        tuple(state.bonus),
    )


def _letters(prices: Prices, hand: list[int]) -> tuple[int, ...]:
    counts = [0] * len(LETTERS)
    for kind in hand:
        counts[prices.letter[kind]] += 1
    return tuple(counts)


def _unseen(state: State, seat: int) -> tuple[int, ...]:
    counts = state.deck[:]
    for other, hand in enumerate(state.hands):
        if other != seat:
            for kind in hand:
                counts[kind] += 1
            for kind in state.shown[other]:
                counts[kind] -= 1
    return tuple(counts)


# ---- a table imagined


def imagine(view: View, random: Random) -> State:
    """A whole table that agrees with everything the view knows: hidden hands are dealt anew from what is unseen."""
    state = State(view.box, view.prices, view.land, len(view.coins), list(view.phases))
    state.player = view.player
    state.winner = view.winner
    state.borders = list(view.borders)
    state.placed = sum(state.borders) - 1
    state.pieces = list(view.pieces)
    state.domain = list(view.domain)
    state.castles = list(view.castles)
    state.owner = list(view.owner)
    state.value = list(view.value)
    state.guards = list(view.guards)
    state.allies = list(view.allies)
    state.mines = list(view.mines)
    state.reserve = list(view.reserve)
    state.coins = list(view.coins)
    state.shown = [list(cards) for cards in view.shown]
    state.deck = list(view.unseen)
    state.stock = list(view.stock)
    state.market = list(view.market)
    state.used = list(view.used)
    state.sold = view.sold
    state.idle = view.idle
    state.turns_left = view.turns_left
    state.bonus = list(view.bonus)
    state.hands = [
        list(view.hand) if seat == view.seat else _hand(state, view, seat, random) for seat in range(state.seats)
    ]
    return state


def _hand(state: State, view: View, seat: int, random: Random) -> list[int]:
    """The cards everybody knows, and for each other back a card of its letter out of the deck."""
    hand = list(view.shown[seat])
    known = _letters(view.prices, hand)
    for letter, count in enumerate(view.backs[seat]):
        for _card in range(count - known[letter]):
            kind = draw(Urn(_of_letter(state, letter), 1), random).cards[0]
            state.deck[kind] -= 1
            hand.append(kind)
    hand.sort()
    return hand


def _of_letter(state: State, letter: int) -> list[int]:
    letters = state.prices.letter
    return [count if letters[kind] == letter else 0 for kind, count in enumerate(state.deck)]


# ---- what a step would change


@final
@dataclass(frozen=True)
class Outcome(Record):
    """What a border or a square would change, for whoever thinks about it."""

    points: tuple[int, ...]
    """By seat: won or, below 0, lost."""
    founded: tuple[int, ...]
    """The castles whose domains would arise."""
    squares: tuple[int, ...]
    """The squares of those domains."""
    cut_off: tuple[int, ...]
    """The squares that would become neutral land."""
    borders: tuple[int, ...]
    """The edges where a border would come or go."""


def border_outcome(view: View, edge: int) -> Outcome:
    """What a border on this edge would close and score; nothing, most often: both its ends must meet borders."""
    ends = [POSTS[6 * edge : 6 * edge + 3], POSTS[6 * edge + 3 : 6 * edge + 6]]
    if all(any(view.borders[post] for post in end) for end in ends):
        return _outcome(view, NOBODY, edge)
    return Outcome((0,) * len(view.scores), (), (), (), (edge,))


def expansion_outcome(view: View, domain: int, square: int) -> Outcome:
    """What it would win and cost if this square joined that domain."""
    return _outcome(view, domain, square)


def knight_fee(view: View, square: int) -> int:
    """What a knight on this square costs besides the card (LH-21)."""
    return fee(imagine(view, Random(0)), square)


def land_kind(view: View, square: int) -> str:
    """LH-10: "domain", "neutral" land without a castle, or "free" land with two or more."""
    if view.domain[square] != NOBODY:
        return "domain"
    table = imagine(view, Random(0))
    return "free" if any(table.pieces[other] >= CASTLE for other in region(table, square)) else "neutral"


def _outcome(view: View, domain: int, place: int) -> Outcome:
    table = imagine(view, Random(0))  # hidden cards do not matter to the land
    told: list[Event] = []
    if domain == NOBODY:
        place_border(table, place, _into(told))
    else:
        join(table, domain, place, _into(told))
    return Outcome(
        tuple([score(table, seat) - before for seat, before in enumerate(view.scores)]),
        tuple([view.castles.index(event.castle) for event in told if isinstance(event, DomainFounded)]),
        tuple([square for event in told if isinstance(event, DomainFounded) for square in event.squares]),
        tuple([square for event in told if isinstance(event, LandCutOff) for square in event.squares]),
        tuple([edge for edge, border in enumerate(view.borders) if border != table.borders[edge]]),
    )


def _into(told: list[Event]) -> Tell:
    def tell(to: int, event: type[Event], *fields: object) -> None:
        told.append(event(*fields))

    return tell
