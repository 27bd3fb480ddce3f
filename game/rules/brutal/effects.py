"""What the characters do on the table: eliminate, condemn, raise, change places, consecrate, look (BK-23 … BK-36)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from game.rules.brutal.box import MOST_SEATS, SLOTS
from game.rules.brutal.cast import DARK, LIGHT, NOBODY
from game.rules.brutal.chapter import Effect, next_turn
from game.rules.brutal.elimination import eliminate, highest
from game.rules.brutal.knowledge import look_at_hand
from game.rules.brutal.moves import (
    CHANGE_PLACES,
    CONSECRATE,
    ELIMINATE,
    LOOK,
    NAME,
    RAISE,
    SPY,
    CentreLooked,
    ChangePlaces,
    Condemned,
    Consecrate,
    Consecrated,
    Eliminate,
    HandLooked,
    HandSeen,
    Name,
    PlacesChanged,
    Raise,
    Raised,
    SlotSeen,
    Spy,
)
from game.rules.brutal.state import State
from game.rules.kernel import ALL, HIDDEN, LUCK, Action, Draw, Phase, Tell, Urn

# ---- what happens on the stacks


@final
@dataclass(frozen=True)
class Eliminating(Effect):
    """BK-23: Poisoner, Berserker, Assassin, Abbot strike now or never."""

    def choices(self, state: State) -> list[Action]:
        victims = state.cast.victims[state.stacks[self.seat][-1]]
        found = []
        for owner, stack in enumerate(state.stacks):
            top = stack[-1] if stack else HIDDEN
            if top != HIDDEN and victims >> top & 1 and not state.down >> top & 1 and owner != self.seat:  # BK-21
                found.append(ELIMINATE[owner])
        return found

    def happen(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Eliminate)
        eliminate(state, self.seat, action.owner, tell)
        next_turn(state, tell)


@final
@dataclass(frozen=True)
class Condemning(Effect):
    """BK-28: the Executioner names a victim and waits for it."""

    def choices(self, state: State) -> list[Action]:
        return [NAME[card] for card in state.cast.condemnable[len(state.hands)]]

    def happen(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Name)
        state.named = action.card
        tell(ALL, Condemned, self.seat, action.card)
        next_turn(state, tell)


@final
@dataclass(frozen=True)
class Raising(Effect):
    """BK-29: the Charlatan turns one eliminated card of the own stack face up; it has no effect any more."""

    def choices(self, state: State) -> list[Action]:
        return [RAISE[card] for card in state.stacks[self.seat] if state.down >> card & 1]

    def happen(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Raise)
        state.down &= ~(1 << action.card)
        state.inert |= 1 << action.card
        tell(ALL, Raised, self.seat, action.card)
        next_turn(state, tell)


@final
@dataclass(frozen=True)
class ChangingPlaces(Effect):
    """BK-34: the Intriguer changes places with the highest-ranked open top card, which has no effect any more."""

    def choices(self, state: State) -> list[Action]:
        owner = highest(state)
        return [CHANGE_PLACES[owner]] if owner not in (self.seat, NOBODY) else []

    def happen(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, ChangePlaces)
        own, other = state.stacks[self.seat], state.stacks[action.owner]
        own[-1], other[-1] = other[-1], own[-1]
        state.inert |= 1 << own[-1]
        tell(ALL, PlacesChanged, self.seat, other[-1], action.owner, own[-1])
        next_turn(state, tell)


@final
@dataclass(frozen=True)
class Consecrating(Effect):
    """BK-36: the Saint brings a power token of the supply onto the chapel. (No token: BK-10 marks the chapter.)"""

    def choices(self, state: State) -> list[Action]:
        return [CONSECRATE[colour] for colour, left in enumerate(state.supply) if left]

    def happen(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Consecrate)
        state.supply[action.colour] -= 1
        state.chapel[action.colour] += 1
        tell(ALL, Consecrated, self.seat, action.colour)
        next_turn(state, tell)


# ---- looks


@final
@dataclass(frozen=True)
class SeeingHand(Effect):
    """BK-35: the Witch sees all hand cards of one other player."""

    def choices(self, state: State) -> list[Action]:
        return [SPY[owner] for owner in range(len(state.hands)) if owner != self.seat and state.hands[owner]]

    def happen(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Spy)
        look_at_hand(state, self.seat, action.owner)
        tell(ALL, HandLooked, self.seat, action.owner)
        tell(self.seat, HandSeen, self.seat, action.owner, tuple(state.hands[action.owner]))
        next_turn(state, tell)


@final
@dataclass(frozen=True)
class SeeingCentre(Effect):
    """BK-32: the Fortune Teller sees the centre cards, one after the other; they stay in place."""

    def choices(self, state: State) -> list[Action]:
        return ONLY_LOOK

    def happen(self, state: State, action: Action, tell: Tell) -> None:
        tell(ALL, CentreLooked, self.seat)
        _see_centre(state, self.seat, LIGHT, tell)


@final
@dataclass(frozen=True)
class Uncovering(Phase):
    """BK-32: which cards lie in the slots of a back that nobody has seen yet."""

    viewer: int
    back: int

    def urn(self, state: State) -> Urn:
        return Urn(state.pools[self.back], len(_unseen_slots(state, self.back)))

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        for slot, card in zip(_unseen_slots(state, self.back), action.cards, strict=True):
            state.centre[slot] = card
            state.pools[self.back][card] = 0
        _see_centre(state, self.viewer, self.back, tell)


def _see_centre(state: State, seat: int, back: int, tell: Tell) -> None:
    """Show the seat the slots of a back, once LUCK has said what lies there; then those of the other back."""
    if _unseen_slots(state, back):
        state.phases.append(UNCOVERING[seat][back])
        return
    for slot in range(SLOTS * back, SLOTS * (back + 1)):
        state.seen[state.centre[slot]] |= 1 << seat
        tell(seat, SlotSeen, seat, slot, state.centre[slot])
    if back == LIGHT:
        _see_centre(state, seat, DARK, tell)
    else:
        next_turn(state, tell)


def _unseen_slots(state: State, back: int) -> list[int]:
    return [slot for slot in range(SLOTS * back, SLOTS * (back + 1)) if state.centre[slot] == HIDDEN]


# ---- questions, made once

ONLY_LOOK: Final = [LOOK]
UNCOVERING: Final = [[Uncovering(LUCK, seat, back) for back in (LIGHT, DARK)] for seat in range(MOST_SEATS)]
