"""Intrigues & Cabbage: the baron between two intriguers, behind his cabbages."""

from .. import costumes as wear
from .. import plants, props, scenery
from ..animals import cat, fox, pig
from ..palette import CAT, FOX, FUR_WHITE, GOLD, PIG, Sky
from ..parts import crown, paw
from ..shapes import Svg, circle, line, mirrored, path, picture, placed, rect

WIDTH, HEIGHT = 360, 480
SKY = Sky("#155e74", "#9fdcc8", "#fff6c8", "#4f9a80", "#2f7458")


def cover() -> Svg:
    """The box."""
    back = scenery.backdrop(SKY, WIDTH, HEIGHT, 200) + scenery.rays(180, 210, 420, "#fff6c8", 20, 0.16)
    return picture(WIDTH, HEIGHT, back, _land(), _plotters(), _baron(), _paws(), _harvest(), _curtains())


def _land() -> Svg:
    keep = scenery.castle(70, 300, 0.9, "#4a8f8a", "#3a7a78", "#2a5f66", "#ffe08a")
    hills = path("M0 310 C60 270 120 290 180 300 C240 310 300 270 360 290 V480 H0Z", SKY.far)
    return keep + hills + path("M0 350 C90 320 180 340 360 330 V480 H0Z", SKY.near)


def _baron() -> Svg:
    body = placed(180, 322, wear.neck(PIG), wear.baron(), scale=1.3)
    head = placed(180, 222, pig.head(), placed(-4, -60, crown(), scale=1.14, turn=-7), scale=1.14)
    return body + head


def _plotters() -> Svg:
    singer = placed(60, 304, wear.neck(CAT), wear.minstrel(), scale=0.8)
    face = placed(56, 238, cat.head(), placed(2, -48, props.minstrel_cap(feather=False), turn=-6), scale=0.7, turn=-9)
    cloak = placed(302, 312, wear.tall_collar(), wear.neck(FUR_WHITE), wear.intriguer(), scale=0.74)
    return singer + face + cloak + placed(306, 244, fox.head(), scale=0.7, turn=9)


def _paws() -> Svg:
    """What holds on to the baron's cape."""
    return placed(76, 344, paw(CAT), turn=30, scale=0.9) + placed(286, 346, paw(FOX), turn=-30, scale=0.9)


def _harvest() -> Svg:
    shade = rect(0, 448, WIDTH, 32, "#143c30", opacity=0.35)
    row = "".join(
        placed(x, y, plants.small_cabbage(), scale=s, turn=t)
        for x, y, s, t in ((22, 462, 1, -8), (96, 452, 1.05, 5), (264, 452, 1.05, -5), (340, 462, 1, 8))
    )
    front = (
        placed(180, 486, plants.cabbage(), scale=0.74)
        + placed(60, 492, plants.small_cabbage(), scale=1.15)
        + placed(302, 492, plants.small_cabbage(), scale=1.15)
    )
    return row + shade + front


def _curtains() -> Svg:
    """Curtains at the upper corners, held by golden cords."""
    fall = path("M-190 -10 H-92 C-104 50 -130 110 -170 150 L-190 158Z", "#8c2038")
    folds = line("M-160 -10 C-160 50 -166 100 -180 140 M-128 -10 C-132 50 -148 96 -172 138", "#64122a", 8, 0.7)
    cord = line("M-190 150 C-176 146 -168 140 -160 130", GOLD.tone, 6) + circle(-163, 134, 6, GOLD.tone)
    valance = path(
        "M-190 -10 H0 V16 C-20 34 -44 34 -62 16 C-80 36 -106 36 -124 18 C-142 36 -168 36 -190 20Z", "#a8304a"
    ) + line("M0 16 C-20 34 -44 34 -62 16 C-80 36 -106 36 -124 18 C-142 36 -168 36 -190 20", GOLD.tone, 3.4)
    return placed(180, 0, mirrored(fall, folds, cord, valance))
