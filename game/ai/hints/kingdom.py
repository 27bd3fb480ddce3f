"""Hints for Kingdom: what a province under construction is worth, and which card goes where."""

from __future__ import annotations

from math import erf, exp, pi, sqrt
from typing import Final, final

from game.ai.search import Hints
from game.rules.kernel import HIDDEN, LUCK, Action, Phase, Random, hush
from game.rules.kingdom.box import JESTER, KNIGHT, MOST_PROVINCES, PEASANT, PRINCESS
from game.rules.kingdom.moves import Add, Fetch, Lay, Place, Take
from game.rules.kingdom.provinces import places
from game.rules.kingdom.state import CLOSED, State

ROUNDS: Final = 6
"""How many turns of each seat are played out before the table is estimated."""
NOISE: Final = 1.0
"""How much chance there is in a quick answer, in points."""
FULL: Final = 6.0
"""A difference of points that makes an opinion nearly certain."""
ABSURD: Final = 7.0
"""An answer that seems worse by so many points is not looked at."""
LEADER: Final = 0.7
RIVAL: Final = 0.35
"""What a point of another seat counts against the own, among three or more: the leader's more than the others'."""


@final
class KingdomHints(Hints):
    """Knows questions by everything their seat sees; plays out a few rounds by what each answer changes."""

    def __init__(self) -> None:
        self.keyed = True
        self.explore = 0.25  # estimates lie close together

    def key(self, state: State, seat: int) -> int:
        phase = state.phases[-1]
        provinces = tuple([tuple(cards) for cards in state.provinces])
        hand = tuple(state.hands[seat])
        turn = (state.card, state.province, tuple(state.taken), tuple(state.kings), state.left)
        return hash((type(phase), phase, provinces, hand, turn, tuple(state.income)))

    def sensible(self, state: State, options: list[Action]) -> list[Action]:
        """Nobody gives points away, or thinks about answers far behind the best at first sight."""
        if len(options) < 2:
            return options
        seat = state.phases[-1].seat
        kept = [action for action in options if not _is_gift(state, seat, action)] or options
        gains = [_gain(state, seat, action) for action in kept]
        least = max(gains) - ABSURD
        return [action for number, action in enumerate(kept) if gains[number] >= least]

    def opinions(self, state: State, options: list[Action]) -> list[float]:
        """By what each answer changes for its seat and against the others."""
        phase = state.phases[-1]
        gains = [_gain(state, phase.seat, action) for action in options]
        middle = max(gains) - FULL / 2
        return [0.5 + 0.5 * (gain - middle) / (abs(gain - middle) + FULL) for gain in gains]

    def play_out(self, state: State, random: Random) -> None:
        turns, player = ROUNDS * len(state.hands), state.player
        while state.phases:
            phase = state.phases[-1]
            if phase.seat == LUCK:
                state.phases.pop()
                phase.answer(state, phase.draw(state, random), hush)
                continue
            if phase.seat != player:
                player = phase.seat
                turns -= 1
                if turns <= 0:
                    return
            options = phase.options(state)
            state.phases.pop()
            phase.answer(state, _quick_answer(state, phase, options, random), hush)

    def estimate(self, state: State) -> list[float]:
        """The chance to win, by what income, provinces and hands promise."""
        promised = [_promise(state, seat) for seat in range(len(state.hands))]
        spread = 3.0 + 0.12 * state.left
        most = max(promised)
        powers = [exp((points - most) / spread) for points in promised]
        whole = sum(powers)
        return [power / whole for power in powers]


def _promise(state: State, seat: int) -> float:
    """What a seat may expect: its income, its provinces, and the cards it holds."""
    points = float(state.income[seat])
    for province in range(seat * MOST_PROVINCES, (seat + 1) * MOST_PROVINCES):
        points += _worth_of(state, province)
    for card in state.hands[seat]:
        points += _keep(state, card)
    return points


# ---- gifts


def _is_gift(state: State, seat: int, action: Action) -> bool:
    """Whether it brings points into the province of a rival."""
    if isinstance(action, Place):
        return state.points_of[state.card] > 0 and action.province // MOST_PROVINCES != seat
    if state.province == HIDDEN or state.province // MOST_PROVINCES == seat:
        return False
    return isinstance(action, Lay | Fetch) and state.points_of[action.card] > 0


# ---- quick answers


def _quick_answer(state: State, phase: Phase, options: list[Action], random: Random) -> Action:
    best = options[0]
    if len(options) == 1:
        return best
    most = -1e9
    for action in options:
        gain = _gain(state, phase.seat, action) + NOISE * random.random()
        if gain > most:
            best, most = action, gain
    return best


def _gain(state: State, seat: int, action: Action) -> float:
    """What an answer brings the seat, in points: for itself, and against the others."""
    if isinstance(action, Lay):
        if state.province != HIDDEN:  # it follows a king
            return _gain_of_laying(state, seat, action.card, state.province)
        return _gain_of_card(state, seat, action.card)
    if isinstance(action, Place):
        return _gain_of_laying(state, seat, state.card, action.province)
    if isinstance(action, Take):
        return _gain_of_taking(state, seat, action.card)
    if isinstance(action, Fetch):
        return _gain_of_fetching(state, seat, action.province, state.province, action.card)
    if isinstance(action, Add):
        return _change(state, seat, state.province, 1, state.points_of[state.card])
    return 0.0


def _gain_of_card(state: State, seat: int, card: int) -> float:
    """At the best place there is for it."""
    best = -1e9
    for action in places(state, card):
        assert isinstance(action, Place)
        best = max(best, _gain_of_laying(state, seat, card, action.province))
    return best


def _gain_of_laying(state: State, seat: int, card: int, province: int) -> float:
    """What the card changes there, what its power may do, and what it could have done later."""
    points = state.points_of[card]
    kind, power = state.kind_of[card], state.power_of[card]
    gain = _change(state, seat, province, 1, points) - _keep(state, card)
    if kind == PEASANT:
        return gain
    if kind == JESTER:
        return max(gain, _best_replacement(state, seat, province) - _keep(state, card))
    if state.kings and not state.box.options.king_chains_powers:
        return gain
    if kind == PRINCESS:
        return gain + _best_takes(state, seat, province, points, power)
    if kind == KNIGHT:
        return gain + _best_fetch(state, seat, card, province, power)
    return gain + _best_followers(state, seat, card, province, power)


def _best_replacement(state: State, seat: int, province: int) -> float:
    best = -1e9
    for card in state.provinces[province]:
        if state.kind_of[card] != JESTER:
            best = max(best, _change(state, seat, province, 0, -state.points_of[card]) + _keep(state, card))
    return best


def _best_takes(state: State, seat: int, province: int, points: int, power: int) -> float:
    """What a princess of so many points brings who takes the cards that bring most, one after the other."""
    left = state.provinces[province][:]
    count, total = 1, points
    gain, first = 0.0, _change(state, seat, province, count, total)
    for _card in range(power):
        best, chosen = 0.0, HIDDEN
        for card in left:
            change = _change(state, seat, province, count - 1, total - state.points_of[card]) - first
            if change + _keep(state, card) > best:
                best, chosen = change + _keep(state, card), card
        if chosen == HIDDEN:
            return gain
        left.remove(chosen)
        count, total = count - 1, total - state.points_of[chosen]
        first = _change(state, seat, province, count, total)
        gain += best
    return gain


def _best_fetch(state: State, seat: int, card: int, province: int, power: int) -> float:
    """What the best card in reach brings; a second one perhaps half as much."""
    if len(state.provinces[province]) + 1 >= state.size:
        return 0.0
    best, colour = 0.0, state.colour_of[card]
    for source, lies in enumerate(state.colours):
        if lies == colour and source != province:
            for other in state.provinces[source]:
                best = max(best, _gain_of_fetching(state, seat, source, province, other))
    return best * (1.0 if power == 1 else 1.5)


def _best_followers(state: State, seat: int, card: int, province: int, power: int) -> float:
    """What the best card to follow brings; a second one perhaps half as much."""
    room = state.size - len(state.provinces[province]) - 1
    best, colour = 0.0, state.colour_of[card]
    for other in state.hands[seat]:
        if state.colour_of[other] == colour and state.kind_of[other] == PEASANT and room > 0:
            points = state.points_of[card] + state.points_of[other]
            change = _change(state, seat, province, 2, points) - _change(
                state, seat, province, 1, state.points_of[card]
            )
            best = max(best, change - 0.5 * _keep(state, other))
    return best * (1.0 if power == 1 or room < 2 else 1.5)


def _gain_of_taking(state: State, seat: int, card: int) -> float:
    """For the princess; or for the jester, who lies in its place then."""
    count = 0 if state.card != HIDDEN else -1
    return _change(state, seat, state.province, count, -state.points_of[card]) + _keep(state, card)


def _gain_of_fetching(state: State, seat: int, source: int, province: int, card: int) -> float:
    points = state.points_of[card]
    return _change(state, seat, source, -1, -points) + _change(state, seat, province, 1, points)


# ---- what a province is worth


def _change(state: State, seat: int, province: int, count: int, points: int) -> float:
    """What so many cards and points more change for a seat: in its own province, or in that of a rival."""
    cards = state.provinces[province]
    total = 0
    for card in cards:
        total += state.points_of[card]
    size, turns = state.size, _turns(state)
    before = _worth(size, len(cards), total, turns)
    after = _worth(size, len(cards) + count, total + points, turns)
    owner = province // MOST_PROVINCES
    return after - before if owner == seat else _weight(state, seat, owner) * (before - after)


def _weight(state: State, seat: int, owner: int) -> float:
    """How much harm to a rival is worth."""
    if len(state.hands) == 2:
        return 1.0
    for other, income in enumerate(state.income):
        if other not in (seat, owner) and income > state.income[owner]:
            return RIVAL
    return LEADER


def _worth_of(state: State, province: int) -> float:
    """Also of a place where none lies yet; nothing where none may."""
    if state.colours[province] == CLOSED:
        return 0.0
    cards, total = state.provinces[province], 0
    for card in cards:
        total += state.points_of[card]
    return _worth(state.size, len(cards), total, _turns(state))


def _turns(state: State) -> int:
    """About how many turns each seat still has."""
    return state.left // len(state.hands) + 1


def _worth(size: int, cards: int, total: int, turns: int) -> float:
    """What a province of so many cards and points may bring its owner in so many turns; a complete one makes room."""
    if cards < size:
        missing = size - cards
        return WORTH[missing][max(0, min(2 * REACH, total + REACH))] * LATE[missing][min(turns, MOST_TURNS)]
    return max(0, total) + WORTH[size][REACH] * LATE[size][min(turns, MOST_TURNS)]


def _keep(state: State, card: int) -> float:
    """What a card is good for in the hand."""
    kind = state.kind_of[card]
    if kind == PEASANT:
        return 0.45 * state.points_of[card]
    return 1.0 if kind == JESTER else 0.6 + 0.3 * state.power_of[card]


REACH: Final = 40
MOST_TURNS: Final = 30
GROWTH: Final = 0.4
"""What a card to come will bring a province, on average: its owner's peasants, the others' nobles."""
SPREAD: Final = 2.3
"""How far from that it may be."""


def _expected(missing: int, total: int) -> float:
    """The mean income of a province that may end above or below its hope: nothing below 0 counts (KD-6)."""
    hope, width = total + GROWTH * missing, SPREAD * sqrt(missing) + 0.01
    chance = 0.5 * (1.0 + erf(hope / width / sqrt(2.0)))
    return hope * chance + width * exp(-0.5 * (hope / width) ** 2) / sqrt(2.0 * pi)


def _in_time(missing: int, turns: int) -> float:
    """The chance that the game leaves time enough to complete it."""
    return 1.0 / (1.0 + exp(1.4 * (missing - 0.9 * turns)))


WORTH: Final = [[_expected(missing, total) for total in range(-REACH, REACH + 1)] for missing in range(10)]
LATE: Final = [[_in_time(missing, turns) for turns in range(MOST_TURNS + 1)] for missing in range(10)]


HINTS: Final = KingdomHints()
