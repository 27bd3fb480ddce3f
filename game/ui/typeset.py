"""Sets words of several fonts in lines. A line is a stretch of the text, so that what is found in it can be marked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.ui.canvas import Canvas
from game.ui.layout import Box

WORD = re.compile(r"[^ ]+(?: [—–](?= ))?")
"""What stays in one line: a word, with the dash that follows it."""


@dataclass(frozen=True)
class Run:
    """Words to set in one font."""

    words: str
    font: str
    colour: str = "ink"
    link: str = ""


@dataclass(frozen=True)
class Snip:
    """A run's words in one line, set in their place; `start` is where they stand in the passage they belong to."""

    box: Box
    run: Run
    passage: int
    start: int

    def shows(self, passage: int, start: int, end: int) -> bool:
        """Whether any letter of that stretch of a passage stands here."""
        return passage == self.passage and start < self.start + len(self.run.words) and self.start < end


def typeset(canvas: Canvas, runs: Sequence[Run], place: Box, passage: int = 0) -> tuple[list[Snip], float]:
    """The runs one after the other in lines as wide as the place, from its top on; and how high they are."""
    height = max((canvas.line_height(run.font) for run in runs), default=0.0)
    snips: list[Snip] = []
    lines = _lines(canvas, runs, place.w)
    for number, (start, end) in enumerate(lines):
        x = place.x
        for run, at in _cut(runs, start, end):
            wide = min(canvas.width(run.words, run.font), place.x + place.w - x)
            snips.append(Snip(Box(x, place.y + number * height, wide, height), run, passage, at))
            x += wide
    return snips, len(lines) * height


def widest_word(canvas: Canvas, runs: Sequence[Run]) -> float:
    """Narrower than this no line can be."""
    words = "".join(run.words for run in runs)
    return max((_width(canvas, runs, *found.span()) for found in WORD.finditer(words)), default=0.0)


def natural_width(canvas: Canvas, runs: Sequence[Run]) -> float:
    """How wide it would be in a single line."""
    return sum(canvas.width(run.words, run.font) for run in runs)


def _lines(canvas: Canvas, runs: Sequence[Run], width: float) -> list[tuple[int, int]]:
    """Where each line begins and ends in the text."""
    lines: list[tuple[int, int]] = []
    for found in WORD.finditer("".join(run.words for run in runs)):
        if lines and _width(canvas, runs, lines[-1][0], found.end()) <= width:
            lines[-1] = lines[-1][0], found.end()
        else:
            lines.append(found.span())
    return lines


def _width(canvas: Canvas, runs: Sequence[Run], start: int, end: int) -> float:
    return natural_width(canvas, [run for run, _at in _cut(runs, start, end)])


def _cut(runs: Sequence[Run], start: int, end: int) -> Iterator[tuple[Run, int]]:
    """What of each run lies in a stretch of the text, and where it begins."""
    begin = 0
    for run in runs:
        first, last = max(start, begin), min(end, begin + len(run.words))
        if first < last:
            yield Run(run.words[first - begin : last - begin], run.font, run.colour, run.link), first
        begin += len(run.words)
