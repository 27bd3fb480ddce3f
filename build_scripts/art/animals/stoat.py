"""The stoat in her winter coat: white, slender, charming, and quick with a phial."""

from ..outline import solid
from ..palette import INK, ROSE, STOAT
from ..parts import Eye, blush, brow, eyes, lashes, whiskers
from ..shapes import Svg, circle, line, mirrored, placed

FACE = "M0 -50 C-28 -52 -48 -38 -52 -12 C-54 6 -60 14 -64 24 L-54 28 L-56 38 L-42 42 C-30 56 -14 66 0 66"
MUZZLE = "M0 16 C-12 12 -25 22 -24 36 C-22 50 -10 56 0 56"
LIDDED = Eye(iris="#7a2f6c", lid="#b57aa8", size=11, droop=0.42, slant=1.6, look=(-3, 1), rim="#d9c8d0")


def head() -> Svg:
    """The whole head, 128 wide, from the ears at -58 to the chin at 66."""
    return _ears() + solid(FACE, STOAT.tone, STOAT.deep, 0.8) + _features()


def _ears() -> Svg:
    return mirrored(circle(-42, -40, 19, STOAT.tone), circle(-41, -38, 11, ROSE.light))


def _features() -> Svg:
    snout = solid("M0 20 C-8 18 -12 21 -11 26 C-9 32 -4 34 0 34", ROSE.tone, ROSE.deep, 0.6)
    smile = line("M0 34 V40 M0 40 Q-8 48 -18 43 M0 40 Q10 49 22 40", INK, 2.4)
    raised = placed(0, -4, brow(-28, -22, "#8a6a80", 3, 11, 0), flip=True)
    look = eyes(27, -2, LIDDED) + lashes(27, -2, 11, 0.38) + brow(-28, -22, "#8a6a80", 3, 8, 1) + raised
    muzzle = solid(MUZZLE, "#ffffff", "#e4dadc")
    return blush(36, 20, "#f0a0b4", 10) + look + muzzle + snout + smile + whiskers(22, 34, 42)
