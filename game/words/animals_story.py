"""What happened in Animal Kingdoms, in sentences for the story."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.animals.box import KINGDOMS
from game.rules.animals.moves import (
    AgeBegan,
    AgeEnded,
    BattleBegan,
    BattleEnded,
    BattleGoesOn,
    BonusOpened,
    CardsDrawn,
    CardSealed,
    CardsRevealed,
    Claimed,
    CouncilJoined,
    DecreesPosted,
    Discarded,
    Drew,
    GameEnded,
    ModifierTaken,
    NobodyThere,
    Passed,
    PeaceKept,
    Rallied,
    RallyClosed,
    Reinforced,
    Reshuffled,
    Retreated,
    RetreatTokenSeen,
    RetreatTokenShown,
    RetreatTokenTaken,
    Scored,
    TokensPlaced,
    TurnBegan,
    UpstartClaimed,
    UpstartDiscarded,
    UpstartFought,
)
from game.rules.kernel import HIDDEN, Event
from game.text import N_, _, ngettext
from game.words.animals_names import card, cards, kingdom, name_of, names_of, points


def event(event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence for the story."""
    match event:
        case TurnBegan():
            return _("{name}: a turn begins.").format(name=name_of(names, event.seat))
        case Claimed():
            said = (
                _("{name} claims the capital of {kingdom}: {card}.")
                if event.capital
                else _("{name} claims a territory in {kingdom}: {card}.")
            )
            return said.format(name=name_of(names, event.seat), kingdom=kingdom(event.kingdom), card=card(event.card))
        case Rallied():
            return _("{name} rallies.").format(name=name_of(names, event.seat))
        case Discarded():
            return _("{name} discards: {card}.").format(name=name_of(names, event.seat), card=card(event.card))
        case Drew():
            said = ngettext("{name} draws {n} card.", "{name} draws {n} cards.", event.count)
            return said.format(name=name_of(names, event.seat), n=event.count)
        case CardsDrawn():
            return _("You draw: {cards}.").format(cards=cards(event.cards))
        case Reshuffled():
            said = ngettext(
                "The discard pile is shuffled into a new deck of {n} card.",
                "The discard pile is shuffled into a new deck of {n} cards.",
                event.count,
            )
            return said.format(n=event.count)
        case RallyClosed():
            return _("There have been nothing but rallies for too long: no more of them in this age.")
        case Retreated():
            return _(CAUSES[event.cause]).format(name=name_of(names, event.seat))
        case RetreatTokenTaken():
            return _("{name} is the first to retreat and takes a retreat token.").format(
                name=name_of(names, event.seat)
            )
        case RetreatTokenSeen():
            return _("Only you see what it will bring: {points}.").format(points=points(event.value))
    return _of_an_age(event, names)


CAUSES = {
    "choice": N_("{name} retreats."),
    "capital": N_("{name} holds a capital and retreats."),
    "last token": N_("{name} has placed the last token and retreats."),
}


def _of_an_age(event: Event, names: Sequence[str]) -> str:
    match event:
        case TokensPlaced():
            each = len(event.values) // KINGDOMS
            told = [", ".join(map(str, event.values[n * each : (n + 1) * each])) for n in range(KINGDOMS)]
            return _("Kingdom tokens: {tokens}.").format(tokens=_by_kingdom(told))
        case DecreesPosted():
            return _("Decrees: {decrees}.").format(decrees=_by_kingdom([str(number) for number in event.numbers]))
        case AgeBegan():
            return _("Age {age} begins. First player: {name}.").format(age=event.age, name=name_of(names, event.seat))
        case AgeEnded():
            return _("Age {age} ends; the kingdoms are scored.").format(age=event.age)
        case NobodyThere():
            return _("{kingdom}: nobody is there, the token stays.").format(kingdom=kingdom(event.kingdom))
        case Scored():
            return _((PLACES if len(event.seats) == 1 else SHARED_PLACES)[event.place]).format(
                kingdom=kingdom(event.kingdom), names=names_of(names, event.seats), points=points(event.points)
            )
        case PeaceKept():
            said = _("{kingdom}: a tie. The capital decides: {name}.")
            shared = _("{kingdom}: a tie for first place, and none of them holds the capital.")
            return (shared if event.holder == HIDDEN else said).format(
                kingdom=kingdom(event.kingdom), name=name_of(names, event.holder)
            )
        case CouncilJoined():
            return _("{kingdom}: {name} moves the token from the capital to the council.").format(
                kingdom=kingdom(event.kingdom), name=name_of(names, event.seat)
            )
        case RetreatTokenShown():
            return _("{name} turns a retreat token over: {points}.").format(
                name=name_of(names, event.seat), points=points(event.value)
            )
        case GameEnded():
            won = ngettext("The winner is {names}!", "The victory is shared: {names}!", len(event.winners))
            return won.format(names=names_of(names, event.winners))
    return _of_a_battle(event, names)


def _by_kingdom(told: Sequence[str]) -> str:
    return "; ".join(f"{kingdom(number)} {words}" for number, words in enumerate(told))


PLACES = {
    1: N_("{kingdom}, first place: {names}, {points}."),
    2: N_("{kingdom}, second place: {names}, {points}."),
    3: N_("{kingdom}, third place: {names}, {points}."),
}
SHARED_PLACES = {
    1: N_("{kingdom}, first place: {names}, {points} each."),
    2: N_("{kingdom}, second place: {names}, {points} each."),
    3: N_("{kingdom}, third place: {names}, {points} each."),
}


def _of_a_battle(event: Event, names: Sequence[str]) -> str:
    match event:
        case BattleBegan():
            return _("Battle for {kingdom}: {names}.").format(
                kingdom=kingdom(event.kingdom), names=names_of(names, event.seats)
            )
        case CardSealed():
            return _("{name} has chosen a card.").format(name=name_of(names, event.seat))
        case CardsRevealed():
            told = [
                f"{name_of(names, seat)} – {card(shown)}" for seat, shown in zip(event.seats, event.cards, strict=True)
            ]
            return _("The cards are revealed: {cards}.").format(cards=", ".join(told))
        case Reinforced():
            said = ngettext(
                "{name} adds {n} modifier; the card counts {value} now.",
                "{name} adds {n} modifiers; the card counts {value} now.",
                event.count,
            )
            return said.format(name=name_of(names, event.seat), n=event.count, value=event.value)
        case Passed():
            return _("{name} passes.").format(name=name_of(names, event.seat))
        case BattleGoesOn():
            return _("A tie: {names}. The battle goes on.").format(names=names_of(names, event.seats))
        case BattleEnded():
            won = ngettext(
                "{kingdom}, the battle is won: {names}.", "{kingdom}, the battle is drawn: {names}.", len(event.seats)
            )
            return won.format(kingdom=kingdom(event.kingdom), names=names_of(names, event.seats))
        case ModifierTaken():
            return _("{name} takes a battle modifier.").format(name=name_of(names, event.seat))
    return _of_the_upstart(event)


def _of_the_upstart(event: Event) -> str:
    match event:
        case BonusOpened():
            return _("A bonus card of the upstart: {card}.").format(card=card(event.card))
        case UpstartClaimed():
            return _(UPSTART_CLAIMS[event.capital, event.bonus]).format(
                kingdom=kingdom(event.kingdom), card=card(event.card)
            )
        case UpstartDiscarded():
            return _("The upstart has no use for this card: {card}.").format(card=card(event.card))
        case UpstartFought():
            return _("Your card: {card}. Against it: {cards}.").format(card=card(event.card), cards=cards(event.cards))
    raise LookupError(f"no words for {event}")


UPSTART_CLAIMS = {
    (False, False): N_("The upstart claims a territory in {kingdom}: {card}."),
    (True, False): N_("The upstart claims the capital of {kingdom}: {card}."),
    (False, True): N_("The upstart's bonus card claims a territory in {kingdom}: {card}."),
    (True, True): N_("The upstart's bonus card claims the capital of {kingdom}: {card}."),
}
