"""What is said in Brutal Kingdom. Characters are named in the nominative, so that every language can say it well."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brutal.box import BACKS, CHARACTERS, COLOURS, SLOTS, Box, Character, characters
from game.rules.brutal.moves import (
    CardPlayed,
    CentreExchanged,
    CentreLooked,
    ChangePlaces,
    ChapelMarked,
    ChapterBegan,
    Claim,
    Claimed,
    Condemned,
    Consecrate,
    Consecrated,
    Dealt,
    Declare,
    Declared,
    Declined,
    Eliminate,
    Eliminated,
    Enough,
    Fetched,
    FirstPlayerMoved,
    FirstPlayerStayed,
    GameEnded,
    GiftChosen,
    Give,
    HandLooked,
    HandSeen,
    HandsExchanged,
    Inquired,
    Look,
    Name,
    NobodyHolds,
    NothingToDo,
    Offer,
    Offered,
    Pass,
    PassChosen,
    Passed,
    Place,
    PlacesChanged,
    Play,
    Raise,
    Raised,
    Received,
    RoundBegan,
    Shown,
    SlotSeen,
    Spy,
    Swap,
    TokensTaken,
)
from game.rules.brutal.sight import View
from game.rules.kernel import HIDDEN, OVER, Action, Event, Why
from game.text import N_, _, ngettext, pgettext

TITLE = N_("Brutal Kingdom")
BLURB = N_("Play your courtiers in the right order, and see to it that the others lose theirs.")

_NAMES = (
    N_("Charlatan"),
    N_("Black Knight"),
    N_("Courtesan"),
    N_("Fortune Teller"),
    N_("Poisoner"),
    N_("Berserker"),
    N_("Assassin"),
    N_("Druid"),
    N_("White Knight"),
    N_("Monk"),
    N_("Executioner"),
    N_("Intriguer"),
    N_("Witch"),
    N_("Abbot"),
    N_("Queen"),
    N_("Saint"),
    N_("Bishop"),
    N_("Wizard"),
    N_("King"),
    N_("Inquisitor"),
)


def card(number: int) -> str:
    """The name of a character."""
    return _(_NAMES[number])


def colour(number: int) -> str:
    return (pgettext("token", "blue"), pgettext("token", "green"), pgettext("token", "yellow"))[number]


def back(number: int) -> str:
    return (pgettext("back of a card", "light"), pgettext("back of a card", "dark"))[number]


def slot(number: int) -> str:
    """A place of the centre: light ones are 1 and 2, dark ones too."""
    return _("{back} {n}").format(back=back(number // SLOTS), n=number % SLOTS + 1)


def cards(numbers: Sequence[int]) -> str:
    """All these characters; "none" if there is none."""
    return ", ".join(card(number) for number in numbers) or _("none")


def ranked(box: Box, number: int, rank: int | None = None) -> str:
    """A character with its rank."""
    return f"{card(number)} {characters(box)[number].rank if rank is None else rank}"


def tokens(counts: Sequence[int]) -> str:
    """Power tokens by colour; "none" if there is none."""
    return ", ".join(f"{colour(number)} {n}" for number, n in enumerate(counts) if n) or _("none")


def points(n: int) -> str:
    return ngettext("{n} point", "{n} points", n).format(n=n)


# ---- what a character is and does, as the box has it


def about(box: Box, number: int) -> str:
    """What a character brings, what it does, and who eliminates it: a line each."""
    return "\n".join(_about(box, number))


def _about(box: Box, number: int) -> list[str]:
    one = characters(box)[number]
    lines = [_("Brings: {tokens}.").format(tokens=tokens([one.icons.count(name) for name in COLOURS]))]
    lines = lines if one.icons else []
    if one.effect != "none":
        lines.append(_effect(one))
    hunters = eliminators(box, number)
    if hunters:
        lines.append(_("Danger: {cards}.").format(cards=cards(hunters)))
    return lines or [_("Does nothing.")]


def _effect(one: Character) -> str:
    victims = cards([CHARACTERS.index(victim) for victim in one.victims])
    return _(EFFECTS[one.effect]).format(cards=victims)


EFFECTS = {
    "eliminate": N_("Eliminates at once, if on top of a stack: {cards}."),
    "wait": N_("While on top, eliminates whoever is played: {cards}."),
    "condemn": N_("You name a character; while this card is on top, it is eliminated when played."),
    "raise": N_("Turns one of your eliminated cards face up again."),
    "late_token": N_("At the end of the chapter: a token of your choice, if you have received none."),
    "exchange_hands": N_("Exchanges one or two hand cards with other players."),
    "see_centre": N_("Shows you the centre cards."),
    "exchange_centre": N_("Exchanges a hand card with a centre card."),
    "change_places": N_("Changes places with the highest open top card."),
    "see_hand": N_("Shows you the hand of a player."),
    "chapel": N_("Brings a token onto the chapel; while on top, protects your stack."),
    "inquire": N_("You choose its rank, and name a character that must leave a hand."),
}


def eliminators(box: Box, number: int) -> list[int]:
    """Who eliminates a character."""
    return [other for other, one in enumerate(characters(box)) if CHARACTERS[number] in one.victims]


def reference(box: Box) -> str:
    """The reference card: who eliminates whom."""
    pairs = [
        f"{card(number)} – {cards([CHARACTERS.index(victim) for victim in one.victims])}"
        for number, one in enumerate(characters(box))
        if one.victims
    ]
    return _("Who eliminates whom: {pairs}.").format(pairs="; ".join(pairs))


# ---- the table, for a terminal


def table(view: View, names: Sequence[str]) -> list[str]:
    """What lies where, line by line."""
    return [
        _chapter(view, names),
        _worth(view),
        *(_stack(view, seat, names) for seat in range(len(names))),
        *_waiting(view, names),
        _centre(view),
        *(_hand_of_another(view, seat, names) for seat in range(len(names)) if seat != view.seat),
        _unseen(view),
        reference(view.box),
        _own_hand(view, names),
    ]


def _chapter(view: View, names: Sequence[str]) -> str:
    chapters = view.box.options.chapters
    if view.chapter == chapters:
        return _("All chapters are played. First-player card: {name}.").format(name=names[view.first])
    if view.asked in ("Dealing", "Passing"):
        return _("Chapter {n} of {all}, before the first round. First-player card: {name}.").format(
            n=view.chapter + 1, all=chapters, name=names[view.first]
        )
    return _("Chapter {n} of {all}, round {round} of 4. First-player card: {name}.").format(
        n=view.chapter + 1, all=chapters, round=min(view.round + 1, 4), name=names[view.first]
    )


def _worth(view: View) -> str:
    worth = [left + view.chapel[number] for number, left in enumerate(view.supply)]
    return _("A token is worth now: {worth}. In the supply: {supply}. On the chapel: {chapel}.").format(
        worth=", ".join(f"{colour(number)} {n}" for number, n in enumerate(worth)),
        supply=tokens(view.supply),
        chapel=_chapel(view),
    )


def _chapel(view: View) -> str:
    marks = view.chapel[len(COLOURS)]
    some = [tokens(view.chapel[: len(COLOURS)])] if any(view.chapel[: len(COLOURS)]) else []
    return ", ".join([*some, *([_("elimination {n}").format(n=marks)] if marks else [])]) or _("none")


def _stack(view: View, seat: int, names: Sequence[str]) -> str:
    return _("{name}, {points}. {stack}. Tokens: {tokens}. Eliminations: {n}.").format(
        name=_you(view, seat, names),
        points=points(view.scores[seat]),
        stack=_lying_in(view, view.stacks[seat]),
        tokens=tokens(view.tokens[seat]),
        n=view.points[seat],
    )


def _lying_in(view: View, stack: Sequence[int]) -> str:
    if not stack:
        return _("No card played yet")
    top, *below = [_lying(view, number) for number in reversed(stack)]
    if not below:
        return _("On top: {card}").format(card=top)
    return _("On top: {card}; below: {cards}").format(card=top, cards=", ".join(below))


def _you(view: View, seat: int, names: Sequence[str]) -> str:
    return _("{name} (you)").format(name=names[seat]) if seat == view.seat else names[seat]


def _lying(view: View, number: int) -> str:
    """A card of a stack, with the rank it has there."""
    inquisitor = number == view.box.cast.inquisitor
    name = ranked(view.box, number, view.rank if inquisitor else None)
    return _("{card} (eliminated)").format(card=name) if view.down >> number & 1 else name


def _waiting(view: View, names: Sequence[str]) -> list[str]:
    """Cards that lie in wait, and for whom."""
    lines = []
    for seat, stack in enumerate(view.stacks):
        if stack and not (view.down | view.inert) >> stack[-1] & 1:
            one = characters(view.box)[stack[-1]]
            victims = [CHARACTERS.index(victim) for victim in one.victims] if one.effect == "wait" else []
            if one.effect == "condemn" and view.named != HIDDEN:
                victims = [view.named]
            if victims:
                line = _("{card} (player {name}) lies in wait for: {cards}.")
                lines.append(line.format(card=card(stack[-1]), name=names[seat], cards=cards(victims)))
    return lines


def _centre(view: View) -> str:
    places = [
        f"{slot(number)} – {'?' if there == HIDDEN else ranked(view.box, there)}"
        for number, there in enumerate(view.centre)
    ]
    return _("Centre: {cards}.").format(cards=", ".join(places))


def _hand_of_another(view: View, seat: int, names: Sequence[str]) -> str:
    light, dark = view.sizes[seat]
    line = _("Hand of {name}: light cards {light}, dark cards {dark}.").format(name=names[seat], light=light, dark=dark)
    known = view.known[seat]
    return line + " " + _("You know: {cards}.").format(cards=cards(known)) if known else line


def _unseen(view: View) -> str:
    """The characters this seat cannot place."""
    placed = {number for place in (*view.stacks, *view.known, view.centre) for number in place}
    hidden = [number for number in view.box.cast.rosters[len(view.sizes)] if number not in placed]
    return _("Where they are you do not know: {cards}.").format(cards=cards(hidden))


def _own_hand(view: View, names: Sequence[str]) -> str:
    hand = [_held(view, number, exposed, names) for number, exposed in zip(view.hand, view.exposed, strict=True)]
    return _("Your hand: {cards}.").format(cards=", ".join(hand) or _("none"))


def _held(view: View, number: int, exposed: int, names: Sequence[str]) -> str:
    one = characters(view.box)[number]
    name = f"{ranked(view.box, number)} ({back(BACKS.index(one.back))})"
    knowers = [name for seat, name in enumerate(names) if exposed >> seat & 1]
    return name + " " + _("[known to: {names}]").format(names=", ".join(knowers)) if knowers else name


# ---- questions


def question(view: View, names: Sequence[str]) -> str:
    """What the table asks now, in a sentence."""
    if view.actor == OVER:
        return _("The game is over.")
    if view.actor != view.seat:
        return _("{name} decides.").format(name=names[view.actor]) if view.actor >= 0 else _("The cards decide.")
    asked = _(QUESTIONS[view.asked])
    if view.asked == "Passing":
        step = 1 if view.box.cast.backs[_pass_card(view)] == 0 else -1
        return asked.format(name=names[(view.seat + step) % len(names)])
    if view.asked == "Giving":
        return asked.format(name=names[view.player])
    return asked


def _pass_card(view: View) -> int:
    action = view.options[0]
    return action.card if isinstance(action, Pass) else 0


QUESTIONS = {
    "Passing": N_("Which card do you pass to {name}? The other one you keep."),
    "Playing": N_("Which card do you play?"),
    "Claiming": N_("The Black Knight: which token do you take?"),
    "Eliminating": N_("Whose stack is eliminated?"),
    "Condemning": N_("The Executioner: whom do you name as the victim?"),
    "Raising": N_("The Charlatan: which eliminated card do you turn face up?"),
    "ChangingPlaces": N_("The Intriguer: shall it change places?"),
    "Consecrating": N_("The Saint: a token of which colour goes onto the chapel?"),
    "SeeingHand": N_("The Witch: whose hand do you look at?"),
    "SeeingCentre": N_("The Fortune Teller: do you look at the centre cards?"),
    "ExchangingCentre": N_("Which card do you exchange with the centre?"),
    "Offering": N_("The Courtesan: which card do you offer, and to whom?"),
    "Giving": N_("{name} offers you a card, face down: which one do you give for it?"),
    "Declaring": N_("The Inquisitor: which rank does it have?"),
    "Inquiring": N_("The Inquisitor: which character do you ask for?"),
    "Replacing": N_("You had to show a card: into which slot of the centre does it go?"),
    "Repaying": N_("The Inquisitor takes the card that was shown: which one do you give for it?"),
}


# ---- answers


def option(view: View, action: Action, names: Sequence[str]) -> str:
    """An answer, as it stands in a list of answers."""
    match action:
        case Pass():
            return _with_effect(view, action.card)
        case Play():
            return _with_effect(view, action.card) + _strikes(view, action.card, names) + _on_arrival(view, action.card)
        case Give():
            return ranked(view.box, action.card)
        case Eliminate():
            return _("{card} of {name}").format(card=card(view.stacks[action.owner][-1]), name=names[action.owner])
        case Name():
            return ranked(view.box, action.card) + _whereabouts(view, action.card, names)
        case Declare():
            return _("Rank {n}").format(n=action.rank)
        case Place():
            return _("Slot {slot}").format(slot=slot(action.slot)) + _lies_there(view, action.slot)
        case Swap():
            choice = _("{card} into slot {slot}")
            return choice.format(card=card(action.card), slot=slot(action.slot)) + _lies_there(view, action.slot)
        case Offer():
            return _("{card} to {name}").format(card=ranked(view.box, action.card), name=names[action.to])
    return _other_option(view, action, names)


def _other_option(view: View, action: Action, names: Sequence[str]) -> str:
    match action:
        case Look():
            return _("Look at all four")
        case Spy():
            return _("The hand of {name}").format(name=names[action.owner])
        case Raise():
            return _with_effect(view, action.card)
        case ChangePlaces():
            taken = view.stacks[action.owner][-1]
            return _("With {card} of {name}").format(card=card(taken), name=names[action.owner])
        case Consecrate() | Claim():
            worth = view.supply[action.colour] + view.chapel[action.colour]
            return _("{colour} (worth {n} each now)").format(colour=colour(action.colour), n=worth)
        case Enough():
            again = view.asked == "Offering" and any(partner != HIDDEN for partner in view.partners)
            return _("No second card") if again else _("Do without")
    raise LookupError(f"no words for {action}")


def _with_effect(view: View, number: int) -> str:
    return f"{ranked(view.box, number)}. {' '.join(_about(view.box, number))}"


def _strikes(view: View, number: int, names: Sequence[str]) -> str:
    """Whom a card would eliminate now."""
    one = characters(view.box)[number]
    found = [
        _("{card} of {name}").format(card=card(stack[-1]), name=names[seat])
        for seat, stack in enumerate(view.stacks)
        if one.effect == "eliminate" and seat != view.seat and stack
        if CHARACTERS[stack[-1]] in one.victims and not view.down >> stack[-1] & 1
    ]
    return " " + _("(now: {cards})").format(cards=", ".join(found)) if found else ""


def _on_arrival(view: View, number: int) -> str:
    """A warning behind a card that would be eliminated as soon as it is played."""
    for seat, stack in enumerate(view.stacks):
        if seat != view.seat and stack and not (view.down | view.inert) >> stack[-1] & 1:
            one = characters(view.box)[stack[-1]]
            waits = one.effect == "wait" and CHARACTERS[number] in one.victims
            if waits or (one.effect == "condemn" and view.named == number):
                return " " + _("(eliminated at once: {card})").format(card=card(stack[-1]))
    return ""


def _whereabouts(view: View, number: int, names: Sequence[str]) -> str:
    """What this seat knows of a character it may name."""
    if any(number in stack for stack in view.stacks):
        return " " + _("(already played)")
    if number in view.hand:
        return " " + _("(in your own hand)")
    if number in view.centre:
        return " " + _("(in the centre)")
    holders = [names[seat] for seat, known in enumerate(view.known) if number in known]
    return " " + _("(in the hand of {name})").format(name=holders[0]) if holders else ""


def _lies_there(view: View, number: int) -> str:
    there = view.centre[number]
    return "" if there == HIDDEN else " " + _("(you know what lies there: {card})").format(card=card(there))


# ---- what happened


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
            said = _("The highest open card: {card}. The first-player card is for {name}.")
            return said.format(card=card(event.card), name=names[event.seat])
        case FirstPlayerStayed():
            return _("No card lies open. The first-player card stays: {name}.").format(name=names[event.seat])
    return _of_the_end(event, names)


def _of_the_end(event: Event, names: Sequence[str]) -> str:
    match event:
        case TokensTaken():
            took = _("{name} takes tokens: {tokens}.").format(name=names[event.seat], tokens=tokens(event.tokens))
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
            return _("{name} asks: who holds {card}?").format(name=names[event.seat], card=card(event.card))
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


# ---- why not


def reason(why: Why) -> str:
    """Why an answer is not allowed, in a sentence with the rule's number."""
    return f"{_(REASONS[why.reason])} ({why.rule})"


REASONS = {
    "game over": N_("The game is over."),
    "not asked": N_("It is not your turn."),
    "must": N_("You cannot do without it now."),
    "wrong back": N_("The card must have the back that is asked for."),
    "not in hand": N_("You do not hold that card."),
    "wrong slot": N_("Card and slot must have the same back."),
    "same back": N_("The two cards you offer must have different backs."),
    "to yourself": N_("Offer the card to another player."),
    "no such back": N_("That player has no card with this back."),
    "own hand": N_("Look at the hand of another player."),
    "empty hand": N_("That player has no card left."),
    "own stack": N_("Only cards of other players can be eliminated."),
    "no victim": N_("No card that can be eliminated lies open there."),
    "cannot be condemned": N_("The Executioner cannot name that character."),
    "not in the match": N_("That character is not in this match."),
    "no such rank": N_("The Inquisitor has its high rank or its low one."),
    "not eliminated": N_("Choose an eliminated card of your own stack."),
    "no token": N_("The supply has no token of that colour left."),
    "effect first": N_("First the card that was just played has its effect."),
    "pass first": N_("First choose the card you pass."),
    "play a card": N_("It is your turn to play a card."),
    "claim first": N_("First say whether the Black Knight takes a token."),
    "choose a victim": N_("First choose whose stack is eliminated."),
    "name first": N_("First name a character."),
    "raise first": N_("First choose the card the Charlatan turns face up."),
    "consecrate first": N_("First choose the token for the chapel."),
    "spy first": N_("First choose whose hand the Witch looks at."),
    "look first": N_("First say whether you look at the centre cards."),
    "swap first": N_("First say whether you exchange a card with the centre."),
    "offer first": N_("First say which card you offer, and to whom."),
    "give first": N_("First choose the card you give."),
    "declare first": N_("First declare the rank of the Inquisitor."),
    "place first": N_("First choose the slot for the card you had to show."),
}


def tally_line(reason: str) -> str:
    """What points were given for."""
    return _(TALLY[reason])


TALLY = {
    "blue": N_("blue tokens"),
    "green": N_("green tokens"),
    "yellow": N_("yellow tokens"),
    "elimination": N_("eliminations"),
}


def option_of_rules(name: str) -> str:
    """An option of the rules, explained in a line."""
    return _(OPTIONS[name])


OPTIONS = {
    "random_sixteen": N_("Three players: four cards leave by lot each chapter, instead of ranks 1 to 4 (BK-2)"),
    "inquisitor_exchange": N_("The card shown to the Inquisitor goes to the centre, or to its player (BK-30)"),
    "black_knight": N_("The Black Knight takes a token if its owner got none, or always (BK-37)"),
    "chapters": N_("How many chapters are played; 1 for practice"),
    "tokens_for_three": N_("Power tokens of each colour for three players (BK-1)"),
    "tokens_for_four": N_("Power tokens of each colour for four players (BK-1)"),
}
