"""The lizard: a frill like a king's collar, eyes of amber, and all the time in the world."""

from itertools import pairwise
from math import cos, pi, sin

from ..outline import solid
from ..palette import INK, LIZARD, Tones
from ..parts import Eye, eyes
from ..shapes import Point, Svg, circle, discs, ellipse, line, mirrored, number, path

FACE = "M0 -54 C-24 -56 -40 -46 -46 -28 C-56 -14 -56 4 -50 18 C-46 44 -24 66 0 68"
JAW = "M0 34 C-20 34 -40 28 -51 16 C-47 44 -24 66 0 68"
BRIDGE = "M0 -50 C-10 -40 -14 -14 -16 8 C-14 20 -6 24 0 24"
FRILL = Tones("#ffb060", "#e8743c", "#a83c2c")
CALM = Eye(iris="#f2a62a", lid=LIZARD.deep, size=13, droop=0.36, slant=1.4, look=(0, 1), slit=True, white="#ffeeb4")


def head() -> Svg:
    """The whole head, 212 wide with its frill, from -98 to 92."""
    return _frill() + _crest() + solid(FACE, LIZARD.tone, LIZARD.deep, 0.7) + _features()


def _frill() -> Svg:
    """A scalloped fan on thirteen ribs, its right half in the shade."""
    angles = [pi * (k - 6) * 0.12 for k in range(13)]
    tips = [(106 * sin(angle), -4 - 96 * cos(angle)) for angle in angles]
    ribs = "".join(f"M0 0L{number(x * 0.97)} {number(y * 0.97)}" for x, y in tips)
    shade = path(_fan(tips[6:]), FRILL.deep, 0.45)
    return path(_fan(tips), FRILL.tone) + shade + line(ribs, FRILL.deep, 2.6)


def _fan(tips: list[Point]) -> str:
    """The outline from the throat over these tips, hollow between them."""
    n = number
    d = f"M0 40L{n(tips[0][0])} {n(tips[0][1])}"
    for (x0, y0), (x1, y1) in pairwise(tips):
        d += f"Q{n((x0 + x1) * 0.45)} {n((y0 + y1) * 0.45)} {n(x1)} {n(y1)}"
    return d + "Z"


def _crest() -> Svg:
    return path("M-14 -50 L-10 -66 L-4 -54 L0 -76 L4 -54 L10 -66 L14 -50Z", LIZARD.deep)


def _features() -> Svg:
    sockets = mirrored(circle(-35, -14, 19, LIZARD.light))
    jaw = solid(JAW, "#d6f0b4", "#a4cc86")
    bridge = solid(BRIDGE, LIZARD.light, LIZARD.tone)
    scales = mirrored(discs([(-22, -40, 3), (-32, -36, 2.4), (-30, 12, 2.6), (-38, 20, 2)], LIZARD.deep, 0.7))
    nostrils = mirrored(ellipse(-7, 14, 2.2, 3, INK))
    mouth = line("M-51 16 C-40 28 -20 35 0 35 C20 35 40 28 51 16", INK, 2.8)
    return jaw + bridge + scales + sockets + eyes(35, -13, CALM) + nostrils + mouth
