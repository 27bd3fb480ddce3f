"""The sounds with a pitch, all in D: horn, chimes and small tunes on a lute, a marimba and horns."""

from random import Random

from .filters import in_the_room
from .samples import Samples, mixed, shaped
from .sources import BAR, beaten, blown, plucked, rustle, struck

NOTES = {
    "D3": 146.83, "F3": 174.61, "G3": 196.0, "A3": 220.0, "C4": 261.63, "D4": 293.66,
    "F4": 349.23, "F#4": 369.99, "A4": 440.0, "D5": 587.33, "F#5": 739.99,
}  # fmt: skip


def horn(random: Random) -> Samples:
    """A match begins: a horn calls from the tower, a fourth up."""
    return in_the_room(mixed((0, 1, _horn("A3", 0.42)), (0.36, 1, _horn("D4", 1.15, 1.0))), 0.35, 0.6)


def turn(random: Random) -> Samples:
    """It is your turn: two soft bars, a fourth up."""
    return in_the_room(mixed((0, 1, _bar("A4", 0.7)), (0.13, 1, _bar("D5", 0.9))), 0.3, 0.5)


def hint(random: Random) -> Samples:
    """A thought: three light strings."""
    notes = [(0.0, "A4"), (0.09, "D5"), (0.18, "F#5")]
    return in_the_room(mixed(*((start, 1, _string(note, 0.8, random)) for start, note in notes)), 0.3)


def undo(random: Random) -> Samples:
    """Taken back: the card slides home, the strings go down."""
    back = shaped(rustle(0.26, random, (0, 700), (1, 1700)), (0, 0), (0.7, 1), (1, 0))
    strings = (0.06, 1, _string("D4", 0.5, random)), (0.17, 1, _string("A3", 0.6, random))
    return in_the_room(mixed((0, 0.6, back), *strings), 0.2)


def fail(random: Random) -> Samples:
    """A turn fails: two bars down, a soft drum below. No blame."""
    bars = (0, 1, _bar("F4", 0.5)), (0.16, 1, _bar("D4", 0.8))
    return in_the_room(mixed(*bars, (0.16, 0.5, beaten(98, random, 0.5))), 0.25)


def loss(random: Random) -> Samples:
    """Something of somebody's is gone: two low strings."""
    return in_the_room(mixed((0, 1, _string("F3", 0.9, random)), (0.12, 0.9, _string("D3", 1.0, random))), 0.25)


def win(random: Random) -> Samples:
    """A short fanfare of horns, and a drum."""
    calls = [(0.0, "D4", 0.2), (0.2, "D4", 0.14), (0.34, "D4", 0.14), (0.48, "F#4", 0.32), (0.8, "A4", 1.2)]
    below = [(0.0, "D3", 0.46), (0.48, "A3", 0.32), (0.8, "D3", 1.2), (0.8, "F#4", 1.15), (0.8, "D4", 1.15)]
    first = [(start, 1, _horn(note, seconds)) for start, note, seconds in calls]
    others = [(start, 0.5, _horn(note, seconds, 0.7)) for start, note, seconds in below]
    drums = [(start, 1.6, beaten(110, random, 0.6)) for start in (0.0, 0.48, 0.8)]
    return in_the_room(mixed(*first, *others, *drums), 0.35, 0.7)


def over(random: Random) -> Samples:
    """The game is over: the lute closes."""
    notes = [(0.0, "D4"), (0.22, "C4"), (0.44, "G3"), (0.66, "A3"), (0.96, "D3"), (1.0, "A3"), (1.04, "D4")]
    return in_the_room(mixed(*((start, 1, _string(note, 1.3, random)) for start, note in notes)), 0.3, 0.5)


def _horn(note: str, seconds: float, bright: float = 0.85) -> Samples:
    return blown(NOTES[note], seconds, bright)


def _bar(note: str, seconds: float) -> Samples:
    return struck(BAR, NOTES[note], seconds, 2400)


def _string(note: str, seconds: float, random: Random) -> Samples:
    return plucked(NOTES[note], seconds, random)
