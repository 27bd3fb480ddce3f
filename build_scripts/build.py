"""Makes the app that needs no Python: `python3 build_scripts/build.py` leaves it in dist, tried out and packed.

It is built in a lean environment of its own, build/lean: whatever else were installed there might slip into it.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import smoke_test
from bundle import archives, deb, mac, product, windows
from compile import has_compiler, is_compiled
from environment import ROOT

LEAN = ROOT / "build" / "lean"
ICONS = ROOT / "build" / "icons"
DIST = ROOT / "dist"
BUNDLE = DIST / (f"{product.TITLE}.app" if sys.platform == "darwin" else product.NAME)
SCRIPTS = ROOT / "build_scripts"
LARGEST = 15_000_000
"""How many bytes an archive may have."""


def main() -> int:
    if DIST.exists():
        shutil.rmtree(DIST)
    make_lean()
    compiled = compile_rules()
    _run("The icons cannot be made.", lean_python(), SCRIPTS / "icons.py", ICONS)
    _run("PyInstaller failed.", lean_python(), *PYINSTALLER, SCRIPTS / "game.spec")
    if smoke_test.main([str(BUNDLE), *([] if compiled else ["--plain"])]):
        return 1
    name = f"{product.NAME}-{product.version()}-{product.system()}"
    return tell(DIST / f"{name}.sha256", pack(name))


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


def compile_rules() -> bool:
    """Whether the rules are compiled now; where that cannot be, the bundle gets them as they are."""
    if not (is_compiled() or has_compiler()):
        print("No C compiler that finds Python.h: the bundle gets plain rules, and its computer seats think less.")
        return False
    _run("The rules do not compile.", sys.executable, SCRIPTS / "compile.py")
    return True


def pack(name: str) -> "list[Path]":
    """What people on this system expect, in dist; `name` is what it is called, but for the last part."""
    moment = product.moment()
    if sys.platform == "win32":
        archives.zip_folder(DIST / f"{name}.zip", BUNDLE, moment)
        setup = windows.installer(BUNDLE, ICONS / "icon.ico", DIST / f"{name}-setup.exe")
        return [DIST / f"{name}.zip", *filter(None, [setup])]
    if sys.platform == "darwin":
        archives.zip_folder(DIST / f"{name}.zip", BUNDLE, moment)
        mac.disk_image(DIST / f"{name}.dmg", BUNDLE)
        return [DIST / f"{name}.zip", DIST / f"{name}.dmg"]
    package = DIST / f"{product.NAME}_{product.version()}_{deb.architecture()}.deb"
    archives.tar_xz(DIST / f"{name}.tar.xz", BUNDLE, moment)
    deb.package(package, BUNDLE, ICONS, moment)
    return [DIST / f"{name}.tar.xz", package]


def tell(sums: Path, files: "list[Path]") -> int:
    """What has been made, and how large it is; the exit code is 1 if that is too much."""
    archives.write_sums(sums, files)
    for file in files:
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB")
    print(sums.relative_to(ROOT))
    large = [file.name for file in files if file.stat().st_size > LARGEST]
    if large:
        print(f"Larger than {LARGEST / 1e6:.0f} MB: {', '.join(large)}", file=sys.stderr)
    return 1 if large else 0


def _run(failure: str, *command: "Path | str") -> None:
    """Run a step; it does not depend on who builds, nor on when."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    same = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(product.moment())}
    words = [str(word) for word in command]
    if subprocess.run(words, cwd=str(ROOT), env={**variables, **same}, check=False).returncode:
        sys.exit(failure)


if __name__ == "__main__":
    sys.exit(main())
