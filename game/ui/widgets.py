"""Buttons and other small things that every scene draws alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from game.ui.canvas import Canvas
from game.ui.layout import Box
from game.ui.scenes import Scene

GAP = 12
"""How far an explanation stands from what it explains."""


def button(canvas: Canvas, scene: Scene, name: str, box: Box, words: str, lit: bool = True, number: int = 0) -> None:
    """A button with words on it; a number in front of them if a key chooses it."""
    fill = "button_off" if not lit else "button_hover" if scene.hover == name else "button"
    canvas.panel(box.moved(0, 3), "shade", alpha=0.35)
    canvas.panel(box, fill)
    inner = box.inset(12, 0, 12, 0)
    if number:
        badge = Box(box.x + 8, box.y + box.h / 2 - 11, 22, 22)
        canvas.disc(badge, "button_text")
        canvas.text(str(number), badge, "badge", "button", "centre")
        inner = box.inset(36, 0, 12, 0)
    canvas.fit(words, inner.inset(0, 2, 0, 2), "strong", "button_text", "centre")
    focus(canvas, scene, name, box)


def icon_button(canvas: Canvas, scene: Scene, name: str, box: Box, picture: str, lit: bool = True) -> None:
    """A round button with a picture."""
    fill = "button_hover" if lit and scene.hover == name else "shade"
    canvas.panel(box, fill, alpha=0.55, radius=box.h / 2)
    canvas.picture(f"common/{picture}", box.part(0.14, 0.14, 0.72, 0.72), 255 if lit else 90)
    focus(canvas, scene, name, box)


def focus(canvas: Canvas, scene: Scene, name: str, box: Box) -> None:
    """Where the keyboard is, if it is the keyboard that is used."""
    if scene.keyboard and scene.focus == name:
        canvas.frame(box, "focus", canvas.theme.spacing.radius + 3)


def plate(canvas: Canvas, box: Box, words: str, style: str = "heading") -> None:
    """A line of words on paper."""
    canvas.panel(box, "paper", "paper_edge")
    canvas.fit(words, box.inset(16, 2, 16, 2), style, "ink", "centre")


def tooltip(canvas: Canvas, at: Box, words: str, within: Box, about: Sequence[Box] = ()) -> None:
    """A small note beside a box, inside of another; and beside what it is about, too, if there is room."""
    width = min(300.0, max(canvas.width(line, "small") for line in words.split("\n")) + 24)
    lines = canvas.wrapped(words, "small", width - 24)
    height = len(lines) * canvas.line_height("small") + 16
    x = min(max(at.centre[0] - width / 2, within.x), within.x + within.w - width)
    hidden = [box for box in about if box.x < x + width and x < box.x + box.w]
    y = _beside([at, *hidden], height, within) or _beside([at], height, within) or within.y
    canvas.panel(Box(x, y, width, height), "paper", "paper_edge")
    canvas.paragraph(words, Box(x + 12, y + 8, width - 24, height), "small", "ink")


def _beside(boxes: Sequence[Box], height: float, within: Box) -> float | None:
    """The top of something so high below all these boxes, or else above them; None where there is no room."""
    top, bottom = min(box.y for box in boxes), max(box.y + box.h for box in boxes)
    if bottom + 6 + height < within.y + within.h:
        return bottom + 6
    return top - height - 6 if top - height - 6 > within.y else None


def beside(at: Box, size: tuple[float, float], within: Box, kept: Sequence[Box], right: bool) -> Box:
    """A place for a note beside a box, inside of another, where it hides the fewest of some boxes; best at one side."""
    w, h = size
    x, y = at.x + (at.w - w) / 2, at.y + (at.h - h) / 2
    sides = [at.x + at.w + GAP, at.x - w - GAP]
    levels = [at.y + at.h + GAP, at.y - h - GAP]
    corners = [(side, y) for side in (sides if right else sides[::-1])]
    corners += [(x, level) for level in levels] + [(side, level) for side in sides for level in levels]
    places = [_inside(Box(*corner, w, h), within) for corner in corners]
    free = [place for place in places if not _overlap(place, at)] or places[:1]
    return min(free, key=lambda place: sum(_overlap(place, box) for box in kept))


def _inside(box: Box, within: Box) -> Box:
    x = max(within.x, min(box.x, within.x + within.w - box.w))
    return Box(x, max(within.y, min(box.y, within.y + within.h - box.h)), box.w, box.h)


def _overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.w and other.x < one.x + one.w and one.y < other.y + other.h and other.y < one.y + one.h
    )


@contextmanager
def clipped(canvas: Canvas, box: Box) -> Iterator[None]:
    """Nothing is drawn outside of the box meanwhile."""
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(canvas.pixels(box).clip(before))
    try:
        yield
    finally:
        canvas.surface.set_clip(before)
