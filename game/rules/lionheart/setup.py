"""Setting up Lionheart: the tiles, the first cards, the castles (LH-1 … LH-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from game.rules.kernel import ALL, LUCK, Action, Draw, Phase, Tell, Urn
from game.rules.lionheart.board import (
    EDGES,
    FOREST,
    MINES,
    RESIDENCE,
    RING,
    SQUARES,
    TERRAINS,
    VILLAGE,
    Land,
    laid_out,
)
from game.rules.lionheart.box import CASTLE, EMPTY, NOBODY, Box, by_seats, copies
from game.rules.lionheart.moves import (
    BUILD,
    POST,
    Build,
    CastleBuilt,
    CastleLeftOut,
    FirstDrawn,
    Post,
    TilesLaid,
    TilesTurned,
)
from game.rules.lionheart.permits import castle_gap, castle_squares, posts_beside
from game.rules.lionheart.rules import begin_turn, draw_card, post, top_of_the_deck
from game.rules.lionheart.state import State, prices


def start(box: Box, seats: int) -> State:
    """LH-1: everybody has thalers and pieces; LUCK lays the tiles, says who begins, and deals."""
    state = empty_table(box, seats)
    state.phases.append(LAYING)
    return state


def empty_table(box: Box, seats: int) -> State:
    """Nothing on the board, nothing dealt."""
    state = State(box, prices(box), land_of(box, tuple([0] * SQUARES)), seats, [])
    colours = seats + (seats == 2)  # LH-4
    cards = copies(box)
    state.borders = [0] * EDGES + [1]
    state.pieces = [EMPTY] * SQUARES
    state.domain = [NOBODY] * SQUARES
    state.mines = [0] * (MINES * colours)
    state.reserve = [box.pieces.knights] * colours
    state.coins = [box.options.start_thalers] * seats
    state.hands = [[] for _ in range(seats)]
    state.shown = [[] for _ in range(seats)]
    state.deck = cards
    state.stock = [0] * 4
    for kind, letter in enumerate(state.prices.letter):
        state.stock[letter] += cards[kind]
    state.market = [0] * len(cards)
    state.used = [0] * len(cards)
    state.bonus = [0] * seats
    return state


def land_of(box: Box, terrain: tuple[int, ...]) -> Land:
    """A land with what its squares score (LH-11)."""
    scores = [0] * len(TERRAINS)
    scores[FOREST], scores[VILLAGE], scores[RESIDENCE] = box.points.forest, box.points.village, box.points.residence
    return Land(terrain, tuple([scores[kind] for kind in terrain]))


# ---- tiles and cards


@final
@dataclass(frozen=True)
class Laying(Phase):
    """The eight tiles are shuffled and laid around the centre."""

    def urn(self, state: State) -> Urn:
        return Urn([1] * len(RING), len(RING))

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        tell(ALL, TilesLaid, action.cards)
        state.phases.append(Turning(LUCK, action.cards))


@final
@dataclass(frozen=True)
class Turning(Phase):
    """Each of the nine tiles lies any way round."""

    order: tuple[int, ...]

    def urn(self, state: State) -> Urn:
        return Urn([1] * 4, len(RING) + 1, replace=True)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        tiles = state.box.tiles
        state.land = land_of(state.box, laid_out(tiles.centre, tiles.around, self.order, action.cards))
        tell(ALL, TilesTurned, action.cards)
        state.phases.append(STARTING)


@final
@dataclass(frozen=True)
class Starting(Phase):
    """LH-1: the first player is drawn by lot."""

    def urn(self, state: State) -> Urn:
        return Urn([1] * state.seats, 1)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        state.player = action.cards[0]
        tell(ALL, FirstDrawn, state.player)
        state.phases.append(Dealing(LUCK, state.player))


@final
@dataclass(frozen=True)
class Dealing(Phase):
    """LH-1: a hand for everybody, card by card."""

    to: int

    def urn(self, state: State) -> Urn:
        return top_of_the_deck(state)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        draw_card(state, self.to, action.cards[0], tell)
        following = self.to
        if len(state.hands[self.to]) == state.box.cards.hand:
            following = (self.to + 1) % state.seats
        if len(state.hands[following]) < state.box.cards.hand:
            state.phases.append(Dealing(LUCK, following))
        else:
            _ask_for_a_castle(state, 0, tell)


# ---- castles


@final
@dataclass(frozen=True)
class Building(Phase):
    """LH-2, LH-3: put a castle on a field, far enough from others of its colour."""

    colour: int
    gap: int
    number: int
    """The how-manieth castle it is, of all."""

    def options(self, state: State) -> list[Action]:
        return [BUILD[square] for square in castle_squares(state, self.colour, self.gap)]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Build)
        build(state, self.colour, action.square)
        tell(ALL, CastleBuilt, self.seat, self.colour, action.square, self.gap)
        state.phases.append(Garrisoning(self.seat, self.colour, action.square, self.number))


@final
@dataclass(frozen=True)
class Garrisoning(Phase):
    """LH-2: put a knight beside the new castle, free of charge."""

    colour: int
    castle: int
    number: int

    def options(self, state: State) -> list[Action]:
        return [POST[square] for square in posts_beside(state, self.castle)]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Post)
        post(state, self.seat, self.colour, action.square, 0, tell)
        _ask_for_a_castle(state, self.number + 1, tell)


def build(state: State, colour: int, square: int) -> None:
    """A castle stands."""
    state.castles.append(square)
    state.owner.append(colour)
    state.value.append(0)
    state.guards.append(0)
    state.allies.append(0)
    state.pieces[square] = colour + CASTLE


def _ask_for_a_castle(state: State, number: int, tell: Tell) -> None:
    """The next castle, in turn from the first player on; LH-4: then the neutral ones; LH-5: then the first turn."""
    own = state.seats * by_seats(state.box.pieces.castles, state.seats)
    neutral = state.seats * state.box.pieces.neutral_castles if state.seats == 2 else 0
    if number == own + neutral:
        begin_turn(state, (state.player + number - 1) % state.seats, tell)
        return
    seat = (state.player + number) % state.seats
    colour = seat if number < own else state.seats
    gap = castle_gap(state, colour)
    if gap >= 0:
        state.phases.append(Building(seat, colour, gap, number))
    else:
        tell(ALL, CastleLeftOut, seat, colour)
        _ask_for_a_castle(state, number + 1, tell)


LAYING: Final = Laying(LUCK)
STARTING: Final = Starting(LUCK)
