"""Who answers for a seat, in the window and in the terminal alike: a person, or a computer that thinks elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ai.levels import LEVELS, Thinker, level
from game.ai.worker import ComputerSeat, Crew
from game.catalogue import Entry
from game.play.controller import Person, Player
from game.rules.kernel import Action, View, mix
from game.words.advice import advice

YOU: Final = "you"
"""Stands for a person where a seat's player is named."""


def player(kind: str, entry: Entry, crew: Crew) -> Player:
    """A person, or a computer of some level with the crew to think for it."""
    if kind == YOU:
        return Person()
    if kind == "random":
        return Thinker(entry.rules, entry.hints, LEVELS["random"])
    return ComputerSeat(crew, entry.word, level(kind), together=kind.startswith("master"))


def adviser(entry: Entry, names: list[str], crew: Crew) -> Callable[[View], tuple[Action, str] | None]:
    """Thinks about a person's question, from what that person knows; the answer with its reason, None meanwhile."""
    thinking = ComputerSeat(crew, entry.word, LEVELS["normal"])

    def advise(view: View) -> tuple[Action, str] | None:
        action = thinking.answer(view, mix(len(view.options)), True)
        if action is None:
            return None
        thought = [(entry.words.option(view, choice.action, names), choice.wins) for choice in thinking.thought]
        only = [(entry.words.option(view, action, names), 1.0)]
        return action, advice(thought if len(view.options) > 1 else only)

    return advise
