"""The cow: gentle eyes under long lashes, one brown patch, chewing an ear of wheat."""

from ..outline import solid
from ..palette import COW, COW_PATCH, GOLD, ROSE, STRAW, WHITE, Tones
from ..parts import Eye, eyes, lashes
from ..plants import wheat_ear
from ..shapes import Svg, ellipse, line, mirrored, path, placed

HORN = Tones("#fff6e0", "#ead6ae", "#bfa274")
MUZZLE = Tones("#fbd2c6", "#f2b3a6", "#d98a82")
FACE = "M0 -62 C-28 -64 -46 -52 -50 -26 C-52 0 -42 14 -42 40 C-40 66 -20 78 0 78"
SNOUT = "M0 31 C-12 22 -34 22 -46 34 C-57 46 -55 68 -38 77 C-26 83 -12 84 0 84"
MILD = Eye(iris="#5f3d22", lid=COW_PATCH.light, size=11.5, droop=0.26, slant=-1.4, look=(0.5, 1), rim="#e2cfc2")


def head() -> Svg:
    """The whole head, 210 wide with its ears, from the horns at -104 to the muzzle at 82."""
    return _horns() + _ears() + solid(FACE, COW.tone, COW.deep, 0.75) + _patch() + _forelock() + _features()


def _horns() -> Svg:
    horn = path("M-24 -50 C-44 -54 -60 -66 -54 -96 C-50 -102 -46 -100 -45 -94 C-44 -80 -34 -74 -16 -66Z", HORN.tone)
    root = path("M-24 -50 C-44 -54 -60 -66 -54 -96 C-54 -76 -42 -66 -20 -60Z", HORN.deep, 0.7)
    return mirrored(horn, root)


def _ears() -> Svg:
    outer = path("M-42 -38 C-60 -62 -92 -56 -106 -36 C-98 -18 -70 -12 -46 -20Z", COW_PATCH.tone)
    inner = path("M-48 -32 C-62 -48 -84 -46 -96 -36 C-86 -26 -66 -22 -48 -26Z", ROSE.light)
    return mirrored(outer, inner)


def _patch() -> Svg:
    around = "M6 -62.5 C28 -64 46 -52 50 -26 C51.3 -8 47 3 44.2 14 C30 22 14 12 14 -6 C16 -26 2 -40 6 -62.5Z"
    return path(around, COW_PATCH.tone)


def _forelock() -> Svg:
    return path("M-20 -64 C-10 -76 16 -76 24 -62 L14 -52 L8 -40 L2 -52 L-4 -42 L-8 -54 L-18 -48Z", COW_PATCH.deep)


def _features() -> Svg:
    snout = solid(SNOUT, MUZZLE.tone, MUZZLE.deep, 0.6)
    nostrils = mirrored(path("M-26 40 C-36 38 -38 52 -28 54 C-20 54 -18 44 -26 40Z", "#b0605c"))
    shine = ellipse(-24, 32, 10, 3, WHITE, 0.5)
    mouth = line("M-30 63 Q-26 67 -20 69 Q0 77 22 68 Q28 66 32 61", "#a8585a", 2.8)
    return eyes(29, -6, MILD) + lashes(29, -6, 11.5, 0.24) + snout + nostrils + shine + stalk() + mouth


def stalk() -> Svg:
    """An ear of wheat held between the lips."""
    return line("M14 70 Q40 72 62 60", STRAW.deep, 3) + placed(58, 62, wheat_ear(GOLD, 5), turn=58)
