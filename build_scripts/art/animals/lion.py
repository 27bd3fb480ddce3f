"""The lion: a great mane, a calm brow; the animal on the app's icon."""

from ..outline import solid
from ..palette import FUR_WHITE, INK, LION, MANE
from ..parts import Eye, brows, eyes, nose
from ..shapes import Svg, circle, discs, line, mirrored, placed

MANE_EDGE = (
    "M0 -96 C-14 -104 -32 -100 -40 -88 C-58 -92 -74 -80 -74 -64 C-92 -58 -100 -40 -92 -26 C-106 -14 -104 8 -92 14 "
    "C-98 32 -88 48 -74 50 C-74 68 -58 78 -44 74 C-38 88 -20 96 -10 88 C-6 96 -2 100 0 100"
)
FACE = "M0 -56 C-28 -58 -48 -42 -51 -14 C-53 6 -50 24 -40 40 C-30 58 -14 70 0 70"
BRIDGE = "M0 -40 C-12 -30 -15 -6 -18 16 L0 22"
MUZZLE = "M0 18 C-16 12 -37 20 -37 40 C-36 58 -16 66 0 64"
NOBLE = Eye(iris="#c98a1c", lid=LION.deep, size=10, droop=0.32, slant=2, look=(0, 1))


def head() -> Svg:
    """The whole head, 208 wide, from the mane at -102 to its beard at 100."""
    inner = placed(0, 0, solid(MANE_EDGE, MANE.light, MANE.tone), scale=0.82)
    mane = solid(MANE_EDGE, MANE.tone, MANE.deep) + inner
    return mane + _ears() + solid(FACE, LION.tone, LION.deep, 0.6) + _features()


def _ears() -> Svg:
    return mirrored(circle(-47, -46, 17, LION.tone), circle(-47, -46, 10, MANE.deep))


def _features() -> Svg:
    bridge = solid(BRIDGE, LION.light, LION.tone)
    chin = solid("M0 50 L-20 54 C-18 70 -10 78 0 78", FUR_WHITE.deep, "#c4ad92")
    muzzle = solid(MUZZLE, FUR_WHITE.tone, FUR_WHITE.deep, 0.8)
    mouth = line("M0 36 V48 M0 48 Q-8 58 -22 54 M0 48 Q8 58 22 54", INK, 2.8)
    dots = mirrored(discs([(-20, 40, 1.6), (-26, 35, 1.6), (-26, 45, 1.6)], "#b89a7c"))
    return bridge + eyes(28, -6, NOBLE) + brows(29, -24, MANE.deep, 5, 5, 4) + chin + muzzle + dots + mouth + _nose()


def _nose() -> Svg:
    return nose(14, 36, 24, "#5a2c22")
