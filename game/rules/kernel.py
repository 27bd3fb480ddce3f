"""The contract every game keeps, and the few pieces all of them share.

A game is a module with the functions of `Rules`. Its table is a `State` with a stack of phases; a phase is a
question the table asks. Whoever must act gives an action as the answer; chance is a player too, called LUCK.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Protocol, TypeVar, final

from librt.random import Random as Random  # ChaCha8: the same numbers from a seed everywhere, compiled or not

LUCK: Final = -1
"""Who answers when chance decides."""
OVER: Final = -2
"""Who acts when nobody does any more."""
ALL: Final = -1
"""To whom an event is told that everybody sees."""
HIDDEN: Final = -1
"""Stands in a view for a card the seat does not know, and in a state for a card that is not there."""


class Record:
    """A value: frozen, compared by class and fields, picklable compiled or not."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), values(self)


def values(record: Record) -> tuple[object, ...]:
    """The fields of a record, in order."""
    return tuple(getattr(record, field.name) for field in fields(record))  # type: ignore[arg-type]


class Action(Record):
    """What a seat, or LUCK, may answer. Named in the imperative."""


class Event(Record):
    """What happened, told to those who saw it. Named in the past tense."""

    reveals: ClassVar[bool] = False
    """Whether it uncovers something that was hidden: such a step cannot be undone."""


class Revelation(Event):
    """An event that does. (A class of its own: compiled dataclasses take a ClassVar for a field.)"""

    reveals: ClassVar[bool] = True


@final
@dataclass(frozen=True)
class Draw(Action):
    """LUCK's answer: the cards drawn, in order."""

    cards: tuple[int, ...]


DRAW: Final = [Draw((card,)) for card in range(256)]
"""Draws of a single card, made once."""


@final
class Urn:
    """What LUCK draws from: how many lie in it of each card, how many are drawn, and whether each goes back.

    `single` says that no card lies in it twice: then one is found faster.
    """

    __slots__ = ("counts", "draws", "replace", "single", "total")

    def __init__(
        self, counts: list[int], draws: int, replace: bool = False, total: int = -1, single: bool = False
    ) -> None:
        self.counts = counts
        self.draws = draws
        self.replace = replace
        self.total = total if total >= 0 else sum(counts)
        self.single = single


Tell = Callable[..., None]
"""`tell(to, Event class, *its fields)`: the event is made only where somebody listens."""


def hush(to: int, event: type[Event], a: object = None, b: object = None, c: object = None, d: object = None) -> None:
    """Nobody listens: rollouts make no events. (Named fields, not *fields: no tuple is made for nobody.)"""


class State:
    """A table. `phases` is the stack of questions; the last one is asked now."""

    __slots__ = ("phases",)

    def __init__(self, phases: list[Phase]) -> None:
        self.phases = phases

    def clone(self) -> State:
        """A table that shares nothing that changes with this one."""
        raise NotImplementedError


@dataclass(frozen=True)
class Phase(Record):
    """A question the table asks. It carries no secrets. (Its `state` is the game's own: Any lets a game say so.)"""

    seat: int
    """Who must answer: a seat or LUCK."""

    def options(self, state: Any) -> list[Action]:
        """Every answer allowed now; never empty for a seat. LUCK's answers come from `urn` instead."""
        raise LookupError(f"{type(self).__name__} asks LUCK, not a seat")

    def urn(self, state: Any) -> Urn:
        """What LUCK draws from, where LUCK is asked."""
        raise LookupError(f"{type(self).__name__} asks a seat, not LUCK")

    def draw(self, state: Any, random: Random) -> Draw:
        """LUCK's answer, drawn from the urn. A game that draws at every turn may do so without making one."""
        return draw(self.urn(state), random)

    def answer(self, state: Any, action: Action, tell: Tell) -> None:
        """What then happens; pushes what is asked next."""
        raise NotImplementedError


class View(Protocol):
    """Everything a seat may know: a frozen, picklable record, compared by value. Games add their own fields."""

    @property
    def seat(self) -> int: ...
    @property
    def actor(self) -> int: ...
    @property
    def asked(self) -> str:
        """The name of the phase on top, "" when the game is over."""
        ...

    @property
    def options(self) -> tuple[Action, ...]:
        """What this seat may answer now; empty when another is asked."""
        ...

    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def box(self) -> Any: ...


@final
@dataclass(frozen=True)
class Why(Record):
    """Why an answer is not allowed: the rule's number, and which of the game's reasons."""

    rule: str
    reason: str


# The state machine: the same four lines for every game.


def actor(state: State) -> int:
    """The seat that must answer now, LUCK, or OVER."""
    return state.phases[-1].seat if state.phases else OVER


def legal(state: State) -> list[Action]:
    """Every answer the asked seat may give. The list may be shared: do not change it."""
    return state.phases[-1].options(state)


def urn(state: State) -> Urn:
    """What LUCK draws from now."""
    return state.phases[-1].urn(state)


def apply(state: State, action: Action, tell: Tell = hush) -> None:
    """Hand the answer to the question on top. This is the whole state machine."""
    state.phases.pop().answer(state, action, tell)


# LUCK, for every game.


def draw(urn: Urn, random: Random) -> Draw:
    """Draw at random, every card in the urn alike."""
    if urn.draws == 1:
        return DRAW[one_of(urn.counts, urn.total, urn.single, random)]
    return Draw(tuple(_several(urn, random)))


def one_of(counts: list[int], total: int, single: bool, random: Random) -> int:
    """A card drawn at random; the fields of `Urn` tell what is given."""
    if single and total * FEW_GUESSES > len(counts):
        card = random.randrange(len(counts))
        while not counts[card]:
            card = random.randrange(len(counts))
        return card
    left = random.randrange(total)
    for card, count in enumerate(counts):
        left -= count
        if left < 0:
            return card
    raise AssertionError("the urn holds fewer cards than it counts")


FEW_GUESSES: Final = 6
"""So many guesses on average take less time than counting does."""


def _several(urn: Urn, random: Random) -> list[int]:
    counts = urn.counts if urn.replace else urn.counts[:]
    total = urn.total
    drawn = []
    for _ in range(urn.draws):
        card = one_of(counts, total, urn.single, random)
        drawn.append(card)
        if not urn.replace:
            counts[card] -= 1
            total -= 1
    return drawn


def lawful(urn: Urn, action: Action) -> bool:
    """Whether this is an answer LUCK can give: so many cards, and all of them from the urn."""
    if not isinstance(action, Draw) or len(action.cards) != urn.draws:
        return False
    if not all(type(card) is int and 0 <= card < len(urn.counts) for card in action.cards):
        return False
    return all(
        urn.counts[card] > 0 if urn.replace else action.cards.count(card) <= urn.counts[card] for card in action.cards
    )


def play_out(state: State, random: Random, limit: int = 1_000_000) -> int:
    """Play on at random, in place, to the end or to the limit; how many decisions the seats made."""
    decisions, phases, tell = 0, state.phases, hush
    while phases and decisions < limit:
        phase = phases.pop()
        if phase.seat == LUCK:
            phase.answer(state, phase.draw(state, random), tell)
        else:
            options = phase.options(state)
            phase.answer(state, options[random.randrange(len(options))], tell)
            decisions += 1
    return decisions


def mix(*numbers: int) -> int:
    """One seed out of several numbers: near numbers give far seeds (SplitMix64)."""
    seed = 0
    for number in numbers:
        seed = (seed ^ (number & _WORD)) + 0x9E3779B97F4A7C15 & _WORD
        seed = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
        seed = (seed ^ (seed >> 27)) * 0x94D049BB133111EB & _WORD
        seed ^= seed >> 31
    return seed >> 1  # fits a signed 64-bit number


_WORD: Final = (1 << 64) - 1


B = TypeVar("B")
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Tally = dict[str, list[int]]
"""Points by reason, then by seat; a rival without a seat, whom nobody asks (a game alone), comes after the seats."""


class Rules(Protocol[B, S, V]):
    """A game: the module `game.rules.<word>`."""

    @property
    def ACTIONS(self) -> Mapping[str, type[Action]]:  # noqa: N802 (a constant of the module)
        """Every action of the game by name; with it a record is read back."""
        ...

    def load_box(self, overlay: Mapping[str, Any], options: Mapping[str, Any]) -> B:
        """The checked, frozen box: box.toml, a playtester's overlay, the match's options."""
        ...

    def seat_counts(self, box: B) -> range:
        """How many may play."""
        ...

    def usual_length(self, box: B) -> int:
        """About how many decisions a game takes; a computer-only game of 20 times that is stopped."""
        ...

    def start(self, box: B, seats: int) -> S:
        """The table before anything happened."""
        ...

    def actor(self, state: State) -> int: ...
    def legal(self, state: State) -> list[Action]: ...
    def urn(self, state: State) -> Urn: ...
    def apply(self, state: State, action: Action, tell: Tell = hush) -> None: ...

    def tally(self, state: S) -> Tally:
        """Points by reason and seat, as the table stands."""
        ...

    def winners(self, state: S) -> list[int]:
        """Who won, ties as in the rules; a rival without a seat is the number after the last."""
        ...

    def view(self, state: S, seat: int) -> V:
        """Everything this seat may know, and nothing else."""
        ...

    def open_view(self, state: S, seat: int) -> V:
        """The seat's view with everything uncovered that anybody could see: for replays and prototypes."""
        ...

    def imagine(self, view: V, random: Random) -> S:
        """A whole table dealt at random that agrees with everything the view knows."""
        ...

    def why_not(self, view: V, action: Action) -> Why | None:
        """Why the seat may not answer so; None when it may."""
        ...

    def census(self, state: S) -> dict[str, list[int]]:
        """Every card, token and piece by place: counts by kind."""
        ...


Game = Rules[Any, Any, Any]


def is_compiled() -> bool:
    """Whether these rules run as compiled code."""
    return not __file__.endswith((".py", ".pyc"))  # a bundle names plain modules .pyc


def scores(tally: Tally, seats: int) -> list[int]:
    """The points of so many seats, a rival among them, if there is one: the tally summed up."""
    return [sum(points[seat] for points in tally.values()) for seat in range(seats)]
