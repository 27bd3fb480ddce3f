"""What is said in Intrigues & Cabbage. Cards are named in the nominative, so that every language can say it well."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.intrigues.box import CHICKEN, COW, DOG, FOX, KINDS, PIG, RABBIT, WHEAT, WOLF
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
from game.rules.kernel import HIDDEN, OVER, Action, Event, Why
from game.text import N_, _, ngettext

TITLE = N_("Intrigues & Cabbage")
BLURB = N_("Turn cards over, stop in time, and keep your castle free of wolves.")

_NAMES = (
    N_("cat"),
    N_("pig"),
    N_("chicken"),
    N_("cow"),
    N_("fox"),
    N_("wolf"),
    N_("dog"),
    N_("rabbit"),
    N_("cabbage"),
    N_("wheat"),
)


def card(kind: int) -> str:
    return _(_NAMES[kind])


def title(kind: int) -> str:
    """The name as it stands on the card."""
    name = card(kind)
    return name[:1].upper() + name[1:]


def place(name: str, n: int) -> str:
    """The name of a pile, and how many cards lie there."""
    if name == "deck":
        return ngettext("Deck: {n} card", "Deck: {n} cards", n).format(n=n)
    return ngettext("Discarded: {n} card", "Discarded: {n} cards", n).format(n=n)


def deck(view: View) -> str:
    """What the deck still holds, and how risky the next card is."""
    held = _("It holds: {cards}.").format(cards=cards(view.deck))
    return held if not any(view.centre) else _risk(view) + "\n" + held


def counted(kind: int, n: int) -> str:
    """So many cards of a kind."""
    forms: tuple[Callable[[], str], ...] = (
        lambda: ngettext("{n} cat", "{n} cats", n),
        lambda: ngettext("{n} pig", "{n} pigs", n),
        lambda: ngettext("{n} chicken", "{n} chickens", n),
        lambda: ngettext("{n} cow", "{n} cows", n),
        lambda: ngettext("{n} fox", "{n} foxes", n),
        lambda: ngettext("{n} wolf", "{n} wolves", n),
        lambda: ngettext("{n} dog", "{n} dogs", n),
        lambda: ngettext("{n} rabbit", "{n} rabbits", n),
        lambda: ngettext("{n} cabbage", "{n} cabbages", n),
        lambda: ngettext("{n} wheat", "{n} wheat", n),
    )
    return forms[kind]().format(n=n)


def cards(place: Sequence[int]) -> str:
    """All cards of a place; "none" for an empty one."""
    return ", ".join(counted(kind, n) for kind, n in enumerate(place) if n) or _("none")


def points(n: int) -> str:
    return ngettext("{n} point", "{n} points", n).format(n=n)


# ---- the table, for a terminal


def table(view: View, names: Sequence[str]) -> list[str]:
    """What lies where, line by line."""
    return [
        *(_castle(view, seat, name) for seat, name in enumerate(names)),
        _("Discard pile: {cards}.").format(cards=cards(view.discard)),
        _("Left in the deck ({n}): {cards}.").format(n=sum(view.deck), cards=cards(view.deck)),
        *_top(view, names),
        _("Centre: {cards}.").format(cards=cards(view.centre)),
    ]


def _castle(view: View, seat: int, name: str) -> str:
    return _("Castle of {name}: {cards}. Worth {points} now.").format(
        name=_("{name} (you)").format(name=name) if seat == view.seat else name,
        cards=cards(view.castles[seat]),
        points=points(view.scores[seat]),
    )


def _top(view: View, names: Sequence[str]) -> list[str]:
    if view.top != HIDDEN:
        return [_("On top of the deck, as only you know: {card}.").format(card=card(view.top))]
    if view.peeker != HIDDEN:
        return [_("{name} knows the top card of the deck.").format(name=names[view.peeker])]
    return []


# ---- questions


def question(view: View, names: Sequence[str]) -> str:
    """What the table asks now, in a sentence."""
    if view.actor == OVER:
        return _("The game is over.")
    if view.actor != view.seat:
        return _("{name} decides.").format(name=names[view.actor]) if view.actor >= 0 else _("The cards decide.")
    if view.asked == "Choosing":
        return _choosing(view)
    if view.asked in ("GuardingFoxes", "GuardingWolves"):
        return _guarding(view)
    return _(QUESTIONS[view.asked])


def _choosing(view: View) -> str:
    if not any(view.centre):
        return _("Your turn: turn over the first card.")
    if view.top != HIDDEN:
        return _("Turn over the card you know ({card}), or stop?").format(card=card(view.top))
    return _("Turn over another card, or stop?") + " " + _risk(view)


def _risk(view: View) -> str:
    repeats = sum(n for kind, n in enumerate(view.deck) if view.centre[kind] and kind != WHEAT)
    risk = ngettext("{n} of {all} cards would fail the turn.", "{n} of {all} cards would fail the turn.", repeats)
    return risk.format(n=repeats, all=sum(view.deck))


def _guarding(view: View) -> str:
    castle = view.castles[view.seat]
    dogs = counted(DOG, castle[DOG] - view.spent[view.seat])
    if view.asked == "GuardingFoxes":
        asked = _("You have {dogs} and {foxes}. Shall a dog guard against them? Otherwise they eat: {food}.")
        return asked.format(dogs=dogs, foxes=counted(FOX, castle[FOX]), food=cards(_only(castle, CHICKEN)))
    asked = _("You have {dogs} and {wolves}. How many dogs stand guard? One wolf left over is enough to eat: {food}.")
    return asked.format(dogs=dogs, wolves=counted(WOLF, castle[WOLF]), food=cards(_only(castle, COW, PIG)))


def _only(castle: Sequence[int], *kinds: int) -> list[int]:
    """The cards of these kinds alone."""
    return [n if kind in kinds else 0 for kind, n in enumerate(castle)]


QUESTIONS = {
    "Saving": N_("The turn has failed. Which card shall the dog bring home?"),
    "Robbing": N_("The fox: which card of another castle comes into the centre?"),
    "Sending": N_("The wolf: which card leaves your castle, and where to?"),
    "Pecking": N_("The chicken: which of the cards it found comes into the centre?"),
    "Evicting": N_("The pig: which card of another castle is thrown away?"),
    "Calling": N_("The rabbit: which card of your castle comes into the centre?"),
}


# ---- answers


def option(view: View, action: Action, names: Sequence[str]) -> str:
    """An answer, as it stands in a list of answers."""
    match action:
        case Reveal():
            return _("Turn over the top card")
        case Stop():
            return _("Stop and keep: {cards}").format(cards=cards(view.centre))
        case Take():
            return _take(view, action, names)
        case Send():
            return _("{card} to the castle of {name}").format(card=card(action.kind), name=names[action.to])
        case Pick():
            return card(action.kind) + _repeat(view, action.kind)
        case Save():
            count = view.centre[action.kind] if action.kind == WHEAT else 1
            return _("Save: {cards}").format(cards=counted(action.kind, count))
        case Enough():
            return _("Save nothing more")
        case GuardFoxes():
            return _("Yes, one dog guards against the foxes") if action.guard else _("No, leave the foxes alone")
        case GuardWolves():
            some = ngettext("{n} dog on guard", "{n} dogs on guard", action.dogs).format(n=action.dogs)
            return some if action.dogs else _("No dog on guard")
    raise LookupError(f"no words for {action}")


def _take(view: View, action: Take, names: Sequence[str]) -> str:
    if action.owner == view.seat:
        return card(action.kind) + _repeat(view, action.kind)
    choice = _("{card} of the castle of {name}").format(card=card(action.kind), name=names[action.owner])
    return choice + (_repeat(view, action.kind) if view.asked == "Robbing" else "")


def _repeat(view: View, kind: int) -> str:
    """A warning behind a card that would fail the turn."""
    return " " + _("(a repeat: the turn fails)") if view.centre[kind] and kind != WHEAT else ""


# ---- what happened


def event(event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence for the story."""
    match event:
        case TurnBegan():
            return _("{name} begins a turn.").format(name=names[event.seat])
        case Revealed():
            return _("{name} turns over: {card}.").format(name=names[event.seat], card=card(event.kind))
        case TurnFailed():
            return _("A repeat: {card}. The turn of {name} fails.").format(
                card=card(event.kind), name=names[event.seat]
            )
        case Saved():
            return _("The dog brings home: {cards}.").format(cards=counted(event.kind, event.count))
        case CentreDiscarded():
            return _("Discarded: {cards}.").format(cards=cards(event.cards))
        case Stopped():
            return _("{name} stops and keeps: {cards}.").format(name=names[event.seat], cards=cards(event.cards))
    return _of_an_effect(event, names)


def _of_an_effect(event: Event, names: Sequence[str]) -> str:
    match event:
        case Robbed():
            return _("The fox of {name} brings a card of the castle of {owner} into the centre: {card}.").format(
                name=names[event.seat], owner=names[event.owner], card=card(event.kind)
            )
        case Evicted():
            return _("The pig of {name} throws a card of the castle of {owner} away: {card}.").format(
                name=names[event.seat], owner=names[event.owner], card=card(event.kind)
            )
        case Sent():
            return _("The wolf of {name} takes a card to the castle of {to}: {card}.").format(
                name=names[event.seat], to=names[event.to], card=card(event.kind)
            )
        case Peeked():
            return _("The cow shows {name} the top card of the deck.").format(name=names[event.seat])
        case TopSeen():
            return _("Only you see it: {card}.").format(card=card(event.kind))
        case Scratched():
            return _("The chicken scratches up: {cards}.").format(cards=cards(event.cards))
        case Picked():
            return _("From the discard pile into the centre: {card}.").format(card=card(event.kind))
        case Prowled():
            return _prowled(event, names)
        case Called():
            return _("The rabbit of {name} brings a card from home into the centre: {card}.").format(
                name=names[event.seat], card=card(event.kind)
            )
        case NothingToDo():
            return _("This time without effect: {card}.").format(card=card(event.kind))
    return _of_the_end(event, names)


def _prowled(event: Prowled, names: Sequence[str]) -> str:
    found = _("The cat of {name} finds: {cards}.").format(name=names[event.seat], cards=cards(event.cards))
    if not any(event.taken):
        return found + " " + _("The castle has all these kinds already.")
    return found + " " + _("It takes home: {cards}.").format(cards=cards(event.taken))


def _of_the_end(event: Event, names: Sequence[str]) -> str:
    match event:
        case IntrigueBegan():
            return _("The deck is empty. The intrigue phase begins with the castle of {name}.").format(
                name=names[event.seat]
            )
        case FoxesGuarded():
            guarded, alone = _("{name}: a dog guards against the foxes."), _("{name}: no dog guards against the foxes.")
            return (guarded if event.guard else alone).format(name=names[event.seat])
        case WolvesGuarded() if not event.dogs:
            return _("{name}: no dog guards against wolves.").format(name=names[event.seat])
        case WolvesGuarded():
            return ngettext(
                "{name}: {n} dog guards against wolves.", "{name}: {n} dogs guard against wolves.", event.dogs
            ).format(name=names[event.seat], n=event.dogs)
        case Lost():
            return _(LOSSES[event.culprit]).format(name=names[event.seat], cards=counted(event.kind, event.count))
        case GameEnded():
            won = ngettext("The winner is {names}!", "The victory is shared: {names}!", len(event.winners))
            return won.format(names=", ".join(names[seat] for seat in event.winners))
    raise LookupError(f"no words for {event}")


LOSSES = {
    FOX: N_("{name}: the foxes eat {cards}."),
    WOLF: N_("{name}: the wolves eat {cards}."),
    CHICKEN: N_("{name}: the chickens eat {cards}."),
    RABBIT: N_("{name}: the rabbits eat {cards}."),
}


# ---- why not


def drawn(view: View, card: int, names: Sequence[str]) -> str:
    """What LUCK draws: a seat that begins, or a card."""
    return names[card] if view.asked == "Starting" else title(card)


def reason(why: Why) -> str:
    """Why an answer is not allowed, in a sentence with the rule's number."""
    return f"{_(REASONS[why.reason])} ({why.rule})"


REASONS = {
    "game over": N_("The game is over."),
    "not asked": N_("It is not your turn."),
    "reveal first": N_("Turn over at least one card before you stop."),
    "reveal or stop": N_("Now you either turn over the top card of the deck or stop."),
    "turn failed": N_("The turn has failed; first say what the dog shall save."),
    "deck empty": N_("The deck is empty; only the dogs are still to be posted."),
    "effect first": N_("First the card that was just played has its effect."),
    "own castle": N_("Choose a card of another castle, not of your own."),
    "foreign castle": N_("Choose a card of your own castle."),
    "own card": N_("The wolf takes a card of your own castle away."),
    "choose a castle": N_("Now choose the castle the wolf takes it to."),
    "stays at home": N_("The wolf takes the card to another castle, not back to yours."),
    "no such card": N_("There is no such card in that castle."),
    "not found": N_("The chicken has not found such a card."),
    "not in the centre": N_("There is no such card left in the centre."),
    "too many dogs": N_("There are not so many dogs, or not so many wolves."),
    "another question": N_("That is no answer to what is asked now."),
}


def tally_line(reason: str) -> str:
    """What points were given for."""
    return card(KINDS.index(reason))


def option_of_rules(name: str) -> str:
    """An option of the rules, explained in a line."""
    return _(OPTIONS[name])


OPTIONS = {
    "blocking_dog_scores": N_("A dog on guard still gives its point (IC-30)"),
}
