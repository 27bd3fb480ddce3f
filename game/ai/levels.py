"""The computer seats by level: how much each thinks, how often it slips, and how it shares its time over a turn."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import exp, inf
from time import perf_counter
from typing import Final

from game.ai.search import Choice, Hints, Search
from game.rules.kernel import Action, Game, Random, View


@dataclass(frozen=True)
class Level:
    """A level of play."""

    iterations: int
    """At most so many for one question; 0 plays at random."""
    seconds: float
    """At most so many for a whole turn, until another seat is asked."""
    slips: float = 0.0
    """How readily it takes a worse answer for the best: a difference of worth it hardly minds."""


LEVELS: Final[Mapping[str, Level]] = {
    "random": Level(0, inf),
    "newcomer": Level(300, 0.2, slips=0.4),
    "easy": Level(1_000, 0.3, slips=0.13),
    "normal": Level(2_500, 0.5, slips=0.06),
    "hard": Level(10_000, 1.5, slips=0.025),
    "master": Level(40_000, 5.0),
}
"""The iterations are about as many as the fastest game has time for: the lab, which only counts them, plays alike.

Slips part levels where longer thought finds little more: few look like a mistake, but a game has a hundred answers.
"""


def level(words: str) -> Level:
    """The level of that name; "hard@400" thinks 400 iterations a question, always the same; "hard@2s" two seconds."""
    name, at, budget = words.partition("@")
    if name not in LEVELS or (at and not re.fullmatch(r"[1-9]\d{0,7}|\d{1,3}(\.\d+)?s", budget)):
        raise LookupError(words)
    known = LEVELS[name]
    if not at:
        return known
    if budget.endswith("s"):
        return replace(known, iterations=10**9, seconds=float(budget[:-1]))
    return replace(known, iterations=int(budget), seconds=inf)


PUNCTUAL: Final = 0.8
"""How much of a turn's time is planned for: a machine that does other things, too, takes its part of the rest."""


class Thinker:
    """Answers for one seat of one match. Within a turn it goes on with what it has found out."""

    late = False
    """It answers when it is asked, so never too late."""

    def __init__(self, game: Game, hints: Hints, level: Level) -> None:
        self.level = level
        self._search = Search(game, hints)
        self._left = level.seconds * PUNCTUAL

    def answer(self, view: View, seed: int, fresh: bool) -> Action:
        """The seat's answer; `fresh` says that another seat has been asked since its last one."""
        self._begin(fresh)
        if self.level.iterations == 0 or len(view.options) == 1:
            return view.options[Random(seed).randrange(len(view.options))]
        return pick(self.think(view, seed, fresh=False), self.level.slips, seed)

    def think(self, view: View, seed: int, fresh: bool, stop: Callable[[], bool] | None = None) -> list[Choice]:
        """What it thinks of its answers, the best first. Each question gets half of what is left of the turn."""
        self._begin(fresh)
        begun = perf_counter()
        choices = self._search.think(view, seed, self.level.iterations, self._left / 2, stop)
        self._left -= perf_counter() - begun
        return choices

    def _begin(self, fresh: bool) -> None:
        """A new turn has its time again, also if its first question needs no thought."""
        if fresh:
            self._left = self.level.seconds * PUNCTUAL


def pick(choices: list[Choice], slips: float, seed: int) -> Action:
    """The best answer, or with slips now and then one that is nearly as good.

    What seems better than the best was tried too seldom to be believed: it counts by its tries alone. Each counts as if
    tried once more, so that who thinks little may also take what it has not thought of.
    """
    best = choices[0]
    if slips == 0.0:
        return best.action
    weights = [(choice.visits + 1) * exp(min(choice.worth - best.worth, 0.0) / slips) for choice in choices]
    left = Random(seed).random() * sum(weights)
    for choice, weight in zip(choices, weights, strict=True):
        left -= weight
        if left < 0:
            return choice.action
    return best.action


def merged(thoughts: list[list[Choice]]) -> list[Choice]:
    """What several searches of the same question think together."""
    visits: dict[Action, float] = {}
    worth: dict[Action, float] = {}
    wins: dict[Action, float] = {}
    for choice in [choice for thought in thoughts for choice in thought]:
        weight = max(choice.visits, 1e-9)
        visits[choice.action] = visits.get(choice.action, 0.0) + weight
        worth[choice.action] = worth.get(choice.action, 0.0) + weight * choice.worth
        wins[choice.action] = wins.get(choice.action, 0.0) + weight * choice.wins
    together = [Choice(action, n, worth[action] / n, wins[action] / n) for action, n in visits.items()]
    return sorted(together, key=lambda choice: (-choice.visits, -choice.worth))
