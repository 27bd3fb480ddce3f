"""A bundle is tried out with care, and each check is told by name: passed, left out with the reason, or broken."""

import mmap
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import smoke_test
from bundle import checks, running
from bundle.running import Broken, Ran
from bundle.screen import Screen
from bundle.trial import COMPUTERS, Trial, allow_writing, has_table, listing

SLOW = "import time; time.sleep(60)"


def run(code: str) -> Ran:
    return running.run([sys.executable, "-c", code], dict(os.environ))


# ---- running with care


def test_what_a_program_says_and_how_it_ends_is_told() -> None:
    assert run("import sys; print('hello'); sys.exit(3)")[:2] == ("hello\n", 3)


def test_a_program_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.3)
    with pytest.raises(Broken, match="did not end in"):
        run(SLOW)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who belongs to a program")
def test_processes_that_multiply_are_all_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "MOST_PROCESSES", 3)
    before = _sleepers()
    with pytest.raises(Broken, match="it starts itself again and again"):
        run(f"import subprocess, sys; [subprocess.Popen([sys.executable, '-c', {SLOW!r}]) for _ in range(5)]; {SLOW}")
    assert _sleepers() <= before


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what runs from a folder")
def test_what_runs_from_a_folder_is_found() -> None:
    assert os.getpid() in running.running_from(Path(sys.executable).resolve().parent)
    assert running.running_from(Path("/nowhere")) == []


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


# ---- judging


def left_out(trial: Trial) -> str:
    raise checks.LeftOut("no root here")


def broken(trial: Trial) -> str:
    raise Broken("it fell over")


def test_a_check_passes_is_left_out_with_the_reason_or_is_broken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: dict[str, checks.Check] = {"light": lambda trial: "1 MB", "another user": left_out}
    assert judged(monkeypatch, tmp_path, tried) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("ok        light: 1 MB (")
    assert told[1:] == ["left out  another user: no root here", "1 ok, 1 left out"]
    assert judged(monkeypatch, tmp_path, {"stands": broken, **tried}) == 1
    assert "BROKEN    stands: it fell over" in capsys.readouterr().out


def judged(monkeypatch: pytest.MonkeyPatch, folder: Path, tried: "dict[str, checks.Check]") -> int:
    @contextmanager
    def prepared(bundle: Path, plain: bool) -> "Iterator[Trial]":
        yield trial_of(folder)

    monkeypatch.setattr(smoke_test, "CHECKS", tried)
    monkeypatch.setattr(smoke_test, "prepared", prepared)
    return smoke_test.main([str(folder)])


# ---- asking a bundle


PRETENDER = """#!{python}
import sys
if "--help" in sys.argv:
    print("  WORD  which game: chess, tag\\n  --scene NAME  which scene: title, table")
elif sys.argv[-3:] == ["random", "--lang", "en"]:
    sys.exit("royal-menagerie: this game has " + ("3 to 5" if "tag" in sys.argv else "2 to 2") + " seats, not 1")
elif "text" in sys.argv:
    print("played")
"""


def trial_of(folder: Path) -> Trial:
    bundle = folder / "games" / "bundle"
    bundle.mkdir(parents=True, exist_ok=True)
    (bundle / "royal-menagerie").write_text(PRETENDER.format(python=sys.executable))
    (bundle / "royal-menagerie").chmod(0o755)
    return Trial(bundle, False, folder, Screen({}, None), listing(bundle.parent))


@pytest.mark.skipif(os.name == "nt", reason="the pretender is a script")
def test_a_bundle_is_asked_for_its_games_scenes_and_seats(tmp_path: Path) -> None:
    trial = trial_of(tmp_path)
    assert trial.games == ["chess", "tag"]
    assert trial.scenes == [(word, scene) for word in ("chess", "tag") for scene in ("lobby", "rules")]
    assert trial.seats("tag", COMPUTERS)[1].count(",") == 2
    assert trial.seats("chess", COMPUTERS)[1].count(",") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how many processes a program is")
def test_a_match_without_a_worker_is_no_match(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="chess was played without a worker"):
        trial_of(tmp_path).play("chess")


def test_a_game_has_a_table_if_there_is_a_file_for_it() -> None:
    assert has_table("intrigues")
    assert not has_table("chess")


def test_what_was_written_beside_the_program_is_found(tmp_path: Path) -> None:
    trial = trial_of(tmp_path)
    assert "as they were" in checks.nothing_written(trial)
    (trial.bundle / "settings.toml").touch()
    with pytest.raises(Broken, match="bundle/settings.toml"):
        checks.nothing_written(trial)


def test_a_bundle_that_is_too_large_is_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trial = trial_of(tmp_path)
    assert checks.size(trial).endswith("in 1 files")
    monkeypatch.setattr(checks, "LARGEST", 10)
    with pytest.raises(Broken, match="MB are more than"):
        checks.size(trial)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such folders")
def test_a_folder_is_locked_and_opened_again_with_all_it_holds(tmp_path: Path) -> None:
    trial = trial_of(tmp_path)
    allow_writing(trial.bundle, False)
    assert trial.bundle.stat().st_mode & 0o777 == 0o555
    allow_writing(trial.bundle, True)
    assert (trial.bundle / "royal-menagerie").stat().st_mode & 0o777 == 0o755


@pytest.mark.parametrize(("seconds", "load", "outcome"), [(0.3, 9, "ok"), (0.6, 9, "left out"), (0.6, 0, "BROKEN")])
def test_a_slow_first_frame_counts_only_on_a_machine_at_rest(
    seconds: float, load: float, outcome: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pixels = mmap.mmap(-1, 1)
    trial = replace(trial_of(tmp_path), screen=Screen({}, pixels))
    monkeypatch.setattr(checks, "first_frame", lambda program, variables, pixels: seconds)
    monkeypatch.setattr(os, "getloadavg", lambda: (load, load, load), raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert smoke_test.judge(checks.first_frames, trial)[0] == outcome
