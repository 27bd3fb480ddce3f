"""A game's numbered rules in the player's language."""

from __future__ import annotations

import re
from importlib.resources import files

from game import paths, text


def rulebook(word: str) -> str:
    """All the rules: English ones stand beside the code, translated ones among the assets."""
    if text.language() == "en":
        return files("game.rules").joinpath(word, "RULES.md").read_text(encoding="utf-8")
    return (paths.assets() / word / f"rules.{text.language()}.md").read_text(encoding="utf-8")


def rule(book: str, number: str) -> str | None:
    """One rule by its number, "IC-11" or just "11"; None if there is none."""
    wanted = number.strip().upper()
    for found in re.finditer(r"^- \*\*([A-Z]+-(\d+))\*\* .*(?:\n  .*)*", book, re.MULTILINE):
        if wanted in (found[1], found[2]):
            return found[0].removeprefix("- ").replace("**", "")
    return None
