"""What a lord of Lionheart sees in the land: the best fence for a castle, room to grow, and what all is worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from game.rules.lionheart.board import COPPER, EDGE, EDGES, FIRST, FRAME, NEXT, SECOND, SQUARES, distance
from game.rules.lionheart.box import BORDERS, CASTLE, EMPTY, EXPAND, KNIGHTS, NOBODY, TRAITOR
from game.rules.lionheart.domains import is_domain
from game.rules.lionheart.permits import may_enter
from game.rules.lionheart.scoring import bonuses, income, score
from game.rules.lionheart.state import State

LARGEST: Final = 11
"""A fence is planned around so many squares at most, besides the pieces."""
NEARER: Final = [max(0.8 - 0.07 * missing, 0.24 * 0.85 ** (missing - 8)) for missing in range(100)]
"""What is left of a planned fence's worth while so many borders are missing."""
MINE: Final = 1.2
MINE_TURN: Final = 0.12
"""What a mine adds to a plan, in points; and more for each turn to come."""
FENCE_COST: Final = 0.9
"""What a further border costs a plan, in points."""
COIN: Final = 0.25
"""What a thaler is worth, in points, while one has few."""
FEW: Final = 8
SPARE: Final = 0.05
"""What further thalers are worth."""
INCOME: Final = 0.6
INCOME_TURN: Final = 0.2
"""What a kind of mine is worth that one has; and more for each turn to come."""
FORESIGHT: Final = 24.0
"""More turns to come than these make no difference."""
GROWTH: Final = 0.8
"""How much of what a domain could take next counts as its own."""
DOMAIN: Final = 2.0
"""What a domain is worth besides its points: nobody can take it away, and it can grow."""
KNIGHT: Final = 0.2
KNIGHT_TURN: Final = 0.04
"""What a knight in a domain is worth; and more for each turn to come."""
CARD: Final = 0.3
"""How much of what a card in the hand could do counts."""
TEMPER: Final = 4.0
TEMPER_CARD: Final = 0.2
"""A lead of so many points makes a victory likely; it takes more for each card in the deck."""


# ---- fences


@final
class Plan:
    """A fence for a castle: what it would score, and the borders that are missing."""

    __slots__ = ("edges", "points", "worth")

    def __init__(self, points: float, edges: list[int]) -> None:
        self.points = points
        self.edges = edges
        self.worth = (points + 1.0) * NEARER[len(edges)]

    def gain(self, borders: int) -> float:
        """What so many borders would do for it."""
        if borders >= len(self.edges):
            return self.points + 1.5 - self.worth
        return (self.points + 1.0) * NEARER[len(self.edges) - borders] - self.worth


def plan(state: State, castle: int) -> Plan | None:
    """The best fence for a castle that has none: it grows square by square, where that pays. None if it cannot be."""
    squares = _chain(state, castle)
    if not squares:
        return None
    worth, terrain = state.land.worth, state.land.terrain
    inside, more = [False] * SQUARES, [UNMET] * SQUARES
    frontier: list[int] = []
    mine = mine_worth(state)
    points, missing = 0.0, 0
    for square in squares:
        points += worth[square]
        missing += _meet(state, square, inside, more, frontier)
    best, best_worth, best_points = len(squares), (points + 1.0) * NEARER[missing], points
    for _step in range(LARGEST):
        if not frontier:
            break
        chosen, chosen_gain, chosen_points = 0, -99.0, 0.0
        for number, square in enumerate(frontier):
            gained = worth[square] + (mine if terrain[square] >= COPPER else 0.0)
            if gained - FENCE_COST * more[square] > chosen_gain:
                chosen, chosen_gain, chosen_points = number, gained - FENCE_COST * more[square], gained
        square = frontier.pop(chosen)
        squares.append(square)
        points += chosen_points
        missing += _meet(state, square, inside, more, frontier)
        if (points + 1.0) * NEARER[missing] > best_worth:
            best, best_worth, best_points = len(squares), (points + 1.0) * NEARER[missing], points
    return Plan(best_points, _missing_edges(state, squares[:best]))


def _meet(state: State, square: int, inside: list[bool], more: list[int], frontier: list[int]) -> int:
    """A square comes inside: its free neighbours may follow. By how many the missing borders change."""
    inside[square] = True
    change = 0
    for way in range(4 * square, 4 * square + 4):
        if state.borders[EDGE[way]]:
            continue
        other = NEXT[way]
        change += -1 if inside[other] else 1
        if more[other] != UNMET:
            more[other] -= 2  # the way between them needed a border; now it saves one
        else:
            more[other] = _more_borders(state, other, inside)
            if state.pieces[other] == EMPTY:
                frontier.append(other)
    return change


UNMET: Final = 99


def _more_borders(state: State, square: int, inside: list[bool]) -> int:
    """By how many the missing borders change when this square comes inside, too."""
    more = 0
    for way in range(4 * square, 4 * square + 4):
        if not state.borders[EDGE[way]]:
            more += -1 if inside[NEXT[way]] else 1
    return more


def _chain(state: State, castle: int) -> list[int]:
    """The castle and the knights that cannot be parted from it; empty if another castle is among them."""
    colour = state.owner[castle]
    chain = [state.castles[castle]]
    for square in chain:  # grows while it is read
        for way in range(4 * square, 4 * square + 4):
            if state.borders[EDGE[way]]:
                continue
            other = NEXT[way]
            piece = state.pieces[other]
            if piece == colour + CASTLE and other != chain[0]:
                return []
            if piece == colour and other not in chain:
                chain.append(other)
    return chain


def _missing_edges(state: State, squares: list[int]) -> list[int]:
    inside = [False] * SQUARES
    for square in squares:
        inside[square] = True
    return [
        EDGE[way]
        for square in squares
        for way in range(4 * square, 4 * square + 4)
        if not state.borders[EDGE[way]] and not inside[NEXT[way]]
    ]


def plans(state: State, colour: int) -> list[Plan]:
    """The fences a colour could still build, the most promising first."""
    found: list[Plan] = []
    for castle, owner in enumerate(state.owner):
        if owner == colour and not is_domain(state, castle):
            one = plan(state, castle)
            if one is not None:
                found.append(one)
    found.sort(key=_by_worth)
    return found


def mine_worth(state: State) -> float:
    """What a mine is worth besides its square."""
    return MINE + MINE_TURN * _turns_to_come(state)


def _by_worth(plan: Plan) -> float:
    return -plan.worth


# ---- growth


def growth(state: State) -> list[float]:
    """By colour: what an expansion by two squares could bring it now, at the most."""
    colours = len(state.reserve)
    best, second = [0.0] * colours, [0.0] * colours
    for edge in range(EDGES):
        one, other = state.domain[FIRST[edge]], state.domain[SECOND[edge]]
        if one == other:
            continue
        for castle, square in ((one, SECOND[edge]), (other, FIRST[edge])):
            if castle == NOBODY or not may_enter(state, castle, square):
                continue
            gain = prize(state, square)
            colour = state.owner[castle]
            if gain > best[colour]:
                best[colour], second[colour] = gain, best[colour]
            elif gain > second[colour]:
                second[colour] = gain
    return [best[colour] + second[colour] for colour in range(colours)]


def prize(state: State, square: int) -> float:
    """What a square is worth to whoever takes it."""
    worth = float(state.land.worth[square])
    if state.land.terrain[square] >= COPPER:
        worth += mine_worth(state)
    if state.domain[square] != NOBODY:
        worth *= 1.5  # somebody loses it
    return worth


# ---- cards


def deed_worth(state: State, seat: int, deed: int, times: int, fences: list[Plan], grows: float) -> float:
    """What a card's deed would bring now, in points, its cost left aside."""
    if deed == BORDERS:
        gain = 0.1
        for one in fences:
            gain = max(gain, one.gain(times))
        return gain
    if deed == EXPAND:
        return grows
    has_domain = _has_domain(state, seat)
    if deed == KNIGHTS:
        return (1.1 if has_domain else 0.2) * times if state.reserve[seat] else 0.0
    if not has_domain:
        return 0.0
    return 1.6 if deed == TRAITOR else 0.7


def card_worth(state: State, seat: int, kind: int, fences: list[Plan], grows: float) -> float:
    """What it is good for to hold this card: its best deed less its cost, or its sale."""
    coins = state.coins[seat]
    best = 0.5 * (purse(coins + state.prices.sale[kind]) - purse(coins))
    cost = spent(coins, state.prices.cost[kind])
    for deed, times in enumerate(state.prices.deeds[kind]):
        if times:
            best = max(best, deed_worth(state, seat, deed, times, fences, grows) - cost)
    return best


def spent(coins: int, cost: int) -> float:
    """What it hurts to pay that much; more than one has must be earned first."""
    return purse(max(coins, cost)) - purse(max(coins - cost, 0))


def _has_domain(state: State, seat: int) -> bool:
    for castle, owner in enumerate(state.owner):
        if owner == seat and is_domain(state, castle):
            return True
    return False


# ---- a place for a castle


def sites(terrain: tuple[int, ...], worth: tuple[int, ...]) -> list[float]:
    """What a castle on each square could hope for on an empty board: rich land near it, and few borders to build."""
    found = []
    for square in range(SQUARES):
        total = 0.0
        for other in range(SQUARES):
            steps = distance(square, other)
            if steps <= 3:
                value = worth[other] + (MINE + MINE_TURN * FORESIGHT if terrain[other] >= COPPER else 0.0)
                total += value * (1.0, 0.9, 0.6, 0.25)[steps]
        frame = [EDGE[4 * square + side] for side in range(4)].count(FRAME)
        row, column = square // 12, square % 12
        near = sum(1 for line in (row, column, 11 - row, 11 - column) if line in (1, 2))
        found.append(total + 1.6 * frame + 0.8 * near)
    return found


def crowd(state: State, square: int) -> float:
    """How much other castles near a square spoil it."""
    spoilt = 0.0
    for other in state.castles:
        steps = distance(square, other)
        if steps < 5:
            spoilt += 0.6 * (5 - steps)
    return spoilt


# ---- what all is worth


def prospects(state: State) -> list[float]:
    """By seat: the points it has, and those it can hope for."""
    grows = growth(state)
    left = _turns_to_come(state)
    hopes = []
    for seat in range(state.seats):
        fences = plans(state, seat)
        hope = float(score(state, seat)) + GROWTH * grows[seat]
        for one in fences:
            hope += one.worth
        hope += (INCOME + INCOME_TURN * left) * income(state, seat) + purse(state.coins[seat])
        for castle, owner in enumerate(state.owner):
            if owner == seat:
                hope += (KNIGHT + KNIGHT_TURN * left) * min(state.guards[castle], 4) + DOMAIN * is_domain(state, castle)
        for kind in state.hands[seat]:
            hope += CARD * card_worth(state, seat, kind, fences, grows[seat])
        hopes.append(hope)
    _add_bonuses(state, hopes)
    return hopes


def chances(state: State) -> list[float]:
    """By seat: how likely it is to win, from 0 to 1."""
    hopes = prospects(state)
    most = max(hopes)
    temper = TEMPER + TEMPER_CARD * sum(state.stock)
    weights = [exp((hope - most) / temper) for hope in hopes]
    total = sum(weights)
    return [weight / total for weight in weights]


def _turns_to_come(state: State) -> float:
    if state.turns_left != NOBODY:
        return 0.0
    return min(FORESIGHT, 1.4 * sum(state.stock) / state.seats)


def purse(coins: int) -> float:
    """What so many thalers are worth."""
    return COIN * min(coins, FEW) + SPARE * max(0, coins - FEW)


def _add_bonuses(state: State, hopes: list[float]) -> None:
    """LH-31: the nearer the end of the deck, the more the order of purses counts."""
    left = sum(state.stock)
    if left < 10:
        given = bonuses(state)
        for seat in range(state.seats):
            hopes[seat] += given[seat] * (1.0 - left / 10.0)
