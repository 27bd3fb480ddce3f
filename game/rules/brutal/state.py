"""The table of Brutal Kingdom."""

from __future__ import annotations

from typing import final

from game.rules.brutal.box import Box
from game.rules.brutal.cast import Cast
from game.rules.kernel import Phase
from game.rules.kernel import State as Table


@final
class State(Table):
    """Everything there is. Cards nobody has seen are no card yet: they lie in the pool of their back until LUCK says.

    A set of cards, or of seats, is a number, bit by bit.
    """

    __slots__ = (
        "box",
        "cast",
        "centre",
        "chapel",
        "chapter",
        "down",
        "first",
        "given",
        "hands",
        "inert",
        "named",
        "offered",
        "partly",
        "partners",
        "player",
        "points",
        "pools",
        "rank",
        "received",
        "round",
        "sealed",
        "seen",
        "stacks",
        "supply",
        "sure",
        "tokens",
        "unheld",
        "wholly",
    )

    def __init__(
        self,
        box: Box,
        cast: Cast,
        phases: list[Phase],
        chapter: int,
        round: int,  # noqa: A002 (the rulebook's word)
        first: int,
        player: int,
        hands: list[list[int]],
        stacks: list[list[int]],
        down: int,
        inert: int,
        named: int,
        rank: int,
        centre: list[int],
        pools: list[list[int]],
        seen: list[int],
        partly: list[int],
        wholly: list[int],
        unheld: int,
        sure: int,
        sealed: list[int],
        partners: list[int],
        offered: list[int],
        given: list[int],
        supply: list[int],
        chapel: list[int],
        tokens: list[list[int]],
        points: list[int],
        received: list[int],
    ) -> None:
        self.box = box
        self.cast = cast
        self.phases = phases
        self.chapter = chapter  # how many are finished
        self.round = round  # how many of this chapter are finished
        self.first = first  # who has the first-player card
        self.player = player  # whose turn it is
        self.hands = hands  # in the order of the cards
        self.stacks = stacks  # from the bottom to the top
        self.down = down  # which cards are eliminated
        self.inert = inert  # which cards have lost their effect for good (BK-29, BK-34)
        self.named = named  # whom the Executioner waits for (BK-28), else HIDDEN
        self.rank = rank  # the Inquisitor's (BK-30)
        self.centre = centre  # by slot; HIDDEN while nobody has ever seen the card
        self.pools = pools  # by back: 1 for each card that is in no hand, stack or slot yet
        self.seen = seen  # by card: which seats know where it is (BK-51); its holder always does
        self.partly = partly  # by hand and back: which seats may know some of these cards; everybody can tell
        self.wholly = wholly  # and which know all of them
        self.unheld = unheld  # the character nobody held when the Inquisitor asked (BK-30), else HIDDEN
        self.sure = sure  # which seats can tell that it has come into no hand since (BK-51)
        self.sealed = sealed  # by seat: the card it will pass (BK-5), HIDDEN while it has not chosen
        self.partners = partners  # by back: whom the Courtesan's player offers a card (BK-31), else HIDDEN
        self.offered = offered  # the card
        self.given = given  # what the partner will give for it
        self.supply = supply  # power tokens by colour
        self.chapel = chapel  # power tokens by colour, then elimination tokens
        self.tokens = tokens  # by seat and colour
        self.points = points  # for eliminations, by seat
        self.received = received  # how many power tokens a seat got at the end of this chapter

    def clone(self) -> State:
        return State(
            self.box,
            self.cast,
            self.phases[:],
            self.chapter,
            self.round,
            self.first,
            self.player,
            [hand[:] for hand in self.hands],
            [stack[:] for stack in self.stacks],
            self.down,
            self.inert,
            self.named,
            self.rank,
            self.centre[:],
            [pool[:] for pool in self.pools],
            self.seen[:],
            self.partly[:],
            self.wholly[:],
            self.unheld,
            self.sure,
            self.sealed[:],
            self.partners[:],
            self.offered[:],
            self.given[:],
            self.supply[:],
            self.chapel[:],
            [tokens[:] for tokens in self.tokens],
            self.points[:],
            self.received[:],
        )
