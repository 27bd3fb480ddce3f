"""About: what this is, who made what, and where things are kept."""

from __future__ import annotations

from game import __version__, paths
from game.rules.kernel import is_compiled
from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box
from game.ui.pages import Choice, Page


class About(Page):
    """A page to read."""

    def __init__(self, files: Files) -> None:
        super().__init__(files, "about")

    def choices(self) -> list[Choice]:
        return [Choice("back", lambda: _("Back"), self.stage.pop)]

    def draw(self, canvas: Canvas) -> None:
        canvas.background("common/title")
        canvas.panel(self.layout.zones["panel"].box, "paper", "paper_edge", alpha=0.96)
        canvas.fit("Royal Menagerie", self.layout.zones["heading"].box, "title", "ink", "centre")
        box = self.layout.zones["words"].box
        height = box.h / len(lines())
        for number, line in enumerate(lines()):
            canvas.fit(line, Box(box.x, box.y + number * height, box.w, height), "body", "ink")
        self.draw_choices(canvas)


def lines() -> list[str]:
    return [
        _("Version {version}: five tabletop games about kings and beasts.").format(version=__version__),
        _("Rules: compiled") if is_compiled() else _("Rules: plain Python"),
        _("Pictures and sounds were made for this game, by its own scripts. The letters are Alegreya and Fira Sans."),
        _("Settings: {path}").format(path=paths.settings_file()),
        _("Saved matches: {path}").format(path=paths.saves()),
        _("Replays: {path}").format(path=paths.records()),
        _("Reports of what went wrong: {path}").format(path=paths.logs()),
    ]
