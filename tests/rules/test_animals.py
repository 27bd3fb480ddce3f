"""Animal Kingdoms, rule by rule, as small stories: box, decrees, turns, ages. Battles and upstart follow elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from game import text
from game.catalogue import GAMES
from game.play.match import IllegalAction, Match
from game.rules import animals
from game.rules.animals.box import BEASTS, KINGDOMS, load_box
from game.rules.animals.claims import where
from game.rules.animals.law import KIND, RANK
from game.rules.animals.moves import (
    AgeBegan,
    AgeEnded,
    CardsDrawn,
    Claim,
    Claimed,
    CouncilJoined,
    DecreesPosted,
    Discard,
    Discarded,
    Drew,
    Enough,
    GameEnded,
    NobodyThere,
    PeaceKept,
    Rallied,
    Rally,
    RallyClosed,
    Reshuffled,
    Retreat,
    Retreated,
    RetreatTokenSeen,
    RetreatTokenShown,
    RetreatTokenTaken,
    Scored,
    TurnBegan,
)
from game.rules.animals.scoring import winners
from game.rules.boxfile import BoxError
from game.rules.kernel import LUCK, OVER, Action, Draw, Random, Why, draw
from game.textui.rulebook import rule
from game.words import rulebook as books
from game.words.animals import event as event_words
from game.words.animals import table as table_words
from game.words.animals_names import decree
from game.words.rulebook import rulebook
from tests.rules.animals_table import (
    ANY,
    BEE,
    COAST,
    DECREES,
    FREE,
    FROG,
    LIZARD,
    MARSHES,
    MEADOWS,
    MOUNTAINS,
    OKAPI,
    OWL,
    PANDA,
    TIGER,
    WOLF,
    WOODS,
    Table,
    beast,
    changed,
    ranks,
    table,
)

FOUR = ranks(2, 4, 6, 7)
OTHER = [beast(PANDA, rank) for rank in (2, 3, 5, 6)]


# ---- the box


def test_the_box_holds_what_is_printed() -> None:
    box = load_box({}, {})
    assert BEASTS == 64
    assert len(box.decrees) == 30
    assert box.board.territories == (4, 5, 6, 7, 8)
    assert len(box.kingdom_tokens.values) == 15
    assert (min(box.kingdom_tokens.values), max(box.kingdom_tokens.values)) == (5, 10)
    assert [decree.source for decree in box.decrees].count("reconstruction") == 9


def test_one_to_five_may_play_and_peace_needs_company() -> None:  # AK-26
    assert list(animals.seat_counts(load_box({}, {}))) == [1, 2, 3, 4, 5]
    assert list(animals.seat_counts(load_box({}, {"peaceful": True}))) == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("overlay", "told"),
    [
        ({"seats": {"fewest": 4, "most": 3}}, 'overlay: seats: "fewest" is more than "most"'),
        ({"board": {"territories": [4, 4, 6, 7, 8]}}, "overlay: board.territories: two kingdoms are of the same size"),
        ({"board": {"territories": [4, 5, 6]}}, "overlay: board.territories: expected a list of at least 5"),
        ({"board": {"council": 1}}, "overlay: board.council: there are not enough seats for the capitals of all ages"),
        ({"kingdom_tokens": {"values": [5]}}, "kingdom_tokens.values: there are not enough tokens for all kingdoms"),
        ({"kingdom_tokens": {"each": 2}}, "overlay: kingdom_tokens.each: there is not a token for every age"),
        ({"retreat_tokens": {"values": [5]}}, "overlay: retreat_tokens.values: there is not a token for every age"),
        ({"board": {"influence": 2}}, "overlay: board.influence: a house could be left without a token"),
        ({"board": {"hand": 7}}, "overlay: board: the kingdoms and hands could use up all the beasts"),
        (changed(1, reach="here"), "overlay: decree 1: a reach needs a test, and a test a reach"),
        (changed(10, pair=False), "overlay: decree 10: it asks for nothing"),
        (changed(26, either=True), 'overlay: decree 26: "either" needs two tests'),
        (changed(26, whole=True), 'overlay: decree 26: "whole" is for the beasts that lie here'),
        (changed(26, rank="sam"), "overlay: decrees[25].rank: 'sam' is not one of the choices"),
        (changed(26, number=3), "overlay: decrees: two of them have the same number"),
        ({"decrees": DECREES[:9]}, "overlay: decrees: there are not enough decrees for all ages"),
    ],
)
def test_a_wrong_box_is_told_in_a_line(overlay: Mapping[str, Any], told: str) -> None:
    with pytest.raises(BoxError) as error:
        load_box(overlay, {})
    assert told in str(error.value)
    assert "\n" not in str(error.value)


def test_tokens_and_the_end_of_rallies_are_as_the_rules_say() -> None:  # AK-1, AK-7
    box = load_box({}, {})
    assert Counter(box.kingdom_tokens.values) == {5: 2, 6: 3, 7: 3, 8: 3, 9: 2, 10: 2}
    assert box.rally.rounds == 20


@pytest.mark.parametrize(
    ("overlay", "ages"),
    [
        ({"board": {"council": 1}}, 2),
        ({"board": {"influence": 2}}, 2),
        ({"kingdom_tokens": {"each": 2}}, 2),
        ({"retreat_tokens": {"values": [5]}}, 1),
        ({"decrees": DECREES[:9]}, 1),
    ],
)
def test_a_shorter_game_needs_less_in_the_box(overlay: Mapping[str, Any], ages: int) -> None:  # AK-15
    assert load_box(overlay, {"ages": ages}).options.ages == ages
    with pytest.raises(BoxError):
        load_box(overlay, {"ages": ages + 1})


def test_larger_hands_are_for_those_who_never_meet_the_upstart() -> None:  # AK-51
    """Seven cards a hand, each against four of the upstart's: too many; for four players, with the board, 58."""
    hands = {"board": {"hand": 7}, "seats": {"fewest": 2, "most": 4}}
    assert load_box(hands, {"solo_level": "hard"}).board.hand == 7
    with pytest.raises(BoxError):
        load_box(hands | {"seats": {"most": 4}}, {"solo_level": "hard"})


def test_a_decree_that_nobody_has_printed_needs_only_its_table() -> None:  # AK-3
    """The rank next to a neighbour's, or the kind of one."""
    new = {"number": 31, "source": "printed", "reach": "neighbours", "rank": "next", "kind": "same", "either": True}
    overlay = {"decrees": [*DECREES, new]}
    laid = table([FOUR, OTHER], [31] * 5, {MARSHES: [beast(WOLF, 3)]}, overlay=overlay)
    for card in range(BEASTS):
        assert where(laid.state)[card] >> WOODS & 1 == (RANK[card] in (2, 4) or KIND[card] == WOLF)


def test_ranks_and_kinds_a_decree_names_are_asked_for_whatever_it_compares() -> None:  # AK-3
    """A wolf or a tiger of at most rank 3, with the rank or the kind of the last beast here."""
    tests = {"reach": "here", "rank": "same", "kind": "same", "either": True}
    overlay = changed(1, ranks=[1, 2, 3], kinds=["wolf", "tiger"], **tests)
    laid = table([FOUR, OTHER], [1] * 5, {MARSHES: [beast(WOLF, 2)]}, overlay=overlay)
    for card in range(BEASTS):
        named = RANK[card] <= 3 and KIND[card] in (WOLF, TIGER)
        assert where(laid.state)[card] >> WOODS & 1 == named, "nothing lies here yet"
        assert where(laid.state)[card] >> MARSHES & 1 == (named and (RANK[card] == 2 or KIND[card] == WOLF))


# ---- set-up


def test_everybody_gets_four_beasts_tokens_and_each_kingdom_a_decree() -> None:  # AK-1
    begun, tokens_out = set(), set()
    for seed in range(60):
        match, random = Match(GAMES["animals"].rules, load_box({}, {}), 3), Random(seed)
        while match.actor == LUCK:
            match.submit(LUCK, draw(match.urn(), random))
        view: Any = match.view(match.actor)
        assert view.hand_sizes == (4, 4, 4)
        assert view.supply == (18, 18, 18)
        assert len(set(view.decrees)) == 5
        assert [list(tokens) for tokens in view.tokens] == [sorted(tokens) for tokens in view.tokens]
        assert sorted(value for tokens in view.tokens for value in tokens) == sorted(view.box.kingdom_tokens.values)
        assert all(len(tokens) == 3 for tokens in view.tokens)
        assert view.retreats == view.capitals == ()
        begun.add(match.actor)
        match.submit(match.actor, Retreat())
        tokens_out.add(match.urn().draws)
        assert [n for n, count in enumerate(match.urn().counts) if count] == [2, 3, 4, 5], "any of the four may be out"
    assert begun == {0, 1, 2}
    assert tokens_out == {1}


# ---- decrees


def allowed(number: int, **piles: list[int]) -> set[int]:
    """The beasts that may be played in the Woods below this decree: here, left and right of it, and far away."""
    places = {"here": WOODS, "left": MARSHES, "right": MOUNTAINS, "far": COAST}
    lying = {places[name]: cards for name, cards in piles.items()}
    played = {card for cards in piles.values() for card in cards}
    hand = [card for card in range(BEASTS) if card not in played]
    laid = table([hand, []], [ANY, ANY, number, ANY, ANY], lying, overlay={})
    return {claim.card for claim in laid.options() if isinstance(claim, Claim) and claim.kingdom == WOODS}


Test = Callable[[int, int], bool]
LION = [beast(WOLF, 4), beast(LIZARD, 2), beast(OWL, 1)]
TIGER7, OWL3, PANDA4 = beast(TIGER, 7), beast(OWL, 3), beast(PANDA, 4)
FIXED: dict[int, Test] = {
    1: lambda rank, kind: rank >= 6,
    2: lambda rank, kind: rank <= 3,
    3: lambda rank, kind: rank in (4, 5),
    4: lambda rank, kind: rank % 2 == 0,
    5: lambda rank, kind: rank % 2 == 1,
    6: lambda rank, kind: kind in (WOLF, FROG),
    7: lambda rank, kind: kind in (LIZARD, TIGER),
    8: lambda rank, kind: kind in (BEE, OWL),
    9: lambda rank, kind: kind in (PANDA, OKAPI),
}
HERE: dict[int, Test] = {  # wolf 4, lizard 2 and last of all owl 1 lie here
    11: lambda rank, kind: rank not in (4, 2, 1),
    12: lambda rank, kind: kind not in (WOLF, LIZARD, OWL),
    13: lambda rank, kind: rank not in (4, 2, 1) and kind not in (WOLF, LIZARD, OWL),
    14: lambda rank, kind: rank >= 1,
    15: lambda rank, kind: rank <= 1,
    16: lambda rank, kind: rank == 2,
    17: lambda rank, kind: rank % 2 == 0,
    18: lambda rank, kind: rank == 1 or kind == OWL,
}
NEIGHBOURS: dict[int, Test] = {  # tiger 7 and owl 3 are the neighbours' last beasts
    19: lambda rank, kind: rank <= 3,
    20: lambda rank, kind: rank >= 7,
    21: lambda rank, kind: rank in (7, 3) or kind in (TIGER, OWL),
    22: lambda rank, kind: kind not in (TIGER, OWL),
    23: lambda rank, kind: rank not in (7, 3),
    24: lambda rank, kind: rank % 2 == 1,
    25: lambda rank, kind: rank in (6, 8, 2, 4),
}
ONE_NEIGHBOUR: dict[int, Test] = {  # only owl 3 on the right
    19: lambda rank, kind: rank <= 3,
    20: lambda rank, kind: rank >= 3,
    21: lambda rank, kind: rank == 3 or kind == OWL,
    22: lambda rank, kind: kind != OWL,
    23: lambda rank, kind: rank != 3,
    24: lambda rank, kind: rank % 2 == 1,
    25: lambda rank, kind: rank in (2, 4),
}
OTHERS: dict[int, Test] = {  # tiger 7, owl 3 and, far away, red panda 4
    26: lambda rank, kind: rank in (7, 3, 4),
    27: lambda rank, kind: kind not in (TIGER, OWL, PANDA),
    28: lambda rank, kind: kind in (TIGER, OWL, PANDA),
    29: lambda rank, kind: rank not in (7, 3, 4),
    30: lambda rank, kind: rank in (7, 3, 4) or kind in (TIGER, OWL, PANDA),
}
UNDER = [beast(BEE, 5), beast(FROG, 8)]
"""Beasts below the last ones: they do not count."""


def fitting(test: Test, *played: int) -> set[int]:
    return {card for card in range(BEASTS) if card not in played and test(RANK[card], KIND[card])}


@pytest.mark.parametrize("number", FIXED)
def test_decrees_that_refer_to_nothing(number: int) -> None:  # AK-3
    assert allowed(number) == fitting(FIXED[number])
    piles = {"here": LION, "left": [TIGER7], "right": [OWL3], "far": [PANDA4]}
    assert allowed(number, **piles) == fitting(FIXED[number], *LION, TIGER7, OWL3, PANDA4)


@pytest.mark.parametrize("number", HERE)
def test_decrees_that_refer_to_the_beasts_here(number: int) -> None:  # AK-3
    others = [TIGER7, PANDA4]
    assert allowed(number, left=[TIGER7], far=[PANDA4]) == fitting(lambda rank, kind: True, *others), "none lies here"
    assert allowed(number, here=LION, left=[TIGER7], far=[PANDA4]) == fitting(HERE[number], *LION, *others)


@pytest.mark.parametrize("number", NEIGHBOURS)
def test_decrees_that_refer_to_the_neighbours(number: int) -> None:  # AK-3
    assert allowed(number, here=LION, far=[PANDA4]) == fitting(lambda rank, kind: True, *LION, PANDA4)
    found = allowed(number, here=LION, left=[*UNDER, TIGER7], right=[OWL3], far=[PANDA4])
    assert found == fitting(NEIGHBOURS[number], *LION, *UNDER, TIGER7, OWL3, PANDA4)
    assert allowed(number, here=LION, right=[OWL3]) == fitting(ONE_NEIGHBOUR[number], *LION, OWL3)


@pytest.mark.parametrize("number", OTHERS)
def test_decrees_that_refer_to_all_other_kingdoms(number: int) -> None:  # AK-3
    assert allowed(number, here=LION) == fitting(lambda rank, kind: True, *LION)
    found = allowed(number, here=LION, left=[TIGER7], right=[OWL3], far=[*UNDER, PANDA4])
    assert found == fitting(OTHERS[number], *LION, TIGER7, OWL3, *UNDER, PANDA4)


def test_one_neighbour_with_the_same_parity_is_enough() -> None:  # AK-3, decree 24
    left, right = beast(TIGER, 7), beast(PANDA, 4)
    assert allowed(24, left=[left], right=[right]) == fitting(lambda rank, kind: True, left, right)


def test_the_last_kingdom_of_the_ring_lies_beside_the_first() -> None:  # AK-3
    laid = table([FOUR, OTHER], [19] * 5, {MEADOWS: [beast(TIGER, 2)], COAST: [beast(OWL, 7)]}, overlay={})
    found = where(laid.state)
    assert {RANK[card] for card in range(BEASTS) if found[card] >> MEADOWS & 1} == set(range(1, 8))
    assert {RANK[card] for card in range(BEASTS) if found[card] >> COAST & 1} == {1, 2}


@pytest.mark.parametrize("number", [11, 12, 13])
def test_every_beast_played_in_the_course_of_the_age_counts(number: int) -> None:  # AK-3
    """Not the last one alone, where a decree refers to all of them."""
    wolf, lizard = beast(WOLF, 4), beast(LIZARD, 2)
    laid = table([[wolf, *FOUR[:3]], [lizard, *OTHER[:3]]], [number] * 5, overlay={})
    laid.submit(0, Claim(wolf, WOODS))
    laid.submit(1, Claim(lizard, WOODS))
    found = {card for card in range(BEASTS) if where(laid.state)[card] >> WOODS & 1}
    assert not [card for card in found if number != 12 and RANK[card] in (4, 2)]
    assert not [card for card in found if number != 11 and KIND[card] in (WOLF, LIZARD)]
    assert beast(OWL, 7) in found


def test_all_thirty_decrees_are_tested() -> None:
    assert sorted([*FIXED, 10, *HERE, *NEIGHBOURS, *OTHERS]) == list(range(1, 31))


def test_that_no_beast_could_fit_is_no_reason_to_allow_all() -> None:  # AK-3
    here = [beast(kind, rank) for kind, rank in zip(range(8), range(1, 9), strict=True)]
    assert allowed(11, here=here) == set()
    assert allowed(12, here=here) == set()


def test_beasts_that_break_a_decree_themselves_do_not_matter() -> None:  # AK-3
    """The upstart may have laid them: two wolves, two fours."""
    here = [beast(WOLF, 4), beast(WOLF, 2), beast(FROG, 4)]
    assert allowed(13, here=here) == fitting(lambda rank, kind: rank not in (4, 2) and kind not in (WOLF, FROG), *here)


def test_the_printed_examples_of_decrees() -> None:  # AK-25
    assert {beast(BEE, 6), beast(FROG, 8)} <= allowed(1), "example A"
    assert {RANK[card] for card in allowed(11, here=LION)} == {3, 5, 6, 7, 8}, "example B"
    assert allowed(21, right=[PANDA4]) == fitting(lambda rank, kind: rank == 4 or kind == PANDA, PANDA4), "example C"
    assert {RANK[card] for card in allowed(26, far=[beast(LIZARD, 6)])} == {6}, "example D"
    assert {RANK[card] for card in allowed(16, here=[beast(TIGER, 5)])} == {4, 6}
    assert {RANK[card] for card in allowed(19, left=[TIGER7], right=[OWL3])} == {1, 2, 3}
    assert allowed(18, here=[PANDA4]) == fitting(lambda rank, kind: rank == 4 or kind == PANDA, PANDA4)
    assert {RANK[card] for card in allowed(20, left=[TIGER7], right=[OWL3])} == {7, 8}


def test_a_decree_holds_for_a_capital_as_it_stands_by_then() -> None:  # AK-3, AK-4
    """A beast played elsewhere changes it, even where nothing but the capital is free."""
    mine, theirs = [beast(WOLF, 4), *FOUR[:3]], [beast(OWL, 2), beast(OWL, 4), *OTHER[:2]]
    laid = table([mine, theirs], [ANY, 26, ANY, ANY, ANY], influence={MARSHES: {0: 4}}, overlay=FREE)
    laid.submit(0, Claim(beast(WOLF, 4), COAST))
    there = [claim for claim in laid.options() if isinstance(claim, Claim) and claim.kingdom == MARSHES]
    assert there == [Claim(beast(OWL, 4), MARSHES)]


def pair_table(*hand: int, **more: Any) -> Table:
    return table([hand, OTHER], [ANY, ANY, 10, ANY, ANY], overlay={}, **more)


def test_decree_10_takes_a_pair_and_draws_two() -> None:  # AK-3, AK-25
    """Two bees of any rank, or tiger and owl of rank 5."""
    hand = [beast(BEE, 2), beast(BEE, 7), beast(TIGER, 5), beast(WOLF, 8)]
    laid = pair_table(*hand, coming=ranks(1, 2))
    there = [claim for claim in laid.options() if isinstance(claim, Claim) and claim.kingdom == WOODS]
    assert there == [Claim(beast(BEE, 2), WOODS), Claim(beast(BEE, 7), WOODS)], "you choose which of the two is played"
    assert laid.submit(0, Claim(beast(BEE, 7), WOODS)) == [Claimed(0, beast(BEE, 7), WOODS, False)]
    assert laid.options() == [Discard(beast(BEE, 2))]
    assert laid.submit(0, Discard(beast(BEE, 2))) == [
        Discarded(0, beast(BEE, 2)),
        Drew(0, 2),
        CardsDrawn(0, tuple(ranks(1, 2))),
        TurnBegan(1),
    ]
    assert laid.state.piles[WOODS] == [beast(BEE, 7)]
    assert laid.state.discard[beast(BEE, 2)] == 1


def test_decree_10_asks_for_the_second_card_where_there_is_a_choice() -> None:  # AK-3
    laid = pair_table(beast(BEE, 5), beast(BEE, 7), beast(TIGER, 5), beast(OWL, 5))
    assert laid.submit(0, Claim(beast(BEE, 5), WOODS)) == [Claimed(0, beast(BEE, 5), WOODS, False)]
    assert laid.asked() == (0, "Pairing")
    assert laid.options() == [Discard(beast(TIGER, 5)), Discard(beast(BEE, 7)), Discard(beast(OWL, 5))]
    assert Discarded(0, beast(OWL, 5)) in laid.submit(0, Discard(beast(OWL, 5)))
    assert len(laid.state.hands[0]) == 4


def test_decree_10_holds_for_a_capital_too_and_without_a_pair_nothing_may_be_played() -> None:  # AK-3
    laid = pair_table(beast(BEE, 5), beast(WOLF, 7), beast(TIGER, 2), beast(OWL, 7), influence={WOODS: {0: 3, 1: 2}})
    there = [claim for claim in laid.options() if isinstance(claim, Claim) and claim.kingdom == WOODS]
    assert there == [Claim(beast(OWL, 7), WOODS), Claim(beast(WOLF, 7), WOODS)]
    assert laid.submit(0, Claim(beast(OWL, 7), WOODS)) == [Claimed(0, beast(OWL, 7), WOODS, True)]
    told = laid.submit(0, Discard(beast(WOLF, 7)))
    assert told[0] == Discarded(0, beast(WOLF, 7))
    assert Retreated(0, "capital") in told
    laid = pair_table(beast(BEE, 5), beast(WOLF, 7), beast(TIGER, 2), beast(OWL, 8))
    assert not [claim for claim in laid.options() if isinstance(claim, Claim) and claim.kingdom == WOODS]


# ---- turns


def test_a_claim_is_card_token_and_draw() -> None:  # AK-2
    laid = table([FOUR, OTHER], coming=[beast(WOLF, 1)])
    assert laid.options() == [
        *(Claim(card, kingdom) for card in sorted(FOUR) for kingdom in range(5)),
        Rally(),
        Retreat(),
    ]
    assert laid.submit(0, Claim(FOUR[0], COAST)) == [
        Claimed(0, FOUR[0], COAST, False),
        Drew(0, 1),
        CardsDrawn(0, (beast(WOLF, 1),)),
        TurnBegan(1),
    ]
    assert laid.state.piles[COAST] == [FOUR[0]]
    assert laid.state.hands[0] == sorted([*FOUR[1:], beast(WOLF, 1)])
    assert (laid.state.influence[COAST * 2], laid.state.free[COAST], laid.state.supply[0]) == (1, 7, 17)
    assert laid.match.story(1) == [Claimed(0, FOUR[0], COAST, False), Drew(0, 1), TurnBegan(1)], "not which card"


def test_larger_hands_are_filled_to_their_size() -> None:  # AK-2
    laid = table([[*FOUR, beast(WOLF, 1)], [*OTHER, beast(PANDA, 8)]], overlay=FREE | {"board": {"hand": 5}})
    assert Drew(0, 1) in laid.submit(0, Claim(FOUR[0], COAST))
    assert len(laid.state.hands[0]) == 5


def test_a_full_kingdom_cannot_be_claimed() -> None:  # AK-2
    laid = table([FOUR, OTHER], influence={MEADOWS: {0: 2, 1: 2}}, capital={MEADOWS: 1})
    assert not [claim for claim in laid.options() if isinstance(claim, Claim) and claim.kingdom == MEADOWS]
    with pytest.raises(IllegalAction):
        laid.submit(0, Claim(FOUR[0], MEADOWS))


def test_the_capital_comes_last_and_its_holder_retreats_after_drawing() -> None:  # AK-2, AK-4, AK-9
    laid = table([FOUR, OTHER], influence={MEADOWS: {0: 1, 1: 1}}, player=1)
    assert Claimed(1, OTHER[0], MEADOWS, False) in laid.submit(1, Claim(OTHER[0], MEADOWS)), "two were free"
    told = laid.submit(0, Claim(FOUR[0], MEADOWS))
    assert [type(event).__name__ for event in told] == [
        "Claimed",
        "Drew",
        "CardsDrawn",
        "Retreated",
        "RetreatTokenTaken",
        "RetreatTokenSeen",
        "TurnBegan",
    ]
    assert told[0] == Claimed(0, FOUR[0], MEADOWS, True)
    assert told[3] == Retreated(0, "capital")
    assert laid.state.capital[MEADOWS] == 0
    assert laid.state.free[MEADOWS] == 0
    assert laid.asked() == (1, "Choosing")


def test_nobody_but_the_holder_of_a_capital_retreats() -> None:  # AK-4
    laid = table([FOUR, OTHER, ranks(1, 1, 3, 3)], influence={MEADOWS: {0: 3}})
    laid.submit(0, Claim(FOUR[0], MEADOWS))
    assert not [event for event in laid.submit(1, Claim(OTHER[0], COAST)) if isinstance(event, Retreated)]
    laid.submit(2, laid.options()[0])
    assert laid.asked() == (1, "Choosing")


def test_council_seats_are_no_territories() -> None:  # AK-5
    laid = table([FOUR, OTHER], influence={MEADOWS: {0: 2, 1: 1}}, council={MEADOWS: {0: 1}})
    assert laid.state.free[MEADOWS] == 1
    assert Claimed(0, FOUR[0], MEADOWS, True) in laid.submit(0, Claim(FOUR[0], MEADOWS))
    assert not [claim for claim in laid.options() if isinstance(claim, Claim) and claim.kingdom == MEADOWS]


def test_the_last_token_makes_its_house_retreat() -> None:  # AK-6, AK-50
    laid = table([FOUR, OTHER], supply=[1, 9])
    told = laid.submit(0, Claim(FOUR[0], WOODS))
    assert Retreated(0, "last token") in told
    assert RetreatTokenTaken(0) in told, "it counts for AK-9, too"
    assert told.index(Drew(0, 1)) < told.index(Retreated(0, "last token"))


def test_the_last_token_on_a_capital_is_one_retreat() -> None:  # AK-4, AK-6
    laid = table([FOUR, OTHER], influence={MEADOWS: {0: 1, 1: 2}}, supply=[1, 9])
    told = laid.submit(0, Claim(FOUR[0], MEADOWS))
    assert [event for event in told if isinstance(event, Retreated)] == [Retreated(0, "capital")]
    assert laid.state.retreats == (0,)
    assert told.count(RetreatTokenTaken(0)) == 1


def test_a_rally_brings_a_point_and_exchanges_cards() -> None:  # AK-7, AK-50
    laid = table([FOUR, OTHER], coming=ranks(1, 3))
    assert laid.submit(0, Rally()) == [Rallied(0)]
    assert laid.points() == [1, 0], "the point comes first"
    assert laid.options() == [Discard(card) for card in sorted(FOUR)], "at least one card"
    assert laid.submit(0, Discard(FOUR[0])) == [Discarded(0, FOUR[0])]
    assert laid.options() == [*(Discard(card) for card in sorted(FOUR[1:])), Enough()]
    laid.submit(0, Discard(FOUR[2]))
    assert laid.submit(0, Enough()) == [Drew(0, 2), CardsDrawn(0, tuple(ranks(1, 3))), TurnBegan(1)]
    assert laid.state.hands[0] == sorted([FOUR[1], FOUR[3], *ranks(1, 3)])
    assert [card for card, count in enumerate(laid.state.discard) if count] == sorted([FOUR[0], FOUR[2]])


def test_a_rally_may_exchange_the_whole_hand() -> None:  # AK-7
    laid = table([FOUR, OTHER])
    laid.submit(0, Rally())
    for card in FOUR[:3]:
        laid.submit(0, Discard(card))
    assert Drew(0, 4) in laid.submit(0, Discard(FOUR[3]))
    assert laid.asked() == (1, "Choosing")


def test_nobody_rallies_after_a_retreat() -> None:  # AK-7
    laid = table([FOUR, OTHER, ranks(1, 1, 3, 3)])
    assert Rally() in laid.options()
    laid.submit(0, Retreat())
    assert laid.asked() == (1, "Choosing")
    assert Rally() not in laid.options()
    view: Any = laid.match.view(1)
    assert animals.why_not(view, Rally()) == Why("AK-7", "somebody retreated")


def test_too_many_rallies_in_succession_close_it_for_the_age() -> None:  # AK-7
    laid = table([FOUR, OTHER], overlay={"rally": {"rounds": 2}})
    for seat in (0, 1, 0):
        assert RallyClosed() not in laid.submit(seat, Rally())
        laid.submit(seat, laid.options()[0])
        laid.submit(seat, Enough())
    assert RallyClosed() in laid.submit(1, Rally()), "the fourth of two rounds of two"
    laid.submit(1, laid.options()[0])
    laid.submit(1, Enough())
    view: Any = laid.match.view(0)
    assert Rally() not in view.options
    assert animals.why_not(view, Rally()) == Why("AK-7", "rally closed")


def test_a_claim_between_them_begins_the_count_of_rallies_anew() -> None:  # AK-7
    laid = table([FOUR, OTHER], rallies=39)
    laid.submit(0, laid.options()[0])
    laid.submit(1, Rally())
    assert laid.state.rally_open
    assert laid.state.rallies == 1


def test_a_new_age_opens_rally_again_and_counts_anew() -> None:  # AK-7
    laid = table([FOUR, OTHER], rally_open=False, rallies=40)
    laid.retreat(0, 1)
    assert laid.state.age == 2
    assert RallyClosed() not in laid.submit(laid.match.actor, Rally())


def test_who_can_neither_claim_nor_rally_must_retreat() -> None:  # AK-8
    laid = table([ranks(1, 1, 1, 1), OTHER], [1] * 5, rally_open=False)
    assert laid.options() == [Retreat()]
    laid = table([ranks(1, 1, 1, 1), OTHER], [1] * 5)
    assert laid.options() == [Rally(), Retreat()]


def test_a_retreat_keeps_the_hand_and_ends_the_turns_of_the_age() -> None:  # AK-8, AK-11
    laid = table([FOUR, OTHER, ranks(1, 1, 3, 3)])
    laid.submit(0, Claim(FOUR[0], COAST))
    assert laid.submit(1, Retreat())[0] == Retreated(1, "choice")
    assert laid.state.hands[1] == sorted(OTHER)
    for seat in (2, 0, 2, 0):
        assert laid.asked() == (seat, "Choosing")
        laid.submit(seat, laid.options()[0])


def test_turns_pass_over_several_who_have_retreated() -> None:  # AK-11
    laid = table([FOUR, OTHER, ranks(1, 1, 3, 3), ranks(8, 8, 5, 5)], player=1)
    laid.retreat(1, 2)
    for seat in (3, 0, 3, 0):
        assert laid.asked() == (seat, "Choosing")
        laid.submit(seat, laid.options()[0])


def test_the_first_to_retreat_takes_a_token_that_only_it_sees() -> None:  # AK-9
    laid = table([FOUR, OTHER, ranks(1, 1, 3, 3)])
    told = laid.submit(0, Retreat())
    assert told == [Retreated(0, "choice"), RetreatTokenTaken(0), RetreatTokenSeen(0, 2), TurnBegan(1)]
    assert RetreatTokenSeen(0, 2) not in laid.match.story(1)
    assert RetreatTokenTaken(0) in laid.match.story(1)
    own, other = laid.match.view(0), laid.match.view(1)
    assert (own.kept[0], other.kept[0]) == ((2,), (-1,))  # type: ignore[attr-defined]
    assert RetreatTokenTaken(1) not in laid.submit(1, Retreat())
    assert laid.state.kept == [(2,), (), ()]


def test_a_retreat_token_is_taken_in_every_age() -> None:  # AK-9
    laid = table([FOUR, OTHER])
    for age in (1, 2, 3):
        first = laid.match.actor
        assert laid.state.age == age
        told = laid.retreat(first, 1 - first)
        assert [event for event in told if isinstance(event, RetreatTokenTaken)] == [RetreatTokenTaken(first)]
    assert sum(laid.state.retreat_tokens) == 1, "the fourth is out"


def test_an_empty_deck_is_made_of_the_discard_pile_in_mid_draw() -> None:  # AK-10
    left, coming = beast(WOLF, 1), beast(WOLF, 8)
    laid = table([FOUR, OTHER], deck=[left], coming=[left, coming])
    laid.submit(0, Rally())
    laid.submit(0, Discard(FOUR[0]))
    laid.submit(0, Discard(FOUR[1]))
    pile = sum(laid.state.discard)
    assert laid.submit(0, Enough()) == [
        Drew(0, 1),
        CardsDrawn(0, (left,)),
        Reshuffled(pile),
        Drew(0, 1),
        CardsDrawn(0, (coming,)),
        TurnBegan(1),
    ]
    assert sum(laid.state.discard) == 0
    assert laid.state.left == pile - 1


def test_the_age_ends_when_all_have_retreated() -> None:  # AK-11
    laid = table([FOUR, OTHER])
    laid.submit(0, Retreat())
    assert AgeEnded(1) in laid.submit(1, Retreat())


# ---- the end of an age


def scored(laid: Table) -> list[Scored]:
    events = laid.retreat(*range(len(laid.state.hands)))
    return [event for event in events if isinstance(event, Scored)]


def test_kingdoms_are_scored_from_the_smallest_clockwise() -> None:  # AK-12
    influence = {kingdom: {0: 1} for kingdom in range(5)}
    assert [event.kingdom for event in scored(table([FOUR, OTHER], influence=influence))] == [0, 1, 2, 3, 4]
    ring = {"board": {"territories": [7, 8, 4, 5, 6]}}
    laid = table([FOUR, OTHER], influence=influence, overlay=ring)
    assert [event.kingdom for event in scored(laid)] == [2, 3, 4, 0, 1], "the smallest is elsewhere in the ring"


def test_influence_is_territories_capital_and_council() -> None:  # AK-12
    laid = table(
        [FOUR, OTHER], influence={MEADOWS: {0: 1, 1: 3}}, council={MEADOWS: {0: 2}}, capital={MEADOWS: 1}, age=3
    )
    laid.state.influence[MEADOWS * 2] += 1  # three in all against three would be a battle; four are more
    assert scored(laid) == [Scored(MEADOWS, 1, (0,), 5), Scored(MEADOWS, 2, (1,), 3)]


def test_the_printed_scoring() -> None:  # AK-13, AK-25
    """Four players with 3, 2, 2 and 1 tokens; the kingdom's token is worth 8."""
    hands = [FOUR, OTHER, ranks(1, 1, 3, 3), ranks(8, 8, 5, 5)]
    laid = table(hands, influence={COAST: {0: 3, 1: 2, 2: 2, 3: 1}})
    assert scored(laid) == [Scored(COAST, 1, (0,), 8), Scored(COAST, 2, (1, 2), 3), Scored(COAST, 3, (3,), 1)]
    assert laid.points() == [8, 3, 3, 1]
    assert laid.state.tokens[COAST] == (9, 10)
    assert laid.state.tokens_gone == (8,)


def test_a_kingdom_without_anybody_keeps_its_token() -> None:  # AK-13
    laid = table([FOUR, OTHER], influence={COAST: {0: 3}})
    told = laid.retreat(0, 1)
    assert [event for event in told if isinstance(event, Scored)] == [Scored(COAST, 1, (0,), 8)], (
        "and only who is there"
    )
    assert [event.kingdom for event in told if isinstance(event, NobodyThere)] == [0, 1, 2, 3]
    assert [len(tokens) for tokens in laid.state.tokens] == [3, 3, 3, 3, 2]


def test_capitals_move_to_the_council_and_other_tokens_return() -> None:  # AK-15, AK-50
    laid = table(
        [FOUR, OTHER],
        influence={MEADOWS: {0: 1, 1: 3}, COAST: {0: 2}},
        council={MEADOWS: {0: 1}, WOODS: {1: 1}},
        capital={MEADOWS: 1},
        age=2,
    )
    told = laid.retreat(0, 1)
    assert [event for event in told if isinstance(event, CouncilJoined)] == [CouncilJoined(MEADOWS, 1)]
    view: Any = laid.match.view(0)
    assert view.council[MEADOWS] == view.influence[MEADOWS] == (1, 1)
    assert view.council[WOODS] == (0, 1)
    assert view.influence[COAST] == (0, 0)
    assert view.supply == (17, 16)
    assert view.free == (4, 5, 6, 7, 8)
    assert view.age == 3


def test_nothing_moves_after_the_last_age() -> None:  # AK-15
    for ages in (1, 2, 3):
        laid = table([FOUR, OTHER], influence={MEADOWS: {1: 4}}, capital={MEADOWS: 1}, age=ages, options={"ages": ages})
        told = laid.retreat(0, 1)
        assert not [event for event in told if isinstance(event, CouncilJoined | DecreesPosted)]
        assert laid.match.actor == OVER
        assert laid.state.capital[MEADOWS] == 1


def test_a_new_age_shuffles_everything_but_the_hands_and_brings_new_decrees() -> None:  # AK-16
    lying = [beast(BEE, 8), beast(OWL, 8)]
    laid = table([FOUR, OTHER], [1, 2, 3, 4, 5], {WOODS: lying}, {WOODS: {0: 2}}, deck=[beast(TIGER, 1)])
    told = laid.retreat(0, 1)
    assert DecreesPosted((6, 7, 8, 9, 10)) in told
    assert laid.state.decrees_gone == (0, 1, 2, 3, 4)
    assert laid.state.hands == [sorted(FOUR), sorted(OTHER)]
    assert laid.state.left == 64 - 8
    assert all(laid.state.deck[card] for card in lying)
    assert sum(laid.state.discard) == 0
    assert laid.state.piles == [[]] * 5


def begins(told: list[Any]) -> int:
    return next(event.seat for event in told if isinstance(event, AgeBegan))


def test_fewest_points_begin_the_next_age() -> None:  # AK-17
    assert begins(table([FOUR, OTHER], influence={COAST: {1: 1}}).retreat(0, 1)) == 0
    assert begins(table([FOUR, OTHER], influence={COAST: {0: 1}}).retreat(0, 1)) == 1


def test_of_equals_a_capital_decides_and_then_the_first_retreat() -> None:  # AK-17
    hands = [FOUR, OTHER, ranks(1, 1, 3, 3)]
    assert begins(table(hands, player=2).retreat(2, 0, 1)) == 2, "all have none, and seat 2 retreated first"
    laid = table(hands, capitals=(1,), retreats=(0, 1), player=2)
    assert begins(laid.retreat(2)) == 1, "seat 0 retreated first, but seat 1 claimed a capital"
    laid = table(hands, capitals=(1, 0), retreats=(1, 0), player=2, influence={COAST: {1: 1}})
    assert begins(laid.retreat(2)) == 0, "seat 1 claimed one before, but has more points than the others"


def test_of_two_who_claimed_capitals_the_earlier_begins() -> None:  # AK-17
    """Seat 2 retreats first, then seats 0 and 1 claim capitals; all three are second somewhere."""
    hands = [FOUR, OTHER, ranks(1, 1, 3, 3), ranks(8, 8, 5, 5)]
    laid = table(hands, influence={MEADOWS: {3: 3}, MARSHES: {3: 4}, WOODS: {3: 2, 2: 1}}, player=2)
    laid.retreat(2, 3)
    laid.submit(0, Claim(FOUR[0], MARSHES))
    told = laid.submit(1, Claim(OTHER[0], MEADOWS))
    assert [sum(laid.state.points[seat::4]) for seat in range(4)] == [3, 3, 3, 16]
    assert begins(told) == 0


def test_capitals_of_an_age_before_do_not_decide() -> None:  # AK-17
    laid = table([FOUR, OTHER], capitals=(1,), points=[1, 0, 0, 0, 0, 0, 0, 0])
    assert begins(laid.retreat(0, 1)) == 1
    laid.submit(1, Rally())
    laid.submit(1, laid.options()[0])
    laid.submit(1, Enough())
    assert laid.points() == [1, 1]
    assert begins(laid.retreat(0, 1)) == 0, "the first to retreat in this age"


def test_retreat_tokens_and_modifiers_are_no_points_yet_when_the_next_age_begins() -> None:  # AK-17
    laid = table([FOUR, OTHER], modifiers=[1, 0], kept=[(5,), ()])
    assert begins(laid.retreat(0, 1)) == 0


# ---- peace


def in_peace(influence: Mapping[int, int], capital: int | None = None) -> list[Any]:
    hands = [FOUR, OTHER, ranks(1, 1, 3, 3), ranks(8, 8, 5, 5)]
    laid = table(
        hands,
        influence={COAST: influence},
        capital={} if capital is None else {COAST: capital},
        options={"peaceful": True},
    )
    told = [event for event in laid.retreat(0, 1, 2, 3) if isinstance(event, Scored | PeaceKept)]
    assert laid.state.tokens[COAST] == (9, 10), "the token leaves once"
    assert laid.state.modifier_supply == sum(laid.state.modifiers) == 0
    return told


def test_in_peace_the_capital_decides_a_tie() -> None:  # AK-26
    assert in_peace({0: 2, 1: 2, 2: 2, 3: 1}, capital=1) == [
        PeaceKept(COAST, (0, 1, 2), 1),
        Scored(COAST, 1, (1,), 8),
        Scored(COAST, 2, (0, 2), 3),
        Scored(COAST, 3, (3,), 1),
    ]


def test_in_peace_all_are_first_if_none_of_the_tied_holds_the_capital() -> None:  # AK-26
    assert in_peace({0: 2, 1: 2, 2: 1}, capital=2) == [
        PeaceKept(COAST, (0, 1), -1),
        Scored(COAST, 1, (0, 1), 8),
        Scored(COAST, 2, (2,), 3),
    ]
    assert in_peace({0: 3, 1: 3, 2: 2, 3: 1})[1:] == [
        Scored(COAST, 1, (0, 1), 8),
        Scored(COAST, 2, (2,), 3),
        Scored(COAST, 3, (3,), 1),
    ]


# ---- the end


def at_the_end(**more: Any) -> Table:
    laid = table([FOUR, OTHER], age=3, **more)
    laid.retreat(0)
    laid.state.kept = more.get("kept", [(), ()])
    return laid


def test_retreat_tokens_and_modifiers_are_added_at_the_end() -> None:  # AK-30
    laid = at_the_end(kept=[(2, 5), (4,)], modifiers=[0, 3], influence={COAST: {1: 1}})
    assert laid.points() == [0, 0], "not before"
    assert laid.match.tally()["retreat"] == laid.match.tally()["modifier"] == [0, 0]
    told = laid.submit(1, Retreat())
    assert told[-4:] == [
        RetreatTokenShown(0, 2),
        RetreatTokenShown(0, 5),
        RetreatTokenShown(1, 4),
        GameEnded((1,)),
    ]
    assert laid.match.tally() == {
        "first": [0, 8],
        "second": [0, 0],
        "third": [0, 0],
        "rally": [0, 0],
        "retreat": [7, 4],
        "modifier": [0, 3],
    }
    assert laid.match.view(0).scores == (7, 15)


def test_of_equals_the_capital_of_the_largest_kingdom_wins_otherwise_they_share() -> None:  # AK-30
    tied = {MEADOWS: {0: 1}, MARSHES: {1: 1}}
    assert at_the_end(influence=tied).submit(1, Retreat())[-1] == GameEnded((0, 1))
    laid = at_the_end(influence=tied)
    laid.state.capital[COAST] = 1
    assert laid.submit(1, Retreat())[-1] == GameEnded((1,))
    laid = at_the_end(influence=tied)
    laid.state.capital[MOUNTAINS] = 1
    assert laid.submit(1, Retreat())[-1] == GameEnded((0, 1)), "it is not the largest"
    ring = {"board": {"territories": [7, 8, 4, 5, 6]}}
    laid = at_the_end(influence=tied, overlay=ring)
    laid.state.capital[MARSHES] = 1
    assert laid.submit(1, Retreat())[-1] == GameEnded((1,)), "the largest is elsewhere in the ring"


def test_a_holder_of_the_largest_capital_with_fewer_points_wins_nothing() -> None:  # AK-30
    laid = at_the_end(influence={MEADOWS: {0: 1}})
    laid.state.capital[COAST] = 1
    laid.submit(1, Retreat())
    assert winners(laid.state) == [0]


# ---- words


def test_the_rules_have_the_same_numbers_in_every_language() -> None:
    numbers = {}
    for language in text.LANGUAGES:
        text.use(language)
        book = rulebook("animals")
        numbers[language] = list(book.rules)
        assert rule(book, "AK-42")
        tables = [block for section in book.sections for block in section.blocks if isinstance(block, books.Table)]
        assert max(len(table.rows) for table in tables) == 31, "a row for every decree, and the heads"
    assert numbers["en"] == numbers["ru"] == numbers["uk"]
    assert len(numbers["en"]) == 35


def test_every_decree_is_put_into_words() -> None:  # AK-3
    box = load_box({}, {})
    said = [decree(box, number) for number in range(30)]
    assert len(set(said)) == 30
    assert said[0] == "rank 6, 7 or 8"
    assert said[17] == "compared with the last beast here: the same rank or the same kind"
    assert said[19] == "compared with the neighbours' last beasts: a rank not lower than any of them"


def test_the_story_tells_decrees_by_their_printed_numbers_and_shared_points_as_each() -> None:  # AK-1, AK-13
    new = [decree | {"number": decree["number"] + 100} for decree in DECREES]
    laid = table([FOUR, OTHER], [1] * 5, overlay={"decrees": new})
    posted = next(event for event in laid.retreat(0, 1) if isinstance(event, DecreesPosted))
    assert event_words(posted, ["Ann", "Bob"]).startswith("Decrees: Meadows 102; Marshes 103;")
    assert event_words(Scored(COAST, 2, (0, 1), 3), ["Ann", "Bob"]) == "Coast, second place: Ann, Bob, 3 points each."
    assert event_words(Scored(COAST, 2, (0,), 3), ["Ann", "Bob"]) == "Coast, second place: Ann, 3 points."


def test_the_table_names_neighbours_and_says_where_any_beast_will_do() -> None:  # AK-3
    overlay = changed(24, ranks=[1, 2])
    laid = table([FOUR, OTHER], [24, 12, 19, 12, 20], {MARSHES: [beast(WOLF, 3)]}, overlay=overlay)
    view: Any = laid.match.view(0)
    lines = table_words(view, ["Ann", "Bob"])
    meadows, marshes, woods, mountains, coast = [line for line in lines if "Decree" in line]
    assert meadows.endswith("Neighbours: Coast, Marshes.")
    assert marshes.endswith("a kind unlike all of them.")
    assert woods.endswith("Neighbours: Marshes, Mountains.")
    assert mountains.endswith("Any beast for now.")
    assert coast.endswith("Neighbours: Mountains, Meadows. Any beast for now.")
    view = table([FOUR, OTHER], [24] * 5, overlay=overlay).match.view(0)
    assert "Any beast" not in "".join(table_words(view, ["Ann", "Bob"])), "rank 1 or 2, whatever the neighbours have"


def test_the_table_says_how_many_retreat_tokens_a_house_has_and_what_its_own_are_worth() -> None:  # AK-9
    view: Any = table([FOUR, OTHER], kept=[(4, 2), (3,)], retreats=(0,)).match.view(0)
    lines = table_words(view, ["Ann", "Bob"])
    assert "Ann (you): 0 points, 18 tokens left, 2 retreat tokens (4, 2), has retreated." in lines
    assert "Bob: 0 points, 18 tokens left, 1 retreat token (hidden)." in lines


# ---- why not


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Claim(OTHER[0], COAST), Why("AK-2", "not in your hand")),
        (Claim(FOUR[0], MEADOWS), Why("AK-2", "kingdom full")),
        (Claim(FOUR[0], WOODS), Why("AK-3", "against the decree")),
        (Claim(FOUR[0], MARSHES), Why("AK-3", "no pair")),
        (Enough(), Why("AK-2", "claim, rally or retreat")),
    ],
)
def test_a_forbidden_answer_has_its_reason(action: Action, why: Why) -> None:  # AK-2, AK-3
    laid = table([FOUR, OTHER], [ANY, 10, 1, ANY, ANY], influence={MEADOWS: {0: 4}})
    view: Any = laid.match.view(0)
    assert animals.why_not(view, action) == why
    assert animals.why_not(view, Retreat()) is None
    other: Any = laid.match.view(1)
    assert animals.why_not(other, Retreat()) == Why("AK-11", "not asked")


def test_a_wrong_second_card_of_a_pair_or_a_rally_has_its_reason() -> None:  # AK-3, AK-7
    laid = pair_table(beast(BEE, 5), beast(BEE, 7), beast(WOLF, 2), beast(OWL, 8))
    laid.submit(0, Claim(beast(BEE, 5), WOODS))
    view: Any = laid.match.view(0)
    assert animals.why_not(view, Discard(beast(WOLF, 2))) == Why("AK-3", "no pair")
    assert animals.why_not(view, Discard(OTHER[0])) == Why("AK-3", "not in your hand")
    laid = table([FOUR, OTHER])
    laid.submit(0, Rally())
    view = laid.match.view(0)
    assert animals.why_not(view, Discard(OTHER[0])) == Why("AK-7", "not in your hand")
    assert animals.why_not(view, Enough()) == Why("AK-7", "another question")


def test_after_the_end_nothing_is_an_answer() -> None:  # AK-30
    laid = table([FOUR, OTHER], age=3)
    laid.retreat(0, 1)
    view: Any = laid.match.view(0)
    assert animals.why_not(view, Rally()) == Why("AK-30", "game over")


def test_deck_and_discard_pile_are_never_both_empty() -> None:  # AK-51
    """At the worst moment of the largest game: every territory taken, five full hands, and still cards to draw."""
    box = load_box({}, {})
    assert sum(box.board.territories) + 5 * box.board.hand < BEASTS
    state = table([FOUR, OTHER]).state
    state.deck, state.left, state.discard = [0] * BEASTS, 0, [0] * BEASTS
    with pytest.raises(AssertionError, match="AK-51"):
        animals.apply(state, Claim(FOUR[0], COAST))


def test_luck_draws_each_decree_once() -> None:  # AK-16
    match, random = Match(GAMES["animals"].rules, load_box({}, {}), 2), Random(4)
    posted: list[int] = []
    while match.actor != OVER:
        action: Action = draw(match.urn(), random) if match.actor == LUCK else Retreat()
        match.submit(match.actor, action)
        posted += [n for _to, e in match.steps[-1].told if isinstance(e, DecreesPosted) for n in e.numbers]
    assert len(posted) == len(set(posted)) == 3 * KINGDOMS
    assert isinstance(match.steps[0].action, Draw)
