"""A chapter of Brutal Kingdom, question by question: deal and pass, four rounds, the tokens (BK-3 … BK-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from game.rules.brutal.box import CHARACTERS, COLOURS, MOST_SEATS, SLOTS
from game.rules.brutal.box import EFFECTS as NAMES_OF_EFFECTS
from game.rules.brutal.cast import DARK, LIGHT, NOBODY
from game.rules.brutal.elimination import eliminate, highest, hunter
from game.rules.brutal.knowledge import deal, pass_on
from game.rules.brutal.moves import (
    CLAIM,
    ENOUGH,
    PASS,
    PLAY,
    CardPlayed,
    ChapelMarked,
    ChapterBegan,
    Claim,
    Claimed,
    Dealt,
    Declined,
    Enough,
    FirstPlayerMoved,
    FirstPlayerStayed,
    GameEnded,
    NothingToDo,
    Pass,
    PassChosen,
    Passed,
    Play,
    Received,
    RoundBegan,
    TokensTaken,
)
from game.rules.brutal.scoring import winners
from game.rules.brutal.state import State
from game.rules.kernel import ALL, HIDDEN, LUCK, Action, Draw, Phase, Tell, Urn

# ---- deal and pass


@final
@dataclass(frozen=True)
class Starting(Phase):
    """BK-3: the first player is drawn by lot."""

    def urn(self, state: State) -> Urn:
        return Urn([1] * len(state.hands), 1)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        state.first = action.cards[0]
        _begin_chapter(state, tell)


@final
@dataclass(frozen=True)
class Dealing(Phase):
    """BK-4: two cards of a back for a seat; what is left over in the pool lies in the centre, or aside (BK-2)."""

    to: int
    back: int

    def urn(self, state: State) -> Urn:
        return Urn(state.pools[self.back], DEALT)

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Draw)
        one, other = action.cards
        pool = state.pools[self.back]
        pool[one] = pool[other] = 0
        deal(state, self.to, action.cards)
        tell(self.to, Dealt, self.to, (one, other) if one < other else (other, one))


DEALT: Final = 2


@final
@dataclass(frozen=True)
class Passing(Phase):
    """BK-5, BK-6: a seat chooses in secret which of the two cards it passes; when all have, all cards move."""

    back: int

    def options(self, state: State) -> list[Action]:
        backs = state.cast.backs
        return [PASS[card] for card in state.hands[self.seat] if backs[card] == self.back]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Pass)
        state.sealed[self.seat] = action.card
        tell(ALL, PassChosen, self.seat)
        if HIDDEN not in state.sealed:
            _pass_all(state, self.back, tell)


def _begin_chapter(state: State, tell: Tell) -> None:
    """BK-11: all characters are shuffled again."""
    seats, cards = len(state.hands), len(CHARACTERS)
    state.hands = [[] for _ in range(seats)]
    state.stacks = [[] for _ in range(seats)]
    state.down = state.inert = state.round = 0
    state.named = HIDDEN
    state.rank = state.cast.ranks[state.cast.inquisitor] if state.cast.inquisitor != NOBODY else 0
    state.centre = [HIDDEN] * (2 * SLOTS)
    state.pools = state.cast.all_unseen(seats)
    state.seen = [0] * cards
    state.partly = [0] * (2 * seats)
    state.wholly = [0] * (2 * seats)
    state.unheld = HIDDEN
    state.received = [0] * seats
    tell(ALL, ChapterBegan, state.chapter, state.first)
    state.phases += DEAL[LIGHT][seats][state.first]


def _pass_all(state: State, back: int, tell: Tell) -> None:
    """BK-5: light cards go to the left, to the next seat clockwise; BK-6: dark ones to the right."""
    seats, step = len(state.hands), 1 if back == LIGHT else -1
    passed = state.sealed
    state.sealed = [HIDDEN] * seats
    tell(ALL, Passed, back)
    for seat in range(seats):
        to = (seat + step) % seats
        pass_on(state, seat, to, passed[seat])
        tell(to, Received, to, seat, passed[seat])
    if back == LIGHT:
        state.phases += DEAL[DARK][seats][state.first]
    else:
        _begin_round(state, tell)


# ---- rounds


@final
@dataclass(frozen=True)
class Playing(Phase):
    """BK-7: one card of the hand onto the own stack."""

    def options(self, state: State) -> list[Action]:
        return [PLAY[card] for card in state.hands[self.seat]]

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        assert isinstance(action, Play)
        card, seat = action.card, self.seat
        state.hands[seat].remove(card)
        state.stacks[seat].append(card)
        tell(ALL, CardPlayed, seat, card)
        by = hunter(state, seat, card)
        if by == NOBODY:
            _have_effect(state, seat, card, tell)
        else:  # BK-26: eliminated on arrival
            eliminate(state, by, seat, tell)
            next_turn(state, tell)


class Effect(Phase):
    """A question that a character asks when it is played; it is then the top card of the seat's stack."""

    def choices(self, state: State) -> list[Action]:
        """What the effect can do; empty if it finds nothing to work on."""
        raise NotImplementedError

    def options(self, state: State) -> list[Action]:
        """BK-24: an effect is optional where the card says "may"."""
        choices = self.choices(state)
        return [*choices, ENOUGH] if state.cast.may[state.stacks[self.seat][-1]] else choices

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Enough):
            self.decline(state, tell)
        else:
            self.happen(state, action, tell)

    def happen(self, state: State, action: Action, tell: Tell) -> None:
        """The effect, by the choice that was made."""
        raise NotImplementedError

    def decline(self, state: State, tell: Tell) -> None:
        """BK-24: the seat does without."""
        tell(ALL, Declined, self.seat, state.stacks[self.seat][-1])
        next_turn(state, tell)


EFFECTS: Final[list[list[Effect]]] = [[] for _ in NAMES_OF_EFFECTS]
"""What a card asks when it is played, by effect and seat. `rules` fills it in; some effects ask nothing."""


def next_turn(state: State, tell: Tell) -> None:
    """BK-7: when an effect is done, the next seat clockwise plays, until the round is over."""
    seat = state.player + 1
    if seat == len(state.hands):
        seat = 0
    if seat == state.first:
        _end_round(state, tell)
    else:
        state.player = seat
        state.phases.append(PLAYING[seat])


def _have_effect(state: State, seat: int, card: int, tell: Tell) -> None:
    """BK-24: obligatory as far as it can be done; where nothing can be chosen, nobody is asked."""
    effects = EFFECTS[state.cast.effects[card]]
    if not effects:
        next_turn(state, tell)
        return
    effect = effects[seat]
    choices = effect.choices(state)
    if not choices:
        tell(ALL, NothingToDo, seat, card)
        next_turn(state, tell)
    elif len(choices) == 1 and not state.cast.may[card]:
        effect.happen(state, choices[0], tell)
    else:
        state.phases.append(effect)


def _begin_round(state: State, tell: Tell) -> None:
    tell(ALL, RoundBegan, state.round, state.first)
    state.player = state.first
    state.phases.append(PLAYING[state.first])


def _end_round(state: State, tell: Tell) -> None:
    """BK-8: the highest-ranked open top card brings the first-player card, after the last round too."""
    owner = highest(state)
    if owner == NOBODY:
        tell(ALL, FirstPlayerStayed, state.first)
    else:
        state.first = owner
        tell(ALL, FirstPlayerMoved, owner, state.stacks[owner][-1])
    state.round += 1
    if state.hands[0]:
        _begin_round(state, tell)
    else:
        _hand_out_tokens(state, 0, tell)


# ---- the end of a chapter


@final
@dataclass(frozen=True)
class Claiming(Phase):
    """BK-37: the Black Knight may take a power token of any colour."""

    def options(self, state: State) -> list[Action]:
        claims = [CLAIM[colour] for colour, left in enumerate(state.supply) if left]
        return [*claims, ENOUGH] if state.cast.may[state.cast.knight] else claims

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        if isinstance(action, Claim):
            _take(state, self.seat, action.colour)
            tell(ALL, Claimed, self.seat, action.colour)
        else:
            tell(ALL, Declined, self.seat, state.cast.knight)
        _hand_out_tokens(state, (self.seat - state.first) % len(state.hands) + 1, tell)


def _hand_out_tokens(state: State, turn: int, tell: Tell) -> None:
    """BK-9: from the first player clockwise, beginning with the seat so many places on."""
    seats = len(state.hands)
    for place in range(turn, seats):
        seat = (state.first + place) % seats
        _take_for_icons(state, seat, tell)
        if _may_claim(state, seat):
            state.phases.append(CLAIMING[seat])
            return
    _end_chapter(state, tell)


def _take_for_icons(state: State, seat: int, tell: Tell) -> None:
    """BK-9: one token per icon on face-up cards, covered ones too; a colour that is used up gives nothing."""
    icons = [colour for card in state.stacks[seat] if not state.down >> card & 1 for colour in state.cast.icons[card]]
    if not icons:
        return
    taken, missed = [0] * len(COLOURS), [0] * len(COLOURS)
    for colour in icons:
        if state.supply[colour]:
            _take(state, seat, colour)
            taken[colour] += 1
        else:
            missed[colour] += 1
    tell(ALL, TokensTaken, seat, tuple(taken), tuple(missed))


def _take(state: State, seat: int, colour: int) -> None:
    state.supply[colour] -= 1
    state.tokens[seat][colour] += 1
    state.received[seat] += 1


def _may_claim(state: State, seat: int) -> bool:
    """BK-37: a face-up Black Knight that has kept its effect, no token for this seat, and something to take."""
    knight = state.cast.knight
    if knight not in state.stacks[seat] or (state.down | state.inert) >> knight & 1 or not any(state.supply):
        return False
    return state.received[seat] == 0 or state.box.options.black_knight == "always"


def _end_chapter(state: State, tell: Tell) -> None:
    """BK-10: a cell of the chapel for each chapter; then the next chapter, or the end (BK-40)."""
    if sum(state.chapel) == state.chapter:
        state.chapel[-1] += 1
        tell(ALL, ChapelMarked, state.chapter)
    state.chapter += 1
    if state.chapter < state.box.options.chapters:
        _begin_chapter(state, tell)
    else:
        tell(ALL, GameEnded, tuple(winners(state)))


# ---- questions, made once


def _deal_and_pass(back: int, seats: int, first: int) -> list[Phase]:
    """Everybody gets cards, then everybody is asked, from the first player clockwise. (The stack is filled upwards.)"""
    order = [(first - step) % seats for step in range(1, seats + 1)]
    return [PASSING[back][seat] for seat in order] + [DEALING[back][seat] for seat in order]


STARTING: Final = Starting(LUCK)
DEALING: Final[list[list[Phase]]] = [
    [Dealing(LUCK, seat, back) for seat in range(MOST_SEATS)] for back in (LIGHT, DARK)
]
PASSING: Final[list[list[Phase]]] = [[Passing(seat, back) for seat in range(MOST_SEATS)] for back in (LIGHT, DARK)]
DEAL: Final = [
    [[_deal_and_pass(back, seats, first) for first in range(seats)] for seats in range(MOST_SEATS + 1)]
    for back in (LIGHT, DARK)
]
PLAYING: Final = [Playing(seat) for seat in range(MOST_SEATS)]
CLAIMING: Final = [Claiming(seat) for seat in range(MOST_SEATS)]
