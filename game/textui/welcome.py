"""The start page of the terminal: which games there are, and which matches wait."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.catalogue import Entry
from game.play.saves import Save
from game.text import _

SHOWN = 5
"""How many saved matches the page lists."""


def welcome(
    games: Sequence[Entry],
    saves: Sequence[Save],
    read: Callable[[str], str],
    write: Callable[[str], None],
) -> list[str] | None:
    """The command the person chose, as words of the command line; None to leave."""
    commands = _show(games, saves[:SHOWN], write)
    while True:
        try:
            words = read(_("Type a number, or press Enter to leave: ")).strip()
        except EOFError:
            return None
        if not words:
            return None
        if words.isdecimal() and 1 <= int(words) <= len(commands):
            return commands[int(words) - 1]


def _show(games: Sequence[Entry], saves: Sequence[Save], write: Callable[[str], None]) -> list[list[str]]:
    """Write the page; the command behind each of its numbers."""
    commands = []
    write(_("Royal Menagerie: tabletop games about kings and beasts."))
    for entry in games:
        commands.append(["text", entry.word])
        write(f"  {len(commands)}. {_(entry.title)}. {_(entry.blurb)}")
    for save in saves:
        if save.header is None:
            write(f"     {save.complaint}")
            continue
        commands.append(["text", save.header.game, "--resume", str(save.file)])
        names = ", ".join(seat.name for seat in save.header.seats)
        write(
            "  {n}. {go_on}".format(
                n=len(commands), go_on=_("Go on: {file} ({names})").format(file=save.file.name, names=names)
            )
        )
    write(_("More: royal-menagerie --help"))
    return commands
