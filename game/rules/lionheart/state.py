"""The table of Lionheart: the land with its castles, knights and borders; thalers and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from game.rules.kernel import Phase, Record
from game.rules.kernel import State as Table
from game.rules.lionheart.board import Land
from game.rules.lionheart.box import DEEDS, LETTERS, NOBODY, Box, amount


@final
@dataclass(frozen=True)
class Prices(Record):
    """The power cards of a box by kind, as the rules look them up."""

    letter: tuple[int, ...]
    cost: tuple[int, ...]
    sale: tuple[int, ...]
    deeds: tuple[tuple[int, ...], ...]
    """How often a kind does each deed at most."""
    face: tuple[tuple[int, ...], ...]
    """What is printed on each kind, as events tell it: letter, cost, sale, and then the deeds."""
    forest: int
    """What a knight in a forest costs more (LH-21)."""


def prices(box: Box) -> Prices:
    deeds = [[amount(card, deed) for deed in range(len(DEEDS))] for card in box.cards.power]
    face = [
        (LETTERS.index(card.deck), card.cost, card.sale, *does)
        for card, does in zip(box.cards.power, deeds, strict=True)
    ]
    return Prices(
        tuple([printed[0] for printed in face]),
        tuple([printed[1] for printed in face]),
        tuple([printed[2] for printed in face]),
        tuple([tuple(does) for does in deeds]),
        tuple(face),
        box.costs.knight_in_forest,
    )


@final
class State(Table):
    """Everything there is. The deck is a number of cards of each kind: LUCK says which is drawn when it is drawn."""

    __slots__ = (
        "allies",
        "bonus",
        "borders",
        "box",
        "castles",
        "coins",
        "deck",
        "domain",
        "guards",
        "hands",
        "idle",
        "land",
        "market",
        "mines",
        "owner",
        "pieces",
        "placed",
        "player",
        "prices",
        "reserve",
        "seats",
        "shown",
        "sold",
        "stock",
        "turns_left",
        "used",
        "value",
        "winner",
    )

    def __init__(self, box: Box, prices: Prices, land: Land, seats: int, phases: list[Phase]) -> None:
        """A table with nothing on it; whoever makes one fills in the rest."""
        self.box = box
        self.prices = prices
        self.land = land
        self.seats = seats
        self.phases = phases
        self.player = 0  # whose turn it is
        self.winner = NOBODY  # who reached the goal (LH-30)
        # the land
        self.borders: list[int] = []  # by edge, 1 where a border stands; the last one is the frame
        self.placed = 0  # how many stand
        self.pieces: list[int] = []  # by square
        self.domain: list[int] = []  # by square: the castle whose domain it lies in, or NOBODY
        self.castles: list[int] = []  # where each castle stands, in the order they were built
        self.owner: list[int] = []  # the colour of each castle
        self.value: list[int] = []  # what the domain of each castle scores; 0 without one
        self.guards: list[int] = []  # how many knights stand in it
        self.allies: list[int] = []  # by castle: the castles it is allied with, a bit each
        self.mines: list[int] = []  # in domains, by colour and kind: mines[4 * colour + kind]
        self.reserve: list[int] = []  # knights of each colour that are not on the board
        # money and cards
        self.coins: list[int] = []
        self.hands: list[list[int]] = []  # kinds, in order
        self.shown: list[list[int]] = []  # those of them that everybody knows: they came from the market
        self.deck: list[int] = []  # by kind
        self.stock: list[int] = []  # the same by letter
        self.market: list[int] = []  # by kind
        self.used: list[int] = []  # by kind
        self.sold = NOBODY  # the card sold in this turn (LH-8)
        self.idle = 0  # turns in a row without a card of the deck (LH-9)
        self.turns_left = NOBODY  # after the deck's last card (LH-31)
        self.bonus: list[int] = []  # points for thalers at the end

    def clone(self) -> State:
        other = State(self.box, self.prices, self.land, self.seats, self.phases[:])
        other.player = self.player
        other.winner = self.winner
        other.borders = self.borders[:]
        other.placed = self.placed
        other.pieces = self.pieces[:]
        other.domain = self.domain[:]
        other.castles = self.castles[:]
        other.owner = self.owner[:]
        other.value = self.value[:]
        other.guards = self.guards[:]
        other.allies = self.allies[:]
        other.mines = self.mines[:]
        other.reserve = self.reserve[:]
        other.coins = self.coins[:]
        other.hands = [hand[:] for hand in self.hands]
        other.shown = [cards[:] for cards in self.shown]
        other.deck = self.deck[:]
        other.stock = self.stock[:]
        other.market = self.market[:]
        other.used = self.used[:]
        other.sold = self.sold
        other.idle = self.idle
        other.turns_left = self.turns_left
        other.bonus = self.bonus[:]
        return other
