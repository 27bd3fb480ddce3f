"""The decrees in tables: which beasts each allows, given the ranks and kinds of the beasts it refers to (AK-3).

Ranks are bits of a small number, the lowest for rank 1; so are kinds. The marks of a beast, or of several, are both in
one number: the ranks below, the kinds above. What a decree allows is worked out once and looked up ever after.
"""

from __future__ import annotations

from typing import Final, final, get_args

from game.rules.animals.box import BEASTS, KINDS, KINGDOMS, RANKS, REACHES, Box, Decree, RankTest, level

ALL_BITS: Final = (1 << RANKS) - 1
SETS: Final = 1 << RANKS
"""How many sets of ranks, and of kinds, there are."""
EVEN: Final = sum([1 << rank for rank in range(1, RANKS, 2)])
ODD: Final = ALL_BITS - EVEN

RANK: Final = [card % RANKS + 1 for card in range(BEASTS)]
KIND: Final = [card // RANKS for card in range(BEASTS)]
MARKS: Final = [1 << card % RANKS | 1 << RANKS + card // RANKS for card in range(BEASTS)]
REFERRED: Final[list[list[list[int]]]] = [
    [[] for _ in range(KINGDOMS)],
    [[kingdom] for kingdom in range(KINGDOMS)],
    [[(kingdom - 1) % KINGDOMS, (kingdom + 1) % KINGDOMS] for kingdom in range(KINGDOMS)],
    [[other for other in range(KINGDOMS) if other != kingdom] for kingdom in range(KINGDOMS)],
]
"""By reach (box.REACHES) and kingdom: the kingdoms whose beasts a decree there refers to."""
OF_RANKS: Final = [sum([1 << 8 * card for card in range(BEASTS) if ranks >> card % RANKS & 1]) for ranks in range(SETS)]
OF_KINDS: Final = [
    sum([1 << 8 * card for card in range(BEASTS) if kinds >> card // RANKS & 1]) for kinds in range(SETS)
]
"""For each set of ranks, or of kinds: the beasts of them, a byte each in one large number."""


@final
class Law:
    """What the rules of a box look up all the time."""

    def __init__(self, box: Box) -> None:
        board, decrees = box.board, box.decrees
        self.hand: int = board.hand
        self.territories: list[int] = list(board.territories)
        self.smallest: int = self.territories.index(min(self.territories))
        self.largest: int = self.territories.index(max(self.territories))
        self.home: list[int] = [_home(self.territories, rank) for rank in range(RANKS + 1)]
        self.bonus_cards: int = level(box).bonus_cards
        values = box.kingdom_tokens.values
        self.tokens: list[int] = [values.count(value) for value in range(max(values) + 1)]
        self.pair: list[bool] = [decree.pair for decree in decrees]
        self._rulings: list[list[Ruling]] = [_rulings(decree) for decree in decrees]
        self._posted = Posted((), [])

    def posted(self, decrees: tuple[int, ...]) -> Posted:
        """These decrees, kingdom by kingdom. The last ones asked for are kept: a search asks for the same for long."""
        if self._posted.decrees != decrees:
            rulings = [self._rulings[decree][kingdom] for kingdom, decree in enumerate(decrees)]
            self._posted = Posted(decrees, rulings)
        return self._posted


def _home(territories: list[int], rank: int) -> int:
    """AK-41: the kingdom with as many territories as the rank, or none (-1)."""
    return territories.index(rank) if rank in territories else -1


@final
class Posted:
    """The decrees of an age, as they lie at the kingdoms. It is never changed, so tables share it."""

    def __init__(self, decrees: tuple[int, ...], rulings: list[Ruling]) -> None:
        self.decrees = decrees
        self.rulings = rulings
        self.numbers: tuple[int, ...] = tuple([ruling.number for ruling in rulings])
        self.pairs: int = sum([1 << ruling.kingdom for ruling in rulings if ruling.pair])  # where decree 10 lies: bits
        self.watchers: list[list[Ruling]] = [[] for _ in range(KINGDOMS)]  # of each kingdom: which refer to its beasts
        for ruling in rulings:
            for kingdom in ruling.referred:
                self.watchers[kingdom].append(ruling)


def _rulings(decree: Decree) -> list[Ruling]:
    """A decree at each of the kingdoms; what one of them has worked out the others know."""
    known: dict[int, int] = {}
    return [Ruling(decree, kingdom, known) for kingdom in range(KINGDOMS)]


@final
class Ruling:
    """What a decree allows at a kingdom, worked out once for whatever it refers to."""

    def __init__(self, decree: Decree, kingdom: int, known: dict[int, int]) -> None:
        self.kingdom = kingdom
        self.number: int = decree.number
        self.pair = decree.pair
        self.referred: list[int] = REFERRED[REACHES.index(decree.reach)][kingdom]  # whose beasts it refers to
        self.places: list[int] = [n + KINGDOMS if decree.whole else n for n in self.referred]  # those in State.marks
        self._decree = decree
        ranks = sum([1 << rank - 1 for rank in set(decree.ranks)]) or ALL_BITS
        kinds = sum([1 << KINDS.index(kind) for kind in set(decree.kinds)]) or ALL_BITS
        self._named: int = OF_RANKS[ranks] & OF_KINDS[kinds]
        self._mask = (ALL_BITS if decree.rank != "any" else 0) | (ALL_BITS << RANKS if decree.kind != "any" else 0)
        self._known = known

    def allowed(self, marks: list[int]) -> int:
        """The beasts it allows, given the marks of all (State.marks): the kingdom's bit in the byte of each."""
        referred = 0
        for place in self.places:
            referred |= marks[place]
        referred &= self._mask  # what it does not compare makes no difference
        found = self._known.get(referred)
        return (self._work_out(referred) if found is None else found) << self.kingdom

    def _work_out(self, marks: int) -> int:
        """Both tests must be passed, with `either` one of them; and nobody passes who is not named."""
        ranks = OF_RANKS[RANKS_ALLOWED[self._decree.rank][marks & ALL_BITS]]
        kinds = OF_KINDS[_kinds_allowed(self._decree.kind, marks >> RANKS)]
        passing = ranks | kinds if self._decree.either else ranks & kinds
        self._known[marks] = passing & self._named
        return self._known[marks]


def _kinds_allowed(test: str, kinds: int) -> int:
    if not kinds or test == "any":  # AK-3: nothing there to refer to
        return ALL_BITS
    return kinds if test == "same" else ALL_BITS & ~kinds


def _ranks_allowed(test: str, ranks: int) -> int:
    """The ranks that pass a test against some ranks: any of them, but for `unlike`, `at_least` and `at_most` all."""
    if not ranks or test == "any":
        return ALL_BITS
    lowest, highest = ranks & -ranks, 1 << ranks.bit_length() - 1
    same_parity = (EVEN if ranks & EVEN else 0) | (ODD if ranks & ODD else 0)
    other_parity = (ODD if ranks & EVEN else 0) | (EVEN if ranks & ODD else 0)
    passing = {
        "same": ranks,
        "unlike": ~ranks,
        "at_least": ~(highest - 1),
        "at_most": lowest * 2 - 1,
        "next": ranks << 1 | ranks >> 1,
        "same_parity": same_parity,
        "other_parity": other_parity,
    }
    return passing[test] & ALL_BITS


RANKS_ALLOWED: Final = {test: [_ranks_allowed(test, ranks) for ranks in range(SETS)] for test in get_args(RankTest)}
