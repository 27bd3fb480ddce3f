"""The mouse: small, grey, and present at every important conversation."""

from ..outline import solid
from ..palette import FUR_WHITE, MOUSE, ROSE, WHITE
from ..parts import Eye, blush, eyes, whiskers
from ..shapes import Svg, circle, line, mirrored, path

FACE = "M0 -44 C-30 -46 -48 -30 -52 -4 C-54 14 -62 22 -60 34 C-50 50 -24 64 0 64"
MUZZLE = "M0 14 C-12 10 -28 20 -28 36 C-26 52 -12 60 0 60"
CURIOUS = Eye(iris="#3a2a30", lid=MOUSE.deep, size=11, droop=0.18, slant=-1, look=(1.5, 0.5))


def head() -> Svg:
    """The whole head, 164 wide with its ears, from -82 to 64."""
    return _ears() + solid(FACE, MOUSE.tone, MOUSE.deep, 0.6) + _features()


def _ears() -> Svg:
    return mirrored(circle(-51, -49, 32, MOUSE.tone), circle(-50, -47, 22, ROSE.light))


def _features() -> Svg:
    muzzle = solid(MUZZLE, FUR_WHITE.tone, FUR_WHITE.deep, 0.8)
    snout = solid("M0 14 C-9 12 -13 16 -12 21 C-10 28 -4 30 0 30", ROSE.tone, ROSE.deep, 0.6)
    teeth = path("M-6 45 H6 V54 Q3 56 0 54 Q-3 56 -6 54Z", WHITE) + line("M0 46 V54", MOUSE.deep, 1.2)
    mouth = line("M0 30 V38 M0 38 Q-8 47 -18 43 M0 38 Q8 47 18 43", "#5a4a50", 2.4)
    return blush(38, 22, "#f09a9c", 9) + eyes(27, -4, CURIOUS) + muzzle + teeth + snout + mouth + whiskers(24, 34, 46)
