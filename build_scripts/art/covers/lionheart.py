"""Lionheart: the king comes home and plants his sword among the fields, each behind its fence."""

from .. import costumes as wear
from .. import hats, heraldry, robes, scenery
from ..animals import lion
from ..icons import paw_print
from ..outline import pair, solid
from ..palette import BLUE, GOLD, GREEN, LEATHER, LION, PURPLE, SILK_RED, STEEL, WOOD, Tones
from ..parts import crown, paw
from ..shapes import Point, Svg, circle, line, linear, mirrored, number, paint, path, picture, placed, radial, rect

WIDTH, HEIGHT = 360, 480
VANISH = 270
COLUMNS = (-330, -190, -60, 62, 152, 262, 390, 520, 660)  # where the borders of the fields leave the picture
ROWS = (350, 366, 396, 440, 500)
CROPS = ("#9cc455", "#e8c45c", "#6fa04a", "#c9d870", "#b98a48", "#7fb454", "#f0d67c")


def cover() -> Svg:
    """The box."""
    return picture(WIDTH, HEIGHT, _dawn(), _knights(), _king(), _fields(), _sword())


def _dawn() -> Svg:
    sky = linear("sky", (0, 0), (0, 360), (0, "#8c2440", 1), (0.5, "#e8693c", 1), (1, "#ffd98a", 1))
    sun = radial("sun", (180, 190), 210, (0, "#fff3c0", 1), (0.5, "#ffd27a", 0.6), (1, "#ffb04a", 0))
    beams = scenery.rays(180, 190, 430, "#ffe9a0", 22, 0.2)
    return sky + sun + rect(0, 0, WIDTH, HEIGHT, paint("sky")) + beams + circle(180, 190, 210, paint("sun"))


def _knights() -> Svg:
    left = placed(18, 356, heraldry.lance(BLUE, 250)) + placed(58, 338, robes.tabard(BLUE), scale=0.68)
    bull = placed(58, 282, hats.bull_horns(), hats.plume(BLUE), hats.great_helm(), scale=0.66, turn=-4)
    right = placed(342, 356, heraldry.lance(GREEN, 250), flip=True) + placed(302, 338, robes.tabard(GREEN), scale=0.68)
    other = placed(302, 282, hats.plume(GREEN), hats.great_helm(), scale=0.66, flip=True)
    return left + bull + right + other


def _king() -> Svg:
    body = placed(180, 284, _cape(), wear.neck(LION), _coat(), scale=1.12)
    return body + _arms() + placed(180, 178, lion.head(), placed(0, -68, crown(), scale=1.36), scale=1.04)


def _cape() -> Svg:
    """A cape over both shoulders."""
    return solid("M0 -20 C-40 -20 -70 -10 -92 4 C-122 20 -134 60 -138 130 L0 130", SILK_RED.deep, "#5c101c", 0.8)


def _coat() -> Svg:
    """A red coat of arms over plate, with a golden paw on each side of the sword."""
    coat = solid("M0 -14 C-26 -14 -48 -8 -64 2 C-74 40 -78 80 -78 130 L0 130", SILK_RED.tone, SILK_RED.deep, 0.7)
    trim = mirrored(line("M-64 2 C-74 40 -78 80 -78 130", GOLD.tone, 4))
    plates = pair("M-60 4 C-90 4 -114 24 -118 58 C-100 46 -82 42 -66 46Z", STEEL.light, STEEL.deep, 0.6)
    edges = mirrored(line("M-118 58 C-100 46 -82 42 -66 46", STEEL.deep, 3))
    signs = mirrored(placed(-46, 18, paw_print(GOLD.tone, GOLD.tone), scale=0.38, turn=-10))
    return wear.bust(STEEL, wear.BROAD) + coat + trim + wear.chin_shadow(58, 26) + signs + plates + edges


def _arms() -> Svg:
    """Both arms in plate, from the elbows to the hilt."""
    plate = "M-108 44 C-98 14 -62 -18 -24 -32 L-14 -4 C-36 2 -56 16 -64 44Z"
    band = "M-92 14 C-80 14 -70 20 -62 34 M-66 -8 C-56 -6 -48 0 -44 10"
    left = path(plate, STEEL.light) + line(band, STEEL.deep, 2.4) + line("M-26 -31 L-17 -4", GOLD.tone, 4)
    right = placed(
        0, 0, path(plate, STEEL.tone), line(band, STEEL.deep, 2.4), line("M-26 -31 L-17 -4", GOLD.deep, 4), flip=True
    )
    return placed(180, 334, right, left)


def _sword() -> Svg:
    """The sword he leans on, its point in the ground."""
    blade = solid("M0 6 L-10 6 L-8 112 L0 126", STEEL.light, STEEL.tone) + line("M0 12 V104", STEEL.deep, 2.4, 0.7)
    bar = solid("M0 -5 L-36 -9 C-45 -9 -45 5 -36 5 L0 9", GOLD.tone, GOLD.deep)
    grip = rect(-6, -46, 12, 44, LEATHER.deep, 3)
    pommel = circle(0, -52, 12, GOLD.deep) + circle(-0.8, -52.8, 10.6, GOLD.tone) + circle(0, -52, 6, SILK_RED.tone)
    hands = placed(-14, -20, paw(LION), turn=58) + placed(14, -26, paw(LION), turn=-58)
    clod = path("M152 464 C160 448 200 448 208 464Z", "#6b4a24") + path(
        "M180 452 C194 450 204 456 208 464 H180Z", "#4c3218"
    )
    return placed(180, 334, blade, bar, grip, pommel, hands) + clod


def _fields() -> Svg:
    """Fields in perspective, and what stands on them, the far things first."""
    rows = range(len(ROWS) - 1)
    patches = "".join(_patch(i, j) for j in rows for i in range(len(COLUMNS) - 1))
    return patches + _far() + _near()


def _patch(i: int, j: int) -> Svg:
    a, b, c, d = _at(i, j), _at(i + 1, j), _at(i + 1, j + 1), _at(i, j + 1)
    quad = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in (a, b, c, d)) + "Z"
    crop = path(quad, CROPS[(i * 3 + j * 5) % len(CROPS)])
    return crop + (_furrows(a, b, c, d) if (i + 2 * j) % 3 == 0 else "")


def _furrows(a: Point, b: Point, c: Point, d: Point) -> Svg:
    """Furrows from the far to the near edge of a field."""
    lines = ""
    for k in range(1, 6):
        far, near = _between(a, b, k / 6), _between(d, c, k / 6)
        lines += f"M{number(far[0])} {number(far[1])}L{number(near[0])} {number(near[1])}"
    return line(lines, "#6b5a1e", 1.4, 0.35)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _at(i: int, j: int) -> Point:
    """Where the border between two columns crosses that between two rows: the land is a little round."""
    y = ROWS[j]
    x = 180 + (COLUMNS[i] - 180) * (y - VANISH) / (480 - VANISH)
    return x, y + 9 * ((x - 180) / 180) ** 2


def _fence(a: Point, b: Point, posts: int) -> Svg:
    """A wooden fence along a border, higher where it is near."""
    ends = [_between(a, b, k / posts) for k in range(posts + 1)]
    tops = [(x, y - 3 - (y - 346) * 0.13) for x, y in ends]
    n = number
    uprights = "".join(f"M{n(x)} {n(y)}L{n(u)} {n(v)}" for (x, y), (u, v) in zip(ends, tops, strict=True))
    rails = ""
    for share in (0.35, 0.75):
        rail = [_between(low, high, share) for low, high in zip(ends, tops, strict=True)]
        rails += "M" + "L".join(f"{n(x)} {n(y)}" for x, y in rail)
    wide = 1 + (a[1] + b[1] - 692) * 0.008
    return line(rails, WOOD.tone, wide) + line(uprights, WOOD.deep, wide * 1.5)


def _far() -> Svg:
    wood = "".join(
        scenery.pine(x, y, s, "#2f6b48")
        for x, y, s in ((96, 366, 0.3), (106, 369, 0.36), (116, 367, 0.3), (250, 368, 0.34), (262, 366, 0.3))
    )
    keeps = _castle(52, 374, 0.36, PURPLE) + _castle(312, 376, 0.36, GREEN)
    fences = _fence(_at(2, 1), _at(6, 1), 22) + _fence(_at(3, 1), _at(3, 2), 3) + _fence(_at(6, 1), _at(6, 2), 3)
    return wood + keeps + fences


def _near() -> Svg:
    across = _fence(_at(1, 2), _at(3, 2), 9) + _fence(_at(5, 2), _at(7, 2), 9)
    down = _fence(_at(3, 2), _at(3, 3), 3) + _fence(_at(5, 2), _at(5, 3), 3)
    keeps = _castle(58, 438, 0.62, SILK_RED) + _castle(304, 440, 0.62, BLUE)
    front = _fence(_at(2, 3), _at(6, 3), 13) + _fence(_at(3, 3), _at(3, 4), 3) + _fence(_at(5, 3), _at(5, 4), 3)
    trees = "".join(
        scenery.tree(x, y, s, "#5c9a48", "#3f7438", "#5a3a20")
        for x, y, s in ((112, 434, 0.5), (130, 438, 0.42), (246, 436, 0.48))
    )
    return across + down + keeps + trees + front + _village()


def _castle(x: float, y: float, scale: float, roof: Tones) -> Svg:
    return scenery.castle(x, y, scale, "#f2dcb8", "#c9a482", roof.tone, "#ffe9a0")


def _village() -> Svg:
    house = (
        rect(-12, -14, 24, 16, "#f6ead0")
        + rect(0, -14, 12, 16, "#d5c2a2")
        + path("M-16 -13 L0 -28 L16 -13Z", "#b05a34")
        + rect(-4, -6, 7, 8, LEATHER.deep)
    )
    return placed(26, 474, house) + placed(60, 478, house, scale=0.9) + placed(330, 476, house, scale=1.05)
