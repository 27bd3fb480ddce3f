"""The deer: long lashes, great ears, and steps nobody hears."""

from ..outline import pair, solid
from ..palette import DEER, FUR_WHITE, ROSE
from ..parts import Eye, blush, eyes, lashes, nose
from ..shapes import Svg, discs, line, mirrored, path

FACE = "M0 -62 C-28 -64 -46 -50 -49 -24 C-49 0 -36 14 -30 34 C-26 58 -14 72 0 72"
CHEEK = "M-47 -4 C-44 10 -34 20 -30 34 C-26 58 -14 72 0 72 L0 50 C-12 44 -20 22 -28 12 C-34 4 -42 -2 -47 -4Z"
DREAMY = Eye(iris="#5a3418", lid=DEER.deep, size=14, droop=0.24, slant=-0.8, look=(0, 1.5))


def head() -> Svg:
    """The whole head, 212 wide with its ears, from -78 to 72."""
    return _ears() + solid(FACE, DEER.tone, DEER.deep, 0.6) + _features()


def _ears() -> Svg:
    outer = path("M-38 -44 C-58 -76 -90 -86 -108 -76 C-106 -46 -76 -22 -44 -24Z", DEER.tone)
    inner = path("M-46 -40 C-62 -62 -84 -72 -98 -68 C-94 -48 -72 -32 -50 -30Z", ROSE.light)
    fringe = path("M-50 -36 C-60 -50 -72 -58 -84 -60 L-74 -50 L-80 -46 L-68 -42 L-70 -36 L-58 -34Z", FUR_WHITE.tone)
    return mirrored(outer, inner, fringe)


def _features() -> Svg:
    cheeks = pair(CHEEK, FUR_WHITE.tone, FUR_WHITE.deep, 0.8)
    freckles = discs([(0, -44, 3), (-9, -50, 2.4), (9, -50, 2.4), (-6, -36, 2), (6, -36, 2)], DEER.light)
    mouth = line("M0 56 Q-6 63 -14 58 M0 56 Q6 63 14 58", "#6b3f24", 2.4)
    look = eyes(30, -6, DREAMY) + lashes(30, -6, 14, 0.2)
    return cheeks + freckles + blush(36, 16, "#f08a84", 9) + look + mouth + nose(38, 26, 17)
