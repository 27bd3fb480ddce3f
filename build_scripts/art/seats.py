"""The six seat symbols, 64 by 64, in one light colour: the program lays them on the seats' coloured discs."""

from .outline import whole
from .palette import CREAM
from .shapes import Svg, circle, line, mirrored, path, placed


def seat_acorn() -> Svg:
    nut = path("M-17 -2 H17 C18 14 8 24 0 30 C-8 24 -18 14 -17 -2Z", CREAM)
    return nut + path("M-22 -7 C-22 -20 -10 -22 -3 -22 L-4 -30 H4 L3 -22 C10 -22 22 -20 22 -7Z", CREAM)


def seat_bell() -> Svg:
    body = path(whole("M0 -24 C-13 -24 -16 -12 -16 -2 C-16 8 -19 13 -25 18 L0 18"), CREAM)
    return body + circle(0, -26, 5, CREAM) + path("M-8 21 H8 C8 32 -8 32 -8 21Z", CREAM)


def seat_clover() -> Svg:
    leaf = "M0 -3 C-16 -8 -17 -27 -7 -28 C-3 -28 0 -25 0 -22 C0 -25 3 -28 7 -28 C17 -27 16 -8 0 -3Z"
    leaves = "".join(placed(0, -3, path(leaf, CREAM), turn=turn) for turn in (0, 112, 248))
    return leaves + line("M0 0 Q2 16 9 28", CREAM, 5)


def seat_moon() -> Svg:
    return path("M10 -27 A28 28 0 1 0 26 14 A22 22 0 1 1 10 -27Z", CREAM)


def seat_sun() -> Svg:
    beams = "".join(placed(0, 0, path("M-5 -19 L0 -31 L5 -19Z", CREAM), turn=45 * k) for k in range(8))
    return beams + circle(0, 0, 15, CREAM)


def seat_thistle() -> Svg:
    flower = path(
        whole("M0 -22 L-4 -31 L-7 -20 L-14 -29 L-15 -20 L-25 -27 C-22 -18 -16 -12 -10 -7 L0 -7"),
        CREAM,
    )
    bulb = path("M-12 -3 H12 C19 6 12 15 3 16 V30 H-3 V16 C-12 15 -19 6 -12 -3Z", CREAM)
    return flower + bulb + mirrored(path("M-3 28 C-10 28 -20 22 -24 12 L-16 15 L-16 9 C-9 13 -4 20 -3 28Z", CREAM))
