"""The back of all cards: the same seen from both ends, so that it tells nothing."""

from .icons import paw_print
from .outline import solid
from .palette import GOLD, WINE
from .parts import crown
from .shapes import Svg, circle, discs, line, paint, path, picture, placed, radial, rect

WIDTH, HEIGHT = 240, 360
GROUND = "#4f1430"
CLOTH = "#6d1c42"


def card_back() -> Svg:
    """Gold lattice on wine red, a medallion with paw and crown for each end."""
    light = radial("light", (120, 180), 200, (0, "#8c2a58", 1), (1, "#4a1030", 1))
    half = _half()
    ends = placed(WIDTH / 2, HEIGHT / 2, half, placed(0, 0, half, turn=180), _heart())
    return picture(
        WIDTH,
        HEIGHT,
        light,
        rect(0, 0, WIDTH, HEIGHT, GROUND),
        rect(13, 13, 214, 334, paint("light"), 10),
        lattice(),
        frame(),
        ends,
    )


def lattice() -> Svg:
    """Crossing lines with a dot in every mesh."""
    lines = "".join(f"M{x} 20 L{x + 160} 340" for x in range(-160, 220, 40)) + "".join(
        f"M{x} 340 L{x + 160} 20" for x in range(-160, 220, 40)
    )
    inside = _clipped(lines)
    dots = [(20 + 20 * i, 20 + 40 * j + (0 if i % 2 else 20), 1.8) for i in range(1, 10) for j in range(9)]
    return line(inside, GOLD.tone, 1, 0.4) + discs([d for d in dots if 22 < d[1] < 338], GOLD.tone, 0.7)


def _clipped(lines: str) -> str:
    """The same lines, cut off at the frame (x from 20 to 220)."""
    cut = ""
    for part in lines.split("M")[1:]:
        start, end = ([float(v) for v in point.split()] for point in part.split("L"))
        slope = (end[1] - start[1]) / (end[0] - start[0])
        ends = []
        for x, y in (start, end):
            edge = min(max(x, 20), 220)
            ends.append(f"{edge:.0f} {y + slope * (edge - x):.1f}")
        if ends[0] != ends[1] and not (start[0] > 220 or end[0] < 20):
            cut += f"M{ends[0]}L{ends[1]}"
    return cut


def frame() -> Svg:
    outer = line("M23 13 H217 Q227 13 227 23 V337 Q227 347 217 347 H23 Q13 347 13 337 V23 Q13 13 23 13Z", GOLD.tone, 3)
    inner = line(
        "M34 20 H206 Q206 34 220 34 V326 Q206 326 206 340 H34 Q34 326 20 326 V34 Q34 34 34 20Z", GOLD.tone, 1.6
    )
    return outer + inner + discs([(24, 24, 3.4), (216, 24, 3.4), (24, 336, 3.4), (216, 336, 3.4)], GOLD.tone)


def _half() -> Svg:
    """The upper half of the medallion: a crowned paw."""
    plate = path(
        "M-84 0 C-84 -30 -64 -48 -52 -60 C-56 -92 -28 -124 0 -136 C28 -124 56 -92 52 -60 C64 -48 84 -30 84 0Z",
        GOLD.deep,
    )
    field = path(
        "M-79 0 C-78 -28 -60 -44 -47 -58 C-51 -88 -26 -118 0 -130 C26 -118 51 -88 47 -58 C60 -44 78 -28 79 0Z", CLOTH
    )
    paw = placed(0, -52, paw_print(GOLD.tone, GOLD.deep), scale=0.98)
    return plate + field + paw + placed(0, -90, crown(), scale=0.48) + _leaves()


def _leaves() -> Svg:
    """A twig on both sides of the paw."""
    leaf = "M0 0 C-6 -4 -6 -12 0 -18 C6 -12 6 -4 0 0Z"
    twig = "".join(
        placed(x, y, path(leaf, GOLD.tone), turn=turn, scale=0.8)
        for x, y, turn in ((-62, -10, -66), (-52, -24, -52), (-41, -38, -36), (-44, -12, -84))
    )
    return twig + placed(0, 0, twig, flip=True)


def _heart() -> Svg:
    """The jewel in the middle."""
    bar = rect(-84, -2, 168, 4, GOLD.tone)
    jewel = solid("M0 -16 L-14 0 L0 16", WINE.light, WINE.deep)
    return (
        bar
        + solid("M0 -21 L-19 0 L0 21", GOLD.light, GOLD.deep)
        + jewel
        + circle(-84, 0, 4.5, GOLD.tone)
        + circle(84, 0, 4.5, GOLD.tone)
    )
