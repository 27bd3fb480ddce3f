"""What the search understands, shown on tiny games. They are plain Python, so this is not tried on compiled rules."""

from __future__ import annotations

from math import inf

import pytest

from game.ai.search import Hints, Search
from tests.toys.toys import PENNIES, WHEEL, Pennies, Say, pennies, wheel

RAW = Hints()


class Keyed(Hints):
    """Knows a question by what its seat knows: here by who is asked."""

    keyed = True

    def key(self, state: Pennies, seat: int) -> int:
        return hash((type(state.phases[-1]), seat))


@pytest.mark.parametrize("hints", [RAW, Keyed()], ids=["heard", "keyed"])
def test_opponents_do_not_see_a_sealed_answer(hints: Hints) -> None:
    view = PENNIES.view(pennies(), 0)
    for choice in Search(PENNIES, hints).think(view, 1, 2000, inf):
        assert 0.2 < choice.wins < 0.8, "whoever saw the sealed answer would always win"


def test_the_second_of_two_sealed_answers_is_given_blindly() -> None:
    truths = []
    for said in (0, 1):
        state = pennies()
        state.phases.pop().answer(state, Say(said), lambda *told: None)
        truths.append(Search(PENNIES, RAW).think(PENNIES.view(state, 1), 1, 500, inf))
    assert truths[0] == truths[1]


def test_it_looks_at_what_luck_brings_before_it_decides() -> None:
    """Spinning is worth five and more to somebody who then looks at the wheel, and four and a half blindly."""
    best = Search(WHEEL, RAW).think(WHEEL.view(wheel(), 0), 1, 3000, inf)[0]
    assert best.action == Say(1)
    assert best.wins > 0.9
