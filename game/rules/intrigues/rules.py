"""The turn of Intrigues & Cabbage, question by question (IC-1 … IC-20); intrigue.py has what follows the last one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from game.rules.intrigues.box import (
    CAT,
    CHICKEN,
    COW,
    DOG,
    FOX,
    KINDS,
    MOST_SEATS,
    PIG,
    RABBIT,
    WHEAT,
    WOLF,
    Box,
    copies,
)
from game.rules.intrigues.intrigue import begin_intrigue
from game.rules.intrigues.moves import (
    ENOUGH,
    PICK,
    REVEAL,
    SAVE,
    SEND,
    STOP,
    TAKE,
    Called,
    CentreDiscarded,
    Evicted,
    NothingToDo,
    Peeked,
    Pick,
    Picked,
    Prowled,
    Reveal,
    Revealed,
    Robbed,
    Save,
    Saved,
    Scratched,
    Send,
    Sent,
    Stopped,
    Take,
    TopSeen,
    TurnBegan,
    TurnFailed,
)
from game.rules.intrigues.state import State
from game.rules.kernel import ALL, HIDDEN, LUCK, Action, Draw, Phase, Tell, Urn


def start(box: Box, seats: int) -> State:
    """A shuffled deck, empty castles; LUCK says who begins."""
    castles = [_nothing() for _ in range(seats)]
    return State(box, [STARTING], 0, copies(box), HIDDEN, HIDDEN, _nothing(), _nothing(), castles, [0] * seats)


def _nothing() -> list[int]:
    return [0] * len(KINDS)


# ---- the turn


@final
@dataclass(frozen=True)
class Starting(Phase):
    """IC-1: the first player is drawn by lot."""

    def urn(self, state: State) -> Urn:
        return Urn([1] * len(state.castles), 1)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        _begin_turn(state, action.cards[0], tell)


@final
@dataclass(frozen=True)
class Choosing(Phase):
    """IC-2, IC-3: reveal a card, or stop; the first card must be revealed."""

    def options(self, state: State) -> list[Action]:
        return REVEAL_OR_STOP if any(state.centre) else ONLY_REVEAL

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if not isinstance(action, Reveal):
            _stop(state, tell)
        elif state.top == HIDDEN:
            state.phases.append(REVEALING)
        else:
            _reveal(state, state.top, tell)


@final
@dataclass(frozen=True)
class Revealing(Phase):
    """IC-2: the deck gives its top card."""

    def urn(self, state: State) -> Urn:
        return Urn(state.deck, 1, total=state.left)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        _reveal(state, action.cards[0], tell)


def _begin_turn(state: State, seat: int, tell: Tell) -> None:
    state.player = seat
    state.phases.append(CHOOSING[seat])
    tell(ALL, TurnBegan, seat)


def _reveal(state: State, kind: int, tell: Tell) -> None:
    state.deck[kind] -= 1
    state.left -= 1
    state.top = state.peeker = HIDDEN
    tell(ALL, Revealed, state.player, kind)
    _enter_centre(state, kind, tell)


def _enter_centre(state: State, kind: int, tell: Tell) -> None:
    """IC-5: a repeat fails the turn, whatever brought it; otherwise the card's effect happens (IC-7, IC-8)."""
    state.centre[kind] += 1
    if state.centre[kind] > 1 and kind != WHEAT:  # IC-19
        _fail(state, kind, tell)
        return
    effects = EFFECTS[kind]
    if not effects:
        _go_on(state, tell)
    elif effects[state.player].possible(state):
        state.phases.append(effects[state.player])
    else:
        tell(ALL, NothingToDo, state.player, kind)
        _go_on(state, tell)


def _go_on(state: State, tell: Tell) -> None:
    """IC-3: the player chooses again; IC-20: with the deck empty the turn stops by itself."""
    if state.left:
        state.phases.append(CHOOSING[state.player])
    else:
        _stop(state, tell)


def _stop(state: State, tell: Tell) -> None:
    """IC-4: the centre goes to the castle."""
    tell(ALL, Stopped, state.player, tuple(state.centre))
    _move_all(state.centre, state.castles[state.player])
    _end_turn(state, tell)


def _fail(state: State, kind: int, tell: Tell) -> None:
    """IC-6, unless a dog was there before the failing card (IC-10). The failing card is in the centre already."""
    tell(ALL, TurnFailed, state.player, kind)
    saves = state.box.effects.dog_saves
    if state.centre[DOG] and saves:  # a failing dog is the second one
        state.phases.append(Saving(state.player, saves))
    else:
        _discard_centre(state, tell)


def _discard_centre(state: State, tell: Tell) -> None:
    if any(state.centre):  # the dog may have saved everything
        tell(ALL, CentreDiscarded, state.player, tuple(state.centre))
        _move_all(state.centre, state.discard)
    _end_turn(state, tell)


def _move_all(source: list[int], target: list[int]) -> None:
    for kind, count in enumerate(source):
        if count:
            target[kind] += count
            source[kind] = 0


def _end_turn(state: State, tell: Tell) -> None:
    if state.left:
        _begin_turn(state, (state.player + 1) % len(state.castles), tell)
    else:
        begin_intrigue(state, tell)


# ---- effects


class Effect(Phase):
    """A question that a card asks when it comes into the centre."""

    def possible(self, state: State) -> bool:
        """IC-7: whether there is anything the effect could work on."""
        raise NotImplementedError


@final
@dataclass(frozen=True)
class Saving(Phase):
    """IC-10: the dog saves cards of the failed turn, one answer a card, the stack of wheat as one."""

    left: int

    def options(self, state: State) -> list[Action]:
        return [*_choices(SAVE, state.centre), ENOUGH]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Save):
            self._save(state, action.kind, tell)
        if isinstance(action, Save) and self.left > 1 and any(state.centre):
            state.phases.append(Saving(self.seat, self.left - 1))
        else:
            _discard_centre(state, tell)

    def _save(self, state: State, kind: int, tell: Tell) -> None:
        count = state.centre[kind] if kind == WHEAT else 1
        state.centre[kind] -= count
        state.castles[self.seat][kind] += count
        tell(ALL, Saved, self.seat, kind, count)


@final
@dataclass(frozen=True)
class Robbing(Effect):
    """IC-11: the fox brings a card of another castle into the centre."""

    def possible(self, state: State) -> bool:
        return _others_have_cards(state, self.seat)

    def options(self, state: State) -> list[Action]:
        return _cards_of_others(state, self.seat)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Take)
        state.castles[action.owner][action.kind] -= 1
        tell(ALL, Robbed, self.seat, action.owner, action.kind)
        _enter_centre(state, action.kind, tell)  # IC-5: it may well fail the turn; IC-32: a dog protects it


@final
@dataclass(frozen=True)
class Sending(Effect):
    """IC-12: the wolf takes a card of the own castle to another one."""

    def possible(self, state: State) -> bool:
        return any(state.castles[self.seat])

    def options(self, state: State) -> list[Action]:
        others = [to for to in range(len(state.castles)) if to != self.seat]
        return [SEND[kind][to] for kind, count in enumerate(state.castles[self.seat]) if count for to in others]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Send)
        state.castles[self.seat][action.kind] -= 1
        state.castles[action.to][action.kind] += 1
        tell(ALL, Sent, self.seat, action.to, action.kind)
        _go_on(state, tell)


@final
@dataclass(frozen=True)
class Peeking(Effect):
    """IC-13: the cow shows its player, and nobody else, the top of the deck."""

    def possible(self, state: State) -> bool:
        return state.left > 0

    def urn(self, state: State) -> Urn:
        return Urn(state.deck, 1, total=state.left)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        state.top = action.cards[0]
        state.peeker = state.player
        tell(ALL, Peeked, state.player)
        tell(state.player, TopSeen, state.player, state.top)
        _go_on(state, tell)


@final
@dataclass(frozen=True)
class Scratching(Effect):
    """IC-14: the chicken turns up cards of the discard pile; IC-31: as it is now."""

    def possible(self, state: State) -> bool:
        return any(state.discard)

    def urn(self, state: State) -> Urn:
        return Urn(state.discard, min(state.box.effects.chicken_turns_up, sum(state.discard)))

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        found = _counted(action.cards)
        tell(ALL, Scratched, state.player, found)
        state.phases.append(Pecking(state.player, found))


@final
@dataclass(frozen=True)
class Pecking(Phase):
    """IC-14: one of the cards the chicken found comes into the centre."""

    found: tuple[int, ...]

    def options(self, state: State) -> list[Action]:
        return [PICK[kind] for kind, count in enumerate(self.found) if count]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Pick)
        state.discard[action.kind] -= 1
        tell(ALL, Picked, self.seat, action.kind)
        _enter_centre(state, action.kind, tell)


@final
@dataclass(frozen=True)
class Evicting(Effect):
    """IC-15: the pig throws a card of another castle onto the discard pile."""

    def possible(self, state: State) -> bool:
        return _others_have_cards(state, self.seat)

    def options(self, state: State) -> list[Action]:
        return _cards_of_others(state, self.seat)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Take)
        state.castles[action.owner][action.kind] -= 1
        state.discard[action.kind] += 1
        tell(ALL, Evicted, self.seat, action.owner, action.kind)
        _go_on(state, tell)


@final
@dataclass(frozen=True)
class Prowling(Effect):
    """IC-16: the cat turns up cards of the discard pile and takes home the kinds the castle lacks."""

    def possible(self, state: State) -> bool:
        return any(state.discard)

    def urn(self, state: State) -> Urn:
        return Urn(state.discard, min(state.box.effects.cat_turns_up, sum(state.discard)))

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        found = _counted(action.cards)
        castle = state.castles[state.player]
        taken = tuple([0 if castle[kind] else count for kind, count in enumerate(found)])
        for kind, count in enumerate(taken):
            if count:
                state.discard[kind] -= count
                castle[kind] += count
        tell(ALL, Prowled, state.player, found, taken)
        _go_on(state, tell)


@final
@dataclass(frozen=True)
class Calling(Effect):
    """IC-17: the rabbit brings a card of the own castle into the centre."""

    def possible(self, state: State) -> bool:
        return any(state.castles[self.seat])

    def options(self, state: State) -> list[Action]:
        return _choices(TAKE[self.seat], state.castles[self.seat])

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Take)
        state.castles[self.seat][action.kind] -= 1
        tell(ALL, Called, self.seat, action.kind)
        _enter_centre(state, action.kind, tell)


def _others_have_cards(state: State, seat: int) -> bool:
    for owner, castle in enumerate(state.castles):  # a loop, not any(): this is asked in every rollout
        if owner != seat and any(castle):
            return True
    return False


def _cards_of_others(state: State, seat: int) -> list[Action]:
    return [
        TAKE[owner][kind]
        for owner, castle in enumerate(state.castles)
        if owner != seat
        for kind, count in enumerate(castle)
        if count
    ]


def _choices(answers: list[Action], place: list[int]) -> list[Action]:
    """The answer for each kind that lies there."""
    return [answers[kind] for kind, count in enumerate(place) if count]


def _counted(cards: tuple[int, ...]) -> tuple[int, ...]:
    counts = _nothing()
    for kind in cards:
        counts[kind] += 1
    return tuple(counts)


# ---- questions and lists of answers, made once

REVEAL_OR_STOP: Final = [REVEAL, STOP]
ONLY_REVEAL: Final = [REVEAL]
STARTING: Final = Starting(LUCK)
CHOOSING: Final = [Choosing(seat) for seat in range(MOST_SEATS)]
REVEALING: Final = Revealing(LUCK)
EFFECTS: Final[list[list[Effect]]] = [[] for _ in KINDS]
"""What a card asks when it comes into the centre, by kind and player; dog, cabbage and wheat ask nothing (IC-18)."""
EFFECTS[FOX] = [Robbing(seat) for seat in range(MOST_SEATS)]
EFFECTS[WOLF] = [Sending(seat) for seat in range(MOST_SEATS)]
EFFECTS[COW] = [Peeking(LUCK) for _ in range(MOST_SEATS)]
EFFECTS[CHICKEN] = [Scratching(LUCK) for _ in range(MOST_SEATS)]
EFFECTS[PIG] = [Evicting(seat) for seat in range(MOST_SEATS)]
EFFECTS[CAT] = [Prowling(LUCK) for _ in range(MOST_SEATS)]
EFFECTS[RABBIT] = [Calling(seat) for seat in range(MOST_SEATS)]
