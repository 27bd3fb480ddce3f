"""The quiet of a castle garden: wind, leaves, a distant fire, a few birds. Its end leads into its beginning."""

import math
from collections.abc import Callable
from random import Random

from .filters import band, darkened
from .samples import Samples, count, scaled, shaped

RATE = 11_025
SECONDS = 36
LENGTH = SECONDS * RATE
BEFORE = RATE
"""So much of the end is heard again before the beginning: then a filter begins as it ends."""
BIRDS = (2.1, 3.4, 9.7, 15.2, 16.3, 22.8, 29.5, 34.9)
"""When a bird is heard; the last one sings on at the beginning."""


def garden(random: Random) -> Samples:
    """Half a minute that can be heard for hours."""
    whole = [0.0] * LENGTH
    for steady in (_wind(random), _leaves(random), _embers(random)):
        _add(whole, 0, steady)
    for start in BIRDS:
        _far_away(whole, count(start, RATE), _song(random))
    for _ in range(150):
        _add(whole, random.randrange(LENGTH), _crackle(random))
    return whole


def _wind(random: Random) -> Samples:
    return _blowing(random, _airy, _gusts(((1, 0.3), (2, 1.9), (5, 4.0))), 0.5)


def _airy(noise: Samples) -> Samples:
    return darkened(band(noise, (0, 240), width=1.5, rate=RATE), 700, RATE)


def _leaves(random: Random) -> Samples:
    """They follow the wind, and move only in its gusts."""
    gusts = _gusts(((1, 0.1), (2, 1.6), (5, 3.8), (9, 0.5)))
    return _blowing(random, _leafy, lambda x: gusts(x) ** 3, 0.12)


def _leafy(noise: Samples) -> Samples:
    return darkened(band(noise, (0, 1300), width=0.8, rate=RATE), 1700, RATE)


def _embers(random: Random) -> Samples:
    return _blowing(random, lambda noise: darkened(noise, 110, RATE), _gusts(((19, 0.0), (31, 2.0))), 0.25)


def _gusts(waves: tuple[tuple[int, float], ...]) -> Callable[[float], float]:
    """A strength between 0 and 1 that rises and falls a whole number of times."""
    return lambda x: 0.5 + 0.45 / len(waves) * math.fsum(math.sin(2 * math.pi * n * x + at) for n, at in waves)


def _blowing(
    random: Random, filtered: Callable[[Samples], Samples], strength: Callable[[float], float], gain: float
) -> Samples:
    """Filtered noise whose end leads into its beginning."""
    noise = [2 * random.random() - 1 for _ in range(LENGTH)]
    heard = filtered(noise[-BEFORE:] + noise)[BEFORE:]
    return [gain * strength(place / LENGTH) * sample for place, sample in enumerate(heard)]


def _crackle(random: Random) -> Samples:
    """A spark; few are loud."""
    snap = [(2 * random.random() - 1) * math.exp(-place / 22) for place in range(160)]
    heard = shaped(
        darkened(band(snap, (0, 700 + 900 * random.random()), rate=RATE), 1800, RATE), (0, 1), (0.6, 1), (1, 0)
    )
    return scaled(heard, 0.1 + 0.7 * random.random() ** 4)


def _song(random: Random) -> Samples:
    """A few soft whistles, each gliding to another pitch."""
    song: Samples = []
    for _ in range(2 + random.randrange(4)):
        low, high = 1500 + 500 * random.random(), 1900 + 600 * random.random()
        song += _whistle(low, high, 0.09 + 0.14 * random.random(), 6 + 12 * random.random())
        song += [0.0] * count(0.03 + 0.09 * random.random(), RATE)
    return scaled(song, 0.022 + 0.02 * random.random())


def _whistle(low: float, high: float, seconds: float, trill: float) -> Samples:
    phase, samples, length = 0.0, [], count(seconds, RATE)
    for place in range(length):
        part = place / length
        hertz = low + (high - low) * math.sin(math.pi * part) + 40 * math.sin(2 * math.pi * trill * place / RATE)
        phase += 2 * math.pi * hertz / RATE
        samples.append(math.sin(phase) * math.sin(math.pi * part) ** 2)
    return samples


def _far_away(whole: Samples, start: int, samples: Samples) -> None:
    """With what the walls send back."""
    for seconds, gain in ((0.0, 1.0), (0.11, 0.35), (0.19, 0.25), (0.31, 0.15)):
        _add(whole, start + count(seconds, RATE), scaled(samples, gain))


def _add(whole: Samples, start: int, samples: Samples) -> None:
    """Lay it over the whole; what runs over the end comes at the beginning."""
    for place, sample in enumerate(samples, start):
        whole[place % LENGTH] += sample
