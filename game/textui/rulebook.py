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


def plain(book: str) -> str:
    """The rules for reading aloud: no signs of Markdown, and a line a row with its headings instead of a table."""
    lines: list[str] = []
    heads: list[str] = []
    for line in book.replace("**", "").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            heads = []
            lines.append(line.lstrip("#- "))
        elif not heads:
            heads = cells
        elif set(line) - set("|- "):
            row = "; ".join(f"{head}: {cell}" for head, cell in zip(heads[1:], cells[1:], strict=True))
            lines.append(f"{cells[0]}. {row}.")
    return "\n".join(lines)


def rule(book: str, number: str) -> str | None:
    """One rule by its number, "IC-11" or just "11"; None if there is none."""
    wanted = number.strip().upper()
    for found in re.finditer(r"^- \*\*([A-Z]+-(\d+))\*\* .*(?:\n  .*)*", book, re.MULTILINE):
        if wanted in (found[1], found[2]):
            return plain(found[0])
    return None
