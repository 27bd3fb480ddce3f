"""The player's choices outlast a restart, and a wrong file is told, not lost."""

import typing
from pathlib import Path

import pytest

from game import paths, settings, text
from game.settings import Settings


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the settings are for this test."""
    monkeypatch.setenv(paths.HOME, str(tmp_path))
    return paths.settings_file()


def test_without_a_file_every_choice_is_the_default() -> None:
    assert settings.load() == (Settings(), None)


def test_what_was_saved_is_loaded_again() -> None:
    chosen = Settings(language="uk", name='Королева "Лис" \\ II', sound=0, ambience=100, captions=True)
    settings.save(chosen)
    assert settings.load() == (chosen, None)


def test_a_file_that_names_only_some_choices_is_fine(file: Path) -> None:
    file.write_text('name = "Fox"\n', encoding="utf-8")
    assert settings.load() == (Settings(name="Fox"), None)


def test_the_languages_to_choose_from_are_those_of_the_game() -> None:
    choices = typing.get_args(typing.get_type_hints(Settings)["language"])
    assert choices == ("", *text.LANGUAGES)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (b'language = "de"', "language: 'de' is not one of the choices"),
        (b"name = 5", "name: expected text, found a whole number"),
        (b"sound = 101", "sound: expected a whole number of at most 100"),
        (b"ambience = -1", "ambience: expected a whole number of at least 0"),
        (b"ambience = 1.5", "ambience: expected a whole number, found a number"),
        (b"captions = 1", "captions: expected true or false, found a whole number"),
        (b'langauge = "ru"', "there is no “langauge”"),
        (b"name = Fox", "Invalid value (at line 1, column 8)"),
        (b'name = "\xff"', "expected text in UTF-8"),
    ],
)
def test_a_wrong_file_gets_one_line_and_the_defaults(file: Path, written: bytes, told: str) -> None:
    file.write_bytes(written)
    loaded, complaint = settings.load()
    assert loaded == Settings()
    assert complaint == f"{file}: {told}"


def test_a_file_that_cannot_be_opened_gets_a_line_too(file: Path) -> None:
    file.mkdir()
    _, complaint = settings.load()
    assert complaint is not None
    assert complaint.startswith(f"{file}: ")


def test_a_wrong_file_is_left_alone_until_the_next_save_and_then_kept_aside(file: Path) -> None:
    file.write_text("name = Fox", encoding="utf-8")
    settings.load()
    assert file.read_text(encoding="utf-8") == "name = Fox"
    settings.save(Settings(name="Lion"))
    assert settings.load() == (Settings(name="Lion"), None)
    assert file.with_name("settings.toml.broken").read_text(encoding="utf-8") == "name = Fox"


def test_a_good_file_is_not_kept_aside(file: Path) -> None:
    settings.save(Settings(name="Lion"))
    settings.save(Settings(name="Fox"))
    assert list(file.parent.iterdir()) == [file]
