"""Installs the .deb, plays a game in it by its entry in the menu, removes it, and looks whether anything is left.

`python3 build_scripts/try_deb.py`, as root on Debian or Ubuntu. The hands at the mouse are those of tests/e2e.
"""

import configparser
import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import environment
from bundle import product
from bundle.running import running_from
from environment import ROOT, tool

ENTRY = Path("/usr/share/applications") / f"{product.NAME}.desktop"
FOLDERS = ["/etc", "/opt", "/usr", "/var/cache", "/var/lib"]
"""Where a package could leave something."""
PROGRAMS = ["dpkg", "dpkg-deb", "Xvfb", "xdotool", "import"]


class Wrong(Exception):
    """What is wrong with the package, in a line."""


def main() -> int:
    hindrance = why_not()
    if hindrance:
        sys.exit(f"The package cannot be tried: {hindrance}.")
    environment.prepare("dev")
    try:
        try_out(next((ROOT / "dist").glob("*.deb")))
    except StopIteration:
        sys.exit("There is no .deb in dist: run build_scripts/build.py first.")
    except Wrong as error:
        sys.exit(f"BROKEN    {error}")
    return 0


def why_not() -> str:
    """Why a package cannot be tried on this machine; nothing, if it can."""
    missing = [name for name in PROGRAMS if not shutil.which(name)]
    if missing:
        return f"there is no {', '.join(missing)} here"
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "only root can install it"
    if traces():
        return f"it is installed already ({traces()[0]})"
    return ""


def try_out(package: Path) -> None:
    paths = content(package)
    before = [path for path in paths if os.path.lexists(path)]
    try:
        _run("dpkg does not install it", "dpkg", "--install", package)
        print(f"ok        installed: {len(paths) - len(before)} files and folders", flush=True)
        command = by_entry()
        print(f"ok        its entry in the menu starts: {command}", flush=True)
        play(command)
    finally:
        subprocess.run(["dpkg", "--purge", product.NAME], stdout=subprocess.DEVNULL, check=False)
    left = [*(path for path in paths if os.path.lexists(path) and path not in before), *traces()]
    if left or running_from(Path("/usr/lib") / product.NAME):
        raise Wrong(f"removed, it leaves {', '.join(left) or 'a process that runs'}")
    print("ok        removed: no file, no folder and no process is left")


def content(package: Path) -> "list[str]":
    """Every path the package brings, folders that it shares with others included."""
    files = subprocess.run(["dpkg-deb", "--fsys-tarfile", package], stdout=subprocess.PIPE, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(files)) as archive:
        return [os.path.normpath(f"/{member.name}") for member in archive]


def by_entry() -> str:
    """The command that a click on the entry in the menu runs. Its icon must be there."""
    if shutil.which("desktop-file-validate"):
        _run("its entry in the menu is wrong", "desktop-file-validate", ENTRY)
    entries = configparser.ConfigParser(interpolation=None)
    entries.read(ENTRY, encoding="utf-8")
    entry = entries["Desktop Entry"]
    if not list(Path("/usr/share/icons/hicolor").glob(f"*/apps/{entry['Icon']}.*")):
        raise Wrong("the icon of its entry is not there")
    if not shutil.which(entry["Exec"]):
        raise Wrong(f"{entry['Exec']} is not on the PATH")
    return entry["Exec"]


def play(command: str) -> None:
    """A whole game by mouse in the window of the installed program."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    words = [str(tool("python")), "-P", "-m", "pytest", "-q", "tests/e2e", "-m", "window", "-k", "by_mouse"]
    if subprocess.run(words, cwd=ROOT, env={**variables, "ROYAL_MENAGERIE_PROGRAM": command}, check=False).returncode:
        raise Wrong("a game cannot be played in it")
    print("ok        played: a whole game by mouse", flush=True)


def traces() -> "list[str]":
    """Whatever bears its name in the folders of the system."""
    found = (path for folder in FOLDERS for path in Path(folder).rglob(f"*{product.NAME}*"))
    return sorted(str(path) for path in found)


def _run(failure: str, *command: "Path | str") -> None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise Wrong(f"{failure}: {done.stdout.strip()}")


if __name__ == "__main__":
    sys.exit(main())
