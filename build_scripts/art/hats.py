"""What the kingdoms wear on their heads, each drawn around the head it belongs to: the brow lies near y = -30."""

from .outline import pair, solid
from .palette import BLUE, GOLD, GREEN, INK, LINEN, SILK_RED, STEEL, WHITE, Tones
from .shapes import Svg, circle, discs, ellipse, line, mirrored, path, placed, rect


def hennin(cloth: Tones) -> Svg:
    """A princess's tall cone with a veil from its tip; it stands behind the ears and leans back."""
    cone = solid("M0 -170 L-38 -42 C-24 -34 -12 -32 0 -32", cloth.tone, cloth.deep, 0.7)
    stripes = line("M-12 -128 Q0 -122 12 -128 M-22 -96 Q0 -86 22 -96", GOLD.tone, 3.4)
    brim = solid("M0 -50 C-16 -50 -30 -54 -41 -60 L-44 -42 C-28 -34 -14 -31 0 -31", GOLD.light, GOLD.tone)
    stone = ellipse(0, -41, 5, 5.6, "#2f8f86") + circle(-1.6, -43, 1.6, WHITE, 0.8)
    return cone + stripes + brim + stone


def veil() -> Svg:
    """The veil of the hennin, to be drawn before it."""
    fall = path("M0 -170 C-40 -150 -84 -90 -96 10 C-84 6 -72 8 -62 14 C-54 -60 -30 -120 0 -170Z", WHITE, 0.65)
    return fall + circle(0, -170, 5, GOLD.tone)


def jester_cap() -> Svg:
    """Three horns with bells, one of each colour of the kingdom."""
    horn = "M-2 -62 C-24 -104 -84 -112 -112 -66 C-122 -48 -122 -30 -118 -14 C-104 -34 -82 -36 -62 -10 L-20 -26Z"
    fold = "M-58 -14 C-78 -52 -104 -44 -118 -14 C-104 -34 -82 -36 -62 -10Z"
    left = path(horn, SILK_RED.tone) + path(fold, SILK_RED.deep)
    right = placed(0, 0, path(horn, GREEN.tone), path(fold, GREEN.deep), flip=True)
    middle = path(
        "M-40 -24 C-46 -70 -30 -116 8 -128 C26 -132 40 -124 46 -112 C26 -110 24 -94 30 -80 C38 -62 42 -44 40 -24Z",
        BLUE.tone,
    )
    dark = path("M0 -26 C10 -60 4 -100 46 -112 C26 -110 24 -94 30 -80 C38 -62 42 -44 40 -24Z", BLUE.deep)
    rim = "M0 -34 C-24 -34 -46 -28 -60 -14 L-54 -2 C-38 -14 -20 -19 0 -19"
    bells = "".join(_bell(x, y) for x, y in ((-118, -8), (118, -8), (50, -106)))
    return left + right + middle + dark + bells + solid(rim, GOLD.light, GOLD.tone)


def _bell(x: float, y: float) -> Svg:
    ball = (
        circle(x, y, 9.5, GOLD.deep) + circle(x - 0.8, y - 0.8, 8.4, GOLD.tone) + circle(x - 3, y - 3, 2.6, GOLD.light)
    )
    return ball + line(f"M{x - 5} {y + 3} H{x + 5}", "#7a4a0c", 2)


def kerchief(cloth: Tones) -> Svg:
    """A peasant's headscarf, tied under the chin of a narrow head."""
    hood = solid(
        "M0 -70 C-40 -70 -58 -42 -54 -8 C-52 14 -48 30 -40 42 L-36 34 C-44 8 -46 -30 0 -42", cloth.tone, cloth.deep, 0.7
    )
    dots = [
        (-22, -54, 2.8),
        (-38, -38, 2.8),
        (-46, -14, 2.6),
        (-8, -52, 2.4),
        (10, -58, 2.8),
        (26, -48, 2.8),
        (42, -32, 2.6),
        (47, -8, 2.6),
    ]
    return hood + discs(dots, LINEN.light, 0.9)


def open_helm(plume: Tones) -> Svg:
    """A knight's helmet with its visor up and a plume of his colour."""
    feather = path("M6 -74 C-4 -112 40 -128 84 -104 C104 -92 108 -66 98 -50 C84 -74 46 -80 18 -62Z", plume.light)
    under = path("M12 -66 C40 -92 82 -88 100 -58 L98 -50 C84 -74 46 -80 18 -62Z", plume.tone)
    dome = solid("M0 -78 C-46 -78 -70 -48 -70 -10 L-56 0 C-52 -22 -28 -34 0 -36", STEEL.tone, STEEL.deep, 0.8)
    guards = pair(
        "M-70 -12 C-74 14 -74 38 -66 58 C-56 62 -48 56 -46 48 C-54 34 -58 16 -56 -2Z", STEEL.light, STEEL.deep, 0.6
    )
    visor = solid("M0 -70 C-40 -70 -68 -58 -80 -40 L-70 -22 C-48 -40 -24 -48 0 -48", STEEL.light, STEEL.tone, 0.9)
    slits = line("M-52 -48 L-30 -55 M52 -48 L30 -55 M-14 -59 H14", INK, 3.4, 0.8)
    rivets = mirrored(discs([(-66, -30, 3), (-60, 46, 2.4)], GOLD.tone))
    ridge = rect(-4, -80, 8, 14, GOLD.tone, 3)
    return feather + under + dome + guards + visor + slits + rivets + ridge


def great_helm(trim: Tones = GOLD) -> Svg:
    """A closed bucket helm, 112 wide, from -64 to 70; somebody looks out through the slit."""
    bucket = solid("M0 -64 C-30 -64 -50 -56 -52 -38 L-56 38 C-38 58 -18 68 0 70", STEEL.tone, STEEL.deep, 0.8)
    shine = path("M-44 -36 L-47 26 L-38 34 L-36 -40Z", WHITE, 0.4)
    slit = path("M-48 -10 C-30 -14 -14 -14 -6 -12 V2 C-16 0 -32 0 -49 4Z", INK)
    look = ellipse(-26, -5, 9, 5.6, "#fff3d0") + circle(-24, -5, 4.6, "#4a2c18") + circle(-25.6, -6.6, 1.5, WHITE)
    cross = (
        rect(-5, -64, 10, 133, trim.tone, 2)
        + rect(0, -64, 5, 133, trim.deep)
        + line("M-53 12 C-30 6 30 6 53 12", trim.tone, 7)
    )
    holes = mirrored(discs([(x, y, 2.6) for x, y in ((-20, 26), (-32, 22), (-20, 38), (-32, 34), (-20, 50))], INK, 0.8))
    other = placed(0, 0, slit, placed(0, 0, look), flip=True)
    return bucket + shine + slit + look + other + cross + holes


def plume(cloth: Tones) -> Svg:
    """A plume on the top of a helm, to be drawn before it."""
    front = path("M-4 -56 C-30 -92 -8 -124 34 -118 C70 -112 84 -84 78 -56 C66 -82 34 -86 12 -58Z", cloth.light)
    return front + path("M2 -56 C20 -96 66 -96 78 -56 C66 -82 34 -86 12 -58Z", cloth.tone)


def bull_horns() -> Svg:
    """Horns for a helm, to be drawn before it."""
    horn = path("M-40 -40 C-74 -42 -92 -66 -84 -104 C-78 -108 -74 -104 -73 -98 C-70 -78 -56 -70 -36 -66Z", "#ead6ae")
    return mirrored(horn, path("M-40 -40 C-74 -42 -92 -66 -84 -104 C-84 -76 -68 -58 -38 -54Z", "#bfa274", 0.7))


def hood(cloth: Tones) -> Svg:
    """The inside and the back of a pointed hood, to be drawn before the head it hides."""
    back = solid("M0 -110 C-44 -96 -82 -52 -82 10 C-80 54 -64 90 -40 104 L0 110", cloth.tone, cloth.deep, 0.7)
    return back + solid("M0 -86 C-36 -76 -64 -42 -64 6 C-62 46 -50 76 -34 90 L0 96", INK, INK)
