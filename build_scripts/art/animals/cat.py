"""The cat: black with a white bib, green eyes, ready to sing."""

from ..outline import solid
from ..palette import CAT, FUR_WHITE, INK, ROSE
from ..parts import Eye, eyes, whiskers
from ..shapes import Svg, circle, line, mirrored, path

FACE = "M0 -52 C-26 -54 -48 -46 -58 -22 C-64 -4 -72 8 -86 14 L-74 22 L-82 32 L-66 34 L-68 43 C-48 56 -24 66 0 66"
MUZZLE = "M0 -44 C-6 -30 -5 -6 -8 10 C-24 10 -40 22 -36 40 C-32 56 -14 64 0 64"
SINGING = Eye(iris="#b7d63f", lid=CAT.light, size=13, droop=0.36, slant=2.6, look=(1, 1), slit=True, white="#eef7b8")


def head() -> Svg:
    """The whole head, 172 wide, from the ears at -94 to the chin at 66."""
    fur = solid(FACE, CAT.tone, CAT.deep, 0.8) + solid(MUZZLE, FUR_WHITE.tone, FUR_WHITE.deep, 0.8)
    return ears() + fur + _features()


def ears() -> Svg:
    """The ears alone, for a hat that sits between them."""
    outer = path("M-64 -2 C-76 -44 -74 -78 -68 -90 Q-64 -96 -57 -91 C-38 -78 -16 -60 -4 -44Z", CAT.tone)
    inner = path("M-60 -22 C-66 -46 -66 -68 -62 -77 C-48 -68 -34 -58 -24 -46Z", ROSE.tone)
    fluff = path("M-56 -26 C-58 -38 -56 -48 -52 -56 L-48 -46 L-42 -50 L-40 -42 L-32 -44 L-36 -34Z", CAT.light)
    return mirrored(outer, inner, fluff)


def _features() -> Svg:
    snout = solid("M0 16 C-8 14 -12 16 -11 21 C-9 27 -4 29 0 29", ROSE.tone, ROSE.deep, 0.6)
    mouth = path("M-13 40 Q0 44 13 40 Q10 56 0 56 Q-10 56 -13 40Z", "#7a2236") + path(
        "M-7 50 Q0 45 7 50 Q4 56 0 56 Q-4 56 -7 50Z", ROSE.tone
    )
    lips = line("M0 29 V36 M0 36 Q-8 43 -20 38 M0 36 Q8 43 20 38", INK, 2.4)
    dots = mirrored("".join(circle(x, y, 1.3, "#b9a592") for x, y in ((-22, 30), (-28, 35), (-20, 24))))
    return eyes(33, -2, SINGING) + mouth + snout + lips + dots + whiskers(26, 32, 62)
