"""The curtain between two people at one screen, 1280 by 720: heavy folds, a golden fringe, a valance above."""

from .shapes import Svg, circle, path, picture, rect

WIDTH, HEIGHT = 1280, 720
FOLDS = 16
DEEP, TONE, LIT, GOLD, SHADE = "#5a1534", "#7d2448", "#94315a", "#e8bd62", "#b98a35"


def curtain() -> Svg:
    return picture(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, TONE), _folds(), _fringe(), _valance())


def _folds() -> Svg:
    wide = WIDTH / FOLDS
    shades = "".join(path(_fold(n * wide, wide * 0.42), DEEP, 0.75) for n in range(FOLDS))
    return shades + "".join(path(_fold(n * wide + wide * 0.62, wide * 0.2), LIT, 0.8) for n in range(FOLDS))


def _fold(x: float, wide: float) -> str:
    """A band that swings a little on its way down."""
    right = x + wide
    down = f"M{x:.0f} 0 C{x + 14:.0f} 240 {x - 14:.0f} 480 {x:.0f} 720 "
    return down + f"h{wide:.0f} C{right - 10:.0f} 480 {right + 14:.0f} 240 {right:.0f} 0Z"


def _fringe() -> Svg:
    tassels = "".join(path(f"M{x} 690 l10 30 h-20Z", SHADE) for x in range(10, WIDTH, 20))
    return rect(0, 672, WIDTH, 18, GOLD) + tassels


def _valance() -> Svg:
    scallops = "".join(
        path(f"M{x} 0 h160 v40 Q{x + 80} 130 {x} 40Z", TONE if x // 160 % 2 else LIT)
        + path(f"M{x} 40 Q{x + 80} 130 {x + 160} 40 v10 Q{x + 80} 142 {x} 50Z", GOLD)
        + circle(x + 80, 98, 9, SHADE)
        for x in range(0, WIDTH, 160)
    )
    return scallops + rect(0, 0, WIDTH, 12, GOLD)
