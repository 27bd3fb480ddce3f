"""Kingdom: what is said of its cards, options and reasons, in every language."""

from __future__ import annotations

import pytest

from game import text
from game.rules.kernel import Why
from game.rules.kingdom.box import Face, load_box
from game.words import kingdom as words
from game.words import kingdom_names as names
from tests.rules.kingdom_table import BLUE, JOKER, MINE, RED, THEIRS, table


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_is_explained(language: str) -> None:
    text.use(language)
    faces = load_box({}, {}).printed.faces
    assert len({names.card(face) for face in faces}) == len(faces)
    for face in faces:
        assert names.title(face)[0].isupper()
        assert names.about(face)[0].isupper()
        assert names.about(face).endswith(".")


def test_a_card_shows_its_points_with_a_sign() -> None:
    text.use("en")
    assert names.card(Face(1, 2, -3, 2)) == "blue princess −3"
    assert names.card(Face(4, 3, 2, 0)) == "green peasant +2"
    assert names.card(Face(0, 0, 0, 0)) == "jester"


def test_every_option_and_reason_is_put_into_words() -> None:
    text.use("en")
    for option in load_box({}, {}).options.__struct_fields__:
        assert words.option_of_rules(option)
    assert words.reason(Why("KD-34", "taken now")).endswith("(KD-34)")


def test_an_answer_says_what_it_makes_of_the_province() -> None:
    text.use("en")
    laid = table([JOKER, RED.peasant3], {MINE: [RED.peasant2, RED.king3], THEIRS: [RED.king2]})
    told = [words.option(laid.view(0), action, ["Ann", "Bob"]) for action in laid.options()]
    assert told[1] == "red peasant +3"
    laid.lay(JOKER, MINE)
    told = [words.option(laid.view(0), action, ["Ann", "Bob"]) for action in laid.options()]
    assert told == [
        "Add the jester: then 3 of 5 cards, worth −1",
        "Replace red peasant +2, and take it: then 2 of 5 cards, worth −3",
        "Replace red king −3, and take it: then 2 of 5 cards, worth +2",
    ]
    asked = "The jester, red province of Ann (2 of 5 cards, worth −1): add it, or replace a card?"
    assert words.question(laid.view(0), ["Ann", "Bob"]) == asked


def test_a_power_promises_no_more_than_there_are_cards_and_room_for() -> None:
    text.use("en")
    laid = table([RED.knight3], {MINE: [RED.peasant2] * 3, THEIRS: [RED.king2] * 3})
    laid.lay(RED.knight3, MINE)
    assert words.question(laid.view(0), ["Ann", "Bob"]).endswith("which card does he bring there? Up to 1 more.")
    laid = table([RED.princess3], {MINE: [RED.peasant2]})
    laid.lay(RED.princess3, MINE)
    assert words.question(laid.view(0), ["Ann", "Bob"]).endswith("which card do you take? Up to 1 more.")


def test_a_king_nobody_can_follow_says_so() -> None:
    text.use("en")
    laid = table([RED.king3, BLUE.peasant2])
    laid.lay(RED.king3, MINE)
    asked = "The king, red province of Ann (1 of 5 cards, worth −3): no card of your hand can follow him."
    assert words.question(laid.view(0), ["Ann", "Bob"]) == asked
