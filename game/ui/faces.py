"""Cards as they look at any size: art, name plate, points, count, rounded corners, a back, an empty place."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.canvas import Canvas
from game.ui.layout import Box, Face, Part
from game.ui.signs import draw_symbol

FAINT = 34
"""How much of 255 is seen of what could lie in an empty place."""


@dataclass(frozen=True)
class Card:
    """What a card shows. An `empty` one is the outline of a place where such a card could lie."""

    art: str
    """A drawing of assets/."""
    name: str = ""
    points: str = ""
    empty: bool = False
    token: bool = False
    """Whether it is a piece: only the drawing, no rounded corners and no plates."""
    faded: bool = False
    """Whether it is of little use now."""
    sign: int = -1
    """Whose piece it is: the symbol of that sign is drawn on its shield."""
    struck: str = ""
    """What else it says, but cannot do now: struck out below the name."""


def draw_card(canvas: Canvas, face: Face, card: Card, box: Box, count: int = 1, alpha: int = 255) -> None:
    """A card; with a count on it when it stands for several."""
    rect = canvas.pixels(box)
    if card.empty:
        _empty(canvas, face, card, box)
        return
    canvas.blit(_whole(canvas, face, card, rect.size, box.w), rect.topleft, alpha)
    if count > 1:
        place = box.part(*face.count.box)
        side = max(20.0, min(place.w, place.h))
        badge = Box(box.x + box.w - side - 1, box.y + 1, side, side)
        canvas.disc(badge, "button", "light")
        canvas.text(str(count), badge, face.count.font, "button_text", "centre")


def card_image(canvas: Canvas, face: Face, card: Card, box: Box) -> pygame.Surface:
    """The card alone, for what flies over the table."""
    return _whole(canvas, face, card, canvas.pixels(box).size, box.w)


def _empty(canvas: Canvas, face: Face, card: Card, box: Box) -> None:
    """A faint picture of what belongs here."""
    canvas.panel(box, "slot", radius=face.radius * box.w, alpha=0.45)
    rect = canvas.pixels(box)
    key = ("faint", card.art, rect.size)
    canvas.blit(canvas.assets.made(key, lambda: _faint(canvas, face, card, rect.size)), rect.topleft)


def _faint(canvas: Canvas, face: Face, card: Card, size: tuple[int, int]) -> pygame.Surface:
    picture = _whole(canvas, face, Card(card.art), size, 0).copy()
    picture.fill((255, 255, 255, FAINT), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _whole(canvas: Canvas, face: Face, card: Card, size: tuple[int, int], width: float) -> pygame.Surface:
    """Everything but the count, kept; `width` is that on the sheet and says which parts are shown."""
    parts = tuple(width >= part.from_ for part in (face.name, face.points))
    key = ("card", card, size, parts, canvas.look_name, canvas.text_size)
    return canvas.assets.made(key, lambda: _made(canvas, face, card, size, width))


def _made(canvas: Canvas, face: Face, card: Card, size: tuple[int, int], width: float) -> pygame.Surface:
    image = canvas.assets.picture(card.art, size).copy()
    on = Canvas(image, canvas.assets, canvas.theme, canvas.look_name, canvas.text_size)
    on.scale, on.left, on.top = canvas.scale, 0.0, 0.0
    whole = Box(0, 0, size[0] / canvas.scale, size[1] / canvas.scale)
    if card.token:
        if card.sign >= 0:
            draw_symbol(on, card.sign, whole.part(*face.shield))
        return image
    if card.name and width >= face.name.from_:
        _name_plate(on, whole, face.name, card)
    if card.points and width >= face.points.from_:
        _plate(on, whole, face.points, card.points, 20)
    if card.faded:
        image.fill((150, 150, 150, 255), special_flags=pygame.BLEND_RGBA_MULT)
    corner = face.radius * size[0]
    mask = f'<rect width="{size[0]}" height="{size[1]}" rx="{corner}" fill="#ffffff"/>'
    image.blit(canvas.assets.shape(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _name_plate(canvas: Canvas, whole: Box, part: Part, card: Card) -> None:
    if not card.struck:
        _plate(canvas, whole, part, card.name, 8)
        return
    box = whole.part(*part.box)
    canvas.panel(box, "plate", radius=8)
    canvas.fit(card.name, box.part(0.04, 0, 0.92, 0.5), part.font, "ink", "centre")
    canvas.fit(card.struck, box.part(0.04, 0.5, 0.92, 0.5), part.font, "muted", "centre")
    canvas.panel(box.part(0.08, 0.75, 0.84, 0.03), "muted", radius=0)


def _plate(canvas: Canvas, whole: Box, part: Part, words: str, radius: float) -> None:
    box = whole.part(*part.box)
    wide = canvas.width(words, part.font) + 8
    if part.font == "badge" and wide > box.w:
        box = Box(box.x, box.y, wide, box.h)
    canvas.panel(box, "plate", radius=radius)
    canvas.fit(words, box.inset(4, 0, 4, 0), part.font, "ink", "centre")
