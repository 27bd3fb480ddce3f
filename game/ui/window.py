"""The window: hands what pygame reports to the top scene in sheet coordinates, and draws when something has changed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

if sys.platform == "linux":  # a plain framebuffer: flips ten times as fast as SDL's textures do here
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")  # real pixels on Windows' large screens, too

import msgspec
import pygame

from game import paths
from game.ui.assets import Assets
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box
from game.ui.scenes import Key, Pointer, Scene, Stage
from game.words.sounds import caption

SMALLEST = (1024, 640)
FRAMES = 60
IDLE = 0.008
"""For how many seconds of a frame in which nothing changes pictures are drawn that are owed."""
LOOK_AGAIN = 1.0
"""After how many seconds changed layout files are looked for."""


UNSEEN = ("offscreen", "dummy")
"""Drivers that SDL falls back on when it finds no screen."""


class NoScreen(Exception):
    """There is no screen to open a window on."""


class Window:
    """One window and the stage in it. Without a screen (`visible=False`) it draws on a surface all the same."""

    def __init__(
        self,
        stage: Stage,
        files: Files,
        size: tuple[int, int],
        visible: bool = True,
        trouble: Callable[[Exception], None] | None = None,
    ) -> None:
        self.stage, self.files, self._trouble = stage, files, trouble
        self.assets = Assets()
        self._since_look = 0.0
        pygame.font.init()
        self.surface = _opened(size) if visible else pygame.Surface(size)
        self.canvas = self._canvas()
        self._full_screen = False
        stage.photograph = self.photograph

    def run(self) -> None:
        """Until the last scene has gone."""
        clock = pygame.time.Clock()
        while not self.stage.done:
            self.frame(clock.tick(FRAMES) / 1000)
        pygame.quit()

    def frame(self, seconds: float) -> None:
        """Take in what happened, let time pass, and show what has changed. Trouble is told, and one can go on."""
        try:
            self._frame(seconds)
        except Exception as error:
            if self._trouble is None:
                raise
            self._trouble(error)

    def _frame(self, seconds: float) -> None:
        for event in pygame.event.get():
            self.handle(event)
        self.step(seconds)
        if self.stage.dirty and not self.stage.done:
            self.draw()
            pygame.display.flip()
            self.stage.speaker.wake()
        elif self.assets.catch_up(IDLE):
            self.stage.dirty = True

    def step(self, seconds: float) -> None:
        """Let time pass."""
        self._since_look += seconds
        if self._since_look > LOOK_AGAIN:
            self._since_look = 0.0
            if self.files.changed():
                self.reload()
        self._follow_settings()
        self.stage.pass_time(seconds)
        if not self.stage.done:
            self.stage.top.update(seconds)

    def draw(self) -> None:
        """The scenes from the topmost one that covers everything on."""
        self.stage.dirty = False
        if (self.canvas.look_name, self.canvas.text_size) != (self.stage.settings.look, self.stage.settings.text_size):
            self.canvas = self._canvas()
        scenes = self.stage.scenes
        first = max(number for number, scene in enumerate(scenes) if scene.covers or number == 0)
        for scene in scenes[first:]:
            scene.draw(self.canvas)
        self._draw_over()

    def _draw_over(self) -> None:
        """What lies over every scene: a wrong file, something that was said, the caption of a sound."""
        zones = self.files.layout("window").zones
        if self.files.complaint or self.stage.said:
            box = zones["said"].box
            self.canvas.panel(box, "paper", "bad" if self.files.complaint else "glow")
            words = self.files.complaint or self.stage.said
            self.canvas.fit(
                words, box.inset(20, 8, 20, 8), "strong", "bad" if self.files.complaint else "ink", "centre"
            )
        if self.stage.settings.captions and self.stage.speaker.heard:
            box = zones["caption"].box
            self.canvas.panel(box, "shade", alpha=0.8)
            self.canvas.picture("common/speaker", Box(box.x + 6, box.y + 4, box.h - 8, box.h - 8))
            self.canvas.fit(caption(self.stage.speaker.heard), box.inset(box.h, 2, 8, 2), "body", "light", "centre")

    def photograph(self, scene: Scene, file: Path, size: tuple[int, int]) -> None:
        """Draw a scene into a picture of that size; OSError if it cannot be written."""
        surface = pygame.Surface(size)
        settings = self.stage.settings
        scene.draw(Canvas(surface, Assets(), self.files.theme, settings.look, settings.text_size))
        _write_picture(surface, file)

    def save(self, file: Path) -> None:
        """Write what is drawn to a picture; OSError if that cannot be."""
        _write_picture(self.surface, file)

    def handle(self, event: pygame.event.Event) -> None:
        """What pygame reports, in the words of a scene."""
        if event.type == pygame.QUIT:
            self.stage.close()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.resized()
        elif event.type == pygame.WINDOWEXPOSED:
            self.stage.dirty = True
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self.stage.speaker.focus(event.type == pygame.WINDOWFOCUSGAINED)
        elif event.type == pygame.DROPFILE and not self.stage.done:
            self.stage.top.dropped(Path(event.file))
            self.stage.dirty = True
        elif event.type == pygame.KEYDOWN:
            self.press(key_of(event))
        elif event.type == pygame.MOUSEMOTION:
            self.point(Pointer("move", self.canvas.to_sheet(event.pos)))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.point(Pointer("down", self.canvas.to_sheet(event.pos)))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.point(Pointer("up", self.canvas.to_sheet(event.pos)))
        elif event.type == pygame.MOUSEWHEEL:
            self.point(Pointer("wheel", self.canvas.to_sheet(pygame.mouse.get_pos()), event.y))

    def press(self, key: Key) -> None:
        if key.name == "f5":
            self.reload()
        if key.name == "f11":
            chosen = self.stage.settings
            self.stage.change(msgspec.structs.replace(chosen, full_screen=not chosen.full_screen))
        elif not self.stage.done:
            self.stage.top.press(key)

    def point(self, pointer: Pointer) -> None:
        if not self.stage.done:
            self.stage.top.point(pointer)

    def resized(self) -> None:
        """The window has another size: everything is drawn anew for its pixels."""
        surface = pygame.display.get_surface()
        if surface is not None and surface.get_size() != self.canvas.surface.get_size():
            self.surface = surface
            self.assets.resize()
            self.canvas = self._canvas()
        self.stage.dirty = True

    def reload(self) -> None:
        """Layouts and theme have changed, or somebody thinks so."""
        self.files.reload()
        self.assets.forget()
        self.canvas = self._canvas()
        self.stage.dirty = True

    def _follow_settings(self) -> None:
        """Full screen, or a window again."""
        wanted = self.stage.settings.full_screen
        if wanted != self._full_screen and pygame.display.get_surface() is self.surface:
            self._full_screen = wanted
            with suppress(pygame.error):
                pygame.display.toggle_fullscreen()
            self.resized()

    def _canvas(self) -> Canvas:
        settings = self.stage.settings
        return Canvas(self.surface, self.assets, self.files.theme, settings.look, settings.text_size)


def key_of(event: pygame.event.Event) -> Key:
    """The key that was pressed. Letters of a Cyrillic keyboard are named as on a Latin one: Ctrl+V pastes on both."""
    name, place = pygame.key.name(event.key), event.dict.get("scancode", 0) - pygame.KSCAN_A
    if event.key > 127 and 0 <= place < 26:
        name = chr(ord("a") + place)
    command = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not event.mod & pygame.KMOD_ALT
    return Key(name, event.unicode, command, bool(event.mod & pygame.KMOD_SHIFT))


def _write_picture(surface: pygame.Surface, file: Path) -> None:
    try:
        pygame.image.save(surface, file)
    except pygame.error as error:
        raise OSError(str(error)) from None


def _opened(size: tuple[int, int]) -> pygame.Surface:
    try:
        pygame.display.init()
        if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise NoScreen("no display")  # SDL would draw where nobody sees it
        with suppress(pygame.error):
            pygame.display.set_icon(pygame.image.load_sized_svg(paths.assets() / "icon.svg", (64, 64)))
        pygame.display.set_caption("Royal Menagerie")
        surface = _set_mode(size)
    except pygame.error as error:
        raise NoScreen(str(error)) from None
    pygame.key.set_repeat(350, 60)
    return surface


def _set_mode(size: tuple[int, int]) -> pygame.Surface:
    try:
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error:  # a system without a plain framebuffer
        os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
        pygame.display.quit()
        pygame.display.init()
        return pygame.display.set_mode(size, pygame.RESIZABLE)
