"""Why an answer is not allowed now: the rule, and the reason that `words` puts into a sentence."""

from __future__ import annotations

from game.rules.kernel import OVER, Action, Random, Why
from game.rules.lionheart.board import EDGE, FIELD, FIRST, FOREST, FRAME, NEXT
from game.rules.lionheart.box import ALLIANCE, BORDERS, EMPTY, EXPAND, KNIGHTS, NOBODY, TRAITOR
from game.rules.lionheart.moves import (
    Ally,
    Annex,
    Bribe,
    Build,
    Dismiss,
    Enough,
    Fence,
    Play,
    Post,
    Sell,
    TakeDeck,
    TakeMarket,
)
from game.rules.lionheart.permits import borders_left, domains_of, fee, knight_squares, neighbours, posts_beside
from game.rules.lionheart.sight import View, imagine
from game.rules.lionheart.state import State


def why_not(view: View, action: Action) -> Why | None:
    """None when the seat may answer so."""
    if action in view.options:
        return None
    if view.actor == OVER:
        return Why("LH-30", "game over")
    if view.actor != view.seat:
        return Why("LH-7", "not asked")
    table = imagine(view, Random(0))  # what is hidden gives no reasons
    return _reason(view, table, action) or Why(RULES[view.asked], "another question")


RULES = {
    "Building": "LH-2",
    "Garrisoning": "LH-2",
    "Acting": "LH-7",
    "Fencing": "LH-20",
    "Recruiting": "LH-21",
    "Expanding": "LH-22",
    "Bribing": "LH-26",
    "Welcoming": "LH-26",
    "Dismissing": "LH-26",
    "Allying": "LH-27",
    "Taking": "LH-8",
}
"""The rule behind each question."""


def _reason(view: View, table: State, action: Action) -> Why | None:
    """The right kind of answer at the wrong place, or an answer that comes too early."""
    match view.asked, action:
        case "Building", Build():
            return _castle(view, table, action.square)
        case "Garrisoning", Post():
            return Why("LH-2", "beside the castle")
        case "Acting", (Sell() | Play()):
            return _card(view, table, action)
        case "Acting", (TakeDeck() | TakeMarket()):
            return Why("LH-8", "card at the end")
        case "Fencing", Fence():
            return _border(table, action.edge)
        case (("Recruiting" | "Welcoming"), Post()):
            return _knight(view, table, action.square)
        case "Expanding", Annex():
            return _expansion(view, table, action)
        case "Bribing", Bribe():
            return _bribe(view, table, action)
        case "Allying", Ally():
            return _alliance(view, table, action)
        case "Dismissing", Dismiss():
            return Why("LH-26", "not that knight")
        case "Taking", TakeMarket():
            return Why("LH-8", "just sold" if action.kind == view.sold else "not on sale")
        case (("Fencing" | "Recruiting" | "Expanding"), Enough()):
            return Why(RULES[view.asked], "at least one")
    return None


# ---- castles


def _castle(view: View, table: State, square: int) -> Why:
    if table.land.terrain[square] != FIELD:
        return Why("LH-2", "castle on a field")
    if table.pieces[square] != EMPTY:
        return Why("LH-2", "occupied")
    if not posts_beside(table, square):
        return Why("LH-2", "no room for a knight")
    return Why("LH-3", "too near")


# ---- cards


def _card(view: View, table: State, action: Sell | Play) -> Why:
    if action.kind not in view.hand:
        return Why("LH-7", "not in your hand")
    assert isinstance(action, Play)
    if not view.prices.deeds[action.kind][action.deed]:
        return Why("LH-7", "not on the card")
    if view.coins[view.seat] < view.prices.cost[action.kind]:
        return Why("LH-9", "too expensive")
    return _deed(view, table, action)


def _deed(view: View, table: State, action: Play) -> Why:
    """LH-9: why a card that could be paid cannot be played."""
    seat, purse = view.seat, 1_000_000
    if action.deed == BORDERS:
        return Why("LH-20", "no edge left" if borders_left(table) else "no border left")
    if action.deed == KNIGHTS:
        if not table.reserve[seat]:
            return Why("LH-21", "no knight left")
        return (
            Why("LH-9", "fee too high") if knight_squares(table, seat, purse) else Why("LH-21", "no room for knights")
        )
    if not domains_of(table, seat):
        return Why("LH-10", "no domain")
    if action.deed == EXPAND:
        return Why("LH-23", "cannot grow")
    if action.deed == TRAITOR:
        return Why("LH-26", "no knight left" if not table.reserve[seat] else "nobody to bribe")
    assert action.deed == ALLIANCE
    return Why("LH-27", "nobody to ally with")


# ---- the land


def _border(table: State, edge: int) -> Why:
    if table.borders[edge]:
        return Why("LH-20", "border there")
    if table.domain[FIRST[edge]] != NOBODY:
        return Why("LH-20", "inside a domain")
    return Why("LH-20", "between two of a colour")


def _knight(view: View, table: State, square: int) -> Why:
    if table.pieces[square] != EMPTY:
        return Why("LH-21", "occupied")
    if table.land.terrain[square] > FOREST:
        return Why("LH-21", "no place for a knight")
    if square not in knight_squares(table, view.seat, 1_000_000):
        return Why("LH-21", "beside an own piece")
    if view.coins[view.seat] < fee(table, square):
        return Why("LH-21", "fee too high")
    return Why("LH-26", "inside your domain")


def _expansion(view: View, table: State, action: Annex) -> Why:
    begun = getattr(view.phases[-1], "domain", NOBODY)
    if action.domain not in domains_of(table, view.seat):
        return Why("LH-22", "not your domain")
    if begun not in (NOBODY, action.domain):
        return Why("LH-22", "another domain")
    if table.domain[action.square] == action.domain:
        return Why("LH-22", "yours already")
    if not _beside(table, action.domain, action.square):
        return Why("LH-22", "not beside the domain")
    if table.pieces[action.square] != EMPTY:
        return Why("LH-23", "piece on it")
    return _held(table, action.domain, table.domain[action.square])


def _beside(table: State, domain: int, square: int) -> bool:
    ways = range(4 * square, 4 * square + 4)
    return any(EDGE[way] != FRAME and table.domain[NEXT[way]] == domain for way in ways)


def _held(table: State, domain: int, held: int) -> Why:
    if table.owner[held] == table.owner[domain]:
        return Why("LH-23", "own domain")
    if table.allies[domain] >> held & 1:
        return Why("LH-27", "allied")
    return Why("LH-23", "too few knights")


# ---- neighbours


def _bribe(view: View, table: State, action: Bribe) -> Why:
    if (action.mine, action.theirs) not in neighbours(table, view.seat):
        return Why("LH-26", "no neighbours")
    if not table.guards[action.mine] or not table.guards[action.theirs]:
        return Why("LH-26", "no knight in it")
    return Why("LH-26", "no room inside")


def _alliance(view: View, table: State, action: Ally) -> Why:
    if (action.mine, action.theirs) not in neighbours(table, view.seat):
        return Why("LH-27", "no neighbours")
    return Why("LH-27", "allies already")
