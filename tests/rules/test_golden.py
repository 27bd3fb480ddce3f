"""Golden games: whole matches with every answer, event and the tally. A change of the rules changes a file here.

`pytest tests/rules/test_golden.py --write-golden` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.play.match import Match
from game.play.record import encoded
from tests.rules.random_play import finished, tables

GOLDEN = Path(__file__).parent.parent / "golden"
SEED = 2026


@pytest.mark.parametrize("table", tables(), ids=lambda table: "-".join(map(str, table)))
def test_a_golden_game_is_played_as_ever(table: tuple[str, int, int], request: pytest.FixtureRequest) -> None:
    word, seats, variant = table
    file = GOLDEN / word / f"{seats}-seats-variant-{variant}.txt"
    story = told(finished(table, SEED))
    if request.config.getoption("--write-golden"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(story, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == story


def told(match: Match) -> str:
    lines = []
    for step in match.steps:
        lines.append(encoded(step.seat, step.action).decode())
        lines += [f"    {'all' if to < 0 else f'seat {to}'}: {event}" for to, event in step.told]
    lines += [f"{reason}: {points}" for reason, points in match.tally().items()]
    return "\n".join([*lines, f"winners: {match.winners()}", ""])
