"""What a seat of Animal Kingdoms can know: hidden hands and tokens, and what a shuffle gives away."""

from __future__ import annotations

from typing import Any

from game.rules import animals
from game.rules.animals.claims import post_decrees
from game.rules.animals.moves import Claim, Discard, Enough, Fight, Rally, Retreat
from game.rules.kernel import Random
from tests.rules.animals_table import ANY, COAST, MEADOWS, OKAPI, PANDA, TIGER, WOLF, WOODS, Table, beast, ranks, table

MINE = [beast(PANDA, rank) for rank in (2, 3, 5, 6)]
THEIRS = [beast(TIGER, rank) for rank in (2, 3, 5, 6)]


def imagined_hands(laid: Table, seat: int, other: int, times: int = 200) -> list[list[int]]:
    view: Any = laid.match.view(seat)
    return [animals.imagine(view, Random(number)).hands[other] for number in range(times)]


def test_other_hands_are_any_unseen_cards() -> None:  # AK-1
    laid = table([MINE, THEIRS], piles={COAST: ranks(8, 8)})
    hands = imagined_hands(laid, 0, 1)
    seen = {card for hand in hands for card in hand}
    assert seen == set(range(64)) - set(MINE) - set(ranks(8, 8))


def test_when_the_deck_was_empty_the_old_cards_are_in_the_other_hands() -> None:  # AK-10
    """With two players the discard pile becomes the deck: what is unseen and not in it is the other hand."""
    new = beast(WOLF, 8)
    laid = table([MINE, THEIRS], deck=[beast(WOLF, 1)], coming=[beast(WOLF, 1), new])
    laid.submit(0, Rally())
    laid.submit(0, Discard(MINE[0]))
    laid.submit(0, Discard(MINE[1]))
    laid.submit(0, Enough())
    assert imagined_hands(laid, 0, 1, 20) == [sorted(THEIRS)] * 20, "nothing else is possible"
    hands = imagined_hands(laid, 1, 0, 300)
    assert all(beast(WOLF, 1) in hand and {MINE[2], MINE[3]} <= set(hand) for hand in hands)
    assert len({card for hand in hands for card in hand}) > 50, "but the last one may be any of the new deck"


def test_what_the_other_draws_from_the_new_deck_is_not_known() -> None:  # AK-10
    laid = table([MINE, THEIRS], deck=[beast(WOLF, 1)], coming=[beast(WOLF, 1)])
    laid.submit(0, Claim(MINE[0], COAST))
    laid.submit(1, Claim(THEIRS[0], COAST))
    hands = imagined_hands(laid, 0, 1, 300)
    assert all(set(THEIRS[1:]) <= set(hand) for hand in hands)
    last = {card for hand in hands for card in hand} - set(THEIRS)
    assert last == set(range(64)) - {*MINE, *THEIRS, beast(WOLF, 1)}


def test_cards_seen_in_the_last_age_are_not_in_hands_that_were_kept() -> None:  # AK-16
    lying = ranks(8, 7, 1)
    laid = table([MINE, THEIRS], piles={WOODS: lying})
    laid.retreat(0, 1)
    assert laid.state.age == 2
    hands = imagined_hands(laid, 0, 1, 300)
    assert not {card for hand in hands for card in hand} & set(lying)
    laid.retreat(laid.match.actor)
    mover = laid.match.actor
    laid.submit(mover, next(option for option in laid.options() if isinstance(option, Claim)))
    drawn = {card for hand in imagined_hands(laid, 1 - mover, mover, 400) for card in hand}
    assert set(lying) <= drawn, "a card drawn since then may be one of them"


def test_at_most_one_card_of_the_new_deck_is_in_a_hand_that_drew_one() -> None:  # AK-16
    lying = ranks(8, 7, 1, 8, 7)
    laid = table([MINE, THEIRS], piles={WOODS: lying})
    laid.retreat(0, 1)
    mover = laid.match.actor
    laid.submit(mover, next(option for option in laid.options() if isinstance(option, Claim)))
    hands = imagined_hands(laid, 1 - mover, mover, 400)
    assert max(len(set(hand) & set(lying)) for hand in hands) == 1


def test_a_card_that_can_only_be_new_leaves_the_old_ones_in_the_hand() -> None:  # AK-16
    """A hand of four draws a beast of the last age and plays it again: then the other three were kept."""
    lying = ranks(8, 7, 1, 8, 7)
    laid = table([MINE, THEIRS], piles={WOODS: lying}, coming=[lying[0]])
    laid.retreat(0, 1)
    post_decrees(laid.state, (ANY - 1,) * 5)
    mover = laid.match.actor
    laid.submit(mover, laid.options()[0])
    assert lying[0] in laid.state.hands[mover]
    laid.retreat(1 - mover)
    laid.submit(mover, Claim(lying[0], COAST))
    hands = imagined_hands(laid, 1 - mover, mover, 400)
    assert max(len(set(hand) & set(lying)) for hand in hands) == 1


def test_a_card_that_can_only_be_old_leaves_the_new_ones_in_the_hand() -> None:  # AK-16
    """A hand that has drawn a beast plays one it kept from the last age: then it may hold two new ones."""
    lying = [card for card in range(64) if card // 8 > TIGER]
    laid = table([MINE, THEIRS], piles={WOODS: lying})
    laid.retreat(0, 1)
    post_decrees(laid.state, (ANY - 1,) * 5)
    mover = laid.match.actor
    first, second, *_rest = laid.state.hands[mover]
    laid.submit(mover, Claim(first, COAST))
    laid.retreat(1 - mover)
    laid.submit(mover, Claim(second, COAST))
    hands = imagined_hands(laid, 1 - mover, mover)
    assert max(len(set(hand) & set(lying)) for hand in hands) == 2


def test_discarded_cards_are_in_no_other_hand_and_the_own_sealed_card_is_known() -> None:  # AK-10, AK-20
    laid = table([MINE, THEIRS], influence={COAST: {0: 1, 1: 1}}, deck=ranks(1, 4, 7))
    assert not {card for hand in imagined_hands(laid, 0, 1) for card in hand} - {*THEIRS, *ranks(1, 4, 7)}
    laid.retreat(0, 1)
    laid.submit(0, Fight(MINE[3]))
    view: Any = laid.match.view(0)
    battle = animals.imagine(view, Random(1)).battle
    assert battle
    assert battle.sealed[0] == MINE[3]


def test_that_a_pair_is_asked_for_tells_nobody_how_many_the_hand_has() -> None:  # AK-3, decree 10
    """Whether a single card makes a pair or all do: the question is the same, and so is what the others see."""
    played, alike, other = beast(WOLF, 4), beast(WOLF, 7), [beast(PANDA, 2), beast(TIGER, 3)]
    views = []
    for hand in ([played, alike, *other], [played, alike, beast(WOLF, 1), beast(OKAPI, 4)]):
        laid = table([hand, ranks(8, 8, 5, 5)], [10] * 5, overlay={})
        laid.submit(0, Claim(played, COAST))
        assert laid.asked() == (0, "Pairing")
        views.append(laid.match.view(1))
    assert views[0] == views[1]


def test_who_is_asked_for_a_pair_is_imagined_with_one() -> None:  # AK-3, decree 10
    laid = table([[beast(WOLF, 4), beast(WOLF, 7), *MINE[:2]], THEIRS], [10] * 5, overlay={})
    laid.submit(0, Claim(beast(WOLF, 4), COAST))
    view: Any = laid.match.view(1)
    tables = [animals.imagine(view, Random(number)) for number in range(300)]
    assert all(animals.legal(state) for state in tables)
    assert {len(animals.legal(state)) for state in tables} == {1, 2, 3}
    seen = {card for state in tables for card in state.hands[0]}
    assert seen == set(range(64)) - set(THEIRS) - {beast(WOLF, 4)}, "the other cards may be any"


def test_retreat_tokens_of_others_are_any_but_the_own() -> None:  # AK-9
    laid = table([MINE, THEIRS, ranks(8, 8, 7, 7)], kept=[(2,), (3,), ()], retreat_tokens=[0, 0, 0, 0, 1, 1])
    view: Any = laid.match.view(0)
    tables = [animals.imagine(view, Random(number)) for number in range(60)]
    assert {state.kept[1] for state in tables} == {(3,), (4,), (5,)}
    assert all(state.kept[0] == (2,) for state in tables)
    assert all(sum(state.retreat_tokens) == 2 for state in tables)


def test_at_the_end_all_tokens_lie_open() -> None:  # AK-30
    laid = table([MINE, THEIRS], kept=[(2,), (3, 5)], age=3, retreats=(1,), influence={MEADOWS: {0: 1}})
    laid.submit(0, Retreat())
    view: Any = laid.match.view(0)
    assert view.kept == ((2,), (3, 5))
    assert animals.imagine(view, Random(1)).kept == [(2,), (3, 5)]
