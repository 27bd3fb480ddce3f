"""What the court wears. A costume is drawn around the neck at the origin and falls to y = 130."""

from math import cos, pi, sin

from .outline import pair, right_half, solid, whole
from .palette import (
    BLUE,
    CREAM,
    ERMINE,
    GOLD,
    GREEN,
    INK,
    LEAF,
    LEATHER,
    LINEN,
    PURPLE,
    SILK_RED,
    STEEL,
    WHITE,
    WINE,
    Tones,
)
from .props import bell
from .shapes import Svg, circle, discs, ellipse, line, mirrored, number, path, placed

SHOULDERS = "M0 -14 C-20 -14 -30 -8 -40 0 C-72 10 -94 34 -100 130 L0 130"
BROAD = "M0 -14 C-26 -14 -42 -6 -56 2 C-92 12 -112 40 -118 130 L0 130"


def bust(cloth: Tones, half: str = SHOULDERS) -> Svg:
    """Neck and shoulders in one cloth."""
    return solid(half, cloth.tone, cloth.deep, 0.85)


def neck(fur: Tones) -> Svg:
    """The neck under a head, in the shade, to be drawn before the costume."""
    return solid("M0 -50 L-30 -50 C-32 -24 -38 -8 -46 4 L0 24", fur.deep, INK, 0.3)


def chin_shadow(reach: float = 46, depth: float = 18) -> Svg:
    """The shadow a head throws on the chest; its upper edge is that of the shoulders."""
    return path(whole(f"M0 -14 C-20 -14 -30 -8 -40 0 L{-reach} 4 Q{-reach * 0.6} {depth} 0 {depth}"), INK, 0.3)


def baron() -> Svg:
    """A purple robe, an ermine cape and a chain of office."""
    medal = circle(0, 58, 13, GOLD.deep) + circle(-0.8, 57.2, 11.5, GOLD.tone) + circle(-0.5, 57, 7.5, GOLD.light)
    return ermine_robe(PURPLE) + medal + _tiny_cabbage()


def ermine_robe(cloth: Tones) -> Svg:
    """A robe, an ermine cape and a golden chain, open where a medal hangs, at (0, 58)."""
    cape = "M0 -6 C-40 -10 -66 -2 -84 14 C-92 26 -94 38 -92 52 C-70 50 -40 58 0 70"
    tails = mirrored("".join(_ermine_tail(x, y) for x, y in ((-74, 30), (-52, 42), (-56, 16), (-28, 52))))
    places = _chain(50, 20, 46, 9)
    links = discs([(x, y, 4.2) for x, y in places], GOLD.tone) + discs([(x, y, 1.8) for x, y in places], GOLD.deep)
    fur = solid(cape, ERMINE.tone, ERMINE.deep, 0.9) + tails
    return bust(cloth, BROAD) + fur + chin_shadow(58, 30) + links


def _tiny_cabbage() -> Svg:
    return circle(0, 57, 5, LEAF.deep) + line("M0 53 V61 M0 59 L-3 56 M0 59 L3 56", "#c4e68c", 1.3)


def _ermine_tail(x: float, y: float) -> Svg:
    return path(f"M{x} {y - 5} Q{x + 4} {y + 2} {x} {y + 7} Q{x - 4} {y + 2} {x} {y - 5}Z", INK)


def _chain(rx: float, top: float, drop: float, count: int) -> list[tuple[float, float]]:
    """Places on a hanging chain."""
    angles = [pi * (0.06 + 0.88 * k / (count - 1)) for k in range(count)]
    return [(rx * cos(angle), top + drop * sin(angle) * 0.78) for angle in angles]


def minstrel() -> Svg:
    """A striped doublet with a zigzag collar and bells."""
    stripes = mirrored(
        path("M-64 12 L-78 130 H-52 L-44 4Z", GOLD.tone, 0.9), path("M-24 4 L-28 130 H-8 L-8 4Z", GOLD.tone, 0.9)
    )
    half = "M0 -10 C-20 -10 -34 -6 -46 2 L-60 30 L-44 24 L-38 46 L-22 30 L-12 50 L0 34"
    bells = mirrored(circle(-60, 31, 4.5, GOLD.tone), circle(-38, 47, 4.5, GOLD.tone), circle(-12, 51, 4.5, GOLD.tone))
    coat = bust(SILK_RED) + stripes + path(right_half(SHOULDERS), INK, 0.16)
    return coat + solid(half, "#2f8f86", "#1d625e") + bells + chin_shadow(44, 14)


def guard() -> Svg:
    """Plate armour with a gorget and a blue sash."""
    gorget = "M0 -16 C-26 -18 -44 -12 -52 -4 L-58 22 C-40 34 -18 42 0 46"
    rim = line("M-58 22 C-40 34 -18 42 0 46 C18 42 40 34 58 22", GOLD.tone, 3.4)
    plates = pair("M-58 8 C-86 6 -108 24 -112 54 C-96 44 -78 42 -60 48Z", STEEL.light, STEEL.deep, 0.6)
    edges = mirrored(line("M-112 54 C-96 44 -78 42 -60 48", STEEL.deep, 3))
    breast = bust(STEEL, BROAD) + line("M0 46 V130", STEEL.deep, 3)
    sash = path("M-60 40 L-40 34 L70 130 H36Z", BLUE.tone) + path("M0 68.9 L70 130 H36 L0 96.25Z", BLUE.deep)
    rivets = mirrored(discs([(-44, 16, 2.2), (-24, 26, 2.2), (-96, 38, 2.2), (-80, 32, 2.2)], STEEL.deep))
    collar = solid(gorget, STEEL.light, STEEL.tone) + rim
    return breast + sash + plates + edges + collar + rivets + chin_shadow(46, 12)


def mercenary() -> Svg:
    """Dark leather, spiked shoulder plates and a red scarf."""
    coat = Tones("#5a4a52", "#3b3038", "#231b22")
    plates = pair("M-50 16 C-76 8 -104 26 -110 60 C-90 50 -66 50 -48 58Z", STEEL.tone, STEEL.deep, 0.75)
    edges = mirrored(line("M-110 60 C-90 50 -66 50 -48 58", STEEL.deep, 3.4))
    spikes = pair("M-98 32 L-112 14 L-88 24Z M-80 20 L-86 0 L-68 16Z", STEEL.light, STEEL.tone)
    scarf = solid("M0 -10 C-30 -14 -52 -6 -60 8 C-54 26 -28 38 0 40", SILK_RED.tone, SILK_RED.deep)
    folds = line(
        "M-54 10 C-36 20 -18 26 2 28 M-40 -2 C-26 8 -12 14 8 16 M54 8 C40 20 24 26 10 30", SILK_RED.deep, 2.6, 0.8
    )
    tail = path("M10 34 C20 50 22 74 14 98 L28 90 L38 100 C42 74 36 48 26 30Z", SILK_RED.tone)
    strap = path("M-72 36 L-58 30 L54 130 H30Z", LEATHER.tone)
    return bust(coat, BROAD) + strap + spikes + plates + edges + tail + scarf + folds + chin_shadow(42, 12)


def intriguer() -> Svg:
    """A green cloak with a tall collar lined in gold and a brooch."""
    cloak = bust(GREEN) + path("M-30 8 L-20 130 H20 L30 8Z", GREEN.deep)
    shirt = solid("M0 -8 L-30 -6 C-24 20 -12 40 0 52", LINEN.tone, LINEN.deep)
    cut = "M-34 -8 C-56 2 -64 12 -70 22 L-40 36 L-46 46 L-8 74 C-20 48 -30 20 -34 -8Z"
    lapels = pair(cut, GREEN.light, GREEN.deep, 0.55)
    stone = circle(0, 56, 4.6, "#8c1f24") + circle(-1.4, 54.4, 1.4, WHITE, 0.8)
    brooch = circle(0, 56, 9, GOLD.deep) + circle(-0.6, 55.4, 8, GOLD.tone) + stone
    return cloak + shirt + chin_shadow(36, 6) + lapels + brooch


def tall_collar() -> Svg:
    """The two wings of the intriguer's collar, to stand behind the head."""
    wing = path("M-30 20 C-60 16 -92 -10 -104 -74 C-74 -66 -40 -44 -20 -10Z", GREEN.tone)
    inside = path("M-34 12 C-58 4 -82 -18 -94 -62 C-72 -54 -44 -36 -26 -8Z", GREEN.deep)
    edge = line("M-104 -74 C-92 -10 -60 16 -34 20", GOLD.tone, 3)
    return mirrored(wing, inside, edge)


def sleeve(cloth: Tones) -> Svg:
    """A cuff and sleeve below a paw at the origin."""
    arm = path("M-16 20 H16 L26 90 H-24Z", cloth.deep)
    return (
        arm
        + path("M-21 14 Q0 8 21 14 L23 32 Q0 26 -23 32Z", cloth.light)
        + path("M0 11 Q12 11 21 14 L23 32 Q12 29 0 29Z", cloth.tone)
    )


def gardener() -> Svg:
    """A linen smock, blue braces and a checked neckerchief."""
    braces = pair("M-58 8 L-42 2 L-34 130 H-58Z", BLUE.tone, BLUE.deep, 0.6)
    buttons = mirrored(circle(-46, 76, 6, GOLD.tone))
    bib = path("M-48 70 H48 V130 H-48Z", BLUE.tone) + path("M0 70 H48 V130 H0Z", BLUE.deep, 0.6)
    scarf = solid("M0 -10 C-26 -12 -44 -4 -50 6 C-34 24 -14 42 0 56", SILK_RED.tone, SILK_RED.deep)
    places = ((-30, 8), (-16, 22), (-6, 38), (16, 22), (30, 8), (2, 20), (10, 36))
    dots = discs([(x, y, 2.8) for x, y in places], CREAM)
    return bust(LINEN) + bib + braces + buttons + scarf + dots + chin_shadow(40, 8)


def court_lady() -> Svg:
    """A wine-red gown with puffed sleeves under a great pleated ruff."""
    sleeves = pair("M-52 14 C-90 4 -122 40 -112 84 C-100 96 -76 92 -62 80Z", WINE.light, WINE.deep, 0.5)
    folds = mirrored(line("M-60 22 C-80 34 -92 58 -92 84 M-58 40 C-66 54 -70 68 -70 82", WINE.deep, 2.6, 0.7))
    panel = path("M-22 20 L-14 130 H14 L22 20Z", LINEN.tone) + path("M0 20 H22 L14 130 H0Z", LINEN.deep, 0.8)
    lace = line("M-18 66 L18 78 M18 66 L-18 78 M-17 86 L17 98 M17 86 L-17 98", GOLD.deep, 2)
    return bust(WINE) + panel + lace + sleeves + folds


def ruff(rx: float = 88, ry: float = 40, count: int = 14) -> Svg:
    """The near side of a pleated collar lying around the neck at the origin."""
    angles = [pi * (k + 0.5) / count for k in range(count)]
    edge = [(rx * cos(angle), ry * sin(angle)) for angle in angles]
    inner = 0.58
    folds = "".join(f"M{number(x * inner)} {number(y * inner - 4)}L{number(x)} {number(y)}" for x, y in edge)
    band = f"M{-rx} 0A{rx} {ry} 0 0 0 {rx} 0L{rx * inner} -4A{rx * inner} {ry * inner} 0 0 1 {-rx * inner} -4Z"
    loops = discs([(x, y, 10.5) for x, y in edge if x < 0], LINEN.light) + discs(
        [(x, y, 10.5) for x, y in edge if x > 0], LINEN.tone
    )
    holes = discs([(x * 1.03, y * 1.05, 5.2) for x, y in edge], LINEN.deep)
    return path(band, LINEN.light) + loops + holes + line(folds, LINEN.deep, 2.4)


def ruff_back(rx: float = 84, ry: float = 22, count: int = 11) -> Svg:
    """The far side of the ruff, to stand behind the head."""
    angles = [pi * (k + 0.5) / count for k in range(count)]
    loops = discs([(rx * cos(a), -ry * sin(a), 10.5) for a in angles], LINEN.tone)
    return loops + ellipse(0, 0, rx, ry, LINEN.deep) + ellipse(0, 2, rx * 0.7, ry * 0.7, "#b39c80")


def pearls(rx: float, top: float, drop: float, count: int) -> Svg:
    """A hanging string of pearls."""
    places = _chain(rx, top, drop, count)
    balls = discs([(x, y, 3.8) for x, y in places], "#fdf6ee") + discs(
        [(x + 0.8, y + 0.9, 2.4) for x, y in places], "#dccbc6"
    )
    return balls + discs([(x - 1, y - 1, 1.2) for x, y in places], WHITE)


def milkmaid() -> Svg:
    """A blue bodice over a white blouse, laced, with a golden bell on a ribbon."""
    blouse = solid("M0 -10 C-26 -12 -46 -4 -60 8 C-60 40 -50 60 -40 76 L0 84", LINEN.light, LINEN.deep, 0.7)
    bodice = solid("M0 66 C-20 60 -34 48 -42 22 C-60 30 -76 70 -80 130 L0 130", BLUE.tone, BLUE.deep)
    puff = "M-56 6 C-92 2 -114 36 -108 74 C-98 90 -78 88 -70 80 C-72 50 -66 28 -56 6Z"
    puffs = pair(puff, LINEN.light, LINEN.deep, 0.7)
    band = solid("M0 9.5 C-16 9.5 -32 5 -44 -4 L-46 8 C-32 18 -16 21.5 0 21.5", SILK_RED.tone, SILK_RED.deep)
    return bust(LINEN) + blouse + puffs + bodice + chin_shadow(44, 14) + band + placed(0, 18, bell())
