"""Why an answer is not allowed now: the rule, and the reason that `words` puts into a sentence."""

from __future__ import annotations

from game.rules.intrigues.moves import GuardWolves, Pick, Reveal, Save, Send, Stop, Take
from game.rules.intrigues.sight import View
from game.rules.kernel import OVER, Action, Why


def why_not(view: View, action: Action) -> Why | None:
    """None when the seat may answer so."""
    if action in view.options:
        return None
    if view.actor == OVER:
        return Why("IC-29", "game over")
    if view.actor != view.seat:
        return Why("IC-1", "not asked")
    if view.asked == "Choosing":
        return Why("IC-2", "reveal first") if isinstance(action, Stop) else Why("IC-3", "reveal or stop")
    if isinstance(action, Reveal | Stop):
        return _not_yet(view)
    return _wrong_card(view, action) or Why(RULES[view.asked], "another question")


def _not_yet(view: View) -> Why:
    """Reveal or stop, while something else must be answered first."""
    if view.asked == "Saving":
        return Why("IC-6", "turn failed")
    if view.asked in ("GuardingFoxes", "GuardingWolves"):
        return Why("IC-20", "deck empty")
    return Why("IC-7", "effect first")


def _wrong_card(view: View, action: Action) -> Why | None:
    """The right kind of answer, with the wrong card or castle in it."""
    match view.asked, action:
        case (("Robbing" | "Evicting"), Take()):
            return Why(RULES[view.asked], "own castle" if action.owner == view.seat else "no such card")
        case "Calling", Take():
            return Why("IC-17", "no such card" if action.owner == view.seat else "foreign castle")
        case "Sending", Take():
            return Why("IC-12", "own card" if action.owner != view.seat else "choose a castle")
        case "Sending", Send():
            return Why("IC-12", "stays at home" if action.to == view.seat else "no such card")
        case "Pecking", Pick():
            return Why("IC-14", "not found")
        case "Saving", Save():
            return Why("IC-10", "not in the centre")
        case "GuardingWolves", GuardWolves():
            return Why("IC-22", "too many dogs")
    return None


RULES = {
    "Robbing": "IC-11",
    "Evicting": "IC-15",
    "Calling": "IC-17",
    "Sending": "IC-12",
    "Pecking": "IC-14",
    "Saving": "IC-10",
    "GuardingFoxes": "IC-22",
    "GuardingWolves": "IC-22",
}
"""The rule behind each question."""
