"""What any released version has recorded can be read and replayed for ever. `tests/records` only ever grows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.catalogue import GAMES
from game.play.record import read, replay
from game.rules.kernel import OVER

RECORDS = sorted((Path(__file__).parents[1] / "records").rglob("*.jsonl"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_a_record_of_an_older_version_comes_to_the_same_end(file: Path) -> None:
    recorded = read(file)
    match = replay(GAMES[recorded.header.game].rules, recorded)
    assert recorded.header.app == file.parent.name
    end = json.loads(file.with_suffix(".json").read_text("utf-8"))
    assert end == {"steps": len(match.steps), "over": match.actor == OVER, "tally": match.tally()}
