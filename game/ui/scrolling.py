"""Scrolling: which part of something long is seen through a window, and the bar that tells it."""

from __future__ import annotations

from game.ui.layout import Box

GLIDE = 16.0
"""How fast it glides: the part of the way left that it covers in a second, were it to keep its speed."""


class Scroll:
    """Seen from `top` on; gliding towards `goal`. Both always lie within what there is."""

    def __init__(self) -> None:
        self.length = self.window = self.top = self.goal = 0.0
        self._grip: float | None = None

    @property
    def end(self) -> float:
        return max(0.0, self.length - self.window)

    def fit(self, length: float, window: float, top: float) -> None:
        """Something else is seen, or through another window."""
        self.length, self.window = length, window
        self.to(top, at_once=True)

    def to(self, top: float, at_once: bool = False) -> None:
        self.goal = min(max(0.0, top), self.end)
        self.top = self.goal if at_once else self.top

    def glide(self, seconds: float) -> bool:
        """Time has passed; whether anything has moved."""
        before = self.top
        self.top += (self.goal - self.top) * min(1.0, seconds * GLIDE)
        if abs(self.goal - self.top) < 0.5:
            self.top = self.goal
        return self.top != before

    def thumb(self, bar: Box) -> Box:
        """The part of the bar that stands for what is seen; the whole bar if that is all there is."""
        if self.end == 0:
            return bar
        high = max(bar.w * 2, bar.h * self.window / self.length)
        return Box(bar.x, bar.y + (bar.h - high) * self.top / self.end, bar.w, high)

    # ---- dragging the bar

    @property
    def held(self) -> bool:
        return self._grip is not None

    def hold(self, bar: Box, y: float) -> None:
        """The mouse takes hold of the bar; beside the thumb, this brings the thumb there."""
        thumb = self.thumb(bar)
        self._grip = y - thumb.y if thumb.y <= y < thumb.y + thumb.h else thumb.h / 2
        self.drag(bar, y)

    def drag(self, bar: Box, y: float) -> None:
        room = bar.h - self.thumb(bar).h
        if self._grip is not None and room > 0:
            self.to((y - self._grip - bar.y) / room * self.end, at_once=True)

    def release(self) -> None:
        self._grip = None
