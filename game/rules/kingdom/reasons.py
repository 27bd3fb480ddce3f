"""Why an answer is not allowed now: the rule, and the reason that `words` puts into a sentence."""

from __future__ import annotations

from game.rules.kernel import HIDDEN, OVER, Action, Why
from game.rules.kingdom.box import GOLD, JESTER, MOST_PROVINCES
from game.rules.kingdom.moves import Add, Enough, Fetch, Lay, Place, ShowHand, Take
from game.rules.kingdom.rules import Fetching
from game.rules.kingdom.sight import View
from game.rules.kingdom.state import EMPTY


def why_not(view: View, action: Action) -> Why | None:
    """None when the seat may answer so."""
    if action in view.options:
        return None
    if view.actor == OVER:
        return Why("KD-20", "game over")
    if view.actor != view.seat:
        return Why("KD-1", "not asked")
    return _wrong_answer(view, action) or Why(RULES[view.asked], QUESTIONS[view.asked])


RULES = {
    "Laying": "KD-2",
    "Placing": "KD-2",
    "Replacing": "KD-10",
    "Taking": "KD-12",
    "Fetching": "KD-11",
    "Following": "KD-13",
}
"""The rule behind each question."""

QUESTIONS = {
    "Laying": "choose a card",
    "Placing": "choose a province",
    "Replacing": "add or replace",
    "Taking": "princess first",
    "Fetching": "knight first",
    "Following": "king first",
}
"""What is asked, for an answer to another question."""


def _wrong_answer(view: View, action: Action) -> Why | None:
    """The right kind of answer, with the wrong card or province in it."""
    match view.asked, action:
        case "Laying", ShowHand():
            return Why("KD-9", "has a place")
        case "Laying", Enough():
            return Why("KD-9", "no pass")
        case "Laying", Lay():
            return _not_in_hand(view, action.card) or Why("KD-9", "no place")
        case "Placing", Place():
            return _no_place(view, action.province)
        case "Replacing", Take():
            return _not_replaceable(view, action.card)
        case "Replacing", Add():
            return Why("KD-6", "full")
        case "Taking", Take():
            return Why("KD-12", "herself" if action.card == _cards(view)[-1] else "not there")
        case "Fetching", Fetch():
            return _out_of_reach(view, action)
        case "Following", Lay():
            return _not_in_hand(view, action.card) or _does_not_follow(view, action.card)
    return None


def _cards(view: View) -> tuple[int, ...]:
    """What lies in the province of this turn."""
    return view.provinces[view.province]


def _not_in_hand(view: View, card: int) -> Why | None:
    if card in view.hands[view.seat]:
        return None
    return Why("KD-34", "taken now") if card in view.taken else Why("KD-2", "not in hand")


def _no_place(view: View, province: int) -> Why:
    if province >= len(view.colours) or view.colours[province] < EMPTY:
        return Why("KD-3", "no more provinces")
    if view.colours[province] > GOLD:
        return Why("KD-4", "other colour")
    if not _owner_has(view, province, view.box.printed.colours[view.card]):
        return Why("KD-2", "one new province")
    return Why("KD-3" if view.colours[province] == EMPTY else "KD-5", "same colour twice")


def _owner_has(view: View, province: int, colour: int) -> bool:
    """Whether a province of that colour lies before the same player; of jesters there may be several."""
    first = province - province % MOST_PROVINCES
    return colour != GOLD and colour in view.colours[first : first + MOST_PROVINCES]


def _not_replaceable(view: View, card: int) -> Why:
    if card not in _cards(view):
        return Why("KD-10", "not there")
    return Why("KD-10", "a jester") if view.box.printed.kinds[card] == JESTER else Why("KD-14", "king at work")


def _out_of_reach(view: View, action: Fetch) -> Why:
    asked = view.phases[-1]
    if action.province == view.province:
        return Why("KD-11", "his own province")
    if action.province >= len(view.provinces) or action.card not in view.provinces[action.province]:
        return Why("KD-11", "not there")
    if isinstance(asked, Fetching) and asked.source != HIDDEN:
        return Why("KD-11", "one province only")
    return Why("KD-11", "out of reach")


def _does_not_follow(view: View, card: int) -> Why:
    if len(_cards(view)) >= view.box.options.cards_in_province:
        return Why("KD-6", "full")
    if view.colours[view.province] == GOLD and _owner_has(view, view.province, view.box.printed.colours[card]):
        return Why("KD-5", "same colour twice")
    return Why("KD-4", "other colour")
