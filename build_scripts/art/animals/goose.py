"""The goose: always first to hear, and to tell."""

from ..outline import solid
from ..palette import HEN, WHITE, Tones
from ..parts import Eye, blush, brow, eyes
from ..shapes import Svg, ellipse, line, mirrored, path, placed

BILL = Tones("#ffc27a", "#f58f2c", "#c9641a")
FACE = "M0 -54 C-28 -56 -43 -38 -44 -12 C-44 12 -38 26 -38 52 L-42 130 L0 134"
SHRILL = Eye(iris="#3f6a9c", lid=HEN.deep, size=10, droop=0.24, slant=0.6, look=(-2, 0.5), rim="#e6d8cc")


def head() -> Svg:
    """The head and its long neck, 88 wide, from -54 to 132."""
    return solid(FACE, HEN.tone, HEN.deep, 0.75) + _features()


def _features() -> Svg:
    under = path("M-22 26 Q0 60 22 26Z", BILL.deep) + path("M-13 36 Q0 50 13 36Z", "#e0646c")
    upper = solid("M0 -8 C-12 -8 -20 2 -24 14 C-32 22 -34 28 -28 33 C-18 30 -10 34 0 38", BILL.tone, BILL.deep, 0.7)
    nostrils = mirrored(ellipse(-7, 8, 2, 3, "#a8521a"))
    shine = ellipse(-10, 0, 3.4, 5, WHITE, 0.45)
    mild = brow(-25, -30, "#b8a698", 3, 9, -2) + placed(0, -3, brow(-25, -30, "#b8a698", 3, 10, -3), flip=True)
    feathers = line("M-20 76 Q-14 84 -8 76 M8 76 Q14 84 20 76 M-6 92 Q0 100 6 92", HEN.deep, 2.4)
    return blush(32, 14, "#f0a090", 8) + under + upper + nostrils + shine + eyes(24, -12, SHRILL) + mild + feathers
