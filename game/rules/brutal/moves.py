"""What can be answered (actions) and what can happen (events) in Brutal Kingdom.

A card is its number in `box.CHARACTERS`; a colour its number in `box.COLOURS`; a back its number in `box.BACKS`.
"""

from dataclasses import dataclass
from typing import Final, final

from game.rules.brutal.box import CHARACTERS, COLOURS, MOST_RANK, MOST_SEATS, SLOTS
from game.rules.kernel import Action, Draw, Event, Revelation

# ---- actions


@final
@dataclass(frozen=True)
class Pass(Action):
    """Choose the card to pass to your neighbour."""

    card: int


@final
@dataclass(frozen=True)
class Play(Action):
    """Play a card onto your stack."""

    card: int


@final
@dataclass(frozen=True)
class Eliminate(Action):
    """Choose whose stack your card eliminates."""

    owner: int


@final
@dataclass(frozen=True)
class Name(Action):
    """Name a character: the Executioner's victim, or whom the Inquisitor asks for."""

    card: int


@final
@dataclass(frozen=True)
class Declare(Action):
    """Say which rank the Inquisitor has."""

    rank: int


@final
@dataclass(frozen=True)
class Place(Action):
    """Choose the slot of the centre for the card you had to show."""

    slot: int


@final
@dataclass(frozen=True)
class Swap(Action):
    """Exchange a hand card with the card of a slot of the centre."""

    card: int
    slot: int


@final
@dataclass(frozen=True)
class Offer(Action):
    """Offer another player a hand card."""

    card: int
    to: int


@final
@dataclass(frozen=True)
class Give(Action):
    """Choose the hand card you give in exchange."""

    card: int


@final
@dataclass(frozen=True)
class Look(Action):
    """Look at the centre cards."""


@final
@dataclass(frozen=True)
class Spy(Action):
    """Look at the whole hand of a player."""

    owner: int


@final
@dataclass(frozen=True)
class Raise(Action):
    """Turn an eliminated card of your stack face up again."""

    card: int


@final
@dataclass(frozen=True)
class ChangePlaces(Action):
    """Let your card change places with the top card of a stack."""

    owner: int


@final
@dataclass(frozen=True)
class Consecrate(Action):
    """Put a power token of a colour onto the chapel."""

    colour: int


@final
@dataclass(frozen=True)
class Claim(Action):
    """Take a power token of a colour for the Black Knight."""

    colour: int


@final
@dataclass(frozen=True)
class Enough(Action):
    """Do without the effect, or without more of it."""


ACTIONS: Final[dict[str, type[Action]]] = {
    action.__name__: action
    for action in (
        Draw,
        Pass,
        Play,
        Eliminate,
        Name,
        Declare,
        Place,
        Swap,
        Offer,
        Give,
        Look,
        Spy,
        Raise,
        ChangePlaces,
        Consecrate,
        Claim,
        Enough,
    )
}

# Made once, looked up; typed as answers, because that is what they are given as.
_CARDS: Final = range(len(CHARACTERS))
PASS: Final[list[Action]] = [Pass(card) for card in _CARDS]
PLAY: Final[list[Action]] = [Play(card) for card in _CARDS]
ELIMINATE: Final[list[Action]] = [Eliminate(owner) for owner in range(MOST_SEATS)]
NAME: Final[list[Action]] = [Name(card) for card in _CARDS]
DECLARE: Final[list[Action]] = [Declare(rank) for rank in range(MOST_RANK + 1)]
PLACE: Final[list[Action]] = [Place(slot) for slot in range(2 * SLOTS)]
SWAP: Final[list[list[Action]]] = [[Swap(card, slot) for slot in range(2 * SLOTS)] for card in _CARDS]
OFFER: Final[list[list[Action]]] = [[Offer(card, to) for to in range(MOST_SEATS)] for card in _CARDS]
GIVE: Final[list[Action]] = [Give(card) for card in _CARDS]
LOOK: Final[Action] = Look()
SPY: Final[list[Action]] = [Spy(owner) for owner in range(MOST_SEATS)]
RAISE: Final[list[Action]] = [Raise(card) for card in _CARDS]
CHANGE_PLACES: Final[list[Action]] = [ChangePlaces(owner) for owner in range(MOST_SEATS)]
CONSECRATE: Final[list[Action]] = [Consecrate(colour) for colour in range(len(COLOURS))]
CLAIM: Final[list[Action]] = [Claim(colour) for colour in range(len(COLOURS))]
ENOUGH: Final[Action] = Enough()

# ---- events: the chapter


@final
@dataclass(frozen=True)
class ChapterBegan(Event):
    """A chapter, counted from 0; this seat has the first-player card."""

    chapter: int
    seat: int


@final
@dataclass(frozen=True)
class Dealt(Revelation):
    """The cards a seat was dealt; told to it alone."""

    seat: int
    cards: tuple[int, ...]


@final
@dataclass(frozen=True)
class PassChosen(Event):
    """A seat has chosen what it passes; nobody else knows what."""

    seat: int


@final
@dataclass(frozen=True)
class Passed(Event):
    """Everybody has passed a card of this back: light ones to the left, dark ones to the right."""

    back: int


@final
@dataclass(frozen=True)
class Received(Revelation):
    """The card a seat got from another player; told to it alone."""

    seat: int
    giver: int
    card: int


@final
@dataclass(frozen=True)
class RoundBegan(Event):
    """A round, counted from 0; this seat plays first."""

    round: int
    seat: int


@final
@dataclass(frozen=True)
class CardPlayed(Revelation):
    seat: int
    card: int


@final
@dataclass(frozen=True)
class FirstPlayerMoved(Event):
    """The first-player card goes to, or stays with, the owner of the highest open top card."""

    seat: int
    card: int


@final
@dataclass(frozen=True)
class FirstPlayerStayed(Event):
    """No card lies open: the first-player card stays where it is."""

    seat: int


@final
@dataclass(frozen=True)
class TokensTaken(Event):
    """Power tokens by colour for the icons of a stack, and how many were used up."""

    seat: int
    tokens: tuple[int, ...]
    missed: tuple[int, ...]


@final
@dataclass(frozen=True)
class Claimed(Event):
    """The Black Knight took a power token."""

    seat: int
    colour: int


@final
@dataclass(frozen=True)
class ChapelMarked(Event):
    """No power token came onto the chapel: an elimination token marks the chapter."""

    chapter: int


@final
@dataclass(frozen=True)
class GameEnded(Event):
    """Scores are final; the seats that won."""

    winners: tuple[int, ...]


# ---- events: effects


@final
@dataclass(frozen=True)
class Eliminated(Event):
    """A card of one seat eliminates the top card of another, and with it the whole stack."""

    seat: int
    card: int
    owner: int
    victim: int


@final
@dataclass(frozen=True)
class NothingToDo(Event):
    """A card's effect found nothing to work on."""

    seat: int
    card: int


@final
@dataclass(frozen=True)
class Declined(Event):
    """A seat does without the effect of its card."""

    seat: int
    card: int


@final
@dataclass(frozen=True)
class Raised(Event):
    """An eliminated card was turned face up again."""

    seat: int
    card: int


@final
@dataclass(frozen=True)
class Condemned(Event):
    """The Executioner waits for this character."""

    seat: int
    card: int


@final
@dataclass(frozen=True)
class PlacesChanged(Event):
    """A card changed places with the top card of another stack."""

    seat: int
    card: int
    owner: int
    taken: int


@final
@dataclass(frozen=True)
class Consecrated(Event):
    """A power token was put onto the chapel."""

    seat: int
    colour: int


@final
@dataclass(frozen=True)
class Declared(Event):
    """The rank of the Inquisitor until the end of the chapter."""

    seat: int
    rank: int


@final
@dataclass(frozen=True)
class Inquired(Event):
    """The Inquisitor asks who holds a character."""

    seat: int
    card: int


@final
@dataclass(frozen=True)
class NobodyHolds(Revelation):
    card: int


@final
@dataclass(frozen=True)
class Shown(Revelation):
    """A seat had to show a hand card to all."""

    seat: int
    card: int


@final
@dataclass(frozen=True)
class CentreExchanged(Event):
    """A seat exchanged a hand card with the card of a slot."""

    seat: int
    slot: int


@final
@dataclass(frozen=True)
class Fetched(Revelation):
    """The card a seat got from a slot; told to it alone."""

    seat: int
    slot: int
    card: int


@final
@dataclass(frozen=True)
class Offered(Event):
    """A seat offers another one a card of this back."""

    seat: int
    to: int
    back: int


@final
@dataclass(frozen=True)
class GiftChosen(Event):
    """A partner has chosen what to give in exchange; nobody else knows what."""

    seat: int
    back: int


@final
@dataclass(frozen=True)
class HandsExchanged(Event):
    """Two seats exchanged a card of this back."""

    seat: int
    other: int
    back: int


@final
@dataclass(frozen=True)
class CentreLooked(Event):
    """Everybody sees that a seat looks at the centre cards."""

    seat: int


@final
@dataclass(frozen=True)
class SlotSeen(Revelation):
    """What it saw in a slot; told to it alone."""

    seat: int
    slot: int
    card: int


@final
@dataclass(frozen=True)
class HandLooked(Event):
    """Everybody sees that a seat looks at a hand."""

    seat: int
    owner: int


@final
@dataclass(frozen=True)
class HandSeen(Revelation):
    """What it saw there; told to it alone."""

    seat: int
    owner: int
    cards: tuple[int, ...]
