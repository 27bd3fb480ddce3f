"""The shelf: matches to go on with, or to look at again, each with a picture; they are renamed and deleted here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pygame

from game.catalogue import GAMES
from game.play import saves
from game.play.saves import Save
from game.text import _
from game.ui.ask import AskLine, AskWhether
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box, arranged
from game.ui.pages import Choice, Page
from game.ui.scenes import Key, Spot
from game.ui.widgets import focus, plate


class Shelf(Page):
    """A list of matches. `look` reads it anew, `open_match` opens one of it."""

    def __init__(
        self,
        files: Files,
        heading: Callable[[], str],
        look: Callable[[], Sequence[Save]],
        open_match: Callable[[Path], None],
    ) -> None:
        super().__init__(files, "shelf")
        self._heading, self._look, self._open = heading, look, open_match
        self.matches: list[Save] = []
        self.first = 0
        """The topmost one that is shown."""

    def enter(self) -> None:
        self.matches = list(self._look())
        self.first = min(self.first, max(0, len(self.matches) - 1))

    def returned(self) -> None:
        self.enter()

    def choices(self) -> list[Choice]:
        return [
            *([Choice("earlier", lambda: _("Further up"), lambda: self._scroll(-self._rows))] if self.first else []),
            *([Choice("later", lambda: _("Further down"), lambda: self._scroll(self._rows))] if self._more else []),
            Choice("back", lambda: _("Back"), self.stage.pop),
        ]

    @property
    def _rows(self) -> int:
        zone = self.layout.zones["matches"]
        return max(1, int((zone.box.h + zone.step - zone.item[1]) / zone.step))

    @property
    def _more(self) -> bool:
        return self.first + self._rows < len(self.matches)

    @property
    def _shown(self) -> list[Save]:
        return self.matches[self.first : self.first + self._rows]

    def spots(self) -> list[Spot]:
        zone = self.layout.zones["matches"]
        spots = []
        for number, (save, box) in enumerate(zip(self._shown, arranged(zone.box, zone, self._rows), strict=False)):
            side = 44.0
            right = Box(box.x + box.w - side - 16, box.y + (box.h - side) / 2, side, side)
            spots += [
                Spot(f"open.{number}", box, save.header is not None),
                Spot(f"rename.{number}", right.moved(-side - 12, 0)),
                Spot(f"delete.{number}", right),
            ]
        return [*spots, *super().spots()]

    def choose(self, spot: str) -> None:
        kind, _dot, number = spot.partition(".")
        if not number:
            super().choose(spot)
            return
        save = self._shown[int(number)]
        if kind == "open" and save.header:
            self._open(save.file)
        elif kind == "open":
            self.stage.say(save.complaint)
        elif kind == "rename":
            self.stage.push(
                AskLine(self.files, _("The name of this match:"), save.file.stem, lambda n: self._rename(save, n), 60)
            )
        else:
            question = _("Delete this match for good?") + "\n" + save.file.stem
            self.stage.push(AskWhether(self.files, question, _("Delete"), lambda: self._delete(save)))

    def key(self, key: Key) -> bool:
        if key.name in ("page up", "page down"):
            self._scroll(self._rows if key.name == "page down" else -self._rows)
            return True
        return False

    def wheel(self, at: tuple[float, float], amount: int) -> None:
        self._scroll(-amount)

    def _scroll(self, by: int) -> None:
        self.first = min(max(0, self.first + by), max(0, len(self.matches) - self._rows))
        self.stage.dirty = True

    def _rename(self, save: Save, name: str) -> None:
        self._try(lambda: saves.rename(save.file, name))

    def _delete(self, save: Save) -> None:
        self._try(lambda: saves.delete(save.file))

    def _try(self, change: Callable[[], object]) -> None:
        try:
            change()
        except OSError as error:
            self.stage.say(str(error.strerror or error))
        self.enter()

    # ---- how it looks

    def draw(self, canvas: Canvas) -> None:
        canvas.background(f"common/{canvas.look.background}")
        plate(canvas, self.layout.zones["heading"].box, self._heading())
        if not self.matches:
            canvas.fit(_("There is none yet."), self.layout.zones["matches"].box, "heading", "light", "centre")
        boxes = self._boxes()
        for number, save in enumerate(self._shown):
            self._draw_match(canvas, number, save, boxes)
        self.draw_choices(canvas)

    def _draw_match(self, canvas: Canvas, number: int, save: Save, boxes: dict[str, Box]) -> None:
        name = f"open.{number}"
        box = boxes[name]
        canvas.panel(box, "paper", "glow" if self.hover == name and save.header else "paper_edge")
        self._draw_picture(canvas, save, Box(box.x + 8, box.y + 8, (box.h - 16) * 16 / 9, box.h - 16))
        words = Box(box.x + (box.h - 16) * 16 / 9 + 26, box.y + 6, box.w - (box.h - 16) * 16 / 9 - 170, box.h - 12)
        canvas.fit(save.file.stem, words.part(0, 0, 1, 0.4), "strong", "ink")
        canvas.fit(_about(save), words.part(0, 0.4, 1, 0.6), "small", "muted" if save.header else "bad")
        canvas.picture("common/pencil", boxes[f"rename.{number}"].inset(4, 4, 4, 4))
        canvas.picture("common/trash", boxes[f"delete.{number}"].inset(4, 4, 4, 4))
        for spot in ("open", "rename", "delete"):
            focus(canvas, self, f"{spot}.{number}", boxes[f"{spot}.{number}"])

    def _draw_picture(self, canvas: Canvas, save: Save, box: Box) -> None:
        """What it looked like when it was left, or the game's cover."""
        rect = canvas.pixels(box)
        file = saves.picture_of(save.file)
        with suppress(OSError, pygame.error):
            key = ("saved", str(file), file.stat().st_mtime_ns, rect.size)
            canvas.blit(canvas.assets.made(key, lambda: _scaled(file, rect.size)), rect.topleft)
            return
        if save.header:
            canvas.picture(
                f"{save.header.game}/cover", Box(box.x + box.w / 2 - box.h * 3 / 8, box.y, box.h * 3 / 4, box.h)
            )


def _about(save: Save) -> str:
    """Which game, when, who; or what is wrong."""
    if not save.header:
        return save.complaint
    when = datetime.fromtimestamp(save.file.stat().st_mtime) if save.file.exists() else datetime.now()
    players = ", ".join(seat.name for seat in save.header.seats)
    words = f"{_(GAMES[save.header.game].title)} · {when:%d.%m.%Y %H:%M} · {players}"
    return words + (" · " + _("prototype") if save.header.prototype else "")


def _scaled(file: Path, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(pygame.image.load(file), size)
