"""Lionheart: the land, what stands on it, and the power cards. Every picture by the name of its file."""

from collections.abc import Callable

from ..shapes import Svg
from .cards import CARDS
from .decks import CLOTHS, back
from .fences import FENCES
from .land import LAND
from .pieces import castle, knight
from .rim import RIM
from .tokens import TOKENS
from .tones import SIDES

SINGLE: list[Callable[[], Svg]] = LAND + RIM + FENCES + TOKENS


def lionheart() -> dict[str, Svg]:
    """Every picture of the game but its box."""
    pieces = {f"{draw.__name__}_{side}": draw(cloth) for draw in (castle, knight) for side, cloth in SIDES.items()}
    cards = {f"card_{name}": draw() for name, draw in CARDS.items()}
    backs = {f"back_{deck}": back(deck) for deck in CLOTHS}
    return {draw.__name__: draw() for draw in SINGLE} | pieces | cards | backs
