"""The names of Brutal Kingdom: characters, colours, slots; and what a character does, as the box has it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brutal.box import CHARACTERS, COLOURS, SLOTS, Box, Character, characters
from game.text import N_, _, ngettext, pgettext

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
    return ", ".join(card(number) for number in numbers) or nothing()


def nothing() -> str:
    """What is said instead of cards or tokens where there are none."""
    return pgettext("cards or tokens", "none")


def ranked(box: Box, number: int, rank: int | None = None) -> str:
    """A character with its rank."""
    return f"{card(number)} {characters(box)[number].rank if rank is None else rank}"


def tokens(counts: Sequence[int]) -> str:
    """Power tokens by colour; "none" if there is none."""
    return ", ".join(f"{colour(number)} {n}" for number, n in enumerate(counts) if n) or nothing()


def points(n: int) -> str:
    return ngettext("{n} point", "{n} points", n).format(n=n)


# ---- what a character is and does, as the box has it


def about(box: Box, number: int) -> str:
    """What a character brings, what it does, and who eliminates it: a line each."""
    return "\n".join(about_lines(box, number))


def about_lines(box: Box, number: int) -> list[str]:
    one = characters(box)[number]
    lines = [_("Brings: {tokens}.").format(tokens=tokens([one.icons.count(name) for name in COLOURS]))]
    lines = lines if one.icons else []
    if one.effect != "none":
        lines.append(_effect(box, one))
    hunters = eliminators(box, number)
    if hunters:
        lines.append(_("Danger: {cards}.").format(cards=cards(hunters)))
    return lines or [_("Does nothing.")]


def _effect(box: Box, one: Character) -> str:
    if one.effect == "late_token" and box.options.black_knight == "always":
        return _("At the end of the chapter: a token of your choice.")
    victims = cards([CHARACTERS.index(victim) for victim in one.victims])
    return _(EFFECTS[one.effect]).format(cards=victims)


EFFECTS = {
    "eliminate": N_("Eliminates at once one open top card of another player: {cards}."),
    "wait": N_("While on top, eliminates on arrival: {cards}."),
    "condemn": N_("You name a character; while this card is on top, that one is eliminated on arrival."),
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
