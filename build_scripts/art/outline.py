"""Symmetrical outlines from one half: the face, its shade and its right half always share one edge.

A half is an open path in absolute M, L, Q and C commands. It starts at the top of the axis x = 0,
runs down the left side and ends at the bottom of the axis.
"""

import re
from dataclasses import dataclass

from .shapes import Point, Svg, group, number, path


@dataclass(frozen=True)
class Segment:
    """One command of a path: its letter and its points, the last one being where it ends."""

    letter: str
    points: tuple[Point, ...]


def whole(half: str) -> str:
    """The closed outline of both halves."""
    return half + _back_up(half) + "Z"


def right_half(half: str) -> str:
    """The closed outline of the right half alone."""
    return _written(_mirror(_segments(half))) + "Z"


def solid(half: str, tone: str, shade: str, strength: float = 1) -> Svg:
    """A symmetrical body: lit from the left, with a shade that repeats its right edge exactly."""
    return path(whole(half), tone) + path(right_half(half), shade, strength)


def pair(left: str, tone: str, shade: str, strength: float = 1) -> Svg:
    """A closed shape of the left side and its mirror image, which lies in the shade."""
    return path(left, tone) + group("scale(-1 1)", path(left, tone), path(left, shade, strength))


def _segments(d: str) -> list[Segment]:
    """The commands of a path."""
    found = []
    for letter, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        if letter not in "MLQC":
            raise ValueError(f"a half outline may use M, L, Q and C, not {letter!r}: {d}")
        values = [float(value) for value in re.findall(r"-?\d*\.?\d+", numbers)]
        step = {"M": 2, "L": 2, "Q": 4, "C": 6}[letter]
        for i in range(0, len(values), step):
            pairs = values[i : i + step]
            found.append(Segment(letter, tuple(zip(pairs[::2], pairs[1::2], strict=True))))
    return found


def _mirror(segments: list[Segment]) -> list[Segment]:
    return [Segment(s.letter, tuple((-x, y) for x, y in s.points)) for s in segments]


def _back_up(half: str) -> str:
    """The mirrored half walked from its end to its start, without the first move."""
    segments = _mirror(_segments(half))
    ends = [segment.points[-1] for segment in segments]
    walk = []
    for index in range(len(segments) - 1, 0, -1):
        bends = tuple(reversed(segments[index].points[:-1]))
        walk.append(Segment(segments[index].letter, (*bends, ends[index - 1])))
    return _written(walk)


def _written(segments: list[Segment]) -> str:
    return "".join(s.letter + " ".join(f"{number(x)} {number(y)}" for x, y in s.points) for s in segments)
