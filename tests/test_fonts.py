"""pygame shows a box where a font has no glyph, and asks no other font: whatever is said must be in ours."""

import ast
import string
from pathlib import Path

import pygame
import pytest

from game import paths

FONTS = ["sans", "sans-bold", "serif", "serif-bold"]
RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
UKRAINIAN = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
SIGNS = "“”„«»’–—…×·•°−\u00a0" + string.punctuation
NOWHERE = "\u0378"  # no letter has this number
EVERYWHERE = set(string.ascii_letters + string.digits + SIGNS + RUSSIAN + UKRAINIAN + (RUSSIAN + UKRAINIAN).upper())


@pytest.mark.parametrize("name", FONTS)
def test_a_font_has_every_letter_and_sign(name: str) -> None:
    assert _missing(name, EVERYWHERE) == []
    assert _missing(name, {"✓"}) == ["✓"]  # so a missing one would be found


@pytest.mark.parametrize("name", FONTS)
def test_a_font_has_whatever_the_catalogues_and_the_rules_say(name: str) -> None:
    for file in _spoken():
        assert _missing(name, _said(file)) == [], file


def test_the_fonts_stay_light() -> None:
    assert sum(_font_file(name).stat().st_size for name in FONTS) <= 1_500_000


def _missing(name: str, letters: set[str]) -> list[str]:
    """Which letters look like the box that stands for a missing one. (Font.metrics measures that box and is silent.)"""
    pygame.font.init()
    font = pygame.font.Font(_font_file(name), 20)
    box = _drawn(font, NOWHERE)
    return [letter for letter in sorted(letters) if _is_shown(letter) and _drawn(font, letter) == box]


def _is_shown(letter: str) -> bool:
    return letter.isprintable() or letter == "\u00a0"


def _drawn(font: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, "white"), "RGBA")


def _font_file(name: str) -> Path:
    return paths.assets() / "fonts" / f"{name}.ttf"


def _spoken() -> list[Path]:
    found = [*paths.assets().glob("locale/*/LC_MESSAGES/game.po"), *paths.assets().glob("*/rules.*.md")]
    assert found
    return sorted(found)


def _said(file: Path) -> set[str]:
    """The characters a player may read of this file: of a catalogue only its messages, which stand in quotes."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".po":
        quoted = [line[line.index('"') :] for line in text.splitlines() if '"' in line and not line.startswith("#")]
        text = "".join(ast.literal_eval(said) for said in quoted)
    return set(text)
