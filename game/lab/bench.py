"""How fast a game's rules run on one core, also as ratios to a fixed loop of plain Python timed in the same run."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from game.ai.search import Hints, Search
from game.rules.kernel import LUCK, OVER, Game, Random, State, draw, is_compiled, play_out
from game.text import _

ROUNDS = 15
"""Each figure is the best of so many: many and short, so that one of them is not disturbed by anything else."""
SECONDS = 0.1
"""About how long a round takes."""


@dataclass(frozen=True)
class Bench:
    """What `bench --json` prints for a game."""

    decisions_per_second: float
    """Seats' decisions in random play, the slowest of two to four seats; LUCK's draws are made but not counted."""
    clone_us: float
    imagine_us: float
    view_us: float
    loop_ratio: float
    """Decisions for each turn of the plain loop."""
    compiled: bool
    by_seats: dict[int, float]
    loops_per_second: float


def bench(game: Game) -> Bench:
    box = game.load_box({}, {})
    counts = [seats for seats in game.seat_counts(box) if 2 <= seats <= 4]
    loops = _best(_loop)
    by_seats = {seats: _best(lambda seats=seats: _play(game, box, seats)) for seats in counts}  # type: ignore[misc]
    state, random = _half_way(game, box, counts[-1]), Random(1)
    view = game.view(state, 0)
    return Bench(
        round(min(by_seats.values())),
        _microseconds(state.clone),
        _microseconds(lambda: game.imagine(view, random)),
        _microseconds(lambda: game.view(state, 0)),
        round(min(by_seats.values()) / loops, 4),
        is_compiled(),
        {seats: round(speed) for seats, speed in by_seats.items()},
        round(loops),
    )


@dataclass(frozen=True)
class SearchBench:
    """What `bench --search --json` prints for a game: from the first choice of a game for the fewest, on one core."""

    iterations_per_second: float
    """Without hints: whole random play-outs."""
    with_hints: float
    compiled: bool


def search_bench(game: Game, hints: Hints) -> SearchBench:
    return SearchBench(round(_search_speed(game, Hints())), round(_search_speed(game, hints)), is_compiled())


def search_report(results: Mapping[str, SearchBench]) -> str:
    line = _("{game}: {plain} iterations a second, {hinted} with hints")
    return "\n".join(
        line.format(game=word, plain=round(result.iterations_per_second), hinted=round(result.with_hints))
        for word, result in results.items()
    )


def as_json(results: Mapping[str, Bench] | Mapping[str, SearchBench]) -> str:
    return json.dumps({word: asdict(result) for word, result in results.items()})


def report(results: Mapping[str, Bench]) -> str:
    return "\n".join(line for word, result in results.items() for line in _lines(word, result))


def _lines(word: str, result: Bench) -> list[str]:
    turn = 1e6 / result.loops_per_second  # microseconds of one turn of the loop
    row = _("{what}: {us:.2f} µs, {ratio:.1f} turns of a plain loop")
    figures = (
        (_("a clone"), result.clone_us),
        (_("a table imagined"), result.imagine_us),
        (_("a view"), result.view_us),
    )
    return [
        _("{game}, rules compiled").format(game=word)
        if result.compiled
        else _("{game}, rules in plain Python").format(game=word),
        _("{n} decisions a second, {ratio:.3f} for each turn of a plain loop").format(
            n=round(result.decisions_per_second), ratio=result.loop_ratio
        ),
        *(_("{n} decisions a second with {seats} seats").format(n=n, seats=s) for s, n in result.by_seats.items()),
        *(row.format(what=what, us=us, ratio=us / turn) for what, us in figures),
    ]


def _best(work: Callable[[], int]) -> float:
    """The most that `work` did in a second, of all rounds."""
    return max(_speed(work) for _round in range(ROUNDS))


def _speed(work: Callable[[], int]) -> float:
    done, begun = 0, perf_counter()
    while (seconds := perf_counter() - begun) < SECONDS:
        done += work()
    return done / seconds


def _microseconds(work: Callable[[], object]) -> float:
    def hundred() -> int:
        for _turn in range(100):
            work()
        return 100

    return round(1e6 / _best(hundred), 3)


def _loop() -> int:
    """The plain loop: a fixed piece of arithmetic."""
    number = 1
    for turn in range(10_000):
        number = (number * 31 + turn) % 1_000_003
    return 10_000


def _play(game: Game, box: Any, seats: int) -> int:
    random = Random(seats)
    return sum(play_out(game.start(box, seats), random) for _game in range(20))


def _search_speed(game: Game, hints: Hints) -> float:
    """Iterations a second from the first question that has more than one answer."""
    box = game.load_box({}, {})
    state, random = game.start(box, game.seat_counts(box)[0]), Random(1)
    while (seat := game.actor(state)) == LUCK or len(game.legal(state)) == 1:
        game.apply(state, draw(game.urn(state), random) if seat == LUCK else game.legal(state)[0])
    view = game.view(state, seat)

    def search() -> int:
        searching = Search(game, hints)
        searching.think(view, 1, 500, 1e9)
        return searching.iterations

    return _best(search)


def _half_way(game: Game, box: Any, seats: int) -> State:
    """A table in the middle of a game."""
    state, random = game.start(box, seats), Random(1)
    for _step in range(game.usual_length(box) // 2):
        if game.actor(state) == OVER:
            break
        options = game.legal(state) if game.actor(state) != LUCK else []
        game.apply(state, options[random.randrange(len(options))] if options else draw(game.urn(state), random))
    return state  # type: ignore[no-any-return]
