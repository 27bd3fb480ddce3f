"""The tabletops, 1280 by 720: calm cloth in a frame; light text is readable on all three."""

from dataclasses import dataclass

from .outline import whole
from .shapes import Svg, circle, discs, line, paint, path, picture, placed, radial, rect

WIDTH, HEIGHT = 1280, 720
RIM = 18


@dataclass(frozen=True)
class Cloth:
    """The colours of one tabletop: lit and dark cloth, frame (top, side, foot), inlay, and how strong the weave is."""

    lit: str
    dark: str
    top: str
    side: str
    foot: str
    inlay: str
    weave: float


DAY = Cloth("#416f4c", "#284c35", "#a9713f", "#8f5b30", "#734523", "#e8bd62", 0.05)
EVENING = Cloth("#4a3350", "#211a30", "#5e3d2c", "#4c2f22", "#382119", "#c4943e", 0.045)
CONTRAST = Cloth("#101418", "#101418", "#000000", "#000000", "#000000", "#ffffff", 0)


def table(cloth: Cloth) -> Svg:
    """A tabletop."""
    light = radial("lamp", (640, 330), 800, (0, cloth.lit, 1), (0.5, cloth.lit, 0.72), (1, cloth.lit, 0))
    ground = rect(0, 0, WIDTH, HEIGHT, cloth.dark)
    if cloth.lit != cloth.dark:
        ground += light + rect(0, 0, WIDTH, HEIGHT, paint("lamp"))
    pattern = _weave(cloth) + _emblem(cloth) if cloth.weave else ""
    return picture(WIDTH, HEIGHT, ground, pattern, _frame(cloth), _inlay(cloth))


def _weave(cloth: Cloth) -> Svg:
    """A faint lattice over the whole cloth."""
    lines = "".join(f"M{x} 0 l720 720 M{x} 720 l720 -720 " for x in range(-720, 1280, 80))
    return line(lines, cloth.inlay, 1.4, cloth.weave)


def _emblem(cloth: Cloth) -> Svg:
    """A crowned paw in a ring, hardly seen, in the middle."""
    wreath = line("M640 180A180 180 0 0 1 640 540A180 180 0 0 1 640 180Z", cloth.inlay, 3, cloth.weave * 1.2)
    shape = path(
        whole("M0 -44 C-4 -30 -8 -22 -15 -16 C-26 -18 -34 -26 -42 -36 L-36 6 Q-18 12 0 12"),
        cloth.inlay,
        cloth.weave,
    )
    pad = "M0 -4 C-10 -4 -20 8 -20 17 C-20 28 -8 24 0 24 C8 24 20 28 20 17 C20 8 10 -4 0 -4Z"
    toes = ((-21, -5, 8), (-8.5, -18, 8), (8.5, -18, 8), (21, -5, 8))
    print_ = path(pad, cloth.inlay, cloth.weave) + discs(toes, cloth.inlay, cloth.weave)
    return wreath + placed(640, 300, shape, scale=1.7) + placed(640, 400, print_, scale=3)


def _frame(cloth: Cloth) -> Svg:
    """Four boards with mitred corners and the shadow they throw on the cloth."""
    shadow = rect(RIM, RIM, WIDTH - 2 * RIM, 7, "#000000", opacity=0.18) + rect(
        RIM, RIM + 7, 6, HEIGHT - 2 * RIM - 7, "#000000", opacity=0.12
    )
    top = path(f"M0 0 H{WIDTH} L{WIDTH - RIM} {RIM} H{RIM}Z", cloth.top)
    foot = path(f"M0 {HEIGHT} H{WIDTH} L{WIDTH - RIM} {HEIGHT - RIM} H{RIM}Z", cloth.foot)
    left = path(f"M0 0 L{RIM} {RIM} V{HEIGHT - RIM} L0 {HEIGHT}Z", cloth.side)
    right = path(f"M{WIDTH} 0 L{WIDTH - RIM} {RIM} V{HEIGHT - RIM} L{WIDTH} {HEIGHT}Z", cloth.foot)
    return (shadow if cloth.weave else "") + top + foot + left + right


def _inlay(cloth: Cloth) -> Svg:
    """A thin inlaid line and a small ornament in every corner."""
    r, b = WIDTH - 10, HEIGHT - 10
    rim = line(f"M10 10 H{r} V{b} H10Z", cloth.inlay, 2, 0.85)
    twig = "M0 46 C2 26 8 14 18 18 C24 22 20 30 14 28 M46 0 C26 2 14 8 18 18 C22 24 30 20 28 14"
    corner = line(twig, cloth.inlay, 2.4, 0.7) + circle(0, 0, 7, cloth.inlay) + circle(0, 0, 3.4, cloth.side)
    spots = ((10, 10, 0), (r, 10, 90), (r, b, 180), (10, b, 270))
    return rim + "".join(placed(x, y, corner, turn=turn) for x, y, turn in spots)


TABLES: dict[str, Cloth] = {"table_day": DAY, "table_evening": EVENING, "table_contrast": CONTRAST}
