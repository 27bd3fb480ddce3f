"""The checks a bundle must pass: each gets a trial, and returns what there is to say, or raises."""

import json
import os
import shutil
import statistics
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from environment import ROOT

from bundle.running import Broken, run, running_from
from bundle.screen import first_frame
from bundle.trial import COMPUTERS, ODD, Trial, allow_writing, listing

LARGEST = 45_000_000
"""How many bytes a bundle may have."""
SOONEST = 0.5
"""How many seconds it may take to show something, warm. Other work disturbs, so the best of several starts counts."""
STARTS = 10
RECORDS = ROOT / "tests" / "records"


class LeftOut(Exception):
    """Why a check cannot be made on this machine."""


Check = Callable[[Trial], str]


# ---- what it is


def size(trial: Trial) -> str:
    """It is small enough."""
    files = [path for path in trial.bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    total = sum(file.stat().st_size for file in files)
    if total > LARGEST:
        raise Broken(f"{total / 1e6:.1f} MB are more than {LARGEST / 1e6:.0f} MB")
    return f"{total / 1e6:.1f} MB in {len(files)} files"


def rules(trial: Trial) -> str:
    """They are compiled, unless there was no compiler."""
    told = trial.ask("about").told
    if "Rules: compiled" not in told and not trial.plain:
        raise Broken(f"they are not compiled; it says:\n{told}")
    return "compiled" if "Rules: compiled" in told else "plain Python, because there was no compiler"


# ---- where it is started


def odd_path(trial: Trial) -> str:
    """It finds its own files in a folder with spaces and Cyrillic letters, where all these checks are made."""
    told = trial.ask("about", "--lang", "en").told
    if os.name != "nt" and ODD not in told:  # a Windows console may not know these letters
        raise Broken(f"its files are elsewhere; it says:\n{told}")
    return ODD


def another_folder(trial: Trial) -> str:
    """It needs nothing from the folder it is started in, and leaves nothing there."""
    trial.ask("watch", trial.games[0], *trial.seats(trial.games[0], COMPUTERS))
    left = [path.name for path in trial.folder("elsewhere").iterdir()]
    if left:
        raise Broken(f"it left {', '.join(left)} in the folder it was started in")
    return "and left nothing there"


def link(trial: Trial) -> str:
    """A link to it is as good as itself: that is how it comes onto the PATH."""
    if os.name == "nt":
        raise LeftOut("Windows puts no links onto the PATH")
    name = trial.folder("links") / "menagerie"
    name.symlink_to(trial.program)
    ran = run([str(name), "about"], trial.variables(), trial.folder("elsewhere"))
    if ran.code:
        raise Broken(f"it ended with {ran.code}:\n{ran.told}")
    return "as good as itself"


def empty_environment(trial: Trial) -> str:
    """It needs no variable but those without which Windows starts nothing."""
    needed = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
    word = trial.games[0]
    trial.ask("about", variables=needed)
    trial.ask("watch", word, *trial.seats(word, COMPUTERS), variables=needed)
    return f"{word} was played without a variable"


# ---- what it can do


def every_scene(trial: Trial) -> str:
    """Each scene of each game is drawn."""
    _ = trial.fewest  # asked before two ask at once
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda wish: trial.draw(*wish), trial.scenes))
    return f"{len(trial.scenes)} pictures of {', '.join(trial.games)}"


def every_game(trial: Trial) -> str:
    """One match of computer seats in each game, to its end."""
    return ", ".join(trial.play(word) for word in trial.games)


def no_sound_card(trial: Trial) -> str:
    """SDL is told to use a card that does not exist, and so finds none at all."""
    return trial.play(trial.games[0], trial.variables(SDL_AUDIODRIVER="there-is-none"))


def no_screen(trial: Trial) -> str:
    """Where there is no screen the start page of the terminal opens."""
    if sys.platform != "linux":
        raise LeftOut("there is always a screen on this system")
    told = trial.ask(variables=trial.variables(screen=False)).told
    if "There is no window here" not in told:
        raise Broken(f"it does not say so; it says:\n{told}")
    return "the terminal's start page instead"


def old_records(trial: Trial) -> str:
    """What older versions have recorded can be looked at and gone on with."""
    files = sorted(RECORDS.rglob("*.jsonl"))
    for file in files:
        own = Path(shutil.copy(file, trial.folder("records") / f"{file.parent.name}-{file.name}"))
        word = json.loads(own.read_text("utf-8").splitlines()[0])["game"]
        trial.ask("replay", str(own), "--lang", "en")
        trial.ask("text", word, "--resume", str(own), "--lang", "en")
    if not files:
        raise Broken(f"there are none in {RECORDS}")
    return f"{len(files)} of {', '.join(sorted({file.parent.name for file in files}))}"


def first_frames(trial: Trial) -> str:
    """It is soon seen, once the system has its files in memory."""
    if trial.screen.pixels is None:
        raise LeftOut("there is no Xvfb to look at")
    shown: list[float] = []
    while len(shown) < STARTS and (len(shown) < STARTS // 2 or min(shown) > SOONEST):
        shown.append(first_frame(trial.program, trial.variables(), trial.screen.pixels))
    told = f"{min(shown):.2f} s at best, {statistics.median(shown):.2f} s usually"
    if min(shown) > SOONEST and os.getloadavg()[0] > (os.cpu_count() or 1):
        raise LeftOut(f"{told}, on a machine that is busy with other things; {SOONEST} s are allowed")
    if min(shown) > SOONEST:
        raise Broken(f"{told}; {SOONEST} s are allowed")
    return told


# ---- what it leaves


def nothing_written(trial: Trial) -> str:
    """All that has been run so far has changed no file of the bundle, and added none beside it."""
    now = listing(trial.bundle.parent)
    changed = [name for name in sorted({*now, *trial.before}) if now.get(name) != trial.before.get(name)]
    if changed:
        raise Broken(f"these have changed: {', '.join(changed[:5])}")
    return f"{len(now)} files and folders are as they were"


def read_only(trial: Trial) -> str:
    """It plays where it may not write. Root may write everywhere, so root lets somebody else play."""
    if os.name == "nt":
        raise LeftOut("Windows has no folders that their owner may not write to")
    user = _nobody() if os.geteuid() == 0 else None
    allow_writing(trial.bundle.parent, False)
    return trial.play(trial.games[0], _at_home(trial, "own home", user), user)


def another_user(trial: Trial) -> str:
    """Somebody whom nothing belongs to, not even their home, can play; the match just cannot be saved."""
    if os.name == "nt" or os.geteuid() != 0:
        raise LeftOut("only root can become somebody else")
    word, user, variables = trial.games[0], _nobody(), _at_home(trial, "locked home", None)
    told = trial.ask("text", word, *trial.seats(word, COMPUTERS), variables=variables, user=user).told
    if "cannot be saved" not in told:
        raise Broken(f"it does not say that the match cannot be saved; it says:\n{told}")
    return f"{trial.play(word, variables, user)}, by somebody who may write nowhere"


def no_process_left(trial: Trial) -> str:
    """Whatever has been started has ended."""
    if sys.platform != "linux":
        raise LeftOut("only Linux tells what runs from a folder")
    left = running_from(trial.place)
    if left:
        raise Broken(f"these still run: {', '.join(map(str, left))}")
    return "nothing runs from there"


def _at_home(trial: Trial, name: str, owner: "int | None") -> "dict[str, str]":
    """What somebody finds around them who lives in a folder of that name; it belongs to them, if they are named."""
    home = trial.folder(name)
    (home / "settings.toml").write_text("speed = 0\n", encoding="ascii")
    if owner is not None:
        for path in (home, home / "settings.toml"):
            os.chown(path, owner, owner)
    return trial.variables(ROYAL_MENAGERIE_HOME=str(home), HOME=str(home))


def _nobody() -> int:
    """The number of the user who owns nothing."""
    import pwd

    try:
        return pwd.getpwnam("nobody").pw_uid
    except KeyError:
        raise LeftOut("there is no user nobody") from None
