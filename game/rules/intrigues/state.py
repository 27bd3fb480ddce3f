"""The table of Intrigues & Cabbage."""

from __future__ import annotations

from typing import final

from game.rules.intrigues.box import Box
from game.rules.kernel import Phase
from game.rules.kernel import State as Table

Cards = list[int]
"""How many cards of each kind lie in a place; no place has an order."""


@final
class State(Table):
    """Everything there is. The deck is a number of cards of each kind: LUCK says which lies on top when it matters."""

    __slots__ = ("box", "castles", "centre", "deck", "discard", "left", "peeker", "player", "spent", "top")

    def __init__(
        self,
        box: Box,
        phases: list[Phase],
        player: int,
        deck: Cards,
        top: int,
        peeker: int,
        centre: Cards,
        discard: Cards,
        castles: list[Cards],
        spent: list[int],
    ) -> None:
        self.box = box
        self.phases = phases
        self.player = player  # whose turn it is
        self.deck = deck  # with the card on top
        self.left = sum(deck)  # how many cards that is
        self.top = top  # the kind on top once somebody has peeked, else HIDDEN
        self.peeker = peeker  # who knows it (IC-13), else HIDDEN
        self.centre = centre
        self.discard = discard
        self.castles = castles
        self.spent = spent  # dogs that got a job in the intrigue phase (IC-22, IC-30)

    def clone(self) -> State:
        return State(
            self.box,
            self.phases[:],
            self.player,
            self.deck[:],
            self.top,
            self.peeker,
            self.centre[:],
            self.discard[:],
            [castle[:] for castle in self.castles],
            self.spent[:],
        )
