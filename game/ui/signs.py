"""A seat's sign: a colour of the theme and a symbol. Colour is never the only way to tell seats apart."""

from __future__ import annotations

from game.text import N_, _
from game.ui.canvas import Canvas
from game.ui.layout import Box

SYMBOLS = ("acorn", "clover", "moon", "sun", "thistle", "bell")
NAMES = (N_("red acorn"), N_("blue clover"), N_("green moon"), N_("violet sun"), N_("golden thistle"), N_("teal bell"))


def colour(sign: int) -> str:
    """The name of its colour in the theme."""
    return f"seat{sign % len(SYMBOLS)}"


def name(sign: int) -> str:
    return _(NAMES[sign % len(SYMBOLS)])


def draw_symbol(canvas: Canvas, sign: int, box: Box) -> None:
    """The symbol alone, light, for a ground in the sign's colour."""
    canvas.picture(f"common/seat_{SYMBOLS[sign % len(SYMBOLS)]}", box)


def draw_sign(canvas: Canvas, sign: int, box: Box) -> None:
    """A disc in its colour with the symbol on it."""
    canvas.disc(box, colour(sign), "light")
    draw_symbol(canvas, sign, box.part(0.2, 0.2, 0.6, 0.6))
