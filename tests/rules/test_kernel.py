"""The pieces all games share: drawing, lawful draws, seeds, records as values."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.intrigues.moves import Reveal, Scratched, Take
from game.rules.kernel import Action, Draw, Random, Urn, draw, lawful, mix, values


@given(st.lists(st.integers(0, 4), min_size=1, max_size=8).filter(any), st.data())
def test_a_draw_is_lawful_and_leaves_the_urn_alone(counts: list[int], data: st.DataObject) -> None:
    replace = data.draw(st.booleans())
    draws = data.draw(st.integers(1, 6 if replace else sum(counts)))
    urn = Urn(counts[:], draws, replace)
    drawn = draw(urn, Random(data.draw(st.integers(0, 1000))))
    assert lawful(urn, drawn)
    assert len(drawn.cards) == draws
    assert urn.counts == counts


def test_every_card_of_an_urn_is_drawn_as_often_as_it_lies_there() -> None:
    random = Random(4)
    seen = Counter(draw(Urn([1, 0, 3], 1), random).cards[0] for _ in range(4000))
    assert set(seen) == {0, 2}
    assert 2.7 < seen[2] / seen[0] < 3.3


@pytest.mark.parametrize("cards", [[1, 0, 1, 1], [0] * 20 + [1, 1, 0, 1]], ids=["guessed", "counted"])
def test_where_every_card_lies_once_all_are_drawn_alike(cards: list[int]) -> None:
    random = Random(4)
    seen = Counter(draw(Urn(cards, 1, single=True), random).cards[0] for _ in range(3000))
    assert {card for card, count in enumerate(cards) if count} == set(seen)
    assert all(900 < count < 1100 for count in seen.values())
    assert {tuple(sorted(draw(Urn(cards, 3, single=True), random).cards)) for _ in range(50)} == {tuple(sorted(seen))}


@pytest.mark.parametrize(
    "action",
    [Draw((0, 0)), Draw((1,)), Draw((0, 1, 2)), Draw((0, 3)), Draw((0, -1)), Draw((True, 2)), Reveal()],
    ids=str,
)
def test_an_unlawful_draw_is_seen(action: Action) -> None:
    assert not lawful(Urn([1, 0, 1], 2), action)
    assert lawful(Urn([1, 0, 1], 2), Draw((2, 0)))


def test_a_drawn_card_may_come_again_only_if_it_went_back() -> None:
    assert lawful(Urn([1, 1], 3, replace=True), Draw((1, 1, 1)))
    assert not lawful(Urn([1, 1], 2), Draw((1, 1)))


def test_seeds_that_lie_near_each_other_give_far_numbers() -> None:
    seeds = [mix(base, number) for base in range(20) for number in range(200)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_the_numbers_of_a_seed_never_change() -> None:
    """Saved matches meet the same luck after an update."""
    random = Random(7)
    assert [random.randrange(1000) for _ in range(5)] == [536, 571, 415, 520, 919]
    assert mix(1, 2, 3) == 7510213797696614745


def test_records_are_values() -> None:
    take = Take(1, 3)
    assert take == Take(1, 3)
    assert take != Take(3, 1)
    assert hash(take) == hash(Take(1, 3))
    assert repr(take) == "Take(owner=1, kind=3)"
    assert values(take) == (1, 3)
    for record in (take, Reveal(), Scratched(0, (1, 2))):
        assert pickle.loads(pickle.dumps(record)) == record
        assert copy.deepcopy(record) == record
    with pytest.raises(AttributeError):
        take.owner = 2  # type: ignore[misc]
