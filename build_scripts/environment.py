"""Makes the project's own Python in .venv, once, for play.py, check.py and the other scripts.

These scripts keep to the grammar of Python 3.6, so that somebody with an old Python gets a sentence and no SyntaxError.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"


def too_old(version: "tuple[int, ...]") -> str:
    """One line for somebody whose Python is too old; nothing for anybody else."""
    if version[:2] >= OLDEST:
        return ""
    there, needed = ".".join(map(str, version[:2])), ".".join(map(str, OLDEST))
    return (
        f"Royal Menagerie needs Python {needed} or newer and this is Python {there}: "
        f"install a newer one from python.org and start this script with it."
    )


if too_old(sys.version_info[:2]):
    sys.exit(too_old(sys.version_info[:2]))


class SetupError(Exception):
    """Why .venv could not be made, and what to do about it: one line."""


def prepare(extra: str) -> Path:
    """The Python of .venv, with the project and the tools of `extra` in it; or one line why not, and the end.

    Set-up is done once; later calls only look at a stamp, until pyproject.toml, Python or the project's place changes.
    """
    if not is_ready(extra):
        try:
            set_up(extra)
        except SetupError as error:
            sys.exit(f"Set-up failed: {error}")
        except KeyboardInterrupt:
            sys.exit("Set-up stopped: run the same command again to finish it.")
    return python()


def enter(extra: str) -> None:
    """Go on in .venv: a script started by any Python becomes itself again in that of .venv, and returns only there."""
    inside = prepare(extra)
    if Path(sys.prefix).resolve() != VENV.resolve():
        become([inside, *sys.argv])


def become(command: "list[Path | str]", **variables: str) -> NoReturn:
    """Run another program instead of this one; its exit code is ours."""
    words = [str(word) for word in command]
    surroundings = {**os.environ, **variables}
    if os.name == "posix":
        os.execve(words[0], words, surroundings)
    sys.exit(_wait(subprocess.Popen(words, env=surroundings)))  # Windows' exec would not wait for the end


def python() -> Path:
    """Where the Python of .venv is."""
    return tool("python")


def tool(name: str) -> Path:
    """Where a program of .venv is."""
    return VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name


def is_ready(extra: str) -> bool:
    """Whether the last set-up was finished, and was for the project as it is now."""
    return _is_whole() and _read(_stamp_file(extra)) == _stamp()


def set_up(extra: str) -> None:
    """Make .venv, or bring it up to date. What an earlier try left unfinished is made again from nothing."""
    fresh = not _is_whole()
    if fresh:
        _say(f"Setting up .venv for {_PURPOSE[extra]}. This happens once and takes about {_MINUTES[extra]} ...")
        _make_venv()
    else:
        _say(f"Bringing .venv up to date for {_PURPOSE[extra]} ...")
    _unfinished().touch()
    try:
        _install(extra)
    except SetupError:
        if not fresh:
            _unfinished().unlink()  # pip gave up before it changed anything: what worked still works
        raise
    for name in _COVERS[extra]:
        _stamp_file(name).write_text(_stamp(), encoding="utf-8")
    _unfinished().unlink()


_PURPOSE = {"lab": "the game", "dev": "the game and its checks"}
_MINUTES = {"lab": "half a minute", "dev": "a minute"}
_COVERS = {"lab": ["lab"], "dev": ["dev", "lab"]}  # what each extra brings along


def _stamp() -> str:
    """What .venv was made for: first which Python in which place, then for what wishes."""
    wishes = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    return f"{_origin()}\n{wishes}\n"


def _origin() -> str:
    return f"Python {sys.version_info[0]}.{sys.version_info[1]} in {VENV}"


def _stamp_file(extra: str) -> Path:
    return VENV / f"ready-{extra}"


def _unfinished() -> Path:
    return VENV / "unfinished"


def _is_whole() -> bool:
    """Whether some set-up was finished here, with this Python and in this place, and none broke off since."""
    if not python().exists() or _unfinished().exists():
        return False
    return any(_read(_stamp_file(extra)).startswith(_origin() + "\n") for extra in _COVERS)


def _make_venv() -> None:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise SetupError(_NO_VENV)
    _clear()
    done = _quietly([_outer_python(), "-m", "venv", str(VENV)])
    if done.returncode:
        raise SetupError(_NO_VENV if "ensurepip" in done.stdout else _last_line(done.stdout))


def _clear() -> None:
    try:
        if VENV.exists():
            shutil.rmtree(VENV)
    except OSError as error:
        raise SetupError(f"cannot remove the old .venv ({error}): close what uses it and try again.") from None


_NO_VENV = "this Python cannot make environments: install python3-venv (Debian/Ubuntu: sudo apt install python3-venv)."


def _outer_python() -> str:
    """The Python outside: the script may have been started by the very .venv that is made anew."""
    return getattr(sys, "_base_executable", "") or sys.executable


def _install(extra: str) -> None:
    command = [str(python()), "-m", "pip", "install", *_PIP, "--editable", f".[{extra}]"]
    done = _quietly(command)
    if done.returncode:
        raise SetupError(f"pip says: {_last_line(done.stdout)} - run the same command again when online.")


_PIP = ["--quiet", "--no-input", "--disable-pip-version-check"]


def _quietly(command: "list[str]") -> "subprocess.CompletedProcess[str]":
    """Run a step of the set-up; what it says is kept for the case that it fails."""
    patience = {"PIP_RETRIES": "2"}  # as a variable it reaches the pip that pip starts, too
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **patience},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def _last_line(output: str) -> str:
    """The last error a tool named, or the last it said at all."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    return (errors or lines or ["nothing at all"])[-1]


def _wait(process: "subprocess.Popen[bytes]") -> int:
    """Ctrl-C reaches the program itself; here it is only waited out."""
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def _say(line: str) -> None:
    """To stderr: stdout belongs to the program that is started afterwards."""
    print(line, file=sys.stderr, flush=True)
