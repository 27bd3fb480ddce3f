"""How a table looks: a layer of all that lies still, and over it what moves, glows under the mouse, or is asked."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext
from typing import TYPE_CHECKING

import pygame

from game.rules.kernel import LUCK, OVER, Action
from game.text import _
from game.ui import signs
from game.ui.camera import is_on_board
from game.ui.canvas import Canvas
from game.ui.faces import Card, card_image, draw_card
from game.ui.layout import SHEET, Box, Face
from game.ui.motion import Flying
from game.ui.tables.contract import Laid, Tint
from game.ui.widgets import beside, button, clipped, icon_button, tooltip

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

LIGHT = 0.75
"""How much of what it lies over a light hides at its brightest."""
MANY = 24
"""More places of a board than that are lit softly."""


def draw_table(canvas: Canvas, scene: MatchScene) -> None:
    """Everything that lies still. It is drawn once into a layer and then only copied, as long as nothing changes.

    The mouse changes nothing in it: what it is over is lit over the layer, with the buttons.
    """
    key = _layer_key(canvas, scene)
    if scene.layer is None or scene.layer_key != key:
        if scene.layer is None or scene.layer.get_size() != canvas.surface.get_size():
            scene.layer = pygame.Surface(canvas.surface.get_size())
        scene.layer_key = key
        _draw_layer(canvas.onto(scene.layer), scene)
    canvas.surface.blit(scene.layer, (0, 0))
    meant = scene.leading(scene.hover)
    if meant:
        things = {thing.spot: thing.box for thing in scene.laid.things if thing.spot == meant}
        _draw_glow(canvas, scene, meant, things, strong=True)
    _draw_buttons(canvas, scene)


def _layer_key(canvas: Canvas, scene: MatchScene) -> object:
    still = tuple(scene.motions.gone), tuple(scene.motions.landed), scene.asked
    shown = scene.focus if scene.keyboard else "", scene.picked, scene.notice, scene.advice
    return (
        canvas.surface.get_size(),
        canvas.assets.age,
        canvas.look_name,
        canvas.text_size,
        scene.view,
        scene.camera.state,
        still,
        shown,
        scene.story.state,
    )


def _draw_layer(canvas: Canvas, scene: MatchScene) -> None:
    laid, face = scene.laid, scene.files.layout(scene.entry.word).face
    assert face, "a game's table shows cards"
    canvas.background(f"common/{canvas.look.background}")
    _draw_places(canvas, scene, laid)
    with clipped(canvas, laid.board) if laid.board else nullcontext():
        for thing in laid.ground:
            draw_card(canvas, face, thing.card, thing.box)
        _draw_tints(canvas, laid.tints)
        _draw_things(canvas, scene, laid, face, on_board=True)
    _draw_things(canvas, scene, laid, face, on_board=False)
    for seat, box in laid.plaques.items():
        _draw_plaque(canvas, scene, seat, box)
    for box, words in laid.labels:
        canvas.text(words, box.moved(1, 1), "small", "shade", "centre")
        canvas.text(words, box, "small", "light", "centre")
    _draw_glows(canvas, scene)
    _draw_banner(canvas, scene)
    scene.story.draw(canvas, scene.files.layout(scene.entry.word).zones["story"].box)


def _draw_places(canvas: Canvas, scene: MatchScene, laid: Laid) -> None:
    for name, box in laid.places.items():
        if name != "deck" and not is_on_board(name):
            active = name == f"castle.{scene.view.actor}"
            canvas.panel(box, "shade", "glow" if active else "", radius=14, alpha=0.34)


def _draw_tints(canvas: Canvas, tints: Iterable[Tint]) -> None:
    for tint in tints:
        canvas.panel(tint.box, tint.colour, radius=0, alpha=tint.alpha)


def _draw_things(canvas: Canvas, scene: MatchScene, laid: Laid, face: Face, on_board: bool) -> None:
    gone = list(scene.motions.gone)
    for thing in laid.things:
        if is_on_board(thing.spot) != on_board:
            continue
        left, this = thing.count, (thing.spot, thing.card.art)
        while left and this in gone and thing.spot != "deck":
            gone.remove(this)
            left -= 1
        if left or thing.card.empty:
            draw_card(canvas, face, thing.card, thing.box, left)
        elif thing.count and not thing.card.token:
            canvas.panel(thing.box, "slot", radius=face.radius * thing.box.w, alpha=0.45)
    for card, spot in scene.motions.landed:
        if is_on_board(spot) == on_board:
            draw_card(canvas, face, card, scene.where(spot))


def _draw_plaque(canvas: Canvas, scene: MatchScene, seat: int, box: Box) -> None:
    """Who sits there, with a symbol, the points as they stand, and whether it is their turn."""
    active = scene.view.actor == seat
    canvas.panel(box, signs.colour(scene.signs[seat]), "glow" if active else "", radius=10)
    signs.draw_symbol(canvas, scene.signs[seat], Box(box.x + 8, box.y + box.h / 2 - 13, 26, 26))
    words = scene.names[seat]
    if active and scene.thinks(seat):
        words = _("{name} is thinking …").format(name=words)
        if seat not in scene.laid.purses:
            canvas.picture("common/hourglass", Box(box.x + box.w - 96, box.y + box.h / 2 - 12, 24, 24))
    elif active and seat not in scene.laid.purses:
        canvas.picture("common/crown", Box(box.x + box.w - 96, box.y + box.h / 2 - 12, 24, 24))
    purse = scene.laid.purses.get(seat, [])
    _draw_purse(canvas, purse, box)
    name = box.inset(42, 2, 72, box.h * 0.46) if purse else box.inset(42, 2, 104, 2)
    canvas.fit(words, name, "badge" if purse else "strong", "light")


def _draw_purse(canvas: Canvas, purse: list[tuple[str, str]], plaque: Box) -> None:
    """What a seat has, below its name; with large letters it stands closer, and smaller where that is not enough."""
    x, y, side = plaque.x + 42, plaque.y + plaque.h * 0.5, plaque.h * 0.44
    wide = [canvas.width(words, "badge") + 4 for _picture, words in purse]
    room = plaque.w - 42 - 70 - len(purse) * (side + 4)
    gap = min(10.0, max(2.0, (room - sum(wide)) / max(1, len(purse) - 1)))
    narrow = min(1.0, (room - gap * (len(purse) - 1)) / max(1.0, sum(wide)))
    for (picture, words), width in zip(purse, wide, strict=True):
        canvas.picture(picture, Box(x, y, side, side))
        canvas.text(words, Box(x + side + 4, y, width * narrow, side), "badge", "light")
        x += side + 4 + width * narrow + gap


def _draw_glows(canvas: Canvas, scene: MatchScene) -> None:
    """What can be chosen, what is advised, and what is chosen already."""
    lit, laid = scene.open_spots(), scene.laid
    advised = scene.table.paths(scene.view).get(scene.advice, ()) if scene.advice else ()
    things = {thing.spot: thing.box for thing in laid.things}
    for spot in lit:
        _draw_glow(canvas, scene, spot, things, strong=spot in advised, many=len(lit) > MANY)
    for spot in (*scene.picked, scene.focus if scene.keyboard else ""):
        box = things.get(spot) or laid.places.get(spot)
        if box:
            canvas.frame(box, "focus", 8)


def _draw_glow(
    canvas: Canvas, scene: MatchScene, spot: str, things: dict[str, Box], strong: bool, many: bool = False
) -> None:
    box, face = things.get(spot) or scene.laid.places.get(spot), scene.files.layout(scene.entry.word).face
    assert face
    if box is None or not scene.is_seen(spot, box):
        return
    if is_on_board(spot):
        _draw_lit(canvas, box, strong, many)
    else:
        canvas.glow(box, "glow", face.radius * box.w if spot in things else 14, strong=strong)


def _draw_lit(canvas: Canvas, box: Box, strong: bool, many: bool) -> None:
    """A place of a board that can be chosen; softer where there are very many of them."""
    if strong or not many:
        canvas.glow(box.inset(3, 3, 3, 3) if min(box.w, box.h) > 20 else box, "glow", 4, strong=strong)
    else:
        canvas.panel(box.inset(1, 1, 1, 1), "glow", radius=3, alpha=0.55)


def _draw_banner(canvas: Canvas, scene: MatchScene) -> None:
    """Whose turn it is and what is asked, in a sentence; a notice instead while there is one."""
    box = scene.files.layout(scene.entry.word).zones["banner"].box
    canvas.panel(box, "paper", "bad" if scene.notice and not scene.advice else "glow" if scene.asked else "paper_edge")
    words, colour = scene.notice or question(scene), "ink"
    canvas.fit(words, box.inset(18, 2, 18, 2), "question", colour, "centre")
    if scene.prototype:
        _draw_mark(canvas, box)


def _draw_mark(canvas: Canvas, banner: Box) -> None:
    """A prototype is marked as one, on every picture of it."""
    box = Box(banner.x + 4, banner.y + banner.h - 8, 130, 20)
    canvas.panel(box, "bad", radius=6)
    canvas.fit(_("Prototype"), box.inset(4, 0, 4, 0), "badge", "paper", "centre")


def question(scene: MatchScene) -> str:
    """What is asked; after half an answer, what is still open: something on the table, or only a button."""
    view = scene.view
    if scene.picked:
        places = {spot.name for spot in scene.spots()}
        return _("And then? Choose what glows.") if places & scene.open_spots() else _("And what shall it do?")
    if view.actor in (LUCK, OVER) or scene.asked:
        return scene.entry.words.question(view, scene.names)
    return _("{name} is playing.").format(name=scene.names[view.actor])


def _draw_buttons(canvas: Canvas, scene: MatchScene) -> None:
    for number, (answer, spot) in enumerate(zip(scene.buttons(), scene.button_spots(), strict=True), 1):
        button(canvas, scene, spot.name, spot.box, on_button(scene, answer), number=number)
        if answer == scene.advice:
            canvas.glow(spot.box, "glow", 10, strong=True)
    pictures = {f"tool.{tool.name}": tool.picture for tool in scene.tools}
    for spot in scene.tool_spots():
        icon_button(canvas, scene, spot.name, spot.box, pictures[spot.name])


def on_button(scene: MatchScene, answer: Action) -> str:
    """An answer as it stands on its button: with a capital letter, but a square stays c1."""
    said = scene.entry.words.option(scene.view, answer, scene.names)
    name = any(letter.isdigit() for letter in said.partition(" ")[0])
    return said if name else said[:1].upper() + said[1:]


# ---- what moves


def draw_moving(canvas: Canvas, scene: MatchScene) -> None:
    """Over the layer: lights, cards in flight, a card that is dragged, and what is explained under the mouse."""
    face = scene.files.layout(scene.entry.word).face
    assert face
    _draw_scores(canvas, scene)
    _draw_lights(canvas, scene)
    for flying in scene.motions.flying:
        if flying.progress >= 0:
            _draw_flying(canvas, face, flying, flying.flight.card if flying.face_up else scene.back)
    if scene.dragged and scene.dragged[0] in scene.open_spots():
        spot, (x, y) = scene.dragged
        thing = next((thing for thing in reversed(scene.laid.things) if thing.spot == spot), None)
        if thing:
            draw_card(
                canvas, face, thing.card, Box(x - thing.box.w / 2, y - thing.box.h / 2, *thing.box[2:]), alpha=220
            )
    elif not scene.motions.flying and not _draw_foresight(canvas, scene):
        _draw_explanation(canvas, scene, face)


def _draw_foresight(canvas: Canvas, scene: MatchScene) -> bool:
    """What choosing the spot under the mouse would do, before it is chosen; whether anything was said about it."""
    spot = scene.hover or (scene.focus if scene.keyboard else "")
    foresight = scene.foresee(spot)
    if foresight is None:
        return False
    board = scene.laid.board
    with clipped(canvas, board) if board else nullcontext():
        tints = [scene.camera.tint(tint, board) for tint in foresight.tints] if board else foresight.tints
        for tint in tints:
            canvas.panel(tint.box, tint.colour, radius=0, alpha=tint.alpha)
        if foresight.ghost:
            face = scene.files.layout(scene.entry.word).face
            assert face
            draw_card(canvas, face, foresight.ghost.card, scene.where(spot))
    told = bool(scene.leading(spot)) or spot in scene.picked
    if told:
        room = board if board and is_on_board(spot) else Box(0, 0, *SHEET)
        tooltip(canvas, scene.where(spot), foresight.words, room, [tint.box for tint in tints])
    return told


def _draw_scores(canvas: Canvas, scene: MatchScene) -> None:
    """Every seat's points, counting, and over them what was just won or lost."""
    badges = {seat: Box(box.x + box.w - 66, box.y + 6, 58, box.h - 12) for seat, box in scene.laid.plaques.items()}
    for seat, badge in badges.items():
        canvas.panel(badge, "plate", radius=8)
        canvas.text(str(round(scene.scores.shown[seat])), badge, "strong", "ink", "centre")
    for gain in scene.scores.gains:
        badge = badges[gain.seat].moved(0, -26 * gain.progress).grown(3)
        canvas.panel(badge, "good" if gain.points > 0 else "bad", radius=10)
        canvas.text(f"{gain.points:+}".replace("-", "−"), badge, "strong", "paper", "centre")


def _draw_lights(canvas: Canvas, scene: MatchScene) -> None:
    board = scene.laid.board
    with clipped(canvas, board) if board else nullcontext():
        for shining in scene.motions.shining:
            for box in shining.boxes:
                canvas.panel(box, shining.light.colour, radius=0, alpha=LIGHT * shining.strength)


def _draw_flying(canvas: Canvas, face: Face, flying: Flying, card: Card) -> None:
    """A card in the air: one picture, in the larger of its two sizes, scaled: none is drawn anew on the way."""
    image = card_image(canvas, face, card, max(flying.start, flying.end, key=lambda box: box.w))
    box, k = flying.box, flying.squeeze
    rect = canvas.pixels(Box(box.x + box.w * (1 - k) / 2, box.y, max(2.0, box.w * k), box.h))
    image = pygame.transform.smoothscale(image, rect.size)
    if flying.angle:
        image = pygame.transform.rotozoom(image, flying.angle, 1.0)
    canvas.surface.blit(image, image.get_rect(center=rect.center))


def _draw_explanation(canvas: Canvas, scene: MatchScene, face: Face) -> None:
    """The card under the mouse large, with what it does; not once it is chosen, for the answers stand beside it."""
    spot = scene.hover or (scene.focus if scene.keyboard else "")
    if spot in scene.picked:
        return
    if spot.startswith("tool."):
        box = next(found.box for found in scene.spots() if found.name == spot)
        words = next(tool.words for tool in scene.tools if spot == f"tool.{tool.name}")
        tooltip(canvas, box, _(words), Box(0, 0, *SHEET))
        return
    card, title, words = scene.table.explain(scene.view, spot, scene.names, scene.why_not) if spot else (None, "", "")
    spots = {found.name: found for found in scene.spots()}
    if not title or spot not in spots:
        return
    width, picture = 300.0, 170.0 if card and not card.token else 0.0
    heading = len(canvas.wrapped(title, "strong", width - 28)) * canvas.line_height("strong")
    lines = sum(len(canvas.wrapped(line, "small", width - 28)) for line in words.split("\n"))
    height = 24 + picture * 1.5 + heading + lines * canvas.line_height("small") + 18
    at, choices = spots[spot].box, [found.box for found in spots.values() if found.open and found.name != spot]
    choices += [scene.files.layout(scene.entry.word).zones["banner"].box, *scene.laid.plaques.values()]
    right = at.x + at.w + 12 + width < SHEET[0] - 270 or at.x < width + 12
    place = beside(at, (width, height), Box(0, 0, *SHEET).grown(-8), choices, right)
    canvas.panel(place, "paper", "paper_edge")
    if card and not card.token:
        draw_card(canvas, face, card, Box(place.x + (width - picture) / 2, place.y + 10, picture, picture * 1.5))
    top = place.y + picture * 1.5 + 16
    canvas.paragraph(title, Box(place.x + 14, top, width - 28, heading), "strong", "ink", "centre")
    canvas.paragraph(words, Box(place.x + 14, top + heading + 6, width - 28, height), "small", "ink")
