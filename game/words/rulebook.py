"""A game's rulebook in the player's language: sections of numbered rules, paragraphs, tables and pictures.

It is written in Markdown. `- **IC-11** Fox: …` is a rule, `![Fox](intrigues/fox)` a drawing of assets/ with the name
on its plate, `![A corner](lionheart/map/corner)` something that the game's table file lays, with a caption below it.
Pictures belong to the rule, paragraph or cell they are written in. A rule that names another one links to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Literal

from game import paths, text


@dataclass(frozen=True)
class Piece:
    """Some words of a passage. A link is the number of a rule."""

    words: str
    kind: Literal["plain", "bold", "link"] = "plain"


@dataclass(frozen=True)
class Picture:
    art: str
    """A drawing of assets/."""
    name: str = ""


@dataclass(frozen=True)
class Passage:
    """A rule (then it has a number), a point of a list, a paragraph, or a cell of a table."""

    pieces: tuple[Piece, ...]
    number: str = ""
    point: bool = False
    pictures: tuple[Picture, ...] = ()

    @property
    def words(self) -> str:
        return "".join(piece.words for piece in self.pieces)


@dataclass(frozen=True)
class Table:
    """Rows of cells; the first row has the headings."""

    rows: tuple[tuple[Passage, ...], ...]


@dataclass(frozen=True)
class Section:
    title: str
    blocks: tuple[Passage | Table, ...]


@dataclass(frozen=True)
class Book:
    """The first section has the game's name for a title and introduces the game."""

    sections: tuple[Section, ...]

    @property
    def passages(self) -> Iterator[Passage]:
        for section in self.sections:
            for block in section.blocks:
                yield from (cell for row in block.rows for cell in row) if isinstance(block, Table) else (block,)

    @property
    def rules(self) -> dict[str, Passage]:
        """The rules by their numbers."""
        return {passage.number: passage for passage in self.passages if passage.number}


def rulebook(word: str) -> Book:
    """The rules of a game: English ones stand beside the code, translated ones among the assets."""
    if text.language() == "en":
        return parsed(files("game.rules").joinpath(word, "RULES.md").read_text(encoding="utf-8"))
    return parsed((paths.assets() / word / f"rules.{text.language()}.md").read_text(encoding="utf-8"))


def parsed(source: str) -> Book:
    """Markdown as a book."""
    sections: list[tuple[str, list[Passage | Table]]] = []
    for found in BLOCK.finditer(source):
        block = found[0]
        if found["title"]:
            sections.append((found["title"], []))
        elif block.startswith("|"):
            sections[-1][1].append(_table(block))
        else:
            sections[-1][1].append(_passage(block))
    return Book(tuple(Section(title, tuple(blocks)) for title, blocks in sections))


BLOCK = re.compile(
    r"^\#+\ (?P<title>.*)"  # a heading
    r"| ^\|.*(?:\n\|.*)*"  # a table
    r"| ^-\ .*(?:\n\ \ .*)*"  # a point of a list, with its indented lines
    r"| ^[^\n]+(?:\n(?!\#|\||-\ )[^\n]+)*",  # a paragraph
    re.MULTILINE | re.VERBOSE,
)
PICTURE = re.compile(r"!\[([^]]*)\]\(([^)]*)\)")
NUMBER = re.compile(r"\*\*([A-Z]+-\d+)\*\* ")
PIECE = re.compile(r"\*\*(?P<bold>.+?)\*\*|`(?P<code>.+?)`|(?P<link>\b[A-Z]{2}-\d+\b)")


def _table(block: str) -> Table:
    rows = [line.strip("|").split("|") for line in block.splitlines() if set(line) - set("|- :")]
    return Table(tuple(tuple(_passage(cell) for cell in row) for row in rows))


def _passage(block: str) -> Passage:
    pictures = tuple(Picture(art, name) for name, art in PICTURE.findall(block))
    words = " ".join(PICTURE.sub("", block).split())
    point = words.startswith("- ")
    number = NUMBER.match(words, 2) if point else None
    words = words[number.end() if number else 2 if point else 0 :]
    return Passage(tuple(_pieces(words)), number[1] if number else "", point, pictures)


def _pieces(words: str) -> Iterator[Piece]:
    done = 0
    for found in PIECE.finditer(words):
        if found.start() > done:
            yield Piece(words[done : found.start()])
        yield Piece(found["link"], "link") if found["link"] else Piece(found["bold"] or found["code"], "bold")
        done = found.end()
    if done < len(words):
        yield Piece(words[done:])
