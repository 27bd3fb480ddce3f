"""The sounds of cards and paper: drawn, laid, slid, shuffled, taken, kept, thrown away."""

from random import Random

from .filters import in_the_room
from .samples import Layer, Samples, mixed, shaped
from .sources import BAR, WOOD, knock, rustle, struck


def draw(random: Random) -> Samples:
    """A card is drawn over the one below it and snaps off."""
    pull = shaped(rustle(0.19, random, (0, 900), (1, 2100)), (0, 0), (0.75, 1), (1, 0.1))
    return in_the_room(mixed((0, 1, pull), (0.16, 0.5, _flick(random))), 0.1)


def peek(random: Random) -> Samples:
    """A corner is lifted and let go."""
    lift = shaped(rustle(0.16, random, (0, 800), (1, 1600)), (0, 0), (0.6, 1), (1, 0))
    back = shaped(rustle(0.1, random, (0, 1500), (1, 800)), (0, 0), (0.3, 1), (1, 0))
    return in_the_room(mixed((0, 1, lift), (0.24, 0.7, back), (0.32, 0.35, _flick(random))), 0.1)


def lay(random: Random) -> Samples:
    """A card comes down flat on the wooden table, a breath of air before it."""
    air = shaped(rustle(0.07, random, (0, 900), (1, 1300)), (0, 0), (0.8, 1), (1, 0))
    return in_the_room(mixed((0, 0.5, air), (0.05, 1, _pat(random))), 0.15)


def slide(random: Random) -> Samples:
    """A card slides over the table."""
    paper = rustle(0.36, random, (0, 700), (0.5, 1500), (1, 800), rough=0.3)
    return in_the_room(shaped(paper, (0, 0), (0.35, 1), (1, 0)), 0.1)


def shuffle(random: Random) -> Samples:
    """Two riffles, and the deck is squared on the table."""
    riffles = (0, 1, _riffle(random, 22)), (0.62, 1, _riffle(random, 26))
    return in_the_room(mixed(*riffles, (1.28, 0.6, _pat(random)), (1.39, 0.4, _pat(random))), 0.15)


def take(random: Random) -> Samples:
    """Somebody snatches a card."""
    snatch = shaped(rustle(0.17, random, (0, 2000), (1, 800)), (0, 0), (0.2, 1), (1, 0))
    grip = knock(190, random, 0.14, 1500)
    return in_the_room(mixed((0, 1, snatch), (0.12, 0.8, grip), (0.2, 1, _pat(random))), 0.15)


def gain(random: Random) -> Samples:
    """Cards come home: three are laid, each on a higher bar."""
    layers: list[Layer] = []
    for start, hertz in ((0.0, 293.66), (0.1, 369.99), (0.2, 440.0)):
        layers += [(start, 0.8, _pat(random)), (start + 0.01, 0.34, struck(BAR, hertz, 0.5, 2500))]
    return in_the_room(mixed(*layers), 0.22)


def discard(random: Random) -> Samples:
    """A card is thrown away: it slides off and drops."""
    away = shaped(rustle(0.22, random, (0, 1500), (1, 600)), (0, 0), (0.3, 1), (1, 0))
    return in_the_room(mixed((0, 1, away), (0.2, 0.9, _pat(random, 105))), 0.15)


def page(random: Random) -> Samples:
    """A leaf of a big book is turned."""
    lift = shaped(rustle(0.24, random, (0, 700), (1, 1800), rough=0.8), (0, 0), (0.5, 0.7), (1, 0.2))
    fall = shaped(rustle(0.3, random, (0, 1900), (1, 700), rough=0.6), (0, 0.2), (0.3, 1), (1, 0))
    return in_the_room(mixed((0, 1, lift), (0.21, 1, fall), (0.42, 0.3, _pat(random, 120))), 0.12)


def _pat(random: Random, hertz: float = 150) -> Samples:
    """Paper flat on wood."""
    paper = shaped(rustle(0.05, random, (0, 1700), (1, 900)), (0, 1), (1, 0))
    return mixed((0, 1, struck(WOOD, hertz, 0.13, 900)), (0, 1.6, paper))


def _flick(random: Random) -> Samples:
    """The edge of a card springs back."""
    return shaped(rustle(0.025, random, (0, 1600), (1, 1000)), (0, 1), (1, 0))


def _riffle(random: Random, cards: int) -> Samples:
    """Many cards fall on each other, faster and slower."""
    layers, time = [], 0.0
    for number in range(cards):
        layers.append((time, 1.0 + 0.6 * random.random(), _flick(random)))
        time += 0.012 + 0.02 * abs(2 * number / cards - 1) ** 2 + 0.003 * random.random()
    return mixed(*layers)
