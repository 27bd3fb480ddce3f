"""Runs every check there is, the same everywhere: `python3 build_scripts/check.py`. Stops at the first red one.

--fast leaves out slow tests and the compiled rules; --fix first puts right what ruff can; --window also plays whole
games in a real window, on an X server of its own; --bundle also builds the app that needs no Python and tries it out.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import environment
import try_deb
from compile import COMPILED_ROOT, has_compiler
from environment import ROOT, tool

WINDOW_PROGRAMS = ["Xvfb", "xdotool", "import"]
"""What the tests in a real window need: a screen in memory, hands for it, and eyes."""


class Step:
    """One check: what it is called, the command, variables set for it, and whether its output is shown as it comes."""

    def __init__(self, name: str, *command: "Path | str", shown: bool = False, **variables: str) -> None:
        self.name = name
        self.command = [str(word) for word in command]
        self.shown = shown
        self.variables = variables


def main() -> int:
    wishes = _wishes(sys.argv[1:])
    missing = [name for name in WINDOW_PROGRAMS if wishes.window and not shutil.which(name)]
    if missing:
        sys.exit(f"--window needs {', '.join(missing)} (Debian/Ubuntu: sudo apt install xvfb xdotool imagemagick).")
    environment.prepare("dev")
    os.chdir(ROOT)
    compiled = not wishes.fast and has_compiler()
    summary = []
    package = "--bundle was not asked for" if not wishes.bundle else try_deb.why_not()
    for step in steps(wishes.fast, wishes.fix, compiled, wishes.window, wishes.bundle, not package):
        ok, line = _run(step)
        summary.append(line)
        if not ok:
            return _finish(summary, f"Stopped at {step.name}.", 1)
    if not compiled:
        summary.append(_left_out("compiled", "--fast" if wishes.fast else "there is no C compiler that finds Python.h"))
    if wishes.bundle and package:
        summary.append(_left_out("package", package))
    return _finish(summary, "All checks passed.", 0)


def steps(
    fast: bool, fix: bool, compiled: bool, window: bool, bundle: bool = False, package: bool = False
) -> "list[Step]":
    """The checks in order, the quick ones first."""
    return [
        *_tidying(fix),
        Step("types", tool("python"), "-m", "mypy"),
        Step("rooms", tool("lint-imports")),
        _tests("tests", *(["-m", "not slow"] if fast else [])),
        *([Step("compile", tool("python"), "build_scripts/compile.py"), _compiled_tests()] if compiled else []),
        *([_tests("window", "tests/e2e", "-m", "window")] if window else []),
        *([Step("bundle", sys.executable, "build_scripts/build.py", shown=True)] if bundle else []),
        *([Step("package", sys.executable, "build_scripts/try_deb.py", shown=True)] if package else []),
    ]


def _tidying(fix: bool) -> "list[Step]":
    ruff = tool("ruff")
    if fix:
        return [Step("lint, fixed", ruff, "check", "--fix"), Step("format, fixed", ruff, "format")]
    return [Step("format", ruff, "format", "--check"), Step("lint", ruff, "check")]


def _tests(name: str, *arguments: str, **variables: str) -> Step:
    # -P: `python -m` would put the project first on sys.path, before PYTHONPATH, and plain `game` would hide the
    # compiled one. With -P, PYTHONPATH comes first and the project last, by its editable install; pyproject.toml
    # keeps pytest from changing that. tests/conftest.py looks whether the right one was imported.
    return Step(name, tool("python"), "-P", "-m", "pytest", *arguments, shown=True, **variables)


def _compiled_tests() -> Step:
    """What every game and every match promises, kept by the compiled rules too."""
    variables = {"PYTHONPATH": str(COMPILED_ROOT), "ROYAL_MENAGERIE_COMPILED": "1"}
    rooms = [room for room in ("tests/rules", "tests/play", "tests/ai") if (ROOT / room).is_dir()]
    return _tests("compiled", *rooms, "-m", "not slow", **variables)


def _run(step: Step) -> "tuple[bool, str]":
    """Whether the check passed, and its line in the summary. What it says is shown if it failed, or as it comes."""
    print(f"{step.name} ...", flush=True)
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    start = time.perf_counter()
    done = subprocess.run(
        step.command,
        env={**variables, **step.variables},
        stdout=None if step.shown else subprocess.PIPE,
        stderr=None if step.shown else subprocess.STDOUT,
        check=False,
    )
    seconds = time.perf_counter() - start
    ok = done.returncode == 0
    if done.stdout and not ok:
        sys.stdout.buffer.write(done.stdout)
        sys.stdout.flush()
    return ok, f"{step.name:14} {'ok' if ok else 'FAILED':8} {seconds:6.1f} s"


def _left_out(name: str, why: str) -> str:
    return f"{name:14} left out: {why}"


def _finish(summary: "list[str]", verdict: str, code: int) -> int:
    print("\n" + "\n".join([*summary, verdict]))
    return code


def _wishes(arguments: "list[str]") -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Runs every check there is.")
    parser.add_argument("--fast", action="store_true", help="leave out slow tests and the compiled rules")
    parser.add_argument("--fix", action="store_true", help="let ruff put right what it can")
    parser.add_argument("--window", action="store_true", help="play whole games in a real window, too")
    parser.add_argument("--bundle", action="store_true", help="build the app that needs no Python and try it out, too")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
