"""Takes a picture of a scene without a screen, the same as the window would show."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.ai.worker import Crew
from game.catalogue import Entry, parts
from game.desktop import Desktop
from game.play.match import Match
from game.play.record import Header
from game.rules.kernel import LUCK, OVER, Random, draw, mix
from game.settings import Settings
from game.ui.files import Files
from game.ui.pages import Result
from game.ui.scenes import Stage
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
    if wish.scene == "lobby":
        desktop.show_lobby(entry)
    elif wish.scene == "rules":
        desktop.show_rules(entry, wish.rule)
    elif wish.scene != "title":
        _play_on(match, head.seed, wish.moves if wish.scene == "table" else 1_000_000)
        table = desktop.table(entry, match, head, None, wish.seat)
        stage.push(table)
        table.hover = wish.hover
        if wish.scene == "result":
            names = [seat.name for seat in head.seats]
            stage.push(Result(desktop.files, entry, match, names, lambda: None, lambda: None))
    return window


def _play_on(match: Match, seed: int, moves: int) -> None:
    """Play at random, so many answers of seats; LUCK's draws come with them."""
    while match.actor != OVER and (moves > 0 or match.actor == LUCK):
        random = Random(mix(seed, len(match.steps)))
        if match.actor == LUCK:
            match.submit(LUCK, draw(match.urn(), random))
        else:
            options = match.view(match.actor).options
            match.submit(match.actor, options[random.randrange(len(options))])
            moves -= 1
