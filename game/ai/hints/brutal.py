"""Hints for Brutal Kingdom: when a courtier is safe, whom it is worth to strike, what tokens will be worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from game.ai.search import Hints
from game.rules.brutal.cast import CHANGE_PLACES, CHAPEL, CONDEMN, ELIMINATE, NOBODY
from game.rules.brutal.chapter import Playing
from game.rules.brutal.effects import Condemning, Eliminating, Raising, SeeingCentre, SeeingHand
from game.rules.brutal.elimination import highest, hunter, open_top, rank
from game.rules.brutal.exchanges import Inquiring
from game.rules.brutal.moves import Eliminate, Enough, Name, Play
from game.rules.brutal.state import State
from game.rules.kernel import HIDDEN, LUCK, Action, Phase, Random, hush

TAKEN: Final = 2.3
"""About how many tokens of a colour are taken in a chapter."""
SURE: Final = 3.0
"""A lead that decides a game at its end, in points; and below, what each chapter still to come adds to that."""
OPEN: Final = 5.0
RISK: Final = 0.3
"""How likely an enemy that has not been played yet strikes a card that stays on top."""
HARM: Final = 0.5
"""What the loss of another player is worth."""
FULL: Final = 15.0
"""A difference of points that makes an opinion nearly certain."""


@final
class BrutalHints(Hints):
    """Knows questions by the table and the own hand; plays out to the end of the chapter, and weighs what all have."""

    def __init__(self) -> None:
        self.keyed = True

    def key(self, state: State, seat: int) -> int:
        """What lies open, and the own hand. What others hold or have sealed does not part a seat's tree."""
        phase = state.phases[-1]
        stacks = tuple([tuple(stack) for stack in state.stacks])
        table = (stacks, state.down, state.inert, state.named, state.rank, tuple(state.chapel), tuple(state.partners))
        return hash((type(phase), phase, state.chapter, state.first, table, tuple(state.hands[seat])))

    def sensible(self, state: State, options: list[Action]) -> list[Action]:
        """Who may look looks; who names a character names one that can still be played, or held."""
        phase = state.phases[-1]
        if (
            len(options) > 1
            and isinstance(options[-1], Enough)
            and isinstance(phase, SeeingCentre | SeeingHand | Raising)
        ):
            return options[:-1]
        if isinstance(phase, Condemning | Inquiring):
            return _still_hidden(state, phase, options) or options
        return options

    def opinions(self, state: State, options: list[Action]) -> list[float]:
        phase = state.phases[-1]
        if isinstance(phase, Playing | Eliminating):
            played = _played(state)
            return [_opinion(_merit(state, phase.seat, action, played)) for action in options]
        return []

    def play_out(self, state: State, random: Random) -> None:
        """To the end of the chapter: what comes after is alike for all."""
        chapter = state.chapter
        while state.phases and state.chapter == chapter:
            phase = state.phases.pop()
            if phase.seat == LUCK:
                phase.answer(state, phase.draw(state, random), hush)
            else:
                phase.answer(state, _quick_answer(state, phase, random), hush)

    def estimate(self, state: State) -> list[float]:
        """The chances to win with what everybody has now; a lead counts for more the fewer chapters are to come."""
        left = state.box.options.chapters - state.chapter
        values = [max(0.0, _value(state, colour) - TAKEN * left) for colour in range(len(state.supply))]
        points = []
        for seat, tokens in enumerate(state.tokens):
            own = float(state.points[seat])
            for colour, count in enumerate(tokens):
                own += count * values[colour]
            points.append(own)
        best, scale = max(points), SURE + OPEN * left
        weights = [exp((own - best) / scale) for own in points]
        total = sum(weights)
        return [weight / total for weight in weights]


def _opinion(points: float) -> float:
    return 0.5 + 0.5 * points / (abs(points) + FULL)


# ---- quick answers


def _quick_answer(state: State, phase: Phase, random: Random) -> Action:
    """Of two answers at random the better one."""
    options = phase.options(state)
    if len(options) == 1:
        return options[0]
    one, other = options[random.randrange(len(options))], options[random.randrange(len(options))]
    if one is other or not isinstance(phase, Playing | Eliminating):
        return one
    played = _played(state)
    return one if _merit(state, phase.seat, one, played) >= _merit(state, phase.seat, other, played) else other


def _still_hidden(state: State, phase: Phase, options: list[Action]) -> list[Action]:
    """Characters that have not been played, and that the seat does not know to be out of reach."""
    out = _played(state)
    for card in state.centre:
        if card != HIDDEN and state.seen[card] >> phase.seat & 1:
            out |= 1 << card
    if state.unheld != HIDDEN and state.sure >> phase.seat & 1:
        out |= 1 << state.unheld
    for card in state.hands[phase.seat]:
        out |= 1 << card
    return [action for action in options if isinstance(action, Name) and not out >> action.card & 1]


# ---- what an answer is good for, in points


def _merit(state: State, seat: int, action: Action, played: int) -> float:
    if isinstance(action, Play):
        return _merit_of_playing(state, seat, action.card, played)
    if isinstance(action, Eliminate):
        return _lies_in(state, action.owner)
    return 0.0


def _merit_of_playing(state: State, seat: int, card: int, played: int) -> float:
    own, brings = _lies_in(state, seat), _brings(state, card)
    if hunter(state, seat, card) != NOBODY:
        return -own - brings - 1.0
    effect = state.cast.effects[card]
    merit = brings - _danger(state, seat, card, played) * (own + brings)
    if effect == ELIMINATE:
        merit += _best_strike(state, seat, card)
    elif effect == CHANGE_PLACES:
        owner = highest(state)
        if owner != NOBODY and rank(state, state.stacks[owner][-1]) > state.cast.ranks[card]:
            merit += (1.0 + HARM) * _brings(state, state.stacks[owner][-1])
    elif effect == CHAPEL and len(state.hands[seat]) == 1:
        merit += RISK * own
    elif effect == CONDEMN:
        merit += 1.0 if len(state.hands[seat]) == 1 else -1.0
    return merit


def _best_strike(state: State, seat: int, card: int) -> float:
    """What the best victim is worth; a weapon without one is better kept."""
    best = -2.0
    for owner in range(len(state.stacks)):
        if owner != seat:
            top = open_top(state, owner)
            if top != HIDDEN and state.cast.victims[card] >> top & 1:
                best = max(best, 1.0 + HARM * _lies_in(state, owner))
    return best


def _danger(state: State, seat: int, card: int, played: int) -> float:
    """How likely it is struck before it is covered: by enemies that nobody has played and this seat does not hold."""
    enemies = state.cast.hunters[card] & ~played
    if not enemies:
        return 0.0
    for held in state.hands[seat]:
        enemies &= ~(1 << held)
    if not enemies:
        return 0.0
    seats = len(state.hands)
    last = (seat + 1) % seats == state.first
    if last and (len(state.hands[seat]) == 1 or _would_begin(state, seat, card)):
        return 0.0
    return RISK * enemies.bit_count()


def _would_begin(state: State, seat: int, card: int) -> bool:
    """Whether the card would be the highest, so that its player covers it at once in the next round."""
    for owner in range(len(state.stacks)):
        if owner != seat:
            top = open_top(state, owner)
            if top != HIDDEN and rank(state, top) > rank(state, card):
                return False
    return True


def _lies_in(state: State, seat: int) -> float:
    """What the face-up cards of a stack will bring."""
    worth = 0.0
    for card in state.stacks[seat]:
        if not state.down >> card & 1:
            worth += _brings(state, card)
    return worth


def _brings(state: State, card: int) -> float:
    """What the icons of a card are worth, as tokens are left."""
    worth = 0.0
    for colour in state.cast.icons[card]:
        worth += _value(state, colour)
    return worth


def _value(state: State, colour: int) -> int:
    return state.supply[colour] + state.chapel[colour]


def _played(state: State) -> int:
    """The set of all cards that lie in stacks."""
    played = 0
    for stack in state.stacks:
        for card in stack:
            played |= 1 << card
    return played


HINTS: Final = BrutalHints()
