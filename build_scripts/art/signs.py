"""Commands as cream signs on coloured seals, 64 by 64, drawn around the origin."""

from .palette import BLUE, CREAM, GREEN, SILK_RED, WOOD, Tones
from .shapes import Svg, circle, line, path, placed, rect


def seal(cloth: Tones, sign: Svg) -> Svg:
    """A sign on a round seal."""
    disc = circle(0, 0, 29, cloth.tone) + path("M0 -29A29 29 0 0 1 0 29Z", cloth.deep, 0.45)
    return disc + sign


def undo() -> Svg:
    arc = line("M-11 -6 H5 C16 -6 18 12 4 14 H-6", CREAM, 6)
    return seal(BLUE, arc + path("M-21 -6 L-7 -18 V6Z", CREAM))


def arrow_left() -> Svg:
    return seal(WOOD, placed(0, 0, _arrow(), flip=True))


def arrow_right() -> Svg:
    return seal(WOOD, _arrow())


def _arrow() -> Svg:
    return line("M-15 0 H10 M2 -12 L14 0 L2 12", CREAM, 6.4)


def check() -> Svg:
    return seal(GREEN, line("M-13 1 L-4 11 L14 -10", CREAM, 7))


def cross() -> Svg:
    return seal(SILK_RED, line("M-11 -11 L11 11 M11 -11 L-11 11", CREAM, 7))


def plus() -> Svg:
    return seal(BLUE, line("M-14 0 H14 M0 -14 V14", CREAM, 7))


def minus() -> Svg:
    return seal(BLUE, line("M-14 0 H14", CREAM, 7))


def play() -> Svg:
    return seal(GREEN, path("M-9 -16 Q-9 -19 -6 -17.5 L17 -2 Q19 0 17 2 L-6 17.5 Q-9 19 -9 16Z", CREAM))


def pause() -> Svg:
    return seal(WOOD, rect(-12, -14, 8, 28, CREAM, 3) + rect(4, -14, 8, 28, CREAM, 3))
