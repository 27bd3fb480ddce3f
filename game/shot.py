"""Takes a picture of a scene without a screen, the same as the window would show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game.ai.levels import Thinker, level
from game.ai.worker import Crew
from game.catalogue import Entry, parts
from game.desktop import Desktop, seated_at
from game.play.match import Match
from game.play.record import Header
from game.players import YOU
from game.rules.kernel import LUCK, OVER, Random, draw, mix
from game.settings import Settings
from game.text import _
from game.ui.files import Files
from game.ui.scenes import Stage
from game.ui.table import TableScene
from game.ui.window import Window


@dataclass(frozen=True)
class Wish:
    """What the picture shall show."""

    scene: str
    size: tuple[int, int]
    look: str
    moves: int
    seat: int
    hover: str = ""
    rule: str = ""


def take(wish: Wish, entry: Entry, match: Match, head: Header, file: Path) -> None:
    """Draw the scene and write it to a PNG file."""
    window = staged(wish, entry, match, head)
    window.draw()
    window.save(file)


def staged(wish: Wish, entry: Entry, match: Match, head: Header) -> Window:
    """A window without a screen that shows the wished scene."""
    stage = Stage(Settings(look=wish.look, speed=0))  # type: ignore[arg-type]
    desktop = Desktop(stage, Files(), Crew(parts, 0), lambda: head.seed)
    window = Window(stage, desktop.files, wish.size, visible=False)
    desktop.show_title()
    SCENES[wish.scene](desktop, wish, entry, match, head)
    return window


def _table(desktop: Desktop, wish: Wish, entry: Entry, match: Match, head: Header) -> TableScene:
    play_on(entry, match, head, wish.moves)
    table = desktop.table(entry, match, head, None, wish.seat)
    desktop.stage.push(table)
    table.hover = wish.hover
    return table


def _menu(desktop: Desktop, *table: Any) -> None:
    desktop.show_menu(_table(desktop, *table))


def _curtain(desktop: Desktop, *table: Any) -> None:
    scene = _table(desktop, *table)
    desktop.draw_curtain(scene, scene.seat)


def _result(desktop: Desktop, *table: Any) -> None:
    wish, *rest = table
    desktop.show_result(_table(desktop, replace(wish, moves=1_000_000), *rest))


def _replay(desktop: Desktop, wish: Wish, entry: Entry, match: Match, head: Header) -> None:
    play_on(entry, match, head, 1_000_000)
    desktop.show_replay(entry, match, seated_at(head)).jump(min(wish.moves, len(match.steps)))


def _trouble(desktop: Desktop, *table: Any) -> None:
    _table(desktop, *table)
    desktop.tell_trouble(_("A report is here: {file}").format(file="report.txt"))


SCENES: dict[str, Callable[..., object]] = {
    "title": lambda desktop, *rest: None,
    "lobby": lambda desktop, wish, entry, *rest: desktop.show_lobby(entry),
    "rules": lambda desktop, wish, entry, *rest: desktop.show_rules(entry, wish.rule),
    "settings": lambda desktop, *rest: desktop.show_settings(),
    "matches": lambda desktop, *rest: desktop.show_saves(),
    "replays": lambda desktop, *rest: desktop.show_replays(),
    "about": lambda desktop, *rest: desktop.show_about(),
    "ask": lambda desktop, *rest: desktop.ask("…", "…", lambda words: None),
    "table": _table,
    "menu": _menu,
    "curtain": _curtain,
    "result": _result,
    "replay": _replay,
    "trouble": _trouble,
}
"""Every scene there is, and how to come to it."""


def play_on(entry: Entry, match: Match, head: Header, moves: int) -> None:
    """Play so many answers: computer seats by their level, people at random. LUCK's draws come with them."""
    kinds = ["random" if seat.player == YOU else seat.player for seat in head.seats]
    thinkers = [Thinker(entry.rules, entry.hints, level(kind)) for kind in kinds]
    last = LUCK
    while (actor := match.actor) != OVER and (moves > 0 or actor == LUCK):
        seed = mix(head.seed, len(match.steps))
        if actor == LUCK:
            match.submit(LUCK, draw(match.urn(), Random(seed)))
        else:
            match.submit(actor, thinkers[actor].answer(match.view(actor), seed, actor != last))
            last, moves = actor, moves - 1
