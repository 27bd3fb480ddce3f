"""Animal Kingdoms: eight noble houses in a ring around the crown they all want."""

from math import cos, pi, sin

from .. import heraldry, scenery
from ..animals import bee, frog, lizard, okapi, owl, red_panda, tiger, wolf
from ..palette import BLUE, GOLD, GREEN, INK, PURPLE, SILK_RED, WINE, Tones
from ..parts import crown
from ..shapes import Svg, circle, line, number, paint, path, picture, placed, radial, rect

WIDTH, HEIGHT = 360, 480
NIGHT = Tones("#5464a0", "#34427c", "#1f2a56")
ROSE = Tones("#f09ab0", "#d8607f", "#a83c5c")
AMBER = Tones("#ffd680", "#eeae3c", "#c07c1c")
TEAL = Tones("#5cb8b0", "#2f8f86", "#1d625e")


def cover() -> Svg:
    """The box."""
    return picture(WIDTH, HEIGHT, _parchment(), _ring(), _heart(), _houses())


def _parchment() -> Svg:
    sheet = radial("sheet", (180, 240), 330, (0, "#fffbe6", 1), (0.45, "#f9e2a8", 1), (1, "#d0893a", 1))
    return sheet + rect(0, 0, WIDTH, HEIGHT, paint("sheet")) + scenery.rays(180, 240, 420, "#fff6d0", 24, 0.4)


def _ring() -> Svg:
    """The chain that binds the houses, and a gem between each two."""
    chain = "M180 80 C300 80 300 130 300 242 C300 354 300 404 180 404 C60 404 60 354 60 242 C60 130 60 80 180 80Z"
    return line(chain, GOLD.deep, 7) + line(chain, GOLD.light, 2.4)


def _heart() -> Svg:
    """The table of the five kingdoms, a castle in each, and the one crown above it."""
    lands = (GREEN, BLUE, WINE, AMBER, TEAL)
    shade = circle(184, 274, 56, INK, 0.25)
    rim = circle(180, 268, 56, GOLD.deep) + circle(179, 267, 54, GOLD.tone) + circle(180, 268, 50, "#fff3c8")
    wedges = "".join(path(_wedge(k), cloth.tone) for k, cloth in enumerate(lands))
    keeps = "".join(_keep(k) for k in range(5))
    hub = circle(180, 268, 12, GOLD.deep) + circle(179.5, 267.5, 10, GOLD.light)
    return shade + rim + wedges + keeps + hub + placed(180, 215, crown(), scale=0.92)


def _wedge(k: int) -> str:
    ends = [2 * pi * (k + d) / 5 - pi / 2 for d in (0.03, 0.97)]
    (x0, y0), (x1, y1) = [(180 + 47 * cos(a), 268 + 47 * sin(a)) for a in ends]
    return f"M180 268L{number(x0)} {number(y0)}A47 47 0 0 1 {number(x1)} {number(y1)}Z"


def _keep(k: int) -> Svg:
    """A little castle in the middle of a kingdom."""
    angle = 2 * pi * (k + 0.5) / 5 - pi / 2
    x, y = 180 + 31 * cos(angle), 268 + 31 * sin(angle)
    walls = "M-9 8 V-8 H-5 V-4 H-2 V-8 H2 V-4 H5 V-8 H9 V8Z"
    return placed(x, y, path(walls, "#fff3d0"), path("M-3 8 V3 Q0 -1 3 3 V8Z", INK, 0.7))


def _houses() -> Svg:
    return (
        _house(62, 100, SILK_RED, wolf.head(), 4, 0.53)
        + _house(298, 100, NIGHT, owl.head(), -2, 0.6)
        + _house(180, 82, BLUE, tiger.head(), 0, 0.62)
        + _house(60, 244, GREEN, red_panda.head(), 4, 0.58)
        + _house(300, 244, PURPLE, bee.head(), -14, 0.5)
        + _house(62, 388, WINE, lizard.head(), -4, 0.51)
        + _house(298, 388, AMBER, okapi.head(), -2, 0.5)
        + _house(180, 404, ROSE, frog.head(), -4, 0.62)
    )


def _house(x: float, y: float, cloth: Tones, head: Svg, down: float, size: float) -> Svg:
    return placed(x, y, heraldry.shield(cloth), placed(0, down, head, scale=size), scale=1.08)
