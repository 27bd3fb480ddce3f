"""The tiny SVG vocabulary of the art kit: only what nanosvg understands.

Every function returns a piece of SVG text; pieces are joined with ``+`` or handed to `group`.
"""

import re
from collections.abc import Iterable
from typing import TypeAlias

Svg: TypeAlias = str
Point: TypeAlias = tuple[float, float]
Stop: TypeAlias = tuple[float, str, float]  # offset, colour, opacity

ROUND = '<g stroke-linecap="round" stroke-linejoin="round">'


def number(value: float) -> str:
    """The shortest way to write a coordinate with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def path(d: str, fill: str, opacity: float = 1) -> Svg:
    """A filled area."""
    return f'<path d="{_tight(d)}" fill="{fill}"{_opacity(opacity)}/>'


def ring(d: str, fill: str, opacity: float = 1) -> Svg:
    """A filled area in which an outline inside another one is a hole."""
    return f'<path d="{_tight(d)}" fill="{fill}" fill-rule="evenodd"{_opacity(opacity)}/>'


def line(d: str, colour: str, width: float, opacity: float = 1) -> Svg:
    """A stroke; `picture` gives all strokes round ends and corners."""
    stroke = f'stroke="{colour}" stroke-width="{number(width)}"'
    return f'<path d="{_tight(d)}" fill="none" {stroke}{_opacity(opacity)}/>'


def circle(x: float, y: float, r: float, fill: str, opacity: float = 1) -> Svg:
    """A disc."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{_opacity(opacity)}/>'


def discs(places: Iterable[tuple[float, float, float]], fill: str, opacity: float = 1) -> Svg:
    """Many discs (x, y, radius) as one area."""
    n = number
    rounds = (
        f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0Z" for x, y, r in places
    )
    return path("".join(rounds), fill, opacity)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, opacity: float = 1) -> Svg:
    """An oval disc."""
    radii = f'rx="{number(rx)}" ry="{number(ry)}"'
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" {radii} fill="{fill}"{_opacity(opacity)}/>'


def rect(x: float, y: float, w: float, h: float, fill: str, radius: float = 0, opacity: float = 1) -> Svg:
    """A rectangle, with round corners if asked for."""
    corner = f' rx="{number(radius)}"' if radius else ""
    size = f'width="{number(w)}" height="{number(h)}"'
    return f'<rect x="{number(x)}" y="{number(y)}" {size}{corner} fill="{fill}"{_opacity(opacity)}/>'


def group(transform: str, *body: Svg) -> Svg:
    """Pieces moved together."""
    return f'<g transform="{transform}">{"".join(body)}</g>'


def placed(x: float, y: float, *body: Svg, scale: float = 1, turn: float = 0, flip: bool = False) -> Svg:
    """Pieces drawn around the origin, put to a place, turned (degrees, clockwise), scaled, perhaps flipped."""
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    if turn:
        steps.append(f"rotate({number(turn)})")
    if flip:
        steps.append(f"scale({number(-scale)} {number(scale)})")
    elif scale != 1:
        steps.append(f"scale({number(scale)})")
    return group(" ".join(steps), *body) if steps else "".join(body)


def mirrored(*body: Svg) -> Svg:
    """Pieces of the left half and their mirror image at x = 0."""
    half = "".join(body)
    return half + group("scale(-1 1)", half)


def linear(name: str, start: Point, end: Point, *stops: Stop) -> Svg:
    """A gradient along a line, in the coordinates of whoever is filled with `paint(name)`."""
    ends = f'x1="{number(start[0])}" y1="{number(start[1])}" x2="{number(end[0])}" y2="{number(end[1])}"'
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{_stops(stops)}</linearGradient>'


def radial(name: str, centre: Point, r: float, *stops: Stop) -> Svg:
    """A gradient outwards from a point."""
    disc = f'cx="{number(centre[0])}" cy="{number(centre[1])}" r="{number(r)}"'
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {disc}>{_stops(stops)}</radialGradient>'


def paint(name: str) -> str:
    """The fill that uses a gradient."""
    return f"url(#{name})"


def picture(width: int, height: int, *body: Svg) -> Svg:
    """A whole SVG file."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{ROUND}{"".join(body)}</g>\n</svg>\n'


def _opacity(value: float) -> str:
    return "" if value == 1 else f' opacity="{number(value)}"'


def _stops(stops: tuple[Stop, ...]) -> Svg:
    parts = []
    for offset, colour, opacity in stops:
        alpha = "" if opacity == 1 else f' stop-opacity="{number(opacity)}"'
        parts.append(f'<stop offset="{number(offset)}" stop-color="{colour}"{alpha}/>')
    return "".join(parts)


def _tight(d: str) -> str:
    """A path without needless blanks and decimals."""
    d = re.sub(r"-?\d+\.\d+", lambda found: number(float(found[0])), d)
    return re.sub(r"\s*([A-Za-z])\s*", r"\1", d.strip()).replace(" -", "-")
