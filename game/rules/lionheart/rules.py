"""The turn of Lionheart, question by question (LH-6 … LH-9, LH-20 … LH-31). RULES.md has the rules in words.

`setup` comes before; `permits` says where something is allowed, `domains` what then becomes of the land.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final, final

from game.rules.kernel import ALL, LUCK, Action, Draw, Phase, Tell, Urn
from game.rules.lionheart.box import BORDERS, EMPTY, EXPAND, KNIGHTS, MOST_CASTLES, MOST_SEATS, NOBODY, TRAITOR
from game.rules.lionheart.domains import join, place_border
from game.rules.lionheart.moves import (
    ALLY,
    ANNEX,
    BRIBE,
    DISMISS,
    ENOUGH,
    FENCE,
    PLAY,
    POST,
    SELL,
    TAKE_DECK,
    TAKE_MARKET,
    AllianceMade,
    Ally,
    Annex,
    BonusTaken,
    Bribe,
    CardDrawn,
    CardPlayed,
    CardSeen,
    CardSold,
    CardTaken,
    Dismiss,
    Fence,
    GameEnded,
    GoalReached,
    IncomeTaken,
    KnightDismissed,
    KnightPosted,
    LastCardTaken,
    Play,
    Post,
    Sell,
    TakeMarket,
    TraitorBribed,
    TurnBegan,
)
from game.rules.lionheart.permits import (
    alliances,
    bribes,
    can_expand,
    can_fence,
    can_post,
    domains_of,
    expansions,
    fee,
    fences,
    knight_squares,
    traitors,
)
from game.rules.lionheart.scoring import bonuses, first_at_the_goal, income, score, winners
from game.rules.lionheart.state import State

# ---- the turn


@final
@dataclass(frozen=True)
class Acting(Phase):
    """LH-7: sell a card, or play one for a deed it can do and the player can pay."""

    def options(self, state: State) -> list[Action]:
        hand = state.hands[self.seat]
        found: list[Action] = []
        last = NOBODY
        for kind in hand:
            if kind != last:  # hands are in order: a second card of a kind asks nothing new
                found.append(SELL[kind])
                for deed, times in enumerate(state.prices.deeds[kind]):
                    if times and can_do(state, self.seat, kind, deed):
                        found.append(PLAY[kind][deed])
                last = kind
        return found

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Sell):
            _sell(state, self.seat, action.kind, tell)
        else:
            assert isinstance(action, Play)
            _play(state, self.seat, action.kind, action.deed, tell)


def begin_turn(state: State, seat: int, tell: Tell) -> None:
    """LH-6: first the income."""
    state.player = seat
    state.sold = NOBODY
    tell(ALL, TurnBegan, seat)
    thalers = income(state, seat)
    if thalers:
        state.coins[seat] += thalers
        tell(ALL, IncomeTaken, seat, thalers)
    state.phases.append(ACTING[seat])


def can_do(state: State, seat: int, kind: int, deed: int) -> bool:
    """LH-9: whether the card can be paid and its deed carried out at all."""
    coins = state.coins[seat] - state.prices.cost[kind]
    if coins < 0:
        return False
    if deed == BORDERS:
        return can_fence(state)
    if deed == KNIGHTS:
        return can_post(state, seat, coins)
    if deed == EXPAND:
        return can_expand(state, seat)
    if deed == TRAITOR:
        return bool(bribes(state, seat, coins))
    return bool(alliances(state, seat))


def _sell(state: State, seat: int, kind: int, tell: Tell) -> None:
    _leave_hand(state, seat, kind)
    state.market[kind] += 1
    state.sold = kind
    state.coins[seat] += state.prices.sale[kind]
    tell(ALL, CardSold, seat, kind, state.prices.face[kind])
    _take_a_card(state, tell)


def _play(state: State, seat: int, kind: int, deed: int, tell: Tell) -> None:
    _leave_hand(state, seat, kind)
    state.used[kind] += 1
    state.coins[seat] -= state.prices.cost[kind]
    tell(ALL, CardPlayed, seat, kind, deed, state.prices.face[kind])
    state.phases.append(_first_question(seat, deed, state.prices.deeds[kind][deed]))


def _first_question(seat: int, deed: int, times: int) -> Phase:
    if deed == BORDERS:
        return FENCING[seat][times]
    if deed == KNIGHTS:
        return RECRUITING[seat][times]
    if deed == EXPAND:
        return EXPANDING[seat][times]
    return BRIBING[seat] if deed == TRAITOR else ALLYING[seat]


def _leave_hand(state: State, seat: int, kind: int) -> None:
    """A card everybody knows goes first: nobody can tell it from another of its kind."""
    state.hands[seat].remove(kind)
    if kind in state.shown[seat]:
        state.shown[seat].remove(kind)


# ---- borders


@final
@dataclass(frozen=True)
class Fencing(Phase):
    """LH-20: place a border; after the first one, enough is allowed."""

    left: int
    begun: bool

    def options(self, state: State) -> list[Action]:
        found = [FENCE[edge] for edge in fences(state)]
        if self.begun:
            found.append(ENOUGH)
        return found

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Fence):
            place_border(state, action.edge, tell)
            if self.left > 1 and can_fence(state):
                state.phases.append(FENCING_ON[self.seat][self.left - 1])
                return
        _look_at_the_goal(state, tell)


# ---- knights


@final
@dataclass(frozen=True)
class Recruiting(Phase):
    """LH-21: post a knight beside an own piece; after the first one, enough is allowed."""

    left: int
    begun: bool

    def options(self, state: State) -> list[Action]:
        found = [POST[square] for square in knight_squares(state, self.seat, state.coins[self.seat])]
        if self.begun:
            found.append(ENOUGH)
        return found

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Post):
            post(state, self.seat, self.seat, action.square, fee(state, action.square), tell)
            if self.left > 1 and can_post(state, self.seat, state.coins[self.seat]):
                state.phases.append(RECRUITING_ON[self.seat][self.left - 1])
                return
        _look_at_the_goal(state, tell)


def post(state: State, seat: int, colour: int, square: int, thalers: int, tell: Tell) -> None:
    """A knight comes onto the board."""
    state.reserve[colour] -= 1
    state.pieces[square] = colour
    if state.domain[square] != NOBODY:
        state.guards[state.domain[square]] += 1
    if thalers:
        state.coins[seat] -= thalers
    tell(ALL, KnightPosted, seat, colour, square, thalers)


# ---- expansion


@final
@dataclass(frozen=True)
class Expanding(Phase):
    """LH-22: join a square to a domain; a further one joins the same domain, or it is enough."""

    left: int
    domain: int
    """The domain that has begun to grow; NOBODY at first."""

    def options(self, state: State) -> list[Action]:
        if self.domain != NOBODY:
            found = [ANNEX[self.domain][square] for square in expansions(state, self.domain)]
            found.append(ENOUGH)
            return found
        return [
            ANNEX[castle][square] for castle in domains_of(state, self.seat) for square in expansions(state, castle)
        ]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Annex):
            join(state, action.domain, action.square, tell)
            if self.left > 1 and expansions(state, action.domain):
                state.phases.append(Expanding(self.seat, self.left - 1, action.domain))
                return
        _look_at_the_goal(state, tell)


# ---- traitor and alliance


@final
@dataclass(frozen=True)
class Bribing(Phase):
    """LH-26: name the own domain and the neighbour's."""

    def options(self, state: State) -> list[Action]:
        return [BRIBE[mine][theirs] for mine, theirs in bribes(state, self.seat, state.coins[self.seat])]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Bribe)
        mine, theirs = state.castles[action.mine], state.castles[action.theirs]
        tell(ALL, TraitorBribed, self.seat, state.owner[action.theirs], mine, theirs)
        state.phases.append(Welcoming(self.seat, action.mine, action.theirs))


@final
@dataclass(frozen=True)
class Welcoming(Phase):
    """LH-26: say where in the own domain the traitor stands."""

    mine: int
    theirs: int

    def options(self, state: State) -> list[Action]:
        return [POST[square] for square in knight_squares(state, self.seat, state.coins[self.seat], self.mine)]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Post)
        post(state, self.seat, self.seat, action.square, fee(state, action.square), tell)
        leaving = traitors(state, self.theirs)
        victim = state.owner[self.theirs]
        if len(leaving) == 1:
            _dismiss(state, self.theirs, leaving[0], tell)
        else:
            state.phases.append(DISMISSING[victim if victim < state.seats else self.seat][self.theirs])


@final
@dataclass(frozen=True)
class Dismissing(Phase):
    """LH-26: the victim says which knight leaves; for the neutral colour the acting player does (LH-4)."""

    domain: int

    def options(self, state: State) -> list[Action]:
        return [DISMISS[square] for square in traitors(state, self.domain)]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Dismiss)
        _dismiss(state, self.domain, action.square, tell)


def _dismiss(state: State, domain: int, square: int, tell: Tell) -> None:
    colour = state.owner[domain]
    state.pieces[square] = EMPTY
    state.guards[domain] -= 1
    state.reserve[colour] += 1
    tell(ALL, KnightDismissed, colour, state.castles[domain], square)
    _look_at_the_goal(state, tell)


@final
@dataclass(frozen=True)
class Allying(Phase):
    """LH-27: name the two domains that become allies."""

    def options(self, state: State) -> list[Action]:
        return [ALLY[mine][theirs] for mine, theirs in alliances(state, self.seat)]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Ally)
        state.allies[action.mine] |= 1 << action.theirs
        state.allies[action.theirs] |= 1 << action.mine
        mine, theirs = state.castles[action.mine], state.castles[action.theirs]
        tell(ALL, AllianceMade, self.seat, state.owner[action.theirs], mine, theirs)
        _look_at_the_goal(state, tell)


# ---- the end of a turn


@final
@dataclass(frozen=True)
class Taking(Phase):
    """LH-8: take the top card of the deck, or one of the market."""

    def options(self, state: State) -> list[Action]:
        found = [TAKE_MARKET[kind] for kind in on_sale(state)]
        found.append(TAKE_DECK)
        return found

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if not isinstance(action, TakeMarket):
            state.phases.append(DRAWING[self.seat])
            return
        state.market[action.kind] -= 1
        insort(state.hands[self.seat], action.kind)
        insort(state.shown[self.seat], action.kind)
        state.idle += 1
        tell(ALL, CardTaken, self.seat, action.kind, state.prices.face[action.kind])
        _end_turn(state, tell)


@final
@dataclass(frozen=True)
class Drawing(Phase):
    """LH-8: the deck gives its top card, one of those with the uppermost letter."""

    to: int

    def urn(self, state: State) -> Urn:
        return top_of_the_deck(state)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        draw_card(state, self.to, action.cards[0], tell)
        state.idle = 0
        if not any(state.stock):
            state.turns_left = state.seats + 1  # this turn is one of them
            tell(ALL, LastCardTaken, self.to)
        _end_turn(state, tell)


def top_of_the_deck(state: State) -> Urn:
    """The cards that may lie on top: all of the uppermost letter are alike."""
    letter = top_letter(state)
    letters = state.prices.letter
    counts = [count if letters[kind] == letter else 0 for kind, count in enumerate(state.deck)]
    return Urn(counts, 1, total=state.stock[letter])


def top_letter(state: State) -> int:
    for letter, count in enumerate(state.stock):
        if count:
            return letter
    return NOBODY


def draw_card(state: State, seat: int, kind: int, tell: Tell) -> None:
    """A card of the deck comes to a hand; its seat alone sees more than the letter."""
    state.deck[kind] -= 1
    state.stock[state.prices.letter[kind]] -= 1
    insort(state.hands[seat], kind)
    tell(ALL, CardDrawn, seat, state.prices.letter[kind])
    tell(seat, CardSeen, seat, kind, state.prices.face[kind])


def on_sale(state: State) -> list[int]:
    """LH-8: the cards of the market that the player may take; none after too long without the deck (LH-9)."""
    if state.idle >= state.box.cards.turns_without_deck:
        return []
    return [kind for kind, count in enumerate(state.market) if count > (kind == state.sold)]


def _look_at_the_goal(state: State, tell: Tell) -> None:
    """LH-12, LH-30: after the whole deed, and before a card is taken."""
    state.winner = first_at_the_goal(state)
    if state.winner == NOBODY:
        _take_a_card(state, tell)
        return
    tell(ALL, GoalReached, state.winner, score(state, state.winner))
    tell(ALL, GameEnded, tuple(winners(state)))


def _take_a_card(state: State, tell: Tell) -> None:
    """LH-8; LH-31: no card any more in the last round."""
    if state.turns_left != NOBODY:
        _end_turn(state, tell)
    elif on_sale(state):
        state.phases.append(TAKING[state.player])
    else:
        state.phases.append(DRAWING[state.player])


def _end_turn(state: State, tell: Tell) -> None:
    """The next player's turn, unless the last round is over (LH-31)."""
    if state.turns_left != NOBODY:
        state.turns_left -= 1
    if state.turns_left != 0:
        begin_turn(state, (state.player + 1) % state.seats, tell)
        return
    state.bonus = bonuses(state)
    for seat, points in enumerate(state.bonus):
        if points:
            tell(ALL, BonusTaken, seat, state.coins[seat], points)
    tell(ALL, GameEnded, tuple(winners(state)))


# ---- questions, made once

_TIMES: Final = range(10)
ACTING: Final = [Acting(seat) for seat in range(MOST_SEATS)]
FENCING: Final = [[Fencing(seat, left, False) for left in _TIMES] for seat in range(MOST_SEATS)]
FENCING_ON: Final = [[Fencing(seat, left, True) for left in _TIMES] for seat in range(MOST_SEATS)]
RECRUITING: Final = [[Recruiting(seat, left, False) for left in _TIMES] for seat in range(MOST_SEATS)]
RECRUITING_ON: Final = [[Recruiting(seat, left, True) for left in _TIMES] for seat in range(MOST_SEATS)]
EXPANDING: Final = [[Expanding(seat, left, NOBODY) for left in _TIMES] for seat in range(MOST_SEATS)]
BRIBING: Final = [Bribing(seat) for seat in range(MOST_SEATS)]
DISMISSING: Final = [[Dismissing(seat, domain) for domain in range(MOST_CASTLES)] for seat in range(MOST_SEATS)]
ALLYING: Final = [Allying(seat) for seat in range(MOST_SEATS)]
TAKING: Final = [Taking(seat) for seat in range(MOST_SEATS)]
DRAWING: Final = [Drawing(LUCK, seat) for seat in range(MOST_SEATS)]
