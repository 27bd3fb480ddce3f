"""The player's matches on disk, newest first; one that cannot be read is listed with the reason and harms no other."""

from __future__ import annotations

from collections.abc import Container
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from glob import escape
from itertools import count
from pathlib import Path

from game.play.record import Header, RecordError, read_header
from game.text import _

SUFFIX = ".jsonl"


@dataclass(frozen=True)
class Save:
    """A match that can be gone on with, or why it cannot."""

    file: Path
    header: Header | None
    complaint: str = ""


def listed(folder: Path, known: Container[str]) -> list[Save]:
    """Every save in the folder, of the games that are known; an unreadable or missing folder holds none."""
    try:
        files = [file for file in folder.glob(f"*{SUFFIX}") if file.is_file()]
        files.sort(key=lambda file: file.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []
    return [_save(file, known) for file in files]


def keep(file: Path, folder: Path) -> Path:
    """A match that is over goes to those to look at again; it stays where it is if it cannot."""
    kept = folder / file.name
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if not kept.exists():
            for picture in [picture_of(file), *file.parent.glob(f"{escape(file.stem)}.*.png")]:
                with suppress(OSError):
                    picture.rename(folder / picture.name)
            return file.rename(kept)
    return file


def picture_of(file: Path) -> Path:
    """The picture of a match lies beside its file."""
    return file.with_suffix(".png")


def delete(file: Path) -> None:
    """Delete a match, with its picture and those of its notes. OSError if that cannot be."""
    file.unlink()
    for picture in [picture_of(file), *file.parent.glob(f"{escape(file.stem)}.*.png")]:
        with suppress(OSError):
            picture.unlink()


def rename(file: Path, name: str) -> Path:
    """Give a match another name, as far as the system allows it as a file's; OSError if there is one like it."""
    stem = "".join("-" if letter in '<>:"/\\|?*' or not letter.isprintable() else letter for letter in name)
    stem = stem.strip(" .")[:80]
    new = file.with_name(f"{stem}{SUFFIX}")
    if not stem or new == file:
        return file
    if new.exists():
        raise FileExistsError(_("there is a match of this name already"))
    file.rename(new)
    with suppress(OSError):
        picture_of(file).rename(picture_of(new))
    return new


def new_file(folder: Path, word: str, now: datetime) -> Path:
    """A name for a new match that no file has yet."""
    stem = f"{now:%Y-%m-%d-%H%M%S}-{word}"
    names = (folder / f"{stem}{'' if n == 1 else f'-{n}'}{SUFFIX}" for n in count(1))
    return next(name for name in names if not name.exists())


def _save(file: Path, known: Container[str]) -> Save:
    try:
        header = read_header(file)
    except RecordError as error:
        return Save(file, None, str(error))
    if header.game not in known:
        return Save(file, None, _('{file}: there is no game "{word}" here').format(file=file, word=header.game))
    return Save(file, header)
