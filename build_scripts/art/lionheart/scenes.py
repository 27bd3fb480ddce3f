"""What the power cards are about: fences, knights, growing land, each around the origin, about 180 wide."""

from .. import hats, robes
from ..icons import paw_print
from ..palette import GOLD, INK, LEATHER, WINE, WOOD, Tones
from ..scenery import castle
from ..shapes import Point, Svg, discs, line, number, path, placed, rect
from .tones import MEADOW, PASTURE, PLASTER, STUBBLE

PANELS: dict[int, tuple[Point, ...]] = {  # where the panels stand, by their number
    1: ((0, 0),),
    2: ((-22, -42), (22, 34)),
    3: ((-34, -72), (34, 0), (-34, 74)),
}


def fences(count: int) -> Svg:
    """One to three panels of a new fence, the nearest in front."""
    return "".join(placed(x, y, panel()) for x, y in PANELS[count])


def panel() -> Svg:
    """A panel of five pointed planks on two rails, 150 wide and 84 high."""
    places = range(-56, 57, 28)
    ground = path("M-78 42 Q0 30 78 42 Q0 54 -78 42Z", INK, 0.28)
    rails = rect(-75, -20, 150, 11, WOOD.tone, 3) + rect(-75, 13, 150, 11, WOOD.tone, 3)
    lit = path("".join(f"M{x} -42 l-11 14 v70 h11Z" for x in places), WOOD.light)
    dark = path("".join(f"M{x} -42 l11 14 v70 h-11Z" for x in places), WOOD.deep)
    nails = discs([(x, y, 2.4) for x in places for y in (-14, 19)], LEATHER.deep)
    return ground + rails + lit + dark + nails


def knight(cloth: Tones = WINE) -> Svg:
    """A knight from the chest up, a paw on his coat; the chin lies at the origin."""
    coat = placed(0, 40, robes.tabard(cloth, placed(0, 66, paw_print(GOLD.tone, GOLD.deep), scale=0.66)))
    return coat + placed(0, -24, hats.plume(cloth), hats.great_helm())


RIGHT: Point = (40, 20)
LEFT: Point = (-40, 20)
JOINING = 2.4  # how far the new squares still are


def growth() -> Svg:
    """A castle's land, and two squares behind their fence that join it; the castle stands on the origin."""
    parts = ((0, 0, PASTURE), (1, 0, MEADOW), (0, 1, MEADOW), (1, 1, PASTURE))
    land = "".join(_plot(i, j, tones) for i, j, tones in parts)
    new = "".join(_plot(JOINING, j, STUBBLE) + _furrows(JOINING, j) for j in (0, 1))
    keep = castle(*_spot(1.02, 1.02), 0.86, PLASTER.light, PLASTER.deep, WINE.tone, GOLD.light)
    return placed(-28, -44, land, keep, new, _stakes(), _arrow())


def _stakes() -> Svg:
    """A low fence along the far side of the new squares."""
    feet = [_spot(JOINING + 0.94, j / 4) for j in range(9)]
    rail = "M" + "L".join(f"{number(x)} {number(y - 8)}" for x, y in feet)
    return line(rail, WOOD.tone, 4) + line("".join(f"M{number(x)} {number(y)}v-14" for x, y in feet), WOOD.deep, 5)


def _plot(i: float, j: float, tones: Tones) -> Svg:
    """A square of land with earth below its two near edges."""
    far, right, near, left = _spot(i, j), _spot(i + 1, j), _spot(i + 1, j + 1), _spot(i, j + 1)
    earth = _area(left, near, _under(near), _under(left))
    return (
        path(earth, "#8a6238")
        + path(_area(near, right, _under(right), _under(near)), "#5f4026")
        + path(_area(far, right, near, left), tones.tone)
        + line(_area(far, right, near, left), tones.light, 2)
    )


def _furrows(i: float, j: float) -> Svg:
    rows = ""
    for k in (0.25, 0.5, 0.75):
        (x, y), (u, v) = _spot(i + k, j + 0.12), _spot(i + k, j + 0.88)
        rows += f"M{number(x)} {number(y)}L{number(u)} {number(v)}"
    return line(rows, STUBBLE.deep, 3)


def _arrow() -> Svg:
    """The way the land grows."""
    tip = "M-30 -6 H0 V-18 L28 0 L0 18 V6 H-30Z"
    x, y = _spot(2.25, 1)
    return placed(x, y + 3, path(tip, INK, 0.3), turn=26.6) + placed(
        x, y, path(tip, GOLD.light), path("M-30 0 H28 L0 18 V6 H-30Z", GOLD.deep), turn=26.6
    )


def _spot(i: float, j: float) -> Point:
    """Where a corner of the squares lies, seen from above at a slant."""
    return i * RIGHT[0] + j * LEFT[0], i * RIGHT[1] + j * LEFT[1]


def _under(corner: Point) -> Point:
    return corner[0], corner[1] + 13


def _area(*corners: Point) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"
