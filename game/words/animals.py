"""What is said in Animal Kingdoms: the table, questions, answers and reasons. A kingdom is named with its size."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.animals.box import KINGDOMS, RANKS
from game.rules.animals.moves import Claim, Discard, Enough, Fight, Pass, Rally, Reinforce, Retreat
from game.rules.animals.sight import BattleView, View
from game.rules.kernel import HIDDEN, OVER, Action, Why
from game.text import N_, _, ngettext
from game.words.animals_names import RIVAL as RIVAL
from game.words.animals_names import (
    capitalized,
    card,
    cards,
    decree,
    decree_title,
    kingdom,
    name_of,
    names_of,
    points,
    sized,
)
from game.words.animals_story import event as event

# ---- the table, for a terminal


def table(view: View, names: Sequence[str]) -> list[str]:
    """What lies where, line by line."""
    board = [line for number in range(KINGDOMS) for line in _kingdom_lines(view, number, names)]
    houses = [_house_line(view, house, names) for house in range(len(view.scores))]
    return [
        _head(view),
        *board,
        *houses,
        *_bonus_lines(view),
        *_battle_lines(view, names),
        _("Your hand: {cards}.").format(cards=cards(view.hand)),
    ]


def _head(view: View) -> str:
    age = _("Age {age} of {ages}.").format(age=max(1, view.age), ages=view.box.options.ages)
    deck = _("Deck: {deck}, discarded: {discard}.").format(deck=view.deck, discard=len(view.discard))
    rally = "" if view.rally_open and not view.retreats else " " + _("No more rallies in this age.")
    return f"{age} {deck}{rally}"


def _kingdom_lines(view: View, number: int, names: Sequence[str]) -> list[str]:
    if not view.decrees:
        return [f"{sized(view, number)}."]
    title = capitalized(decree_title(view.box, view.decrees[number]))
    asks = decree(view.box, view.decrees[number])
    return [
        f"{sized(view, number)}. {title}, {asks}.{_neighbours(view, number)}{_any_beast(view, number)}",
        "    " + _("Beasts: {cards}.").format(cards=cards(view.piles[number])) + " " + _free(view, number),
        f"    {_influence(view, number, names)} {_tokens(view, number)}",
    ]


def _neighbours(view: View, number: int) -> str:
    """Their names, where a decree refers to them: a list does not show that the last kingdom lies beside the first."""
    if view.box.decrees[view.decrees[number]].reach != "neighbours":
        return ""
    names = f"{kingdom((number - 1) % KINGDOMS)}, {kingdom((number + 1) % KINGDOMS)}"
    return " " + _("Neighbours: {kingdoms}.").format(kingdoms=names)


def _any_beast(view: View, number: int) -> str:
    """AK-3: said where a decree has nothing to refer to yet, and names nothing either."""
    found = view.box.decrees[view.decrees[number]]
    if found.ranks or found.kinds:
        return ""
    reach = found.reach
    lying = [bool(pile) for pile in view.piles]
    referred = {
        "nothing": True,
        "here": lying[number],
        "neighbours": lying[number - 1] or lying[(number + 1) % KINGDOMS],
        "others": any(lying[:number] + lying[number + 1 :]),
    }
    return "" if referred[reach] else " " + _("Any beast for now.")


def _free(view: View, number: int) -> str:
    free = view.free[number]
    if free == 0:
        return _("All taken.")
    if free == 1:
        return _("Only the capital is free.")
    return _("Free: {n} and the capital.").format(n=free - 1)


def _influence(view: View, number: int, names: Sequence[str]) -> str:
    there = [_presence(view, number, house, names) for house, n in enumerate(view.influence[number]) if n]
    return _("Influence: {houses}.").format(houses=", ".join(there) or _("nobody"))


def _presence(view: View, number: int, house: int, names: Sequence[str]) -> str:
    seats = view.council[number][house]
    council = ngettext("{n} in the council", "{n} in the council", seats).format(n=seats) if seats else ""
    capital = _("the capital") if view.capital[number] == house else ""
    more = ", ".join(words for words in (council, capital) if words)
    return f"{name_of(names, house)} – {view.influence[number][house]}" + (f" ({more})" if more else "")


def _tokens(view: View, number: int) -> str:
    if not view.tokens or not view.tokens[number]:
        return _("No token is left.")
    now, *later = view.tokens[number]
    if not later:
        return _("First place: {now}.").format(now=points(now))
    return _("First place: {now}, later {later}.").format(now=points(now), later=", ".join(map(str, later)))


def _house_line(view: View, house: int, names: Sequence[str]) -> str:
    name = name_of(names, house)
    said = [
        points(view.scores[house]),
        ngettext("{n} token left", "{n} tokens left", view.supply[house]).format(n=view.supply[house]),
    ]
    if house < len(names):
        said += _possessions(view, house)
    if house in view.retreats:
        said.append(_("has retreated"))
    name = _("{name} (you)").format(name=name) if house == view.seat else name
    return f"{name}: {', '.join(said)}."


def _possessions(view: View, house: int) -> list[str]:
    said = []
    modifiers, kept = view.modifiers[house], len(view.kept[house])
    if modifiers:
        said.append(ngettext("{n} modifier", "{n} modifiers", modifiers).format(n=modifiers))
    if kept:
        values = ", ".join(_("hidden") if value == HIDDEN else str(value) for value in view.kept[house])
        tokens = ngettext("{n} retreat token ({values})", "{n} retreat tokens ({values})", kept)
        said.append(tokens.format(n=kept, values=values))
    return said


def _bonus_lines(view: View) -> list[str]:
    return [_("Bonus cards of the upstart: {cards}.").format(cards=cards(view.bonus))] if view.bonus else []


def _battle_lines(view: View, names: Sequence[str]) -> list[str]:
    battle = view.battle
    if not battle:
        return []
    said = _("Battle for {kingdom}: {names}.").format(
        kingdom=kingdom(battle.kingdom), names=names_of(names, battle.fighters)
    )
    return [said, *_fighter_lines(view, battle, names)]


def _fighter_lines(view: View, battle: BattleView, names: Sequence[str]) -> list[str]:
    lines = [
        f"    {name_of(names, seat)}: {cards(battle.shown[seat])}{_added(view, battle, seat)}."
        for seat in battle.fighters
        if seat < len(battle.shown) and battle.shown[seat]
    ]
    if battle.defence:
        lines.append(f"    {_(RIVAL)}: {cards(battle.defence)}.")
    if battle.sealed != HIDDEN:
        lines.append(_("You have chosen: {card}.").format(card=card(battle.sealed)))
    return lines


def _added(view: View, battle: BattleView, seat: int) -> str:
    return f" +{view.box.battle.adds * battle.added[seat]}" if battle.added[seat] else ""


# ---- questions


def question(view: View, names: Sequence[str]) -> str:
    """What the table asks now, in a sentence."""
    if view.actor == OVER:
        return _("The game is over.")
    if view.actor != view.seat:
        return (
            _("{name} decides.").format(name=name_of(names, view.actor)) if view.actor >= 0 else _("The cards decide.")
        )
    if view.asked == "Choosing":
        return _choosing(view)
    if view.asked in ("Sealing", "Facing", "Reinforcing"):
        return _fighting(view, names)
    return _(QUESTIONS[view.asked])


def _choosing(view: View) -> str:
    actions = {type(action) for action in view.options}
    if Claim in actions:
        return _("Your turn: claim a territory, rally or retreat?") if Rally in actions else _("Claim or retreat?")
    if Rally in actions:
        return _("None of your beasts may be played. Rally or retreat?")
    return _("None of your beasts may be played, and there are no more rallies: you must retreat.")


def _fighting(view: View, names: Sequence[str]) -> str:
    battle = view.battle
    assert battle
    place, others = kingdom(battle.kingdom), names_of(names, [n for n in battle.standing if n != view.seat])
    if view.asked == "Reinforcing":
        return _("Battle for {kingdom}, against {names}: do you add modifiers to your card?").format(
            kingdom=place, names=others
        )
    if view.asked == "Facing":
        n = max(1, _level_cards(view) - view.battles)
        said = ngettext(
            "Battle for {kingdom}: which card do you play against {n} card of the upstart?",
            "Battle for {kingdom}: which card do you play against {n} cards of the upstart?",
            n,
        )
        return said.format(kingdom=place, n=n)
    return _("Battle for {kingdom}, against {names}: which card do you play?").format(kingdom=place, names=others)


def _level_cards(view: View) -> int:
    cards: int = getattr(view.box.solo.levels, view.box.options.solo_level).battle_cards
    return cards


QUESTIONS = {
    "Pairing": N_("A pair is asked for: which card is discarded with the one you played?"),
    "Discarding": N_("The rally: which cards do you exchange?"),
}


# ---- answers


def option(view: View, action: Action, names: Sequence[str]) -> str:
    """An answer, as it stands in a list of answers."""
    match action:
        case Claim():
            return f"{card(action.card)}: {sized(view, action.kingdom)}{_consequence(view, action)}"
        case Rally():
            return _("Rally: {points}, then exchange cards").format(points=points(view.box.rally.points))
        case Retreat():
            first = not view.retreats and len(view.scores) == len(names) > 1
            return _("Retreat, as the first: you get a retreat token") if first else _("Retreat")
        case Discard():
            return _("Discard: {card}").format(card=card(action.card))
        case Enough():
            n = view.box.board.hand - len(view.hand)
            return ngettext("Enough: draw {n} card", "Enough: draw {n} cards", n).format(n=n)
        case Fight():
            return card(action.card)
        case Reinforce():
            return _reinforce(view, action.count)
        case Pass():
            return _("Pass")
    raise LookupError(f"no words for {action}")


def _consequence(view: View, action: Claim) -> str:
    """What a claim brings with it, where that is more than a token."""
    said = []
    if view.free[action.kingdom] == 1:
        said.append(_("the capital: you retreat at once"))
    elif view.supply[view.seat] == 1:
        said.append(_("your last token: you retreat at once"))
    if view.box.law.pair[view.decrees[action.kingdom]]:
        said.append(_("and another card is discarded"))
    return f" ({'; '.join(said)})" if said else ""


def _reinforce(view: View, count: int) -> str:
    assert view.battle
    value = view.battle.shown[view.seat][-1] % RANKS + 1 + view.box.battle.adds * (view.battle.added[view.seat] + count)
    said = ngettext("Add {n} modifier: your card counts {value}", "Add {n} modifiers: your card counts {value}", count)
    return said.format(n=count, value=value)


def drawn(view: View, number: int, names: Sequence[str]) -> str:
    """What LUCK draws: a seat that begins, a token, a decree, a retreat token, or a beast."""
    forms: dict[str, Callable[[], str]] = {
        "Starting": lambda: names[number],
        "Founding": lambda: str(number),
        "Decreeing": lambda: decree(view.box, number),
        "Rewarding": lambda: str(number),
    }
    return forms.get(view.asked, lambda: card(number))()


# ---- why not


def reason(why: Why) -> str:
    """Why an answer is not allowed, in a sentence with the rule's number."""
    return f"{_(REASONS[why.reason])} ({why.rule})"


REASONS = {
    "game over": N_("The game is over."),
    "not asked": N_("It is not your turn."),
    "somebody retreated": N_("There is no rally any more once somebody has retreated in this age."),
    "rally closed": N_("There were too many rallies in succession: no more of them in this age."),
    "claim, rally or retreat": N_("Now you claim a territory, rally or retreat."),
    "not in your hand": N_("This card is not in your hand."),
    "kingdom full": N_("All territories of this kingdom are taken."),
    "no pair": N_("That makes no pair: two beasts of one kind or one rank are asked for."),
    "against the decree": N_("The decree of this kingdom forbids this beast."),
    "too many modifiers": N_("You have not so many modifiers."),
    "another question": N_("That is no answer to what is asked now."),
}


def tally_line(reason: str) -> str:
    """What points were given for."""
    return _(TALLY[reason])


TALLY = {
    "first": N_("first places"),
    "second": N_("second places"),
    "third": N_("third places"),
    "rally": N_("rallies"),
    "retreat": N_("retreat tokens"),
    "modifier": N_("unused modifiers"),
}


def option_of_rules(name: str) -> str:
    """An option of the rules, explained in a line."""
    return _(OPTIONS[name])


OPTIONS = {
    "peaceful": N_("Peace: ties for first place are settled without battles; not alone (AK-26)"),
    "solo_level": N_("Alone: how strong the upstart is (AK-47)"),
    "bonus_start": N_("Alone: a bonus card begins at the same kingdom, or at the one of its own rank (AK-43)"),
    "ages": N_("How many ages are played (AK-15)"),
}
