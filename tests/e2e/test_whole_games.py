"""Whole games in a real window, from the title to the end of the program."""

from __future__ import annotations

import pytest

from game import paths
from game.rules.kernel import OVER, Random
from game.ui.lobby import Lobby
from game.ui.result import Result
from game.ui.table import TableScene
from game.ui.title import Title
from tests.e2e.player import Player
from tests.e2e.screen import PATIENCE, until
from tests.ui.pilot import way

pytestmark = pytest.mark.window


@pytest.mark.parametrize(
    ("word", "rivals"),
    [("intrigues", ["random", "newcomer"]), ("lionheart", ["hard", "hard", "hard"])],
    ids=lambda value: value if isinstance(value, str) else "-".join(value),
)
def test_a_whole_game_by_mouse(player: Player, word: str, rivals: list[str]) -> None:
    player.click(f"game.{word}")
    lobby = player.double.scene
    assert isinstance(lobby, Lobby)
    while len(lobby.wish.seats) <= len(rivals):
        player.click("count")
    for seat, wanted in enumerate(rivals, 1):
        while lobby.wish.seats[seat].player != wanted:
            player.click(f"player.{seat}")
    player.click_only("start")
    table, random = player.question(), Random(1)
    assert len(player.processes()) > 1, "computer seats think in processes of their own"
    while table.match.actor != OVER:
        for spot in way(table, table.view.options[random.randrange(len(table.view.options))]):
            player.click(spot)
        table = player.question()
    assert player.double.shows(Result)
    assert [seat.player for seat in player.match()[0].seats] == ["you", *rivals]
    player.look_for("title")
    player.photograph()
    player.click("title")
    assert player.double.shows(Title)
    player.look_for(f"game.{word}")
    player.click("quit")
    _has_ended_well(player)


def test_a_whole_game_by_keyboard(player: Player) -> None:
    player.go_to(["game.intrigues"], ["tab"])
    player.press("return")
    lobby = player.double.scene
    assert isinstance(lobby, Lobby)
    player.go_to(["player.1"], ["tab"])
    while lobby.wish.seats[1].player != "newcomer":
        player.press("return")
    player.go_to(["start"], ["down", "left"])
    player.press_only("return")
    table, random, turns = player.question(), Random(2), 0
    while table.match.actor != OVER:
        player.look_for(_lit(table)[0])
        if turns % 3 == 0 and table.buttons():
            player.press(str(1 + random.randrange(len(table.buttons()))))
        else:
            _choose(player, table, ["tab"] if turns % 3 == 1 else ["left", "up", "right", "down"])
        table, turns = player.question(), turns + 1
    assert player.double.shows(Result)
    player.look_for("again")
    player.photograph()
    player.press("escape")
    player.go_to(["quit"], ["tab"])
    player.press("return")
    _has_ended_well(player)


def _choose(player: Player, table: TableScene, keys: list[str]) -> None:
    """Move the focus with these keys until it is on what can be chosen, then choose it; half an answer goes on."""
    before = len(table.match.steps)
    while len(table.match.steps) == before:
        player.go_to(_lit(table), keys)
        player.press("return")


def _lit(table: TableScene) -> list[str]:
    """The spots and buttons that lead to an answer."""
    lit = table.open_spots()
    return [spot.name for spot in table.spots() if spot.name in lit or spot.name.startswith("answer")]


def _has_ended_well(player: Player) -> None:
    """The program has ended by itself and left a finished match, no process and no complaint."""
    assert player.program.wait(PATIENCE) == 0
    until(lambda: not player.processes(), "no process is left")
    assert player.errors() == ""
    assert not list(paths.saves().glob("*"))
    assert len(list(paths.records().glob("*.jsonl"))) == 1
    assert player.match()[1].actor == OVER
