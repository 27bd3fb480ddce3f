"""The table of Kingdom."""

from __future__ import annotations

from typing import Final, final

from game.rules.kernel import Phase, Urn
from game.rules.kernel import State as Table
from game.rules.kingdom.box import Box, Face

EMPTY: Final = -1
"""The colour of a place where a province may be opened."""
CLOSED: Final = -2
"""The colour of a place where none may: fewer provinces are allowed than there is room for in the numbers."""


@final
class State(Table):
    """Everything there is. The deck is an urn: LUCK says which card is drawn when somebody draws."""

    __slots__ = (
        "box",
        "card",
        "colour_of",
        "colours",
        "deck",
        "discard",
        "face_of",
        "hand_size",
        "hands",
        "idle",
        "income",
        "kept",
        "kind_of",
        "kings",
        "player",
        "points_of",
        "power_of",
        "province",
        "provinces",
        "shown",
        "size",
        "taken",
    )

    def __init__(
        self,
        box: Box,
        phases: list[Phase],
        player: int,
        card: int,
        province: int,
        idle: int,
        deck: Urn,
        hands: list[list[int]],
        shown: list[list[int]],
        taken: list[int],
        kings: list[int],
        provinces: list[list[int]],
        colours: list[int],
        discard: list[int],
        kept: list[list[tuple[int, ...]]],
        income: list[int],
    ) -> None:
        self.box = box
        printed = box.printed  # what stands on a card, by its number
        self.face_of: tuple[Face, ...] = printed.faces
        self.kind_of: tuple[int, ...] = printed.kinds
        self.colour_of: tuple[int, ...] = printed.colours
        self.points_of: tuple[int, ...] = printed.points
        self.power_of: tuple[int, ...] = printed.powers
        self.hand_size: int = box.options.hand_size  # these two are asked for in every turn of every rollout
        self.size: int = box.options.cards_in_province
        self.phases = phases
        self.player = player  # whose turn it is
        self.card = card  # being laid: out of the hand, not in a province yet; else HIDDEN
        self.province = province  # into which this turn's cards are laid; else HIDDEN
        self.idle = idle  # turns in a row without a card drawn (KD-35)
        self.deck = deck  # how many of each card, and in all
        self.hands = hands  # the cards of each hand, sorted
        self.shown = shown  # those of them that everybody knows, sorted
        self.taken = taken  # into the player's hand this turn: not to be laid before the next (KD-34)
        self.kings = (
            kings  # whose power is going on, the first one first; HIDDEN for one who lies there no more (KD-14)
        )
        self.provinces = provinces  # the cards of each, as they lie
        self.colours = colours  # of the provinces
        self.discard = discard  # how many of each card
        self.kept = kept  # each seat's complete provinces
        self.income = income  # what they are worth

    @property
    def left(self) -> int:
        """How many cards the deck holds."""
        return self.deck.total

    def clone(self) -> State:
        return State(
            self.box,
            self.phases[:],
            self.player,
            self.card,
            self.province,
            self.idle,
            Urn(self.deck.counts[:], 1, False, self.deck.total),
            [hand[:] for hand in self.hands],
            [cards[:] for cards in self.shown],
            self.taken[:],
            self.kings[:],
            [cards[:] for cards in self.provinces],
            self.colours[:],
            self.discard[:],
            [provinces[:] for provinces in self.kept],
            self.income[:],
        )
