"""Kingdom, rule by rule, as small stories: the box, the turn, provinces, the end. Powers have a file of their own."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play.match import IllegalAction
from game.rules import kingdom
from game.rules.boxfile import BoxError
from game.rules.kernel import HIDDEN, LUCK, OVER, Draw, Why
from game.rules.kingdom.box import GOLD, KINDS, PRINCESS, Face, load_box, seat_counts
from game.rules.kingdom.moves import (
    Add,
    CardLaid,
    Drawn,
    GameEnded,
    HandRefilled,
    HandsDealt,
    HandShown,
    Lay,
    Place,
    ProvinceDiscarded,
    ProvinceKept,
    ProvinceOpened,
    ShowHand,
    TurnBegan,
)
from game.rules.kingdom.state import CLOSED, EMPTY
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
    table,
)

# ---- the box


def test_the_box_holds_84_cards_of_the_printed_kinds() -> None:
    printed = load_box({}, {}).printed
    counts = [0] * len(KINDS)
    for face, copies in zip(printed.faces, printed.copies, strict=True):
        counts[face.kind] += copies
    assert counts == [12, 12, 12, 12, 36]
    assert sum(printed.copies) == 84


def test_each_colour_has_four_of_each_noble_and_twelve_peasants() -> None:
    printed = load_box({}, {}).printed
    for colour in (1, 2, 3):
        rows = [(face, n) for face, n in zip(printed.faces, printed.copies, strict=True) if face.colour == colour]
        by_kind = [sum(n for face, n in rows if face.kind == kind) for kind in range(len(KINDS))]
        assert by_kind == [0, 4, 4, 4, 12]


def test_the_stronger_power_costs_more() -> None:
    nobles = [face for face in load_box({}, {}).printed.faces if face.power]
    assert {(face.points, face.power) for face in nobles} == {(-2, 1), (-3, 2)}
    assert Face(PRINCESS, 1, -3, 2) in nobles


# ---- setting up


def test_two_to_six_may_play() -> None:  # KD-1
    assert list(kingdom.seat_counts(load_box({}, {}))) == [2, 3, 4, 5, 6]


def test_everyone_gets_five_cards_then_the_lot_says_who_begins() -> None:  # KD-1
    for first in range(3):
        state = kingdom.start(load_box({}, {}), 3)
        for number in range(15):
            assert kingdom.urn(state).total == 84 - number
            kingdom.apply(state, Draw((number % 3 + 1,)) if number < 6 else Draw((RED.peasant2 + 8 * (number % 3),)))
        assert [len(hand) for hand in state.hands] == [5, 5, 5]
        assert kingdom.urn(state).counts == [1, 1, 1]
        kingdom.apply(state, Draw((first,)))
        assert kingdom.actor(state) == first


def test_a_dealt_card_is_told_to_its_player_alone() -> None:  # KD-1
    state = kingdom.start(load_box({}, {}), 2)
    told: list[tuple[object, ...]] = []
    for _card in range(10):
        kingdom.apply(state, Draw((JOKER,)), lambda *event: told.append(event))
    joker = state.face_of[JOKER]
    assert told == [(0, Drawn, 0, joker)] * 5 + [(1, Drawn, 1, joker)] * 5 + [(-1, HandsDealt, 5)]


def test_play_goes_clockwise() -> None:  # KD-1
    laid = table([RED.peasant2], others=[[RED.peasant2], [RED.peasant3]], player=1)
    for seat in (1, 2, 0):
        assert laid.match.actor == seat
        laid.lay(laid.hand(seat)[0], MINE)
    assert laid.match.actor == 1


# ---- laying a card


def test_a_card_may_go_to_any_player() -> None:  # KD-2, KD-15
    laid = table([RED.peasant2, BLUE.king2], {MINE: [RED.peasant3], THEIRS: [RED.king2]}, others=[[JOKER], [JOKER]])
    assert laid.options() == [Lay(RED.peasant2), Lay(BLUE.king2)]
    laid.submit(Lay(RED.peasant2))
    assert laid.options() == [Place(MINE), Place(THEIRS), Place(LATER)], "two that lie, and a new one of seat 2"
    assert laid.submit(Place(THEIRS))[0] == CardLaid(0, laid.face(RED.peasant2), THEIRS, 1)
    assert laid.cards(THEIRS) == [RED.king2, RED.peasant2]


def test_a_card_opens_a_new_province_before_any_player() -> None:  # KD-2
    laid = table([RED.peasant2])
    laid.submit(Lay(RED.peasant2))
    assert laid.options() == [Place(MINE), Place(THEIRS)]
    told = laid.submit(Place(THEIRS))
    assert told[:2] == [CardLaid(0, laid.face(RED.peasant2), THEIRS, 1), ProvinceOpened(THEIRS)]


def test_the_card_chosen_is_out_of_the_hand_until_it_has_a_place() -> None:  # KD-2
    laid = table([RED.peasant2, RED.peasant2])
    laid.submit(Lay(RED.peasant2))
    assert (laid.state.card, laid.hand(0)) == (RED.peasant2, [RED.peasant2])
    assert laid.view(1).card == RED.peasant2, "everybody sees what is being laid"
    laid.submit(Place(MINE))
    assert laid.state.card == HIDDEN


def test_two_provinces_at_most_and_of_different_colours() -> None:  # KD-3
    laid = table([RED.peasant2, GREEN.peasant2], {MINE: [RED.peasant3], MINE_TOO: [BLUE.peasant3], THEIRS: [RED.king2]})
    laid.submit(Lay(RED.peasant2))
    assert laid.options() == [Place(MINE), Place(THEIRS)], "no second red province for anybody"
    laid.match.take_back()
    laid.submit(Lay(GREEN.peasant2))
    assert laid.options() == [Place(THEIRS_TOO)], "no third province"


def test_a_card_must_match_and_a_jester_always_does() -> None:  # KD-4
    provinces = {MINE: [RED.peasant3], MINE_TOO: [BLUE.peasant3], THEIRS: [RED.king2], THEIRS_TOO: [GREEN.king2]}
    laid = table([BLUE.peasant2, JOKER], provinces)
    laid.submit(Lay(BLUE.peasant2))
    assert laid.options() == [Place(MINE_TOO)]
    laid.match.take_back()
    laid.submit(Lay(JOKER))
    assert laid.options() == [Place(MINE), Place(MINE_TOO), Place(THEIRS), Place(THEIRS_TOO)]


def test_jesters_have_no_say_in_the_colour() -> None:  # KD-4
    laid = table([JOKER, RED.peasant2], {MINE: [RED.peasant3, JOKER], THEIRS: [JOKER, JOKER]})
    assert laid.state.colours[MINE] == 1
    assert laid.state.colours[THEIRS] == GOLD
    laid.lay(RED.peasant2, THEIRS)
    assert laid.state.colours[THEIRS] == 1


def test_a_province_of_jesters_takes_any_colour_but_its_neighbours() -> None:  # KD-5
    laid = table([RED.peasant2, BLUE.peasant2], {MINE: [JOKER], MINE_TOO: [BLUE.peasant3], THEIRS: [GREEN.peasant2]})
    laid.submit(Lay(BLUE.peasant2))
    assert Place(MINE) not in laid.options()
    laid.match.take_back()
    laid.submit(Lay(RED.peasant2))
    assert laid.options() == [Place(MINE), Place(THEIRS_TOO)]


def test_the_printed_jester_beside_blue_becomes_green_or_red_only() -> None:  # KD-5, KD-30
    for colour, allowed in ((RED, True), (GREEN, True), (BLUE, False)):
        laid = table([colour.peasant2], {MINE: [JOKER], MINE_TOO: [BLUE.peasant3]})
        laid.submit(Lay(colour.peasant2))
        assert (Place(MINE) in laid.options()) == allowed


def test_two_provinces_without_a_colour_are_allowed() -> None:  # KD-5
    laid = table([JOKER], {MINE: [JOKER]})
    assert laid.lay(JOKER, MINE_TOO)[1] == ProvinceOpened(MINE_TOO)
    assert laid.state.colours[:2] == [GOLD, GOLD]


def test_a_second_province_may_be_opened_by_another_player_but_no_third() -> None:  # KD-31
    laid = table([BLUE.peasant2], {THEIRS: [RED.peasant2]}, others=[[GREEN.king2]])
    assert laid.lay(BLUE.peasant2, THEIRS_TOO)[1] == ProvinceOpened(THEIRS_TOO)
    laid.submit(Lay(GREEN.king2))
    assert laid.options() == [Place(MINE)]
    assert laid.why_not(1, Place(THEIRS_TOO + 1)) == Why("KD-3", "no more provinces")


# ---- complete provinces


def test_a_green_province_worth_6_scores_6() -> None:  # KD-6, KD-30
    cards = [GREEN.peasant3, GREEN.peasant3, GREEN.king2, GREEN.peasant2]
    laid = table([JOKER], {MINE: cards})
    told = laid.lay(JOKER, MINE, Add())
    faces = tuple(laid.face(card) for card in [*cards, JOKER])
    assert told[1] == ProvinceKept(MINE, faces, 6)
    assert laid.match.view(1).scores == (6, 0)
    assert laid.match.tally() == {
        "jester": [0, 0],
        "princess": [0, 0],
        "knight": [0, 0],
        "king": [-2, 0],
        "peasant": [8, 0],
    }
    assert laid.state.colours[MINE] == EMPTY, "a new province may be started there"


def test_a_red_province_of_minus_4_is_discarded() -> None:  # KD-6, KD-30
    cards = [RED.king3, RED.king2, RED.princess3, RED.peasant2]
    laid = table([RED.peasant2], {MINE: cards})
    told = laid.lay(RED.peasant2, MINE)
    assert told[1] == ProvinceDiscarded(MINE, tuple(laid.face(card) for card in [*cards, RED.peasant2]), -4)
    assert laid.match.view(0).scores == (0, 0)
    assert sum(laid.state.discard) == 5
    assert laid.state.colours[MINE] == EMPTY


def test_a_province_worth_nothing_is_discarded() -> None:  # KD-6
    laid = table([RED.peasant2], {MINE: [RED.king2, JOKER, JOKER, JOKER]})
    assert isinstance(laid.lay(RED.peasant2, MINE)[1], ProvinceDiscarded)


def test_income_is_its_owner_s_whoever_laid_the_last_card() -> None:  # KD-6
    laid = table([RED.peasant2], {THEIRS: [RED.peasant2] * 4})
    laid.lay(RED.peasant2, THEIRS)
    assert laid.match.view(0).scores == (0, 10)
    assert laid.state.kept == [[], [(RED.peasant2,) * 5]]


def test_the_province_is_looked_at_before_the_draw() -> None:  # KD-6, KD-8
    laid = table([RED.peasant2], {MINE: [RED.peasant2] * 4})
    kinds = [type(event) for event in laid.lay(RED.peasant2, MINE)]
    assert kinds == [CardLaid, ProvinceKept, HandRefilled, TurnBegan]


def test_a_province_cannot_be_given_up() -> None:  # KD-6
    laid = table([RED.peasant2], {MINE: [RED.king3] * 4, MINE_TOO: [BLUE.king3] * 4})
    assert laid.options() == [Lay(RED.peasant2)]


# ---- drawing


def test_the_hand_is_filled_up_to_five() -> None:  # KD-8
    laid = table([RED.peasant2, RED.king3, BLUE.king2], deck=[GREEN.king2, JOKER, GREEN.king3, BLUE.king3, JOKER])
    told = laid.lay(RED.peasant2, MINE)
    assert told[-2:] == [HandRefilled(0, 3), TurnBegan(1)]
    assert laid.hand(0) == sorted([RED.king3, BLUE.king2, GREEN.king2, JOKER, GREEN.king3])
    drawn = [event for event in laid.match.story(0) if isinstance(event, Drawn)]
    assert drawn == [Drawn(0, laid.face(card)) for card in (GREEN.king2, JOKER, GREEN.king3)]
    assert not [event for event in laid.match.story(1) if isinstance(event, Drawn)]


@pytest.mark.parametrize("cards", [6, 7])
def test_with_five_or_more_nothing_is_drawn(cards: int) -> None:  # KD-8
    laid = table([RED.peasant2] * cards)
    assert laid.lay(RED.peasant2, MINE)[-1] == TurnBegan(1)
    assert (len(laid.hand(0)), laid.state.left) == (cards - 1, 40)


BLOCKED = {MINE: [RED.king2], MINE_TOO: [BLUE.king2], THEIRS: [RED.king3], THEIRS_TOO: [BLUE.king3]}


def test_without_a_place_the_hand_is_shown_and_discarded() -> None:  # KD-9
    hand = [GREEN.king2, GREEN.king2, GREEN.peasant2, GREEN.peasant3, GREEN.peasant3, GREEN.peasant3]
    laid = table(hand, BLOCKED, deck=[RED.peasant2] * 9)
    assert laid.options() == [ShowHand()]
    told = laid.submit(ShowHand())
    assert told == [HandShown(0, tuple(laid.face(card) for card in hand)), HandRefilled(0, 5), TurnBegan(1)]
    assert laid.hand(0) == [RED.peasant2] * 5
    assert sum(laid.view(1).discard) == 6, "for all to see"


def test_a_place_before_anybody_is_a_place() -> None:  # KD-9
    laid = table([GREEN.king2, RED.peasant2], BLOCKED)
    assert laid.options() == [Lay(RED.peasant2)], "and there is no passing"
    laid = table([GREEN.king2, JOKER], BLOCKED)
    assert laid.options() == [Lay(JOKER)]
    laid = table([GREEN.king2], BLOCKED, others=[[JOKER], [JOKER]])
    assert laid.options() == [Lay(GREEN.king2)], "a new province before seat 2"


# ---- the end


def test_the_game_ends_with_the_last_card_of_the_deck() -> None:  # KD-20
    laid = table([RED.peasant2], {MINE: [RED.peasant2] * 4, THEIRS: [BLUE.peasant3] * 4}, deck=[JOKER])
    told = laid.lay(RED.peasant2, MINE)
    assert told[-2:] == [HandRefilled(0, 1), GameEnded(True, (0,))]
    assert laid.match.actor == OVER
    assert laid.match.view(0).scores == (10, 0), "what is not complete counts nothing"


def test_the_game_ends_in_the_middle_of_a_draw() -> None:  # KD-20, KD-32
    laid = table([RED.peasant2, RED.peasant3], deck=[JOKER, JOKER])
    assert laid.lay(RED.peasant2, MINE)[-1] == GameEnded(True, (0, 1))
    assert len(laid.hand(0)) == 3
    assert laid.match.actor == OVER


def test_new_cards_for_a_shown_hand_may_end_the_game_too() -> None:  # KD-9, KD-32
    laid = table([GREEN.king2] * 5, BLOCKED, deck=[JOKER, JOKER])
    assert laid.submit(ShowHand())[-2:] == [HandRefilled(0, 2), GameEnded(True, (0, 1))]


def test_the_last_card_but_one_ends_nothing() -> None:  # KD-20
    laid = table([RED.peasant2] * 5, deck=[JOKER, JOKER])
    laid.lay(RED.peasant2, MINE)
    assert laid.match.actor == 1
    assert laid.state.left == 1


def test_most_income_wins_and_a_tie_is_shared() -> None:  # KD-21
    laid = table([RED.peasant2], others=[[JOKER], [JOKER]])
    for income, winners in (([3, 5, 4], [1]), ([5, 5, 4], [0, 1]), ([0, 0, 0], [0, 1, 2])):
        laid.state.income[:] = income
        assert laid.match.winners() == winners


def test_discarded_cards_never_come_back() -> None:  # KD-33
    laid = table([RED.peasant2], {MINE: [RED.king2, JOKER, JOKER, JOKER]}, deck=[GREEN.king2])
    laid.lay(RED.peasant2, MINE)
    assert laid.match.actor == OVER
    assert sum(laid.state.discard) == 5


def test_the_twentieth_turn_in_a_row_without_a_draw_is_the_last() -> None:  # KD-35
    laid = table([RED.peasant2] * 30, others=[[BLUE.peasant2] * 30], deck=[JOKER] * 9)
    for turn in range(19):
        seat = turn % 2
        assert laid.lay(laid.hand(seat)[0], (MINE, THEIRS)[seat])[-1] == TurnBegan(1 - seat)
    assert laid.lay(BLUE.peasant2, THEIRS)[-1] == GameEnded(False, (0, 1))
    assert laid.match.actor == OVER
    assert laid.match.view(0).scores == (20, 20), "it is scored as usual"


def test_a_draw_begins_the_count_anew() -> None:  # KD-35
    laid = table([RED.peasant2] * 5, others=[[BLUE.peasant2] * 30])
    laid.state.idle = 19
    laid.lay(RED.peasant2, MINE)
    assert laid.state.idle == 0
    assert laid.match.actor == 1


# ---- options and numbers of the box


def test_hand_size_is_an_option() -> None:  # KD-8
    laid = table([RED.peasant2], options={"hand_size": 3})
    laid.lay(RED.peasant2, MINE)
    assert len(laid.hand(0)) == 3


def test_the_number_of_provinces_is_an_option() -> None:  # KD-3
    laid = table([GREEN.peasant2], {MINE: [RED.king2], MINE_TOO: [BLUE.king2]}, options={"provinces": 3})
    laid.submit(Lay(GREEN.peasant2))
    assert laid.options() == [Place(MINE_TOO + 1), Place(THEIRS)]
    laid = table([GREEN.peasant2], {MINE: [RED.king2]}, options={"provinces": 1})
    assert laid.state.colours == [1, CLOSED, CLOSED, EMPTY, CLOSED, CLOSED]
    laid.submit(Lay(GREEN.peasant2))
    assert laid.options() == [Place(THEIRS)]


def test_the_size_of_a_province_is_an_option() -> None:  # KD-6
    laid = table([RED.peasant2], {MINE: [RED.peasant2] * 2}, options={"cards_in_province": 3})
    assert ProvinceKept(MINE, (laid.face(RED.peasant2),) * 3, 6) in laid.lay(RED.peasant2, MINE)


def test_a_playtester_changes_the_cards() -> None:
    rows = [{"points": 5, "red": 3, "blue": 1, "green": 0}]
    box = load_box({"cards": {"peasant": rows, "jester": {"points": 1}}}, {})
    assert box.printed.faces[0].points == 1
    peasants = [
        (face.colour, face.points, n)
        for face, n in zip(box.printed.faces, box.printed.copies, strict=True)
        if face.kind == 4
    ]
    assert peasants == [(1, 5, 3), (2, 5, 1), (3, 5, 0)]


def test_fewer_may_play_when_hands_are_large() -> None:
    assert list(seat_counts(load_box({}, {"hand_size": 20}))) == [2, 3, 4]


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        (
            {"cards": {"jester": {"copies": "many"}}},
            "overlay: cards.jester.copies: expected a whole number, found text",
        ),
        ({"cards": {"king": [{"points": 1}]}}, "overlay: cards.king[0]: “power” is missing"),
        ({"cards": {"kings": []}}, 'overlay: cards.kings: there is no "kings" in the box; did you mean "king"?'),
        ({"seats": {"fewest": 6, "most": 3}}, 'overlay: seats: "fewest" is more than "most"'),
        (
            {"end": {"turns_without_a_draw": 0}},
            "overlay: end.turns_without_a_draw: expected a whole number of at least 1",
        ),
        (
            {"cards": {"peasant": [{"points": 1, "red": 1, "blue": 1, "green": 1}] * 20}},
            "overlay: cards: there are more than 64 different cards",
        ),
        (
            {"cards": {"peasant": [], "king": [], "knight": [], "princess": []}, "options": {"hand_size": 6}},
            "overlay: cards: there are too few cards to deal every player a hand",
        ),
    ],
)
def test_a_wrong_overlay_is_told_with_its_place(overlay: Mapping[str, object], complaint: str) -> None:
    with pytest.raises(BoxError) as error:
        load_box(overlay, {})
    assert str(error.value) == complaint


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"king_chains_powers": 3}, "options: king_chains_powers: expected true or false, found a whole number"),
        ({"provinces": 4}, "options: provinces: expected a whole number of at most 3"),
        ({"cards_in_province": 1}, "options: cards_in_province: expected a whole number of at least 2"),
        ({"hand_size": 0}, "options: hand_size: expected a whole number of at least 1"),
    ],
)
def test_a_wrong_option_is_told_with_its_place(options: Mapping[str, object], complaint: str) -> None:
    with pytest.raises(BoxError) as error:
        load_box({}, options)
    assert str(error.value) == complaint


def test_a_hand_that_cannot_be_dealt_is_told() -> None:
    few: dict[str, object] = {"cards": {"peasant": [], "king": [], "knight": []}}
    with pytest.raises(BoxError, match="options: hand_size: there are too few cards to deal every player a hand"):
        load_box(few, {"hand_size": 12})


# ---- places, a second time and plainly


@given(
    st.lists(
        st.tuples(st.integers(-1, 3), st.integers(-1, 3)).filter(lambda pair: pair[0] < 1 or pair[0] != pair[1]),
        min_size=2,
        max_size=6,
    ),
    st.sampled_from([JOKER, RED.peasant2, BLUE.peasant2, GREEN.peasant2]),
)
def test_places_agree_with_a_plain_reference(
    pairs: list[tuple[int, int]], card: int
) -> None:  # KD-3, KD-4, KD-5, KD-31
    coloured = {0: JOKER, 1: RED.peasant3, 2: BLUE.peasant3, 3: GREEN.peasant3}
    provinces = {
        3 * seat + slot: [coloured[colour]]
        for seat, pair in enumerate(pairs)
        for slot, colour in enumerate(pair)
        if colour >= 0
    }
    laid = table([card], provinces, others=[[JOKER]] * (len(pairs) - 1))
    own = laid.state.colour_of[card]
    expected = []
    for seat, pair in enumerate(pairs):
        free = [slot for slot in (0, 1) if pair[slot] == -1][:1]
        for slot in (0, 1):
            matches = own == GOLD or pair[slot] == own or (pair[slot] == GOLD and pair[1 - slot] != own)
            opens = slot in free and (own == GOLD or own not in pair)
            if (matches and pair[slot] >= 0) or opens:
                expected.append(Place(3 * seat + slot))
    if expected:
        laid.submit(Lay(card))
        assert laid.options() == expected
    else:
        assert laid.options() == [ShowHand()]


def test_luck_answers_only_where_luck_is_asked() -> None:
    laid = table([RED.peasant2])
    with pytest.raises(IllegalAction):
        laid.match.submit(LUCK, Draw((JOKER,)))
