"""Motions: things that fly over the table while it changes, one event after the other, at the player's pace."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ui.faces import Card
from game.ui.layout import Box

SMALLER, LEAST = 0.7, 40.0
"""How large something is where its place does not say it: a part of its other size, or so much."""


@dataclass(frozen=True)
class Flight:
    """A card that moves from one spot to another; one that comes face down turns over on the way."""

    card: Card
    source: str
    target: str
    turns: bool = False


@dataclass
class Flying:
    """A flight under way: how far it has come, from 0 to 1."""

    flight: Flight
    start: Box
    end: Box
    progress: float = 0.0

    @property
    def box(self) -> Box:
        k = _eased(self.progress)
        a, b = self.start, self.end
        lift = -30.0 * k * (1 - k)
        return Box(a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k + lift, a.w + (b.w - a.w) * k, a.h + (b.h - a.h) * k)

    @property
    def squeeze(self) -> float:
        """How narrow it looks while it turns over: 1 is flat, 0 on edge."""
        return abs(1 - 2 * _eased(self.progress)) if self.flight.turns else 1.0

    @property
    def face_up(self) -> bool:
        return not self.flight.turns or self.progress > 0.5


class Motions:
    """What is flying now and what comes after it. Where things are is looked up when a flight begins."""

    def __init__(self, where: Callable[[str], Box]) -> None:
        self._where = where
        self._waiting: deque[Sequence[Flight]] = deque()
        self.flying: list[Flying] = []
        self.gone: list[str] = []
        """Spots a card has left that the table still shows."""
        self.landed: list[tuple[Card, str]] = []
        """Cards that have come to a spot where the table does not show them yet."""
        self._pause = 0.0

    @property
    def busy(self) -> bool:
        return bool(self.flying or self._waiting or self._pause > 0)

    def add(self, flights: Sequence[Flight]) -> None:
        """Let these fly together, after all that was added before."""
        if flights:
            self._waiting.append(flights)

    def finish(self) -> None:
        """Everything has arrived at once."""
        self._waiting.clear()
        self.flying, self.gone, self.landed, self._pause = [], [], [], 0.0

    def update(self, seconds: float, fly: float, pause: float) -> None:
        """Move on; `fly` is how long a flight takes, `pause` how long after it nothing happens."""
        if self._pause > 0:
            self._pause -= seconds
        elif self.flying:
            for flying in self.flying:
                flying.progress = min(1.0, flying.progress + seconds / max(fly, 1e-3))
            if all(flying.progress >= 1 for flying in self.flying):
                self._land(pause)
        elif self._waiting:
            self._take_off(self._waiting.popleft())

    def _take_off(self, flights: Sequence[Flight]) -> None:
        for flight in flights:
            ghost = next((ghost for ghost in self.landed if ghost[1] == flight.source), None)
            if ghost:
                self.landed.remove(ghost)
            else:
                self.gone.append(flight.source)
            start, end = self._where(flight.source), self._where(flight.target)
            self.flying.append(Flying(flight, _shaped(start, end), _shaped(end, start)))

    def _land(self, pause: float) -> None:
        self.landed += [(flying.flight.card, flying.flight.target) for flying in self.flying]
        self.flying = []
        self._pause = pause


@dataclass
class Gain:
    """Points just won or lost: they rise from the score and fade, from 0 to 1."""

    seat: int
    points: int
    progress: float = 0.0


class Scores:
    """The scores as they are shown: they count up or down to what they are."""

    def __init__(self, scores: Sequence[int]) -> None:
        self._true = list(scores)
        self.shown: list[float] = [float(score) for score in scores]
        self.gains: list[Gain] = []

    def turn_to(self, scores: Sequence[int], at_once: bool) -> None:
        """These are the scores now."""
        if at_once:
            self.shown, self.gains = [float(score) for score in scores], []
        else:
            changed = [(seat, new - old) for seat, (new, old) in enumerate(zip(scores, self._true, strict=True))]
            self.gains += [Gain(seat, points) for seat, points in changed if points]
        self._true = list(scores)

    def update(self, seconds: float, duration: float) -> bool:
        """Count on; `duration` is how long a gain is seen. Whether anything has changed."""
        if not self.gains and self.shown == self._true:
            return False
        part = min(1.0, 4 * seconds / max(duration, 1e-3))
        self.shown = [_nearer(shown, true, part) for shown, true in zip(self.shown, self._true, strict=True)]
        for gain in self.gains:
            gain.progress += seconds / max(duration, 1e-3)
        self.gains = [gain for gain in self.gains if gain.progress < 1]
        return True


def _shaped(box: Box, other: Box) -> Box:
    """A box with a size: where a place gives none, the thing is a little smaller than at the other end."""
    if box.w:
        return box
    w, h = (other.w * SMALLER, other.h * SMALLER) if other.w else (LEAST, LEAST)
    return Box(box.x - w / 2, box.y - h / 2, w, h)


def _nearer(shown: float, true: float, part: float) -> float:
    return true if abs(true - shown) < 0.5 else shown + (true - shown) * part


def _eased(k: float) -> float:
    return k * k * (3 - 2 * k)
