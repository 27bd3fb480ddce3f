"""What the computer understands of Lionheart: fences, growth, cards; and that it stays honest."""

from __future__ import annotations

from math import inf

import pytest

from game.ai.hints.lionheart import LionheartHints
from game.ai.hints.lionheart_plans import chances, growth, plan, plans, prospects
from game.ai.levels import Thinker, level
from game.ai.search import Choice, Search
from game.catalogue import parts
from game.rules import lionheart
from game.rules.kernel import OVER, Random
from game.rules.lionheart.box import EXPAND
from game.rules.lionheart.moves import Annex, Build, Fence, Play, Sell
from game.rules.lionheart.rules import EXPANDING, FENCING
from game.rules.lionheart.sight import View
from tests.rules.lionheart_table import Table, at, between, card, table
from tests.rules.random_play import played, tables

HINTS = LionheartHints()
GROW = card("B", expand=2)
CORNER = """
.A  .a  F  |.
           |
V   .   F  |.

.   .   .  |.
--  --
"""


def thought(laid: Table, iterations: int = 60, seed: int = 1) -> list[Choice]:
    seat = laid.match.actor
    return Search(lionheart, HINTS).think(laid.match.view(seat), seed, iterations, inf)


# ---- what it understands


def test_a_plan_names_the_borders_that_are_missing() -> None:
    laid = table(CORNER)
    found = plan(laid.state, 0)
    assert found is not None
    assert found.edges == [between("c3", "c4")]
    assert found.points == 5
    assert plans(table(".A  .a  .a  .A", far="BC").state, 0) == [], "castles in one chain can never be parted"


def test_it_closes_a_domain_where_one_border_is_missing() -> None:
    laid = table(CORNER, asked=FENCING[0][1])
    assert thought(laid)[0].action == Fence(between("c3", "c4"))


def test_it_plays_the_card_that_closes_a_domain() -> None:
    border, other = card("A", borders=1), card("B", alliance=1)
    laid = table(CORNER, hands=[[border, other, other], [0] * 3, [0] * 3])
    assert thought(laid)[0].action == Play(border, 0)


def test_it_takes_the_village_before_the_field() -> None:
    laid = table(".A  .a |V   .\n--  --\n.   .   .   .", asked=EXPANDING[0][1])
    assert thought(laid)[0].action == Annex(0, at("c1"))


def test_it_grows_rather_than_sells_where_that_wins() -> None:
    laid = table(
        ".A  .a |V   V\n--  --\n.   .   .   .",
        hands=[[GROW, GROW, GROW], [0] * 3, [0] * 3],
        options={"goals": [6, 6, 6]},
    )
    best = thought(laid, 120)[0]
    assert best.action == Play(GROW, EXPAND)
    assert best.worth > 0.8


def test_growth_looks_at_who_may_enter_whom() -> None:
    laid = table(".A  .a |V   .B |\n--  --  --  --")
    assert growth(laid.state)[0] > growth(laid.state)[1]
    laid.state.allies[0], laid.state.allies[1] = 0b10, 0b01
    assert growth(laid.state)[0] < 3


def test_points_thalers_and_fences_make_a_seat_s_chances() -> None:
    laid = table(CORNER.replace("|.\n--  --", "|.\n--  --  --"), coins=[10, 10, 10])
    assert laid.scores[0] == 5
    assert chances(laid.state)[0] > chances(laid.state)[2]
    assert sum(chances(laid.state)) == pytest.approx(1)
    before = prospects(laid.state)
    laid.state.coins[1] += 5
    assert prospects(laid.state)[1] > before[1]


def test_a_castle_wants_rich_land_and_room() -> None:
    match = next(match for match in played(("lionheart", 2, 0), 3) if match.view(0).asked == "Building")
    view = match.view(match.actor)
    assert isinstance(view, View)
    state = lionheart.imagine(view, Random(1))
    few = HINTS.sensible(state, list(view.options))
    assert len(few) <= 8 < len(view.options)
    assert all(isinstance(action, Build) for action in few)


def test_an_opinion_counts_from_what_is_usual_at_its_question() -> None:
    """Else every untried answer of somebody who is losing would seem a good one."""
    laid = table(CORNER, hands=[[0, 1, GROW], [0] * 3, [0] * 3])
    absolute = LionheartHints()
    absolute.relative = False
    sober, hopeful = [
        {choice.action: choice for choice in Search(lionheart, hints).think(laid.match.view(0), 1, 1, inf)}
        for hints in (HINTS, absolute)
    ]
    [usual] = [choice.wins for choice in sober.values() if choice.visits]
    untried = [action for action, choice in sober.items() if not choice.visits]
    assert abs(usual - 0.5) > 0.01
    assert untried
    for action in untried:
        assert sober[action].worth - hopeful[action].worth == pytest.approx(usual - 0.5)


# ---- honest and lawful


def test_hints_keep_to_what_a_seat_knows_and_to_what_is_allowed() -> None:
    for table_ in [table_ for table_ in tables() if table_[0] == "lionheart"][::2]:
        for match in played(table_, 11):
            seat = match.actor
            if seat < 0 or len(match.steps) % 9:
                continue
            view = match.view(seat)
            assert isinstance(view, View)
            worlds = [lionheart.imagine(view, Random(number)) for number in range(3)]
            assert len({HINTS.key(world, seat) for world in worlds}) == 1
            options = list(view.options)
            sensible = HINTS.sensible(worlds[0], options)
            assert sensible
            assert set(sensible) <= set(options)
            opinions = HINTS.opinions(worlds[0], sensible)
            assert len(opinions) == len(sensible)
            assert all(0 <= opinion <= 1 for opinion in opinions)


def test_a_play_out_is_broken_off_after_a_round_and_estimated() -> None:
    for seed in range(6):
        match = next(match for match in played(("lionheart", 3, 0), seed) if match.actor >= 0 and len(match.steps) > 60)
        view = match.view(match.actor)
        assert isinstance(view, View)
        state = lionheart.imagine(view, Random(seed))
        whole = [sum(column) for column in zip(*lionheart.census(state).values(), strict=True)]
        HINTS.play_out(state, Random(seed))
        assert lionheart.actor(state) == OVER or type(state.phases[-1]).__name__ == "Acting"
        assert [sum(column) for column in zip(*lionheart.census(state).values(), strict=True)] == whole
        assert sum(HINTS.estimate(state)) == pytest.approx(1)


def test_a_hidden_hand_changes_no_thought() -> None:
    one, other = (table(CORNER, hands=[[0, 0, GROW], hidden, [1, 5, 5]]) for hidden in ([1, 2, 3], [3, 4, 5]))
    assert one.match.view(0) == other.match.view(0)
    assert one.match.view(1) != other.match.view(1)
    assert thought(one, 30) == thought(other, 30)


def test_the_same_view_and_seed_give_the_same_thought() -> None:
    laid = table(CORNER, hands=[[0, 1, GROW], [0] * 3, [0] * 3])
    assert thought(laid) == thought(laid)


def test_a_turn_keeps_to_its_time_although_it_is_several_questions() -> None:
    thinker = Thinker(*parts("lionheart"), level("normal@1s"))
    laid = table(CORNER, hands=[[card("A", borders=3), 0, 0], [0] * 3, [0] * 3])
    left = 1.0
    for number in range(3):
        if laid.match.actor == 0:
            laid.submit(0, thinker.answer(laid.match.view(0), number, number == 0))
            assert thinker._left < left
            left = thinker._left
    assert left > -1.0
    assert Sell(0) not in laid.options() or laid.match.actor != 0
