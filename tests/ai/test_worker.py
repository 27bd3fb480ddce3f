"""Workers: they answer, and when they die or freeze somebody else does."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest

from game.ai import worker
from game.ai.levels import LEVELS, level
from game.ai.worker import QUIET, ComputerSeat, Crew
from game.catalogue import parts
from game.rules.intrigues.box import CABBAGE, DOG, FOX, PIG, WHEAT
from game.rules.intrigues.moves import Reveal
from game.rules.kernel import Action, View
from tests.rules.table import table


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    with closing(Crew(parts, 2)) as crew:
        yield crew


def question() -> View:
    laid = table([CABBAGE] + [DOG, FOX, PIG, WHEAT] * 6)
    laid.submit(0, Reveal())
    return laid.match.view(0)


def wait(seat: ComputerSeat, view: View, seed: int = 1, seconds: float = 20.0) -> Action:
    """Look in until there is an answer."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        action = seat.answer(view, seed, True)
        if action is not None:
            return action
        time.sleep(0.005)
    raise AssertionError("no answer")


def test_a_seat_is_answered_for_and_says_why(crew: Crew) -> None:
    seat = ComputerSeat(crew, "intrigues", level("hard@200"))
    view = question()
    assert seat.answer(view, 1, True) is None, "it thinks elsewhere"
    assert wait(seat, view) in view.options
    assert not seat.late
    assert seat.thought[0].visits > 0


def test_the_same_question_gets_the_same_answer(crew: Crew) -> None:
    seats = [ComputerSeat(crew, "intrigues", level("hard@200")) for _ in range(2)]
    assert {wait(seat, question(), seed=7) for seat in seats} <= set(question().options)
    assert seats[0].thought == seats[1].thought


def test_an_obvious_answer_needs_no_worker() -> None:
    view = table([DOG, PIG]).match.view(0)
    with closing(Crew(parts, 0)) as nobody:
        assert ComputerSeat(nobody, "intrigues", LEVELS["hard"]).answer(view, 1, True) == Reveal()


def test_a_turn_that_begins_with_an_obvious_answer_is_a_fresh_one(crew: Crew) -> None:
    seat = ComputerSeat(crew, "intrigues", level("hard@20"))
    wait(seat, question())
    assert not seat._fresh
    seat.answer(table([DOG, PIG]).match.view(0), 2, True)
    assert seat._fresh


def test_without_any_worker_a_seat_thinks_for_itself() -> None:
    with closing(Crew(parts, 0)) as nobody:
        seat = ComputerSeat(nobody, "intrigues", LEVELS["hard"])
        assert seat.answer(question(), 1, True) in question().options
        assert seat.late


def test_together_all_workers_think(crew: Crew) -> None:
    alone = ComputerSeat(crew, "intrigues", level("master@300"))
    together = ComputerSeat(crew, "intrigues", level("master@300"), together=True)
    wait(alone, question())
    wait(together, question())
    assert sum(choice.visits for choice in together.thought) > 1.5 * sum(choice.visits for choice in alone.thought)


def test_a_killed_worker_is_replaced_and_the_question_put_again(crew: Crew) -> None:
    seat = ComputerSeat(crew, "intrigues", level("hard@3000"))
    view = question()
    seat.answer(view, 1, True)
    dead = crew.workers[0].process
    dead.kill()
    assert wait(seat, view) in view.options
    assert not seat.late
    assert crew.workers[0].process.is_alive()


@pytest.mark.skipif(sys.platform == "win32", reason="nothing freezes a process there")
def test_a_frozen_worker_is_not_waited_for(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PATIENCE", 0.3)
    wait(ComputerSeat(crew, "intrigues", level("hard@20")), question())
    seat = ComputerSeat(crew, "intrigues", replace(LEVELS["hard"], seconds=0.2))
    frozen = crew.workers[0].process
    assert frozen.pid
    os.kill(frozen.pid, signal.SIGSTOP)
    view = question()
    assert wait(seat, view) in view.options
    assert seat.late
    assert seat.thought, "the short thought can be explained, too"
    assert wait(ComputerSeat(crew, "intrigues", level("hard@20")), view) in view.options, "a new worker is there"


def test_a_cancelled_question_is_forgotten(crew: Crew) -> None:
    seat = ComputerSeat(crew, "intrigues", replace(LEVELS["master"], iterations=10**8, seconds=60.0))
    assert seat.answer(question(), 1, True) is None
    seat.cancel()
    other = ComputerSeat(crew, "intrigues", level("hard@20"))
    assert wait(other, question(), seconds=5.0) in question().options, "the worker is free again"


@pytest.mark.skipif(sys.platform == "win32", reason="niceness is for POSIX")
def test_workers_are_nice(crew: Crew) -> None:
    wait(ComputerSeat(crew, "intrigues", level("hard@20")), question())
    pid = crew.workers[0].process.pid
    assert pid
    assert os.getpriority(os.PRIO_PROCESS, pid) >= os.getpriority(os.PRIO_PROCESS, 0) + min(QUIET, 19)


def test_no_process_is_left() -> None:
    crew = Crew(parts, 2)
    processes = [worker.process for worker in crew.workers]
    pids = [process.pid for process in processes]
    crew.close()
    for pid in pids:
        assert pid
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
