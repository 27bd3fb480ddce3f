"""Hints for Lionheart: where a castle stands well, how to fence it in, when to grow, what a card is good for."""

from __future__ import annotations

from typing import Final, final

from game.ai.hints.lionheart_plans import (
    COIN,
    Plan,
    card_worth,
    chances,
    crowd,
    deed_worth,
    growth,
    plans,
    prize,
    purse,
    sites,
    spent,
)
from game.ai.search import Hints
from game.rules.kernel import LUCK, Action, Phase, Random, hush
from game.rules.lionheart.box import NOBODY
from game.rules.lionheart.moves import (
    ENOUGH,
    FENCE,
    Ally,
    Annex,
    Bribe,
    Build,
    Enough,
    Fence,
    Play,
    Post,
    Sell,
    TakeDeck,
    TakeMarket,
)
from game.rules.lionheart.rules import Acting, Fencing, Taking
from game.rules.lionheart.setup import Building, Garrisoning
from game.rules.lionheart.state import State

ROUNDS: Final = 1
"""The cut-off: a play-out is broken off and estimated when everybody has had so many turns."""
BEST: Final = 8
"""How many squares are thought about where many are allowed."""
FULL: Final = 4.0
"""A difference of points that makes half the most of an opinion."""
OPINION: Final = 0.15
"""How much better or worse than usual an answer can seem, at the most."""
UNKNOWN_CARD: Final = 0.8
"""What the top card of the deck is good for, on average."""


@final
class LionheartHints(Hints):
    """Thinks about the promising borders and squares only; breaks play-outs off after a round."""

    def __init__(self) -> None:
        self.keyed = True
        self.relative = True
        self.explore = 0.06  # estimates lie close together
        self._sites: dict[tuple[int, ...], list[float]] = {}

    def key(self, state: State, seat: int) -> int:
        phase = state.phases[-1]
        land = (tuple(state.borders), tuple(state.pieces), tuple(state.domain))
        means = (tuple(state.coins), tuple(state.hands[seat]), tuple(state.market))
        return hash((type(phase), phase, land, means, tuple(state.allies), sum(state.stock)))

    def sensible(self, state: State, options: list[Action]) -> list[Action]:
        """Of many places the best few; at least one."""
        if len(options) <= BEST:
            return options
        phase = state.phases[-1]
        if isinstance(phase, Fencing):
            return _good_fences(state, phase)
        worth = self._worth(state, phase, options)
        ranked = sorted([(-worth[number], number) for number in range(len(options))])[:BEST]
        return [options[number] for _worth, number in ranked]

    def opinions(self, state: State, options: list[Action]) -> list[float]:
        """How much better an answer seems than the others."""
        worth = self._worth(state, state.phases[-1], options)
        usual = sum(worth) / len(worth)
        return [0.5 + OPINION * (one - usual) / (abs(one - usual) + FULL) for one in worth]

    def play_out(self, state: State, random: Random) -> None:
        turns = 0
        building = bool(state.phases) and isinstance(state.phases[-1], Building | Garrisoning)
        while state.phases:
            phase = state.phases[-1]
            if isinstance(phase, Acting):
                if building or turns == ROUNDS * state.seats:
                    return
                turns += 1
            state.phases.pop()
            if phase.seat == LUCK:
                phase.answer(state, phase.draw(state, random), hush)
            else:
                phase.answer(state, self._quick_answer(state, phase, random), hush)

    def estimate(self, state: State) -> list[float]:
        return chances(state)

    def _quick_answer(self, state: State, phase: Phase, random: Random) -> Action:
        """The answer that looks best, now and then another."""
        if isinstance(phase, Fencing):
            return _quick_fence(state, phase, random)
        options = phase.options(state)
        if len(options) == 1 or isinstance(phase, Taking):
            return options[random.randrange(len(options))]
        worth = self._worth(state, phase, options)
        best, best_worth = options[0], -1e9
        for number, action in enumerate(options):
            value = worth[number] + NOISE * random.random()
            if value > best_worth:
                best, best_worth = action, value
        return best

    # ---- what an answer is worth, in points

    def _worth(self, state: State, phase: Phase, options: list[Action]) -> list[float]:
        first = options[0]
        if isinstance(first, Sell | Play):
            return _worth_of_cards(state, phase.seat, options)
        if isinstance(first, TakeMarket | TakeDeck):
            return _worth_of_taking(state, phase.seat, options)
        if isinstance(first, Build):
            return _worth_of_sites(state, self._site(state), options)
        if isinstance(first, Fence):
            return _worth_of_fences(state, phase.seat, options)
        return [_worth_of_place(state, phase, action) for action in options]

    def _site(self, state: State) -> list[float]:
        """What squares promise to castles; found out once for a land."""
        terrain = state.land.terrain
        if terrain not in self._sites:
            if len(self._sites) > 50:
                self._sites.clear()
            self._sites[terrain] = sites(terrain, state.land.worth)
        return self._sites[terrain]


NOISE: Final = 0.6
"""How freely a play-out chooses between answers that are worth nearly the same."""


def _worth_of_sites(state: State, site: list[float], options: list[Action]) -> list[float]:
    squares = [action.square for action in options if isinstance(action, Build)]
    return [site[square] - crowd(state, square) for square in squares]


# ---- borders


def _good_fences(state: State, phase: Fencing) -> list[Action]:
    """The borders missing in the two most promising fences; any few where no castle is left to fence in."""
    found: list[Action] = []
    for plan in plans(state, phase.seat)[:2]:
        for edge in plan.edges:
            if FENCE[edge] not in found:
                found.append(FENCE[edge])
    if not found:
        found = phase.options(state)[:BEST]
    if phase.begun and ENOUGH not in found:
        found.append(ENOUGH)
    return found


def _quick_fence(state: State, phase: Fencing, random: Random) -> Action:
    fences = plans(state, phase.seat)
    best: Plan | None = None
    best_gain = 0.0
    for plan in fences:
        gain = plan.gain(phase.left)
        if plan.edges and gain > best_gain:
            best, best_gain = plan, gain
    if best is not None:
        return FENCE[best.edges[random.randrange(len(best.edges))]]
    if phase.begun:
        return ENOUGH
    options = phase.options(state)
    return options[random.randrange(len(options))]


def _worth_of_fences(state: State, seat: int, options: list[Action]) -> list[float]:
    fences = plans(state, seat)
    worth = []
    for action in options:
        value = 0.0
        if isinstance(action, Fence):
            for plan in fences:
                if action.edge in plan.edges:
                    value = max(value, plan.gain(1))
        worth.append(value)
    return worth


# ---- cards


def _worth_of_cards(state: State, seat: int, options: list[Action]) -> list[float]:
    fences, grows = plans(state, seat), growth(state)[seat]
    coins = state.coins[seat]
    kept = [card_worth(state, seat, kind, fences, grows) for kind in state.hands[seat]]
    worth = []
    for action in options:
        if isinstance(action, Play):
            times = state.prices.deeds[action.kind][action.deed]
            gain = deed_worth(state, seat, action.deed, times, fences, grows)
            worth.append(gain - spent(coins, state.prices.cost[action.kind]))
        elif isinstance(action, Sell):
            keeping = kept[state.hands[seat].index(action.kind)]
            worth.append(purse(coins + state.prices.sale[action.kind]) - purse(coins) - 0.5 * max(0.0, keeping))
        else:
            worth.append(0.0)
    return worth


def _worth_of_taking(state: State, seat: int, options: list[Action]) -> list[float]:
    fences, grows = plans(state, seat), growth(state)[seat]
    return [
        card_worth(state, seat, action.kind, fences, grows) if isinstance(action, TakeMarket) else UNKNOWN_CARD
        for action in options
    ]


# ---- squares and neighbours


def _worth_of_place(state: State, phase: Phase, action: Action) -> float:
    if isinstance(action, Annex):
        return prize(state, action.square)
    if isinstance(action, Post):
        return _worth_of_post(state, action.square)
    if isinstance(action, Bribe):
        return 1.0 + state.value[action.theirs] * 0.1 + (state.guards[action.mine] >= state.guards[action.theirs])
    if isinstance(action, Ally):
        threat = state.guards[action.theirs] - state.guards[action.mine]
        return 0.1 * state.value[action.mine] + 0.5 * threat
    return 0.2 if isinstance(action, Enough) else 0.0


def _worth_of_post(state: State, square: int) -> float:
    """Knights belong into domains, the more valuable the better."""
    domain = state.domain[square]
    inside = 1.0 + 0.1 * state.value[domain] - 0.2 * state.guards[domain] if domain != NOBODY else 0.2
    return inside - COIN * state.prices.forest * (state.land.worth[square] > 0)


HINTS: Final = LionheartHints()
