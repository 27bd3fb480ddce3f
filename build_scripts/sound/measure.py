"""Measures a sound file where no ear is at hand: how long, how loud, how bright, and how it begins and ends."""

import array
import cmath
import math
import sys
import wave
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from .samples import Samples, measured_loudness

WINDOW = 1024


@dataclass(frozen=True)
class Measures:
    seconds: float
    peak: float
    """Of the greatest possible."""
    loudness: float
    """Decibels of the loudest moment."""
    brightness: float
    """Hertz: the centre of the spectrum, weighed by power."""
    shrillness: float
    """The part of the power above 4,000 hertz."""
    ends: float
    """The greater one of the first and the last sample."""
    seam: float
    """From the last sample to the first, in terms of the usual distance between neighbours."""


def read(file: Path) -> tuple[Samples, int]:
    """The samples, and how many of them a second."""
    with wave.open(str(file), "rb") as reading:
        if (reading.getnchannels(), reading.getsampwidth()) != (1, 2):
            raise ValueError(f"{file}: expected one channel of 16 bits")
        numbers = array.array("h", reading.readframes(reading.getnframes()))
        if sys.byteorder == "big":
            numbers.byteswap()
        return [number / 32768 for number in numbers], reading.getframerate()


def measured(file: Path) -> Measures:
    samples, rate = read(file)
    powers = spectrum(samples)
    pitches = [rate * number / WINDOW for number in range(len(powers))]
    whole = math.fsum(powers) or 1.0
    steps = math.fsum((b - a) ** 2 for a, b in pairwise(samples)) / len(samples)
    return Measures(
        seconds=len(samples) / rate,
        peak=max(map(abs, samples)),
        loudness=measured_loudness(samples, rate),
        brightness=math.fsum(pitch * power for pitch, power in zip(pitches, powers, strict=True)) / whole,
        shrillness=math.fsum(power for pitch, power in zip(pitches, powers, strict=True) if pitch > 4000) / whole,
        ends=max(abs(samples[0]), abs(samples[-1])),
        seam=abs(samples[0] - samples[-1]) / math.sqrt(steps),
    )


def line(file: Path) -> str:
    """The measures of a file for the eye."""
    m = measured(file)
    return (
        f"{file.stem:10} {m.seconds:6.2f} s   peak {m.peak:.2f}   {m.loudness:6.1f} dB   {m.brightness:5.0f} Hz"
        f"   above 4 kHz {100 * m.shrillness:4.1f} %   ends {m.ends:.4f}   seam {m.seam:.1f}"
    )


def spectrum(samples: Samples) -> list[float]:
    """The power at each pitch, over the whole sound; of a long one over a part of its windows."""
    powers = [0.0] * (WINDOW // 2)
    step = max(WINDOW // 2, len(samples) // 60)
    padded = samples + [0.0] * WINDOW
    for start in range(0, len(samples), step):
        hann = (0.5 - 0.5 * math.cos(2 * math.pi * place / WINDOW) for place in range(WINDOW))
        turned = _fourier([complex(a * b) for a, b in zip(padded[start : start + WINDOW], hann, strict=True)])
        for number in range(WINDOW // 2):
            powers[number] += abs(turned[number]) ** 2
    return powers


def _fourier(samples: list[complex]) -> list[complex]:
    """The fast Fourier transform of a power of two."""
    if len(samples) == 1:
        return samples
    even, odd = _fourier(samples[::2]), _fourier(samples[1::2])
    turned = [cmath.exp(-2j * math.pi * place / len(samples)) * value for place, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]
