"""A screen in memory for programs on trial, and how long one needs to show something on it."""

import mmap
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from bundle.running import PATIENCE, Broken, start, stop, wait


class Screen(NamedTuple):
    """The variables a program finds it by, and its pixels, where these can be seen."""

    variables: "dict[str, str]"
    pixels: "mmap.mmap | None"


@contextmanager
def screen() -> "Iterator[Screen]":
    """Xvfb's, where that is installed; else the screen there is, or one that nobody can see."""
    if not shutil.which("Xvfb"):
        there = sys.platform != "linux" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
        yield Screen({} if there else {"SDL_VIDEODRIVER": "dummy"}, None)
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [
            "Xvfb",
            "-displayfd",
            "1",
            "-screen",
            "0",
            "1600x900x24",
            "-fbdir",
            folder,
            "-nolisten",
            "tcp",
            "-ac",
        ]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            assert server.stdout
            number = server.stdout.readline().decode().strip()
            with Path(folder, "Xvfb_screen0").open("rb") as file:
                pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            yield Screen({"DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11"}, pixels)
        finally:
            server.terminate()
            server.communicate()


def first_frame(program: Path, variables: "dict[str, str]", pixels: "mmap.mmap") -> float:
    """Seconds from the start until something is seen in the middle of the screen; then the program is asked to end."""
    while lit(pixels):
        time.sleep(0.01)
    begin = time.perf_counter()
    process = start([str(program)], variables)
    try:
        while not lit(pixels):
            if process.poll() is not None or time.perf_counter() - begin > PATIENCE:
                raise Broken("it shows nothing")
            time.sleep(0.001)
        seconds = time.perf_counter() - begin
        process.terminate()  # SDL hands this to the program as the wish to close its window
        wait(process)
    finally:
        stop(process)
    if process.returncode:
        raise Broken(f"asked to end, it ended with {process.returncode}")
    return seconds


def lit(pixels: "mmap.mmap") -> bool:
    """Whether anything but black is in the rows in the middle of the screen."""
    middle = len(pixels) // 2
    return any(pixels[middle : middle + 6400])
