"""The pig: broad cheeks, a double chin, and very content with itself."""

from ..outline import solid
from ..palette import INK, PIG, WHITE
from ..parts import Eye, blush, brow, eyes
from ..shapes import Svg, ellipse, line, mirrored, path, placed

FACE = "M0 -62 C-36 -62 -56 -42 -60 -12 C-64 4 -80 18 -77 42 C-74 66 -40 80 0 80"
CHIN = "M0 40 C-50 40 -72 60 -66 80 C-58 98 -26 104 0 104"
SNOUT = "M0 8 C-22 8 -37 18 -37 32 C-37 48 -20 55 0 55"
SMUG = Eye(iris="#3f78a8", lid=PIG.deep, size=9.5, droop=0.42, look=(1.5, 1))


def head() -> Svg:
    """The whole head, 160 wide, from the ears at -98 to the chin at 98."""
    return _ears() + solid(CHIN, PIG.deep, "#b8616c", 0.7) + solid(FACE, PIG.tone, PIG.deep, 0.5) + _features()


def _ears() -> Svg:
    outer = path("M-56 -22 C-74 -40 -88 -74 -78 -98 C-56 -98 -30 -82 -12 -58Z", PIG.tone)
    inner = path("M-55 -36 C-66 -50 -75 -72 -71 -86 C-56 -84 -40 -72 -28 -58Z", PIG.deep)
    fold = path("M-78 -98 C-56 -98 -38 -88 -26 -74 C-44 -78 -60 -72 -66 -58 C-78 -68 -80 -84 -78 -98Z", PIG.light)
    return mirrored(outer, inner, fold)


def _features() -> Svg:
    snout = placed(0, 4, path("M-37 32 C-37 48 -20 55 0 55 C20 55 37 48 37 32Z", "#c2666f")) + solid(
        SNOUT, PIG.light, PIG.tone, 0.75
    )
    nostrils = mirrored(path("M-13 22 C-19 22 -20 40 -13 42 C-7 40 -8 22 -13 22Z", "#a8484f"))
    mouth = line("M-26 64 Q4 74 30 60 Q34 57 35 53", "#9c4248", 3)
    shine = ellipse(-14, 15, 9, 3, WHITE, 0.5)
    look = eyes(28, -10, SMUG) + brow(-29, -27, "#a8585c", 5, 8, -1)
    other = placed(0, -4, brow(-29, -27, "#a8585c", 5, 11, -3), flip=True)
    return blush(60, 34, "#ee6d78", 15) + snout + nostrils + shine + mouth + look + other


def trotter() -> Svg:
    """A trotter from above, 30 wide."""
    return solid("M0 -16 C-14 -16 -16 0 -14 14 L0 14", PIG.tone, PIG.deep) + path(
        "M-12 10 L-2 12 L-2 24 L-12 22Z M12 10 L2 12 L2 24 L12 22Z", INK, 0.75
    )
