"""What sounds: rustling paper, struck wood, plucked strings, blown horns, beaten skins."""

import math
from collections.abc import Sequence
from random import Random

from .filters import band, darkened
from .samples import RATE, Samples, count, mixed, shaped

Mode = tuple[float, float, float]
"""One of the ways a body swings: hertz, gain, and the seconds until it has nearly died away."""
WOOD = ((1.0, 1.0, 1.0), (2.57, 0.5, 0.6), (4.2, 0.22, 0.4), (6.1, 0.1, 0.3))
"""A small bar or block: its modes in terms of the lowest one."""
BAR = ((1.0, 1.0, 1.0), (3.93, 0.24, 0.35), (9.2, 0.05, 0.12))
"""A tuned bar, as of a marimba."""
SKIN = ((1.0, 1.0, 1.0), (1.59, 0.55, 0.7), (2.14, 0.32, 0.5), (2.65, 0.18, 0.4))
"""A drum."""


def noise(seconds: float, random: Random) -> Samples:
    return [2 * random.random() - 1 for _ in range(count(seconds))]


def rustle(seconds: float, random: Random, *pitches: tuple[float, float], rough: float = 0.5) -> Samples:
    """Paper that moves: a band of noise with small crackles in it."""
    grain, samples = 0.0, []
    for place, sample in enumerate(noise(seconds, random)):
        if place % 40 == 0:
            grain = 1 - rough * random.random()
        samples.append(sample * grain)
    return darkened(band(samples, *pitches, width=0.8), 2800)


def struck(modes: Sequence[Mode], hertz: float, seconds: float, soft: float = 3500) -> Samples:
    """A body struck once: every mode dies away by itself. The softer the mallet, the darker."""
    whole = [0.0] * count(seconds)
    for ratio, gain, lasting in modes:
        _swing(whole, hertz * ratio, gain, seconds * lasting)
    return darkened(whole, soft)


def _swing(whole: Samples, hertz: float, gain: float, seconds: float) -> None:
    """Add a sine that falls by 60 decibels in that time."""
    shrink = 10 ** (-3 / (seconds * RATE))
    turn = 2 * math.pi * hertz / RATE
    ahead, behind = gain * shrink * math.sin(turn), 0.0
    again, minus = 2 * shrink * math.cos(turn), shrink * shrink
    for place in range(len(whole)):
        whole[place] += behind
        ahead, behind = again * ahead - minus * behind, ahead


def knock(hertz: float, random: Random, seconds: float = 0.16, dull: float = 2200) -> Samples:
    """Wood on wood: the block, and the short noise of the touch."""
    touch = shaped(darkened(noise(0.012, random), dull), (0, 1), (1, 0))
    return mixed((0, 1, struck(WOOD, hertz, seconds, dull)), (0, 0.5, touch))


def plucked(hertz: float, seconds: float, random: Random, bright: float = 1700) -> Samples:
    """A gut string: a line of noise that goes round and loses its edges."""
    line = darkened([2 * random.random() - 1 for _ in range(int(RATE / hertz))], bright)
    late = min(0.9, max(0.1, RATE / hertz - len(line)))  # what the mean of two neighbours adds to the round
    keep, place, before, samples = 10 ** (-3 / (seconds * hertz)), 0, 0.0, []
    for _ in range(count(seconds)):
        here = line[place]
        samples.append(here)
        line[place] = keep * (late * before + (1 - late) * here)
        before, place = here, (place + 1) % len(line)
    return darkened(samples, bright)


def blown(hertz: float, seconds: float, bright: float = 1.0) -> Samples:
    """A natural horn: the louder, the more overtones; a breath of vibrato."""
    samples, phase = [], 0.0
    rise, fall = min(0.07, seconds / 5), min(0.12, seconds / 4)
    for place in range(count(seconds)):
        time = place / RATE
        swell = min(1.0, time / rise) * min(1.0, (seconds - time) / fall)
        phase += 2 * math.pi * hertz * (1 + 0.003 * math.sin(2 * math.pi * 5 * time) * min(1.0, time / 0.4)) / RATE
        tones = (math.sin(phase * n) * (0.8 * swell * bright) ** (n - 1) / n**0.3 for n in range(1, 7))
        samples.append(swell * math.fsum(tones))
    return darkened(samples, 2400)


def beaten(hertz: float, random: Random, seconds: float = 0.5) -> Samples:
    """A drum with a felt stick."""
    stick = shaped(darkened(noise(0.04, random), 1600), (0, 1), (1, 0))
    return mixed((0, 1, struck(SKIN, hertz, seconds, 1400)), (0, 1.2, stick))
