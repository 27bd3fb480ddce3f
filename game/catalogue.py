"""The games, one explicit line each. What a game is made of is loaded when it is first needed: start-up is felt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any, Final, Protocol, cast

from game.ai.search import Hints
from game.rules.kernel import Action, Event, Game, Why
from game.text import N_


class Words(Protocol):
    """What is said in a game: the module `game.words.<word>`."""

    def table(self, view: Any, names: Sequence[str]) -> list[str]: ...
    def question(self, view: Any, names: Sequence[str]) -> str: ...
    def option(self, view: Any, action: Action, names: Sequence[str]) -> str: ...
    def event(self, event: Event, names: Sequence[str]) -> str: ...
    def drawn(self, view: Any, card: int, names: Sequence[str]) -> str: ...
    def reason(self, why: Why) -> str: ...
    def tally_line(self, reason: str) -> str: ...
    def option_of_rules(self, name: str) -> str: ...


@dataclass(frozen=True)
class Entry:
    """A game of the catalogue: its one word, its title, what it is about, and who plays against somebody alone."""

    word: str
    title: str
    blurb: str
    rival: str = ""
    """Without a seat: it is never asked, but it scores and may win."""

    @cached_property
    def rules(self) -> Game:
        return cast(Game, import_module(f"game.rules.{self.word}"))

    @cached_property
    def words(self) -> Words:
        return cast(Words, import_module(f"game.words.{self.word}"))

    @cached_property
    def hints(self) -> Hints:
        """For its computer seats."""
        return cast(Hints, import_module(f"game.ai.hints.{self.word}").HINTS)


_GAMES: Final = [
    Entry(
        "intrigues",
        N_("Intrigues & Cabbage"),
        N_("Turn cards over, stop in time, and keep your castle free of wolves."),
    ),
    Entry(
        "lionheart",
        N_("Lionheart"),
        N_("Fence in your castles, score the land inside, and push your borders outwards."),
    ),
    Entry(
        "kingdom",
        N_("Kingdom"),
        N_("Peasants pay, nobles cost: build up your provinces, and spoil those of your neighbours."),
    ),
    Entry(
        "brutal",
        N_("Brutal Kingdom"),
        N_("Play your courtiers in the right order, and see to it that the others lose theirs."),
    ),
    Entry(
        "animals",
        N_("Animal Kingdoms"),
        N_("Play beasts under decrees and win influence in five kingdoms, in company or alone."),
        rival=N_("Upstart"),
    ),
]
GAMES: Final = {entry.word: entry for entry in _GAMES}


def parts(word: str) -> tuple[Game, Hints]:
    """What a computer seat needs of a game, wherever it thinks."""
    return GAMES[word].rules, GAMES[word].hints
