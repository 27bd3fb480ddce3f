"""What the kingdoms wear, each drawn around the neck at the origin, falling to y = 130, in any colour."""

from .costumes import BROAD, SHOULDERS, bust, chin_shadow, pearls
from .outline import pair, right_half, solid
from .palette import BLUE, GOLD, GREEN, INK, LEATHER, LINEN, SILK_RED, STEEL, Tones
from .shapes import Svg, circle, discs, ellipse, line, mirrored, path


def gown(cloth: Tones, skin: Tones) -> Svg:
    """A princess's gown: puffed sleeves, a golden hem, pearls."""
    sleeves = pair("M-50 12 C-90 4 -116 36 -108 84 C-96 98 -74 94 -60 80Z", cloth.light, cloth.deep, 0.5)
    folds = mirrored(line("M-60 22 C-80 34 -90 58 -90 86 M-58 40 C-66 54 -70 68 -70 84", cloth.deep, 2.6, 0.7))
    neckline = solid("M0 -16 C-20 -16 -34 -10 -46 4 C-40 26 -22 42 0 44", skin.tone, skin.deep, 0.6)
    hem = line("M-46 4 C-40 26 -22 42 0 44 C22 42 40 26 46 4", GOLD.tone, 5)
    lace = path("M-7 46 H7 L12 130 H-12Z", GOLD.tone, 0.9)
    return bust(cloth) + sleeves + folds + neckline + chin_shadow(40, 10) + hem + lace + pearls(30, 12, 18, 7)


def tabard(cloth: Tones, sign: Svg = "") -> Svg:
    """Mail and plate under a knight's coat of his colour, with a sign on the breast."""
    plates = pair("M-56 6 C-86 4 -110 22 -114 56 C-96 46 -78 44 -58 50Z", STEEL.light, STEEL.deep, 0.6)
    edges = mirrored(line("M-114 56 C-96 46 -78 44 -58 50", STEEL.deep, 3))
    coat = solid("M0 10 C-22 10 -40 6 -52 0 C-60 40 -62 80 -62 130 L0 130", cloth.tone, cloth.deep, 0.7)
    trim = mirrored(line("M-52 0 C-60 40 -62 80 -62 130", GOLD.tone, 3.4))
    gorget = solid("M0 -16 C-26 -18 -42 -12 -50 -4 L-52 12 C-36 26 -18 30 0 32", STEEL.light, STEEL.tone)
    rim = line("M-52 12 C-36 26 -18 30 0 32 C18 30 36 26 52 12", GOLD.tone, 3)
    return bust(STEEL, BROAD) + coat + trim + plates + edges + gorget + rim + chin_shadow(44, 10) + sign


def motley() -> Svg:
    """A fool's coat: gold with lozenges of three colours, a toothed collar and bells."""
    rows = ((-66, 60, SILK_RED), (-33, 60, BLUE), (0, 60, GREEN), (33, 60, SILK_RED), (66, 60, BLUE))
    more = ((-50, 96, GREEN), (-16, 96, SILK_RED), (16, 96, BLUE), (50, 96, GREEN))
    gems = "".join(path(f"M{x} {y - 20} l13 20 l-13 20 l-13 -20Z", cloth.tone) for x, y, cloth in rows + more)
    collar = "M0 -10 C-20 -10 -36 -6 -48 2 L-66 36 L-46 28 L-40 54 L-22 34 L-12 58 L0 38"
    bells = mirrored(discs([(-66, 37, 5), (-40, 55, 5), (-12, 59, 5)], GOLD.light))
    coat = bust(GOLD) + gems + path(right_half(SHOULDERS), INK, 0.16)
    return coat + solid(collar, SILK_RED.tone, SILK_RED.deep, 0.8) + bells + chin_shadow(44, 14)


def tunic(cloth: Tones) -> Svg:
    """A peasant's laced tunic with a linen collar."""
    slit = path("M-9 14 L0 62 L9 14Z", LINEN.tone)
    lace = line("M-8 24 L6 34 M8 24 L-6 34 M-5 40 L4 48 M5 40 L-4 48", LEATHER.deep, 2.2)
    collar = pair("M0 4 C-18 2 -34 -4 -44 -6 L-54 14 L-22 30Z", LINEN.light, LINEN.deep, 0.6)
    patch = path("M30 70 l22 4 l-4 22 l-22 -4Z", cloth.light) + line(
        "M30 70 l22 4 l-4 22 l-22 -4Z", LINEN.light, 1.4, 0.8
    )
    return bust(cloth) + slit + lace + collar + patch


def fur_robe(cloth: Tones, fur: Tones) -> Svg:
    """A robe under a shaggy collar, with a heavy golden chain and a red stone."""
    collar = (
        "M0 -8 C-40 -12 -68 -4 -88 14 L-102 24 L-94 36 L-106 50 L-92 56 L-94 72 L-76 66 L-68 80 L-52 70 "
        "L-40 84 L-26 74 "
        "L-14 86 L0 78"
    )
    hair = mirrored(
        line("M-84 34 L-90 46 M-66 44 L-70 58 M-46 52 L-48 64 M-26 58 L-26 68 M-70 20 L-76 30", fur.light, 2.6, 0.8)
    )
    chain = line("M-56 4 C-44 22 -22 28 0 29 C22 28 44 22 56 4", GOLD.tone, 5) + circle(0, 32, 14, GOLD.deep)
    stone = circle(-0.8, 31.2, 12, GOLD.tone) + circle(0, 32, 8, SILK_RED.tone) + circle(-2.6, 29, 2.4, "#ffffff", 0.8)
    return bust(cloth, BROAD) + solid(collar, fur.tone, fur.deep, 0.8) + hair + chin_shadow(58, 26) + chain + stone


def cassock(cloth: Tones) -> Svg:
    """An inquisitor's dark gown with a shoulder cape and a heavy seal on a chain."""
    cape = solid("M0 -10 C-30 -12 -54 -4 -70 10 C-92 28 -98 50 -96 70 C-60 84 -30 88 0 90", cloth.tone, cloth.deep, 0.8)
    edge = line("M-96 70 C-60 84 -30 88 0 90 C30 88 60 84 96 70", GOLD.deep, 3)
    chain = line("M-42 4 C-36 36 -18 54 0 58 C18 54 36 36 42 4", GOLD.deep, 3)
    seal = (
        circle(0, 62, 11, GOLD.deep)
        + circle(-0.6, 61.4, 9.4, GOLD.tone)
        + ellipse(0, 61, 5, 3.2, INK)
        + circle(0, 61, 1.8, GOLD.light)
    )
    return bust(Tones(cloth.tone, cloth.deep, INK), BROAD) + cape + edge + chain + seal
