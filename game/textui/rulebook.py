"""A game's rulebook for reading in a terminal, or for having it read aloud."""

from __future__ import annotations

from textwrap import fill

from game.words.rulebook import Book, Passage, Section, Table

WIDTH = 110


def plain(book: Book) -> str:
    """All the rules; a line a row with its headings instead of a table."""
    return "\n\n".join(_section(section) for section in book.sections)


def rule(book: Book, number: str) -> str | None:
    """One rule by its number, "IC-11" or just "11"; None if there is none."""
    wanted = number.strip().upper()
    found = (rule for name, rule in book.rules.items() if wanted in (name, name.partition("-")[2]))
    return next(map(_passage, found), None)


def _section(section: Section) -> str:
    blocks = [_table(block) if isinstance(block, Table) else _passage(block) for block in section.blocks]
    return "\n".join([section.title, *blocks])


def _passage(passage: Passage) -> str:
    return fill(f"{passage.number} {passage.words}".strip(), WIDTH, break_long_words=False, break_on_hyphens=False)


def _table(table: Table) -> str:
    heads, *rows = [[cell.words for cell in row] for row in table.rows]
    return "\n".join(f"{row[0]}. {_row(heads[1:], row[1:])}." for row in rows)


def _row(heads: list[str], cells: list[str]) -> str:
    return "; ".join(f"{head}: {cell}" for head, cell in zip(heads, cells, strict=True))
