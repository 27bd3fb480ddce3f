"""Opens a box: box.toml, a playtester's overlay and the match's options, merged and checked into one frozen value."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

import msgspec

B = TypeVar("B", bound=msgspec.Struct)


class BoxError(ValueError):
    """A box that cannot be played with: which part (box.toml, overlay, options), the place in it, what is wrong."""

    def __init__(self, part: str, place: str, wrong: str) -> None:
        super().__init__(f"{part}: {place}: {wrong}" if place else f"{part}: {wrong}")
        self.part, self.place, self.wrong = part, place, wrong


def open_box(kind: type[B], file: Path, overlay: Mapping[str, Any], options: Mapping[str, Any]) -> B:
    """The box of one match. A wrong overlay or option is told with its place; the printed box stays as it is."""
    printed = tomllib.loads(file.read_text(encoding="utf-8"))
    _checked(kind, printed, "box.toml")
    changed = _merged(printed, overlay, "overlay", "")
    _checked(kind, changed, "overlay")
    chosen = _merged(changed, {"options": options} if options else {}, "options", "")
    return _checked(kind, chosen, "options")


def box_hash(box: msgspec.Struct) -> str:
    """What a record keeps of the box, to know it again."""
    return hashlib.sha256(msgspec.json.encode(box)).hexdigest()[:16]


def _merged(printed: Mapping[str, Any], change: Mapping[str, Any], part: str, place: str) -> dict[str, Any]:
    merged = dict(printed)
    for key, value in change.items():
        where = f"{place}.{key}" if place else key
        if key not in printed:
            near = get_close_matches(key, printed, 1)
            raise BoxError(
                part, where, f'there is no "{key}" in the box' + (f'; did you mean "{near[0]}"?' if near else "")
            )
        if isinstance(printed[key], dict) and isinstance(value, Mapping):
            value = _merged(printed[key], value, part, where)
        merged[key] = value
    return merged


def _checked(kind: type[B], tables: Mapping[str, Any], part: str) -> B:
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        wrong, _, place = str(error).partition(" - at ")
        found = re.fullmatch(r"`\$\.?(.*)`", place)
        raise BoxError(part, found[1] if found else "", wrong[:1].lower() + wrong[1:]) from None
