"""The cards and pieces of Lionheart as they are drawn."""

from __future__ import annotations

from collections.abc import Container, Sequence

from game.rules.lionheart.box import DEEDS, LETTERS
from game.ui.faces import Card
from game.words import lionheart_names as words

DRAWN = {
    *("borders_1", "borders_2", "borders_3", "knights_1", "knights_2", "expand", "traitor", "alliance"),
    *("borders_2_knights_1", "knights_1_expand", "knights_2_expand", "borders_2_expand"),
}
"""The power cards that have a picture of their own; any other one has that of power itself."""
UNCOUNTED = ("expand", "traitor", "alliance")


def power(face: Sequence[int], idle: Container[int] = ()) -> Card:
    """A power card by its face: letter, cost, sale, and how often it does each deed. `idle` are those it cannot do."""
    deeds = [(name, times) for name, times in zip(DEEDS, face[3:], strict=True) if times]
    art = "_".join(name if name in UNCOUNTED else f"{name}_{times}" for name, times in deeds)
    picture = f"lionheart/card_{art if art in DRAWN else 'power'}"
    price = f"{face[1]} ({face[2]})"
    able = [0 if deed in idle else times for deed, times in enumerate(face[3:])]
    unable = [times if deed in idle else 0 for deed, times in enumerate(face[3:])]
    if any(able) and any(unable):
        return Card(picture, words.deeds_in_brief(able), price, struck=words.deeds_in_brief(unable))
    return Card(picture, words.deeds_in_brief(face[3:]), price, faded=any(unable))


def back(letter: int) -> Card:
    return Card(f"lionheart/back_{LETTERS[letter].lower()}")


def token(name: str, sign: int = -1) -> Card:
    return Card(f"lionheart/{name}", token=True, sign=sign)


def piece(kind: str, colour: int, signs: Sequence[int]) -> Card:
    """A castle or a knight of a colour; one of no seat is neutral."""
    if colour >= len(signs):
        return token(f"{kind}_neutral")
    return token(f"{kind}_seat{signs[colour]}", signs[colour])
