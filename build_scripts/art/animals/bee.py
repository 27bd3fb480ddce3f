"""The bee: a golden fluff with huge dark eyes; she has come on business."""

from ..outline import solid
from ..palette import BEE, INK, WHITE
from ..parts import blush
from ..shapes import Svg, circle, ellipse, line, mirrored, path, placed

FACE = "M0 -52 C-34 -54 -56 -32 -57 0 C-56 34 -32 58 0 58"
FLUFF = (
    "M0 30 C-26 28 -48 32 -58 44 L-70 46 L-66 58 L-76 68 L-64 74 L-66 88 L-50 86 L-44 98 L-30 90 "
    "L-20 102 L-10 94 L0 104"
)
MASK = "M0 -16 C-12 -14 -20 4 -19 22 C-17 42 -8 50 0 50"
COAT = "#4a2c1c"


def head() -> Svg:
    """The head with its antennae, furry collar and striped body, 190 wide, from -102 to 150."""
    collar = solid(FLUFF, BEE.light, BEE.deep, 0.6)
    return _wings() + _body() + _antennae() + collar + solid(FACE, BEE.tone, BEE.deep, 0.6) + _features()


def _body() -> Svg:
    """The rings of the body below the collar, the last ones first."""
    rings = ((140, 18, 14, BEE.tone), (128, 30, 18, COAT), (112, 40, 22, BEE.tone), (96, 46, 24, COAT))
    sting = path("M-4 148 L0 164 L4 148Z", COAT)
    return sting + "".join(ellipse(0, y, rx, ry, tone) for y, rx, ry, tone in rings)


def _wings() -> Svg:
    upper = path("M-34 40 C-70 20 -116 -26 -112 -58 C-98 -76 -54 -50 -30 0Z", "#e4f3f6", 0.85)
    veins = line("M-36 34 C-66 8 -92 -24 -102 -52 M-58 12 C-66 -10 -72 -28 -84 -42", "#9fc0cc", 2)
    return mirrored(upper, veins)


def _antennae() -> Svg:
    return mirrored(line("M-16 -44 C-18 -66 -28 -82 -44 -92", COAT, 5), circle(-46, -94, 8, COAT))


def _features() -> Svg:
    stripe = path(
        "M-46 -31 C-20 -20 20 -20 46 -31 C40 -42 30 -49 18 -51 C6 -46 -6 -46 -18 -51 C-30 -49 -40 -42 -46 -31Z", COAT
    )
    mouth = line("M-14 34 Q0 46 14 34", COAT, 3.4) + path("M-7 39 Q0 43 7 39 Q4 47 0 47 Q-4 47 -7 39Z", "#c4555c")
    mask = solid(MASK, BEE.light, BEE.tone)
    return stripe + blush(32, 32, "#f08a5c", 10) + mask + _eye(-1) + _eye(1) + mouth


def _eye(side: int) -> Svg:
    """A great faceted eye: dark, with a brown glow below and two glints."""
    ball = ellipse(0, 0, 19, 26, INK) + ellipse(0, 9, 13, 13, "#7a3f2a", 0.75) + ellipse(0, 13, 8, 7, "#c9773c", 0.7)
    glints = circle(-6, -11, 5.4, WHITE) + circle(6, 8, 2.4, WHITE, 0.8)
    return placed(32 * side, 0, placed(0, 0, ball, turn=12 * side), glints)
