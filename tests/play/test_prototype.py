"""Prototype mode: free undo and redo, luck by hand, notes, another box for the same match; and matches on the shelf."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.catalogue import GAMES
from game.play import saves
from game.play.controller import Controller, Person
from game.play.match import IllegalAction, Match, replayed
from game.play.record import RecordFile, Seat, header, read, replay
from game.rules.intrigues.box import COW, FOX, load_box
from game.rules.intrigues.sight import open_view, view
from game.rules.kernel import HIDDEN, LUCK, Draw
from tests.rules.table import table

RULES = GAMES["intrigues"].rules
SEATS = [Seat("Ann", "you"), Seat("Bob", "you")]


def prototype(file: Path) -> Controller:
    box = load_box({}, {})
    record = RecordFile.create(file, header("intrigues", "1.2", box, SEATS, 11, prototype=True))
    return Controller(Match(RULES, box, 2), [Person(), Person()], 11, record, prototype=True)


def go_on(controller: Controller, answers: int) -> None:
    """The first answer that is offered, so many times, and LUCK's draws with them."""
    while controller.match.actor == LUCK or answers:
        if not controller.tick():
            controller.choose(controller.match.view(controller.match.actor).options[0])
            answers -= 1


def test_any_answer_is_taken_back_and_given_again(tmp_path: Path) -> None:
    controller = prototype(tmp_path / "a.jsonl")
    go_on(controller, 4)
    end, steps = controller.match.view(0), len(controller.match.steps)
    for _answer in range(3):
        assert controller.undo(0)
    assert len(controller.match.steps) < steps
    while controller.redo():
        pass
    assert controller.match.view(0) == end
    controller.close()
    assert replay(RULES, read(tmp_path / "a.jsonl")).view(0) == end


def test_a_new_answer_makes_redo_forget(tmp_path: Path) -> None:
    controller = prototype(tmp_path / "a.jsonl")
    go_on(controller, 2)
    controller.undo(0)
    controller.choose(controller.match.view(controller.match.actor).options[0])
    assert not controller.redo()
    controller.close()


def test_luck_by_hand_waits_for_a_person_and_is_marked(tmp_path: Path) -> None:
    controller = prototype(tmp_path / "a.jsonl")
    controller.luck_by_hand = True
    assert not controller.tick()
    with pytest.raises(IllegalAction):
        controller.arrange(Draw((7,)))
    controller.arrange(Draw((1,)))
    assert controller.match.actor == 1
    controller.close()
    assert read(tmp_path / "a.jsonl").lines == [["arranged"], [-1, "Draw", [1]]]
    assert replay(RULES, read(tmp_path / "a.jsonl")).actor == 1


def test_a_note_is_kept_with_the_moment_it_belongs_to(tmp_path: Path) -> None:
    controller = prototype(tmp_path / "a.jsonl")
    go_on(controller, 1)
    steps = len(controller.match.steps)
    assert controller.note("Too many dogs?", "a.1.png")
    controller.undo(0)
    assert controller.note("Or too few")
    controller.close()
    first, second = read(tmp_path / "a.jsonl").notes
    assert (first.steps, first.words, first.picture) == (steps, "Too many dogs?", "a.1.png")
    assert (second.steps < steps, second.words, second.picture) == (True, "Or too few", "")


def test_a_match_goes_on_by_another_box_as_far_as_its_answers_are_allowed() -> None:
    controller = Controller(Match(RULES, load_box({}, {}), 2), [Person(), Person()], 11)
    go_on(controller, 6)
    dearer = load_box({"points": {"wheat": 50}}, {})
    assert len(replayed(controller.match, dearer).steps) == len(controller.match.steps)
    assert replayed(controller.match, dearer).box is dearer
    gone = dict.fromkeys(("cat", "pig", "chicken", "cow", "fox", "wolf", "dog", "rabbit", "cabbage"), 0)
    only_wheat = load_box({"copies": gone}, {})
    assert 0 < len(replayed(controller.match, only_wheat).steps) < len(controller.match.steps)


def test_an_open_view_shows_what_is_hidden_from_the_seat() -> None:
    laid = table([COW, FOX])
    laid.submit(0, laid.options()[0])
    assert view(laid.state, 0).top == FOX
    assert view(laid.state, 1).top == HIDDEN
    assert open_view(laid.state, 1).top == FOX
    assert laid.match.open_view(1) == open_view(laid.state, 1)


def test_the_match_as_it_stood_is_seen_again() -> None:
    controller = Controller(Match(RULES, load_box({}, {}), 2), [Person(), Person()], 11)
    seen = [controller.match.view(1)]
    for _answer in range(5):
        go_on(controller, 1)
        seen.append(controller.match.view(1))
    again = [controller.match.view_at(steps, 1) for steps in range(len(controller.match.steps) + 1)]
    assert all(view in again for view in seen)
    assert controller.match.scores_at(0) == [0, 0]
    assert controller.match.scores_at(len(controller.match.steps)) == list(seen[-1].scores)


# ---- the shelf


def test_a_match_is_renamed_with_its_picture(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    prototype(file).close()
    saves.picture_of(file).write_bytes(b"picture")
    renamed = saves.rename(file, " Тест: пёс/кот? ")
    assert renamed.name == "Тест- пёс-кот-.jsonl"
    assert saves.picture_of(renamed).exists()
    assert not file.exists()
    prototype(file).close()
    with pytest.raises(FileExistsError):
        saves.rename(file, "Тест: пёс/кот?")
    assert saves.rename(file, "...") == file


def test_a_match_is_deleted_with_its_pictures(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    prototype(file).close()
    for name in ("a.png", "a.3.png", "ab.png"):
        (tmp_path / name).write_bytes(b"picture")
    saves.delete(file)
    assert [left.name for left in tmp_path.iterdir()] == ["ab.png"]


def test_a_finished_match_takes_its_pictures_along(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    prototype(file).close()
    for name in ("a.png", "a.3.png"):
        (tmp_path / name).write_bytes(b"picture")
    kept = saves.keep(file, tmp_path / "records")
    assert sorted(left.name for left in kept.parent.iterdir()) == ["a.3.png", "a.jsonl", "a.png"]
