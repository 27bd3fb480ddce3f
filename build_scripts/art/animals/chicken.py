"""The chicken: a white hen with a red comb, and nothing escapes her."""

from ..outline import pair, solid
from ..palette import GOLD, HEN, INK, LINEN, SILK_RED, Tones
from ..parts import Eye, blush, brow, eye, lashes
from ..shapes import Svg, circle, discs, ellipse, line, mirrored, path, placed

BEAK = Tones("#ffd67a", "#f5a623", "#cf7a12")
FACE = "M0 -54 C-30 -56 -49 -34 -51 -6 C-52 20 -56 50 -54 100 Q-30 122 0 124"
COMB = "M0 -98 C-14 -98 -12 -80 -10 -74 C-28 -88 -38 -70 -28 -58 C-44 -66 -50 -46 -38 -36 L0 -36"
POWDER = "#8fb4d8"
STRICT = Eye(iris="#4d6b2f", lid=POWDER, size=9.5, droop=0.4, look=(2, 1), rim="#e6d2c8")
LENS = Eye(iris="#4d6b2f", lid=POWDER, size=14, droop=0.26, look=(1, 1.5))


def head() -> Svg:
    """The head and neck, 110 wide, from the comb at -98 to the breast at 124."""
    return (
        solid(COMB, SILK_RED.tone, SILK_RED.deep, 0.7) + solid(FACE, HEN.tone, HEN.deep, 0.75) + _feathers() + _face()
    )


def _feathers() -> Svg:
    rows = "M-24 62 Q-18 72 -12 62 M12 62 Q18 72 24 62 M-6 48 Q0 58 6 48"
    return line(rows, HEN.deep, 2.4)


def _face() -> Svg:
    wattles = pair("M-3 26 C-22 22 -26 52 -13 56 C-2 56 -1 40 -3 26Z", SILK_RED.tone, SILK_RED.deep, 0.6)
    lower = path("M-10 22 Q0 44 10 22Z", BEAK.deep)
    upper = solid("M0 -8 C-12 -6 -20 8 -19 18 C-12 16 -6 22 0 32", BEAK.tone, BEAK.deep, 0.6)
    nostrils = mirrored(ellipse(-6, 6, 1.8, 2.6, "#a85c10")) + ellipse(-8, -1, 3, 2, BEAK.light, 0.9)
    mole = circle(-33, 22, 1.8, INK)
    sight = eye(-26, -10, STRICT, -1) + lashes(26, -10, 9.5, 0.4) + brow(-27, -32, "#b09a8c", 3, 12, 0)
    return blush(34, 16, "#f08a94", 11) + wattles + lower + upper + nostrils + mole + sight + lorgnette()


def lorgnette() -> Svg:
    """Her right eye through a glass on a long golden handle."""
    glass = circle(0, 0, 20, GOLD.deep) + circle(-0.6, -0.6, 19, GOLD.tone) + circle(0, 0, 16.4, "#dff1f4")
    glint = path("M-12 -8 Q-6 -16 4 -15 Q-6 -10 -10 -2Z", "#ffffff", 0.8)
    handle = line("M14 14 L48 92", GOLD.deep, 5) + line("M13.4 13.4 L47.4 91.4", GOLD.tone, 3)
    outer = brow(4, -27, "#b09a8c", 3, 9, -2)
    return placed(29, -10, handle, glass, eye(0, 0, LENS, 1), glint, placed(0, 0, outer, flip=True))


def wing() -> Svg:
    """A wing tip like a hand, pointing up, 40 wide."""
    d = (
        "M-18 30 C-22 10 -14 -10 -6 -16 C-4 -10 -4 -6 -4 -2 C0 -12 4 -18 9 -19 "
        "C10 -10 9 -4 8 0 C12 -6 16 -9 20 -9 C22 6 18 24 10 34Z"
    )
    cuff = discs([(x, 32 - abs(x + 4) * 0.1, 7) for x in (-20, -10, 0, 10)], LINEN.light) + discs(
        [(x, 34, 2.4) for x in (-20, -10, 0, 10)], LINEN.deep
    )
    return path(d, HEN.tone) + cuff + line("M-4 -2 C-6 6 -7 12 -7 18 M8 0 C6 8 4 14 2 20", HEN.deep, 2.2)
