"""Layouts and theme while the app runs: read again when they change; a wrong file is told, and the last good stays."""

from __future__ import annotations

from pathlib import Path

from game import paths
from game.ui.layout import Layout, LayoutError, load
from game.ui.theme import Theme, load_theme


class Files:
    """What was read last from layouts/."""

    def __init__(self) -> None:
        self.complaint = ""
        """What is wrong with a changed file, in a line; empty when all is well."""
        self.theme: Theme = load_theme()
        self._layouts: dict[str, Layout] = {}
        self._seen = self._times()

    def layout(self, name: str) -> Layout:
        """The layout of a scene or of a game's table."""
        if name not in self._layouts:
            self._layouts[name] = load(_file(name), Layout)
        return self._layouts[name]

    def reload(self) -> None:
        """Read everything anew; keep what was there if anything is wrong."""
        self._seen = self._times()
        try:
            theme = load_theme()
            layouts = {name: load(_file(name), Layout) for name in self._layouts}
        except LayoutError as error:
            self.complaint = str(error)
        else:
            self.theme, self._layouts, self.complaint = theme, layouts, ""

    def changed(self) -> bool:
        """Whether a file has been written since it was read."""
        return self._times() != self._seen

    def _times(self) -> dict[str, int]:
        return {file.name: file.stat().st_mtime_ns for file in paths.layouts().glob("*.toml")}


def _file(name: str) -> Path:
    return paths.layouts() / f"{name}.toml"
