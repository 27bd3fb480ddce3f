"""Information-set tree search: plays out tables imagined from what a seat knows, and learns which answer does best.

One iteration imagines a whole table, walks down the tree while it knows the questions, adds the first question it does
not know, plays on to the end, and credits every answer on the way with what it brought the seat that gave it. A
question is known again by what its seat knows (`Hints.key`), never by the true table. Chance is sampled.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log, sqrt
from time import perf_counter
from typing import Any, Final, final

from game.rules.kernel import (
    ALL,
    LUCK,
    Action,
    Event,
    Random,
    Record,
    State,
    Tell,
    apply,
    draw,
    hush,
    play_out,
    scores,
)

TRUST: Final = 4.0
"""For how many visits a hint's opinion of an answer counts."""


class Hints:
    """What somebody who knows the game would tell the search. This one knows nothing: every game can be played so."""

    cutoff: int = 1_000_000
    """After how many decisions a play-out is broken off and estimated."""
    close: float = 10.0
    """A margin of points that is neither small nor large."""
    explore: float = 0.6
    """How much the search likes what it has tried little: less where outcomes differ less."""
    relative: bool = False
    """Whether an opinion of 0.5 means "as good as answers here usually are"; otherwise "worth one half"."""
    keyed: bool = False
    """Whether `key` tells questions apart; otherwise they are known by what their seat has heard in the search."""

    def key(self, state: Any, seat: int) -> int:
        """A number for everything the seat knows."""
        raise NotImplementedError

    def sensible(self, state: Any, options: list[Action]) -> list[Action]:
        """The options without the absurd ones; at least one."""
        return options

    def opinions(self, state: Any, options: list[Action]) -> list[float]:
        """What each option seems worth to the seat that is asked, from 0 to 1; empty without an opinion."""
        return []

    def play_out(self, state: Any, random: Random) -> None:
        """Play on to the end, or to the cut-off."""
        play_out(state, random, self.cutoff)

    def estimate(self, state: Any) -> list[float]:
        """What a game broken off is worth to each seat, from 0 to 1."""
        raise NotImplementedError


@final
class Edge:
    """An answer to a question of the tree: how often it could be given, how often it was, and what that brought."""

    __slots__ = ("available", "total", "trust", "visits", "wins")

    def __init__(self, trust: float, opinion: float) -> None:
        self.trust = trust
        self.visits = trust
        self.available = trust
        self.total = trust * opinion
        self.wins = 0.0

    def worth(self, shift: float) -> float:
        """What it brought on average, the hint's opinion shifted by so much among it."""
        return (self.total + self.trust * shift) / self.visits if self.visits else 0.0

    def score(self, explore: float, shift: float) -> float:
        """How much the search wants to try it now: what it brought, and more if it was tried little (UCB)."""
        if self.visits == 0.0:
            return 1e6
        return self.worth(shift) + explore * sqrt(log(self.available) / self.visits)


@final
class Node:
    """A question of the tree: what is known of its answers. Not all of them are possible on every table."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.visits = 0.0
        self.total = 0.0

    def usual(self) -> float:
        """What its answers brought on average, from 0 to 1."""
        return self.total / self.visits if self.visits else 0.5

    def known(self, options: list[Action]) -> list[Edge]:
        """What is known of these answers, up to the first one never met."""
        found: list[Edge] = []
        for action in options:
            edge = self.edges.get(action)
            if edge is None:
                break
            found.append(edge)
        return found

    def learn(self, options: list[Action], opinions: list[float]) -> list[Edge]:
        """The same for all of them: those never met begin with a hint's opinion."""
        found: list[Edge] = []
        for number, action in enumerate(options):
            new = Edge(TRUST, opinions[number]) if opinions else Edge(0.0, 0.0)
            found.append(self.edges.setdefault(action, new))
        return found

    def choices(self, options: list[Action], shift: float) -> list[Choice]:
        """What is thought of these answers, the most tried first."""
        found = []
        for action in options:
            edge = self.edges[action]
            tried = edge.visits - edge.trust
            found.append(Choice(action, tried, edge.worth(shift), edge.wins / tried if tried else 0.0))
        return sorted(found, key=_by_merit)

    def lead(self) -> float:
        """By how many visits the most tried answer leads."""
        visits = sorted([edge.visits for edge in self.edges.values()])
        return visits[-1] - visits[-2] if len(visits) > 1 else 1e9


def choose(edges: list[Edge], explore: float, shift: float, random: Random) -> int:
    """The number of the answer to try next, among those possible on this table; of equals any."""
    best, best_score = 0, -1.0
    for number, edge in enumerate(edges):
        edge.available += 1.0
        score = edge.score(explore, shift) + 1e-6 * random.random()
        if score > best_score:
            best, best_score = number, score
    return best


def _by_merit(choice: Choice) -> tuple[float, float]:
    return -choice.visits, -choice.worth


@final
class Payoff:
    """What the end of a game is worth to each seat, from 0 to 1, and who won it (in parts, if it was shared)."""

    __slots__ = ("wins", "worth")

    def __init__(self, worth: list[float], wins: list[float]) -> None:
        self.worth = worth
        self.wins = wins


def payoff(points: list[int], winners: list[int], close: float) -> Payoff:
    """The victory, the standing and the margin together, so that a lost game is still played well."""
    seats = len(points)
    wins = [0.0] * seats
    for seat in winners:
        wins[seat] = 1.0 / len(winners)
    worth = []
    for seat in range(seats):
        beaten, best = 0.0, -1_000_000
        for other in range(seats):
            if other != seat:
                best = max(best, points[other])
                if points[seat] > points[other]:
                    beaten += 1.0
                elif points[seat] == points[other]:
                    beaten += 0.5
        margin = points[seat] - best
        worth.append(
            VICTORY * wins[seat]
            + STANDING * beaten / max(1, seats - 1)
            + MARGIN * 0.5 * (1.0 + margin / (abs(margin) + close))
        )
    return Payoff(worth, wins)


VICTORY: Final = 0.6
STANDING: Final = 0.15
MARGIN: Final = 0.25


@final
@dataclass(frozen=True)
class Choice(Record):
    """What the search thinks of one answer."""

    action: Action
    visits: float
    worth: float
    """What it is expected to bring, from 0 to 1."""
    wins: float
    """How often it wins."""


@final
class Listener:
    """A `tell` that turns what each seat hears into one number a seat."""

    __slots__ = ("heard",)

    def __init__(self, seats: int) -> None:
        self.heard = [seat + 1 for seat in range(seats)]

    def __call__(self, to: int, event: type[Event], *told: object) -> None:
        for seat in range(len(self.heard)):
            if to in (ALL, seat):
                self.note(seat, (event.__name__, told))

    def note(self, seat: int, what: object) -> None:
        self.heard[seat] = hash((self.heard[seat], what))


@final
class Search:
    """A search for one seat. Asked again in the same turn, it goes on with what it has learnt."""

    def __init__(self, game: Any, hints: Hints) -> None:
        self.game = game
        self.hints = hints
        self.nodes: dict[int, Node] = {}
        self.seats = 0
        self.iterations = 0

    def think(
        self, view: Any, seed: int, iterations: int, seconds: float, stop: Callable[[], bool] | None = None
    ) -> list[Choice]:
        """Search until iterations or seconds are used up, all is clear, or `stop` says so; the best answer first."""
        self.seats = len(view.scores)
        random, begun = Random(seed), perf_counter()
        state: State = self.game.imagine(view, random)
        options = self.hints.sensible(state, state.phases[-1].options(state))
        root = self._root(state, view.seat)
        self._meet(root, state, options)
        done = 0
        while done < iterations and len(options) > 1:
            self._iterate(self.game.imagine(view, random), random)
            done += 1
            if done % CLOCK == 0:
                spent = perf_counter() - begun
                left = min(float(iterations - done), (seconds - spent) * done / max(spent, 1e-6))
                if left <= 0.0 or root.lead() > left or (stop is not None and stop()):
                    break
        self.iterations += done
        return root.choices(options, self._shift(root))

    def _root(self, state: State, seat: int) -> Node:
        """The question itself, with what an earlier search of the same turn has learnt of it."""
        key = self._key(state, seat, Listener(self.seats))
        if not self.hints.keyed or key not in self.nodes:
            self.nodes.clear()
            self.nodes[key] = Node()
        return self.nodes[key]

    def _iterate(self, state: State, random: Random) -> None:
        """One imagined table: down the tree, on to the end, and the credit back up."""
        path: list[tuple[int, Node, Edge]] = []
        listener = Listener(self.seats)
        tell: Tell = hush if self.hints.keyed else listener
        known = True
        while known and state.phases:
            phase = state.phases[-1]
            if phase.seat == LUCK:
                urn = phase.urn(state)
                apply(state, draw(urn, random), tell if urn.draws == 1 else hush)  # larger draws do not part the tree
                continue
            options = self.hints.sensible(state, phase.options(state))
            action = options[0]
            if len(options) > 1:
                key = self._key(state, phase.seat, listener)
                known = key in self.nodes
                if not known:
                    self.nodes[key] = Node()
                node = self.nodes[key]
                edges = self._meet(node, state, options)
                chosen = choose(edges, self.hints.explore, self._shift(node), random)
                action = options[chosen]
                path.append((phase.seat, node, edges[chosen]))
            if not self.hints.keyed:
                listener.note(phase.seat, action)
            apply(state, action, tell)
        self._credit(path, self._play_out(state, random))

    def _key(self, state: State, seat: int, listener: Listener) -> int:
        return self.hints.key(state, seat) if self.hints.keyed else listener.heard[seat]

    def _meet(self, node: Node, state: State, options: list[Action]) -> list[Edge]:
        """What is known of these answers; of new ones what a hint thinks."""
        edges = node.known(options)
        return edges if len(edges) == len(options) else node.learn(options, self.hints.opinions(state, options))

    def _shift(self, node: Node) -> float:
        """How much more than one half an opinion of 0.5 is worth at this question."""
        return node.usual() - 0.5 if self.hints.relative else 0.0

    def _play_out(self, state: State, random: Random) -> Payoff:
        self.hints.play_out(state, random)
        if state.phases:
            worth = self.hints.estimate(state)
            return Payoff(worth, worth)
        points: list[int] = scores(self.game.tally(state), self.seats)
        return payoff(points, self.game.winners(state), self.hints.close)

    def _credit(self, path: list[tuple[int, Node, Edge]], result: Payoff) -> None:
        for seat, node, edge in path:
            node.visits += 1.0
            node.total += result.worth[seat]
            edge.visits += 1.0
            edge.total += result.worth[seat]
            edge.wins += result.wins[seat]


CLOCK: Final = 16
"""After how many iterations the search looks at the clock."""
