"""The pictures: fit for nanosvg, the same on every machine, and not blank."""

import tomllib
from itertools import combinations
from pathlib import Path

import draw
import environment
import pygame
import pytest
from art import lint
from art.cards import CARDS
from art.lionheart.land import LAND
from art.lionheart.rim import RIM
from art.lionheart.tones import SIDES
from art.outline import right_half, whole
from art.pictures import pictures, stale, write

PLACES = sorted(pictures())


def test_the_assets_are_as_drawn_and_nanosvg_drops_nothing() -> None:
    assert draw.problems() == []


def test_drawing_writes_every_picture_and_then_nothing_more(tmp_path: Path) -> None:
    assert write(tmp_path) == PLACES
    assert write(tmp_path) == []
    (tmp_path / PLACES[0]).write_text("scribbled over", encoding="utf-8")
    assert stale(tmp_path) == PLACES[:1]


def test_no_picture_is_left_over() -> None:
    assert sorted(file.relative_to(draw.ASSETS).as_posix() for file in draw.ASSETS.rglob("*.svg")) == PLACES


@pytest.mark.parametrize("size", [(40, 60), (480, 720)])
@pytest.mark.parametrize("place", PLACES)
def test_a_picture_loads_and_is_not_blank(place: str, size: tuple[int, int]) -> None:
    surface = pygame.image.load_sized_svg(draw.ASSETS / place, size)
    rows, columns = (range(0, side, max(1, side // 20)) for side in (surface.height, surface.width))
    assert len({tuple(surface.get_at((x, y))) for x in columns for y in rows}) > 1


def test_every_card_has_its_own_sky() -> None:
    skies = {name: _sky(name) for name in CARDS}
    for one, other in combinations(CARDS, 2):
        distance = sum(abs(a - b) for a, b in zip(skies[one], skies[other], strict=True))
        assert distance > 60, f"{one} and {other} have nearly the same sky"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("<text>x</text>", "text: is not drawn"),
        ('<g opacity=".5"/>', "g: opacity of a group"),
        ('<rect fill="red"/>', "rect: fill"),
        ('<rect style="fill:#ff0000"/>', "rect: style"),
        ('<rect fill="url(#none)"/>', "not defined before"),
        ('<linearGradient id="a" x1="0" x2="1"/>', "userSpaceOnUse"),
        ('<clipPath id="a"/>', "clipPath: is not drawn"),
        ("<g>", "not well-formed"),
    ],
)
def test_the_lint_names_the_element(tmp_path: Path, wrong: str, said: str) -> None:
    file = tmp_path / "wrong.svg"
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">'
    file.write_text(f"{head}{wrong}</svg>", encoding="utf-8")
    (complaint,) = lint.check(file)
    assert said in complaint


@pytest.mark.parametrize(
    ("place", "limit"),
    [("intrigues/fox", 12), ("lionheart/card_expand", 12), ("lionheart/back_a", 12), ("lionheart/forest_1", 4)],
)
def test_the_lint_weighs_a_picture(tmp_path: Path, place: str, limit: int) -> None:
    file = tmp_path / f"{place}.svg"
    file.parent.mkdir()
    empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"></svg>'
    file.write_text(empty.ljust(limit * 1024), encoding="utf-8")
    assert lint.check(file) == []
    file.write_text(empty.ljust(limit * 1024 + 1), encoding="utf-8")
    assert lint.check(file) == [f"{limit * 1024 + 1} bytes, it may have {limit * 1024}"]


@pytest.mark.parametrize("name", [drawing.__name__ for drawing in LAND + RIM])
def test_land_and_rim_leave_no_gap(name: str) -> None:
    surface = pygame.image.load_sized_svg(draw.ASSETS / f"lionheart/{name}.svg", (44, 44))
    assert pygame.mask.from_surface(surface, 254).count() == surface.width * surface.height


def test_the_pieces_have_the_colours_of_the_seats() -> None:
    theme = tomllib.loads((environment.ROOT / "layouts/theme.toml").read_text(encoding="utf-8"))
    seats = {name: hue for name, hue in theme["looks"]["day"]["colours"].items() if name.startswith("seat")}
    assert {side: tones.tone for side, tones in SIDES.items() if side != "neutral"} == seats


def test_the_shade_repeats_the_outline() -> None:
    half = "M0 -10 C-8 -10 -9 0 -9 4 Q-4 10 0 10"
    assert whole(half) == half + "Q4 10 9 4C9 0 8 -10 0 -10Z"
    assert right_half(half) == "M0 -10C8 -10 9 0 9 4Q4 10 0 10Z"


def _sky(name: str) -> tuple[int, int, int]:
    """The colour above the head, as the small card shows it."""
    surface = pygame.image.load_sized_svg(draw.ASSETS / f"intrigues/{name}.svg", (40, 60))
    red, green, blue, _ = surface.get_at((20, 3))
    return red, green, blue
