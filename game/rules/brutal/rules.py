"""Brutal Kingdom before anything has happened. The chapter is in `chapter`, what the characters do in `effects` and
`exchanges`; RULES.md has the rules in words.
"""

from __future__ import annotations

from typing import Final

from game.rules.brutal import effects, exchanges
from game.rules.brutal.box import CHARACTERS, COLOURS, SLOTS, Box, tokens
from game.rules.brutal.cast import DARK, LIGHT
from game.rules.brutal.chapter import STARTING
from game.rules.brutal.state import State
from game.rules.kernel import HIDDEN

EFFECTS_IN: Final = (effects, exchanges)
"""The modules that say what the characters do: to import them is to know their questions."""


def start(box: Box, seats: int) -> State:
    """BK-1: all tokens in the supply, all characters in the pools; LUCK says who begins."""
    pools = [[0] * len(CHARACTERS), [0] * len(CHARACTERS)]
    for card in box.cast.rosters[seats]:
        pools[box.cast.backs[card]][card] = 1
    return State(
        box,
        box.cast,
        [STARTING],
        0,
        0,
        0,
        0,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        0,
        0,
        HIDDEN,
        0,
        [HIDDEN] * (2 * SLOTS),
        pools,
        [0] * len(CHARACTERS),
        [0] * (2 * seats),
        [0] * (2 * seats),
        [HIDDEN] * seats,
        [HIDDEN] * len((LIGHT, DARK)),
        [HIDDEN] * len((LIGHT, DARK)),
        [HIDDEN] * len((LIGHT, DARK)),
        [tokens(box, seats)] * len(COLOURS),
        [0] * (len(COLOURS) + 1),
        [[0] * len(COLOURS) for _ in range(seats)],
        [0] * seats,
        [0] * seats,
    )
