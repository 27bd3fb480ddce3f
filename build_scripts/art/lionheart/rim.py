"""The rim of the board, 24 wide: mountains above and to the right, the sea below and to the left, and four corners.

A strip goes along one square and joins the next one: `_h` along a row, `_v` along a column.
"""

from collections.abc import Callable, Iterable

from ..palette import WHITE
from ..shapes import Point, Svg, circle, line, path, picture, placed, rect
from .tones import DUST, MEADOW, ROCK, SEA

LONG, WIDE = 96, 24


def mountains_h() -> Svg:
    """Mountains above the board."""
    back = "".join(placed(x, 23, _peak(), scale=0.8) for x in (22, 70))
    front = "".join(placed(x, 24, _peak(), scale=s) for x, s in ((0, 0.66), (46, 1), (96, 0.66)))
    return picture(LONG, WIDE, _rock(LONG, WIDE), back, front, rect(0, 22, LONG, 2, MEADOW.deep))


def mountains_v() -> Svg:
    """Mountains to the right of the board."""
    spots = ((16, 19, 0.56), (9, 34, 0.6), (16, 49, 0.54), (10, 65, 0.62), (17, 79, 0.54), (9, 92, 0.58))
    peaks = "".join(placed(x, y, _peak(), scale=s) for x, y, s in spots)
    return picture(WIDE, LONG, _rock(WIDE, LONG), peaks, rect(0, 0, 2, LONG, MEADOW.deep))


def sea_h() -> Svg:
    """The sea below the board, its beach at the upper edge."""
    beach = path("M0 0 H96 V5 Q84 8 72 5 T48 5 T24 5 T0 5Z", DUST.tone)
    surf = line("M0 7 Q12 4 24 7 T48 7 T72 7 T96 7", WHITE, 2, 0.75)
    return picture(LONG, WIDE, _water(LONG, WIDE), surf, beach, _waves(((16, 15), (58, 14), (36, 20), (80, 20))))


def sea_v() -> Svg:
    """The sea to the left of the board, its beach at the right edge."""
    beach = path("M24 0 V96 H19 Q16 84 19 72 T19 48 T19 24 T19 0Z", DUST.tone)
    surf = line("M17 0 Q20 12 17 24 T17 48 T17 72 T17 96", WHITE, 2, 0.75)
    return picture(WIDE, LONG, _water(WIDE, LONG), surf, beach, _waves(((8, 12), (9, 38), (7, 62), (9, 86))))


def corner_ne() -> Svg:
    """Mountains meet mountains."""
    peaks = placed(0, 24, _peak(), scale=0.66) + placed(14, 22, _peak(), scale=0.8)
    return picture(WIDE, WIDE, _rock(WIDE, WIDE), peaks)


def corner_sw() -> Svg:
    """Sea meets sea."""
    beach = circle(24, 0, 8, WHITE, 0.75) + circle(24, 0, 6, SEA.tone) + circle(24, 0, 5, DUST.tone)
    return picture(WIDE, WIDE, _water(WIDE, WIDE), beach, _waves(((9, 14),)))


def corner_nw() -> Svg:
    """The mountains end at the sea."""
    shore = path("M24 0 H11 Q5 12 16 24 H24Z", WHITE, 0.75) + path("M24 0 H13 Q7 12 18 24 H24Z", ROCK.tone)
    return picture(WIDE, WIDE, _water(WIDE, WIDE), shore, placed(24, 24, _peak(), scale=0.66))


def corner_se() -> Svg:
    """The sea ends at the mountains."""
    shore = path("M0 0 H24 V13 Q10 17 0 8Z", WHITE, 0.75) + path("M0 0 H24 V11 Q10 15 0 5Z", ROCK.tone)
    return picture(WIDE, WIDE, _water(WIDE, WIDE), shore, placed(15, 9, _peak(), scale=0.4), _waves(((13, 19),)))


def _rock(width: float, height: float) -> Svg:
    return rect(0, 0, width, height, ROCK.tone)


def _peak() -> Svg:
    """A snowy mountain, 44 wide and 21 high, its feet at the origin."""
    flanks = path("M-22 0 L-8 -13 L0 -21 L4 -9 L0 6Z", ROCK.light) + path("M22 0 L9 -12 L0 -21 L3 -9 L-1 6Z", ROCK.deep)
    return flanks + path("M0 -21 L-8 -13 L-4.6 -13.6 L-1.6 -10.4 L1.8 -13.4 L4.6 -11.2 L9 -12Z", WHITE)


def _water(width: float, height: float) -> Svg:
    return rect(0, 0, width, height, SEA.tone)


def _waves(places: Iterable[Point]) -> Svg:
    return line("".join(f"M{x - 6} {y} q3 -3 6 0 t6 0" for x, y in places), SEA.light, 1.6)


RIM: list[Callable[[], Svg]] = [
    mountains_h, mountains_v, sea_h, sea_v, corner_nw, corner_ne, corner_se, corner_sw,
]  # fmt: skip
