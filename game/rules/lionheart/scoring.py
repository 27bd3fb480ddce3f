"""Points, winners and bonuses of Lionheart (LH-11 … LH-14, LH-30, LH-31), and the count of everything."""

from __future__ import annotations

from game.rules.kernel import Tally
from game.rules.lionheart.board import FOREST, MINES, RESIDENCE, VILLAGE
from game.rules.lionheart.box import NOBODY, goal
from game.rules.lionheart.state import State


def score(state: State, seat: int) -> int:
    """LH-14: the domains of a seat, its monopolies, and at the end its bonus."""
    points = state.bonus[seat] + state.box.points.monopoly * monopolies(state, seat)
    for castle, owner in enumerate(state.owner):
        if owner == seat:
            points += state.value[castle]
    return points


def monopolies(state: State, seat: int) -> int:
    """LH-13: of how many kinds the seat has three mines or more."""
    found = 0
    for mine in range(4 * seat, 4 * seat + MINES):
        if state.mines[mine] >= state.box.points.mines_for_monopoly:
            found += 1
    return found


def income(state: State, seat: int) -> int:
    """LH-6: how many different kinds of mine lie in the seat's domains."""
    kinds = 0
    for mine in range(4 * seat, 4 * seat + MINES):
        if state.mines[mine]:
            kinds += 1
    return kinds


def first_at_the_goal(state: State) -> int:
    """LH-12: the acting player is looked at first, then the others clockwise; NOBODY if none is there."""
    enough = goal(state.box, state.seats)
    for turn in range(state.seats):
        seat = (state.player + turn) % state.seats
        if score(state, seat) >= enough:
            return seat
    return NOBODY


def bonuses(state: State) -> list[int]:
    """LH-31: most thalers, and second most; ties all get it, and nothing gets nothing."""
    points = state.box.points
    most = max(state.coins)
    second = max([coins for coins in state.coins if coins < most], default=0)
    given = []
    for coins in state.coins:
        bonus = points.most_thalers if coins == most else points.second_most_thalers if coins == second else 0
        given.append(bonus if coins else 0)
    return given


def winners(state: State) -> list[int]:
    """LH-30: who reached the goal; otherwise LH-31: most points, then most thalers, then a shared victory."""
    if state.winner != NOBODY:
        return [state.winner]
    standing = [(score(state, seat), state.coins[seat]) for seat in range(state.seats)]
    return [seat for seat, value in enumerate(standing) if value == max(standing)]


def tally(state: State) -> Tally:
    """The points of each seat by what they were given for, as the table stands."""
    terrains = {"forest": FOREST, "village": VILLAGE, "residence": RESIDENCE}
    found: Tally = {reason: [0] * state.seats for reason in terrains}
    for square, castle in enumerate(state.domain):
        if castle != NOBODY and state.owner[castle] < state.seats:
            for reason, terrain in terrains.items():
                if state.land.terrain[square] == terrain:
                    found[reason][state.owner[castle]] += state.land.worth[square]
    seats = range(state.seats)
    found["monopoly"] = [state.box.points.monopoly * monopolies(state, seat) for seat in seats]
    found["thalers"] = state.bonus[:]
    return found


def census(state: State) -> dict[str, list[int]]:
    """Every card by place and kind, then knights by colour; coins and borders have no limit (LH-20)."""
    colours = len(state.reserve)
    nothing, no_cards = [0] * colours, [0] * len(state.deck)
    knights = [sum(piece == colour for piece in state.pieces) for colour in range(colours)]
    places = {
        "deck": state.deck + nothing,
        "market": state.market + nothing,
        "used": state.used + nothing,
        "reserve": no_cards + state.reserve,
        "board": no_cards + knights,
    }
    for seat, hand in enumerate(state.hands):
        places[f"hand {seat}"] = [hand.count(kind) for kind in range(len(state.deck))] + nothing
    return places
