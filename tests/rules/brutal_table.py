"""Brutal Kingdom laid out as a test wants it: hands, stacks, centre, tokens, and what LUCK draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.catalogue import GAMES
from game.play.match import Match, heard
from game.rules.brutal.box import CHARACTERS, COLOURS, load_box, tokens
from game.rules.brutal.chapter import PLAYING
from game.rules.brutal.moves import Play
from game.rules.brutal.sight import View
from game.rules.brutal.state import State
from game.rules.kernel import HIDDEN, LUCK, Action, Draw, Event

Cards = Sequence[int]


class Table:
    """A match whose luck is arranged: `drawn` is what lies in the centre where nobody has looked yet, in order."""

    def __init__(self, match: Match, drawn: Cards) -> None:
        self.match, self.drawn = match, list(drawn)

    @property
    def state(self) -> State:
        state = self.match._state
        assert isinstance(state, State)
        return state

    def view(self, seat: int) -> View:
        view = self.match.view(seat)
        assert isinstance(view, View)
        return view

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Answer, let the arranged luck follow up to the next deal, and return all that this seat was told."""
        steps = len(self.match.steps)
        self.match.submit(seat, action)
        while self.match.actor == LUCK and self.match.view(0).asked != "Dealing":
            draws = self.match.urn().draws
            searching = self.match.view(0).asked == "Searching"
            self.match.submit(LUCK, Draw((0,) if searching else tuple(self.drawn[:draws])))
            self.drawn = self.drawn if searching else self.drawn[draws:]
        return [event for step in self.match.steps[steps:] for event in heard(step.told, seat)]

    def play(self, *cards: int) -> list[Event]:
        """The seats that are asked play these cards, one after the other; what all of them heard of the last."""
        told: list[Event] = []
        for card in cards:
            told = self.submit(self.match.actor, Play(card))
        return told

    def options(self) -> list[Action]:
        return list(self.match.view(self.match.actor).options)

    def is_down(self, *cards: int) -> bool:
        return all(self.state.down >> card & 1 for card in cards)

    def is_up(self, *cards: int) -> bool:
        return not any(self.state.down >> card & 1 for card in cards)


def table(
    hands: Sequence[Cards],
    stacks: Sequence[Cards] | None = None,
    down: Cards = (),
    first: int = 0,
    player: int | None = None,
    centre: Cards = (HIDDEN, HIDDEN, HIDDEN, HIDDEN),
    drawn: Cards = (),
    supply: Sequence[int] | None = None,
    chapel: Sequence[int] = (0, 0, 0, 0),
    owned: Sequence[Sequence[int]] | None = None,
    chapter: int = 0,
    options: Mapping[str, object] | None = None,
    overlay: Mapping[str, object] | None = None,
) -> Table:
    """Seat `player` (or the first one) is asked to play; everybody knows the own hand only."""
    box, seats = load_box(overlay or {}, options or {}), len(hands)
    match = Match(GAMES["brutal"].rules, box, seats)
    stacks = stacks or [()] * seats
    placed = {card for place in (*hands, *stacks, centre) for card in place}
    pools = [[0] * len(CHARACTERS), [0] * len(CHARACTERS)]
    for card in box.cast.rosters[seats]:
        pools[box.cast.backs[card]][card] = int(card not in placed)
    match._state = State(
        box,
        box.cast,
        [PLAYING[first if player is None else player]],
        chapter=chapter,
        round=len(stacks[first if player is None else player]),
        first=first,
        player=first if player is None else player,
        hands=[sorted(hand) for hand in hands],
        stacks=[list(stack) for stack in stacks],
        down=sum(1 << card for card in down),
        inert=0,
        named=HIDDEN,
        rank=box.cast.ranks[box.cast.inquisitor],
        centre=list(centre),
        pools=pools,
        seen=[sum(1 << seat for seat in range(seats) if card in hands[seat]) for card in range(len(CHARACTERS))],
        partly=[0] * (2 * seats),
        wholly=[0] * (2 * seats),
        unheld=HIDDEN,
        sure=0,
        sealed=[HIDDEN] * seats,
        partners=[HIDDEN, HIDDEN],
        offered=[HIDDEN, HIDDEN],
        given=[HIDDEN, HIDDEN],
        supply=list(supply if supply is not None else [tokens(box, seats)] * len(COLOURS)),
        chapel=list(chapel),
        tokens=[list(own) for own in owned] if owned else [[0] * len(COLOURS) for _ in range(seats)],
        points=[0] * seats,
        received=[0] * seats,
    )
    return Table(match, drawn)
