"""Draws on a surface in sheet coordinates, at the window's real pixels: pictures, panels, letters, glows."""

from __future__ import annotations

from typing import Literal

import pygame

from game.ui.assets import Assets
from game.ui.layout import SHEET, Box
from game.ui.theme import Look, Theme

Align = Literal["left", "centre", "right"]
LEADING = 0.18
"""The part of a line's height that no letter needs."""


class Canvas:
    """A surface with the sheet laid over it, as large as it fits, in the middle."""

    def __init__(
        self, surface: pygame.Surface, assets: Assets, theme: Theme, look: str = "day", text_size: float = 1.0
    ) -> None:
        self.surface, self.assets, self.theme = surface, assets, theme
        self.look_name, self.look = look, _look(theme, look)
        self.text_size = text_size
        w, h = surface.get_size()
        self.scale = min(w / SHEET[0], h / SHEET[1])
        self.left, self.top = (w - SHEET[0] * self.scale) / 2, (h - SHEET[1] * self.scale) / 2

    def onto(self, surface: pygame.Surface) -> Canvas:
        """The same sheet on another surface of the same size."""
        return Canvas(surface, self.assets, self.theme, self.look_name, self.text_size)

    # ---- from the sheet to pixels and back

    def to_sheet(self, pixel: tuple[float, float]) -> tuple[float, float]:
        return (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale

    def pixels(self, box: Box) -> pygame.Rect:
        """The pixels of a box; neighbours meet without a gap."""
        x, y = round(self.left + box.x * self.scale), round(self.top + box.y * self.scale)
        right = round(self.left + (box.x + box.w) * self.scale)
        bottom = round(self.top + (box.y + box.h) * self.scale)
        return pygame.Rect(x, y, max(1, right - x), max(1, bottom - y))

    def colour(self, name: str) -> str:
        """A colour of the look by its name; "#rrggbb" stays what it is."""
        return name if name.startswith("#") else self.look.colours[name]

    # ---- pictures and shapes

    def background(self, name: str) -> None:
        """A drawing over the whole surface, cut where the window is wider or taller than the sheet."""
        w, h = self.surface.get_size()
        scale = max(w / SHEET[0], h / SHEET[1])
        size = (round(SHEET[0] * scale), round(SHEET[1] * scale))
        picture = self.assets.ground(name, size)
        self.surface.blit(picture, ((w - size[0]) // 2, (h - size[1]) // 2))

    def picture(self, name: str, box: Box, alpha: int = 255) -> None:
        rect = self.pixels(box)
        self.blit(self.assets.picture(name, rect.size), rect.topleft, alpha)

    def panel(self, box: Box, fill: str, edge: str = "", radius: float | None = None, alpha: float = 1.0) -> None:
        """A rounded rectangle, with a thin edge if wanted."""
        rect = self.pixels(box)
        w, h = rect.size
        corner = (self.theme.spacing.radius if radius is None else radius) * self.scale
        line = max(1.0, 1.5 * self.scale) if edge else 0.0
        stroke = f' stroke="{self.colour(edge)}" stroke-width="{line}"' if edge else ""
        svg = (
            f'<rect x="{line / 2}" y="{line / 2}" width="{w - line}" height="{h - line}" rx="{corner}" '
            f'fill="{self.colour(fill)}" fill-opacity="{alpha}"{stroke}/>'
        )
        self.blit(self.assets.shape(svg, (w, h)), rect.topleft)

    def disc(self, box: Box, fill: str, edge: str = "") -> None:
        self.panel(box, fill, edge, radius=min(box.w, box.h) / 2)

    def glow(self, box: Box, colour: str, radius: float, strong: bool = False) -> None:
        """A soft light around a box: what can be chosen."""
        reach = self.theme.spacing.glow * (1.5 if strong else 1.0)
        rect = self.pixels(box.grown(reach))
        w, h = rect.size
        wide, corner = reach * self.scale, radius * self.scale
        rings = "".join(
            f'<rect x="{wide * (1 - k)}" y="{wide * (1 - k)}" width="{w - 2 * wide * (1 - k)}" '
            f'height="{h - 2 * wide * (1 - k)}" rx="{corner + wide * k}" fill="none" stroke="{self.colour(colour)}" '
            f'stroke-width="{wide * 0.36}" stroke-opacity="{opacity}"/>'
            for k, opacity in ((0.8, 0.22), (0.5, 0.45), (0.2, 0.95))
        )
        self.blit(self.assets.shape(rings, (w, h)), rect.topleft)

    def frame(self, box: Box, colour: str, radius: float, width: float = 3.0) -> None:
        """A line around a box: where the keyboard is."""
        rect = self.pixels(box.grown(width))
        w, h = rect.size
        line = width * self.scale
        svg = (
            f'<rect x="{line / 2}" y="{line / 2}" width="{w - line}" height="{h - line}" '
            f'rx="{radius * self.scale}" fill="none" stroke="{self.colour(colour)}" stroke-width="{line}"/>'
        )
        self.blit(self.assets.shape(svg, (w, h)), rect.topleft)

    def curve(self, points: list[tuple[float, float]], colour: str, width: float = 3.0) -> None:
        """A line through points of the sheet."""
        pixels = [(self.left + x * self.scale, self.top + y * self.scale) for x, y in points]
        line = width * self.scale
        left, top = round(min(x for x, _y in pixels) - line), round(min(y for _x, y in pixels) - line)
        right, bottom = round(max(x for x, _y in pixels) + line), round(max(y for _x, y in pixels) + line)
        way = " ".join(f"{x - left:.1f},{y - top:.1f}" for x, y in pixels)
        svg = (
            f'<polyline points="{way}" fill="none" stroke="{self.colour(colour)}" stroke-width="{line}" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        )
        self.blit(self.assets.shape(svg, (right - left, bottom - top)), (left, top))

    def veil(self, alpha: int = 150) -> None:
        """Darkens everything drawn so far: something else has come to the front."""
        veil = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        veil.fill((*pygame.Color(self.colour("shade"))[:3], alpha))
        self.surface.blit(veil, (0, 0))

    def blit(self, picture: pygame.Surface, place: tuple[int, int], alpha: int = 255) -> None:
        if alpha < 255:
            picture = picture.copy()
            picture.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(picture, place)

    # ---- letters

    def font(self, style: str) -> pygame.font.Font:
        chosen = self.theme.fonts[style]
        return self.assets.font(chosen.file, round(chosen.size * self.scale * self.text_size))

    def line_height(self, style: str) -> float:
        return self.theme.fonts[style].size * self.theme.spacing.line * self.text_size

    def width(self, words: str, style: str) -> float:
        return self.font(style).size(words)[0] / self.scale

    def text(self, words: str, box: Box, style: str, colour: str, align: Align = "left") -> None:
        """One line in the middle of a box's height; narrower letters, then fewer of them, where it does not fit."""
        if not words:
            return
        rect = self.pixels(box)
        image = self._line(words, style, colour, rect.w)
        x = {"left": rect.x, "centre": rect.centerx - image.get_width() // 2, "right": rect.right - image.get_width()}
        self.surface.blit(image, (x[align], rect.centery - image.get_height() // 2))

    def fit(self, words: str, box: Box, style: str, colour: str, align: Align = "left", from_top: bool = False) -> None:
        """Words in the middle of a box, in several lines if need be, and smaller ones where there is no room."""
        if not words:
            return
        rect = self.pixels(box)
        key = ("fit", words, rect.size, style, self.colour(colour), align, from_top, self.text_size)
        image = self.assets.made(key, lambda: self._fitted(words, rect, style, colour, align, from_top))
        self.surface.blit(image, rect.topleft)

    def _fitted(
        self, words: str, rect: pygame.Rect, style: str, colour: str, align: Align, from_top: bool
    ) -> pygame.Surface:
        font, lines = self._largest(words, rect, style)
        high = font.get_linesize()
        image = pygame.Surface(rect.size, pygame.SRCALPHA)
        y = 0 if from_top else (rect.h - len(lines) * high) // 2
        for line in lines:
            letters = font.render(_shortened(line, font, rect.w), True, self.colour(colour))
            x = {"left": 0, "centre": (rect.w - letters.get_width()) // 2, "right": rect.w - letters.get_width()}[align]
            image.blit(letters, (x, y))
            y += high
        return image

    def _largest(self, words: str, rect: pygame.Rect, style: str) -> tuple[pygame.font.Font, list[str]]:
        """The largest letters in which the words fit, at most those of the style, at least about half of them."""
        file, pixels = self.theme.fonts[style].file, self.theme.fonts[style].size * self.scale * self.text_size
        for part in (1 - 0.05 * smaller for smaller in range(10)):
            font = self.assets.font(file, round(pixels * part))
            lines, high = _lines(words, font, rect.w), font.get_linesize()
            if (len(lines) - LEADING) * high <= rect.h and all(font.size(line)[0] <= rect.w for line in lines):
                return font, lines
        font = self.assets.font(file, round(pixels / 2))
        return font, _lines(words, font, rect.w)

    def paragraph(self, words: str, box: Box, style: str, colour: str, align: Align = "left") -> float:
        """Several lines from the top of a box on; how high they are."""
        height = self.line_height(style)
        lines = self.wrapped(words, style, box.w)
        for number, line in enumerate(lines):
            self.text(line, Box(box.x, box.y + number * height, box.w, height), style, colour, align)
        return len(lines) * height

    def wrapped(self, words: str, style: str, width: float) -> list[str]:
        """The words in lines that fit the width."""
        key = (words, style, round(width * self.scale), self.scale, self.text_size)
        if key not in self.assets.lines:
            self.assets.lines[key] = _lines(words, self.font(style), width * self.scale)
        return self.assets.lines[key]

    def _line(self, words: str, style: str, colour: str, width: int) -> pygame.Surface:
        chosen = self.theme.fonts[style]
        pixels = round(chosen.size * self.scale * self.text_size)
        key = ("text", words, chosen.file, pixels, self.colour(colour), width)
        return self.assets.made(key, lambda: self._letters(words, chosen.file, pixels, self.colour(colour), width))

    def _letters(self, words: str, file: str, pixels: int, colour: str, width: int) -> pygame.Surface:
        font = self.assets.font(file, pixels)
        while font.size(words)[0] > width and pixels > 0.72 * self.theme.fonts["small"].size * self.scale:
            pixels -= 1
            font = self.assets.font(file, pixels)
        return font.render(_shortened(words, font, width), True, colour)


def _lines(words: str, font: pygame.font.Font, width: float) -> list[str]:
    """The words broken into lines that fit."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and font.size(longer)[0] > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


def _shortened(words: str, font: pygame.font.Font, width: int) -> str:
    """As much of the words as fits, if not all does."""
    if font.size(words)[0] <= width:
        return words
    while len(words) > 1 and font.size(words + "…")[0] > width:
        words = words[:-1]
    return words.rstrip() + "…"


def _look(theme: Theme, name: str) -> Look:
    return theme.looks.get(name) or next(iter(theme.looks.values()))
