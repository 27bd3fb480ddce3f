"""Measures the window: the first frame, the work of a frame while things move, rest, and memory (`bench --ui`)."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass

from game.ai.worker import Crew
from game.catalogue import GAMES, parts
from game.desktop import Desktop
from game.settings import Settings
from game.text import _
from game.ui.files import Files
from game.ui.lobby import YOU, Sitting, Wish
from game.ui.result import Result
from game.ui.scenes import Stage
from game.ui.table import TableScene
from game.ui.window import FRAMES, NoScreen, Window

SIZE = (1920, 1080)
STARTS = 5
"""How often the program is started; the first start only warms up."""


@dataclass(frozen=True)
class Measured:
    """What was measured of one game's window. Times of a frame are its work: events, motions, drawing, flip."""

    screen: str
    first_frame: float
    """Seconds from the start of the program to its first picture; the middle of several."""
    frames: int
    median: float
    """Milliseconds of work a frame while things move and a computer seat thinks."""
    late: float
    """The same, of the slowest frame in a hundred."""
    rest: float
    """Part of a core that is used while nothing moves, in percent."""
    memory: float
    """Megabytes of the window's process after a whole game."""


def measure(word: str, moving: float = 20.0, resting: float = 5.0) -> Measured:
    """Measure the window with this game on its table."""
    first = statistics.median([_first_frame() for _start in range(STARTS)][1:])
    with closing(Crew(parts)) as crew:
        stage = Stage(Settings(speed=2))
        desktop = Desktop(stage, Files(), crew, lambda: 7)
        window, screen = _window(stage, desktop.files)
        desktop.show_title()
        work = _work_of_frames(desktop, window, word, moving)
        rest = _rest(desktop, window, word, resting)
        memory = _memory_after_a_game(desktop, window, word)
    late = statistics.quantiles(work, n=100)[98]
    return Measured(screen, first, len(work), statistics.median(work) * 1000, late * 1000, rest, memory)


def report(measured: Measured) -> str:
    """The figures for people."""
    return "\n".join(
        [
            _("Screen: {name}").format(name=measured.screen),
            _("First picture after {n:.2f} s").format(n=measured.first_frame),
            _("Work a frame while things move: {median:.1f} ms, one in a hundred {late:.1f} ms").format(
                median=measured.median, late=measured.late
            ),
            _("While nothing moves: {n:.1f} % of a core").format(n=measured.rest),
            _("Memory after a whole game: {n:.0f} MB").format(n=measured.memory),
        ]
    )


def as_json(measured: Measured) -> str:
    return json.dumps(asdict(measured), indent=2)


def _first_frame() -> float:
    """Start the program in a process of its own; when its first picture was there."""
    begun = time.time()
    command = [sys.executable, *(["-P"] if sys.flags.safe_path else []), "-m", __name__]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) - begun


def main() -> None:
    """Draw the title as the app would, and say when it was there."""
    with closing(Crew(parts, 0)) as crew:
        stage = Stage(Settings())
        desktop = Desktop(stage, Files(), crew, lambda: 7)
        window, _screen = _window(stage, desktop.files)
        desktop.show_title()
        window.frame(0.0)
        print(time.time())


def _window(stage: Stage, files: Files) -> tuple[Window, str]:
    """A window, on the screen if there is one."""
    try:
        return Window(stage, files, SIZE), _("a real window")
    except NoScreen:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        return Window(stage, files, SIZE), _("none; drawn into memory")


def _work_of_frames(desktop: Desktop, window: Window, word: str, seconds: float) -> list[float]:
    """How long each frame took during which something moved."""
    scene = _sit_down(desktop, word, "hard")
    work: list[float] = []

    def note(spent: float) -> None:
        if scene.motions.busy:
            work.append(spent)

    _run(window, seconds, note, lambda: isinstance(desktop.stage.top, Result))
    desktop.go_home()
    return work


def _rest(desktop: Desktop, window: Window, word: str, seconds: float) -> float:
    """How much of a core is used while a person thinks."""
    scene = _sit_down(desktop, word, YOU)
    _run(window, 30.0, until=lambda: scene.asked)
    begun = time.process_time()
    _run(window, seconds)
    desktop.go_home()
    return 100 * (time.process_time() - begun) / seconds


def _memory_after_a_game(desktop: Desktop, window: Window, word: str) -> float:
    _sit_down(desktop, word, "random")
    while not isinstance(desktop.stage.top, Result):
        window.frame(0.25)
    return _megabytes()


def _sit_down(desktop: Desktop, word: str, player: str) -> TableScene:
    entry = GAMES[word]
    seats = entry.rules.seat_counts(entry.rules.load_box({}, {}))[-1]
    desktop.begin(entry, Wish([Sitting(player, seat) for seat in range(seats)]), saved=False)
    scene = desktop.stage.top
    assert isinstance(scene, TableScene)
    return scene


def _run(
    window: Window,
    seconds: float,
    note: Callable[[float], None] = lambda spent: None,
    until: Callable[[], bool] = lambda: False,
) -> None:
    """Run the window as it runs for people, for so long."""
    end, frame = time.perf_counter() + seconds, 1 / FRAMES
    while time.perf_counter() < end and not until():
        begun = time.perf_counter()
        window.frame(frame)
        spent = time.perf_counter() - begun
        note(spent)
        time.sleep(max(0.0, frame - spent))


def _megabytes() -> float:
    if sys.platform == "win32":
        return 0.0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


if __name__ == "__main__":
    main()
