"""The ladder: each level against the one below and against random, until it is clear which is stronger.

Every deal is played once from each seat. Levels think a fiftieth of their iterations, so that it can be reproduced.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise
from math import sqrt
from typing import Final

from game.ai.levels import LEVELS, Thinker, level
from game.catalogue import GAMES, parts
from game.lab.progress import progress
from game.lab.simulate import TOO_LONG, deaf, play_with
from game.rules.kernel import mix
from game.text import _

DIVISOR: Final = 50
"""What part of a level's iterations it thinks here."""


@dataclass(frozen=True)
class Pair:
    """A level that sits at one seat, and the other that sits at all the others."""

    word: str
    challenger: str
    rival: str
    seats: int


Work = tuple[Pair, int, int]
"""A game to play: the pair, its number, and the seed of all deals."""


@dataclass(frozen=True)
class Rung:
    """How a pair came out: the challenger's share of the victories, and where the truth lies with 95 %."""

    challenger: str
    rival: str
    seats: int
    games: int
    share: float
    low: float
    high: float

    @property
    def even(self) -> float:
        """The share of equals."""
        return 1 / self.seats

    @property
    def clear(self) -> bool:
        return self.low > self.even or self.high < self.even


def rungs(word: str, seats: int) -> list[Pair]:
    """Each level against the one below, then each against random."""
    names = [name if name == "random" else f"{name}@{known.iterations // DIVISOR}" for name, known in LEVELS.items()]
    steps = [Pair(word, upper, lower, seats) for lower, upper in pairwise(names)]
    return steps + [Pair(word, name, names[0], seats) for name in names[2:]]


def climb(pairs: Sequence[Pair], games: int, seed: int, jobs: int | None = None) -> Iterator[Rung]:
    """Play every pair, at most so many games each."""
    for pair in pairs:
        with multiprocessing.get_context("spawn").Pool(
            jobs or os.cpu_count(), deaf
        ) as pool:  # its end drops what is left
            yield play_pair(pair, games, partial(pool.imap, _play), seed)


def play_pair(pair: Pair, games: int, play_all: Callable[[list[Work]], Iterable[float]], seed: int) -> Rung:
    """Games until the interval clears an even share, whole deals (one game from each seat) at a time."""
    shares: list[float] = []
    rung = _rung(pair, shares)
    work = [(pair, number, seed) for number in range(games - games % pair.seats)]
    for share in progress(play_all(work), len(work), 1, f"{pair.challenger} – {pair.rival}"):
        shares.append(share)
        rung = _rung(pair, shares)
        if len(shares) >= FEWEST and len(shares) % pair.seats == 0 and rung.clear:
            break
    return rung


FEWEST: Final = 40
"""So many games at least: early luck looks clearer than it is."""


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % (Wilson)."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - reach, middle + reach


def report(rung: Rung) -> str:
    """A rung in a line."""
    said = _("{challenger} against {rival}: {share:.1%} of {games} games ({low:.1%} to {high:.1%}, even {even:.1%})")
    return said.format(**asdict(rung), even=rung.even)


def as_json(rungs: Sequence[Rung]) -> str:
    return json.dumps([asdict(rung) | {"even": rung.even, "clear": rung.clear} for rung in rungs])


def _rung(pair: Pair, shares: list[float]) -> Rung:
    share = sum(shares) / len(shares) if shares else 0.0
    return Rung(pair.challenger, pair.rival, pair.seats, len(shares), share, *interval(share, len(shares)))


def _play(work: Work) -> float:
    """One game; the challenger's part of the victory."""
    pair, number, seed = work
    deal, seat = divmod(number, pair.seats)
    game = GAMES[pair.word].rules
    box = game.load_box({}, {})
    names = [pair.challenger if place == seat else pair.rival for place in range(pair.seats)]
    state = game.start(box, pair.seats)
    thinkers = [Thinker(*parts(pair.word), level(name)) for name in names]
    play_with(thinkers, game, state, mix(seed, deal), TOO_LONG * game.usual_length(box))
    winners = game.winners(state)
    return 1 / len(winners) if seat in winners else 0.0
