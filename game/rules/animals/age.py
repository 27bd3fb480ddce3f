"""The end of an age: the kingdoms one by one, then the board is made ready for the next (AK-12 … AK-17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from game.rules.animals import upstart
from game.rules.animals.battle import begin_battle, clockwise
from game.rules.animals.box import KINGDOMS
from game.rules.animals.drawing import Step, go_on, shuffle
from game.rules.animals.moves import AgeEnded, CouncilJoined
from game.rules.animals.places import groups, score_in_peace
from game.rules.animals.scoring import score_track
from game.rules.animals.state import State, clear_board
from game.rules.kernel import ALL, HIDDEN, LUCK, Action, Tell


def end_age(state: State, tell: Tell) -> None:
    """All have retreated."""
    tell(ALL, AgeEnded, state.age)
    state.phases.append(SCORING[0])
    go_on(state, tell)


@final
@dataclass(frozen=True)
class Scoring(Step):
    """AK-12: from the smallest kingdom clockwise, each finished before the next."""

    number: int

    def answer(self, state: State, action: Action, tell: Tell) -> None:
        for number in range(self.number, KINGDOMS):
            kingdom = (state.law.smallest + number) % KINGDOMS
            found = groups(state, kingdom)
            if found and len(found[0]) > 1 and not state.box.options.peaceful:
                state.phases.append(SCORING[number + 1])
                _fight(state, kingdom, found[0], tell)
                return
            score_in_peace(state, kingdom, found, tell)
        _renew(state, tell)


def _fight(state: State, kingdom: int, tied: tuple[int, ...], tell: Tell) -> None:
    if state.seats > 1:
        begin_battle(state, kingdom, tied, tell)
    else:
        upstart.begin_battle(state, kingdom, tell)


def _renew(state: State, tell: Tell) -> None:
    """AK-15: nothing moves after the last age."""
    if state.age < state.box.options.ages:
        state.first = _next_first(state)
        _join_councils(state, tell)
        _collect_beasts(state)
        state.decrees_gone = (*state.decrees_gone, *state.decrees)
        state.decrees = ()
        clear_board(state)
    go_on(state, tell)


def _next_first(state: State) -> int:
    """AK-17: fewest points; of equals who claimed a capital first, otherwise who retreated first; AK-40."""
    if state.seats == 1:
        return 0
    points = score_track(state)
    last = [seat for seat in clockwise(state) if points[seat] == min(points)]
    return next(seat for seat in (*state.capitals, *state.retreats) if seat in last)


def _join_councils(state: State, tell: Tell) -> None:
    """AK-15, AK-50: tokens on capitals move to the council, always; the others go home."""
    houses, council = state.houses, list(state.council)
    for kingdom, holder in enumerate(state.capital):
        if holder != HIDDEN:
            council[kingdom * houses + holder] += 1
            assert sum(council[kingdom * houses : (kingdom + 1) * houses]) <= state.box.board.council
            tell(ALL, CouncilJoined, kingdom, holder)
    for place, count in enumerate(state.influence):
        state.supply[place % houses] += count - council[place]
    state.council = tuple(council)
    state.influence = council


def _collect_beasts(state: State) -> None:
    """AK-16: played beasts and the discard pile are shuffled into the deck; hands stay."""
    for pile in state.piles:
        for card in pile:
            state.discard[card] = 1
    shuffle(state)


SCORING: Final = [Scoring(LUCK, number) for number in range(KINGDOMS + 1)]
