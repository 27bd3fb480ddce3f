"""The game speaks three languages, changes them while it runs, and says everything in each."""

from collections.abc import Iterator

import pytest
import translate

from game import text
from game.text import N_, _, ngettext, pgettext

SAID = "{file}: expected text in UTF-8"


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    text.use("en")


def test_english_is_what_the_source_says() -> None:
    text.use("en")
    assert _(SAID) == SAID
    assert [ngettext("{n} card", "{n} cards", n) for n in (1, 2)] == ["{n} card", "{n} cards"]


def test_the_language_changes_while_the_game_runs() -> None:
    heard = []
    for language in ("ru", "uk", "en"):
        text.use(language)
        heard.append((text.language(), _(SAID)))
    assert heard == [
        ("ru", "{file}: ожидался текст в UTF-8"),
        ("uk", "{file}: очікувався текст у UTF-8"),
        ("en", SAID),
    ]


def test_a_marked_message_is_translated_only_when_it_is_shown() -> None:
    text.use("uk")
    marked = N_(SAID)
    assert marked == SAID
    assert _(marked) != SAID


def test_what_no_catalogue_holds_is_said_in_english() -> None:
    text.use("ru")
    assert _("no such message") == "no such message"
    assert pgettext("no such context", "no such message") == "no such message"


def test_nothing_stays_nothing_in_every_language() -> None:
    for language in text.LANGUAGES:
        text.use(language)
        assert _("") == ""


def test_an_unknown_language_is_refused_and_changes_nothing() -> None:
    text.use("uk")
    with pytest.raises(ValueError, match='expected one of en, ru, uk; found "de"'):
        text.use("de")
    assert text.language() == "uk"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:uk:en"}, "uk"),
        ({"LANG": "run_BI"}, "en"),  # Rundi, not Russian
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_guessed_from_the_system(
    monkeypatch: pytest.MonkeyPatch, wishes: dict[str, str], language: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, wish in wishes.items():
        monkeypatch.setenv(name, wish)
    assert text.preferred() == language


def test_everything_is_said_in_russian_and_ukrainian_and_the_catalogues_are_in_step() -> None:
    wrong = translate.problems()
    assert not wrong, "\n".join(wrong)


def test_every_language_but_english_has_a_catalogue() -> None:
    assert set(translate.TRANSLATED) == set(text.LANGUAGES) - {"en"}
