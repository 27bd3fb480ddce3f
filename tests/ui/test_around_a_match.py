"""Everything around a match in the window: lobby, settings, matches, replay, curtain, prototype, lesson, trouble."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import paths, settings, text
from game.catalogue import GAMES
from game.play import saves
from game.play.lesson import has_lesson, load_lesson
from game.play.match import Match
from game.play.record import read
from game.rules.intrigues.box import CAT, COW, FOX, PIG, WHEAT
from game.rules.intrigues.moves import Reveal, Stop
from game.rules.kernel import LUCK, OVER
from game.ui.about import About
from game.ui.ask import AskLine, AskWhether
from game.ui.curtain import Curtain
from game.ui.help import Help
from game.ui.lesson import LessonScene
from game.ui.lobby import Lobby, Sitting, Wish
from game.ui.luck import LuckByHand
from game.ui.match_scene import Seated
from game.ui.menu import Menu
from game.ui.preferences import Preferences
from game.ui.replay import ReplayScene
from game.ui.result import Result, course
from game.ui.scenes import Key
from game.ui.shelf import Shelf
from game.ui.table import TableScene
from game.ui.title import Title
from game.ui.trouble import Trouble
from game.words.rulebook import rulebook
from tests.rules.table import table
from tests.ui.pilot import Pilot

INTRIGUES = GAMES["intrigues"]


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    pilot = Pilot()
    yield pilot
    pilot.stage.close()


def lobby(pilot: Pilot) -> Lobby:
    pilot.click("game.intrigues")
    assert isinstance(pilot.scene, Lobby)
    return pilot.scene


def begin(pilot: Pilot, *players: str, prototype: bool = False) -> TableScene:
    seats = [Sitting(player, sign) for sign, player in enumerate(players)]
    pilot.desktop.begin(INTRIGUES, Wish(seats, seed=5, prototype=prototype))
    pilot.draw()
    return pilot.table


def write(pilot: Pilot, words: str) -> None:
    """Type into the dialog that is open, and take it."""
    dialog = pilot.scene
    assert isinstance(dialog, AskLine)
    dialog.field.clear()
    for letter in words:
        pilot.window.press(Key(letter.lower(), letter))
    pilot.click("take")


# ---- title and lobby


def test_the_title_leads_everywhere_and_esc_leads_back(pilot: Pilot) -> None:
    for button, kind in (("replays", Shelf), ("settings", Preferences), ("about", About)):
        pilot.click(button)
        assert pilot.shows(kind)
        pilot.press("escape")
        assert pilot.shows(Title)
    pilot.press("escape")
    assert pilot.shows(Title), "one Esc too many does not end the program"
    pilot.click("quit")
    assert pilot.stage.done


def test_a_match_gets_the_names_signs_and_options_of_the_lobby(pilot: Pilot) -> None:
    scene = lobby(pilot)
    pilot.click("count")
    pilot.click("player.1")
    pilot.click("name.0")
    write(pilot, "Ольга")
    pilot.click("sign.0")
    assert scene.wish.seats[0].sign == 3, "the next sign that nobody has"
    pilot.click("option.blocking_dog_scores")
    pilot.click("seed")
    write(pilot, "77")
    pilot.click("start")
    head = read(next(paths.saves().glob("*.jsonl"))).header
    assert [seat.name for seat in head.seats] == ["Ольга", "Computer 2", "Computer 3"]
    assert [seat.player for seat in head.seats] == ["you", "hard", "normal"]
    assert [seat.sign for seat in head.seats] == [3, 1, 2]
    assert (head.options, head.seed, head.prototype) == ({"blocking_dog_scores": True}, 77, False)
    assert pilot.table.signs == [3, 1, 2]


def test_an_overlay_is_read_and_a_wrong_one_is_told(pilot: Pilot, tmp_path: Path) -> None:
    scene = lobby(pilot)
    good, wrong = tmp_path / "good.toml", tmp_path / "wrong.toml"
    good.write_text("points.wheat = 30\nseats.most = 3")
    wrong.write_text('points.wheat = "many"')
    for _more in range(3):
        pilot.click("count")
    scene.dropped(wrong)
    assert str(wrong) in pilot.stage.said
    assert "points.wheat" in pilot.stage.said
    assert scene.wish.overlay == {}
    scene.dropped(good)
    assert scene.wish.overlay["points"] == {"wheat": 30}
    assert len(scene.wish.seats) == 3, "the changed box has room for three"
    pilot.click("overlay")
    write(pilot, str(tmp_path / "missing.toml"))
    assert "No such file" in pilot.stage.said
    pilot.click("start")
    assert pilot.table.match.box.points.wheat == 30


def test_the_own_name_is_that_of_the_settings(pilot: Pilot) -> None:
    pilot.click("settings")
    pilot.click("name")
    write(pilot, "Анна")
    pilot.press("escape")
    scene = lobby(pilot)
    assert scene.seat_name(scene.wish.seats[0]) == "Анна"


# ---- settings


def test_every_setting_turns_both_ways_and_holds(pilot: Pilot) -> None:
    kept: list[settings.Settings] = []
    pilot.stage.save_settings = kept.append
    pilot.click("settings")
    for name in ("look", "text_size", "speed", "sound", "ambience"):
        before = getattr(pilot.stage.settings, name)
        pilot.click(name)
        assert getattr(pilot.stage.settings, name) != before
        pilot.click(f"less.{name}")
        assert getattr(pilot.stage.settings, name) == before
    for name in ("reduced_motion", "captions"):
        pilot.click(name)
        assert getattr(kept[-1], name)
    pilot.click("language")
    assert text.language() == "ru"
    assert kept[-1].language == "ru"


def test_settings_that_cannot_be_saved_are_told_and_hold(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_settings: settings.Settings) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(settings, "save", full)
    pilot.stage.save_settings = pilot.desktop.save_settings
    pilot.click("settings")
    pilot.click("captions")
    assert pilot.stage.settings.captions
    assert "No space left on device" in pilot.stage.said


# ---- matches


def test_a_match_that_was_left_is_gone_on_with_renamed_and_deleted(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random")
    pilot.until(lambda: scene.asked)
    pilot.press("1")
    pilot.until(lambda: scene.asked)
    steps = len(scene.match.steps)
    pilot.press("escape")
    assert pilot.shows(Menu)
    pilot.click("title")
    file = next(paths.saves().glob("*.jsonl"))
    assert saves.picture_of(file).exists()
    pilot.click("continue")
    assert len(pilot.table.match.steps) == steps
    pilot.desktop.go_home()
    pilot.click("saves")
    pilot.click("rename.0")
    write(pilot, "Spieleabend")
    assert [save.file.stem for save in pilot.desktop.stage.top.matches] == ["Spieleabend"]  # type: ignore[attr-defined]
    pilot.click("open.0")
    assert len(pilot.table.match.steps) == steps
    pilot.desktop.go_home()
    pilot.click("saves")
    pilot.click("delete.0")
    assert pilot.shows(AskWhether)
    pilot.press("escape")
    assert list(paths.saves().glob("*.jsonl"))
    pilot.click("delete.0")
    pilot.click("yes")
    assert not list(paths.saves().iterdir())


def test_a_damaged_match_is_listed_with_the_reason(pilot: Pilot) -> None:
    paths.saves().mkdir(parents=True)
    (paths.saves() / "broken.jsonl").write_text("nonsense\n")
    pilot.desktop.show_saves()
    pilot.draw()
    pilot.click("open.0")
    assert "this is not a record" in pilot.stage.said
    assert pilot.shows(Shelf)


def test_a_match_of_a_game_without_a_table_is_for_the_terminal(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(pilot, "you", "random")
    pilot.desktop.go_home()
    with monkeypatch.context() as without_table:
        without_table.setattr("game.desktop.has_table", lambda word: word != "intrigues")
        pilot.desktop.show_saves()
        pilot.click("open.0")
        assert pilot.shows(Shelf)
        assert "In a terminal: royal-menagerie text intrigues" in pilot.stage.said
        pilot.desktop.go_home()
        assert "continue" not in {spot.name for spot in pilot.scene.spots()}
    pilot.desktop.show_saves()
    pilot.click("open.0")
    assert pilot.table.match.steps == [], "nobody else holds the record"


def test_many_matches_are_scrolled(pilot: Pilot) -> None:
    paths.saves().mkdir(parents=True)
    for number in range(12):
        (paths.saves() / f"{number}.jsonl").write_text("nonsense\n")
    pilot.desktop.show_saves()
    pilot.click("later")
    pilot.press("page down")
    pilot.press("page down")
    shelf = pilot.scene
    assert isinstance(shelf, Shelf)
    assert shelf.first == 12 - shelf._rows
    pilot.click("earlier")
    assert shelf.first < 12 - shelf._rows


# ---- result and replay


def finished(pilot: Pilot) -> TableScene:
    pilot.glance = 50
    scene = begin(pilot, "random", "random")
    pilot.until(lambda: pilot.shows(Result))
    pilot.glance = 1
    pilot.window.draw()
    return scene


def test_the_course_of_a_match_ends_with_its_scores(pilot: Pilot) -> None:
    match = finished(pilot).match
    assert course(match)[0] == [0, 0]
    assert course(match)[-1] == match.scores_at(len(match.steps))
    assert len(course(match)) < 250


def test_a_replay_steps_jumps_and_changes_eyes(pilot: Pilot) -> None:
    match = finished(pilot).match
    pilot.click("replay")
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    assert scene.at == 0
    pilot.press("right")
    pilot.until(lambda: scene.still)
    assert match.steps[scene.at - 1].seat == LUCK, "the first step is the lot; it stops before the first answer"
    pilot.press("right")
    pilot.until(lambda: scene.still)
    after_two = scene.at
    pilot.press("left")
    assert scene.at < after_two
    pilot.press("end")
    assert scene.view == match.view_at(len(match.steps), 0, opened=True)
    pilot.press("e")
    assert (scene.opened, scene.seat) == (False, 0)
    assert scene.view == match.view_at(len(match.steps), 0)
    pilot.press("home")
    pilot.press("space")
    pilot.until(lambda: scene.at > 20, 20_000)
    pilot.press("space")
    bar = scene.bar
    pilot.point("down", (bar.x + bar.w / 2, bar.y + 5))
    pilot.point("up", (bar.x + bar.w / 2, bar.y + 5))
    assert abs(scene.at - len(match.steps) / 2) < 2
    pilot.press("escape")
    assert pilot.shows(Result)


def test_what_a_replay_says_goes_after_a_while_and_its_cross_leaves(pilot: Pilot) -> None:
    finished(pilot)
    pilot.click("replay")
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    pilot.press("z")
    assert scene.notice == "There is no board here to look at closer."
    pilot.until(lambda: not scene.notice)
    pilot.click("tool.leave")
    assert pilot.shows(Result)


def test_a_finished_match_is_found_among_the_replays(pilot: Pilot) -> None:
    finished(pilot)
    pilot.click("title")
    pilot.click("replays")
    pilot.click("open.0")
    assert pilot.shows(ReplayScene)


def test_a_replay_shows_what_the_match_showed_and_ends_equal(pilot: Pilot) -> None:
    match = finished(pilot).match
    scene = pilot.desktop.show_replay(INTRIGUES, match, Seated(["Ann", "Bob"], [0, 1]))
    while scene.at < len(match.steps):
        pilot.press("right")
        pilot.until(lambda: scene.still)
        assert scene.view == match.view_at(scene.at, 0, opened=True)
    assert scene.view.actor == OVER


# ---- several people at one screen


def test_where_nothing_is_hidden_the_screen_changes_hands_without_a_curtain(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "you")
    for _answer in range(6):
        pilot.until(lambda: scene.asked or pilot.shows(Curtain))
        if pilot.shows(Curtain):
            pilot.click("ready")
            continue
        assert scene.seat == scene.match.actor
        pilot.press("2" if len(scene.view.options) > 1 else "1")


def test_a_curtain_falls_where_one_person_knows_more(pilot: Pilot) -> None:
    laid = table([COW, PIG, FOX, CAT], [{}, {}])
    laid.submit(0, Reveal())
    pilot.sit_down(laid.match, ["you", "you"])
    scene = pilot.table
    assert scene.view.top == PIG
    pilot.press("2")
    assert laid.match.actor == 1
    pilot.until(lambda: pilot.shows(Curtain))
    pilot.press("escape")
    assert pilot.shows(Menu), "Esc does not open the curtain"
    pilot.press("escape")
    pilot.window.draw()
    hidden = pilot.window.surface.copy()
    scene.view = laid.match.view(1)
    pilot.window.draw()
    drawn = pygame.image.tobytes(pilot.window.surface, "RGB")
    assert drawn == pygame.image.tobytes(hidden, "RGB"), "the curtain hides the table, whatever lies on it"
    pilot.click("ready")
    assert scene.seat == 1
    assert scene.view == laid.match.view(1)
    assert all("Only you see it" not in line.words for line in scene.story.lines)


# ---- prototype mode


def test_a_prototype_is_marked_and_takes_anything_back(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random", prototype=True)
    for _answer in range(4):
        pilot.until(lambda: scene.asked)
        pilot.answer(scene.view.options[0])
    pilot.until(lambda: scene.asked)
    steps, end = len(scene.match.steps), scene.match.view(0)
    for _answer in range(4):
        pilot.press("u")
        pilot.wait()
        assert scene.asked, "what the computer did is taken back with it"
    assert len(scene.match.steps) < 4
    for _answer in range(4):
        pilot.press("y")
        pilot.until(lambda: scene.asked)
    assert (len(scene.match.steps), scene.match.view(0)) == (steps, end)
    assert read(next(paths.saves().glob("*.jsonl"))).header.prototype


def test_hands_are_opened_and_closed(pilot: Pilot) -> None:
    laid = table([COW, PIG, FOX], [{}, {}])
    laid.submit(0, Reveal())
    pilot.sit_down(laid.match, ["random", "you"], prototype=True)
    scene = pilot.table
    assert scene.view.top != PIG
    pilot.press("o")
    assert scene.view.top == PIG
    pilot.press("o")
    assert scene.view.top != PIG


def test_luck_is_arranged_by_hand(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "you", prototype=True)
    pilot.press("a")
    pilot.until(lambda: pilot.shows(LuckByHand))
    pilot.click("card.1")
    pilot.until(lambda: scene.asked)
    assert scene.match.actor == 1
    pilot.press("1")
    pilot.until(lambda: pilot.shows(LuckByHand))
    pilot.click(f"card.{WHEAT}")
    pilot.until(lambda: scene.asked)
    assert scene.view.centre[WHEAT] == 1
    pilot.press("1")
    pilot.until(lambda: pilot.shows(LuckByHand))
    pilot.press("escape")
    assert not pilot.shows(LuckByHand), "Esc leaves it to chance"
    assert read(next(paths.saves().glob("*.jsonl"))).lines.count(["arranged"]) == 3


def test_a_note_is_written_with_a_picture_and_seen_in_the_replay(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random", prototype=True)
    pilot.until(lambda: scene.asked)
    pilot.press("n")
    write(pilot, "Too slow?")
    file = next(paths.saves().glob("*.jsonl"))
    note = read(file).notes[0]
    assert note.words == "Too slow?"
    assert (file.parent / note.picture).stat().st_size > 1000
    pilot.desktop.look_at(file)
    replay = pilot.scene
    assert isinstance(replay, ReplayScene)
    replay.jump(note.steps)
    assert "Too slow?" in replay.caption


def test_the_box_is_read_again_while_playing(pilot: Pilot, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("points.wheat = 2")
    wish = Wish([Sitting("you", 0), Sitting("random", 1)], {}, {"points": {"wheat": 2}}, file, 5, True)
    pilot.desktop.begin(INTRIGUES, wish)
    for _answer in range(4):
        pilot.until(lambda: pilot.table.asked)
        pilot.answer(pilot.table.view.options[0])
    pilot.until(lambda: pilot.table.asked)
    steps = len(pilot.table.match.steps)
    file.write_text("points.wheat = 20")
    pilot.press("f5")
    assert pilot.table.match.box.points.wheat == 20
    assert len(pilot.table.match.steps) == steps
    file.write_text("points.wheat = [")
    pilot.press("f5")
    assert str(file) in pilot.stage.said
    assert pilot.table.match.box.points.wheat == 20
    pilot.desktop.go_home()
    pilot.click("continue")
    assert pilot.table.match.box.points.wheat == 20


# ---- the rules, from anywhere


def test_the_rules_open_at_the_rule_in_question(pilot: Pilot) -> None:
    laid = table([PIG, CAT])
    pilot.sit_down(laid.match, ["you", "random"])
    pilot.click("castle.1")
    assert pilot.table.rule_in_question
    asked = pilot.table.rule_in_question
    pilot.press("r")
    help_scene = pilot.scene
    assert isinstance(help_scene, Help)
    assert help_scene.marked == asked
    pilot.press("escape")
    assert pilot.shows(TableScene)


# ---- the guided first game


TAUGHT = [word for word in GAMES if has_lesson(word)]


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("word", TAUGHT)
def test_the_lesson_is_played_to_its_end_and_beyond(pilot: Pilot, word: str, language: str) -> None:
    text.use(language)
    pilot.desktop.show_lobby(GAMES[word])
    pilot.click("learn")
    scene = pilot.scene
    assert isinstance(scene, LessonScene)
    while scene.teaching:
        pilot.until(lambda: scene.asked)
        if scene.reading:
            pilot.press("1")
            assert scene.reading, "first it must be read"
            pilot.press("return")
        else:
            follow(pilot, scene)
    wanted = [scene.lesson.wanted(scene.entry.rules, number) for number in range(scene.step)]
    assert [step.action for step in scene.match.steps if step.seat == 0] == [action for action in wanted if action]
    for _answer in range(3):
        pilot.until(lambda: scene.asked)
        pilot.answer(scene.view.options[0])
    text.use("en")


def follow(pilot: Pilot, scene: LessonScene) -> None:
    """Do what the teacher asks for by mouse: what is to be clicked is lit, and nothing else."""
    wanted, step = scene.wanted, scene.step
    assert wanted
    assert wanted in scene.view.options
    for spot in scene.table.paths(scene.view)[wanted]:
        assert scene.open_spots() == {spot}
        lies = spot in {found.name for found in scene.spots()}
        pilot.click(spot if lies else f"answer.{scene.buttons().index(wanted) + 1}")
    assert scene.step == step + 1


def test_the_lesson_refuses_what_it_does_not_ask_for(pilot: Pilot) -> None:
    pilot.desktop.teach(INTRIGUES)
    scene = pilot.scene
    assert isinstance(scene, LessonScene)
    while scene.step < 3:
        pilot.until(lambda: scene.asked)
        pilot.press("return" if scene.reading else "1")
    pilot.until(lambda: scene.asked)
    assert scene.wanted == Stop()
    pilot.click("deck")
    assert scene.step == 3
    assert "Not that now" in scene.notice


@pytest.mark.parametrize("word", TAUGHT)
def test_a_lesson_teaches_by_rules_that_exist(word: str) -> None:
    lesson, book = load_lesson(word), rulebook(word)
    numbers = set(book.rules)
    assert {step.rule for step in lesson.steps} <= numbers
    game = GAMES[word].rules
    match = Match(game, game.load_box({}, lesson.options), lesson.seats)
    luck, rivals = iter(lesson.draws()), iter(lesson.answers(game))
    for wanted in [lesson.wanted(game, number) for number in range(len(lesson.steps))]:
        while match.actor != 0:
            match.submit(match.actor, next(luck) if match.actor == LUCK else next(rivals))
        if wanted:
            match.submit(0, wanted)
    assert next(luck, None) is None
    assert next(rivals, None) is None


# ---- trouble


def test_an_unexpected_error_is_told_and_one_can_go_on(pilot: Pilot) -> None:
    begin(pilot, "you", "random")
    pilot.desktop.show_trouble(RuntimeError("boom"))
    assert pilot.shows(Trouble)
    pilot.window.draw()
    report = next(paths.logs().glob("report-*.txt")).read_text()
    assert "RuntimeError: boom" in report
    assert ".jsonl" in report
    pilot.click("on")
    assert pilot.shows(TableScene)


def test_trouble_within_trouble_goes_to_the_title(pilot: Pilot) -> None:
    begin(pilot, "you", "random")
    pilot.desktop.show_trouble(RuntimeError("boom"))
    pilot.desktop.show_trouble(RuntimeError("boom again"))
    assert pilot.shows(Title)


def test_the_window_hands_errors_over_instead_of_dying(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Exception] = []
    pilot.window._trouble = told.append
    scene = begin(pilot, "you", "random")

    def broken(_seconds: float) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr(scene, "update", broken)
    monkeypatch.setattr("pygame.event.get", list)
    pilot.window.frame(0.1)
    assert str(told[0]) == "boom"


def test_a_full_disk_does_not_end_a_match(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_anything: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.play.record.RecordFile.create", full)
    scene = begin(pilot, "you", "random")
    assert "No space left on device" in pilot.stage.said
    pilot.until(lambda: scene.asked)
    pilot.press("1")
    pilot.until(lambda: scene.asked)
    assert scene.match.steps
