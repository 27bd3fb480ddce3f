"""What happens on the way to a picture."""

from __future__ import annotations

from game.catalogue import GAMES
from game.play.match import Match
from game.play.record import Seat, header
from game.rules.kernel import OVER
from game.shot import play_on


def test_seats_of_a_picture_play_as_well_as_their_levels() -> None:
    entry = GAMES["intrigues"]
    box = entry.rules.load_box({}, {})
    won = 0
    for seed in range(6):
        match = Match(entry.rules, box, 2)
        seats = [Seat("Anna", "you"), Seat("Computer 2", "hard@20")]
        play_on(entry, match, header("intrigues", "test", box, seats, seed), 1_000_000)
        assert match.actor == OVER
        won += match.winners() == [1]
    assert won == 6


def test_a_picture_is_taken_after_so_many_answers() -> None:
    entry = GAMES["lionheart"]
    box = entry.rules.load_box({}, {})
    match = Match(entry.rules, box, 2)
    seats = [Seat("Anna", "you"), Seat("Computer 2", "random")]
    play_on(entry, match, header("lionheart", "test", box, seats, 5), 7)
    assert sum(step.seat >= 0 for step in match.steps) == 7
    assert match.actor >= 0, "LUCK has drawn whatever was to be drawn"
