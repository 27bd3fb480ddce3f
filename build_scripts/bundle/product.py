"""What the app is called and which version it is, in the words every system asks for."""

import os
import platform
import re
import subprocess
import sys

from environment import ROOT

NAME = "royal-menagerie"
TITLE = "Royal Menagerie"
TITLES = {"ru": "Королевский зверинец", "uk": "Королівський звіринець"}
SUMMARY = "Tabletop games about kings and beasts"
SUMMARIES = {"ru": "Настольные игры о королях и зверях", "uk": "Настільні ігри про королів і звірів"}
IDENTIFIER = "games.royal-menagerie"
MAKERS = "The Royal Menagerie authors"
COPYRIGHT = f"© 2026 {MAKERS}"


def version() -> str:
    """As the game itself says it."""
    found = re.search(r'^__version__ = "([0-9.]+)"', (ROOT / "game" / "__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


def numbers() -> "tuple[int, int, int, int]":
    """The version as Windows counts: always four numbers."""
    parts = [int(part) for part in version().split(".")]
    return (*parts, 0, 0, 0, 0)[:4]  # type: ignore[return-value]


def system() -> str:
    """For the name of an archive: what it runs on."""
    name = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    machine = platform.machine().lower()
    return f"{name}-{ {'amd64': 'x86_64', 'aarch64': 'arm64'}.get(machine, machine) }"


def moment() -> int:
    """The time that files in archives bear: that of the commit, so that the same commit gives the same archive."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    return int(given or _commit_time() or _NO_TIME)


_NO_TIME = 1_767_225_600
"""The beginning of 2026, for a source that came without its history."""


def _commit_time() -> str:
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        return subprocess.run(command, cwd=str(ROOT), capture_output=True, text=True, check=False).stdout.strip()
    except OSError:  # no git here
        return ""
