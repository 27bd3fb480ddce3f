"""Tries a bundle out: `python3 build_scripts/smoke_test.py dist/royal-menagerie`. Size, first frame, a whole game.

Computer seats play in its window, thinking in processes of their own; then it must end by itself and leave none.
"""

import mmap
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 120
"""Seconds until nobody waits any longer for a program."""
MOST_PROCESSES = 40
"""More than any machine needs here: processes that start themselves again and again are stopped at once."""
STARTS = 5
GAME = ["watch", "intrigues", "--window", "--once", "--seats", "newcomer@30,easy@30", "--seed", "1"]


class Broken(Exception):
    """What is wrong with the bundle, in a line."""


def main(arguments: "list[str]") -> int:
    bundle = Path(arguments[0]).resolve()
    program = next(file for file in (bundle / f"{bundle.name}.exe", bundle / bundle.name) if file.exists())
    try:
        with tempfile.TemporaryDirectory() as home:
            Path(home, "settings.toml").write_text('speed = 0\nlanguage = "en"\n', encoding="ascii")
            try_out(bundle, program, {**os.environ, "ROYAL_MENAGERIE_HOME": home})
    except Broken as error:
        print(f"{program}: {error}", file=sys.stderr)
        return 1
    return 0


def try_out(bundle: Path, program: Path, variables: "dict[str, str]") -> None:
    print(f"Size: {size(bundle) / 1e6:.1f} MB", flush=True)
    told = run([str(program), "about"], variables)
    if "Rules: compiled" not in told:
        raise Broken(f"its rules are not compiled; it says:\n{told}")
    print("Rules: compiled")
    with screen(variables) as pixels:
        if pixels:
            shown = [first_frame(str(program), variables, pixels) for _start in range(STARTS)]
            print(f"First frame: {min(shown):.2f} s at best, {statistics.median(shown):.2f} s usually")
        start = time.monotonic()
        told = run([str(program), *GAME], variables)
        if told:
            raise Broken(f"it did not play in its window; it says:\n{told}")
        print(f"A whole game of computer seats in its window: {time.monotonic() - start:.1f} s")


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


# ---- running it, with care


def run(command: "list[str]", variables: "dict[str, str]") -> str:
    """What the program prints. It must end by itself, with 0, in time, and must leave no process behind."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command, env=variables, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            wait(process)
        finally:
            stop(process)
        output.seek(0)
        told = output.read().decode(errors="replace")
    if process.returncode:
        raise Broken(f"{' '.join(command[1:])} ended with {process.returncode}:\n{told}")
    return told


def wait(process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None:
        if len(family(process.pid)) > MOST_PROCESSES:
            raise Broken("it starts itself again and again")
        if time.monotonic() > deadline:
            raise Broken(f"it did not end in {PATIENCE} s")
        time.sleep(0.02)
    see_off(process.pid)


def see_off(leader: int) -> None:
    """Wait a little for those who are about to end."""
    deadline = time.monotonic() + 10
    while family(leader):
        if time.monotonic() > deadline:
            raise Broken("it left processes behind")
        time.sleep(0.02)


def stop(process: "subprocess.Popen[bytes]") -> None:
    """End it and all that it started, and see them gone."""
    if os.name == "nt":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    see_off(process.pid)


def family(leader: int) -> "list[int]":
    """The processes of a session that run; only Linux tells."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _parent, _group, session = stat.read_text().rpartition(")")[2].split()[:4]
        except OSError:  # it has just ended
            continue
        if int(session) == leader and state != "Z":
            found.append(int(stat.parent.name))
    return found


# ---- a screen


@contextmanager
def screen(variables: "dict[str, str]") -> "Iterator[mmap.mmap | None]":
    """A screen in memory and its pixels, where there is Xvfb; else the screen there is, or none at all."""
    variables["SDL_AUDIODRIVER"] = "dummy"
    if not shutil.which("Xvfb"):
        if sys.platform == "linux" and not ("DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ):
            variables["SDL_VIDEODRIVER"] = "dummy"
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x900x24", "-fbdir", folder, "-nolisten", "tcp"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            assert server.stdout
            variables.update(DISPLAY=":" + server.stdout.readline().decode().strip(), SDL_VIDEODRIVER="x11")
            with Path(folder, "Xvfb_screen0").open("rb") as file:
                yield mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        finally:
            server.terminate()
            server.wait()


def first_frame(program: str, variables: "dict[str, str]", pixels: "mmap.mmap") -> float:
    """Seconds from the start until something is seen in the middle of the screen; then the program is asked to end."""
    while lit(pixels):
        time.sleep(0.01)
    start = time.perf_counter()
    process = subprocess.Popen([program], env=variables, start_new_session=True)
    try:
        while not lit(pixels):
            if process.poll() is not None or time.perf_counter() - start > PATIENCE:
                raise Broken("it shows nothing")
            time.sleep(0.001)
        seconds = time.perf_counter() - start
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
