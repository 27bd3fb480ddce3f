"""What is heard: by name, as loud as it should be, and never in the way."""

from __future__ import annotations

import importlib
import os
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import paths, text
from game.rules.kernel import Event
from game.settings import Settings
from game.ui import tables
from game.ui.sound import AMBIENCE, APART, SHOWN, Speaker, gain
from game.words.sounds import CAPTIONS, caption

FILES = {file.stem for file in (paths.assets() / "sounds").glob("*.wav")}
TABLES = sorted(module.name for module in pkgutil.iter_modules(tables.__path__) if module.name != "contract")


@pytest.fixture(autouse=True)
def _card(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A sound card that nobody hears."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.fixture
def speaker() -> Speaker:
    speaker = Speaker(Settings(sound=80, ambience=0))
    speaker.wake()
    return speaker


def playing() -> int:
    """How many effects are heard now."""
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(pygame.mixer.get_num_channels()))


# ---- effects


def test_a_sound_is_heard_as_loud_as_the_player_likes(speaker: Speaker) -> None:
    speaker.play("coin")
    assert playing() == 1
    sound = pygame.mixer.Channel(0).get_sound()
    assert sound is not None
    assert sound.get_volume() == pytest.approx(gain(80), abs=1 / 128)
    assert gain(0) == 0 < gain(1) < gain(50) < gain(100) == 1


def test_every_sound_can_be_played(speaker: Speaker) -> None:
    for name in FILES:
        assert speaker._loaded(name) is not None, name


def test_the_same_sound_does_not_begin_twice_at_once(speaker: Speaker) -> None:
    speaker.play("lay")
    speaker.play("lay")
    assert playing() == 1
    speaker.update(APART / 2)
    speaker.play("lay")
    speaker.play("coin")
    assert playing() == 2
    speaker.update(APART)
    speaker.play("lay")
    assert playing() == 3


def test_nothing_is_silence(speaker: Speaker) -> None:
    speaker.play("")
    assert not playing()
    assert not speaker.heard


@pytest.mark.parametrize("silence", ["focus", "mute", "volume"])
def test_silence_when_it_is_wanted(speaker: Speaker, silence: str) -> None:
    speaker.play("win")
    {
        "focus": lambda: speaker.focus(False),
        "mute": lambda: speaker.mute(True),
        "volume": lambda: speaker.tune(Settings(sound=0, ambience=0)),
    }[silence]()
    pygame.time.wait(300)
    assert not playing(), "what was heard has faded out"
    speaker.play("coin")
    assert not playing()
    speaker.focus(True)
    speaker.mute(False)
    speaker.tune(Settings(ambience=0))
    speaker.play("take")
    assert playing() == 1


# ---- ambience


def test_the_ambience_waits_while_the_window_is_not_in_front() -> None:
    speaker = Speaker(Settings(sound=0, ambience=60))
    speaker.wake()
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == pytest.approx(gain(60), abs=1 / 128)
    speaker.focus(False)
    assert not pygame.mixer.music.get_busy()
    speaker.mute(True)
    speaker.focus(True)
    assert not pygame.mixer.music.get_busy(), "it is still muted"
    assert speaker.muted
    speaker.mute(False)
    assert pygame.mixer.music.get_busy()
    speaker.tune(Settings(ambience=0))
    assert not pygame.mixer.music.get_busy()


# ---- without a sound


def test_nothing_is_opened_before_it_is_awake_or_when_all_is_off() -> None:
    speaker = Speaker(Settings())
    speaker.play("draw")
    speaker.focus(False)
    speaker.focus(True)
    assert pygame.mixer.get_init() is None
    off = Speaker(Settings(sound=0, ambience=0))
    off.wake()
    off.play("draw")
    assert pygame.mixer.get_init() is None


def test_missing_and_broken_files_are_silent(tmp_path: Path) -> None:
    (tmp_path / "draw.wav").write_text("no sound at all", encoding="utf-8")
    (tmp_path / f"{AMBIENCE}.wav").touch()
    speaker = Speaker(Settings(), tmp_path)
    speaker.wake()
    speaker.play("draw")
    speaker.play("lay")
    speaker.focus(False)
    assert not playing()
    assert speaker.heard == "lay"


def test_after_the_window_has_gone_nothing_happens(speaker: Speaker) -> None:
    speaker.play("draw")
    pygame.mixer.quit()
    speaker.update(1)
    speaker.play("draw")
    speaker.focus(False)
    speaker.focus(True)
    speaker.tune(Settings(ambience=90))


PLAY_ON = """
from game.settings import Settings
from game.ui.sound import Speaker
speaker = Speaker(Settings())
speaker.wake()
speaker.play("draw")
speaker.focus(False)
"""


@pytest.mark.parametrize("driver", ["alsa", "no such driver"])
def test_without_a_sound_card_it_is_silent_in_the_terminal_too(driver: str) -> None:
    card = {"SDL_AUDIODRIVER": driver, "AUDIODEV": "no such card"}  # so that ALSA complains, with a card or without
    variables = {**os.environ, **card, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run([sys.executable, "-P", "-c", PLAY_ON], env=variables, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# ---- captions


def test_a_caption_is_shown_for_a_while_and_then_goes() -> None:
    speaker = Speaker(Settings())
    speaker.play("horn")
    assert caption(speaker.heard) == "A horn calls"
    assert speaker.update(SHOWN / 2), "it is new"
    assert not speaker.update(SHOWN / 4)
    speaker.play("click")
    assert speaker.heard == "horn", "a click of one's own needs no words"
    assert speaker.update(SHOWN / 4), "it has gone"
    assert not speaker.heard
    assert not speaker.update(1)


def test_every_sound_has_a_caption_in_every_language() -> None:
    assert set(CAPTIONS) == FILES
    for name in FILES:
        said = set()
        for language in text.LANGUAGES:
            text.use(language)
            said.add(caption(name))
            assert len(caption(name)) <= 32
        assert len(said) == len(text.LANGUAGES), name


# ---- the tables


@pytest.mark.parametrize("word", TABLES)
def test_every_event_has_a_sound_or_is_meant_to_be_silent(word: str) -> None:
    heard = importlib.import_module(f"game.ui.tables.{word}").SOUNDS
    moves = importlib.import_module(f"game.rules.{word}.moves")
    events = {one for one in vars(moves).values() if _is_event_of(one, moves.__name__)}
    assert set(heard) == events
    assert set(heard.values()) - {""} <= FILES - {AMBIENCE}


def _is_event_of(thing: object, module: str) -> bool:
    return isinstance(thing, type) and issubclass(thing, Event) and thing.__module__ == module
