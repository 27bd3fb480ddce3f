"""The sounds of what stands on a board, and of the app's own buttons: coin, token, fence, step, clash, click, knock."""

from random import Random

from .filters import band, darkened, in_the_room
from .samples import Samples, mixed, shaped
from .sources import Mode, beaten, knock, noise, struck

COIN: tuple[Mode, ...] = ((1.0, 1.0, 1.0), (1.52, 0.7, 0.8), (2.31, 0.35, 0.5))
"""A thick old coin."""
BOOT: tuple[Mode, ...] = ((1.0, 1.0, 1.0), (1.8, 0.6, 0.6), (3.1, 0.3, 0.4))


def coin(random: Random) -> Samples:
    """A heavy coin falls on wood and on another."""
    rings = [(0.0, 1.0, 1180), (0.085, 0.7, 1320), (0.15, 0.35, 1240)]
    layers = [(start, gain, struck(COIN, hertz, 0.38, 2600)) for start, gain, hertz in rings]
    return in_the_room(mixed(*layers, (0, 0.5, knock(240, random))), 0.15)


def token(random: Random) -> Samples:
    """A wooden disc is put down and settles."""
    falls = [(0.0, 1.0, 520, 0.12), (0.07, 0.4, 610, 0.09), (0.1, 0.16, 580, 0.07)]
    return in_the_room(mixed(*((start, gain, knock(hertz, random, long)) for start, gain, hertz, long in falls)), 0.2)


def fence(random: Random) -> Samples:
    """A fence drops between two fields: the rail, then its posts."""
    falls = [(0.0, 1.0, 210), (0.09, 0.55, 265), (0.155, 0.3, 240), (0.2, 0.14, 280)]
    layers = [(start, gain, knock(hertz, random, 0.22, 1900)) for start, gain, hertz in falls]
    return in_the_room(mixed(*layers), 0.2)


def step(random: Random) -> Samples:
    """A knight takes a step: the boot, a little mail, the other boot."""
    iron = darkened(band(noise(0.16, random), (0, 2600)), 3200)
    mail = shaped(iron, (0, 0), (0.2, 1), (0.5, 0.3), (0.6, 0.7), (1, 0))
    first, second = _boot(random, 96), _boot(random, 108)
    return in_the_room(mixed((0, 1, first), (0.03, 0.35, mail), (0.26, 0.75, second), (0.28, 0.22, mail)), 0.2)


def clash(random: Random) -> Samples:
    """A battle: two soft drums, and far away iron."""
    beats = [(0.0, 1.0, 104), (0.17, 0.7, 131), (0.34, 1.0, 104)]
    drums = [(start, gain, beaten(hertz, random, 0.65)) for start, gain, hertz in beats]
    return in_the_room(mixed(*drums, (0.02, 0.14, struck(COIN, 760, 0.5, 1600))), 0.3, 0.5)


def click(random: Random) -> Samples:
    """A button: the smallest piece of wood."""
    return in_the_room(knock(460, random, 0.06, 1800), 0.12, 0.12)


def refused(random: Random) -> Samples:
    """Not allowed: two dull knocks on the table."""
    first, second = knock(165, random, 0.14, 900), knock(147, random, 0.16, 900)
    return in_the_room(mixed((0, 1, first), (0.13, 0.8, second)), 0.15)


def _boot(random: Random, hertz: float) -> Samples:
    sole = shaped(darkened(noise(0.05, random), 1300), (0, 1), (1, 0))
    return mixed((0, 1, struck(BOOT, hertz, 0.2, 800)), (0, 0.7, sole))
