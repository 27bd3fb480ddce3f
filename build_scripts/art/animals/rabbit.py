"""The rabbit: long ears, one of them bent, and a leaf it should not be eating."""

from ..outline import solid
from ..palette import FUR_WHITE, LEAF, RABBIT, ROSE, WHITE
from ..parts import Eye, brow, eyes, whiskers
from ..shapes import Svg, line, mirrored, path, placed

FACE = "M0 -50 C-28 -52 -48 -36 -52 -8 C-54 8 -66 18 -64 38 C-62 60 -30 70 0 70"
CHEEKS = "M0 14 C-14 8 -30 14 -38 26 C-46 42 -34 60 -16 62 C-8 64 -4 62 0 62"
CAUGHT = Eye(iris="#5a3a26", lid=RABBIT.deep, size=11.5, droop=0.2, slant=-1.5, look=(3.6, 1))
EAR = "M-8 0 C-28 -34 -30 -78 -14 -96 C6 -84 14 -40 10 0Z"
EAR_INSIDE = "M-3 -6 C-16 -36 -18 -66 -11 -80 C2 -70 7 -36 4 -6Z"


def head(leaf: bool = True) -> Svg:
    """The head without its ears (a hat may sit between), 130 wide, from -50 to 70."""
    fur = solid(FACE, RABBIT.tone, RABBIT.deep, 0.5) + _eye_rings()
    return fur + _muzzle() + (nibbled_leaf() if leaf else "")


def ears() -> Svg:
    """The left ear upright, the right one bent over."""
    upright = placed(-24, -38, path(EAR, RABBIT.tone), path(EAR_INSIDE, ROSE.light), turn=-6)
    stem = path("M14 -36 C10 -66 14 -96 30 -104 C44 -104 48 -90 46 -78 C44 -64 36 -50 32 -34Z", RABBIT.deep)
    flap = path(
        "M28 -104 C42 -114 62 -100 74 -78 C80 -66 80 -56 74 -54 C60 -56 50 -66 44 -78 C38 -88 32 -94 28 -104Z",
        RABBIT.tone,
    )
    return upright + stem + flap + path("M44 -94 C56 -92 66 -78 72 -62 C62 -64 52 -76 44 -94Z", ROSE.light)


def _eye_rings() -> Svg:
    return mirrored(path("M-46 -4 C-44 -22 -18 -22 -16 -2 C-18 14 -42 14 -46 -4Z", RABBIT.light))


def nibbled_leaf() -> Svg:
    """A cabbage leaf hanging out of the mouth, with two bites in it."""
    blade = "M0 2 C16 -8 34 -4 42 6 C48 0 58 6 56 16 C64 18 64 30 54 34 C40 44 14 34 0 2Z"
    veins = "M2 4 C18 12 32 18 48 24 M22 13 Q26 6 32 4 M26 15 Q28 24 34 30 M38 19 Q42 14 48 13"
    return placed(6, 47, path(blade, LEAF.tone), line(veins, "#d6efb4", 2.4), turn=12)


def _muzzle() -> Svg:
    puffs = solid(CHEEKS, FUR_WHITE.tone, FUR_WHITE.deep, 0.7)
    teeth = path("M-7 44 H7 V55 Q3.5 57 0 55 Q-3.5 57 -7 55Z", WHITE) + line("M0 45 V55", RABBIT.deep, 1.2)
    snout = solid("M0 14 C-8 12 -12 15 -11 20 C-9 26 -4 28 0 28", ROSE.tone, ROSE.deep, 0.6)
    lips = line("M0 28 V38 M0 38 Q-8 48 -20 44 M0 38 Q8 48 20 44", "#6b4a34", 2.4)
    look = (
        eyes(30, -6, CAUGHT)
        + placed(0, 0, brow(-30, -24, RABBIT.deep, 3, 7, -3))
        + placed(0, -2, brow(-30, -24, RABBIT.deep, 3, 9, -4), flip=True)
    )
    return look + puffs + teeth + snout + lips + whiskers(26, 34, 48, FUR_WHITE.tone)
