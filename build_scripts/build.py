"""Makes the bundle that needs no Python: `python3 build_scripts/build.py` leaves it in dist/royal-menagerie, tried out.

It is built in a lean environment of its own, build/lean: whatever else were installed there might slip into it.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import smoke_test
from environment import ROOT

LEAN = ROOT / "build" / "lean"
BUNDLE = ROOT / "dist" / "royal-menagerie"
SCRIPTS = ROOT / "build_scripts"


def main() -> int:
    make_lean()
    _run("The rules do not compile.", sys.executable, SCRIPTS / "compile.py")
    _run("PyInstaller failed.", lean_python(), *PYINSTALLER, SCRIPTS / "game.spec")
    return smoke_test.main([str(BUNDLE)])


PYINSTALLER = [
    "-m",
    "PyInstaller",
    "--noconfirm",
    "--log-level=WARN",
    "--distpath=dist",
    "--workpath=build/pyinstaller",
]


def make_lean() -> None:
    """The environment with what the game needs at run time and PyInstaller, and nothing else."""
    wishes = requirements()
    stamp, fits = LEAN / "ready", hashlib.sha256(f"{sys.version} {LEAN} {wishes}".encode()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="ascii") == fits:
        return
    if LEAN.exists():
        shutil.rmtree(LEAN)
    _run("No environment can be made.", getattr(sys, "_base_executable", sys.executable), "-m", "venv", LEAN)
    _run("pip failed.", lean_python(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wishes)
    stamp.write_text(fits, encoding="ascii")


def requirements() -> "list[str]":
    """What pyproject.toml names for the game and for bundles."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["bundle"]]


def lean_python() -> Path:
    return LEAN / "Scripts" / "python.exe" if os.name == "nt" else LEAN / "bin" / "python"


def _run(failure: str, *command: "Path | str") -> None:
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if subprocess.run([str(word) for word in command], cwd=str(ROOT), env=variables, check=False).returncode:
        sys.exit(failure)


if __name__ == "__main__":
    sys.exit(main())
