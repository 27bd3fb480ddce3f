"""Animal Kingdoms in the terminal, alone and with others."""

from __future__ import annotations

import pytest

from game import text
from game.ai.levels import LEVELS, Thinker
from game.catalogue import GAMES, parts
from game.play.controller import Controller, Person, Player
from game.play.match import Match
from game.rules.kernel import OVER
from game.textui.session import Session
from tests.textui.test_session import Terminal

ENTRY = GAMES["animals"]


def play(terminal: Terminal, seats: int) -> Match:
    match = Match(ENTRY.rules, ENTRY.rules.load_box({}, {}), seats)
    players: list[Player] = [Person(), *[Thinker(*parts("animals"), LEVELS["random"])] * (seats - 1)]
    names = ["Ann", "Bob", "Cem", "Dan", "Eva"][:seats]
    Session(ENTRY, Controller(match, players, 1), names, terminal.read, terminal.write, lambda view: "Hm.").run()
    return match


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_whole_games_are_played_by_numbers_alone(seats: int, language: str) -> None:
    text.use(language)
    terminal = Terminal(*["1", "3", "2"] * 500)
    assert play(terminal, seats).actor == OVER
    assert "{" not in terminal.screen


def test_alone_the_table_is_read_again_after_the_upstart_s_turn() -> None:
    """The upstart has no seat, but it changes the table; and so does a new age."""
    terminal = Terminal("retreat", "1", "1")
    play(terminal, 1)
    assert terminal.screen.count("Your turn: claim a territory") == terminal.screen.count(" of 3. Deck: ") == 4
    assert "Age 2 of 3. Deck: " in terminal.screen


def test_answers_that_begin_alike_are_not_offered_by_name() -> None:
    """Every claim with a beast begins with its name."""
    terminal = Terminal(*["1"] * 40)
    play(terminal, 1)
    assert "Its name will do" not in terminal.screen
