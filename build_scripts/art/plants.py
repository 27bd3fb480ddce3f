"""Cabbage and wheat, from a single leaf to a whole still life."""

from .outline import solid
from .palette import GOLD, INK, LEAF, SILK_RED, STRAW, WHITE, Tones
from .shapes import Svg, circle, ellipse, line, mirrored, path, placed

PALE = Tones("#e4f5bc", "#c4e68c", "#93c85e")
VEIN = "#dcf2b8"


def cabbage() -> Svg:
    """A cabbage head, 190 wide and 150 high, resting on the origin."""
    return _back_leaves() + _outer_leaves() + _heart() + _front_leaves()


def small_cabbage(tones: Tones = LEAF) -> Svg:
    """A cabbage for beds and baskets, 80 wide and 66 high, resting on the origin."""
    outer = mirrored(path("M0 0 C-30 4 -46 -14 -40 -34 C-36 -42 -30 -44 -26 -42 C-22 -24 -14 -10 0 0Z", tones.deep))
    ball = solid("M0 -66 C-24 -66 -36 -48 -34 -28 C-32 -8 -14 2 0 2", tones.tone, tones.deep, 0.5)
    leaf = solid("M0 -58 C-18 -50 -24 -28 -14 -8 C-8 0 -4 2 0 2", tones.light, tones.tone, 0.7)
    return outer + ball + leaf + line("M0 -50 V0 M0 -20 Q-6 -26 -9 -34 M0 -20 Q6 -26 9 -34", VEIN, 2.4)


def _back_leaves() -> Svg:
    edge = "M-10 -4 C-60 4 -100 -30 -96 -66 C-104 -84 -92 -104 -76 -102 C-72 -120 -50 -122 -42 -108"
    left = edge + "C-34 -60 -20 -30 -10 -4Z"
    rib = line("M-70 -62 C-76 -72 -80 -80 -82 -90 M-84 -40 Q-88 -46 -90 -54", LEAF.tone, 4)
    return mirrored(path(left, LEAF.deep), rib)


def _outer_leaves() -> Svg:
    left = "M0 0 C-44 2 -82 -22 -82 -60 C-88 -78 -76 -96 -62 -94 C-58 -112 -40 -118 -28 -108 C-34 -66 -20 -26 0 0Z"
    rib = line("M-4 -6 C-30 -30 -46 -56 -52 -84 M-22 -28 Q-44 -32 -62 -48 M-38 -54 Q-38 -70 -34 -84", VEIN, 3.4, 0.8)
    dark = placed(0, 0, path(left, LEAF.deep, 0.35), flip=True)
    return mirrored(path(left, LEAF.tone), rib) + dark


def _heart() -> Svg:
    ball = solid("M0 -142 C-36 -144 -60 -118 -60 -82 C-58 -36 -26 0 0 0", PALE.deep, LEAF.tone)
    wrap = path("M-18 -140 C10 -150 50 -132 58 -96 C40 -116 10 -128 -18 -140Z", PALE.tone)
    fold = path("M20 -139 C-14 -146 -54 -124 -59 -86 C-44 -112 -14 -126 20 -139Z", PALE.light)
    return ball + wrap + fold


def _front_leaves() -> Svg:
    half = "M0 -112 C-18 -122 -36 -112 -40 -96 C-52 -86 -52 -66 -44 -54 C-44 -30 -22 -4 0 2"
    rib = "M0 -100 V-2 M0 -34 Q-20 -44 -30 -62 M0 -34 Q20 -44 30 -62 M0 -62 Q-16 -72 -24 -88 M0 -62 Q16 -72 24 -88"
    twigs = "M-20 -48 Q-30 -46 -38 -50 M20 -48 Q30 -46 38 -50 M0 -14 Q-12 -18 -20 -28 M0 -14 Q12 -18 20 -28"
    leaf = solid(half, PALE.tone, PALE.deep, 0.75) + line(rib, "#f2fadc", 4) + line(twigs, "#f2fadc", 2.4)
    return leaf + "".join(
        dew(x, y, r) for x, y, r in ((-26, -100, 4.5), (32, -40, 3.8), (-64, -62, 4), (14, -126, 3.2))
    )


def dew(x: float, y: float, r: float) -> Svg:
    """A drop of dew."""
    return (
        circle(x + 0.4, y + 0.9, r, "#3f7f38", 0.35)
        + circle(x, y, r, "#eafbff", 0.85)
        + circle(x - r * 0.3, y - r * 0.3, r * 0.3, WHITE)
    )


def wheat_ear(tones: Tones = STRAW, pairs: int = 5) -> Svg:
    """An ear of wheat growing up from the origin, about 74 high with its beard."""
    steps = range(0, -8 * pairs, -8)
    beard = "".join(f"M-6 {y - 6}l-9 -26M6 {y - 6}l9 -26" for y in steps[1::3]) + f"M0 {-8 * pairs}v-30"
    left = "".join(f"M0 {y + 4}c-8 0 -11 -8 -8 -16c6 2 8 8 8 16z" for y in steps)
    right = "".join(f"M0 {y + 4}c8 0 11 -8 8 -16c-6 2 -8 8 -8 16z" for y in steps)
    top = f"M0 {-8 * pairs + 5}c-6 -4 -5 -12 0 -18c5 6 6 14 0 18z"
    core = line(f"M0 0 V{-8 * pairs + 4}", tones.tone, 5)
    return core + line(beard, tones.light, 1.3) + path(left + top, tones.light) + path(right, tones.tone)


def stalk(angle: float, length: float, tones: Tones = STRAW) -> Svg:
    """One wheat stalk leaning by an angle from the origin, with its ear."""
    stem = line(f"M0 -20 V{-length}", tones.deep, 2.4)
    return placed(0, 0, stem, placed(0, -length, wheat_ear(tones), scale=1.2), turn=angle)


def far_ear(length: float) -> Svg:
    """A stalk and its ear in the shade of the others."""
    stem = line(f"M0 0 V{-length}", "#8f6218", 2.4)
    grains = "".join(f"M0 {4 - length - 9 * k}c-8 0 -12 -8 -9 -18l9 10l9 -10c3 10 -1 18 -9 18z" for k in range(5))
    return stem + path(grains + f"M-3 {-length} v-40 h6 v40z" + f"M0 {-length - 38}l-3 -14 3 -24 3 24z", "#d9a238")


def sheaf() -> Svg:
    """A bound sheaf of wheat, about 190 wide and 250 high; the knot lies at the origin."""
    back = "".join(
        placed(0, 0, far_ear(n), turn=a) for a, n in ((-58, 66), (58, 66), (-35, 92), (35, 92), (-12, 108), (12, 108))
    )
    front = "".join(stalk(a, n) for a, n in ((-46, 70), (46, 70), (-24, 86), (24, 86), (0, 92)))
    flare = solid("M0 -90 C-30 -90 -52 -78 -68 -58 C-52 -44 -32 -22 -20 0 L0 4", "#e0b045", "#bd8a24")
    stems = line(
        "M-12 -20 L-52 -66 M-8 -20 L-34 -80 M-3 -20 L-13 -88 M12 -20 L52 -66 M8 -20 L34 -80 M3 -20 L13 -88",
        "#9c6c1a",
        2,
        0.7,
    )
    body = "M0 -40 C-20 -40 -26 -16 -20 0 C-26 24 -44 54 -60 84 L0 90"
    straw = "M-12 0 C-14 20 -26 56 -40 84 M-5 0 C-4 30 -10 60 -14 88 M5 0 C4 30 10 60 14 88 M12 0 C14 20 26 56 40 84"
    return (
        back
        + flare
        + stems
        + solid(body, STRAW.tone, STRAW.deep, 0.7)
        + line(straw, STRAW.deep, 2, 0.6)
        + front
        + _stems_over()
        + bow()
    )


def _stems_over() -> Svg:
    """The bundle just above the knot, over the feet of the stalks."""
    half = "M0 -44 C-18 -44 -28 -30 -22 0 L0 4"
    return solid(half, STRAW.tone, STRAW.deep, 0.7) + line(
        "M-12 -42 L-9 0 M-4 -44 L-3 0 M4 -44 L3 0 M12 -42 L9 0", STRAW.deep, 2, 0.6
    )


def bow() -> Svg:
    """A red ribbon around the sheaf, tied to a bow."""
    band = solid("M0 -8 C-12 -8 -20 -10 -25 -12 L-24 8 C-16 12 -8 13 0 13", SILK_RED.tone, SILK_RED.deep)
    loop = mirrored(
        path("M0 2 C-20 -20 -46 -16 -44 2 C-46 20 -18 18 0 4Z", SILK_RED.light),
        path("M-4 3 C-18 -8 -34 -8 -36 1 C-34 10 -16 10 -4 3Z", SILK_RED.deep),
    )
    tails = mirrored(path("M-2 6 C-10 22 -20 34 -34 44 L-22 46 L-16 56 C-4 40 2 22 4 8Z", SILK_RED.tone))
    return band + tails + loop + ellipse(0, 3, 8, 9, SILK_RED.tone) + ellipse(-2, 0, 3, 3.6, SILK_RED.light)


def cushion() -> Svg:
    """A velvet cushion with gold cord and tassels, 180 wide, its top at the origin."""
    half = "M0 -14 C-30 -16 -60 -14 -84 -10 C-98 -4 -98 10 -94 16 C-98 24 -96 32 -86 38 C-56 46 -28 46 0 46"
    cord = "M-94 16 C-60 26 -30 28 0 28 C30 28 60 26 94 16"
    tassel = circle(-95, 17, 5.5, GOLD.tone) + path("M-98 21 L-106 42 H-88 L-92 21Z", GOLD.deep)
    return (
        solid(half, "#7d3a8c", "#4f2260", 0.8)
        + path("M-60 -16 H60 C50 4 -50 4 -60 -16Z", INK, 0.35)
        + line(cord, GOLD.tone, 3.4)
        + mirrored(tassel)
    )
