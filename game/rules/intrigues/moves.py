"""What can be answered (actions) and what can happen (events) in Intrigues & Cabbage.

A card is its kind (`box.KINDS`); several `cards` are counted, kind by kind.
"""

from dataclasses import dataclass
from typing import Final, final

from game.rules.intrigues.box import KINDS, MOST_SEATS
from game.rules.kernel import Action, Draw, Event, Revelation

# ---- actions


@final
@dataclass(frozen=True)
class Reveal(Action):
    """Turn over the top card of the deck."""


@final
@dataclass(frozen=True)
class Stop(Action):
    """End the turn and keep the centre."""


@final
@dataclass(frozen=True)
class Take(Action):
    """Choose a card of a castle: for the fox, the pig or the rabbit."""

    owner: int
    kind: int


@final
@dataclass(frozen=True)
class Send(Action):
    """Choose a card of your own castle, and the castle the wolf takes it to."""

    kind: int
    to: int


@final
@dataclass(frozen=True)
class Pick(Action):
    """Choose one of the cards the chicken scratched up."""

    kind: int


@final
@dataclass(frozen=True)
class Save(Action):
    """Let the dog save a card of the failed turn; wheat is saved as a whole stack."""

    kind: int


@final
@dataclass(frozen=True)
class Enough(Action):
    """Let the dog save nothing more."""


@final
@dataclass(frozen=True)
class GuardFoxes(Action):
    """Say whether a dog blocks all foxes of your castle."""

    guard: bool


@final
@dataclass(frozen=True)
class GuardWolves(Action):
    """Say how many wolves of your castle are blocked, a dog each."""

    dogs: int


ACTIONS: Final[dict[str, type[Action]]] = {
    action.__name__: action for action in (Draw, Reveal, Stop, Take, Send, Pick, Save, Enough, GuardFoxes, GuardWolves)
}

# Made once, looked up; typed as answers, because that is what they are given as.
REVEAL: Final[Action] = Reveal()
STOP: Final[Action] = Stop()
TAKE: Final[list[list[Action]]] = [[Take(owner, kind) for kind in range(len(KINDS))] for owner in range(MOST_SEATS)]
SEND: Final[list[list[Action]]] = [[Send(kind, to) for to in range(MOST_SEATS)] for kind in range(len(KINDS))]
PICK: Final[list[Action]] = [Pick(kind) for kind in range(len(KINDS))]
SAVE: Final[list[Action]] = [Save(kind) for kind in range(len(KINDS))]
ENOUGH: Final[Action] = Enough()
GUARD_FOXES: Final[list[Action]] = [GuardFoxes(True), GuardFoxes(False)]
GUARD_WOLVES: Final[list[Action]] = [GuardWolves(dogs) for dogs in range(100)]

# ---- events


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int


@final
@dataclass(frozen=True)
class Revealed(Revelation):
    """A card came from the deck into the centre."""

    seat: int
    kind: int


@final
@dataclass(frozen=True)
class Robbed(Event):
    """The fox brought a card of another castle into the centre."""

    seat: int
    owner: int
    kind: int


@final
@dataclass(frozen=True)
class Evicted(Event):
    """The pig threw a card of another castle onto the discard pile."""

    seat: int
    owner: int
    kind: int


@final
@dataclass(frozen=True)
class Sent(Event):
    """The wolf took a card of the own castle to another one."""

    seat: int
    to: int
    kind: int


@final
@dataclass(frozen=True)
class Peeked(Event):
    """Everybody sees that the cow let this seat look at the top of the deck."""

    seat: int


@final
@dataclass(frozen=True)
class TopSeen(Revelation):
    """What the seat saw there; told to it alone."""

    seat: int
    kind: int


@final
@dataclass(frozen=True)
class Scratched(Revelation):
    """The chicken turned up cards of the discard pile."""

    seat: int
    cards: tuple[int, ...]


@final
@dataclass(frozen=True)
class Picked(Event):
    """One of them came into the centre."""

    seat: int
    kind: int


@final
@dataclass(frozen=True)
class Prowled(Revelation):
    """The cat turned up cards of the discard pile and took the kinds the castle lacked."""

    seat: int
    cards: tuple[int, ...]
    taken: tuple[int, ...]


@final
@dataclass(frozen=True)
class Called(Event):
    """The rabbit brought a card of the own castle into the centre."""

    seat: int
    kind: int


@final
@dataclass(frozen=True)
class NothingToDo(Event):
    """A card's effect found nothing to work on."""

    seat: int
    kind: int


@final
@dataclass(frozen=True)
class TurnFailed(Event):
    """A card of a kind that lay in the centre already came there."""

    seat: int
    kind: int


@final
@dataclass(frozen=True)
class Saved(Event):
    """The dog brought cards of the failed turn home: one, or the stack of wheat."""

    seat: int
    kind: int
    count: int


@final
@dataclass(frozen=True)
class CentreDiscarded(Event):
    seat: int
    cards: tuple[int, ...]


@final
@dataclass(frozen=True)
class Stopped(Event):
    """The cards of the centre went to the castle."""

    seat: int
    cards: tuple[int, ...]


@final
@dataclass(frozen=True)
class IntrigueBegan(Event):
    """The deck is empty; the castles settle their quarrels, this seat first."""

    seat: int


@final
@dataclass(frozen=True)
class FoxesGuarded(Event):
    seat: int
    guard: bool


@final
@dataclass(frozen=True)
class WolvesGuarded(Event):
    seat: int
    dogs: int


@final
@dataclass(frozen=True)
class Lost(Event):
    """In the intrigue phase a castle lost all its cards of a kind, because of another kind."""

    seat: int
    culprit: int
    kind: int
    count: int


@final
@dataclass(frozen=True)
class GameEnded(Event):
    """Scores are final; the seats that won."""

    winners: tuple[int, ...]
