"""Set-up is done once, heals itself, and says in one line what is missing."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import environment
import pytest

SCRIPTS = sorted(Path(environment.__file__).parent.glob("*.py"))


class Machine:
    """A machine on which every step of the set-up does what the test wants."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self.pip_says = ""
        self.venv_says = ""
        self.stops_at = ""

    def run(self, command: list[str]) -> "subprocess.CompletedProcess[str]":
        step = command[2]
        self.steps.append(step)
        if step == "venv":
            environment.python().parent.mkdir(parents=True)
            environment.python().touch()
        if step == self.stops_at:
            raise KeyboardInterrupt
        says = self.venv_says if step == "venv" else self.pip_says
        return subprocess.CompletedProcess(command, 1 if says else 0, says)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "_quietly", made.run)
    return made


def failure(extra: str = "lab") -> str:
    """The line a person sees when set-up fails."""
    with pytest.raises(SystemExit) as end:
        environment.prepare(extra)
    line = str(end.value.code)
    assert "\n" not in line
    return line


def test_set_up_is_done_once(machine: Machine) -> None:
    assert environment.prepare("lab") == environment.python()
    environment.prepare("lab")
    assert machine.steps == ["venv", "pip"]


def test_a_changed_pyproject_brings_it_up_to_date_in_place(machine: Machine) -> None:
    environment.prepare("lab")
    (environment.ROOT / "pyproject.toml").write_text("[project] # new\n", encoding="utf-8")
    environment.prepare("lab")
    environment.prepare("lab")
    assert machine.steps == ["venv", "pip", "pip"]


def test_the_tools_of_the_checks_include_those_of_the_game(machine: Machine) -> None:
    environment.prepare("dev")
    environment.prepare("lab")
    assert machine.steps == ["venv", "pip"]


def test_those_of_the_game_do_not_include_the_checks(machine: Machine) -> None:
    environment.prepare("lab")
    environment.prepare("dev")
    assert machine.steps == ["venv", "pip", "pip"]


def test_another_python_makes_it_anew(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    environment.prepare("lab")
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    environment.prepare("lab")
    assert machine.steps == ["venv", "pip", "venv", "pip"]


def test_a_project_that_was_moved_makes_it_anew(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.prepare("lab")
    (tmp_path / ".venv").rename(tmp_path / "moved")
    monkeypatch.setattr(environment, "VENV", tmp_path / "moved")
    environment.prepare("lab")
    assert machine.steps == ["venv", "pip", "venv", "pip"]


@pytest.mark.parametrize("step", ["venv", "pip"])
def test_an_interrupted_set_up_heals_itself(machine: Machine, step: str) -> None:
    machine.stops_at = step
    assert failure() == "Set-up stopped: run the same command again to finish it."
    machine.stops_at = ""
    machine.steps.clear()
    environment.prepare("lab")
    assert machine.steps == ["venv", "pip"]
    assert environment.is_ready("lab")


def test_an_interrupted_update_heals_itself(machine: Machine) -> None:
    environment.prepare("lab")
    machine.stops_at = "pip"
    failure("dev")
    machine.stops_at = ""
    machine.steps.clear()
    environment.prepare("lab")
    assert machine.steps == ["venv", "pip"]


def test_without_a_network_pips_last_error_is_told(machine: Machine) -> None:
    machine.pip_says = (
        "WARNING: retrying\nERROR: no versions\nERROR: No matching distribution found for rich\nhint: see"
    )
    assert failure() == (
        "Set-up failed: pip says: ERROR: No matching distribution found for rich - "
        "run the same command again when online."
    )
    machine.pip_says = ""
    environment.prepare("lab")
    assert environment.is_ready("lab")


def test_what_worked_before_a_failed_update_still_works(machine: Machine) -> None:
    environment.prepare("lab")
    machine.pip_says = "ERROR: no network"
    failure("dev")
    machine.steps.clear()
    environment.prepare("lab")
    assert machine.steps == []


def test_a_python_without_venv_is_told_what_to_install(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "find_spec", lambda name: None if name == "ensurepip" else object())
    assert failure() == (
        "Set-up failed: this Python cannot make environments: "
        "install python3-venv (Debian/Ubuntu: sudo apt install python3-venv)."
    )
    assert machine.steps == []


def test_so_is_one_that_finds_out_late(machine: Machine) -> None:
    machine.venv_says = "The virtual environment was not created because ensurepip is not\navailable."
    assert "install python3-venv" in failure()


def test_an_old_python_is_told_what_is_needed() -> None:
    assert environment.too_old((3, 9, 1)).startswith(
        "Royal Menagerie needs Python 3.11 or newer and this is Python 3.9:"
    )
    assert environment.too_old((3, 11, 0)) == environment.too_old((3, 12, 1)) == environment.too_old((4, 0)) == ""


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_an_old_python_can_read_every_script_far_enough_to_say_so(script: Path) -> None:
    tree = ast.parse(script.read_text(encoding="utf-8"), feature_version=(3, 6))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert "annotations" not in [name.name for node in imports for name in node.names]


@pytest.mark.skipif(os.name != "posix", reason="Windows starts programs another way")
def test_the_exit_code_of_the_program_is_passed_on() -> None:
    inner = "import os; exit(int(os.environ['CODE']))"
    code = f"import environment, sys; environment.become([sys.executable, '-c', {inner!r}], CODE='7')"
    scripts = str(Path(environment.__file__).parent)
    assert subprocess.run([sys.executable, "-c", code], cwd=scripts, check=False).returncode == 7
