"""Points and winners of Intrigues & Cabbage (IC-27 … IC-30), and the count of all cards."""

from game.rules.intrigues.box import CABBAGE, CAT, CHICKEN, COW, DOG, FOX, PIG, RABBIT, WHEAT, WOLF
from game.rules.intrigues.state import State
from game.rules.kernel import Tally, scores


def tally(state: State) -> Tally:
    """The points each kind of card brings each castle, as the castles stand."""
    points = state.box.points
    castles = state.castles
    return {
        "cat": _majority([castle[CAT] for castle in castles], points.cat_majority),
        "pig": [_series(points.pig, castle[PIG]) for castle in castles],
        "chicken": [_series(points.chicken, castle[CHICKEN]) for castle in castles],
        "cow": [_cows(state, castle) for castle in castles],
        "fox": [points.fox * castle[FOX] for castle in castles],
        "wolf": [points.wolf * castle[WOLF] for castle in castles],
        "dog": [points.dog * dogs for dogs in _dogs_that_score(state)],
        "rabbit": [_series(points.rabbit, castle[RABBIT]) for castle in castles],
        "cabbage": [points.cabbage * castle[CABBAGE] for castle in castles],
        "wheat": [points.wheat * castle[WHEAT] for castle in castles],
    }


def winners(state: State) -> list[int]:
    """IC-29: most points; then most wheat; then a shared victory."""
    points = scores(tally(state), len(state.castles))
    standing = [(points[seat], castle[WHEAT]) for seat, castle in enumerate(state.castles)]
    return [seat for seat, value in enumerate(standing) if value == max(standing)]


def census(state: State) -> dict[str, list[int]]:
    """Every card by place: 86 in all."""
    places = {"deck": state.deck, "centre": state.centre, "discard": state.discard}
    places.update({f"castle {seat}": castle for seat, castle in enumerate(state.castles)})
    return {place: cards[:] for place, cards in places.items()}


def _majority(counts: list[int], points: int) -> list[int]:
    """IC-28: a tie for most, or none at all, gives nobody points."""
    most = max(counts)
    alone = most > 0 and counts.count(most) == 1
    return [points if alone and count == most else 0 for count in counts]


def _series(series: tuple[int, ...], count: int) -> int:
    return series[min(count, len(series)) - 1] if count else 0


def _cows(state: State, castle: list[int]) -> int:
    """IC-27: a cow with its wheat is a set; wheat that makes a set scores as wheat, too."""
    points = state.box.points
    sets = min(castle[COW], castle[WHEAT] // points.wheat_for_a_cow)
    return points.cow_with_wheat * sets + points.cow * (castle[COW] - sets)


def _dogs_that_score(state: State) -> list[int]:
    """IC-30: a dog with a job is spent, unless the option says otherwise."""
    if state.box.options.blocking_dog_scores:
        return [castle[DOG] for castle in state.castles]
    return [castle[DOG] - spent for castle, spent in zip(state.castles, state.spent, strict=True)]
