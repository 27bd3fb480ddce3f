"""Brutal Kingdom, rule by rule, as small stories: the box, the chapter, the end."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.catalogue import GAMES
from game.play.match import IllegalAction, Match
from game.rules import brutal
from game.rules.boxfile import BoxError
from game.rules.brutal.box import (
    ABBOT,
    ASSASSIN,
    BERSERKER,
    BISHOP,
    BLACK_KNIGHT,
    CHARACTERS,
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
    characters,
    load_box,
)
from game.rules.brutal.chapter import next_turn
from game.rules.brutal.moves import (
    CardPlayed,
    ChapelMarked,
    ChapterBegan,
    Claim,
    Claimed,
    Consecrate,
    Dealt,
    Declare,
    Declined,
    Enough,
    FirstPlayerMoved,
    FirstPlayerStayed,
    GameEnded,
    Look,
    Name,
    Pass,
    PassChosen,
    Passed,
    Play,
    Raise,
    Received,
    RoundBegan,
    Spy,
    TokensTaken,
)
from game.rules.brutal.state import State
from game.rules.kernel import HIDDEN, LUCK, OVER, Draw, Event, Random, Why, draw
from tests.rules.brutal_table import Table, table

BLUE, GREEN, YELLOW = 0, 1, 2


def begun(seats: int, first: int = 0, options: Mapping[str, object] | None = None) -> Match:
    """A match whose first player is known; the light cards are to be dealt."""
    match = Match(GAMES["brutal"].rules, load_box({}, options or {}), seats)
    match.submit(LUCK, Draw((first,)))
    return match


def dealt(match: Match, *hands: tuple[int, int]) -> Match:
    """Deal these cards, from the first player clockwise."""
    for hand in hands:
        match.submit(LUCK, Draw(hand))
    return match


def state_of(match: Match) -> State:
    assert isinstance(match._state, State)
    return match._state


LIGHT_HANDS = ((CHARLATAN, COURTESAN), (POISONER, ASSASSIN), (WHITE_KNIGHT, EXECUTIONER), (WITCH, QUEEN))
DARK_HANDS = ((BLACK_KNIGHT, FORTUNE_TELLER), (BERSERKER, DRUID), (MONK, INTRIGUER), (ABBOT, SAINT))


# ---- the box


def test_the_box_holds_twenty_characters_ten_of_each_back() -> None:
    people = characters(load_box({}, {}))
    assert len(people) == len(CHARACTERS) == 20
    assert [one.rank for one in people] == list(range(1, 21))
    assert all((one.back == "light") == (one.rank % 2 == 1) for one in people)
    assert [sum(one.icons.count(colour) for one in people) for colour in ("blue", "green", "yellow")] == [4, 4, 4]


@pytest.mark.parametrize(("seats", "lowest", "tokens"), [(3, 5, 11), (4, 1, 13)])
def test_three_play_without_ranks_1_to_4_and_with_fewer_tokens(seats: int, lowest: int, tokens: int) -> None:  # BK-1
    state = brutal.start(load_box({}, {}), seats)
    cards = [card for pool in state.pools for card, there in enumerate(pool) if there]
    assert sorted(state.cast.ranks[card] for card in cards) == list(range(lowest, 21))
    assert state.supply == [tokens] * 3


def test_three_or_four_may_play() -> None:
    assert list(brutal.seat_counts(load_box({}, {}))) == [3, 4]


def test_tokens_of_each_colour_are_an_option() -> None:  # BK-1
    box = load_box({}, {"tokens_for_three": 7, "tokens_for_four": 9})
    assert brutal.start(box, 3).supply == [7, 7, 7]
    assert brutal.start(box, 4).supply == [9, 9, 9]


def test_with_random_sixteen_other_cards_are_missing_in_each_chapter() -> None:  # BK-2
    match = begun(3, options={"random_sixteen": True})
    assert sum(state_of(match).pools[0]) == sum(state_of(match).pools[1]) == 10
    dealt(match, (CHARLATAN, COURTESAN), (POISONER, ASSASSIN), (WHITE_KNIGHT, EXECUTIONER))
    assert sum(state_of(match).pools[0]) == 4, "two lie in the centre, two are set aside"
    assert sum(begun(3)._state.pools[0]) == 8  # type: ignore[attr-defined]


def test_with_random_sixteen_nobody_can_tell_the_cards_set_aside_from_the_centre() -> None:  # BK-2
    match = dealt(begun(3, options={"random_sixteen": True}), *LIGHT_HANDS[:3])
    seen = set()
    for seed in range(60):
        world = brutal.imagine(match.view(0), Random(seed))  # type: ignore[arg-type]
        seen |= set(world.hands[1])
    assert seen == {POISONER, ASSASSIN, WHITE_KNIGHT, EXECUTIONER, WITCH, QUEEN, BISHOP, KING}


def test_random_sixteen_changes_nothing_for_four() -> None:  # BK-2
    assert load_box({}, {"random_sixteen": True}).cast.rosters[4] == load_box({}, {}).cast.rosters[4]


# ---- a wrong box


@pytest.mark.parametrize(
    ("overlay", "words"),
    [
        ({"characters": {"king": {"rank": 18}}}, "overlay: characters.wizard.rank: rank 18 is given twice"),
        ({"inquisitor": {"low_rank": 1}}, "overlay: characters.charlatan.rank: rank 1 is given twice"),
        (
            {"characters": {"poisoner": {"victims": ["saint"]}}},
            'overlay: characters.poisoner.victims: "saint" cannot be eliminated: it is immune',
        ),
        (
            {"characters": {"poisoner": {"victims": ["pope"]}}},
            'overlay: characters.poisoner.victims: there is no character "pope"',
        ),
        (
            {"characters": {"poisoner": {"victims": []}}},
            'overlay: characters.poisoner.victims: the effects "eliminate" and "wait" need victims,'
            " and no other effect has them",
        ),
        (
            {"characters": {"monk": {"effect": "chapel"}}},
            'overlay: characters.monk.effect: only one character can have the effect "chapel"',
        ),
        (
            {"characters": {"monk": {"back": "light"}}},
            "overlay: characters: 9 cards with a light back for 3 players; there must be 8",
        ),
        ({"seats": {"fewest": 4, "most": 3}}, 'overlay: seats: "fewest" is more than "most"'),
    ],
)
def test_a_wrong_overlay_is_told_in_a_line(overlay: Mapping[str, object], words: str) -> None:
    with pytest.raises(BoxError) as error:
        load_box(overlay, {})
    assert str(error.value) == words


@pytest.mark.parametrize(
    "options", [{"chapters": 0}, {"chapters": 5}, {"black_knight": "never"}, {"inquisitor_exchange": "hand"}]
)
def test_a_wrong_option_is_told_with_its_place(options: Mapping[str, object]) -> None:
    with pytest.raises(BoxError) as error:
        load_box({}, options)
    assert str(error.value).startswith(f"options: {next(iter(options))}: ")


def test_an_owner_of_the_game_can_correct_the_table() -> None:
    overlay = {
        "characters": {
            "bishop": {"rank": 12, "icons": ["green"]},
            "intriguer": {"rank": 17},
            "berserker": {"victims": ["bishop"]},
        }
    }
    laid = table([[BERSERKER], [WITCH], [DRUID]], [[], [BISHOP], []], overlay=overlay)
    laid.submit(0, Play(BERSERKER))
    assert laid.is_down(BISHOP)
    laid = table([[INTRIGUER], [BISHOP], [DRUID]], overlay=overlay)
    laid.play(INTRIGUER, BISHOP, DRUID)
    assert laid.state.tokens[1] == [0, 1, 0]
    assert laid.state.first == 0, "rank 17 against 12"


# ---- deal and pass


def test_the_first_player_is_drawn_by_lot() -> None:  # BK-3
    for first in range(4):
        match = begun(4, first)
        assert match.steps[-1].told == [(-1, ChapterBegan(0, first))]
        dealt(match, *LIGHT_HANDS)
        assert match.actor == first
    assert brutal.urn(brutal.start(load_box({}, {}), 4)).counts == [1, 1, 1, 1]


def test_everybody_is_dealt_two_light_cards_and_two_lie_in_the_centre() -> None:  # BK-4
    match = dealt(begun(4), *LIGHT_HANDS)
    assert state_of(match).hands == [sorted(hand) for hand in LIGHT_HANDS]
    assert sum(state_of(match).pools[0]) == 2
    assert match.story(0)[-1] == Dealt(0, LIGHT_HANDS[0])
    assert Dealt(1, LIGHT_HANDS[1]) not in match.story(0)
    assert match.view(0).centre == (HIDDEN,) * 4  # type: ignore[attr-defined]


def test_luck_deals_no_dark_card_for_a_light_one() -> None:  # BK-4
    match = begun(4)
    with pytest.raises(IllegalAction):
        match.submit(LUCK, Draw((DRUID, KING)))


def test_all_choose_a_light_card_before_any_moves_to_the_left() -> None:  # BK-5
    match = dealt(begun(4), *LIGHT_HANDS)
    for seat in (0, 1, 2):
        assert match.submit(seat, Pass(LIGHT_HANDS[seat][0])) == [PassChosen(seat)]
        assert state_of(match).hands == [sorted(hand) for hand in LIGHT_HANDS], "nothing has moved"
    assert match.submit(3, Pass(QUEEN)) == [PassChosen(3), Passed(0), Received(3, 2, WHITE_KNIGHT)]
    assert state_of(match).hands == [
        [COURTESAN, QUEEN],
        [CHARLATAN, ASSASSIN],
        [POISONER, EXECUTIONER],
        [WHITE_KNIGHT, WITCH],
    ]
    assert match.story(0)[-1] == Received(0, 3, QUEEN)


def test_a_choice_of_a_card_to_pass_is_sealed() -> None:  # BK-5
    match = dealt(begun(4), *LIGHT_HANDS)
    match.submit(0, Pass(CHARLATAN))
    assert match.view(0).sealed == CHARLATAN  # type: ignore[attr-defined]
    assert match.view(1).sealed == HIDDEN  # type: ignore[attr-defined]
    assert Received(1, 0, CHARLATAN) not in match.story(1)
    sealed = {
        (world.sealed[0], world.sealed[0] in world.hands[0])
        for world in (brutal.imagine(match.view(1), Random(seed)) for seed in range(99))  # type: ignore[arg-type]
    }
    assert len(sealed) > 5, "to the others it is any card"
    assert all(held for _card, held in sealed)


def test_dark_cards_are_passed_to_the_right() -> None:  # BK-6
    match = dealt(begun(4), *LIGHT_HANDS)
    for seat in range(4):
        match.submit(seat, Pass(LIGHT_HANDS[seat][0]))
    dealt(match, *DARK_HANDS)
    assert match.view(0).options == (Pass(BLACK_KNIGHT), Pass(FORTUNE_TELLER)), "dark cards only"
    for seat in range(3):
        match.submit(seat, Pass(DARK_HANDS[seat][0]))
    told = match.submit(3, Pass(ABBOT))
    assert told == [PassChosen(3), Passed(1), Received(3, 0, BLACK_KNIGHT), RoundBegan(0, 0)]
    assert state_of(match).hands[0] == sorted([COURTESAN, WITCH, FORTUNE_TELLER, BERSERKER])
    assert all(len(hand) == 4 for hand in state_of(match).hands)
    known = match.view(0).known  # type: ignore[attr-defined]
    assert (known[1], known[3], known[2]) == ((CHARLATAN,), (BLACK_KNIGHT,), ()), "one card of each neighbour"


def test_seats_choose_from_the_first_player_on() -> None:  # BK-5
    match = dealt(begun(4, 2), *LIGHT_HANDS)
    asked = []
    while match.actor >= 0:
        asked.append(match.actor)
        match.submit(match.actor, match.view(match.actor).options[0])
    assert asked == [2, 3, 0, 1]


# ---- rounds


def test_everybody_plays_a_card_clockwise_from_the_first_player() -> None:  # BK-7
    laid = table([[BISHOP, POISONER], [MONK, WITCH], [SAINT, DRUID]], first=1)
    assert laid.options() == [Play(MONK), Play(WITCH)]
    assert laid.submit(1, Play(WITCH))[0] == CardPlayed(1, WITCH)
    assert laid.options() == [Spy(0), Spy(2), Enough()], "its effect happens at once"
    laid.submit(1, Enough())
    assert laid.match.actor == 2
    laid.submit(2, Play(SAINT))
    laid.submit(2, Consecrate(BLUE))
    assert laid.match.actor == 0
    assert laid.state.stacks == [[], [WITCH], [SAINT]]


def test_cards_are_played_on_top_of_one_another() -> None:  # BK-7
    laid = table([[BISHOP, ASSASSIN], [QUEEN, BERSERKER], [WIZARD, POISONER]])
    laid.play(BISHOP, QUEEN, WIZARD)
    assert laid.match.actor == 2, "rank 18 begins the second round"
    laid.play(POISONER)
    assert laid.state.stacks[2] == [WIZARD, POISONER]


def test_the_highest_open_top_card_brings_the_first_player_card() -> None:  # BK-8
    laid = table([[BISHOP, ASSASSIN], [KING, BERSERKER], [MONK, DRUID]])
    laid.play(BISHOP, KING, MONK)
    assert laid.submit(2, Enough())[-2:] == [FirstPlayerMoved(1, KING), RoundBegan(1, 1)]
    assert laid.state.first == 1


def test_who_has_the_first_player_card_may_keep_it() -> None:  # BK-8
    laid = table([[KING, ASSASSIN], [BISHOP, BERSERKER], [WIZARD, POISONER]])
    assert laid.play(KING, BISHOP, WIZARD)[-2:] == [FirstPlayerMoved(0, KING), RoundBegan(1, 0)]


def test_eliminated_cards_do_not_count_for_the_first_player_card() -> None:  # BK-8
    laid = table([[KING, MONK], [ASSASSIN, BERSERKER], [BISHOP, POISONER]])
    laid.play(KING, ASSASSIN, BISHOP)
    assert laid.state.first == 2


def test_without_an_open_top_card_the_first_player_card_stays() -> None:  # BK-8
    laid = table([[MONK], [DRUID], [BERSERKER]], [[KING], [ABBOT], [WIZARD]], down=[KING, ABBOT, WIZARD], first=1)
    laid.state.player = 0  # the last of the round
    told: list[Event] = []
    next_turn(laid.state, lambda to, event, *fields: told.append(event(*fields)))
    assert told == [FirstPlayerStayed(1), RoundBegan(2, 1)]


def test_a_lone_inquisitor_of_rank_0_wins_the_first_player_card() -> None:  # BK-8
    laid = table([[INQUISITOR, MONK], [DRUID], [ABBOT]], [[], [KING], [BISHOP]], down=[KING, BISHOP], first=1, player=0)
    laid.submit(0, Play(INQUISITOR))
    laid.submit(0, Declare(0))
    assert FirstPlayerMoved(0, INQUISITOR) in laid.submit(0, Name(POISONER))


def test_where_the_cards_lie_after_all_effects_counts() -> None:  # BK-8
    laid = table([[KING, MONK], [BISHOP, BERSERKER], [INTRIGUER, ASSASSIN]])
    laid.play(KING, BISHOP, INTRIGUER)
    assert laid.state.first == 2, "the King lies there now"


def test_the_first_player_card_moves_after_the_last_round_too() -> None:  # BK-8
    laid = table([[BISHOP], [ASSASSIN], [KING]])
    told = laid.play(BISHOP, ASSASSIN, KING)
    assert told[1:4] == [
        FirstPlayerMoved(2, KING),
        TokensTaken(2, (2, 0, 0), (0, 0, 0)),
        TokensTaken(0, (0, 2, 0), (0, 0, 0)),
    ]
    laid = table([[BISHOP], [ASSASSIN], [KING]], chapter=3)
    told = laid.play(BISHOP, ASSASSIN, KING)
    assert FirstPlayerMoved(2, KING) in told, "even in the last chapter"
    assert laid.state.first == 2


# ---- the end of a chapter


def test_face_up_cards_bring_tokens_covered_ones_too() -> None:  # BK-9
    laid = table([[POISONER], [BERSERKER], [ASSASSIN]], [[KING, WITCH], [BISHOP, DRUID], [MONK, WIZARD]], down=[MONK])
    laid.play(POISONER, BERSERKER, ASSASSIN)
    assert laid.state.points == [0, 1, 0], "the Berserker found the Wizard on top"
    assert laid.state.tokens == [[2, 0, 1], [0, 2, 1], [0, 0, 0]]


def test_a_colour_that_is_used_up_gives_nothing() -> None:  # BK-9
    laid = table([[ASSASSIN], [BERSERKER], [POISONER]], [[KING], [QUEEN], [DRUID]], supply=[1, 5, 5])
    told = laid.play(ASSASSIN, BERSERKER, POISONER)
    assert laid.state.points == [1, 0, 0], "the Assassin found the Queen on top"
    assert [event for event in told if isinstance(event, TokensTaken)] == [
        TokensTaken(0, (1, 0, 0), (1, 0, 0)),
        TokensTaken(2, (0, 0, 1), (0, 0, 0)),
    ]
    assert laid.state.supply == [0, 5, 4]


def test_tokens_run_out_in_the_order_of_seats_from_the_first_player() -> None:  # BK-9
    hands = [[POISONER], [MONK], [BERSERKER]]
    laid = table(hands, [[KING], [QUEEN], [WHITE_KNIGHT]], supply=[1, 5, 5])
    laid.play(POISONER, MONK, BERSERKER)
    assert laid.state.first == 1, "the Monk is the highest"
    assert [tokens[BLUE] for tokens in laid.state.tokens] == [0, 1, 0]
    laid = table(hands, [[KING], [], [WHITE_KNIGHT]], supply=[2, 5, 5])
    laid.play(POISONER, MONK, BERSERKER)
    assert [tokens[BLUE] for tokens in laid.state.tokens] == [1, 0, 1], "two icons, one token left: one"


def test_without_a_saint_an_elimination_token_marks_the_chapel() -> None:  # BK-10
    laid = table([[POISONER], [BERSERKER], [ASSASSIN]])
    assert ChapelMarked(0) in laid.play(POISONER, BERSERKER, ASSASSIN)
    assert laid.state.chapel == [0, 0, 0, 1]
    assert laid.state.points == [0, 0, 0], "it is only a mark"


def test_with_a_saint_the_chapel_has_its_token_already() -> None:  # BK-10
    laid = table([[SAINT], [BERSERKER], [ASSASSIN]], chapter=1, chapel=[0, 0, 0, 1])
    laid.submit(0, Play(SAINT))
    laid.submit(0, Consecrate(GREEN))
    told = laid.play(BERSERKER, ASSASSIN)
    assert not [event for event in told if isinstance(event, ChapelMarked)]
    assert laid.state.chapel == [0, 1, 0, 1]


def test_all_characters_are_shuffled_again_for_the_next_chapter() -> None:  # BK-11
    laid = table([[POISONER], [MONK], [ASSASSIN]], [[KING], [WIZARD], [QUEEN]], down=[KING])
    laid.state.named = KING
    laid.state.inert = 1 << KING
    laid.state.rank = 0
    told = laid.play(POISONER, MONK, ASSASSIN)
    assert told[-1] == ChapterBegan(1, 1), "the first-player card stays with its holder"
    state = laid.state
    assert [sum(pool) for pool in state.pools] == [8, 8]
    assert (state.stacks, state.down, state.inert, state.named) == ([[], [], []], 0, 0, HIDDEN)
    assert state.centre == [HIDDEN] * 4
    assert state.rank == 20, "an Inquisitor declares anew (BK-30)"
    assert state.received == [0, 0, 0], "a Black Knight asks for the tokens of its own chapter (BK-37)"


def test_nobody_knows_a_card_of_the_next_chapter() -> None:  # BK-11
    laid = table([[POISONER], [MONK], [ASSASSIN]])
    laid.state.seen = [7] * len(CHARACTERS)
    laid.state.partly = [1] * 6
    laid.state.wholly = [2] * 6
    laid.play(POISONER, MONK, ASSASSIN)
    state = laid.state
    assert not any(state.seen + state.partly + state.wholly)


def test_a_practice_chapter_is_the_whole_game() -> None:  # BK-40
    laid = table([[POISONER], [BISHOP], [ASSASSIN]], options={"chapters": 1})
    told = laid.play(POISONER, BISHOP, ASSASSIN)
    assert told[-1] == GameEnded((1,))
    assert laid.match.actor == OVER


# ---- the Black Knight


def ending_with_a_knight(**more: object) -> Table:
    """Seat 1 has a Black Knight under another card; seat 0 plays the last round first."""
    arguments: dict[str, object] = {
        "hands": [[COURTESAN], [POISONER], [ASSASSIN], [CHARLATAN]],
        "stacks": [[BISHOP], [BLACK_KNIGHT], [KING], [WITCH]],
    }
    laid = table(**(arguments | more))  # type: ignore[arg-type]
    laid.play(COURTESAN, POISONER, ASSASSIN, CHARLATAN)
    return laid


def test_a_black_knight_whose_owner_got_no_token_may_take_one() -> None:  # BK-37
    laid = ending_with_a_knight()
    assert laid.match.actor == 1
    assert laid.options() == [Claim(BLUE), Claim(GREEN), Claim(YELLOW), Enough()]
    assert laid.submit(1, Claim(YELLOW))[0] == Claimed(1, YELLOW)
    assert laid.state.tokens[1] == [0, 0, 1]


def test_the_black_knight_may_do_without() -> None:  # BK-37
    laid = ending_with_a_knight()
    assert laid.submit(1, Enough())[0] == Declined(1, BLACK_KNIGHT)
    assert laid.state.tokens[1] == [0, 0, 0]


def test_the_black_knight_comes_in_its_owner_s_place_after_the_icons() -> None:  # BK-9
    laid = ending_with_a_knight(supply=[2, 0, 0])
    assert laid.state.first == 2, "the Assassin is the highest"
    assert laid.state.tokens[2] == [2, 0, 0], "seat 2 took first, and then there was nothing left to ask for"
    assert laid.match.view(0).asked == "Dealing"
    laid = ending_with_a_knight(supply=[3, 0, 1])
    assert laid.state.tokens[3] == [0, 0, 1], "seats 2, 3 and 0 have taken before"
    assert laid.options() == [Claim(BLUE), Enough()]


def test_the_others_take_their_tokens_after_the_black_knight() -> None:  # BK-9
    laid = ending_with_a_knight(stacks=[[BISHOP], [DRUID], [BLACK_KNIGHT], [WITCH]], supply=[1, 2, 2])
    assert (laid.state.first, laid.match.actor) == (2, 2), "the Assassin is the highest, and its owner has the Knight"
    assert laid.state.tokens == [[0, 0, 0]] * 4
    laid.submit(2, Claim(YELLOW))
    assert laid.state.tokens == [[0, 2, 0], [0, 0, 0], [0, 0, 1], [0, 0, 1]], "for seat 1 no yellow one is left"


@pytest.mark.parametrize("mode", ["no_token", "always"])
def test_a_black_knight_whose_owner_got_a_token_takes_none_but_by_option(mode: str) -> None:  # BK-37
    laid = ending_with_a_knight(
        stacks=[[BISHOP], [BLACK_KNIGHT, QUEEN], [KING], [WITCH]], options={"black_knight": mode}
    )
    assert laid.state.tokens[1] == [1, 0, 0]
    assert laid.match.view(1).asked == ("Claiming" if mode == "always" else "Dealing")


def test_icons_of_a_colour_that_ran_out_count_as_no_token() -> None:  # BK-37
    laid = ending_with_a_knight(stacks=[[BISHOP], [BLACK_KNIGHT, QUEEN], [KING], [WITCH]], supply=[2, 5, 5])
    assert laid.match.view(1).asked == "Claiming"


def test_an_elimination_point_does_not_matter_to_the_black_knight() -> None:  # BK-37
    laid = ending_with_a_knight(stacks=[[WIZARD], [BLACK_KNIGHT], [ABBOT], [WITCH]])
    assert laid.state.points[1] == 1, "the Poisoner has found the Abbot"
    assert laid.match.view(1).asked == "Claiming"


def test_an_eliminated_black_knight_takes_nothing() -> None:  # BK-37
    assert ending_with_a_knight(down=[BLACK_KNIGHT]).match.view(1).asked == "Dealing"


def test_with_an_empty_supply_the_black_knight_takes_nothing() -> None:  # BK-37
    assert ending_with_a_knight(supply=[2, 2, 1]).match.view(1).asked == "Dealing"


def test_a_black_knight_turned_up_by_the_charlatan_has_lost_its_effect() -> None:  # BK-29, BK-37
    laid = table(
        [[COURTESAN], [CHARLATAN], [ASSASSIN], [DRUID]],
        [[BISHOP], [BLACK_KNIGHT], [KING], [WITCH]],
        down=[BLACK_KNIGHT],
    )
    laid.play(COURTESAN, CHARLATAN)
    laid.submit(1, Raise(BLACK_KNIGHT))
    laid.play(ASSASSIN, DRUID)
    assert laid.match.view(1).asked == "Dealing"


def test_a_black_knight_taken_by_the_intriguer_has_lost_its_effect() -> None:  # BK-34, BK-37
    overlay = {"seats": {"fewest": 4}, "characters": {"black_knight": {"rank": 21}}}
    laid = table([[BLACK_KNIGHT], [CHARLATAN], [INTRIGUER], [COURTESAN]], overlay=overlay)
    laid.play(BLACK_KNIGHT, CHARLATAN, INTRIGUER)
    assert laid.state.stacks[2] == [BLACK_KNIGHT]
    laid.play(COURTESAN)
    assert laid.match.view(2).asked == "Dealing", "its owner would be asked now"


# ---- the end


def ended(**more: object) -> State:
    """A table after the last chapter."""
    laid = table(hands=[[], [], []], chapter=4, **more)  # type: ignore[arg-type]
    laid.state.phases.clear()
    return laid.state


def test_a_token_is_worth_what_is_left_of_its_colour() -> None:  # BK-40, BK-42
    state = ended(supply=[2, 1, 3], chapel=[0, 2, 1, 1], owned=[[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    assert brutal.tally(state) == {"blue": [2, 0, 0], "green": [0, 3, 0], "yellow": [0, 0, 4], "elimination": [0, 0, 0]}


def test_with_no_token_left_the_chapel_alone_counts() -> None:  # BK-42
    state = ended(supply=[2, 0, 3], chapel=[0, 2, 1, 1], owned=[[0, 4, 0]] * 3)
    assert brutal.tally(state)["green"] == [8, 8, 8]
    state = ended(supply=[0, 1, 3], chapel=[0, 2, 1, 1], owned=[[5, 0, 0]] * 3)
    assert brutal.tally(state)["blue"] == [0, 0, 0]


def test_bishop_witch_and_fortune_teller_bring_two_one_and_no_token() -> None:  # BK-42
    laid = table([[CHARLATAN], [COURTESAN], [ASSASSIN], [BERSERKER]], [[BISHOP], [WITCH], [FORTUNE_TELLER], [SAINT]])
    laid.play(CHARLATAN, COURTESAN, ASSASSIN, BERSERKER)
    assert laid.state.tokens == [[0, 2, 0], [0, 0, 1], [0, 0, 0], [0, 0, 0]]


def test_elimination_points_count_as_they_are() -> None:  # BK-40
    state = ended(supply=[1, 1, 1])
    state.points = [4, 0, 2]
    assert brutal.tally(state)["elimination"] == [4, 0, 2]
    assert brutal.winners(state) == [0]


def test_most_points_win() -> None:  # BK-41
    assert brutal.winners(ended(supply=[3, 1, 1], owned=[[1, 1, 0], [2, 0, 0], [0, 2, 2]])) == [1]


@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_a_tie_goes_to_the_holder_of_the_first_player_card_or_the_next(first: int, winner: int) -> None:  # BK-41
    state = ended(supply=[3, 1, 1], owned=[[0, 0, 0], [1, 0, 0], [1, 0, 0]], first=first)
    assert brutal.winners(state) == [winner]


def test_four_chapters_make_a_game() -> None:  # BK-40
    match, random, chapters = begun(4), Random(7), 1
    while match.actor != OVER:
        action = draw(match.urn(), random) if match.actor == LUCK else match.view(match.actor).options[0]
        match.submit(match.actor, action)
        chapters += sum(isinstance(event, ChapterBegan) for _to, event in match.steps[-1].told)
    assert chapters == 4
    assert sum(state_of(match).chapel) == 4, "a cell of the chapel for each"


# ---- why not


def test_an_illegal_click_gets_a_reason() -> None:
    laid = table([[KING, DRUID], [BISHOP, MONK], [SAINT, WITCH]])
    assert brutal.why_not(laid.view(0), Play(KING)) is None
    assert brutal.why_not(laid.view(0), Play(BISHOP)) == Why("BK-7", "not in hand")
    assert brutal.why_not(laid.view(1), Play(BISHOP)) == Why("BK-7", "not asked")
    assert brutal.why_not(laid.view(0), Look()) == Why("BK-7", "play a card")
    laid.submit(0, Play(DRUID))
    assert brutal.why_not(laid.view(0), Play(KING)) == Why("BK-33", "swap first")
