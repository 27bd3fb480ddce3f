"""The bear: a great brown king who would rather be asleep."""

from ..outline import solid
from ..palette import BEAR, INK, Tones
from ..parts import Eye, brows, eyes, nose
from ..shapes import Svg, circle, ellipse, line, mirrored

SNOUT = Tones("#f0d2a8", "#dcb586", "#b58a5c")
FACE = "M0 -60 C-36 -62 -60 -44 -65 -14 C-68 4 -76 12 -84 24 L-74 30 L-80 44 L-64 48 L-62 60 C-44 74 -22 80 0 80"
MUZZLE = "M0 6 C-26 2 -42 22 -40 44 C-37 62 -18 70 0 70"
KINDLY = Eye(iris="#4a2c18", lid=BEAR.deep, size=9.5, droop=0.36, slant=-0.6, look=(0, 1))


def head() -> Svg:
    """The whole head, 168 wide, from the ears at -78 to the chin at 80."""
    return _ears() + solid(FACE, BEAR.tone, BEAR.deep, 0.6) + _features()


def _ears() -> Svg:
    return mirrored(circle(-53, -53, 24, BEAR.tone), circle(-51, -50, 14, BEAR.deep))


def _features() -> Svg:
    muzzle = solid(MUZZLE, SNOUT.tone, SNOUT.deep, 0.7)
    mouth = line("M0 34 V50 M0 50 Q-10 61 -24 55 M0 50 Q10 61 24 55", INK, 3)
    blaze = ellipse(0, -20, 8, 18, BEAR.light, 0.6)
    return blaze + eyes(30, -8, KINDLY) + brows(31, -25, BEAR.deep, 6, 7, 0) + muzzle + mouth + nose(10, 44, 28)
