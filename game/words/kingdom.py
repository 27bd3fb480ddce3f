"""What is said in Kingdom: the table, questions, answers and reasons. A province is named by its colour and owner."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.kernel import HIDDEN, OVER, Action, Why
from game.rules.kingdom.box import BLUE, GOLD, GREEN, JESTER, KINDS, MOST_PROVINCES, RED, Face
from game.rules.kingdom.moves import Add, Enough, Fetch, Lay, Place, ShowHand, Take
from game.rules.kingdom.sight import View
from game.text import N_, _, ngettext
from game.words.kingdom_names import card, cards, faces_of, has_power, power_of, province, signed
from game.words.kingdom_story import event as event

# ---- what a province is worth


def worth(view: View, number: int) -> int:
    """The sum of a province as it lies."""
    return sum(face.points for face in faces_of(view, view.provinces[number]))


def _filled(view: View, count: int, points: int) -> str:
    """How full a province is, and what it is worth."""
    size = view.box.options.cards_in_province
    return _("{n} of {size} cards, worth {points}").format(n=count, size=size, points=signed(points))


def _then(view: View, count: int, points: int) -> str:
    """What an answer makes of a province: so many more cards and points."""
    now = view.provinces[view.province]
    return _("then {province}").format(province=_filled(view, len(now) + count, worth(view, view.province) + points))


# ---- the table, for a terminal


def table(view: View, names: Sequence[str]) -> list[str]:
    """What lies where, line by line; the own kingdom and hand last, beside the question."""
    seats = [*range(view.seat + 1, len(names)), *range(view.seat + 1)]
    return [
        *(line for seat in seats for line in _kingdom(view, seat, names)),
        _piles(view),
        _unseen(view),
        *_under_way(view, names),
        _("Your hand: {cards}.").format(cards=cards(faces_of(view, view.hands[view.seat]))),
    ]


def _kingdom(view: View, seat: int, names: Sequence[str]) -> list[str]:
    name = _("{name} (you)").format(name=names[seat]) if seat == view.seat else names[seat]
    head = _("Kingdom of {name}: income {points}.").format(name=name, points=view.scores[seat])
    mine = range(seat * MOST_PROVINCES, (seat + 1) * MOST_PROVINCES)
    return [" ".join([head, *_hand(view, seat)]), *(_line(view, number) for number in mine if view.provinces[number])]


def _hand(view: View, seat: int) -> list[str]:
    """What all know of a hand."""
    n, shown = len(view.hands[seat]), view.shown[seat]
    held = ngettext("{n} card in hand.", "{n} cards in hand.", n).format(n=n)
    known = _("Known to all: {cards}.").format(cards=cards(faces_of(view, shown)))
    return [held, known] if shown else [held]


def _line(view: View, number: int) -> str:
    filled = _filled(view, len(view.provinces[number]), worth(view, number))
    return f"  {_(COLOURS[view.colours[number]])}, {filled}: {cards(faces_of(view, view.provinces[number]))}"


COLOURS = {
    GOLD: N_("Province without a colour"),
    RED: N_("Red province"),
    BLUE: N_("Blue province"),
    GREEN: N_("Green province"),
}


def _piles(view: View) -> str:
    n, thrown = view.left, sum(view.discard)
    deck = ngettext("Deck: {n} card", "Deck: {n} cards", n).format(n=n)
    discard = ngettext("Discarded: {n} card", "Discarded: {n} cards", thrown).format(n=thrown)
    return f"{deck}. {discard}."


def _unseen(view: View) -> str:
    counts = [0] * len(KINDS)
    for face, count in zip(view.box.printed.faces, view.unseen, strict=True):
        counts[face.kind] += count
    said = ", ".join(counted(kind, n) for kind, n in enumerate(counts) if n) or _("none")
    return _("Not seen yet, in the deck and in other hands: {cards}.").format(cards=said)


def counted(kind: int, n: int) -> str:
    """So many cards of a kind."""
    forms: tuple[Callable[[], str], ...] = (
        lambda: ngettext("{n} jester", "{n} jesters", n),
        lambda: ngettext("{n} princess", "{n} princesses", n),
        lambda: ngettext("{n} knight", "{n} knights", n),
        lambda: ngettext("{n} king", "{n} kings", n),
        lambda: ngettext("{n} peasant", "{n} peasants", n),
    )
    return forms[kind]().format(n=n)


def _under_way(view: View, names: Sequence[str]) -> list[str]:
    """What of this turn is not finished yet."""
    lines = []
    if view.card != HIDDEN:
        (face,) = faces_of(view, [view.card])
        lines.append(_("{name} lays: {card}.").format(name=names[view.player], card=card(face)))
    if view.taken:
        said = _("{name} has taken, for the next turn: {cards}.")
        lines.append(said.format(name=names[view.player], cards=cards(faces_of(view, view.taken))))
    return lines


# ---- questions


def question(view: View, names: Sequence[str]) -> str:
    """What the table asks now, in a sentence."""
    if view.actor == OVER:
        return _("The game is over.")
    if view.actor != view.seat:
        return _("{name} decides.").format(name=names[view.actor]) if view.actor >= 0 else _("The cards decide.")
    if view.asked == "Laying":
        blocked = isinstance(view.options[0], ShowHand)
        return _("There is no place for any of your cards.") if blocked else _("Your turn: which card do you lay?")
    if view.asked == "Placing":
        return _("Where does it go: {card}?").format(card=card(*faces_of(view, [view.card])))
    where = province(view, view.province, names)
    filled = _filled(view, len(view.provinces[view.province]), worth(view, view.province))
    said = NOBODY_FOLLOWS if view.asked == "Following" and len(view.options) == 1 else QUESTIONS[view.asked]
    return _(said).format(province=where, filled=filled, n=_left(view))


NOBODY_FOLLOWS = N_("The king, {province} ({filled}): no card of your hand can follow him.")
QUESTIONS = {
    "Replacing": N_("The jester, {province} ({filled}): add it, or replace a card?"),
    "Taking": N_("The princess, {province} ({filled}): which card do you take? Up to {n} more."),
    "Fetching": N_("The knight, {province} ({filled}): which card does he bring there? Up to {n} more."),
    "Following": N_("The king, {province} ({filled}): which card follows him? Up to {n} more."),
}


def _left(view: View) -> int:
    """How often the power may still be used; a knight and a princess not more often than the province lets them."""
    left: int = getattr(view.phases[-1], "left", 0)
    lying = len(view.provinces[view.province])
    if view.asked == "Fetching":
        return min(left, view.box.options.cards_in_province - lying)
    return min(left, lying - 1) if view.asked == "Taking" else left


# ---- answers


def option(view: View, action: Action, names: Sequence[str]) -> str:
    """An answer, as it stands in a list of answers, with what it does."""
    match action:
        case Lay():
            return _lay(view, *faces_of(view, [action.card]))
        case Place():
            return _place(view, action.province, names)
        case Take():
            return _take(view, *faces_of(view, [action.card]))
        case Fetch():
            (face,) = faces_of(view, [action.card])
            where = province(view, action.province, names)
            return f"{card(face)}, {where}: {_then(view, 1, face.points)}"
        case Add():
            (face,) = faces_of(view, [view.card])
            return _("Add the jester: {then}").format(then=_then(view, 1, face.points))
        case ShowHand():
            return _("Show your hand, discard it and draw new cards")
        case Enough():
            return _(ENOUGH[view.asked])
    raise LookupError(f"no words for {action}")


def _lay(view: View, face: Face) -> str:
    if view.asked == "Following" and face.kind != JESTER:
        return f"{card(face)}: {_then(view, 1, face.points)}"
    return f"{card(face)} ({power_of(face)})" if has_power(face) else card(face)


def _place(view: View, number: int, names: Sequence[str]) -> str:
    where, lies = province(view, number, names), view.provinces[number]
    (face,) = faces_of(view, [view.card])
    if not lies:
        return where
    if face.kind == JESTER:
        return f"{where}: {_filled(view, len(lies), worth(view, number))}"
    then = _("then {province}").format(province=_filled(view, len(lies) + 1, worth(view, number) + face.points))
    return f"{where}: {then}"


def _take(view: View, face: Face) -> str:
    if view.asked == "Taking":
        return f"{card(face)}: {_then(view, -1, -face.points)}"
    (jester,) = faces_of(view, [view.card])
    said = _("Replace {card}, and take it: {then}")
    return said.format(card=card(face), then=_then(view, 0, jester.points - face.points))


ENOUGH = {
    "Taking": N_("Take no more"),
    "Fetching": N_("Bring no more"),
    "Following": N_("Lay no more"),
}


# ---- luck, reasons and options


def drawn(view: View, number: int, names: Sequence[str]) -> str:
    """What LUCK draws: a seat that begins, or a card."""
    return names[number] if view.asked == "Starting" else card(view.box.printed.faces[number])


def reason(why: Why) -> str:
    """Why an answer is not allowed, in a sentence with the rule's number."""
    return f"{_(REASONS[why.reason])} ({why.rule})"


REASONS = {
    "game over": N_("The game is over."),
    "not asked": N_("It is not your turn."),
    "choose a card": N_("First choose the card of your hand that you lay."),
    "choose a province": N_("Now choose the province the card goes to."),
    "add or replace": N_("First say what the jester does: he is added, or replaces a card."),
    "princess first": N_("First say what the princess takes, or that it is enough."),
    "knight first": N_("First say what the knight brings, or that it is enough."),
    "king first": N_("First say which cards follow the king, or that it is enough."),
    "has a place": N_("There is a place for one of your cards; you may not change your hand."),
    "no pass": N_("You must lay a card."),
    "no place": N_("There is no place for this card before any player."),
    "not in hand": N_("You do not hold this card."),
    "taken now": N_("A card taken this turn cannot be laid before your next one."),
    "no more provinces": N_("This player may have no more provinces under construction."),
    "other colour": N_("The card does not match the colour of the province."),
    "same colour twice": N_("This player has a province of that colour already."),
    "one new province": N_("A new province is opened at the first free place."),
    "not there": N_("There is no such card there."),
    "a jester": N_("A jester does not replace a jester."),
    "king at work": N_("The power of this king is still going on; he stays."),
    "full": N_("The province is full."),
    "herself": N_("The princess does not take herself."),
    "his own province": N_("The knight brings cards of another province into his own."),
    "one province only": N_("All cards the knight brings come from one province."),
    "out of reach": N_("The knight brings only cards of his colour, and jesters that could be of it."),
}


def tally_line(reason: str) -> str:
    """What points were given for."""
    return _(TALLY[KINDS.index(reason)])


TALLY = (N_("jesters"), N_("princesses"), N_("knights"), N_("kings"), N_("peasants"))


def option_of_rules(name: str) -> str:
    """An option of the rules, explained in a line."""
    return _(OPTIONS[name])


OPTIONS = {
    "king_chains_powers": N_("Cards laid with a king use their powers, too (KD-14)"),
    "hand_size": N_("Cards in a full hand (KD-8)"),
    "provinces": N_("Provinces a player may have under construction (KD-3)"),
    "cards_in_province": N_("Cards that make a province complete (KD-6)"),
}
