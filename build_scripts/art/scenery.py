"""What lies behind the characters: skies, halos, hills, trees, castles, walls, fields."""

from math import cos, pi, sin

from .outline import solid
from .palette import BLACK, INK, WHITE, Sky
from .shapes import (
    Svg,
    circle,
    discs,
    ellipse,
    group,
    line,
    linear,
    mirrored,
    number,
    paint,
    path,
    placed,
    radial,
    rect,
)


def backdrop(sky: Sky, width: int = 240, height: int = 360, halo_y: float = 150) -> Svg:
    """Sky gradient and a halo behind the head."""
    x = width / 2
    defs = linear("sky", (0, 0), (0, height * 0.78), (0, sky.top, 1), (1, sky.low, 1)) + radial(
        "halo", (x, halo_y), height * 0.37, (0, sky.halo, 0.95), (0.55, sky.halo, 0.4), (1, sky.halo, 0)
    )
    return defs + rect(0, 0, width, height, paint("sky")) + circle(x, halo_y, height * 0.37, paint("halo"))


def hills(sky: Sky) -> Svg:
    """A far and a near row of hills over the foot of a card."""
    far = path("M0 252 C30 220 62 226 88 240 C120 256 150 216 186 224 C212 230 226 238 240 232 V360 H0Z", sky.far)
    near = path("M0 286 C46 260 84 268 124 280 C164 292 200 268 240 274 V360 H0Z", sky.near)
    return far + near


def rays(x: float, y: float, reach: float, colour: str, count: int = 16, opacity: float = 0.22) -> Svg:
    """Beams of light around a point."""
    d = ""
    for beam in range(count):
        middle, wide = 2 * pi * beam / count, pi / count / 2
        for angle in (middle - wide, middle + wide):
            start = f"M{number(x)} {number(y)}L" if angle < middle else "L"
            d += f"{start}{x + reach * cos(angle):.0f} {y + reach * sin(angle):.0f}"
        d += "Z"
    return path(d, colour, opacity)


def pine(x: float, y: float, scale: float, colour: str, opacity: float = 1) -> Svg:
    """A pine in three tiers, standing on (x, y)."""
    tiers = "M0 -58 L-11 -34 H-6 L-16 -16 H-9 L-20 4 H20 L9 -16 H16 L6 -34 H11Z"
    return placed(x, y, path(tiers, colour, opacity), rect(-2.5, 3, 5, 7, colour, opacity=opacity), scale=scale)


def tree(x: float, y: float, scale: float, crown: str, shade: str, trunk: str) -> Svg:
    """A round tree standing on (x, y)."""
    half = "M0 -68 C-20 -72 -30 -56 -26 -46 C-36 -36 -30 -18 -16 -18 C-10 -12 -4 -13 0 -15"
    return placed(x, y, path("M-4 0 L-2.5 -30 H2.5 L4 0Z", trunk), solid(half, crown, shade), scale=scale)


def cloud(x: float, y: float, scale: float, opacity: float = 0.8) -> Svg:
    """A flat-bottomed summer cloud."""
    d = "M-34 0 C-44 0 -44 -14 -32 -14 C-30 -28 -10 -30 -4 -18 C4 -26 20 -22 20 -12 C34 -14 38 0 28 0Z"
    return placed(x, y, path(d, WHITE, opacity), scale=scale)


def stars(places: tuple[tuple[float, float, float], ...], colour: str = "#fff6d6") -> Svg:
    """Four-pointed stars at (x, y, radius)."""
    d = ""
    for x, y, r in places:
        n = number
        k = r * 0.22
        d += f"M{n(x)} {n(y - r)}L{n(x + k)} {n(y - k)} {n(x + r)} {n(y)} {n(x + k)} {n(y + k)} {n(x)} {n(y + r)}"
        d += f" {n(x - k)} {n(y + k)} {n(x - r)} {n(y)} {n(x - k)} {n(y - k)}Z"
    return path(d, colour, 0.9)


def moon(x: float, y: float, r: float, tone: str = "#f3f1dc", spot: str = "#d5d6d4") -> Svg:
    """A full moon with its seas."""
    seas = circle(-0.3, -0.25, 0.2, spot) + circle(0.32, 0.3, 0.26, spot) + ellipse(0.36, -0.42, 0.16, 0.12, spot)
    return circle(x, y, r * 1.22, tone, 0.16) + placed(x, y, circle(0, 0, 1, tone), seas, scale=r)


def castle(x: float, y: float, scale: float, wall: str, shade: str, roof: str, light: str) -> Svg:
    """A small castle of three towers with pointed roofs, standing on (x, y), 100 wide and 120 high."""
    keep = path("M-20 0 V-74 H20 V0Z", wall) + path("M0 -74 H20 V0 H0Z", shade)
    sides = path("M-46 0 V-48 H-20 V0Z M20 0 V-40 H46 V0Z", wall) + path(
        "M-33 -48 H-20 V0 H-33Z M20 -40 H46 V0 H20Z", shade
    )
    roofs = path("M-25 -74 L0 -112 L25 -74Z M-50 -48 L-33 -78 L-16 -48Z M16 -40 L33 -70 L50 -40Z", roof)
    dark = path("M0 -112 L25 -74 H0Z M-33 -78 L-16 -48 H-33Z M33 -70 L50 -40 H33Z", INK, 0.22)
    flag = line("M0 -112 V-126", INK, 1.6) + path("M0 -126 L16 -121 L0 -116Z", roof)
    windows = path(
        "M-4 -56 V-62 Q0 -68 4 -62 V-56Z M-36 -30 V-36 Q-33 -40 -30 -36 V-30Z M30 -24 V-30 Q33 -34 36 -30 V-24Z", light
    )
    gate = path("M-8 0 V-16 Q0 -28 8 -16 V0Z", INK, 0.55)
    return placed(x, y, sides, keep, roofs, dark, flag, windows, gate, scale=scale)


def battlement(y: float, stone: str, joint: str, width: int = 240) -> Svg:
    """A wall with merlons whose walk lies at y, down to the foot of the card."""
    d = f"M0 360 V{y}"
    step = width // 6
    for x in range(0, width, step):
        d += f"H{x + step * 0.18:.0f} V{y - 22} H{x + step * 0.82:.0f} V{y} "
    rows = "".join(f"M0 {y + 18 * k + 8} H{width}" for k in range(3))
    stones = "".join(f"M{x} {y + 8} v18 M{x + 20} {y + 26} v18" for x in range(10, width, 40))
    return path(d + f"H{width} V360Z", stone) + line(rows + stones, joint, 1.6, 0.5)


def banner(x: float, y: float, cloth: str, shade: str, sign: Svg = "") -> Svg:
    """A hanging banner, 44 wide and 96 long, with a sign on it."""
    half = "M0 0 L-22 0 L-22 88 L0 76"
    return placed(x, y, rect(-26, -5, 52, 6, "#7a4822", 3), solid(half, cloth, shade, 0.6), sign)


def ground_shadow(x: float, y: float, rx: float, ry: float, opacity: float = 0.28) -> Svg:
    """The soft shadow under a thing."""
    name = f"g{number(x)}"
    ball = radial(name, (0, 0), 1, (0, BLACK, opacity), (0.6, BLACK, opacity * 0.7), (1, BLACK, 0))
    flat = f"translate({number(x)} {number(y)}) scale({number(rx)} {number(ry)})"
    return ball + group(flat, circle(0, 0, 1, paint(name)))


def flowers(places: tuple[tuple[float, float], ...], petal: str, heart: str, size: float = 3) -> Svg:
    """Small dots of flowers in the grass."""
    return "".join(circle(x, y, size, petal) + circle(x, y, size * 0.4, heart) for x, y in places)


def poppy() -> Svg:
    """A poppy on its stem; the flower lies at the origin, 22 wide."""
    petals = ellipse(-5, 0, 6.5, 7, "#b82a2a") + ellipse(5, 0, 6.5, 7, "#b82a2a") + ellipse(0, -2, 7.5, 7, "#e04a3c")
    return line("M0 4 Q-3 16 2 34", "#4f7a2c", 2.2) + petals + circle(0, -1, 2.6, INK)


def butterfly(x: float, y: float, scale: float, turn: float = 0) -> Svg:
    """A cabbage white, 40 wide."""
    wings = path("M0 0 C-6 -18 -22 -20 -21 -8 C-20 2 -8 4 0 0 C-12 2 -16 12 -9 15 C-3 16 0 8 0 0Z", WHITE)
    spots = discs([(-13, -8, 2.2), (-8, 9, 1.6)], INK, 0.6)
    return placed(
        x, y, mirrored(wings, spots), line("M0 -5 V9 M0 -5 L-4 -12 M0 -5 L4 -12", INK, 1.8), scale=scale, turn=turn
    )


def daisy(x: float, y: float, r: float, petal: str = WHITE, heart: str = "#f2b632") -> Svg:
    """A flower of eight petals."""
    ring = "".join(placed(0, 0, ellipse(0, -0.64, 0.26, 0.4, petal), turn=45 * k) for k in range(8))
    return placed(x, y, ring, circle(0, 0, 0.34, heart), circle(-0.08, -0.1, 0.12, WHITE, 0.5), scale=r)


def side_curtains(tone: str, deep: str) -> Svg:
    """Two drawn curtains at the edges of a room, drawn around x = 0."""
    fall = "M-120 -10 H-70 C-78 60 -92 130 -112 170 L-120 176Z"
    folds = "M-108 -10 C-108 60 -110 120 -118 160 M-90 -10 C-92 60 -100 120 -114 164"
    return placed(120, 0, mirrored(path(fall, tone) + line(folds, deep, 5, 0.5)))
