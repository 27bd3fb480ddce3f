"""The owl: two round faces in one, eyes like lamps; it knew before you asked."""

from ..outline import solid
from ..palette import FUR_WHITE, OWL, Tones
from ..parts import Eye, eyes
from ..shapes import Svg, circle, discs, line, mirrored

BEAK = Tones("#ffd67a", "#f0a83a", "#b8741c")
FACE = "M0 -48 C-22 -52 -44 -62 -64 -92 C-76 -66 -76 -34 -73 -4 C-70 44 -38 80 0 84"
WISE = Eye(iris="#f08a1c", lid=OWL.deep, size=20, droop=0.2, slant=2.4, look=(0, 0.5), white="#ffe9a8")


def head() -> Svg:
    """The whole head, 150 wide, from the tufts at -92 to the breast at 84."""
    return solid(FACE, OWL.tone, OWL.deep, 0.7) + _breast() + _discs() + _features()


def _breast() -> Svg:
    scallops = "M-24 58 Q-18 67 -12 58 Q-6 67 0 58 Q6 67 12 58 Q18 67 24 58 M-16 70 Q-10 78 -4 70 M4 70 Q10 78 16 70"
    return line(scallops, OWL.light, 2.8)


def _discs() -> Svg:
    rims = mirrored(circle(-31, -4, 38, OWL.deep))
    left, right = circle(-31, -4, 34, FUR_WHITE.tone), circle(31, -4, 34, FUR_WHITE.deep)
    rays = mirrored(
        line("M-31 -34 V-28 M-54 -24 L-49 -20 M-61 0 H-55 M-54 20 L-49 15 M-31 27 V21", OWL.light, 2.4, 0.8)
    )
    return rims + left + right + rays


def _features() -> Svg:
    crest = solid("M0 -2 C-6 -14 -16 -28 -34 -38 L-64 -92 C-46 -66 -24 -54 0 -48", OWL.light, OWL.tone)
    marks = discs([(0, -38, 2.6), (-9, -44, 2), (9, -44, 2), (0, -26, 2)], OWL.deep)
    beak = solid("M0 4 C-9 6 -13 14 -11 23 C-8 32 -4 37 0 42", BEAK.tone, BEAK.deep)
    glint = line("M-5 12 Q-7 18 -5 25", BEAK.light, 2.4)
    rims = mirrored(line("M-34 -38 C-24 -30 -12 -18 -4 -4", OWL.deep, 2.4, 0.7))
    return eyes(31, -3, WISE) + crest + marks + rims + beak + glint
