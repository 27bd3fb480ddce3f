"""Asks whoever must act, a person, a computer seat or LUCK, and brings every answer through the one door."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.play.match import IllegalAction, Match, Step
from game.play.record import RecordFile
from game.play.undo import undo
from game.rules.kernel import LUCK, OVER, Action, Random, View, draw, lawful, mix


class Player(Protocol):
    """Who answers for a seat. It gets what the seat may know and a seed, and nothing else."""

    @property
    def late(self) -> bool:
        """Whether its last answer was given in a hurry, because thinking had failed."""
        ...

    def answer(self, view: View, seed: int, fresh: bool) -> Action | None:
        """The answer; None while there is none yet (a person, or a computer that still thinks).

        `fresh` says that another seat has been asked since its last answer: a new turn, as far as thinking goes.
        """
        ...


class Person:
    """Answers by `Controller.choose`, whenever ready."""

    late = False

    def answer(self, view: View, seed: int, fresh: bool) -> Action | None:
        return None


class Controller:
    """Runs one match. LUCK's draws depend on the seed and the step only, so a resumed match meets the same luck."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        seed: int,
        record: RecordFile | None = None,
        prototype: bool = False,
        on_step: Callable[[Step], None] = lambda step: None,
    ) -> None:
        self.match = match
        self.players = players
        self.prototype = prototype
        self.unsaved: OSError | None = None
        """Why the record could not be written, while that is so."""
        self.record = record
        self.hurried: list[int] = []
        """The steps at which a computer seat had to answer in a hurry: a line of the story for each."""
        self._seed = seed
        self.on_step = on_step
        self.arranged: Sequence[Action] = ()
        """What LUCK draws first, in order: for a guided first game."""
        self.luck_by_hand = False
        """Whether a person answers for LUCK: in prototype mode only."""
        self._undone: list[Step] = []

    def tick(self) -> bool:
        """Let LUCK or a computer seat answer, if it is one of them that is asked; whether anything happened."""
        actor = self.match.actor
        if actor == OVER or (actor == LUCK and self.luck_by_hand):
            return False
        action = self._draw() if actor == LUCK else self._ask(actor)
        if action is None:
            return False
        self._submit(actor, action)
        self._undone.clear()
        return True

    def choose(self, action: Action) -> None:
        """The person who is asked answers; `IllegalAction` if that is not allowed."""
        self._submit(self.match.actor, action)
        self._undone.clear()

    def arrange(self, draw: Action) -> None:
        """A person has chosen what LUCK draws; the record says so. `IllegalAction` if it cannot be drawn."""
        if not lawful(self.match.urn(), draw):
            raise IllegalAction(f"{draw} cannot be drawn now")
        self._save(RecordFile.mark_arranged)
        self.choose(draw)

    def undo(self, seat: int) -> bool:
        """Take the seat's last answer back, where that is fair; whether it was. In prototype mode it is always fair,
        and what computer seats answered goes with it: back to where a person was asked."""
        steps = undo(self.match, seat, self.prototype)
        while self.prototype and self.match.steps and not self._waits_for_a_person():
            steps += undo(self.match, seat, prototype=True)
        if self.record and steps:
            self._save(lambda record: record.undo(len(steps)))
        self._undone += steps if self.prototype else []
        return bool(steps)

    def redo(self) -> bool:
        """In prototype mode: give the answer again that was taken back last, with all that followed it."""
        if not self._undone:
            return False
        step = self._undone.pop()
        self._submit(step.seat, step.action)
        while self._undone and not self._waits_for_a_person():
            step = self._undone.pop()
            self._submit(step.seat, step.action)
        return True

    def _waits_for_a_person(self) -> bool:
        return self.match.actor >= 0 and self.is_person(self.match.actor)

    def note(self, words: str, picture: str = "") -> bool:
        """Write a playtester's note into the record; whether that was possible."""
        self._save(lambda record: record.note(words, picture))
        return self.record is not None and self.unsaved is None

    def is_person(self, seat: int) -> bool:
        return isinstance(self.players[seat], Person)

    def save(self) -> bool:
        """Try again to write what could not be written; whether everything is saved now."""
        self._save(lambda record: record.retry())
        return self.record is not None and self.unsaved is None

    def close(self) -> None:
        """Let go of the record; the match can be resumed from it."""
        if self.record:
            self.save()
            self.record.close()

    def _draw(self) -> Action:
        drawn = sum(step.seat == LUCK for step in self.match.steps) if self.arranged else 0
        if drawn < len(self.arranged):
            return self.arranged[drawn]
        return draw(self.match.urn(), Random(mix(self._seed, len(self.match.steps))))

    def _ask(self, seat: int) -> Action | None:
        steps = self.match.steps
        fresh = next((step.seat != seat for step in reversed(steps) if step.seat != LUCK), True)
        player = self.players[seat]
        action = player.answer(self.match.view(seat), mix(self._seed, len(steps), seat), fresh)
        if action is not None and player.late:
            self.hurried.append(len(steps))
        return action

    def _submit(self, seat: int, action: Action) -> None:
        self.match.submit(seat, action)
        self._save(lambda record: record.append(seat, action))
        self.on_step(self.match.steps[-1])

    def _save(self, write: Callable[[RecordFile], None]) -> None:
        if self.record is None:
            return
        try:
            write(self.record)
            self.unsaved = None
        except OSError as error:
            self.unsaved = error
