"""How a computer's advice is said, in any game."""

from __future__ import annotations

from collections.abc import Sequence

from game.text import _

CLOSE = 0.02
"""Chances of winning that differ by less are about the same."""


def advice(choices: Sequence[tuple[str, float]]) -> str:
    """The best answer and the next best, in words, with how often each would win."""
    best, chance = choices[0]
    said = _("I would choose: {option}. It wins about {percent} games in a hundred.")
    first = said.format(option=best, percent=round(100 * chance))
    if len(choices) == 1:
        return _("There is only one sensible answer: {option}.").format(option=best)
    other, lesser = choices[1]
    if chance - lesser < CLOSE:
        return first + " " + _("About as good: {option}.").format(option=other)
    return first + " " + _("Next: {option}, about {percent}.").format(option=other, percent=round(100 * lesser))
