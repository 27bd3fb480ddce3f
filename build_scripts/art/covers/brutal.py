"""Brutal Kingdom: one candle, one crown in the dark, a verdict and a drink that are both prepared."""

from .. import costumes as wear
from .. import hats, robes, scenery
from .. import still_life as things
from ..animals import panther, raven, stoat
from ..outline import solid
from ..palette import GOLD, INK, PANTHER, STOAT, WINE, Sky, Tones
from ..parts import crown, paw
from ..shapes import Svg, circle, ellipse, line, linear, mirrored, paint, path, picture, placed, rect

WIDTH, HEIGHT = 360, 480
NIGHT = Sky("#140d22", "#4a1c3c", "#a0486c", "#2a1730", "#1c1024")
BLOOD = Tones("#b03a44", "#7c1c2c", "#4c0f1e")
SABLE = Tones("#5c4450", "#34222e", "#1e121c")
MOSS = Tones("#6b8f5c", "#3f6140", "#243c2a")


def cover() -> Svg:
    """The box."""
    return picture(
        WIDTH,
        HEIGHT,
        _hall(),
        _throne(),
        _king(),
        _darkness(),
        _judge(),
        _lady(),
        _board(),
        _light(),
        _table(),
        _flame(),
    )


def _hall() -> Svg:
    """A vault with two windows, the moon in one."""
    back = scenery.backdrop(NIGHT, WIDTH, HEIGHT, 190)
    arch = "M-26 150 V40 C-26 10 -8 -12 0 -24 C8 -12 26 10 26 40 V150Z"
    window = path(arch, "#5a6cb0", 0.55) + line("M0 -24 V150 M-26 46 H26 M-26 98 H26", NIGHT.near, 4)
    moon = circle(318, 64, 15, "#f3f1dc", 0.9)
    pillars = mirrored(rect(-190, 0, 22, 480, "#0e0918"), rect(-108, 0, 16, 480, "#0e0918"))
    return (
        back
        + placed(318, 60, path(arch, "#5a6cb0", 0.55))
        + moon
        + placed(42, 60, window)
        + placed(318, 60, line("M0 -24 V150 M-26 46 H26 M-26 98 H26", NIGHT.near, 4))
        + placed(180, 0, pillars)
    )


def _throne() -> Svg:
    """A tall black throne with thorns of gold."""
    edge = "M0 40 C-12 62 -32 70 -48 58 C-60 82 -80 112 -80 154 L-80 400"
    back = solid("M0 14 C-18 42 -38 50 -52 30 C-68 66 -96 100 -96 150 L-96 480 L0 480", "#3a2238", "#2a182a")
    cloth = solid(edge + " L-80 480 L0 480", "#5c1228", "#3a0a1a") + mirrored(line(edge, GOLD.deep, 3))
    thorns = circle(-52, 30, 6, GOLD.tone) + circle(52, 30, 6, GOLD.deep) + circle(0, 14, 7, GOLD.tone)
    return placed(180, 0, back, cloth, thorns)


def _king() -> Svg:
    body = placed(180, 300, wear.neck(PANTHER), robes.fur_robe(WINE, SABLE), scale=1.16)
    return body + placed(180, 196, panther.head(), placed(0, -60, crown("#2f8f86"), scale=1.24), scale=1.06)


def _judge() -> Svg:
    """The raven in the inquisitor's hood."""
    body = placed(66, 356, robes.cassock(BLOOD), scale=0.86)
    return body + placed(68, 296, hats.hood(BLOOD), raven.head(), scale=0.8, turn=-5)


def _lady() -> Svg:
    """The stoat, who serves the wine herself."""
    body = placed(298, 356, wear.neck(STOAT), robes.gown(MOSS, STOAT), scale=0.82)
    return body + placed(296, 300, stoat.head(), scale=0.84, turn=6)


def _board() -> Svg:
    board = linear("board", (0, 420), (0, 480), (0, "#8a4a24", 1), (1, "#3a1a12", 1)) + path(
        "M0 428 C90 418 270 418 360 428 V480 H0Z", paint("board")
    )
    edge = line("M0 428 C90 418 270 418 360 428", "#d08a44", 2.4) + line(
        "M20 446 H150 M200 452 H340 M40 466 H120 M230 470 H320", "#2a120c", 1.6, 0.5
    )
    return board + edge


def _table() -> Svg:
    """What lies on it."""
    cup = placed(296, 462, things.fumes(), things.goblet(), scale=0.76) + placed(
        320, 412, wear.sleeve(MOSS), paw(STOAT), turn=-70, scale=0.7
    )
    knife = ellipse(82, 460, 26, 5, INK, 0.5) + placed(76, 460, things.dagger(), turn=14, scale=0.9)
    return knife + cup + placed(180, 462, things.candle(30), scale=0.96) + _tokens()


def _tokens() -> Svg:
    """Three tokens of power, and one more to be taken."""
    spots = ((128, 464, "#3c6db4"), (148, 472, "#3f8a4c"), (222, 468, "#e0a82a"), (240, 474, "#3c6db4"))
    return "".join(
        ellipse(x, y + 2.4, 11, 5, INK, 0.5)
        + ellipse(x, y, 11, 5.4, c)
        + ellipse(x - 2, y - 1.2, 6, 2.4, "#ffffff", 0.35)
        for x, y, c in spots
    )


def _darkness() -> Svg:
    """The hall swallows whatever is far from the candle."""
    dark = linear("dark", (0, 0), (0, 170), (0, "#0a0612", 0.5), (1, "#0a0612", 0))
    return dark + rect(0, 0, WIDTH, 170, paint("dark"))


def _light() -> Svg:
    return things.glow("warm", 180, 386, 260, "#ffa03c", 0.34)


def _flame() -> Svg:
    sparks = ((150, 330, 1.6), (214, 322, 1.8), (196, 296, 1.3), (162, 300, 1.2))
    return things.glow("flame", 180, 386, 64, "#fff0b0", 0.5) + "".join(
        circle(x, y, r, "#ffd27a", 0.8) for x, y, r in sparks
    )
