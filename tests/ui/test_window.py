"""The window without a screen: whole games by mouse and by keyboard, and everything around them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import paths, text
from game.catalogue import GAMES
from game.play import saves
from game.rules.intrigues.box import CABBAGE, CAT, COW, DOG, FOX, PIG, WHEAT, WOLF
from game.rules.intrigues.moves import Reveal, Stop, Take
from game.rules.kernel import OVER, Random
from game.ui.layout import SHEET, Box, Layout, LayoutError, Slots, arranged, load
from game.ui.lobby import Lobby
from game.ui.menu import Menu
from game.ui.result import Result
from game.ui.table import TableScene
from game.ui.theme import load_theme
from game.ui.title import Title
from tests.rules.table import Table, table
from tests.ui.pilot import Pilot


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    pilot = Pilot()
    yield pilot
    pilot.stage.close()


def at_table(pilot: Pilot, laid: Table) -> Table:
    pilot.sit_down(laid.match, ["you"] + ["random"] * (laid.match.seats - 1))
    return laid


def start(pilot: Pilot, seats: int) -> TableScene:
    """Through the title and the lobby to a match against random seats."""
    pilot.click("game.intrigues")
    assert isinstance(pilot.scene, Lobby)
    for _seat in range(seats - 2):
        pilot.click("count")
    for seat in range(1, seats):
        while pilot.scene.wish.seats[seat].player != "random":
            pilot.click(f"player.{seat}")
    pilot.click("start")
    return pilot.table


# ---- whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_by_mouse(pilot: Pilot, seats: int) -> None:
    pilot.glance = 20
    scene, random = start(pilot, seats), Random(seats)
    while pilot.stage.top is scene:
        pilot.until(lambda: scene.asked or pilot.stage.top is not scene)
        if pilot.stage.top is not scene:
            break
        lit = sorted(scene.open_spots() - {"stop", "enough", "yes", "no"} - {f"dogs.{n}" for n in range(9)})
        choices = lit + [f"answer.{place}" for place in range(1, len(scene.buttons()) + 1)]
        pilot.click(choices[random.randrange(len(choices))])
        assert not scene.notice.startswith("Now you"), scene.notice
    assert pilot.shows(Result)
    assert scene.match.actor == OVER
    pilot.click("again")
    assert pilot.table.match.steps == []


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_whole_game_by_keyboard(pilot: Pilot, language: str) -> None:
    pilot.glance = 20
    text.use(language)
    pilot.press("tab")
    pilot.press("return")
    assert isinstance(pilot.scene, Lobby)
    pilot.scene.wish.seats[1].player = "random"
    while pilot.scene.focus != "start":
        pilot.press("tab")
    pilot.press("return")
    scene, random = pilot.table, Random(1)
    while not pilot.shows(Result):
        if pilot.stage.top is not scene:
            pilot.press("escape")
        pilot.until(lambda: scene.asked or pilot.stage.top is not scene)
        if pilot.stage.top is not scene:
            continue
        if random.randrange(2):
            pilot.press("1")
        else:
            for _step in range(random.randrange(1, 4)):
                pilot.press(("left", "right", "up", "down")[random.randrange(4)])
            pilot.press("return")
    assert pilot.shows(Result)
    pilot.press("escape")
    assert pilot.shows(Title)


def test_a_match_with_motions_ends_as_the_one_without(pilot: Pilot) -> None:
    pilot.glance = 20
    moving = Pilot(speed=3, glance=20)
    ends = []
    for each in (pilot, moving):
        scene = start(each, 2)
        while each.stage.top is scene:
            each.until(lambda each=each, scene=scene: scene.asked or each.stage.top is not scene, 20_000)  # type: ignore[misc]
            if each.stage.top is scene:
                each.answer(scene.view.options[0])
        ends.append([step.action for step in scene.match.steps])
        assert scene.view == scene.match.view(scene.seat)
    assert ends[0] == ends[1]
    moving.stage.close()


# ---- at the table


def test_a_click_on_the_deck_reveals_and_the_card_flies_to_the_centre() -> None:
    pilot = Pilot(speed=2)
    laid = at_table(pilot, table([DOG, PIG, CAT]))
    pilot.click("deck")
    assert laid.match.steps[0].action == Reveal()
    pilot.until(lambda: bool(pilot.table.motions.flying))
    assert not any(thing.spot.startswith("centre") for thing in pilot.table.laid.things), "it is still on its way"
    pilot.until(lambda: pilot.table.asked)
    assert any(thing.spot.startswith("centre") for thing in pilot.table.laid.things)


def test_only_what_may_be_chosen_glows(pilot: Pilot) -> None:
    laid = table([FOX, DOG, PIG], [{CAT: 1}, {CABBAGE: 1, WHEAT: 2}])
    laid.submit(0, Reveal())
    at_table(pilot, laid)
    assert pilot.table.open_spots() == {f"castle.1.{CABBAGE}", f"castle.1.{WHEAT}"}
    pilot.click(f"castle.1.{WHEAT}")
    assert laid.centre() == {FOX: 1, WHEAT: 1}


def test_an_illegal_click_says_why_not(pilot: Pilot) -> None:
    laid = table([FOX, DOG, PIG], [{CAT: 1}, {CABBAGE: 1}])
    laid.submit(0, Reveal())
    at_table(pilot, laid)
    pilot.click(f"castle.0.{CAT}")
    assert pilot.table.notice == "Choose a card of another castle, not of your own. (IC-11)"
    pilot.click("deck")
    assert pilot.table.notice == "First the card that was just played has its effect. (IC-7)"
    assert len(laid.match.steps) == 2
    pilot.until(lambda: not pilot.table.notice)


def test_half_an_answer_is_remembered_and_forgotten(pilot: Pilot) -> None:
    laid = table([WOLF, DOG, PIG], [{CAT: 1, COW: 1}, {}, {}])
    laid.submit(0, Reveal())
    at_table(pilot, laid)
    pilot.click(f"castle.0.{CAT}")
    assert pilot.table.open_spots() == {"castle.1", "castle.2"}
    pilot.press("escape")
    assert pilot.table.open_spots() == {f"castle.0.{CAT}", f"castle.0.{COW}"}
    pilot.drag(f"castle.0.{COW}", "castle.2")
    assert laid.castle(2) == {COW: 1}


def test_a_card_can_be_dragged_into_the_centre(pilot: Pilot) -> None:
    laid = table([FOX, DOG, PIG], [{}, {CABBAGE: 1, WHEAT: 1}])
    laid.submit(0, Reveal())
    at_table(pilot, laid)
    pilot.drag(f"castle.1.{CABBAGE}", "centre")
    assert laid.centre() == {FOX: 1, CABBAGE: 1}


def test_a_click_on_the_own_castle_stops(pilot: Pilot) -> None:
    laid = table([DOG, CABBAGE, PIG, CAT])
    laid.submit(0, Reveal())
    at_table(pilot, laid)
    pilot.click("castle.0")
    assert laid.match.steps[-1].action == Stop() or Stop() in [step.action for step in laid.match.steps]


def test_undo_and_hint(pilot: Pilot) -> None:
    laid = table([PIG, DOG, CAT], [{}, {CABBAGE: 1, WHEAT: 1}])
    laid.submit(0, Reveal())
    at_table(pilot, laid)
    pilot.table.doors = replace(pilot.table.doors, advise=lambda view: (view.options[0], "Do that."))
    pilot.press("h")
    pilot.until(lambda: pilot.table.notice == "Do that.")
    assert pilot.table.advice == Take(1, CABBAGE)
    pilot.click(f"castle.1.{WHEAT}")
    pilot.until(lambda: pilot.table.asked)
    pilot.press("u")
    assert pilot.table.notice == "Taken back."
    assert laid.castle(1) == {CABBAGE: 1, WHEAT: 1}
    pilot.press("u")
    assert pilot.table.notice.startswith("There is nothing to take back")


def test_a_peeked_card_is_seen_by_its_player_only(pilot: Pilot) -> None:
    laid = table([COW, FOX, DOG, PIG])
    laid.submit(0, Reveal())
    at_table(pilot, laid)
    assert any(thing.card.art == "intrigues/fox" and thing.spot == "deck" for thing in pilot.table.laid.things)
    other = GAMES["intrigues"].rules.view(laid.state, 1)
    shown = pilot.table.table.lay(other, pilot.files.layout("intrigues"), [0, 1]).things
    assert not any(thing.card.art == "intrigues/fox" and thing.spot == "deck" for thing in shown)


def test_the_story_tells_and_marks_what_is_new(pilot: Pilot) -> None:
    laid = at_table(pilot, table([DOG, CABBAGE, PIG, CAT, WHEAT, COW, FOX]))
    pilot.click("deck")
    pilot.until(lambda: pilot.table.asked)
    pilot.press("2")
    pilot.until(lambda: pilot.table.asked)
    lines = pilot.table.story.lines
    new = [pilot.table.story.is_new(line) for line in lines]
    assert new == sorted(new)
    assert any(new)
    assert not all(new)
    assert any(line.pictures for line in lines)
    assert laid.match.actor == 0


def test_speed_is_changed_by_keys_and_kept(pilot: Pilot) -> None:
    at_table(pilot, table([DOG, PIG]))
    pilot.press("+")
    pilot.press("+")
    assert pilot.stage.settings.speed == 2
    pilot.press("-")
    assert pilot.stage.settings.speed + 0 == 1


def test_a_match_is_left_saved_and_continued(pilot: Pilot) -> None:
    scene = start(pilot, 2)
    pilot.until(lambda: scene.asked)
    pilot.press("1")
    steps = len(scene.match.steps)
    pilot.press("escape")
    assert pilot.shows(Menu)
    pilot.click("title")
    assert pilot.shows(Title)
    assert len(saves.listed(paths.saves(), GAMES)) == 1
    pilot.click("continue")
    assert len(pilot.table.match.steps) >= steps


def test_hovering_explains_every_card(pilot: Pilot) -> None:
    at_table(pilot, table([DOG, PIG], [{CAT: 1}, {}]))
    for spot in pilot.scene.spots():
        pilot.hover(spot.name)
    assert (
        pilot.table.table.explain(pilot.table.view, f"castle.0.{CAT}", pilot.table.names, pilot.table.why_not)[1]
        == "Cat"
    )


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (700, 900), (2560, 700)])
@pytest.mark.parametrize("look", ["day", "evening", "contrast"])
def test_every_size_and_look_is_drawn(pilot: Pilot, size: tuple[int, int], look: str) -> None:
    pilot.stage.change(type(pilot.stage.settings)(speed=0, look=look))  # type: ignore[arg-type]
    at_table(pilot, table([DOG, PIG], [{CAT: 1}, {}]))
    pilot.resize(size)
    assert pygame.transform.average_color(pilot.window.surface)[:3] != (0, 0, 0)


def test_spots_lie_on_the_sheet_and_cards_do_not_cover_each_other(pilot: Pilot) -> None:
    for seats in (2, 3, 4, 5):
        at_table(pilot, table([DOG, PIG], [{CAT: 1}] * seats))
        boxes = {spot.name: spot.box for spot in pilot.scene.spots()}
        for name, box in boxes.items():
            assert box.x >= 0, name
            assert box.y >= 0, name
            assert box.x + box.w <= SHEET[0] + 1, name
            assert box.y + box.h <= SHEET[1] + 1, name
        cards = [box for name, box in boxes.items() if name.startswith("castle.") and name.count(".") == 2]
        assert not any(one is not other and _overlap(one, other) for one in cards for other in cards)
        pilot.stage.pop()


def _overlap(one: Box, other: Box) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    along = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return across > 1 and along > 1


def test_random_clicks_and_keys_break_nothing(pilot: Pilot) -> None:
    pilot.glance = 20
    random = Random(4)
    keys = [
        "1",
        "2",
        "h",
        "u",
        "s",
        "tab",
        "return",
        "escape",
        "left",
        "right",
        "up",
        "down",
        "+",
        "-",
        "f1",
        "page up",
    ]
    for _turn in range(1500):
        kind = random.randrange(10)
        at = float(random.randrange(1280)), float(random.randrange(720))
        if kind < 3:
            pilot.point("down", at)
            pilot.point("up", at)
        elif kind < 5:
            pilot.point(("down", "move", "up", "wheel")[random.randrange(4)], at)
        elif kind < 8 and not (len(pilot.stage.scenes) == 1 and random.randrange(4)):
            pilot.press(keys[random.randrange(len(keys))])
        pilot.wait()
        if pilot.stage.done:
            pilot = Pilot(seed=_turn, glance=20)
    pilot.stage.close()


# ---- layouts


def test_a_wrong_layout_is_told_and_the_last_good_one_stays(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "layouts"
    folder.mkdir()
    for file in paths.layouts().glob("*.toml"):
        (folder / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(paths, "layouts", lambda: folder)
    at_table(pilot, table([DOG, PIG]))
    good = pilot.files.layout("intrigues")
    written = (folder / "intrigues.toml").read_text()
    (folder / "intrigues.toml").write_text(written.replace("step = 124", ""))
    pilot.press("f5")
    assert pilot.files.complaint.endswith('intrigues.toml: zone "centre": "row" needs "step"')
    assert pilot.files.layout("intrigues") is good
    (folder / "intrigues.toml").write_text(written.replace("step = 124", "step = 90"))
    pilot.wait(1.5)
    assert pilot.files.complaint == ""
    assert pilot.files.layout("intrigues").zones["centre"].step == 90


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("[zones.a]\nbox = [1, 2, 3]", "zones[...].box: "),
        ("[zones.a]\nbax = [1, 2, 3, 4]", "there is no “bax”"),
        ('[zones.a]\nbox = [1, 2, 3, 4]\narrange = "heap"', "'heap' is not one of the choices"),
        ('[zones.a]\nbox = [1, 2, 3, 4]\narrange = "grid"\nitem = [1, 1]', '"grid" needs "columns"'),
        ("zones", "Expected '='"),
    ],
)
def test_a_layout_error_names_file_and_place(tmp_path: Path, written: str, complaint: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(written)
    with pytest.raises(LayoutError) as error:
        load(file, Layout)
    assert str(error.value).startswith(f"{file}: ")
    assert complaint in str(error.value)


@pytest.mark.parametrize("arrange", ["row", "fan", "pile", "stack", "grid", "ring", "edges"])
def test_every_arrangement_keeps_things_in_their_place(arrange: str) -> None:
    slots = Slots(arrange=arrange, item=(20, 30), step=25, step_down=32, columns=4)  # type: ignore[arg-type]
    box = Box(100, 100, 200, 200)
    for count in range(1, 9):
        for place in arranged(box, slots if arrange != "pile" else Slots("pile", (20, 30), 1), count):
            assert box.grown(30).holds(place.centre)


def test_every_colour_and_font_of_the_theme_is_there() -> None:
    theme = load_theme()
    names = [set(look.colours) for look in theme.looks.values()]
    assert all(each == names[0] for each in names)
    assert all((paths.assets() / "fonts" / font.file).exists() for font in theme.fonts.values())
