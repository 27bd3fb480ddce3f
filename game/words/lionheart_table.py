"""What stands on the table of Lionheart in the window: labels, and what is said about a place under the mouse."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.lionheart.board import FIRST, MINES, SECOND, square_name
from game.rules.lionheart.box import CASTLE, EMPTY, LETTERS, NOBODY
from game.rules.lionheart.sight import View, knight_fee
from game.text import _, ngettext
from game.words import lionheart as words
from game.words.lionheart_names import colour, deed, points, terrain, thalers


def letters(view: View, seat: int) -> str:
    """The backs of a hand."""
    return "".join(letter * count for letter, count in zip(LETTERS, view.backs[seat], strict=True)) or "–"


def deck_left(view: View) -> str:
    return _("Deck: {n}").format(n=sum(view.stock))


def market_label(view: View) -> str:
    return _("Market · borders left: {n}").format(n=view.borders_left)


def deck_about(view: View) -> str:
    """How many cards of each letter are left."""
    left = [f"{letter}\N{NO-BREAK SPACE}{count}" for letter, count in zip(LETTERS, view.stock, strict=True) if count]
    return _("Cards by letter: {letters}.").format(letters=", ".join(left) or _("none")) + words.last_round(view)


def deed_now(number: int, times: int, why: str) -> str:
    """Whether a deed of a card can be done now, and why not."""
    line = _("Possible now: {deed}.") if not why else _("Not now: {deed}. {why}")
    return line.format(deed=deed(number, times), why=why)


def about_square(view: View, square: int, names: Sequence[str]) -> tuple[str, str]:
    """What a square is, what it is worth, what stands there, and in whose domain it lies."""
    title = f"{square_name(square)}: {terrain(view.land.terrain[square])}"
    lines = [_("Worth {points} in a domain.").format(points=points(view.land.worth[square]))]
    piece, castle = view.pieces[square], view.domain[square]
    if piece != EMPTY:
        stands = _("Castle: {name}.") if piece >= CASTLE else _("Knight: {name}.")
        lines.append(stands.format(name=colour(piece % CASTLE, names)))
    if castle != NOBODY:
        lines.append(words.domain(view, castle, names) + ".")
    return title, "\n".join(lines)


def about_edge(view: View, edge: int) -> tuple[str, str]:
    """What binds the two domains that meet there; nothing, if that is no alliance."""
    one, other = view.domain[FIRST[edge]], view.domain[SECOND[edge]]
    if NOBODY in (one, other) or not view.allies[one] >> other & 1:
        return "", ""
    bound = _("The domains around {one} and {other} are allies: neither may expand into the other.")
    told = bound.format(one=square_name(view.castles[one]), other=square_name(view.castles[other]))
    return _("Alliance"), told


def post(view: View, square: int) -> str:
    """A square for a knight, and what he costs there besides the card."""
    place = f"{square_name(square)} ({terrain(view.land.terrain[square])})"
    return place if view.asked == "Garrisoning" else f"{place}: {thalers(knight_fee(view, square))}"


def about_seat(view: View, seat: int) -> tuple[str, str]:
    """What a player has, and what everybody knows of the hand."""
    lines = [
        _("{thalers}; income {n} a turn.").format(
            thalers=thalers(view.coins[seat]),
            n=sum(1 for mine in view.mines[4 * seat : 4 * seat + MINES] if mine),
        ),
        _("Knights in reserve: {n}.").format(n=view.reserve[seat]),
        _("Cards by their backs: {letters}.").format(letters=letters(view, seat)),
    ]
    if view.shown[seat]:
        lines.append(_("Known: {cards}.").format(cards=words.listed_cards(view, view.shown[seat])))
    return points(view.scores[seat]), "\n".join(lines)


def building_site(view: View, square: int, nearest: int) -> str:
    """A square for a castle, and how far it is from the nearest one of its colour."""
    if nearest < 0:
        return square_name(square)
    far = ngettext("{square}: {n} square to the nearest castle", "{square}: {n} squares to the nearest castle", nearest)
    return far.format(square=square_name(square), n=nearest)
