"""Lionheart laid out as a test wants it: the land drawn as a small map, thalers, hands, the deck in order.

.A |F  V        A square is its terrain (as in box.toml) and its piece: A B C D are castles of seats 0 to 3,
-- +            a b c d their knights. Between squares stands | for a border; between rows -- below a square.
.a  .  .        The map is the north-west corner of the board; the rest is fields.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.catalogue import GAMES
from game.play.match import Match
from game.rules.kernel import LUCK, Action, Draw, Event, Phase, hush
from game.rules.lionheart.board import EAST, EDGE, SOUTH, SQUARES, TERRAINS, square_at
from game.rules.lionheart.box import CASTLE, DEEDS, EMPTY, NOBODY, amount, load_box
from game.rules.lionheart.domains import _look_anew
from game.rules.lionheart.rules import ACTING
from game.rules.lionheart.setup import build, empty_table, land_of
from game.rules.lionheart.state import State

CASTLES, KNIGHTS = "ABCD", "abcd"
CELL = 4
"""A square takes two letters, a space, and a place for its eastern border."""


class Table:
    """A match whose luck is arranged: `deck` is what LUCK draws, card by card."""

    def __init__(self, match: Match, deck: Sequence[int], rows: int, columns: int) -> None:
        self.match, self.deck = match, list(deck)
        self.rows, self.columns = rows, columns

    @property
    def state(self) -> State:
        state = self.match._state
        assert isinstance(state, State)
        return state

    @property
    def scores(self) -> list[int]:
        return list(self.match.view(0).scores)

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Answer, let the arranged luck follow, and return all that this seat was told."""
        told = self.match.submit(seat, action)
        while self.match.actor == LUCK:
            self.match.submit(LUCK, self._draw())
            told += [event for to, event in self.match.steps[-1].told if to in (-1, seat)]
        return told

    def options(self) -> list[Action]:
        return list(self.match.view(self.match.actor).options)

    def asked(self) -> str:
        return self.match.view(0).asked

    def _draw(self) -> Draw:
        counts = self.match.urn().counts
        if self.deck and counts[self.deck[0]]:
            return Draw((self.deck.pop(0),))
        return Draw((next(kind for kind, count in enumerate(counts) if count),))

    def drawn(self) -> str:
        """The corner of the board that the test drew, as it is now."""
        lines = []
        for row in range(self.rows):
            squares = [square_at(row, column) for column in range(self.columns)]
            lines.append("".join(_cell(self.state, square) for square in squares).rstrip())
            lines.append("".join("--  " if self.state.borders[EDGE[4 * s + SOUTH]] else "    " for s in squares))
        return "\n".join(line.rstrip() for line in lines[: 2 * self.rows - (self.rows == 12)])


def table(
    drawing: str,
    seats: int = 3,
    player: int = 0,
    coins: Sequence[int] = (),
    hands: Sequence[Sequence[int]] = (),
    deck: Sequence[int] = (),
    far: str = "AB",
    asked: Phase | None = None,
    overlay: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Table:
    """Seat `player` is asked to sell or play. In the far corner stand castles of these colours, so it is free land."""
    box = load_box(overlay or {}, options or {})
    state = empty_table(box, seats)
    lines = drawing.strip("\n").split("\n")
    rows, columns = (len(lines) + 1) // 2, max((len(line) + CELL - 1) // CELL for line in lines[::2])
    terrain = [0] * SQUARES
    for row in range(rows):
        for column in range(columns):
            _read(state, terrain, lines, row, column)
    state.land = land_of(box, tuple(terrain))
    for number, colour in enumerate(far):
        build(state, CASTLES.index(colour), square_at(11, 11 - 2 * number))
    _found_domains(state)
    state.coins = list(coins) or [20] * seats
    state.hands = [sorted(hand) for hand in hands] or [[0, 0, 0] for _ in range(seats)]
    for kind in [kind for hand in state.hands for kind in hand]:
        state.deck[kind] = max(0, state.deck[kind] - 1)
        letter = state.prices.letter[kind]
        state.stock[letter] = sum(n for k, n in enumerate(state.deck) if state.prices.letter[k] == letter)
    state.player = player
    state.phases = [asked or ACTING[player]]
    match = Match(GAMES["lionheart"].rules, box, seats)
    match._state = state
    return Table(match, deck, rows, columns)


def card(deck: str, **deeds: int) -> int:
    """The kind of the card of a letter with exactly these deeds."""
    for kind, power in enumerate(load_box({}, {}).cards.power):
        if power.deck == deck and {name: amount(power, n) for n, name in enumerate(DEEDS) if amount(power, n)} == deeds:
            return kind
    raise LookupError(f"no card {deck} {deeds}")


def at(name: str) -> int:
    """The square people call so."""
    return square_at(int(name[1:]) - 1, "abcdefghijkl".index(name[0]))


def between(one: str, other: str) -> int:
    """The edge between two squares."""
    ways = {EDGE[4 * at(one) + side] for side in range(4)} & {EDGE[4 * at(other) + side] for side in range(4)}
    [edge] = ways - {264}
    return edge


def same_map(drawn: str, expected: str) -> bool:
    return [line.rstrip() for line in drawn.rstrip().split("\n")] == [
        line.rstrip() for line in expected.strip("\n").rstrip().split("\n")
    ]


def _read(state: State, terrain: list[int], lines: list[str], row: int, column: int) -> None:
    square = square_at(row, column)
    cell = lines[2 * row].ljust(CELL * 12)[CELL * column : CELL * column + CELL]
    below = lines[2 * row + 1].ljust(CELL * 12)[CELL * column] if 2 * row + 1 < len(lines) else " "
    terrain[square] = TERRAINS.index(cell[0]) if cell[0] != " " else 0
    if cell[1] in CASTLES:
        build(state, CASTLES.index(cell[1]), square)
    elif cell[1] in KNIGHTS:
        state.pieces[square] = KNIGHTS.index(cell[1])
        state.reserve[KNIGHTS.index(cell[1])] -= 1
    for mark, side in ((cell[3], EAST), (below, SOUTH)):
        if mark in "|-":
            state.borders[EDGE[4 * square + side]] = 1
            state.placed += 1


def _found_domains(state: State) -> None:
    free = [square for square in range(SQUARES) if state.domain[square] == NOBODY]
    _look_anew(state, free, hush)


def _cell(state: State, square: int) -> str:
    piece = state.pieces[square]
    letter = " " if piece == EMPTY else CASTLES[piece - CASTLE] if piece >= CASTLE else KNIGHTS[piece]
    border = "|" if square % 12 < 11 and state.borders[EDGE[4 * square + EAST]] else " "
    return TERRAINS[state.land.terrain[square]] + letter + " " + border
