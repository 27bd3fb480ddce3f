"""Why an answer is not allowed now: the rule, and the reason that `words` puts into a sentence."""

from __future__ import annotations

from game.rules.brutal.moves import (
    Claim,
    Consecrate,
    Declare,
    Eliminate,
    Enough,
    Give,
    Name,
    Offer,
    Pass,
    Place,
    Play,
    Raise,
    Spy,
    Swap,
)
from game.rules.brutal.sight import View
from game.rules.kernel import HIDDEN, OVER, Action, Why


def why_not(view: View, action: Action) -> Why | None:
    """None when the seat may answer so."""
    if action in view.options:
        return None
    if view.actor == OVER:
        return Why("BK-40", "game over")
    if view.actor != view.seat:
        return Why("BK-7", "not asked")
    rule = RULES[view.asked]
    if isinstance(action, Enough):
        return Why("BK-24", "must")
    return _wrong_choice(view, action, rule) or Why(rule, REFUSALS[view.asked])


def _wrong_choice(view: View, action: Action, rule: str) -> Why | None:
    """The right kind of answer, with the wrong card, seat or colour in it."""
    match view.asked, action:
        case (("Passing" | "Giving" | "Repaying"), (Pass() | Give())):
            return Why(rule, "wrong back" if action.card in view.hand else "not in hand")
        case "Playing", Play():
            return Why(rule, "not in hand")
        case "ExchangingCentre", Swap():
            return Why(rule, "wrong slot" if action.card in view.hand else "not in hand")
        case "Replacing", Place():
            return Why(rule, "wrong slot")
        case "Offering", Offer():
            return Why(rule, _wrong_offer(view, action))
        case "SeeingHand", Spy():
            return Why(rule, "own hand" if action.owner == view.seat else "empty hand")
        case "Eliminating", Eliminate():
            return Why("BK-21", "own stack") if action.owner == view.seat else Why(rule, "no victim")
        case "Condemning", Name():
            return Why(rule, "cannot be condemned")
        case "Inquiring", Name():
            return Why(rule, "not in the match")
        case "Declaring", Declare():
            return Why(rule, "no such rank")
        case "Raising", Raise():
            return Why(rule, "not eliminated")
        case ("Consecrating", Consecrate()) | ("Claiming", Claim()):
            return Why(rule, "no token")
    return None


def _wrong_offer(view: View, action: Offer) -> str:
    if action.card not in view.hand:
        return "not in hand"
    back = view.box.cast.backs[action.card]
    if view.partners[back] != HIDDEN:
        return "same back"
    return "to yourself" if action.to == view.seat else "no such back"


RULES = {
    "Passing": "BK-5",
    "Playing": "BK-7",
    "Claiming": "BK-37",
    "Eliminating": "BK-23",
    "Condemning": "BK-28",
    "Raising": "BK-29",
    "ChangingPlaces": "BK-34",
    "Consecrating": "BK-36",
    "SeeingHand": "BK-35",
    "SeeingCentre": "BK-32",
    "ExchangingCentre": "BK-33",
    "Offering": "BK-31",
    "Giving": "BK-31",
    "Declaring": "BK-30",
    "Inquiring": "BK-30",
    "Replacing": "BK-30",
    "Repaying": "BK-30",
}
"""The rule behind each question."""

REFUSALS = {
    "Passing": "pass first",
    "Playing": "play a card",
    "Claiming": "claim first",
    "Eliminating": "choose a victim",
    "Condemning": "name first",
    "Raising": "raise first",
    "ChangingPlaces": "effect first",
    "Consecrating": "consecrate first",
    "SeeingHand": "spy first",
    "SeeingCentre": "look first",
    "ExchangingCentre": "swap first",
    "Offering": "offer first",
    "Giving": "give first",
    "Declaring": "declare first",
    "Inquiring": "name first",
    "Replacing": "place first",
    "Repaying": "give first",
}
"""What is to be answered instead of something quite different."""
