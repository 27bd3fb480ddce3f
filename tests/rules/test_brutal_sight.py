"""Brutal Kingdom: who knows what, how it is learnt, how track is lost, and what is imagined for the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules import brutal
from game.rules.brutal.box import (
    ABBOT,
    ASSASSIN,
    BERSERKER,
    BISHOP,
    COURTESAN,
    DRUID,
    EXECUTIONER,
    FORTUNE_TELLER,
    INQUISITOR,
    KING,
    MONK,
    POISONER,
    QUEEN,
    SAINT,
    WHITE_KNIGHT,
    WITCH,
    WIZARD,
)
from game.rules.brutal.moves import Declare, Enough, Give, Look, Name, Offer, Pass, Place, Spy, Swap
from game.rules.brutal.sight import View
from game.rules.brutal.state import State
from game.rules.kernel import HIDDEN, LUCK, Random, draw
from tests.rules.brutal_table import Table, table
from tests.rules.test_brutal import DARK_HANDS, LIGHT_HANDS, begun, dealt, state_of

LIGHT, DARK = 0, 1
UNKNOWN = (HIDDEN,) * 4


def worlds(view: View, n: int = 60) -> list[State]:
    return [brutal.imagine(view, Random(seed)) for seed in range(n)]


def seats(*numbers: int) -> int:
    """A set of seats."""
    return sum(1 << number for number in numbers)


def passed() -> Table:
    """All cards dealt and passed, by four players; the first card of each pair went on."""
    match = begun(4)
    for hands in (LIGHT_HANDS, DARK_HANDS):
        dealt(match, *hands)
        for seat in range(4):
            match.submit(seat, Pass(hands[seat][0]))
    return Table(match, [])


# ---- what everybody sees


def test_of_a_hidden_card_everybody_sees_the_back() -> None:  # BK-50
    laid = passed()
    for seat in range(4):
        assert laid.view(seat).sizes == ((2, 2),) * 4
    hand = laid.state.hands[0]
    laid.play(next(card for card in hand if laid.state.cast.backs[card] == LIGHT and card != COURTESAN))
    assert laid.view(2).sizes[0] == (1, 2)


def test_everybody_knows_the_cards_played_covered_and_eliminated_ones_too() -> None:  # BK-50
    laid = table([[MONK], [DRUID], [SAINT]], [[KING, WITCH], [ABBOT], [POISONER]], down=[KING])
    for seat in range(3):
        view = laid.view(seat)
        assert view.stacks == ((KING, WITCH), (ABBOT,), (POISONER,))
        assert all(KING not in place for world in worlds(view, 20) for place in (*world.hands, world.centre))


# ---- ways of learning


def test_a_seat_knows_its_hand_and_what_it_passed() -> None:  # BK-51
    laid = passed()
    view = laid.view(1)
    assert view.hand == tuple(laid.state.hands[1])
    assert view.known[2] == (LIGHT_HANDS[1][0],)
    assert view.known[0] == (DARK_HANDS[1][0],)
    assert view.known[3] == ()
    assert view.centre == UNKNOWN


def test_a_seat_knows_who_knows_its_cards() -> None:  # BK-51
    laid = passed()
    view = laid.view(1)
    exposed = dict(zip(view.hand, view.exposed, strict=True))
    assert exposed == {
        LIGHT_HANDS[0][0]: seats(0),
        LIGHT_HANDS[1][1]: 0,
        DARK_HANDS[2][0]: seats(2),
        DARK_HANDS[1][1]: 0,
    }


def test_the_witch_lets_a_seat_know_a_whole_hand() -> None:  # BK-51
    laid = table([[WITCH, MONK], [KING, SAINT], [BISHOP, DRUID]])
    laid.play(WITCH)
    laid.submit(0, Spy(1))
    assert laid.view(0).known[1] == (SAINT, KING)
    assert laid.view(2).known[1] == ()
    assert laid.view(1).exposed == (seats(0), seats(0))
    assert all(world.hands[1] == [SAINT, KING] for world in worlds(laid.view(0)))
    assert len({tuple(world.hands[1]) for world in worlds(laid.view(2))}) > 3


def test_the_fortune_teller_knows_the_centre_until_it_changes() -> None:  # BK-51
    laid = table(
        [[FORTUNE_TELLER, MONK], [WHITE_KNIGHT, ASSASSIN], [QUEEN, SAINT], [EXECUTIONER, POISONER]],
        drawn=[BISHOP, KING, WIZARD, ABBOT],
    )
    laid.play(FORTUNE_TELLER)
    laid.submit(0, Look())
    assert laid.view(0).centre == (BISHOP, KING, WIZARD, ABBOT)
    assert laid.view(1).centre == UNKNOWN
    assert laid.view(1).knowers == (seats(0),) * 4, "everybody saw who looked"
    laid.play(WHITE_KNIGHT)
    laid.submit(1, Swap(ASSASSIN, 0))
    assert laid.view(0).centre == (HIDDEN, KING, WIZARD, ABBOT)
    assert laid.view(0).known[1] == (BISHOP,), "it was followed from the slot into the hand (BK-52)"
    assert laid.view(1).centre == (ASSASSIN, HIDDEN, HIDDEN, HIDDEN)
    assert laid.view(1).exposed == (seats(0),)


def test_a_seat_knows_what_it_put_into_which_slot() -> None:  # BK-51
    laid = table([[MONK, ASSASSIN, KING], [WITCH, DRUID], [QUEEN, SAINT]], drawn=[BISHOP])
    laid.play(MONK)
    laid.submit(0, Swap(ASSASSIN, 1))
    assert laid.view(0).centre == (HIDDEN, ASSASSIN, HIDDEN, HIDDEN)
    assert laid.view(0).hand == (BISHOP, KING)
    assert laid.view(1).centre == UNKNOWN
    assert laid.view(1).knowers == (0, seats(0), 0, 0)


def test_what_is_shown_to_the_inquisitor_all_seats_know() -> None:  # BK-51
    laid = table([[INQUISITOR, MONK], [WITCH, DRUID], [QUEEN, SAINT]], drawn=[BISHOP])
    laid.play(INQUISITOR)
    laid.submit(0, Declare(20))
    laid.submit(0, Name(WITCH))
    assert laid.view(2).known[1] == (WITCH,)
    laid.submit(1, Place(0))
    assert [laid.view(seat).centre[0] for seat in range(3)] == [WITCH] * 3
    assert laid.view(2).known[1] == ()
    assert laid.view(1).exposed[laid.view(1).hand.index(BISHOP)] == 0


def test_partners_of_an_exchange_know_both_cards() -> None:  # BK-51
    laid = table([[COURTESAN, POISONER, MONK], [WITCH, BISHOP], [QUEEN, SAINT], [KING, DRUID]])
    laid.play(COURTESAN)
    laid.submit(0, Offer(POISONER, 1))
    laid.submit(0, Enough())
    laid.submit(1, Give(BISHOP))
    assert laid.view(0).known[1] == (POISONER,)
    assert laid.view(1).known[0] == (BISHOP,)
    assert laid.view(2).known == ((), (), (QUEEN, SAINT), ())


def test_by_option_everybody_knows_the_card_the_inquisitor_took() -> None:  # BK-51
    laid = table(
        [[INQUISITOR, MONK, SAINT], [WITCH, DRUID], [QUEEN, BERSERKER]], options={"inquisitor_exchange": "inquisitor"}
    )
    laid.play(INQUISITOR)
    laid.submit(0, Declare(20))
    laid.submit(0, Name(DRUID))
    laid.submit(0, Give(SAINT))
    assert laid.view(2).known[0] == (DRUID,)
    assert laid.view(2).known[1] == ()
    assert laid.view(0).known[1] == (SAINT,)


def asked_in_vain() -> Table:
    """The Inquisitor of seat 0 has asked for the King; nobody held it. Seat 1 is to play."""
    laid = table(
        [[INQUISITOR, MONK, ASSASSIN], [WHITE_KNIGHT, WITCH, DRUID], [QUEEN, SAINT, BERSERKER]],
        centre=[EXECUTIONER, HIDDEN, HIDDEN, HIDDEN],
        drawn=[BISHOP],
    )
    laid.state.seen[EXECUTIONER] = seats(2)
    laid.play(INQUISITOR)
    laid.submit(0, Declare(20))
    laid.submit(0, Name(KING))
    return laid


def held(view: View, card: int) -> bool:
    """Whether the seat thinks that the card may be in a hand."""
    return any(card in hand for world in worlds(view) for hand in world.hands)


def test_that_nobody_held_a_character_everybody_knows() -> None:  # BK-51
    laid = asked_in_vain()
    for seat in range(3):
        assert laid.view(seat).unheld == KING
        assert not held(laid.view(seat), KING)
    places = {world.centre.index(KING) if KING in world.centre else HIDDEN for world in worlds(laid.view(1))}
    assert places == {0, HIDDEN}, "in the slot that seat 2 knows, or among the cards nobody has seen"


def test_a_centre_card_that_comes_into_a_hand_unseen_may_be_the_missing_one() -> None:  # BK-51
    laid = asked_in_vain()
    laid.play(WHITE_KNIGHT)
    laid.submit(1, Swap(WITCH, 1))
    assert (laid.view(0).unheld, held(laid.view(0), KING)) == (HIDDEN, True)
    assert (laid.view(2).unheld, held(laid.view(2), KING)) == (HIDDEN, True)
    assert (laid.view(1).unheld, held(laid.view(1), KING)) == (KING, False), "seat 1 got the Bishop"


def test_who_knows_which_centre_card_was_taken_can_still_tell() -> None:  # BK-51
    laid = asked_in_vain()
    laid.play(WHITE_KNIGHT)
    laid.submit(1, Swap(WITCH, 0))
    assert [laid.view(seat).unheld for seat in range(3)] == [HIDDEN, KING, KING], "seat 2 knew of the Executioner"
    assert not held(laid.view(2), KING)


def test_a_centre_card_of_the_other_back_changes_nothing() -> None:  # BK-51
    laid = asked_in_vain()
    laid.drawn = [WIZARD]
    laid.play(WHITE_KNIGHT)
    laid.submit(1, Swap(DRUID, 2))
    assert [laid.view(seat).unheld for seat in range(3)] == [KING] * 3


def test_who_takes_the_missing_card_keeps_that_a_secret() -> None:  # BK-51
    laid = asked_in_vain()
    laid.drawn = [KING]
    laid.play(WHITE_KNIGHT)
    laid.submit(1, Swap(WITCH, 1))
    assert [laid.view(seat).unheld for seat in range(3)] == [HIDDEN] * 3
    assert KING in laid.view(1).hand


def test_in_the_next_chapter_the_missing_card_can_be_anywhere() -> None:  # BK-11, BK-51
    laid = table([[INQUISITOR], [POISONER], [DRUID]])
    laid.play(INQUISITOR)
    laid.submit(0, Declare(20))
    laid.submit(0, Name(KING))
    assert laid.view(1).unheld == KING
    laid.play(POISONER, DRUID)
    assert laid.view(1).unheld == HIDDEN


# ---- following and losing track


def watched() -> Table:
    """Seat 2 has seen the whole hand of seat 1: two light cards, two dark ones. Seat 1 is to play."""
    laid = table(
        [[POISONER, ABBOT, QUEEN, WIZARD], [WHITE_KNIGHT, ASSASSIN, KING, DRUID, SAINT], [MONK, WITCH]],
        player=1,
        drawn=[BISHOP],
    )
    for card in laid.state.hands[1]:
        laid.state.seen[card] |= seats(2)
    laid.state.wholly[2:4] = [seats(2)] * 2
    return laid


def test_a_card_played_leaves_the_rest_known() -> None:  # BK-52
    laid = watched()
    laid.play(KING)
    assert laid.view(2).known[1] == (ASSASSIN, DRUID, WHITE_KNIGHT, SAINT)


def test_a_hand_that_gives_away_an_unseen_card_is_lost_track_of_for_that_back() -> None:  # BK-52
    laid = watched()
    laid.play(WHITE_KNIGHT)
    laid.submit(1, Swap(ASSASSIN, 0))
    assert laid.view(2).known[1] == (DRUID, SAINT), "the dark cards are still certain"
    assert laid.view(2).centre == UNKNOWN, "and so is the card that left: it may be the King"
    assert laid.view(1).centre[0] == ASSASSIN
    cards = {card for world in worlds(laid.view(2)) for card in (world.centre[0], *world.hands[1])}
    assert {ASSASSIN, KING, BISHOP} <= cards


def test_everybody_can_tell_who_has_lost_track() -> None:  # BK-52
    laid = watched()
    laid.state.partly[2] = seats(0)
    laid.play(WHITE_KNIGHT)
    laid.submit(1, Swap(ASSASSIN, 0))
    for seat in range(3):
        assert (laid.view(seat).partly[2], laid.view(seat).wholly[2]) == (0, 0)
        assert laid.view(seat).wholly[3] == seats(2), "the dark cards stayed where they were"


def test_whoever_saw_the_card_leave_keeps_track() -> None:  # BK-52
    laid = table([[COURTESAN, POISONER, MONK], [WITCH, BISHOP], [QUEEN, SAINT], [KING, DRUID]])
    for card in (WITCH, BISHOP):
        laid.state.seen[card] |= seats(0, 3)
    laid.state.wholly[2] = seats(0, 3)
    laid.play(COURTESAN)
    laid.submit(0, Offer(POISONER, 1))
    laid.submit(0, Enough())
    laid.submit(1, Give(BISHOP))
    assert laid.view(0).known[1] == (POISONER, WITCH), "the Courtesan's player got the Bishop"
    assert laid.view(3).known[1] == (), "the others do not know which one left"
    assert laid.view(3).known[0] == ()


def test_a_shown_card_leaves_the_rest_known() -> None:  # BK-52
    laid = table([[INQUISITOR, MONK], [WITCH, KING, DRUID], [QUEEN, SAINT]], drawn=[BISHOP])
    laid.state.seen[KING] |= seats(2)
    laid.state.partly[2] = seats(2)
    laid.play(INQUISITOR)
    laid.submit(0, Declare(20))
    laid.submit(0, Name(WITCH))
    laid.submit(1, Place(0))
    assert laid.view(2).known[1] == (KING,)


def test_a_card_is_followed_from_a_slot_into_a_hand_and_back_to_a_slot() -> None:  # BK-52
    laid = table(
        [[MONK, ASSASSIN], [DRUID, KING], [WHITE_KNIGHT, POISONER], [WITCH, QUEEN]],
        centre=[BISHOP, HIDDEN, HIDDEN, HIDDEN],
    )
    laid.state.seen[BISHOP] = seats(3)
    laid.play(MONK)
    laid.submit(0, Swap(ASSASSIN, 0))
    assert laid.view(3).known[0] == (BISHOP,)
    laid.play(DRUID)
    laid.submit(1, Swap(KING, 0))
    assert laid.view(0).known[1] == (ASSASSIN,), "seat 0 put it there, seat 1 took it"
    assert laid.view(3).known[1] == ()


# ---- imagining


def test_imagined_tables_keep_everything_a_seat_knows() -> None:  # BK-51
    laid = passed()
    for seat in range(4):
        view = laid.view(seat)
        for world in worlds(view, 30):
            assert brutal.view(world, seat) == view


def test_unknown_cards_are_imagined_everywhere_they_can_be() -> None:  # BK-50
    laid = passed()
    view = laid.view(0)
    found: Counter[int] = Counter(card for world in worlds(view, 300) for card in world.hands[2])
    placed = {*view.hand, *view.known[1], *view.known[3]}
    assert set(found) == set(range(20)) - placed
    assert max(found.values()) < 2 * min(found.values()), "all alike"


def test_who_passed_a_card_is_imagined_to_know_it() -> None:  # BK-51
    laid = passed()
    for world in worlds(laid.view(0), 30):
        known = brutal.view(world, 1).known
        assert len([card for card in known[2] if world.cast.backs[card] == LIGHT]) == 1
        assert LIGHT_HANDS[0][0] in world.hands[1]
        assert DARK_HANDS[1][0] in known[0], "seat 0 holds what seat 1 passed, and knows that"


def test_who_looked_at_a_hand_is_imagined_to_know_all_of_it() -> None:  # BK-51
    laid = table([[WITCH, MONK], [KING, SAINT], [BISHOP, DRUID]])
    laid.play(WITCH)
    laid.submit(0, Spy(1))
    for world in worlds(laid.view(2), 30):
        assert brutal.view(world, 0).known[1] == tuple(world.hands[1])


def test_slots_that_somebody_knows_are_imagined_known_to_that_seat() -> None:  # BK-51
    laid = table([[MONK, ASSASSIN, KING], [WITCH, DRUID], [QUEEN, SAINT]], drawn=[BISHOP])
    laid.play(MONK)
    laid.submit(0, Swap(ASSASSIN, 1))
    slots = {(world.centre[0], brutal.view(world, 0).centre[1]) for world in worlds(laid.view(2))}
    assert {slot for slot, _known in slots} == {HIDDEN}, "nobody has seen this one: it is no card yet"
    assert len({known for _slot, known in slots}) > 3


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_offered_and_given_cards_are_any_the_others_could_have_chosen(seat: int) -> None:  # BK-31
    laid = table([[COURTESAN, POISONER, KING, MONK], [WITCH, BISHOP, DRUID], [QUEEN, SAINT, ABBOT], [EXECUTIONER]])
    laid.play(COURTESAN)
    laid.submit(0, Offer(KING, 1))
    laid.submit(0, Offer(MONK, 2))
    laid.submit(1, Give(WITCH))
    view = laid.view(seat)
    for world in worlds(view, 40):
        assert world.offered[LIGHT] in world.hands[0]
        assert world.offered[DARK] in world.hands[0]
        assert world.given[LIGHT] in world.hands[1]
        assert world.given[DARK] == HIDDEN, "not chosen yet"
    assert len({world.offered[LIGHT] for world in worlds(view)}) > 2
    assert {world.given[LIGHT] for world in worlds(view)} == {WITCH} or seat != 1


def test_own_sealed_answers_are_kept() -> None:  # BK-31
    laid = table([[COURTESAN, POISONER, KING, MONK], [WITCH, BISHOP, DRUID], [QUEEN, SAINT, ABBOT], [EXECUTIONER]])
    laid.play(COURTESAN)
    laid.submit(0, Offer(KING, 1))
    laid.submit(0, Offer(MONK, 2))
    laid.submit(1, Give(WITCH))
    assert laid.view(0).offered == (KING, MONK)
    assert {tuple(world.offered) for world in worlds(laid.view(0))} == {(KING, MONK)}
    assert {world.given[LIGHT] for world in worlds(laid.view(1))} == {WITCH}


@pytest.mark.parametrize("options", [{}, {"inquisitor_exchange": "inquisitor"}, {"random_sixteen": True}])
@pytest.mark.parametrize("players", [3, 4])
def test_what_seats_are_said_to_know_is_true(players: int, options: dict[str, object]) -> None:  # BK-52
    """At every step of random games: knowledge is never wrong, and what all can tell of it is never wrong either."""
    for seed in range(6):
        match, random = begun(players, options=options), Random(seed)
        while match.actor >= LUCK:
            _check_knowledge(state_of(match))
            answers = match.view(match.actor).options if match.actor != LUCK else ()
            match.submit(match.actor, answers[random.randrange(len(answers))] if answers else draw(match.urn(), random))


def _check_knowledge(state: State) -> None:
    everybody = range(len(state.hands))
    for card in state.centre:
        assert card == HIDDEN or state.seen[card], "a slot that is a card has been seen by somebody"
    for owner in everybody:
        for card in state.hands[owner]:
            assert state.seen[card] >> owner & 1, "the holder knows it"
            group = 2 * owner + state.cast.backs[card]
            others = state.seen[card] & ~(1 << owner)
            assert state.wholly[group] & ~others == 0, "who knows all of them knows this one"
            assert card != state.unheld or not state.sure, "whoever can tell that no hand holds it is right"
            assert others & ~(state.wholly[group] | state.partly[group]) == 0, "who knows it is known to know some"
