"""What lies in the box of Intrigues & Cabbage: the kinds of card, and every printed number."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from game.rules.boxfile import OVERLAY, BoxError, open_box
from game.text import _

KINDS: Final = ("cat", "pig", "chicken", "cow", "fox", "wolf", "dog", "rabbit", "cabbage", "wheat")
CAT: Final = 0
PIG: Final = 1
CHICKEN: Final = 2
COW: Final = 3
FOX: Final = 4
WOLF: Final = 5
DOG: Final = 6
RABBIT: Final = 7
CABBAGE: Final = 8
WHEAT: Final = 9

MOST_SEATS: Final = 8
"""How many seats an overlay may ask for."""

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Seats = Annotated[int, Meta(ge=2, le=MOST_SEATS)]
Series = Annotated[tuple[int, ...], Meta(min_length=1)]
"""Points for one, two, three … cards of a kind together."""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of box.toml."""


class SeatRange(Table, frozen=True):
    fewest: Seats
    most: Seats


class Options(Table, frozen=True):
    blocking_dog_scores: bool


class Copies(Table, frozen=True):
    cat: Count
    pig: Count
    chicken: Count
    cow: Count
    fox: Count
    wolf: Count
    dog: Count
    rabbit: Count
    cabbage: Count
    wheat: Count


class Effects(Table, frozen=True):
    dog_saves: Count
    chicken_turns_up: Some
    cat_turns_up: Some


class Intrigue(Table, frozen=True):
    chickens_eat_wheat: Some
    rabbits_eat_cabbage: Some


class Points(Table, frozen=True):
    cat_majority: int
    pig: Series
    chicken: Series
    rabbit: Series
    cow_with_wheat: int
    wheat_for_a_cow: Some
    cow: int
    fox: int
    wolf: int
    dog: int
    cabbage: int
    wheat: int


class Box(Table, frozen=True):
    seats: SeatRange
    options: Options
    copies: Copies
    effects: Effects
    intrigue: Intrigue
    points: Points


def load_box(overlay: Mapping[str, Any], options: Mapping[str, Any]) -> Box:
    """The box of one match."""
    box = open_box(Box, Path(__file__).with_name("box.toml"), overlay, options)
    if box.seats.fewest > box.seats.most:
        raise BoxError(OVERLAY, "seats", _('"fewest" is more than "most"'))
    if not any(copies(box)):
        raise BoxError(OVERLAY, "copies", _("there is no card left in the deck"))
    return box


def seat_counts(box: Box) -> range:
    return range(box.seats.fewest, box.seats.most + 1)


def usual_length(box: Box) -> int:
    """A card is turned over and then weighed: about two decisions each."""
    return 2 * sum(copies(box))


def copies(box: Box) -> list[int]:
    """How many cards there are of each kind."""
    return [getattr(box.copies, kind) for kind in KINDS]
