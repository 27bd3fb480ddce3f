"""The table of Animal Kingdoms."""

from __future__ import annotations

from typing import Final, final

from game.rules.animals.box import BEASTS, KINGDOMS, Box
from game.rules.animals.law import Law, Posted
from game.rules.kernel import HIDDEN, Phase
from game.rules.kernel import State as Table

NOT_LEAVING: Final = 0
BY_CAPITAL: Final = 1
BY_LAST_TOKEN: Final = 2
NOT_POSTED: Final = Posted((), [])
NOTHING: Final = 0
"""What may be played where no territory is free."""


@final
class Battle:
    """A battle that is being fought. Lists go by seat."""

    __slots__ = ("added", "defence", "fighters", "kingdom", "passes", "sealed", "shown", "spent", "standing")

    def __init__(self, kingdom: int, fighters: tuple[int, ...], seats: int) -> None:
        self.kingdom = kingdom
        self.fighters = fighters  # all who fight, clockwise from the age's first player
        self.standing = fighters  # those who still can win
        self.sealed = [HIDDEN] * seats  # the card chosen for this round, still in the hand; a secret until all have one
        self.shown: list[tuple[int, ...]] = [()] * seats  # the cards played, round by round
        self.added = [0] * seats  # modifiers on the last of them
        self.spent = 0  # modifiers used in all rounds
        self.passes = 0  # how many passed in succession (AK-21)
        self.defence: tuple[int, ...] = ()  # what the upstart has revealed in all rounds (AK-45)

    def clone(self) -> Battle:
        twin = Battle(self.kingdom, self.fighters, 0)
        twin.standing = self.standing
        twin.sealed = self.sealed[:]
        twin.shown = self.shown[:]
        twin.added = self.added[:]
        twin.spent = self.spent
        twin.passes = self.passes
        twin.defence = self.defence
        return twin


@final
class State(Table):
    """Everything there is. The deck is a set of cards: LUCK says which come off it when somebody draws them.

    Houses are those who score: the seats, and alone the upstart after them. Influence and council go by kingdom and
    house (`kingdom * houses + house`), points by reason and house.
    """

    __slots__ = (
        "age",
        "allowed",
        "battle",
        "battles",
        "bonus",
        "box",
        "capital",
        "capitals",
        "council",
        "deck",
        "decrees",
        "decrees_gone",
        "decrees_left",
        "discard",
        "first",
        "free",
        "hands",
        "houses",
        "influence",
        "kept",
        "last_claim",
        "law",
        "leaving",
        "left",
        "marks",
        "modifier_supply",
        "modifiers",
        "piles",
        "player",
        "points",
        "posted",
        "rallies",
        "rally_open",
        "retreat_tokens",
        "retreats",
        "seats",
        "shuffles",
        "since",
        "slots",
        "supply",
        "tokens",
        "tokens_gone",
    )

    box: Box
    law: Law
    seats: int
    houses: int
    age: int  # from 1
    first: int  # the age's first player
    player: int  # whose turn it is
    deck: list[int]
    left: int  # how many cards the deck has
    discard: list[int]
    hands: list[list[int]]  # each sorted
    piles: list[list[int]]  # the beasts below each kingdom, in the order they were played
    marks: list[int]  # ranks and kinds (law.MARKS): of the last beast of each kingdom, then of all beasts of each
    allowed: list[int]  # which beasts may be played in each kingdom now (AK-2, AK-3), as `Ruling.allowed` tells
    free: list[int]  # empty territories; the last one is the capital
    capital: list[int]  # who holds it in this age, or HIDDEN
    influence: list[int]  # tokens on territories, capital and council
    council: tuple[int, ...]
    supply: list[int]  # influence tokens that each house has left
    decrees: tuple[int, ...]
    posted: Posted  # the same, ready to be looked up
    decrees_left: list[int]
    decrees_gone: tuple[int, ...]
    tokens: list[tuple[int, ...]]  # of each kingdom, the leftmost first
    tokens_gone: tuple[int, ...]
    retreats: tuple[int, ...]  # who has retreated in this age, in order
    capitals: tuple[int, ...]  # who has claimed a capital in this age, in order
    leaving: int  # why the player retreats after drawing (AK-4, AK-6)
    rallies: int  # how many turns in succession were rallies
    rally_open: bool  # AK-7
    retreat_tokens: list[int]  # those nobody has, counted by value
    kept: list[tuple[int, ...]]  # the values each seat has: a secret
    modifiers: list[int]
    modifier_supply: int
    points: list[int]
    battle: Battle | None
    bonus: tuple[int, ...]  # the upstart's open bonus cards, the older first
    last_claim: int  # the kingdom of the player's last claim in this age, for the upstart
    battles: int  # fought in this age, for the upstart
    # Everybody sees how cards get into the deck, and so may know where an unseen card cannot be (sight.py):
    since: list[int]  # for each card, at which shuffle it last came into the deck
    slots: list[list[int]]  # for each card of a hand, after how many shuffles it was drawn, in ascending order
    shuffles: int  # how many there were

    def __init__(self, box: Box, law: Law, phases: list[Phase], seats: int) -> None:
        """Names the table only: `rules.start`, `clone` and `sight.imagine` lay it."""
        self.box = box
        self.law = law
        self.phases = phases
        self.seats = seats
        self.houses = seats if seats > 1 else 2

    def clone(self) -> State:
        twin = State(self.box, self.law, self.phases[:], self.seats)
        twin.age = self.age
        twin.first = self.first
        twin.player = self.player
        twin.deck = self.deck[:]
        twin.left = self.left
        twin.discard = self.discard[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.piles = [pile[:] for pile in self.piles]
        twin.marks = self.marks[:]
        twin.allowed = self.allowed[:]
        twin.free = self.free[:]
        twin.capital = self.capital[:]
        twin.influence = self.influence[:]
        twin.council = self.council
        twin.supply = self.supply[:]
        twin.decrees = self.decrees
        twin.posted = self.posted
        twin.decrees_left = self.decrees_left[:]
        twin.decrees_gone = self.decrees_gone
        twin.tokens = self.tokens[:]
        twin.tokens_gone = self.tokens_gone
        twin.retreats = self.retreats
        twin.capitals = self.capitals
        twin.leaving = self.leaving
        twin.rallies = self.rallies
        twin.rally_open = self.rally_open
        twin.retreat_tokens = self.retreat_tokens[:]
        twin.kept = self.kept[:]
        twin.modifiers = self.modifiers[:]
        twin.modifier_supply = self.modifier_supply
        twin.points = self.points[:]
        twin.battle = self.battle.clone() if self.battle else None
        twin.bonus = self.bonus
        twin.last_claim = self.last_claim
        twin.battles = self.battles
        twin.since = self.since[:]
        twin.slots = [slots[:] for slots in self.slots]
        twin.shuffles = self.shuffles
        return twin


def empty_table(box: Box, phases: list[Phase], seats: int) -> State:
    """All beasts in the deck, nothing on the board."""
    state = State(box, box.law, phases, seats)
    state.age = 0
    state.first = state.player = 0
    state.deck, state.left, state.discard = [1] * BEASTS, BEASTS, [0] * BEASTS
    state.hands = [[] for _ in range(seats)]
    state.supply = [box.board.influence] * state.houses
    state.influence = [0] * (KINGDOMS * state.houses)
    state.council = (0,) * (KINGDOMS * state.houses)
    state.decrees = state.decrees_gone = ()
    state.decrees_left = [1] * len(box.decrees)
    state.tokens, state.tokens_gone = [], ()
    state.retreat_tokens = _counted(box.retreat_tokens.values if seats > 1 else ())  # AK-40: none alone
    state.kept = [()] * seats
    state.modifiers = [0] * seats
    state.modifier_supply = box.battle.modifiers if seats > 1 and not box.options.peaceful else 0  # AK-26, AK-40
    state.points = [0] * (4 * state.houses)
    state.battle = None
    state.bonus = ()
    state.since = [0] * BEASTS
    state.slots = [[] for _ in range(seats)]
    state.shuffles = 0
    clear_board(state)
    return state


def clear_board(state: State) -> None:
    """No beasts below the kingdoms, nobody has retreated, nothing is claimed: as an age begins."""
    state.piles = [[] for _ in range(KINGDOMS)]
    state.marks = [0] * (2 * KINGDOMS)
    state.allowed = [NOTHING] * KINGDOMS
    state.posted = NOT_POSTED
    state.free = state.law.territories[:]
    state.capital = [HIDDEN] * KINGDOMS
    state.retreats = state.capitals = ()
    state.leaving = NOT_LEAVING
    state.rallies, state.rally_open = 0, True
    state.last_claim = HIDDEN
    state.battles = 0


def _counted(values: tuple[int, ...]) -> list[int]:
    counts = [0] * (max(values, default=0) + 1)
    for value in values:
        counts[value] += 1
    return counts
