"""The wolf: a grey mask, yellow eyes, an old scar."""

from ..outline import solid
from ..palette import INK, WHITE, WOLF, Tones
from ..parts import Eye, eyes, nose
from ..shapes import Svg, line, mirrored, path

MASK = Tones("#ffffff", "#e6e9ee", "#bcc3d0")
RUFF = "M0 -50 L-58 -24 L-82 -6 L-72 2 L-94 20 L-78 26 L-90 44 L-68 44 L-72 62 L-52 58 L-48 74 L-26 68 L0 86"
FACE = "M0 -62 C-30 -66 -54 -48 -60 -20 C-64 2 -66 14 -62 24 C-50 40 -34 44 -26 54 C-18 70 -8 80 0 80"
JAWS = "M0 34 C-8 32 -14 20 -24 12 C-44 -2 -60 6 -62 24 C-50 40 -34 44 -26 54 C-18 70 -8 80 0 80"
BRIDGE = "M0 -46 C-10 -22 -18 22 -16 48 Q-8 62 0 64"
STERN = Eye(iris="#e8bc2e", lid="#3a3f4c", size=9.5, droop=0.36, slant=4, look=(0, 1.5))


def head() -> Svg:
    """The whole head, 188 wide, from the ears at -116 to the ruff at 86."""
    fur = solid(RUFF, WOLF.deep, "#3f4658", 0.8) + _ears() + solid(FACE, WOLF.tone, WOLF.deep, 0.7)
    muzzle = solid(JAWS, MASK.tone, MASK.deep) + solid(BRIDGE, "#6a7484", "#4a5262", 0.8)
    return fur + muzzle + _features()


def _ears() -> Svg:
    outer = path("M-60 -14 C-70 -60 -66 -100 -56 -114 Q-52 -118 -47 -112 C-32 -94 -14 -74 -8 -54Z", WOLF.tone)
    inner = path("M-54 -36 C-60 -66 -57 -88 -51 -99 C-38 -82 -26 -70 -20 -56Z", "#343a48")
    tuft = path("M-50 -36 C-51 -52 -48 -64 -44 -74 L-40 -62 L-34 -66 L-32 -56 L-26 -56 L-28 -46Z", WOLF.light)
    return mirrored(outer, inner, tuft)


def _features() -> Svg:
    brow = mirrored(path("M-54 -20 C-40 -26 -24 -16 -12 -4 C-16 2 -22 -2 -30 -6 C-38 -10 -46 -12 -54 -20Z", "#343a48"))
    pale = mirrored(path("M-46 -28 Q-34 -34 -22 -22 Q-34 -26 -46 -28Z", MASK.tone, 0.9))
    scar = line("M20 -34 L26 -16 M34 14 L41 32", "#f0c7c2", 3.2) + line("M18 -25 L26 -28 M34 24 L41 21", "#f0c7c2", 2)
    mouth = line("M0 65 Q-14 74 -27 62 M0 65 Q14 74 27 62", INK, 2.6)
    fangs = mirrored(path("M-22 66 L-18 77 L-13 69Z", WHITE))
    return eyes(31, 3, STERN) + brow + pale + scar + fangs + mouth + nose(42, 34, 22)
