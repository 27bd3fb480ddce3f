"""Tiny games that show what the search understands."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, final

from game.rules.kernel import (
    LUCK,
    Action,
    Draw,
    Event,
    Phase,
    Random,
    Record,
    State,
    Tell,
    Urn,
    actor,
    legal,
)


@final
@dataclass(frozen=True)
class Say(Action):
    number: int


@final
@dataclass(frozen=True)
class Spoken(Event):
    """Somebody has chosen; nobody hears what."""

    seat: int


@final
class Pennies(State):
    """Seat 0 says 0 or 1, sealed; then seat 1 does. Seat 1 wins if they are alike, seat 0 if not."""

    __slots__ = ("said",)

    def __init__(self, phases: list[Phase], said: list[int]) -> None:
        self.phases = phases
        self.said = said

    def clone(self) -> Pennies:
        return Pennies(self.phases[:], self.said[:])


@final
@dataclass(frozen=True)
class Saying(Phase):
    """A sealed answer."""

    def options(self, state: Pennies) -> list[Action]:
        return [Say(0), Say(1)]

    def answer(self, state: Pennies, action: Action, tell: Tell) -> None:
        assert isinstance(action, Say)
        state.said.append(action.number)
        tell(-1, Spoken, self.seat)
        if self.seat == 0:
            state.phases.append(Saying(1))


@final
@dataclass(frozen=True)
class ToyView(Record):
    seat: int
    actor: int
    asked: str
    options: tuple[Action, ...]
    scores: tuple[int, ...]
    box: Any
    phases: tuple[Phase, ...]
    own: tuple[int, ...]
    """What this seat has said or drawn."""


def _pennies_view(state: Pennies, seat: int) -> ToyView:
    options = tuple(legal(state)) if actor(state) == seat else ()
    own = tuple(state.said[seat : seat + 1])
    return ToyView(seat, actor(state), "Saying", options, (0, 0), None, tuple(state.phases), own)


def _imagine_pennies(view: ToyView, random: Random) -> Pennies:
    said = list(view.own) if view.seat == 0 else []
    if view.seat == 1 and view.phases and view.phases[-1].seat == 1:
        said = [random.randrange(2)]
    return Pennies(list(view.phases), said)


PENNIES: Any = SimpleNamespace(
    view=_pennies_view,
    imagine=_imagine_pennies,
    tally=lambda state: {"penny": [int(state.said[0] != state.said[1]), int(state.said[0] == state.said[1])]},
    winners=lambda state: [0 if state.said[0] != state.said[1] else 1],
)


def pennies() -> Pennies:
    return Pennies([Saying(0)], [])


@final
class Wheel(State):
    """Seat 0 takes a sure thing, or spins: the wheel shows 0 to 9, and then it may double or keep."""

    __slots__ = ("points", "shown")

    def __init__(self, phases: list[Phase], shown: int, points: int) -> None:
        self.phases = phases
        self.shown = shown
        self.points = points

    def clone(self) -> Wheel:
        return Wheel(self.phases[:], self.shown, self.points)


@final
@dataclass(frozen=True)
class Shown(Event):
    number: int


@final
@dataclass(frozen=True)
class Betting(Phase):
    """Say 0 for four points, 1 to spin."""

    def options(self, state: Wheel) -> list[Action]:
        return [Say(0), Say(1)]

    def answer(self, state: Wheel, action: Action, tell: Tell) -> None:
        if action == Say(0):
            state.points = 4
        else:
            state.phases.append(Spinning(LUCK))


@final
@dataclass(frozen=True)
class Spinning(Phase):
    def urn(self, state: Wheel) -> Urn:
        return Urn([1] * 10, 1)

    def answer(self, state: Wheel, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        state.shown = action.cards[0]
        tell(-1, Shown, state.shown)
        state.phases.append(Keeping(0))


@final
@dataclass(frozen=True)
class Keeping(Phase):
    """Say 0 to keep what the wheel shows, 1 to take nine minus that. Worth at least five to who looks."""

    def options(self, state: Wheel) -> list[Action]:
        return [Say(0), Say(1)]

    def answer(self, state: Wheel, action: Action, tell: Tell) -> None:
        state.points = state.shown if action == Say(0) else 9 - state.shown


def _wheel_view(state: Wheel, seat: int) -> ToyView:
    options = tuple(legal(state)) if actor(state) == seat else ()
    return ToyView(seat, actor(state), "", options, (0, 0), None, tuple(state.phases), (state.shown,))


WHEEL: Any = SimpleNamespace(
    view=_wheel_view,
    imagine=lambda view, random: Wheel(list(view.phases), view.own[0], 0),
    tally=lambda state: {"wheel": [state.points, 4]},
    winners=lambda state: [0] if state.points > 4 else [1],
)


def wheel() -> Wheel:
    return Wheel([Betting(0)], 0, 0)
