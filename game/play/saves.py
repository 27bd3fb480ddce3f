"""The player's matches on disk, newest first; one that cannot be read is listed with the reason and harms no other."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path

from game.play.record import Header, RecordError, read_header

SUFFIX = ".jsonl"


@dataclass(frozen=True)
class Save:
    """A match that can be gone on with, or why it cannot."""

    file: Path
    header: Header | None
    complaint: str = ""


def listed(folder: Path) -> list[Save]:
    """Every save in the folder; an unreadable or missing folder holds none."""
    try:
        files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: file.name, reverse=True)
    except OSError:
        return []
    return [_save(file) for file in files]


def new_file(folder: Path, word: str, now: datetime) -> Path:
    """A name for a new match that no file has yet."""
    stem = f"{now:%Y-%m-%d-%H%M%S}-{word}"
    names = (folder / f"{stem}{'' if n == 1 else f'-{n}'}{SUFFIX}" for n in count(1))
    return next(name for name in names if not name.exists())


def _save(file: Path) -> Save:
    try:
        return Save(file, read_header(file))
    except RecordError as error:
        return Save(file, None, str(error))
