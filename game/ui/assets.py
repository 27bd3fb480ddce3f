"""Pictures, letters and shapes as surfaces of exactly the pixels they need, made once and kept while they are used."""

from __future__ import annotations

import io
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

from game import paths

ROOM = 64 << 20
"""Bytes of surfaces that are kept."""
COMPOSED = ("card", "faint", "laid")
"""What is made out of drawings."""


Make = Callable[[], pygame.Surface]


class Assets:
    """What has been drawn for one size of window. Asking twice costs nothing.

    After a resize, drawings are shown from their former size at first, and drawn anew in idle moments (`catch_up`).
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._used = 0
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._former: dict[str, pygame.Surface] = {}
        self._owed: dict[tuple[str, tuple[int, int]], None] = {}
        self.lines: dict[Hashable, list[str]] = {}
        """Words broken into lines, by what that depends on."""
        self.age = 0
        """Grows whenever drawings have been replaced by better ones."""

    def forget(self) -> None:
        """Make everything anew: files have changed."""
        self._former.clear()
        self._owed.clear()
        self._empty()

    def resize(self) -> None:
        """The window has another size. The largest picture of each drawing serves until there are better ones."""
        for key, surface in self._kept.items():
            if isinstance(key, tuple) and key[0] == "picture":
                former = self._former.get(key[1])
                if former is None or former.get_width() < surface.get_width():
                    self._former[key[1]] = surface
        self._owed.clear()
        self._empty()

    def _empty(self) -> None:
        self._kept.clear()
        self._fonts.clear()
        self.lines.clear()
        self._used = 0
        self.age += 1

    def catch_up(self, seconds: float) -> bool:
        """Draw what is owed, for about so long; whether all of it has been drawn just now."""
        if not self._owed:
            return False
        end = time.perf_counter() + seconds
        while self._owed and time.perf_counter() < end:
            name, size = self._owed.popitem()[0]
            self._keep(("picture", name, size), _rasterised(_file(name), size))
        if self._owed:
            return False
        self._former.clear()
        drawn = [key for key in self._kept if isinstance(key, tuple) and key[0] in COMPOSED]
        for key in drawn:  # they were made from what served meanwhile
            self._used -= _bytes(self._kept.pop(key))
        self.age += 1
        return True

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A drawing of assets/ ("intrigues/fox", "common/crown") at that size."""
        former = self._former.get(name)
        if former is not None and ("picture", name, size) not in self._kept:
            self._owed[name, size] = None
            return pygame.transform.smoothscale(former, size)
        return self.made(("picture", name, size), lambda: _rasterised(_file(name), size))

    def ground(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A drawing that nothing shines through: it is copied, not mixed, which is many times as fast."""
        return self.made(("ground", name, size), lambda: _opaque(_rasterised(_file(name), size)))

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
            return self._keep(key, make())
        self._kept.move_to_end(key)
        return surface

    def _keep(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        self._kept[key] = surface
        self._used += _bytes(surface)
        while self._used > ROOM and len(self._kept) > 1:
            self._used -= _bytes(self._kept.popitem(last=False)[1])
        return surface


def _file(name: str) -> Path:
    return paths.assets() / f"{name}.svg"


def _opaque(picture: pygame.Surface) -> pygame.Surface:
    ground = pygame.Surface(picture.get_size())
    ground.blit(picture, (0, 0))
    return ground


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
