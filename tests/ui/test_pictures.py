"""Pictures of the main scenes, compared with those in tests/pictures: what has changed by accident is seen here.

`pytest tests/ui/test_pictures.py --write-pictures` takes them anew; look at them before you commit.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import text
from game.catalogue import GAMES
from game.play.match import Match
from game.play.record import Seat, header
from game.shot import Wish, staged

PICTURES = Path(__file__).parent.parent / "pictures"
SIZE = (640, 360)
NEAR = 0.12
"""How far two colours may be from each other to be taken for the same (0 to 1): letters differ a little by platform."""
ALIKE = 0.985
"""How much of a picture must be the same."""
MAIN = [
    *[("intrigues", scene, "day", "en") for scene in ("title", "lobby", "rules", "settings", "curtain")],
    *[("intrigues", scene, "day", "en") for scene in ("table", "menu", "result", "replay")],
    ("intrigues", "table", "evening", "uk"),
    ("intrigues", "table", "contrast", "ru"),
    ("lionheart", "table", "day", "uk"),
    ("lionheart", "replay", "evening", "en"),
]


@pytest.mark.parametrize(("word", "scene", "look", "language"), MAIN)
def test_a_scene_looks_as_ever(
    word: str, scene: str, look: str, language: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    text.use(language)
    drawn = _drawn(word, scene, look)
    file = PICTURES / f"{word}-{scene}-{look}-{language}.png"
    if request.config.getoption("--write-pictures"):
        PICTURES.mkdir(exist_ok=True)
        pygame.image.save(drawn, file)
    kept = pygame.image.load(file)
    pygame.image.save(drawn, tmp_path / file.name)
    part = likeness(drawn, kept)
    assert part >= ALIKE, f"{part:.1%} of {file.name} is as it was: look at {tmp_path / file.name}"
    text.use("en")


def test_a_picture_that_differs_is_noticed() -> None:
    table = _drawn("intrigues", "table", "day")
    assert likeness(table, table) == 1.0
    changed = table.copy()
    changed.fill("#c8453a", (40, 40, 120, 60))
    assert likeness(table, changed) < ALIKE
    assert likeness(table, _drawn("intrigues", "table", "evening")) < ALIKE


def _drawn(word: str, scene: str, look: str) -> pygame.Surface:
    entry = GAMES[word]
    box = entry.rules.load_box({}, {})
    seats = [Seat("Anna", "you"), Seat("Computer 2", "random"), Seat("Computer 3", "random")]
    wish = Wish(scene, SIZE, look, 60, 0)
    window = staged(wish, entry, Match(entry.rules, box, 3), header(word, "test", box, seats, 11))
    window.draw()
    return window.surface


def likeness(one: pygame.Surface, other: pygame.Surface) -> float:
    """How much of two pictures has nearly the same colours, from 0 to 1."""
    assert one.get_size() == other.get_size()
    same = pygame.PixelArray(one.convert(24)).compare(pygame.PixelArray(other.convert(24)), distance=NEAR)
    white = pygame.mask.from_threshold(same.make_surface(), "white", (1, 1, 1, 255))
    return white.count() / (one.get_width() * one.get_height())
