"""Kingdom: a king, a princess, a knight, a fool and their peasants under banners of three colours."""

from .. import costumes as wear
from .. import hats, heraldry, plants, props, robes, scenery
from ..animals import badger, bear, deer, goose, monkey, mouse, sheep
from ..outline import whole
from ..palette import BADGER, BEAR, BLUE, DEER, GOLD, GREEN, MONKEY, MOUSE, SHEEP, SILK_RED, Sky
from ..parts import crown
from ..shapes import Svg, circle, line, path, picture, placed

WIDTH, HEIGHT = 360, 480
SKY = Sky("#3a86d0", "#cdeef2", "#fff8d8", "#8fc46a", "#5c9a48")


def cover() -> Svg:
    """The box."""
    back = scenery.backdrop(SKY, WIDTH, HEIGHT, 190) + scenery.rays(180, 190, 420, "#fffbe0", 20, 0.2)
    return picture(WIDTH, HEIGHT, back, _land(), _banners(), _court(), _wheat(), _fool(), _peasants(), _straw())


def _land() -> Svg:
    clouds = scenery.cloud(118, 150, 0.8) + scenery.cloud(252, 170, 0.7)
    hills = path("M0 300 C60 268 120 284 180 292 C240 300 300 264 360 286 V480 H0Z", SKY.far)
    return clouds + hills + path("M0 350 C90 326 180 340 360 330 V480 H0Z", SKY.near)


def _banners() -> Svg:
    """Green, blue and red, each with a golden crown."""
    shape = "M0 -22 C-2 -15 -4 -11 -8 -8 C-13 -9 -17 -13 -21 -18 L-18 4 Q-9 7 0 7"
    sign = path(whole(shape), GOLD.tone) + circle(0, -24, 3, GOLD.light)
    places = ((57, GREEN), (180, BLUE), (303, SILK_RED))
    return "".join(placed(x, 12, heraldry.long_banner(cloth, sign, 214), scale=0.92) for x, cloth in places)


def _court() -> Svg:
    king = placed(180, 300, wear.neck(BEAR), wear.ermine_robe(SILK_RED), _medal(), scale=1.1)
    face = placed(180, 214, bear.head(), placed(0, -56, crown(), scale=1.16), scale=0.98)
    lady = placed(70, 330, wear.neck(DEER), robes.gown(BLUE, DEER), scale=0.72)
    maid = placed(70, 272, hats.veil(), deer.head(), hats.hennin(BLUE), scale=0.68, turn=-5)
    rider = placed(292, 332, wear.neck(BADGER), robes.tabard(GREEN), scale=0.74)
    sir = placed(292, 272, badger.head(), hats.open_helm(GREEN), scale=0.68, turn=4)
    return king + face + lady + maid + rider + sir


def _medal() -> Svg:
    return circle(0, 58, 13, GOLD.deep) + circle(-0.8, 57.2, 11.5, GOLD.tone) + circle(-0.5, 57, 7.5, GOLD.light)


def _wheat() -> Svg:
    """The ripe field in front of the court."""
    ears = "".join(f"M{x} {418 - 4 * (x % 3)}c-6 -6 -5 -14 0 -22c5 8 6 16 0 22z" for x in range(4, 362, 8))
    beards = "".join(f"M{x} {398 - 4 * (x % 3)}v-10" for x in range(4, 362, 8))
    far = path("M0 414 C90 406 270 406 360 414 V480 H0Z", "#d9a238")
    near = path("M0 444 C90 436 270 436 360 444 V480 H0Z", "#b07e22")
    return line(beards, "#ecc566", 1.4) + path(ears, "#e0b045") + far + near


def _fool() -> Svg:
    body = placed(180, 410, wear.neck(MONKEY), robes.motley(), scale=0.7)
    return body + placed(180, 366, monkey.head(), hats.jester_cap(), scale=0.6, turn=-4)


def _peasants() -> Svg:
    gossip = placed(50, 400, goose.head(), hats.kerchief(SILK_RED), scale=0.58, turn=-3)
    left = gossip + placed(50, 462, robes.tunic(SILK_RED), scale=0.58)
    right = placed(310, 464, wear.neck(SHEEP), robes.tunic(BLUE), scale=0.6) + placed(
        310, 410, sheep.head(), scale=0.58, turn=3
    )
    hat = placed(0, -38, props.straw_hat(), scale=0.66)
    small = placed(180, 496, wear.neck(MOUSE), robes.tunic(GREEN), scale=0.5) + placed(
        180, 456, mouse.head(), hat, scale=0.5
    )
    return left + right + small


def _straw() -> Svg:
    places = ((92, -14), (106, 4), (120, 14), (238, -14), (252, -2), (266, 12))
    return "".join(placed(x, 490, plants.stalk(turn, 40), scale=0.6) for x, turn in places)
