"""Parts that many characters share: eyes, brows, noses, whiskers, crowns, paws.

Faces are drawn around the origin: the axis of symmetry is x = 0, the eyes lie near y = 0.
"""

from dataclasses import dataclass
from math import sqrt

from .outline import solid
from .palette import GOLD, INK, SILK_RED, WHITE, Tones
from .shapes import Point, Svg, circle, ellipse, line, mirrored, number, path, placed

LOOK_AHEAD: Point = (0, 0.5)


@dataclass(frozen=True)
class Eye:
    """How an eye looks: `droop` is the share the lid covers, a positive `slant` is stern, a negative one mild."""

    iris: str
    lid: str
    size: float = 9
    droop: float = 0.3
    slant: float = 0
    look: Point = LOOK_AHEAD
    slit: bool = False
    white: str = "#fffaf0"
    rim: str = ""  # a ring around the eye, for white faces


def eyes(x: float, y: float, style: Eye) -> Svg:
    """A pair of eyes looking the same way."""
    return eye(-x, y, style, -1) + eye(x, y, style, 1)


def eye(x: float, y: float, style: Eye, side: int) -> Svg:
    """One eye; `side` is -1 for the left one of the picture and 1 for the right one."""
    r = style.size
    dx, dy = style.look
    pupil = ellipse(dx, dy, r * 0.17, r * 0.52, INK) if style.slit else circle(dx, dy, r * 0.38, INK)
    rim = ellipse(0.4, 0.6, r + 2, r * 1.08 + 2, style.rim) if style.rim else ""
    ball = (
        rim
        + ellipse(0, 0, r, r * 1.08, style.white)
        + circle(dx, dy, r * 0.7, style.iris)
        + pupil
        + circle(dx - r * 0.24, dy - r * 0.26, r * 0.2, WHITE)
        + circle(dx + r * 0.26, dy + r * 0.3, r * 0.1, WHITE, 0.8)
    )
    return placed(x, y, ball, _lid(style, side))


def _lid(style: Eye, side: int) -> Svg:
    """The upper lid: it overlaps the ball on all sides, so no white shows at its edge."""
    over = 3 if style.rim else 0.8
    rx, ry = style.size + over, style.size * 1.08 + over
    level = ry * (2 * style.droop - 1)
    left, right = level - style.slant * side * -1, level + style.slant * side * -1
    xl, xr = -_reach(left, rx, ry), _reach(right, rx, ry)
    bow = min(level, 0) - style.size * 0.22
    big = 1 if left + right > 0 else 0
    edge = f"Q0 {number(bow)} {number(xl)} {number(left)}"
    arc = f"M{number(xl)} {number(left)}A{number(rx)} {number(ry)} 0 {big} 1 {number(xr)} {number(right)}"
    rim = f"M{number(xr)} {number(right)}{edge}"
    return path(arc + edge + "Z", style.lid) + line(rim, INK, style.size * 0.2)


def _reach(height: float, rx: float, ry: float) -> float:
    """Half the width of an oval at a height above or below its centre."""
    return rx * sqrt(max(0.0, 1 - (height / ry) ** 2))


def lashes(x: float, y: float, size: float, droop: float) -> Svg:
    """Three lashes at the outer ends of a pair of eyes."""
    top = y - size * 1.08 + 2 * size * 1.08 * droop
    strokes = ""
    for start, out, up in ((0.98, 0.62, 0.25), (0.82, 0.6, 0.62), (0.58, 0.42, 0.85)):
        sx, sy = -x - size * start, top - size * (1 - start) * 0.5
        bend = f"Q{number(sx - size * out * 0.7)} {number(sy - size * up * 0.2)}"
        strokes += f"M{number(sx)} {number(sy)}{bend} {number(sx - size * out)} {number(sy - size * up)}"
    return mirrored(line(strokes, INK, size * 0.17))


def brows(x: float, y: float, colour: str, width: float = 4, arch: float = 9, tilt: float = 0) -> Svg:
    """A pair of brows; a positive tilt sinks the inner ends (stern), a negative one lifts them (mild)."""
    return mirrored(brow(-x, y, colour, width, arch, tilt))


def brow(x: float, y: float, colour: str, width: float = 4, arch: float = 9, tilt: float = 0) -> Svg:
    """The left brow: thick in the middle and pointed at both ends."""
    outer, inner = (x - 15, y - tilt), (x + 15, y + tilt)
    over = f"Q{number(x)} {number(y - arch - width / 2)} {number(inner[0])} {number(inner[1])}"
    under = f"Q{number(x)} {number(y - arch + width)} {number(outer[0])} {number(outer[1])}"
    return path(f"M{number(outer[0])} {number(outer[1])}{over}{under}Z", colour)


def nose(y: float, width: float, height: float, colour: str = INK) -> Svg:
    """A soft triangular nose with a glint."""
    w, h = width / 2, height
    half = f"M0 {y} C{-w * 0.5} {y - 2} {-w} {y} {-w} {y + h * 0.32} C{-w} {y + h * 0.62} {-w * 0.4} {y + h} 0 {y + h}"
    return solid(half, colour, "#000000", 0.25) + ellipse(-w * 0.38, y + h * 0.24, w * 0.32, h * 0.13, WHITE, 0.6)


def whiskers(x: float, y: float, length: float, colour: str = WHITE) -> Svg:
    """Three fine whiskers on each cheek."""
    hairs = ""
    for lift, drop in ((-9, -14), (0, -2), (9, 10)):
        end = f"{number(-x - length)} {number(y + drop)}"
        hairs += f"M{number(-x)} {number(y + lift * 0.4)}Q{number(-x - length * 0.5)} {number(y + lift - 4)} {end}"
    return mirrored(line(hairs, colour, 1.4, 0.85))


def crown(gem: str = SILK_RED.tone) -> Svg:
    """A baron's crown, 84 wide and 58 high, standing on the origin."""
    velvet = solid("M0 -30 C-18 -32 -32 -18 -34 0 L0 4", SILK_RED.tone, SILK_RED.deep)
    points = "M0 -44 C-4 -30 -8 -22 -15 -16 C-26 -18 -34 -26 -42 -36 C-40 -20 -38 -8 -36 6 Q-20 13 0 13"
    band = "M0 2 Q-20 2 -36.9 -4 L-36 6 Q-20 13 0 13"
    balls = mirrored(circle(-42, -38, 4.5, GOLD.tone)) + circle(0, -48, 5.5, GOLD.tone)
    stones = mirrored(ellipse(-23, 3.6, 3.2, 3.8, "#2f8f86")) + ellipse(0, 7, 4.6, 4.6, gem)
    glint = line("M-36 -24 Q-34 -12 -33 -5", GOLD.light, 2.5) + circle(-1.6, 5.4, 1.3, WHITE, 0.8)
    shine = circle(-43.5, -39.5, 1.5, WHITE, 0.7) + circle(-2, -50, 1.8, WHITE, 0.7)
    body = solid(points, GOLD.tone, GOLD.deep, 0.55) + solid(band, GOLD.light, GOLD.tone)
    return velvet + body + balls + stones + glint + shine


def paw(fur: Tones) -> Svg:
    """A small paw from the front, 36 wide, its toes at the top."""
    half = "M0 -18 C-12 -20 -19 -10 -18 2 C-17 14 -10 18 0 18"
    toes = line("M-6 -16 Q-8 -8 -7 -4 M6 -16 Q8 -8 7 -4", fur.deep, 2.4)
    return solid(half, fur.tone, fur.deep, 0.4) + toes


def blush(x: float, y: float, colour: str, size: float = 13) -> Svg:
    """Rosy cheeks."""
    return mirrored(ellipse(-x, y, size, size * 0.62, colour, 0.45))
