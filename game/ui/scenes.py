"""The scene manager: a stack of scenes over one window, and what every scene does alike with mouse and keyboard.

A scene names spots: boxes that can be chosen. Hovering, clicking, dragging from one to another, moving the focus with
the arrow keys and choosing with Enter work for all of them in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.layout import Box
from game.ui.sound import Speaker


@dataclass(frozen=True)
class Pointer:
    """The mouse: where, in sheet coordinates, and what it did."""

    kind: Literal["move", "down", "up", "wheel"]
    at: tuple[float, float]
    amount: int = 0


@dataclass(frozen=True)
class Key:
    """A key by its name ("return", "left", "h"), and the letters it typed, if any."""

    name: str
    typed: str = ""
    command: bool = False
    """Whether Ctrl was held with it (on a Mac: Command)."""
    shift: bool = False


@dataclass(frozen=True)
class Spot:
    """A box that can be chosen. One that is not `open` still answers a click: it says why not."""

    name: str
    box: Box
    open: bool = True


SAID = 5.0
"""For how many seconds something that is said stands over a scene."""


@dataclass
class Stage:
    """What all scenes share: the stack, the player's settings, and whether anything must be drawn anew."""

    settings: Settings
    save_settings: Callable[[Settings], None] = lambda settings: None
    scenes: list[Scene] = field(default_factory=list)
    dirty: bool = True
    done: bool = False
    said: str = ""
    """A line over whatever is shown, until `said_for` has passed or something is clicked."""
    said_for: float = 0.0
    photograph: Callable[[Scene, Path, tuple[int, int]], None] = lambda scene, file, size: None
    """Draws a scene of that size into a picture's file; OSError if that cannot be."""

    def __post_init__(self) -> None:
        self.speaker = Speaker(self.settings)

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.stage = self
        scene.enter()
        self.dirty = True

    def pop(self) -> None:
        """Back to the scene below; without one the program ends."""
        self.scenes.pop().leave()
        self.done = not self.scenes
        self.dirty = True
        if self.scenes:
            self.top.returned()

    def replace(self, scene: Scene) -> None:
        self.scenes.pop().leave()
        self.push(scene)

    def change(self, settings: Settings) -> None:
        """The player has chosen something: remember it and show it."""
        self.settings = settings
        self.dirty = True
        self.speaker.tune(settings)
        self.save_settings(settings)

    def play(self, sound: str) -> None:
        """Let a sound be heard, by its name."""
        self.speaker.play(sound)

    def say(self, words: str) -> None:
        """Tell the player something, over whatever is shown."""
        self.said, self.said_for = words, SAID
        self.dirty = True

    def pass_time(self, seconds: float) -> None:
        """What was said goes after a while, and captions of sounds."""
        self.dirty = self.speaker.update(seconds) or self.dirty
        if self.said:
            self.said_for -= seconds
            if self.said_for <= 0:
                self.said = ""
                self.dirty = True

    def close(self) -> None:
        while self.scenes:
            self.scenes.pop().leave()
        self.done = True


class Scene:
    """Something that fills the window. Subclasses say what can be chosen, what happens then, and how it looks."""

    stage: Stage
    covers = True
    """Whether it hides the scene below it."""

    def __init__(self) -> None:
        self.hover = ""
        self.focus = ""
        self.keyboard = False
        """Whether the last input came from the keyboard: then the focus is shown."""
        self._pressed = ""
        self._held: tuple[float, float] | None = None

    # ---- for subclasses

    def enter(self) -> None:
        """It has come onto the stack."""

    def returned(self) -> None:
        """The scene above it has gone."""

    def leave(self) -> None:
        """It has left the stack."""

    def spots(self) -> list[Spot]:
        """What can be chosen now; later ones lie on top."""
        return []

    def choose(self, spot: str) -> None:
        """A spot has been clicked, or chosen with Enter."""

    def drop(self, source: str, target: str) -> None:
        """One spot has been dragged onto another."""

    def key(self, key: Key) -> bool:
        """A key that means something special here; whether it did."""
        return False

    def wheel(self, at: tuple[float, float], amount: int) -> None:
        """The mouse wheel was turned."""

    def dropped(self, file: Path) -> None:
        """A file was dragged onto the window."""

    def escape(self) -> None:
        """Esc: leave."""
        self.stage.pop()

    def update(self, seconds: float) -> None:
        """Time has passed."""

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""

    # ---- the same for all

    @property
    def dragged(self) -> tuple[str, tuple[float, float]] | None:
        """What is being dragged, and where it is."""
        return (self._pressed, self._held) if self._pressed and self._held else None

    def point(self, pointer: Pointer) -> None:
        """The mouse has done something."""
        under = self.spot_at(pointer.at)
        if pointer.kind == "wheel":
            self.wheel(pointer.at, pointer.amount)
        elif pointer.kind == "move":
            self._move(pointer.at, under)
        elif pointer.kind == "down":
            self._pressed, self._held, self.keyboard = under, None, False
            self.stage.said = ""
        else:
            pressed, held = self._pressed, self._held
            self._pressed, self._held = "", None
            if pressed and pressed == under:
                self.choose(pressed)
            elif pressed and held and under:
                self.drop(pressed, under)
        self.stage.dirty = self.stage.dirty or pointer.kind != "move"

    def press(self, key: Key) -> None:
        """A key has been pressed."""
        self.stage.dirty = True
        if self.key(key):
            return
        if key.name == "escape":
            self.escape()
        elif key.name in DIRECTIONS:
            self.keyboard = True
            self.focus = neighbour(self.spots(), self.focus, DIRECTIONS[key.name])
        elif key.name == "tab":
            self.keyboard = True
            self.focus = following(self.spots(), self.focus)
        elif key.name in ("return", "space", "enter") and self.focused():
            self.keyboard = True
            self.choose(self.focus)

    def focused(self) -> str:
        """The spot with the focus, if it is still there."""
        return self.focus if any(spot.name == self.focus for spot in self.spots()) else ""

    def spot_at(self, point: tuple[float, float]) -> str:
        return next((spot.name for spot in reversed(self.spots()) if spot.box.holds(point)), "")

    def _move(self, at: tuple[float, float], under: str) -> None:
        if self._pressed:
            self._held = at
            self.stage.dirty = True
        if under != self.hover:
            self.hover, self.keyboard = under, False
            self.stage.dirty = True


DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def neighbour(spots: list[Spot], name: str, direction: tuple[int, int]) -> str:
    """The nearest open spot in a direction; the first one, if nothing has the focus yet."""
    here = next((spot for spot in spots if spot.name == name), None)
    choices = [spot for spot in spots if spot.open and spot.name != name]
    if here is None or not choices:
        return name if here else next((spot.name for spot in choices), "")
    x, y = here.box.centre
    dx, dy = direction
    best, best_score = name, float("inf")
    for spot in choices:
        across, along = spot.box.centre[0] - x, spot.box.centre[1] - y
        ahead = across * dx + along * dy
        aside = abs(across * dy) + abs(along * dx)
        if ahead > 1 and ahead + 2.5 * aside < best_score:
            best, best_score = spot.name, ahead + 2.5 * aside
    return best


def following(spots: list[Spot], name: str) -> str:
    """The next open spot in reading order, around and around."""
    order = [spot.name for spot in spots if spot.open]
    return order[(order.index(name) + 1) % len(order) if name in order else 0] if order else ""
