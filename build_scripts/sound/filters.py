"""Filters: what takes brightness away, what leaves one band, and the room every sound is heard in."""

import math
from collections.abc import Callable

from .samples import RATE, Curve, Samples, count

ROOM = ((0.0231, 0.71), (0.0277, 0.67), (0.0313, 0.63), (0.0359, 0.59))
"""Echoes of a small panelled hall: after how many seconds, and how much of them comes back again."""


def darkened(samples: Samples, hertz: float, rate: int = RATE) -> Samples:
    """Without most of what is above that pitch: 12 decibels an octave."""
    part = 1 - math.exp(-2 * math.pi * hertz / rate)
    first = second = 0.0
    heard = []
    for sample in samples:
        first += part * (sample - first)
        second += part * (first - second)
        heard.append(second)
    return heard


def band(samples: Samples, *points: tuple[float, float], width: float = 0.6, rate: int = RATE) -> Samples:
    """Only what lies around a pitch that moves over time: (part of the whole, hertz)."""
    curve = Curve(points) if len(points) > 1 else None
    still = points[0][1]
    return _swept(samples, lambda part: curve.at(part) if curve else still, width, rate)


def _swept(samples: Samples, pitch: Callable[[float], float], width: float, rate: int) -> Samples:
    """A state variable filter."""
    low = middle = turn = 0.0
    heard = []
    for place, sample in enumerate(samples):
        if place % 32 == 0:
            turn = 2 * math.sin(math.pi * pitch(place / len(samples)) / rate)
        low += turn * middle
        middle += turn * (sample - low - width * middle)
        heard.append(width * middle)
    return heard


def in_the_room(samples: Samples, wet: float = 0.25, after: float = 0.35) -> Samples:
    """The sound and its soft echoes, that many seconds longer."""
    dry = samples + [0.0] * count(after)
    echoes = [_echo(dry, seconds, back) for seconds, back in ROOM]
    return [sample + wet * (a + b - c - d) for sample, a, b, c, d in zip(dry, *echoes, strict=True)]


def _echo(samples: Samples, seconds: float, back: float) -> Samples:
    """Comes back again and again, each time weaker and darker."""
    line, place, dark = [0.0] * count(seconds), 0, 0.0
    heard = []
    for sample in samples:
        echo = line[place]
        dark += 0.4 * (echo - dark)
        line[place] = sample + back * dark
        place = (place + 1) % len(line)
        heard.append(echo)
    return heard
