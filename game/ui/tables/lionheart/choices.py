"""Which spot of Lionheart's table means which answer, what it would do, and what is explained about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.rules.kernel import Action
from game.rules.lionheart.board import EDGE, FRAME, NEXT, distance
from game.rules.lionheart.box import CASTLE, NOBODY
from game.rules.lionheart.moves import (
    ENOUGH,
    Ally,
    Annex,
    Bribe,
    Build,
    Dismiss,
    Fence,
    Play,
    Post,
    Sell,
    TakeDeck,
    TakeMarket,
)
from game.rules.lionheart.sight import Outcome, View, border_outcome, expansion_outcome
from game.ui.faces import Card
from game.ui.tables.contract import Foresight, Laid, Thing, Tint
from game.ui.tables.lionheart.cards import power, token
from game.ui.tables.lionheart.laying import fence
from game.words import lionheart as words
from game.words import lionheart_table as table_words
from game.words.lionheart_names import card


def paths(view: View) -> Mapping[Action, tuple[str, ...]]:
    squares = [action.square for action in view.options if isinstance(action, Annex)]
    first = sorted(view.options, key=lambda action: action != ENOUGH)  # always on the same button
    return {action: _path(view, action, squares) for action in first}


def _path(view: View, action: Action, squares: list[int]) -> tuple[str, ...]:
    match action:
        case Build() | Post() | Dismiss():
            return (f"square.{action.square}",)
        case Fence():
            return (f"edge.{action.edge}",)
        case Annex():  # where two domains could take the square, say which
            which = (f"square.{view.castles[action.domain]}",) if squares.count(action.square) > 1 else ()
            return (f"square.{action.square}", *which)
        case Bribe() | Ally():
            return (f"square.{view.castles[action.mine]}", f"square.{view.castles[action.theirs]}")
        case Sell():
            return (f"hand.{action.kind}", "sell")
        case Play():
            return (f"hand.{action.kind}", f"deed.{action.deed}")
        case TakeDeck():
            return ("deck",)
        case TakeMarket():
            return (f"market.{action.kind}",)
    return ("enough",)


def wish(view: View, path: Sequence[str]) -> Action | None:
    """What somebody who chooses these spots seems to want: by the question, or else by the spot."""
    kind, _dot, rest = path[-1].partition(".")
    if path[0].startswith("hand.") and kind == "market":
        return Sell(int(path[0].partition(".")[2]))
    if kind == "square" and rest and view.asked in ("Bribing", "Allying"):
        return _wish_for_a_pair(view, [view.domain[int(spot.partition(".")[2])] for spot in path])
    if kind == "square" and rest:
        return _wish_for_a_square(view, int(rest))
    if kind == "edge" and rest:
        return Fence(int(rest))
    if kind == "market" and rest:
        return TakeMarket(int(rest))
    if kind == "hand" and rest:
        deeds = view.prices.deeds[int(rest)]
        return Play(int(rest), next((deed for deed, times in enumerate(deeds) if times), 0))
    return TakeDeck() if kind == "deck" else None


def _wish_for_a_square(view: View, square: int) -> Action:
    if view.asked == "Building":
        return Build(square)
    if view.asked == "Expanding":
        return Annex(_growing(view, square), square)
    if view.asked == "Dismissing":
        return Dismiss(square)
    return Post(square)


def _growing(view: View, square: int) -> int:
    """The domain that is meant to take a square: one beside it, and best the one that has begun to grow."""
    begun = getattr(view.phases[-1], "domain", NOBODY)
    own = [castle for castle, owner in enumerate(view.owner) if owner == view.seat]
    likely = sorted(own, key=lambda castle: castle != begun)
    beside = {view.domain[other] for other in (square, *_around(square))}
    return next((castle for castle in likely if castle in beside), likely[0])


def _around(square: int) -> list[int]:
    return [NEXT[way] for way in range(4 * square, 4 * square + 4) if EDGE[way] != FRAME]


def _wish_for_a_pair(view: View, domains: Sequence[int]) -> Action:
    """Of one domain alone: with the only one it can be paired with, or else with a neighbour that it cannot."""
    pair, castle = Bribe if view.asked == "Bribing" else Ally, domains[-1]
    if castle == NOBODY:
        return pair(0, 0)
    if len(domains) > 1:
        return pair(domains[0], castle)
    meant = [action for action in view.options if isinstance(action, Bribe | Ally) and action.theirs == castle]
    if len(meant) == 1:
        return meant[0]
    near = sorted({view.domain[other] for square in _land(view, castle) for other in _around(square)})
    others = [other for other in near if other != NOBODY and view.owner[other] != view.owner[castle]]
    return pair(castle, others[0] if others else castle)


def _land(view: View, castle: int) -> list[int]:
    return [square for square, domain in enumerate(view.domain) if domain == castle]


# ---- what it would do


def foresee(view: View, path: Sequence[str], laid: Laid, names: Sequence[str]) -> Foresight | None:
    """What the answers that begin with these spots would bring, with the land they would change."""
    actions = [action for action, whole in paths(view).items() if whole[: len(path)] == tuple(path)]
    if not actions or path[0].partition(".")[0] not in ("square", "edge"):
        return None
    told = [words.option(view, action, names) for action in actions[:4]]
    if isinstance(actions[0], Build):
        told = [table_words.building_site(view, actions[0].square, _nearest(view, actions[0].square))]
    elif isinstance(actions[0], Post):
        told = [table_words.post(view, actions[0].square)]
    return Foresight("\n".join(told), tuple(_changes(view, actions, laid)), _ghost(actions[0], laid))


def _ghost(action: Action, laid: Laid) -> Thing | None:
    if not isinstance(action, Fence):
        return None
    spot = f"edge.{action.edge}"
    return Thing(spot, laid.places[spot], token(f"{fence(action.edge)}_ghost"))


def _nearest(view: View, square: int) -> int:
    """How many squares lie between it and the nearest castle of the colour that builds; -1 if there is none."""
    colour = getattr(view.phases[-1], "colour", NOBODY)
    own = [other for other, stands in enumerate(view.pieces) if stands == colour + CASTLE]
    return min((distance(square, other) - 1 for other in own), default=-1)


def _changes(view: View, actions: Sequence[Action], laid: Laid) -> list[Tint]:
    match action := actions[0]:
        case Fence():
            outcome = border_outcome(view, action.edge)
        case Annex():
            outcome = expansion_outcome(view, action.domain, action.square)
        case Bribe() | Ally():
            return _pairs(view, actions, laid)
        case _:
            return []
    return _tinted(outcome, laid)


def _tinted(outcome: Outcome, laid: Laid) -> list[Tint]:
    won = [Tint(laid.places[f"square.{square}"], "glow", 0.5) for square in outcome.squares]
    return won + [Tint(laid.places[f"square.{square}"], "bad", 0.5) for square in outcome.cut_off]


def _pairs(view: View, actions: Sequence[Action], laid: Laid) -> list[Tint]:
    """The own domain, and every domain it could be paired with."""
    pairs = [action for action in actions if isinstance(action, Bribe | Ally)]
    shades = {**dict.fromkeys([pair.theirs for pair in pairs], "glow"), pairs[0].mine: "good"}
    return [
        Tint(laid.places[f"square.{square}"], shades[castle], 0.35)
        for square, castle in enumerate(view.domain)
        if castle in shades
    ]


# ---- what is explained


def explain(view: View, spot: str, names: Sequence[str], why: Callable[[Action], str]) -> tuple[Card | None, str, str]:
    kind, _dot, rest = spot.partition(".")
    if kind == "square" and rest:
        return None, *table_words.about_square(view, int(rest), names)
    if kind == "edge" and rest:
        return None, *table_words.about_edge(view, int(rest))
    if kind in ("hand", "market") and rest:
        face = view.prices.face[int(rest)]
        return power(face), card(face), "\n".join(_of_deeds(view, int(rest), why) if kind == "hand" else [])
    if kind == "deck":
        return None, table_words.deck_left(view), table_words.deck_about(view)
    if kind == "seat" and rest:
        return None, *table_words.about_seat(view, int(rest))
    return None, "", ""


def _of_deeds(view: View, kind: int, why: Callable[[Action], str]) -> list[str]:
    """For each deed of a card whether it can be done now, and why not; nothing, where no card is asked for."""
    if view.asked != "Acting" or not view.options:
        return []
    deeds = [(deed, times) for deed, times in enumerate(view.prices.deeds[kind]) if times]
    return [table_words.deed_now(deed, times, why(Play(kind, deed))) for deed, times in deeds]
