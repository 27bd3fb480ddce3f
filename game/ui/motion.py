"""Motions: what moves over the table or lights up while it changes, one event after the other, at the player's pace."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import pi, sin
from typing import Literal

from game.ui.faces import Card
from game.ui.layout import Box

SMALLER, LEAST = 0.7, 40.0
"""How large something is where its place does not say it: a part of its other size, or so much."""


Gait = Literal["fly", "drop", "march", "roll"]
"""How something moves: in an arc, down onto its place, step by step, rolling."""


@dataclass(frozen=True)
class Flight:
    """A card that moves from one spot to another; one that comes face down turns over on the way."""

    card: Card
    source: str
    target: str
    turns: bool = False
    gait: Gait = "fly"
    late: float = 0.0
    """How much later than others it sets out, in parts of its time."""


@dataclass(frozen=True)
class Light:
    """Spots that light up in a colour and fade, while others fly."""

    spots: tuple[str, ...]
    colour: str


Motion = Flight | Light


@dataclass
class Flying:
    """A flight under way: how far it has come, from 0 to 1."""

    flight: Flight
    start: Box
    end: Box
    progress: float = 0.0

    @property
    def box(self) -> Box:
        return GAITS[self.flight.gait](self.start, self.end, self.progress)

    @property
    def squeeze(self) -> float:
        """How narrow it looks while it turns over: 1 is flat, 0 on edge."""
        return abs(1 - 2 * _eased(self.progress)) if self.flight.turns else 1.0

    @property
    def angle(self) -> float:
        """How far it has rolled, in degrees."""
        return ROLLS * 360 * (1 - _slowing(self.progress)) if self.flight.gait == "roll" else 0.0

    @property
    def face_up(self) -> bool:
        return not self.flight.turns or self.progress > 0.5


@dataclass
class Shining:
    """A light that is on: how much of its time has passed, from 0 to 1."""

    light: Light
    boxes: list[Box]
    progress: float = 0.0

    @property
    def strength(self) -> float:
        return sin(pi * self.progress)


class Motions:
    """What is flying now and what comes after it. Where things are is looked up when a flight begins."""

    def __init__(self, where: Callable[[str], Box]) -> None:
        self._where = where
        self._waiting: deque[Sequence[Motion]] = deque()
        self.flying: list[Flying] = []
        self.shining: list[Shining] = []
        self.gone: list[tuple[str, str]] = []
        """Spots that a card has left, with its drawing, where the table still shows it."""
        self.landed: list[tuple[Card, str]] = []
        """Cards that have come to a spot where the table does not show them yet."""
        self._pause = 0.0

    @property
    def busy(self) -> bool:
        return bool(self.flying or self.shining or self._waiting or self._pause > 0)

    def add(self, motions: Sequence[Motion]) -> None:
        """Let these move together, after all that was added before."""
        if motions:
            self._waiting.append(motions)

    def finish(self) -> None:
        """Everything has arrived at once."""
        self._waiting.clear()
        self.flying, self.shining, self.gone, self.landed, self._pause = [], [], [], [], 0.0

    def update(self, seconds: float, fly: float, pause: float) -> None:
        """Move on; `fly` is how long a flight takes, `pause` how long after it nothing happens."""
        if self._pause > 0:
            self._pause -= seconds
        elif self.flying or self.shining:
            moving: list[Flying | Shining] = [*self.flying, *self.shining]
            for each in moving:
                each.progress = min(1.0, each.progress + seconds / max(fly, 1e-3))
            if all(each.progress >= 1 for each in moving):
                self._land(pause)
        elif self._waiting:
            for motion in self._waiting.popleft():
                if isinstance(motion, Light):
                    self.shining.append(Shining(motion, [self._where(spot) for spot in motion.spots]))
                else:
                    self._take_off(motion)

    def _take_off(self, flight: Flight) -> None:
        ghost = next((ghost for ghost in self.landed if ghost[1] == flight.source), None)
        if ghost:
            self.landed.remove(ghost)
        else:
            self.gone.append((flight.source, flight.card.art))
        start, end = self._where(flight.source), self._where(flight.target)
        self.flying.append(Flying(flight, _shaped(start, end), _shaped(end, start), -flight.late))

    def _land(self, pause: float) -> None:
        self.landed += [(flying.flight.card, flying.flight.target) for flying in self.flying]
        self.flying, self.shining = [], []
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


def _slowing(k: float) -> float:
    return 1 - (1 - k) * (1 - k)


# ---- gaits: where something is between two boxes, from 0 to 1

ARC, FALL, HOP, HOPS, ROLLS = 7.5, 90.0, 9.0, 6, 3
"""How high an arc rises, from how high something drops, how high and how often a march hops, how often a coin turns."""


def _between(a: Box, b: Box, k: float) -> Box:
    return Box(a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k, a.w + (b.w - a.w) * k, a.h + (b.h - a.h) * k)


def _fly(a: Box, b: Box, k: float) -> Box:
    k = _eased(k)
    return _between(a, b, k).moved(0, -4 * ARC * k * (1 - k))


def _drop(_a: Box, b: Box, k: float) -> Box:
    """It falls straight down, and bounces a little."""
    height = 1 - (k / 0.75) ** 2 if k < 0.75 else 0.12 * sin(pi * (k - 0.75) / 0.25)
    return b.moved(0, -FALL * height)


def _march(a: Box, b: Box, k: float) -> Box:
    return _between(a, b, k).moved(0, -HOP * abs(sin(pi * HOPS * k)))


def _roll(a: Box, b: Box, k: float) -> Box:
    return _between(a, b, _slowing(k))


GAITS: dict[Gait, Callable[[Box, Box, float], Box]] = {"fly": _fly, "drop": _drop, "march": _march, "roll": _roll}
