"""The badger: a born knight; its stripes are its coat of arms."""

from ..outline import solid
from ..palette import BADGER, INK
from ..parts import Eye, eyes, nose
from ..shapes import Svg, circle, line, mirrored, path

FACE = (
    "M0 -56 C-32 -58 -56 -42 -62 -14 C-66 4 -74 12 -84 22 L-72 28 L-76 40 L-58 42 C-42 48 -30 54 "
    "-22 64 C-14 74 -6 78 0 78"
)
STRIPE = (
    "M-13 -55 C-36 -54 -52 -42 -58 -24 C-60 -12 -54 2 -46 14 C-38 26 -28 40 -18 48 C-12 40 -13 24 -15 8 "
    "C-17 -14 -10 -36 -13 -55Z"
)
LOYAL = Eye(iris="#7a4a24", lid="#3a3440", size=9.5, droop=0.34, slant=2.2, look=(0, 1))


def head() -> Svg:
    """The whole head, 168 wide, from the ears at -64 to the chin at 78."""
    ears = mirrored(circle(-47, -46, 17, "#3a3440"), circle(-47, -48, 9, BADGER.tone))
    fur = solid(FACE, BADGER.tone, BADGER.deep, 0.9)
    return ears + fur + mirrored(path(STRIPE, "#332d3a")) + _features()


def _features() -> Svg:
    mouth = line("M0 62 Q-9 71 -20 64 M0 62 Q9 71 20 64", INK, 2.8)
    cheek = line("M-66 26 L-54 30 M-62 36 L-52 36 M66 26 L54 30 M62 36 L52 36", BADGER.deep, 2.2)
    return cheek + eyes(33, -6, LOYAL) + mouth + nose(40, 36, 23)
