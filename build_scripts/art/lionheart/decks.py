"""The backs of the four decks, 240 by 360: their letter is no secret."""

from .. import heraldry
from ..backs import frame, lattice
from ..icons import paw_print
from ..palette import BLUE, GOLD, GREEN, INK, PURPLE, SILK_RED, Tones
from ..parts import crown
from ..shapes import Svg, line, paint, picture, placed, radial, rect

WIDTH, HEIGHT = 240, 360
CLOTHS: dict[str, Tones] = {"a": GREEN, "b": BLUE, "c": PURPLE, "d": SILK_RED}
LETTERS: dict[str, str] = {
    "a": "M-25 32 L0 -36 L25 32 M-15 9 H15 M-35 32 H-17 M17 32 H35",
    "b": "M-15 -34 V34 M-26 -34 H2 C30 -34 30 -3 2 -3 H-15 M2 -3 C36 -3 36 34 2 34 H-26",
    "c": "M25 -18 C16 -42 -28 -42 -28 0 C-28 42 16 42 25 18 M25 -34 V-18",
    "d": "M-15 -34 V34 M-27 -34 H-4 C38 -34 38 34 -4 34 H-27",
}


def back(deck: str) -> Svg:
    """The back of a deck: its letter on a shield in its colour."""
    cloth = CLOTHS[deck]
    light = radial("light", (120, 180), 210, (0, cloth.tone, 1), (1, cloth.deep, 1))
    ground = rect(0, 0, WIDTH, HEIGHT, cloth.deep) + rect(13, 13, 214, 334, paint("light"), 10)
    arms = placed(120, 184, heraldry.shield(cloth), _letter(deck), scale=1.4) + placed(120, 96, crown(), scale=1.05)
    sign = placed(120, 306, paw_print(GOLD.tone, GOLD.deep), scale=0.8)
    return picture(WIDTH, HEIGHT, light, ground, lattice(), frame(), sign, arms)


def _letter(deck: str) -> Svg:
    """A letter of gold, 60 wide and 76 high, with its shadow."""
    d = LETTERS[deck]
    gold = line(d, GOLD.deep, 11) + line(d, GOLD.light, 7)
    return placed(0, -4, placed(2, 3, line(d, INK, 11, 0.4)), gold, scale=0.86)
