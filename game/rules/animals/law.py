"""The decrees in tables: which beasts each allows, given the ranks and kinds of the beasts it refers to (AK-3).

Ranks are bits of a small number, the lowest for rank 1; so are kinds. The marks of a beast, or of several, are both in
one number: the ranks below, the kinds above. What a decree allows is worked out once and looked up ever after.
"""

from __future__ import annotations

from typing import Final, final

from game.rules.animals.box import BEASTS, KINDS, KINGDOMS, RANKS, REACHES, Box, Decree, level

ALL_BITS: Final = (1 << RANKS) - 1
SETS: Final = 1 << RANKS
"""How many sets of ranks, and of kinds, there are."""
EVEN: Final = sum([1 << rank for rank in range(1, RANKS, 2)])
ODD: Final = ALL_BITS - EVEN

RANK: Final = [card % RANKS + 1 for card in range(BEASTS)]
KIND: Final = [card // RANKS for card in range(BEASTS)]
MARKS: Final = [*[1 << card % RANKS | 1 << RANKS + card // RANKS for card in range(BEASTS)], 0]
"""By card; where there is no card (HIDDEN, which is -1) stands the last entry: none."""
REFERRED: Final[list[list[list[int]]]] = [
    [[] for _ in range(KINGDOMS)],
    [[kingdom] for kingdom in range(KINGDOMS)],
    [[(kingdom - 1) % KINGDOMS, (kingdom + 1) % KINGDOMS] for kingdom in range(KINGDOMS)],
    [[other for other in range(KINGDOMS) if other != kingdom] for kingdom in range(KINGDOMS)],
]
"""By reach (box.REACHES) and kingdom: the kingdoms whose beasts a decree there refers to."""
ROWS: Final = [bytes([ranks >> rank & 1 for rank in range(RANKS)]) for ranks in range(SETS)]
"""For each set of ranks: which ranks are in it."""


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
        self.reach: list[int] = [REACHES.index(decree.reach) for decree in decrees]
        self.whole: list[bool] = [decree.whole for decree in decrees]
        self.pair: list[bool] = [decree.pair for decree in decrees]
        self.rulings: list[Ruling] = [Ruling(decree) for decree in decrees]

    def watchers(self, decrees: tuple[int, ...]) -> list[list[int]]:
        """For each kingdom: whose decrees refer to its beasts."""
        found: list[list[int]] = [[] for _ in range(KINGDOMS)]
        for kingdom, decree in enumerate(decrees):
            for other in REFERRED[self.reach[decree]][kingdom]:
                found[other].append(kingdom)
        return found


def _home(territories: list[int], rank: int) -> int:
    """AK-41: the kingdom with as many territories as the rank, or none (-1)."""
    return territories.index(rank) if rank in territories else -1


@final
class Ruling:
    """What a decree allows, worked out once for whatever it refers to."""

    def __init__(self, decree: Decree) -> None:
        self._decree = decree
        self._ranks = sum([1 << rank - 1 for rank in set(decree.ranks)]) or ALL_BITS  # those it names
        self._kinds = sum([1 << KINDS.index(kind) for kind in set(decree.kinds)]) or ALL_BITS
        self._mask = (ALL_BITS if decree.rank != "any" else 0) | (ALL_BITS << RANKS if decree.kind != "any" else 0)
        self._known: dict[int, bytes] = {}

    def allowed(self, marks: int) -> bytes:
        """For each beast whether the decree allows it, given the marks of the beasts it refers to."""
        marks &= self._mask  # what it does not compare makes no difference
        found = self._known.get(marks)
        if found is None:
            found = self._known[marks] = self._worked_out(marks & ALL_BITS, marks >> RANKS)
        return found

    def _worked_out(self, ranks: int, kinds: int) -> bytes:
        """Kind by kind: with `either` a kind that passes the test leaves all ranks, and one that does not the ranks
        that pass theirs; otherwise both tests must be passed."""
        passing = self._ranks & _ranks_allowed(self._decree.rank, ranks)
        good_kinds = _kinds_allowed(self._decree.kind, kinds)
        good, bad = (self._ranks, passing) if self._decree.either else (passing, 0)
        rows = [good if good_kinds >> kind & 1 else bad for kind in range(len(KINDS))]
        return b"".join([ROWS[row if self._kinds >> kind & 1 else 0] for kind, row in enumerate(rows)])


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
