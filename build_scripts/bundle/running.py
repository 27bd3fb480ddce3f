"""Runs a program with care: it must end by itself, in time, without multiplying, and leave no process behind."""

import os
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

PATIENCE = 300
"""Seconds until nobody waits any longer for a program."""
MOST_PROCESSES = 40
"""More than any machine needs here: processes that start themselves again and again are stopped at once."""


class Broken(Exception):
    """What is wrong with the program, in a line."""


class Ran(NamedTuple):
    """What a program printed, how it ended, and how many processes it was at most; 0 where nobody can tell."""

    told: str
    code: int
    processes: int


def run(
    command: "list[str]", variables: "dict[str, str]", folder: "Path | None" = None, user: "int | None" = None
) -> Ran:
    """Run a program to its end, in that folder and as that user. How it ended is not judged."""
    with tempfile.TemporaryFile() as output:
        process = start(command, variables, output.fileno(), folder, user)
        try:
            most = wait(process)
        finally:
            stop(process)
        output.seek(0)
        return Ran(output.read().decode(errors="replace").replace("\r\n", "\n"), process.returncode, most)


def start(
    command: "list[str]",
    variables: "dict[str, str]",
    output: "int | None" = None,
    folder: "Path | None" = None,
    user: "int | None" = None,
) -> "subprocess.Popen[bytes]":
    """A program in a session of its own, so that all it starts can be found again."""
    return subprocess.Popen(
        command,
        env=variables,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=None if output is None else subprocess.STDOUT,
        start_new_session=True,
        user=user,
        group=user,
        extra_groups=None if user is None else [],
    )


def wait(process: "subprocess.Popen[bytes]") -> int:
    """How many processes it was at most, when it has ended."""
    deadline, most = time.monotonic() + PATIENCE, 0
    while process.poll() is None:
        most = max(most, len(family(process.pid)))
        if most > MOST_PROCESSES:
            raise Broken("it starts itself again and again")
        if time.monotonic() > deadline:
            raise Broken(f"it did not end in {PATIENCE} s")
        time.sleep(0.02)
    see_off(process.pid)
    return most


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


def running_from(folder: Path) -> "list[int]":
    """The processes, of whatever session, whose program lies in that folder; only Linux tells."""
    found = []
    for program in Path("/proc").glob("[0-9]*/exe"):
        with suppress(OSError):  # it has just ended
            if folder in program.readlink().parents:
                found.append(int(program.parent.name))
    return found
