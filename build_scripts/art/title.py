"""The title scene, 1280 by 720: the castle on its hill at the right, a calm evening sky at the left."""

from . import plants, scenery
from .animals import fox, lion, rabbit
from .palette import BLUE, GOLD, GREEN, INK, PURPLE, SILK_RED, Tones
from .parts import crown
from .shapes import Svg, circle, discs, line, linear, paint, path, picture, placed, radial, rect

WIDTH, HEIGHT = 1280, 720
STONE = Tones("#f2d8b8", "#d9b494", "#a87c74")
ROOF = Tones("#d8604c", "#b03c40", "#7c2438")
LIGHT = "#ffe9a0"
DUSK = Tones("#8fb868", "#5a9250", "#386a44")


def title() -> Svg:
    """The whole scene."""
    return picture(WIDTH, HEIGHT, _sky(), _far_land(), _hill(), castle(), _court(), _near_land())


def _sky() -> Svg:
    sky = linear("sky", (0, 0), (0, 560), (0, "#27406e", 1), (0.55, "#b0708c", 1), (1, "#ffc98a", 1))
    sun = radial("sun", (930, 330), 430, (0, "#fff3c0", 0.95), (0.45, "#ffd08a", 0.5), (1, "#ffb878", 0))
    disc = circle(930, 330, 430, paint("sun")) + scenery.rays(930, 330, 1500, "#fff0c0", 24, 0.07)
    clouds = "".join(
        scenery.cloud(x, y, s, o)
        for x, y, s, o in ((1160, 120, 2, 0.35), (640, 190, 1.6, 0.22), (250, 110, 1.5, 0.1), (1090, 230, 1.2, 0.3))
    )
    birds = line(
        "M560 150 q8 -8 14 0 q6 -8 14 0 M610 128 q7 -7 12 0 q5 -7 12 0 M586 186 q6 -6 10 0 q4 -6 10 0",
        "#3a2a4a",
        2.4,
        0.7,
    )
    return sky + sun + rect(0, 0, WIDTH, HEIGHT, paint("sky")) + disc + clouds + birds


def _far_land() -> Svg:
    peaks = path("M0 470 L110 400 L200 450 L330 370 L450 450 L560 410 L700 470 L1280 430 V720 H0Z", "#8a6a94")
    hills = path("M0 500 C160 440 300 470 460 490 C620 510 760 470 1280 470 V720 H0Z", "#6a5a8c")
    wood = "".join(
        scenery.pine(x, y, s, "#54487c")
        for x, y, s in (
            (60, 486, 1),
            (100, 480, 1.3),
            (146, 478, 0.9),
            (520, 504, 0.9),
            (556, 506, 1.2),
            (592, 506, 0.8),
        )
    )
    return peaks + hills + wood


def _hill() -> Svg:
    """The castle hill with its winding road."""
    hill = path(
        "M520 720 C590 580 660 520 740 508 C860 496 1030 498 1130 510 C1210 522 1260 570 1280 590 V720Z", "#5c8a54"
    )
    shade = path(
        "M960 500 C1020 500 1084 504 1130 510 C1210 522 1260 570 1280 590 V720 H1010 C1040 640 1020 560 960 500Z",
        "#3f6c48",
    )
    road = path(
        "M918 506 C930 540 1000 560 960 592 C920 622 800 640 760 720 H860 "
        "C880 660 1000 640 1020 594 C1036 556 960 540 946 506Z",
        "#f0cf98",
    )
    return hill + shade + road


def tower(x: float, y: float, w: float, h: float, peak: float) -> Svg:
    """A round tower standing on (x, y) with a pointed roof, `peak` high, and a lit window."""
    a, b, over = x - w / 2, x + w / 2, w * 0.14
    wall = (
        path(f"M{a} {y} V{y - h} H{b} V{y}Z", STONE.tone)
        + path(f"M{x + w * 0.1} {y} V{y - h} H{b} V{y}Z", STONE.deep)
        + path(f"M{a} {y} V{y - h} H{a + w * 0.2} V{y}Z", STONE.light)
    )
    collar = rect(a - over / 2, y - h - 4, w + over, 10, STONE.light, 3) + rect(
        x + w * 0.1, y - h - 4, w * 0.4 + over / 2, 10, STONE.tone, 3
    )
    roof = (
        path(f"M{a - over} {y - h} L{x} {y - h - peak} L{b + over} {y - h}Z", ROOF.tone)
        + path(f"M{x} {y - h - peak} L{b + over} {y - h} H{x + w * 0.1}Z", ROOF.deep)
        + path(f"M{x} {y - h - peak} L{a - over} {y - h} H{a + w * 0.14}Z", ROOF.light)
    )
    return wall + collar + roof + window(x - w * 0.12, y - h * 0.66, w * 0.2)


def window(x: float, y: float, w: float) -> Svg:
    """A lit window with a round arch."""
    return path(f"M{x - w / 2} {y + w} V{y} Q{x} {y - w} {x + w / 2} {y} V{y + w}Z", LIGHT)


def wall(x: float, y: float, w: float, h: float) -> Svg:
    """A wall with battlements standing on (x, y), its left foot."""
    teeth = max(2, round(w / 28))
    step = w / (teeth * 2 - 1)
    d = f"M{x} {y} V{y - h}"
    for k in range(teeth):
        left = x + 2 * k * step
        d += f"H{left:.1f} V{y - h - 12} H{left + step:.1f} V{y - h}"
    return path(d + f"H{x + w} V{y}Z", STONE.tone) + rect(x, y - h, w, 5, STONE.deep, opacity=0.5)


def flag(x: float, y: float, cloth: Tones, scale: float = 1) -> Svg:
    """A pennant flying to the left from a pole whose top lies at (x, y)."""
    cloth_ = path("M0 0 C-14 -6 -24 6 -44 0 L-34 10 L-44 20 C-24 26 -14 14 0 20Z", cloth.tone) + path(
        "M0 11 C-14 5 -20 14 -37 12 L-44 20 C-24 26 -14 14 0 20Z", cloth.deep, 0.6
    )
    return placed(x, y, line("M0 -4 V56", INK, 3), cloth_, circle(0, -6, 4, GOLD.tone), scale=scale)


def castle() -> Svg:
    """The castle, 400 wide and 420 high."""
    flags = (
        flag(930, 66, PURPLE)
        + flag(830, 196, BLUE, 0.8)
        + flag(1040, 166, GREEN, 0.8)
        + flag(756, 300, SILK_RED, 0.7)
        + flag(1110, 286, SILK_RED, 0.7)
    )
    back = tower(830, 512, 56, 200, 86) + tower(1040, 512, 60, 226, 90)
    keep = tower(930, 512, 96, 290, 124)
    walls = wall(756, 520, 360, 100)
    front = tower(756, 528, 62, 136, 74) + tower(1110, 532, 66, 148, 78)
    return flags + back + keep + walls + _gate() + front + _banners() + _bushes()


def _gate() -> Svg:
    house = path(
        "M880 520 V400 H886 V390 H900 V400 H914 V390 H928 V400 H942 V390 H956 V400 H970 V390 H980 V520Z", STONE.light
    ) + path("M940 520 V400 H942 V390 H956 V400 H970 V390 H980 V520Z", STONE.tone)
    door = path("M902 520 V468 C902 432 958 432 958 468 V520Z", "#4c2f2c") + path(
        "M908 520 V470 C908 440 952 440 952 470 V520Z", "#6b4230"
    )
    return (
        house
        + door
        + line("M919 520 V450 M930 520 V446 M941 520 V450 M908 480 H952 M908 500 H952", "#3a221c", 2.4, 0.8)
    )


def _banners() -> Svg:
    """Two long banners on the wall."""
    cloth = (
        path("M-16 0 H16 V66 L0 54 L-16 66Z", PURPLE.tone)
        + path("M0 0 H16 V66 L0 54Z", PURPLE.deep)
        + circle(0, 24, 9, GOLD.tone)
        + circle(0, 24, 4, PURPLE.deep)
    )
    return placed(836, 432, cloth) + placed(1030, 432, cloth)


def _court() -> Svg:
    """The menagerie, peeping over the near hill."""
    king = placed(1146, 574, lion.head(), placed(0, -66, crown(), scale=1.3), scale=0.72)
    left = placed(1026, 610, fox.head(), scale=0.56, turn=-6)
    right = placed(1236, 606, rabbit.ears(), rabbit.head(leaf=False), scale=0.62, turn=6)
    return right + left + king


def _bushes() -> Svg:
    """Bushes at the feet of the towers, so that they stand in the grass."""
    left = discs([(722, 530, 13), (738, 524, 16), (760, 528, 15), (780, 530, 13), (798, 526, 10)], "#4f8450")
    right = discs([(1074, 528, 11), (1090, 530, 15), (1112, 526, 17), (1136, 530, 15), (1154, 532, 11)], "#3a6844")
    return left + right


def _near_land() -> Svg:
    ground = path("M0 610 C180 560 380 590 560 630 C760 672 1000 650 1280 620 V720 H0Z", "#3f6a4c") + path(
        "M0 664 C240 626 520 650 760 680 C960 704 1140 690 1280 672 V720 H0Z", "#2c5040"
    )
    trees = scenery.tree(640, 642, 1.1, "#4f8a54", "#38693f", "#4c2f22")
    beds = "".join(
        placed(x, y, plants.small_cabbage(DUSK), scale=s)
        for x, y, s in (
            (690, 668, 0.5),
            (750, 676, 0.55),
            (812, 682, 0.6),
            (660, 698, 0.75),
            (736, 708, 0.8),
            (816, 714, 0.85),
        )
    )
    return ground + trees + beds
