"""What is said in Brutal Kingdom. Characters are named in the nominative, so that every language can say it well."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brutal.box import BACKS, CHARACTERS, COLOURS, characters
from game.rules.brutal.moves import (
    ChangePlaces,
    Claim,
    Consecrate,
    Declare,
    Eliminate,
    Enough,
    Give,
    Look,
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
from game.text import N_, _
from game.words.brutal_names import about as about
from game.words.brutal_names import (
    about_lines,
    back,
    card,
    cards,
    colour,
    nothing,
    points,
    ranked,
    reference,
    slot,
    tokens,
)
from game.words.brutal_story import event as event

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
        *_in_no_hand(view),
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
    return ", ".join([*some, *([_("elimination {n}").format(n=marks)] if marks else [])]) or nothing()


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


def _in_no_hand(view: View) -> list[str]:
    """The character the Inquisitor asked for in vain, while it can be in no hand."""
    asked = view.unheld != HIDDEN and not _is_played(view, view.unheld)
    return [_("In no hand: {card}.").format(card=card(view.unheld))] if asked else []


def _is_played(view: View, number: int) -> bool:
    return any(number in stack for stack in view.stacks)


def _own_hand(view: View, names: Sequence[str]) -> str:
    hand = [_held(view, number, exposed, names) for number, exposed in zip(view.hand, view.exposed, strict=True)]
    return _("Your hand: {cards}.").format(cards=", ".join(hand) or nothing())


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
        step = -1 if _back_asked_for(view) else 1
        return asked.format(name=names[(view.seat + step) % len(names)])
    if view.asked == "Giving":
        return (_(GIVING_DARK) if _back_asked_for(view) else asked).format(name=names[view.player])
    return asked


def _back_asked_for(view: View) -> int:
    """The back of the cards the seat may pass or give."""
    action = view.options[0]
    assert isinstance(action, Pass | Give)
    return view.box.cast.backs[action.card]


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
    "Giving": N_("{name} offers you a light card, face down: which one do you give for it?"),
    "Declaring": N_("The Inquisitor: which rank does it have?"),
    "Inquiring": N_("The Inquisitor: which character do you ask for?"),
    "Replacing": N_("You had to show a card: into which slot of the centre does it go?"),
    "Repaying": N_("The Inquisitor takes the card that was shown: which one do you give for it?"),
}
GIVING_DARK = N_("{name} offers you a dark card, face down: which one do you give for it?")


# ---- answers


def option(view: View, action: Action, names: Sequence[str]) -> str:
    """An answer, as it stands in a list of answers."""
    match action:
        case Pass() | Give():
            return _with_effect(view, action.card)
        case Play():
            return _with_effect(view, action.card) + _strikes(view, action.card, names) + _on_arrival(view, action.card)
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
    """A character and what it does; without a full stop, because an answer is put into sentences."""
    return f"{ranked(view.box, number)} – {' '.join(about_lines(view.box, number))}".removesuffix(".")


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
                return " " + _("(eliminated on arrival: {card} lies in wait)").format(card=card(stack[-1]))
    return ""


def _whereabouts(view: View, number: int, names: Sequence[str]) -> str:
    """What this seat knows of a character it may name."""
    if _is_played(view, number):
        return " " + _("(already played)")
    if number in view.hand:
        return " " + _("(in your own hand)")
    if number in view.centre:
        return " " + _("(in the centre)")
    if number == view.unheld:
        return " " + _("(in no hand)")
    holders = [names[seat] for seat, known in enumerate(view.known) if number in known]
    return " " + _("(in the hand of {name})").format(name=holders[0]) if holders else ""


def _lies_there(view: View, number: int) -> str:
    there = view.centre[number]
    return "" if there == HIDDEN else " " + _("(you know what lies there: {card})").format(card=card(there))


def drawn(view: View, number: int, names: Sequence[str]) -> str:
    """What LUCK draws: a seat that begins, the answer of the hands, or a character."""
    if view.asked == "Searching":
        return _("the hands answer")
    return names[number] if view.asked == "Starting" else card(number)


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
