"""Hints for Animal Kingdoms: what a token more in a kingdom is worth, when to rally or retreat, how to fight.

Everything is weighed in points: what the kingdoms would bring if the age ended now, to the own house and against the
others. Play-outs stop at the end of the age and are estimated there: the ages hardly depend on each other.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, final

from game.ai.search import MARGIN, STANDING, VICTORY, Hints
from game.rules.animals.battle import value_of
from game.rules.animals.box import KINGDOMS
from game.rules.animals.claims import where
from game.rules.animals.law import RANK
from game.rules.animals.moves import Claim, Discard, Fight, Pass, Rally, Reinforce, Retreat
from game.rules.animals.scoring import score_track
from game.rules.animals.state import Battle, State
from game.rules.animals.turn import Choosing, Discarding
from game.rules.kernel import LUCK, Action, Phase, Random, hush

FULL: Final = 5.0
"""A difference of points that makes an opinion nearly certain."""
TURN: Final = 1.1
"""About what a turn brings that one gives up by retreating."""
RALLY_WORTH: Final = 1.3
"""The point of a rally, and what better cards are worth."""
COUNCIL: Final = 2.5
"""What a token in a council brings in each age to come."""
SPREAD: Final = 4.0
"""By how much scores drift apart in an age: a smaller number makes each point count for more."""
MOST: Final = 8
"""So many answers of a turn are looked at, those that seem best at a glance."""
NOISE: Final = 1.5
"""How much a quick player is mistaken about the worth of an answer."""
MODIFIER: Final = 1.5
"""What a modifier is worth that is kept."""


@final
class AnimalsHints(Hints):
    """Knows questions by what lies open; hidden hands only decide which answers are possible."""

    def __init__(self, most: int = MOST, spread: float = SPREAD) -> None:
        self.keyed = True
        self.close = 8.0
        self.most = most
        self.spread = spread

    def key(self, state: State, seat: int) -> int:
        phase = state.phases[-1]
        place = (tuple(state.marks[:KINGDOMS]), tuple(state.influence), tuple(state.points), state.retreats, state.age)
        battle = state.battle
        if battle:
            fought = (tuple(battle.shown), tuple(battle.added), battle.standing, battle.passes, battle.kingdom)
            return hash((type(phase), phase, place, fought))
        if isinstance(phase, Discarding):
            return hash((type(phase), phase, place, tuple(state.discard)))
        return hash((type(phase), phase, place))

    def sensible(self, state: State, options: list[Action]) -> list[Action]:
        """Nobody adds modifiers that change nothing, or looks long at answers that are bad at a glance."""
        phase = state.phases[-1]
        if isinstance(phase, Choosing) and len(options) > self.most:
            return _best_at_a_glance(state, phase, options, self.most)
        if isinstance(options[0], Pass) and state.battle:
            return _useful_modifiers(state, state.battle, phase.seat, options)
        return options

    def opinions(self, state: State, options: list[Action]) -> list[float]:
        phase = state.phases[-1]
        worths = [_worth(state, phase, action) for action in options]
        return [0.5 + 0.5 * worth / (abs(worth) + FULL) for worth in worths]

    def play_out(self, state: State, random: Random) -> None:
        """To the end of this age."""
        age = state.age
        while state.phases and state.age == age:
            phase = state.phases.pop()
            if phase.seat == LUCK:
                phase.answer(state, phase.draw(state, random), hush)
            else:
                phase.answer(state, _quick_answer(state, phase, random), hush)

    def estimate(self, state: State) -> list[float]:
        """Whoever leads by much will win; with ages to come, by how much matters less."""
        to_come = state.box.options.ages - state.age + 1
        points = _prospects(state, to_come)
        drift = self.spread * to_come**0.5
        return [_payoff(points, house, drift) for house in range(state.houses)]


def _best_at_a_glance(state: State, phase: Phase, options: list[Action], most: int) -> list[Action]:
    worths = [_worth(state, phase, option) for option in options]
    least = sorted(worths, reverse=True)[most - 1]
    return [option for option, worth in zip(options, worths, strict=True) if worth >= least]


# ---- what an answer is worth, in points


def _worth(state: State, phase: Phase, action: Action) -> float:
    if isinstance(action, Claim):
        return _claim_worth(state, phase.seat, action.kingdom) - _card_worth(state, action.card)
    if isinstance(action, Rally):
        return RALLY_WORTH
    if isinstance(action, Retreat):
        return _retreat_worth(state, phase.seat)
    if isinstance(action, Discard):
        return -2.0 * _card_worth(state, action.card)
    if isinstance(action, Fight):
        return _battle_strength(action.card)
    if isinstance(action, Reinforce) and state.battle:
        return _reinforced_worth(state, state.battle, phase.seat, action.count)
    return 0.0


def _card_worth(state: State, card: int) -> float:
    """What a card is good for if it is kept: battles, and other kingdoms it may be played in."""
    return 0.1 * _battle_strength(card) + 0.15 * where(state)[card].bit_count()


def _claim_worth(state: State, seat: int, kingdom: int) -> float:
    """What a token more changes between the own house and the others, if the age ended so."""
    worth = _gain(state, seat, kingdom)
    if state.free[kingdom] == 1:
        worth += _retreat_worth(state, seat)
        if state.age < state.box.options.ages:
            worth += COUNCIL
    return worth


def _gain(state: State, seat: int, kingdom: int) -> float:
    begin, tokens, points = kingdom * state.houses, state.tokens[kingdom], state.box.points
    influence = tuple(state.influence[begin : begin + state.houses])
    return _gained(influence, seat, state.free[kingdom], tokens[0] if tokens else 0, points.second, points.third)


@lru_cache(maxsize=1 << 16)
def _gained(influence: tuple[int, ...], seat: int, free: int, value: int, second: int, third: int) -> float:
    """What a token more brings a house, less what it brings the others. Play-outs ask for the same again and again."""
    more = tuple([count + (house == seat) for house, count in enumerate(influence)])
    before, after = _standing(influence, value, second, third), _standing(more, value, second, third)
    others = 0.0
    for house in range(len(influence)):
        if house != seat:
            others += after[house] - before[house]
    return after[seat] - before[seat] - others / (len(influence) - 1) + _safety(influence, seat, free)


def _safety(influence: tuple[int, ...], seat: int, free: int) -> float:
    """While territories are free, a lead may be lost and a gap closed: the nearer to the top, the better."""
    best = 0
    for house, count in enumerate(influence):
        if house != seat:
            best = max(best, count)
    gap = best - influence[seat]
    if gap >= free or -gap >= free:
        return -0.5  # decided, whatever is played here
    return 1.0 / (1.0 + abs(gap - 0.5))


def _standing(influence: tuple[int, ...], token: int, second_points: int, third_points: int) -> list[float]:
    """What each house may expect of a kingdom as it stands (AK-13, AK-14): a tie for first is an even battle."""
    most = max(influence)
    if most == 0:
        return [0.0] * len(influence)
    value, second, third = float(token), float(second_points), float(third_points)
    tied = influence.count(most)
    if tied > 1:
        value, second = (value + second * (tied - 1)) / tied, third
    next_most = max([count for count in influence if count < most], default=0)
    found = []
    for count in influence:
        if count == most:
            found.append(value)
        elif count == 0:
            found.append(0.0)
        elif count == next_most:
            found.append(second)
        else:
            found.append(third if tied == 1 else 0.0)
    return found


def _retreat_worth(state: State, seat: int) -> float:
    """The token of the first to go, less the turns given up."""
    free = 0
    for kingdom in range(KINGDOMS):
        free += max(0, state.free[kingdom] - 1)
    playing = state.houses - len(state.retreats)
    turns = min(free / playing, state.supply[seat])
    token = 3.5 if not state.retreats and state.seats > 1 else 0.0
    return token - TURN * turns


def _battle_strength(card: int) -> float:
    """How good a card is to fight with: high ranks, and the 1 that beats an 8."""
    rank = RANK[card]
    return 3.0 if rank == 1 else 0.7 * rank


# ---- battles


def _useful_modifiers(state: State, battle: Battle, seat: int, options: list[Action]) -> list[Action]:
    """Pass, or the fewest that reach or pass the best of the others, and one more."""
    own, adds, best = value_of(state, battle, seat), state.box.battle.adds, 0
    for other in battle.standing:
        if other != seat:
            best = max(best, value_of(state, battle, other))
    return [
        option
        for option in options
        if not isinstance(option, Reinforce) or best <= own + adds * option.count <= best + 2 * adds
    ]


def _reinforced_worth(state: State, battle: Battle, seat: int, count: int) -> float:
    """Whether the card would be on top with so many modifiers."""
    before = _share(state, battle, seat)
    battle.added[seat] += count
    after = _share(state, battle, seat)
    battle.added[seat] -= count
    value = state.tokens[battle.kingdom][0] - state.box.points.second
    return (after - before) * value - MODIFIER * count


def _share(state: State, battle: Battle, seat: int) -> float:
    """The own part of the victory, if the round ended now (AK-23)."""
    best, ones = 0, 0
    for other in battle.standing:
        best = max(best, value_of(state, battle, other))
        ones += _is_one(battle, other)
    if ones and best >= state.box.battle.humbled:
        return 1.0 / ones if _is_one(battle, seat) else 0.0
    tied = 0
    for other in battle.standing:
        tied += value_of(state, battle, other) == best
    return 1.0 / tied if value_of(state, battle, seat) == best else 0.0


def _is_one(battle: Battle, seat: int) -> bool:
    return RANK[battle.shown[seat][-1]] == 1 and not battle.added[seat]


# ---- quick answers


def _quick_answer(state: State, phase: Phase, random: Random) -> Action:
    options = phase.options(state)
    if len(options) == 1:
        return options[0]
    if isinstance(phase, Choosing):
        return _quick_turn(state, phase.seat, options, random)
    if isinstance(phase, Discarding):
        return options[-1] if len(options) < 4 else options[random.randrange(len(options))]
    best, most = options[0], -1000.0
    for option in options:
        worth = _worth(state, phase, option) + NOISE * random.random()
        if worth > most:
            best, most = option, worth
    return best


def _quick_turn(state: State, seat: int, options: list[Action], random: Random) -> Action:
    """The best kingdom as far as a glance shows, with any card that may be played there."""
    best, most = options[-1], _retreat_worth(state, seat) + NOISE * random.random()
    worths, kingdom, fitting = [UNSEEN] * KINGDOMS, -1, 0
    for option in options:
        if isinstance(option, Claim):
            if option.kingdom == kingdom:
                fitting += 1
                if random.randrange(fitting) == 0:
                    best = option
                continue
            worth = worths[option.kingdom]
            if worth == UNSEEN:
                worth = _claim_worth(state, seat, option.kingdom) + NOISE * random.random()
                worths[option.kingdom] = worth
            if worth > most:
                best, most, kingdom, fitting = option, worth, option.kingdom, 1
        elif isinstance(option, Rally):
            worth = RALLY_WORTH + NOISE * random.random()
            if worth > most:
                best, most = option, worth
    return best


UNSEEN: Final = -1e9


# ---- the end of an age


def _prospects(state: State, to_come: int) -> list[float]:
    """The points on the track, and what tokens, modifiers and councils will bring."""
    points = [float(score) for score in score_track(state)]
    for seat in range(state.seats):
        points[seat] += sum(state.kept[seat]) + MODIFIER * state.modifiers[seat]
    for place, count in enumerate(state.council):
        points[place % state.houses] += COUNCIL * count * to_come
    return points


def _payoff(points: list[float], house: int, drift: float) -> float:
    """As `search.payoff` for a game that is over, but softened by what may still happen."""
    own, victory, standing, best = points[house], 0.0, 0.0, -1000.0
    for other, theirs in enumerate(points):
        victory += exp((theirs - own) / drift)
        if other != house:
            standing += 1.0 / (1.0 + exp((theirs - own) / drift))
            best = max(best, theirs)
    margin = own - best
    soft = MARGIN * 0.5 * (1.0 + margin / (abs(margin) + drift))
    return VICTORY / victory + STANDING * standing / (len(points) - 1) + soft


HINTS: Final = AnimalsHints()
