"""Brutal Kingdom before anything has happened, and which character asks what. RULES.md has the rules in words.

The chapter is in `chapter`; what the characters do is in `effects` and, with hidden cards, in `exchanges`.
"""

from __future__ import annotations

from game.rules.brutal.box import CHARACTERS, COLOURS, MOST_SEATS, SLOTS, Box, tokens
from game.rules.brutal.cast import (
    CHANGE_PLACES,
    CHAPEL,
    CONDEMN,
    ELIMINATE,
    EXCHANGE_CENTRE,
    EXCHANGE_HANDS,
    INQUIRE,
    RAISE,
    SEE_CENTRE,
    SEE_HAND,
)
from game.rules.brutal.chapter import EFFECTS, STARTING
from game.rules.brutal.effects import (
    ChangingPlaces,
    Condemning,
    Consecrating,
    Eliminating,
    Raising,
    SeeingCentre,
    SeeingHand,
)
from game.rules.brutal.exchanges import Declaring, ExchangingCentre, Offering
from game.rules.brutal.state import State
from game.rules.kernel import HIDDEN


def start(box: Box, seats: int) -> State:
    """BK-1: all tokens in the supply, all characters in the pools; LUCK says who begins."""
    return State(
        box,
        box.cast,
        [STARTING],
        chapter=0,
        round=0,
        first=0,
        player=0,
        hands=[[] for _ in range(seats)],
        stacks=[[] for _ in range(seats)],
        down=0,
        inert=0,
        named=HIDDEN,
        rank=0,
        centre=[HIDDEN] * (2 * SLOTS),
        pools=box.cast.all_unseen(seats),
        seen=[0] * len(CHARACTERS),
        partly=[0] * (2 * seats),
        wholly=[0] * (2 * seats),
        unheld=HIDDEN,
        sure=0,
        sealed=[HIDDEN] * seats,
        partners=[HIDDEN, HIDDEN],
        offered=[HIDDEN, HIDDEN],
        given=[HIDDEN, HIDDEN],
        supply=[tokens(box, seats)] * len(COLOURS),
        chapel=[0] * (len(COLOURS) + 1),
        tokens=[[0] * len(COLOURS) for _ in range(seats)],
        points=[0] * seats,
        received=[0] * seats,
    )


# What a character asks when it is played. The others have no effect, or one that waits (BK-27, BK-37).
EFFECTS[ELIMINATE] = [Eliminating(seat) for seat in range(MOST_SEATS)]
EFFECTS[CONDEMN] = [Condemning(seat) for seat in range(MOST_SEATS)]
EFFECTS[RAISE] = [Raising(seat) for seat in range(MOST_SEATS)]
EFFECTS[EXCHANGE_HANDS] = [Offering(seat) for seat in range(MOST_SEATS)]
EFFECTS[SEE_CENTRE] = [SeeingCentre(seat) for seat in range(MOST_SEATS)]
EFFECTS[EXCHANGE_CENTRE] = [ExchangingCentre(seat) for seat in range(MOST_SEATS)]
EFFECTS[CHANGE_PLACES] = [ChangingPlaces(seat) for seat in range(MOST_SEATS)]
EFFECTS[SEE_HAND] = [SeeingHand(seat) for seat in range(MOST_SEATS)]
EFFECTS[CHAPEL] = [Consecrating(seat) for seat in range(MOST_SEATS)]
EFFECTS[INQUIRE] = [Declaring(seat) for seat in range(MOST_SEATS)]
