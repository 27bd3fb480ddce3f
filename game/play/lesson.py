"""A guided first game: arranged luck, a rival who plays by the book, and steps that teach, each bound to a rule.

The steps are data, assets/<word>/lesson.toml: what is said in each language, and the answer that is waited for. After
the last step the match goes on as any other.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from game import paths
from game.play.controller import Player
from game.play.record import decoded
from game.rules.kernel import Action, Draw, Game, View


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is taught: the rule's number, the words, and what the learner shall do then, if anything."""

    rule: str
    en: str
    ru: str
    uk: str
    do: list[Any] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson of one game. The learner has seat 0."""

    seats: int
    options: dict[str, Any]
    luck: list[list[int]]
    """What LUCK draws, in order."""
    rivals: list[list[Any]]
    """What the others answer, in order."""
    steps: list[LessonStep]

    def draws(self) -> list[Draw]:
        return [Draw(tuple(cards)) for cards in self.luck]

    def answers(self, game: Game) -> list[Action]:
        return [decoded(game.ACTIONS, [1, *words]) for words in self.rivals]

    def wanted(self, game: Game, step: int) -> Action | None:
        """The answer that a step waits for; None if it is only to be read."""
        words = self.steps[step].do
        return decoded(game.ACTIONS, [0, *words]) if words else None


def file_of(word: str) -> Path:
    return paths.assets() / word / "lesson.toml"


def has_lesson(word: str) -> bool:
    return file_of(word).is_file()


def load_lesson(word: str) -> Lesson:
    """The lesson of a game; FileNotFoundError if it has none."""
    return msgspec.convert(tomllib.loads(file_of(word).read_text(encoding="utf-8")), Lesson)


class ByTheBook:
    """A rival who gives the answers of the lesson, and then those of somebody else."""

    def __init__(self, answers: Sequence[Action], afterwards: Player, given: list[int]) -> None:
        self._answers, self._afterwards, self._given = answers, afterwards, given

    @property
    def late(self) -> bool:
        return self._afterwards.late

    def answer(self, view: View, seed: int, fresh: bool) -> Action | None:
        """The next answer of the book, if it is allowed; all rivals share one count of those given."""
        number = self._given[0]
        if number < len(self._answers) and self._answers[number] in view.options:
            self._given[0] += 1
            return self._answers[number]
        return self._afterwards.answer(view, seed, fresh)
