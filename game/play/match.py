"""One game being played. `Match.submit` is the only door to its state, for people, computer seats and LUCK alike."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from game.rules.kernel import ALL, LUCK, Action, Event, Game, Random, State, Tell, Urn, View, lawful, scores


class IllegalAction(ValueError):
    """An answer that is not allowed now; nothing has changed."""


@dataclass(frozen=True)
class Step:
    """One answer, what it told to whom, and the table before it."""

    seat: int
    action: Action
    told: list[tuple[int, Event]]
    before: State


class Match:
    """The true table, and every step that led to it."""

    def __init__(self, game: Game, box: Any, seats: int) -> None:
        if seats not in game.seat_counts(box):
            counts = game.seat_counts(box)
            raise ValueError(f"this game is for {counts[0]} to {counts[-1]} seats, not {seats}")
        self.game, self.box, self.seats = game, box, seats
        self.steps: list[Step] = []
        self._state: State = game.start(box, seats)

    @property
    def actor(self) -> int:
        """The seat that must answer now, LUCK, or OVER."""
        return self.game.actor(self._state)

    def view(self, seat: int) -> View:
        view: View = self.game.view(self._state, seat)
        return view

    def open_view(self, seat: int) -> View:
        """What the seat would see if nothing were hidden: for replays and prototypes."""
        view: View = self.game.open_view(self._state, seat)
        return view

    def view_at(self, steps: int, seat: int, opened: bool = False) -> View:
        """What the seat saw after so many steps."""
        state = self.steps[steps].before if steps < len(self.steps) else self._state
        view: View = self.game.open_view(state, seat) if opened else self.game.view(state, seat)
        return view

    def scores_at(self, steps: int) -> list[int]:
        """Everybody's points after so many steps."""
        state = self.steps[steps].before if steps < len(self.steps) else self._state
        return scores(self.game.tally(state), self.seats)

    def urn(self) -> Urn:
        """What LUCK draws from now."""
        return self.game.urn(self._state)

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Take an answer. What it tells that seat; `IllegalAction`, and nothing changed, where it may not be given."""
        self._check(seat, action)
        after = self._state.clone()
        told: list[tuple[int, Event]] = []
        self.game.apply(after, action, listener(told))
        self.steps.append(Step(seat, action, told, self._state))
        self._state = after
        return heard(told, seat)

    def preview(self, seat: int, action: Action, random: Random) -> list[Event]:
        """What the seat would be told, tried on a table imagined from its own view.

        It ends before anything is revealed: what follows from that would give it away.
        """
        if action not in self.view(seat).options:
            raise IllegalAction(f"{action} is not allowed now")
        table: State = self.game.imagine(self.game.view(self._state, seat), random)
        told: list[tuple[int, Event]] = []
        self.game.apply(table, action, listener(told))
        return list(takewhile(lambda event: not event.reveals, heard(told, seat)))

    def story(self, seat: int) -> list[Event]:
        """Everything this seat was told."""
        return [event for step in self.steps for event in heard(step.told, seat)]

    def tally(self) -> dict[str, list[int]]:
        """Points by reason and seat, as the table stands."""
        return self.game.tally(self._state)

    def winners(self) -> list[int]:
        return self.game.winners(self._state)

    def take_back(self) -> Step:
        """Undo the last step, whatever it was; `undo` says when that is fair."""
        step = self.steps.pop()
        self._state = step.before
        return step

    def _check(self, seat: int, action: Action) -> None:
        if seat != self.actor:
            raise IllegalAction(f"it is not seat {seat} that must answer")
        allowed = lawful(self.urn(), action) if seat == LUCK else action in self.game.legal(self._state)
        if not allowed:
            raise IllegalAction(f"{action} is not allowed now")


def replayed(match: Match, box: Any) -> Match:
    """The same match by another box: every answer again, as long as it is still allowed."""
    again = Match(match.game, box, match.seats)
    for step in match.steps:
        try:
            again.submit(step.seat, step.action)
        except IllegalAction:
            break
    return again


def listener(told: list[tuple[int, Event]]) -> Tell:
    """A `tell` that writes down what is told to whom."""

    def tell(to: int, event: type[Event], *fields: object) -> None:
        told.append((to, event(*fields)))

    return tell


def heard(told: list[tuple[int, Event]], seat: int) -> list[Event]:
    """What this seat heard of it; LUCK, and whoever only watches, hears what all hear."""
    return [event for to, event in told if to in (ALL, seat)]
