"""Kingdom, rule by rule, as small stories: jesters, knights, princesses, kings, and chains of them."""

from __future__ import annotations

import pytest

from game.rules.kernel import HIDDEN, Action
from game.rules.kingdom.box import GOLD
from game.rules.kingdom.moves import (
    Add,
    CardLaid,
    Enough,
    Fetch,
    Fetched,
    HandRefilled,
    Lay,
    Place,
    ProvinceDiscarded,
    ProvinceEmptied,
    ProvinceKept,
    Replaced,
    Take,
    Taken,
    TurnBegan,
)
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

NO_CHAINS = {"king_chains_powers": False}

# ---- powers in general


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_a_power_is_used_in_full_in_part_or_not_at_all(taken: int) -> None:  # KD-7, KD-30
    laid = table([RED.princess3], {MINE: [RED.king2] * 3})
    laid.lay(RED.princess3, MINE, *[Take(RED.king2)] * taken)
    if taken < 2:
        assert laid.options() == [Take(RED.king2), Enough()]
        laid.submit(Enough())
    assert laid.cards(MINE) == [RED.king2] * (3 - taken) + [RED.princess3]
    assert laid.match.actor == 1


def test_cards_that_lie_have_no_power() -> None:  # KD-7, KD-11
    laid = table([RED.peasant2], {MINE: [RED.princess3, RED.king3, RED.knight3]})
    assert laid.lay(RED.peasant2, MINE)[-1] == TurnBegan(1)


def test_a_power_that_can_do_nothing_asks_nothing() -> None:  # KD-7
    for card in (RED.princess3, RED.knight3, RED.king3):
        assert table([card], {THEIRS: [BLUE.peasant2]}).lay(card, MINE)[-1] == TurnBegan(1)


# ---- jester


def test_a_jester_is_added_or_replaces_the_king() -> None:  # KD-10, KD-30
    cards = [GREEN.peasant2, GREEN.king2, GREEN.peasant3]
    laid = table([JOKER], {MINE: cards})
    laid.submit(Lay(JOKER), Place(MINE))
    assert laid.options() == [Add(), Take(GREEN.peasant2), Take(GREEN.king2), Take(GREEN.peasant3)]
    laid.submit(Add())
    assert laid.cards(MINE) == [*cards, JOKER]

    laid = table([JOKER], {MINE: cards})
    told = laid.lay(JOKER, MINE, Take(GREEN.king2))
    joker, king = laid.face(JOKER), laid.face(GREEN.king2)
    assert told[:3] == [CardLaid(0, joker, MINE, 3), Replaced(0, king, MINE), HandRefilled(0, 4)]
    assert laid.cards(MINE) == [GREEN.peasant2, JOKER, GREEN.peasant3]
    assert GREEN.king2 in laid.hand(0)


def test_a_jester_replaces_no_jester_and_opens_a_province_without_a_question() -> None:  # KD-10
    laid = table([JOKER], {MINE: [JOKER, RED.king2]})
    laid.submit(Lay(JOKER), Place(MINE))
    assert laid.options() == [Add(), Take(RED.king2)]
    assert table([JOKER], {MINE: [JOKER]}).lay(JOKER, MINE)[-1] == TurnBegan(1)
    assert table([JOKER]).lay(JOKER, MINE)[-1] == TurnBegan(1)


def test_a_jester_may_replace_a_card_of_anybody() -> None:  # KD-10, KD-15
    laid = table([JOKER], {THEIRS: [RED.peasant3, RED.peasant3, RED.peasant3, RED.king2]})
    told = laid.lay(JOKER, THEIRS, Take(RED.peasant3))
    assert laid.cards(THEIRS) == [JOKER, RED.peasant3, RED.peasant3, RED.king2], "still four cards"
    assert RED.peasant3 in laid.hand(0)
    assert not any(isinstance(event, ProvinceKept | ProvinceDiscarded) for event in told)


def test_the_only_coloured_card_replaced_leaves_no_colour() -> None:  # KD-10, KD-5
    laid = table([JOKER], {MINE: [JOKER, RED.king2], MINE_TOO: [BLUE.peasant2]}, others=[[RED.peasant2, BLUE.peasant2]])
    told = laid.lay(JOKER, MINE, Take(RED.king2))
    assert told[0] == CardLaid(0, laid.face(JOKER), MINE, laid.face(RED.king2).colour), "into a red province"
    assert laid.state.colours[MINE] == GOLD
    laid.submit(Lay(BLUE.peasant2))
    assert Place(MINE) not in laid.options(), "the other province is blue"
    laid.match.take_back()
    laid.submit(Lay(RED.peasant2))
    assert Place(MINE) in laid.options()


# ---- knight


def test_the_printed_knight_fetches_two_peasants() -> None:  # KD-11, KD-30
    laid = table([BLUE.knight3], {MINE: [BLUE.peasant2, BLUE.peasant3], THEIRS: [BLUE.peasant2, BLUE.peasant3]})
    told = laid.lay(BLUE.knight3, MINE, Fetch(THEIRS, BLUE.peasant2), Fetch(THEIRS, BLUE.peasant3))
    two, three = laid.face(BLUE.peasant2), laid.face(BLUE.peasant3)
    assert told[1:5] == [
        Fetched(0, two, THEIRS, MINE),
        Fetched(0, three, THEIRS, MINE),
        ProvinceEmptied(THEIRS),
        ProvinceKept(MINE, (two, three, laid.face(BLUE.knight3), two, three), 7),
    ]
    assert laid.match.view(0).scores == (7, 0)


def test_a_knight_fetches_as_many_as_stand_on_him() -> None:  # KD-11
    laid = table([BLUE.knight2], {THEIRS: [BLUE.peasant2, BLUE.peasant3]})
    assert laid.lay(BLUE.knight2, MINE, Fetch(THEIRS, BLUE.peasant3))[-1] == TurnBegan(1)
    assert laid.cards(MINE) == [BLUE.knight2, BLUE.peasant3]
    laid = table([BLUE.knight3], {THEIRS: [BLUE.peasant2] * 4})
    assert laid.lay(BLUE.knight3, MINE, *[Fetch(THEIRS, BLUE.peasant2)] * 2)[-1] == TurnBegan(1)
    assert laid.cards(MINE) == [BLUE.knight3, BLUE.peasant2, BLUE.peasant2]


def test_all_cards_come_from_one_other_province() -> None:  # KD-11
    others = [[JOKER], [JOKER]]
    laid = table(
        [BLUE.knight3], {MINE: [BLUE.king2], THEIRS: [BLUE.king3, BLUE.king2], LATER: [BLUE.king2]}, others=others
    )
    laid.submit(Lay(BLUE.knight3), Place(MINE))
    assert laid.options() == [Fetch(THEIRS, BLUE.king3), Fetch(THEIRS, BLUE.king2), Fetch(LATER, BLUE.king2), Enough()]
    laid.submit(Fetch(THEIRS, BLUE.king3))
    assert laid.options() == [Fetch(THEIRS, BLUE.king2), Enough()]


def test_colour_and_limit_hold_for_a_knight() -> None:  # KD-11
    laid = table([BLUE.knight3], {MINE: [BLUE.king2] * 3, THEIRS: [BLUE.king3] * 3, THEIRS_TOO: [RED.king3]})
    laid.submit(Lay(BLUE.knight3), Place(MINE))
    assert laid.options() == [Fetch(THEIRS, BLUE.king3), Enough()]
    laid.submit(Fetch(THEIRS, BLUE.king3))
    assert laid.match.actor == 1, "the province was full, and there was no second question"
    assert laid.cards(MINE) == []


def test_a_knight_laid_as_the_fifth_card_fetches_nothing() -> None:  # KD-11
    laid = table([BLUE.knight3], {MINE: [BLUE.peasant3] * 4, THEIRS: [BLUE.king3]})
    assert isinstance(laid.lay(BLUE.knight3, MINE)[1], ProvinceKept)


def test_a_knight_takes_a_jester_of_his_colour() -> None:  # KD-11, KD-30
    laid = table([RED.knight2], {MINE: [RED.peasant3], THEIRS: [RED.peasant2, JOKER], THEIRS_TOO: [BLUE.king2, JOKER]})
    laid.submit(Lay(RED.knight2), Place(MINE))
    assert laid.options() == [Fetch(THEIRS, RED.peasant2), Fetch(THEIRS, JOKER), Enough()], "not the blue one's jester"
    laid.submit(Fetch(THEIRS, JOKER))
    assert laid.cards(MINE) == [RED.peasant3, RED.knight2, JOKER]


def test_a_knight_takes_a_jester_that_could_still_be_of_his_colour() -> None:  # KD-11, KD-5
    laid = table([RED.knight2], {THEIRS: [JOKER], THEIRS_TOO: [BLUE.king2]})
    laid.submit(Lay(RED.knight2), Place(MINE))
    assert laid.options() == [Fetch(THEIRS, JOKER), Enough()]
    laid = table([RED.knight2], {THEIRS: [JOKER], THEIRS_TOO: [RED.king2]})
    laid.submit(Lay(RED.knight2), Place(MINE))
    assert laid.options() == [Fetch(THEIRS_TOO, RED.king2), Enough()], "beside a red one it cannot become red"


def test_a_jester_beside_the_knight_s_own_province_is_out_of_reach() -> None:  # KD-11, KD-5
    laid = table([RED.knight2], {MINE: [JOKER], MINE_TOO: [JOKER]})
    assert laid.lay(RED.knight2, MINE)[-1] == TurnBegan(1), "MINE is red now, so MINE_TOO cannot become red"


def test_the_colour_of_the_source_is_fixed_before_the_first_card() -> None:  # KD-11
    laid = table([RED.knight3], {THEIRS: [RED.peasant3, JOKER]})
    laid.lay(RED.knight3, MINE, Fetch(THEIRS, RED.peasant3))
    assert laid.state.colours[THEIRS] == GOLD
    assert laid.options() == [Fetch(THEIRS, JOKER), Enough()]
    assert ProvinceEmptied(THEIRS) in laid.submit(Fetch(THEIRS, JOKER))


def test_fetched_cards_use_no_power() -> None:  # KD-11
    laid = table([RED.knight2], {THEIRS: [RED.princess3, RED.king3]})
    assert laid.lay(RED.knight2, MINE, Fetch(THEIRS, RED.princess3))[-1] == TurnBegan(1)


def test_a_province_without_cards_is_there_no_more() -> None:  # KD-11
    laid = table([RED.knight2], {THEIRS: [RED.king3], THEIRS_TOO: [BLUE.king3]}, others=[[GREEN.king2]])
    assert ProvinceEmptied(THEIRS) in laid.lay(RED.knight2, MINE, Fetch(THEIRS, RED.king3))
    laid.submit(Lay(GREEN.king2))
    assert laid.options() == [Place(MINE_TOO), Place(THEIRS)], "there is room for a new one"


def test_a_knight_asks_no_further_when_the_province_is_empty() -> None:  # KD-11
    laid = table([RED.knight3], {THEIRS: [RED.king3], LATER: [RED.king2]}, others=[[JOKER], [JOKER]])
    assert laid.lay(RED.knight3, MINE, Fetch(THEIRS, RED.king3))[-1] == TurnBegan(1), "LATER is another province"


def test_a_knight_may_harm_and_fetch_between_others() -> None:  # KD-15
    laid = table([RED.knight3], {THEIRS: [RED.peasant3] * 2, LATER: [RED.peasant3] * 3}, others=[[JOKER], [JOKER]])
    laid.lay(RED.knight3, LATER, Fetch(THEIRS, RED.peasant3))
    assert (len(laid.cards(THEIRS)), laid.worth(LATER)) == (1, 0), "complete: 3 × 3 + 3 − 3 = 9"
    assert laid.match.view(0).scores == (0, 0, 9)


# ---- princess


def test_the_printed_princess() -> None:  # KD-12, KD-30
    laid = table([RED.princess3], {MINE: [RED.king2, RED.peasant2, RED.king3, RED.peasant2]})
    told = laid.lay(RED.princess3, MINE, Take(RED.king2), Take(RED.king3))
    assert told[1:3] == [Taken(0, laid.face(RED.king2), MINE), Taken(0, laid.face(RED.king3), MINE)]
    assert laid.cards(MINE) == [RED.peasant2, RED.peasant2, RED.princess3]
    assert laid.worth(MINE) == 1
    assert {RED.king2, RED.king3} <= set(laid.hand(0))
    assert laid.match.view(0).scores == (0, 0), "with five cards it was not complete yet"


def test_a_princess_who_takes_nothing_completes_the_province() -> None:  # KD-12
    laid = table([RED.princess3], {MINE: [RED.king2, RED.peasant2, RED.king3, RED.peasant2]})
    told = laid.lay(RED.princess3, MINE, Enough())
    assert isinstance(told[1], ProvinceDiscarded)


def test_a_princess_does_not_take_herself_but_one_like_her() -> None:  # KD-12
    laid = table([RED.princess3], {MINE: [RED.princess3, JOKER]})
    laid.submit(Lay(RED.princess3), Place(MINE))
    assert laid.options() == [Take(RED.princess3), Take(JOKER), Enough()]
    laid.submit(Take(RED.princess3))
    assert laid.options() == [Take(JOKER), Enough()]


def test_a_princess_takes_as_many_as_stand_on_her() -> None:  # KD-12
    laid = table([RED.princess2], {MINE: [RED.king2] * 3})
    assert laid.lay(RED.princess2, MINE, Take(RED.king2))[-1] == TurnBegan(1)


def test_a_princess_robs_another_player() -> None:  # KD-12, KD-15
    laid = table([RED.princess3], {THEIRS: [RED.peasant3] * 3})
    laid.lay(RED.princess3, THEIRS, Take(RED.peasant3), Take(RED.peasant3))
    assert laid.worth(THEIRS) == 0
    assert laid.hand(0).count(RED.peasant3) == 2


# ---- king


def test_the_printed_king() -> None:  # KD-13, KD-30
    laid = table([GREEN.king3, GREEN.peasant2, GREEN.peasant3, RED.peasant3], {MINE: [GREEN.peasant3, GREEN.knight2]})
    laid.submit(Lay(GREEN.king3), Place(MINE))
    assert laid.options() == [Lay(GREEN.peasant2), Lay(GREEN.peasant3), Enough()]
    told = laid.submit(Lay(GREEN.peasant2), Lay(GREEN.peasant3))
    assert [type(event) for event in told[:3]] == [CardLaid, CardLaid, ProvinceKept]
    assert laid.match.view(0).scores == (3, 0)


def test_a_king_lets_follow_as_many_as_stand_on_him_and_as_there_is_room() -> None:  # KD-13
    laid = table([GREEN.king2, *[GREEN.peasant2] * 3])
    assert laid.lay(GREEN.king2, MINE, Lay(GREEN.peasant2))[-1] == TurnBegan(1)
    laid = table([GREEN.king3, *[GREEN.peasant2] * 3], {MINE: [GREEN.peasant2] * 3})
    laid.lay(GREEN.king3, MINE)
    assert laid.options() == [Lay(GREEN.peasant2), Enough()], "of cards alike, one"
    laid.submit(Lay(GREEN.peasant2))
    assert laid.options() == [Enough()], "five cards lie there: nobody but a jester could follow, in place of another"
    assert isinstance(laid.submit(Enough())[0], ProvinceKept)


def test_a_jester_follows_a_king_of_any_colour() -> None:  # KD-13
    laid = table([GREEN.king2, JOKER, RED.peasant2])
    laid.submit(Lay(GREEN.king2), Place(THEIRS))
    assert laid.options() == [Lay(JOKER), Enough()]


# ---- chains


def chain(hand: list[int], lying: list[int], *answers: Action, chains: bool = True, **more: object) -> Table:
    """A red king of power 2 is laid to what lies in MINE, and the answers given."""
    laid = table([RED.king3, *hand], {MINE: lying}, options={"king_chains_powers": chains}, **more)  # type: ignore[arg-type]
    laid.lay(RED.king3, MINE, *answers)
    return laid


def test_cards_laid_with_a_king_use_their_powers() -> None:  # KD-14
    laid = chain([RED.princess2], [RED.king2], Lay(RED.princess2))
    assert laid.options() == [Take(RED.king2), Take(RED.king3), Enough()]


def test_with_the_option_off_only_the_king_s_power_works() -> None:  # KD-14
    laid = chain([RED.princess2, RED.knight3, RED.king2], [RED.king2], chains=False)
    assert laid.options() == [Lay(RED.princess2), Lay(RED.knight3), Lay(RED.king2), Enough()]
    laid.submit(Lay(RED.princess2))
    assert laid.options() == [Lay(RED.knight3), Lay(RED.king2), Enough()]
    laid.submit(Lay(RED.king2))
    assert laid.match.actor == 1


def test_with_the_option_off_a_chained_jester_is_only_added() -> None:  # KD-14
    laid = chain([JOKER, JOKER, JOKER], [RED.peasant2, RED.peasant2], Lay(JOKER), chains=False)
    assert laid.asked() == "Following"
    laid = chain([JOKER, JOKER], [RED.peasant2] * 4, chains=False)
    assert laid.match.actor == 1, "no room, so nothing follows"


def test_an_extra_card_s_power_comes_before_the_next_extra_card() -> None:  # KD-14
    laid = chain([RED.king2, RED.peasant2, RED.peasant3], [])
    laid.submit(Lay(RED.king2))
    assert len(laid.state.phases) == 2, "the second king asks, the first one waits"
    laid.submit(Lay(RED.peasant2))
    assert len(laid.state.phases) == 1
    assert laid.state.kings == [RED.king3]
    laid.submit(Lay(RED.peasant3))
    assert laid.cards(MINE) == [RED.king3, RED.king2, RED.peasant2, RED.peasant3]


def test_a_chained_knight_fetches_into_the_king_s_province() -> None:  # KD-14, KD-11
    laid = table([RED.king3, RED.knight3, RED.peasant2], {MINE: [RED.peasant2], THEIRS: [RED.peasant3, RED.king2]})
    laid.lay(RED.king3, MINE, Lay(RED.knight3))
    assert laid.options() == [Fetch(THEIRS, RED.peasant3), Fetch(THEIRS, RED.king2), Enough()]
    laid.submit(Fetch(THEIRS, RED.peasant3))
    assert laid.options() == [Fetch(THEIRS, RED.king2), Enough()]
    laid.submit(Enough())
    assert laid.options() == [Lay(RED.peasant2), Enough()]


def test_a_chained_jester_replaces_only_in_the_king_s_province_and_not_him() -> None:  # KD-14
    laid = chain([JOKER], [RED.peasant2, RED.king2], Lay(JOKER))
    assert laid.options() == [Add(), Take(RED.peasant2), Take(RED.king2)]


def test_a_chained_jester_leaves_all_kings_at_work_alone() -> None:  # KD-14
    laid = chain([RED.king2, JOKER], [RED.peasant2], Lay(RED.king2), Lay(JOKER))
    assert laid.options() == [Add(), Take(RED.peasant2)]


def test_a_king_whose_power_is_over_may_be_replaced() -> None:  # KD-14
    laid = chain([RED.king2, JOKER], [RED.peasant2], Lay(RED.king2), Enough(), Lay(JOKER))
    assert laid.options() == [Add(), Take(RED.peasant2), Take(RED.king2)]


def test_of_two_kings_alike_the_idle_one_may_be_replaced() -> None:  # KD-14
    laid = chain([JOKER], [RED.king3], Lay(JOKER))
    assert laid.options() == [Add(), Take(RED.king3)]


def test_the_last_extra_card_still_belongs_to_the_king() -> None:  # KD-14
    laid = table([RED.king2, JOKER], {MINE: [RED.peasant2]})
    laid.lay(RED.king2, MINE, Lay(JOKER))
    assert laid.options() == [Add(), Take(RED.peasant2)]


def test_a_chained_jester_replaces_in_a_full_province() -> None:  # KD-10, KD-14
    laid = chain([JOKER], [RED.peasant2] * 3 + [RED.knight2])
    assert laid.options() == [Lay(JOKER), Enough()], "five cards lie there"
    laid.submit(Lay(JOKER))
    assert laid.options() == [Take(RED.peasant2), Take(RED.knight2)], "no room to add it"
    told = laid.submit(Take(RED.knight2))
    assert isinstance(told[2], ProvinceKept)
    assert laid.match.view(0).scores == (3, 0)


def test_among_jesters_alone_nobody_follows_the_fifth_card() -> None:  # KD-6, KD-14
    laid = chain([JOKER], [JOKER] * 4)
    assert laid.match.actor == 1, "there is no room, and no card but the king that a jester could replace"
    assert laid.cards(MINE) == []


def test_a_chained_princess_may_take_the_king_and_his_allowance_stays() -> None:  # KD-14
    laid = chain([RED.princess2, RED.peasant2], [], Lay(RED.princess2), Take(RED.king3))
    assert laid.state.kings == [HIDDEN]
    assert laid.options() == [Lay(RED.peasant2), Enough()]
    laid.submit(Lay(RED.peasant2))
    assert laid.cards(MINE) == [RED.princess2, RED.peasant2]
    assert laid.match.actor == 1


def test_a_king_taken_by_a_princess_protects_no_other_like_him() -> None:  # KD-14
    laid = chain([RED.princess2, JOKER], [RED.king3], Lay(RED.princess2), Take(RED.king3), Lay(JOKER))
    assert laid.options() == [Add(), Take(RED.king3), Take(RED.princess2)]


def test_a_province_may_lose_its_colour_within_a_chain() -> None:  # KD-14, KD-5
    hand = [RED.princess2, JOKER, BLUE.peasant2, GREEN.peasant2]
    laid = table([RED.king3, *hand], {MINE_TOO: [BLUE.king2]}, overlay=THREE_FOLLOW)
    laid.lay(RED.king3, MINE, Lay(RED.princess2), Take(RED.king3), Lay(JOKER), Take(RED.princess2))
    assert laid.state.colours[MINE] == GOLD
    assert laid.options() == [Lay(GREEN.peasant2), Enough()], "any colour but that of the other province"


THREE_FOLLOW = {
    "cards": {
        "king": [
            {"points": -2, "power": 1, "red": 2, "blue": 2, "green": 2},
            {"points": -3, "power": 3, "red": 2, "blue": 2, "green": 2},
        ]
    }
}


def test_a_chained_princess_makes_room_again() -> None:  # KD-14, KD-12
    laid = chain([RED.princess3, RED.peasant3], [RED.knight2, RED.knight3, RED.peasant2], Lay(RED.princess3))
    laid.submit(Take(RED.knight2), Take(RED.knight3))
    assert laid.options() == [Lay(RED.peasant3), Enough()]
    laid.submit(Lay(RED.peasant3))
    assert laid.cards(MINE) == [RED.peasant2, RED.king3, RED.princess3, RED.peasant3]
    assert laid.match.view(0).scores == (0, 0), "five lay there for a moment; the whole power counts"


def test_a_card_taken_this_turn_stays_in_the_hand() -> None:  # KD-34
    laid = chain([RED.princess3], [RED.peasant2, RED.peasant3], Lay(RED.princess3), Take(RED.peasant3), Enough())
    assert laid.match.actor == 1, "the peasant may not follow the king, and there is nothing else"
    assert RED.peasant3 in laid.hand(0)


def test_of_two_alike_the_one_held_before_may_be_laid() -> None:  # KD-34
    hand = [RED.princess2, RED.peasant3]
    laid = chain(hand, [RED.peasant2, RED.peasant3], Lay(RED.princess2), Take(RED.peasant3))
    assert laid.options() == [Lay(RED.peasant3), Enough()]
    laid.submit(Lay(RED.peasant3))
    assert laid.hand(0).count(RED.peasant3) == 1


def test_the_taken_card_may_be_laid_on_the_next_turn() -> None:  # KD-34
    laid = table([RED.princess2], {MINE: [RED.king2]}, others=[[BLUE.peasant2] * 5])
    laid.lay(RED.princess2, MINE, Take(RED.king2))
    laid.lay(BLUE.peasant2, THEIRS)
    assert Lay(RED.king2) in laid.options()


def test_a_king_and_two_princesses_do_not_go_on_for_ever() -> None:  # KD-34
    laid = chain([RED.princess2, RED.princess2], [], Lay(RED.princess2), Take(RED.king3), Lay(RED.princess2))
    laid.submit(Take(RED.princess2))
    assert laid.match.actor == 1
