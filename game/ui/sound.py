"""What is heard: the files of assets/sounds by name, as loud as the player likes; without a sound card, nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pygame

from game import paths
from game.settings import Settings

AMBIENCE = "garden"
APART = 0.04
"""Seconds before the same sound may begin again; two at once would only be twice as loud."""
SHOWN = 2.0
"""Seconds for which a caption is shown."""
UNSAID = ("click",)
"""What needs no caption: the player has just done it."""
FADE_IN, FADE_OUT = 2000, 120
"""Milliseconds: the ambience comes softly, what is cut short goes without a crack."""


class Speaker:
    """Plays sounds. Nothing is heard before `wake`: the first frame waits for no sound card, a picture is silent."""

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        self._settings = settings
        self._folder = folder or paths.assets() / "sounds"
        self._awake, self._focused, self._muted = False, True, False
        self._mixer: bool | None = None
        """Whether there is a sound card; None before somebody has looked."""
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._ambience = False
        self._now = 0.0
        self._began: dict[str, float] = {}
        self.heard = ""
        """The sound to show a caption for, by name; "" for none. Also where nothing can be heard."""
        self._shown = ""

    # ---- what is heard

    def play(self, name: str) -> None:
        """Let a sound be heard, unless the same one has only just begun. "" is silence."""
        if not name or self._now - self._began.get(name, -APART) < APART:
            return
        self._began[name] = self._now
        self.heard = self.heard if name in UNSAID else name
        sound = self._loaded(name) if self._audible(self._settings.sound) else None
        if sound:
            with suppress(pygame.error):
                sound.set_volume(gain(self._settings.sound))
                sound.play()

    def update(self, seconds: float) -> bool:
        """Time has passed; whether another caption is to be shown since, or none any more."""
        self._now += seconds
        if self.heard and self._now - self._began[self.heard] >= SHOWN:
            self.heard = ""
        before, self._shown = self._shown, self.heard
        return before != self.heard

    # ---- how loud

    def wake(self) -> None:
        """The first frame is there: from now on sounds are heard. Once is enough, more does no harm."""
        if not self._awake:
            self._awake = True
            self._tend()

    def tune(self, settings: Settings) -> None:
        """The player has chosen how loud it shall be."""
        self._settings = settings
        self._tend()

    @property
    def muted(self) -> bool:
        return self._muted

    def mute(self, muted: bool) -> None:
        """Silence, until it is wanted no more; the volumes stay as they are."""
        self._muted = muted
        self._tend()

    def switch(self) -> None:
        """Mute it, or let it be heard again."""
        self.mute(not self._muted)

    def focus(self, focused: bool) -> None:
        """The window has come to the front, or another one has."""
        self._focused = focused
        self._tend()

    # ---- the sound card

    def _audible(self, volume: int) -> bool:
        return self._awake and self._focused and not self._muted and volume > 0 and self._opened()

    def _opened(self) -> bool:
        if self._mixer is None:
            self._mixer = _open_mixer()
        return self._mixer and pygame.mixer.get_init() is not None

    def _loaded(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            self._sounds[name] = None
            with suppress(pygame.error, OSError):
                self._sounds[name] = pygame.mixer.Sound(self._folder / f"{name}.wav")
        return self._sounds[name]

    def _tend(self) -> None:
        """The sound card is there as soon as something may be heard; what may not be heard any more ends."""
        if not self._audible(self._settings.sound) and self._mixer:
            with suppress(pygame.error):
                pygame.mixer.fadeout(FADE_OUT)
        self._tend_ambience()

    def _tend_ambience(self) -> None:
        """Begin the ambience, let it wait, or let it go on; as it should be now."""
        wanted = self._audible(self._settings.ambience)
        with suppress(pygame.error, OSError):
            if wanted and not self._ambience:
                pygame.mixer.music.load(self._folder / f"{AMBIENCE}.wav")
                pygame.mixer.music.play(-1, fade_ms=FADE_IN)
                self._ambience = True
            if self._ambience:
                pygame.mixer.music.set_volume(gain(self._settings.ambience))
                pygame.mixer.music.unpause() if wanted else pygame.mixer.music.pause()


def gain(volume: int) -> float:
    """How much of a sound's strength a volume from 0 to 100 leaves: the ear finds half of it at 50."""
    return float((volume / 100) ** 1.5)


def _open_mixer() -> bool:
    os.environ.setdefault("SDL_AUDIO_DEVICE_APP_NAME", "Royal Menagerie")
    try:
        with _hushed():
            pygame.mixer.init(44_100, -16, 2, 1024, allowedchanges=pygame.AUDIO_ALLOW_FREQUENCY_CHANGE)
    except (pygame.error, OSError):
        return False
    return True


@contextmanager
def _hushed() -> Iterator[None]:
    """Where there is no sound card, ALSA would write about it to the terminal, past Python."""
    if sys.platform != "linux":
        yield
        return
    terminal, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(terminal, 2)
        os.close(terminal)
        os.close(nowhere)
