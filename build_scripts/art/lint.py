"""Checks SVG files for what nanosvg drops or reads wrongly without a word."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

DRAWN = {"svg", "g", "defs", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}
GRADIENTS = {"linearGradient", "radialGradient"}
KNOWN = DRAWN | GRADIENTS | {"stop"}
COLOURS = ("fill", "stroke", "stop-color")
FORBIDDEN = ("style", "class", "clip-path", "mask", "filter")
GEOMETRY = ("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy")
COLOUR = re.compile(r"#[0-9a-f]{6}$|none$|url\(#([\w.-]+)\)$")
LIMITS = (  # what a picture may weigh: the first line that fits it counts
    ("cover.svg", 0),
    ("intrigues/*.svg", 12 * 1024),
    ("lionheart/card_*.svg", 12 * 1024),
    ("lionheart/back_*.svg", 12 * 1024),
    ("lionheart/*.svg", 4 * 1024),
)


def check(file: Path) -> list[str]:
    """All complaints about one file, each beginning with the element it is about."""
    try:
        root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    except ElementTree.ParseError as wrong:
        return [f"not well-formed: {wrong}"]
    complaints = list(_root(root))
    seen: set[str] = set()
    for element in root.iter():
        complaints += [f"{_name(element)}: {said}" for said in _element(element, seen)]
    limit = next((limit for pattern, limit in LIMITS if file.match(pattern)), 0)
    if limit and file.stat().st_size > limit:
        complaints.append(f"{file.stat().st_size} bytes, it may have {limit}")
    return complaints


def _root(root: ElementTree.Element) -> Iterator[str]:
    if _name(root) != "svg":
        yield f"{_name(root)}: the root must be svg"
    for attribute in ("viewBox", "width", "height"):
        if attribute not in root.attrib:
            yield f"svg: {attribute} is missing"


def _element(element: ElementTree.Element, seen: set[str]) -> Iterator[str]:
    """What is wrong with one element; `seen` holds the gradients defined so far."""
    name = _name(element)
    if name not in KNOWN:
        yield "is not drawn by nanosvg"
        return
    if name == "g" and "opacity" in element.attrib:
        yield "opacity of a group is ignored: give it to the shapes"
    for attribute in FORBIDDEN:
        if attribute in element.attrib:
            yield f"{attribute} is ignored: use plain attributes"
    yield from _colours(element, seen)
    if name in GRADIENTS:
        yield from _gradient(element, seen)


def _colours(element: ElementTree.Element, seen: set[str]) -> Iterator[str]:
    for attribute in COLOURS:
        value = element.get(attribute)
        if value is None:
            continue
        found = COLOUR.match(value)
        if not found:
            yield f'{attribute}="{value}" should be #rrggbb'
        elif found[1] and found[1] not in seen:
            yield f'{attribute}="{value}" uses a gradient that is not defined before'


def _gradient(element: ElementTree.Element, seen: set[str]) -> Iterator[str]:
    name = element.get("id", "")
    if not name or name in seen:
        yield f'id="{name}" should be there and be the only one'
    seen.add(name)
    percent = all(element.get(key, "0%").endswith("%") for key in GEOMETRY)
    if element.get("gradientUnits") != "userSpaceOnUse" and not percent:
        yield "should be userSpaceOnUse or in percent"
    if any(key.endswith("href") for key in element.attrib):
        yield "should carry its own stops"


def _name(element: ElementTree.Element) -> str:
    """The name of an element without its namespace."""
    return str(element.tag).rpartition("}")[2]
