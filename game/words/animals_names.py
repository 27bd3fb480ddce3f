"""The names of Animal Kingdoms: beasts, kingdoms, houses and decrees. All in the nominative, so that every language can
say the sentences well."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.animals.box import KINDS, RANKS, Box, Decree
from game.rules.animals.sight import View
from game.text import N_, _, ngettext

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


def name_of(names: Sequence[str], house: int) -> str:
    return names[house] if house < len(names) else _(RIVAL)


def names_of(names: Sequence[str], houses: Sequence[int]) -> str:
    return ", ".join(name_of(names, house) for house in houses)


def capitalized(line: str) -> str:
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
    one = found.reach == "here" and not found.whole
    tests = [(RANK_TESTS if one else RANKS_TESTS, found.rank), (KIND_TESTS if one else KINDS_TESTS, found.kind)]
    return [_(table[test]) for table, test in tests if test != "any"]


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
RANKS_TESTS = {
    "same": N_("the rank of one of them"),
    "unlike": N_("a rank unlike all of them"),
    "at_least": N_("a rank not lower than any of them"),
    "at_most": N_("a rank not higher than any of them"),
    "next": N_("a rank one above or one below one of them"),
    "same_parity": N_("even or odd like one of them"),
    "other_parity": N_("even if one of them is odd, odd if one is even"),
}
KINDS_TESTS = {"same": N_("the kind of one of them"), "unlike": N_("a kind unlike all of them")}
"""The same tests, compared with several beasts."""
