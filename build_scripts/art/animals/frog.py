"""The frog: all mouth and golden eyes; it has swallowed better arguments than yours."""

from ..outline import solid
from ..palette import FROG, WHITE
from ..parts import Eye, blush, eyes
from ..shapes import Svg, circle, discs, ellipse, line, mirrored

FACE = "M0 -24 C-16 -28 -34 -26 -52 -14 C-80 2 -92 34 -70 52 C-50 66 -22 68 0 68"
JAW = "M0 46 C-30 46 -58 36 -78 20 C-86 36 -82 46 -70 52 C-50 66 -22 68 0 68"
CONTENT = Eye(iris="#f2b02a", lid=FROG.deep, size=18, droop=0.34, slant=-1, look=(0, 2), white="#fff3bc")


def head() -> Svg:
    """The whole head, 166 wide, from the eyes at -64 to the chin at 68."""
    bulges = mirrored(circle(-41, -30, 29, FROG.tone)) + circle(41, -30, 29, FROG.deep, 0.6)
    return bulges + solid(FACE, FROG.tone, FROG.deep, 0.6) + _features()


def _features() -> Svg:
    jaw = solid(JAW, "#f2f6c4", "#d0d890")
    light = ellipse(-16, -6, 20, 9, FROG.light, 0.8)
    spots = discs([(-58, 4, 5), (-48, 13, 3), (54, 2, 5), (64, 12, 3.4), (8, -14, 3)], FROG.deep, 0.7)
    nostrils = mirrored(ellipse(-10, 8, 2.4, 3.2, "#2f5a1e"))
    mouth = line("M-78 20 C-58 36 -30 46 0 46 C30 46 58 36 78 20", "#2f5a1e", 3.2)
    dimples = mirrored(line("M-82 14 Q-78 20 -74 26", "#2f5a1e", 3))
    shine = mirrored(circle(-47, -40, 2.4, WHITE, 0.9))
    return (
        jaw + light + spots + blush(52, 26, "#f09a5c", 10) + eyes(41, -30, CONTENT) + shine + nostrils + mouth + dimples
    )
