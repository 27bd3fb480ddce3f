"""Whole games in a real window: only a run that asks for them (`-m window`) needs an X server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.player import Player
from tests.e2e.screen import Screen

PICTURES = Path(__file__).parents[2] / "build" / "window"
"""What was on the screen when each game ended, well or badly."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return None if config.option.markexpr == "window" else True


@pytest.fixture
def player(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Player]:
    """Somebody at a screen of their own who has just started the program."""
    with Screen() as screen:
        player = Player(screen, tmp_path / "stderr.txt", PICTURES / f"{request.node.name}.png")
        try:
            yield player
        finally:
            if player.program.poll() is None:  # something has gone wrong
                player.photograph()
            player.stop()
