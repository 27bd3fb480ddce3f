"""A match told in lines: what happened, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from game.catalogue import Entry
from game.play.match import Match, heard
from game.rules.kernel import ALL, Event, scores
from game.text import _


def story_lines(entry: Entry, told: list[tuple[int, Event]], names: Sequence[str]) -> list[str]:
    """What everybody heard."""
    return [entry.words.event(event, names) for event in heard(told, ALL)]


def final_lines(entry: Entry, match: Match, names: Sequence[str]) -> list[str]:
    """The tally by reason and seat, the sums, and who won."""
    tally = match.tally()
    rows = [[entry.words.tally_line(reason), *map(str, points)] for reason, points in tally.items() if any(points)]
    houses = len(next(iter(tally.values())))
    sums = [_("Sum"), *map(str, scores(tally, houses))]
    names = [*names, *[_(entry.rival)] * (houses - len(names))]
    won = _("Winner: {names}").format(names=", ".join(names[seat] for seat in match.winners()))
    return ["", *_columns([[_("Points"), *names], *rows, sums]), won]


def _columns(rows: list[list[str]]) -> list[str]:
    """The first column to the left, the others to the right, as wide as they need."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]
