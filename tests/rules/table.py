"""Intrigues & Cabbage laid out as a test wants it: the deck in order, castles, centre, discard pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.catalogue import GAMES
from game.play.match import Match
from game.rules.intrigues.box import KINDS, load_box
from game.rules.intrigues.moves import STOP
from game.rules.intrigues.rules import CHOOSING
from game.rules.intrigues.state import State
from game.rules.kernel import HIDDEN, LUCK, Action, Draw, Event

Castle = Mapping[int, int]


class Table:
    """A match whose luck is arranged: the deck comes in the given order, `found` is what chicken and cat turn up."""

    def __init__(self, match: Match, deck: Sequence[int], found: Sequence[int]) -> None:
        self.match, self.deck, self.found = match, deck, found

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
            told += [event for to, event in self.match.steps[-1].told if to in (-1, seat)]
        return told

    def options(self) -> list[Action]:
        return list(self.match.view(self.match.actor).options)

    def castle(self, seat: int) -> dict[int, int]:
        return _dict(self.state.castles[seat])

    def centre(self) -> dict[int, int]:
        return _dict(self.state.centre)

    def discard(self) -> dict[int, int]:
        return _dict(self.state.discard)

    def _draw(self) -> Draw:
        if self.match.view(0).asked in ("Revealing", "Peeking"):
            return Draw((self.deck[len(self.deck) - sum(self.state.deck)],))
        return Draw(tuple(self.found))


def table(
    deck: Sequence[int] = (),
    castles: Sequence[Castle] = ({}, {}),
    discard: Castle | None = None,
    centre: Castle | None = None,
    found: Sequence[int] = (),
    player: int = 0,
    options: Mapping[str, object] | None = None,
    overlay: Mapping[str, object] | None = None,
) -> Table:
    """Seat `player` is asked to reveal (or stop, if there is a centre)."""
    box = load_box(overlay or {}, options or {})
    match = Match(GAMES["intrigues"].rules, box, len(castles))
    match._state = State(
        box,
        [CHOOSING[player]],
        player,
        _counts(Counter(deck)),
        HIDDEN,
        HIDDEN,
        _counts(centre or {}),
        _counts(discard or {}),
        [_counts(castle) for castle in castles],
        [0] * len(castles),
    )
    return Table(match, deck, found)


def at_the_end(
    castles: Sequence[Castle], options: Mapping[str, object] | None = None, overlay: Mapping[str, object] | None = None
) -> Table:
    """The deck is empty and seat 0 has just stopped: it brought the cards of its castle home in that turn."""
    laid = table([], [{}, *castles[1:]], options=options, overlay=overlay, centre=castles[0])
    laid.match.submit(0, STOP)
    return laid


def _counts(cards: Castle) -> list[int]:
    return [cards.get(kind, 0) for kind in range(len(KINDS))]


def _dict(counts: Sequence[int]) -> dict[int, int]:
    return {kind: count for kind, count in enumerate(counts) if count}
