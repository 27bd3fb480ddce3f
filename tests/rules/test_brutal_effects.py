"""Brutal Kingdom: eliminations, and what each of the twenty characters does. Used, declined, impossible."""

from __future__ import annotations

import pytest

from game.play.match import IllegalAction
from game.play.undo import undo
from game.rules.brutal.box import (
    ABBOT,
    ASSASSIN,
    BERSERKER,
    BISHOP,
    BLACK_KNIGHT,
    CHARLATAN,
    COURTESAN,
    DRUID,
    EXECUTIONER,
    FORTUNE_TELLER,
    INQUISITOR,
    INTRIGUER,
    KING,
    MONK,
    POISONER,
    QUEEN,
    SAINT,
    WHITE_KNIGHT,
    WITCH,
    WIZARD,
)
from game.rules.brutal.moves import (
    CardPlayed,
    CentreExchanged,
    CentreLooked,
    ChangePlaces,
    ChapelMarked,
    Condemned,
    Consecrate,
    Consecrated,
    Declare,
    Declared,
    Declined,
    Eliminate,
    Eliminated,
    Enough,
    Fetched,
    FirstPlayerMoved,
    GiftChosen,
    Give,
    HandLooked,
    HandSeen,
    HandsExchanged,
    Inquired,
    Look,
    Name,
    NobodyHolds,
    NothingToDo,
    Offer,
    Offered,
    Place,
    PlacesChanged,
    Raise,
    Raised,
    Received,
    Shown,
    SlotSeen,
    Spy,
    Swap,
)
from tests.rules.brutal_table import Table, table

BLUE, GREEN, YELLOW = 0, 1, 2
LIGHT, DARK = 0, 1


# ---- eliminations


def test_an_elimination_turns_the_whole_stack_face_down() -> None:  # BK-20
    laid = table([[ASSASSIN, MONK], [DRUID, BERSERKER], [BISHOP, SAINT]], [[], [WITCH, ABBOT, KING], []])
    assert laid.play(ASSASSIN) == [CardPlayed(0, ASSASSIN), Eliminated(0, ASSASSIN, 1, KING)]
    assert laid.is_down(WITCH, ABBOT, KING)
    assert laid.state.points == [1, 0, 0]


def test_cards_that_lie_face_down_stay_so() -> None:  # BK-20
    laid = table(
        [[ASSASSIN, MONK], [DRUID, BERSERKER], [BISHOP, SAINT]], [[], [WITCH, ABBOT, KING], []], down=[WITCH, ABBOT]
    )
    laid.play(ASSASSIN)
    assert laid.is_down(WITCH, ABBOT, KING)


def test_own_cards_are_never_eliminated() -> None:  # BK-21
    laid = table([[ASSASSIN, MONK], [DRUID, BERSERKER], [BISHOP, SAINT]], [[KING], [], []])
    assert laid.play(ASSASSIN) == [CardPlayed(0, ASSASSIN), NothingToDo(0, ASSASSIN)]
    laid = table([[QUEEN, MONK], [DRUID, BERSERKER], [BISHOP, SAINT]], [[KING], [], []])
    laid.play(QUEEN)
    assert laid.is_up(KING, QUEEN)
    overlay = {"characters": {"assassin": {"victims": ["assassin"]}}}
    laid = table([[ASSASSIN, MONK], [DRUID, BERSERKER], [BISHOP, SAINT]], overlay=overlay)
    assert laid.play(ASSASSIN)[-1] == NothingToDo(0, ASSASSIN)


def test_a_card_belongs_to_the_stack_it_lies_in() -> None:  # BK-21
    laid = table([[INTRIGUER, MONK], [DRUID, BERSERKER], [ASSASSIN, SAINT]], [[WITCH], [KING], []])
    laid.play(INTRIGUER, DRUID)
    laid.submit(1, Enough())
    assert Eliminated(2, ASSASSIN, 0, KING) in laid.play(ASSASSIN)
    assert laid.is_down(WITCH, KING), "the King died in the Intriguer's stack"
    assert laid.is_up(INTRIGUER, DRUID)


def test_a_card_that_changes_places_has_not_been_played() -> None:  # BK-21
    laid = table([[INTRIGUER, MONK], [DRUID, BERSERKER], [WITCH, SAINT]], [[], [KING], [QUEEN]])
    told = laid.play(INTRIGUER)
    assert told[-1] == PlacesChanged(0, INTRIGUER, 1, KING)
    assert laid.is_up(KING, QUEEN), "the Queen waits for a King who is played"


def test_one_point_however_many_cards_are_turned() -> None:  # BK-22
    for stack in ([KING], [WITCH, DRUID, KING]):
        laid = table([[ASSASSIN, MONK], [ABBOT, BERSERKER], [BISHOP, SAINT]], [[], stack, []])
        laid.play(ASSASSIN)
        assert laid.state.points == [1, 0, 0]


def test_points_do_not_run_out() -> None:  # BK-22
    laid = table([[ASSASSIN, MONK], [ABBOT, BERSERKER], [BISHOP, SAINT]], [[], [KING], []])
    laid.state.points = [20, 0, 0]  # all elimination tokens of the box
    laid.play(ASSASSIN)
    assert laid.state.points == [21, 0, 0]


@pytest.mark.parametrize(("player", "king", "scorer"), [(1, 2, 2), (2, 3, 3), (3, 2, 0)])
def test_of_two_that_wait_the_next_clockwise_gets_the_point(player: int, king: int, scorer: int) -> None:  # BK-22
    """The Executioner of seat 0 waits for the Queen, and so does the King."""
    stacks: list[list[int]] = [[EXECUTIONER], [], [], []]
    hands: list[list[int]] = [[CHARLATAN], [COURTESAN], [POISONER], [MONK]]
    stacks[king], hands[player] = [KING], [QUEEN]
    laid = table(hands, stacks, player=player)
    laid.state.named = QUEEN
    assert sum(isinstance(event, Eliminated) for event in laid.play(QUEEN)) == 1
    assert laid.state.points == [int(seat == scorer) for seat in range(4)]


HUNTS = [
    (POISONER, BISHOP),
    (POISONER, ABBOT),
    (BERSERKER, WIZARD),
    (BERSERKER, INTRIGUER),
    (ASSASSIN, KING),
    (ASSASSIN, QUEEN),
    (ABBOT, WITCH),
    (ABBOT, WIZARD),
]


@pytest.mark.parametrize(("hunter", "victim"), HUNTS)
def test_poisoner_berserker_assassin_and_abbot_strike_open_top_cards(hunter: int, victim: int) -> None:  # BK-23
    laid = table([[hunter, MONK], [DRUID, SAINT], [WHITE_KNIGHT, EXECUTIONER]], [[], [], [victim]])
    assert laid.play(hunter) == [CardPlayed(0, hunter), Eliminated(0, hunter, 2, victim)]
    assert laid.match.actor == 1, "with one victim there is nothing to choose"


@pytest.mark.parametrize(("hunter", "victim"), HUNTS)
def test_covered_and_eliminated_cards_are_safe_from_them(hunter: int, victim: int) -> None:  # BK-23
    laid = table([[hunter, MONK], [DRUID, SAINT], [EXECUTIONER]], [[], [], [victim, WHITE_KNIGHT]])
    assert laid.play(hunter)[-1] == NothingToDo(0, hunter)
    assert laid.is_up(victim)
    laid = table([[hunter, MONK], [DRUID, SAINT], [EXECUTIONER]], [[], [], [victim]], down=[victim])
    assert laid.play(hunter)[-1] == NothingToDo(0, hunter)


@pytest.mark.parametrize(("hunter", "victim"), HUNTS)
def test_once_they_lie_there_they_harm_nobody(hunter: int, victim: int) -> None:  # BK-23, BK-42
    laid = table([[victim, MONK], [DRUID, SAINT], [EXECUTIONER]], [[], [], [hunter]])
    laid.play(victim)
    assert laid.is_up(victim)
    assert laid.state.points == [0, 0, 0]


def test_of_two_victims_the_player_chooses_one() -> None:  # BK-23
    laid = table([[POISONER, MONK], [DRUID, SAINT], [EXECUTIONER, WITCH]], [[], [BISHOP], [ABBOT]])
    laid.play(POISONER)
    assert laid.options() == [Eliminate(1), Eliminate(2)], "and must choose one"
    assert laid.submit(0, Eliminate(2)) == [Eliminated(0, POISONER, 2, ABBOT)]
    assert laid.is_up(BISHOP)
    assert laid.is_down(ABBOT)


@pytest.mark.parametrize(
    ("card", "may"),
    [
        (CHARLATAN, True),
        (COURTESAN, True),
        (FORTUNE_TELLER, True),
        (DRUID, True),
        (WHITE_KNIGHT, True),
        (MONK, True),
        (WITCH, True),
        (EXECUTIONER, False),
        (INQUISITOR, False),
        (SAINT, False),
    ],
)
def test_only_effects_with_may_are_optional(card: int, may: bool) -> None:  # BK-24
    laid = table(
        [[card, ASSASSIN], [BISHOP, BERSERKER], [KING, ABBOT], [POISONER, WIZARD]], [[QUEEN], [], [], []], down=[QUEEN]
    )
    laid.play(card)
    assert (Enough() in laid.options()) == may
    if may:
        assert laid.submit(0, Enough()) == [Declined(0, card)]
        assert laid.match.actor == 1
    else:
        with pytest.raises(IllegalAction):
            laid.submit(0, Enough())


def test_a_stack_under_a_saint_is_safe_until_it_is_covered() -> None:  # BK-25
    laid = table([[ASSASSIN, MONK], [QUEEN, DRUID], [EXECUTIONER, WITCH]], [[], [KING, SAINT], []])
    assert laid.play(ASSASSIN)[-1] == NothingToDo(0, ASSASSIN)
    laid = table([[ASSASSIN, MONK], [BERSERKER, DRUID], [EXECUTIONER, WITCH]], [[], [KING, SAINT, QUEEN], []])
    laid.play(ASSASSIN)
    assert laid.is_down(KING, SAINT, QUEEN), "the whole stack, with the Saint in it"


def test_a_saint_that_the_intriguer_took_protects_all_the_same() -> None:  # BK-25
    laid = table([[INTRIGUER, MONK], [WITCH, DRUID], [ASSASSIN, BERSERKER]], [[KING], [SAINT], []])
    laid.play(INTRIGUER)
    assert laid.state.stacks[0] == [KING, SAINT]
    laid.play(WITCH)
    laid.submit(1, Enough())
    assert NothingToDo(2, ASSASSIN) in laid.play(ASSASSIN)
    assert laid.is_up(KING, SAINT)


def test_the_executioner_cannot_name_the_saint() -> None:  # BK-25, BK-28
    laid = table([[EXECUTIONER, MONK], [WITCH, DRUID], [ASSASSIN, BERSERKER]])
    laid.play(EXECUTIONER)
    assert Name(SAINT) not in laid.options()


def test_a_card_eliminated_on_arrival_has_no_effect() -> None:  # BK-26
    laid = table([[EXECUTIONER, MONK], [POISONER, DRUID], [WITCH, BERSERKER]], [[], [WHITE_KNIGHT], [BISHOP]])
    laid.play(EXECUTIONER)
    laid.submit(0, Name(POISONER))
    assert laid.play(POISONER) == [CardPlayed(1, POISONER), Eliminated(0, EXECUTIONER, 1, POISONER)]
    assert laid.is_up(BISHOP)
    assert laid.is_down(WHITE_KNIGHT, POISONER)
    assert laid.match.actor == 2


@pytest.mark.parametrize(("one", "other"), [(KING, QUEEN), (QUEEN, KING)])
def test_king_and_queen_wait_for_each_other(one: int, other: int) -> None:  # BK-27
    laid = table([[one, MONK], [other, DRUID], [WITCH, BERSERKER]], [[], [ABBOT], []])
    laid.play(one)
    assert laid.play(other) == [CardPlayed(1, other), Eliminated(0, one, 1, other)]
    assert laid.is_down(ABBOT, other)
    assert laid.is_up(one)
    assert laid.state.points == [1, 0, 0]


def test_a_covered_or_eliminated_king_does_not_wait() -> None:  # BK-27
    for stack, down in (([KING, SAINT], []), ([KING], [KING])):
        laid = table([[QUEEN, MONK], [DRUID, ABBOT], [WITCH, BERSERKER]], [[], stack, []], down=down)
        assert laid.play(QUEEN) == [CardPlayed(0, QUEEN)]
        assert laid.is_up(QUEEN)


def test_nothing_happens_to_a_king_who_was_there_first() -> None:  # BK-27
    laid = table([[QUEEN, MONK], [DRUID, ABBOT], [WITCH, BERSERKER]], [[], [KING], []])
    laid.play(QUEEN)
    assert laid.is_up(KING)
    assert laid.is_down(QUEEN)


# ---- the Executioner


def executing(named: int) -> Table:
    laid = table([[EXECUTIONER, MONK], [WITCH, DRUID], [ASSASSIN, BERSERKER]], [[BISHOP], [], []])
    laid.play(EXECUTIONER)
    assert laid.submit(0, Name(named)) == [Condemned(0, named)]
    return laid


def test_the_executioner_names_any_character_of_the_match_but_saint_and_itself() -> None:  # BK-28
    laid = table([[EXECUTIONER, MONK], [WITCH, DRUID], [ASSASSIN, BERSERKER]], [[BISHOP], [], []])
    laid.play(EXECUTIONER)
    named = {action.card for action in laid.options() if isinstance(action, Name)}
    assert named == set(laid.state.cast.rosters[3]) - {SAINT, EXECUTIONER}
    assert BISHOP in named, "also one already played"
    assert CHARLATAN not in named, "it is not in a match for three"


def test_the_named_character_dies_on_arrival() -> None:  # BK-28
    laid = executing(WITCH)
    assert laid.play(WITCH) == [CardPlayed(1, WITCH), Eliminated(0, EXECUTIONER, 1, WITCH)]
    laid = executing(MONK)
    laid.play(WITCH)
    assert laid.is_up(WITCH)


def test_the_executioner_does_not_wait_for_its_owner_s_cards() -> None:  # BK-28
    laid = table([[MONK], [DRUID], [BERSERKER]], [[EXECUTIONER], [KING], [WITCH]])
    laid.state.named = MONK
    laid.play(MONK)
    assert laid.is_up(MONK)


def test_a_covered_or_eliminated_executioner_waits_no_more() -> None:  # BK-28
    for stacks, down in (([[EXECUTIONER, DRUID], [], []], []), ([[EXECUTIONER], [], []], [EXECUTIONER])):
        laid = table([[MONK], [WITCH, ABBOT], [BERSERKER]], stacks, down=down, player=1)
        laid.state.named = WITCH
        laid.play(WITCH)
        assert laid.is_up(WITCH)


# ---- the Charlatan


def cheating() -> Table:
    laid = table(
        [[CHARLATAN, MONK], [ASSASSIN, DRUID], [QUEEN, BERSERKER], [WITCH, SAINT]],
        [[KING, ABBOT, WHITE_KNIGHT], [], [], []],
        down=[KING, ABBOT],
    )
    laid.play(CHARLATAN)
    return laid


def test_the_charlatan_turns_one_eliminated_card_face_up() -> None:  # BK-29
    laid = cheating()
    assert laid.options() == [Raise(KING), Raise(ABBOT), Enough()]
    assert laid.submit(0, Raise(KING)) == [Raised(0, KING)]
    assert laid.is_up(KING)
    assert laid.is_down(ABBOT)
    assert laid.state.stacks[0] == [KING, ABBOT, WHITE_KNIGHT, CHARLATAN], "in its place"


def test_the_effect_of_a_card_turned_up_does_not_happen() -> None:  # BK-29
    laid = cheating()
    laid.submit(0, Raise(KING))
    laid.play(ASSASSIN)
    assert laid.play(QUEEN) == [CardPlayed(2, QUEEN)], "and it is no open top card"
    assert laid.is_up(KING, QUEEN)
    hands = [[CHARLATAN, MONK], [KING, DRUID], [QUEEN, SAINT], [POISONER, INTRIGUER]]
    laid = table(hands, [[ABBOT], [WITCH], [], []], down=[ABBOT])
    laid.play(CHARLATAN)
    laid.submit(0, Raise(ABBOT))
    assert laid.is_up(WITCH), "the Abbot strikes nobody"


def test_a_card_turned_up_counts_for_tokens_not_for_the_first_player_card() -> None:  # BK-29
    laid = table(
        [[CHARLATAN], [ASSASSIN], [POISONER], [BERSERKER]], [[KING], [MONK], [DRUID], [SAINT]], down=[KING], first=0
    )
    laid.play(CHARLATAN)
    laid.submit(0, Raise(KING))
    told = laid.play(ASSASSIN, POISONER, BERSERKER)
    assert FirstPlayerMoved(1, ASSASSIN) in told
    assert laid.state.tokens[0] == [2, 0, 0]


def test_a_later_elimination_turns_it_down_again() -> None:  # BK-29
    overlay = {"characters": {"assassin": {"victims": ["charlatan"]}}}
    laid = table(
        [[CHARLATAN, MONK], [ASSASSIN, DRUID], [QUEEN, SAINT], [WITCH, ABBOT]],
        [[KING], [], [], []],
        down=[KING],
        overlay=overlay,
    )
    laid.play(CHARLATAN)
    laid.submit(0, Raise(KING))
    laid.play(ASSASSIN)
    assert laid.is_down(KING, CHARLATAN)


def test_without_an_eliminated_card_the_charlatan_has_no_effect() -> None:  # BK-29
    laid = table([[CHARLATAN, MONK], [ASSASSIN, DRUID], [QUEEN, SAINT], [WITCH, ABBOT]], [[KING], [], [], []])
    assert laid.play(CHARLATAN) == [CardPlayed(0, CHARLATAN), NothingToDo(0, CHARLATAN)]


# ---- the Inquisitor


def inquiring(card: int, rank: int = 20, **more: object) -> Table:
    """Seat 0 plays the Inquisitor and names a card; the first light and dark centre cards are Bishop and Wizard."""
    arguments: dict[str, object] = {
        "hands": [[INQUISITOR, MONK, POISONER], [WITCH, DRUID, ABBOT], [QUEEN, SAINT, BERSERKER]],
        "drawn": [BISHOP if card in (WITCH, QUEEN, POISONER) else WIZARD],
    }
    laid = table(**(arguments | more))  # type: ignore[arg-type]
    laid.play(INQUISITOR)
    assert laid.submit(0, Declare(rank)) == [Declared(0, rank)]
    laid.submit(0, Name(card))
    return laid


def test_the_inquisitor_s_player_declares_its_rank() -> None:  # BK-30
    laid = table([[INQUISITOR, MONK], [WITCH, DRUID], [KING, SAINT]])
    laid.play(INQUISITOR)
    assert laid.options() == [Declare(20), Declare(0)]
    for rank, first in ((20, 0), (0, 2)):
        laid = inquiring(BISHOP, rank, hands=[[INQUISITOR, MONK], [DRUID, WITCH], [KING, SAINT]], drawn=[])
        laid.play(DRUID)
        laid.submit(1, Enough())
        laid.play(KING)
        assert laid.state.first == first


def test_the_declared_rank_stays_when_it_changes_places() -> None:  # BK-30
    laid = inquiring(BISHOP, 20, hands=[[INQUISITOR, MONK], [INTRIGUER, WITCH], [KING, SAINT]], drawn=[])
    assert laid.play(INTRIGUER)[-1] == PlacesChanged(1, INTRIGUER, 0, INQUISITOR)
    laid.play(KING)
    assert laid.state.first == 1
    laid = inquiring(BISHOP, 0, hands=[[INQUISITOR, MONK], [INTRIGUER, WITCH], [ABBOT, SAINT]], drawn=[])
    assert laid.play(INTRIGUER)[-1] == NothingToDo(1, INTRIGUER), "rank 0 is lower than the Intriguer"


def test_who_holds_the_named_character_shows_it_and_takes_a_centre_card() -> None:  # BK-30
    laid = inquiring(WITCH)
    assert [Inquired(0, WITCH), Shown(1, WITCH)] == [
        event for step in laid.match.steps[-2:] for _to, event in step.told
    ]
    assert laid.match.actor == 1, "the holder chooses the slot"
    assert laid.options() == [Place(0), Place(1)]
    assert laid.submit(1, Place(1)) == [CentreExchanged(1, 1), Fetched(1, 1, BISHOP)]
    assert laid.state.hands[1] == [DRUID, ABBOT, BISHOP]
    assert laid.state.centre[1] == WITCH
    assert Fetched(1, 1, BISHOP) not in laid.match.story(0), "unseen by the others"


def test_the_inquisitor_s_player_may_name_a_card_of_the_own_hand() -> None:  # BK-30
    laid = inquiring(MONK)
    assert laid.match.actor == 0
    assert laid.options() == [Place(2), Place(3)]
    laid.submit(0, Place(2))
    assert laid.state.hands[0] == [POISONER, WIZARD]


@pytest.mark.parametrize("named", [BISHOP, INQUISITOR])
def test_if_nobody_holds_it_nothing_happens(named: int) -> None:  # BK-30
    laid = inquiring(named)
    assert laid.match.story(2)[-1] == NobodyHolds(named)
    assert laid.match.actor == 1
    assert laid.state.hands[1] == [DRUID, WITCH, ABBOT]


def test_any_character_of_the_match_can_be_named() -> None:  # BK-30
    laid = table([[INQUISITOR, MONK], [WITCH, DRUID], [KING, SAINT]])
    laid.play(INQUISITOR)
    laid.submit(0, Declare(0))
    assert laid.options() == [Name(card) for card in laid.state.cast.rosters[3]]


def test_an_inquisitor_eliminated_on_arrival_has_rank_20_and_asks_nothing() -> None:  # BK-30
    laid = table([[INQUISITOR, MONK], [WITCH, DRUID], [KING, SAINT]], [[], [], [EXECUTIONER]])
    laid.state.named = INQUISITOR
    laid.play(INQUISITOR)
    assert laid.match.actor == 1
    assert laid.state.rank == 20


def test_by_option_the_shown_card_goes_to_the_inquisitor_s_player() -> None:  # BK-30
    laid = inquiring(
        DRUID,
        hands=[[INQUISITOR, MONK, SAINT], [WITCH, DRUID, ABBOT], [QUEEN, POISONER, BERSERKER]],
        options={"inquisitor_exchange": "inquisitor"},
    )
    assert laid.match.actor == 0
    assert laid.options() == [Give(MONK), Give(SAINT)], "dark for dark"
    assert laid.submit(0, Give(SAINT)) == [HandsExchanged(0, 1, DARK)]
    assert laid.match.story(1)[-1] == Received(1, 0, SAINT)
    assert laid.state.hands[:2] == [[DRUID, MONK], [WITCH, ABBOT, SAINT]]


def test_by_option_a_single_card_is_given_without_a_question() -> None:  # BK-30
    hands = [[INQUISITOR, MONK, POISONER], [WITCH, DRUID, ABBOT], [QUEEN, SAINT, BERSERKER]]
    laid = inquiring(DRUID, hands=hands, options={"inquisitor_exchange": "inquisitor"})
    assert laid.match.actor == 1
    assert laid.state.hands[:2] == [[POISONER, DRUID], [MONK, WITCH, ABBOT]]


@pytest.mark.parametrize("named", [WITCH, MONK])
def test_by_option_a_card_is_only_shown_where_there_is_none_to_give(named: int) -> None:  # BK-30
    hands = [[INQUISITOR, MONK, SAINT], [WITCH, DRUID, ABBOT], [QUEEN, POISONER, BERSERKER]]
    laid = inquiring(named, hands=hands, options={"inquisitor_exchange": "inquisitor"})
    assert Shown(1 if named == WITCH else 0, named) in laid.match.story(2)
    assert laid.match.actor == 1
    assert laid.state.hands == [[MONK, SAINT], [DRUID, WITCH, ABBOT], [POISONER, BERSERKER, QUEEN]]


# ---- the Courtesan


def courting(**more: object) -> Table:
    arguments: dict[str, object] = {
        "hands": [
            [COURTESAN, POISONER, MONK],
            [WITCH, BISHOP, DRUID, ABBOT],
            [QUEEN, SAINT, WIZARD],
            [ASSASSIN, KING],
        ],
    }
    laid = table(**(arguments | more))  # type: ignore[arg-type]
    laid.play(COURTESAN)
    return laid


def test_the_courtesan_offers_a_card_to_a_player_with_the_same_back() -> None:  # BK-31
    laid = courting()
    assert laid.options() == [
        Offer(POISONER, 1),
        Offer(POISONER, 2),
        Offer(POISONER, 3),
        Offer(MONK, 1),
        Offer(MONK, 2),
        Enough(),
    ], "seat 3 has no dark card"


def test_two_offered_cards_have_different_backs() -> None:  # BK-31
    laid = courting()
    assert laid.submit(0, Offer(POISONER, 1)) == [Offered(0, 1, LIGHT)]
    assert laid.options() == [Offer(MONK, 1), Offer(MONK, 2), Enough()]


def test_partners_choose_sealed_and_then_all_cards_move() -> None:  # BK-31
    laid = courting()
    laid.submit(0, Offer(POISONER, 1))
    laid.submit(0, Offer(MONK, 2))
    assert (laid.match.actor, laid.options()) == (1, [Give(WITCH), Give(BISHOP)])
    assert laid.view(1).offered == (-1, -1), "the partner does not see the offered card"
    assert laid.submit(1, Give(BISHOP)) == [GiftChosen(1, LIGHT)]
    assert BISHOP in laid.state.hands[1], "nothing has moved yet"
    assert laid.view(2).given == (-1, -1)
    assert (laid.match.actor, laid.options()) == (2, [Give(SAINT), Give(WIZARD)])
    told = laid.submit(2, Give(SAINT))
    assert told == [GiftChosen(2, DARK), HandsExchanged(0, 1, LIGHT), HandsExchanged(0, 2, DARK), Received(2, 0, MONK)]
    assert laid.state.hands == [
        [SAINT, BISHOP],
        [POISONER, DRUID, WITCH, ABBOT],
        [MONK, QUEEN, WIZARD],
        [ASSASSIN, KING],
    ]
    assert [event for event in laid.match.story(0) if isinstance(event, Received)] == [
        Received(0, 1, BISHOP),
        Received(0, 2, SAINT),
    ]
    assert laid.match.actor == 1, "and the round goes on"


def test_two_cards_may_go_to_one_player() -> None:  # BK-31
    laid = courting()
    laid.submit(0, Offer(MONK, 1))
    laid.submit(0, Offer(POISONER, 1))
    assert laid.options() == [Give(WITCH), Give(BISHOP)]
    laid.submit(1, Give(WITCH))
    assert (laid.match.actor, laid.options()) == (1, [Give(DRUID), Give(ABBOT)])
    laid.submit(1, Give(ABBOT))
    assert laid.state.hands[:2] == [[WITCH, ABBOT], [POISONER, DRUID, MONK, BISHOP]]


def test_one_card_is_enough() -> None:  # BK-31
    laid = courting()
    laid.submit(0, Offer(POISONER, 2))
    told = laid.submit(0, Enough())
    assert told == [HandsExchanged(0, 2, LIGHT), Received(0, 2, QUEEN)], "a single light card is no choice"
    assert laid.state.hands[0] == [MONK, QUEEN]


def test_with_an_empty_hand_nothing_is_asked() -> None:  # BK-31
    laid = table([[COURTESAN], [WITCH], [QUEEN], [ASSASSIN]])
    assert laid.play(COURTESAN) == [CardPlayed(0, COURTESAN), NothingToDo(0, COURTESAN)]
    for card in (DRUID, WHITE_KNIGHT, MONK):
        laid = table([[card], [WITCH], [QUEEN], [ASSASSIN]])
        assert laid.play(card) == [CardPlayed(0, card), NothingToDo(0, card)]


def test_where_nobody_has_the_back_nothing_is_asked() -> None:  # BK-31
    laid = table([[COURTESAN, DRUID], [WITCH, POISONER], [QUEEN, KING], [ASSASSIN, BISHOP]])
    assert laid.play(COURTESAN)[-1] == NothingToDo(0, COURTESAN)


# ---- Fortune Teller, Druid, White Knight, Monk


def test_the_fortune_teller_sees_the_centre_cards() -> None:  # BK-32
    laid = table(
        [[FORTUNE_TELLER, MONK], [WITCH, DRUID], [QUEEN, SAINT], [ASSASSIN, POISONER]],
        drawn=[BISHOP, KING, WIZARD, ABBOT],
    )
    laid.play(FORTUNE_TELLER)
    assert laid.options() == [Look(), Enough()]
    told = laid.submit(0, Look())
    assert told == [
        CentreLooked(0),
        SlotSeen(0, 0, BISHOP),
        SlotSeen(0, 1, KING),
        SlotSeen(0, 2, WIZARD),
        SlotSeen(0, 3, ABBOT),
    ]
    assert laid.view(0).centre == (BISHOP, KING, WIZARD, ABBOT), "they stay in place"
    assert laid.match.story(1)[-1] == CentreLooked(0)
    assert laid.match.actor == 1


def test_the_fortune_teller_sees_what_others_have_put_there() -> None:  # BK-32
    laid = table(
        [[FORTUNE_TELLER, MONK], [WITCH, DRUID], [QUEEN, SAINT], [ASSASSIN, POISONER]],
        centre=[BISHOP, -1, -1, WIZARD],
        drawn=[KING, ABBOT],
    )
    laid.state.seen[BISHOP] = laid.state.seen[WIZARD] = 2
    laid.play(FORTUNE_TELLER)
    laid.submit(0, Look())
    assert laid.view(0).centre == (BISHOP, KING, ABBOT, WIZARD)


@pytest.mark.parametrize("card", [DRUID, WHITE_KNIGHT, MONK])
def test_druid_white_knight_and_monk_exchange_with_the_centre(card: int) -> None:  # BK-33
    laid = table([[card, ASSASSIN, SAINT], [WITCH], [QUEEN], [POISONER]], drawn=[KING])
    laid.play(card)
    assert laid.options() == [Swap(ASSASSIN, 0), Swap(ASSASSIN, 1), Swap(SAINT, 2), Swap(SAINT, 3), Enough()]
    assert laid.submit(0, Swap(ASSASSIN, 1)) == [CentreExchanged(0, 1), Fetched(0, 1, KING)]
    assert laid.state.hands[0] == [SAINT, KING]
    assert laid.state.centre == [-1, ASSASSIN, -1, -1], "the own card lies in that slot"
    assert laid.match.story(1)[-1] == CentreExchanged(0, 1), "nobody else learns the cards"


def test_a_known_centre_card_is_fetched_without_luck() -> None:  # BK-33
    laid = table([[MONK, ASSASSIN], [WITCH], [QUEEN], [POISONER]], centre=[KING, -1, -1, -1])
    laid.state.seen[KING] = 2
    laid.play(MONK)
    assert laid.submit(0, Swap(ASSASSIN, 0))[-1] == Fetched(0, 0, KING)
    assert laid.match.steps[-1].seat == 0


# ---- Intriguer, Witch, Saint


def test_the_intriguer_changes_places_with_the_highest_open_top_card() -> None:  # BK-34
    laid = table([[INTRIGUER, MONK], [DRUID], [BERSERKER]], [[WITCH], [ABBOT, BISHOP], [WIZARD]], down=[WIZARD])
    assert laid.play(INTRIGUER) == [CardPlayed(0, INTRIGUER), PlacesChanged(0, INTRIGUER, 1, BISHOP)]
    assert laid.state.stacks == [[WITCH, BISHOP], [ABBOT, INTRIGUER], [WIZARD]]
    assert laid.is_up(BISHOP, INTRIGUER), "both stay open"


def test_an_intriguer_that_is_the_highest_itself_stays() -> None:  # BK-34
    laid = table([[INTRIGUER, MONK], [WITCH], [BERSERKER]], [[], [KING, DRUID], [EXECUTIONER]])
    assert laid.play(INTRIGUER)[-1] == NothingToDo(0, INTRIGUER)
    assert laid.state.stacks[0] == [INTRIGUER]


@pytest.mark.parametrize("prize", [KING, EXECUTIONER])
def test_the_intriguer_s_prize_waits_for_nobody(prize: int) -> None:  # BK-34
    overlay = {"characters": {"executioner": {"rank": 21}}}
    laid = table([[INTRIGUER, MONK], [QUEEN], [BERSERKER]], [[], [prize], []], overlay=overlay)
    laid.state.named = QUEEN
    laid.play(INTRIGUER)
    assert laid.state.stacks[0] == [prize]
    assert laid.play(QUEEN) == [CardPlayed(1, QUEEN)]
    assert laid.is_up(QUEEN)


def test_an_intriguer_that_may_do_without_is_asked() -> None:  # BK-24
    """An owner of the game may find "may" on the printed card."""
    overlay = {"characters": {"intriguer": {"may": True}}}
    laid = table([[INTRIGUER, MONK], [QUEEN], [BERSERKER]], [[], [KING], []], overlay=overlay)
    laid.play(INTRIGUER)
    assert laid.options() == [ChangePlaces(1), Enough()]
    assert laid.submit(0, Enough())[0] == Declined(0, INTRIGUER)
    assert laid.state.stacks[0] == [INTRIGUER]


def test_the_witch_sees_all_hand_cards_of_one_player() -> None:  # BK-35
    laid = table([[WITCH, MONK], [DRUID, KING, SAINT], []])
    laid.play(WITCH)
    assert laid.options() == [Spy(1), Enough()], "seat 2 has no card"
    assert laid.submit(0, Spy(1)) == [HandLooked(0, 1), HandSeen(0, 1, (DRUID, SAINT, KING))]
    assert laid.view(0).known[1] == (DRUID, SAINT, KING)
    assert laid.match.story(1)[-1] == HandLooked(0, 1)


def test_a_witch_that_finds_only_empty_hands_sees_nothing() -> None:  # BK-35
    laid = table([[], [], [WITCH]], player=2)
    assert laid.play(WITCH)[1] == NothingToDo(2, WITCH)


def test_the_saint_brings_a_token_onto_the_chapel() -> None:  # BK-36
    laid = table([[SAINT, MONK], [WITCH], [QUEEN]], supply=[4, 0, 2])
    laid.play(SAINT)
    assert laid.options() == [Consecrate(BLUE), Consecrate(YELLOW)], "no green one is left"
    assert laid.submit(0, Consecrate(YELLOW)) == [Consecrated(0, YELLOW)]
    assert (laid.state.supply, laid.state.chapel) == ([4, 0, 1], [0, 0, 1, 0])


def test_with_an_empty_supply_the_saint_leaves_an_elimination_token() -> None:  # BK-36
    laid = table([[SAINT], [BISHOP], [QUEEN]], supply=[0, 0, 0])
    assert laid.play(SAINT)[-1] == NothingToDo(0, SAINT)
    assert ChapelMarked(0) in laid.play(BISHOP, QUEEN)
    assert laid.state.chapel == [0, 0, 0, 1]


@pytest.mark.parametrize("card", [BLACK_KNIGHT, BISHOP, WIZARD, KING, QUEEN])
def test_some_characters_ask_nothing_when_played(card: int) -> None:  # BK-24
    laid = table([[card, MONK], [DRUID], [ASSASSIN], [SAINT]])
    assert laid.play(card) == [CardPlayed(0, card)]
    assert laid.match.actor == 1


def test_a_card_that_others_have_seen_is_not_taken_back() -> None:
    laid = table([[WITCH, MONK], [DRUID], [ASSASSIN]])
    laid.play(WITCH)
    assert laid.match.actor == 0
    assert undo(laid.match, 0) == []
    laid = courting()
    laid.submit(0, Offer(POISONER, 1))
    assert len(undo(laid.match, 0)) == 1, "an offer can be thought over"
