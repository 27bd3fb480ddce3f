"""Lionheart, rule by rule, as small stories: setting up, the turn, the cards, the end. The land has its own file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import pytest

from game.catalogue import GAMES
from game.play.match import Match
from game.rules import lionheart
from game.rules.boxfile import BoxError
from game.rules.kernel import LUCK, OVER, Action, Draw, Random, Why, draw
from game.rules.lionheart.board import (
    EDGE,
    EDGES,
    FIELD,
    FIRST,
    FOREST,
    FRAME,
    NEXT,
    NOWHERE,
    SECOND,
    SQUARES,
    TERRAINS,
    distance,
    edge_name,
    square_name,
    turned,
)
from game.rules.lionheart.box import (
    ALLIANCE,
    BORDERS,
    EMPTY,
    EXPAND,
    KNIGHTS,
    TRAITOR,
    amount,
    copies,
    load_box,
)
from game.rules.lionheart.moves import (
    Ally,
    Annex,
    BonusTaken,
    Bribe,
    Build,
    CardDrawn,
    CardPlayed,
    CardSeen,
    CardSold,
    CardTaken,
    CastleBuilt,
    CastleLeftOut,
    Dismiss,
    Enough,
    Fence,
    GameEnded,
    GoalReached,
    IncomeTaken,
    LastCardTaken,
    Play,
    Post,
    Sell,
    TakeDeck,
    TakeMarket,
    TurnBegan,
)
from game.rules.lionheart.rules import (
    ALLYING,
    BRIBING,
    DISMISSING,
    EXPANDING,
    FENCING,
    RECRUITING,
    RECRUITING_ON,
    TAKING,
    Welcoming,
)
from game.rules.lionheart.sight import View
from game.rules.lionheart.state import State, prices
from tests.rules.lionheart_table import Table, at, between, card, table
from tests.rules.random_play import choose

BOX = load_box({}, {})
FACE = prices(BOX).face


def begun(seats: int, seed: int = 1, options: Mapping[str, object] | None = None) -> Match:
    """A match in which LUCK has laid the tiles and dealt."""
    match, random = Match(GAMES["lionheart"].rules, load_box({}, options or {}), seats), Random(seed)
    while match.actor == LUCK:
        match.submit(LUCK, draw(match.urn(), random))
    return match


def view_of(match: Match, seat: int) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def state_of(match: Match) -> State:
    assert isinstance(match._state, State)
    return match._state


# ---- the box and the board


def test_the_box_holds_60_cards_fifteen_of_a_letter_and_nine_tiles() -> None:
    assert sum(copies(BOX)) == 60
    letters = Counter(power.deck for power in BOX.cards.power for _copy in range(power.copies))
    assert letters == {"A": 15, "B": 15, "C": 15, "D": 15}
    terrain = Counter("".join("".join(tile) for tile in (BOX.tiles.centre, *BOX.tiles.around)))
    assert {letter: terrain[letter] for letter in "RVCSGJ"} == {"R": 1, "V": 10, "C": 4, "S": 4, "G": 4, "J": 4}
    assert terrain.total() == SQUARES


def test_a_card_has_one_or_two_deeds() -> None:  # LH-7
    for power in BOX.cards.power:
        assert 1 <= sum(amount(power, deed) > 0 for deed in range(5)) <= 2


def test_two_to_four_may_play() -> None:
    assert list(lionheart.seat_counts(BOX)) == [2, 3, 4]


def test_144_squares_and_264_edges_fit_together() -> None:
    assert (len(NEXT), len(EDGE), len(FIRST), len(SECOND)) == (4 * SQUARES, 4 * SQUARES, EDGES, EDGES)
    for square in range(SQUARES):
        for side in range(4):
            other, edge = NEXT[4 * square + side], EDGE[4 * square + side]
            assert (other == NOWHERE) == (edge == FRAME)
            if other != NOWHERE:
                assert NEXT[4 * other + (side + 2) % 4] == square
                assert EDGE[4 * other + (side + 2) % 4] == edge
                assert {FIRST[edge], SECOND[edge]} == {square, other}
                assert distance(square, other) == 1
    assert Counter(EDGE)[FRAME] == 48
    assert (square_name(at("c4")), edge_name(between("c4", "d4"))) == ("c4", "c4-d4")


def test_tiles_turn_clockwise() -> None:
    tile = ["CF..", "....", "....", "...."]
    assert turned(tile, 1) == ["...C", "...F", "....", "...."]
    assert turned(tile, 4) == tile


def test_the_residence_is_always_in_the_middle_and_all_tiles_lie_there() -> None:
    boards = set()
    for seed in range(30):
        terrain = view_of(begun(3, seed), 0).land.terrain
        boards.add(terrain)
        residence = terrain.index(TERRAINS.index("R"))
        assert 4 <= residence // 12 <= 7
        assert 4 <= residence % 12 <= 7
        assert Counter(terrain)[TERRAINS.index("V")] == 10
    assert len(boards) == 30


# ---- setting up


@pytest.mark.parametrize(("seats", "castles"), [(2, 4), (3, 4), (4, 3)])
def test_everybody_begins_with_cards_thalers_and_pieces(seats: int, castles: int) -> None:  # LH-1
    match = begun(seats)
    view = view_of(match, 0)
    assert view.coins == (7,) * seats
    assert len(view.hand) == 3
    assert [sum(backs) for backs in view.backs] == [3] * seats
    assert view.reserve[:seats] == (15,) * seats
    assert BOX.pieces.castles[seats - 2] == castles
    assert {begun(seats, seed).actor for seed in range(30)} == set(range(seats)), "the first is drawn by lot"


def placed(match: Match, seed: int = 1) -> list[tuple[int, Action]]:
    """All castles and knights, at random; who placed what."""
    random, done = Random(seed), []
    while view_of(match, 0).asked in ("Building", "Garrisoning"):
        seat, action = match.actor, choose(match, random)
        done.append((seat, action))
        match.submit(seat, action)
    return done


@pytest.mark.parametrize("seats", [3, 4])
def test_castles_are_built_in_turn_each_with_a_knight_beside_it(seats: int) -> None:  # LH-2, LH-5
    match = begun(seats)
    first = match.actor
    done = placed(match)
    builders = [seat for seat, action in done if isinstance(action, Build)]
    castles = BOX.pieces.castles[seats - 2]
    assert builders == [(first + number) % seats for number in range(castles * seats)]
    state = state_of(match)
    for (_seat, castle), (_same, knight) in pairwise(done):
        if isinstance(castle, Build) and isinstance(knight, Post):
            assert state.land.terrain[castle.square] == FIELD
            assert state.land.terrain[knight.square] in (FIELD, FOREST)
            assert distance(castle.square, knight.square) == 1
    assert state.reserve == [15 - castles] * seats
    assert state.coins[match.actor] == 7, "the forest is free of charge"
    assert match.actor == builders[-1], "whoever placed the last castle takes the first turn"
    assert TurnBegan(builders[-1]) in match.story(0)


def test_castles_of_one_colour_keep_their_distance() -> None:  # LH-3
    for seed in range(8):
        match = begun(3, seed)
        placed(match, seed)
        gaps = {event.square: event.gap for event in match.story(0) if isinstance(event, CastleBuilt)}
        state = state_of(match)
        for one, first in enumerate(state.castles):
            for second in state.castles[one + 1 :]:
                if state.owner[one] == state.owner[state.castles.index(second)]:
                    assert distance(first, second) > gaps[second]


def test_the_gap_drops_only_where_no_square_is_left() -> None:  # LH-3
    assert getattr(state_of(begun(2)).phases[-1], "gap", 0) == 6
    other = begun(2, options={"castle_gap": 22})
    first = other.actor
    square = view_of(other, first).options[0]
    assert isinstance(square, Build)
    other.submit(first, square)
    for _answer in range(3):
        other.submit(other.actor, other.view(other.actor).options[0])
    gap = getattr(state_of(other).phases[-1], "gap", 0)
    far = [action.square for action in view_of(other, first).options if isinstance(action, Build)]
    assert gap < 22
    assert {distance(square.square, one) for one in far} == {gap + 1}, "the largest gap that leaves a square"


def test_a_castle_without_any_square_stays_in_the_box() -> None:  # LH-3
    tile = ["VVVV"] * 4
    box = load_box({"tiles": {"centre": ["..VV", *tile[1:]], "around": [tile] * 8}}, {})
    match, random = Match(GAMES["lionheart"].rules, box, 3), Random(1)
    while match.actor == LUCK:
        match.submit(LUCK, draw(match.urn(), random))
    placed(match)
    told = match.story(0)
    assert sum(isinstance(event, CastleBuilt) for event in told) == 1
    assert sum(isinstance(event, CastleLeftOut) for event in told) == 11
    assert view_of(match, 0).asked == "Acting"


def test_two_players_place_a_neutral_colour_in_turn() -> None:  # LH-4, LH-5
    match = begun(2)
    first = match.actor
    built = [
        (seat, event.colour)
        for seat, action in placed(match)
        for event in [event for step in match.steps if step.action == action for _to, event in step.told]
        if isinstance(event, CastleBuilt)
    ]
    second = 1 - first
    assert built[:8] == [(first, first), (second, second)] * 4
    assert built[8:] == [(first, 2), (second, 2)] * 2
    assert match.actor == second
    state = state_of(match)
    neutral = [square for castle, square in enumerate(state.castles) if state.owner[castle] == 2]
    assert len(neutral) == 4
    assert state.reserve[2] == 15 - 4
    assert len(view_of(match, 0).scores) == 2


# ---- the turn

MINE = ".A  C   S  |\n--  --  --"
TWO_BORDERS, KNIGHT_OR_TWO = card("A", borders=2), card("A", borders=2, knights=1)
THREE_BORDERS, GROW, ALLY_CARD = card("A", borders=3), card("B", expand=2), card("B", alliance=1)


def test_income_comes_first() -> None:  # LH-6
    laid = table(MINE, player=2, hands=[[TWO_BORDERS] * 3] * 3)
    told = laid.submit(2, Sell(TWO_BORDERS))
    assert told[-2:] == [TurnBegan(0), IncomeTaken(0, 2)]
    assert laid.state.coins == [22, 20, 23]


def test_a_card_is_sold_or_played_and_nobody_passes() -> None:  # LH-7
    laid = table(".A", hands=[[TWO_BORDERS, KNIGHT_OR_TWO, GROW], [0] * 3, [0] * 3])
    assert laid.options() == [
        Sell(TWO_BORDERS),
        Play(TWO_BORDERS, BORDERS),
        Sell(KNIGHT_OR_TWO),
        Play(KNIGHT_OR_TWO, BORDERS),
        Play(KNIGHT_OR_TWO, KNIGHTS),
        Sell(GROW),
    ]


def test_a_sold_card_goes_to_the_market_and_pays_its_sale_value() -> None:  # LH-7
    laid = table(".A", hands=[[THREE_BORDERS, 0, 0], [0] * 3, [0] * 3], deck=[1])
    told = laid.submit(0, Sell(THREE_BORDERS))
    assert told[0] == CardSold(0, THREE_BORDERS, FACE[THREE_BORDERS])
    assert told[1:3] == [CardDrawn(0, 0), CardSeen(0, 1, FACE[1])]
    assert laid.state.coins[0] == 25
    assert laid.state.market[THREE_BORDERS] == 1
    assert laid.state.hands[0] == [0, 0, 1]


def test_a_played_card_costs_and_never_comes_back() -> None:  # LH-7
    laid = table(".A", hands=[[KNIGHT_OR_TWO, 0, 0], [0] * 3, [0] * 3])
    assert laid.submit(0, Play(KNIGHT_OR_TWO, KNIGHTS)) == [CardPlayed(0, KNIGHT_OR_TWO, KNIGHTS, FACE[KNIGHT_OR_TWO])]
    assert (laid.state.coins[0], laid.state.used[KNIGHT_OR_TWO]) == (17, 1)
    assert laid.asked() == "Recruiting"


def test_a_card_is_taken_at_the_end_but_not_the_one_just_sold() -> None:  # LH-8
    laid = table(".A", hands=[[TWO_BORDERS, 0, 0], [0] * 3, [0] * 3])
    laid.state.market[GROW] = 1
    laid.submit(0, Sell(TWO_BORDERS))
    assert laid.options() == [TakeMarket(GROW), TakeDeck()]
    assert laid.submit(0, TakeMarket(GROW))[0] == CardTaken(0, GROW, FACE[GROW])
    assert laid.state.hands[0] == sorted([0, 0, GROW])
    assert laid.match.actor == 1


def test_another_copy_of_the_sold_card_may_be_taken() -> None:  # LH-8
    laid = table(".A", hands=[[TWO_BORDERS, 0, 0], [0] * 3, [0] * 3])
    laid.state.market[TWO_BORDERS] = 1
    laid.submit(0, Sell(TWO_BORDERS))
    assert TakeMarket(TWO_BORDERS) in laid.options()


def test_without_a_choice_the_deck_gives_its_top_card() -> None:  # LH-8
    laid = table(".A")
    laid.submit(0, Sell(0))
    assert laid.match.actor == 1
    assert len(laid.state.hands[0]) == 3


def test_the_deck_gives_all_of_a_letter_before_the_next() -> None:  # LH-8
    laid = table(".A")
    laid.state.phases = [TAKING[0]]
    laid.state.market[GROW] = 1
    laid.submit(0, TakeDeck())
    letter = laid.state.prices.letter
    urn = laid.match.game.urn(laid.match.steps[-1].before)
    assert {letter[kind] for kind, count in enumerate(urn.counts) if count} == {0}
    laid.state.deck = [0 if letter[kind] == 0 else count for kind, count in enumerate(laid.state.deck)]
    laid.state.stock[0] = 0
    laid.state.phases = [TAKING[1]]
    told = laid.submit(1, TakeDeck())
    assert told[0] == CardDrawn(1, 1)


def test_a_card_that_cannot_be_paid_cannot_be_played() -> None:  # LH-9
    laid = table(".A", coins=[2, 0, 0], hands=[[TWO_BORDERS, 0, 0], [0] * 3, [0] * 3])
    assert laid.options() == [Sell(0), Play(0, BORDERS), Sell(TWO_BORDERS)]


def test_the_fee_of_a_knight_counts_as_cost() -> None:  # LH-9, LH-21
    knight = card("A", knights=1)
    corner = ".A  F  |\n--  --"
    laid = table(corner, far="BC", coins=[2, 0, 0], hands=[[knight] * 3, [0] * 3, [0] * 3])
    assert laid.options() == [Sell(knight)]
    laid = table(corner, far="BC", coins=[3, 0, 0], hands=[[knight] * 3, [0] * 3, [0] * 3])
    assert laid.options() == [Sell(knight), Play(knight, KNIGHTS)]


def test_after_sixty_turns_without_the_deck_only_the_deck_is_left() -> None:  # LH-9
    laid = table(".A")
    laid.state.market[GROW] = 1
    laid.state.idle = 59
    laid.submit(0, Sell(0))
    laid.submit(0, TakeMarket(GROW))
    laid.state.market[GROW] = 1
    laid.submit(1, Sell(0))
    assert laid.match.actor == 2, "seat 1 was not asked"
    assert laid.state.idle == 0


# ---- the end

RICH = ".A  V   V   V   V   V   V   V   V   V   V  |"


def near_the_goal(**more: object) -> Table:
    """Seat 0 is one border short of 30 points; three play for 40."""
    return table(RICH + "\n" + "--  " * 10, asked=FENCING[0][1], options={"goals": [50, 30, 30]}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "goal"), [(2, 50), (3, 40), (4, 30)])
def test_the_goal_depends_on_the_number_of_players(seats: int, goal: int) -> None:  # LH-30
    from game.rules.lionheart.box import goal as goal_of

    assert goal_of(BOX, seats) == goal


def test_who_reaches_the_goal_wins_at_once() -> None:  # LH-12, LH-30
    laid = near_the_goal()
    told = laid.submit(0, Fence(between("k1", "k2")))
    assert told[-2:] == [GoalReached(0, 30), GameEnded((0,))]
    assert laid.match.actor == OVER
    assert laid.match.winners() == [0]


def test_the_goal_is_looked_at_after_the_whole_deed() -> None:  # LH-12
    laid = near_the_goal()
    laid.state.phases = [FENCING[0][3]]
    laid.submit(0, Fence(between("k1", "k2")))
    assert laid.match.actor == 0, "the second border comes before the victory"
    told = laid.submit(0, Enough())
    assert told == [GoalReached(0, 30), GameEnded((0,))]


def test_the_acting_player_is_looked_at_first_then_clockwise() -> None:  # LH-12
    two = ".A  V   V   V |.B  V   V   V  |".replace("V |.B", "V  |.B")
    for player, winner in ((0, 0), (1, 1), (2, 0)):
        laid = table(two + "\n" + "--  " * 8, player=player, options={"goals": [9, 9, 9]})
        laid.state.phases = [FENCING[player][1]]
        laid.submit(player, Fence(between("c8", "c9")))
        assert laid.match.winners() == [winner]


def test_the_last_card_of_the_deck_gives_everybody_one_more_turn() -> None:  # LH-31
    laid = table(MINE, coins=[5, 1, 1])
    laid.state.deck = [0] * len(laid.state.deck)
    laid.state.deck[1] = 1
    laid.state.stock = [1, 0, 0, 0]
    told = laid.submit(0, Sell(0))
    assert LastCardTaken(0) in told
    assert view_of(laid.match, 0).turns_left == 3
    laid.submit(1, Sell(0))
    assert laid.match.actor == 2
    laid.submit(2, Sell(0))
    assert laid.match.actor == 0
    assert len(laid.state.hands[0]) == 3
    told = laid.submit(0, Sell(0))
    assert told[1:] == [BonusTaken(0, 11, 5), BonusTaken(1, 3, 3), BonusTaken(2, 3, 3), GameEnded((0,))]
    assert [len(hand) for hand in laid.state.hands] == [2, 2, 2], "nobody takes a card in the last round"
    assert laid.match.tally()["thalers"] == [5, 3, 3]
    assert laid.scores == [5, 3, 3]


def ended(coins: list[int], drawing: str = ".A", far: str = "AB") -> Table:
    """The last turn of all is about to end: seat 0 sells a card for nothing."""
    worthless = [{"deck": "A", "copies": 60, "cost": 0, "sale": 0, "borders": 1}]
    laid = table(drawing, seats=len(coins), coins=coins, far=far, overlay={"cards": {"power": worthless}})
    laid.state.turns_left = 1
    laid.submit(0, Sell(0))
    assert laid.match.actor == OVER
    return laid


@pytest.mark.parametrize(
    ("coins", "bonus"),
    [
        ([9, 5, 2], [5, 3, 0]),
        ([9, 9, 2], [5, 5, 3]),
        ([9, 5, 5], [5, 3, 3]),
        ([4, 4, 4], [5, 5, 5]),
        ([4, 0, 0], [5, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([1, 2, 3, 2], [0, 3, 5, 3]),
    ],
)
def test_most_thalers_and_second_most_score(coins: list[int], bonus: list[int]) -> None:  # LH-31
    assert ended(coins).scores == bonus


def test_a_tie_goes_to_the_richer_and_then_is_shared() -> None:  # LH-31
    assert ended([9, 5, 2]).match.winners() == [0]
    land = ".A  F   F  |.B\n--  --  --"
    laid = ended([3, 5, 1], land)
    assert laid.scores == [5, 5, 0]
    assert laid.match.winners() == [1], "as many points, more thalers"
    assert ended([4, 4, 1]).match.winners() == [0, 1]


def test_bonuses_do_not_reach_the_goal() -> None:  # LH-31
    laid = table(".A  F   F   V  |.B\n--  --  --  --", coins=[1, 60, 0], options={"goals": [6, 6, 6]})
    laid.state.turns_left = 1
    told = laid.submit(0, Sell(0))
    assert not any(isinstance(event, GoalReached) for event in told)
    assert laid.scores == [8, 5, 0]
    assert laid.match.winners() == [0]


# ---- what is known


def test_hands_are_secret_but_for_letters_and_cards_of_the_market() -> None:  # LH-7, LH-8
    laid = table(".A", hands=[[TWO_BORDERS, 0, 0], [0] * 3, [0] * 3])
    laid.state.market[GROW] = 1
    laid.submit(0, Sell(TWO_BORDERS))
    laid.submit(0, TakeMarket(GROW))
    view = view_of(laid.match, 1)
    assert view.shown[0] == (GROW,)
    assert view.backs[0] == (2, 1, 0, 0)
    for seed in range(30):
        hand = lionheart.imagine(view, Random(seed)).hands[0]
        assert GROW in hand
        assert [laid.state.prices.letter[kind] for kind in hand] == [0, 0, 1]
    assert len({tuple(lionheart.imagine(view, Random(seed)).hands[0]) for seed in range(60)}) > 10


def test_a_known_card_is_forgotten_when_it_is_played_or_sold() -> None:  # LH-8
    laid = table(".A", hands=[[GROW, GROW, 0], [0] * 3, [0] * 3])
    laid.state.shown[0] = [GROW]
    laid.submit(0, Sell(GROW))
    assert view_of(laid.match, 1).shown[0] == ()
    assert laid.state.hands[0].count(GROW) == 1, "whether there is another one nobody knows"


# ---- every way to click wrongly


def wrong(laid: Table, action: Action, seat: int = 0) -> Why | None:
    return GAMES["lionheart"].rules.why_not(laid.match.view(seat), action)


def test_wrong_clicks_with_cards() -> None:  # LH-7, LH-8, LH-9
    hand = [TWO_BORDERS, KNIGHT_OR_TWO, GROW]
    laid = table(".A", hands=[hand, [0] * 3, [0] * 3], coins=[3, 9, 9])
    assert wrong(laid, Sell(0)) == Why("LH-7", "not in your hand")
    assert wrong(laid, Play(TWO_BORDERS, EXPAND)) == Why("LH-7", "not on the card")
    assert wrong(laid, Play(GROW, EXPAND)) == Why("LH-9", "too expensive")
    assert wrong(laid, TakeDeck()) == Why("LH-8", "card at the end")
    assert wrong(laid, Fence(3)) == Why("LH-7", "another question")
    assert wrong(laid, Sell(0), seat=1) == Why("LH-7", "not asked")
    assert wrong(laid, Sell(GROW)) is None


def test_why_a_deed_cannot_be_done() -> None:  # LH-9, LH-20, LH-21, LH-23, LH-26, LH-27
    knight, traitor = card("A", knights=1), card("B", traitor=1)
    hand = [TWO_BORDERS, knight, GROW, traitor, ALLY_CARD]
    laid = table(".A", hands=[hand, [0] * 3, [0] * 3], overlay={"pieces": {"borders": 0}})
    assert wrong(laid, Play(TWO_BORDERS, BORDERS)) == Why("LH-20", "no border left")
    laid.state.reserve[0] = 0
    assert wrong(laid, Play(knight, KNIGHTS)) == Why("LH-21", "no knight left")
    assert wrong(laid, Play(GROW, EXPAND)) == Why("LH-10", "no domain")
    laid = table(".A  F  |\n--  --", far="BC", hands=[hand, [0] * 3, [0] * 3], coins=[2, 9, 9])
    assert wrong(laid, Play(knight, KNIGHTS)) == Why("LH-9", "fee too high")
    laid.state.coins[0] = 20
    assert wrong(laid, Play(traitor, TRAITOR)) == Why("LH-26", "nobody to bribe")
    assert wrong(laid, Play(ALLY_CARD, ALLIANCE)) == Why("LH-27", "nobody to ally with")
    laid = table(".A |.b  .B\n--\n.b  .b", far="BC", hands=[hand, [0] * 3, [0] * 3])
    assert wrong(laid, Play(GROW, EXPAND)) == Why("LH-23", "cannot grow")
    assert wrong(laid, Play(knight, KNIGHTS)) == Why("LH-21", "no room for knights")


def test_wrong_clicks_with_borders() -> None:  # LH-20
    laid = table(".A  .a  .B  .b |.\n--  --\n.C  .  |\n--  --", asked=FENCING[0][2])
    assert wrong(laid, Fence(between("d1", "e1"))) == Why("LH-20", "border there")
    assert wrong(laid, Fence(between("a1", "b1"))) == Why("LH-20", "between two of a colour")
    assert wrong(laid, Fence(between("a2", "b2"))) == Why("LH-20", "inside a domain")
    assert wrong(laid, Enough()) == Why("LH-20", "at least one")


def test_wrong_clicks_with_knights() -> None:  # LH-21, LH-26
    laid = table(".A  F   V\n\nV", asked=RECRUITING[0][1], coins=[0, 0, 0])
    assert wrong(laid, Post(at("a1"))) == Why("LH-21", "occupied")
    assert wrong(laid, Post(at("a2"))) == Why("LH-21", "no place for a knight")
    assert wrong(laid, Post(at("d5"))) == Why("LH-21", "beside an own piece")
    assert wrong(laid, Post(at("b1"))) == Why("LH-21", "fee too high")
    laid = table(".A  .a  .  |.b  .B |\n--  --  --  --  --", asked=Welcoming(0, 0, 1))
    assert wrong(laid, Post(at("l11"))) == Why("LH-26", "inside your domain")
    assert wrong(table(".A", asked=RECRUITING_ON[0][1]), Enough()) is None


def test_wrong_clicks_with_expansions() -> None:  # LH-22, LH-23, LH-27
    drawing = ".A  .a |.   .A |.B  .   .b |.\n--  --  --  --  --  --  --"
    laid = table(drawing, asked=EXPANDING[0][2])
    assert wrong(laid, Annex(2, at("a2"))) == Why("LH-22", "not your domain")
    assert wrong(laid, Annex(0, at("b1"))) == Why("LH-22", "yours already")
    assert wrong(laid, Annex(0, at("d4"))) == Why("LH-22", "not beside the domain")
    assert wrong(laid, Annex(0, at("c1"))) == Why("LH-23", "own domain")
    assert wrong(laid, Annex(1, at("e1"))) == Why("LH-23", "piece on it")
    laid.submit(0, Annex(0, at("a2")))
    assert wrong(laid, Annex(1, at("c2"))) == Why("LH-22", "another domain")
    laid = table(".A |.   .b  .B |\n--  --  --  --", asked=EXPANDING[0][2])
    assert wrong(laid, Annex(0, at("b1"))) == Why("LH-23", "too few knights")
    laid.state.allies[0] |= 0b10
    assert wrong(laid, Annex(0, at("b1"))) == Why("LH-27", "allied")


def test_wrong_clicks_with_neighbours() -> None:  # LH-26, LH-27
    drawing = ".A  .a  .  |.b  .B  .b |.C  .c |\n--  --  --  --  --  --  --  --"
    laid = table(drawing, asked=BRIBING[0])
    assert wrong(laid, Bribe(0, 2)) == Why("LH-26", "no neighbours")
    laid.state.guards[1] = 0
    assert wrong(laid, Bribe(0, 1)) == Why("LH-26", "no knight in it")
    laid.state.guards[1] = 2
    laid.state.pieces[at("c1")] = 0
    assert wrong(laid, Bribe(0, 1)) == Why("LH-26", "no room inside")
    laid = table(drawing, asked=ALLYING[0])
    assert wrong(laid, Ally(0, 2)) == Why("LH-27", "no neighbours")
    laid.state.allies[0] = 0b10
    assert wrong(laid, Ally(0, 1)) == Why("LH-27", "allies already")
    laid = table(drawing, asked=DISMISSING[1][1])
    assert wrong(laid, Dismiss(at("b1")), seat=1) == Why("LH-26", "not that knight")


def test_wrong_clicks_while_building() -> None:  # LH-2, LH-3
    match = begun(3)
    seat, view = match.actor, view_of(match, match.actor)
    why_not = GAMES["lionheart"].rules.why_not
    forest = view.land.terrain.index(FOREST)
    assert why_not(view, Build(forest)) == Why("LH-2", "castle on a field")
    build = view.options[0]
    assert isinstance(build, Build)
    match.submit(seat, build)
    assert why_not(view_of(match, seat), Post(forest if distance(forest, build.square) > 1 else 143)) == Why(
        "LH-2", "beside the castle"
    )
    for _answer in range(5):
        match.submit(match.actor, match.view(match.actor).options[0])
    view = view_of(match, seat)
    assert why_not(view, build) == Why("LH-2", "occupied")
    near = [
        square
        for square in range(SQUARES)
        if view.land.terrain[square] == FIELD
        and view.pieces[square] == EMPTY
        and distance(square, build.square) < 7
        and Build(square) not in view.options
    ]
    assert Why("LH-3", "too near") in {why_not(view, Build(square)) for square in near}


def test_a_field_without_room_for_a_knight_is_no_place_for_a_castle() -> None:  # LH-2
    centre = [".V..", "V...", "....", "...."]
    box = load_box({"tiles": {"centre": centre, "around": [["V" * 4] * 4] * 8}}, {})
    match, random = Match(GAMES["lionheart"].rules, box, 3), Random(1)
    while match.actor == LUCK:
        match.submit(LUCK, draw(match.urn(), random))
    view = view_of(match, match.actor)
    options = {action.square for action in view.options if isinstance(action, Build)}
    fields = {square for square, terrain in enumerate(view.land.terrain) if terrain == FIELD}
    [lonely] = fields - options
    assert GAMES["lionheart"].rules.why_not(view, Build(lonely)) == Why("LH-2", "no room for a knight")


def test_wrong_clicks_at_the_end_of_a_turn_and_of_the_game() -> None:  # LH-8, LH-30
    laid = table(".A", hands=[[TWO_BORDERS, 0, 0], [0] * 3, [0] * 3])
    laid.state.market[GROW] = 1
    laid.submit(0, Sell(TWO_BORDERS))
    assert wrong(laid, TakeMarket(TWO_BORDERS)) == Why("LH-8", "just sold")
    assert wrong(laid, TakeMarket(0)) == Why("LH-8", "not on sale")
    assert wrong(laid, Sell(0)) == Why("LH-8", "another question")
    laid = near_the_goal()
    laid.submit(0, Fence(between("k1", "k2")))
    assert wrong(laid, Sell(0)) == Why("LH-30", "game over")


# ---- numbers of the box


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ({"points": {"forest": "one"}}, "overlay: points.forest: expected a whole number, found text"),
        ({"tiles": {"centre": ["CCCC"] * 3}}, "overlay: tiles.centre: expected a list of at least 4"),
        ({"tiles": {"centre": ["CCCX"] * 4}}, "overlay: tiles.centre[0]: expected 4 of the letters . F V R C S G J"),
        ({"tiles": {"around": [["...."] * 4] * 9}}, "overlay: tiles.around: expected a list of at most 8"),
        ({"seats": {"fewest": 4, "most": 3}}, 'overlay: seats: "fewest" is more than "most"'),
        (
            {"cards": {"power": [{"deck": "A", "copies": 60, "cost": 1, "sale": 1}]}},
            "overlay: cards.power[0]: this card can do nothing",
        ),
        (
            {"cards": {"power": [{"deck": "A", "copies": 12, "cost": 1, "sale": 1, "borders": 1}]}},
            "overlay: cards.power: there are too few cards to deal a hand to everybody",
        ),
        ({"cards": {"hand": 0}}, "overlay: cards.hand: expected a whole number of at least 1"),
    ],
)
def test_a_wrong_overlay_is_told_with_its_place(overlay: Mapping[str, object], complaint: str) -> None:
    with pytest.raises(BoxError) as error:
        load_box(overlay, {})
    assert str(error.value) == complaint


def test_a_wrong_option_is_told_with_its_place() -> None:
    with pytest.raises(BoxError, match="options: castle_gap: expected a whole number of at most 22"):
        load_box({}, {"castle_gap": 30})


def test_somebody_with_the_printed_tiles_types_them_in() -> None:
    centre = ["FFFF", "FRFF", "FFFF", "FFFF"]
    box = load_box({"tiles": {"centre": centre}}, {"start_thalers": 9})
    match, random = Match(GAMES["lionheart"].rules, box, 2), Random(4)
    while match.actor == LUCK:
        match.submit(LUCK, draw(match.urn(), random))
    view = view_of(match, 0)
    assert Counter(view.land.terrain[12 * row + column] for row in range(4, 8) for column in range(4, 8)) == {
        1: 15,
        3: 1,
    }
    assert view.coins == (9, 9)


def test_luck_draws_a_first_player_tiles_and_cards_only() -> None:
    match = Match(GAMES["lionheart"].rules, BOX, 2)
    assert (match.urn().draws, match.urn().counts) == (8, [1] * 8)
    match.submit(LUCK, Draw(tuple(range(8))))
    assert (match.urn().draws, match.urn().replace) == (9, True)
