"""The pictures of a rulebook: cards with the game's face, drawings of assets/, and pieces of a table laid in small."""

from __future__ import annotations

import re
from functools import cache

import pygame

from game import paths
from game.ui.canvas import Canvas
from game.ui.faces import Card, draw_card
from game.ui.files import Files
from game.ui.layout import SHEET, Box, Layout, LayoutError
from game.ui.tables.contract import Illustrated, Laid
from game.words.rulebook import Picture


class Plates:
    """The pictures of one game; `table` is its table file, if it has one."""

    def __init__(self, files: Files, word: str, table: object = None) -> None:
        self._files, self._word, self._table = files, word, table
        self._kept: dict[str, tuple[Layout, Laid | None]] = {}
        self.complaint = ""
        """What is wrong with a picture, in a line; such a picture is left out."""

    def exists(self, picture: Picture) -> bool:
        try:
            return self._laid(picture) is not None or (paths.assets() / f"{picture.art}.svg").exists()
        except LayoutError as error:
            self.complaint = self.complaint or str(error)
            return False

    def size(self, picture: Picture, high: float) -> tuple[float, float]:
        """How large it is if drawings are so high. A piece of a table has a size of its own (the zone "table")."""
        laid = self._laid(picture)
        if laid is None:
            return high * _proportions(picture.art), high
        board, small = _board(laid), self._smallness
        return board.w * small, board.h * small

    def caption(self, picture: Picture) -> str:
        """What stands below it: a card has its name on it."""
        return "" if self._is_card(picture) else picture.name

    def draw(self, canvas: Canvas, picture: Picture, box: Box) -> None:
        laid = self._laid(picture)
        if laid is not None:
            self._draw_laid(canvas, picture, laid, box)
        elif self._is_card(picture):
            face = self._files.layout(self._word).face
            assert face
            draw_card(canvas, face, Card(picture.art, picture.name), box)
        else:
            canvas.picture(picture.art, box)

    # ---- pieces of a table

    @property
    def _smallness(self) -> float:
        return self._files.layout("rules").zones["table"].item[0] / SHEET[0]

    def _laid(self, picture: Picture) -> Laid | None:
        """The piece of a table that it shows, laid once for a layout; None if it is a drawing."""
        word, _slash, name = picture.art.partition("/")
        if word != self._word or not isinstance(self._table, Illustrated):
            return None
        layout = self._files.layout(word)
        if picture.art not in self._kept or self._kept[picture.art][0] is not layout:
            self._kept[picture.art] = layout, self._table.illustrate(name, layout)
        return self._kept[picture.art][1]

    def _draw_laid(self, canvas: Canvas, picture: Picture, laid: Laid, box: Box) -> None:
        """In one picture, kept: a page scrolls."""
        rect = canvas.pixels(box)
        key = ("laid", picture.art, rect.size, canvas.look_name)
        canvas.blit(canvas.assets.made(key, lambda: self._made(canvas, laid, rect.size)), rect.topleft)

    def _made(self, canvas: Canvas, laid: Laid, size: tuple[int, int]) -> pygame.Surface:
        image, board, face = pygame.Surface(size, pygame.SRCALPHA), _board(laid), self._files.layout(self._word).face
        assert face
        small = canvas.onto(image)
        small.scale = size[0] / board.w
        small.left, small.top = -board.x * small.scale, -board.y * small.scale
        for thing in laid.ground:
            draw_card(small, face, thing.card, thing.box)
        for tint in laid.tints:
            small.panel(tint.box, tint.colour, radius=0, alpha=tint.alpha)
        for thing in laid.things:
            draw_card(small, face, thing.card, thing.box, thing.count)
        return image

    # ---- drawings

    def _is_card(self, picture: Picture) -> bool:
        """Whether it has the shape of the game's cards."""
        face = self._files.layout(self._word).face
        if face is None or self._laid(picture) is not None:
            return False
        return abs(_proportions(picture.art) - face.size[0] / face.size[1]) < 0.01


def _board(laid: Laid) -> Box:
    assert laid.board, "it says what is seen of it"
    return laid.board


@cache
def _proportions(art: str) -> float:
    """The width of a drawing in parts of its height."""
    head = (paths.assets() / f"{art}.svg").read_text(encoding="utf-8")[:400]
    w, h = map(float, re.findall(r'viewBox="\S+ \S+ (\S+) (\S+)"', head)[0])
    return w / h
