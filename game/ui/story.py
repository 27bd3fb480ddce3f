"""The story at the table: what this seat was told, line by line with small pictures, the newest at the bottom."""

from __future__ import annotations

from dataclasses import dataclass

from game.catalogue import Entry
from game.play.match import Match, Step, heard
from game.text import _
from game.ui.canvas import Canvas
from game.ui.layout import Box
from game.ui.tables.contract import TableFile

PICTURE = (20.0, 30.0)
MOST_PICTURES = 8


@dataclass(frozen=True)
class Line:
    words: str
    pictures: tuple[str, ...]
    step: int
    """At which step of the match it was told."""


class Story:
    """The lines told so far, and how far they are scrolled back."""

    def __init__(
        self, entry: Entry, table: TableFile, names: list[str], match: Match, seat: int, steps: int | None = None
    ) -> None:
        self._entry, self._table, self._names, self._match, self.seat = entry, table, names, match, seat
        self._back = 0
        self.lines: list[Line] = []
        self._told = 0
        self._own = -1
        """The step of the seat's own last answer."""
        self.retell(steps)

    @property
    def state(self) -> tuple[int, int]:
        """What its looks depend on."""
        return len(self.lines), self._back

    def tell(self, steps: int) -> None:
        """The table now shows so many steps."""
        self._back = 0
        for number in range(self._told, steps):
            self._add(number, self._match.steps[number])
        self._told = steps

    def retell(self, steps: int | None = None) -> None:
        """From the beginning: answers were taken back, or it is told in another language."""
        self.lines, self._told, self._own = [], 0, -1
        self.tell(len(self._match.steps) if steps is None else steps)

    def _add(self, number: int, step: Step) -> None:
        if step.seat == self.seat:
            self._own = number
        for event in heard(step.told, self.seat):
            pictures = tuple(self._table.pictures(event))
            self.lines.append(Line(self._entry.words.event(event, self._names), pictures, number))

    def is_new(self, line: Line) -> bool:
        """Whether it happened since the seat's own last answer."""
        return line.step > self._own

    def scroll(self, lines: int) -> None:
        self._back = min(max(0, self._back - lines), max(0, len(self.lines) - 1))

    def draw(self, canvas: Canvas, box: Box) -> None:
        """From the bottom upwards, as many lines as there is room for."""
        canvas.panel(box, "paper", "paper_edge", alpha=0.94)
        canvas.text(_("What happened"), Box(box.x + 14, box.y + 6, box.w - 28, 30), "strong", "muted")
        bottom, top = box.y + box.h - 10, box.y + 40
        for line in reversed(self.lines[: len(self.lines) - self._back]):
            height = self._height(canvas, line, box.w - 34)
            if bottom - height < top:
                break
            bottom -= height
            self._draw_line(canvas, line, Box(box.x + 16, bottom, box.w - 34, height))

    def _height(self, canvas: Canvas, line: Line, width: float) -> float:
        lines = len(canvas.wrapped(line.words, "small", width))
        return lines * canvas.line_height("small") + (PICTURE[1] + 4 if line.pictures else 0) + 6

    def _draw_line(self, canvas: Canvas, line: Line, box: Box) -> None:
        new = self.is_new(line)
        if new:
            canvas.panel(Box(box.x - 9, box.y, 4, box.h - 4), "glow", radius=2)
        high = canvas.paragraph(line.words, box, "small", "ink" if new else "muted")
        for number, picture in enumerate(line.pictures[:MOST_PICTURES]):
            place = Box(box.x + number * (PICTURE[0] + 4), box.y + high + 1, *PICTURE)
            canvas.picture(picture, place if not picture.startswith("common/") else Box(place.x, place.y, 26, 26))
