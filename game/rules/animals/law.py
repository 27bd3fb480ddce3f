"""The decrees in tables: which beasts each allows, given the ranks and kinds of the beasts it refers to (AK-3).

Ranks are bits of a small number, the lowest for rank 1; so are kinds. A decree turns the ranks it refers to into the
ranks it allows, and the kinds likewise; what it allows is worked out once and looked up ever after.
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
RANK_BIT: Final = [*[1 << card % RANKS for card in range(BEASTS)], 0]
KIND_BIT: Final = [*[1 << card // RANKS for card in range(BEASTS)], 0]
"""By card; where there is no card (HIDDEN, which is -1) stands the last entry: no bit."""
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
        self._either: list[int] = [int(decree.either) for decree in decrees]
        self._ranks: list[list[int]] = [_rank_table(decree) for decree in decrees]
        self._kinds: list[list[int]] = [_kind_table(decree) for decree in decrees]
        self._allowed: dict[int, bytes] = {}

    def allowed(self, decree: int, ranks: int, kinds: int) -> bytes:
        """For each beast whether the decree allows it, given the ranks and kinds of the beasts it refers to."""
        good_ranks, good_kinds = self._ranks[decree][ranks], self._kinds[decree][kinds]
        key = (good_ranks << RANKS | good_kinds) << 1 | self._either[decree]
        found = self._allowed.get(key)
        if found is None:
            found = self._allowed[key] = _table(good_ranks, good_kinds, self._either[decree])
        return found

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


def _table(ranks: int, kinds: int, either: int) -> bytes:
    """Kind by kind: a kind that passes leaves all ranks to `either`, one that does not leaves none without it."""
    by_rank = ROWS[ranks]
    passing, failing = (ROWS[ALL_BITS], by_rank) if either else (by_rank, ROWS[0])
    return b"".join([passing if kinds >> kind & 1 else failing for kind in range(len(KINDS))])


def _rank_table(decree: Decree) -> list[int]:
    named = sum([1 << rank - 1 for rank in set(decree.ranks)]) or ALL_BITS
    return [named & _ranks_allowed(decree.rank, ranks) for ranks in range(SETS)]


def _kind_table(decree: Decree) -> list[int]:
    named = sum([1 << KINDS.index(kind) for kind in set(decree.kinds)]) or ALL_BITS
    return [named & _kinds_allowed(decree.kind, kinds) for kinds in range(SETS)]


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
