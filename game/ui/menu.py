"""The menu over a match: what there is to do, and which keys there are."""

from __future__ import annotations

from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box
from game.ui.pages import Choice, Page


class Menu(Page):
    """Lies over the scene below it. What can be done comes from outside."""

    covers = False

    def __init__(self, files: Files, choices: list[Choice], prototype: bool = False) -> None:
        super().__init__(files, "menu")
        self._choices, self._prototype = choices, prototype

    def choices(self) -> list[Choice]:
        return [Choice("back", lambda: _("Go on playing"), self.stage.pop), *self._choices]

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        canvas.panel(self.layout.zones["panel"].box, "paper", "paper_edge")
        canvas.text(_("The match waits"), self.layout.zones["heading"].box, "heading", "ink", "centre")
        self.draw_choices(canvas)
        box = self.layout.zones["keys"].box
        keys = [*_keys(), *(_prototype_keys() if self._prototype else [])]
        height = box.h / len(keys)
        for number, (key, words) in enumerate(keys):
            row = Box(box.x, box.y + number * height, box.w, height)
            canvas.fit(key, row.inset(0, 0, row.w * 0.68, 0), "badge", "ink")
            canvas.fit(words, row.inset(row.w * 0.34, 0, 0, 0), "small", "ink")


def _keys() -> list[tuple[str, str]]:
    return [
        ("← ↑ → ↓, Tab", _("from one choice to the next")),
        ("Enter", _("choose it")),
        ("1 … 9", _("choose an answer by its number")),
        ("H", _("a hint")),
        ("D", _("answer for me")),
        ("U", _("take back")),
        ("S", _("on to my turn")),
        ("R", _("the rules")),
        ("M", _("sound on or off")),
        ("+ −", _("faster, slower")),
        ("Z", _("look closer at the board")),
        ("Page Up, Page Down", _("read the story")),
        ("F11", _("full screen")),
        ("Esc", _("back, or this menu")),
    ]


def _prototype_keys() -> list[tuple[str, str]]:
    return [
        ("Y", _("do again what was taken back")),
        ("O", _("open or closed hands")),
        ("A", _("choose what luck draws")),
        ("N", _("write a note")),
        ("F5", _("read box and layouts again")),
    ]
