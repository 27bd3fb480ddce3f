"""The monkey: born to be the fool, and the only one who may say so."""

from ..outline import solid
from ..palette import INK, MONKEY, WHITE, Tones
from ..parts import Eye, blush, brow, eyes
from ..shapes import Svg, circle, ellipse, line, mirrored, path, placed

SKIN = Tones("#ffdcb4", "#f2c090", "#cf9464")
FUR = "M0 -58 C-36 -60 -56 -38 -56 -8 C-58 14 -64 26 -70 34 L-60 38 L-62 50 L-48 54 C-34 68 -16 74 0 74"
MASK = "M0 -22 C-10 -38 -40 -38 -44 -12 C-45 0 -42 6 -38 12 C-50 28 -44 66 0 67"
MERRY = Eye(iris="#5a3a1c", lid=SKIN.deep, size=11.5, droop=0.16, slant=-1, look=(2, 0))


def head() -> Svg:
    """The whole head, 154 wide with its ears, from -58 to 74."""
    ears = mirrored(circle(-59, -6, 21, MONKEY.tone), circle(-60, -6, 13, SKIN.deep))
    return ears + solid(FUR, MONKEY.tone, MONKEY.deep, 0.6) + solid(MASK, SKIN.tone, SKIN.deep, 0.6) + _features()


def _features() -> Svg:
    nostrils = mirrored(ellipse(-5, 20, 2.4, 3.4, "#8a5234"))
    grin = path("M-30 34 Q0 44 32 32 Q26 60 0 60 Q-24 60 -30 34Z", "#7a2236")
    teeth = path("M-29 35 Q0 45 31 33 L28 42 Q0 52 -26 43Z", WHITE)
    gum = path("M-14 55 Q0 47 16 54 Q8 60 0 60 Q-8 60 -14 55Z", "#e8707c")
    lip = line("M-36 30 Q-32 35 -28 35 Q0 45 31 33 Q36 32 38 27", INK, 2.6)
    tilted = brow(-26, -24, MONKEY.deep, 4, 9, -2) + placed(0, -6, brow(-26, -24, MONKEY.deep, 4, 11, -3), flip=True)
    return blush(36, 22, "#f0886c", 9) + eyes(24, -8, MERRY) + tilted + nostrils + grin + gum + teeth + lip
