"""What is said in Lionheart. Names stand in the nominative, so that every language can say it well."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.kernel import OVER, Action, Why
from game.rules.lionheart.board import COPPER, MINES, edge_name, square_name
from game.rules.lionheart.box import LETTERS, NOBODY, goal
from game.rules.lionheart.moves import (
    Ally,
    Annex,
    Bribe,
    Build,
    Dismiss,
    Enough,
    Fence,
    Play,
    Post,
    Sell,
    TakeDeck,
    TakeMarket,
)
from game.rules.lionheart.sight import Outcome, View, border_outcome, expansion_outcome, knight_fee
from game.text import N_, _, ngettext
from game.words.lionheart_map import digit
from game.words.lionheart_map import drawn as drawn_map
from game.words.lionheart_names import card, colour, deed, points, squares, terrain, thalers
from game.words.lionheart_story import event as event

# ---- the table, for a terminal


def table(view: View, names: Sequence[str]) -> list[str]:
    """The map, the players, the domains, the cards."""
    return [
        *drawn_map(view),
        _(". field  F forest  V village  R residence  C S G J mines of copper, silver, gold, gems  # castle  * knight"),
        *(_player(view, seat, name) for seat, name in enumerate(names)),
        *_domains(view, names),
        _deck(view),
        *_listed(view, _("Market:"), [kind for kind, count in enumerate(view.market) for _copy in range(count)]),
        *_listed(view, _("Your hand:"), view.hand),
    ]


def _player(view: View, seat: int, name: str) -> str:
    line = _(
        "{mark} {name}: {points} of {goal}, {thalers}, income {income}, knights in reserve: {knights}, cards: {cards}"
    )
    return line.format(
        mark=">" if seat == view.player else " ",
        name=f"{digit(view, seat)} " + (_("{name} (you)").format(name=name) if seat == view.seat else name),
        points=points(view.scores[seat]),
        goal=goal(view.box, len(view.coins)),
        thalers=thalers(view.coins[seat]),
        income=sum(1 for mine in view.mines[4 * seat : 4 * seat + MINES] if mine),
        knights=view.reserve[seat],
        cards=_backs(view, seat),
    )


def _backs(view: View, seat: int) -> str:
    """What everybody knows of a hand: the letters on the backs, and the cards that came from the market."""
    letters = "".join(letter * count for letter, count in zip(LETTERS, view.backs[seat], strict=True))
    known = listed_cards(view, view.shown[seat])
    return f"{letters} ({known})" if view.shown[seat] and seat != view.seat else letters or "–"


def _domains(view: View, names: Sequence[str]) -> list[str]:
    return [domain(view, castle, names) for castle, square in enumerate(view.castles) if view.domain[square] == castle]


def domain(view: View, castle: int, names: Sequence[str]) -> str:
    """Whose it is, what it is worth, what guards it, what lies in it, and whom it may not expand into."""
    line = _("Domain around {square} ({name}): {points}, knights: {knights}{mines}{allies}")
    mines = [terrain(kind) for kind in range(COPPER, COPPER + MINES) if _has(view, castle, kind)]
    allies = [
        square_name(view.castles[other]) for other in range(len(view.castles)) if view.allies[castle] >> other & 1
    ]
    return line.format(
        square=square_name(view.castles[castle]),
        name=colour(view.owner[castle], names),
        points=points(view.value[castle]),
        knights=view.guards[castle],
        mines="".join(", " + mine for mine in mines),
        allies="; " + _("allied with: {squares}").format(squares=", ".join(allies)) if allies else "",
    )


def _has(view: View, castle: int, kind: int) -> bool:
    return any(view.domain[square] == castle and lies == kind for square, lies in enumerate(view.land.terrain))


def listed_cards(view: View, kinds: Sequence[int]) -> str:
    return "; ".join(card(view.prices.face[kind]) for kind in kinds) or _("none")


def _listed(view: View, heading: str, kinds: Sequence[int]) -> list[str]:
    """Cards one below the other."""
    return [heading, *(f"  {card(view.prices.face[kind])}" for kind in kinds)] if kinds else [f"{heading} {_('none')}"]


def _deck(view: View) -> str:
    left = [f"{letter} {count}" for letter, count in zip(LETTERS, view.stock, strict=True) if count]
    line = _("Deck: {letters}. Borders in the supply: {borders}.")
    return line.format(letters=", ".join(left) or _("empty"), borders=view.borders_left) + last_round(view)


def last_round(view: View) -> str:
    if view.turns_left in (NOBODY, 0):
        return ""
    last = ngettext("Last round: {n} turn left.", "Last round: {n} turns left.", view.turns_left)
    return " " + last.format(n=view.turns_left)


def drawn(view: View, number: int, names: Sequence[str]) -> str:
    """What LUCK draws: a tile, its turn, a player, or a card."""
    if view.asked == "Laying":
        return _("Tile {n}").format(n=number + 1)
    if view.asked == "Turning":
        return _("Quarter turns: {n}").format(n=number)
    return names[number] if view.asked == "Starting" else card(view.prices.face[number])


# ---- questions


def question(view: View, names: Sequence[str]) -> str:
    """What the table asks now, in a sentence."""
    if view.actor == OVER:
        return _("The game is over.")
    if view.actor != view.seat:
        return _("{name} decides.").format(name=names[view.actor]) if view.actor >= 0 else _("The cards decide.")
    phase = view.phases[-1]
    if view.asked == "Building":
        return _building(view, names)
    if view.asked in ("Fencing", "Recruiting", "Expanding"):
        left = getattr(phase, "left", 1)
        return _(QUESTIONS[view.asked]) + " " + _("Left on the card: {n}.").format(n=left)
    if view.asked == "Acting":
        asked = _("Your turn: sell a card or play one. You have {thalers}.")
        return asked.format(thalers=thalers(view.coins[view.seat])) + last_round(view)
    return _(QUESTIONS[view.asked])


def _building(view: View, names: Sequence[str]) -> str:
    asked = _("Where do you build a castle ({name})? Squares between castles of one colour: at least {gap}.")
    phase = view.phases[-1]
    return asked.format(name=colour(getattr(phase, "colour", 0), names), gap=getattr(phase, "gap", 0))


QUESTIONS = {
    "Garrisoning": N_("Where does the castle's knight stand?"),
    "Fencing": N_("Where do you place a border?"),
    "Recruiting": N_("Where do you post a knight?"),
    "Expanding": N_("Which square joins your domain?"),
    "Bribing": N_("The traitor: which domain does he leave, and which one does he come to?"),
    "Welcoming": N_("Where in your domain does the traitor stand?"),
    "Dismissing": N_("A knight turns traitor: which one leaves?"),
    "Allying": N_("The alliance: which two domains does it bind?"),
    "Taking": N_("Which card do you take?"),
}


# ---- answers


def option(view: View, action: Action, names: Sequence[str]) -> str:
    """An answer, as it stands in a list of answers."""
    match action:
        case Build():
            return square_name(action.square)
        case Post():
            fee = knight_fee(view, action.square) if view.asked != "Garrisoning" else 0
            return square_name(action.square) + (f" ({terrain(1)}: {thalers(fee)})" if fee else "")
        case Fence():
            return edge_name(action.edge) + _gains(border_outcome(view, action.edge), view, names)
        case Annex():
            return _annex(view, action, names)
        case Bribe() | Ally():
            return _pair(view, action, names)
        case Dismiss():
            return square_name(action.square)
        case Enough():
            return _("Enough")
    return _of_a_card(view, action)


def _of_a_card(view: View, action: Action) -> str:
    match action:
        case Sell():
            face = view.prices.face[action.kind]
            return _("Sell for {thalers}: {card}").format(thalers=thalers(face[2]), card=card(face))
        case Play():
            face = view.prices.face[action.kind]
            chosen = deed(action.deed, face[3 + action.deed])
            return _("Play for {thalers}: {deed} ({card})").format(
                thalers=thalers(face[1]), deed=chosen, card=card(face)
            )
        case TakeDeck():
            letter = next(letter for letter, count in zip(LETTERS, view.stock, strict=True) if count)
            return _("The top card of the deck, letter {letter}").format(letter=letter)
        case TakeMarket():
            return _("From the market: {card}").format(card=card(view.prices.face[action.kind]))
    raise LookupError(f"no words for {action}")


def _annex(view: View, action: Annex, names: Sequence[str]) -> str:
    outcome = expansion_outcome(view, action.domain, action.square)
    castle = square_name(view.castles[action.domain])
    kind = terrain(view.land.terrain[action.square])
    told = _("{square} ({terrain}) to the domain around {castle}")
    told = told.format(square=square_name(action.square), terrain=kind, castle=castle)
    cut = "; " + _("cut off: {squares}").format(squares=squares(outcome.cut_off)) if outcome.cut_off else ""
    return told + _gains(outcome, view, names) + cut


def _gains(outcome: Outcome, view: View, names: Sequence[str]) -> str:
    """What a step would bring whom: behind the place where it is made."""
    founded = [_("new domain around {square}").format(square=square_name(view.castles[n])) for n in outcome.founded]
    changed = [_signed(names[seat], change) for seat, change in enumerate(outcome.points) if change]
    return ": " + ", ".join(founded + changed) if founded or changed else ""


def _signed(name: str, change: int) -> str:
    """Kept on one line; the long minus stands out."""
    told = f"{change:+d}".replace("-", "−")
    return f"{name} {told}".replace(" ", "\N{NO-BREAK SPACE}")


def _pair(view: View, action: Bribe | Ally, names: Sequence[str]) -> str:
    told = _("yours around {mine}, that of {name} around {theirs}") if view.owner[action.theirs] < len(names) else ""
    return (told or _("yours around {mine}, the neutral one around {theirs}")).format(
        mine=square_name(view.castles[action.mine]),
        name=colour(view.owner[action.theirs], names),
        theirs=square_name(view.castles[action.theirs]),
    )


# ---- why not


def reason(why: Why) -> str:
    """Why an answer is not allowed, in a sentence with the rule's number."""
    return f"{_(REASONS[why.reason])} ({why.rule})"


REASONS = {
    "game over": N_("The game is over."),
    "not asked": N_("It is not your turn."),
    "another question": N_("That is no answer to what is asked now."),
    "beside the castle": N_("The first knight stands on a free field or forest beside its castle."),
    "castle on a field": N_("A castle can only stand on a field."),
    "occupied": N_("There is a piece on that square already."),
    "no room for a knight": N_("There is no free field or forest beside it for the knight."),
    "too near": N_("That is too near to another castle of the same colour."),
    "card at the end": N_("You take a card at the end of the turn; first sell a card or play one."),
    "not in your hand": N_("You do not have that card."),
    "not on the card": N_("That card cannot do this."),
    "too expensive": N_("You cannot pay for that card."),
    "no border left": N_("All borders stand on the board."),
    "no edge left": N_("There is no place left for a border."),
    "no knight left": N_("You have no knight in reserve."),
    "fee too high": N_("You cannot pay the fee for a forest."),
    "no room for knights": N_("There is no free square beside your pieces."),
    "no domain": N_("You have no domain yet."),
    "cannot grow": N_("None of your domains can grow: there are pieces, own or allied domains, or too many knights."),
    "nobody to bribe": N_("There is no neighbouring domain with a knight, or no knight or room in your own."),
    "nobody to ally with": N_("There is no neighbouring domain of an opponent without an alliance."),
    "border there": N_("There is a border already."),
    "inside a domain": N_("Inside a domain there are no borders."),
    "between two of a colour": N_("Pieces of one colour cannot be parted by a border."),
    "no place for a knight": N_("Knights stand on fields and in forests only."),
    "beside an own piece": N_("A knight must stand beside your own castle or knight, with no border between."),
    "inside your domain": N_("The traitor must stand in the domain you have named."),
    "not your domain": N_("That is not a domain of yours."),
    "another domain": N_("The second square must join the same domain."),
    "yours already": N_("That square belongs to the domain already."),
    "not beside the domain": N_("That square does not lie beside the domain."),
    "piece on it": N_("A square with a piece cannot be taken."),
    "own domain": N_("You cannot take land of your own domains."),
    "allied": N_("The two domains are allies."),
    "too few knights": N_("Your domain needs more knights than that one."),
    "no neighbours": N_("These are not a domain of yours and a neighbouring one of an opponent."),
    "no knight in it": N_("There must be a knight in both domains."),
    "no room inside": N_("There is no square for the knight in your domain that you could pay for."),
    "allies already": N_("These domains are allies already."),
    "not that knight": N_(
        "Only a knight of that domain can leave, and the others must stay connected with the castle."
    ),
    "just sold": N_("You have sold that card in this turn."),
    "not on sale": N_("There is no such card in the market."),
    "at least one": N_("You must do it at least once."),
}


def tally_line(reason: str) -> str:
    """What points were given for."""
    return _(TALLY[reason])


TALLY = {
    "forest": N_("forests"),
    "village": N_("villages"),
    "residence": N_("royal residence"),
    "monopoly": N_("monopolies"),
    "thalers": N_("thalers"),
}


def option_of_rules(name: str) -> str:
    """An option of the rules, explained in a line."""
    return _(OPTIONS[name])


OPTIONS = {
    "goals": N_("Points that end the game, for two, three and four players (LH-30)"),
    "start_thalers": N_("Thalers everybody begins with (LH-1)"),
    "castle_gap": N_("Squares between two castles of one colour (LH-3)"),
}
