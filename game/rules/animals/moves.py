"""What can be answered (actions) and what can happen (events) in Animal Kingdoms.

A card is a beast by number (`law.RANK`, `law.KIND`), a kingdom its place in the ring. Alone against the upstart, the
player is seat 0 and the upstart, who is never asked, counts as seat 1.
"""

from dataclasses import dataclass
from typing import Final, final

from game.rules.animals.box import BEASTS, KINGDOMS
from game.rules.kernel import Action, Draw, Event, Revelation

UPSTART: Final = 1
"""The upstart's number among those who score."""
FIRST, SECOND, THIRD, RALLIES = range(4)
"""What points are given for in the course of the game, in the order they are kept."""

# ---- actions


@final
@dataclass(frozen=True)
class Claim(Action):
    """Play a beast below a kingdom and put an influence token there (AK-2)."""

    card: int
    kingdom: int


@final
@dataclass(frozen=True)
class Rally(Action):
    """Take a point, then exchange cards (AK-7)."""


@final
@dataclass(frozen=True)
class Retreat(Action):
    """Take no more turns in this age (AK-8)."""


@final
@dataclass(frozen=True)
class Discard(Action):
    """Discard a card: in a rally, or as the second of a pair (AK-3)."""

    card: int


@final
@dataclass(frozen=True)
class Enough(Action):
    """Discard no more cards in this rally."""


@final
@dataclass(frozen=True)
class Fight(Action):
    """Choose the card you fight with (AK-20, AK-45)."""

    card: int


@final
@dataclass(frozen=True)
class Reinforce(Action):
    """Add modifiers to your card on the table (AK-21)."""

    count: int


@final
@dataclass(frozen=True)
class Pass(Action):
    """Add none for now (AK-21)."""


ACTIONS: Final[dict[str, type[Action]]] = {
    action.__name__: action for action in (Draw, Claim, Rally, Retreat, Discard, Enough, Fight, Reinforce, Pass)
}

# Made once, looked up; typed as answers, because that is what they are given as.
CLAIM: Final[list[list[Action]]] = [[Claim(card, kingdom) for kingdom in range(KINGDOMS)] for card in range(BEASTS)]
CLAIMS: Final = [
    [[claim for kingdom, claim in enumerate(claims) if kingdoms >> kingdom & 1] for kingdoms in range(1 << KINGDOMS)]
    for claims in CLAIM
]
"""By the card and the set of kingdoms (bits) where it may be played."""
RALLY: Final[Action] = Rally()
RETREAT: Final[Action] = Retreat()
DISCARD: Final[list[Action]] = [Discard(card) for card in range(BEASTS)]
ENOUGH: Final[Action] = Enough()
FIGHT: Final[list[Action]] = [Fight(card) for card in range(BEASTS)]
REINFORCE: Final[list[Action]] = [Reinforce(count) for count in range(100)]
PASS: Final[Action] = Pass()

# ---- events


@final
@dataclass(frozen=True)
class TokensPlaced(Event):
    """AK-1: the tokens of the kingdoms, kingdom by kingdom."""

    values: tuple[int, ...]


@final
@dataclass(frozen=True)
class DecreesPosted(Event):
    """The decrees of the age by the numbers printed on them, kingdom by kingdom."""

    numbers: tuple[int, ...]


@final
@dataclass(frozen=True)
class AgeBegan(Event):
    """This seat takes the first turn."""

    age: int
    seat: int


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int


@final
@dataclass(frozen=True)
class Claimed(Event):
    """A beast was played and a territory, or the capital, taken."""

    seat: int
    card: int
    kingdom: int
    capital: bool


@final
@dataclass(frozen=True)
class Rallied(Event):
    seat: int


@final
@dataclass(frozen=True)
class Discarded(Event):
    seat: int
    card: int


@final
@dataclass(frozen=True)
class Drew(Event):
    """Everybody sees how many cards a seat draws."""

    seat: int
    count: int


@final
@dataclass(frozen=True)
class CardsDrawn(Revelation):
    """Which cards; told to the seat alone."""

    seat: int
    cards: tuple[int, ...]


@final
@dataclass(frozen=True)
class Reshuffled(Event):
    """The discard pile became the deck (AK-10)."""

    count: int


@final
@dataclass(frozen=True)
class RallyClosed(Event):
    """AK-7: there was nothing but rallies for too long."""


@final
@dataclass(frozen=True)
class Retreated(Event):
    """The cause: "choice", "capital" (AK-4) or "last token" (AK-6)."""

    seat: int
    cause: str


@final
@dataclass(frozen=True)
class RetreatTokenTaken(Event):
    """AK-9: the first to retreat takes a token, face down."""

    seat: int


@final
@dataclass(frozen=True)
class RetreatTokenSeen(Revelation):
    """What it is worth; told to the seat alone."""

    seat: int
    value: int


@final
@dataclass(frozen=True)
class AgeEnded(Event):
    """All have retreated; the kingdoms are scored."""

    age: int


@final
@dataclass(frozen=True)
class NobodyThere(Event):
    """AK-13: the token of a kingdom without influence stays."""

    kingdom: int


@final
@dataclass(frozen=True)
class Scored(Event):
    """A place (1 to 3) in a kingdom brought each of these seats so many points."""

    kingdom: int
    place: int
    seats: tuple[int, ...]
    points: int


@final
@dataclass(frozen=True)
class PeaceKept(Event):
    """AK-26: a tie for first without a battle; whoever holds the capital is first, nobody (-1): all of them are."""

    kingdom: int
    seats: tuple[int, ...]
    holder: int


@final
@dataclass(frozen=True)
class BattleBegan(Event):
    kingdom: int
    seats: tuple[int, ...]


@final
@dataclass(frozen=True)
class CardSealed(Event):
    """Everybody sees that a seat has chosen its card."""

    seat: int


@final
@dataclass(frozen=True)
class CardsRevealed(Revelation):
    """The sealed cards, turned over together."""

    seats: tuple[int, ...]
    cards: tuple[int, ...]


@final
@dataclass(frozen=True)
class Reinforced(Event):
    """A card on the table was raised to this value."""

    seat: int
    count: int
    value: int


@final
@dataclass(frozen=True)
class Passed(Event):
    seat: int


@final
@dataclass(frozen=True)
class BattleGoesOn(Event):
    """These are tied at the top and choose another card."""

    seats: tuple[int, ...]


@final
@dataclass(frozen=True)
class BattleEnded(Event):
    """One won; or those who ran out of cards while tied are all first (AK-22)."""

    kingdom: int
    seats: tuple[int, ...]


@final
@dataclass(frozen=True)
class ModifierTaken(Event):
    seat: int


@final
@dataclass(frozen=True)
class CouncilJoined(Event):
    """AK-15: the token on a capital moved to the council."""

    kingdom: int
    seat: int


@final
@dataclass(frozen=True)
class BonusOpened(Revelation):
    """AK-40: a bonus card of the upstart lies open."""

    card: int


@final
@dataclass(frozen=True)
class UpstartClaimed(Revelation):
    """AK-41: the upstart's card came from the deck, or was its bonus card."""

    card: int
    kingdom: int
    capital: bool
    bonus: bool


@final
@dataclass(frozen=True)
class UpstartDiscarded(Revelation):
    """AK-44: a card the upstart has no use for."""

    card: int


@final
@dataclass(frozen=True)
class UpstartFought(Revelation):
    """AK-45: your card, and the cards the upstart sets against it."""

    card: int
    cards: tuple[int, ...]


@final
@dataclass(frozen=True)
class RetreatTokenShown(Revelation):
    """AK-30: at the end everybody sees what it was worth."""

    seat: int
    value: int


@final
@dataclass(frozen=True)
class GameEnded(Event):
    """Scores are final; those who won (alone, seat 1 is the upstart)."""

    winners: tuple[int, ...]
