"""A line of text that is being typed."""

from __future__ import annotations

import pygame
import pytest

from game.ui import fields
from game.ui.fields import Field
from game.ui.layout import Box
from game.ui.scenes import Key
from game.ui.window import key_of
from tests.ui.pilot import Pilot


def typed(field: Field, *names: str) -> Field:
    for name in names:
        field.key(Key(name, name if len(name) == 1 else ""))
    return field


def test_letters_are_put_in_at_the_cursor() -> None:
    field = typed(Field("ат"), "home", "к", "end", "left", "left", "р", "right", "ь")
    assert (field.text, field.cursor) == ("краьт", 4)


def test_letters_are_taken_away_before_and_behind_the_cursor() -> None:
    field = typed(Field("wolfs"), "backspace", "home", "backspace", "delete", "right", "delete")
    assert (field.text, field.cursor) == ("of", 1)
    assert typed(field, "end", "delete", "right").text == "of"


def test_only_so_many_letters_and_only_allowed_ones() -> None:
    assert typed(Field(longest=3, allowed=str.isdecimal), "1", "x", "2", "3", "4").text == "123"
    assert Field("a long name", longest=6).text == "a long"


def test_keys_that_mean_nothing_to_a_text_are_left_to_the_scene() -> None:
    field = Field("fox")
    assert not any(field.key(key) for key in (Key("return", "\r"), Key("escape", "\x1b"), Key("tab", "\t"), Key("f3")))
    assert not field.key(Key("f", "\x06", command=True))
    assert field.text == "fox"


def test_a_copied_text_is_pasted_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fields, "pasted", lambda: "two\r\n  lines\x00 и\u0306 ")
    field = Field("<>")
    typed(field, "left").key(Key("v", "\x16", command=True))
    assert field.text == "<two lines й>"


def test_pasting_without_a_clipboard_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", none)
    field = Field("as it was")
    assert field.key(Key("v", "\x16", command=True))
    assert field.text == "as it was"


def test_a_click_puts_the_cursor_beside_the_nearest_letter_even_in_a_scrolled_text() -> None:
    field, canvas, box = Field("a long note about wolves and dogs"), Pilot().window.canvas, Box(100, 100, 120, 40)
    field.point((105, 120))
    assert field.cursor == len(field.text), "it was not drawn yet"
    field.draw(canvas, box, active=True)
    field.point((box.x + 12, 120))
    assert 0 < field.cursor < len(field.text)
    field.point((box.x + 500, 120))
    assert field.cursor == len(field.text)


@pytest.mark.parametrize(("key", "place"), [(ord("м"), pygame.KSCAN_V), (pygame.K_v, pygame.KSCAN_V)])
def test_a_cyrillic_keyboard_names_its_keys_as_a_latin_one(key: int, place: int) -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=key, scancode=place, unicode="\x16", mod=pygame.KMOD_LCTRL)
    assert key_of(event) == Key("v", "\x16", command=True)


def test_a_letter_typed_with_alt_is_no_command() -> None:
    alt = pygame.KMOD_LCTRL | pygame.KMOD_RALT  # what Windows reports for AltGr, which types ґ
    event = pygame.event.Event(pygame.KEYDOWN, key=ord("г"), scancode=pygame.KSCAN_U, unicode="ґ", mod=alt)
    field = Field()
    assert field.key(key_of(event))
    assert field.text == "ґ"
