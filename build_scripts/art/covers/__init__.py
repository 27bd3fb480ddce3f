"""The boxes: a picture for each game, 360 by 480, without words."""

from collections.abc import Callable

from ..shapes import Svg
from . import animals, brutal, intrigues, kingdom, lionheart

COVERS: dict[str, Callable[[], Svg]] = {
    "animals": animals.cover,
    "brutal": brutal.cover,
    "intrigues": intrigues.cover,
    "kingdom": kingdom.cover,
    "lionheart": lionheart.cover,
}
