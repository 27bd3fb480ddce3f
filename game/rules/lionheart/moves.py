"""What can be answered (actions) and what can happen (events) in Lionheart.

A card is its number in the box's list of power cards, its `kind`; a `deed` is one of `box.DEEDS`. Squares and edges are
numbered as `board` says. In actions a domain is called by the number of its castle, in the order in which they were
built; events name the castle's square. The `face` of a card is what is printed on it (`state.Prices`).
"""

from dataclasses import dataclass
from typing import Final, final

from game.rules.kernel import Action, Draw, Event, Revelation
from game.rules.lionheart.board import EDGES, SQUARES
from game.rules.lionheart.box import DEEDS, MOST_CASTLES, MOST_KINDS

# ---- actions


@final
@dataclass(frozen=True)
class Build(Action):
    """Put a castle on a square."""

    square: int


@final
@dataclass(frozen=True)
class Post(Action):
    """Put a knight on a square: beside a new castle, by a knight card, or for a traitor."""

    square: int


@final
@dataclass(frozen=True)
class Sell(Action):
    """Sell a card of the hand to the market."""

    kind: int


@final
@dataclass(frozen=True)
class Play(Action):
    """Play a card of the hand for one of its deeds."""

    kind: int
    deed: int


@final
@dataclass(frozen=True)
class Fence(Action):
    """Put a border on an edge."""

    edge: int


@final
@dataclass(frozen=True)
class Annex(Action):
    """Join a square to one of your domains."""

    domain: int
    square: int


@final
@dataclass(frozen=True)
class Bribe(Action):
    """Name the domain the traitor comes to, and the domain he leaves."""

    mine: int
    theirs: int


@final
@dataclass(frozen=True)
class Dismiss(Action):
    """Take the knight that turns traitor off the board."""

    square: int


@final
@dataclass(frozen=True)
class Ally(Action):
    """Name two domains, one of your own and a neighbour's, that shall never enter each other."""

    mine: int
    theirs: int


@final
@dataclass(frozen=True)
class Enough(Action):
    """Place no more borders or knights, or join no second square."""


@final
@dataclass(frozen=True)
class TakeDeck(Action):
    """Take the top card of the deck."""


@final
@dataclass(frozen=True)
class TakeMarket(Action):
    """Take a card of the market."""

    kind: int


ACTIONS: Final[dict[str, type[Action]]] = {
    action.__name__: action
    for action in (
        Draw,
        Build,
        Post,
        Sell,
        Play,
        Fence,
        Annex,
        Bribe,
        Dismiss,
        Ally,
        Enough,
        TakeDeck,
        TakeMarket,
    )
}

# Made once, looked up; typed as answers, because that is what they are given as.
_CASTLES: Final = range(MOST_CASTLES)
BUILD: Final[list[Action]] = [Build(square) for square in range(SQUARES)]
POST: Final[list[Action]] = [Post(square) for square in range(SQUARES)]
SELL: Final[list[Action]] = [Sell(kind) for kind in range(MOST_KINDS)]
PLAY: Final[list[list[Action]]] = [[Play(kind, deed) for deed in range(len(DEEDS))] for kind in range(MOST_KINDS)]
FENCE: Final[list[Action]] = [Fence(edge) for edge in range(EDGES)]
ANNEX: Final[list[list[Action]]] = [[Annex(domain, square) for square in range(SQUARES)] for domain in _CASTLES]
BRIBE: Final[list[list[Action]]] = [[Bribe(mine, theirs) for theirs in _CASTLES] for mine in _CASTLES]
DISMISS: Final[list[Action]] = [Dismiss(square) for square in range(SQUARES)]
ALLY: Final[list[list[Action]]] = [[Ally(mine, theirs) for theirs in _CASTLES] for mine in _CASTLES]
ENOUGH: Final[Action] = Enough()
TAKE_DECK: Final[Action] = TakeDeck()
TAKE_MARKET: Final[list[Action]] = [TakeMarket(kind) for kind in range(MOST_KINDS)]

# ---- events: setting up


@final
@dataclass(frozen=True)
class TilesLaid(Revelation):
    """Which tile lies on each place of the ring around the centre."""

    order: tuple[int, ...]


@final
@dataclass(frozen=True)
class TilesTurned(Revelation):
    """By how many quarters each of the nine tiles is turned clockwise, row by row."""

    turns: tuple[int, ...]


@final
@dataclass(frozen=True)
class FirstDrawn(Revelation):
    """This seat builds the first castle."""

    seat: int


@final
@dataclass(frozen=True)
class CardDrawn(Event):
    """The seat got the top card of the deck; everybody saw the letter on its back."""

    seat: int
    letter: int


@final
@dataclass(frozen=True)
class CardSeen(Revelation):
    """Which card that was; told to the seat alone."""

    seat: int
    kind: int
    face: tuple[int, ...]


@final
@dataclass(frozen=True)
class CastleBuilt(Event):
    """The seat built a castle of a colour; the gap it had to keep."""

    seat: int
    colour: int
    square: int
    gap: int


@final
@dataclass(frozen=True)
class CastleLeftOut(Event):
    """There is no square at all for a castle of this colour; it stays in the box."""

    seat: int
    colour: int


@final
@dataclass(frozen=True)
class KnightPosted(Event):
    """The seat posted a knight of a colour, for a fee."""

    seat: int
    colour: int
    square: int
    fee: int


# ---- events: the turn


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int


@final
@dataclass(frozen=True)
class IncomeTaken(Event):
    """So many kinds of mine, so many thalers."""

    seat: int
    thalers: int


@final
@dataclass(frozen=True)
class CardSold(Event):
    seat: int
    kind: int
    face: tuple[int, ...]


@final
@dataclass(frozen=True)
class CardPlayed(Event):
    """A card was played for one of its deeds, and its cost was paid."""

    seat: int
    kind: int
    deed: int
    face: tuple[int, ...]


@final
@dataclass(frozen=True)
class CardTaken(Event):
    """A card of the market, which everybody saw."""

    seat: int
    kind: int
    face: tuple[int, ...]


@final
@dataclass(frozen=True)
class LastCardTaken(Event):
    """The deck is empty: everybody has one more turn, this seat the last one."""

    seat: int


# ---- events: the land


@final
@dataclass(frozen=True)
class BorderPlaced(Event):
    seat: int
    edge: int


@final
@dataclass(frozen=True)
class DomainFounded(Event):
    """A castle stands alone in its fence; its owner scores the squares."""

    castle: int
    colour: int
    points: int
    squares: tuple[int, ...]


@final
@dataclass(frozen=True)
class BordersRemoved(Event):
    """These borders lay inside a new domain and went back to the supply."""

    castle: int
    edges: tuple[int, ...]


@final
@dataclass(frozen=True)
class SquareJoined(Event):
    """A domain grew by a square and its points."""

    castle: int
    colour: int
    square: int
    points: int


@final
@dataclass(frozen=True)
class SquareLost(Event):
    """A domain lost a square to another one, with its points."""

    castle: int
    colour: int
    square: int
    points: int


@final
@dataclass(frozen=True)
class LandCutOff(Event):
    """A domain lost squares that no longer hang together with its castle; they are neutral land now."""

    castle: int
    colour: int
    squares: tuple[int, ...]
    points: int


@final
@dataclass(frozen=True)
class MonopolyWon(Event):
    """A colour has three mines of a kind."""

    colour: int
    mine: int
    points: int


@final
@dataclass(frozen=True)
class MonopolyLost(Event):
    colour: int
    mine: int
    points: int


@final
@dataclass(frozen=True)
class TraitorBribed(Event):
    """A knight of another colour's domain will serve in a domain of the seat; both by their castles' squares."""

    seat: int
    colour: int
    mine: int
    theirs: int


@final
@dataclass(frozen=True)
class KnightDismissed(Event):
    """The knight that turned traitor left the board."""

    colour: int
    castle: int
    square: int


@final
@dataclass(frozen=True)
class AllianceMade(Event):
    """A domain of the seat and one of another colour are allies; both by their castles' squares."""

    seat: int
    colour: int
    mine: int
    theirs: int


# ---- events: the end


@final
@dataclass(frozen=True)
class GoalReached(Event):
    """The king is back: this seat stands on his square or beyond."""

    seat: int
    points: int


@final
@dataclass(frozen=True)
class BonusTaken(Event):
    """Points for most thalers, or second most."""

    seat: int
    thalers: int
    points: int


@final
@dataclass(frozen=True)
class GameEnded(Event):
    """Scores are final; the seats that won."""

    winners: tuple[int, ...]
