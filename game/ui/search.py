"""Finding words in a text as a person would: whatever the case, ё as е, any apostrophe."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple


class Match(NamedTuple):
    """Where the words stand: in which passage, from which letter to which."""

    passage: int
    start: int
    end: int


def found(passages: Sequence[str], wanted: str) -> list[Match]:
    """Every place where the words stand, in order."""
    wanted = folded(" ".join(unicodedata.normalize("NFC", wanted).split()))
    matches: list[Match] = []
    for number, passage in enumerate(passages if wanted else ()):
        text = folded(passage)
        start = text.find(wanted)
        while start >= 0:
            matches.append(Match(number, start, start + len(wanted)))
            start = text.find(wanted, start + len(wanted))
    return matches


def folded(text: str) -> str:
    """As many letters as there were, those that count as alike made the same."""
    return "".join(letter.lower() if len(letter.lower()) == 1 else letter for letter in text).translate(ALIKE)


ALIKE = str.maketrans({"ё": "е", "'": "’", "\u02bc": "’", "`": "’", "\u00a0": " ", "–": "-", "—": "-"})
