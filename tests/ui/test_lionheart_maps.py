"""The little maps in Lionheart's rules: each is true to the rules, is drawn as the table is, and is told if wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import paths, text
from game.catalogue import GAMES
from game.rules.lionheart.box import NOBODY
from game.textui.rulebook import plain
from game.ui.files import Files
from game.ui.help import Help
from game.ui.layout import LayoutError
from game.ui.tables.lionheart import illustrate, maps
from game.words.rulebook import parsed, rulebook
from tests.rules.lionheart_table import at, table
from tests.ui.pilot import Pilot

DRAWN = tomllib.loads((paths.assets() / "lionheart" / "maps.toml").read_text(encoding="utf-8"))


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    pilot = Pilot()
    yield pilot
    pilot.stage.close()


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file of maps for a test to write."""
    maps.maps.cache_clear()
    file = tmp_path / "maps.toml"
    monkeypatch.setattr(maps, "_file", lambda: file)
    yield file
    maps.maps.cache_clear()


def test_every_map_is_shown_in_the_rules() -> None:
    shown = {picture.art for passage in rulebook("lionheart").passages for picture in passage.pictures}
    assert {f"lionheart/map/{name}" for name in DRAWN} == {art for art in shown if "/map/" in art}


@pytest.mark.parametrize("name", DRAWN)
def test_a_map_is_true_to_the_rules(name: str) -> None:
    """The same domains, and no border that would have gone back to the supply."""
    played, shown = table(DRAWN[name]["land"].translate(str.maketrans("Nn", "Dd"))).state, maps.maps()[name]
    assert shown.domain == tuple(played.domain)
    assert shown.borders == tuple(played.borders)


def test_a_map_is_a_corner_of_the_table() -> None:
    layout = Files().layout("lionheart")
    laid = illustrate("map/cut_off", layout)
    assert laid
    board, zone = laid.board, layout.zones["board"]
    assert board
    assert (board.x + layout.zones["rim"].step, board.y + layout.zones["rim"].step) == zone.box[:2]
    assert len([thing for thing in laid.ground if board.holds(thing.box.centre)]) == 2 * 5
    arts = {thing.card.art for thing in laid.things}
    assert arts >= {"lionheart/castle_seat0", "lionheart/knight_seat0", "lionheart/castle_seat1", "lionheart/fence_v"}
    assert {tint.colour for tint in laid.tints} == {"seat0", "seat1", "glow", "bad"}
    assert illustrate("king", layout) is None


def test_allies_and_neutral_pieces_are_shown(written: Path) -> None:
    written.write_text('[pair]\nland = ".A  .a |.n  .N |\\n--  --  --  --"\nallies = ["a1-d1"]\n', encoding="utf-8")
    pair = maps.maps()["pair"]
    assert (pair.domain[at("b1")], pair.domain[at("c1")], pair.domain[at("e1")]) == (0, 1, NOBODY)
    laid = illustrate("map/pair", Files().layout("lionheart"))
    assert laid
    assert {thing.card.art for thing in laid.things} >= {"lionheart/castle_neutral", "lionheart/alliance_v"}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ('land = ".X"', "hill: “.X” is no square: expected one like “.A |”"),
        ('land = ".A  Q"', "hill: “Q” is no square: expected one like “.A |”"),
        ('land = "..."', "hill: “...” is no square: expected one like “.A |”"),
        (f'land = "{".   " * 13}"', "hill: it is larger than the board"),
        ('land = ".A"\ngold = ["z9"]', "hill: “z9” is no square and no edge"),
        ('land = ".A  .B"\nallies = ["a1-c1"]', "hill: “a1-c1” is no pair of castles"),
        ('land = ".A"\nsilver = []', "hill: there is no “silver”"),
        ("land = 3", "hill: land: expected text, found a whole number"),
    ],
)
def test_a_wrong_map_is_told_in_one_line(written: Path, wrong: str, told: str) -> None:
    written.write_text(f"[hill]\n{wrong}\n", encoding="utf-8")
    with pytest.raises(LayoutError) as error:
        maps.maps()
    assert str(error.value) == f"{written}: {told}"


def test_the_rules_open_without_a_map_that_is_missing(pilot: Pilot, written: Path) -> None:
    written.write_text("", encoding="utf-8")
    pilot.desktop.show_rules(GAMES["lionheart"], "LH-22")
    pilot.draw()
    assert pilot.stage.said.endswith("maps.toml: there is no map “garrison”")
    assert pilot.shows(Help)


@pytest.mark.parametrize("look", ["day", "evening", "contrast"])
def test_a_map_is_drawn_on_the_page_with_its_caption(pilot: Pilot, look: Any) -> None:
    pilot.stage.change(msgspec.structs.replace(pilot.stage.settings, look=look))
    pilot.desktop.show_rules(GAMES["lionheart"], "LH-10")
    pilot.draw()
    scene = pilot.scene
    assert isinstance(scene, Help)
    drawing = next(drawing for drawing in scene.page.drawings if drawing.picture.art == "lionheart/map/corner")
    box = drawing.box.moved(scene.paper.x, scene.paper.y - scene.scroll.top)
    rect = pilot.window.canvas.pixels(box)
    shown = pilot.window.surface.subsurface(rect)
    colours = {tuple(shown.get_at((x, y))) for x in range(0, rect.w, 3) for y in range(0, rect.h, 3)}
    assert len(colours) > 100, "land, sea and pieces"
    below = [snip for snip in scene.page.snips if snip.box.x == drawing.box.x and snip.box.y > drawing.box.y]
    assert below[0].run.words in drawing.picture.name


def test_the_terminal_leaves_the_pictures_out() -> None:
    for language in text.LANGUAGES:
        text.use(language)
        assert "map/" not in plain(rulebook("lionheart"))
    assert plain(parsed("# A\n- **AB-1** Words.\n  ![Caption](g/map/x)\n")) == "A\nAB-1 Words."
