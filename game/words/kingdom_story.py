"""What happened in Kingdom, in a sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.kernel import Event
from game.rules.kingdom.box import BLUE, GOLD, GREEN, RED, owner_of
from game.rules.kingdom.moves import (
    CardLaid,
    Drawn,
    Fetched,
    GameEnded,
    HandRefilled,
    HandsDealt,
    HandShown,
    ProvinceDiscarded,
    ProvinceEmptied,
    ProvinceKept,
    ProvinceOpened,
    Replaced,
    Taken,
    TurnBegan,
)
from game.text import N_, _, ngettext
from game.words.kingdom_names import card, cards, signed


def event(event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence for the story."""
    match event:
        case HandsDealt():
            return ngettext("Everybody gets {n} card.", "Everybody gets {n} cards.", event.count).format(n=event.count)
        case TurnBegan():
            return _("{name} begins a turn.").format(name=names[event.seat])
        case CardLaid():
            said = _(LAID[event.colour])
            return said.format(name=names[event.seat], owner=names[owner_of(event.province)], card=card(event.card))
        case ProvinceOpened():
            return _("That is a new province of {name}.").format(name=names[owner_of(event.province)])
        case HandRefilled():
            n = event.count
            return ngettext("{name} draws {n} card.", "{name} draws {n} cards.", n).format(name=names[event.seat], n=n)
        case Drawn():
            return _("You draw: {card}.").format(card=card(event.card))
        case HandShown():
            said = _("{name} has no place for any card, shows the hand and discards it: {cards}.")
            return said.format(name=names[event.seat], cards=cards(event.cards))
    return _of_a_province(event, names)


LAID = {
    GOLD: N_("{name} lays into a colourless province of {owner}: {card}."),
    RED: N_("{name} lays into the red province of {owner}: {card}."),
    BLUE: N_("{name} lays into the blue province of {owner}: {card}."),
    GREEN: N_("{name} lays into the green province of {owner}: {card}."),
}


def _of_a_province(event: Event, names: Sequence[str]) -> str:
    match event:
        case Replaced():
            said = _("The jester replaces a card, which goes to the hand of {name}: {card}.")
            return said.format(name=names[event.seat], card=card(event.card))
        case Taken():
            said = _("The princess takes a card, which goes to the hand of {name}: {card}.")
            return said.format(name=names[event.seat], card=card(event.card))
        case Fetched():
            said = _("The knight brings a card from a province of {source} to one of {owner}: {card}.")
            source, owner = names[owner_of(event.source)], names[owner_of(event.province)]
            return said.format(source=source, owner=owner, card=card(event.card))
        case ProvinceEmptied():
            return _("It was the last card there: {name} has a province less.").format(
                name=names[owner_of(event.province)]
            )
        case ProvinceKept():
            said = _("A complete province of {name} brings {points}: {cards}.")
        case ProvinceDiscarded():
            said = _("A complete province of {name} is worth {points} and is discarded: {cards}.")
        case GameEnded():
            return _ended(event, names)
        case _:
            raise LookupError(f"no words for {event}")
    owner = names[owner_of(event.province)]
    return said.format(name=owner, points=signed(event.points), cards=cards(event.cards))


def _ended(event: GameEnded, names: Sequence[str]) -> str:
    over = _("The last card of the deck is drawn.") if event.deck_empty else _("Nobody has drawn a card for too long.")
    won = ngettext("The winner is {names}!", "The victory is shared: {names}!", len(event.winners))
    return over + " " + won.format(names=", ".join(names[seat] for seat in event.winners))
