"""The terminal game, played by a script that types."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import text
from game.catalogue import GAMES
from game.play.controller import Controller, Person, Player
from game.play.match import Match
from game.play.record import RecordFile, Seat, header, read, replay
from game.rules.intrigues.box import CABBAGE, COW, DOG, FOX, PIG, WHEAT, load_box
from game.rules.intrigues.moves import Stop
from game.rules.kernel import OVER, Action, View
from game.textui.rulebook import rule
from game.textui.session import Session
from game.textui.welcome import welcome
from game.words.rulebook import rulebook
from tests.rules.random_play import at_random
from tests.rules.table import Table, table

ENTRY = GAMES["intrigues"]


class Terminal:
    """Types what it is given and keeps what is written; leaves when it has nothing more to type."""

    def __init__(self, *typed: str) -> None:
        self.typed: Iterator[str] = iter(typed)
        self.lines: list[str] = []

    def read(self, prompt: str) -> str:
        self.lines.append(prompt)
        for words in self.typed:
            return words
        raise EOFError

    def write(self, line: str) -> None:
        self.lines += line.split("\n")

    @property
    def screen(self) -> str:
        return "\n".join(self.lines)


def session(terminal: Terminal, match: Match, players: list[Player], record: RecordFile | None = None) -> Session:
    names = ["Ann", "Bob", "Cem", "Dan", "Eva"][: match.seats]
    return Session(
        ENTRY, Controller(match, players, 5, record), names, terminal.read, terminal.write, lambda view: "Stop, Ann!"
    )


def laid_out(terminal: Terminal, laid: Table) -> None:
    session(terminal, laid.match, [Person(), at_random()]).run()


def new_match(seats: int) -> Match:
    return Match(ENTRY.rules, load_box({}, {}), seats)


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_played_by_numbers_alone(seats: int, language: str) -> None:
    text.use(language)
    match = new_match(seats)
    terminal = Terminal(*["1", "2"] * 1000)
    session(terminal, match, [Person(), *[at_random()] * (seats - 1)]).run()
    assert match.actor == OVER
    assert re.search(r"\d+ +\d+", terminal.screen), "the tally is shown"
    assert "{" not in terminal.screen


def test_a_question_has_a_sentence_and_numbered_answers() -> None:
    terminal = Terminal()
    laid_out(terminal, table([PIG, DOG], [{}, {}]))
    assert "Ann: Your turn: turn over the first card." in terminal.lines
    assert "  1. Turn over the top card" in terminal.lines
    assert "Castle of Ann (you): none. Worth 0 points now." in terminal.lines


def test_words_that_are_no_answer_are_told_so_and_change_nothing() -> None:
    laid = table([PIG, DOG])
    terminal = Terminal("7", "0", "-1", "fly", "1.5")
    laid_out(terminal, laid)
    assert terminal.lines.count("Type 1, or help.") == 5
    assert laid.match.steps == []


def test_an_empty_line_puts_the_question_again() -> None:
    terminal = Terminal("", "")
    laid_out(terminal, table([PIG, DOG]))
    assert terminal.lines.count("Ann: Your turn: turn over the first card.") == 3


def test_help_names_every_command() -> None:
    terminal = Terminal("help")
    laid_out(terminal, table([PIG, DOG]))
    for command in ("hint", "undo", "table", "story", "rules", "save", "quit", "help"):
        assert any(line.startswith(f"  {command}: ") for line in terminal.lines)


def test_commands_are_understood_in_the_player_s_language_and_in_english() -> None:
    text.use("uk")
    translated = text._("help")
    assert translated != "help"
    for command in (translated, "help"):
        terminal = Terminal(command)
        laid_out(terminal, table([PIG, DOG]))
        assert any(line.startswith(f"  help, {translated}: ") for line in terminal.lines)


def test_undo_takes_a_fair_answer_back() -> None:
    laid = table([DOG, PIG], [{}, {FOX: 1}])
    laid.match.submit(0, laid.options()[0])
    laid = table([PIG, DOG], [{}, {FOX: 1, COW: 1}])
    laid.submit(0, laid.options()[0])
    terminal = Terminal("1", "undo", "undo")
    laid_out(terminal, laid)
    assert "Taken back." in terminal.lines
    assert any(line.startswith("There is nothing to take back") for line in terminal.lines)
    assert laid.castle(1) == {FOX: 1, COW: 1}


def test_the_story_and_the_table_are_read_on_demand() -> None:
    laid = table([DOG, PIG, PIG])
    laid.submit(0, laid.options()[0])
    terminal = Terminal("story", "table")
    laid_out(terminal, laid)
    assert terminal.lines.count("Ann turns over: dog.") == 2
    assert terminal.lines.count("Centre: 1 dog.") == 2


def test_a_hint_is_given_on_demand() -> None:
    laid = table([PIG, DOG])
    terminal = Terminal("hint")
    laid_out(terminal, laid)
    assert "Stop, Ann!" in terminal.lines
    assert laid.match.steps == []


def test_a_seat_that_had_to_hurry_gets_a_line_in_the_story() -> None:
    class Failing:
        late = True

        def answer(self, view: View, seed: int, fresh: bool) -> Action:
            return view.options[-1]

    terminal = Terminal(*["1", "2"] * 50)
    session(terminal, new_match(2), [Person(), Failing()]).run()
    assert "Bob had trouble thinking and answers in a hurry." in terminal.lines


def test_rules_are_read_whole_or_one_by_one() -> None:
    terminal = Terminal("rules ic-11", "rules 15", "rules 99", "rules")
    laid_out(terminal, table([PIG, DOG]))
    assert any(line.startswith("IC-11 Fox: ") for line in terminal.lines)
    assert any(line.startswith("IC-15 Pig: ") for line in terminal.lines)
    assert "There is no rule 99." in terminal.lines
    assert "Intrigues & Cabbage" in terminal.lines
    assert any(line.startswith("wolf. copies: 8; points at the end: 3; ") for line in terminal.lines)
    assert not any(sign in terminal.screen for sign in ("**", "![", "intrigues/fox")), "signs of Markdown"


def test_the_rules_have_the_same_numbers_in_every_language() -> None:
    numbers = {}
    for language in text.LANGUAGES:
        text.use(language)
        numbers[language] = list(rulebook("intrigues").rules)
        assert rule(rulebook("intrigues"), "IC-22")
    assert numbers["en"] == numbers["ru"] == numbers["uk"]
    assert len(numbers["en"]) == 32


def test_what_a_cow_showed_stays_hidden_from_the_other_people() -> None:
    laid = table([COW, FOX, DOG, PIG])
    laid.submit(0, laid.options()[0])
    terminal = Terminal("", "2", "", "", "story", "table")
    session(terminal, laid.match, [Person(), Person()]).run()
    seen_by_ann, seen_by_bob = terminal.screen.split("Bob: press Enter when nobody else looks. ")
    assert "Only you see it: fox." in seen_by_ann
    assert "On top of the deck, as only you know: fox." in seen_by_ann
    assert "Only you" not in seen_by_bob
    assert "Ann knows the top card of the deck." in seen_by_bob
    assert "\n" * 30 in seen_by_ann[-60:], "the screen is wiped before the keyboard is passed"


def test_who_fails_a_turn_sees_it_before_the_keyboard_is_passed() -> None:
    laid = table([CABBAGE] * 4)
    terminal = Terminal("", "1", "1")
    session(terminal, laid.match, [Person(), Person()]).run()
    before = terminal.screen.split("Press Enter, then pass the keyboard to Bob. ")[0]
    assert "A repeat: cabbage. The turn of Ann fails." in before.splitlines()


def test_who_wants_to_quit_may_do_so_between_two_people_too() -> None:
    terminal = Terminal("quit")
    session(terminal, table([PIG, DOG]).match, [Person(), Person()]).run()
    assert terminal.lines[-1] == "This match is not saved."


def test_a_number_of_any_length_is_no_trouble() -> None:
    terminal = Terminal("9" * 5000)
    laid_out(terminal, table([PIG, DOG]))
    assert "Type 1, or help." in terminal.lines


def test_a_resumed_match_tells_only_what_is_new() -> None:
    laid = table([DOG, CABBAGE, WHEAT, PIG, COW, FOX])
    for seat in (0, 1):
        laid.submit(seat, laid.options()[0])
        laid.submit(seat, Stop())
    terminal = Terminal()
    laid_out(terminal, laid)
    assert "Ann turns over: dog." not in terminal.lines
    assert "Bob turns over: cabbage." in terminal.lines


def test_alone_with_the_computer_nobody_passes_the_keyboard() -> None:
    terminal = Terminal(*["1"] * 12)
    session(terminal, new_match(2), [Person(), at_random()]).run()
    assert "pass the keyboard" not in terminal.screen


def test_who_quits_is_told_how_to_go_on_and_does(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    match = new_match(2)
    seats = [Seat("Ann", "you"), Seat("Bob", "random")]
    record = RecordFile.create(file, header("intrigues", "1", match.box, seats, 5))
    terminal = Terminal("1", "1", "save", "quit")
    session(terminal, match, [Person(), at_random()], record).run()
    assert (
        terminal.lines[-1] == f'Saved after every answer. Go on with: royal-menagerie text intrigues --resume "{file}"'
    )
    record.close()
    again = replay(ENTRY.rules, read(file))
    terminal = Terminal(*["1", "2"] * 500)
    session(terminal, again, [Person(), at_random()]).run()
    assert again.actor == OVER


def test_an_unsaved_match_says_so() -> None:
    terminal = Terminal("save", "quit")
    laid_out(terminal, table([PIG, DOG]))
    assert terminal.lines.count("This match is not saved.") == 2


def test_the_start_page_offers_games_and_saved_matches(tmp_path: Path) -> None:
    from game.play import saves

    file = tmp_path / "2026-a.jsonl"
    RecordFile.create(file, header("intrigues", "1", load_box({}, {}), [Seat("Ann", "you")] * 2, 5)).close()
    (tmp_path / "2025-b.jsonl").write_text("garbage\n")
    terminal = Terminal("x", "9", "2")
    assert welcome([ENTRY], saves.listed(tmp_path, GAMES), terminal.read, terminal.write) == [
        "text",
        "intrigues",
        "--resume",
        str(file),
    ]
    assert "  2. Go on: 2026-a.jsonl (Ann, Ann)" in terminal.lines
    assert any("not a record" in line for line in terminal.lines)
    assert welcome([ENTRY], [], Terminal("").read, Terminal().write) is None
    assert welcome([ENTRY], [], Terminal().read, Terminal().write) is None
