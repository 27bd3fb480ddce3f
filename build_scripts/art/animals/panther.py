"""The panther: hardly seen but for the eyes."""

from ..outline import solid
from ..palette import INK, PANTHER, WHITE
from ..parts import Eye, eyes, nose
from ..shapes import Svg, circle, discs, line, mirrored, path

FACE = "M0 -62 C-34 -64 -58 -48 -63 -18 C-66 2 -76 12 -80 28 C-76 54 -44 76 0 78"
BRIDGE = "M0 -48 C-14 -36 -17 -8 -21 18 L0 24"
MUZZLE = "M0 20 C-18 12 -44 20 -43 44 C-40 62 -18 70 0 68"
COLD = Eye(iris="#f0c62c", lid=PANTHER.deep, size=11, droop=0.4, slant=4.2, look=(0, 1), slit=True, white="#fff0a0")


def head() -> Svg:
    """The whole head, 160 wide, from the ears at -82 to the chin at 82."""
    return _ears() + solid(FACE, PANTHER.tone, PANTHER.deep, 0.8) + _features()


def _ears() -> Svg:
    return mirrored(circle(-52, -56, 24, PANTHER.tone), circle(-50, -52, 14, "#6a4a5c"))


def _features() -> Svg:
    brows = mirrored(
        path("M-56 -26 C-42 -34 -24 -24 -12 -8 C-16 -4 -24 -9 -32 -12 C-40 -16 -48 -18 -56 -26Z", PANTHER.deep)
    )
    bridge = solid(BRIDGE, PANTHER.light, PANTHER.tone, 0.8)
    chin = solid("M0 54 L-22 58 C-20 78 -10 84 0 84", PANTHER.tone, PANTHER.deep)
    muzzle = solid(MUZZLE, "#6a5c84", "#453a5e", 0.9)
    mouth = line("M0 40 V52 M0 52 Q-9 63 -26 58 M0 52 Q9 63 26 58", INK, 3)
    fangs = mirrored(path("M-19 59 L-15 73 L-10 60Z", WHITE))
    dots = mirrored(discs([(-23, 42, 1.7), (-30, 37, 1.7), (-30, 48, 1.7)], INK))
    spots = mirrored(
        discs([(-30, -44, 4), (-44, -34, 3), (-62, 16, 4), (-56, 34, 3.4), (-66, 32, 3)], PANTHER.light, 0.5)
    )
    return (
        spots + bridge + eyes(31, -3, COLD) + brows + chin + fangs + muzzle + dots + mouth + nose(14, 40, 25, "#2a1c2c")
    )
