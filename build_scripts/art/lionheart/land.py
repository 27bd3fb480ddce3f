"""The squares of the board, 96 by 96, seen from above, with small things standing on them.

Squares lie edge to edge: the ground fills them, and a faint line along the rim makes the grid. Pieces stand on fields
and forests only, so a forest keeps its trees along the rim as well.
"""

from collections.abc import Callable, Iterable

from ..palette import GOLD, INK, LEATHER, WHITE, WINE, WOOD, Tones
from ..shapes import Point, Svg, circle, discs, ellipse, line, path, picture, placed, rect, ring
from .tones import COPPER, DUST, FIR, MEADOW, OAK, PASTURE, PLASTER, ROCK, SILVER, STUBBLE, TILE, WOODLAND

SIZE = 96
RIM = "M0 0H96V96H0Z M1.4 1.4V94.6H94.6V1.4Z"


def square(ground: Tones, *body: Svg) -> Svg:
    """A square of land: its ground, what is on it, and its part of the grid."""
    return picture(SIZE, SIZE, rect(0, 0, SIZE, SIZE, ground.tone), *body, ring(RIM, "#5c5424", 0.26))


def field() -> Svg:
    """Meadow with a few tufts of grass."""
    light = ellipse(34, 30, 25, 15, MEADOW.light, 0.6) + ellipse(66, 70, 22, 13, MEADOW.light, 0.6)
    return square(MEADOW, light, _tufts(((22, 24), (70, 34), (34, 74), (80, 82))))


def field_1() -> Svg:
    """Stubble in long furrows."""
    furrows = "".join(f"M7 {y} C30 {y - 5} 64 {y + 5} 89 {y}" for y in range(15, 90, 13))
    return square(STUBBLE, line(furrows, STUBBLE.light, 5.5, 0.9), line(furrows, STUBBLE.deep, 1.8, 0.55))


def field_2() -> Svg:
    """Pasture in flower."""
    light = ellipse(60, 28, 24, 14, PASTURE.light, 0.6) + ellipse(32, 68, 24, 15, PASTURE.light, 0.6)
    blooms = discs([(24, 30, 2.2), (74, 20, 2.2), (62, 72, 2.2), (82, 58, 2.2), (16, 82, 2.2)], WHITE, 0.9)
    return square(PASTURE, light, _tufts(((48, 22), (20, 58), (74, 84))), blooms)


def _tufts(places: Iterable[Point]) -> Svg:
    blades = "".join(
        f"M{x - 4} {y - 5} L{x - 1} {y} M{x} {y - 8} V{y} M{x + 4} {y - 5} L{x + 1} {y}" for x, y in places
    )
    return line(blades, MEADOW.deep, 1.8)


def forest() -> Svg:
    """Oaks."""
    rows = ((18, 25), (49, 18), (79, 26)), ((32, 48), (65, 50)), ((17, 75), (48, 76), (79, 74))
    return square(WOODLAND, *(_oaks(row) for row in rows))


def forest_1() -> Svg:
    """Firs."""
    rows = (
        ((14, 36), (38, 33), (61, 36), (83, 33)),
        ((26, 62), (50, 60), (73, 63)),
        ((14, 89), (38, 90), (61, 88), (83, 90)),
    )
    return square(WOODLAND, *(_firs(row) for row in rows))


def forest_2() -> Svg:
    """Oaks and firs."""
    back = _firs(((16, 35), (80, 34))) + _oaks(((48, 20),))
    middle = _oaks(((22, 51), (76, 49))) + _firs(((49, 61),))
    return square(WOODLAND, back, middle, _firs(((14, 90), (82, 90))), _oaks(((48, 76),)))


def _oaks(places: Iterable[Point]) -> Svg:
    """A row of round trees, each with the middle of its crown at a place."""
    spots = list(places)
    shadow = "".join(f"M{x - 15} {y + 14} a15 5 0 1 0 30 0 a15 5 0 1 0 -30 0Z" for x, y in spots)
    trunks = "".join(f"M{x - 2.4} {y + 5} h4.8 v11 h-4.8Z" for x, y in spots)
    deep = discs(
        [(x + dx, y + dy, r) for x, y in spots for dx, dy, r in ((-7, 3, 8), (7, 3, 8), (0, -3, 10))], OAK.deep
    )
    lit = discs([(x + dx, y + dy, r) for x, y in spots for dx, dy, r in ((-7.5, 2, 6.4), (-1.5, -5.5, 7.6))], OAK.tone)
    return (
        path(shadow, WOODLAND.deep)
        + path(trunks, LEATHER.deep)
        + deep
        + lit
        + discs([(x - 4, y - 7, 3) for x, y in spots], OAK.light)
    )


def _firs(places: Iterable[Point]) -> Svg:
    """A row of firs, each standing on a place."""
    spots = list(places)
    shadow = "".join(f"M{x - 11} {y} a11 4 0 1 0 22 0 a11 4 0 1 0 -22 0Z" for x, y in spots)
    trunks = "".join(f"M{x - 2} {y - 4} h4 v6 h-4Z" for x, y in spots)
    left = "".join(f"M{x} {y - 30} l-8 12 h4 l-7 10 h3 l-4 6 h12Z" for x, y in spots)
    right = "".join(f"M{x} {y - 30} l8 12 h-4 l7 10 h-3 l4 6 h-12Z" for x, y in spots)
    return path(shadow, WOODLAND.deep) + path(trunks, LEATHER.deep) + path(left, FIR.tone) + path(right, FIR.deep)


def village() -> Svg:
    """A church and houses around a green."""
    yard = ellipse(48, 60, 42, 30, DUST.tone) + ellipse(48, 70, 20, 10, DUST.light)
    church = _house(52, 46, 1.15) + _tower(33, 50)
    return square(MEADOW, yard, church, _house(75, 58, 0.95), _house(25, 79, 1.12), _house(66, 86, 1.2))


def _house(x: float, y: float, scale: float) -> Svg:
    """A house with its gable to the left and its roof to the right, 36 wide, standing on (x, y)."""
    walls = path("M-17 0 V-12 L-9 -20 L-1 -12 V0Z", PLASTER.light) + rect(-1, -12, 17, 12, PLASTER.deep)
    roof = path("M-9 -23 H10 L19 -11 H1Z", TILE.tone) + path(
        "M-9 -24 L-20 -11 L-17 -9 L-9 -18.5 L-1 -9 L2 -11Z", TILE.deep
    )
    return placed(
        x, y, walls, roof, rect(-11.6, -7, 5.2, 7, LEATHER.deep), rect(6, -8, 4.6, 4.4, LEATHER.tone), scale=scale
    )


def _tower(x: float, y: float) -> Svg:
    """A steeple."""
    walls = rect(-7, -27, 7, 27, PLASTER.light) + rect(0, -27, 7, 27, PLASTER.deep)
    roof = path("M0 -46 L-9 -26 H0Z", TILE.light) + path("M0 -46 L9 -26 H0Z", TILE.deep)
    return placed(x, y, walls, roof, circle(0, -19, 2.8, LEATHER.deep), circle(0, -46, 1.8, GOLD.tone))


def mine_copper() -> Svg:
    """Rough lumps of copper ore."""
    places = ((-15, -6, 9), (2, -7, 10.5), (18, -6, 8.5), (-6, -19, 8.5), (10, -20, 7.5))
    return _mine("".join(_lump(x, y, r) for x, y, r in places))


def _lump(x: float, y: float, r: float) -> Svg:
    """A lump of ore with three faces."""
    body = path("M-10 3 L-6 -7 L3 -10 L10 -1 L7 8 L-5 8Z", COPPER.tone)
    top = path("M-10 3 L-6 -7 L3 -10 L0 -1Z", COPPER.light)
    return placed(x, y, body, top, path("M0 -1 H10 L7 8 H0Z", COPPER.deep), scale=r / 10)


def mine_silver() -> Svg:
    """Bars of silver."""
    return _mine("".join(_bar(x, y) for x, y in ((-13, 2), (13, 2), (0, -12))))


def _bar(x: float, y: float) -> Svg:
    top = path("M-7 -12 H9 L12 -8 H-10Z", SILVER.light)
    return placed(x, y, top, path("M-10 -8 H12 L15 2 H-13Z", SILVER.tone), path("M3 -8 H12 L15 2 H3Z", SILVER.deep))


def mine_gold() -> Svg:
    """Heaps of golden coins."""
    return _mine(_coins(-15, 3) + _coins(15, 4) + _coins(0, 5))


def _coins(x: float, high: int) -> Svg:
    """A pile of coins."""
    pile = ""
    for k in range(high):
        y = 2 - 5 * k
        pile += path(f"M{x - 9} {y - 5} v4 a9 4 0 0 0 18 0 v-4Z", GOLD.deep) + ellipse(x, y - 5, 9, 4, GOLD.tone)
    return pile + ellipse(x - 1, -3 - 5 * (high - 1), 5.4, 2.2, GOLD.light)


def mine_gems() -> Svg:
    """Cut stones of three colours."""
    left = _gem(-17, -4, 0.86, Tones("#8fe6d8", "#2fa79c", "#17726e"))
    right = _gem(17, -4, 0.86, Tones("#c6a2f2", "#8a5ad0", "#57329a"))
    return _mine(left + right + _gem(0, -9, 1.15, Tones("#ff9ab4", "#e0406e", "#9c1c48")))


def _gem(x: float, y: float, scale: float, hue: Tones) -> Svg:
    crown = path("M-12 -4 L-6 -13 H6 L12 -4Z", hue.light)
    body = (
        path("M-12 -4 H0 V12Z", hue.tone)
        + path("M12 -4 H0 V12Z", hue.deep)
        + path("M-4 -4 L0 -13 L4 -4 L0 12Z", hue.tone)
    )
    return placed(x, y, crown, body, path("M-4 -4 L0 -12 L4 -4Z", WHITE, 0.55), scale=scale)


def _mine(ore: Svg) -> Svg:
    """A mine in a rocky hill; what it yields lies before it, around (48, 82)."""
    shadow = ellipse(48, 80, 44, 11, MEADOW.deep)
    hill = path("M5 80 L12 52 L24 44 L32 22 L47 10 L62 18 L68 36 L83 46 L91 80 Q48 92 5 80Z", ROCK.tone)
    light = path("M5 80 L12 52 L24 44 L32 22 L47 10 L43 30 L30 46 L24 66 L18 82Z", ROCK.light)
    dark = path("M62 18 L68 36 L83 46 L91 80 L76 83.5 L72 60 L60 42Z", ROCK.deep)
    shaft = path("M28 84 V52 Q28 34 48 34 Q68 34 68 52 V84 Q48 88 28 84Z", INK)
    frame = line("M28 82 V52 Q28 34 48 34 Q68 34 68 52 V82", WOOD.deep, 6) + line(
        "M27 81 V52 Q27 33 47 33", WOOD.tone, 3
    )
    return square(MEADOW, shadow, hill, light, dark, shaft, frame, placed(48, 84, ore, scale=1.3))


def residence() -> Svg:
    """The king's house, with a crown over its gate."""
    court = ellipse(48, 70, 45, 23, DUST.tone) + ellipse(48, 78, 26, 10, DUST.light)
    wings = rect(8, 42, 22, 36, PLASTER.light) + rect(66, 42, 22, 36, PLASTER.deep)
    hall = rect(28, 32, 20, 46, PLASTER.light) + rect(48, 32, 20, 46, PLASTER.deep)
    lit = path("M5 42 L19 20 V42Z M63 42 L77 20 V42Z M23 32 L48 6 V32Z", WINE.light)
    dark = path("M33 42 L19 20 V42Z M91 42 L77 20 V42Z M73 32 L48 6 V32Z", WINE.deep)
    knobs = discs([(19, 20, 2.6), (77, 20, 2.6), (48, 6, 3)], GOLD.tone)
    windows = path("M15 62 V53 q4 -6 8 0 v9Z M73 62 v-9 q4 -6 8 0 v9Z", LEATHER.deep)
    gate = path("M39 78 V64 Q48 53 57 64 V78Z", LEATHER.deep)
    return square(MEADOW, court, wings, hall, lit, dark, knobs, windows, gate, placed(48, 48, _crown(), scale=0.78))


def _crown() -> Svg:
    points = "M-17 6 L-19 -11 L-9.5 -3 L0 -16 L9.5 -3 L19 -11 L17 6Z"
    return (
        path(points, GOLD.tone) + path("M0 6 V-16 L9.5 -3 L19 -11 L17 6Z", GOLD.deep) + rect(-17, 2, 34, 5, GOLD.light)
    )


LAND: list[Callable[[], Svg]] = [
    field, field_1, field_2, forest, forest_1, forest_2, village, residence,
    mine_copper, mine_silver, mine_gold, mine_gems,
]  # fmt: skip
