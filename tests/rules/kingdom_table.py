"""Kingdom laid out as a test wants it: hands, provinces, the deck in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.catalogue import GAMES
from game.play.match import Match
from game.rules.kernel import HIDDEN, LUCK, Action, Event, Urn, Why
from game.rules.kernel import Draw as LuckDraws
from game.rules.kingdom.box import MOST_PROVINCES, Face, load_box
from game.rules.kingdom.moves import Lay, Place
from game.rules.kingdom.provinces import _recolour
from game.rules.kingdom.rules import LAYING, start
from game.rules.kingdom.sight import View
from game.rules.kingdom.state import State

JOKER = 0
"""The jester's number."""


class Colour:
    """The numbers of a colour's cards; the digit is what they cost or bring."""

    def __init__(self, colour: int) -> None:
        first = 8 * (colour - 1)
        self.princess2, self.princess3, self.knight2, self.knight3 = range(first + 1, first + 5)
        self.king2, self.king3, self.peasant2, self.peasant3 = range(first + 5, first + 9)


RED, BLUE, GREEN = Colour(1), Colour(2), Colour(3)
MINE, MINE_TOO = 0, 1
"""The provinces of seat 0."""
THEIRS, THEIRS_TOO = MOST_PROVINCES, MOST_PROVINCES + 1
"""The provinces of seat 1."""
LATER = 2 * MOST_PROVINCES
"""The first province of seat 2."""


class Table:
    """A match whose luck is arranged: the deck comes in the given order."""

    def __init__(self, match: Match, deck: Sequence[int]) -> None:
        self.match, self.deck = match, deck

    @property
    def state(self) -> State:
        state = self.match._state
        assert isinstance(state, State)
        return state

    def view(self, seat: int) -> View:
        view = self.match.view(seat)
        assert isinstance(view, View)
        return view

    def submit(self, *actions: Action) -> list[Event]:
        """The actor answers, question by question, and the arranged luck follows. All that everybody was told."""
        told = []
        for action in actions:
            told += self._step(self.match.actor, action)
            while self.match.actor == LUCK:
                told += self._step(LUCK, LuckDraws((self.deck[len(self.deck) - self.state.left],)))
        return told

    def _step(self, seat: int, action: Action) -> list[Event]:
        self.match.submit(seat, action)
        return [event for to, event in self.match.steps[-1].told if to == -1]

    def lay(self, card: int, province: int, *powers: Action) -> list[Event]:
        """Lay a card into a province, and use its power."""
        return self.submit(Lay(card), Place(province), *powers)

    def options(self) -> list[Action]:
        return list(self.match.view(self.match.actor).options)

    def asked(self) -> str:
        return self.match.view(0).asked

    def cards(self, province: int) -> list[int]:
        return self.state.provinces[province]

    def worth(self, province: int) -> int:
        return sum(self.state.points_of[card] for card in self.cards(province))

    def hand(self, seat: int) -> list[int]:
        return self.state.hands[seat]

    def face(self, card: int) -> Face:
        return self.state.face_of[card]

    def why_not(self, seat: int, action: Action) -> Why | None:
        return GAMES["kingdom"].rules.why_not(self.match.view(seat), action)


def table(
    hand: Sequence[int] = (),
    provinces: Mapping[int, Sequence[int]] | None = None,
    deck: Sequence[int] = (GREEN.peasant2,) * 40,
    others: Sequence[Sequence[int]] = ((JOKER,) * 5,),
    player: int = 0,
    options: Mapping[str, object] | None = None,
    overlay: Mapping[str, object] | None = None,
) -> Table:
    """Seat 0 holds `hand`, and `player` is asked which card to lay."""
    box = load_box(overlay or {}, options or {})
    match = Match(GAMES["kingdom"].rules, box, 1 + len(others))
    state = start(box, match.seats)
    state.phases, state.player = [LAYING[player]], player
    state.deck = Urn([deck.count(card) for card in range(len(state.discard))], 1)
    state.hands = [sorted(cards) for cards in (hand, *others)]
    for province, cards in (provinces or {}).items():
        state.provinces[province] = list(cards)
        _recolour(state, province)
    assert state.card == HIDDEN
    match._state = state
    return Table(match, deck)
