"""Where files are: what comes with the game, and what belongs to the player."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import IO, Final

import platformdirs

HOME: Final = "ROYAL_MENAGERIE_HOME"
"""Set this variable to keep everything of the player's in one folder: for a USB stick, or for tests."""


def assets() -> Path:
    """Art, help pages and catalogues: in the nearest folder at or above the package that holds `assets`.

    So they are found from the source, from build/compiled, from a wheel and from a bundle.
    """
    return _nearest("assets")


def layouts() -> Path:
    """Where things lie on the screen."""
    return _nearest("layouts")


def settings_file() -> Path:
    """The player's choices."""
    return _own(platformdirs.user_config_path(_NAME, appauthor=False)) / "settings.toml"


def saves() -> Path:
    """Matches to go on with. The folder need not exist yet."""
    return _own(platformdirs.user_data_path(_NAME, appauthor=False)) / "saves"


def records() -> Path:
    """Matches that were played, to look at again."""
    return _own(platformdirs.user_data_path(_NAME, appauthor=False)) / "records"


def logs() -> Path:
    """What went wrong, for a report."""
    return _own(platformdirs.user_log_path(_NAME, appauthor=False), "logs")


def write_whole(path: Path, text: str) -> None:
    """Write the file whole or not at all: after a crash there is the old text or the new one, never half of one.

    Raises OSError when it cannot (read-only, disk full); the old file is then still there.
    """
    path = path.resolve()  # a link stays a link
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _settle(path.parent)


def lock(file: IO[bytes]) -> None:
    """Keep the open file for this program alone until it is closed; OSError when another has it."""
    if sys.platform == "win32":
        import msvcrt

        place = file.tell()
        file.seek(1 << 40)  # far behind its end: Windows would keep readers from what is locked
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(place)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_NAME: Final = "Royal Menagerie" if sys.platform in ("darwin", "win32") else "royal-menagerie"


def _nearest(name: str) -> Path:
    package = Path(__file__).resolve().parent
    for folder in (package, *package.parents):
        if (folder / name).is_dir():
            return folder / name
    raise FileNotFoundError(f"{name}: not found at or above {package}; this copy of the game is not whole")


def _own(usual: Path, inside: str = "") -> Path:
    home = os.environ.get(HOME)
    return Path(home).absolute() / inside if home else usual


def _settle(folder: Path) -> None:
    """Make the rename itself outlast a power cut. Windows cannot open folders and does not need it."""
    if os.name == "posix":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
