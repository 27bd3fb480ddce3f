"""The result: who won, for what everybody has points, and how the scores went."""

from __future__ import annotations

from collections.abc import Sequence

from game.catalogue import Entry
from game.play.match import Match
from game.rules.kernel import LUCK, scores
from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box
from game.ui.pages import Choice, Page
from game.ui.signs import colour, draw_sign
from game.ui.widgets import plate

MOST_POINTS = 120
"""At most so many moments are drawn in the chart."""


class Result(Page):
    """The end of a match. What can be done next comes from outside."""

    def __init__(
        self,
        files: Files,
        entry: Entry,
        match: Match,
        names: list[str],
        signs: Sequence[int],
        choices: list[Choice],
    ) -> None:
        super().__init__(files, "result")
        self._entry, self._match, self._names, self._signs, self._choices = entry, match, names, signs, choices
        self.course = course(match)

    def choices(self) -> list[Choice]:
        return self._choices

    def escape(self) -> None:
        self._choices[-1].act()

    def draw(self, canvas: Canvas) -> None:
        canvas.background(f"common/{canvas.look.background}")
        winners = ", ".join(self._names[seat] for seat in self._match.winners() if seat < len(self._names))
        won = _("Winner: {names}").format(names=winners) if winners else _("Nobody at this table has won.")
        plate(canvas, self.layout.zones["heading"].box, won)
        self._draw_tally(canvas, self.layout.zones["tally"].box)
        self._draw_chart(canvas, self.layout.zones["chart"].box)
        self.draw_choices(canvas)

    def _draw_tally(self, canvas: Canvas, box: Box) -> None:
        tally = self._match.tally()
        rows = [(self._entry.words.tally_line(reason), points) for reason, points in tally.items() if any(points)]
        sums = scores(tally, self._match.seats)
        canvas.panel(box, "paper", "paper_edge")
        height = (box.h - 20) / max(7, len(rows) + 2)
        wide = box.w * 0.66 / len(self._names)
        for seat, name in enumerate(self._names):
            place = Box(box.x + box.w - 16 - (len(self._names) - seat) * wide, box.y + 8, wide, height)
            self._draw_head(canvas, seat, name, place)
        lines = [(words[:1].upper() + words[1:], points, "body") for words, points in rows]
        lines.append((_("Sum"), sums, "heading"))
        for number, (words, points, style) in enumerate(lines, 1):
            y = box.y + 10 + number * height
            canvas.fit(words, Box(box.x + 16, y, box.w * 0.32 - 16, height), style, "ink")
            for seat, n in enumerate(points):
                place = Box(box.x + box.w - 16 - (len(self._names) - seat) * wide, y, wide, height)
                canvas.text(str(n), place, style, "good" if seat in self._match.winners() else "ink", "centre")

    def _draw_head(self, canvas: Canvas, seat: int, name: str, box: Box) -> None:
        side = min(26.0, box.h - 4)
        sign = Box(box.x + 4, box.y + (box.h - side) / 2, side, side)
        draw_sign(canvas, self._signs[seat], sign)
        canvas.fit(name, box.inset(side + 10, 0, 4, 0), "strong", "ink")
        if seat in self._match.winners():
            canvas.picture("common/crown", sign.moved(0, -0.7 * side))

    def _draw_chart(self, canvas: Canvas, box: Box) -> None:
        """Everybody's points over the match, a line each, with the sign at its end."""
        canvas.panel(box, "paper", "paper_edge")
        heading, line = canvas.line_height("strong"), canvas.line_height("small")
        canvas.text(_("The course of the match"), Box(box.x + 16, box.y + 8, box.w - 32, heading), "strong", "muted")
        inner = box.inset(24, 8 + heading + line, 44, 4 + line)
        low = min(0, *(min(moment) for moment in self.course))
        high = max(1, *(max(moment) for moment in self.course))
        for seat in range(len(self._names)):
            points = [
                (
                    inner.x + inner.w * number / max(1, len(self.course) - 1),
                    inner.y + inner.h * (high - moment[seat]) / (high - low),
                )
                for number, moment in enumerate(self.course)
            ]
            canvas.curve(points, colour(self._signs[seat]))
            x, y = points[-1]
            draw_sign(canvas, self._signs[seat], Box(x + 4, y - 12, 24, 24))
        canvas.text(str(high), Box(inner.x - 14, inner.y - line, 60, line), "small", "muted")
        canvas.text(str(low), Box(inner.x - 14, inner.y + inner.h, 60, line), "small", "muted")


def course(match: Match) -> list[list[int]]:
    """Everybody's points in the course of the match: a moment after each answer, or after every few of them."""
    answers = [number + 1 for number, step in enumerate(match.steps) if step.seat != LUCK] or [0]
    every = max(1, len(answers) // MOST_POINTS)
    moments = [0, *answers[::every], len(match.steps)]
    return [match.scores_at(moment) for moment in moments]
