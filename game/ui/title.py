"""The title: a cover for each game, and everything else there is to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.catalogue import Entry
from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box, arranged
from game.ui.pages import Choice, Page
from game.ui.scenes import Spot
from game.ui.widgets import focus


class Title(Page):
    """The first scene. What its buttons do comes from outside."""

    def __init__(
        self,
        files: Files,
        games: Sequence[Entry],
        has_table: Callable[[str], bool],
        begin: Callable[[Entry], None],
        choices: Callable[[], list[Choice]],
    ) -> None:
        super().__init__(files, "title")
        self.games, self._has_table, self._begin, self._choices = games, has_table, begin, choices
        self._offered: list[Choice] = []

    def enter(self) -> None:
        self._offered = self._choices()

    def returned(self) -> None:
        self._offered = self._choices()

    def choices(self) -> list[Choice]:
        return self._offered

    def spots(self) -> list[Spot]:
        zone = self.layout.zones["covers"]
        covers = zip(self.games, arranged(zone.box, zone, len(self.games)), strict=True)
        return [*(Spot(f"game.{entry.word}", box) for entry, box in covers), *super().spots()]

    def choose(self, spot: str) -> None:
        for entry in self.games:
            if spot == f"game.{entry.word}":
                self._begin(entry)
                return
        super().choose(spot)

    def escape(self) -> None:
        """Esc leaves the other scenes; the title stays, lest one Esc too many ends the program."""

    def draw(self, canvas: Canvas) -> None:
        canvas.background("common/title")
        name = self.layout.zones["name"].box
        canvas.text("Royal Menagerie", name.moved(2, 3), "title", "shade", "centre")
        canvas.text("Royal Menagerie", name, "title", "light", "centre")
        boxes = self._boxes()
        for entry in self.games:
            self._draw_cover(canvas, entry, boxes[f"game.{entry.word}"])
        self._draw_blurb(canvas)
        self.draw_choices(canvas)

    def _draw_cover(self, canvas: Canvas, entry: Entry, box: Box) -> None:
        name = f"game.{entry.word}"
        chosen = self._is_looked_at(name)
        box = box.moved(0, -8) if chosen else box
        canvas.panel(box.moved(0, 6).grown(3), "shade", alpha=0.45)
        canvas.panel(box.grown(5), "light")
        canvas.picture(f"{entry.word}/cover", box)
        if chosen:
            canvas.glow(box.grown(5), "glow", canvas.theme.spacing.radius)
        plate = Box(box.x - 5, box.y + box.h + 12, box.w + 10, 48)
        canvas.panel(plate, "paper", "paper_edge")
        here = self._has_table(entry.word)
        name_box = plate.inset(8, 2, 8, 2) if here else plate.part(0.04, 0.04, 0.92, 0.52)
        canvas.fit(_(entry.title), name_box, "strong", "ink", "centre")
        if not here:
            canvas.fit(_("in the terminal"), plate.part(0.04, 0.54, 0.92, 0.4), "small", "muted", "centre")
        focus(canvas, self, name, box)

    def _draw_blurb(self, canvas: Canvas) -> None:
        """What the game looked at is about."""
        for entry in self.games:
            if self._is_looked_at(f"game.{entry.word}"):
                box = self.layout.zones["blurb"].box
                canvas.panel(box, "paper", "paper_edge", alpha=0.94)
                canvas.fit(_(entry.blurb), box.inset(20, 4, 20, 4), "body", "ink", "centre")

    def _is_looked_at(self, name: str) -> bool:
        return self.hover == name or (self.keyboard and self.focus == name)
