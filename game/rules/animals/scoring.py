"""Points and winners of Animal Kingdoms (AK-30, AK-46), and the count of everything in the box."""

from __future__ import annotations

from game.rules.animals.box import BEASTS, KINGDOMS
from game.rules.animals.moves import FIRST, RALLIES, SECOND, THIRD, UPSTART
from game.rules.animals.state import State
from game.rules.kernel import Tally


def tally(state: State) -> Tally:
    """Points by what brought them. Alone, the upstart's come after the player's."""
    houses, over = state.houses, not state.phases
    rivals = [0] * (houses - state.seats)
    worth = state.box.points.modifier
    return {
        "first": _points(state, FIRST),
        "second": _points(state, SECOND),
        "third": _points(state, THIRD),
        "rally": _points(state, RALLIES),
        "retreat": [sum(kept) if over else 0 for kept in state.kept] + rivals,
        "modifier": [worth * count if over else 0 for count in state.modifiers] + rivals,
    }


def winners(state: State) -> list[int]:
    """AK-30: most points; of equals who claimed the largest kingdom's capital in the last age; otherwise all of them.
    AK-46: alone, a tie is the upstart's."""
    points = standing(state)
    best = [house for house in range(state.houses) if points[house] == max(points)]
    if state.seats == 1:
        return [UPSTART] if UPSTART in best else best
    holder = state.capital[state.law.largest]
    return [holder] if holder in best else best


def standing(state: State) -> list[int]:
    """Each house's points as the table stands: the sums of the tally."""
    points = score_track(state)
    if not state.phases:
        for seat in range(state.seats):
            points[seat] += sum(state.kept[seat]) + state.box.points.modifier * state.modifiers[seat]
    return points


def score_track(state: State) -> list[int]:
    """Each house's points as they lie open (AK-17): without retreat tokens and modifiers."""
    houses = state.houses
    return [sum(state.points[house::houses]) for house in range(houses)]


def census(state: State) -> dict[str, list[int]]:
    """Every beast, decree and token by place."""
    places = {
        "deck": _census(state, state.deck),
        "discard": _census(state, state.discard),
        "bonus": _census(state, _set(state.bonus)),
        "battle": _census(state, _set(_on_the_table(state)), modifiers=state.battle.spent if state.battle else 0),
        "supply": _census(
            state,
            decrees=state.decrees_left,
            tokens=() if state.tokens else state.box.kingdom_tokens.values,
            retreat=state.retreat_tokens,
            modifiers=state.modifier_supply,
        ),
        "gone": _census(state, decrees=_counts(state.decrees_gone, len(state.decrees_left)), tokens=state.tokens_gone),
    }
    places.update({f"kingdom {kingdom}": _kingdom(state, kingdom) for kingdom in range(KINGDOMS)})
    places.update({f"house {house}": _house(state, house) for house in range(state.houses)})
    return places


def _points(state: State, reason: int) -> list[int]:
    return state.points[reason * state.houses : (reason + 1) * state.houses]


def _on_the_table(state: State) -> tuple[int, ...]:
    if not state.battle:
        return ()
    return (*[card for shown in state.battle.shown for card in shown], *state.battle.defence)


def _kingdom(state: State, kingdom: int) -> list[int]:
    houses = state.houses
    decree = state.decrees[kingdom : kingdom + 1]
    return _census(
        state,
        _set(state.piles[kingdom]),
        decrees=_counts(decree, len(state.decrees_left)),
        tokens=state.tokens[kingdom] if state.tokens else (),
        influence=state.influence[kingdom * houses : (kingdom + 1) * houses],
    )


def _house(state: State, house: int) -> list[int]:
    influence = [count if number == house else 0 for number, count in enumerate(state.supply)]
    if house >= state.seats:  # the upstart has nothing else
        return _census(state, influence=influence)
    kept = _counts(state.kept[house], len(state.retreat_tokens))
    return _census(state, _set(state.hands[house]), influence=influence, retreat=kept, modifiers=state.modifiers[house])


def _census(
    state: State,
    beasts: list[int] | None = None,
    decrees: list[int] | None = None,
    tokens: tuple[int, ...] = (),
    influence: list[int] | None = None,
    retreat: list[int] | None = None,
    modifiers: int = 0,
) -> list[int]:
    """One place: beasts, decrees, kingdom tokens by value, influence by house, retreat tokens by value, modifiers."""
    return [
        *(beasts or [0] * BEASTS),
        *(decrees or [0] * len(state.decrees_left)),
        *_counts(tokens, max(state.box.kingdom_tokens.values) + 1),
        *(influence or [0] * state.houses),
        *(retreat or [0] * len(state.retreat_tokens)),
        modifiers,
    ]


def _set(cards: list[int] | tuple[int, ...]) -> list[int]:
    return _counts(tuple(cards), BEASTS)


def _counts(numbers: tuple[int, ...], length: int) -> list[int]:
    counts = [0] * length
    for number in numbers:
        counts[number] += 1
    return counts
