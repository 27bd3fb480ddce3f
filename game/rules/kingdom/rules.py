"""The turn of Kingdom, question by question (KD-1 … KD-35). RULES.md has the rules in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from game.rules.kernel import ALL, HIDDEN, LUCK, Action, Draw, Phase, Tell, Urn
from game.rules.kingdom.box import GOLD, JESTER, KING, KNIGHT, MOST_PROVINCES, MOST_SEATS, PRINCESS, Box
from game.rules.kingdom.moves import (
    ADD,
    ENOUGH,
    SHOW_HAND,
    TAKE,
    CardLaid,
    Drawn,
    Fetch,
    GameEnded,
    HandRefilled,
    HandsDealt,
    HandShown,
    Lay,
    Place,
    ProvinceOpened,
    Take,
    TurnBegan,
)
from game.rules.kingdom.provinces import (
    cards_of,
    complete,
    different,
    fetch,
    fitting,
    has_room,
    is_anything_replaceable,
    is_anything_within_reach,
    places,
    put_in_place_of,
    replaceable,
    take,
    welcome,
    within_reach,
)
from game.rules.kingdom.scoring import winners
from game.rules.kingdom.state import CLOSED, EMPTY, State


def start(box: Box, seats: int) -> State:
    """A shuffled deck and nothing else yet; LUCK deals."""
    deck = Urn(list(box.printed.copies), 1)
    allowed = box.options.provinces
    return State(
        box,
        phases=[DEALING],
        player=0,
        card=HIDDEN,
        province=HIDDEN,
        idle=0,
        deck=deck,
        hands=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        taken=[],
        kings=[],
        provinces=[[] for _ in range(seats * MOST_PROVINCES)],
        colours=([EMPTY] * allowed + [CLOSED] * (MOST_PROVINCES - allowed)) * seats,
        discard=[0] * len(deck.counts),
        kept=[[] for _ in range(seats)],
        income=[0] * seats,
    )


# ---- dealing and drawing


@final
@dataclass(frozen=True)
class Dealing(Phase):
    """KD-1: everybody gets a hand, seat by seat, card by card."""

    def urn(self, state: State) -> Urn:
        return state.deck

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        if _draw(state, action.cards[0], tell) == 0:
            state.player += 1
        if state.player < len(state.hands):
            state.phases.append(DEALING)
        else:
            tell(ALL, HandsDealt, state.hand_size)
            state.phases.append(STARTING)


@final
@dataclass(frozen=True)
class Starting(Phase):
    """KD-1: the first player is drawn by lot."""

    def urn(self, state: State) -> Urn:
        return Urn([1] * len(state.hands), 1)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        state.player = action.cards[0] - 1  # so that the next turn is the first player's
        _next_turn(state, tell)


@final
@dataclass(frozen=True)
class Drawing(Phase):
    """KD-8: the player draws; with the last card of the deck the game is over at once (KD-20, KD-32)."""

    def urn(self, state: State) -> Urn:
        return state.deck

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        missing = _draw(state, action.cards[0], tell)
        if state.deck.total == 0:
            tell(ALL, GameEnded, True, tuple(winners(state)))
        elif missing > 0:
            state.phases.append(DRAWING)
        else:
            _next_turn(state, tell)


def _draw(state: State, card: int, tell: Tell) -> int:
    """The card comes from the deck into the player's hand; how many it still has too few."""
    deck, player = state.deck, state.player
    deck.counts[card] -= 1
    deck.total -= 1
    hand = state.hands[player]
    hand.append(card)
    hand.sort()
    tell(player, Drawn, player, state.face_of[card])
    return state.hand_size - len(hand)


# ---- the turn


@final
@dataclass(frozen=True)
class Laying(Phase):
    """KD-2: which card is laid; KD-9: without a place for any, the hand is shown and discarded."""

    def options(self, state: State) -> list[Action]:
        return cards_of(welcome(state), state.hands[self.seat], state.colour_of) or ONLY_SHOW_HAND

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Lay):
            _leave_hand(state, action.card)
            state.phases.append(PLACING[self.seat])
        else:
            _show_hand(state, tell)


@final
@dataclass(frozen=True)
class Placing(Phase):
    """KD-2: where the card goes, before any player."""

    def options(self, state: State) -> list[Action]:
        return places(state, state.card)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Place)
        state.province = action.province
        _lay(state, tell)


def _next_turn(state: State, tell: Tell) -> None:
    """KD-1: play goes clockwise."""
    seat = (state.player + 1) % len(state.hands)
    state.player = seat
    state.phases.append(LAYING[seat])
    tell(ALL, TurnBegan, seat)


def _leave_hand(state: State, card: int) -> None:
    """The card is out of the hand; of two alike the one that everybody knows."""
    player = state.player
    state.card = card
    state.hands[player].remove(card)
    shown = state.shown[player]
    if card in shown:
        shown.remove(card)


def _show_hand(state: State, tell: Tell) -> None:
    """KD-9: all cards are discarded for new ones."""
    hand = state.hands[state.player]
    tell(ALL, HandShown, state.player, tuple([state.face_of[card] for card in hand]))
    for card in hand:
        state.discard[card] += 1
    hand.clear()
    state.shown[state.player].clear()
    _refill(state, tell)


def _lay(state: State, tell: Tell) -> None:
    """The card comes into the province; a jester may replace another card there (KD-10)."""
    if state.kind_of[state.card] == JESTER and _powers_work(state) and is_anything_replaceable(state):
        state.phases.append(REPLACING[state.player])
    else:
        _add(state, tell)


def _add(state: State, tell: Tell) -> None:
    """The card lies in the province, and its power works."""
    card, province, colours = state.card, state.province, state.colours
    state.card = HIDDEN
    state.provinces[province].append(card)
    colour, opened = state.colour_of[card], colours[province] == EMPTY
    if opened or colour != GOLD:
        colours[province] = colour
    tell(ALL, CardLaid, state.player, state.face_of[card], province, colours[province])
    if opened:
        tell(ALL, ProvinceOpened, province)
    power = state.power_of[card]
    if power and _powers_work(state):
        kind = state.kind_of[card]
        if kind == KING:
            state.kings.append(card)
        state.phases.append(POWERS[kind][state.player][power])
    if state.phases:
        _go_on(state, tell)
    else:
        _end_turn(state, tell)


def _powers_work(state: State) -> bool:
    """KD-14: for cards that a king lays it is an option."""
    return not state.kings or state.box.options.king_chains_powers


def _go_on(state: State, tell: Tell) -> None:
    """Powers that can do nothing more end by themselves; after the last of them the turn ends."""
    while state.phases:
        power = state.phases[-1]
        assert isinstance(power, Power)
        if power.possible(state):
            return
        state.phases.pop()
        power.end(state)
    _end_turn(state, tell)


def _end_turn(state: State, tell: Tell) -> None:
    """KD-6, then KD-8: the province may be complete; cards taken join the hand, known to all (KD-1, KD-34)."""
    if len(state.provinces[state.province]) == state.size:
        complete(state, tell)
    state.province = HIDDEN
    if state.taken:
        hand, shown = state.hands[state.player], state.shown[state.player]
        hand += state.taken
        hand.sort()
        shown += state.taken
        shown.sort()
        state.taken.clear()
    _refill(state, tell)


def _refill(state: State, tell: Tell) -> None:
    """KD-8: draw up to a full hand; KD-35: too many turns without a draw end the game."""
    player, left = state.player, state.deck.total
    missing = state.hand_size - len(state.hands[player])
    if missing > 0:
        state.idle = 0
        state.phases.append(DRAWING)
        tell(ALL, HandRefilled, player, missing if missing < left else left)
        return
    state.idle += 1
    if state.idle < state.box.end.turns_without_a_draw:
        _next_turn(state, tell)
    else:
        tell(ALL, GameEnded, False, tuple(winners(state)))


# ---- powers


@final
@dataclass(frozen=True)
class Replacing(Phase):
    """KD-10: whether the jester is added, or replaces a card, and which."""

    def options(self, state: State) -> list[Action]:
        cards = [TAKE[card] for card in replaceable(state)]
        return [ADD, *cards] if has_room(state) else cards

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Take):
            put_in_place_of(state, action.card, tell)
            _go_on(state, tell)
        else:
            _add(state, tell)


@dataclass(frozen=True)
class Power(Phase):
    """KD-7: a power that may be used so many times more, or not at all."""

    left: int

    def possible(self, state: State) -> bool:
        """Whether there is anything it could still do."""
        raise NotImplementedError

    def end(self, state: State) -> None:
        """It is used no further."""


@final
@dataclass(frozen=True)
class Taking(Power):
    """KD-12: the princess takes cards of her province into the hand; she herself lies last, and stays."""

    def possible(self, state: State) -> bool:
        return self.left > 0 and len(state.provinces[state.province]) > 1

    def options(self, state: State) -> list[Action]:
        found = [TAKE[card] for card in different(state.provinces[state.province][:-1])]
        found.append(ENOUGH)
        return found

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Take):
            take(state, action.card, tell)
            state.phases.append(TAKING[self.seat][self.left - 1])
        _go_on(state, tell)


@final
@dataclass(frozen=True)
class Fetching(Power):
    """KD-11: the knight brings cards of one other province into his own."""

    source: int
    """The province the first card came from; HIDDEN before."""

    def possible(self, state: State) -> bool:
        return has_room(state) and is_anything_within_reach(state, self.source)

    def options(self, state: State) -> list[Action]:
        found = within_reach(state, self.source)
        found.append(ENOUGH)
        return found

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Fetch):
            fetch(state, action.province, action.card, tell)
            if self.left > 1:
                state.phases.append(Fetching(self.seat, self.left - 1, action.province))
        _go_on(state, tell)


@final
@dataclass(frozen=True)
class Following(Power):
    """KD-13: more cards follow the king into his province; KD-14: each uses its power before the next.

    He asks as long as any card could follow. Whether the hand holds one is secret (KD-1), and so it has no say in that.
    """

    def possible(self, state: State) -> bool:
        return self.left > 0 and len(state.hands[self.seat]) > 0 and (has_room(state) or _jester_fits(state))

    def options(self, state: State) -> list[Action]:
        colours = fitting(state, state.province) if has_room(state) else 1 << GOLD  # KD-14: in place of another card
        found = cards_of(colours, state.hands[self.seat], state.colour_of)
        found.append(ENOUGH)
        return found

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Lay):
            state.phases.append(FOLLOWING[self.seat][self.left - 1])  # his power goes on while the card uses its own
            _leave_hand(state, action.card)
            _lay(state, tell)
        else:
            self.end(state)
            _go_on(state, tell)

    def end(self, state: State) -> None:
        state.kings.pop()


def _jester_fits(state: State) -> bool:
    """KD-14: whether a jester who follows may replace a card, room or not."""
    return state.box.options.king_chains_powers and is_anything_replaceable(state)


# ---- questions and lists of answers, made once

ONLY_SHOW_HAND: Final = [SHOW_HAND]
DEALING: Final = Dealing(LUCK)
STARTING: Final = Starting(LUCK)
DRAWING: Final = Drawing(LUCK)
LAYING: Final = [Laying(seat) for seat in range(MOST_SEATS)]
PLACING: Final = [Placing(seat) for seat in range(MOST_SEATS)]
REPLACING: Final = [Replacing(seat) for seat in range(MOST_SEATS)]
TAKING: Final = [[Taking(seat, left) for left in range(10)] for seat in range(MOST_SEATS)]
FOLLOWING: Final = [[Following(seat, left) for left in range(10)] for seat in range(MOST_SEATS)]
POWERS: Final[dict[int, list[list[Power]]]] = {
    PRINCESS: [[*row] for row in TAKING],
    KNIGHT: [[Fetching(seat, left, HIDDEN) for left in range(10)] for seat in range(MOST_SEATS)],
    KING: [[*row] for row in FOLLOWING],
}
"""What a card asks when it is laid, by kind, player and how often its power may be used."""
