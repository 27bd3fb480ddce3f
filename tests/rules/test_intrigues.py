"""Intrigues & Cabbage, rule by rule, as small stories."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalogue import GAMES
from game.play.match import IllegalAction
from game.rules import intrigues
from game.rules.boxfile import BoxError
from game.rules.intrigues.box import (
    CABBAGE,
    CAT,
    CHICKEN,
    COW,
    DOG,
    FOX,
    KINDS,
    PIG,
    RABBIT,
    WHEAT,
    WOLF,
    copies,
    load_box,
)
from game.rules.intrigues.moves import (
    Called,
    CentreDiscarded,
    Enough,
    Evicted,
    FoxesGuarded,
    GameEnded,
    GuardFoxes,
    GuardWolves,
    IntrigueBegan,
    Lost,
    NothingToDo,
    Peeked,
    Pick,
    Picked,
    Prowled,
    Reveal,
    Revealed,
    Robbed,
    Save,
    Saved,
    Scratched,
    Send,
    Sent,
    Stop,
    Stopped,
    Take,
    TopSeen,
    TurnBegan,
    TurnFailed,
    WolvesGuarded,
)
from game.rules.kernel import HIDDEN, LUCK, OVER, Action, Draw, Random, Why
from tests.rules.table import Castle, Table, at_the_end, table


def cards(*kinds: int) -> tuple[int, ...]:
    """Cards counted kind by kind, as events name them."""
    return tuple(kinds.count(kind) for kind in range(len(KINDS)))


# ---- the box


def test_the_box_holds_86_cards() -> None:
    assert sum(copies(load_box({}, {}))) == 86


def test_two_to_five_may_play() -> None:
    assert list(intrigues.seat_counts(load_box({}, {}))) == [2, 3, 4, 5]


# ---- the turn


def test_the_first_player_is_drawn_by_lot_and_play_goes_clockwise() -> None:  # IC-1
    begin = set()
    for seed in range(40):
        state = intrigues.start(load_box({}, {}), 3)
        assert intrigues.urn(state).counts == [1, 1, 1]
        intrigues.apply(state, Draw((seed % 3,)))
        begin.add(intrigues.actor(state))
    assert begin == {0, 1, 2}

    laid = table([CABBAGE, DOG, WHEAT, COW], [{}, {}, {}], player=1)
    for seat in (1, 2, 0):
        assert laid.match.actor == seat
        laid.submit(seat, Reveal())
        laid.submit(seat, Stop())
    assert laid.match.actor == 1


def test_the_first_card_must_be_revealed() -> None:  # IC-2
    laid = table([DOG, CABBAGE])
    assert laid.options() == [Reveal()]
    with pytest.raises(IllegalAction):
        laid.submit(0, Stop())
    assert laid.submit(0, Reveal()) == [Revealed(0, DOG)]
    assert laid.centre() == {DOG: 1}


def test_after_each_card_the_player_chooses_again() -> None:  # IC-3
    laid = table([DOG, CABBAGE, WHEAT])
    laid.submit(0, Reveal())
    assert laid.options() == [Reveal(), Stop()]
    laid.submit(0, Reveal())
    assert laid.options() == [Reveal(), Stop()]


def test_who_stops_keeps_the_centre() -> None:  # IC-4
    laid = table([DOG, CABBAGE, WHEAT], [{DOG: 1}, {}])
    laid.submit(0, Reveal())
    laid.submit(0, Reveal())
    assert laid.submit(0, Stop()) == [Stopped(0, cards(DOG, CABBAGE)), TurnBegan(1)]
    assert laid.castle(0) == {DOG: 2, CABBAGE: 1}
    assert laid.centre() == {}


def test_a_repeat_from_the_deck_fails_the_turn_and_all_is_discarded() -> None:  # IC-5, IC-6
    laid = table([CABBAGE, WHEAT, CABBAGE, DOG])
    laid.submit(0, Reveal())
    laid.submit(0, Reveal())
    assert laid.submit(0, Reveal()) == [
        Revealed(0, CABBAGE),
        TurnFailed(0, CABBAGE),
        CentreDiscarded(0, cards(CABBAGE, CABBAGE, WHEAT)),
        TurnBegan(1),
    ]
    assert laid.discard() == {CABBAGE: 2, WHEAT: 1}
    assert laid.castle(0) == {}


def test_a_repeat_has_no_effect() -> None:  # IC-6
    laid = table([PIG, PIG, DOG], [{}, {CAT: 2}])
    laid.submit(0, Reveal())
    laid.submit(0, Take(1, CAT))
    laid.submit(0, Reveal())
    assert laid.castle(1) == {CAT: 1}
    assert laid.match.actor == 1


def test_the_card_being_resolved_lies_in_the_centre_and_counts() -> None:  # IC-5
    laid = table([RABBIT, DOG], [{RABBIT: 1}, {}])
    laid.submit(0, Reveal())
    assert TurnFailed(0, RABBIT) in laid.submit(0, Take(0, RABBIT))


def test_effects_come_before_the_next_choice_and_must_be_done() -> None:  # IC-7
    laid = table([PIG, DOG], [{}, {CAT: 1}])
    laid.submit(0, Reveal())
    assert laid.options() == [Take(1, CAT)]


def test_a_card_brought_into_the_centre_has_its_effect_too() -> None:  # IC-8
    laid = table([FOX, DOG], [{}, {RABBIT: 1}])
    laid.state.castles[0][PIG] = 1
    laid.state.castles[1][COW] = 1
    laid.submit(0, Reveal())
    assert laid.submit(0, Take(1, RABBIT)) == [Robbed(0, 1, RABBIT)]
    assert laid.submit(0, Take(0, PIG)) == [Called(0, PIG)]
    assert laid.submit(0, Take(1, COW)) == [Evicted(0, 1, COW)]
    assert laid.options() == [Reveal(), Stop()]


# ---- the dog


def failing_with_a_dog() -> Table:
    """Dog, wheat, wheat, cabbage lie in the centre; a second cabbage fails the turn."""
    laid = table([DOG, WHEAT, WHEAT, CABBAGE, CABBAGE, COW])
    for _card in range(5):
        laid.submit(0, Reveal())
    return laid


def test_the_dog_saves_two_cards_of_a_failed_turn() -> None:  # IC-10
    laid = failing_with_a_dog()
    assert laid.options() == [Save(DOG), Save(CABBAGE), Save(WHEAT), Enough()]
    assert laid.submit(0, Save(DOG)) == [Saved(0, DOG, 1)]
    assert laid.submit(0, Save(CABBAGE)) == [
        Saved(0, CABBAGE, 1),
        CentreDiscarded(0, cards(CABBAGE, WHEAT, WHEAT)),
        TurnBegan(1),
    ]
    assert laid.castle(0) == {DOG: 1, CABBAGE: 1}
    assert laid.discard() == {CABBAGE: 1, WHEAT: 2}


def test_the_dog_may_save_both_cards_of_the_repeated_kind() -> None:  # IC-10
    laid = failing_with_a_dog()
    laid.submit(0, Save(CABBAGE))
    laid.submit(0, Save(CABBAGE))
    assert laid.castle(0) == {CABBAGE: 2}


def test_the_dog_may_save_one_card_or_none() -> None:  # IC-10
    laid = failing_with_a_dog()
    laid.submit(0, Save(DOG))
    laid.submit(0, Enough())
    assert laid.castle(0) == {DOG: 1}
    laid = failing_with_a_dog()
    laid.submit(0, Enough())
    assert laid.castle(0) == {}
    assert laid.match.actor == 1


def test_the_stack_of_wheat_is_one_pick() -> None:  # IC-10, IC-19
    laid = failing_with_a_dog()
    assert laid.submit(0, Save(WHEAT)) == [Saved(0, WHEAT, 2)]
    laid.submit(0, Save(CABBAGE))
    assert laid.castle(0) == {WHEAT: 2, CABBAGE: 1}


def test_a_dog_that_comes_as_the_repeat_is_saved_by_the_first() -> None:  # IC-10
    laid = table([DOG, DOG, COW])
    laid.submit(0, Reveal())
    laid.submit(0, Reveal())
    laid.submit(0, Save(DOG))
    laid.submit(0, Save(DOG))
    assert laid.castle(0) == {DOG: 2}
    assert laid.match.actor == 1


# ---- fox, wolf, cow


def test_the_fox_brings_a_card_of_another_castle_into_the_centre() -> None:  # IC-11
    laid = table([FOX, DOG], [{COW: 1}, {CABBAGE: 1, WHEAT: 2}, {DOG: 1}])
    laid.submit(0, Reveal())
    assert laid.options() == [Take(1, CABBAGE), Take(1, WHEAT), Take(2, DOG)]
    assert laid.submit(0, Take(1, WHEAT)) == [Robbed(0, 1, WHEAT)]
    assert laid.centre() == {FOX: 1, WHEAT: 1}
    assert laid.castle(1) == {CABBAGE: 1, WHEAT: 1}


def test_a_fox_that_can_only_repeat_fails_the_turn() -> None:  # IC-11
    laid = table([FOX, PIG], [{}, {FOX: 1}])
    laid.submit(0, Reveal())
    assert laid.submit(0, Take(1, FOX)) == [
        Robbed(0, 1, FOX),
        TurnFailed(0, FOX),
        CentreDiscarded(0, cards(FOX, FOX)),
        TurnBegan(1),
    ]


def test_a_repeat_may_be_chosen_even_when_there_are_others() -> None:  # IC-11
    laid = table([FOX, PIG], [{}, {FOX: 1, CABBAGE: 1}])
    laid.submit(0, Reveal())
    assert Take(1, FOX) in laid.options()
    assert TurnFailed(0, FOX) in laid.submit(0, Take(1, FOX))


def test_wheat_is_always_a_safe_choice_for_the_fox() -> None:  # IC-11
    laid = table([WHEAT, FOX, PIG], [{}, {WHEAT: 1}])
    laid.submit(0, Reveal())
    laid.submit(0, Reveal())
    assert laid.submit(0, Take(1, WHEAT)) == [Robbed(0, 1, WHEAT)]
    assert laid.centre() == {FOX: 1, WHEAT: 2}


def test_a_fox_that_finds_empty_castles_does_nothing() -> None:  # IC-11
    laid = table([FOX, PIG], [{DOG: 1}, {}])
    assert laid.submit(0, Reveal()) == [Revealed(0, FOX), NothingToDo(0, FOX)]
    assert laid.options() == [Reveal(), Stop()]


def test_the_wolf_takes_a_card_of_the_own_castle_to_another() -> None:  # IC-12
    laid = table([WOLF, PIG], [{COW: 1, WHEAT: 2}, {}, {}])
    laid.submit(0, Reveal())
    assert laid.options() == [Send(COW, 1), Send(COW, 2), Send(WHEAT, 1), Send(WHEAT, 2)]
    assert laid.submit(0, Send(WHEAT, 2)) == [Sent(0, 2, WHEAT)]
    assert laid.castle(0) == {COW: 1, WHEAT: 1}
    assert laid.castle(2) == {WHEAT: 1}


def test_a_wolf_in_an_empty_castle_does_nothing() -> None:  # IC-12
    laid = table([WOLF, PIG], [{}, {DOG: 1}])
    assert laid.submit(0, Reveal()) == [Revealed(0, WOLF), NothingToDo(0, WOLF)]


def test_the_cow_shows_the_top_card_to_its_player_alone() -> None:  # IC-13
    laid = table([COW, FOX, DOG])
    assert laid.submit(0, Reveal()) == [Revealed(0, COW), Peeked(0), TopSeen(0, FOX)]
    assert TopSeen(0, FOX) not in laid.match.story(1)
    assert Peeked(0) in laid.match.story(1)
    assert laid.match.view(0).top == FOX  # type: ignore[attr-defined]
    assert laid.match.view(1).top == HIDDEN  # type: ignore[attr-defined]
    assert sum(laid.state.deck) == 2


def test_the_card_the_cow_showed_is_the_one_revealed_next() -> None:  # IC-13
    laid = table([COW, CABBAGE, DOG])
    laid.submit(0, Reveal())
    assert laid.submit(0, Reveal()) == [Revealed(0, CABBAGE)]
    assert laid.match.steps[-1].seat == 0, "LUCK was not asked again"


def test_who_peeked_knows_the_card_also_after_stopping() -> None:  # IC-13
    laid = table([COW, CABBAGE, DOG])
    laid.submit(0, Reveal())
    laid.submit(0, Stop())
    assert laid.match.view(0).top == CABBAGE  # type: ignore[attr-defined]
    assert laid.match.view(1).top == HIDDEN  # type: ignore[attr-defined]
    laid.submit(1, Reveal())
    assert laid.centre() == {CABBAGE: 1}
    assert laid.match.view(0).top == HIDDEN  # type: ignore[attr-defined]


def test_others_imagine_any_card_of_the_deck_on_top() -> None:  # IC-13
    laid = table([COW, CABBAGE, DOG, DOG, WHEAT])
    laid.submit(0, Reveal())
    tops = {intrigues.imagine(laid.match.view(1), Random(seed)).top for seed in range(200)}  # type: ignore[arg-type]
    assert tops == {CABBAGE, DOG, WHEAT}
    assert {intrigues.imagine(laid.match.view(0), Random(seed)).top for seed in range(9)} == {CABBAGE}  # type: ignore[arg-type]


def test_a_cow_at_the_end_of_the_deck_shows_nothing() -> None:  # IC-13
    laid = table([COW])
    assert laid.submit(0, Reveal())[:2] == [Revealed(0, COW), NothingToDo(0, COW)]


# ---- chicken, pig, cat, rabbit, cabbage, wheat


def test_the_chicken_turns_up_four_discarded_cards_and_plays_one() -> None:  # IC-14
    laid = table([CHICKEN, PIG], discard={DOG: 2, CABBAGE: 2, WHEAT: 1}, found=[DOG, CABBAGE, DOG, WHEAT])
    assert laid.submit(0, Reveal()) == [Revealed(0, CHICKEN), Scratched(0, cards(DOG, DOG, CABBAGE, WHEAT))]
    assert laid.options() == [Pick(DOG), Pick(CABBAGE), Pick(WHEAT)]
    assert laid.submit(0, Pick(CABBAGE)) == [Picked(0, CABBAGE)]
    assert laid.centre() == {CHICKEN: 1, CABBAGE: 1}
    assert laid.discard() == {DOG: 2, CABBAGE: 1, WHEAT: 1}
    assert Scratched(0, cards(DOG, DOG, CABBAGE, WHEAT)) in laid.match.story(1), "for all to see"


def test_the_chicken_turns_up_all_if_there_are_fewer() -> None:  # IC-14
    laid = table([CHICKEN, PIG], discard={CHICKEN: 2}, found=[CHICKEN, CHICKEN])
    laid.submit(0, Reveal())
    assert laid.options() == [Pick(CHICKEN)]
    assert TurnFailed(0, CHICKEN) in laid.submit(0, Pick(CHICKEN)), "a repeat must be played if there is nothing else"


def test_a_chicken_without_a_discard_pile_does_nothing() -> None:  # IC-14
    laid = table([CHICKEN, PIG])
    assert laid.submit(0, Reveal()) == [Revealed(0, CHICKEN), NothingToDo(0, CHICKEN)]


def test_the_pig_throws_a_card_of_another_castle_away() -> None:  # IC-15
    laid = table([PIG, DOG], [{COW: 1}, {CAT: 2}, {WHEAT: 1}])
    laid.submit(0, Reveal())
    assert laid.options() == [Take(1, CAT), Take(2, WHEAT)]
    assert laid.submit(0, Take(1, CAT)) == [Evicted(0, 1, CAT)]
    assert laid.castle(1) == {CAT: 1}
    assert laid.discard() == {CAT: 1}
    assert laid.centre() == {PIG: 1}


def test_a_pig_that_finds_empty_castles_does_nothing() -> None:  # IC-15
    laid = table([PIG, DOG], [{COW: 1}, {}])
    assert laid.submit(0, Reveal()) == [Revealed(0, PIG), NothingToDo(0, PIG)]


def test_the_cat_takes_home_the_kinds_the_castle_lacks() -> None:  # IC-16
    found = [CHICKEN, CHICKEN, DOG, WHEAT, CAT]
    laid = table([CAT, PIG], [{WHEAT: 2}, {}], discard={CHICKEN: 3, DOG: 1, WHEAT: 1, CAT: 1}, found=found)
    told = laid.submit(0, Reveal())
    assert told[1] == Prowled(0, cards(*found), cards(CHICKEN, CHICKEN, DOG, CAT))
    assert laid.castle(0) == {WHEAT: 2, CHICKEN: 2, DOG: 1, CAT: 1}, "the cat in the centre does not count as owned"
    assert laid.discard() == {CHICKEN: 1, WHEAT: 1}
    assert laid.centre() == {CAT: 1}
    assert laid.options() == [Reveal(), Stop()], "cards taken so have no effect"


def test_the_cat_looks_at_all_if_there_are_five_or_fewer_and_may_get_nothing() -> None:  # IC-16
    laid = table([CAT, PIG], [{DOG: 1}, {}], discard={DOG: 2}, found=[DOG, DOG])
    assert laid.submit(0, Reveal())[1] == Prowled(0, cards(DOG, DOG), cards())
    assert laid.discard() == {DOG: 2}


def test_a_cat_without_a_discard_pile_does_nothing() -> None:  # IC-16
    laid = table([CAT, PIG])
    assert laid.submit(0, Reveal()) == [Revealed(0, CAT), NothingToDo(0, CAT)]


def test_the_rabbit_brings_a_card_of_the_own_castle_into_the_centre() -> None:  # IC-17
    laid = table([RABBIT, DOG], [{CABBAGE: 1, WHEAT: 1}, {PIG: 1}])
    laid.submit(0, Reveal())
    assert laid.options() == [Take(0, CABBAGE), Take(0, WHEAT)]
    assert laid.submit(0, Take(0, CABBAGE)) == [Called(0, CABBAGE)]
    assert laid.centre() == {RABBIT: 1, CABBAGE: 1}
    assert laid.castle(0) == {WHEAT: 1}


def test_a_rabbit_that_can_only_repeat_fails_the_turn() -> None:  # IC-17
    laid = table([CABBAGE, RABBIT, DOG], [{CABBAGE: 1}, {}])
    laid.submit(0, Reveal())
    laid.submit(0, Reveal())
    assert laid.options() == [Take(0, CABBAGE)]
    assert TurnFailed(0, CABBAGE) in laid.submit(0, Take(0, CABBAGE))


def test_a_rabbit_in_an_empty_castle_does_nothing() -> None:  # IC-17
    laid = table([RABBIT, DOG], [{}, {PIG: 1}])
    assert laid.submit(0, Reveal()) == [Revealed(0, RABBIT), NothingToDo(0, RABBIT)]


def test_cabbage_does_nothing() -> None:  # IC-18
    laid = table([CABBAGE, DOG], [{PIG: 1}, {PIG: 1}], discard={DOG: 1})
    assert laid.submit(0, Reveal()) == [Revealed(0, CABBAGE)]
    assert laid.options() == [Reveal(), Stop()]


def test_wheat_never_repeats() -> None:  # IC-5, IC-19
    laid = table([WHEAT, WHEAT, WHEAT, DOG])
    for _card in range(3):
        assert laid.submit(0, Reveal()) == [Revealed(0, WHEAT)]
    assert laid.centre() == {WHEAT: 3}


@pytest.mark.parametrize(
    ("card", "action", "castle"),
    [(FOX, Take(1, WHEAT), 1), (PIG, Take(1, WHEAT), 1), (WOLF, Send(WHEAT, 1), 0), (RABBIT, Take(0, WHEAT), 0)],
)
def test_in_a_castle_each_wheat_is_a_card_of_its_own(card: int, action: Action, castle: int) -> None:  # IC-19
    laid = table([card, DOG], [{WHEAT: 3}, {WHEAT: 3}])
    laid.submit(0, Reveal())
    laid.submit(0, action)
    assert laid.castle(castle) == {WHEAT: 2}


# ---- the end of the game


def test_with_the_last_card_the_turn_stops_by_itself() -> None:  # IC-20
    laid = table([DOG, CABBAGE], discard={WHEAT: 2})
    laid.submit(0, Reveal())
    assert laid.submit(0, Reveal())[:3] == [
        Revealed(0, CABBAGE),
        Stopped(0, cards(DOG, CABBAGE)),
        IntrigueBegan(0),
    ]
    assert laid.match.actor == OVER
    assert laid.discard() == {WHEAT: 2}, "the discard pile never becomes a deck"


def test_the_last_card_has_its_effect_before_the_turn_stops() -> None:  # IC-20
    laid = table([PIG], [{}, {CAT: 1}])
    laid.submit(0, Reveal())
    assert laid.options() == [Take(1, CAT)]
    assert laid.submit(0, Take(1, CAT))[:2] == [Evicted(0, 1, CAT), Stopped(0, cards(PIG))]


def test_the_last_card_may_fail_the_turn_and_the_dog_still_saves() -> None:  # IC-20, IC-10
    laid = table([DOG, CABBAGE, CABBAGE])
    for _card in range(3):
        laid.submit(0, Reveal())
    laid.submit(0, Save(CABBAGE))
    assert laid.submit(0, Enough())[-2:] == [IntrigueBegan(0), GameEnded((0,))]
    assert laid.castle(0) == {CABBAGE: 1}


def test_a_card_that_the_last_one_brings_may_fail_the_turn() -> None:  # IC-20, IC-6
    laid = table([FOX], [{}, {FOX: 1}])
    laid.submit(0, Reveal())
    assert TurnFailed(0, FOX) in laid.submit(0, Take(1, FOX))
    assert laid.match.actor == OVER


def test_the_castles_settle_clockwise_from_the_last_player() -> None:  # IC-21
    foxes = {FOX: 1, CHICKEN: 1}
    laid = table([CABBAGE], [foxes, foxes, foxes], player=1)
    lost = [event for event in laid.submit(1, Reveal()) if isinstance(event, Lost)]
    assert lost == [Lost(1, FOX, CHICKEN, 1), Lost(2, FOX, CHICKEN, 1), Lost(0, FOX, CHICKEN, 1)]


def test_in_a_castle_dogs_come_first_then_foxes_wolves_chickens_rabbits() -> None:  # IC-21
    castle = {DOG: 1, FOX: 1, CHICKEN: 5, WOLF: 2, COW: 1, PIG: 1, RABBIT: 5, CABBAGE: 1, WHEAT: 1}
    laid = at_the_end([castle, {}])
    told = laid.submit(0, GuardFoxes(True))
    assert [type(event) for event in told] == [FoxesGuarded, Lost, Lost, Lost, Lost, GameEnded]
    assert [(event.culprit, event.kind) for event in told if isinstance(event, Lost)] == [
        (WOLF, COW),
        (WOLF, PIG),
        (CHICKEN, WHEAT),
        (RABBIT, CABBAGE),
    ]


def test_three_foxes_and_two_wolves_need_three_dogs() -> None:  # IC-22
    laid = at_the_end([{FOX: 3, WOLF: 2, DOG: 3, CHICKEN: 1, COW: 1, PIG: 1}, {}])
    assert laid.options() == [GuardFoxes(True), GuardFoxes(False)]
    assert laid.submit(0, GuardFoxes(True)) == [FoxesGuarded(0, True)]
    assert laid.options() == [GuardWolves(0), GuardWolves(1), GuardWolves(2)]
    assert laid.submit(0, GuardWolves(2)) == [WolvesGuarded(0, 2), GameEnded((0,))]
    assert laid.castle(0) == {FOX: 3, WOLF: 2, DOG: 3, CHICKEN: 1, COW: 1, PIG: 1}


def test_with_two_dogs_one_wolf_gets_through() -> None:  # IC-22, IC-24
    laid = at_the_end([{FOX: 3, WOLF: 2, DOG: 2, CHICKEN: 1, COW: 1, PIG: 1}, {}])
    laid.submit(0, GuardFoxes(True))
    assert laid.options() == [GuardWolves(0), GuardWolves(1)]
    laid.submit(0, GuardWolves(1))
    assert laid.castle(0) == {FOX: 3, WOLF: 2, DOG: 2, CHICKEN: 1}


def test_no_more_dogs_than_wolves_can_guard() -> None:  # IC-22
    laid = at_the_end([{WOLF: 1, DOG: 4}, {}])
    assert laid.options() == [GuardWolves(0), GuardWolves(1)]


@pytest.mark.parametrize("castle", [{DOG: 2}, {FOX: 1, WOLF: 1}, {DOG: 1, CHICKEN: 5}])
def test_nobody_is_asked_where_there_is_nothing_to_decide(castle: Castle) -> None:  # IC-22
    assert at_the_end([castle, {}]).match.actor == OVER


def test_foxes_left_alone_may_save_the_wheat() -> None:  # IC-22, IC-23, IC-25
    castle = {DOG: 1, FOX: 1, CHICKEN: 5, WHEAT: 6}
    laid = at_the_end([castle, {}])
    laid.submit(0, GuardFoxes(False))
    assert laid.castle(0) == {DOG: 1, FOX: 1, WHEAT: 6}
    laid = at_the_end([castle, {}])
    laid.submit(0, GuardFoxes(True))
    assert laid.castle(0) == {DOG: 1, FOX: 1, CHICKEN: 5}


def test_unguarded_foxes_eat_the_chickens() -> None:  # IC-23
    assert at_the_end([{FOX: 1, CHICKEN: 3, RABBIT: 1}, {CHICKEN: 2}]).castle(0) == {FOX: 1, RABBIT: 1}
    assert at_the_end([{CHICKEN: 3}, {FOX: 1}]).castle(0) == {CHICKEN: 3}, "foxes of another castle do not matter"


def test_unguarded_wolves_eat_cows_and_pigs() -> None:  # IC-24
    assert at_the_end([{WOLF: 1, COW: 2, PIG: 1, CAT: 1}, {}]).castle(0) == {WOLF: 1, CAT: 1}


@pytest.mark.parametrize(("chickens", "wheat"), [(4, 3), (5, 0), (6, 0)])
def test_five_chickens_eat_the_wheat(chickens: int, wheat: int) -> None:  # IC-25
    assert at_the_end([{CHICKEN: chickens, WHEAT: 3}, {}]).castle(0).get(WHEAT, 0) == wheat


@pytest.mark.parametrize(("rabbits", "cabbage"), [(4, 3), (5, 0), (6, 0)])
def test_five_rabbits_eat_the_cabbage(rabbits: int, cabbage: int) -> None:  # IC-26
    assert at_the_end([{RABBIT: rabbits, CABBAGE: 3}, {}]).castle(0).get(CABBAGE, 0) == cabbage


# ---- points


def points(castle: Castle, other: Castle | None = None) -> dict[str, int]:
    """What each kind brings a castle, without an intrigue phase."""
    tally = table([DOG], [castle, other or {}]).match.tally()
    return {reason: by_seat[0] for reason, by_seat in tally.items() if by_seat[0]}


@pytest.mark.parametrize(
    ("kind", "by_count"),
    [
        (PIG, [9, 5, 3, 3, 3]),
        (CHICKEN, [1, 1, 4, 8, 8]),
        (RABBIT, [1, 1, 4, 8, 8]),
        (COW, [1, 2, 3, 4, 5]),
        (FOX, [1, 2, 3, 4, 5]),
        (WOLF, [3, 6, 9, 12, 15]),
        (DOG, [1, 2, 3, 4, 5]),
        (CABBAGE, [2, 4, 6, 8, 10]),
        (WHEAT, [1, 2, 3, 4, 5]),
    ],
)
def test_each_kind_scores_as_printed(kind: int, by_count: list[int]) -> None:  # IC-27
    assert [points({kind: count})[KINDS[kind]] for count in range(1, 6)] == by_count


@pytest.mark.parametrize(
    ("cows", "wheat", "expected"),
    [(1, 1, 1), (1, 2, 6), (2, 3, 7), (2, 4, 12), (1, 6, 6), (3, 4, 13)],
)
def test_a_cow_with_two_wheat_is_a_set(cows: int, wheat: int, expected: int) -> None:  # IC-27
    scored = points({COW: cows, WHEAT: wheat})
    assert scored["cow"] == expected
    assert scored["wheat"] == wheat, "wheat of a set scores as wheat, too"


@pytest.mark.parametrize(("mine", "theirs", "expected"), [(1, 0, 7), (3, 2, 7), (2, 2, 0), (1, 2, 0), (0, 0, 0)])
def test_only_the_single_castle_with_most_cats_scores_them(mine: int, theirs: int, expected: int) -> None:  # IC-28
    assert points({CAT: mine}, {CAT: theirs}).get("cat", 0) == expected


def test_most_points_win() -> None:  # IC-29
    assert at_the_end([{WOLF: 1}, {CABBAGE: 2}]).match.winners() == [1]


def test_a_tie_goes_to_the_castle_with_more_wheat() -> None:  # IC-29
    laid = at_the_end([{WHEAT: 4}, {CABBAGE: 1, WHEAT: 2}])
    assert laid.match.tally()["wheat"][0] == 4
    assert laid.match.winners() == [0]


def test_wheat_is_counted_after_the_intrigue_phase() -> None:  # IC-29
    laid = at_the_end([{CHICKEN: 5, WHEAT: 9}, {WHEAT: 2, CABBAGE: 3}])
    assert laid.match.winners() == [1], "8 points each, but the wheat of seat 0 was eaten"


def test_still_tied_is_a_shared_victory() -> None:  # IC-29
    assert at_the_end([{WHEAT: 2}, {WHEAT: 2}, {FOX: 1}]).match.winners() == [0, 1]


PRINTED_CASTLE = {DOG: 1, FOX: 2, WOLF: 1, CHICKEN: 3, COW: 2, WHEAT: 3, PIG: 2, RABBIT: 1, CAT: 1, CABBAGE: 2}


@pytest.mark.parametrize(("blocking_dog_scores", "total"), [(False, 25), (True, 26)])
def test_the_printed_scoring(blocking_dog_scores: bool, total: int) -> None:  # IC-30
    laid = at_the_end([PRINTED_CASTLE, {CAT: 2}], options={"blocking_dog_scores": blocking_dog_scores})
    laid.submit(0, GuardFoxes(False))
    laid.submit(0, GuardWolves(1))
    scored = {reason: by_seat[0] for reason, by_seat in laid.match.tally().items() if by_seat[0]}
    expected = {"cow": 7, "pig": 5, "rabbit": 1, "fox": 2, "wheat": 3, "wolf": 3, "cabbage": 4}
    assert scored == (expected | {"dog": 1} if blocking_dog_scores else expected)
    assert sum(scored.values()) == total


def test_a_dog_without_a_post_scores() -> None:  # IC-30
    laid = at_the_end([{DOG: 3, WOLF: 1}, {}])
    laid.submit(0, GuardWolves(1))
    assert laid.match.tally()["dog"] == [2, 0]


def test_the_chicken_finds_what_a_pig_has_just_discarded() -> None:  # IC-31
    laid = table([PIG, CHICKEN, DOG], [{}, {CABBAGE: 1}], found=[CABBAGE])
    laid.submit(0, Reveal())
    laid.submit(0, Take(1, CABBAGE))
    assert laid.submit(0, Reveal())[1] == Scratched(0, cards(CABBAGE))


def test_a_rabbit_that_brings_the_last_card_leaves_a_wolf_nothing() -> None:  # IC-31
    laid = table([RABBIT, DOG], [{WOLF: 1}, {}])
    laid.submit(0, Reveal())
    assert laid.submit(0, Take(0, WOLF)) == [Called(0, WOLF), NothingToDo(0, WOLF)]


def test_a_stolen_card_that_fails_is_saved_for_the_thief_or_discarded() -> None:  # IC-31
    for save in (True, False):
        laid = table([DOG, FOX, COW], [{}, {FOX: 1}])
        laid.submit(0, Reveal())
        laid.submit(0, Reveal())
        laid.submit(0, Take(1, FOX))
        laid.submit(0, Save(FOX) if save else Enough())
        if save:
            laid.submit(0, Enough())
        assert laid.castle(0) == ({FOX: 1} if save else {})
        assert laid.discard() == ({DOG: 1, FOX: 1} if save else {DOG: 1, FOX: 2})
        assert laid.castle(1) == {}


def test_a_stolen_dog_protects_the_turn() -> None:  # IC-32
    laid = table([FOX, FOX, COW], [{}, {DOG: 1}])
    laid.submit(0, Reveal())
    laid.submit(0, Take(1, DOG))
    laid.submit(0, Reveal())
    assert laid.options() == [Save(FOX), Save(DOG), Enough()]


def test_the_printed_turn() -> None:  # IC-33
    laid = table(
        [WOLF, CAT, DOG, WHEAT, WHEAT, WOLF, COW],
        [{WHEAT: 2, PIG: 1}, {}],
        discard={CHICKEN: 2, DOG: 1, WHEAT: 1},
        found=[WHEAT, CHICKEN, DOG, CHICKEN],
    )
    laid.submit(0, Reveal())
    assert laid.submit(0, Send(PIG, 1)) == [Sent(0, 1, PIG)]
    told = laid.submit(0, Reveal())
    assert told[1] == Prowled(0, cards(CHICKEN, CHICKEN, DOG, WHEAT), cards(CHICKEN, CHICKEN, DOG))
    for _card in range(4):
        told = laid.submit(0, Reveal())
    assert told == [Revealed(0, WOLF), TurnFailed(0, WOLF)]
    laid.submit(0, Save(WHEAT))
    laid.submit(0, Save(DOG))
    assert laid.castle(0) == {WHEAT: 4, CHICKEN: 2, DOG: 2}
    assert laid.castle(1) == {PIG: 1}
    assert laid.discard() == {WHEAT: 1, WOLF: 2, CAT: 1}
    assert laid.match.actor == 1


# ---- every way to click wrongly


def wrong(laid: Table, seat: int, action: Action) -> Why | None:
    return GAMES["intrigues"].rules.why_not(laid.match.view(seat), action)


def asked(*deck: int, castles: tuple[Castle, ...] = ({DOG: 1}, {CAT: 1}), **more: object) -> Table:
    """A table on which the cards of the deck but the last have been revealed."""
    laid = table(deck, castles, **more)  # type: ignore[arg-type]
    for _card in deck[:-1]:
        laid.submit(0, Reveal())
    return laid


def test_wrong_clicks_while_choosing() -> None:  # IC-1, IC-2, IC-3
    laid = table([DOG, CAT])
    assert wrong(laid, 0, Stop()) == Why("IC-2", "reveal first")
    assert wrong(laid, 1, Reveal()) == Why("IC-1", "not asked")
    assert wrong(laid, 0, Take(1, CAT)) == Why("IC-3", "reveal or stop")
    assert wrong(laid, 0, Reveal()) is None


@pytest.mark.parametrize(("card", "rule"), [(FOX, "IC-11"), (PIG, "IC-15")])
def test_wrong_clicks_with_fox_and_pig(card: int, rule: str) -> None:
    laid = asked(card, DOG)
    assert wrong(laid, 0, Take(0, DOG)) == Why(rule, "own castle")
    assert wrong(laid, 0, Take(1, DOG)) == Why(rule, "no such card")
    assert wrong(laid, 0, Reveal()) == Why("IC-7", "effect first")
    assert wrong(laid, 0, Pick(DOG)) == Why(rule, "another question")


def test_wrong_clicks_with_the_rabbit() -> None:  # IC-17
    laid = asked(RABBIT, COW)
    assert wrong(laid, 0, Take(1, CAT)) == Why("IC-17", "foreign castle")
    assert wrong(laid, 0, Take(0, CAT)) == Why("IC-17", "no such card")
    assert wrong(laid, 0, Stop()) == Why("IC-7", "effect first")


def test_wrong_clicks_with_the_wolf() -> None:  # IC-12
    laid = asked(WOLF, COW)
    assert wrong(laid, 0, Send(DOG, 0)) == Why("IC-12", "stays at home")
    assert wrong(laid, 0, Send(CAT, 1)) == Why("IC-12", "no such card")
    assert wrong(laid, 0, Take(1, CAT)) == Why("IC-12", "own card")
    assert wrong(laid, 0, Take(0, DOG)) == Why("IC-12", "choose a castle")


def test_wrong_clicks_with_the_chicken() -> None:  # IC-14
    laid = asked(CHICKEN, COW, discard={DOG: 1}, found=[DOG])
    assert wrong(laid, 0, Pick(CAT)) == Why("IC-14", "not found")
    assert wrong(laid, 0, Reveal()) == Why("IC-7", "effect first")


def test_wrong_clicks_while_the_dog_saves() -> None:  # IC-6, IC-10
    laid = asked(DOG, CABBAGE, CABBAGE, COW)
    assert wrong(laid, 0, Save(CAT)) == Why("IC-10", "not in the centre")
    assert wrong(laid, 0, Reveal()) == Why("IC-6", "turn failed")
    assert wrong(laid, 0, Take(1, CAT)) == Why("IC-10", "another question")


def test_wrong_clicks_in_the_intrigue_phase() -> None:  # IC-20, IC-22
    laid = at_the_end([{DOG: 1, FOX: 1, WOLF: 2}, {}])
    assert wrong(laid, 0, Reveal()) == Why("IC-20", "deck empty")
    assert wrong(laid, 0, GuardWolves(1)) == Why("IC-22", "another question")
    assert wrong(laid, 1, GuardFoxes(True)) == Why("IC-1", "not asked")
    laid.submit(0, GuardFoxes(False))
    assert wrong(laid, 0, GuardWolves(2)) == Why("IC-22", "too many dogs")


def test_wrong_clicks_after_the_end() -> None:  # IC-29
    assert wrong(at_the_end([{DOG: 1}, {}]), 0, Reveal()) == Why("IC-29", "game over")


# ---- numbers of the box


def test_a_playtester_changes_the_numbers() -> None:
    laid = table([DOG, CABBAGE, CABBAGE, COW], overlay={"effects": {"dog_saves": 1}})
    for _card in range(3):
        laid.submit(0, Reveal())
    laid.submit(0, Save(DOG))
    assert laid.match.actor == 1
    assert at_the_end([{WOLF: 1}, {}], overlay={"points": {"wolf": -2}}).match.tally()["wolf"] == [-2, 0]


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ({"copies": {"cat": "many"}}, "overlay: copies.cat: expected a whole number, found text"),
        ({"copies": {"cat": -1}}, "overlay: copies.cat: expected a whole number of at least 0"),
        ({"copies": {"ct": 3}}, 'overlay: copies.ct: there is no "ct" in the box; did you mean "cat"?'),
        ({"points": {"pig": []}}, "overlay: points.pig: expected a list of at least 1"),
        ({"copies": 3}, "overlay: copies: expected a table, found a whole number"),
        ({"seats": {"fewest": 6}}, 'overlay: seats: "fewest" is more than "most"'),
    ],
)
def test_a_wrong_overlay_is_told_with_its_place(overlay: Mapping[str, object], complaint: str) -> None:
    with pytest.raises(BoxError) as error:
        load_box(overlay, {})
    assert str(error.value) == complaint


def test_a_wrong_option_is_told_with_its_place() -> None:
    with pytest.raises(BoxError, match="options: blocking_dog_scores: expected true or false, found a whole number"):
        load_box({}, {"blocking_dog_scores": 3})


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: st.dictionaries(
            st.sampled_from(["copies", "cat", "points", "pig", "seats", "fewest", "x"]), inner
        ),
    )
)
def test_no_overlay_breaks_more_than_itself(overlay: object) -> None:
    if isinstance(overlay, dict):
        try:
            box = load_box(overlay, {})
        except BoxError as error:
            assert "\n" not in str(error)
        else:
            assert any(copies(box))


# ---- points, a second time and plainly


@given(
    st.lists(st.lists(st.integers(0, 6), min_size=10, max_size=10), min_size=2, max_size=5),
)
def test_scores_agree_with_a_plain_reference(counts: list[list[int]]) -> None:  # IC-27, IC-28
    castles = [dict(enumerate(castle)) for castle in counts]
    tally = table([DOG], castles).match.tally()
    for seat, castle in enumerate(counts):
        assert sum(by_seat[seat] for by_seat in tally.values()) == _plain_points(castle, counts)


def _plain_points(castle: list[int], counts: list[list[int]]) -> int:
    total = {0: 0, 1: 9, 2: 5}.get(castle[PIG], 3)
    for kind in (CHICKEN, RABBIT):
        total += {0: 0, 1: 1, 2: 1, 3: 4}.get(castle[kind], 8)
    cows, wheat = castle[COW], castle[WHEAT]
    while cows and wheat >= 2:
        total, cows, wheat = total + 6, cows - 1, wheat - 2
    total += cows + castle[WHEAT] + castle[FOX] + 3 * castle[WOLF] + castle[DOG] + 2 * castle[CABBAGE]
    rivals = [other[CAT] for other in counts if other is not castle]
    return total + (7 if all(castle[CAT] > cats for cats in rivals) else 0)


def test_luck_answers_only_where_luck_is_asked() -> None:
    laid = table([DOG, CAT])
    with pytest.raises(IllegalAction):
        laid.match.submit(LUCK, Draw((DOG,)))
