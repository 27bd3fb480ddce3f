"""The power cards, 240 by 360, named after what they allow: `card_borders_2_knights_1` is two borders or a knight.

The upper corners and the foot stay calm, for cost, sale and name. `card_power` is for cards that a playtester invents.
"""

from collections.abc import Callable

from .. import costumes as wear
from .. import hats, heraldry, robes, scenery
from ..animals import badger, lion, stoat
from ..outline import solid
from ..palette import BADGER, BEAR, BLUE, GOLD, GREEN, LEATHER, LION, PURPLE, SILK_RED, STEEL, STOAT, WINE, Tones
from ..parts import crown, paw
from ..shapes import Svg, circle, line, linear, mirrored, paint, path, picture, placed
from . import scenes
from .tones import SKIES

WIDTH, HEIGHT = 240, 360
MIDDLE = 120


def card(kind: str, *body: Svg, halo_y: float = 150) -> Svg:
    """A card picture: a sky, hills, and what is before them."""
    sky = SKIES[kind]
    return picture(WIDTH, HEIGHT, scenery.backdrop(sky, halo_y=halo_y), scenery.hills(sky), *body)


ROWS: dict[int, tuple[float, tuple[tuple[float, float, float], ...]]] = {
    # how large the badger is, and for each panel of fence: x, y, size
    1: (0.96, ((0, 242, 1.28),)),
    2: (0.8, ((-20, 200, 0.9), (20, 262, 0.96))),
    3: (0.68, ((-36, 174, 0.72), (36, 222, 0.76), (-34, 270, 0.8))),
}


def borders(count: int) -> Svg:
    """The badger and the fences he has built, a row each."""
    size, rows = ROWS[count]
    head_y = 44 + 76 * size
    builder = placed(MIDDLE, head_y + 76 * size, wear.neck(BADGER), robes.tunic(GREEN), scale=size)
    fences = "".join(
        _terrace(y + 36 * s, k) + placed(MIDDLE + x, y, scenes.panel(), scale=s) for k, (x, y, s) in enumerate(rows)
    )
    return card("borders", builder, placed(MIDDLE, head_y, badger.head(), scale=size), fences, halo_y=head_y)


def _terrace(y: float, step: int) -> Svg:
    """The ground on which a fence stands, down to the foot of the card."""
    return path(f"M0 {y + 4} Q{MIDDLE} {y - 12} {WIDTH} {y + 4} V{HEIGHT} H0Z", ("#a3ac58", "#8b9e4c", "#768f42")[step])


def knights(count: int) -> Svg:
    """Knights under their pennants."""
    lances = placed(30, 330, heraldry.lance(WINE, 250)) + placed(210, 330, heraldry.lance(WINE, 250), flip=True)
    if count == 1:
        return card("knights", lances, placed(MIDDLE, 198, scenes.knight()))
    other = placed(170, 208, scenes.knight(PURPLE), scale=0.9, flip=True)
    return card("knights", lances, other, placed(76, 226, scenes.knight(), scale=0.9))


def expand() -> Svg:
    """The land grows."""
    clouds = scenery.cloud(54, 84, 0.8) + scenery.cloud(196, 62, 1)
    return card("expand", clouds, placed(MIDDLE, 186, scenes.growth(), scale=1.02), halo_y=170)


def traitor() -> Svg:
    """The stoat, whose coat has two colours already, and the price of it."""
    night = scenery.moon(182, 84, 44) + scenery.stars(((66, 40, 5), (30, 120, 4), (104, 22, 3), (222, 170, 4)))
    body = placed(MIDDLE, 238, _turncoat())
    head = placed(
        MIDDLE, 164, hats.hood(Tones("#5c4a86", "#443468", "#2c2048")), placed(0, 8, stoat.head(), scale=0.92)
    )
    return card("traitor", night, head, body, placed(190, 228, _purse(), paw(STOAT)))


def _turncoat() -> Svg:
    """Half a coat of each side."""
    coat = solid("M0 -8 C-26 -8 -44 -2 -58 8 C-66 46 -68 84 -68 130 L0 130", BLUE.tone, SILK_RED.tone)
    trim = mirrored(line("M-58 8 C-66 46 -68 84 -68 130", GOLD.tone, 3.6))
    plates = solid("M0 -14 C-30 -14 -56 -6 -72 8 C-40 30 -20 38 0 40", "#443468", "#2c2048", 0.8)
    return (
        wear.bust(STEEL, wear.BROAD)
        + coat
        + trim
        + plates
        + circle(0, 34, 9, GOLD.deep)
        + circle(-0.6, 33.4, 7.6, GOLD.tone)
    )


def _purse() -> Svg:
    """A full purse hanging from the hand at the origin."""
    bag = solid("M0 18 C-4 20 -8 22 -10 26 C-34 38 -38 78 0 80", LEATHER.light, LEATHER.tone)
    mark = circle(0, 56, 11, GOLD.deep) + circle(-0.8, 55.2, 9.4, GOLD.light)
    return path("M-16 8 H16 L9 26 H-9Z", LEATHER.tone) + bag + line("M-10 26 H10", GOLD.tone, 5) + mark


def alliance() -> Svg:
    """Two sides clasp hands before their crossed banners."""
    light = scenery.rays(MIDDLE, 190, 300, "#fff6dc", 18, 0.3)
    banners = placed(78, 330, heraldry.lance(GREEN, 250), turn=17) + placed(
        162, 330, heraldry.lance(WINE, 250), turn=-17, flip=True
    )
    return card("alliance", light, banners, placed(MIDDLE, 206, _clasp(), scale=1.06), halo_y=190)


def _clasp() -> Svg:
    """A lion's hand and a bear's, each around the other."""
    right = placed(0, 0, _sleeve(WINE), path(HAND, BEAR.tone), flip=True)
    thumb = path("M40 -30 C18 -40 -8 -38 -20 -26 C-24 -18 -16 -12 -6 -16 C8 -20 20 -12 34 -8Z", BEAR.light)
    fingers = "".join(placed(4 - 2 * k, -4 + 11 * k, _finger(LION)) for k in range(3))
    return right + _sleeve(GREEN) + path(HAND, LION.tone) + path(PALM, LION.deep, 0.5) + fingers + thumb


HAND = "M-62 -30 C-40 -36 -10 -34 6 -22 C16 -12 16 14 4 24 C-8 31 -36 30 -48 24Z"
PALM = "M-54 0 C-36 10 -14 14 -2 26 C-14 31 -36 30 -48 24Z"


def _sleeve(cloth: Tones) -> Svg:
    """An arm from the left edge to the wrist."""
    arm = path("M-124 16 L-72 -26 L-52 26 L-124 82Z", cloth.tone) + path(
        "M-124 50 L-61 2 L-52 26 L-124 82Z", cloth.deep
    )
    return (
        arm + path("M-78 -32 L-60 -38 L-40 22 L-56 32Z", GOLD.tone) + path("M-68 2 L-50 -6 L-40 22 L-56 32Z", GOLD.deep)
    )


def _finger(fur: Tones) -> Svg:
    """A finger pointing right."""
    return path("M-14 -7 H18 C27 -7 27 7 18 7 H-14Z", fur.deep) + path("M-14 -7 H17 C25 -7 25 4 17 4 H-14Z", fur.light)


def power() -> Svg:
    """The king himself, for whatever else a card may do."""
    light = scenery.rays(MIDDLE, 150, 300, "#ffe9a0", 18, 0.2)
    robe = placed(MIDDLE, 238, wear.neck(LION), wear.ermine_robe(WINE))
    return card("power", light, robe, placed(MIDDLE, 156, lion.head(), placed(0, -68, crown(), scale=1.2), scale=0.92))


def either(upper: str, one: Svg, lower: str, other: Svg) -> Svg:
    """A card that can do two things: one above a golden band, the other below it."""
    above, below = SKIES[upper], SKIES[lower]
    sky = linear("below", (0, 150), (0, 340), (0, below.top, 1), (1, below.low, 1))
    half = path(f"M0 178 L{WIDTH} 142 V{HEIGHT} H0Z", paint("below"))
    band = line(f"M-4 179 L{WIDTH + 4} 141", GOLD.deep, 9) + line(f"M-4 178 L{WIDTH + 4} 140", GOLD.light, 5)
    return picture(WIDTH, HEIGHT, scenery.backdrop(above, halo_y=80), one, sky, half, band, other)


def _a_knight() -> Svg:
    return placed(MIDDLE, 102, scenes.knight(), scale=0.66)


def _two_knights() -> Svg:
    other = placed(156, 102, scenes.knight(PURPLE), scale=0.6, flip=True)
    return other + placed(86, 110, scenes.knight(), scale=0.6)


def _two_fences() -> Svg:
    return _terrace(236, 0) + _terrace(292, 1) + placed(MIDDLE, 240, scenes.fences(2), scale=0.8)


def _growth(y: float) -> Svg:
    return placed(MIDDLE, y, scenes.growth(), scale=0.76)


def _growth_below() -> Svg:
    return path(f"M0 290 Q60 262 {MIDDLE} 280 T{WIDTH} 276 V{HEIGHT} H0Z", SKIES["expand"].near) + _growth(238)


CARDS: dict[str, Callable[[], Svg]] = {
    "borders_1": lambda: borders(1),
    "borders_2": lambda: borders(2),
    "borders_3": lambda: borders(3),
    "knights_1": lambda: knights(1),
    "knights_2": lambda: knights(2),
    "expand": expand,
    "traitor": traitor,
    "alliance": alliance,
    "borders_2_knights_1": lambda: either("knights", _a_knight(), "borders", _two_fences()),
    "borders_2_expand": lambda: either("expand", _growth(94), "borders", _two_fences()),
    "knights_1_expand": lambda: either("knights", _a_knight(), "expand", _growth_below()),
    "knights_2_expand": lambda: either("knights", _two_knights(), "expand", _growth_below()),
    "power": power,
}
