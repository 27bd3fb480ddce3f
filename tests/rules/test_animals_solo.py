"""Animal Kingdoms alone against the upstart (AK-40 … AK-47), as small stories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from game.catalogue import GAMES
from game.lab.simulate import Order, report, simulate
from game.play.match import Match
from game.rules.animals.box import Level, load_box
from game.rules.animals.moves import (
    UPSTART,
    AgeBegan,
    AgeEnded,
    BattleBegan,
    BattleEnded,
    BattleGoesOn,
    BonusOpened,
    Claim,
    Drew,
    Fight,
    GameEnded,
    Rally,
    Reshuffled,
    Retreat,
    Retreated,
    RetreatTokenTaken,
    Scored,
    TurnBegan,
    UpstartClaimed,
    UpstartDiscarded,
    UpstartFought,
)
from game.rules.kernel import LUCK, OVER, Random, draw
from tests.rules.animals_table import (
    BEE,
    COAST,
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
    table,
)

HAND = [beast(PANDA, 2), beast(PANDA, 3), beast(PANDA, 5), beast(PANDA, 6)]
DRAWN = beast(TIGER, 4)
BONUS = beast(BEE, 7)


def alone(
    coming: Sequence[int] = (),
    influence: Mapping[int, Mapping[int, int]] | None = None,
    hand: Sequence[int] = HAND,
    bonus: Sequence[int] = (BONUS,),
    **more: Any,
) -> Table:
    """Your turn; seat 1 in the table's numbers is the upstart."""
    laid = table([hand], influence=influence, coming=coming, bonus=tuple(bonus), **more)
    for card in bonus:
        laid.state.left -= laid.state.deck[card]
        laid.state.deck[card] = laid.state.discard[card] = 0
    return laid


def upstart_after(laid: Table, claim: int = COAST) -> list[Any]:
    """You claim somewhere; what the upstart then does."""
    told = laid.submit(0, Claim(laid.state.hands[0][0], claim))
    return [event for event in told if isinstance(event, UpstartClaimed | UpstartDiscarded | Retreated | BonusOpened)]


def plays(card: int, kingdom: int, capital: bool = False, bonus: bool = False) -> UpstartClaimed:
    return UpstartClaimed(card, kingdom, capital, bonus)


# ---- set-up


def test_alone_there_are_a_bonus_card_and_no_retreat_tokens_or_modifiers() -> None:  # AK-40
    match, random = Match(GAMES["animals"].rules, load_box({}, {}), 1), Random(3)
    while match.actor == LUCK:
        match.submit(LUCK, draw(match.urn(), random))
    view: Any = match.view(0)
    assert (len(view.hand), len(view.bonus), view.supply) == (4, 1, (18, 18))
    assert view.modifier_supply == 0
    assert view.first == 0
    assert match.actor == 0
    match.submit(0, Retreat())
    assert not [event for event in match.story(0) if isinstance(event, RetreatTokenTaken)]


def test_you_begin_every_age_and_at_easy_the_upstart_does() -> None:  # AK-40, AK-47
    for level, first in (("normal", 0), ("easy", UPSTART)):
        match, random = Match(GAMES["animals"].rules, load_box({}, {"solo_level": level}), 1), Random(8)
        while match.actor != OVER:
            match.submit(match.actor, draw(match.urn(), random) if match.actor == LUCK else Retreat())
        assert [event.seat for event in match.story(0) if isinstance(event, AgeBegan)] == [first] * 3


def test_at_easy_the_upstart_moves_first_and_forgets_your_last_claim() -> None:  # AK-47, AK-41
    low = beast(OWL, 2)
    laid = alone([low], bonus=[], retreats=(UPSTART,), last_claim=COAST, options={"solo_level": "easy"})
    told = laid.submit(0, Retreat())
    assert told[-3:] == [AgeBegan(2, UPSTART), plays(low, MEADOWS), TurnBegan(0)]


def test_alone_a_rally_brings_its_point_to_you() -> None:  # AK-7
    laid = alone()
    laid.submit(0, Rally())
    assert laid.points() == [1, 0]


# ---- its turn


@pytest.mark.parametrize(("rank", "kingdom"), [(4, MEADOWS), (5, MARSHES), (6, WOODS), (7, MOUNTAINS), (8, COAST)])
def test_the_upstart_goes_where_there_are_as_many_territories_as_its_rank(rank: int, kingdom: int) -> None:  # AK-41
    laid = alone([DRAWN, beast(OWL, rank)])
    laid.state.bonus = ()
    laid.state.law.bonus_cards = 0
    assert upstart_after(laid) == [plays(beast(OWL, rank), kingdom)]
    assert laid.state.influence[kingdom * 2 + UPSTART] == 1
    assert laid.state.supply[UPSTART] == 17


def test_the_upstart_ignores_decrees() -> None:  # AK-41
    laid = alone([DRAWN, beast(OWL, 8)], decrees=[2] * 5)
    assert upstart_after(laid, MEADOWS) == [plays(beast(OWL, 8), COAST)]


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_low_ranks_follow_your_last_claim(rank: int) -> None:  # AK-41
    assert upstart_after(alone([DRAWN, beast(OWL, rank)]), MOUNTAINS) == [plays(beast(OWL, rank), MOUNTAINS)]


def test_low_ranks_go_to_the_smallest_kingdom_before_your_first_claim() -> None:  # AK-41, AK-47
    laid = alone([beast(FROG, 1), beast(OWL, 3)])
    laid.submit(0, Rally())
    laid.submit(0, laid.options()[0])
    told = laid.submit(0, laid.options()[-1])
    assert plays(beast(OWL, 3), MEADOWS) in told


def test_low_ranks_follow_the_last_of_several_claims() -> None:  # AK-41
    laid = alone([DRAWN, beast(OWL, 5), beast(TIGER, 6), beast(FROG, 1)])
    upstart_after(laid, MOUNTAINS)
    assert upstart_after(laid, MEADOWS) == [plays(beast(FROG, 1), MEADOWS)]


def test_the_ring_may_lie_otherwise() -> None:  # AK-41
    ring = FREE | {"board": {"territories": [7, 8, 4, 5, 6]}}
    laid = alone([beast(FROG, 1), beast(OWL, 3)], overlay=ring)
    laid.submit(0, Rally())
    laid.submit(0, laid.options()[0])
    assert plays(beast(OWL, 3), WOODS) in laid.submit(0, laid.options()[-1]), "the smallest"
    assert upstart_after(alone([DRAWN, beast(OWL, 8)], overlay=ring)) == [plays(beast(OWL, 8), MARSHES)]


def test_a_lead_of_two_sends_the_upstart_on() -> None:  # AK-42
    laid = alone([DRAWN, beast(OWL, 6)], {WOODS: {UPSTART: 2}})
    assert upstart_after(laid) == [plays(beast(OWL, 6), MOUNTAINS)]
    laid = alone([DRAWN, beast(OWL, 6)], {WOODS: {UPSTART: 2, 0: 1}})
    assert upstart_after(laid) == [plays(beast(OWL, 6), WOODS)], "a lead of one"


def test_the_council_counts_for_the_lead() -> None:  # AK-42
    laid = alone([DRAWN, beast(OWL, 6)], {WOODS: {UPSTART: 1}}, council={WOODS: {UPSTART: 1}})
    assert upstart_after(laid) == [plays(beast(OWL, 6), MOUNTAINS)]
    laid = alone([DRAWN, beast(OWL, 6)], {WOODS: {UPSTART: 2}}, council={WOODS: {0: 1}})
    assert upstart_after(laid) == [plays(beast(OWL, 6), WOODS)], "yours, too"


def test_the_walk_goes_clockwise_past_full_kingdoms_and_capitals() -> None:  # AK-42
    laid = alone([DRAWN, beast(OWL, 8)], {COAST: {0: 7}, MEADOWS: {0: 3}})
    assert upstart_after(laid, MARSHES) == [plays(beast(OWL, 8), MARSHES)], "only capitals on the Coast and in Meadows"


def test_with_a_lead_everywhere_it_goes_where_it_wanted() -> None:  # AK-42
    leads = {kingdom: {UPSTART: 2} for kingdom in range(5)} | {COAST: {UPSTART: 4, 0: 1}}
    laid = alone([DRAWN, beast(OWL, 6)], leads)
    assert upstart_after(laid) == [plays(beast(OWL, 6), WOODS)]


ONLY_CAPITALS = {MEADOWS: {0: 3}, MARSHES: {0: 4}, WOODS: {0: 2, UPSTART: 3}, MOUNTAINS: {UPSTART: 6}}


def test_with_nothing_but_capitals_it_claims_one_and_retreats_and_you_go_on_alone() -> None:  # AK-42
    laid = alone([DRAWN, beast(OWL, 6)], ONLY_CAPITALS | {COAST: {0: 1, UPSTART: 5}}, supply=[9, 9])
    assert upstart_after(laid) == [plays(beast(OWL, 6), WOODS, capital=True), Retreated(UPSTART, "capital")]
    assert laid.asked() == (0, "Choosing")
    assert Rally() not in laid.options()
    told = laid.submit(0, laid.options()[0])
    assert not [event for event in told if isinstance(event, UpstartClaimed)]


def test_the_last_token_ends_its_age_and_no_bonus_follows() -> None:  # AK-42, AK-6
    laid = alone([DRAWN, beast(BEE, 6)], supply=[9, 1])
    assert upstart_after(laid) == [plays(beast(BEE, 6), WOODS), Retreated(UPSTART, "last token")]
    assert laid.state.bonus == (BONUS,)


def test_after_its_last_token_you_go_on_alone_until_you_retreat() -> None:  # AK-42, AK-7
    laid = alone([DRAWN, beast(OWL, 6)], supply=[9, 1])
    assert upstart_after(laid) == [plays(beast(OWL, 6), WOODS), Retreated(UPSTART, "last token")]
    for _turn in range(2):
        assert Rally() not in laid.options()
        assert upstart_after(laid) == []
    assert laid.asked() == (0, "Choosing")
    assert AgeEnded(1) in laid.submit(0, Retreat())


def test_its_last_token_may_be_a_bonus_card_s() -> None:  # AK-42, AK-43
    laid = alone([DRAWN, beast(BEE, 5), beast(FROG, 3)], supply=[9, 2])
    assert upstart_after(laid) == [
        plays(beast(BEE, 5), MARSHES),
        plays(BONUS, MARSHES, bonus=True),
        Retreated(UPSTART, "last token"),
        BonusOpened(beast(FROG, 3)),
    ]


# ---- bonus cards


def test_a_bonus_card_of_the_same_kind_or_rank_is_played_where_the_card_was_laid() -> None:  # AK-43
    new = beast(FROG, 3)
    for card, kingdom in ((beast(BEE, 5), MARSHES), (beast(OWL, 7), MOUNTAINS)):
        laid = alone([DRAWN, card, new])
        assert upstart_after(laid) == [plays(card, kingdom), plays(BONUS, kingdom, bonus=True), BonusOpened(new)]
        assert laid.state.bonus == (new,)


def test_a_bonus_card_walks_on_and_triggers_nothing() -> None:  # AK-43
    new = beast(BEE, 3)
    laid = alone([DRAWN, beast(BEE, 5), new], {MARSHES: {UPSTART: 1}})
    assert upstart_after(laid) == [
        plays(beast(BEE, 5), MARSHES),
        plays(BONUS, WOODS, bonus=True),
        BonusOpened(new),
    ], "the lead in the Marshes was two by then; the new card, a bee again, stays"


def test_the_option_lets_a_bonus_card_start_by_its_own_rank() -> None:  # AK-43
    laid = alone([DRAWN, beast(BEE, 5), beast(FROG, 3)], options={"bonus_start": "own_rank"})
    assert upstart_after(laid)[:2] == [plays(beast(BEE, 5), MARSHES), plays(BONUS, MOUNTAINS, bonus=True)]


def test_a_bonus_card_that_does_not_fit_stays() -> None:  # AK-43
    laid = alone([DRAWN, beast(OWL, 5)])
    assert upstart_after(laid) == [plays(beast(OWL, 5), MARSHES)]
    assert laid.state.bonus == (BONUS,)


# ---- after you have retreated


def after_retreat(laid: Table) -> list[Any]:
    told = laid.submit(0, Retreat())
    kinds = (UpstartClaimed, UpstartDiscarded, Retreated, AgeEnded)
    ends = next(number for number, event in enumerate(told) if isinstance(event, AgeEnded))
    return [event for event in told[: ends + 1] if isinstance(event, kinds)]


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_after_your_retreat_low_cards_are_discarded_and_nothing_else_happens(rank: int) -> None:  # AK-44
    low = beast(BEE, rank)  # of the bonus card's kind
    laid = alone([low, beast(OWL, 4)], {MEADOWS: {0: 3}})
    assert after_retreat(laid) == [
        Retreated(0, "choice"),
        UpstartDiscarded(low),
        plays(beast(OWL, 4), MEADOWS, capital=True),
        Retreated(UPSTART, "capital"),
        AgeEnded(1),
    ]


def test_after_your_retreat_a_free_capital_stops_the_walk_whatever_the_lead() -> None:  # AK-44
    laid = alone([beast(OWL, 5), beast(FROG, 5)], {MARSHES: {UPSTART: 3}, WOODS: {UPSTART: 5}})
    assert after_retreat(laid)[1:3] == [plays(beast(OWL, 5), WOODS, capital=True), Retreated(UPSTART, "capital")]


def test_after_your_retreat_it_still_looks_for_a_small_lead_first() -> None:  # AK-44
    laid = alone([beast(OWL, 5), beast(FROG, 5)], {MARSHES: {UPSTART: 2}, MEADOWS: {0: 3}})
    assert after_retreat(laid)[1] == plays(beast(OWL, 5), WOODS)


def test_after_your_retreat_a_bonus_card_may_claim_the_capital() -> None:  # AK-44, AK-43
    laid = alone([beast(BEE, 5), beast(FROG, 6)], {MARSHES: {0: 2, UPSTART: 1}})
    assert after_retreat(laid)[1:] == [
        plays(beast(BEE, 5), MARSHES),
        plays(BONUS, MARSHES, capital=True, bonus=True),
        Retreated(UPSTART, "capital"),
        AgeEnded(1),
    ]


def test_a_card_discarded_after_your_retreat_comes_back_with_the_next_age() -> None:  # AK-44, AK-16
    low = beast(OWL, 2)
    laid = alone([low, beast(OWL, 4)], {MEADOWS: {0: 3}})
    laid.submit(0, Retreat())
    assert laid.state.age == 2
    assert laid.state.deck[low]


# ---- the deck runs out


def test_the_upstart_reveals_from_a_new_deck_where_you_drew_the_last_card() -> None:  # AK-10, AK-41
    laid = alone([DRAWN, beast(OWL, 6)], deck=[DRAWN, BONUS])
    assert upstart_after(laid) == [plays(beast(OWL, 6), WOODS)]


def test_a_bonus_card_is_opened_from_a_new_deck_where_the_upstart_played_the_last_card() -> None:  # AK-10, AK-43
    last, new = beast(BEE, 5), beast(FROG, 3)
    laid = alone([DRAWN, last, new], deck=[DRAWN, last, BONUS])
    assert upstart_after(laid) == [plays(last, MARSHES), plays(BONUS, MARSHES, bonus=True), BonusOpened(new)]


def test_the_upstart_fights_from_a_new_deck_where_the_last_card_is_gone() -> None:  # AK-10, AK-45
    three = [beast(OWL, 6), beast(OWL, 2), beast(OWL, 3)]
    again = [beast(FROG, 1), beast(FROG, 2), beast(FROG, 3)]
    laid = in_battle([*three, *again], deck=[*three, BONUS], age=3)
    assert BattleGoesOn((0, UPSTART)) in told_of(laid, 6), "the deck is empty now"
    pile = sum(laid.state.discard)
    assert told_of(laid, 5)[:2] == [Reshuffled(pile), UpstartFought(beast(PANDA, 5), tuple(again))]


# ---- battles


def in_battle(
    coming: Sequence[int], hand: Sequence[int] = HAND, kingdoms: Sequence[int] = (COAST,), **more: Any
) -> Table:
    """You retreat; the upstart has retreated before; both have a token in these kingdoms."""
    tied = {kingdom: {0: 1, UPSTART: 1} for kingdom in kingdoms}
    laid = alone(coming, tied, hand, retreats=(UPSTART,), **more)
    laid.retreat(0)
    return laid


def told_of(laid: Table, rank: int) -> list[Any]:
    card = next(card for card in laid.state.hands[0] if card % 8 + 1 == rank)
    told = laid.submit(0, Fight(card))
    ends = next((n for n, event in enumerate(told) if isinstance(event, AgeBegan)), len(told))
    return told[:ends]


THREE_LOW = [beast(OWL, 1), beast(OWL, 3), beast(OWL, 2)]


def test_you_win_if_your_card_beats_all_and_do_not_draw() -> None:  # AK-45
    laid = in_battle(THREE_LOW, age=3)
    assert laid.asked() == (0, "Facing")
    assert told_of(laid, 6)[:5] == [
        UpstartFought(beast(PANDA, 6), tuple(THREE_LOW)),
        BattleEnded(COAST, (0,)),
        Scored(COAST, 1, (0,), 8),
        Scored(COAST, 2, (UPSTART,), 3),
        GameEnded((0,)),
    ]
    assert len(laid.state.hands[0]) == 3
    assert all(laid.state.discard[card] for card in (*THREE_LOW, beast(PANDA, 6)))


def test_any_card_that_beats_yours_wins_for_the_upstart_and_yours_is_replaced() -> None:  # AK-45
    laid = in_battle([beast(OWL, 1), beast(OWL, 7), beast(OWL, 6)])
    told = told_of(laid, 6)
    assert told[1:4] == [BattleEnded(COAST, (UPSTART,)), Scored(COAST, 1, (UPSTART,), 8), Scored(COAST, 2, (0,), 3)]
    assert Drew(0, 1) in told


def test_a_1_beats_8_and_an_8_loses_to_it() -> None:  # AK-45, AK-20
    eights = [beast(OWL, 8), beast(FROG, 8), beast(BEE, 8)]
    assert BattleEnded(COAST, (0,)) in told_of(in_battle(eights, [*HAND[:3], beast(WOLF, 1)]), 1)
    assert BattleEnded(COAST, (UPSTART,)) in told_of(in_battle(THREE_LOW, [*HAND[:3], beast(WOLF, 8)]), 8)
    mixed = [beast(OWL, 8), beast(FROG, 2), beast(BEE, 8)]
    assert BattleEnded(COAST, (UPSTART,)) in told_of(in_battle(mixed, [*HAND[:3], beast(WOLF, 1)]), 1)


def test_an_equal_card_makes_a_tie_against_as_many_new_ones_and_brings_a_card() -> None:  # AK-45
    again = [beast(FROG, 1), beast(FROG, 2), beast(FROG, 3)]
    laid = in_battle([beast(OWL, 6), beast(OWL, 2), beast(OWL, 3), *again])
    assert told_of(laid, 6) == [
        UpstartFought(beast(PANDA, 6), (beast(OWL, 6), beast(OWL, 2), beast(OWL, 3))),
        BattleGoesOn((0, UPSTART)),
    ]
    told = told_of(laid, 5)
    assert told[0] == UpstartFought(beast(PANDA, 5), tuple(again))
    assert BattleEnded(COAST, (0,)) in told
    assert next(event for event in told if isinstance(event, Drew)) == Drew(0, 1), "one for the tie"


def test_lost_after_a_tie_all_your_cards_are_replaced() -> None:  # AK-45
    again = [beast(FROG, 8), beast(FROG, 2), beast(FROG, 3)]
    laid = in_battle([beast(OWL, 6), beast(OWL, 2), beast(OWL, 3), *again])
    told_of(laid, 6)
    assert Drew(0, 2) in told_of(laid, 5)


SIX, FIVE, THREE = (
    [beast(OWL, 6), beast(OWL, 2), beast(OWL, 3)],
    [beast(FROG, 5), beast(FROG, 2), beast(FROG, 3)],
    [beast(WOLF, 1), beast(WOLF, 2), beast(BEE, 1)],
)


def test_every_tie_of_a_battle_you_win_brings_a_card() -> None:  # AK-45
    laid = in_battle([*SIX, *FIVE, *THREE], age=3)
    for rank in (6, 5):
        assert BattleGoesOn((0, UPSTART)) in told_of(laid, rank)
    told = told_of(laid, 3)
    assert BattleEnded(COAST, (0,)) in told
    assert Drew(0, 2) in told
    assert all(laid.state.discard[card] for card in (*SIX, *FIVE, *THREE, *HAND[1:])), "whatever was revealed"


def test_without_a_card_after_several_ties_each_brings_one() -> None:  # AK-45
    laid = in_battle([*SIX, *FIVE], [beast(PANDA, 5), beast(PANDA, 6)], age=3)
    told = told_of(laid, 6)
    assert BattleEnded(COAST, (0, UPSTART)) in told, "the last card, of which there is no choice, was equal, too"
    assert Drew(0, 2) in told


def test_without_a_card_after_a_tie_both_are_first() -> None:  # AK-45
    laid = in_battle([beast(OWL, 6), beast(OWL, 2), beast(OWL, 3)], [beast(PANDA, 6)], age=3)
    told = laid.match.story(0)
    assert BattleEnded(COAST, (0, UPSTART)) in told, "a single card is no choice"
    assert Scored(COAST, 1, (0, UPSTART), 8) in told
    assert Drew(0, 1) in told
    assert laid.state.tokens_gone == (8,)


def test_with_an_empty_hand_the_upstart_wins() -> None:  # AK-45
    laid = in_battle([], [], age=3)
    told = laid.match.story(0)
    assert laid.state.hands == [[]], "nothing is replaced"
    assert BattleBegan(COAST, (0, UPSTART)) in told
    assert BattleEnded(COAST, (UPSTART,)) in told
    assert not [event for event in told if isinstance(event, UpstartFought)]


def test_every_battle_of_an_age_takes_a_card_less() -> None:  # AK-45, AK-47
    for level, wanted in (("normal", [3, 2, 1, 1]), ("hard", [4, 3, 2, 1])):
        laid = in_battle([], kingdoms=(MEADOWS, MARSHES, WOODS, COAST), options={"solo_level": level})
        while laid.asked() == (0, "Facing"):
            laid.submit(0, laid.options()[0])
        fought = [event for event in laid.match.story(0) if isinstance(event, UpstartFought)]
        rounds = {event.cards: len(event.cards) for event in fought}
        assert list(dict.fromkeys(rounds.values())) == list(dict.fromkeys(wanted))


def test_a_tie_is_no_battle_of_its_own() -> None:  # AK-45
    again = [beast(FROG, 8), beast(FROG, 2), beast(FROG, 3)]
    laid = in_battle([beast(OWL, 6), beast(OWL, 2), beast(OWL, 3), *again], kingdoms=(MEADOWS, COAST))
    told_of(laid, 6)
    told_of(laid, 5)
    told = laid.submit(0, laid.options()[0])
    assert len(next(event for event in told if isinstance(event, UpstartFought)).cards) == 2


def test_battles_of_an_age_before_do_not_count() -> None:  # AK-45
    laid = in_battle(THREE_LOW)
    laid.submit(0, Fight(beast(PANDA, 6)))
    assert laid.state.age == 2
    laid.state.influence[COAST * 2 : COAST * 2 + 2] = [1, 1]
    laid.state.retreats = (UPSTART,)
    laid.submit(0, Retreat())
    told = laid.submit(0, laid.options()[0])
    assert len(next(event for event in told if isinstance(event, UpstartFought)).cards) == 3


def test_the_upstart_s_draw_may_empty_the_deck() -> None:  # AK-10, AK-45
    laid = in_battle([], deck=[beast(OWL, 2), BONUS], age=3)
    pile = sum(laid.state.discard)
    told = told_of(laid, 6)
    assert len(next(event for event in told if isinstance(event, UpstartFought)).cards) == 3
    assert Reshuffled(pile) in told, "neither your card nor the one it had revealed: they lie on the table"


def test_cards_missing_after_battles_are_drawn_for_the_next_age() -> None:  # AK-16, AK-45
    laid = in_battle(THREE_LOW)
    laid.submit(0, Fight(beast(PANDA, 6)))
    assert len(laid.state.hands[0]) == 4
    assert laid.state.age == 2


# ---- the end, and levels


def test_a_tie_is_the_upstart_s_victory() -> None:  # AK-46
    for points, winner in (((5, 4), 0), ((4, 4), UPSTART), ((3, 4), UPSTART)):
        laid = alone(retreats=(UPSTART,), age=3, points=[*points, 0, 0, 0, 0, 0, 0])
        assert laid.submit(0, Retreat())[-1] == GameEnded((winner,))
        assert laid.match.winners() == [winner]
        assert laid.match.view(0).scores == points


def test_the_levels_are_as_the_rules_say() -> None:  # AK-47
    levels = load_box({}, {}).solo.levels
    assert levels.easy == Level(bonus_cards=0, bonus_by_rank=False, battle_cards=3, upstart_first=True)
    assert levels.medium == Level(bonus_cards=1, bonus_by_rank=False, battle_cards=3, upstart_first=False)
    assert levels.normal == Level(bonus_cards=1, bonus_by_rank=True, battle_cards=3, upstart_first=False)
    assert levels.hard == Level(bonus_cards=1, bonus_by_rank=True, battle_cards=4, upstart_first=False)
    assert levels.extra_hard == Level(bonus_cards=2, bonus_by_rank=True, battle_cards=3, upstart_first=False)


def test_easy_has_no_bonus_card() -> None:  # AK-47
    laid = alone([DRAWN, beast(BEE, 7)], bonus=[], options={"solo_level": "easy"})
    assert upstart_after(laid) == [plays(beast(BEE, 7), MOUNTAINS)]


def test_medium_plays_a_bonus_card_for_its_kind_only() -> None:  # AK-47
    laid = alone([DRAWN, beast(OWL, 7)], options={"solo_level": "medium"})
    assert upstart_after(laid) == [plays(beast(OWL, 7), MOUNTAINS)]
    laid = alone([DRAWN, beast(BEE, 5), beast(FROG, 1)], options={"solo_level": "medium"})
    assert plays(BONUS, MARSHES, bonus=True) in upstart_after(laid)


def extra_hard(bonus: Sequence[int], hand: Sequence[int], decrees: Sequence[int], mountains: int = 0) -> list[Any]:
    """The upstart, which has so many tokens in the Mountains, plays owl 7 there; both bonus cards fit it."""
    coming, influence = [DRAWN, beast(OWL, 7), beast(FROG, 1)], {MOUNTAINS: {UPSTART: mountains}}
    laid = alone(coming, influence, hand, bonus, decrees=decrees, options={"solo_level": "extra_hard"})
    told = upstart_after(laid)
    played = [event.card for event in told if isinstance(event, UpstartClaimed)]
    assert laid.state.bonus == (*[card for card in bonus if card not in played], beast(FROG, 1))
    return told


def test_extra_hard_plays_the_bonus_card_that_hurts_you_more() -> None:  # AK-47
    """Below decree 15 in the Mountains your hand of fours may follow a seven, not a two."""
    hand = [beast(PANDA, 2), beast(OKAPI, 4), beast(WOLF, 4), beast(LIZARD, 4)]
    older, newer = beast(BEE, 7), beast(OWL, 2)
    told = extra_hard([older, newer], hand, [9, 9, 9, 15, 9])
    assert told == [
        plays(beast(OWL, 7), MOUNTAINS),
        plays(newer, MOUNTAINS, bonus=True),
        BonusOpened(beast(FROG, 1)),
    ], "at most one of them"
    told = extra_hard([older, newer], hand, [9, 9, 9, 9, 9])
    assert plays(older, MOUNTAINS, bonus=True) in told, "if nothing differs, the older"


def test_extra_hard_counts_every_claim_and_looks_where_the_bonus_card_would_go() -> None:  # AK-47
    older, newer = beast(BEE, 7), beast(OWL, 2)
    hand = [beast(PANDA, 1), beast(OKAPI, 4), beast(WOLF, 4), beast(LIZARD, 2)]
    told = extra_hard([older, newer], hand, [9, 9, 9, 15, 9])
    assert plays(newer, MOUNTAINS, bonus=True) in told, "after it one beast may be played there, after the other four"
    told = extra_hard([older, newer], hand, [9, 9, 9, 9, 15], mountains=1)
    assert plays(newer, COAST, bonus=True) in told, "it leads by two in the Mountains"


def test_extra_hard_keeps_two_bonus_cards_over_the_change_of_age() -> None:  # AK-47, AK-16
    bonus = (beast(BEE, 7), beast(OWL, 2))
    laid = alone([], bonus=bonus, retreats=(UPSTART,), options={"solo_level": "extra_hard"})
    laid.submit(0, Retreat())
    assert laid.state.age == 2
    assert laid.state.bonus == bonus


def test_simulate_counts_the_wins_of_the_upstart() -> None:  # AK-46
    result = simulate(Order("animals", ("random",), {}, {}, seed=1, games=20), jobs=1)
    assert len(result.wins) == len(result.mean_scores) == 2
    assert sum(result.wins) == 20
    assert result.wins[UPSTART] > result.wins[0]
    assert "Seat 1 (Upstart): " in report(result)
