"""Starts the game: `python3 build_scripts/play.py`, with whatever `royal-menagerie` understands after it.

The first start sets up .venv. A compiled build is used while it fits the source (see compile.py).
"""

import os
import sys
from pathlib import Path

import environment
from compile import COMPILED_ROOT, is_compiled


def main() -> None:
    python = environment.prepare("lab")
    # -P: a `game` in the folder the player happens to be in is not ours. We stay there: file names are relative to it.
    environment.become(
        [python, "-P", "-m", "game", *sys.argv[1:]],
        PYTHONPATH=_search(_package_root()),
        ROYAL_MENAGERIE_STARTED_BY=f"{Path(sys.executable).name} {sys.argv[0]}",
    )


def _package_root() -> Path:
    return COMPILED_ROOT if is_compiled() else environment.ROOT


def _search(first: Path) -> str:
    return os.pathsep.join([str(first), *filter(None, [os.environ.get("PYTHONPATH")])])


if __name__ == "__main__":
    main()
