"""Kingdom: what each seat knows, what it imagines, and why an answer is not allowed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import kingdom
from game.rules.kernel import HIDDEN, LUCK, OVER, Action, Random, Why, draw
from game.rules.kingdom.box import GOLD, JESTER, MOST_PROVINCES
from game.rules.kingdom.moves import Add, Enough, Fetch, Lay, Place, ShowHand, Take
from game.rules.kingdom.sight import View
from game.rules.kingdom.state import EMPTY, State
from tests.rules.kingdom_table import (
    BLUE,
    GREEN,
    JOKER,
    LATER,
    MINE,
    MINE_TOO,
    RED,
    THEIRS,
    THEIRS_TOO,
    Table,
    table,
)

# ---- what is known


def robbery() -> Table:
    """Seat 0 has taken a red king openly, and drawn four cards that nobody else knows."""
    laid = table([RED.princess2], {MINE: [RED.king2]}, deck=[GREEN.king2] * 9, others=[[BLUE.peasant2] * 5] * 2)
    laid.lay(RED.princess2, MINE, Take(RED.king2))
    return laid


def test_hands_are_secret_but_for_cards_taken_from_the_table() -> None:  # KD-1
    laid = robbery()
    assert laid.view(0).hands[0] == (RED.king2, *[GREEN.king2] * 4)
    assert laid.view(1).hands[0] == (HIDDEN, HIDDEN, HIDDEN, HIDDEN, RED.king2)
    assert laid.view(1).hands[1] == (BLUE.peasant2,) * 5
    assert laid.view(2).shown == ((RED.king2,), (), ())


def test_an_open_view_uncovers_every_hand() -> None:
    laid = robbery()
    assert kingdom.open_view(laid.state, 1).hands == tuple(tuple(hand) for hand in laid.state.hands)


def test_within_the_turn_too_everybody_sees_what_is_taken() -> None:  # KD-1, KD-34
    laid = table([RED.princess3], {MINE: [RED.king2, RED.king3]})
    laid.lay(RED.princess3, MINE, Take(RED.king2))
    assert laid.view(1).taken == (RED.king2,)
    assert laid.state.hands[0] == []


def test_a_known_card_is_known_until_it_is_laid() -> None:  # KD-1
    laid = robbery()
    for seat in (1, 2):
        laid.lay(BLUE.peasant2, MOST_PROVINCES * seat)
    assert laid.view(1).shown[0] == (RED.king2,)
    laid.lay(RED.king2, MINE)
    assert laid.view(1).shown[0] == ()


def test_of_two_alike_the_known_one_is_laid() -> None:  # KD-1
    laid = table([RED.king2, RED.king2])
    laid.state.shown[0] = [RED.king2]
    laid.submit(Lay(RED.king2))
    assert laid.view(1).hands[0] == (HIDDEN,)


def test_a_known_card_is_discarded_with_the_hand() -> None:  # KD-9
    laid = table([GREEN.king2] * 2, {MINE: [RED.king2], MINE_TOO: [BLUE.king2]}, deck=[JOKER] * 9)
    laid.state.colours[THEIRS : THEIRS + 2] = [1, 2]
    laid.state.shown[0] = [GREEN.king2]
    laid.submit(ShowHand())
    assert laid.view(1).hands[0] == (HIDDEN,) * 5


def test_others_imagine_any_unseen_card_in_a_hand_and_all_known_ones() -> None:  # KD-1
    laid = robbery()
    view = laid.view(1)
    assert sum(view.unseen) == 5 + 4 + 5, "the deck, and what seats 0 and 2 hold unknown to seat 1"
    held = set()
    for seed in range(60):
        imagined = kingdom.imagine(view, Random(seed))
        assert RED.king2 in imagined.hands[0]
        assert all(hand == sorted(hand) for hand in imagined.hands)
        assert sum(imagined.deck.counts) == imagined.left == laid.state.left
        held |= set(imagined.hands[0])
    assert held == {RED.king2, GREEN.king2, BLUE.peasant2}


@pytest.mark.parametrize("lying", [[], [RED.peasant2] * 4], ids=["with room", "with room for a jester only"])
def test_whether_a_card_can_follow_the_king_stays_secret(lying: list[int]) -> None:  # KD-1, KD-13
    def seen(hand: list[int], deck: list[int]) -> View:
        laid = table([RED.king3, *hand], {MINE: lying}, deck=deck)
        laid.lay(RED.king3, MINE)
        return laid.view(1)

    view = seen([JOKER], [BLUE.peasant2] * 2)
    assert view == seen([BLUE.peasant2], [JOKER, BLUE.peasant2])
    assert (view.actor, view.asked) == (0, "Following")


def test_a_king_with_nobody_to_follow_him_can_only_be_left_alone() -> None:  # KD-13
    laid = table([RED.king3, BLUE.peasant2])
    laid.lay(RED.king3, MINE)
    assert laid.options() == [Enough()]
    laid.submit(Enough())
    assert laid.match.actor == 1


def test_income_is_shown_as_it_grows() -> None:  # KD-1
    laid = table([RED.peasant2], {MINE: [RED.peasant2] * 4})
    laid.lay(RED.peasant2, MINE)
    assert laid.view(1).scores == (10, 0)


# ---- every way to click wrongly


def test_wrong_clicks_while_laying() -> None:  # KD-2, KD-9
    laid = table([RED.peasant2, GREEN.peasant2], {MINE: [RED.king2], MINE_TOO: [BLUE.king2]})
    laid.state.colours[THEIRS : THEIRS + 2] = [1, 2]
    assert laid.why_not(0, Lay(RED.peasant2)) is None
    assert laid.why_not(0, Lay(GREEN.peasant2)) == Why("KD-9", "no place")
    assert laid.why_not(0, Lay(JOKER)) == Why("KD-2", "not in hand")
    assert laid.why_not(0, ShowHand()) == Why("KD-9", "has a place")
    assert laid.why_not(0, Enough()) == Why("KD-9", "no pass")
    assert laid.why_not(0, Place(MINE)) == Why("KD-2", "choose a card")
    assert laid.why_not(1, Lay(JOKER)) == Why("KD-1", "not asked")


def test_wrong_clicks_while_placing() -> None:  # KD-2, KD-3, KD-4, KD-5
    laid = table([RED.peasant2, JOKER], {MINE: [RED.king2], THEIRS: [BLUE.king2], THEIRS_TOO: [JOKER]})
    laid.submit(Lay(RED.peasant2))
    assert laid.why_not(0, Place(MINE_TOO)) == Why("KD-3", "same colour twice")
    assert laid.why_not(0, Place(MINE_TOO + 1)) == Why("KD-3", "no more provinces")
    assert laid.why_not(0, Place(LATER)) == Why("KD-3", "no more provinces")
    assert laid.why_not(0, Place(THEIRS)) == Why("KD-4", "other colour")
    assert laid.why_not(0, Lay(JOKER)) == Why("KD-2", "choose a province")
    laid = table([BLUE.peasant2], {THEIRS: [BLUE.king2], THEIRS_TOO: [JOKER]})
    laid.submit(Lay(BLUE.peasant2))
    assert laid.why_not(0, Place(THEIRS_TOO)) == Why("KD-5", "same colour twice")
    assert laid.why_not(0, Place(MINE_TOO)) == Why("KD-2", "one new province")


def test_wrong_clicks_with_the_jester() -> None:  # KD-6, KD-10, KD-14
    laid = table([RED.king3, JOKER], {MINE: [RED.peasant2, RED.peasant3, JOKER, RED.king2]})
    laid.lay(RED.king3, MINE, Lay(JOKER))
    assert laid.why_not(0, Add()) == Why("KD-6", "full")
    assert laid.why_not(0, Take(JOKER)) == Why("KD-10", "a jester")
    assert laid.why_not(0, Take(RED.knight2)) == Why("KD-10", "not there")
    assert laid.why_not(0, Take(RED.king3)) == Why("KD-14", "king at work")
    assert laid.why_not(0, Enough()) == Why("KD-10", "add or replace")


def test_wrong_clicks_with_the_princess() -> None:  # KD-12
    laid = table([RED.princess2], {MINE: [RED.king2]})
    laid.lay(RED.princess2, MINE)
    assert laid.why_not(0, Take(RED.princess2)) == Why("KD-12", "herself")
    assert laid.why_not(0, Take(RED.king3)) == Why("KD-12", "not there")
    assert laid.why_not(0, Lay(RED.king2)) == Why("KD-12", "princess first")


def test_wrong_clicks_with_the_knight() -> None:  # KD-11
    provinces = {MINE: [RED.king2], THEIRS: [RED.king3, RED.king2], THEIRS_TOO: [BLUE.king2], LATER: [RED.king2]}
    laid = table([RED.knight3], provinces, others=[[JOKER], [JOKER]])
    laid.lay(RED.knight3, MINE)
    assert laid.why_not(0, Fetch(MINE, RED.king2)) == Why("KD-11", "his own province")
    assert laid.why_not(0, Fetch(THEIRS, RED.peasant2)) == Why("KD-11", "not there")
    assert laid.why_not(0, Fetch(THEIRS_TOO, BLUE.king2)) == Why("KD-11", "out of reach")
    assert laid.why_not(0, Take(RED.king2)) == Why("KD-11", "knight first")
    laid.submit(Fetch(THEIRS, RED.king2))
    assert laid.why_not(0, Fetch(LATER, RED.king2)) == Why("KD-11", "one province only")
    laid = table([RED.knight3], {THEIRS: [JOKER, JOKER], LATER: [JOKER]}, others=[[JOKER], [JOKER]])
    laid.lay(RED.knight3, MINE, Fetch(THEIRS, JOKER))
    assert laid.why_not(0, Fetch(LATER, JOKER)) == Why("KD-11", "one province only"), "it was within reach before"


def test_wrong_clicks_with_the_king() -> None:  # KD-4, KD-6, KD-13, KD-34
    laid = table([RED.king3, RED.princess2, BLUE.peasant2, RED.peasant3], {MINE: [RED.peasant2]})
    laid.lay(RED.king3, MINE, Lay(RED.princess2), Take(RED.peasant2))
    assert laid.why_not(0, Lay(RED.peasant2)) == Why("KD-34", "taken now")
    assert laid.why_not(0, Lay(BLUE.peasant2)) == Why("KD-4", "other colour")
    assert laid.why_not(0, Place(MINE)) == Why("KD-13", "king first")
    laid = table([RED.king3, JOKER, RED.peasant3], {MINE: [RED.peasant2] * 4})
    laid.lay(RED.king3, MINE)
    assert laid.why_not(0, Lay(RED.peasant3)) == Why("KD-6", "full")


def test_wrong_clicks_after_the_end() -> None:  # KD-20
    laid = table([RED.peasant2], deck=[JOKER])
    laid.lay(RED.peasant2, MINE)
    assert laid.why_not(0, Lay(JOKER)) == Why("KD-20", "game over")


# ---- what always holds


@settings(max_examples=25)
@given(seats=st.integers(2, 6), chains=st.booleans(), provinces=st.integers(1, 3), seed=st.integers(0, 2**40))
def test_the_table_is_always_in_order(seats: int, chains: bool, provinces: int, seed: int) -> None:  # KD-3 … KD-6
    box = kingdom.load_box({}, {"king_chains_powers": chains, "provinces": provinces})
    state, random = kingdom.start(box, seats), Random(seed)
    while (seat := kingdom.actor(state)) != OVER:
        action: Action = draw(kingdom.urn(state), random) if seat == LUCK else _any(kingdom.legal(state), random)
        kingdom.apply(state, action)
        _in_order(state, provinces)
    assert all(income == sum(points) for income, points in zip(state.income, _kept_points(state), strict=True))


def _any(options: list[Action], random: Random) -> Action:
    return options[random.randrange(len(options))]


def _in_order(state: State, provinces: int) -> None:
    for first in range(0, len(state.colours), MOST_PROVINCES):
        own = state.colours[first : first + MOST_PROVINCES]
        coloured = [colour for colour in own if colour > GOLD]
        assert len(coloured) == len(set(coloured)), "no two provinces of one colour"
        assert sum(colour >= GOLD for colour in own) <= provinces
    for province, cards in enumerate(state.provinces):
        assert len(cards) <= 5
        if province != state.province:
            assert len(cards) < 5, "a complete province does not stay"
        colours = {state.colour_of[card] for card in cards if state.kind_of[card] != JESTER}
        expected = colours or ({GOLD} if cards else {EMPTY})
        assert {state.colours[province]} == expected or (not cards and state.colours[province] < EMPTY)
    for hand, shown in zip(state.hands, state.shown, strict=True):
        assert all(shown.count(card) <= hand.count(card) for card in shown)
        assert hand == sorted(hand)
    if state.phases and kingdom.view(state, 0).asked in ("Laying", "Drawing"):
        assert (state.card, state.province, state.taken, state.kings) == (HIDDEN, HIDDEN, [], [])


def _kept_points(state: State) -> list[list[int]]:
    return [[state.points_of[card] for province in kept for card in province] for kept in state.kept]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whoever_asks_gets_few_answers(seats: int) -> None:
    """Long turns are short questions: hardly ever more than a dozen answers, never more than twenty-four."""
    counts = []
    for seed in range(10):
        state, random = kingdom.start(kingdom.load_box({}, {}), seats), Random(seed)
        while (seat := kingdom.actor(state)) != OVER:
            if seat != LUCK:
                counts.append(len(kingdom.legal(state)))
            kingdom.apply(
                state, draw(kingdom.urn(state), random) if seat == LUCK else _any(kingdom.legal(state), random)
            )
    assert max(counts) <= 24
    assert sorted(counts)[len(counts) * 95 // 100] <= 13
