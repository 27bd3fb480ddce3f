"""What goes into a bundle, and how a bundle is tried out before anybody gets it."""

import os
import sys
from pathlib import Path

import build
import pytest
import smoke_test

SLOW = "import time; time.sleep(60)"


def test_the_lean_environment_gets_what_the_game_needs_and_pyinstaller_and_nothing_else() -> None:
    names = [wish.replace(">", "<").partition("<")[0] for wish in build.requirements()]
    assert names == ["librt", "msgspec", "platformdirs", "pygame-ce", "tomli-w", "pyinstaller"]


def test_what_a_program_says_is_told() -> None:
    assert smoke_test.run([sys.executable, "-c", "print('hello')"], dict(os.environ)) == "hello\n"


def test_a_program_that_fails_is_told_with_what_it_said() -> None:
    with pytest.raises(smoke_test.Broken, match="ended with 3:\noh no"):
        smoke_test.run([sys.executable, "-c", "import sys; print('oh no'); sys.exit(3)"], dict(os.environ))


def test_a_program_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke_test, "PATIENCE", 0.3)
    with pytest.raises(smoke_test.Broken, match="did not end in"):
        smoke_test.run([sys.executable, "-c", SLOW], dict(os.environ))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who belongs to a program")
def test_processes_that_multiply_are_all_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke_test, "MOST_PROCESSES", 3)
    code = f"import subprocess, sys; [subprocess.Popen([sys.executable, '-c', {SLOW!r}]) for _ in range(5)]; {SLOW}"
    before = _sleepers()
    with pytest.raises(smoke_test.Broken, match="it starts itself again and again"):
        smoke_test.run([sys.executable, "-c", code], dict(os.environ))
    assert _sleepers() <= before


def _sleepers() -> "set[str]":
    """The processes that only sleep, as those of these tests do."""
    found = set()
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if file.read_bytes().endswith(SLOW.encode() + b"\0"):
                found.add(file.parent.name)
        except OSError:  # it has just ended
            continue
    return found
