"""Hats and things the court carries, each drawn around the origin."""

from .outline import solid
from .palette import BLUE, CREAM, GOLD, LEATHER, LINEN, SILK_RED, STEEL, STRAW, WHITE, WOOD
from .shapes import Svg, circle, line, mirrored, path, placed, rect


def lute() -> Svg:
    """A lute; its sound hole lies at the origin, its neck points up the y axis."""
    body = "M0 -52 C-16 -40 -42 -20 -42 16 C-42 44 -22 56 0 56"
    neck = rect(-6, -130, 12, 84, WOOD.deep) + rect(-6, -130, 6, 84, LEATHER.tone)
    head = path("M-7 -128 L-9 -162 H9 L7 -128Z", LEATHER.deep)
    pegs = mirrored("".join(circle(-12, -134 - 9 * k, 3.4, CREAM) for k in range(3)))
    rose = circle(0, 0, 14, LEATHER.deep) + circle(0, 0, 10.5, "#2c1a10") + circle(0, 0, 5, LEATHER.tone)
    bridge = rect(-16, 30, 32, 6, LEATHER.deep, 3)
    strings = line("M-4 -150 L-7 32 M-1 -150 L-2.4 32 M1.4 -150 L2.4 32 M4 -150 L7 32", CREAM, 0.9, 0.9)
    return solid(body, WOOD.light, WOOD.tone) + neck + head + pegs + rose + bridge + strings


def minstrel_cap(feather: bool = True) -> Svg:
    """A floppy cap, as a rule with a long feather, 120 wide, sitting on the origin."""
    return (_feather() if feather else "") + _cap()


def _feather() -> Svg:
    plume = path("M28 -18 C44 -52 70 -78 98 -84 C112 -66 100 -34 72 -20 C56 -12 40 -10 28 -6Z", "#fff0c0")
    dark = path("M30 -10 C56 -30 80 -54 98 -84 C112 -66 100 -34 72 -20 C56 -12 40 -10 28 -6Z", "#f2b632")
    nicks = line("M84 -44 L96 -40 M72 -34 L84 -26 M70 -58 L66 -70", "#c4820f", 1.8, 0.7)
    quill = line("M26 -8 C56 -28 80 -54 96 -80", "#c4820f", 2)
    return plume + dark + nicks + quill


def _cap() -> Svg:
    puff = path("M-56 4 C-66 -26 -36 -50 0 -46 C36 -50 62 -30 56 -2 C40 8 -30 12 -56 4Z", SILK_RED.tone)
    fold = path("M0 -46 C36 -50 62 -30 56 -2 C44 6 16 8 0 8 C24 -6 22 -30 0 -46Z", SILK_RED.deep, 0.8)
    light = line("M-46 -14 C-42 -28 -26 -36 -12 -38", SILK_RED.light, 4)
    band = path("M-58 -2 C-30 8 30 8 58 -6 C60 2 58 10 54 12 C30 20 -30 20 -54 14 C-58 10 -60 4 -58 -2Z", GOLD.tone)
    shade = path("M0 5 C22 5 44 0 58 -6 C60 2 58 10 54 12 C36 18 18 18 0 18Z", GOLD.deep, 0.6)
    pin = circle(30, 6, 6.5, "#2f8f86") + circle(28, 4, 2, WHITE, 0.7)
    return puff + fold + light + band + shade + pin


def kettle_hat() -> Svg:
    """A guard's iron hat with a blue plume, 170 wide, its brim on the origin."""
    plume = path(
        "M4 -56 C16 -78 0 -98 -22 -100 C-52 -104 -78 -84 -82 -54 C-84 -44 -80 -36 -74 -32 "
        "C-72 -50 -58 -62 -40 -58 C-26 -54 -14 -48 -4 -50Z",
        BLUE.light,
    )
    under = path(
        "M-4 -50 C-20 -72 -50 -78 -78 -42 C-77 -38 -76 -34 -74 -32 C-72 -50 -58 -62 -40 -58 C-26 -54 -14 -48 -4 -50Z",
        BLUE.tone,
    )
    dome = solid("M0 -58 C-36 -58 -56 -34 -56 -4 L0 4", STEEL.tone, STEEL.deep, 0.8)
    ridge = path("M-5 -58 L-5 2 L5 2 L5 -58 Q0 -62 -5 -58Z", GOLD.tone) + path(
        "M0 -60 L0 2 L5 2 L5 -58 Q3 -60 0 -60Z", GOLD.deep, 0.6
    )
    brim = solid("M0 -14 C-40 -14 -70 -8 -90 6 C-64 16 -30 8 0 8", STEEL.light, STEEL.tone, 0.9)
    edge = line("M-90 6 C-64 16 -30 8 0 8 C30 8 64 16 90 6", STEEL.deep, 2.4)
    shine = path("M-44 -20 C-42 -36 -32 -46 -20 -50 C-30 -40 -34 -30 -36 -18Z", WHITE, 0.55)
    rivets = "".join(circle(x, -5 + abs(x) * 0.06, 2.2, STEEL.deep) for x in (-60, -36, 36, 60))
    return plume + under + dome + ridge + shine + brim + edge + rivets


def halberd() -> Svg:
    """A halberd standing upright; the tip lies at the origin."""
    pole = rect(-3, 44, 6, 300, LEATHER.tone) + rect(0, 44, 3, 300, LEATHER.deep)
    spike = path("M0 0 L-5 40 H5Z", STEEL.light) + path("M0 0 L5 40 H0Z", STEEL.deep)
    axe = path("M-4 36 C-14 34 -24 28 -32 24 C-36 44 -34 62 -26 78 C-20 68 -12 62 -4 62Z", STEEL.light) + path(
        "M-32 24 C-36 44 -34 62 -26 78 L-24 72 C-30 58 -31 44 -28 26Z", WHITE, 0.7
    )
    hook = path("M4 42 L24 46 L20 52 L28 58 L4 58Z", STEEL.tone)
    socket = rect(-5, 36, 10, 28, STEEL.tone) + rect(0, 36, 5, 28, STEEL.deep)
    return pole + axe + hook + spike + socket + rect(-6, 62, 12, 5, GOLD.tone, 2)


def sword() -> Svg:
    """A sword hilt over the shoulder; the guard lies at the origin, the blade points down."""
    blade = path("M-7 0 V120 H7 V0Z", STEEL.tone) + path("M0 0 V120 H7 V0Z", STEEL.deep)
    grip = rect(-4.5, -40, 9, 38, LEATHER.deep, 2) + line(
        "M-4 -34 L4 -30 M-4 -26 L4 -22 M-4 -18 L4 -14 M-4 -10 L4 -6", LEATHER.light, 1.8
    )
    guard_bar = path(
        "M-32 -2 C-34 -10 -26 -10 -22 -6 H22 C26 -10 34 -10 32 -2 C28 6 10 6 0 6 C-10 6 -28 6 -32 -2Z", GOLD.tone
    )
    return (
        blade
        + grip
        + guard_bar
        + path("M0 -6 H22 C26 -10 34 -10 32 -2 C28 6 10 6 0 6Z", GOLD.deep, 0.6)
        + circle(0, -46, 8.5, GOLD.tone)
        + circle(0, -46, 4.5, SILK_RED.tone)
    )


def letter() -> Svg:
    """A folded letter with a red seal, 66 wide, centred."""
    sheet = path("M-33 -22 H33 V22 H-33Z", LINEN.tone) + path("M-33 22 L-6 -2 H6 L33 22Z", LINEN.deep)
    flap = path("M-33 -22 H33 L0 8Z", LINEN.light) + line("M-33 -22 L0 8 L33 -22", LINEN.deep, 1.6)
    seal = (
        circle(0.5, 7, 10.5, SILK_RED.deep) + circle(0, 6, 9.5, SILK_RED.tone) + circle(-1, 5, 5.6, SILK_RED.light, 0.7)
    )
    return sheet + flap + seal


def straw_hat() -> Svg:
    """A gardener's straw hat, 160 wide, its brim on the origin."""
    dome = solid("M0 -44 C-28 -46 -44 -30 -46 -2 L0 4", STRAW.tone, STRAW.deep, 0.7)
    band = solid("M0 -16 C-20 -16 -36 -14 -45.5 -10 L-46 2 C-30 8 -14 6 0 6", SILK_RED.tone, SILK_RED.deep)
    brim = solid("M0 -8 C-44 -10 -70 -6 -84 6 C-60 18 -28 20 0 18", STRAW.light, STRAW.tone, 0.9)
    weave = line("M-66 6 Q-40 12 0 11 Q40 12 66 6 M-54 0 Q-30 4 0 4 Q30 4 54 0", STRAW.deep, 1.6, 0.7)
    ribs = line("M-20 -38 Q-28 -28 -28 -18 M0 -42 V-18 M20 -38 Q28 -28 28 -18", STRAW.deep, 1.6, 0.6)
    return dome + ribs + placed(0, -3, band) + brim + weave


def bell() -> Svg:
    """A cow bell hanging from the origin, 40 wide and 44 high."""
    clapper = circle(0, 42, 6, GOLD.deep)
    body = "M0 2 C-10 2 -12 8 -13 16 C-14 26 -18 32 -22 38 C-12 43 -6 43 0 43"
    mouth = path("M-22 38 C-12 45 12 45 22 38 C12 34 -12 34 -22 38Z", "#8c5a0c")
    shine = path("M-8 10 C-9 20 -11 28 -14 34 L-10 35 C-7 28 -5 20 -4 9Z", GOLD.light)
    return circle(0, 2, 5, GOLD.deep) + clapper + solid(body, GOLD.tone, GOLD.deep, 0.6) + mouth + shine
