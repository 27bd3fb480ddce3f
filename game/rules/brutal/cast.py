"""The characters of a match as the rules look them up: flat tables by card, made once from the box."""

from __future__ import annotations

from typing import Final, final

LIGHT: Final = 0
DARK: Final = 1

NONE: Final = 0
ELIMINATE: Final = 1
WAIT: Final = 2
CONDEMN: Final = 3
RAISE: Final = 4
LATE_TOKEN: Final = 5
EXCHANGE_HANDS: Final = 6
SEE_CENTRE: Final = 7
EXCHANGE_CENTRE: Final = 8
CHANGE_PLACES: Final = 9
SEE_HAND: Final = 10
CHAPEL: Final = 11
INQUIRE: Final = 12

NOBODY: Final = -1
"""Stands for the card of an effect that no character has."""


@final
class Cast:
    """Who the characters are. A set of cards is a number, bit by bit."""

    __slots__ = (
        "awaited",
        "backs",
        "condemnable",
        "effects",
        "hunters",
        "icons",
        "immune",
        "inquisitor",
        "knight",
        "may",
        "pools",
        "ranks",
        "rosters",
        "victims",
    )

    def __init__(
        self,
        ranks: list[int],
        backs: list[int],
        icons: list[list[int]],
        effects: list[int],
        victims: list[int],
        may: list[bool],
        immune: list[bool],
        rosters: dict[int, list[int]],
    ) -> None:
        self.ranks = ranks
        self.backs = backs
        self.icons = icons  # the colours of the tokens a card brings
        self.effects = effects
        self.victims = victims  # whom a card eliminates: a set
        self.awaited = _awaited(effects, victims)
        self.hunters = [_hunters(card, effects, victims) for card in range(len(ranks))]
        self.may = may  # whether its player may do without the effect
        self.immune = immune
        self.rosters = rosters  # the characters of a match, by how many play (BK-1, BK-2)
        self.condemnable = {
            seats: [card for card in roster if effects[card] != CONDEMN and not immune[card]]
            for seats, roster in rosters.items()
        }  # whom the Executioner may name, by how many play (BK-28)
        self.pools = {seats: _pools(roster, backs) for seats, roster in rosters.items()}
        self.knight = effects.index(LATE_TOKEN) if LATE_TOKEN in effects else NOBODY
        self.inquisitor = effects.index(INQUIRE) if INQUIRE in effects else NOBODY

    def all_unseen(self, seats: int) -> list[list[int]]:
        """All characters of a match before anybody has seen one, by back: 1 for each."""
        light, dark = self.pools[seats]
        return [light[:], dark[:]]


def _pools(roster: list[int], backs: list[int]) -> list[list[int]]:
    pools = [[0] * len(backs), [0] * len(backs)]
    for card in roster:
        pools[backs[card]][card] = 1
    return pools


def _awaited(effects: list[int], victims: list[int]) -> int:
    """Whom any card lies in wait for (BK-27): a set."""
    awaited = 0
    for effect, hunted in zip(effects, victims, strict=True):
        if effect == WAIT:
            awaited |= hunted
    return awaited


def _hunters(victim: int, effects: list[int], victims: list[int]) -> int:
    """Who may strike a card that lies on top of a stack: a set."""
    return sum(
        [1 << card for card, hunted in enumerate(victims) if effects[card] == ELIMINATE and hunted >> victim & 1]
    )
