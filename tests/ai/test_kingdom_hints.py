"""Kingdom: what the computer seats understand of it."""

from __future__ import annotations

from math import inf

import pytest

from game.ai.hints.kingdom import KingdomHints, _worth
from game.ai.search import Hints, Search
from game.rules import kingdom
from game.rules.kernel import Action, Random
from game.rules.kingdom.moves import Add, Enough, Fetch, Lay, Place, Take
from game.rules.kingdom.rules import LAYING, REPLACING
from tests.rules.kingdom_table import (
    BLUE,
    GREEN,
    JOKER,
    MINE,
    RED,
    THEIRS,
    Table,
    table,
)

HINTED, RAW = KingdomHints(), Hints()


def best(laid: Table, hints: Hints = HINTED, iterations: int = 400) -> Action:
    return Search(kingdom, hints).think(laid.view(laid.match.actor), 1, iterations, inf)[0].action


HANDS = [[JOKER, RED.king2, BLUE.king2, GREEN.peasant2, BLUE.princess2]]


@pytest.mark.parametrize("hints", [RAW, HINTED], ids=["raw", "hinted"])
def test_it_completes_its_own_province_with_a_peasant(hints: Hints) -> None:
    laid = table([RED.peasant3, RED.king3, BLUE.king2], {MINE: [RED.peasant3] * 4}, others=HANDS, deck=[JOKER] * 2)
    assert best(laid, hints) == Lay(RED.peasant3)
    laid.submit(Lay(RED.peasant3))
    assert best(laid, hints) == Place(MINE)


def test_it_spoils_what_its_rival_would_complete() -> None:
    provinces = {THEIRS: [RED.peasant3] * 3 + [RED.peasant2]}
    deck = [RED.peasant2, BLUE.peasant3, GREEN.king2, JOKER] * 8
    laid = table([RED.king3, RED.princess3, BLUE.peasant2], provinces, others=HANDS, deck=deck)
    assert best(laid) == Lay(RED.princess3)
    laid.submit(Lay(RED.princess3))
    assert best(laid) == Place(THEIRS)
    laid.submit(Place(THEIRS))
    assert best(laid) == Take(RED.peasant3)


def test_it_gives_its_rival_no_peasants() -> None:
    laid = table([RED.peasant3], {MINE: [RED.king2], THEIRS: [RED.peasant3] * 2}, others=HANDS)
    laid.submit(Lay(RED.peasant3))
    assert best(laid) == Place(MINE)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_opens_its_own_province_with_a_peasant(seats: int) -> None:
    laid = table([BLUE.peasant2] * 5, others=[[JOKER] * 5] * (seats - 1))
    laid.submit(Lay(BLUE.peasant2))
    assert best(laid, iterations=20) == Place(MINE)


def test_its_jester_turns_out_a_king_of_its_own() -> None:
    laid = table([JOKER], {MINE: [RED.peasant3, RED.peasant3, RED.peasant2, RED.king3]}, others=HANDS)
    laid.submit(Lay(JOKER), Place(MINE))
    assert best(laid) in (Take(RED.king3), Add()), "either way the province pays"
    assert best(laid) != Take(RED.peasant3)


def test_its_knight_brings_peasants_home() -> None:
    provinces = {MINE: [RED.peasant3, RED.peasant2], THEIRS: [RED.peasant3, RED.king3]}
    laid = table([RED.knight2], provinces, others=HANDS)
    laid.submit(Lay(RED.knight2), Place(MINE))
    assert best(laid) == Fetch(THEIRS, RED.peasant3)


def test_its_princess_keeps_her_hands_off_its_own_peasants() -> None:
    laid = table([RED.princess2], {MINE: [RED.king3, RED.peasant3, RED.peasant3]}, others=HANDS)
    laid.submit(Lay(RED.princess2), Place(MINE))
    assert best(laid) in (Take(RED.king3), Enough())


# ---- honest


def test_a_hidden_card_changes_no_thought() -> None:
    """What seat 1 holds is no business of seat 0."""
    thoughts = []
    for hidden in (RED.peasant2, BLUE.king2):
        laid = table([GREEN.peasant2, JOKER, RED.knight2], {MINE: [GREEN.peasant3]}, others=[[hidden] * 3])
        other = BLUE.king2 if hidden == RED.peasant2 else RED.peasant2
        laid.state.deck.counts[other] += 3
        laid.state.deck.counts[GREEN.peasant2] -= 3
        thoughts.append(Search(kingdom, HINTED).think(laid.view(0), 1, 150, inf))
    assert thoughts[0] == thoughts[1]


def test_thoughts_are_the_same_compiled_and_plain() -> None:
    """The figures of a known position; a change of rules, hints or search changes them."""
    provinces = {MINE: [RED.peasant3, RED.king2], THEIRS: [GREEN.peasant3, JOKER]}
    deck = [RED.peasant2, BLUE.peasant3, GREEN.king2, JOKER, BLUE.knight3] * 6
    laid = table([RED.princess3, GREEN.knight3, BLUE.peasant2, JOKER, RED.peasant2], provinces, deck, HANDS)
    first = Search(kingdom, HINTED).think(laid.view(0), 1, 200, inf)[0]
    assert (first.action, first.visits, round(first.worth, 6)) == KNOWN


KNOWN = (Lay(RED.peasant2), 59, 0.560473)


def test_two_questions_on_the_same_table_are_two() -> None:
    laid = table([JOKER], {MINE: [RED.king2]})
    key = HINTED.key(laid.state, 0)
    laid.state.phases[-1] = REPLACING[0]
    assert HINTED.key(laid.state, 0) != key
    laid.state.phases[-1] = LAYING[0]
    assert HINTED.key(laid.state, 0) == key


# ---- what a province is worth


def test_more_points_are_worth_more_and_a_complete_province_makes_room() -> None:
    for cards in range(1, 5):
        worths = [_worth(5, cards, total, 10) for total in range(-12, 13)]
        assert worths == sorted(worths)
    assert _worth(5, 5, 7, 10) == 7 + _worth(5, 0, 0, 10), "a complete province makes room for a new one"
    assert _worth(5, 5, -7, 10) == _worth(5, 0, 0, 10)


def test_a_province_that_cannot_be_completed_in_time_is_worth_little() -> None:
    assert _worth(5, 1, 3, 1) < 0.3 < _worth(5, 1, 3, 12)


def test_an_estimate_favours_who_is_ahead() -> None:
    laid = table([JOKER] * 5, deck=[JOKER] * 4)
    laid.state.income[:] = [20, 3]
    mine, theirs = HINTED.estimate(laid.state)
    assert mine > 0.9 > 0.1 > theirs
    assert mine + theirs == pytest.approx(1.0)


def test_a_play_out_is_broken_off_between_turns() -> None:
    laid = table([RED.peasant2] * 5, others=[[BLUE.peasant2] * 5])
    HINTED.play_out(laid.state, Random(1))
    assert laid.asked() == "Laying"
