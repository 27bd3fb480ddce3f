"""What the levels of computer seats are called."""

from __future__ import annotations

from game.text import N_, _

LEVELS = {
    "random": N_("at random"),
    "newcomer": N_("newcomer"),
    "easy": N_("easy"),
    "normal": N_("normal"),
    "hard": N_("hard"),
    "master": N_("master"),
}


def level_words(name: str) -> str:
    """A level by its name, without its budget."""
    return _(LEVELS[name.partition("@")[0]])
