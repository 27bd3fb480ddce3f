"""Thaler, king and track: what is counted with."""

from collections.abc import Callable

from ..animals import lion
from ..icons import paw_print
from ..outline import solid
from ..palette import ERMINE, FUR_WHITE, GOLD, INK, LINEN, LION, MANE, SILK_RED
from ..shapes import Svg, circle, ellipse, line, mirrored, path, picture, placed, rect


def coin() -> Svg:
    """A thaler, 48 by 48, with the lion's paw."""
    edge = circle(24, 26, 21, INK, 0.3) + circle(24, 24.6, 21, GOLD.deep) + circle(24, 23, 21, GOLD.tone)
    field = circle(24, 23, 17, GOLD.deep, 0.55) + circle(24.6, 23.8, 16, GOLD.tone)
    shine = path("M24 2 A21 21 0 0 0 3 23 A21 21 0 0 0 9.2 37.8 L38.8 8.2 A21 21 0 0 0 24 2Z", GOLD.light, 0.45)
    return picture(48, 48, edge, field, shine, placed(24.4, 23, paw_print("#a86a0c", "#8c5608"), scale=0.47))


def king() -> Svg:
    """The king, 48 by 64, who stands on the goal of the track."""
    robe = solid("M0 -4 C-9 -3 -13 6 -15 16 L-18 28 Q-10 31 0 31", SILK_RED.tone, SILK_RED.deep)
    hem = line("M-17.6 26.4 Q-9 29 0 29 Q9 29 17.6 26.4", GOLD.tone, 3)
    fur = solid("M0 -4 C-10 -3 -15 2 -16 9 Q-8 14 0 14", ERMINE.tone, ERMINE.deep)
    return picture(48, 64, ellipse(24, 60, 20, 3.4, INK, 0.3), placed(24, 30, robe, hem, fur, _head()))


def _head() -> Svg:
    """The lion as on the box, with less in his face: he is small."""
    mane = solid(lion.MANE_EDGE, MANE.tone, MANE.deep)
    face = solid(lion.FACE, LION.light, LION.deep, 0.6) + solid(lion.MUZZLE, FUR_WHITE.tone, FUR_WHITE.deep, 0.8)
    features = mirrored(ellipse(-26, -6, 8, 9, INK), line("M-40 -25 L-17 -24", MANE.deep, 7)) + path(
        "M-16 14 H16 L0 36Z", INK
    )
    hat = solid("M0 -48 L-20 -12 L-44 -38 L-38 12 Q-20 18 0 18", GOLD.light, GOLD.deep) + circle(0, 4, 8, SILK_RED.tone)
    return placed(0, -8, mane, face, features, placed(0, -64, hat, scale=1.3), scale=0.175)


def track() -> Svg:
    """A cell of the track, 48 by 48: parchment in a thin rim."""
    sheet = rect(1, 1, 46, 46, LINEN.deep, 5) + rect(2.5, 2.5, 43, 43, LINEN.tone, 4)
    return picture(48, 48, sheet, path("M2.5 41.5 V6.5 Q2.5 2.5 6.5 2.5 H41.5Z", LINEN.light, 0.7))


TOKENS: list[Callable[[], Svg]] = [coin, king, track]
