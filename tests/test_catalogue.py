"""Every game of the catalogue keeps its contract, and none is loaded before it is needed."""

from __future__ import annotations

import subprocess
import sys

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
from game.ai.search import Hints
from game.catalogue import GAMES, Words
from game.rules.kernel import Game

# mypy compares each of these modules with the protocol it has to keep.
RULES: list[Game] = [
    game.rules.intrigues,
    game.rules.lionheart,
    game.rules.kingdom,
    game.rules.brutal,
    game.rules.animals,
]
WORDS: list[Words] = [
    game.words.intrigues,
    game.words.lionheart,
    game.words.kingdom,
    game.words.brutal,
    game.words.animals,
]


def test_an_entry_finds_its_rules_words_and_hints() -> None:
    for entry, rules, words in zip(GAMES.values(), RULES, WORDS, strict=True):
        assert entry.rules is rules
        assert entry.words is words
        assert isinstance(entry.hints, Hints)


def test_to_list_the_games_loads_none_of_them() -> None:
    script = "import sys, game.catalogue; print([name for name in sys.modules if name.startswith('game.words.')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
