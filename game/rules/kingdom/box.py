"""What lies in the box of Kingdom: the cards, and every printed number.

A card is its number in `Printed`: the jester, then colour by colour princesses, knights, kings and peasants.
A province is a number, too: so many times `MOST_PROVINCES` as its owner's seat, and its place before that owner.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from game.rules.boxfile import OPTIONS, OVERLAY, BoxError, open_box
from game.text import _

KINDS: Final = ("jester", "princess", "knight", "king", "peasant")
JESTER: Final = 0
PRINCESS: Final = 1
KNIGHT: Final = 2
KING: Final = 3
PEASANT: Final = 4

COLOURS: Final = ("gold", "red", "blue", "green")
GOLD: Final = 0
"""The colour of jesters, and of a province that has no colour yet."""
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3

MOST_SEATS: Final = 8
"""How many seats an overlay may ask for."""
MOST_PROVINCES: Final = 3
"""Before one player: there are three colours, and no two provinces may be alike."""
MOST_CARDS: Final = 64
"""Different cards, at most, in a playtester's box."""

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Power = Annotated[int, Meta(ge=0, le=9)]
Seats = Annotated[int, Meta(ge=2, le=MOST_SEATS)]


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of box.toml."""


class SeatRange(Table, frozen=True):
    fewest: Seats
    most: Seats


class Options(Table, frozen=True):
    king_chains_powers: bool
    hand_size: Annotated[int, Meta(ge=1, le=20)]
    provinces: Annotated[int, Meta(ge=1, le=MOST_PROVINCES)]
    cards_in_province: Annotated[int, Meta(ge=2, le=9)]


class End(Table, frozen=True):
    turns_without_a_draw: Some


class Jester(Table, frozen=True):
    points: Points
    copies: Count


class Noble(Table, frozen=True):
    points: Points
    power: Power
    red: Count
    blue: Count
    green: Count


class Peasant(Table, frozen=True):
    points: Points
    red: Count
    blue: Count
    green: Count


class Cards(Table, frozen=True):
    jester: Jester
    princess: tuple[Noble, ...]
    knight: tuple[Noble, ...]
    king: tuple[Noble, ...]
    peasant: tuple[Peasant, ...]


class Face(Struct, frozen=True):
    """What stands on a card. Events name cards so, and need no box to be understood."""

    kind: int
    colour: int
    points: int
    power: int


class Printed(Struct, frozen=True):
    """The cards by number, a column for everything that stands on them, and how many there are of each."""

    faces: tuple[Face, ...] = ()
    kinds: tuple[int, ...] = ()
    colours: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    powers: tuple[int, ...] = ()
    copies: tuple[int, ...] = ()


class Box(Table, frozen=True):
    seats: SeatRange
    options: Options
    end: End
    cards: Cards
    printed: Printed = Printed()
    """Worked out of the rows when the box is opened."""


def load_box(overlay: Mapping[str, Any], options: Mapping[str, Any]) -> Box:
    """The box of one match."""
    opened = open_box(Box, Path(__file__).with_name("box.toml"), overlay, options)
    box = replace(opened, printed=_printed(opened.cards))
    if box.seats.fewest > box.seats.most:
        raise BoxError(OVERLAY, "seats", _('"fewest" is more than "most"'))
    if len(box.printed.faces) > MOST_CARDS:
        raise BoxError(OVERLAY, "cards", _("there are more than {n} different cards").format(n=MOST_CARDS))
    if not seat_counts(box):
        part, place = (OPTIONS, "hand_size") if "hand_size" in options else (OVERLAY, "cards")
        raise BoxError(part, place, _("there are too few cards to deal every player a hand"))
    return box


def seat_counts(box: Box) -> range:
    """KD-1; a card at least must be left in the deck when all have been dealt theirs."""
    enough_for = (sum(box.printed.copies) - 1) // box.options.hand_size
    return range(box.seats.fewest, min(box.seats.most, enough_for) + 1)


def usual_length(box: Box) -> int:
    """A card of the deck is drawn about every turn, and a turn takes nearly three decisions."""
    return 3 * sum(box.printed.copies)


def owner_of(province: int) -> int:
    """Before whom a province lies."""
    return province // MOST_PROVINCES


def _printed(cards: Cards) -> Printed:
    rows = [(Face(JESTER, GOLD, cards.jester.points, 0), cards.jester.copies)]
    rows += [_row(kind, colour, card) for colour in (RED, BLUE, GREEN) for kind, card in _kinds(cards)]
    faces = tuple(face for face, _copies in rows)
    return Printed(
        faces,
        tuple(face.kind for face in faces),
        tuple(face.colour for face in faces),
        tuple(face.points for face in faces),
        tuple(face.power for face in faces),
        tuple(copies for _face, copies in rows),
    )


def _kinds(cards: Cards) -> list[tuple[int, Noble | Peasant]]:
    """Every row of the coloured kinds."""
    return [(kind, row) for kind in (PRINCESS, KNIGHT, KING, PEASANT) for row in getattr(cards, KINDS[kind])]


def _row(kind: int, colour: int, card: Noble | Peasant) -> tuple[Face, int]:
    power = card.power if isinstance(card, Noble) else 0
    return Face(kind, colour, card.points, power), getattr(card, COLOURS[colour])
