"""A copy of a bundle on trial: in a place that is hard on programs, asked what it can do, and made to do it."""

import os
import re
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from environment import ROOT

from bundle import product
from bundle.running import Broken, Ran, run
from bundle.screen import Screen, screen

ODD = "Игры моих детей (и зверей)"
COMPUTERS = ["newcomer@30", "easy@30", "newcomer@30", "easy@30", "newcomer@30"]
PEOPLE = ["you", "random", "random", "random", "random"]
WITHOUT_TABLE = ["lobby", "rules"]
"""What a game without a table in the window shows there all the same."""


@dataclass(frozen=True)
class Trial:
    """A copy of a bundle in a place of its own."""

    bundle: Path
    plain: bool
    """Whether its rules need not be compiled."""
    place: Path
    """Holds the bundle, what it is given, and what it writes."""
    screen: Screen
    before: "dict[str, tuple[int, int]]"
    """What the folder of the bundle held before anything was run."""

    @property
    def program(self) -> Path:
        inside = [f"Contents/MacOS/{product.NAME}", f"{product.NAME}.exe", product.NAME]
        return next(self.bundle / name for name in inside if (self.bundle / name).exists())

    def folder(self, name: str) -> Path:
        """A folder away from the bundle: to start in, to write to, or to live in."""
        path = self.place / name
        path.mkdir(exist_ok=True)
        return path

    def variables(self, screen: bool = True, **more: str) -> "dict[str, str]":
        """What a program usually finds around it, and a home of its own."""
        hidden = ("PYTHON", "ROYAL_", "SDL_", "DISPLAY", "WAYLAND_DISPLAY")
        usual = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
        own = {"ROYAL_MENAGERIE_HOME": str(self.folder("home")), "SDL_AUDIODRIVER": "dummy", "COLUMNS": "9999"}
        return {**usual, **own, **(self.screen.variables if screen else {}), **more}

    # ---- running it

    def ask(self, *words: str, variables: "dict[str, str] | None" = None, user: "int | None" = None) -> Ran:
        """Run it with these words; it must end well."""
        ran = self.start(*words, variables=variables, user=user)
        if ran.code or "Traceback" in ran.told:
            raise Broken(f"{' '.join(words)} ended with {ran.code}:\n{ran.told}")
        return ran

    def start(self, *words: str, variables: "dict[str, str] | None" = None, user: "int | None" = None) -> Ran:
        """Run it with these words from a folder that is not its own, however it ends."""
        surroundings = self.variables() if variables is None else variables
        return run([str(self.program), *words], surroundings, self.folder("elsewhere"), user)

    def play(self, word: str, variables: "dict[str, str] | None" = None, user: "int | None" = None) -> str:
        """A whole match of seats that think in processes of their own; in the window, if the game has a table there."""
        match = [word, *self.seats(word, COMPUTERS)]
        window = has_table(word)
        command = ["watch", *match, "--window", "--once"] if window else ["text", *match]
        ran = self.ask(*command, variables=variables, user=user)
        if window and ran.told:
            raise Broken(f"{word} was not played in the window; it says:\n{ran.told}")
        if ran.processes == 1:
            raise Broken(f"{word} was played without a worker")
        return f"{word} in the {'window' if window else 'terminal'}"

    def draw(self, word: str, scene: str) -> None:
        """Have a scene drawn into a picture; no screen is in sight."""
        file = self.folder("pictures") / f"{word}-{scene}.png"
        wish = [word, *self.seats(word, PEOPLE), "--scene", scene, "--out", str(file)]
        self.ask("shot", *wish, variables=self.variables(screen=False))
        if not file.exists() or file.read_bytes()[:4] != b"\x89PNG":
            raise Broken(f"there is no picture of {scene} in {word}")

    # ---- what it says it can do

    @cached_property
    def games(self) -> "list[str]":
        """The words of its games."""
        return self._listed("watch", "which game: ")

    @cached_property
    def scenes(self) -> "list[tuple[str, str]]":
        """Each game with each scene it has."""
        all_scenes = self._listed("shot", "which scene: ")
        return [(word, scene) for word in self.games for scene in (all_scenes if has_table(word) else WITHOUT_TABLE)]

    @cached_property
    def fewest(self) -> "dict[str, int]":
        """How many seats each game needs at least: what it says when there is only one."""
        told = {word: self.start("watch", word, "--seats", "random", "--lang", "en").told for word in self.games}
        found = {word: re.search(r"this game has (\d+) to", line) for word, line in told.items()}
        return {word: int(hit[1]) if hit else 1 for word, hit in found.items()}

    def seats(self, word: str, players: "list[str]") -> "list[str]":
        """Options for as many seats as the game needs at least."""
        return ["--seats", ",".join(players[: self.fewest[word]]), "--seed", "1", "--lang", "en"]

    def _listed(self, command: str, what: str) -> "list[str]":
        told = self.ask(command, "--help", "--lang", "en").told
        found = re.search(rf"{what}(.+)", told)
        if not found:
            raise Broken(f'its help does not say "{what}":\n{told}')
        return found[1].strip().split(", ")


def has_table(word: str) -> bool:
    """Whether a game can be played in the window."""
    tables = ROOT / "game" / "ui" / "tables"
    return (tables / f"{word}.py").exists() or (tables / word).is_dir()


@contextmanager
def prepared(bundle: Path, plain: bool) -> "Iterator[Trial]":
    """A copy to try out; it is gone afterwards."""
    with tempfile.TemporaryDirectory() as name, screen() as shown:
        place = Path(name).resolve()
        place.chmod(0o755)  # others must get there, too
        copy = place / ODD / bundle.name
        shutil.copytree(bundle, copy, symlinks=True)
        trial = Trial(copy, plain, place, shown, listing(copy.parent))
        (trial.folder("home") / "settings.toml").write_text('speed = 0\nlanguage = "en"\n', encoding="ascii")
        try:
            yield trial
        finally:
            allow_writing(copy.parent, True)  # or it could not be removed


def listing(folder: Path) -> "dict[str, tuple[int, int]]":
    """Everything in a folder, with size and time."""
    found = {path.relative_to(folder).as_posix(): path.lstat() for path in folder.rglob("*")}
    return {name: (state.st_size, state.st_mtime_ns) for name, state in found.items()}


def allow_writing(folder: Path, allowed: bool) -> None:
    """Let the owner write in a folder and all it holds, or nobody at all."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            mode = stat.S_IMODE(path.stat().st_mode) & ~0o222
            path.chmod(mode | 0o200 if allowed else mode)
