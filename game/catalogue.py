"""The games, one explicit line each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import game.rules.animals
import game.rules.brutal
import game.rules.intrigues
import game.rules.kingdom
import game.rules.lionheart
import game.words.animals
import game.words.brutal
import game.words.intrigues
import game.words.kingdom
import game.words.lionheart
from game.ai.hints.animals import AnimalsHints
from game.ai.hints.brutal import BrutalHints
from game.ai.hints.intrigues import IntriguesHints
from game.ai.hints.kingdom import KingdomHints
from game.ai.hints.lionheart import LionheartHints
from game.ai.search import Hints
from game.rules.kernel import Action, Event, Game, Why


class Words(Protocol):
    """What is said in a game: the module `game.words.<word>`."""

    TITLE: str
    BLURB: str

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
    """A game of the catalogue: its one word, its rules, its words, and hints for computer seats."""

    word: str
    rules: Game
    words: Words
    hints: Hints
    rival: str = ""
    """Who plays against somebody alone, without a seat: it is never asked, but it scores and may win."""


_GAMES: Final = [
    Entry("intrigues", game.rules.intrigues, game.words.intrigues, IntriguesHints()),
    Entry("lionheart", game.rules.lionheart, game.words.lionheart, LionheartHints()),
    Entry("kingdom", game.rules.kingdom, game.words.kingdom, KingdomHints()),
    Entry("brutal", game.rules.brutal, game.words.brutal, BrutalHints()),
    Entry("animals", game.rules.animals, game.words.animals, AnimalsHints(), game.words.animals.RIVAL),
]
GAMES: Final = {entry.word: entry for entry in _GAMES}


def parts(word: str) -> tuple[Game, Hints]:
    """What a computer seat needs of a game, wherever it thinks."""
    return GAMES[word].rules, GAMES[word].hints
