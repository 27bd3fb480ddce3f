"""What happened in Brutal Kingdom, in a sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brutal.moves import (
    CardPlayed,
    CentreExchanged,
    CentreLooked,
    ChapelMarked,
    ChapterBegan,
    Claimed,
    Condemned,
    Consecrated,
    Dealt,
    Declared,
    Declined,
    Eliminated,
    Fetched,
    FirstPlayerMoved,
    FirstPlayerStayed,
    GameEnded,
    GiftChosen,
    HandLooked,
    HandSeen,
    HandsExchanged,
    Inquired,
    NobodyHolds,
    NothingToDo,
    Offered,
    PassChosen,
    Passed,
    PlacesChanged,
    Raised,
    Received,
    RoundBegan,
    Shown,
    SlotSeen,
    TokensTaken,
)
from game.rules.kernel import Event
from game.text import _, ngettext
from game.words.brutal_names import card, cards, colour, slot, tokens


def event(event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence for the story."""
    match event:
        case ChapterBegan():
            return _("Chapter {n} begins. First-player card: {name}.").format(
                n=event.chapter + 1, name=names[event.seat]
            )
        case Dealt():
            return _("You are dealt: {cards}.").format(cards=cards(event.cards))
        case PassChosen():
            return _("{name} has chosen a card to pass.").format(name=names[event.seat])
        case Passed():
            left, right = _("All pass a light card to the left."), _("All pass a dark card to the right.")
            return right if event.back else left
        case Received():
            return _("You receive from {name}: {card}.").format(name=names[event.giver], card=card(event.card))
        case RoundBegan():
            return _("Round {n}: {name} plays first.").format(n=event.round + 1, name=names[event.seat])
        case CardPlayed():
            return _("{name} plays: {card}.").format(name=names[event.seat], card=card(event.card))
        case FirstPlayerMoved():
            said = _("The highest open top card: {card}. The first-player card is for {name}.")
            return said.format(card=card(event.card), name=names[event.seat])
        case FirstPlayerStayed():
            return _("No card lies open. The first-player card stays: {name}.").format(name=names[event.seat])
    return _of_the_end(event, names)


def _of_the_end(event: Event, names: Sequence[str]) -> str:
    match event:
        case TokensTaken():
            took = _("{name} takes tokens: {tokens}.") if any(event.tokens) else _("{name} takes no token.")
            took = took.format(name=names[event.seat], tokens=tokens(event.tokens))
            missed = _("Used up: {tokens}.").format(tokens=tokens(event.missed))
            return f"{took} {missed}" if any(event.missed) else took
        case Claimed():
            said = _("The Black Knight of {name} takes a token: {colour}.")
            return said.format(name=names[event.seat], colour=colour(event.colour))
        case ChapelMarked():
            return _("The Saint has brought nothing: an elimination token goes onto the chapel.")
        case GameEnded():
            won = ngettext("The winner is {names}!", "The victory is shared: {names}!", len(event.winners))
            return won.format(names=", ".join(names[seat] for seat in event.winners))
    return _of_an_effect(event, names)


def _of_an_effect(event: Event, names: Sequence[str]) -> str:
    match event:
        case Eliminated():
            said = _("{card} of {name} eliminates a card of {owner}: {victim}. The whole stack is turned face down.")
            return said.format(
                card=card(event.card), name=names[event.seat], owner=names[event.owner], victim=card(event.victim)
            )
        case NothingToDo():
            return _("This time without effect: {card}.").format(card=card(event.card))
        case Declined():
            return _("{name} does without the effect: {card}.").format(name=names[event.seat], card=card(event.card))
        case Raised():
            return _("Face up again: {card}.").format(card=card(event.card))
        case Condemned():
            return _("The Executioner of {name} waits for: {card}.").format(
                name=names[event.seat], card=card(event.card)
            )
        case PlacesChanged():
            said = _("{card} of {name} changes places with a card of {owner}: {taken}.")
            return said.format(
                card=card(event.card), name=names[event.seat], owner=names[event.owner], taken=card(event.taken)
            )
        case Consecrated():
            return _("The Saint brings a token onto the chapel: {colour}.").format(colour=colour(event.colour))
    return _of_hidden_cards(event, names)


def _of_hidden_cards(event: Event, names: Sequence[str]) -> str:
    match event:
        case Declared():
            return _("The Inquisitor has rank {n}.").format(n=event.rank)
        case Inquired():
            return _("{name} asks: who holds the {card}?").format(name=names[event.seat], card=card(event.card))
        case NobodyHolds():
            return _("Nobody holds it.")
        case Shown():
            return _("{name} shows: {card}.").format(name=names[event.seat], card=card(event.card))
        case CentreExchanged():
            return _("{name} exchanges a hand card with the centre, slot {slot}.").format(
                name=names[event.seat], slot=slot(event.slot)
            )
        case Fetched():
            return _("You take from slot {slot}: {card}.").format(slot=slot(event.slot), card=card(event.card))
        case CentreLooked():
            return _("{name} looks at the centre cards.").format(name=names[event.seat])
        case SlotSeen():
            return _("You see in slot {slot}: {card}.").format(slot=slot(event.slot), card=card(event.card))
        case HandLooked():
            return _("{name} looks at the hand of {owner}.").format(name=names[event.seat], owner=names[event.owner])
        case HandSeen():
            return _("You see: {cards}.").format(cards=cards(event.cards))
    return _of_offers(event, names)


def _of_offers(event: Event, names: Sequence[str]) -> str:
    match event:
        case Offered():
            light, dark = _("{name} offers {to} a light card."), _("{name} offers {to} a dark card.")
            return (dark if event.back else light).format(name=names[event.seat], to=names[event.to])
        case GiftChosen():
            return _("{name} has chosen a card to give.").format(name=names[event.seat])
        case HandsExchanged():
            light, dark = _("{name} and {other} exchange light cards."), _("{name} and {other} exchange dark cards.")
            return (dark if event.back else light).format(name=names[event.seat], other=names[event.other])
    raise LookupError(f"no words for {event}")
