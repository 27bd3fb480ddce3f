"""The theme: fonts, colours, spacing and the pace of motions, from layouts/theme.toml."""

from __future__ import annotations

from game import paths
from game.ui.layout import Strict, load


class FontStyle(Strict, frozen=True):
    file: str
    size: float


class Spacing(Strict, frozen=True):
    gap: float
    radius: float
    glow: float
    line: float


class Motion(Strict, frozen=True):
    """Seconds at speed 2."""

    fly: float
    flip: float
    pause: float
    count: float
    think: float
    notice: float


class Look(Strict, frozen=True):
    """One of the looks to choose from."""

    background: str
    colours: dict[str, str]


class Theme(Strict, frozen=True):
    fonts: dict[str, FontStyle]
    spacing: Spacing
    motion: Motion
    looks: dict[str, Look]


def load_theme() -> Theme:
    return load(paths.layouts() / "theme.toml", Theme)
