"""What lies in the box of Lionheart: tiles, pieces, power cards, and every printed number."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from game.rules.boxfile import OVERLAY, BoxError, open_box
from game.rules.lionheart.board import TERRAINS, TILE
from game.text import _

MOST_SEATS: Final = 4
COLOURS: Final = 4
"""A colour is a seat's number; with two players the colour after theirs is the neutral one."""
NOBODY: Final = -1
"""Stands for a seat, a domain or a card that is not there."""
EMPTY: Final = -1
"""What stands on a square without a piece. A knight is its colour, a castle its colour and CASTLE."""
CASTLE: Final = COLOURS
MOST_CASTLES: Final = 16
MOST_KINDS: Final = 60
"""How many different power cards an overlay may name."""
LETTERS: Final = "ABCD"

BORDERS: Final = 0
KNIGHTS: Final = 1
EXPAND: Final = 2
TRAITOR: Final = 3
ALLIANCE: Final = 4
DEEDS: Final = ("borders", "knights", "expand", "traitor", "alliance")
"""What a power card can do."""

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=1, le=4)]
Seats = Annotated[int, Meta(ge=2, le=MOST_SEATS)]
BySeats = Annotated[tuple[Some, ...], Meta(min_length=3, max_length=3)]
"""A number for two, three and four players."""
Tile = Annotated[tuple[str, ...], Meta(min_length=TILE, max_length=TILE)]
"""Rows of terrain letters."""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of box.toml."""


class SeatRange(Table, frozen=True):
    fewest: Seats
    most: Seats


class Options(Table, frozen=True):
    goals: BySeats
    start_thalers: Count
    castle_gap: Annotated[int, Meta(ge=0, le=22)]


class Pieces(Table, frozen=True):
    castles: Annotated[tuple[Few, ...], Meta(min_length=3, max_length=3)]
    neutral_castles: Annotated[int, Meta(ge=0, le=2)]
    knights: Annotated[int, Meta(ge=4, le=99)]
    borders: Annotated[int, Meta(ge=0, le=264)]


class Costs(Table, frozen=True):
    knight_in_forest: Count


class Points(Table, frozen=True):
    forest: Count
    village: Count
    residence: Count
    monopoly: Count
    mines_for_monopoly: Some
    most_thalers: Count
    second_most_thalers: Count


class Tiles(Table, frozen=True):
    centre: Tile
    around: Annotated[tuple[Tile, ...], Meta(min_length=8, max_length=8)]


class Power(Table, frozen=True):
    """A power card. What it can do: the deeds whose number is not 0."""

    deck: Literal["A", "B", "C", "D"]
    copies: Count
    cost: Count
    sale: Count
    borders: Annotated[int, Meta(ge=0, le=9)] = 0
    knights: Annotated[int, Meta(ge=0, le=9)] = 0
    expand: Annotated[int, Meta(ge=0, le=9)] = 0
    traitor: bool = False
    alliance: bool = False


class Cards(Table, frozen=True):
    hand: Annotated[int, Meta(ge=1, le=9)]
    turns_without_deck: Some
    power: Annotated[tuple[Power, ...], Meta(min_length=1, max_length=MOST_KINDS)]


class Box(Table, frozen=True):
    seats: SeatRange
    options: Options
    pieces: Pieces
    costs: Costs
    points: Points
    tiles: Tiles
    cards: Cards


def load_box(overlay: Mapping[str, Any], options: Mapping[str, Any]) -> Box:
    """The box of one match."""
    box = open_box(Box, Path(__file__).with_name("box.toml"), overlay, options)
    if box.seats.fewest > box.seats.most:
        raise BoxError(OVERLAY, "seats", _('"fewest" is more than "most"'))
    _check_tiles(box)
    for number, power in enumerate(box.cards.power):
        if not any(amount(power, deed) for deed in range(len(DEEDS))):
            raise BoxError(OVERLAY, f"cards.power[{number}]", _("this card can do nothing"))
    if sum(copies(box)) <= box.cards.hand * box.seats.most:
        raise BoxError(OVERLAY, "cards.power", _("there are too few cards to deal a hand to everybody"))
    return box


def _check_tiles(box: Box) -> None:
    named = {"centre": box.tiles.centre} | {f"around[{number}]": tile for number, tile in enumerate(box.tiles.around)}
    for name, tile in named.items():
        for number, row in enumerate(tile):
            if len(row) != TILE or not set(row) <= set(TERRAINS):
                wrong = _("expected {n} of the letters {letters}").format(n=TILE, letters=" ".join(TERRAINS))
                raise BoxError(OVERLAY, f"tiles.{name}[{number}]", wrong)


def seat_counts(box: Box) -> range:
    return range(box.seats.fewest, box.seats.most + 1)


def usual_length(box: Box) -> int:
    """A card is drawn in about every second turn, and a turn takes some three decisions; then the castles."""
    return 6 * sum(copies(box)) + 40


def by_seats(numbers: tuple[int, ...], seats: int) -> int:
    """The number for so many players."""
    return numbers[seats - 2]


def goal(box: Box, seats: int) -> int:
    """LH-30: the points that end the game."""
    return by_seats(box.options.goals, seats)


def copies(box: Box) -> list[int]:
    """How many there are of each power card."""
    return [power.copies for power in box.cards.power]


def amount(power: Power, deed: int) -> int:
    """How often a card does something at most; 0 if it cannot do it."""
    return int(getattr(power, DEEDS[deed]))
