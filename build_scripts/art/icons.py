"""The icons, 64 by 64: things in colour (here), commands on seals (signs.py), seat symbols (seats.py).

Things and seals read on light and on dark ground.

Every icon is drawn around the origin, from -30 to 30.
"""

from collections.abc import Callable
from math import cos, pi, sin

from . import parts, scenery, seats, signs
from .outline import solid
from .palette import BLUE, CREAM, GOLD, INK, LEATHER, LINEN, SILK_RED, STEEL, WHITE, WINE, WOOD
from .shapes import (
    Svg,
    circle,
    discs,
    ellipse,
    line,
    number,
    paint,
    path,
    picture,
    placed,
    radial,
    rect,
    ring,
)

SIZE = 64


def icon(*body: Svg) -> Svg:
    """A whole icon file."""
    return picture(SIZE, SIZE, placed(SIZE / 2, SIZE / 2, *body))


def crown() -> Svg:
    return placed(0, 15, parts.crown(), scale=0.66)


def paw() -> Svg:
    return paw_print(WOOD.light, WOOD.tone)


def paw_print(tone: str, shade: str) -> Svg:
    """The print of a paw: a pad and four toes."""
    pad = solid("M0 -4 C-10 -4 -20 8 -20 17 C-20 28 -8 24 0 24", tone, shade)
    toes = ellipse(-21, -5, 6, 8.5, tone) + ellipse(-8.5, -18, 6.5, 9.5, tone)
    return pad + toes + ellipse(8.5, -18, 6.5, 9.5, shade) + ellipse(21, -5, 6, 8.5, shade)


def castle() -> Svg:
    return scenery.castle(0, 27, 0.46, STEEL.light, STEEL.tone, SILK_RED.tone, GOLD.tone)


def deck() -> Svg:
    """Three cards on a pile, the top one with a crown."""
    pile = "".join(
        placed(0, 0, rect(-17, -24, 34, 48, colour, 5), turn=turn)
        for turn, colour in ((-14, WINE.deep), (-5, WINE.light))
    )
    top = (
        rect(-17, -24, 34, 48, CREAM, 5)
        + rect(-13.5, -20.5, 27, 41, WINE.tone, 3)
        + placed(0, 4, parts.crown(), scale=0.26)
    )
    return placed(-2, 0, pile) + placed(3, 1, top, turn=6)


def hourglass() -> Svg:
    frame = (
        rect(-20, -29, 40, 8, GOLD.tone, 3)
        + rect(-20, 21, 40, 8, GOLD.tone, 3)
        + rect(0, -29, 20, 8, GOLD.deep, 3, 0.5)
        + rect(0, 21, 20, 8, GOLD.deep, 3, 0.5)
    )
    glass = solid("M0 -21 L-15 -21 C-15 -8 -4 -4 -3 0 C-4 4 -15 8 -15 21 L0 21", "#e4f3f4", "#b8d4da")
    sand = path(
        "M-11 -10 H11 C8 -4 2 -3 1 1 H-1 C-2 -3 -8 -4 -11 -10Z M0 8 C6 10 13 14 13 21 H-13 C-13 14 -6 10 0 8Z",
        "#e39a2c",
    )
    return glass + sand + line("M0 -2 V12", "#e39a2c", 1.6) + frame


def eye() -> Svg:
    """An open eye: look at a card."""
    ball = path("M-30 2 C-16 -18 16 -18 30 2 C16 20 -16 20 -30 2Z", "#fffaf0")
    iris = circle(0, 1, 12.5, "#2f8f86") + circle(0, 1, 6.5, INK) + circle(-4, -3.5, 3, WHITE)
    lid = path("M-30 2 C-16 -24 16 -24 30 2 C16 -14 -16 -14 -30 2Z", LEATHER.tone)
    return (
        ball + iris + lid + line("M-21 -15 L-25 -22 M-8 -20 L-10 -28 M8 -20 L10 -28 M21 -15 L25 -22", LEATHER.tone, 3.4)
    )


def lamp() -> Svg:
    """A lantern: a hint."""
    glow = radial("glow", (0, 4), 29, (0, "#ffe9a0", 1), (0.6, "#ffd978", 0.5), (1, "#ffd978", 0)) + circle(
        0, 4, 27, paint("glow")
    )
    glass = solid("M0 -12 L-13 -12 L-16 20 L0 20", "#fff3c4", "#ffe08a")
    flame = path("M0 -8 C8 2 9 8 6 13 C4 17 -4 17 -6 13 C-9 8 -5 4 0 -8Z", "#f08a24") + path(
        "M0 4 C4 8 4 12 2 14 C0 16 -3 14 -3 11 C-3 8 -1 7 0 4Z", "#ffe08a"
    )
    frame = (
        rect(-19, 20, 38, 7, LEATHER.tone, 2)
        + path("M-17 -12 L-8 -21 H8 L17 -12Z", LEATHER.tone)
        + path("M0 -21 H8 L17 -12 H0Z", LEATHER.deep)
    )
    bars = line("M-13 -12 L-16 20 M13 -12 L16 20", LEATHER.tone, 3)
    return glow + glass + flame + bars + frame + line("M-5 -22 C-6 -31 6 -31 5 -22", LEATHER.deep, 3)


def gear() -> Svg:
    """A toothed wheel."""
    outer = "M" + "L".join(f"{number(r * cos(a))} {number(r * sin(a))}" for r, a in _teeth(8, 22, 29)) + "Z"
    hole = "M9 0A9 9 0 1 0 -9 0A9 9 0 1 0 9 0Z"
    shade = ring("M0 -21A21 21 0 0 1 0 21V9A9 9 0 0 0 0 -9Z", STEEL.deep, 0.6)
    return (
        ring(outer + hole, STEEL.tone)
        + shade
        + ring("M14 0A14 14 0 1 0 -14 0A14 14 0 1 0 14 0Z" + hole, STEEL.light, 0.7)
    )


def _teeth(count: int, low: float, high: float) -> list[tuple[float, float]]:
    """Corners of a toothed wheel as radius and angle."""
    corners = []
    for k in range(count):
        middle = 2 * pi * (k + 0.5) / count
        for radius, turn in ((low, -0.28), (high, -0.17), (high, 0.17), (low, 0.28)):
            corners.append((radius, middle + turn))
    return corners


def book() -> Svg:
    """A closed book with a crown on it: the rules."""
    pages = path("M-20 16 H24 V26 H-16 C-26 26 -26 16 -20 16Z", LINEN.tone) + line(
        "M-18 19.5 H22 M-18 22.5 H22", LINEN.deep, 1.2
    )
    cover = path(
        "M-24 20 V-24 Q-24 -29 -18 -29 H24 V17 H-16 Q-22 17 -22 22 Q-22 26 -17 26.5 Q-24 27 -24 20Z", SILK_RED.tone
    )
    spine = path("M-24 20 V-24 Q-24 -29 -18 -29 H-13 V17 H-16 Q-22 17 -22 22 Q-24 22 -24 20Z", SILK_RED.deep)
    return (
        pages + cover + spine + placed(6, 2, parts.crown(), scale=0.34) + path("M8 16 H16 V31 L12 27 L8 31Z", GOLD.tone)
    )


def scroll() -> Svg:
    """A parchment: the story of the match."""
    sheet = solid("M0 -22 L-18 -22 L-18 22 L0 22", LINEN.tone, LINEN.deep, 0.6)
    rolls = (
        rect(-26, -29, 52, 12, "#e2c896", 6)
        + rect(-26, 17, 52, 12, "#e2c896", 6)
        + rect(0, -29, 26, 12, "#b8945a", 6, 0.5)
        + rect(0, 17, 26, 12, "#b8945a", 6, 0.5)
    )
    knobs = discs([(-26, -23, 4), (26, -23, 4), (-26, 23, 4), (26, 23, 4)], SILK_RED.tone)
    return sheet + line("M-11 -9 H11 M-11 -1 H11 M-11 7 H4", LEATHER.tone, 3.2) + rolls + knobs


def speaker() -> Svg:
    waves = line("M12 -9 Q18 0 12 9 M18 -17 Q30 0 18 17", GOLD.deep, 4.4)
    return _horn() + waves


def speaker_off() -> Svg:
    return _horn() + line("M13 -9 L28 9 M28 -9 L13 9", SILK_RED.tone, 5)


def _horn() -> Svg:
    box = rect(-29, -10, 14, 20, LEATHER.tone, 3)
    return (
        box
        + path("M-19 -10 L4 -25 Q7 -26 7 -22 V22 Q7 26 4 25 L-19 10Z", GOLD.tone)
        + path("M-19 0 H7 V22 Q7 26 4 25 L-19 10Z", GOLD.deep, 0.6)
    )


def person() -> Svg:
    """A head and shoulders: a person plays this seat."""
    body = solid("M0 6 C-18 6 -27 16 -27 29 L0 29", BLUE.tone, BLUE.deep)
    collar = path("M-11 7 L0 18 L11 7 L6 4 H-6Z", CREAM)
    face = solid("M0 -20 C-12 -20 -13 -8 -12 -3 C-10 6 -4 9 0 9", "#f2c79c", "#d9a072", 0.7)
    hat = solid("M0 -30 C-18 -31 -19 -18 -15 -11 C-8 -15 -4 -15 0 -15", WINE.tone, WINE.deep)
    return body + collar + face + hat + path("M9 -26 C14 -33 22 -33 26 -30 C22 -25 16 -22 10 -21Z", GOLD.tone)


def computer() -> Svg:
    """An iron head with a crest: the computer plays this seat."""
    head = rect(-23, -17, 46, 38, STEEL.tone, 9) + path(
        "M0 -17 H14 Q23 -17 23 -8 V12 Q23 21 14 21 H0Z", STEEL.deep, 0.55
    )
    visor = (
        rect(-17, -10, 34, 16, "#22303c", 6)
        + discs([(-8, -2, 4.4), (8, -2, 4.4)], "#6fe0d0")
        + discs([(-9, -3.4, 1.4), (7, -3.4, 1.4)], WHITE)
    )
    mouth = line("M-9 13 H9 M-4.5 10.5 V15.5 M0 10.5 V15.5 M4.5 10.5 V15.5", "#22303c", 2)
    ears = rect(-29, -8, 7, 16, STEEL.deep, 3) + rect(22, -8, 7, 16, STEEL.deep, 3)
    return (
        ears
        + line("M0 -18 V-24", STEEL.deep, 3.4)
        + circle(0, -26, 4.6, GOLD.tone)
        + head
        + visor
        + mouth
        + rect(-12, 21, 24, 7, STEEL.deep, 2)
    )


def star() -> Svg:
    """A star of ten facets."""
    tips = [(r * sin(pi * k / 5), -r * cos(pi * k / 5)) for k, r in enumerate([30.0, 13.0] * 5)]
    text = [f"{number(x)} {number(y + 2)}" for x, y in tips]
    facets = "".join(f"M0 2L{text[k]}L{text[(k + 1) % 10]}Z" for k in range(0, 10, 2))
    return path("M" + "L".join(text) + "Z", GOLD.tone) + path(facets, GOLD.deep, 0.55)


def shield() -> Svg:
    """A quartered shield."""
    rim = solid("M0 -28 C-8 -24 -18 -23 -26 -24 C-28 4 -18 22 0 30", GOLD.tone, GOLD.deep, 0.6)
    field = "M0 -22.5 C-7 -19.5 -14 -18.5 -21.5 -19 C-22 4 -14 17 0 24.5"
    return (
        rim
        + solid(field, SILK_RED.tone, BLUE.tone)
        + path("M0 -1 H-20.8 C-18 11 -11 18.5 0 24.5Z", BLUE.tone)
        + path("M0 -1 H20.8 C18 11 11 18.5 0 24.5Z", SILK_RED.deep)
    )


def dice() -> Svg:
    """A die seen from a corner."""
    top, left, right = (
        path("M0 -29 L26 -15 L0 0 L-26 -15Z", WHITE),
        path("M-26 -15 L0 0 V30 L-26 15Z", "#eadfc8"),
        path("M26 -15 L0 0 V30 L26 15Z", "#c4b394"),
    )
    pips = ellipse(0, -15, 5.4, 3.2, SILK_RED.tone) + discs(
        [(-19, -3, 3), (-7, 18, 3), (-13, 8, 3), (8, 7, 3), (19, 16, 3), (8, 19, 3), (19, 3, 3)], INK
    )
    return line("M0 -29 L26 -15 V15 L0 30 L-26 15 V-15Z", "#8a7a60", 2.4) + top + left + right + pips


def save() -> Svg:
    """A disk: keep this match."""
    body = path("M-27 -22 Q-27 -27 -22 -27 H16 L27 -16 V22 Q27 27 22 27 H-22 Q-27 27 -27 22Z", BLUE.tone) + path(
        "M0 -27 H16 L27 -16 V22 Q27 27 22 27 H0Z", BLUE.deep, 0.5
    )
    return (
        body
        + rect(-14, -27, 24, 17, STEEL.light, 2)
        + rect(0, -25, 7, 12, BLUE.deep, 1)
        + rect(-18, 1, 36, 26, CREAM, 3)
        + line("M-11 9 H11 M-11 16 H11", LEATHER.light, 3)
    )


def trash() -> Svg:
    can = solid("M0 -14 L-20 -14 L-16 29 L0 29", STEEL.tone, STEEL.deep, 0.7)
    lid = (
        rect(-25, -22, 50, 8, STEEL.light, 3)
        + rect(0, -22, 25, 8, STEEL.tone, 3)
        + line("M-7 -23 C-7 -30 7 -30 7 -23", STEEL.tone, 4)
    )
    return can + line("M-9 -6 L-7 21 M0 -6 V21 M9 -6 L7 21", STEEL.deep, 3.4) + lid


def pencil() -> Svg:
    """A pencil pointing down to the left."""
    shaft = rect(-8, -20, 16, 36, GOLD.tone) + rect(0, -20, 8, 36, GOLD.deep, opacity=0.6)
    tip = path("M-8 16 L0 32 L8 16Z", "#f2d3a4") + path("M-3 26 L0 32 L3 26Z", INK)
    return placed(
        1,
        -1,
        shaft,
        tip,
        rect(-8, -26, 16, 7, STEEL.light),
        path("M-8 -26 V-30 Q-8 -34 0 -34 Q8 -34 8 -30 V-26Z", "#e88a8a"),
        turn=40,
    )


THINGS: list[Callable[[], Svg]] = [
    crown, paw, castle, deck, hourglass, eye, lamp, gear, book, scroll, speaker, speaker_off, person, computer,
    star, shield, dice, save, trash, pencil,
]  # fmt: skip
SIGNS: list[Callable[[], Svg]] = [
    signs.undo, signs.arrow_left, signs.arrow_right, signs.check, signs.cross, signs.plus, signs.minus,
    signs.play, signs.pause,
]  # fmt: skip
SEATS: list[Callable[[], Svg]] = [
    seats.seat_acorn, seats.seat_bell, seats.seat_clover, seats.seat_moon, seats.seat_sun, seats.seat_thistle,
]  # fmt: skip
ICONS: dict[str, Callable[[], Svg]] = {drawing.__name__: drawing for drawing in THINGS + SIGNS + SEATS}
