"""Hints for Intrigues & Cabbage: when to stop, what a castle will be worth, which card is good to have."""

from __future__ import annotations

from typing import Final, final

from game.ai.search import Hints
from game.rules.intrigues.box import CABBAGE, CAT, CHICKEN, COW, DOG, FOX, PIG, RABBIT, WHEAT, WOLF
from game.rules.intrigues.intrigue import GuardingWolves
from game.rules.intrigues.moves import GuardFoxes, GuardWolves, Pick, Reveal, Save, Send, Take
from game.rules.intrigues.rules import Evicting
from game.rules.intrigues.state import State
from game.rules.kernel import LUCK, Action, Phase, Random, hush

LIKING: Final = [3.0, 3.0, 1.5, 2.5, 0.8, 2.0, 2.5, 1.5, 2.0, 1.8]
"""About how many points a card is good for, by kind: for quick answers."""
CAT_POINTS: Final = 2.0
"""What a cat is worth to a castle while nobody knows who will have most."""
FULL: Final = 12.0
"""A difference of points that makes an opinion nearly certain."""


@final
class IntriguesHints(Hints):
    """Knows questions by everything their seat sees; plays out by the odds of the next card."""

    def __init__(self) -> None:
        self.keyed = True

    def key(self, state: State, seat: int) -> int:
        phase = state.phases[-1]
        castles = tuple([tuple(castle) for castle in state.castles])
        top = state.top if state.peeker == seat else -1
        return hash((type(phase), phase, tuple(state.centre), tuple(state.discard), castles, top))

    def sensible(self, state: State, options: list[Action]) -> list[Action]:
        """Nobody fails a turn on purpose, or leaves on the table what the dog could bring home."""
        first = options[0]
        if isinstance(first, Reveal):
            return options[1:] if len(options) > 1 and _known_to_repeat(state) else options
        if isinstance(first, Save):
            return options[:-1]
        if isinstance(first, Take | Pick) and not isinstance(state.phases[-1], Evicting):
            return _safe(state, options) or options
        return options

    def opinions(self, state: State, options: list[Action]) -> list[float]:
        """By what the castles would be worth; whether to stop is for the search to find out."""
        if isinstance(options[0], Reveal):
            return []
        phase = state.phases[-1]
        return [_opinion(state, phase, action) for action in options]

    def play_out(self, state: State, random: Random) -> None:
        while state.phases:
            phase = state.phases.pop()
            if phase.seat == LUCK:
                phase.answer(state, phase.draw(state, random), hush)
            else:
                phase.answer(state, _quick_answer(state, phase, random), hush)


# ---- quick answers


def _quick_answer(state: State, phase: Phase, random: Random) -> Action:
    options = phase.options(state)
    first = options[0]
    if len(options) == 1:
        return first
    if isinstance(first, Reveal):
        return options[1] if _should_stop(state) else first
    if isinstance(first, GuardFoxes | GuardWolves):
        return max(options, key=lambda action: _opinion(state, phase, action))
    one, other = options[random.randrange(len(options))], options[random.randrange(len(options))]
    return one if _liking(state, phase, one) >= _liking(state, phase, other) else other


def _should_stop(state: State) -> bool:
    """Stop when the next card may cost more than it may bring."""
    if state.top >= 0:
        return _known_to_repeat(state)
    cards, repeats, lost = 0, 0, 0
    for kind, count in enumerate(state.deck):
        cards += count
        if state.centre[kind]:
            lost += state.centre[kind]
            if kind != WHEAT:
                repeats += count
    if state.centre[DOG]:
        lost = max(0, lost - state.box.effects.dog_saves)
    return repeats * lost > cards - repeats


def _liking(state: State, phase: Phase, action: Action) -> float:
    """How much a quick player likes an answer."""
    if isinstance(action, Take):
        if isinstance(phase, Evicting):
            return LIKING[action.kind]
        return -9.0 if _repeats(state, action.kind) else LIKING[action.kind]
    if isinstance(action, Pick):
        return -9.0 if _repeats(state, action.kind) else LIKING[action.kind]
    if isinstance(action, Save):
        return LIKING[action.kind]
    if isinstance(action, Send):
        return -LIKING[action.kind]
    return 0.0


def _known_to_repeat(state: State) -> bool:
    return state.top >= 0 and _repeats(state, state.top)


def _repeats(state: State, kind: int) -> bool:
    return state.centre[kind] > 0 and kind != WHEAT


def _safe(state: State, options: list[Action]) -> list[Action]:
    """The cards that would not fail the turn."""
    return [action for action in options if isinstance(action, Take | Pick) and not _repeats(state, action.kind)]


# ---- what a castle will be worth


def _opinion(state: State, phase: Phase, action: Action) -> float:
    """What an answer does for the own castle and against the others, from 0 to 1."""
    change = _change(state, phase, action)
    return 0.5 + 0.5 * change / (abs(change) + FULL)


def _change(state: State, phase: Phase, action: Action) -> float:
    """The same in points."""
    own = state.castles[phase.seat]
    if isinstance(action, Take):
        if action.owner == phase.seat:
            return 0.0  # the rabbit's card comes home again, if all goes well
        stolen = 0.0 if isinstance(phase, Evicting) else _worth_of(state, own, action.kind, 1)
        return stolen - _worth_of(state, state.castles[action.owner], action.kind, -1)
    if isinstance(action, Send):
        other = state.castles[action.to]
        return _worth_of(state, own, action.kind, -1) - _worth_of(state, other, action.kind, 1)
    if isinstance(action, Save | Pick):
        return _worth_of(state, own, action.kind, 1)
    if isinstance(action, GuardFoxes):
        return _best_points(state, own, action.guard)
    if isinstance(action, GuardWolves) and isinstance(phase, GuardingWolves):
        return _points(state, own, phase.foxes_guarded, action.dogs)
    return 0.0


def _worth_of(state: State, castle: list[int], kind: int, count: int) -> float:
    """What it changes for a castle to get (or lose) a card."""
    before = _worth(state, castle)
    castle[kind] += count
    after = _worth(state, castle)
    castle[kind] -= count
    return after - before


def _worth(state: State, castle: list[int]) -> float:
    """What the castle would score if the game ended now and its dogs did their best."""
    worth = _best_points(state, castle, False)
    if castle[FOX] and castle[DOG]:
        worth = max(worth, _best_points(state, castle, True))
    return worth


def _best_points(state: State, castle: list[int], foxes_guarded: bool) -> float:
    """The better of guarding all wolves and guarding none."""
    best = _points(state, castle, foxes_guarded, 0)
    if castle[WOLF] and castle[DOG] - int(foxes_guarded) >= castle[WOLF]:
        best = max(best, _points(state, castle, foxes_guarded, castle[WOLF]))
    return best


def _points(state: State, castle: list[int], foxes_guarded: bool, dogs_on_wolves: int) -> float:
    """IC-23 … IC-30 for one castle, its dogs posted; cats as if the majority were open."""
    points, limits = state.box.points, state.box.intrigue
    chickens = castle[CHICKEN] if foxes_guarded or not castle[FOX] else 0
    safe = castle[WOLF] <= dogs_on_wolves
    wheat = castle[WHEAT] if chickens < limits.chickens_eat_wheat else 0
    cabbage = castle[CABBAGE] if castle[RABBIT] < limits.rabbits_eat_cabbage else 0
    posted = 0 if state.box.options.blocking_dog_scores else int(foxes_guarded) + dogs_on_wolves
    total = points.fox * castle[FOX] + points.wolf * castle[WOLF] + points.dog * (castle[DOG] - posted)
    total += points.cabbage * cabbage + points.wheat * wheat
    total += _series(points.chicken, chickens) + _series(points.rabbit, castle[RABBIT])
    if safe:
        sets = min(castle[COW], wheat // points.wheat_for_a_cow)
        total += _series(points.pig, castle[PIG]) + points.cow_with_wheat * sets + points.cow * (castle[COW] - sets)
    return total + CAT_POINTS * castle[CAT]


def _series(series: tuple[int, ...], count: int) -> int:
    return series[min(count, len(series)) - 1] if count else 0


HINTS: Final = IntriguesHints()
