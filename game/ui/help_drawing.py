"""How the rules scene looks: only what is in sight of the page is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game import text
from game.text import _
from game.ui.canvas import Canvas
from game.ui.layout import Box
from game.ui.typeset import Snip
from game.ui.widgets import clipped, focus, icon_button

if TYPE_CHECKING:
    from game.ui.help import Help

PICTURES = {"previous": "arrow_left", "next": "arrow_right", "close": "cross"}


def draw_help(canvas: Canvas, scene: Help) -> None:
    _draw_still(canvas, scene)
    _draw_search(canvas, scene)
    _draw_sections(canvas, scene)
    paper = scene.layout.zones["page"].box
    focus(canvas, scene, "page", paper)
    with clipped(canvas, paper.inset(2, 2, 2, 2)):
        _draw_page(canvas, scene)
    _draw_bar(canvas, scene)


def _draw_still(canvas: Canvas, scene: Help) -> None:
    """What never moves, drawn once for each size and look: large panels take longer than all the letters."""
    key = ("rules", scene.entry.word, text.language(), canvas.look_name, canvas.text_size)
    canvas.surface.blit(canvas.assets.made(key, lambda: _still(canvas, scene)), (0, 0))


def _still(canvas: Canvas, scene: Help) -> pygame.Surface:
    still = canvas.onto(canvas.surface.copy())
    zones = scene.layout.zones
    still.background(f"common/{canvas.look.background}")
    still.text(_("Rules"), zones["heading"].box, "heading", "light")
    place, last = zones["sections"], scene.rows[-1]
    end = last.y + last.h + place.inset[3]
    still.panel(Box(place.box.x, place.box.y, place.box.w, end - place.box.y), "shade", alpha=0.55)
    if end < zones["cover"].box.y:
        still.picture(f"{scene.entry.word}/cover", zones["cover"].box)
    still.panel(zones["page"].box, "paper", "paper_edge")
    return still.surface


def _draw_search(canvas: Canvas, scene: Help) -> None:
    box, places = scene.layout.zones["search"].box, {spot.name: spot for spot in scene.spots()}
    scene.field.draw(canvas, box, scene.focus == "search", _("Search the rules"))
    focus(canvas, scene, "search", box)
    canvas.text(_count(scene), scene.layout.zones["count"].box, "strong", "light", "centre")
    for name, picture in PICTURES.items():
        icon_button(canvas, scene, name, places[name].box, picture, places[name].open)


def _count(scene: Help) -> str:
    if not scene.field.text.strip():
        return ""
    if not scene.matches:
        return _("not found")
    return _("{n} of {all}").format(n=scene.current + 1, all=len(scene.matches))


def _draw_sections(canvas: Canvas, scene: Help) -> None:
    """The list; the section being read is marked, and what was found is counted."""
    homes = [scene.page.homes[match.passage] for match in scene.matches]
    for number, (section, box) in enumerate(zip(scene.book.sections, scene.rows, strict=True)):
        name = f"section.{number}"
        if number == scene.section:
            canvas.panel(box, "button")
        elif scene.hover == name:
            canvas.panel(box, "button", alpha=0.4)
        _draw_title(canvas, section.title, box)
        canvas.text(str(homes.count(number) or ""), box.inset(0, 0, 12, 0), "badge", "glow", "right")
        focus(canvas, scene, name, box)


def _draw_title(canvas: Canvas, title: str, box: Box) -> None:
    gap, line = canvas.theme.spacing.gap, canvas.line_height("strong")
    lines = canvas.wrapped(title, "strong", box.w - 6 * gap)
    inner = box.inset(1.5 * gap, max(0.0, (box.h - len(lines) * line) / 2), 4.5 * gap, 0)
    canvas.paragraph(title, inner, "strong", "light")


def _draw_bar(canvas: Canvas, scene: Help) -> None:
    bar = scene.layout.zones["bar"].box
    if scene.scroll.end > 0:
        canvas.panel(bar, "paper_edge", radius=bar.w / 2, alpha=0.5)
        canvas.panel(scene.scroll.thumb(bar), "button_hover" if scene.scroll.held else "button", radius=bar.w / 2)


# ---- the page


def _draw_page(canvas: Canvas, scene: Help) -> None:
    page, dx, dy = scene.page, scene.paper.x, scene.paper.y - scene.scroll.top
    if scene.light and scene.sees(page.rules[scene.marked]):
        _draw_light(canvas, scene, page.rules[scene.marked].moved(dx, dy))
    for box in filter(scene.sees, page.stripes):
        canvas.panel(box.moved(dx, dy), "paper_edge", radius=0)
    for box in filter(scene.sees, page.badges):
        canvas.panel(box.moved(dx, dy), "button", radius=box.h / 3)
    for drawing in page.drawings:
        if scene.sees(drawing.box):
            scene.plates.draw(canvas, drawing.picture, drawing.box.moved(dx, dy))
    for number, snip in enumerate(page.snips):
        if scene.sees(snip.box):
            _draw_matches(canvas, scene, snip, dx, dy)
            _draw_snip(canvas, scene, snip, f"link.{number}", snip.box.moved(dx, dy))


def _draw_light(canvas: Canvas, scene: Help, box: Box) -> None:
    """Behind the rule that was looked for; it fades."""
    canvas.panel(box.grown(canvas.theme.spacing.gap), "glow", alpha=scene.light)


def _draw_snip(canvas: Canvas, scene: Help, snip: Snip, name: str, box: Box) -> None:
    """The words, with a little room to spare: letters must not shrink for a rounded pixel."""
    canvas.text(snip.run.words, box.inset(0, 0, -2, 0), snip.run.font, snip.run.colour)
    if snip.run.link and (scene.hover == name or scene.focus == name):
        canvas.panel(Box(box.x, box.y + box.h - 2, box.w, 2), snip.run.colour, radius=0)
        focus(canvas, scene, name, box)


def _draw_matches(canvas: Canvas, scene: Help, snip: Snip, dx: float, dy: float) -> None:
    for number, match in enumerate(scene.matches):
        if not snip.shows(*match):
            continue
        before = snip.run.words[: max(0, match.start - snip.start)]
        words = snip.run.words[len(before) : match.end - snip.start]
        x = snip.box.x + canvas.width(before, snip.run.font)
        box = Box(x, snip.box.y, canvas.width(words, snip.run.font), snip.box.h).moved(dx, dy)
        canvas.panel(box.inset(-2, 0, -2, 0), "glow", "ink" if number == scene.current else "", radius=4, alpha=0.45)
