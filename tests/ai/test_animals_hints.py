"""The computer seats of Animal Kingdoms: what they understand of the game."""

from __future__ import annotations

from itertools import pairwise
from math import inf
from typing import Any

import pytest

from game.ai.hints.animals import AnimalsHints
from game.ai.search import Choice, Search
from game.lab.simulate import Order, simulate
from game.rules import animals
from game.rules.animals.moves import Claim, Fight, Pass, Rally, Reinforce, Retreat
from game.rules.kernel import OVER, Random
from tests.rules.animals_table import (
    ANY,
    BEE,
    COAST,
    MEADOWS,
    MOUNTAINS,
    OWL,
    PANDA,
    TIGER,
    WOODS,
    Table,
    beast,
    ranks,
    table,
)

HINTS = AnimalsHints()
MINE = [beast(PANDA, rank) for rank in (2, 3, 5, 6)]
THEIRS = [beast(TIGER, rank) for rank in (2, 3, 5, 6)]


def thought(laid: Table, iterations: int = 200, seed: int = 1) -> list[Choice]:
    seat = laid.match.actor
    return Search(animals, HINTS).think(laid.match.view(seat), seed, iterations, inf)


def test_it_takes_the_lead_where_that_brings_most() -> None:
    """The others have retreated; one token takes the Coast, worth 8, and changes nothing in the Meadows."""
    laid = table(
        [MINE, THEIRS],
        [ANY, 6, 6, 6, ANY],
        influence={COAST: {0: 2, 1: 2}, MEADOWS: {0: 2}},
        retreats=(1,),
        age=3,
        supply=[1, 9],
    )
    assert isinstance(best := thought(laid)[0].action, Claim)
    assert best.kingdom == COAST


def test_it_does_not_retreat_while_a_turn_brings_points() -> None:
    laid = table([MINE, THEIRS], influence={WOODS: {1: 2}, MOUNTAINS: {0: 1}})
    assert not isinstance(thought(laid)[0].action, Retreat)


def test_it_does_not_claim_a_capital_that_ends_a_good_age() -> None:
    laid = table([MINE, THEIRS], influence={MEADOWS: {0: 3}, COAST: {1: 2}})
    best = thought(laid, 300)[0].action
    assert not (isinstance(best, Claim) and best.kingdom == MEADOWS)


def test_it_rallies_for_the_point_where_nothing_can_be_claimed() -> None:
    laid = table([ranks(1, 2, 3, 2), THEIRS], [1] * 5)
    assert thought(laid)[0].action == Rally()


def battle(modifiers: list[int], rank: int, against: int) -> Table:
    hands = [[beast(BEE, rank), *MINE[:3]], [beast(OWL, against), *THEIRS[:3]]]
    laid = table(hands, influence={COAST: {0: 1, 1: 1}}, modifiers=modifiers, age=3)
    laid.retreat(0, 1)
    laid.submit(0, Fight(beast(BEE, rank)))
    laid.submit(1, Fight(beast(OWL, against)))
    return laid


def test_it_spends_just_the_modifiers_that_win() -> None:
    laid = battle([3, 0], 4, 5)
    assert thought(laid)[0].action == Reinforce(1)
    assert HINTS.sensible(laid.state, laid.options()) == [Pass(), Reinforce(1), Reinforce(2)]


def test_it_does_not_raise_a_beast_into_the_teeth_of_a_1() -> None:
    laid = battle([1, 0], 7, 1)
    assert thought(laid)[0].action == Pass()


def test_a_play_out_stops_at_the_end_of_the_age_and_is_estimated() -> None:
    laid = table([MINE, THEIRS], points=[30, 5, 0, 0, 0, 0, 0, 0])
    state = laid.state.clone()
    HINTS.play_out(state, Random(1))
    assert state.age == 2
    leader, other = HINTS.estimate(state)
    assert 0 < other < leader < 1
    last = table([MINE, THEIRS], age=3).state
    HINTS.play_out(last, Random(1))
    assert animals.actor(last) == OVER


def test_a_lead_counts_for_more_the_fewer_ages_are_to_come() -> None:
    worths = []
    for age in (1, 2, 3):
        state = table([MINE, THEIRS], points=[20, 10, 0, 0, 0, 0, 0, 0], age=age).state
        worths.append(HINTS.estimate(state)[0])
    assert all(less < more for less, more in pairwise(worths))


def test_hidden_cards_change_no_thought() -> None:
    """Seat 1 holds other cards; seat 0 thinks the same."""
    one, other = table([MINE, THEIRS]), table([MINE, ranks(8, 8, 7, 7)])
    views: list[Any] = [laid.match.view(0) for laid in (one, other)]
    assert views[0] == views[1]
    assert thought(one) == thought(other)


def test_thoughts_are_the_same_compiled_and_plain() -> None:
    """The figures of a known position; a change of rules, hints or search changes them."""
    laid = table([MINE, THEIRS], [14, 21, 12, 26, 4], {COAST: ranks(4, 6), WOODS: ranks(1, 1, 3)[2:]}, {COAST: {1: 2}})
    best = thought(laid)[0]
    assert (best.action, best.visits, round(best.worth, 6)) == KNOWN


KNOWN = (Claim(beast(PANDA, 6), WOODS), 35.0, 0.483448)


@pytest.mark.slow
def test_alone_it_beats_random_play_by_far() -> None:
    thinking = simulate(Order("animals", ("hard@40",), {}, {}, seed=3, games=8), jobs=1)
    guessing = simulate(Order("animals", ("random",), {}, {}, seed=3, games=40), jobs=1)
    assert thinking.mean_scores[0] > guessing.mean_scores[0] + 20
    assert thinking.wins[0] > guessing.wins[0] / 5
