"""The checks run in order, stop at the first red one, and show what that one said."""

import shutil
import sys

import check
import compile as compiling
import environment
import pytest
import try_deb
from check import Step


@pytest.fixture(autouse=True)
def no_setup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "prepare", lambda extra: None)
    monkeypatch.chdir(environment.ROOT)  # main goes there; this goes back
    monkeypatch.setattr(check, "has_compiler", lambda: False)
    monkeypatch.setattr(sys, "argv", ["check.py"])


def python(name: str, code: str, **variables: str) -> Step:
    return Step(name, sys.executable, "-c", code, shown=False, **variables)


def ran(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], *steps: Step) -> tuple[int, str]:
    """The exit code, and all that was shown."""
    monkeypatch.setattr(check, "steps", lambda *wishes: list(steps))
    return check.main(), capfd.readouterr().out


def test_green_checks_say_nothing_of_their_own(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    code, shown = ran(monkeypatch, capfd, python("one", "print('chatter')"), python("two", ""))
    assert code == 0
    assert "chatter" not in shown
    assert shown.endswith("All checks passed.\n")
    assert [line.split()[:2] for line in shown.splitlines()[-4:-2]] == [["one", "ok"], ["two", "ok"]]


def test_the_first_red_check_shows_what_it_said_and_is_the_last(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    red = python("red", "import sys; print('what is wrong'); sys.exit(3)")
    code, shown = ran(monkeypatch, capfd, python("one", ""), red, python("never", "print('too far')"))
    assert code == 1
    assert "what is wrong" in shown
    assert "never" not in shown
    assert shown.endswith("Stopped at red.\n")


def test_a_machine_without_a_compiler_leaves_the_compiled_rules_out_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    code, shown = ran(monkeypatch, capfd, python("one", ""))
    assert code == 0
    assert "left out: there is no C compiler" in shown


def test_a_search_path_of_the_person_does_not_reach_the_checks(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONPATH", "somewhere")
    wanted = "import os, sys; sys.exit(os.environ.get('PYTHONPATH') != {!r})"
    plain = python("plain", wanted.format(None))
    compiled = python("compiled", wanted.format("build"), PYTHONPATH="build")
    assert ran(monkeypatch, capfd, plain, compiled)[0] == 0


def test_fast_leaves_out_slow_tests_and_nothing_else() -> None:
    whole, fast = (check.steps(fast=fast, fix=False, compiled=False, window=False) for fast in (False, True))
    assert (
        [step.name for step in whole] == [step.name for step in fast] == ["format", "lint", "types", "rooms", "tests"]
    )
    assert fast[-1].command == [*whole[-1].command, "-m", "not slow"]


def test_the_compiled_rules_are_found_before_the_plain_ones() -> None:
    step = check.steps(fast=False, fix=False, compiled=True, window=False)[-1]
    assert step.command[1:4] == ["-P", "-m", "pytest"]
    assert step.variables == {"PYTHONPATH": str(compiling.COMPILED_ROOT), "ROYAL_MENAGERIE_COMPILED": "1"}


def test_the_real_window_comes_last_and_only_when_asked_for() -> None:
    without, with_it = (check.steps(fast=False, fix=False, compiled=True, window=window) for window in (False, True))
    assert [step.name for step in with_it] == [*(step.name for step in without), "window"]
    assert with_it[-1].command[-3:] == ["tests/e2e", "-m", "window"]


def test_the_bundle_comes_after_all_else_and_its_package_where_that_can_be_tried() -> None:
    names = [step.name for step in check.steps(fast=False, fix=False, compiled=True, window=True, bundle=True)]
    assert names[-2:] == ["window", "bundle"]
    last = check.steps(fast=False, fix=False, compiled=True, window=True, bundle=True, package=True)[-1]
    assert (last.name, last.command[-1]) == ("package", "build_scripts/try_deb.py")


def test_a_package_that_cannot_be_tried_is_left_out_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["check.py", "--bundle"])
    monkeypatch.setattr(try_deb, "why_not", lambda: "only root can install it")
    assert "left out: only root can install it" in ran(monkeypatch, capfd, python("one", ""))[1]


def test_a_machine_without_a_screen_in_memory_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["check.py", "--window"])
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "Xvfb" else name)
    with pytest.raises(SystemExit, match=r"^--window needs Xvfb \(Debian/Ubuntu: sudo apt install xvfb "):
        check.main()
