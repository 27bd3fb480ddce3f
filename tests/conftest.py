"""What all tests share: folders of their own, English, and the certainty which build they test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from game import paths, text
from game.rules import kernel

settings.register_profile("game", deadline=None, derandomize=True)  # a noisy machine is no failure; no run is lucky
settings.load_profile("game")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden games anew instead of comparing")
    parser.addoption("--write-pictures", action="store_true", help="take the pictures anew instead of comparing")


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = bool(os.environ.get("ROYAL_MENAGERIE_COMPILED"))
    if kernel.is_compiled() != wanted:
        pytest.exit(f"wanted {'compiled' if wanted else 'plain'} rules, found {kernel.__file__}", returncode=2)


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test has a player's folder of its own and speaks English."""
    monkeypatch.setenv(paths.HOME, str(tmp_path / "home"))
    text.use("en")
    yield
    text.use("en")
