"""What lies in the box of Brutal Kingdom: the twenty characters, the tokens, the options, every printed number."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta, Struct

from game.rules.boxfile import OVERLAY, BoxError, open_box
from game.rules.brutal import cast
from game.rules.brutal.cast import DARK, LIGHT, Cast
from game.text import _

CHARACTERS: Final = (
    "charlatan",
    "black_knight",
    "courtesan",
    "fortune_teller",
    "poisoner",
    "berserker",
    "assassin",
    "druid",
    "white_knight",
    "monk",
    "executioner",
    "intriguer",
    "witch",
    "abbot",
    "queen",
    "saint",
    "bishop",
    "wizard",
    "king",
    "inquisitor",
)
CHARLATAN: Final = 0
BLACK_KNIGHT: Final = 1
COURTESAN: Final = 2
FORTUNE_TELLER: Final = 3
POISONER: Final = 4
BERSERKER: Final = 5
ASSASSIN: Final = 6
DRUID: Final = 7
WHITE_KNIGHT: Final = 8
MONK: Final = 9
EXECUTIONER: Final = 10
INTRIGUER: Final = 11
WITCH: Final = 12
ABBOT: Final = 13
QUEEN: Final = 14
SAINT: Final = 15
BISHOP: Final = 16
WIZARD: Final = 17
KING: Final = 18
INQUISITOR: Final = 19

BACKS: Final = ("light", "dark")
COLOURS: Final = ("blue", "green", "yellow")
Effect = Literal[
    "none",
    "eliminate",
    "wait",
    "condemn",
    "raise",
    "late_token",
    "exchange_hands",
    "see_centre",
    "exchange_centre",
    "change_places",
    "see_hand",
    "chapel",
    "inquire",
]
EFFECTS: Final[tuple[str, ...]] = get_args(Effect)
"""In the order of the numbers in `cast`."""
ALONE: Final = (cast.CONDEMN, cast.LATE_TOKEN, cast.CHAPEL, cast.INQUIRE)
"""Effects that the table remembers: no two characters have one of them."""
WITH_VICTIMS: Final = (cast.ELIMINATE, cast.WAIT)

MOST_SEATS: Final = 4
SLOTS: Final = 2
"""Centre cards of each back (BK-4): light ones lie in slots 0 and 1, dark ones in 2 and 3."""
MOST_RANK: Final = 99

Rank = Annotated[int, Meta(ge=0, le=MOST_RANK)]
Seats = Annotated[int, Meta(ge=3, le=MOST_SEATS)]
Tokens = Annotated[int, Meta(ge=0, le=99)]


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of box.toml."""


class SeatRange(Table, frozen=True):
    fewest: Seats
    most: Seats


class Options(Table, frozen=True):
    random_sixteen: bool
    inquisitor_exchange: Literal["centre", "inquisitor"]
    black_knight: Literal["no_token", "always"]
    chapters: Annotated[int, Meta(ge=1, le=4)]  # the chapel has four cells
    tokens_for_three: Tokens
    tokens_for_four: Tokens


class Setup(Table, frozen=True):
    lowest_rank_for_three: Rank


class Points(Table, frozen=True):
    elimination: Annotated[int, Meta(ge=0, le=99)]


class Inquisition(Table, frozen=True):
    low_rank: Rank


class Character(Table, frozen=True):
    rank: Annotated[int, Meta(ge=1, le=MOST_RANK)]
    back: Literal["light", "dark"]
    icons: Annotated[tuple[Literal["blue", "green", "yellow"], ...], Meta(max_length=9)]
    effect: Effect
    victims: tuple[str, ...]
    may: bool
    immune: bool


class Characters(Table, frozen=True):
    charlatan: Character
    black_knight: Character
    courtesan: Character
    fortune_teller: Character
    poisoner: Character
    berserker: Character
    assassin: Character
    druid: Character
    white_knight: Character
    monk: Character
    executioner: Character
    intriguer: Character
    witch: Character
    abbot: Character
    queen: Character
    saint: Character
    bishop: Character
    wizard: Character
    king: Character
    inquisitor: Character


class Box(Table, frozen=True, dict=True):
    seats: SeatRange
    options: Options
    setup: Setup
    points: Points
    inquisitor: Inquisition
    characters: Characters

    @cached_property
    def cast(self) -> Cast:
        """The characters as the rules look them up; made once."""
        people = characters(self)
        return Cast(
            [one.rank for one in people],
            [BACKS.index(one.back) for one in people],
            [[COLOURS.index(colour) for colour in one.icons] for one in people],
            [EFFECTS.index(one.effect) for one in people],
            [sum(1 << CHARACTERS.index(victim) for victim in one.victims) for one in people],
            [one.may for one in people],
            [one.immune for one in people],
            {seats: roster(self, seats) for seats in seat_counts(self)},
        )


def load_box(overlay: Mapping[str, Any], options: Mapping[str, Any]) -> Box:
    """The box of one match."""
    box = open_box(Box, Path(__file__).with_name("box.toml"), overlay, options)
    if box.seats.fewest > box.seats.most:
        raise BoxError(OVERLAY, "seats", _('"fewest" is more than "most"'))
    for name in CHARACTERS:
        _check_character(box, name)
    _check_ranks(box)
    _check_effects(box)
    for seats in seat_counts(box):
        _check_backs(box, seats)
    return box


def seat_counts(box: Box) -> range:
    return range(box.seats.fewest, box.seats.most + 1)


def usual_length(box: Box) -> int:
    """Deals, passes, sixteen cards and some effects a chapter."""
    return 45 * box.options.chapters


def characters(box: Box) -> list[Character]:
    return [getattr(box.characters, name) for name in CHARACTERS]


def roster(box: Box, seats: int) -> list[int]:
    """BK-1, BK-2: the cards of a match for so many."""
    low = box.setup.lowest_rank_for_three if seats == 3 and not box.options.random_sixteen else 0
    return [card for card, one in enumerate(characters(box)) if one.rank >= low]


def tokens(box: Box, seats: int) -> int:
    """BK-1: how many power tokens there are of each colour."""
    return box.options.tokens_for_three if seats == 3 else box.options.tokens_for_four


def _check_character(box: Box, name: str) -> None:
    one: Character = getattr(box.characters, name)
    place = f"characters.{name}"
    for victim in one.victims:
        if victim not in CHARACTERS:
            raise BoxError(OVERLAY, f"{place}.victims", _('there is no character "{word}"').format(word=victim))
        if getattr(box.characters, victim).immune:
            wrong = _('"{word}" cannot be eliminated: it is immune')
            raise BoxError(OVERLAY, f"{place}.victims", wrong.format(word=victim))
    if bool(one.victims) != (EFFECTS.index(one.effect) in WITH_VICTIMS):
        wrong = _('the effects "eliminate" and "wait" need victims, and no other effect has them')
        raise BoxError(OVERLAY, f"{place}.victims", wrong)


def _check_ranks(box: Box) -> None:
    """Ties for the first-player card are not part of the rules (BK-8)."""
    ranks = [one.rank for one in characters(box)] + [box.inquisitor.low_rank]
    for name in CHARACTERS:
        rank = getattr(box.characters, name).rank
        if ranks.count(rank) > 1:
            wrong = _("rank {n} is given twice").format(n=rank)
            raise BoxError(OVERLAY, f"characters.{name}.rank", wrong)


def _check_effects(box: Box) -> None:
    effects = [EFFECTS.index(one.effect) for one in characters(box)]
    for name, effect in zip(CHARACTERS, effects, strict=True):
        if effect in ALONE and effects.count(effect) > 1:
            wrong = _('only one character can have the effect "{word}"').format(word=EFFECTS[effect])
            raise BoxError(OVERLAY, f"characters.{name}.effect", wrong)


def _check_backs(box: Box, seats: int) -> None:
    """BK-4: two cards of each back for everyone and two for the centre (and two set aside: BK-2)."""
    people = characters(box)
    needed = 2 * seats + SLOTS
    aside = 2 if seats == 3 and box.options.random_sixteen else 0
    for back in (LIGHT, DARK):
        found = sum(people[card].back == BACKS[back] for card in roster(box, seats))
        if found != needed + aside:
            wrong = _("{found} cards with a {back} back for {seats} players; there must be {needed}").format(
                found=found, back=BACKS[back], seats=seats, needed=needed + aside
            )
            raise BoxError(OVERLAY, "characters", wrong)
