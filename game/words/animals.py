"""What is said in Animal Kingdoms. Beasts, kingdoms and players stand in the nominative, so that every language can say
it well; a kingdom is named by its size."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.animals.box import KINDS, KINGDOMS, RANKS, Box, Decree
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
    Claim,
    Claimed,
    CouncilJoined,
    DecreesPosted,
    Discard,
    Discarded,
    Drew,
    Enough,
    Fight,
    GameEnded,
    ModifierTaken,
    NobodyThere,
    Pass,
    Passed,
    PeaceKept,
    Rallied,
    Rally,
    RallyClosed,
    Reinforce,
    Reinforced,
    Reshuffled,
    Retreat,
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
from game.rules.animals.sight import BattleView, View
from game.rules.kernel import HIDDEN, OVER, Action, Event, Why
from game.text import N_, _, ngettext

TITLE = N_("Animal Kingdoms")
BLURB = N_("Play beasts under decrees and win influence in five kingdoms, in company or alone.")
RIVAL = N_("Upstart")
"""Who plays against somebody alone."""

_KINDS = (
    N_("red panda"),
    N_("tiger"),
    N_("bee"),
    N_("lizard"),
    N_("frog"),
    N_("owl"),
    N_("okapi"),
    N_("wolf"),
)
_KINGDOMS = (N_("Meadows"), N_("Marshes"), N_("Woods"), N_("Mountains"), N_("Coast"))
"""Clockwise. The rulebook has no names for them; people need some."""


def kind(number: int) -> str:
    return _(_KINDS[number])


def card(number: int) -> str:
    """A beast with its rank: wolf 4."""
    return f"{kind(number // RANKS)} {number % RANKS + 1}"


def cards(numbers: Sequence[int]) -> str:
    """Several beasts; "none" without any."""
    return ", ".join(card(number) for number in numbers) or _("none")


def kingdom(number: int) -> str:
    return _(_KINGDOMS[number])


def sized(view: View, number: int) -> str:
    """A kingdom and how many territories it has."""
    return f"{kingdom(number)} ({view.box.board.territories[number]})"


def points(n: int) -> str:
    return ngettext("{n} point", "{n} points", n).format(n=n)


def _name(names: Sequence[str], house: int) -> str:
    return names[house] if house < len(names) else _(RIVAL)


def _names(names: Sequence[str], houses: Sequence[int]) -> str:
    return ", ".join(_name(names, house) for house in houses)


def _capital(line: str) -> str:
    return line[:1].upper() + line[1:]


# ---- decrees


def decree(box: Box, number: int) -> str:
    """What a decree asks for, put together from its parts; it is the how-manieth of the box."""
    found = box.decrees[number]
    if found.reach == "nothing":
        return "; ".join(_fixed(found))
    joined = (_(" or ") if found.either else _(" and ")).join(_tests(found))
    return "; ".join([f"{_(REACHES[found.reach, found.whole])}: {joined}", *_fixed(found)])


def decree_title(box: Box, number: int) -> str:
    return _("decree {number}").format(number=box.decrees[number].number)


def _fixed(found: Decree) -> list[str]:
    said = []
    if found.ranks:
        said.append(_("rank {ranks}").format(ranks=_either([str(rank) for rank in found.ranks])))
    if found.kinds:
        said.append(_either([kind(KINDS.index(name)) for name in found.kinds]))
    if found.pair:
        said.append(_("two beasts of one kind or one rank, one of them is discarded"))
    return said


def _either(words: Sequence[str]) -> str:
    """One, another or a third."""
    return _(" or ").join([part for part in (", ".join(words[:-1]), words[-1]) if part])


def _tests(found: Decree) -> list[str]:
    said = [(RANK_TESTS, found.rank), (KIND_TESTS, found.kind)]
    return [_(table[test]) for table, test in said if test != "any"]


REACHES = {
    ("here", False): N_("compared with the last beast here"),
    ("here", True): N_("compared with all beasts here"),
    ("neighbours", False): N_("compared with the neighbours' last beasts"),
    ("others", False): N_("compared with the last beasts of all other kingdoms"),
}
RANK_TESTS = {
    "same": N_("the same rank"),
    "unlike": N_("another rank"),
    "at_least": N_("a rank not lower"),
    "at_most": N_("a rank not higher"),
    "next": N_("a rank one above or one below"),
    "same_parity": N_("even to even, odd to odd"),
    "other_parity": N_("even after odd, odd after even"),
}
KIND_TESTS = {"same": N_("the same kind"), "unlike": N_("another kind")}


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
    rally = "" if not (view.retreats or not view.rally_open) else " " + _("No more rallies in this age.")
    return f"{age} {deck}{rally}"


def _kingdom_lines(view: View, number: int, names: Sequence[str]) -> list[str]:
    if not view.decrees:
        return [f"{sized(view, number)}."]
    title = _capital(decree_title(view.box, view.decrees[number]))
    asks = decree(view.box, view.decrees[number])
    return [
        f"{sized(view, number)}. {title}, {asks}.{_any_beast(view, number)}",
        "    " + _("Beasts: {cards}.").format(cards=cards(view.piles[number])) + " " + _free(view, number),
        f"    {_influence(view, number, names)} {_tokens(view, number)}",
    ]


def _any_beast(view: View, number: int) -> str:
    """AK-3: said where a decree has nothing to refer to yet."""
    reach = view.box.decrees[view.decrees[number]].reach
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
    return f"{_name(names, house)} – {view.influence[number][house]}" + (f" ({more})" if more else "")


def _tokens(view: View, number: int) -> str:
    if not view.tokens or not view.tokens[number]:
        return _("No token is left.")
    now, *later = view.tokens[number]
    if not later:
        return _("First place: {now}.").format(now=points(now))
    return _("First place: {now}, later {later}.").format(now=points(now), later=", ".join(map(str, later)))


def _house_line(view: View, house: int, names: Sequence[str]) -> str:
    name = _name(names, house)
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
    if view.modifiers[house]:
        n = view.modifiers[house]
        said.append(ngettext("{n} modifier", "{n} modifiers", n).format(n=n))
    values = ", ".join(_("hidden") if value == HIDDEN else str(value) for value in view.kept[house])
    if values:
        said.append(_("retreat tokens: {values}").format(values=values))
    return said


def _bonus_lines(view: View) -> list[str]:
    return [_("Bonus cards of the upstart: {cards}.").format(cards=cards(view.bonus))] if view.bonus else []


def _battle_lines(view: View, names: Sequence[str]) -> list[str]:
    battle = view.battle
    if not battle:
        return []
    said = _("Battle for {kingdom}: {names}.").format(
        kingdom=kingdom(battle.kingdom), names=_names(names, battle.fighters)
    )
    return [said, *_fighter_lines(view, battle, names)]


def _fighter_lines(view: View, battle: BattleView, names: Sequence[str]) -> list[str]:
    lines = [
        f"    {_name(names, seat)}: {cards(battle.shown[seat])}{_added(view, battle, seat)}."
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
        return _("{name} decides.").format(name=_name(names, view.actor)) if view.actor >= 0 else _("The cards decide.")
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
    place, others = kingdom(battle.kingdom), _names(names, [n for n in battle.standing if n != view.seat])
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
            return f"{sized(view, action.kingdom)}: {card(action.card)}{_consequence(view, action)}"
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


# ---- what happened


def event(event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence for the story."""
    match event:
        case TurnBegan():
            return _("{name}: a turn begins.").format(name=_name(names, event.seat))
        case Claimed():
            said = (
                _("{name} claims the capital of {kingdom}: {card}.")
                if event.capital
                else _("{name} claims a territory in {kingdom}: {card}.")
            )
            return said.format(name=_name(names, event.seat), kingdom=kingdom(event.kingdom), card=card(event.card))
        case Rallied():
            return _("{name} rallies.").format(name=_name(names, event.seat))
        case Discarded():
            return _("{name} discards: {card}.").format(name=_name(names, event.seat), card=card(event.card))
        case Drew():
            said = ngettext("{name} draws {n} card.", "{name} draws {n} cards.", event.count)
            return said.format(name=_name(names, event.seat), n=event.count)
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
            return _(CAUSES[event.cause]).format(name=_name(names, event.seat))
        case RetreatTokenTaken():
            return _("{name} is the first to retreat and takes a retreat token.").format(name=_name(names, event.seat))
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
            return _("Decrees: {decrees}.").format(decrees=_by_kingdom([str(n + 1) for n in event.decrees]))
        case AgeBegan():
            return _("Age {age} begins. First player: {name}.").format(age=event.age, name=_name(names, event.seat))
        case AgeEnded():
            return _("Age {age} ends; the kingdoms are scored.").format(age=event.age)
        case NobodyThere():
            return _("{kingdom}: nobody is there, the token stays.").format(kingdom=kingdom(event.kingdom))
        case Scored():
            return _(PLACES[event.place]).format(
                kingdom=kingdom(event.kingdom), names=_names(names, event.seats), points=points(event.points)
            )
        case PeaceKept():
            said = _("{kingdom}: a tie. The capital decides: {name}.")
            shared = _("{kingdom}: a tie for first place, and none of them holds the capital.")
            return (shared if event.holder == HIDDEN else said).format(
                kingdom=kingdom(event.kingdom), name=_name(names, event.holder)
            )
        case CouncilJoined():
            return _("{kingdom}: the token of {name} moves from the capital to the council.").format(
                kingdom=kingdom(event.kingdom), name=_name(names, event.seat)
            )
        case RetreatTokenShown():
            return _("{name} turns a retreat token over: {points}.").format(
                name=_name(names, event.seat), points=points(event.value)
            )
        case GameEnded():
            won = ngettext("The winner is {names}!", "The victory is shared: {names}!", len(event.winners))
            return won.format(names=_names(names, event.winners))
    return _of_a_battle(event, names)


def _by_kingdom(told: Sequence[str]) -> str:
    return "; ".join(f"{kingdom(number)} {words}" for number, words in enumerate(told))


PLACES = {
    1: N_("{kingdom}, first place: {names}, {points}."),
    2: N_("{kingdom}, second place: {names}, {points}."),
    3: N_("{kingdom}, third place: {names}, {points}."),
}


def _of_a_battle(event: Event, names: Sequence[str]) -> str:
    match event:
        case BattleBegan():
            return _("Battle for {kingdom}: {names}.").format(
                kingdom=kingdom(event.kingdom), names=_names(names, event.seats)
            )
        case CardSealed():
            return _("{name} has chosen a card.").format(name=_name(names, event.seat))
        case CardsRevealed():
            told = [
                f"{_name(names, seat)} – {card(shown)}" for seat, shown in zip(event.seats, event.cards, strict=True)
            ]
            return _("The cards are revealed: {cards}.").format(cards=", ".join(told))
        case Reinforced():
            said = ngettext(
                "{name} adds {n} modifier; the card counts {value} now.",
                "{name} adds {n} modifiers; the card counts {value} now.",
                event.count,
            )
            return said.format(name=_name(names, event.seat), n=event.count, value=event.value)
        case Passed():
            return _("{name} passes.").format(name=_name(names, event.seat))
        case BattleGoesOn():
            return _("A tie: {names}. The battle goes on.").format(names=_names(names, event.seats))
        case BattleEnded():
            won = ngettext(
                "{kingdom}, the battle is won: {names}.", "{kingdom}, the battle is drawn: {names}.", len(event.seats)
            )
            return won.format(kingdom=kingdom(event.kingdom), names=_names(names, event.seats))
        case ModifierTaken():
            return _("{name} takes a battle modifier.").format(name=_name(names, event.seat))
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
