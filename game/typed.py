"""What msgspec finds wrong with a file, in the player's words: the place in the file, and what was expected there."""

from __future__ import annotations

import re

import msgspec

from game.text import N_, _


def complaint(error: msgspec.ValidationError) -> tuple[str, str]:
    """The place (seats.fewest, or nothing for the whole file) and what is wrong with it."""
    wrong, _at, place = str(error).partition(" - at ")
    where = re.fullmatch(r"`\$\.?(.*)`", place)
    return where[1] if where else "", _worded(wrong)


def in_a_line(place: str, wrong: str) -> str:
    return f"{place}: {wrong}" if place else wrong


def _worded(wrong: str) -> str:
    for pattern, said in _PATTERNS.items():
        found = re.fullmatch(pattern, wrong)
        if found:
            return _(said).format(*(_(_TYPES.get(word, word)) for word in found.groups()))
    return wrong[:1].lower() + wrong[1:]


_PATTERNS = {
    r"Expected `([^`]+)`, got `([^`]+)`": N_("expected {0}, found {1}"),
    r"Expected `([^`]+)` >= (\S+)": N_("expected {0} of at least {1}"),
    r"Expected `([^`]+)` <= (\S+)": N_("expected {0} of at most {1}"),
    r"Expected `array` of length >= (\d+)": N_("expected a list of at least {0}"),
    r"Expected `array` of length <= (\d+)": N_("expected a list of at most {0}"),
    r"Object missing required field `([^`]+)`": N_("“{0}” is missing"),
    r"Object contains unknown field `([^`]+)`": N_("there is no “{0}”"),
    r"Invalid enum value (.+)": N_("{0} is not one of the choices"),
}
_TYPES = {
    "int": N_("a whole number"),
    "float": N_("a number"),
    "str": N_("text"),
    "bool": N_("true or false"),
    "array": N_("a list"),
    "object": N_("a table"),
    "null": N_("nothing"),
}
