"""Castles and knights, 64 by 64, in the colour of a side, each with a plain shield for the sign of its seat.

The program lays the sign there. In parts of the picture (x, y, width, height) it fits into 0.30, 0.41, 0.40, 0.40 of a
castle and 0.30, 0.45, 0.40, 0.40 of a knight.
"""

from ..outline import solid, whole
from ..palette import CREAM, GOLD, INK, STEEL, WHITE, Tones
from ..shapes import Svg, ellipse, line, mirrored, path, picture, placed, rect

SIZE = 64
WALL = (
    "M0 -30 L-3.5 -30 L-3.5 -25.5 L-8 -25.5 L-8 -30 L-13.5 -30 L-13.5 -14 L-16 -14 L-16 -21 L-20 -21 L-20 -16.5 "
    "L-24.5 -16.5 L-24.5 -21 L-29 -21 L-29 -9 L-27 -6 L-27 27 L0 27"
)
SHIELD = "M0 -15.5 C-5 -14 -10 -14 -15.5 -15.5 C-17 0 -14 11 0 18"
HELM = "M0 -23 C-10 -23 -14.5 -19 -15 -12 L-15.5 2 L0 6"
BODY = "M0 -4 C-14 -4 -25 2 -26 14 L-25 27 L0 27"
PLUME = "M-3 -22 C-7 -30 6 -32 15 -27 C25 -21 26 -10 21 -3 C20 -13 13 -20 4 -20Z"


def castle(side: Tones) -> Svg:
    """A castle of a side: a keep between two towers, the shield on its wall."""
    faces = path("M-29 -21 H-24.5 V27 H-27 V-6 L-29 -9Z M-13.5 -30 H-10 V-14 H-13.5Z", side.light, 0.8)
    gaps = mirrored(path("M-22.2 -5 v-5 q1.6 -3 3.2 0 v5Z", INK, 0.7))
    joint = path("M-16 -14 H-13.5 V27 H-16Z", INK, 0.18) + path("M13.5 -14 H16 V27 H13.5Z", INK, 0.22)
    body = line(whole(WALL), CREAM, 4) + solid(WALL, side.tone, side.deep) + faces + joint + gaps
    return _piece(body, placed(0, 7, _shield(side)))


def knight(side: Tones) -> Svg:
    """A knight of a side: helm and plume over the shield."""
    rim = line(whole(BODY), CREAM, 4) + placed(0, -1, line(whole(HELM), CREAM, 4)) + line(PLUME, CREAM, 4)
    body = solid(BODY, side.tone, side.deep)
    crest = path(PLUME, side.tone) + path("M2 -21 C11 -25 20 -18 21 -3 C20 -13 13 -20 4 -20Z", side.deep)
    helm = solid(HELM, STEEL.light, STEEL.deep, 0.75)
    slit = path("M-12.5 -11 H-2.5 V-7 H-12.5Z M2.5 -11 H12.5 V-7 H2.5Z", INK)
    cross = rect(-2, -23, 4, 28, GOLD.tone) + rect(0, -23, 2, 28, GOLD.deep)
    return _piece(rim, body, crest, placed(0, -1, helm, slit, cross), placed(0, 10, _shield(side)))


def _shield(side: Tones) -> Svg:
    """A shield in a golden rim, plain where the sign goes."""
    edge = placed(0.8, 1.6, path(whole(SHIELD), INK, 0.35)) + solid(SHIELD, GOLD.light, GOLD.deep)
    return (
        edge
        + placed(0, 0, path(whole(SHIELD), side.tone), scale=0.86)
        + line("M-9.6 -9 C-10 0 -8 6 -3.4 10", WHITE, 1.2, 0.2)
    )


def _piece(*body: Svg) -> Svg:
    return picture(SIZE, SIZE, ellipse(32, 59, 29, 4.6, INK, 0.28), placed(32, 32, *body))
