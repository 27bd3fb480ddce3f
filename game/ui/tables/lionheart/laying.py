"""What lies where on the table of Lionheart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from game.rules.lionheart.board import (
    COPPER,
    EDGE,
    EDGES,
    FIRST,
    FOREST,
    FRAME,
    MINES,
    RESIDENCE,
    SECOND,
    SQUARES,
    VILLAGE,
    Land,
)
from game.rules.lionheart.box import CASTLE, DEEDS, EMPTY, NOBODY, goal
from game.rules.lionheart.moves import Play
from game.rules.lionheart.sight import View
from game.ui.layout import Box, Layout, arranged
from game.ui.signs import colour as colour_of
from game.ui.tables.contract import Laid, Thing, Tint
from game.ui.tables.lionheart.cards import back, piece, power, token
from game.words import lionheart_table as table_words

MINE_NAMES = ("copper", "silver", "gold", "gems")
TINT, LINE = 0.26, 0.95
"""How much of the land a domain's colour hides, and the line along its fence."""
MARGIN = 5.0
"""How wide that line is."""


def lay(view: View, layout: Layout, signs: Sequence[int]) -> Laid:
    zones = layout.zones
    places = {
        f"seat.{seat}": box for seat, box in enumerate(arranged(zones["plaques"].box, zones["plaques"], seats(view)))
    }
    plaques = {seat: places[f"seat.{seat}"] for seat in range(seats(view))}
    places |= {name: zones[name].box for name in ("deck", "market", "hand")}
    laid = Laid([], places, plaques, board=zones["board"].box)
    places.update({f"square.{number}": box for number, box in enumerate(square_boxes(layout))})
    if view.asked == "Fencing" and view.options:  # where none may stand the click is told why
        places.update({f"edge.{number}": box for number, box in enumerate(edge_boxes(layout))})
    lay_country(laid, view, layout, signs)
    _lay_track(laid, view, layout, signs)
    _lay_cards(laid, view, layout)
    laid.purses.update({seat: _purse(view, seat) for seat in range(seats(view))})
    if view.asked in ("Bribing", "Allying"):
        laid.within.update(_domains(view))
    return laid


def _domains(view: View) -> dict[str, str]:
    """A domain is chosen by any of its squares, which stand for that of its castle."""
    return {f"square.{n}": f"square.{view.castles[castle]}" for n, castle in enumerate(view.domain) if castle != NOBODY}


def seats(view: View) -> int:
    return len(view.coins)


def square_boxes(layout: Layout) -> list[Box]:
    return arranged(layout.zones["board"].box, layout.zones["board"], SQUARES)


def edge_boxes(layout: Layout) -> list[Box]:
    return arranged(layout.zones["edges"].box, layout.zones["edges"], EDGES)


class Country(Protocol):
    """What is seen of the land: a view has it, and so has a little map in the rules."""

    @property
    def land(self) -> Land: ...
    @property
    def borders(self) -> Sequence[int]: ...
    @property
    def pieces(self) -> Sequence[int]: ...
    @property
    def domain(self) -> Sequence[int]: ...
    @property
    def owner(self) -> Sequence[int]: ...
    @property
    def allies(self) -> Sequence[int]: ...


def lay_country(laid: Laid, country: Country, layout: Layout, signs: Sequence[int]) -> None:
    """The land with its domains, fences and pieces, and what lies around it."""
    places, between = square_boxes(layout), edge_boxes(layout)
    _lay_land(laid, country, places)
    laid.tints.extend(domain_tints(country, signs, places))
    _lay_fences(laid, country, between)
    _lay_pieces(laid, country, signs, places)
    _lay_rim(laid, layout)


def _lay_land(laid: Laid, country: Country, squares: list[Box]) -> None:
    for number, (kind, box) in enumerate(zip(country.land.terrain, squares, strict=True)):
        laid.ground.append(Thing(f"square.{number}", box, token(_terrain(kind, number))))


def _terrain(kind: int, square: int) -> str:
    """The picture of a square; fields and forests differ a little from each other."""
    if kind >= COPPER:
        return f"mine_{MINE_NAMES[kind - COPPER]}"
    name = {FOREST: "forest", VILLAGE: "village", RESIDENCE: "residence"}.get(kind, "field")
    variant = (square * 7 + square // 12 * 5) % 3 if name in ("field", "forest") else 0
    return f"{name}_{variant}" if variant else name


def domain_tints(country: Country, signs: Sequence[int], squares: list[Box]) -> Iterator[Tint]:
    """Every domain in its owner's colour, with a line along its fence."""
    for square, castle in enumerate(country.domain):
        if castle != NOBODY:
            yield Tint(squares[square], owner_colour(country, castle, signs), TINT)
    for square, castle in enumerate(country.domain):
        if castle != NOBODY:
            for side, line in enumerate(side_lines(squares[square])):
                if country.borders[EDGE[4 * square + side]]:
                    yield Tint(line, owner_colour(country, castle, signs), LINE)


def owner_colour(country: Country, castle: int, signs: Sequence[int]) -> str:
    owner = country.owner[castle]
    return colour_of(signs[owner]) if owner < len(signs) else "muted"


def side_lines(box: Box) -> list[Box]:
    """Along the northern, eastern, southern and western side of a square."""
    return [
        Box(box.x, box.y, box.w, MARGIN),
        Box(box.x + box.w - MARGIN, box.y, MARGIN, box.h),
        Box(box.x, box.y + box.h - MARGIN, box.w, MARGIN),
        Box(box.x, box.y, MARGIN, box.h),
    ]


def _lay_fences(laid: Laid, country: Country, edges: list[Box]) -> None:
    for edge in range(FRAME):
        if country.borders[edge]:
            laid.things.append(Thing(f"edge.{edge}", edges[edge], token(fence(edge))))
    for x, y in _posts(country, edges):
        laid.things.append(Thing("edge", Box(x - 5.5, y - 5.5, 11, 11), token("fence_post")))
    for edge in _alliances(country):
        x, y = edges[edge].centre
        art = "alliance_v" if edges[edge].w < edges[edge].h else "alliance_h"
        laid.things.append(Thing(f"edge.{edge}", Box(x - 13, y - 13, 26, 26), token(art)))


def _posts(country: Country, edges: list[Box]) -> set[tuple[float, float]]:
    """The corners where a fence ends or meets another."""
    ends = set()
    for edge in range(FRAME):
        if country.borders[edge]:
            box = edges[edge]
            x, y = box.centre
            along = (0.0, box.h / 2) if box.h > box.w else (box.w / 2, 0.0)
            ends |= {(round(x + k * along[0], 2), round(y + k * along[1], 2)) for k in (-1, 1)}
    return ends


def fence(edge: int) -> str:
    """The picture of a fence on an edge."""
    return "fence_v" if SECOND[edge] == FIRST[edge] + 1 else "fence_h"


def _alliances(country: Country) -> Iterator[int]:
    """For each pair of allies the edge in the middle of those between them, if they touch."""
    for one, allies in enumerate(country.allies):
        for other in range(one):
            if allies >> other & 1:
                pair = {one, other}
                between = [
                    edge for edge in range(FRAME) if {country.domain[FIRST[edge]], country.domain[SECOND[edge]]} == pair
                ]
                if between:
                    yield between[len(between) // 2]


def _lay_pieces(laid: Laid, country: Country, signs: Sequence[int], squares: list[Box]) -> None:
    for square, stands in enumerate(country.pieces):
        if stands != EMPTY:
            kind, colour = ("castle", stands - CASTLE) if stands >= CASTLE else ("knight", stands)
            box = squares[square].inset(1, 1, 1, 1) if kind == "castle" else squares[square].inset(6, 6, 6, 6)
            laid.things.append(Thing(f"square.{square}", box, piece(kind, colour, signs)))


def _lay_rim(laid: Laid, layout: Layout) -> None:
    """Mountains in the north and the east, the sea in the south and the west."""
    zone = layout.zones["rim"]
    x, y, w, h = zone.box
    thick, long = zone.step, zone.box.w / zone.columns
    for number in range(zone.columns):
        along = number * long
        laid.things.extend(
            [
                Thing("rim", Box(x + along, y - thick, long + 2, thick + 0.5), token("mountains_h")),
                Thing("rim", Box(x + w, y + along, thick + 0.5, long + 2), token("mountains_v")),
                Thing("rim", Box(x + along, y + h, long + 2, thick + 0.5), token("sea_h")),
                Thing("rim", Box(x - thick, y + along, thick + 0.5, long + 2), token("sea_v")),
            ]
        )
    corners = {"nw": (x - thick, y - thick), "ne": (x + w, y - thick), "sw": (x - thick, y + h), "se": (x + w, y + h)}
    laid.things.extend(Thing("rim", Box(*at, thick, thick), token(f"corner_{name}")) for name, at in corners.items())


def _lay_track(laid: Laid, view: View, layout: Layout, signs: Sequence[int]) -> None:
    """A number at every fifth cell, unless somebody has so many points and stands there; the king at the goal.

    The king wears his number on the robe: on the cell's middle it would hide his face.
    """
    zone = layout.zones["track"]
    cells = arranged(zone.box, zone, 4 * zone.columns)
    crowned = goal(view.box, seats(view))
    x, y = cells[min(crowned, len(cells) - 1)].centre
    laid.things.append(Thing("track.king", Box(x - 15, y - 27, 30, 40), token("king")))
    marked = {number: cells[number] for number in range(0, len(cells), 5)} | {crowned: Box(x - 15, y - 5, 30, 20)}
    laid.labels.extend((box, str(number)) for number, box in marked.items() if number not in view.scores)
    for seat, score in enumerate(view.scores):
        x, y = cells[min(score, len(cells) - 1)].centre
        before = sum(other == score for other in view.scores[:seat])
        box = Box(x - 13 + 9 * before, y - 13 - 3 * before, 26, 26)
        laid.things.append(Thing(f"track.seat{seat}", box, piece("knight", seat, signs)))


def _lay_cards(laid: Laid, view: View, layout: Layout) -> None:
    zones = layout.zones
    left = sum(view.stock)
    top = next((letter for letter, count in enumerate(view.stock) if count), 0)
    for box in arranged(zones["deck"].box, zones["deck"], min(5, 1 + left // 12)) if left else []:
        laid.things.append(Thing("deck", box, back(top)))
    laid.labels.append((zones["deck_label"].box, table_words.deck_left(view)))
    laid.labels.append((zones["market_label"].box, table_words.market_label(view)))
    on_sale = [kind for kind, count in enumerate(view.market) if count]
    for kind, box in zip(on_sale, arranged(zones["market"].box, zones["market"], len(on_sale)), strict=True):
        laid.things.append(Thing(f"market.{kind}", box, power(view.prices.face[kind]), view.market[kind]))
    kinds = sorted(set(view.hand))
    for kind, box in zip(kinds, arranged(zones["hand"].box, zones["hand"], len(kinds)), strict=True):
        card = power(view.prices.face[kind], _idle(view, kind))
        laid.things.append(Thing(f"hand.{kind}", box, card, view.hand.count(kind)))


def _idle(view: View, kind: int) -> set[int]:
    """The deeds of a card that its player, who is to play one, cannot do now."""
    if view.asked != "Acting" or not view.options:
        return set()
    return set(range(len(DEEDS))) - {
        action.deed for action in view.options if isinstance(action, Play) and action.kind == kind
    }


def _purse(view: View, seat: int) -> list[tuple[str, str]]:
    income = sum(1 for mine in view.mines[4 * seat : 4 * seat + MINES] if mine)
    return [
        ("lionheart/coin", f"{view.coins[seat]}" + (f" +{income}" if income else "")),
        ("lionheart/knight_neutral", str(view.reserve[seat])),
        ("common/deck", table_words.letters(view, seat)),
    ]
