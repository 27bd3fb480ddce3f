"""Many games at once."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game.catalogue import GAMES
from game.lab.bench import as_json as bench_json
from game.lab.bench import bench
from game.lab.bench import report as bench_report
from game.lab.simulate import BATCH, Order, report, simulate

ORDER = Order("intrigues", ("random", "random", "random"), {}, {}, seed=4, games=120)


def outcome(order: Order, jobs: int) -> tuple[object, ...]:
    result = simulate(order, jobs)
    return result.decisions, result.wins, result.shared_wins, result.mean_scores, result.stopped


def test_the_same_seed_gives_the_same_results_however_many_work_on_it() -> None:
    assert ORDER.games > 2 * BATCH
    assert outcome(ORDER, 1) == outcome(ORDER, 2) == outcome(ORDER, 3)
    assert outcome(ORDER, 1) != outcome(replace(ORDER, seed=5), 1)


def test_a_few_games_of_seats_that_think_are_shared_by_all_processes() -> None:
    few = replace(ORDER, levels=("newcomer@2", "random"), games=4)
    assert (ORDER.batch, few.batch) == (BATCH, 1)
    assert outcome(few, 1) == outcome(few, 2)


def test_every_game_is_won_or_shared() -> None:
    result = simulate(ORDER, 1)
    assert result.games == 120
    assert sum(result.wins) + sum(result.shared_wins) // 2 <= 120 <= sum(result.wins) + sum(result.shared_wins)
    assert result.stopped == 0
    assert all(10 < mean < 50 for mean in result.mean_scores)


def test_the_json_has_the_promised_keys() -> None:
    result = json.loads(simulate(replace(ORDER, games=3), 1).as_json())
    keys = (
        "game seats games decisions seconds games_per_second decisions_per_second wins shared_wins mean_scores stopped"
    )
    assert " ".join(result) == keys
    assert result["seats"] == ["random"] * 3


def test_an_overlay_changes_the_games() -> None:
    tiny = simulate(replace(ORDER, overlay={"copies": {"wheat": 0, "dog": 0}}), 1)
    assert tiny.decisions < simulate(ORDER, 1).decisions


def test_the_report_has_a_line_for_each_seat() -> None:
    lines = report(simulate(replace(ORDER, games=5), 1)).splitlines()
    assert [line.startswith(f"Seat {seat} (random): ") for seat, line in enumerate(lines[2:])] == [True] * 3


@pytest.mark.slow
def test_the_bench_measures_and_reports() -> None:
    results = {"intrigues": bench(GAMES["intrigues"].rules)}
    figures = json.loads(bench_json(results))["intrigues"]
    for key in ("decisions_per_second", "clone_us", "imagine_us", "view_us", "loop_ratio"):
        assert figures[key] > 0
    assert figures["compiled"] is False
    assert "decisions a second" in bench_report(results)
