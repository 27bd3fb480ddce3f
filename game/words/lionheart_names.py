"""Names and numbers in Lionheart: cards and their deeds, points and thalers, squares and colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.lionheart.board import square_name
from game.rules.lionheart.box import ALLIANCE, BORDERS, EXPAND, KNIGHTS, LETTERS, TRAITOR
from game.text import N_, _, ngettext


def card(face: Sequence[int]) -> str:
    """A power card: its letter, what it does, what it costs and what it sells for."""
    return _("{letter}: {deeds}, cost {cost}, sale {sale}").format(
        letter=LETTERS[face[0]], deeds=deeds(face), cost=face[1], sale=face[2]
    )


def deeds(face: Sequence[int]) -> str:
    """What a card does."""
    return _(" or ").join(deed(number, times) for number, times in enumerate(face[3:]) if times)


def deeds_in_brief(deeds: Sequence[int]) -> str:
    """What a card does, in the few words it has room for: its picture says that squares are an expansion."""
    brief = [
        ngettext("{n} square", "{n} squares", times).format(n=times) if number == EXPAND else deed(number, times)
        for number, times in enumerate(deeds)
        if times
    ]
    return _(" or ").join(words.replace(" ", "\N{NO-BREAK SPACE}") for words in brief)  # a deed stays on its line


def deed(number: int, times: int) -> str:
    """What a card does, so many times at most."""
    forms: dict[int, Callable[[], str]] = {
        BORDERS: lambda: ngettext("{n} border", "{n} borders", times),
        KNIGHTS: lambda: ngettext("{n} knight", "{n} knights", times),
        EXPAND: lambda: ngettext("expansion by {n} square", "expansion by up to {n} squares", times),
        TRAITOR: lambda: _("traitor"),
        ALLIANCE: lambda: _("alliance"),
    }
    return forms[number]().format(n=times)


def points(n: int) -> str:
    return ngettext("{n} point", "{n} points", n).format(n=n)


def thalers(n: int) -> str:
    return ngettext("{n} thaler", "{n} thalers", n).format(n=n)


def terrain(kind: int) -> str:
    """What a square is."""
    return _(TERRAIN_NAMES[kind])


TERRAIN_NAMES = (
    N_("field"),
    N_("forest"),
    N_("village"),
    N_("royal residence"),
    N_("copper mine"),
    N_("silver mine"),
    N_("gold mine"),
    N_("gem mine"),
)


def colour(number: int, names: Sequence[str]) -> str:
    """Whose pieces these are."""
    return names[number] if number < len(names) else _("neutral")


def squares(numbers: Sequence[int]) -> str:
    return ", ".join(square_name(number) for number in numbers)
