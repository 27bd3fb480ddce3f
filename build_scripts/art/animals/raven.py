"""The raven: a beak like a verdict, and eyes that have already read it."""

from ..outline import solid
from ..palette import INK, RAVEN, WHITE, Tones
from ..parts import Eye, eyes
from ..shapes import Svg, ellipse, line, mirrored, path

BEAK = Tones("#d0cfd6", "#8d8fa2", "#53566c")
FACE = (
    "M0 -54 C-30 -56 -50 -38 -53 -10 C-55 12 -58 26 -66 40 L-56 42 L-64 58 L-50 56 L-54 74 L-38 68 "
    "L-36 86 L-20 76 L0 96"
)
STERN = Eye(iris="#d8452c", lid=RAVEN.light, size=10, droop=0.38, slant=3.6, look=(0, 1), white="#ffe2b0")


def head() -> Svg:
    """The head and its hackles, 132 wide, from -54 to 96."""
    return solid(FACE, RAVEN.tone, RAVEN.deep, 0.8) + _features()


def _features() -> Svg:
    sheen = mirrored(path("M-46 -20 C-42 -38 -26 -48 -12 -49 C-26 -42 -36 -32 -40 -16Z", RAVEN.light, 0.7))
    lower = path("M-13 34 Q0 72 13 34Z", BEAK.deep)
    upper = solid("M0 -14 C-12 -12 -21 4 -20 20 C-18 40 -8 56 0 76", BEAK.tone, BEAK.deep)
    edge = line("M-12 0 C-14 16 -10 34 -5 48", BEAK.light, 3)
    nostrils = mirrored(ellipse(-8, 12, 2, 4, INK))
    bristles = path("M0 -26 L-14 -12 L-10 0 L-6 -8 L-3 4 L0 -6 L3 4 L6 -8 L10 0 L14 -12Z", RAVEN.deep)
    brows = mirrored(path("M-50 -26 C-38 -28 -22 -20 -10 -6 L-14 -2 C-24 -10 -38 -16 -50 -16Z", RAVEN.deep))
    hackles = line(
        "M-30 48 L-24 58 M-16 56 L-12 68 M30 48 L24 58 M16 56 L12 68 M-42 38 L-38 48 M42 38 L38 48", RAVEN.light, 2.2
    )
    glint = ellipse(-9, -8, 2.4, 4, WHITE, 0.25)
    return sheen + hackles + eyes(31, -4, STERN) + brows + lower + upper + edge + nostrils + bristles + glint
