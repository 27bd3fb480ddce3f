"""Lionheart in the terminal: a board has many answers, and they have names."""

from __future__ import annotations

import pytest

from game import text
from game.ai.levels import LEVELS, Thinker
from game.catalogue import GAMES, parts
from game.play.controller import Controller, Person
from game.play.match import Match
from game.rules.kernel import LUCK, OVER, Random, draw
from game.textui.session import Session
from tests.rules.lionheart_table import at, between, table
from tests.textui.test_session import Terminal

ENTRY = GAMES["lionheart"]


def run(match: Match, terminal: Terminal, seats: int = 2) -> None:
    """A person at the first seat whose turn it is; chance plays for the others."""
    person = match.actor
    players = [Person() if seat == person else Thinker(*parts("lionheart"), LEVELS["random"]) for seat in range(seats)]
    names = ["Ann", "Bob", "Cem", "Dan"][:seats]
    Session(ENTRY, Controller(match, players, 1), names, terminal.read, terminal.write, lambda view: "Hm.").run()


def dealt(seats: int) -> Match:
    match, random = Match(ENTRY.rules, ENTRY.rules.load_box({}, {}), seats), Random(5)
    while match.actor == LUCK:
        match.submit(LUCK, draw(match.urn(), random))
    return match


def test_many_answers_share_rows_and_go_by_their_names() -> None:
    match = dealt(2)
    first = match.actor
    square = match.view(first).options[-1]
    name = ENTRY.words.option(match.view(first), square, ["Ann", "Bob"])
    terminal = Terminal("z9", name.upper())
    run(match, terminal)
    assert any(line.count(". ") > 3 for line in terminal.lines), "several answers in a row"
    assert "Its name will do, too: " in terminal.screen
    assert "Type a number from 1 to" in terminal.screen, "z9 is no square"
    assert match.steps[-1].action == square


def test_the_map_shows_borders_castles_knights_and_whose_domain_it_is() -> None:
    laid = table(".A  .a |V   .B\n--  --\nF   .b", seats=3)
    lines = ENTRY.words.table(laid.match.view(0), ["Ann", "Bob", "Cem"])
    assert lines[0].split() == list("abcdefghijkl")
    assert lines[2].startswith(" 1 |. #1 . *1|V    . #2 ")
    assert lines[3].startswith("   +----+----+")
    assert lines[4].startswith(" 2 |F    . *2 .  ")
    assert any(line.startswith("> 1 Ann (you): 0 points of 40, 20 thalers") for line in lines)
    assert "Domain around a1 (Ann): 0 points, knights: 1" in lines
    assert laid.state.domain[at("b1")] == 0
    assert laid.state.borders[between("b1", "c1")]


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_played_by_numbers_alone(seats: int, language: str) -> None:
    text.use(language)
    match = dealt(seats)
    terminal = Terminal(*["1", "2", "3"] * 2000)
    run(match, terminal, seats)
    assert match.actor == OVER
    assert "{" not in terminal.screen
