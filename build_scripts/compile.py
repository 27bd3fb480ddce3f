"""Compiles the rules: copies `game` to build/compiled and makes C of it there with mypyc, three to seven times as fast.

The source stays as it is: a stale library beside an edited .py would win silently. So the copy carries the hash of
the source it was made from, and is used only while that fits.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import environment
from environment import ROOT

COMPILED = [
    "game/rules/*.py",
    "game/rules/*/*.py",
    "game/ai/search.py",
    "game/ai/hints/*.py",
]
"""What is compiled, together in one group. A pattern may match nothing."""

LEFT_PLAIN = ["__init__.py", "box.py", "boxfile.py"]
"""What stays plain Python: msgspec's Structs are classes of C already, and packages only name their parts."""

COMPILED_ROOT = ROOT / "build" / "compiled"
HASH_FILE = COMPILED_ROOT / "source.sha256"
LEFTOVERS = ROOT / "build" / "mypyc"


def main() -> int:
    if is_compiled():
        return 0
    if not has_compiler():
        print("No C compiler that finds Python.h: install one (Debian/Ubuntu: sudo apt install gcc python3-dev).")
        return 1
    environment.enter("dev")
    fits = source_hash()  # before the copy is made: an edit while mypyc runs makes the copy stale, never wrongly fit
    copy_source()
    build(modules(COMPILED_ROOT))
    HASH_FILE.write_text(fits, encoding="ascii")
    return 0


def is_compiled() -> bool:
    """Whether build/compiled was made from the source as it is now, for this Python."""
    try:
        return HASH_FILE.read_text(encoding="ascii") == source_hash(ROOT)
    except OSError:
        return False


def source_hash(root: Path = ROOT) -> str:
    """Changes with every file of `game`, with the way it is compiled and with the Python it is compiled for."""
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {sysconfig.get_platform()}".encode())
    for path in [root / "pyproject.toml", Path(__file__), *_sources(root)]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root) if root in path.parents else path.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def has_compiler() -> bool:
    """Whether C can be compiled here: tried on Unix, where a compiler without Python.h or macOS's stub is none."""
    if os.name == "nt":
        return _visual_studio().exists() or shutil.which("cl") is not None
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    command = [*compiler, "-fsyntax-only", "-I", sysconfig.get_paths()["include"], "-xc", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>", capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def copy_source() -> None:
    """A fresh copy of the package, without the hash: whatever happens now, nobody uses it half made."""
    for old in (COMPILED_ROOT, LEFTOVERS):
        if old.exists():
            shutil.rmtree(old)
    shutil.copytree(ROOT / "game", COMPILED_ROOT / "game", ignore=shutil.ignore_patterns(*_NEVER))


def modules(root: Path) -> "list[str]":
    """The files to compile, as mypyc wants them: relative to the folder that holds `game`."""
    found = {path.relative_to(root).as_posix() for pattern in COMPILED for path in root.glob(pattern)}
    return sorted(path for path in found if path.rpartition("/")[2] not in LEFT_PLAIN)


def build(paths: "list[str]") -> None:
    """Compile in place. Each .py stays beside its library: tracebacks and PyInstaller look for it."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(COMPILED_ROOT)  # mypy takes the names of modules from here, and `game` from here first
    options = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={LEFTOVERS / 'cache'}"]
    setup(
        name="royal-menagerie-rules",
        packages=[],
        ext_modules=mypycify([*options, *paths], opt_level="3", debug_level="0", target_dir=str(LEFTOVERS / "c")),
        script_args=["--quiet", "build_ext", "--inplace", f"--build-temp={LEFTOVERS}", f"--build-lib={LEFTOVERS}"],
    )


_NEVER = ["__pycache__", "*.so", "*.pyd"]


def _sources(root: Path) -> "list[Path]":
    found = (path for path in (root / "game").rglob("*") if "__pycache__" not in path.parts and path.is_file())
    return sorted(path for path in found if path.suffix not in (".so", ".pyd"))


def _visual_studio() -> Path:
    """Visual Studio's installer leaves this where it installed a compiler; setuptools asks it for the way."""
    programs = os.environ.get("PROGRAMFILES(X86)", r"C:\Program Files (x86)")
    return Path(programs) / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"


if __name__ == "__main__":
    sys.exit(main())
