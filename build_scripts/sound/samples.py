"""Samples: a sound as a list of numbers between -1 and 1, and how sounds are laid over each other and measured."""

import math
from collections.abc import Iterable, Sequence

RATE = 22_050
"""Samples a second of every effect."""
Samples = list[float]
Layer = tuple[float, float, Samples]
"""From which second on, how loud, and what."""
WINDOW = 0.05
"""The ear hears about so many seconds as one."""


def count(seconds: float, rate: int = RATE) -> int:
    """How many samples last so long."""
    return round(seconds * rate)


def mixed(*layers: Layer) -> Samples:
    """Sounds over each other."""
    whole = [0.0] * max(count(start) + len(samples) for start, _gain, samples in layers)
    for start, gain, samples in layers:
        for place, sample in enumerate(samples, count(start)):
            whole[place] += gain * sample
    return whole


def scaled(samples: Samples, gain: float) -> Samples:
    return [gain * sample for sample in samples]


def shaped(samples: Samples, *points: tuple[float, float]) -> Samples:
    """As loud over time as the points say: (part of the whole, gain), with soft bends between them."""
    curve = Curve(points)
    return [sample * curve.at(place / len(samples)) for place, sample in enumerate(samples)]


class Curve:
    """A line through points that is level at each of them."""

    def __init__(self, points: Sequence[tuple[float, float]]) -> None:
        self._points = points
        self._next = 1

    def at(self, x: float) -> float:
        """Its height. Asked from left to right."""
        while self._next < len(self._points) - 1 and x > self._points[self._next][0]:
            self._next += 1
        (left, low), (right, high) = self._points[self._next - 1 : self._next + 1]
        part = min(1.0, max(0.0, (x - left) / (right - left)))
        return low + (high - low) * part * part * (3 - 2 * part)


def finished(samples: Samples, loudness: float) -> Samples:
    """Ready to be heard: no rumble, no click at either end, nothing after it has died away, and so loud in decibels."""
    heard = _trimmed(_without_rumble(samples))
    ends = min(count(0.02), len(heard) // 4)
    for place in range(ends):
        heard[-1 - place] *= place / ends
    for place in range(count(0.001)):
        heard[place] *= place / count(0.001)
    return scaled(heard, 10 ** ((loudness - measured_loudness(heard)) / 20))


def measured_loudness(samples: Sequence[float], rate: int = RATE) -> float:
    """Decibels below the greatest possible: the loudest moment. What is very low counts less, as for the ear."""
    step = count(WINDOW / 2, rate)
    heard = _without_rumble(samples, 150, rate)
    moments = (_power(heard[start : start + 2 * step]) for start in range(0, max(1, len(heard) - step), step))
    return 10 * math.log10(max(max(moments), 1e-12))


def _trimmed(samples: Samples) -> Samples:
    quiet = 0.002 * max(map(abs, samples))
    last = max(place for place, sample in enumerate(samples) if abs(sample) > quiet)
    return samples[: last + 1]


def _without_rumble(samples: Iterable[float], hertz: float = 40, rate: int = RATE) -> Samples:
    keep, before, low = math.exp(-2 * math.pi * hertz / rate), 0.0, 0.0
    heard = []
    for sample in samples:
        low = keep * (low + sample - before)
        before = sample
        heard.append(low)
    return heard


def _power(samples: Sequence[float]) -> float:
    return math.fsum(sample * sample for sample in samples) / len(samples)
