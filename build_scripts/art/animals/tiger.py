"""The tiger: black stripes, a white ruff of cheeks, and no doubt whose forest it is."""

from ..outline import solid
from ..palette import FUR_WHITE, INK, TIGER
from ..parts import Eye, eyes, nose, whiskers
from ..shapes import Svg, circle, discs, line, mirrored, path

FACE = "M0 -60 C-32 -62 -54 -48 -59 -20 C-62 -4 -72 6 -86 12 L-75 21 L-84 33 L-68 37 L-68 50 C-50 64 -24 74 0 74"
CHEEKS = "M0 30 C-12 22 -26 18 -38 20 C-52 12 -70 10 -86 12 L-75 21 L-84 33 L-68 37 L-68 50 C-50 64 -24 74 0 74"
BRIDGE = "M0 -44 C-13 -34 -15 -8 -19 18 L0 24"
MUZZLE = "M0 22 C-16 14 -39 22 -38 42 C-36 60 -16 68 0 66"
STRIPES = (
    "M-8 -52 C-20 -53 -30 -47 -35 -37 C-26 -42 -16 -44 -8 -41Z M-8 -35 C-17 -36 -25 -31 -29 -24 "
    "C-21 -28 -13 -29 -7 -26Z"
    "M-60 -16 C-53 -17 -47 -13 -44 -6 C-50 -9 -56 -8 -62 -4Z M-80 16 C-66 15 -56 19 -48 26 C-58 25 -68 25 -77 24Z"
    "M-72 38 C-63 34 -55 36 -48 41 C-55 43 -62 44 -68 46Z"
)
PROUD = Eye(iris="#8fae2c", lid=TIGER.deep, size=11, droop=0.32, slant=3, look=(0, 1))


def head() -> Svg:
    """The whole head, 172 wide, from the ears at -74 to the chin at 78."""
    fur = solid(FACE, TIGER.tone, TIGER.deep, 0.6) + solid(CHEEKS, FUR_WHITE.tone, FUR_WHITE.deep, 0.8)
    return _ears() + fur + _features()


def _ears() -> Svg:
    return mirrored(circle(-49, -51, 22, INK), circle(-48, -48, 19, TIGER.tone), circle(-47, -46, 11, FUR_WHITE.tone))


def _features() -> Svg:
    marks = mirrored(path(STRIPES, INK)) + path("M0 -60 L-5.5 -44 L0 -26 L5.5 -44Z", INK)
    pale = mirrored(path("M-46 -14 C-42 -26 -24 -26 -17 -10 C-26 -16 -36 -17 -46 -14Z", FUR_WHITE.tone))
    bridge = solid(BRIDGE, TIGER.light, TIGER.tone)
    chin = solid("M0 52 L-20 56 C-18 74 -10 80 0 80", FUR_WHITE.deep, "#c4ad92")
    mouth = line("M0 40 V51 M0 51 Q-8 61 -23 57 M0 51 Q8 61 23 57", INK, 2.8)
    dots = mirrored(discs([(-21, 43, 1.6), (-27, 38, 1.6), (-27, 48, 1.6)], "#b89a7c"))
    muzzle = chin + solid(MUZZLE, FUR_WHITE.tone, FUR_WHITE.deep, 0.8) + dots + mouth + nose(18, 34, 23, "#b8505a")
    return bridge + marks + pale + eyes(30, -2, PROUD) + muzzle + whiskers(30, 44, 46)
