"""Animal Kingdoms laid out as a test wants it: hands, beasts, tokens, and the cards in the order they will come."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.catalogue import GAMES
from game.play.match import Match, heard
from game.rules.animals.box import BEASTS, KINDS, KINGDOMS, RANKS, load_box
from game.rules.animals.box import __file__ as box_file
from game.rules.animals.claims import post_decrees
from game.rules.animals.law import MARKS
from game.rules.animals.moves import RETREAT
from game.rules.animals.rules import RENEWING
from game.rules.animals.state import State, empty_table
from game.rules.animals.turn import CHOOSING
from game.rules.kernel import HIDDEN, LUCK, OVER, Action, Draw, Event

PANDA, TIGER, BEE, LIZARD, FROG, OWL, OKAPI, WOLF = range(8)
MEADOWS, MARSHES, WOODS, MOUNTAINS, COAST = range(KINGDOMS)
ANY = 9
"""The decree that the tests turn into one that allows every beast."""
DECREES = tomllib.loads(Path(box_file).with_name("box.toml").read_text(encoding="utf-8"))["decrees"]
TOKENS = ((5, 6, 7), (5, 6, 7), (6, 8, 9), (7, 8, 10), (8, 9, 10))


def changed(which: int, **fields: Any) -> dict[str, Any]:
    """An overlay in which one decree reads otherwise."""
    return {"decrees": [decree | fields if decree["number"] == which else decree for decree in DECREES]}


FREE = changed(ANY, kinds=list(KINDS))


def beast(kind: int, rank: int) -> int:
    return kind * RANKS + rank - 1


def ranks(*wanted: int) -> list[int]:
    """Beasts of these ranks, each of another kind."""
    return [beast((number + 3) % 8, rank) for number, rank in enumerate(wanted)]


class Table:
    """A match whose luck is arranged: cards come in the given order, tokens and decrees the lowest first."""

    def __init__(self, match: Match, coming: Sequence[int]) -> None:
        self.match, self.coming = match, list(coming)

    @property
    def state(self) -> State:
        state = self.match._state
        assert isinstance(state, State)
        return state

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Answer, let the arranged luck follow, and return all that this seat was told."""
        told = self.match.submit(seat, action)
        while self.match.actor == LUCK:
            self.match.submit(LUCK, self._draw())
            told += heard(self.match.steps[-1].told, seat)
        return told

    def retreat(self, *seats: int) -> list[Event]:
        return [event for seat in seats for event in self.submit(seat, RETREAT)]

    def options(self) -> list[Action]:
        return list(self.match.view(self.match.actor).options)

    def asked(self) -> tuple[int, str]:
        return self.match.actor, self.match.view(0).asked

    def points(self) -> list[int]:
        return list(self.match.view(0).scores)

    def _draw(self) -> Draw:
        urn = self.match.urn()
        if len(urn.counts) != BEASTS:
            return Draw(tuple([n for n, count in enumerate(urn.counts) for _ in range(count)][: urn.draws]))
        wanted = [card for card in self.coming if urn.counts[card]][: urn.draws]
        self.coming = [card for card in self.coming if card not in wanted]
        rest = [card for card, count in enumerate(urn.counts) if count and card not in wanted]
        return Draw((*wanted, *rest[: urn.draws - len(wanted)]))


def table(
    hands: Sequence[Sequence[int]],
    decrees: Sequence[int] = (ANY,) * KINGDOMS,
    piles: Mapping[int, Sequence[int]] | None = None,
    influence: Mapping[int, Mapping[int, int]] | None = None,
    council: Mapping[int, Mapping[int, int]] | None = None,
    capital: Mapping[int, int] | None = None,
    coming: Sequence[int] = (),
    deck: Sequence[int] | None = None,
    overlay: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> Table:
    """Seat `player` (0) must choose. Influence is what lies on territories, the capital included; `deck` leaves only
    these cards in the deck and all others in the discard pile. `more` are fields of the state."""
    box = load_box(FREE if overlay is None else overlay, options or {})
    match = Match(GAMES["animals"].rules, box, len(hands))
    state = empty_table(box, [], len(hands))
    state.age = 1
    state.tokens = list(TOKENS)
    _place(state, influence or {}, council or {})
    state.capital = [(capital or {}).get(kingdom, HIDDEN) for kingdom in range(KINGDOMS)]
    _deal(state, hands, piles or {}, deck)
    post_decrees(state, tuple(number - 1 for number in decrees))
    state.decrees_left = [0 if number + 1 in decrees else 1 for number in range(len(box.decrees))]
    for name, value in more.items():
        setattr(state, name, value)
    state.phases = [RENEWING, CHOOSING[state.player]]
    match._state = state
    return Table(match, coming)


def finished(laid: Table) -> bool:
    return laid.match.actor == OVER


def _place(state: State, influence: Mapping[int, Mapping[int, int]], council: Mapping[int, Mapping[int, int]]) -> None:
    houses, seated = state.houses, [0] * (KINGDOMS * state.houses)
    for kingdom in range(KINGDOMS):
        for house, count in council.get(kingdom, {}).items():
            seated[kingdom * houses + house] = count
        for house, count in influence.get(kingdom, {}).items():
            state.influence[kingdom * houses + house] = count
            state.free[kingdom] -= count
    state.council = tuple(seated)
    state.influence = [a + b for a, b in zip(state.influence, seated, strict=True)]
    for place, count in enumerate(state.influence):
        state.supply[place % houses] -= count


def _deal(
    state: State, hands: Sequence[Sequence[int]], piles: Mapping[int, Sequence[int]], deck: Sequence[int] | None
) -> None:
    state.hands = [sorted(hand) for hand in hands]
    state.slots = [[0] * len(hand) for hand in hands]
    state.piles = [list(piles.get(kingdom, ())) for kingdom in range(KINGDOMS)]
    for kingdom, pile in enumerate(state.piles):
        for card in pile:
            state.marks[kingdom] = MARKS[card]
            state.marks[kingdom + KINGDOMS] |= MARKS[card]
    used = {card for cards in (*hands, *state.piles) for card in cards}
    left = set(range(BEASTS)) - used if deck is None else set(deck)
    state.deck = [int(card in left) for card in range(BEASTS)]
    state.discard = [int(card not in left | used) for card in range(BEASTS)]
    state.left = len(left)
