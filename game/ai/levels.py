"""The computer seats, by name. For now one that plays at random; it still answers only from what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from game.rules.kernel import Action, Random, View


class Computer(Protocol):
    """Answers for a computer seat."""

    def answer(self, view: View, seed: int) -> Action: ...


class AtRandom:
    """Every allowed answer alike."""

    def answer(self, view: View, seed: int) -> Action:
        return view.options[Random(seed).randrange(len(view.options))]


LEVELS: Final[Mapping[str, Computer]] = {"random": AtRandom()}
