"""The battles of Animal Kingdoms (AK-14, AK-20 … AK-24), as small stories."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.rules import animals
from game.rules.animals.moves import (
    BattleBegan,
    BattleEnded,
    BattleGoesOn,
    CardSealed,
    CardsRevealed,
    Claim,
    Drew,
    Fight,
    ModifierTaken,
    Pass,
    Passed,
    Reinforce,
    Reinforced,
    Reshuffled,
    Retreat,
    Scored,
)
from game.rules.kernel import HIDDEN, OVER, Random, Why
from tests.rules.animals_table import (
    BEE,
    COAST,
    FROG,
    LIZARD,
    MEADOWS,
    MOUNTAINS,
    OKAPI,
    OWL,
    PANDA,
    TIGER,
    WOLF,
    Table,
    beast,
    table,
)

KINDS_OF_SEATS = (PANDA, TIGER, BEE, LIZARD)


def hand(seat: int, *ranks: int) -> list[int]:
    """Four beasts of the seat's own kind; a rank named twice comes from the seat's second kind."""
    found: list[int] = []
    for rank in ranks:
        card = beast(KINDS_OF_SEATS[seat], rank)
        found.append(card if card not in found else beast(KINDS_OF_SEATS[seat] + 4, rank))
    return found


def battle(*hands: Sequence[int], modifiers: Sequence[int] = (), others: int = 0, **more: Any) -> Table:
    """All but `others` seats have two tokens on the Coast, whose token is worth 8; all have retreated."""
    fighters = len(hands) - others
    there = dict.fromkeys(range(fighters), 2) | dict.fromkeys(range(fighters, len(hands)), 1)
    laid = table(
        [hand(seat, *ranks) for seat, ranks in enumerate(hands)],
        influence={COAST: there},
        modifiers=list(modifiers) or [0] * len(hands),
        **more,
    )
    laid.state.modifier_supply -= sum(modifiers)
    for _seat in hands:
        laid.submit(laid.match.actor, Retreat())
    return laid


def fight(laid: Table, *ranks: int) -> list[Any]:
    """Everybody who is asked plays a card of that rank; what the last of them was told."""
    told: list[Any] = []
    for rank in ranks:
        seat = laid.match.actor
        assert laid.asked()[1] == "Sealing"
        card = next(card for card in laid.state.hands[seat] if card % 8 + 1 == rank)
        told = laid.submit(seat, Fight(card))
    return told


def outcome(told: list[Any]) -> list[Any]:
    return [event for event in told if isinstance(event, Scored | ModifierTaken | BattleEnded | BattleGoesOn)]


def won(seat: int, *losers: int) -> list[Any]:
    """One seat has the Coast, the others are second and take a modifier."""
    return [
        BattleEnded(COAST, (seat,)),
        Scored(COAST, 1, (seat,), 8),
        Scored(COAST, 2, losers, 3),
        *(ModifierTaken(loser) for loser in losers),
    ]


# ---- cards


def test_a_tie_for_first_place_is_a_battle_at_once() -> None:  # AK-14, AK-20
    laid = battle([2, 3, 4, 5], [2, 3, 4, 6])
    assert BattleBegan(COAST, (0, 1)) in laid.match.story(0)
    assert laid.asked() == (0, "Sealing")
    assert laid.options() == [Fight(card) for card in hand(0, 2, 3, 4, 5)]


def test_cards_are_sealed_until_all_have_chosen() -> None:  # AK-20
    laid = battle([2, 3, 4, 5], [2, 3, 4, 6])
    sealed = beast(PANDA, 5)
    assert laid.submit(0, Fight(sealed)) == [CardSealed(0)]
    own: Any = laid.match.view(0)
    other: Any = laid.match.view(1)
    assert (own.battle.sealed, own.battle.chosen) == (sealed, (True, False))
    assert (other.battle.sealed, other.battle.chosen) == (HIDDEN, (True, False))
    told = laid.submit(1, Fight(beast(TIGER, 6)))
    assert told[:2] == [CardSealed(1), CardsRevealed((0, 1), (sealed, beast(TIGER, 6)))]


def test_a_sealed_card_is_imagined_anew() -> None:  # AK-20
    laid = battle([2, 3, 4, 5], [2, 3, 4, 6])
    laid.submit(0, Fight(beast(PANDA, 5)))
    view: Any = laid.match.view(1)
    imagined = [animals.imagine(view, Random(seed)) for seed in range(40)]
    assert all(state.battle and state.battle.sealed[0] in state.hands[0] for state in imagined)
    assert len({state.battle.sealed[0] for state in imagined if state.battle}) > 20


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"), [(6, 5, 0), (3, 7, 1), (1, 8, 0), (8, 1, 1), (1, 7, 1), (8, 7, 0), (2, 1, 0)]
)
def test_the_highest_rank_wins_but_1_beats_8(mine: int, theirs: int, winner: int) -> None:  # AK-20, AK-14
    rest = [rank for rank in (2, 3, 4, 5) if rank not in (mine, theirs)][:3]
    rest = ([*rest, 6])[:3]
    laid = battle([mine, *rest], [theirs, *rest])
    assert outcome(fight(laid, mine, theirs)) == won(winner, 1 - winner)
    assert laid.points() == ([8, 3] if winner == 0 else [3, 8])


def test_the_next_group_gets_one_point_and_nobody_else_anything() -> None:  # AK-14
    laid = battle([2, 3, 4, 5], [2, 3, 4, 6], [2, 3, 4, 5], others=1)
    assert outcome(fight(laid, 5, 6))[:4] == [
        BattleEnded(COAST, (1,)),
        Scored(COAST, 1, (1,), 8),
        Scored(COAST, 2, (0,), 3),
        Scored(COAST, 3, (2,), 1),
    ]
    hands = [hand(0, 2, 3, 4, 5), hand(1, 2, 3, 4, 6), hand(2, 2, 3, 4, 5), hand(3, 2, 3, 4, 5)]
    laid = table(hands, influence={COAST: {0: 3, 1: 3, 2: 2, 3: 1}})
    laid.retreat(0, 1, 2, 3)
    fight(laid, 5, 6)
    assert laid.points() == [3, 8, 1, 0]


def test_fighters_go_clockwise_from_the_ages_first_player() -> None:  # AK-21, AK-24
    laid = battle([2, 3, 4, 5], [2, 3, 4, 6], [2, 3, 4, 5], first=2)
    assert BattleBegan(COAST, (2, 0, 1)) in laid.match.story(0)
    assert laid.asked() == (2, "Sealing")
    told = fight(laid, 2, 3, 4)
    assert [event.seat for event in told if isinstance(event, ModifierTaken)] == [2, 0]
    assert [event.seat for event in told if isinstance(event, Drew)] == [2, 0, 1]


# ---- ties


def test_equal_cards_ask_for_another() -> None:  # AK-22
    laid = battle([5, 3, 4, 6], [5, 3, 4, 7])
    told = fight(laid, 5, 5)
    assert outcome(told) == [BattleGoesOn((0, 1))]
    assert laid.options() == [Fight(card) for card in hand(0, 3, 4, 6)], "the card is spent"
    assert outcome(fight(laid, 6, 7)) == won(1, 0)
    assert [len(cards) for cards in laid.state.hands] == [4, 4]
    assert sum(laid.state.discard) == 0, "a new age has begun: everything is in the deck"


def test_the_printed_battle_of_three_in_which_two_go_on() -> None:  # AK-23, AK-25
    """Anya 6, Borya 3, Valera 6; then Valera's second card wins."""
    laid = battle([6, 2, 3, 4], [3, 2, 4, 5], [6, 7, 3, 4])
    assert outcome(fight(laid, 6, 3, 6)) == [BattleGoesOn((0, 2))]
    assert laid.asked() == (0, "Sealing")
    assert outcome(fight(laid, 4, 7)) == won(2, 0, 1)
    assert laid.points() == [3, 3, 8]
    assert laid.state.modifiers == [1, 1, 0]


def test_with_no_card_left_all_of_the_tied_are_first() -> None:  # AK-22
    laid = battle([2, 3, 4, 5], [2, 3, 4, 5])
    for rank in (2, 3, 4):
        assert outcome(fight(laid, rank, rank))[0] == BattleGoesOn((0, 1))
        if rank == 4:
            break
    assert laid.points() == [8, 8], "the last cards, of which there is no choice, were equal, too"
    assert laid.state.modifiers == [0, 0]
    assert laid.state.tokens_gone == (8,), "the token leaves once"


def test_where_all_fighters_draw_the_next_group_is_still_third() -> None:  # AK-22
    laid = battle([2, 3, 4, 5], [2, 3, 4, 5], [2, 3, 4, 5], others=1)
    for rank in (2, 3, 4):
        fight(laid, rank, rank)
    assert laid.points() == [8, 8, 1]


def test_who_was_beaten_before_the_draw_is_second_and_the_next_group_third() -> None:  # AK-22
    laid = battle([6, 3, 4, 5], [6, 3, 4, 5], [2, 3, 4, 5], [2, 3, 4, 5], others=1)
    fight(laid, 6, 6, 2)
    fight(laid, 3, 3)
    told = fight(laid, 4, 4)
    assert outcome(told) == [
        BattleGoesOn((0, 1)),
        BattleEnded(COAST, (0, 1)),
        Scored(COAST, 1, (0, 1), 8),
        Scored(COAST, 2, (2,), 3),
        Scored(COAST, 3, (3,), 1),
        ModifierTaken(2),
    ]


# ---- three or more


def test_an_8_and_a_1_make_the_1_the_top_of_many() -> None:  # AK-23
    laid = battle([8, 2, 3, 4], [1, 2, 3, 4], [7, 2, 3, 4])
    assert outcome(fight(laid, 8, 1, 7)) == won(1, 0, 2)


def test_several_1s_go_on_and_all_others_have_lost() -> None:  # AK-23
    laid = battle([8, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 5])
    assert outcome(fight(laid, 8, 1, 1)) == [BattleGoesOn((1, 2))]
    assert outcome(fight(laid, 4, 5)) == won(2, 0, 1)


def test_without_an_8_a_1_is_the_lowest() -> None:  # AK-23
    laid = battle([7, 2, 3, 4], [1, 2, 3, 4], [6, 2, 3, 4])
    assert outcome(fight(laid, 7, 1, 6)) == won(0, 1, 2)


# ---- modifiers


def test_modifiers_are_added_in_turns_until_all_have_passed() -> None:  # AK-21
    laid = battle([4, 2, 3, 6], [5, 2, 3, 6], modifiers=[3, 1])
    fight(laid, 4, 5)
    assert laid.asked() == (0, "Reinforcing")
    assert laid.options() == [Pass(), Reinforce(1), Reinforce(2), Reinforce(3)]
    assert laid.submit(0, Pass()) == [Passed(0)], "passing is not final"
    assert laid.submit(1, Reinforce(1)) == [Reinforced(1, 1, 7)]
    assert laid.submit(0, Reinforce(2)) == [Reinforced(0, 2, 8)], "seat 1 has none left and can only pass"
    assert laid.asked() == (0, "Reinforcing")
    assert outcome(laid.submit(0, Pass())) == won(0, 1)
    assert laid.state.modifiers == [1, 1], "one kept, and one won by losing"


def test_modifiers_may_be_added_one_after_another() -> None:  # AK-21
    laid = battle([4, 2, 3, 6], [5, 2, 3, 6], modifiers=[2, 1])
    fight(laid, 4, 5)
    laid.submit(0, Reinforce(1))
    laid.submit(1, Reinforce(1))
    assert laid.submit(0, Reinforce(1))[:1] == [Reinforced(0, 1, 8)]
    assert laid.state.modifiers == [0, 1], "one won by losing"


def test_in_every_round_modifiers_may_be_added() -> None:  # AK-21, AK-22
    laid = battle([5, 3, 4, 6], [5, 2, 4, 7], modifiers=[1, 0])
    fight(laid, 5, 5)
    assert outcome(laid.submit(0, Pass())) == [BattleGoesOn((0, 1))]
    fight(laid, 6, 7)
    assert laid.asked() == (0, "Reinforcing")
    assert outcome(laid.submit(0, Reinforce(1))) == won(0, 1)


def test_who_has_no_modifier_is_not_asked() -> None:  # AK-21
    laid = battle([4, 2, 3, 6], [5, 2, 3, 6])
    assert outcome(fight(laid, 4, 5)) == won(1, 0)


def test_a_beast_raised_to_8_loses_to_a_1_without_modifier() -> None:  # AK-21, AK-23
    laid = battle([6, 2, 3, 4], [1, 2, 3, 4], modifiers=[1, 1])
    fight(laid, 6, 1)
    laid.submit(0, Reinforce(1))
    assert outcome(laid.submit(1, Pass())) == won(1, 0)
    laid = battle([5, 2, 3, 4], [1, 2, 3, 4], modifiers=[1, 0])
    fight(laid, 5, 1)
    assert outcome(laid.submit(0, Reinforce(1))) == won(0, 1), "7 is no 8"
    laid = battle([7, 2, 3, 4], [1, 2, 3, 4], modifiers=[1, 0])
    fight(laid, 7, 1)
    assert outcome(laid.submit(0, Reinforce(1))) == won(1, 0), "9 is more than 8"


def test_a_raised_1_is_no_1_any_more() -> None:  # AK-21
    laid = battle([8, 2, 3, 4], [1, 2, 3, 4], modifiers=[0, 2])
    fight(laid, 8, 1)
    laid.submit(1, Reinforce(1))
    assert outcome(laid.submit(1, Pass())) == won(0, 1)


def test_a_modifier_is_spent_even_in_a_tie_and_only_for_its_card() -> None:  # AK-21
    laid = battle([4, 2, 3, 7], [6, 2, 3, 5], modifiers=[1, 0])
    fight(laid, 4, 6)
    assert outcome(laid.submit(0, Reinforce(1))) == [BattleGoesOn((0, 1))]
    assert laid.state.modifiers == [0, 0]
    assert outcome(fight(laid, 3, 5)) == won(1, 0), "3, not 5"


def test_only_those_still_in_the_round_may_add_modifiers() -> None:  # AK-21
    laid = battle([6, 2, 3, 4], [3, 2, 4, 5], [6, 2, 4, 5], modifiers=[0, 2, 0])
    fight(laid, 6, 3, 6)
    assert laid.asked() == (1, "Reinforcing")
    laid.submit(1, Pass())
    fight(laid, 4, 5)
    assert laid.state.modifiers == [1, 3, 0], "seat 1 was beaten and not asked again; both losers took one"


def test_a_modifier_won_by_losing_serves_later_battles_only() -> None:  # AK-21, AK-12
    hands = [hand(0, 2, 3, 4, 5), hand(1, 6, 3, 4, 7)]
    laid = table(hands, influence={MEADOWS: {0: 1, 1: 1}, MOUNTAINS: {0: 1, 1: 1}}, coming=[beast(OWL, 2)] * 2)
    laid.retreat(0, 1)
    told = fight(laid, 2, 6)
    assert ModifierTaken(0) in told
    assert told[-1] == BattleBegan(MOUNTAINS, (0, 1)), "the first kingdom is finished, drawing included"
    assert [len(cards) for cards in laid.state.hands] == [4, 4]
    fight(laid, 3, 4)
    assert laid.asked() == (0, "Reinforcing")


def test_modifiers_run_out_and_used_ones_return() -> None:  # AK-24
    laid = battle([4, 2, 3, 6], [5, 2, 3, 6], [3, 2, 4, 6], modifiers=[2, 0, 15])
    assert laid.state.modifier_supply == 1
    fight(laid, 4, 5, 3)
    laid.submit(0, Reinforce(2))
    told = laid.submit(2, Pass())
    assert [event for event in told if isinstance(event, ModifierTaken)] == [ModifierTaken(1)], "none left for seat 2"
    assert laid.state.modifiers == [0, 1, 15]
    assert laid.state.modifier_supply == 2


def test_too_many_modifiers_are_refused_with_a_reason() -> None:  # AK-21
    laid = battle([4, 2, 3, 6], [5, 2, 3, 6], modifiers=[2, 0])
    fight(laid, 4, 5)
    view: Any = laid.match.view(0)
    assert animals.why_not(view, Reinforce(3)) == Why("AK-21", "too many modifiers")
    assert animals.why_not(view, Fight(beast(PANDA, 2))) == Why("AK-21", "another question")


def test_a_card_that_is_not_in_the_hand_cannot_fight() -> None:  # AK-20
    view: Any = battle([4, 2, 3, 6], [5, 2, 3, 6]).match.view(0)
    assert animals.why_not(view, Fight(beast(TIGER, 5))) == Why("AK-20", "not in your hand")


# ---- afterwards


def test_battle_cards_are_discarded_and_everybody_draws() -> None:  # AK-24
    laid = battle([5, 3, 4, 6], [5, 3, 4, 7], [2, 3, 4, 5], others=1, age=3)
    fight(laid, 5, 5)
    told = fight(laid, 6, 7)
    assert [event for event in told if isinstance(event, Drew)] == [Drew(0, 2), Drew(1, 2)]
    assert [card for card, count in enumerate(laid.state.discard) if count] == sorted(
        [beast(PANDA, 5), beast(PANDA, 6), beast(TIGER, 5), beast(TIGER, 7)]
    )
    assert laid.match.actor == OVER


def test_cards_on_the_table_are_not_shuffled() -> None:  # AK-10
    """Two kingdoms; the deck has a single card when the first battle ends."""
    hands = [hand(0, 2, 3, 4, 5), hand(1, 6, 3, 4, 7)]
    deck = [beast(FROG, 1)]
    laid = table(hands, influence={MEADOWS: {0: 1, 1: 1}, MOUNTAINS: {0: 1, 1: 1}}, deck=deck)
    laid.state.discard = [0] * 64
    laid.retreat(0, 1)
    told = fight(laid, 2, 6)
    assert Reshuffled(2) in told, "the two cards of this battle, when it was over"


def test_a_battle_begins_with_full_hands() -> None:  # AK-51
    laid = table([hand(0, 2, 3, 4), hand(1, 6, 3, 4, 7)], influence={COAST: {0: 1, 1: 1}}, retreats=(1,))
    with pytest.raises(AssertionError):
        laid.submit(0, Retreat())


def test_a_capital_is_claimed_the_hand_filled_and_then_it_fights() -> None:  # AK-8
    laid = table(
        [hand(0, 2, 3, 4, 5), hand(1, 6, 3, 4, 7)],
        influence={MEADOWS: {0: 1, 1: 2}},
        retreats=(1,),
        coming=[beast(OKAPI, 8)],
    )
    laid.submit(0, Claim(beast(PANDA, 2), MEADOWS))
    assert laid.asked() == (0, "Sealing")
    assert Fight(beast(OKAPI, 8)) in laid.options()
    assert beast(WOLF, 1) not in laid.state.hands[0]
