"""Computer seats that think in processes of their own, so that nothing else ever waits for them.

A crew of niced, spawned workers is started with the app. A seat asks it with a view, a seed and a budget, and looks in
from time to time. A worker that dies or freezes is replaced; the seat then answers from a short thought of its own.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count as count_up
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final

from game.ai.levels import Level, Thinker, merged, pick
from game.ai.search import Choice, Hints
from game.rules.kernel import Action, Game, View, mix

Parts = Callable[[str], tuple[Game, Hints]]
"""From a game's word to its rules and hints: a function that a new process can import."""

PATIENCE: Final = 2.0
"""Seconds beyond the budget after which nobody waits any longer."""
SHORT: Final = Level(40, 0.1)
"""What a seat thinks by itself when its worker has failed."""
QUIET: Final = 10
"""How much nicer than others a worker is."""


@dataclass(frozen=True)
class Question:
    """What a worker is asked: `number` tells its answer from others, `asker` lets it go on with a seat's turn."""

    number: int
    asker: int
    word: str
    level: Level
    view: View
    seed: int
    fresh: bool


def work(pipe: Connection, parts: Parts) -> None:
    """What a worker does all its life: think about the newest question, until the app is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the app, which then lets the worker go
    if hasattr(os, "nice"):
        os.nice(QUIET)
    thinkers: dict[int, Thinker] = {}
    with suppress(EOFError, OSError):
        while True:
            question: Question | None = pipe.recv()
            if question is None:
                continue
            if question.asker not in thinkers or thinkers[question.asker].level != question.level:
                thinkers[question.asker] = Thinker(*parts(question.word), question.level)
            thought = thinkers[question.asker].think(question.view, question.seed, question.fresh, pipe.poll)
            pipe.send((question.number, thought))


class Worker:
    """One process that thinks."""

    def __init__(self, parts: Parts) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, parts), daemon=True, name="thinker")
        self.process.start()
        theirs.close()

    def ask(self, question: Question | None) -> None:
        """Hand it a question, which ends any older one; None only ends it. A dead worker is found out by `look`."""
        with suppress(OSError):
            self._pipe.send(question)

    def look(self, number: int) -> list[Choice] | None:
        """Its thoughts on that question, if it has finished. EOFError when it has died."""
        try:
            while self._pipe.poll():
                answered, thought = self._pipe.recv()
                if answered == number:
                    return thought  # type: ignore[no-any-return]
        except OSError:
            raise EOFError from None
        return None

    def stop(self) -> None:
        self._pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()


class Crew:
    """The workers of the app: one for each core but one, at least one."""

    def __init__(self, parts: Parts, count: int | None = None) -> None:
        self.parts = parts
        self.workers: list[Worker] = []
        self.numbers = count_up(1)
        self.hire(count)

    def hire(self, count: int | None = None) -> None:
        """Start so many more workers; as many as this machine can bear if no number is given."""
        wanted = max(1, (os.cpu_count() or 2) - 1) if count is None else count
        self.workers += [Worker(self.parts) for _ in range(wanted)]

    def replace(self, place: int) -> None:
        """A new worker for one that died or froze."""
        self.workers[place].stop()
        self.workers[place] = Worker(self.parts)

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.workers = []


class ComputerSeat:
    """Answers for a seat by a crew. With `together` all workers think about its questions, each on its own."""

    def __init__(self, crew: Crew, word: str, level: Level, together: bool = False) -> None:
        self.level = level
        self.late = False
        """Whether the last answer was a short thought of its own, because the worker had failed."""
        self.thought: list[Choice] = []
        """What it thought of its last question, the best answer first."""
        self._crew, self._word, self._together = crew, word, together
        self._asker = next(crew.numbers)
        self._question: Question | None = None
        self._thoughts: dict[int, list[Choice]] = {}
        self._until = 0.0
        self._fresh = True  # whether the next question to think about begins a turn

    def answer(self, view: View, seed: int, fresh: bool) -> Action | None:
        """The answer; None while it still thinks."""
        self._fresh = self._fresh or fresh
        if len(view.options) == 1:
            return view.options[0]
        if self._question is None or (self._question.seed, self._question.view) != (seed, view):
            self._ask(Question(next(self._crew.numbers), self._asker, self._word, self.level, view, seed, self._fresh))
        if not self._places():
            return self._give_up(view, seed)
        self._look()
        if len(self._thoughts) == len(self._places()):
            return self._finish(merged(list(self._thoughts.values())), False)
        return self._give_up(view, seed) if monotonic() > self._until else None

    def cancel(self) -> None:
        """Forget the question; nobody thinks about it any more."""
        self._question = None
        for place in self._places():
            self._crew.workers[place].ask(None)

    def _places(self) -> range:
        """Which workers think for this seat."""
        return range(len(self._crew.workers) if self._together else min(1, len(self._crew.workers)))

    def _ask(self, question: Question) -> None:
        self._question, self._thoughts = question, {}
        self._until = monotonic() + self.level.seconds + PATIENCE
        for place in self._places():
            self._put(place)

    def _put(self, place: int) -> None:
        """Put the question to one worker; each searches with a seed of its own."""
        assert self._question
        self._crew.workers[place].ask(replace(self._question, seed=mix(self._question.seed, place)))

    def _look(self) -> None:
        """Collect what has been thought; who has died is replaced and asked again."""
        assert self._question
        for place in self._places():
            if place in self._thoughts:
                continue
            try:
                thought = self._crew.workers[place].look(self._question.number)
            except EOFError:
                self._crew.replace(place)
                self._put(place)
            else:
                if thought is not None:
                    self._thoughts[place] = thought

    def _give_up(self, view: View, seed: int) -> Action:
        """Nobody waits any longer: new workers for those that froze, and a short thought of its own."""
        for place in self._places():
            if place not in self._thoughts:
                self._crew.replace(place)
        thought = merged(list(self._thoughts.values()))
        return self._finish(thought or Thinker(*self._crew.parts(self._word), SHORT).think(view, seed, True), True)

    def _finish(self, thought: list[Choice], late: bool) -> Action:
        assert self._question
        seed, self._question = self._question.seed, None
        self.thought, self.late, self._fresh = thought, late, False
        return pick(thought, self.level.slips, seed)
