"""What the computer seats of Brutal Kingdom understand."""

from __future__ import annotations

from math import inf

import pytest

from game.ai.hints.brutal import BrutalHints
from game.ai.levels import LEVELS, Thinker, level
from game.ai.search import Choice, Hints, Search
from game.catalogue import parts
from game.lab.simulate import play_with
from game.rules import brutal
from game.rules.brutal.box import (
    ABBOT,
    ASSASSIN,
    BERSERKER,
    BISHOP,
    BLACK_KNIGHT,
    CHARLATAN,
    COURTESAN,
    DRUID,
    EXECUTIONER,
    FORTUNE_TELLER,
    INQUISITOR,
    INTRIGUER,
    KING,
    MONK,
    POISONER,
    QUEEN,
    SAINT,
    WHITE_KNIGHT,
    WITCH,
    WIZARD,
)
from game.rules.brutal.cast import CONDEMN
from game.rules.brutal.chapter import EFFECTS
from game.rules.brutal.exchanges import INQUIRING
from game.rules.brutal.moves import Declare, Eliminate, Look, Name, Pass, Play, Raise
from game.rules.kernel import Random
from tests.rules.brutal_table import Table, table
from tests.rules.test_brutal import LIGHT_HANDS, begun, dealt

HINTED, RAW = BrutalHints(), Hints()


def thought(laid: Table, hints: Hints = HINTED, iterations: int = 300) -> list[Choice]:
    return Search(brutal, hints).think(laid.view(laid.match.actor), 1, iterations, inf)


# ---- stories


@pytest.mark.parametrize("hints", [RAW, HINTED], ids=["raw", "hinted"])
def test_it_strikes_a_king_while_it_can(hints: Hints) -> None:
    laid = table(
        [[ASSASSIN, BERSERKER], [DRUID, EXECUTIONER], [MONK, INQUISITOR]],
        [[WITCH, POISONER], [BISHOP, KING], [WIZARD, ABBOT]],
        chapter=3,
        chapel=[0, 0, 0, 3],
    )
    assert thought(laid, hints)[0].action == Play(ASSASSIN)


def test_it_strikes_the_richer_stack() -> None:
    laid = table([[POISONER, MONK], [DRUID, SAINT], [EXECUTIONER, WITCH]], [[], [KING, BISHOP], [ABBOT]])
    laid.play(POISONER)
    assert thought(laid)[0].action == Eliminate(1)


def test_it_does_not_send_the_queen_to_a_king_in_wait() -> None:
    laid = table([[QUEEN, MONK], [DRUID, SAINT], [ASSASSIN, WITCH]], [[WIZARD, ABBOT], [KING], [POISONER]])
    assert thought(laid)[0].action == Play(MONK)


def test_it_names_only_characters_that_can_still_be_played() -> None:
    laid = table([[EXECUTIONER, MONK], [DRUID, SAINT], [ASSASSIN, WITCH]], [[WIZARD], [KING], [POISONER]])
    laid.play(EXECUTIONER)
    named = {choice.action for choice in thought(laid)}
    assert named.isdisjoint({Name(WIZARD), Name(KING), Name(POISONER), Name(MONK)})
    assert {Name(DRUID), Name(WITCH)} <= named


def test_it_names_nobody_the_inquisitor_has_asked_for_in_vain() -> None:
    laid = table([[INQUISITOR, MONK], [EXECUTIONER, SAINT], [ASSASSIN, WITCH]])
    laid.play(INQUISITOR)
    laid.submit(0, Declare(20))
    laid.submit(0, Name(KING))
    laid.play(EXECUTIONER)
    assert Name(KING) not in {choice.action for choice in thought(laid)}


def test_it_names_a_victim_it_has_seen() -> None:
    """Seat 1 holds nothing but the Bishop, and seat 0 knows it."""
    laid = table([[EXECUTIONER], [BISHOP], [ASSASSIN]], [[WIZARD], [MONK], [POISONER]])
    laid.state.seen[BISHOP] |= 1
    laid.play(EXECUTIONER)
    assert thought(laid)[0].action == Name(BISHOP)


def test_a_look_is_never_declined() -> None:
    laid = table([[FORTUNE_TELLER, MONK], [WITCH, DRUID], [QUEEN, SAINT], [ASSASSIN, POISONER]])
    laid.play(FORTUNE_TELLER)
    assert [choice.action for choice in thought(laid)] == [Look()]


def test_the_charlatan_turns_up_what_brings_tokens() -> None:
    hands = [[CHARLATAN], [COURTESAN], [BLACK_KNIGHT], [INTRIGUER]]
    laid = table(hands, [[KING, POISONER], [MONK], [DRUID], [SAINT]], down=[KING, POISONER])
    laid.play(CHARLATAN)
    assert thought(laid)[0].action == Raise(KING)


# ---- honest


def test_what_others_have_sealed_changes_no_thought() -> None:
    """Seat 0 has chosen; seat 1 thinks the same, whatever it was."""
    thoughts = []
    for card in LIGHT_HANDS[0]:
        match = dealt(begun(4), *LIGHT_HANDS)
        match.submit(0, Pass(card))
        thoughts.append(thought(Table(match, []), iterations=60))
    assert thoughts[0] == thoughts[1]


def test_questions_are_known_by_what_lies_open_and_the_own_hand() -> None:
    laid = table([[EXECUTIONER, MONK], [DRUID, SAINT], [ASSASSIN, WITCH]], [[WIZARD], [KING], [POISONER]])
    worlds = [brutal.imagine(laid.view(0), Random(seed)) for seed in range(9)]
    assert len({HINTED.key(world, 0) for world in worlds}) == 1, "not by what the others hold"
    assert len({HINTED.key(world, 1) for world in worlds}) == len({tuple(world.hands[1]) for world in worlds})


def test_two_questions_on_the_same_table_are_two() -> None:
    state = table([[INQUISITOR, MONK], [DRUID, SAINT], [ASSASSIN, WITCH]], [[EXECUTIONER], [KING], [POISONER]]).state
    state.phases[-1] = EFFECTS[CONDEMN][0]
    condemning = HINTED.key(state, 0)
    state.phases[-1] = INQUIRING[0]
    assert HINTED.key(state, 0) != condemning


# ---- estimates


def test_an_estimate_shares_one_victory() -> None:
    state = table([[], [], []], owned=[[3, 0, 0], [1, 1, 0], [0, 0, 0]], chapter=2).state
    estimate = HINTED.estimate(state)
    assert sum(estimate) == pytest.approx(1.0)
    assert estimate[0] > estimate[1] > estimate[2]


def test_a_lead_counts_for_more_near_the_end() -> None:
    estimates = [
        HINTED.estimate(table([[], [], []], owned=[[3, 0, 0], [0, 0, 0], [0, 0, 0]], chapter=chapter).state)[0]
        for chapter in (1, 2, 3)
    ]
    assert estimates == sorted(estimates)


def test_a_play_out_ends_with_the_chapter() -> None:
    state = table([[WHITE_KNIGHT], [DRUID], [ASSASSIN]], [[KING], [BISHOP], [WIZARD]]).state
    HINTED.play_out(state, Random(1))
    assert state.chapter == 1
    assert state.phases
    state = table([[WHITE_KNIGHT], [DRUID], [ASSASSIN]], [[KING], [BISHOP], [WIZARD]], chapter=3).state
    HINTED.play_out(state, Random(1))
    assert not state.phases


@pytest.mark.slow
def test_a_little_thought_beats_chance() -> None:
    wins = 0
    box = brutal.load_box({}, {})
    for number in range(18):
        state = brutal.start(box, 3)
        levels = [level("hard@20") if seat == number % 3 else LEVELS["random"] for seat in range(3)]
        play_with([Thinker(*parts("brutal"), known) for known in levels], parts("brutal")[0], state, number, 1000)
        wins += brutal.winners(state) == [number % 3]
    assert wins >= 10, "six would be chance"
