"""A match: one door, stories, previews, undo."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.catalogue import GAMES
from game.play.controller import Controller, Person
from game.play.match import IllegalAction, Match
from game.play.undo import undo, undoable
from game.rules.intrigues.box import CABBAGE, CAT, COW, DOG, FOX, PIG, WHEAT, load_box
from game.rules.intrigues.moves import Evicted, Peeked, Reveal, Revealed, Save, Stop, Take, TopSeen
from game.rules.kernel import LUCK, OVER, Action, Random, View
from tests.rules.random_play import at_random
from tests.rules.table import table


def test_a_match_takes_only_the_seats_its_game_is_for() -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        Match(GAMES["intrigues"].rules, load_box({}, {}), 6)


def test_an_answer_of_the_wrong_seat_is_refused() -> None:
    laid = table([DOG, CAT])
    with pytest.raises(IllegalAction, match="not seat 1"):
        laid.match.submit(1, Reveal())
    assert laid.match.steps == []


def test_a_story_has_only_what_the_seat_was_told() -> None:
    laid = table([COW, FOX, DOG])
    laid.submit(0, Reveal())
    assert laid.match.story(0) == [Revealed(0, COW), Peeked(0), TopSeen(0, FOX)]
    assert laid.match.story(1) == [Revealed(0, COW), Peeked(0)]


def test_a_preview_tells_what_would_happen_and_changes_nothing() -> None:
    laid = table([PIG, DOG], [{}, {CAT: 1}])
    laid.submit(0, Reveal())
    before = laid.match.view(0)
    assert laid.match.preview(0, Take(1, CAT), Random(1)) == [Evicted(0, 1, CAT)]
    assert laid.match.view(0) == before
    with pytest.raises(IllegalAction):
        laid.match.preview(0, Stop(), Random(1))


def test_a_preview_reveals_nothing() -> None:
    laid = table([COW, CABBAGE, DOG])
    laid.submit(0, Reveal())
    laid.submit(0, Stop())
    assert laid.match.preview(1, Reveal(), Random(1)) == [], "the card on top is known to seat 0 only"


def test_an_answer_that_revealed_nothing_can_be_taken_back() -> None:
    laid = table([PIG, DOG], [{}, {CAT: 1, WHEAT: 1}])
    laid.submit(0, Reveal())
    before = laid.match.view(0)
    laid.submit(0, Take(1, CAT))
    assert undoable(laid.match, 0)
    assert not undoable(laid.match, 1)
    assert [step.action for step in undo(laid.match, 0)] == [Take(1, CAT)]
    assert laid.match.view(0) == before


def test_undo_stops_at_luck() -> None:
    laid = table([PIG, DOG], [{}, {CAT: 1}])
    laid.submit(0, Reveal())
    assert laid.match.steps[-1].seat == LUCK
    assert not undoable(laid.match, 0)
    assert undo(laid.match, 0) == []


def test_undo_stops_at_what_was_revealed() -> None:
    laid = table([COW, CABBAGE, DOG])
    laid.submit(0, Reveal())
    laid.submit(0, Reveal())
    assert laid.match.steps[-1].seat == 0, "the known card came without LUCK"
    assert not undoable(laid.match, 0)


def test_undo_stops_where_another_seat_is_asked() -> None:
    laid = table([CABBAGE, DOG])
    laid.submit(0, Reveal())
    laid.submit(0, Stop())
    assert not undoable(laid.match, 0)
    assert not undoable(laid.match, 1)


def test_picks_of_the_dog_can_be_taken_back_one_by_one() -> None:
    laid = table([DOG, WHEAT, CABBAGE, CABBAGE, COW], overlay={"effects": {"dog_saves": 3}})
    for _card in range(4):
        laid.submit(0, Reveal())
    laid.submit(0, Save(DOG))
    laid.submit(0, Save(WHEAT))
    assert undo(laid.match, 0)
    assert undo(laid.match, 0)
    assert not undo(laid.match, 0)
    assert laid.castle(0) == {}


def test_in_prototype_mode_everything_can_be_taken_back() -> None:
    laid = table([CABBAGE, DOG])
    laid.submit(0, Reveal())
    assert [step.seat for step in undo(laid.match, 1, prototype=True)] == [LUCK, 0]
    assert laid.match.steps == []
    assert undo(laid.match, 0, prototype=True) == []


def test_the_controller_asks_luck_and_computer_seats_and_waits_for_people() -> None:
    match = Match(GAMES["intrigues"].rules, load_box({}, {}), 2)
    controller = Controller(match, [Person(), at_random()], seed=5)
    while match.actor != OVER:
        if not controller.tick():
            assert controller.is_person(match.actor)
            controller.choose(match.view(match.actor).options[0])
    assert not controller.tick()
    assert {step.seat for step in match.steps} == {LUCK, 0, 1}


def test_the_same_seed_meets_the_same_luck() -> None:
    def play(seed: int) -> list[object]:
        match = Match(GAMES["intrigues"].rules, load_box({}, {}), 3)
        controller = Controller(match, [at_random()] * 3, seed)
        while controller.tick():
            pass
        return [(step.seat, step.action) for step in match.steps]

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_a_computer_seat_gets_a_view_of_its_own_seat_and_hears_of_a_new_turn() -> None:
    seen: list[tuple[int, int, bool]] = []

    class Watching:
        late = False

        def answer(self, view: View, seed: int, fresh: bool) -> Action:
            seen.append((view.seat, view.actor, fresh))
            return at_random().answer(view, seed, fresh)

    match = Match(GAMES["intrigues"].rules, load_box({}, {}), 2)
    controller = Controller(match, [Watching(), Watching()], 1)
    while controller.tick():
        pass
    assert all(seat == actor for seat, actor, _fresh in seen)
    for (before, _, _), (seat, _, fresh) in pairwise(seen):
        assert fresh == (seat != before)


def test_a_hurried_answer_is_remembered() -> None:
    class Failing:
        late = True

        def answer(self, view: View, seed: int, fresh: bool) -> Action:
            return view.options[0]

    match = Match(GAMES["intrigues"].rules, load_box({}, {}), 2)
    controller = Controller(match, [Failing(), at_random()], 1)
    while controller.tick():
        pass
    assert controller.hurried == [number for number, step in enumerate(match.steps) if step.seat == 0]
