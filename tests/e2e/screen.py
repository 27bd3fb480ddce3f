"""An X screen in memory: starts Xvfb, moves its mouse, types on its keyboard, takes pictures of it."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from game.ui.layout import Box

PATIENCE = 30.0
"""Seconds until nobody waits any longer for anything."""


def until(come: Callable[[], bool], what: str) -> None:
    """Look again and again whether it has come to that."""
    deadline = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < deadline, f"in {PATIENCE:.0f} s it has not come to this: {what}"
        time.sleep(0.02)


class Screen:
    """Larger than the window, so that a window is not where the screen begins. Xvfb itself finds a free number."""

    def __enter__(self) -> Screen:
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x900x24", "-nolisten", "tcp"]
        self._server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self._server.stdout
        number = self._server.stdout.readline().decode().strip()
        assert number, "Xvfb did not start"
        self.environment = {**os.environ, "DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        return self

    def __exit__(self, *_error: object) -> None:
        assert self._server.stdout
        self._server.stdout.close()
        self._server.terminate()
        self._server.wait(PATIENCE)

    def act(self, *words: str | int) -> str:
        """What xdotool does and says; nothing if it cannot."""
        return self._run("xdotool", *map(str, words)).decode()

    def windows(self, process: int) -> list[int]:
        """The windows of a process that can be seen."""
        return [int(number) for number in self.act("search", "--onlyvisible", "--pid", process).split()]

    def place(self, window: int) -> Box:
        """Where a window is on the screen, in pixels."""
        lines = self.act("getwindowgeometry", "--shell", window).splitlines()
        found = {name: value for name, _is, value in (line.partition("=") for line in lines)}
        return Box(*(float(found[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def look(self, window: int, size: tuple[int, int]) -> pygame.Surface:
        """What is seen in a window."""
        pixels = self._run("import", "-silent", "-window", str(window), "-depth", "8", "rgb:-")
        return pygame.image.frombytes(pixels, size, "RGB") if pixels else pygame.Surface(size)

    def photograph(self, file: Path) -> None:
        """The whole screen as a picture."""
        file.write_bytes(self._run("import", "-silent", "-window", "root", "png:-"))  # in a name, [ means more to it

    def _run(self, *command: str) -> bytes:
        """What a program prints. It may be asked about a window that has just gone, so it may fail."""
        done = subprocess.run(command, env=self.environment, capture_output=True, timeout=PATIENCE, check=False)
        return done.stdout
