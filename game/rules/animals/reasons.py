"""Why an answer is not allowed now: the rule, and the reason that `words` puts into a sentence."""

from __future__ import annotations

from game.rules.animals.moves import Claim, Discard, Fight, Rally, Reinforce
from game.rules.animals.sight import View
from game.rules.kernel import OVER, Action, Why


def why_not(view: View, action: Action) -> Why | None:
    """None when the seat may answer so."""
    if action in view.options:
        return None
    if view.actor == OVER:
        return Why("AK-30", "game over")
    if view.actor != view.seat:
        return Why("AK-11", "not asked")
    if view.asked == "Choosing":
        return _why_not_in_a_turn(view, action)
    return _wrong_card(view, action) or Why(RULES[view.asked], "another question")


def _why_not_in_a_turn(view: View, action: Action) -> Why:
    if isinstance(action, Claim):
        return _why_not_claim(view, action)
    if isinstance(action, Rally):
        return Why("AK-7", "somebody retreated" if view.retreats else "rally closed")
    return Why("AK-2", "claim, rally or retreat")


def _why_not_claim(view: View, action: Claim) -> Why:
    if action.card not in view.hand:
        return Why("AK-2", "not in your hand")
    if not view.free[action.kingdom]:
        return Why("AK-2", "kingdom full")
    if view.box.law.pair[view.decrees[action.kingdom]]:
        return Why("AK-3", "no pair")
    return Why("AK-3", "against the decree")


def _wrong_card(view: View, action: Action) -> Why | None:
    """The right kind of answer, with the wrong card or number in it."""
    match view.asked, action:
        case "Pairing", Discard():
            return Why("AK-3", "no pair" if action.card in view.hand else "not in your hand")
        case "Discarding", Discard():
            return Why("AK-7", "not in your hand")
        case (("Sealing" | "Facing"), Fight()):
            return Why(RULES[view.asked], "not in your hand")
        case "Reinforcing", Reinforce():
            return Why("AK-21", "too many modifiers")
    return None


RULES = {
    "Pairing": "AK-3",
    "Discarding": "AK-7",
    "Sealing": "AK-20",
    "Reinforcing": "AK-21",
    "Facing": "AK-45",
}
"""The rule behind each question."""
