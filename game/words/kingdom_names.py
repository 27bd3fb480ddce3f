"""The names of Kingdom: cards and provinces, in the nominative, so that every language can say the sentences well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.kingdom.box import BLUE, GOLD, GREEN, JESTER, KNIGHT, MOST_PROVINCES, PRINCESS, RED, Face
from game.rules.kingdom.sight import View
from game.text import N_, _, ngettext

# ---- cards

_NAMES = (
    (N_("jester"),),
    ("", N_("red princess"), N_("blue princess"), N_("green princess")),
    ("", N_("red knight"), N_("blue knight"), N_("green knight")),
    ("", N_("red king"), N_("blue king"), N_("green king")),
    ("", N_("red peasant"), N_("blue peasant"), N_("green peasant")),
)


def card(face: Face) -> str:
    """The name of a card, with its points if it has any."""
    name = _(_NAMES[face.kind][face.colour])
    return f"{name} {signed(face.points)}" if face.points else name


def title(face: Face) -> str:
    """The name as it stands on the card."""
    name = _(_NAMES[face.kind][face.colour])
    return name[:1].upper() + name[1:]


def signed(points: int) -> str:
    """Points with their sign; the long minus stands out."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def cards(faces: Iterable[Face]) -> str:
    """Several cards; "none" for no card."""
    return ", ".join(card(face) for face in faces) or _("none")


def about(face: Face) -> str:
    """What the card is for, in a sentence."""
    if not has_power(face):
        return _("No power; only peasants bring points.")
    power = power_of(face)
    return f"{power[:1].upper()}{power[1:]}."


def has_power(face: Face) -> bool:
    """Whether it does anything when it is laid."""
    return face.power > 0 or face.kind == JESTER


def power_of(face: Face) -> str:
    """What it does when it is laid, in a few words."""
    n = face.power
    if face.kind == JESTER:
        said = _("fits every province; may take the place of another card, which goes to your hand")
    elif face.kind == PRINCESS:
        said = ngettext(
            "takes up to {n} other card of her province into your hand",
            "takes up to {n} other cards of her province into your hand",
            n,
        )
    elif face.kind == KNIGHT:
        said = ngettext(
            "brings up to {n} card of one other province into his own",
            "brings up to {n} cards of one other province into his own",
            n,
        )
    else:
        said = ngettext(
            "lets you lay up to {n} more card into his province",
            "lets you lay up to {n} more cards into his province",
            n,
        )
    return said.format(n=n)


def faces_of(view: View, numbers: Iterable[int]) -> list[Face]:
    """What is printed on the cards of these numbers."""
    return [view.box.printed.faces[number] for number in numbers]


# ---- provinces


def province(view: View, number: int, names: Sequence[str]) -> str:
    """A province by its colour and its owner; those without a colour by their place, too."""
    owner, slot = divmod(number, MOST_PROVINCES)
    colour = view.colours[number]
    said = PROVINCES[colour] if colour >= GOLD else N_("new province of {name}")
    return _(said).format(name=names[owner], n=slot + 1)


PROVINCES = {
    GOLD: N_("colourless province {n} of {name}"),
    RED: N_("red province of {name}"),
    BLUE: N_("blue province of {name}"),
    GREEN: N_("green province of {name}"),
}
