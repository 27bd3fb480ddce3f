"""A pilot for the window without a screen: clicks spots by name, presses keys, lets time pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pygame

from game.ai.worker import Crew
from game.catalogue import GAMES, parts
from game.desktop import Desktop
from game.play.match import Match
from game.play.record import Seat, header
from game.rules.kernel import Action, View
from game.settings import Settings
from game.ui.files import Files
from game.ui.layout import Box
from game.ui.scenes import Key, Pointer, Scene, Stage
from game.ui.table import TableScene
from game.ui.window import Window


class Pilot:
    """Sits at a window that nobody sees."""

    def __init__(self, size: tuple[int, int] = (1280, 720), speed: int = 0, seed: int = 5, glance: int = 1) -> None:
        self.glance, self._changes = glance, 0  # draws every so many changes: whole games need not be seen in whole
        self.stage = Stage(Settings(speed=speed))  # type: ignore[arg-type]
        self.files = Files()
        self.crew = Crew(parts, 0)
        self.desktop = Desktop(self.stage, self.files, self.crew, lambda: seed)
        self.window = Window(self.stage, self.files, size, visible=False)
        self.desktop.show_title()

    # ---- what a person does

    def click(self, spot: str) -> None:
        self.point("down", self.box(spot).centre)
        self.point("up", self.box(spot).centre)

    def hover(self, spot: str) -> None:
        self.point("move", self.box(spot).centre)

    def drag(self, source: str, target: str) -> None:
        start, end = self.box(source).centre, self.box(target).centre
        self.point("down", start)
        self.point("move", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
        self.point("move", end)
        self.point("up", end)

    def answer(self, action: Action) -> None:
        """Answer by mouse."""
        for spot in way(self.table, action):
            self.click(spot)

    def press(self, name: str) -> None:
        self.window.press(Key(name, name if len(name) == 1 else ""))
        self.draw()

    def point(self, kind: Any, at: tuple[float, float]) -> None:
        self.window.point(Pointer(kind, at))
        self.draw()

    def wait(self, seconds: float = 0.05) -> None:
        self.window.step(seconds)
        self.draw()

    def until(self, come: Callable[[], bool], steps: int = 5000) -> None:
        for _step in range(steps):
            if come():
                return
            self.wait()
        raise AssertionError("it never came to that")

    def draw(self) -> None:
        if self.stage.dirty and not self.stage.done:
            self._changes += 1
            if self._changes % self.glance == 0:
                self.window.draw()

    def resize(self, size: tuple[int, int]) -> None:
        self.window.surface = pygame.Surface(size)
        self.window.assets.forget()
        self.window.canvas = self.window._canvas()
        self.window.draw()

    # ---- what it sees

    @property
    def scene(self) -> Scene:
        return self.stage.top

    def shows(self, kind: type[Scene]) -> bool:
        return isinstance(self.stage.top, kind)

    @property
    def table(self) -> TableScene:
        scene = self.stage.top
        assert isinstance(scene, TableScene)
        return scene

    def box(self, spot: str) -> Box:
        boxes = {found.name: found.box for found in self.scene.spots()}
        assert spot in boxes, f"no {spot} among {sorted(boxes)}"
        return boxes[spot]

    def sit_down(
        self,
        match: Match,
        players: list[str],
        advise: Callable[[View], tuple[Action, str] | None] | None = None,
        prototype: bool = False,
        word: str = "intrigues",
    ) -> None:
        """A table with a match that has been laid out by a test."""
        seats = [Seat(f"Seat {n}", who) for n, who in enumerate(players)]
        head = header(word, "test", match.box, seats, 3, prototype=prototype)
        scene = self.desktop.table(GAMES[word], match, head, None, None)
        if advise:
            scene.doors = replace(scene.doors, advise=advise)
        self.stage.push(scene)
        self.draw()


def way(scene: TableScene, action: Action) -> Iterator[str]:
    """The spots to click for an answer, one after the other: what lies on the table, or its button."""
    for spot in scene.table.paths(scene.view)[action]:
        lies = any(found.name == spot for found in scene.spots())
        yield spot if lies else f"answer.{scene.buttons().index(action) + 1}"
