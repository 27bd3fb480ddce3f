"""What lies in the box of Animal Kingdoms: the beasts, the board, the decrees, and every printed number."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from game.rules.boxfile import OVERLAY, BoxError, open_box
from game.text import _

if TYPE_CHECKING:
    from game.rules.animals.law import Law

KINDS: Final = ("red_panda", "tiger", "bee", "lizard", "frog", "owl", "okapi", "wolf")
RANKS: Final = 8
BEASTS: Final = len(KINDS) * RANKS
"""A beast is a number: its kind times RANKS, and its rank less one."""
KINGDOMS: Final = 5
MOST_SEATS: Final = 6
"""How many seats an overlay may ask for."""
MOST_HAND: Final = 8
REACHES: Final = ("nothing", "here", "neighbours", "others")

Kind = Literal["red_panda", "tiger", "bee", "lizard", "frog", "owl", "okapi", "wolf"]
Rank = Annotated[int, Meta(ge=1, le=RANKS)]
Reach = Literal["nothing", "here", "neighbours", "others"]
RankTest = Literal["any", "same", "unlike", "at_least", "at_most", "next", "same_parity", "other_parity"]
KindTest = Literal["any", "same", "unlike"]
Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Seats = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Ages = Annotated[int, Meta(ge=1, le=3)]
Territories = Annotated[int, Meta(ge=2, le=12)]
Value = Annotated[int, Meta(ge=0, le=99)]


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of box.toml."""


class SeatRange(Table, frozen=True):
    fewest: Seats
    most: Seats


class Options(Table, frozen=True):
    peaceful: bool
    solo_level: Literal["easy", "medium", "normal", "hard", "extra_hard"]
    bonus_start: Literal["same_kingdom", "own_rank"]
    ages: Ages


class Board(Table, frozen=True):
    territories: Annotated[tuple[Territories, ...], Meta(min_length=KINGDOMS, max_length=KINGDOMS)]
    council: Some
    hand: Annotated[int, Meta(ge=1, le=MOST_HAND)]
    influence: Some


class KingdomTokens(Table, frozen=True):
    values: tuple[Value, ...]
    each: Some


class RetreatTokens(Table, frozen=True):
    values: tuple[Value, ...]


class Rally(Table, frozen=True):
    points: Count
    rounds: Some


class Battle(Table, frozen=True):
    modifiers: Count
    adds: Some
    humbled: Some


class Points(Table, frozen=True):
    second: Count
    third: Count
    modifier: Count


class Level(Table, frozen=True):
    """How the upstart plays (AK-47)."""

    bonus_cards: Annotated[int, Meta(ge=0, le=2)]
    bonus_by_rank: bool
    battle_cards: Some
    upstart_first: bool


class Levels(Table, frozen=True):
    easy: Level
    medium: Level
    normal: Level
    hard: Level
    extra_hard: Level


class Solo(Table, frozen=True):
    lead: Some
    levels: Levels


class Decree(Table, frozen=True):
    """Which beasts may be played below a kingdom; box.toml explains the fields."""

    number: Annotated[int, Meta(ge=1, le=999)]
    source: Literal["printed", "attested", "reconstruction"]
    reach: Reach = "nothing"
    whole: bool = False
    ranks: tuple[Rank, ...] = ()
    kinds: tuple[Kind, ...] = ()
    rank: RankTest = "any"
    kind: KindTest = "any"
    either: bool = False
    pair: bool = False


class Box(Table, frozen=True, dict=True):
    seats: SeatRange
    options: Options
    board: Board
    kingdom_tokens: KingdomTokens
    retreat_tokens: RetreatTokens
    rally: Rally
    battle: Battle
    points: Points
    solo: Solo
    decrees: tuple[Decree, ...]

    @cached_property
    def law(self) -> Law:
        """The board and the decrees in tables, for quick reading."""
        from game.rules.animals.law import Law  # which knows the box

        return Law(self)


def load_box(overlay: Mapping[str, Any], options: Mapping[str, Any]) -> Box:
    """The box of one match."""
    box = open_box(Box, Path(__file__).with_name("box.toml"), overlay, options)
    _check_numbers(box)
    for decree in box.decrees:
        _check_decree(decree)
    return box


def seat_counts(box: Box) -> range:
    """AK-26: the peaceful variant is for several."""
    fewest = max(2, box.seats.fewest) if box.options.peaceful else box.seats.fewest
    return range(fewest, box.seats.most + 1)


def usual_length(box: Box) -> int:
    """About a claim for each territory and age, some rallies and battles."""
    return 2 * box.options.ages * sum(box.board.territories)


def level(box: Box) -> Level:
    """How the upstart plays in this match."""
    chosen: Level = getattr(box.solo.levels, box.options.solo_level)
    return chosen


def _check_numbers(box: Box) -> None:
    board = box.board
    if box.seats.fewest > box.seats.most:
        raise BoxError(OVERLAY, "seats", _('"fewest" is more than "most"'))
    if len(set(board.territories)) < KINGDOMS:
        raise BoxError(OVERLAY, "board.territories", _("two kingdoms are of the same size"))
    if board.council < box.options.ages - 1:
        raise BoxError(OVERLAY, "board.council", _("there are not enough seats for the capitals of all ages"))
    if board.influence < box.options.ages:  # one may stay in a council after each age but the last
        raise BoxError(OVERLAY, "board.influence", _("a house could be left without a token"))
    if len(box.kingdom_tokens.values) < KINGDOMS * box.kingdom_tokens.each:
        raise BoxError(OVERLAY, "kingdom_tokens.values", _("there are not enough tokens for all kingdoms"))
    if box.kingdom_tokens.each < box.options.ages:
        raise BoxError(OVERLAY, "kingdom_tokens.each", _("there is not a token for every age"))
    if len(box.retreat_tokens.values) < box.options.ages:
        raise BoxError(OVERLAY, "retreat_tokens.values", _("there is not a token for every age"))
    if len(box.decrees) < KINGDOMS * box.options.ages:
        raise BoxError(OVERLAY, "decrees", _("there are not enough decrees for all ages"))
    if len({decree.number for decree in box.decrees}) < len(box.decrees):
        raise BoxError(OVERLAY, "decrees", _("two of them have the same number"))
    if _most_cards_in_use(box) >= BEASTS:
        raise BoxError(OVERLAY, "board", _("the kingdoms and hands could use up all the beasts"))


def _most_cards_in_use(box: Box) -> int:
    """AK-51: beasts that neither the deck nor the discard pile can give, at the worst moment."""
    played, hand, held = sum(box.board.territories), box.board.hand, box.seats.most * box.board.hand
    if box.seats.fewest == 1:  # bonus cards, and what the upstart reveals against every card of a hand
        held = max(held, hand + level(box).bonus_cards + hand * level(box).battle_cards)
    return played + held


def _check_decree(decree: Decree) -> None:
    tested = (decree.rank != "any") + (decree.kind != "any")
    wrong = ""
    if (decree.reach != "nothing") != (tested > 0):
        wrong = _("a reach needs a test, and a test a reach")
    elif not (tested or decree.ranks or decree.kinds or decree.pair):
        wrong = _("it asks for nothing")
    elif decree.either and tested < 2:
        wrong = _('"either" needs two tests')
    elif decree.whole and decree.reach != "here":
        wrong = _('"whole" is for the beasts that lie here')
    if wrong:
        raise BoxError(OVERLAY, _("decree {number}").format(number=decree.number), wrong)
