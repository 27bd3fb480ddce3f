"""Random clicks, keys and resizes at every scene of every game: whatever is done in whatever order, nothing breaks."""

from __future__ import annotations

import os

import pygame
import pytest

from game import text
from game.catalogue import GAMES
from game.command_line import SCENES
from game.desktop import has_table
from game.play.match import Match
from game.play.record import Seat, header
from game.rules.kernel import Random
from game.shot import SCENES as STAGED
from game.shot import Wish
from game.ui.layout import SHEET
from game.ui.scenes import Key, Pointer
from tests.ui.pilot import Pilot

DEEDS = int(os.environ.get("MONKEY_DEEDS", "10000"))
"""How many clicks, keys and resizes there are in all, over all scenes and games."""
KEYS = (
    *"0123456789hursmynoaepf+-",
    *("return", "escape", "tab", "left", "right", "up", "down", "space", "backspace", "delete", "home", "end"),
    *("page up", "page down", "f1", "f2", "f3", "f5", "f11"),
)
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (800, 1200), (2560, 600), (200, 200))
TABLES = [word for word in GAMES if has_table(word)]


def test_the_command_line_names_every_scene() -> None:
    assert set(SCENES) == set(STAGED)


@pytest.mark.parametrize("word", TABLES)
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_breaks_whatever_is_clicked_or_pressed(scene: str, word: str) -> None:
    random = Random(sum(map(ord, scene + word)))
    pilot = Pilot(glance=7)
    _come_to(pilot, scene, word, random)
    for deed in range(DEEDS // len(SCENES) // len(TABLES)):
        if pilot.stage.done or len(pilot.stage.scenes) > 12:
            pilot.stage.close()
            pilot = Pilot(glance=7)
            _come_to(pilot, scene, word, random)
        _do_something(pilot, random, deed)
    pilot.stage.close()
    text.use("en")


def _come_to(pilot: Pilot, scene: str, word: str, random: Random) -> None:
    rules = GAMES[word].rules
    box = rules.load_box({}, {})
    seats = [Seat("Ann", "you"), Seat("Bob", "you"), Seat("Computer", "random")][: max(2, random.randrange(4))]
    head = header(word, "test", box, seats, random.randrange(1000), prototype=bool(random.randrange(2)))
    wish = Wish(scene, (1280, 720), "day", random.randrange(120), 0)
    STAGED[scene](pilot.desktop, wish, GAMES[word], Match(rules, box, len(seats)), head)


def _do_something(pilot: Pilot, random: Random, deed: int) -> None:
    what = random.randrange(20)
    if what < 8:
        _click(pilot, random)
    elif what < 11:
        pilot.point("move", _anywhere(random))
    elif what < 12:
        pilot.window.point(Pointer("wheel", _anywhere(random), random.randrange(7) - 3))
    elif what < 17:
        name = KEYS[random.randrange(len(KEYS))]
        typed = name if len(name) == 1 else ""
        pilot.window.press(Key(name, typed, command=not random.randrange(20)))
    elif what < 19:
        pilot.wait(random.randrange(20) / 20)
    elif deed % 5 == 0:
        pilot.resize(SIZES[random.randrange(len(SIZES))])


def _click(pilot: Pilot, random: Random) -> None:
    spots = pilot.scene.spots()
    if spots and random.randrange(4):
        at = spots[random.randrange(len(spots))].box.centre
    else:
        at = _anywhere(random)
    pilot.window.point(Pointer("down", at))
    if not random.randrange(4) and not pilot.stage.done:
        pilot.window.point(Pointer("move", _anywhere(random)))
        at = _anywhere(random)
    pilot.window.point(Pointer("up", at))


def _anywhere(random: Random) -> tuple[float, float]:
    return float(random.randrange(int(SHEET[0]) + 100)) - 50, float(random.randrange(int(SHEET[1]) + 100)) - 50


def test_an_event_of_a_closed_window_harms_nothing() -> None:
    pilot = Pilot()
    pilot.stage.close()
    pilot.window.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(10, 10)))
    pilot.window.press(Key("h", "h"))
