"""Many games between computer seats, over all cores. The same seed gives the same results however many work on it."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import repeat
from typing import Any

from game.ai.levels import Thinker, level
from game.catalogue import GAMES, parts
from game.lab.progress import progress
from game.rules.kernel import LUCK, OVER, Action, Game, Random, draw, mix, play_out, scores
from game.text import _

BATCH = 50
"""Random games a process plays before it reports; where seats think, each game is reported."""
TOO_LONG = 20
"""A game of so many times the usual length is stopped."""


@dataclass(frozen=True)
class Order:
    """What to play: picklable, for the processes that do it."""

    word: str
    levels: tuple[str, ...]
    overlay: dict[str, Any]
    options: dict[str, Any]
    seed: int
    games: int

    @property
    def thoughtless(self) -> bool:
        """Whether all seats play at random."""
        return set(self.levels) == {"random"}

    @property
    def batch(self) -> int:
        return BATCH if self.thoughtless else 1


@dataclass
class Sums:
    """What a number of games came to; wins, shared wins and points by seat, a rival without a seat last."""

    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    shared_wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    stopped: int = 0

    @staticmethod
    def nothing(seats: int) -> Sums:
        return Sums(0, [0] * seats, [0] * seats, [0] * seats)

    def add(self, other: Sums) -> None:
        self.decisions += other.decisions
        self.stopped += other.stopped
        for mine, theirs in (
            (self.wins, other.wins),
            (self.shared_wins, other.shared_wins),
            (self.points, other.points),
        ):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]


@dataclass(frozen=True)
class Result:
    """What `simulate --json` prints."""

    game: str
    seats: list[str]
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: list[int]
    shared_wins: list[int]
    mean_scores: list[float]
    stopped: int

    def as_json(self) -> str:
        return json.dumps(asdict(self))


def simulate(order: Order, jobs: int | None = None) -> Result:
    """Play them all."""
    begun = time.perf_counter()
    sums = Sums.nothing(_houses(order))
    for batch in progress(_batches(order, jobs or os.cpu_count() or 1), order.games, order.batch, _("games")):
        sums.add(batch)
    return _result(order, sums, time.perf_counter() - begun)


def report(result: Result) -> str:
    """The result in lines for people."""
    head = _("{game}: {games} games, {decisions} decisions in {seconds:.1f} s").format(
        game=result.game, games=result.games, decisions=result.decisions, seconds=result.seconds
    )
    speed = _("{games:.0f} games and {decisions:.0f} decisions a second").format(
        games=result.games_per_second, decisions=result.decisions_per_second
    )
    row = _("Seat {seat} ({level}): {wins} won, {shared} shared, mean score {mean:.2f}")
    rivals = [_(GAMES[result.game].rival)] * (len(result.wins) - len(result.seats))
    rows = [
        row.format(seat=seat, level=level, wins=wins, shared=shared, mean=mean)
        for seat, (level, wins, shared, mean) in enumerate(
            zip([*result.seats, *rivals], result.wins, result.shared_wins, result.mean_scores, strict=True)
        )
    ]
    stopped = [_("Stopped because they went on for too long: {n}").format(n=result.stopped)] if result.stopped else []
    return "\n".join([head, speed, *rows, *stopped])


def _batches(order: Order, jobs: int) -> Iterator[Sums]:
    firsts = range(0, order.games, order.batch)
    if jobs == 1 or len(firsts) == 1:
        yield from map(_play_batch, repeat(order), firsts)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(firsts)), deaf) as pool:
        yield from pool.imap_unordered(_play_one_batch, zip(repeat(order), firsts))


def deaf() -> None:
    """Ctrl-C is for the program, which then ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_one_batch(work: tuple[Order, int]) -> Sums:
    return _play_batch(*work)


def _play_batch(order: Order, first: int) -> Sums:
    game = GAMES[order.word].rules
    box = game.load_box(order.overlay, order.options)
    sums = Sums.nothing(_houses(order))
    for number in range(first, min(first + order.batch, order.games)):
        _play(game, box, order, mix(order.seed, number), sums)
    return sums


def _houses(order: Order) -> int:
    """How many score: the seats, and the rival of somebody alone."""
    game = GAMES[order.word].rules
    state = game.start(game.load_box(order.overlay, order.options), len(order.levels))
    return len(next(iter(game.tally(state).values())))


def _play(game: Game, box: Any, order: Order, seed: int, sums: Sums) -> None:
    """One game, added to the sums."""
    state = game.start(box, len(order.levels))
    limit = TOO_LONG * game.usual_length(box)
    if order.thoughtless:  # needs no views: a random seat chooses from what is legal, ten times as fast
        sums.decisions += play_out(state, Random(seed), limit)
    else:
        thinkers = [Thinker(*parts(order.word), level(words)) for words in order.levels]
        sums.decisions += play_with(thinkers, game, state, seed, limit)
    if game.actor(state) != OVER:
        sums.stopped += 1
        return
    winners = game.winners(state)
    for seat in winners:
        (sums.wins if len(winners) == 1 else sums.shared_wins)[seat] += 1
    for seat, points in enumerate(scores(game.tally(state), len(sums.points))):
        sums.points[seat] += points


def play_with(thinkers: Sequence[Thinker], game: Game, state: Any, seed: int, limit: int) -> int:
    """Play on between computer seats, to the end or to the limit; how many decisions they made.

    Each step has luck of its own, so that other answers do not shuffle the whole deck anew.
    """
    decisions = draws = 0
    last = LUCK
    while (seat := game.actor(state)) != OVER and decisions < limit:
        if seat == LUCK:
            action: Action = draw(game.urn(state), Random(mix(seed, draws)))
            draws += 1
        else:
            action = thinkers[seat].answer(game.view(state, seat), mix(seed, decisions, seat), seat != last)
            decisions += 1
            last = seat
        game.apply(state, action)
    return decisions


def _result(order: Order, sums: Sums, seconds: float) -> Result:
    finished = max(1, order.games - sums.stopped)
    return Result(
        order.word,
        list(order.levels),
        order.games,
        sums.decisions,
        round(seconds, 3),
        round(order.games / seconds, 1),
        round(sums.decisions / seconds, 1),
        sums.wins,
        sums.shared_wins,
        [round(points / finished, 4) for points in sums.points],
        sums.stopped,
    )
