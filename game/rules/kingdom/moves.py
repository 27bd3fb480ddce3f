"""What can be answered (actions) and what can happen (events) in Kingdom.

Actions name a card by its number in the box, events by its face. A province is a number, too (see `box`).
"""

from dataclasses import dataclass
from typing import Final, final

from game.rules.kernel import Action, Draw, Event, Revelation
from game.rules.kingdom.box import MOST_CARDS, MOST_PROVINCES, MOST_SEATS, Face

# ---- actions


@final
@dataclass(frozen=True)
class Lay(Action):
    """Choose the card of your hand to lay: as your turn, or with a king."""

    card: int


@final
@dataclass(frozen=True)
class ShowHand(Action):
    """Show that there is no place for any of your cards, and get new ones."""


@final
@dataclass(frozen=True)
class Place(Action):
    """Choose the province the card goes to; an empty place opens a new one."""

    province: int


@final
@dataclass(frozen=True)
class Add(Action):
    """Add the jester to the province; it replaces nothing."""


@final
@dataclass(frozen=True)
class Take(Action):
    """Choose a card of the province for your hand: for the jester who replaces it, or for the princess."""

    card: int


@final
@dataclass(frozen=True)
class Fetch(Action):
    """Choose a card of another province: the knight brings it into his own."""

    province: int
    card: int


@final
@dataclass(frozen=True)
class Enough(Action):
    """Use the power no further."""


ACTIONS: Final[dict[str, type[Action]]] = {
    action.__name__: action for action in (Draw, Lay, ShowHand, Place, Add, Take, Fetch, Enough)
}

# Made once, looked up; typed as answers, because that is what they are given as.
PROVINCES: Final = MOST_SEATS * MOST_PROVINCES
LAY: Final[list[Action]] = [Lay(card) for card in range(MOST_CARDS)]
SHOW_HAND: Final[Action] = ShowHand()
PLACE: Final[list[Action]] = [Place(province) for province in range(PROVINCES)]
ADD: Final[Action] = Add()
TAKE: Final[list[Action]] = [Take(card) for card in range(MOST_CARDS)]
FETCH: Final[list[list[Action]]] = [
    [Fetch(province, card) for card in range(MOST_CARDS)] for province in range(PROVINCES)
]
ENOUGH: Final[Action] = Enough()

# ---- events


@final
@dataclass(frozen=True)
class HandsDealt(Event):
    """Everybody has got so many cards."""

    count: int


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int


@final
@dataclass(frozen=True)
class CardLaid(Event):
    """A card went from a hand into a province."""

    seat: int
    card: Face
    province: int
    colour: int
    """Of the province, with this card in it and none replaced yet."""


@final
@dataclass(frozen=True)
class ProvinceOpened(Event):
    """The card just laid is the first of a new province."""

    province: int


@final
@dataclass(frozen=True)
class Replaced(Event):
    """The jester just laid took the place of a card, which went into the hand of its player."""

    seat: int
    card: Face
    province: int


@final
@dataclass(frozen=True)
class Taken(Event):
    """The princess gave her player a card of her province into the hand."""

    seat: int
    card: Face
    province: int


@final
@dataclass(frozen=True)
class Fetched(Event):
    """The knight brought a card of another province into his own."""

    seat: int
    card: Face
    source: int
    province: int


@final
@dataclass(frozen=True)
class ProvinceEmptied(Event):
    """The last card of a province was fetched away: it is there no more."""

    province: int


@final
@dataclass(frozen=True)
class ProvinceKept(Event):
    """A complete province became income of its owner."""

    province: int
    cards: tuple[Face, ...]
    points: int


@final
@dataclass(frozen=True)
class ProvinceDiscarded(Event):
    """A complete province was worth nothing, and was discarded."""

    province: int
    cards: tuple[Face, ...]
    points: int


@final
@dataclass(frozen=True)
class HandShown(Revelation):
    """There was no place for any card of the hand: all of them were shown and discarded."""

    seat: int
    cards: tuple[Face, ...]


@final
@dataclass(frozen=True)
class HandRefilled(Event):
    """A player draws so many cards."""

    seat: int
    count: int


@final
@dataclass(frozen=True)
class Drawn(Revelation):
    """The card that was drawn; told to its player alone."""

    seat: int
    card: Face


@final
@dataclass(frozen=True)
class GameEnded(Event):
    """Scores are final: the deck is empty, or nobody has drawn a card for too long. The seats that won."""

    deck_empty: bool
    winners: tuple[int, ...]
