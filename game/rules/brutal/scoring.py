"""Points and winner of Brutal Kingdom (BK-40, BK-41), and the count of all cards and tokens."""

from game.rules.brutal.box import CHARACTERS, COLOURS
from game.rules.brutal.state import State
from game.rules.kernel import HIDDEN, Tally, scores


def tally(state: State) -> Tally:
    """BK-40: what the tokens of each colour bring each seat, as supply and chapel stand; and the eliminations."""
    points = {
        name: [tokens[colour] * value(state, colour) for tokens in state.tokens] for colour, name in enumerate(COLOURS)
    }
    return points | {"elimination": state.points[:]}


def value(state: State, colour: int) -> int:
    """BK-40: a token is worth the tokens of its colour left in the supply and on the chapel."""
    return state.supply[colour] + state.chapel[colour]


def winners(state: State) -> list[int]:
    """BK-41: most points; of equals the holder of the first-player card, or the next clockwise after the holder."""
    seats = len(state.hands)
    points = scores(tally(state), seats)
    order = [(state.first + step) % seats for step in range(seats)]
    return [max(order, key=points.__getitem__)]


def census(state: State) -> dict[str, list[int]]:
    """Every card and every power token by place: counts of the cards, then of the colours."""
    places = {f"pool {back}": pool + _none(COLOURS) for back, pool in enumerate(state.pools)}
    places["centre"] = _counted([card for card in state.centre if card != HIDDEN]) + _none(COLOURS)
    places["supply"] = _none(CHARACTERS) + state.supply
    places["chapel"] = _none(CHARACTERS) + state.chapel[: len(COLOURS)]
    for seat in range(len(state.hands)):
        places[f"seat {seat}"] = _counted(state.hands[seat] + state.stacks[seat]) + state.tokens[seat]
    return places


def _counted(cards: list[int]) -> list[int]:
    return [cards.count(card) for card in range(len(CHARACTERS))]


def _none(kinds: tuple[str, ...]) -> list[int]:
    return [0] * len(kinds)
