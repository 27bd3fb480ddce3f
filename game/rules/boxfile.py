"""Opens a box: box.toml, a playtester's overlay and the match's options, merged and checked into one frozen value."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.text import _
from game.typed import complaint, in_a_line

B = TypeVar("B", bound=msgspec.Struct)
PRINTED, OVERLAY, OPTIONS = "box.toml", "overlay", "options"


class BoxError(ValueError):
    """A box that cannot be played with: which part (box.toml, overlay, options), the place in it, what is wrong."""

    def __init__(self, part: str, place: str, wrong: str) -> None:
        super().__init__(f"{part}: {in_a_line(place, wrong)}")
        self.part, self.place, self.wrong = part, place, wrong

    def told(self, file: object) -> str:
        """The error in a line; an overlay goes by the name of its file."""
        return f"{file if self.part == OVERLAY else self.part}: {in_a_line(self.place, self.wrong)}"


def open_box(kind: type[B], file: Path, overlay: Mapping[str, Any], options: Mapping[str, Any]) -> B:
    """The box of one match. A wrong overlay or option is told with its place; the printed box stays as it is."""
    printed = tomllib.loads(file.read_text(encoding="utf-8"))
    _checked(kind, printed, PRINTED)
    changed = _merged(printed, overlay, OVERLAY, "")
    _checked(kind, changed, OVERLAY)
    chosen = changed | {"options": _merged(changed["options"], options, OPTIONS, "")}
    return _checked(kind, chosen, OPTIONS)


def box_hash(box: msgspec.Struct) -> str:
    """What a record keeps of the box, to know it again."""
    return hashlib.sha256(msgspec.json.encode(box)).hexdigest()[:16]


def _merged(printed: Mapping[str, Any], change: Mapping[str, Any], part: str, place: str) -> dict[str, Any]:
    merged = dict(printed)
    for key, value in change.items():
        where = f"{place}.{key}" if place else key
        if key not in printed:
            near = get_close_matches(key, printed, 1)
            hint = _('; did you mean "{word}"?').format(word=near[0]) if near else ""
            raise BoxError(part, where, _('there is no "{word}" in the box').format(word=key) + hint)
        if isinstance(printed[key], dict) and isinstance(value, Mapping):
            value = _merged(printed[key], value, part, where)
        merged[key] = value
    return merged


def _checked(kind: type[B], tables: Mapping[str, Any], part: str) -> B:
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        place, wrong = complaint(error)
        raise BoxError(part, place.removeprefix("options.") if part == OPTIONS else place, wrong) from None
