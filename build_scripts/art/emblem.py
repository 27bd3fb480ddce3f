"""The app's icon: a crowned lion on a wine-red shield of light, 512 by 512."""

from .animals import lion
from .palette import GOLD
from .parts import crown
from .shapes import Svg, linear, paint, picture, placed, radial, rect

SIZE = 512


def app_icon() -> Svg:
    """The icon; small details end at 16 pixels, the crowned head stays."""
    ground = linear("ground", (0, 0), (0, SIZE), (0, "#a02c5c", 1), (1, "#3e0e2c", 1))
    glow = radial("glow", (256, 270), 250, (0, "#ffd98a", 0.75), (0.6, "#e0708a", 0.3), (1, "#e0708a", 0))
    plate = linear("rim", (0, 16), (0, 496), (0, GOLD.light, 1), (0.4, GOLD.tone, 1), (1, GOLD.deep, 1)) + rect(
        16, 16, 480, 480, paint("rim"), 112
    )
    field = rect(32, 32, 448, 448, paint("ground"), 98) + rect(32, 32, 448, 448, paint("glow"), 98)
    beast = placed(256, 298, lion.head(), placed(0, -70, crown(), scale=1.42), scale=1.72)
    return picture(SIZE, SIZE, ground, glow, plate, field, beast)
