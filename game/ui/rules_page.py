"""A rulebook set as one long page: headings, rules with their numbers, points, tables, and pictures beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ui.canvas import Canvas
from game.ui.layout import Box, Layout
from game.ui.plates import Plates
from game.ui.typeset import Run, Snip, natural_width, typeset, widest_word
from game.words.rulebook import Book, Passage, Picture, Section, Table

FONTS = {"plain": "body", "bold": "strong", "link": "strong"}
CELL_FONTS = {"plain": "small", "bold": "badge", "link": "badge"}
HEAD_FONTS = {"plain": "badge", "bold": "badge", "link": "badge"}


@dataclass(frozen=True)
class Drawing:
    """A picture in its place."""

    box: Box
    picture: Picture


@dataclass
class Page:
    """What stands where, in sheet coordinates from the page's upper edge and left margin."""

    height: float = 0.0
    passages: list[str] = field(default_factory=list)
    """The words, for a search; a rule's number and every cell of a table are passages of their own."""
    tops: list[float] = field(default_factory=list)
    """Where each passage begins."""
    homes: list[int] = field(default_factory=list)
    """In which section each passage stands."""
    sections: list[float] = field(default_factory=list)
    """Where each section begins, with the margin above its heading."""
    rules: dict[str, Box] = field(default_factory=dict)
    """The place of every rule, its pictures included."""
    snips: list[Snip] = field(default_factory=list)
    badges: list[Box] = field(default_factory=list)
    stripes: list[Box] = field(default_factory=list)
    drawings: list[Drawing] = field(default_factory=list)


def set_page(canvas: Canvas, book: Book, layout: Layout, plates: Plates) -> Page:
    """The whole book, as wide as the zone "page" and with its margins."""
    setter = _Setter(canvas, book, layout, plates)
    for number, section in enumerate(book.sections):
        setter.section(section, "title" if number == 0 else "heading")
    setter.page.height = setter.y + layout.zones["page"].inset[3]
    return setter.page


class _Setter:
    """Sets one block after the other, from `y` on."""

    def __init__(self, canvas: Canvas, book: Book, layout: Layout, plates: Plates) -> None:
        self.canvas, self.layout, self.plates = canvas, layout, plates
        zone = layout.zones["page"]
        self.width, self.margin = zone.box.inset(*zone.inset).w, zone.inset[1]
        self.page, self.y = Page(), self.margin
        self.gap = canvas.theme.spacing.gap
        widths = [canvas.width(number, "badge") for number in book.rules]
        self.badge = max(widths, default=0.0) + 2 * self.gap

    def section(self, section: Section, font: str) -> None:
        self.y += 3 * self.gap if self.page.sections else 0.0
        self.page.sections.append(self.y - self.margin)
        self.y += self.text([Run(section.title, font)], Box(0, self.y, self.width, 0)) + self.gap
        for block in section.blocks:
            if isinstance(block, Table):
                self.table(block)
            else:
                self.passage(block)

    def text(self, runs: Sequence[Run], place: Box) -> float:
        """A passage that can be found; how high it is."""
        number = len(self.page.passages)
        self.page.passages.append("".join(run.words for run in runs))
        self.page.tops.append(place.y)
        self.page.homes.append(len(self.page.sections) - 1)
        snips, height = typeset(self.canvas, runs, place, number)
        self.page.snips += snips
        return height

    def passage(self, passage: Passage) -> None:
        """The mark before it, its words, and its pictures: a single one beside the words, several below them."""
        top = self.y
        left = self.mark(passage)
        pictures = [picture for picture in passage.pictures if self.plates.exists(picture)]
        beside = self.sizes(pictures)[0][0] if len(pictures) == 1 else 0.0
        right = beside + 3 * self.gap if beside else 0.0
        high = self.text(_runs(passage, FONTS), Box(left, top, self.width - left - right, 0))
        if beside:
            high = max(high, self.pictures(pictures, self.width - beside, top))
        elif pictures:
            high += self.gap + self.pictures(pictures, left, top + high + self.gap)
        if passage.number:
            self.page.rules[passage.number] = Box(0, top, self.width, high)
        self.y = top + high + 1.75 * self.gap

    def mark(self, passage: Passage) -> float:
        """A rule's number or the dot of a point; how far in the words begin."""
        high = self.canvas.line_height("body")
        if passage.number:
            self.page.badges.append(Box(0, self.y + 1, self.badge, high - 2))
            inner = (self.badge - self.canvas.width(passage.number, "badge")) / 2
            style = Run(passage.number, "badge", "button_text")
            off = (high - self.canvas.line_height("badge")) / 2
            self.text([style], Box(inner, self.y + off, self.badge, 0))
            return self.badge + 1.5 * self.gap
        if passage.point:
            side = 0.75 * self.gap
            self.page.badges.append(Box(self.badge - side, self.y + (high - side) / 2, side, side))
            return self.badge + 1.5 * self.gap
        return 0.0

    def sizes(self, pictures: Sequence[Picture], zone: str = "picture") -> list[tuple[float, float]]:
        high = self.layout.zones[zone].item[1] * max(1.0, self.canvas.text_size)  # the name on it grows, too
        return [self.plates.size(picture, high) for picture in pictures]

    def pictures(self, pictures: Sequence[Picture], left: float, top: float, zone: str = "picture") -> float:
        """In rows from a place on, with what stands below each; how high they are."""
        x, y, high, gap = left, top, 0.0, self.layout.zones[zone].step
        for picture, (w, h) in zip(pictures, self.sizes(pictures, zone), strict=True):
            if x > left and x + w > self.width:
                x, y, high = left, y + high + gap, 0.0
            self.page.drawings.append(Drawing(Box(x, y, w, h), picture))
            high = max(high, h + self.caption(picture, Box(x, y + h, w, 0)))
            x += w + gap
        return y - top + high

    def caption(self, picture: Picture, place: Box) -> float:
        """What stands below a picture; how high it is."""
        words, off = self.plates.caption(picture), self.gap / 2
        return off + self.text([Run(words, "small")], place.moved(0, off)) if words else 0.0

    # ---- tables

    def table(self, table: Table) -> None:
        """Headings over a line, then row by row."""
        columns = self.columns(table)
        for number, row in enumerate(table.rows):
            self.y += self.row(row, columns, HEAD_FONTS if number == 0 else CELL_FONTS) + 0.5 * self.gap
            self.page.stripes.append(Box(0, self.y, self.width, 2.0 if number == 0 else 1.0))
            self.y += 0.75 * self.gap
        self.y += self.gap

    def columns(self, table: Table) -> list[float]:
        """Each as wide as its longest word, and of the room left so much as its cells would like."""
        needs, likes = [0.0] * len(table.rows[0]), [1.0] * len(table.rows[0])
        for number, row in enumerate(table.rows):
            for column, cell in enumerate(row):
                runs = _runs(cell, CELL_FONTS if number else HEAD_FONTS)
                aside = self.aside(cell) + 2 * self.gap
                needs[column] = max(needs[column], widest_word(self.canvas, runs) + aside)
                likes[column] = max(likes[column], natural_width(self.canvas, runs) + aside)
        room = self.width - sum(needs)
        longing = sum(like - need for like, need in zip(likes, needs, strict=True)) or 1.0
        return [need + room * (like - need) / longing for like, need in zip(likes, needs, strict=True)]

    def row(self, row: Sequence[Passage], columns: Sequence[float], fonts: dict[str, str]) -> float:
        x, high = 0.0, 0.0
        for cell, wide in zip(row, columns, strict=True):
            aside = self.aside(cell)
            place = Box(x + aside, self.y, wide - aside - 2 * self.gap, 0)
            drawn = self.pictures(cell.pictures, x, self.y, "thumb") if cell.pictures else 0.0
            high = max(high, drawn, self.text(_runs(cell, fonts), place))
            x += wide
        return high

    def aside(self, cell: Passage) -> float:
        """The room a cell's pictures take before its words."""
        return sum(w + self.layout.zones["thumb"].step for w, _h in self.sizes(cell.pictures, "thumb"))


def _runs(passage: Passage, fonts: dict[str, str]) -> list[Run]:
    links = {"link": "good"}
    return [
        Run(piece.words, fonts[piece.kind], links.get(piece.kind, "ink"), piece.words if piece.kind in links else "")
        for piece in passage.pieces
    ]
