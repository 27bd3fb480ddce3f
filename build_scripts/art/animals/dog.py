"""The dog: hanging ears, heavy jowls, dutiful brows."""

from ..outline import solid
from ..palette import DOG, FUR_WHITE, INK, WHITE
from ..parts import Eye, eyes, nose
from ..shapes import Svg, circle, line, mirrored, path

FACE = "M0 -58 C-34 -60 -54 -40 -58 -10 C-60 10 -66 20 -65 38 C-64 60 -44 74 0 74"
JOWLS = "M0 -50 C-9 -40 -9 -16 -12 -2 C-20 12 -50 12 -55 38 C-58 62 -40 74 -22 72 C-10 71 -4 66 0 62"
CHIN = "M0 50 L-26 56 C-24 76 -14 84 0 84"
DUTIFUL = Eye(iris="#6b4320", lid=DOG.deep, size=10, droop=0.34, slant=1.4)


def head() -> Svg:
    """The whole head, 170 wide with its ears, from the brow at -58 to the chin at 84."""
    chin = solid(CHIN, FUR_WHITE.deep, "#b8a490") + path("M-14 68 Q0 76 14 68 L10 60 H-10Z", "#c4555c")
    face = solid(FACE, DOG.tone, DOG.deep, 0.6)
    return face + chin + _teeth() + solid(JOWLS, FUR_WHITE.tone, FUR_WHITE.deep, 0.8) + _features() + ears()


def ears() -> Svg:
    """The hanging ears alone, to be laid over a helmet's strap or under a hat."""
    flap = path("M-44 -46 C-72 -54 -88 -28 -88 8 C-88 36 -80 52 -72 52 C-62 50 -54 22 -52 -8Z", DOG.deep)
    edge = path("M-44 -46 C-72 -54 -88 -28 -88 8 C-88 36 -80 52 -72 52 C-76 24 -76 -18 -44 -46Z", "#6b3f1f")
    return mirrored(flap, edge)


def _teeth() -> Svg:
    return mirrored(path("M-18 70 L-14 59 L-9 69Z", WHITE))


def _features() -> Svg:
    spots = mirrored(path("M-46 -22 C-38 -32 -24 -28 -18 -14 C-28 -20 -38 -20 -46 -22Z", DOG.light))
    freckles = mirrored("".join(circle(x, y, 1.6, "#b89a7c") for x, y in ((-30, 40), (-38, 34), (-36, 46))))
    mouth = line("M0 44 V60 M0 60 Q-8 72 -26 71 M0 60 Q8 72 26 71", INK, 2.8)
    return eyes(30, 0, DUTIFUL) + spots + freckles + mouth + nose(20, 42, 26)
