"""Income and winners of Kingdom (KD-6, KD-20, KD-21), and the count of all cards."""

from game.rules.kernel import HIDDEN, Tally
from game.rules.kingdom.box import KINDS
from game.rules.kingdom.state import State


def tally(state: State) -> Tally:
    """What the cards of each kind bring each seat in its complete provinces."""
    points = [[0] * len(state.hands) for _ in KINDS]
    for seat, provinces in enumerate(state.kept):
        for province in provinces:
            for card in province:
                points[state.kind_of[card]][seat] += state.points_of[card]
    return {kind: points[number] for number, kind in enumerate(KINDS)}


def winners(state: State) -> list[int]:
    """KD-21: most income; a tie is a shared victory."""
    most = max(state.income)
    return [seat for seat, income in enumerate(state.income) if income == most]


def census(state: State) -> dict[str, list[int]]:
    """Every card by place: 84 in all."""
    places = {
        "being laid": [state.card] if state.card != HIDDEN else [],
        "taken": state.taken,
        "kept": [card for provinces in state.kept for province in provinces for card in province],
    }
    places.update({f"hand {seat}": hand for seat, hand in enumerate(state.hands)})
    places.update({f"province {number}": cards for number, cards in enumerate(state.provinces)})
    counted = {place: [cards.count(card) for card in range(len(state.discard))] for place, cards in places.items()}
    return {"deck": state.deck.counts[:], "discard": state.discard[:], **counted}
