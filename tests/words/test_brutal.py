"""What is said in Brutal Kingdom, where a slip would mislead a player."""

from __future__ import annotations

from game.rules.brutal.box import (
    ABBOT,
    ASSASSIN,
    BERSERKER,
    BISHOP,
    BLACK_KNIGHT,
    COURTESAN,
    DRUID,
    EXECUTIONER,
    INQUISITOR,
    KING,
    MONK,
    POISONER,
    QUEEN,
    SAINT,
    WITCH,
    WIZARD,
    load_box,
)
from game.rules.brutal.moves import Declare, Name, Offer, Play, TokensTaken
from game.words import brutal as words
from tests.rules.brutal_table import Table, table
from tests.rules.test_brutal import DARK_HANDS, LIGHT_HANDS, begun, dealt

NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def said(laid: Table, seat: int) -> list[str]:
    return words.table(laid.view(seat), NAMES[: len(laid.state.hands)])


def answers(laid: Table) -> list[str]:
    view = laid.view(laid.match.actor)
    return [words.option(view, action, NAMES) for action in view.options]


def test_a_partner_is_told_which_back_is_offered() -> None:
    laid = table([[COURTESAN, POISONER, MONK], [WITCH, BISHOP], [QUEEN, SAINT, WIZARD], [KING, DRUID]])
    laid.play(COURTESAN)
    laid.submit(0, Offer(POISONER, 1))
    laid.submit(0, Offer(MONK, 2))
    assert words.question(laid.view(1), NAMES).startswith("Ada offers you a light card, face down")
    assert answers(laid)[1] == "Bishop 17 – Brings: green 2. Danger: Poisoner"
    laid.submit(1, laid.options()[0])
    assert words.question(laid.view(2), NAMES).startswith("Ada offers you a dark card, face down")


def test_no_answer_ends_with_a_full_stop() -> None:
    """An answer stands in a list, or inside of a sentence: I would choose …"""
    laid = table([[BISHOP, WIZARD, WITCH], [DRUID, ABBOT], [KING, BERSERKER]])
    assert not [answer for answer in answers(laid) if answer.endswith(".")]


def test_light_cards_are_asked_for_the_left_neighbour_and_dark_ones_for_the_right() -> None:
    match = dealt(begun(4), *LIGHT_HANDS)
    assert "pass to Ben" in words.question(match.view(0), NAMES)  # type: ignore[arg-type]
    for seat in range(4):
        match.submit(seat, match.view(seat).options[0])
    dealt(match, *DARK_HANDS)
    assert "pass to Dan" in words.question(match.view(0), NAMES)  # type: ignore[arg-type]


def test_the_black_knight_is_described_as_the_option_has_it() -> None:  # BK-37
    assert words.about(load_box({}, {}), BLACK_KNIGHT).endswith("if you have received none.")
    always = load_box({}, {"black_knight": "always"})
    assert words.about(always, BLACK_KNIGHT) == "At the end of the chapter: a token of your choice."


def test_a_card_that_would_die_on_arrival_is_marked_with_who_waits() -> None:
    laid = table([[QUEEN, MONK], [DRUID, ABBOT], [WITCH, BERSERKER]], [[], [KING], []])
    assert answers(laid)[1].endswith("(eliminated on arrival: King lies in wait)")
    assert "on arrival" not in answers(laid)[0]


def test_a_weapon_says_whom_it_would_strike_now() -> None:
    laid = table([[ASSASSIN, MONK], [DRUID, ABBOT], [WITCH, BERSERKER]], [[], [KING], [QUEEN]])
    assert answers(laid)[0].endswith("(now: King of Ben, Queen of Cleo)")


def test_who_gets_nothing_takes_no_token() -> None:  # BK-9
    assert words.event(TokensTaken(1, (0, 0, 0), (0, 2, 0)), NAMES) == "Ben takes no token. Used up: green 2."
    assert words.event(TokensTaken(1, (1, 0, 0), (1, 0, 0)), NAMES) == "Ben takes tokens: blue 1. Used up: blue 1."


def test_a_character_that_nobody_holds_is_named_as_such() -> None:  # BK-51
    laid = table([[INQUISITOR, MONK], [EXECUTIONER, SAINT], [ASSASSIN, WITCH]])
    laid.play(INQUISITOR)
    laid.submit(0, Declare(20))
    laid.submit(0, Name(KING))
    assert "In no hand: King." in said(laid, 2)
    laid.submit(1, Play(EXECUTIONER))
    assert "King 19 (in no hand)" in answers(laid)


def test_a_played_character_is_not_said_to_be_in_no_hand() -> None:
    laid = table([[INQUISITOR, MONK], [EXECUTIONER, SAINT], [ASSASSIN, WITCH]], [[], [KING], []])
    laid.play(INQUISITOR)
    laid.submit(0, Declare(20))
    laid.submit(0, Name(KING))
    assert not [line for line in said(laid, 2) if line.startswith("In no hand")]
