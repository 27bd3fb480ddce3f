"""The fox: narrow muzzle, white cheeks, and a look to the side."""

from ..outline import solid
from ..palette import FOX, FUR_WHITE, INK
from ..parts import Eye, brow, eyes, nose
from ..shapes import Svg, line, mirrored, path, placed

FACE = (
    "M0 -60 C-26 -66 -52 -52 -60 -26 C-66 -6 -76 2 -92 8 L-80 18 L-88 27 L-72 30 L-74 39 C-58 40 -42 42 -32 48 "
    "C-22 66 -10 78 0 78"
)
CHEEKS = (
    "M0 40 C-8 30 -14 14 -28 6 C-46 -4 -72 -4 -92 8 L-80 18 L-88 27 L-72 30 L-74 39 C-58 40 -42 42 -32 48 "
    "C-22 66 -10 78 0 78"
)
BRIDGE = "M0 -30 C-8 0 -15 30 -13 50 Q-8 60 0 62"
BLAZE = "M0 -56 C-7 -42 -7 -24 0 -8"
SLY = Eye(iris="#7d9e2c", lid=FOX.deep, size=10, droop=0.45, slant=2.2, look=(3.4, 0.5), slit=True)
BROW = "#7a3512"


def head() -> Svg:
    """The whole head, 184 wide, from the ears at -112 to the chin at 78."""
    fur = solid(FACE, FOX.tone, FOX.deep, 0.55) + solid(CHEEKS, FUR_WHITE.tone, FUR_WHITE.deep, 0.8)
    muzzle = solid(BRIDGE, FOX.tone, FOX.deep, 0.55) + solid(BLAZE, FOX.light, FOX.tone)
    return _ears() + fur + muzzle + _features()


def _ears() -> Svg:
    outer = path("M-62 -16 C-76 -60 -74 -96 -66 -110 Q-62 -116 -55 -110 C-34 -94 -14 -72 -6 -52Z", FOX.tone)
    inner = path("M-56 -34 C-66 -62 -66 -86 -61 -97 C-46 -84 -32 -70 -24 -54Z", "#4a2a2a")
    tuft = path("M-52 -36 C-54 -52 -52 -62 -48 -72 L-44 -60 L-38 -66 L-36 -54 L-28 -56 L-30 -46Z", FUR_WHITE.tone)
    tip = path(
        "M-71 -86 C-70 -98 -68 -107 -66 -110 Q-62 -116 -55 -110 C-50 -106 -45 -102 -40 -98 C-52 -98 -62 -94 -71 -86Z",
        "#4a2a2a",
    )
    return mirrored(outer, inner, tuft, tip)


def _features() -> Svg:
    smirk = line("M0 63 Q-9 70 -17 65 M0 63 Q14 72 27 58", INK, 2.6)
    raised = placed(0, -5, brow(-30, -15, BROW, 4, 11, 1), flip=True)
    return eyes(30, 1, SLY) + brow(-30, -13, BROW, 4, 6, 4) + raised + smirk + nose(44, 30, 20)
