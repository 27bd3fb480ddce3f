"""Somebody who plays the real program in a real window, by mouse or by keyboard.

Nothing in the program helps. The player reads the record that the program saves, lays the same table in a window that
nobody sees (the double), and so knows what must be seen where; it waits until that is seen, and only then clicks.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pygame

from game import paths, settings
from game.catalogue import GAMES
from game.play.match import Match
from game.play.record import Header, RecordError, RecordFile, read, replay
from game.rules.kernel import OVER
from game.ui.layout import SHEET, Box
from game.ui.table import TableScene
from tests.e2e.screen import PATIENCE, Screen, until
from tests.ui.pilot import Pilot

PROGRAM = "ROYAL_MENAGERIE_PROGRAM"
"""The variable that names another program to play, made from this source: an installed one."""
ALIKE = 0.998
"""How much of a picture must have the same colours to be taken for the same picture."""
ROUND_ABOUT = 6
"""How much of what surrounds a spot is looked at with it: glows and frames."""


class Player:
    """Starts the program as everybody does, and sits down before its window."""

    def __init__(self, screen: Screen, errors: Path, picture: Path) -> None:
        settings.save(settings.Settings(speed=0, language="en"))
        self.screen, self._errors, self._picture = screen, errors, picture
        with errors.open("wb") as stream:
            command = shlex.split(os.environ.get(PROGRAM, "")) or [sys.executable, "-P", "-m", "game"]
            self.program = subprocess.Popen(command, stderr=stream, env=screen.environment, start_new_session=True)
        until(lambda: len(screen.windows(self.program.pid)) == 1, "a window opens")
        self._window = screen.windows(self.program.pid)[0]
        self._place = screen.place(self._window)
        self._size = int(self._place.w), int(self._place.h)
        self.double = Pilot(self._size, glance=1_000_000)  # it draws when it is looked at
        screen.act("windowfocus", "--sync", self._window)
        self._rest()

    def photograph(self) -> None:
        self._picture.parent.mkdir(parents=True, exist_ok=True)
        self.screen.photograph(self._picture)

    def stop(self) -> None:
        """Whatever has happened: the program does not outlast the test."""
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait(PATIENCE)
        self.double.stage.close()

    # ---- what a person does

    def click(self, spot: str) -> None:
        """Click what is seen; the double follows."""
        self.click_only(spot)
        self.double.click(spot)
        self._rest()

    def click_only(self, spot: str) -> None:
        self.look_for(spot)
        self.screen.act("mousemove", *self._on_screen(self.double.box(spot).centre), "click", 1)

    def press(self, key: str) -> None:
        """Press a key; the double follows."""
        self.press_only(key)
        self.double.press(key)

    def press_only(self, key: str) -> None:
        self.screen.act("key", key.capitalize())

    def go_to(self, spots: list[str], keys: list[str]) -> None:
        """Press these keys in turn until one of the spots has the focus."""
        for number in range(100):
            if self.double.scene.focus in spots:
                break
            self.press(keys[number % len(keys)])
        assert self.double.scene.focus in spots, f"the keys {keys} do not lead to {spots}"
        self.look_for(self.double.scene.focus)

    def look_for(self, spot: str) -> None:
        """Wait until the spot is seen, and looks as it must."""
        until(lambda: self._plays_on() and self._sees(self.double.box(spot)), f"{spot} is seen")

    # ---- what it knows

    def question(self) -> TableScene:
        """The table as soon as a person is asked, or the match is over; after the last answer, if there was one."""
        last = self.double.scene
        known = len(last.match.steps) if isinstance(last, TableScene) else 0
        until(lambda: self._plays_on() and self._asked(known), "a person is asked")
        head, match = self.match()
        table = self.double.desktop.table(GAMES[head.game], match, head, self._kept() if match.actor == OVER else None)
        if isinstance(last, TableScene):
            table.focus, table.keyboard = last.focus, last.keyboard
            self.double.stage.pop()
        self.double.stage.push(table)
        self.double.wait()  # a match that is over goes on to its result
        self._rest()
        return table

    def match(self) -> tuple[Header, Match]:
        """The match as it is recorded now."""
        recorded = read(next(file for folder in (paths.saves(), paths.records()) for file in folder.glob("*.jsonl")))
        return recorded.header, replay(GAMES[recorded.header.game].rules, recorded)

    def _kept(self) -> RecordFile:
        """The record of a match that is over, among those to look at again: so the double offers the replay, too."""
        until(lambda: any(paths.records().glob("*.jsonl")), "the match is kept")
        return RecordFile.resume(read(next(paths.records().glob("*.jsonl"))))

    def errors(self) -> str:
        return self._errors.read_text()

    def processes(self) -> list[str]:
        """The programs that run in the session of this one: it and its workers."""
        return [file.parent.name for file in Path("/proc").glob("[0-9]*/stat") if _session(file) == self.program.pid]

    def _plays_on(self) -> bool:
        assert self.program.poll() is None, f"the program has ended: {self.errors()}"
        return True

    def _asked(self, known: int) -> bool:
        """Whether the record holds what is known already, and waits for a person or for nobody."""
        try:
            match = self.match()[1]
        except (StopIteration, RecordError):  # not begun yet, or just on its way to the records
            return False
        return len(match.steps) >= known and match.actor in (0, OVER)

    def _sees(self, box: Box) -> bool:
        self.double.window.draw()
        region = self.double.window.canvas.pixels(box.grown(ROUND_ABOUT)).clip((0, 0), self._size)
        wanted = self.double.window.surface.subsurface(region)
        return _likeness(self.screen.look(self._window, self._size).subsurface(region), wanted) >= ALIKE

    def _rest(self) -> None:
        """Put the mouse where it points at nothing."""
        if not self.double.stage.done:
            scene = self.double.scene
            grid = [(x + 2.0, y + 2.0) for y in range(0, int(SHEET[1]), 8) for x in range(0, int(SHEET[0]), 8)]
            free = next(point for point in grid if not scene.spot_at(point))
            self.screen.act("mousemove", *self._on_screen(free))
            self.double.point("move", free)

    def _on_screen(self, point: tuple[float, float]) -> tuple[int, int]:
        pixel = self.double.window.canvas.pixels(Box(*point, 0, 0))
        return round(self._place.x + pixel.x), round(self._place.y + pixel.y)


def _likeness(one: pygame.Surface, other: pygame.Surface) -> float:
    """How much of two pictures has the same colours, or nearly."""
    same = pygame.transform.threshold(None, one, None, (8, 8, 8), set_color=None, set_behavior=0, search_surf=other)
    return same / (one.get_width() * one.get_height())


def _session(stat: Path) -> int:
    """The session of a process; none if it has just ended."""
    try:
        state, _parent, _group, session = stat.read_text().rpartition(")")[2].split()[:4]
    except OSError:
        return 0
    return 0 if state == "Z" else int(session)
