"""The okapi: velvet brown, a pale cheek, striped like a secret; it puts out its tongue at protocol."""

from ..outline import pair, solid
from ..palette import OKAPI, ROSE, WHITE, Tones
from ..parts import Eye, eyes, lashes
from ..shapes import Svg, ellipse, line, mirrored, path

PALE = Tones("#f6ead8", "#e6d2ba", "#bfa288")
FACE = "M0 -66 C-26 -68 -44 -54 -46 -28 C-46 -6 -38 10 -36 34 C-34 64 -20 82 0 84"
CHEEK = "M-46 -20 C-46 -4 -38 10 -36 34 C-35 46 -32 56 -27 64 C-20 46 -16 30 -20 16 C-26 4 -36 -14 -46 -20Z"
MUZZLE = "M0 36 C-16 30 -34 40 -34 58 C-33 76 -18 86 0 86"
VELVET = Eye(iris="#2c1a14", lid=OKAPI.light, size=11.5, droop=0.28, slant=-1.2, look=(0.5, 1))


def head() -> Svg:
    """The whole head, 220 wide with its ears, from the horns at -104 to the muzzle at 86."""
    return _horns() + _ears() + solid(FACE, OKAPI.tone, OKAPI.deep, 0.7) + _features()


def _horns() -> Svg:
    horn = "M-28 -54 C-38 -74 -38 -94 -31 -102 C-22 -100 -14 -80 -12 -60Z"
    return pair(horn, OKAPI.tone, OKAPI.deep) + mirrored(ellipse(-31, -97, 5.4, 7, PALE.light))


def _ears() -> Svg:
    outer = path("M-40 -38 C-62 -76 -98 -82 -112 -66 C-110 -36 -76 -14 -46 -20Z", OKAPI.deep)
    inner = path("M-48 -34 C-64 -60 -90 -68 -103 -60 C-100 -40 -74 -24 -50 -26Z", ROSE.light)
    fringe = path("M-52 -30 C-62 -46 -76 -54 -90 -54 L-78 -46 L-84 -42 L-70 -38 L-74 -32 L-60 -30Z", PALE.light)
    return mirrored(outer, inner, fringe)


def _features() -> Svg:
    cheeks = pair(CHEEK, PALE.tone, PALE.deep, 0.9)
    blaze = solid("M0 -58 C-8 -44 -8 -16 -10 12 L0 22", OKAPI.light, OKAPI.tone, 0.8)
    muzzle = solid(MUZZLE, "#4a2c28", "#301a1a", 0.8)
    nostrils = mirrored(path("M-18 50 C-26 48 -28 58 -20 60 C-14 60 -12 54 -18 50Z", "#1e1012"))
    shine = ellipse(-14, 42, 8, 2.6, WHITE, 0.4)
    mouth = line("M-24 70 Q0 80 24 70", "#1e1012", 2.8)
    tongue = path("M4 76 C4 92 10 102 20 102 C30 100 28 84 22 72Z", "#7a6fa0") + line(
        "M13 78 Q15 88 20 95", "#5a4f80", 2
    )
    return (
        cheeks + blaze + eyes(30, -8, VELVET) + lashes(30, -8, 11.5, 0.26) + muzzle + nostrils + shine + tongue + mouth
    )
