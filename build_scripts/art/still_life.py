"""What lies on the table of conspirators: candle, goblet, dagger."""

from .outline import solid
from .palette import GOLD, INK, LEATHER, SILK_RED, STEEL, WHITE
from .shapes import Svg, circle, ellipse, line, paint, path, placed, radial, rect


def candle(height: float = 70) -> Svg:
    """A burning candle on a brass stick, its foot at the origin; the wax is as high as said."""
    foot = solid("M0 -12 C-16 -12 -34 -8 -36 0 C-26 8 -12 10 0 10", GOLD.tone, GOLD.deep)
    cup = solid("M0 -26 L-20 -26 C-18 -14 -8 -10 0 -10", GOLD.light, GOLD.deep)
    top = -26 - height
    wax = solid(f"M0 {top + 3} C-8 {top + 4} -12 {top} -14 {top - 2} L-14 -24 L0 -22", "#fff3d2", "#e6b878")
    return foot + cup + wax + placed(0, top, _drop(), _flame())


def _drop() -> Svg:
    return path("M-14 -2 C-17 8 -16 20 -12 22 C-8 20 -9 12 -8 4Z", "#fffbea")


def _flame() -> Svg:
    wick = line("M0 4 V-8", INK, 2.4)
    outer = path("M0 -46 C-4 -30 -15 -20 -13 -8 C-10 2 10 2 13 -8 C14 -20 4 -30 0 -46Z", "#ffb43c")
    return wick + outer + path("M0 -32 C-2 -22 -9 -16 -8 -8 C-6 -1 6 -1 8 -8 C9 -16 2 -22 0 -32Z", "#fff3b0")


def goblet() -> Svg:
    """A golden goblet of poison, 70 wide and 100 high, standing on the origin."""
    foot = solid("M0 -14 C-8 -12 -26 -8 -28 0 C-20 6 -10 7 0 7", GOLD.tone, GOLD.deep)
    stem = solid("M0 -52 L-7 -52 C-4 -36 -4 -24 -9 -12 L0 -9", GOLD.light, GOLD.deep)
    knot = ellipse(0, -32, 9, 6, GOLD.tone) + ellipse(4, -32, 5, 6, GOLD.deep)
    bowl = solid("M0 -100 L-34 -100 C-36 -72 -22 -50 0 -48", GOLD.tone, GOLD.deep, 0.8)
    brew = (
        ellipse(0, -100, 34, 9, GOLD.deep)
        + ellipse(0, -99, 29, 6.6, "#4f8a2c")
        + ellipse(-8, -100, 12, 2.6, "#a8e05c", 0.8)
    )
    gems = (
        ellipse(-15, -76, 5, 6, SILK_RED.tone)
        + ellipse(6, -74, 5.4, 6.4, "#2f8f86")
        + circle(-17, -78, 1.6, WHITE, 0.8)
    )
    shine = line("M-28 -92 C-28 -76 -24 -66 -18 -60", GOLD.light, 3)
    return foot + stem + knot + bowl + gems + shine + brew


def fumes() -> Svg:
    """Green fumes over a goblet that stands on the origin."""
    wisps = "M-12 -104 C-22 -114 -2 -120 -12 -132 C-18 -140 -12 -146 -6 -148 M10 -104 C20 -112 2 -120 12 -130"
    bubbles = (
        circle(-24, -118, 3.4, "#c4f07c", 0.8)
        + circle(25, -122, 3, "#c4f07c", 0.8)
        + circle(2, -114, 3, "#c4f07c", 0.8)
    )
    return line(wisps, "#a8e05c", 6, 0.5) + line(wisps, "#d8ffa0", 2, 0.5) + bubbles


def dagger() -> Svg:
    """A dagger stuck in the table at the origin, its hilt up, 130 high."""
    blade = path("M-9 -74 L-7 -6 L0 4 L7 -6 L9 -74Z", STEEL.light) + path("M0 -74 V4 L7 -6 L9 -74Z", STEEL.deep)
    bar = path("M-30 -80 C-32 -72 -26 -70 -20 -72 H20 C26 -70 32 -72 30 -80 C26 -86 -26 -86 -30 -80Z", GOLD.tone)
    dark = path("M0 -84 C14 -84 28 -84 30 -80 C32 -72 26 -70 20 -72 H0Z", GOLD.deep, 0.7)
    grip = rect(-5.5, -116, 11, 34, LEATHER.deep, 3) + line(
        "M-5 -110 L5 -106 M-5 -102 L5 -98 M-5 -94 L5 -90", LEATHER.light, 2
    )
    return (
        blade
        + bar
        + dark
        + grip
        + circle(0, -122, 9, GOLD.tone)
        + circle(0, -122, 5, SILK_RED.tone)
        + circle(-2, -124, 1.6, WHITE, 0.8)
    )


def glow(name: str, x: float, y: float, r: float, colour: str, strength: float) -> Svg:
    """Warm light around a flame, over everything it reaches."""
    light = radial(name, (x, y), r, (0, colour, strength), (0.45, colour, strength * 0.45), (1, colour, 0))
    return light + circle(x, y, r, paint(name))
