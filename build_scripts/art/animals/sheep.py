"""The sheep: wool over everything, now and then over its own eyes."""

from ..outline import solid
from ..palette import ROSE, SHEEP, Tones
from ..parts import Eye, blush, eyes
from ..shapes import Svg, discs, line, mirrored, path

SKIN = Tones("#f8dcc8", "#eac4ac", "#c4967e")
FACE = "M0 -34 C-26 -36 -40 -18 -40 6 C-40 40 -22 66 0 66"
WOOL = ((-56, -14, 20), (-52, -42, 22), (-30, -62, 22), (-2, -70, 23), (-58, 14, 17), (-50, 38, 15))
CURLS = ((-28, -30, 15), (-10, -36, 15), (-44, -16, 13))
MILD = Eye(iris="#6b4a2c", lid=SKIN.deep, size=10.5, droop=0.3, slant=-2, look=(0, 1))


def head() -> Svg:
    """The whole head, 176 wide with its ears, from the wool at -93 to the chin at 66."""
    return _wool() + _ears() + solid(FACE, SKIN.tone, SKIN.deep, 0.6) + _fringe() + _features()


def _wool() -> Svg:
    left, right = [*WOOL, (0, 0, 60)], [(-x, y, r) for x, y, r in WOOL]
    return discs(right, SHEEP.deep) + discs(left, SHEEP.tone)


def _ears() -> Svg:
    outer = path("M-36 -12 C-58 -24 -82 -14 -90 4 C-78 20 -52 18 -36 6Z", SKIN.tone)
    inner = path("M-42 -6 C-58 -14 -74 -8 -80 4 C-70 12 -54 10 -42 4Z", ROSE.light)
    return mirrored(outer, inner)


def _fringe() -> Svg:
    return discs([(-x, y, r) for x, y, r in CURLS], SHEEP.deep) + discs([*CURLS, (0, -38, 14)], SHEEP.tone)


def _features() -> Svg:
    snout = line("M-8 34 Q0 42 8 34 M0 38 V48 M0 48 Q-7 55 -16 50 M0 48 Q7 55 16 50", "#8a5444", 2.8)
    return blush(28, 26, "#f08a84", 9) + eyes(21, 4, MILD) + snout
