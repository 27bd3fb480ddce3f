"""Lionheart's land, rule by rule and example by example, drawn as small maps (`lionheart_table` explains them)."""

from __future__ import annotations

import pytest

from game.play.match import IllegalAction
from game.rules.lionheart.box import EXPAND, NOBODY, TRAITOR
from game.rules.lionheart.box import KNIGHTS as RECRUIT
from game.rules.lionheart.moves import (
    AllianceMade,
    Ally,
    Annex,
    BorderPlaced,
    BordersRemoved,
    Bribe,
    Dismiss,
    DomainFounded,
    Enough,
    Fence,
    KnightDismissed,
    KnightPosted,
    LandCutOff,
    MonopolyLost,
    MonopolyWon,
    Play,
    Post,
    SquareJoined,
    SquareLost,
    TraitorBribed,
)
from game.rules.lionheart.permits import neighbours
from game.rules.lionheart.rules import ALLYING, BRIBING, EXPANDING, FENCING, RECRUITING
from game.rules.lionheart.scoring import income
from game.rules.lionheart.sight import border_outcome, expansion_outcome, knight_fee, land_kind
from tests.rules.lionheart_table import Table, at, between, card, same_map, table


def fencing(drawing: str, left: int = 3, **more: object) -> Table:
    return table(drawing, asked=FENCING[0][left], **more)  # type: ignore[arg-type]


def expanding(drawing: str, left: int = 2, **more: object) -> Table:
    return table(drawing, asked=EXPANDING[0][left], **more)  # type: ignore[arg-type]


def fence(laid: Table, one: str, other: str) -> list[object]:
    return list(laid.submit(0, Fence(between(one, other))))


# ---- domains


def test_a_corner_domain_is_closed_by_six_borders() -> None:  # LH-10, LH-11, LH-32
    laid = fencing("""
.A  .a  F  |.
           |
V   .   C  |.
           |
.   .   .  |.
--  --
""")
    told = fence(laid, "c3", "c4")
    squares = tuple(sorted(at(name) for name in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")))
    assert told[:2] == [BorderPlaced(0, between("c3", "c4")), DomainFounded(at("a1"), 0, 4, squares)]
    assert laid.scores == [4, 0, 0]
    assert sum(laid.state.borders[:-1]) == 6
    assert laid.state.mines[:4] == [1, 0, 0, 0]


def test_two_castles_of_one_colour_in_one_fence_are_no_domain() -> None:  # LH-10, LH-32
    laid = fencing("""
.A  .a  F   .A |
--  --  --  --
""")
    assert set(laid.state.domain) == {NOBODY}
    assert laid.scores == [0, 0, 0]
    told = fence(laid, "b1", "c1")
    assert [event for event in told if isinstance(event, DomainFounded)] == [
        DomainFounded(at("a1"), 0, 0, (at("a1"), at("b1"))),
        DomainFounded(at("d1"), 0, 1, (at("c1"), at("d1"))),
    ]


def test_one_border_creates_two_domains_and_spare_borders_go_back() -> None:  # LH-11, LH-12, LH-20, LH-25, LH-32
    laid = fencing("""
.A  V  |.B  .  |.
            --
F   F   .b  .  |.
--
F   F  |F   .  |.
--  --  --  --
""")
    told = fence(laid, "b2", "c2")
    founded = [event for event in told if isinstance(event, DomainFounded)]
    assert [(event.castle, event.colour, event.points) for event in founded] == [(at("a1"), 0, 7), (at("c1"), 1, 1)]
    spare = [event for event in told if isinstance(event, BordersRemoved)]
    assert spare == [
        BordersRemoved(at("a1"), (between("a2", "a3"),)),
        BordersRemoved(at("c1"), (between("d1", "d2"),)),
    ]
    assert laid.scores == [7, 1, 0]
    assert same_map(
        laid.drawn(),
        """
.A  V  |.B  .  |.

F   F  |.b  .  |.

F   F  |F   .  |.
--  --  --  --
""",
    )


def test_whoever_placed_the_border_scores_first() -> None:  # LH-11
    laid = fencing("""
.B  .b  .A |
--  --  --
""")
    told = fence(laid, "b1", "c1")
    assert [event.colour for event in told if isinstance(event, DomainFounded)] == [0, 1]


def test_forest_village_and_residence_score_and_nothing_else() -> None:  # LH-11
    laid = fencing("""
.A  F   V   R   .  |
--  --  --  --
""")
    fence(laid, "e1", "e2")
    assert laid.scores == [9, 0, 0]
    assert {reason: points[0] for reason, points in laid.match.tally().items()} == {
        "forest": 1,
        "village": 3,
        "residence": 5,
        "monopoly": 0,
        "thalers": 0,
    }


def test_three_mines_of_a_kind_are_a_monopoly_and_each_kind_pays() -> None:  # LH-6, LH-13, LH-14, LH-32
    laid = fencing("""
.A  S   S   S   J   C  |
--  --  --  --  --
""")
    told = fence(laid, "f1", "f2")
    assert MonopolyWon(0, 1, 5) in told
    assert laid.scores == [5, 0, 0]
    assert income(laid.state, 0) == 3


def test_a_monopoly_is_lost_with_a_mine() -> None:  # LH-13, LH-32
    laid = expanding("""
.A  .a  .a  S  |S   S   .B |
--  --  --  --
""")
    assert laid.scores == [0, 0, 0]
    laid = expanding("""
.A  .a  .a |S   S   S   .B |
--  --  --  --  --  --  --
""")
    assert laid.scores == [0, 5, 0]
    told = laid.submit(0, Annex(0, at("d1")))
    assert MonopolyLost(1, 1, 5) in told
    assert laid.scores == [0, 0, 0]
    assert (income(laid.state, 0), income(laid.state, 1)) == (1, 1)


def test_two_copper_three_gems_one_gold_pay_three_thalers() -> None:  # LH-6, LH-13, LH-32
    laid = table("""
.A  C   C   J   J   J   G  |
--  --  --  --  --  --  --
""")
    assert income(laid.state, 0) == 3
    assert laid.scores == [5, 0, 0]


def test_four_mines_of_a_kind_are_one_monopoly() -> None:  # LH-13
    assert table(".A  G   G   G   G  |\n--  --  --  --  --").scores == [5, 0, 0]


# ---- borders


def test_a_border_never_parts_two_pieces_of_one_colour() -> None:  # LH-20
    laid = fencing(".A  .a  .b  .B")
    assert Fence(between("a1", "b1")) not in laid.options()
    assert Fence(between("c1", "d1")) not in laid.options()
    assert Fence(between("b1", "c1")) in laid.options()


def test_no_border_inside_a_domain_or_on_another_border() -> None:  # LH-20
    laid = fencing("""
.A  .   .  |.
--  --  --
""")
    assert Fence(between("b1", "c1")) not in laid.options()
    assert Fence(between("c1", "d1")) not in laid.options()
    assert Fence(between("d1", "e1")) in laid.options()


def test_borders_are_allowed_inside_neutral_land() -> None:  # LH-10, LH-20
    laid = fencing("""
.   .   .  |.A
--  --  --
""")
    assert land_kind(laid.match.view(0), at("a1")) == "neutral"  # type: ignore[arg-type]
    assert land_kind(laid.match.view(0), at("d1")) == "free"  # type: ignore[arg-type]
    assert Fence(between("b1", "c1")) in laid.options()


def test_a_border_card_is_up_to_three_questions_and_enough_ends_it() -> None:  # LH-20
    laid = fencing(".A  .a")
    assert Enough() not in laid.options()
    fence(laid, "f6", "g6")
    assert Enough() in laid.options()
    fence(laid, "f7", "g7")
    assert laid.asked() == "Fencing"
    laid.submit(0, Enough())
    assert laid.match.actor == 1
    laid = fencing(".A  .a", left=2)
    fence(laid, "f6", "g6")
    fence(laid, "f7", "g7")
    assert laid.match.actor == 1


def test_a_hundred_borders_are_all_but_expansions_may_take_more() -> None:  # LH-20
    laid = table(".A |F\n--", overlay={"pieces": {"borders": 3}}, asked=FENCING[0][3])
    fence(laid, "f6", "g6")
    assert laid.match.actor == 1, "the supply is empty: the deed is over"
    laid = expanding(".A |F\n--", overlay={"pieces": {"borders": 2}})
    laid.submit(0, Annex(0, at("b1")))
    assert laid.state.placed == 3
    assert laid.match.view(0).borders_left == 0  # type: ignore[attr-defined]


def test_a_fence_without_a_castle_is_neutral_land_at_once() -> None:  # LH-40
    laid = fencing("""
.   F  |.
--
""")
    told = fence(laid, "b1", "b2")
    assert told == [BorderPlaced(0, between("b1", "b2"))]
    assert laid.state.domain[at("b1")] == NOBODY
    assert land_kind(laid.match.view(0), at("b1")) == "neutral"  # type: ignore[arg-type]


def test_of_two_regions_closed_at_once_only_the_one_with_one_castle_scores() -> None:  # LH-40
    laid = fencing("""
.A  F   .B  .C |
--  --  --  --
""")
    told = fence(laid, "b1", "c1")
    assert [event.colour for event in told if isinstance(event, DomainFounded)] == [0]
    assert laid.state.domain[at("c1")] == NOBODY


def test_chains_that_meet_can_never_be_parted() -> None:  # LH-40
    laid = fencing("""
.A  .a  .a  .A |
--  --  --  --
""")
    assert not {Fence(between("a1", "b1")), Fence(between("b1", "c1")), Fence(between("c1", "d1"))} & set(
        laid.options()
    )
    assert laid.state.domain[at("a1")] == NOBODY


def test_own_pieces_may_face_each_other_across_an_older_border() -> None:  # LH-21, LH-40
    laid = table(".A |F   .a  .A", asked=RECRUITING[0][1])
    laid.submit(0, Post(at("b1")))
    assert laid.state.borders[between("a1", "b1")]
    assert laid.state.pieces[at("b1")] == 0


# ---- knights


def test_knights_cannot_be_placed_across_a_border() -> None:  # LH-21, LH-32
    laid = table(
        """
.   F   .   .

.   .A  .a  V
    --  --
.   .   .   .
""",
        asked=RECRUITING[0][1],
    )
    near = {Post(at(name)) for name in ("b1", "c1", "a2")}
    far = {Post(at(name)) for name in ("k12", "l11")}
    assert set(laid.options()) == near | far


def test_a_knight_in_a_forest_costs_a_thaler_more() -> None:  # LH-9, LH-21
    laid = table(".A  F", coins=[1, 0, 0], asked=RECRUITING[0][2])
    assert knight_fee(laid.match.view(0), at("b1")) == 1  # type: ignore[arg-type]
    assert knight_fee(laid.match.view(0), at("a2")) == 0  # type: ignore[arg-type]
    assert laid.submit(0, Post(at("b1")))[0] == KnightPosted(0, 0, at("b1"), 1)
    assert laid.state.coins[0] == 0
    assert laid.state.reserve[0] == 14
    laid = table("FA  F", coins=[0, 0, 0], asked=RECRUITING[0][1])
    assert Post(at("b1")) not in laid.options()


def test_the_second_knight_may_stand_beside_the_first_or_elsewhere_or_stay_home() -> None:  # LH-21
    laid = table(".A  .   .", asked=RECRUITING[0][2])
    laid.submit(0, Post(at("b1")))
    assert {Post(at("c1")), Post(at("a2")), Post(at("k12")), Enough()} <= set(laid.options())
    laid.submit(0, Enough())
    assert laid.match.actor == 1


def test_without_a_knight_in_reserve_the_card_cannot_be_played() -> None:  # LH-21
    knight = card("A", knights=1)
    laid = table(".A  .", hands=[[knight] * 3, [0] * 3, [0] * 3])
    assert Play(knight, RECRUIT) in laid.options()
    laid.state.reserve[0] = 0
    assert Play(knight, RECRUIT) not in laid.options()


# ---- expansion


GROWING = """
.A  .  |F   V
       |
.   .a |.   .
--  --
F   .   .   .
"""


def test_expansion_by_two_squares_at_two_places() -> None:  # LH-22, LH-24, LH-32
    laid = expanding(GROWING)
    assert laid.submit(0, Annex(0, at("c1")))[0] == SquareJoined(at("a1"), 0, at("c1"), 1)
    laid.submit(0, Annex(0, at("a3")))
    assert laid.scores == [2, 0, 0]
    assert same_map(
        laid.drawn(),
        """
.A  .   F  |V
        --
.   .a |.   .
    --
F  |.   .   .
--
""",
    )


def test_expansion_by_two_squares_at_one_place() -> None:  # LH-22, LH-32
    laid = expanding(GROWING)
    laid.submit(0, Annex(0, at("c1")))
    assert Annex(0, at("d1")) in laid.options()
    laid.submit(0, Annex(0, at("d1")))
    assert laid.scores == [4, 0, 0]
    assert same_map(
        laid.drawn(),
        """
.A  .   F   V  |
        --  --
.   .a |.   .
--  --
F   .   .   .
""",
    )


def test_an_expansion_may_be_a_single_square() -> None:  # LH-22
    laid = expanding(GROWING)
    assert Enough() not in laid.options()
    laid.submit(0, Annex(0, at("c1")))
    assert Enough() in laid.options()
    laid.submit(0, Enough())
    assert (laid.match.actor, laid.scores) == (1, [1, 0, 0])


def test_only_one_domain_grows() -> None:  # LH-22
    laid = expanding("""
.A |.  |.   .A |
--  --  --  --
""")
    assert {Annex(0, at("b1")), Annex(1, at("b1"))} <= set(laid.options())
    laid.submit(0, Annex(0, at("a2")))
    assert all(isinstance(option, Enough) or option.domain == 0 for option in laid.options())  # type: ignore[attr-defined]


def test_a_square_with_a_piece_is_never_taken() -> None:  # LH-23
    laid = expanding("""
.A |.a  .b  .B
--  --  --  --
.   .
""")
    assert Annex(0, at("b1")) not in laid.options()
    assert Annex(0, at("a2")) in laid.options()


def test_not_into_ones_own_other_domain() -> None:  # LH-23
    laid = expanding("""
.A  .a |.   .A |
--  --  --  --
""")
    assert Annex(0, at("c1")) not in laid.options()


KNIGHTS_COUNT = """
.A  .a  .a  .a |.   .   .B |
        --  --  --  --  --
.   .   .  |.   .   .c  .C |
--  --  --  --  --  --  --
"""


def test_more_knights_may_enter() -> None:  # LH-23, LH-32
    """Red (A) has 3 knights, yellow (C) 1, blue (B) none: red may enter both, yellow only blue."""
    laid = expanding(KNIGHTS_COUNT)
    assert laid.state.guards[:3] == [3, 0, 1]
    assert {Annex(0, at("e1")), Annex(0, at("d2"))} <= set(laid.options())
    laid = table(KNIGHTS_COUNT, asked=EXPANDING[2][2])
    squares = {option.square for option in laid.options()}  # type: ignore[attr-defined]
    assert at("e1") in squares
    assert at("c2") not in squares
    laid = table(KNIGHTS_COUNT, asked=EXPANDING[1][2])
    assert not {at("d2"), at("e2")} & {option.square for option in laid.options()}  # type: ignore[attr-defined]


def test_equal_knights_are_not_enough() -> None:  # LH-23
    laid = expanding("""
.A  .a |.   .b  .B |
--  --  --  --  --
""")
    assert Annex(0, at("c1")) not in laid.options()


def test_an_expansion_wins_four_and_costs_the_victim_six() -> None:  # LH-24, LH-25, LH-32
    laid = expanding("""
.A  .a |F   F   F  |
--  --          --
.B  .   V   .  |.
--  --  --  --
""")
    assert laid.scores == [0, 6, 0]
    outcome = expansion_outcome(laid.match.view(0), 0, at("c1"))  # type: ignore[arg-type]
    assert outcome.points == (1, -1, 0)
    laid.submit(0, Annex(0, at("c1")))
    wins = expansion_outcome(laid.match.view(0), 0, at("c2"))  # type: ignore[arg-type]
    assert (wins.points, wins.cut_off) == ((3, -5, 0), (at("d1"), at("e1"), at("d2")))
    told = laid.submit(0, Annex(0, at("c2")))
    assert told[:3] == [
        SquareJoined(at("a1"), 0, at("c2"), 3),
        SquareLost(at("a2"), 1, at("c2"), 3),
        LandCutOff(at("a2"), 1, (at("d1"), at("e1"), at("d2")), 2),
    ]
    assert laid.scores == [4, 0, 0]
    assert land_kind(laid.match.view(0), at("d1")) == "neutral"  # type: ignore[arg-type]


def test_what_the_first_square_cut_off_is_neutral_land_for_the_second() -> None:  # LH-25
    laid = expanding("""
.A  .a |F   F   .b  .B |
--  --  --  --  --  --
""")
    assert Annex(0, at("c1")) not in laid.options(), "as many knights"
    laid = expanding("""
.A  .a |F   F  |F
--  --
.B  .   V  |
--  --  --
""")
    laid.submit(0, Annex(0, at("c1")))
    assert laid.state.domain[at("d1")] == NOBODY
    laid.submit(0, Annex(0, at("d1")))
    assert laid.scores == [2, 3, 0]


def test_a_domain_can_shrink_to_its_castle_and_knights() -> None:  # LH-24, LH-40
    laid = expanding("""
.A  .a  .a |.   F   .b  .B |
--  --  --  --  --  --  --
""")
    laid.submit(0, Annex(0, at("d1")))
    laid.submit(0, Annex(0, at("e1")))
    assert [square for square, castle in enumerate(laid.state.domain) if castle == 1] == [at("f1"), at("g1")]
    laid.state.phases[-1] = EXPANDING[0][2]
    assert not {Annex(0, at("f1")), Annex(0, at("g1"))} & set(laid.match.game.legal(laid.state))


def test_an_expansion_that_splits_free_land_makes_domains_of_its_parts() -> None:  # LH-25, LH-40
    laid = expanding("""
.B  F   .C |
--  --  --
.  |.A |.
--  --
""")
    told = laid.submit(0, Annex(2, at("b1")))
    founded = [event for event in told if isinstance(event, DomainFounded)]
    assert {(event.castle, event.colour) for event in founded} == {(at("a1"), 1), (at("c1"), 2)}
    assert laid.scores == [1, 0, 0]


def test_every_other_side_of_the_square_gets_a_border_and_nothing_else_changes() -> None:  # LH-22
    laid = expanding("""
.A |F   .
--
.   .   .
""")
    laid.submit(0, Annex(0, at("b1")))
    assert same_map(
        laid.drawn(),
        """
.A  F  |.
--  --
.   .   .
""",
    )


# ---- traitor


CHAIN = """
.A  .a  .  |.B  .b  .b |
--  --  --  --  --  --
"""


def test_the_traitor_may_not_be_the_knight_beside_the_castle() -> None:  # LH-26, LH-32
    laid = table(CHAIN, asked=BRIBING[0])
    assert laid.options() == [Bribe(0, 1)]
    laid.submit(0, Bribe(0, 1))
    assert laid.options() == [Post(at("c1"))]
    told = laid.submit(0, Post(at("c1")))
    assert told[:2] == [KnightPosted(0, 0, at("c1"), 0), KnightDismissed(1, at("d1"), at("f1"))]
    assert laid.state.guards[:2] == [2, 1]
    assert laid.state.reserve[1] == 15 - 2 + 1


def test_the_victim_chooses_among_knights_that_may_leave() -> None:  # LH-26
    laid = table(
        """
.A  .a  F  |.b  .B  .b |
--  --  --  --  --  --
""",
        asked=BRIBING[0],
    )
    assert laid.submit(0, Bribe(0, 1)) == [TraitorBribed(0, 1, at("a1"), at("e1"))]
    assert laid.submit(0, Post(at("c1")))[0] == KnightPosted(0, 0, at("c1"), 1), "the fee is paid"
    assert laid.match.actor == 1
    assert laid.options() == [Dismiss(at("d1")), Dismiss(at("f1"))]
    laid.submit(1, Dismiss(at("d1")))
    assert laid.match.actor == 1, "seat 0 has drawn a card, and its turn is over"
    assert laid.asked() == "Acting"


def test_both_domains_need_a_knight_and_the_seat_one_in_reserve_and_room() -> None:  # LH-26
    traitor = card("B", traitor=1)
    hands = [[traitor] * 3, [0] * 3, [0] * 3]
    laid = table(CHAIN, hands=hands)
    assert Play(traitor, TRAITOR) in laid.options()
    laid.state.reserve[0] = 0
    assert Play(traitor, TRAITOR) not in laid.options()
    for without in (CHAIN.replace("a", " "), CHAIN.replace("b", " "), CHAIN.replace(".a  .  ", ".a  V  ")):
        assert Play(traitor, TRAITOR) not in table(without, hands=hands).options()
    forest = CHAIN.replace(".a  .  ", ".a  F  ")
    assert Play(traitor, TRAITOR) in table(forest, hands=hands, coins=[7, 0, 0]).options()
    assert Play(traitor, TRAITOR) not in table(forest, hands=hands, coins=[6, 0, 0]).options()


def test_a_traitor_may_leave_a_castle_without_knights_and_allies_may_be_hit() -> None:  # LH-26, LH-27
    laid = table(CHAIN.replace(".b  .b", ".b  . "), asked=ALLYING[0])
    laid.submit(0, Ally(0, 1))
    laid.state.phases[-1] = BRIBING[0]
    laid.submit(0, Bribe(0, 1))
    laid.submit(0, Post(at("c1")))
    assert laid.state.guards[:2] == [2, 0]


def test_for_the_neutral_colour_the_acting_player_chooses() -> None:  # LH-4, LH-26
    laid = table(".A  .a  .  |.c  .C  .c |\n--  --  --  --  --  --", seats=2, asked=BRIBING[0])
    laid.submit(0, Bribe(0, 1))
    laid.submit(0, Post(at("c1")))
    assert laid.match.actor == 0
    assert laid.options() == [Dismiss(at("d1")), Dismiss(at("f1"))]
    laid.submit(0, Dismiss(at("f1")))
    assert laid.state.reserve == [15 - 2, 15, 15 - 1]


# ---- alliance


def test_an_alliance_binds_one_pair_of_domains_only() -> None:  # LH-27, LH-32
    laid = table(
        """
.A  .a  .  |.   .B |
            --  --
.   .   .  |.   .B |
--  --  --  --  --
""",
        asked=ALLYING[0],
    )
    assert laid.options() == [Ally(0, 1), Ally(0, 2)]
    assert laid.submit(0, Ally(0, 2))[0] == AllianceMade(0, 1, at("a1"), at("e2"))
    laid.state.phases[-1] = EXPANDING[0][2]
    squares = {option.square for option in laid.match.game.legal(laid.state)}  # type: ignore[attr-defined]
    assert at("d1") in squares
    assert at("d2") not in squares
    laid.state.phases[-1] = EXPANDING[1][2]
    laid.state.guards[2] = 9
    squares = {option.square for option in laid.match.game.legal(laid.state)}  # type: ignore[attr-defined]
    assert at("c2") not in squares, "neither may enter the other"
    laid.state.phases[-1] = ALLYING[0]
    assert laid.match.game.legal(laid.state) == [Ally(0, 1)], (
        "not twice the same pair, but a domain may have more allies"
    )


def test_an_alliance_lasts_when_the_domains_stop_touching() -> None:  # LH-27
    laid = table(".A  .a  .  |.   .B |\n--  --  --  --  --", asked=ALLYING[0])
    laid.submit(0, Ally(0, 1))
    assert (laid.state.allies[0], laid.state.allies[1]) == (0b10, 0b01)
    laid.state.domain[at("d1")] = NOBODY
    assert neighbours(laid.state, 0) == []
    laid.state.domain[at("d1")] = 1
    laid.state.phases[-1] = EXPANDING[0][1]
    assert Annex(0, at("d1")) not in laid.match.game.legal(laid.state)


def test_domains_that_touch_at_a_corner_are_no_neighbours() -> None:  # LH-10, LH-40
    laid = table("""
.A |.
--  --
.  |.B |
--  --
""")
    assert laid.state.domain[at("b2")] == 1
    assert neighbours(laid.state, 0) == []


def test_own_domains_are_no_partners() -> None:  # LH-26, LH-27
    laid = table(".A  .a |.a  .A |\n--  --  --  --")
    assert neighbours(laid.state, 0) == []


def test_the_neutral_colour_is_an_opponent_and_scores_nothing() -> None:  # LH-4
    laid = table(
        """
.A  .a |V   F   .C |
--  --  --  --  --
""",
        seats=2,
        asked=EXPANDING[0][2],
    )
    assert laid.scores == [0, 0]
    assert laid.match.tally()["village"] == [0, 0]
    laid.submit(0, Annex(0, at("c1")))
    assert laid.scores == [3, 0]
    laid = table(".A  .a |V  .c  .C |\n--  --  --  --  --".replace("V  ", "V   "), seats=2, asked=EXPANDING[0][2])
    assert Annex(0, at("c1")) not in laid.options(), "as many knights as the neutral domain"
    laid.state.phases[-1] = ALLYING[0]
    assert laid.options() == [Ally(0, 1)]


# ---- what a hover shows


def test_a_border_shows_what_it_would_close_and_score() -> None:  # LH-11, LH-25
    laid = fencing("""
.A  F  |V
--
""")
    view = laid.match.view(0)
    outcome = border_outcome(view, between("b1", "b2"))  # type: ignore[arg-type]
    assert outcome.points == (1, 0, 0)
    assert outcome.founded == (0,)
    assert outcome.squares == (at("a1"), at("b1"))
    assert outcome.borders == (between("b1", "b2"),)
    assert border_outcome(view, between("e5", "e6")).points == (0, 0, 0)  # type: ignore[arg-type]
    assert laid.match.view(0) == view, "nothing has changed"


def test_an_expansion_card_needs_a_domain_that_can_grow() -> None:  # LH-9, LH-22
    grow = card("B", expand=2)
    laid = table(".A  .a", hands=[[grow] * 3, [0] * 3, [0] * 3])
    assert Play(grow, EXPAND) not in laid.options()
    laid = table(".A  .a |\n--  --", hands=[[grow] * 3, [0] * 3, [0] * 3])
    assert Play(grow, EXPAND) in laid.options()
    with pytest.raises(IllegalAction):
        laid.submit(0, Annex(0, at("c1")))
