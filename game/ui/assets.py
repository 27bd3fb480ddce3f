"""Pictures, letters and shapes as surfaces of exactly the pixels they need, made once and kept while they are used."""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

from game import paths

ROOM = 96 << 20
"""Bytes of surfaces that are kept."""


Make = Callable[[], pygame.Surface]


class Assets:
    """What has been drawn for one size of window. Asking twice costs nothing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._used = 0
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}

    def forget(self) -> None:
        """Make everything anew: the window has another size, or files have changed."""
        self._kept.clear()
        self._fonts.clear()
        self._used = 0

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A drawing of assets/ ("intrigues/fox", "common/crown") at that size."""
        return self.made(("picture", name, size), lambda: _rasterised(paths.assets() / f"{name}.svg", size))

    def shape(self, svg: str, size: tuple[int, int]) -> pygame.Surface:
        """A shape given as the inside of an SVG of that size."""
        return self.made(("shape", svg, size), lambda: _shape(svg, size))

    def font(self, file: str, pixels: int) -> pygame.font.Font:
        key = (file, max(6, pixels))
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(paths.assets() / "fonts" / file, key[1])
        return self._fonts[key]

    def made(self, key: Hashable, make: Make) -> pygame.Surface:
        """What `make` makes, from what is kept if it is there; what was not used for longest goes first."""
        surface = self._kept.get(key)
        if surface is None:
            surface = self._kept[key] = make()
            self._used += _bytes(surface)
            while self._used > ROOM and len(self._kept) > 1:
                self._used -= _bytes(self._kept.popitem(last=False)[1])
        else:
            self._kept.move_to_end(key)
        return surface


def _rasterised(file: Path, size: tuple[int, int]) -> pygame.Surface:
    return _for_screen(pygame.image.load_sized_svg(file, size))


def _shape(svg: str, size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{svg}</svg>'
    return _for_screen(pygame.image.load_sized_svg(io.BytesIO(whole.encode()), size))


def _for_screen(surface: pygame.Surface) -> pygame.Surface:
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
