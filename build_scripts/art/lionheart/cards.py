"""The power cards, 240 by 360, named after what they allow: `card_borders_2_knights_1` is two borders or a knight.

The upper corners and the foot stay calm, for cost, sale and name. `card_power` is for cards that a playtester invents.
"""

from collections.abc import Callable

from .. import costumes as wear
from .. import heraldry, robes, scenery
from ..animals import badger
from ..palette import BADGER, GREEN, WINE, Sky
from ..shapes import Svg, picture, placed
from . import scenes
from .tones import SKIES

WIDTH, HEIGHT = 240, 360
MIDDLE = 120


def card(sky: Sky, *body: Svg, halo_y: float = 150) -> Svg:
    """A card picture: a sky, hills, and what is before them."""
    return picture(WIDTH, HEIGHT, scenery.backdrop(sky, halo_y=halo_y), scenery.hills(sky), *body)


def borders(count: int) -> Svg:
    """The badger builds fences: as many as there are."""
    lift = {1: 0, 2: -8, 3: -22}[count]
    mason = placed(MIDDLE, 200 + lift, wear.neck(BADGER), robes.tunic(GREEN)) + placed(
        MIDDLE, 128 + lift, badger.head(), scale=0.86
    )
    return card(SKIES["borders"], mason, placed(MIDDLE, {1: 244, 2: 226, 3: 224}[count], scenes.fences(count)))


def knights(count: int) -> Svg:
    """Knights under their lances."""
    if count == 1:
        lances = placed(30, 330, heraldry.lance(WINE, 250)) + placed(210, 330, heraldry.lance(WINE, 250), flip=True)
        return card(SKIES["knights"], lances, placed(MIDDLE, 196, scenes.knight(), scale=1.02))
    pair = placed(166, 186, scenes.knight(), scale=0.7, flip=True) + placed(80, 206, scenes.knight(), scale=0.84)
    return card(SKIES["knights"], pair)


def expand() -> Svg:
    """The land grows."""
    return card(SKIES["expand"], placed(MIDDLE, 186, scenes.growth(), scale=1.16), halo_y=160)


CARDS: dict[str, Callable[[], Svg]] = {
    "borders_1": lambda: borders(1),
    "borders_2": lambda: borders(2),
    "borders_3": lambda: borders(3),
    "knights_1": lambda: knights(1),
    "knights_2": lambda: knights(2),
    "expand": expand,
}
