"""What lies on the edges between squares: fences, their ghosts, corner posts, and the seal of an alliance.

A fence is 96 long and 20 wide, its middle on the edge; it reaches from corner to corner, where a post covers the ends.
"""

from collections.abc import Callable

from ..outline import solid
from ..palette import CREAM, GOLD, INK, WINE, WOOD, Tones
from ..shapes import Svg, circle, line, path, picture, placed, rect

LONG, WIDE = 96, 20
GHOST = Tones("#fff8e4", "#f3e3bc", "#d2b888")


def fence_h() -> Svg:
    """A fence along the edge between two rows."""
    return _along(WOOD, rect(0, 14, LONG, 5, INK, opacity=0.3))


def fence_v() -> Svg:
    """A fence along the edge between two columns."""
    return _down(WOOD, rect(12, 0, 7, LONG, INK, opacity=0.3))


def fence_h_ghost() -> Svg:
    """A fence that could stand between two rows."""
    return _along(GHOST)


def fence_v_ghost() -> Svg:
    """A fence that could stand between two columns."""
    return _down(GHOST)


def _along(wood: Tones, shadow: Svg = "") -> Svg:
    rails = rect(0, 5, LONG, 4, wood.tone) + rect(0, 11, LONG, 4, wood.deep)
    return picture(LONG, WIDE, shadow, rails, *(placed(x, 18, _stake(wood)) for x in (12, 30, 48, 66, 84)))


def _down(wood: Tones, shadow: Svg = "") -> Svg:
    rails = rect(4, 0, 4, LONG, wood.tone) + rect(12, 0, 4, LONG, wood.deep)
    return picture(WIDE, LONG, shadow, rails, *(placed(10, y + 7, _stake(wood, 14)) for y in (12, 30, 48, 66, 84)))


def _stake(wood: Tones, high: float = 17) -> Svg:
    """A pointed stake, 10 wide, standing on the origin."""
    return solid(f"M0 {-high} L-5 {5 - high} L-5 0 L0 0", wood.light, wood.deep)


def fence_post() -> Svg:
    """The post where fences meet or end, 20 by 20, its middle on the corner of four squares."""
    stake = solid("M0 -20 L-6 -14 L-6 0 L0 0", WOOD.light, WOOD.deep)
    return picture(WIDE, WIDE, rect(4, 15, 14, 4, INK, 2, 0.3), placed(10, 19, stake))


def alliance_h() -> Svg:
    """The seal of an alliance between two rows: rings linked over the border."""
    return _seal(90)


def alliance_v() -> Svg:
    """The seal of an alliance between two columns."""
    return _seal(0)


def _seal(turn: float) -> Svg:
    disc = circle(1, 2, 22, INK, 0.35) + circle(0, 0, 22, CREAM) + circle(0, 0, 19.5, WINE.tone)
    shade = path("M0 -19.5 A19.5 19.5 0 0 1 0 19.5Z", WINE.deep, 0.5)
    return picture(48, 48, placed(24, 24, disc, shade, placed(0, 0, _rings(), turn=turn)))


def _rings() -> Svg:
    """Two linked rings side by side."""
    hoop = "M-8.5 0 A8.5 8.5 0 1 1 8.5 0 A8.5 8.5 0 1 1 -8.5 0Z"
    left = placed(-5.6, 0, line(hoop, GOLD.tone, 4.4))
    right = placed(5.6, 0, line(hoop, GOLD.light, 4.4))
    return left + right + placed(-5.6, 0, line("M4.4 -7.3 A8.5 8.5 0 0 1 8.5 0", GOLD.tone, 4.4))


FENCES: list[Callable[[], Svg]] = [
    fence_h, fence_v, fence_h_ghost, fence_v_ghost, fence_post, alliance_h, alliance_v,
]  # fmt: skip
