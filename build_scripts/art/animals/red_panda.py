"""The red panda: white brows and cheeks, dark tears, and an innocence nobody believes twice."""

from ..outline import pair, solid
from ..palette import FUR_WHITE, INK, RED_PANDA
from ..parts import Eye, eyes, nose
from ..shapes import Svg, line, mirrored, path

FACE = "M0 -54 C-34 -57 -60 -42 -68 -12 C-72 8 -86 16 -88 30 L-76 34 L-78 46 L-62 48 C-46 62 -24 70 0 70"
CHEEK = "M-36 22 C-50 8 -66 6 -78 16 Q-86 22 -88 30 L-76 34 L-78 46 L-62 48 C-52 50 -44 44 -36 22Z"
TEARS = "M-44 -2 C-50 16 -52 34 -48 56 C-38 62 -28 66 -18 67 C-34 48 -30 22 -20 6Z"
MUZZLE = "M0 12 C-20 8 -33 22 -30 40 C-28 54 -12 60 0 60"
SWEET = Eye(iris="#4c2a1a", lid=RED_PANDA.deep, size=10.5, droop=0.22, slant=-1, look=(0, 1))


def head() -> Svg:
    """The whole head, 176 wide, from the ears at -90 to the chin at 70."""
    return _ears() + solid(FACE, RED_PANDA.tone, RED_PANDA.deep, 0.6) + _marks() + _features()


def _ears() -> Svg:
    rim = path("M-70 -10 C-92 -42 -96 -74 -86 -90 C-60 -90 -32 -74 -20 -50Z", FUR_WHITE.tone)
    inner = path("M-66 -24 C-82 -46 -84 -68 -78 -79 C-60 -77 -42 -66 -33 -50Z", "#4a1c18")
    tuft = path("M-62 -26 C-66 -40 -66 -52 -62 -62 L-56 -50 L-50 -56 L-48 -46 L-40 -48 L-44 -36Z", FUR_WHITE.tone)
    return mirrored(rim, inner, tuft)


def _marks() -> Svg:
    cheeks = pair(CHEEK, FUR_WHITE.tone, FUR_WHITE.deep, 0.8)
    brows = mirrored(path("M-46 -22 C-42 -36 -22 -36 -17 -19 C-26 -25 -36 -26 -46 -22Z", FUR_WHITE.tone))
    blaze = solid("M0 -52 C-10 -42 -10 -18 -16 8 L0 16", RED_PANDA.light, RED_PANDA.tone, 0.8)
    return cheeks + mirrored(path(TEARS, RED_PANDA.deep)) + blaze + brows


def _features() -> Svg:
    muzzle = solid(MUZZLE, FUR_WHITE.tone, FUR_WHITE.deep, 0.8)
    mouth = line("M0 34 V42 M0 42 Q-7 50 -17 46 M0 42 Q7 50 17 46", INK, 2.6)
    return eyes(31, -1, SWEET) + muzzle + mouth + nose(18, 28, 18)
