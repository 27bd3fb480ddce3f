"""The table of Intrigues & Cabbage: castles with a place for every kind, the centre, the deck, the discard pile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.rules.intrigues.box import KINDS, Box
from game.rules.intrigues.moves import (
    Called,
    CentreDiscarded,
    Enough,
    Evicted,
    FoxesGuarded,
    GameEnded,
    GuardFoxes,
    GuardWolves,
    IntrigueBegan,
    Lost,
    NothingToDo,
    Peeked,
    Pick,
    Picked,
    Prowled,
    Reveal,
    Revealed,
    Robbed,
    Save,
    Saved,
    Scratched,
    Send,
    Sent,
    Stop,
    Stopped,
    Take,
    TopSeen,
    TurnBegan,
    TurnFailed,
    WolvesGuarded,
)
from game.rules.intrigues.sight import View
from game.rules.kernel import HIDDEN, Action, Event
from game.ui.faces import Card
from game.ui.layout import Layout, Slots, arranged
from game.ui.motion import Flight
from game.ui.tables.contract import Foresight, Laid, Thing
from game.words import intrigues as words
from game.words import intrigues_cards as cards

BACK = Card("common/card_back")
SET_UP = ()


def card(box: Box, kind: int, empty: bool = False) -> Card:
    return Card(f"intrigues/{KINDS[kind]}", words.title(kind), cards.worth(box, kind), empty)


# ---- what lies where


def lay(view: View, layout: Layout, signs: Sequence[int]) -> Laid:
    zones = layout.zones
    places = {name: zones[name].box for name in ("deck", "centre", "discard")}
    laid = Laid([], places, {}, [])
    for seat in range(len(view.castles)):
        _lay_castle(laid, view, layout, seat)
    _lay_deck(laid, view, layout)
    _lay_found(laid, view, layout) if view.found else _lay_centre(laid, view, layout)
    boxes = arranged(zones["discard"].box, zones["discard"], len(KINDS))
    for kind, count in enumerate(view.discard):
        laid.things.append(Thing(f"discard.{kind}", boxes[kind], card(view.box, kind, not count), count))
    laid.labels.append((zones["discard_label"].box, words.place("discard", sum(view.discard))))
    laid.labels.append((zones["deck_label"].box, words.place("deck", sum(view.deck))))
    return laid


def _lay_castle(laid: Laid, view: View, layout: Layout, seat: int) -> None:
    seats = layout.seats[str(len(view.castles))]
    turn = (seat - view.seat) % len(view.castles)
    slots: Slots = layout.zones["castle"]
    if turn == 0:
        box = layout.zones["castle"].box
        plaque = layout.zones["plaque"].box
    else:
        box, slots = seats.others[turn - 1], seats.slots
        plaque = seats.plaque.moved(box.x, box.y)
    laid.places[f"castle.{seat}"] = box
    laid.plaques[seat] = plaque
    boxes = arranged(box, slots, len(KINDS))
    for kind, count in enumerate(view.castles[seat]):
        laid.things.append(Thing(f"castle.{seat}.{kind}", boxes[kind], card(view.box, kind, not count), count))


def _lay_deck(laid: Laid, view: View, layout: Layout) -> None:
    zone, left = layout.zones["deck"], sum(view.deck)
    boxes = arranged(zone.box, zone, min(6, 1 + left // 15))
    if left:
        laid.things.extend(Thing("deck", box, BACK) for box in boxes)
    if view.top != HIDDEN:  # only who peeked sees this
        small = boxes[-1].part(0.5, 0.5, 0.46, 0.46)
        laid.things.append(Thing("deck", small, card(view.box, view.top)))


def _lay_centre(laid: Laid, view: View, layout: Layout) -> None:
    zone = layout.zones["centre"]
    kinds = [kind for kind, count in enumerate(view.centre) if count]
    for box, kind in zip(arranged(zone.box, zone, len(kinds)), kinds, strict=True):
        laid.things.append(Thing(f"centre.{kind}", box, card(view.box, kind), view.centre[kind]))


def _lay_found(laid: Laid, view: View, layout: Layout) -> None:
    """What the chicken found lies in the middle while one of it is chosen; the centre shrinks beside it."""
    zone = layout.zones["centre"]
    kinds = [kind for kind, count in enumerate(view.found) if count]
    for box, kind in zip(arranged(zone.box, zone, len(kinds)), kinds, strict=True):
        laid.things.append(Thing(f"found.{kind}", box, card(view.box, kind), view.found[kind]))


# ---- what can be chosen


def paths(view: View) -> Mapping[Action, tuple[str, ...]]:
    return {action: _path(view, action) for action in view.options}


def _path(view: View, action: Action) -> tuple[str, ...]:
    match action:
        case Reveal():
            return ("deck",)
        case Stop():
            return ("stop",)
        case Take():
            return (f"castle.{action.owner}.{action.kind}",)
        case Send():
            own = f"castle.{view.seat}.{action.kind}"
            return (own, f"castle.{action.to}") if len(view.castles) > 2 else (own,)
        case Pick():
            return (f"found.{action.kind}",)
        case Save():
            return (f"centre.{action.kind}",)
        case Enough():
            return ("enough",)
        case GuardFoxes():
            return ("yes" if action.guard else "no",)
        case GuardWolves():
            return (f"dogs.{action.dogs}",)
    raise LookupError(f"no spot for {action}")


def wish(view: View, path: Sequence[str]) -> Action | None:
    place, _dot, rest = path[-1].partition(".")
    if place == "castle" and "." in rest:
        owner, kind = map(int, rest.split("."))
        return Send(kind, (view.seat + 1) % len(view.castles)) if _sends(view, owner) else Take(owner, kind)
    if place == "castle":
        return Stop() if int(rest) == view.seat and any(view.centre) else Take(int(rest), 0)
    if place in ("centre", "found", "discard") and rest:
        return Save(int(rest)) if place == "centre" else Pick(int(rest))
    return {"deck": Reveal(), "centre": Stop(), "stop": Stop(), "discard": Pick(0)}.get(place)


def _sends(view: View, owner: int) -> bool:
    return view.asked == "Sending" and owner == view.seat


# ---- what moves


def motions(event: Event, box: Box, signs: Sequence[int]) -> list[Flight]:
    match event:
        case Revealed():
            return [Flight(card(box, event.kind), "deck", f"centre.{event.kind}", turns=True)]
        case Robbed():
            return [Flight(card(box, event.kind), f"castle.{event.owner}.{event.kind}", f"centre.{event.kind}")]
        case Called():
            return [Flight(card(box, event.kind), f"castle.{event.seat}.{event.kind}", f"centre.{event.kind}")]
        case Picked():
            return [Flight(card(box, event.kind), f"discard.{event.kind}", f"centre.{event.kind}")]
        case Evicted():
            return [Flight(card(box, event.kind), f"castle.{event.owner}.{event.kind}", f"discard.{event.kind}")]
        case Sent():
            return [
                Flight(card(box, event.kind), f"castle.{event.seat}.{event.kind}", f"castle.{event.to}.{event.kind}")
            ]
        case Prowled():
            return _each(box, event.taken, "discard", f"castle.{event.seat}")
        case Saved():
            return _each(box, _only(event.kind, 1), "centre", f"castle.{event.seat}")
        case Stopped():
            return _each(box, event.cards, "centre", f"castle.{event.seat}")
        case CentreDiscarded():
            return _each(box, event.cards, "centre", "discard")
        case Lost():
            return _each(box, _only(event.kind, event.count), f"castle.{event.seat}", "discard")
    return []


def _each(box: Box, group: Sequence[int], source: str, target: str) -> list[Flight]:
    """Every kind of a group at once; a stack flies as one."""
    return [
        Flight(card(box, kind), f"{source}.{kind}", f"{target}.{kind}") for kind, count in enumerate(group) if count
    ]


def _only(kind: int, count: int) -> list[int]:
    return [count if kind == other else 0 for other in range(len(KINDS))]


# ---- what is heard

SOUNDS: Mapping[type[Event], str] = {
    TurnBegan: "",  # whoever is asked hears the chime
    Revealed: "draw",
    Robbed: "take",
    Evicted: "discard",
    Sent: "slide",
    Peeked: "peek",
    TopSeen: "",  # told together with Peeked
    Scratched: "shuffle",
    Picked: "lay",
    Prowled: "take",
    Called: "lay",
    NothingToDo: "",
    TurnFailed: "fail",
    Saved: "gain",
    CentreDiscarded: "discard",
    Stopped: "gain",
    IntrigueBegan: "clash",
    FoxesGuarded: "token",
    WolvesGuarded: "token",
    Lost: "loss",
    GameEnded: "",  # the result has a fanfare of its own
}


# ---- what is said about it


def pictures(event: Event) -> list[str]:
    match event:
        case Revealed() | Robbed() | Called() | Picked() | Evicted() | Sent() | TopSeen() | Saved() | Lost():
            return [f"intrigues/{KINDS[event.kind]}"]
        case Scratched() | Stopped() | CentreDiscarded() | Prowled():
            return [f"intrigues/{KINDS[kind]}" for kind, count in enumerate(event.cards) if count]
        case Peeked():
            return ["common/eye"]
    return []


def foresee(view: View, path: Sequence[str], laid: Laid, names: Sequence[str]) -> Foresight | None:
    return None


def explain(view: View, spot: str, names: Sequence[str], why: Callable[[Action], str]) -> tuple[Card | None, str, str]:
    place, _dot, rest = spot.partition(".")
    if place in ("castle", "centre", "found", "discard") and rest and (place != "castle" or "." in rest):
        kind = int(rest.rsplit(".", 1)[-1])
        return card(view.box, kind), words.title(kind), cards.about(view.box, kind)
    if place == "deck":
        return (
            (card(view.box, view.top) if view.top != HIDDEN else None),
            words.place("deck", sum(view.deck)),
            words.deck(view),
        )
    return None, "", ""
