"""Shields, lances and banners."""

from .outline import solid, whole
from .palette import GOLD, INK, LEATHER, STEEL, WHITE, Tones
from .shapes import Svg, circle, line, path, placed, rect

SHIELD = "M0 -64 C-18 -60 -34 -60 -50 -64 C-54 -20 -50 34 0 66"


def shield(cloth: Tones) -> Svg:
    """A shield, 104 wide and 130 high around the origin, in a golden rim."""
    shadow = placed(3, 5, path(whole(SHIELD), INK, 0.25))
    rim = solid(SHIELD, GOLD.light, GOLD.deep)
    field = placed(0, 0, solid(SHIELD, cloth.tone, cloth.deep, 0.65), scale=0.9)
    return shadow + rim + field + line("M-40 -52 C-42 -18 -38 14 -22 36", WHITE, 2.4, 0.25)


def lance(cloth: Tones, length: float = 190) -> Svg:
    """A lance standing on the origin, with a pennant flying to the right."""
    pole = rect(-2.4, -length, 4.8, length, LEATHER.tone) + rect(0, -length, 2.4, length, LEATHER.deep)
    tip = path(f"M0 {-length - 26} L-6 {-length} H6Z", STEEL.light) + path(
        f"M0 {-length - 26} L6 {-length} H0Z", STEEL.deep
    )
    flag = path("M2 0 C18 -6 30 6 52 0 L40 13 L54 28 C32 34 18 22 2 28Z", cloth.tone) + path(
        "M2 15 C18 9 28 18 43 16 L54 28 C32 34 18 22 2 28Z", cloth.deep, 0.7
    )
    return pole + tip + placed(0, -length + 6, flag)


def long_banner(cloth: Tones, sign: Svg, length: float = 220) -> Svg:
    """A banner hanging from a golden rod at the origin, 92 wide, with two tails."""
    half = f"M0 0 L-46 0 L-46 {length} L0 {length - 34}"
    hem = line(f"M-46 {length} L0 {length - 34} L46 {length}", GOLD.tone, 4)
    rod = rect(-54, -6, 108, 8, GOLD.deep, 4) + rect(-54, -6, 108, 4, GOLD.light, 2)
    knobs = circle(-55, -2, 6.5, GOLD.tone) + circle(55, -2, 6.5, GOLD.deep)
    edges = line(f"M-40 2 V{length - 10} M40 2 V{length - 10}", GOLD.tone, 2, 0.8)
    return solid(half, cloth.tone, cloth.deep, 0.6) + edges + hem + rod + knobs + placed(0, 50, sign)
