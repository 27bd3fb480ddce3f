"""The search: honest, reproducible, and clever enough for what it is given."""

from __future__ import annotations

from itertools import count, pairwise
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.hints.intrigues import IntriguesHints
from game.ai.levels import LEVELS, PUNCTUAL, Level, Thinker, level, merged, pick
from game.ai.search import Choice, Hints, Search, payoff
from game.catalogue import parts
from game.rules import intrigues
from game.rules.intrigues.box import CABBAGE, CHICKEN, COW, DOG, FOX, PIG, RABBIT, WHEAT, WOLF
from game.rules.intrigues.moves import GuardFoxes, Pick, Reveal, Stop, Take
from game.rules.intrigues.rules import EFFECTS
from game.rules.kernel import LUCK, OVER, Action, Random
from tests.rules.random_play import played, tables
from tests.rules.table import Table, at_the_end, table

HINTED, RAW = IntriguesHints(), Hints()


def thought(laid: Table, hints: Hints, iterations: int = 300, seed: int = 1) -> list[Choice]:
    seat = laid.match.actor
    return Search(intrigues, hints).think(laid.match.view(seat), seed, iterations, inf)


# ---- what it understands


@pytest.mark.parametrize("hints", [RAW, HINTED], ids=["raw", "hinted"])
def test_it_stops_before_a_known_repeat(hints: Hints) -> None:
    laid = table([COW, CABBAGE] + [WHEAT] * 5, centre={CABBAGE: 1, WHEAT: 3, RABBIT: 1})
    laid.submit(0, Reveal())
    assert thought(laid, hints)[0].action == Stop()


@pytest.mark.parametrize("hints", [RAW, HINTED], ids=["raw", "hinted"])
def test_it_takes_a_known_good_card(hints: Hints) -> None:
    laid = table([COW, CABBAGE] + [FOX, WOLF] * 3, centre={WHEAT: 1})
    laid.submit(0, Reveal())
    assert thought(laid, hints)[0].action == Reveal()


def test_it_leaves_the_foxes_alone_where_that_saves_the_wheat() -> None:  # IC-22
    laid = at_the_end([{DOG: 1, FOX: 1, CHICKEN: 5, WHEAT: 12}, {}])
    assert thought(laid, RAW)[0].action == GuardFoxes(False)
    assert thought(laid, HINTED)[0].action == GuardFoxes(False)
    laid = at_the_end([{DOG: 1, FOX: 1, CHICKEN: 4, WHEAT: 1}, {}])
    assert thought(laid, HINTED)[0].action == GuardFoxes(True)


def test_the_pig_hits_where_it_hurts() -> None:
    laid = table([PIG] + [CABBAGE] * 3, [{}, {PIG: 1, FOX: 1}])
    laid.submit(0, Reveal())
    assert thought(laid, HINTED)[0].action == Take(1, PIG)


# ---- honest and reproducible


def test_the_same_view_and_seed_give_the_same_thought() -> None:
    laid = table([CABBAGE] + [DOG, FOX, PIG, WHEAT] * 6, [{WOLF: 1}, {CABBAGE: 2}])
    laid.submit(0, Reveal())
    assert thought(laid, HINTED) == thought(laid, HINTED)
    assert thought(laid, HINTED) != thought(laid, HINTED, seed=2)


def test_a_hidden_card_changes_no_thought() -> None:
    """Seat 0 has seen the top card; seat 1 thinks the same, whatever it is."""
    thoughts = []
    for top in (WHEAT, DOG):
        laid = table([COW, top, FOX, DOG, WHEAT, FOX])
        laid.state.deck[:] = table([COW, WHEAT, FOX, DOG, WHEAT, FOX]).state.deck
        laid.submit(0, Reveal())
        laid.submit(0, Stop())
        assert laid.state.top == top
        thoughts.append(thought(laid, HINTED))
    assert thoughts[0] == thoughts[1]


def test_thoughts_are_the_same_compiled_and_plain() -> None:
    """The figures of a known position; a change of rules, hints or search changes them."""
    laid = table([CABBAGE] + [DOG, FOX, PIG, WHEAT, COW, CHICKEN] * 5, [{WOLF: 1}, {CABBAGE: 2}])
    laid.submit(0, Reveal())
    best = thought(laid, HINTED)[0]
    assert (best.action, best.visits, round(best.worth, 6)) == KNOWN


KNOWN = (Reveal(), 159, 0.515772)


def test_it_goes_on_with_what_it_has_learnt_within_a_turn() -> None:
    laid = table([CABBAGE, WOLF] + [DOG, FOX, PIG, WHEAT] * 6, [{FOX: 1, COW: 1}, {CABBAGE: 2}])
    laid.submit(0, Reveal())
    search = Search(intrigues, HINTED)
    search.think(laid.match.view(0), 1, 600, inf)
    known = len(search.nodes)
    laid.submit(0, Reveal())
    search.think(laid.match.view(0), 1, 1, inf)
    assert len(search.nodes) >= known, "the question was one it had thought of"


def test_whoever_is_told_to_stop_stops() -> None:
    laid = table([CABBAGE] + [DOG, FOX, PIG, WHEAT] * 6)
    laid.submit(0, Reveal())
    search = Search(intrigues, RAW)
    assert search.think(laid.match.view(0), 1, 10**6, inf, lambda: True)
    assert search.iterations < 100


def test_an_obvious_answer_takes_no_time() -> None:
    laid = table([COW, CABBAGE] + [WHEAT] * 5, centre={CABBAGE: 1})
    laid.submit(0, Reveal())
    search = Search(intrigues, HINTED)
    search.think(laid.match.view(0), 1, 10**6, inf)
    assert search.iterations == 0


# ---- payoffs


@given(st.lists(st.integers(-20, 90), min_size=2, max_size=5))
def test_a_payoff_is_between_0_and_1_and_the_winner_has_most(points: list[int]) -> None:
    winners = [seat for seat, mine in enumerate(points) if mine == max(points)]
    worth = payoff(points, winners, 10).worth
    assert all(0 <= value <= 1 for value in worth)
    for one, mine in enumerate(points):
        for other, theirs in enumerate(points):
            if mine > theirs:
                assert worth[one] > worth[other]


def test_a_lost_game_is_worth_more_the_closer_it_is() -> None:
    worths = [payoff([mine, 40, 30], [1], 10).worth[0] for mine in (5, 20, 29, 31, 39)]
    assert all(worse < better for worse, better in pairwise(worths))


# ---- hints


@settings(max_examples=10)
@given(table=st.sampled_from(tables()), seed=st.integers(0, 10_000))
def test_hints_keep_to_what_a_seat_knows_and_to_what_is_legal(table: tuple[str, int, int], seed: int) -> None:
    rules, hints = parts(table[0])
    for match in played(table, seed):
        seat = match.actor
        if seat < 0:
            continue
        view = match.view(seat)
        worlds = [rules.imagine(view, Random(number)) for number in range(3)]
        assert len({hints.key(world, seat) for world in worlds}) == 1
        options = list(view.options)
        sensible = hints.sensible(worlds[0], options)
        assert sensible
        assert set(sensible) <= set(options)
        opinions = hints.opinions(worlds[0], sensible)
        assert len(opinions) in (0, len(sensible))
        assert all(0 <= opinion <= 1 for opinion in opinions)


def test_two_questions_on_the_same_table_are_two() -> None:
    """Records hash by their fields alone; the key must tell a fox from a pig."""
    laid = table([FOX, PIG], [{}, {DOG: 1}])
    laid.submit(0, Reveal())
    state = laid.state
    robbing = HINTED.key(state, 0)
    state.phases[-1] = EFFECTS[PIG][0]
    assert HINTED.key(state, 0) != robbing


@settings(max_examples=20)
@given(table=st.sampled_from(tables()), seed=st.integers(0, 10_000))
def test_a_hinted_play_out_ends_lawfully(table: tuple[str, int, int], seed: int) -> None:
    rules, hints = parts(table[0])
    *_, match = [match for match, _step in zip(played(table, seed), range(20), strict=False)]
    state = rules.imagine(match.view(0), Random(seed))
    whole = [sum(column) for column in zip(*rules.census(state).values(), strict=True)]
    hints.play_out(state, Random(seed))
    assert rules.actor(state) == OVER or all(0 <= worth <= 1 for worth in hints.estimate(state))
    assert [sum(column) for column in zip(*rules.census(state).values(), strict=True)] == whole


@given(st.lists(st.integers(0, 6), min_size=10, max_size=10))
def test_the_worth_of_a_castle_is_what_its_best_guards_score(counts: list[int]) -> None:  # IC-22 … IC-30
    from game.ai.hints.intrigues import CAT_POINTS, _worth

    castle = {**dict(enumerate(counts)), CABBAGE: counts[CABBAGE] + 1}
    laid = at_the_end([castle, {}])
    best = _best_score(laid, 0)
    laid = table([DOG], [castle, {}])
    cats = castle[0]
    assert _worth(laid.state, laid.state.castles[0]) - CAT_POINTS * cats + (7 if cats else 0) == best


def _best_score(laid: Table, seat: int) -> int:
    """What the seat scores if it tries every way to post its dogs."""
    if laid.match.actor == OVER:
        return sum(points[seat] for points in laid.match.tally().values())
    best = -99
    for action in laid.options():
        laid.match.submit(seat, action)
        best = max(best, _best_score(laid, seat))
        laid.match.take_back()
    return best


@pytest.mark.slow
def test_hints_help() -> None:
    wins = 0.0
    for number in range(24):
        wins += _game([HINTED, RAW], 20, number // 2, number % 2)
    assert wins > 15


def _game(hints: list[Hints], iterations: int, seed: int, first: int) -> float:
    """Hints against hints at two seats; what the first of them wins."""
    state = intrigues.start(intrigues.load_box({}, {}), 2)
    random, seats = Random(seed), hints if first == 0 else hints[::-1]
    while (seat := intrigues.actor(state)) != OVER:
        if seat == LUCK:
            urn = intrigues.urn(state)
            from game.rules.kernel import draw

            intrigues.apply(state, draw(urn, random))
            continue
        view = intrigues.view(state, seat)
        action: Action = view.options[0]
        if len(view.options) > 1:
            action = Search(intrigues, seats[seat]).think(view, random.randrange(10**9), iterations, inf)[0].action
        intrigues.apply(state, action)
    winners = intrigues.winners(state)
    return 1 / len(winners) if first in winners else 0.0


# ---- levels


def test_levels_are_named_and_given_budgets() -> None:
    assert list(LEVELS) == ["random", "newcomer", "easy", "normal", "hard", "master"]
    assert level("hard") == LEVELS["hard"]
    assert (level("hard@400").iterations, level("hard@400").seconds) == (400, inf)
    assert level("easy@20").slips == LEVELS["easy"].slips
    assert level("master@2.5s").seconds == 2.5
    for wrong in ("harder", "hard@", "hard@0", "hard@-1", "hard@x", "hard@1e9", "@5", "", "hard@5@5"):
        with pytest.raises(LookupError):
            level(wrong)


def test_budgets_grow_from_level_to_level() -> None:
    levels = list(LEVELS.values())[1:]
    assert all(lower.iterations < upper.iterations for lower, upper in pairwise(levels))
    assert all(lower.seconds < upper.seconds for lower, upper in pairwise(levels))
    assert (LEVELS["normal"].seconds, LEVELS["hard"].seconds, LEVELS["master"].seconds) <= (0.5, 1.5, 5.0)


def test_each_level_slips_less_than_the_one_below_and_a_master_never() -> None:
    levels = list(LEVELS.values())[1:]
    assert all(lower.slips > upper.slips for lower, upper in pairwise(levels))
    assert LEVELS["master"].slips == 0.0


def test_slips_prefer_the_better_answers() -> None:
    choices = [Choice(Pick(0), 10, 0.6, 0.6), Choice(Pick(1), 5, 0.55, 0.5), Choice(Pick(2), 1, 0.1, 0.1)]
    picked = [pick(choices, 0.05, seed) for seed in range(400)]
    counts = [picked.count(choice.action) for choice in choices]
    assert counts[0] > counts[1] > 50 > counts[2]
    assert {pick(choices, 0.0, seed) for seed in range(20)} == {Pick(0)}


def test_slips_do_not_fall_for_an_answer_that_was_lucky_once() -> None:
    choices = [Choice(Pick(0), 60, 0.6, 0.6), Choice(Pick(1), 1, 0.9, 1.0), Choice(Pick(2), 1, 0.1, 0.1)]
    picked = [pick(choices, LEVELS["hard"].slips, seed) for seed in range(400)]
    assert 0 < picked.count(Pick(1)) < 20
    assert Pick(2) not in picked


def test_several_searches_are_merged_by_how_much_they_tried() -> None:
    together = merged([[Choice(Pick(0), 30, 0.5, 0.5), Choice(Pick(1), 10, 0.1, 0.2)], [Choice(Pick(1), 50, 0.7, 0.8)]])
    assert [choice.action for choice in together] == [Pick(1), Pick(0)]
    assert together[0].visits == 60
    assert together[0].worth == pytest.approx(0.6)
    assert merged([]) == []


def test_a_turn_s_time_is_shared_by_its_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr("game.ai.levels.perf_counter", lambda: next(clock))  # every thought takes a second
    thinker = Thinker(*parts("intrigues"), Level(20, seconds=10))
    laid = table([CABBAGE] + [DOG, FOX, PIG, WHEAT] * 6)
    laid.submit(0, Reveal())
    view, left = laid.match.view(0), []
    for number, fresh in enumerate([True, False, False, True]):
        thinker.answer(view, number, fresh)
        left.append(thinker._left)
    turn = 10 * PUNCTUAL
    assert left == [turn - 1, turn - 2, turn - 3, turn - 1], "a new turn has its time again"


def test_a_turn_that_begins_with_an_obvious_answer_has_its_time_again() -> None:
    thinker = Thinker(*parts("intrigues"), Level(60, seconds=inf))
    thinker._left = 0.0
    laid = table([CABBAGE] + [DOG, FOX, PIG, WHEAT] * 6)
    thinker.answer(laid.match.view(0), 1, True)
    laid.submit(0, Reveal())
    thinker.answer(laid.match.view(0), 2, False)
    assert thinker._search.iterations > 16
