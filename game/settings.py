"""The player's choices: one TOML file that is read with care and written whole or not at all."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import tomli_w

from game import paths
from game.text import _
from game.typed import complaint, in_a_line

Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player may choose. Every choice has a default, so a new choice spoils no old file."""

    language: Literal["", "en", "ru", "uk"] = ""
    """"" means: as the system says (`text.preferred`)."""
    name: str = ""
    """What the player is called at the table."""
    look: Literal["day", "evening", "contrast"] = "day"
    speed: Literal[0, 1, 2, 3] = 2
    """The pace of motions and computer seats: 0 is at once, 3 is brisk."""
    text_size: Annotated[float, msgspec.Meta(ge=0.8, le=1.5)] = 1.0
    reduced_motion: bool = False
    """Whether nothing flies or counts; computer seats still take their time."""
    full_screen: bool = False
    sound: Volume = 70
    """How loud the sounds of cards, pieces and tunes are."""
    ambience: Volume = 40
    """How loud the garden around the table is."""
    captions: bool = False
    """Whether what is heard can be read too."""


def load() -> tuple[Settings, str | None]:
    """The choices, and one line about the file when it is wrong; then the choices are the defaults."""
    path = paths.settings_file()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8-sig")), Settings), None
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError) as error:  # a TOML, a Unicode or a validation error is a ValueError
        return Settings(), _complaint(path, error)


def save(settings: Settings) -> None:
    """Write the choices. A file that cannot be read is not lost: it is kept beside as settings.toml.broken.

    Raises OSError when it cannot be written.
    """
    path = paths.settings_file()
    if load()[1] is not None:
        path.replace(path.with_name(path.name + ".broken"))
    paths.write_whole(path, tomli_w.dumps(msgspec.to_builtins(settings)))


def _complaint(path: Path, error: OSError | ValueError) -> str:
    """File, place, and what was expected there."""
    if isinstance(error, OSError):
        return f"{path}: {error.strerror or error}"
    if isinstance(error, UnicodeDecodeError):
        return _("{file}: expected text in UTF-8").format(file=path)
    if isinstance(error, msgspec.ValidationError):
        return f"{path}: {in_a_line(*complaint(error))}"
    return f"{path}: {error}"
