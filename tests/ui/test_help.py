"""The rules of a game in the window."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from game import text
from game.catalogue import GAMES
from game.rules.intrigues.box import DOG, PIG
from game.ui.help import Help
from game.ui.layout import Box
from game.ui.scenes import Key
from game.ui.scrolling import Scroll
from game.ui.search import found
from game.ui.typeset import Run, typeset
from game.words.rulebook import Piece, parsed, rulebook
from tests.rules.table import table
from tests.ui.pilot import Pilot


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    pilot = Pilot()
    yield pilot
    pilot.stage.close()


def opened(pilot: Pilot, at: str = "", word: str = "intrigues") -> Help:
    pilot.desktop.show_rules(GAMES[word], at)
    pilot.draw()
    scene = pilot.scene
    assert isinstance(scene, Help)
    return scene


def typed(pilot: Pilot, words: str) -> None:
    for letter in words:
        pilot.press(letter)


def resize_text(pilot: Pilot, size: float) -> None:
    pilot.stage.change(msgspec.structs.replace(pilot.stage.settings, text_size=size))
    pilot.draw()


# ---- opening and closing


def test_it_opens_at_the_rule_in_question_and_marks_it_for_a_moment(pilot: Pilot) -> None:
    scene = opened(pilot, "IC-22")
    assert scene.sees(scene.page.rules["IC-22"])
    assert scene.light
    assert scene.section == 4
    pilot.wait(pilot.files.theme.motion.notice)
    assert not scene.light


def test_escape_returns_to_exactly_where_one_was(pilot: Pilot) -> None:
    laid = table([DOG, PIG])
    pilot.sit_down(laid.match, ["you", "random"])
    before = pilot.scene
    opened(pilot, "IC-3")
    typed(pilot, "dog")
    pilot.press("escape")
    assert pilot.scene is before
    assert laid.match.steps == []


def test_a_rule_that_does_not_exist_opens_the_first_page(pilot: Pilot) -> None:
    scene = opened(pilot, "XX-1")
    assert (scene.scroll.top, scene.light) == (0, 0)


# ---- what stands there


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("word", GAMES)
def test_every_rule_of_every_game_is_found_in_every_language(pilot: Pilot, word: str, language: str) -> None:
    numbers = list(rulebook(word).rules)
    text.use(language)
    scene = opened(pilot, word=word)
    assert list(scene.page.rules) == numbers
    assert len(numbers) > 10
    for number in numbers:
        scene.open_at(number)
        assert scene.sees(scene.page.rules[number]), number
        assert found(scene.page.passages, number), number


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("word", GAMES)
def test_every_picture_exists_and_every_link_leads_to_a_rule(pilot: Pilot, word: str, language: str) -> None:
    text.use(language)
    book, plates = rulebook(word), opened(pilot, word=word).plates
    pictures = [picture for passage in book.passages for picture in passage.pictures]
    assert [picture.art for picture in pictures if not plates.exists(picture)] == []
    assert plates.complaint == ""
    links = {piece.words for passage in book.passages for piece in passage.pieces if piece.kind == "link"}
    assert links <= set(book.rules)


@pytest.mark.parametrize(("word", "some"), [("intrigues", "wolf"), ("lionheart", "map/corner")])
def test_the_rules_are_illustrated_alike_in_every_language(word: str, some: str) -> None:
    shown = []
    for language in text.LANGUAGES:
        text.use(language)
        shown.append([[picture.art for picture in passage.pictures] for passage in rulebook(word).passages])
    assert shown[0] == shown[1] == shown[2]
    assert f"{word}/{some}" in {art for arts in shown[0] for art in arts}


@pytest.mark.parametrize("size", [0.8, 1.0, 1.25, 1.5])
@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("word", ["intrigues", "lionheart"])
def test_nothing_is_cut_off_at_any_text_size(pilot: Pilot, word: str, language: str, size: float) -> None:
    text.use(language)
    scene = opened(pilot, word=word)
    resize_text(pilot, size)
    canvas = pilot.window.canvas
    for snip in scene.page.snips:
        assert canvas.width(snip.run.words, snip.run.font) <= snip.box.w + 0.01, snip.run.words
        assert snip.box.x + snip.box.w <= scene.paper.w + 0.01, snip.run.words
    assert all(drawing.box.x + drawing.box.w <= scene.paper.w + 0.01 for drawing in scene.page.drawings)
    boxes = [snip.box for snip in scene.page.snips] + [drawing.box for drawing in scene.page.drawings]
    assert max(box.y + box.h for box in boxes) <= scene.page.height
    list_end = scene.rows[-1].y + scene.rows[-1].h
    assert list_end <= scene.layout.zones["sections"].box.y + scene.layout.zones["sections"].box.h


@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("word", ["intrigues", "lionheart"])
def test_words_and_pictures_do_not_cover_each_other(pilot: Pilot, word: str, size: float) -> None:
    scene = opened(pilot, word=word)
    resize_text(pilot, size)
    boxes = [snip.box for snip in scene.page.snips] + [drawing.box for drawing in scene.page.drawings]
    boxes.sort(key=lambda box: box.y)
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 : number + 20]:
            across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
            along = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
            assert across < 1 or along < 1, (one, other)


def test_markdown_is_read_into_rules_points_tables_and_pictures() -> None:
    book = parsed(
        "# Game\n\nTwo\nlines.\n\n## Turn\n- **AB-1** See AB-2,\n  **now**.\n  ![Fox](g/fox) ![](g/dog)\n- a `point`\n"
        "| a | b |\n|---|:--|\n| ![](g/x) 1 | – |\n"
    )
    assert [section.title for section in book.sections] == ["Game", "Turn"]
    assert [passage.words for passage in book.passages] == [
        *("Two lines.", "See AB-2, now.", "a point"),
        *("a", "b", "1", "–"),
    ]
    rule = book.rules["AB-1"]
    assert rule.pieces == (
        Piece("See "),
        Piece("AB-2", "link"),
        Piece(", "),
        Piece("now", "bold"),
        Piece("."),
    )
    assert [(picture.art, picture.name) for picture in rule.pictures] == [("g/fox", "Fox"), ("g/dog", "")]


def test_lines_are_filled_and_a_dash_never_begins_one(pilot: Pilot) -> None:
    canvas = pilot.window.canvas
    runs = [Run("Одна ", "body"), Run("Свинья", "strong"), Run(" — 9, две — 5, три и больше — 3", "body")]
    for width in range(90, 400, 7):
        snips, height = typeset(canvas, runs, Box(0, 0, width, 0))
        lines: dict[float, str] = {}
        for snip in snips:
            lines[snip.box.y] = lines.get(snip.box.y, "") + snip.run.words
            assert snip.box.x + snip.box.w <= width + 0.01
        assert " ".join(lines.values()) == "".join(run.words for run in runs)
        assert not any(line.startswith("—") for line in lines.values())
        assert height == pytest.approx(len(lines) * canvas.line_height("body"))


# ---- searching


@pytest.mark.parametrize(("language", "words"), [("en", "CABBAGE"), ("ru", "пшениц"), ("uk", "п'ять")])
def test_typing_searches_in_every_language(pilot: Pilot, language: str, words: str) -> None:
    text.use(language)
    scene = opened(pilot)
    typed(pilot, words)
    assert scene.field.text == words
    assert len(scene.matches) > 3
    seen = []
    for _match in scene.matches:
        match = scene.matches[scene.current]
        snips = [snip for snip in scene.page.snips if snip.passage == match.passage]
        assert any(scene.sees(snip.box) for snip in snips)
        seen.append(scene.current)
        pilot.press("return" if len(seen) % 2 else "f3")
    assert sorted(seen) == list(range(len(scene.matches))), "around and around"


def test_case_yo_and_apostrophes_make_no_difference() -> None:
    passages = ["Пёс — друг", "ПЕС, пес і п’ять", "none"]
    assert found(passages, "пес") == found(passages, "ПЁС") == [(0, 0, 3), (1, 0, 3), (1, 5, 8)]
    assert found(passages, "П'ЯТЬ") == found(passages, " п’ять ") == [(1, 11, 16)]
    assert found(passages, " ") == found(passages, "") == []


def test_a_search_begins_where_one_reads_and_goes_back_with_shift(pilot: Pilot) -> None:
    scene = opened(pilot, "IC-22")
    typed(pilot, "wheat")
    first = scene.current
    assert first > 5
    pilot.press("f3")
    assert scene.current == first + 1
    pilot.window.press(Key("f3", "", shift=True))
    assert scene.current == first
    pilot.press("left")
    assert scene.current == first, "only another text is another search"
    pilot.press("end")
    pilot.click("previous")
    assert scene.current == first - 1
    typed(pilot, "xyz")
    assert scene.matches == []
    pilot.press("f3")
    for _letter in range(8):
        pilot.press("backspace")
    assert scene.field.text == ""


def test_a_number_finds_its_rule(pilot: Pilot) -> None:
    scene = opened(pilot)
    typed(pilot, "ic-31")
    assert len(scene.matches) == 1
    assert scene.sees(scene.page.rules["IC-31"])


# ---- scrolling


def test_scrolling_stays_within_the_page(pilot: Pilot) -> None:
    scene = opened(pilot)
    for key in ("up", "page up", "home"):
        pilot.press(key)
        assert scene.scroll.top == 0
    pilot.press("end")
    assert scene.scroll.top == scene.scroll.end == scene.page.height - scene.scroll.window
    for key in ("down", "page down", "end", "space"):
        pilot.press(key)
        assert scene.scroll.top == scene.scroll.end
    assert scene.section == len(scene.page.sections) - 1
    for _notch in range(500):
        scene.wheel((600, 400), 1)
    assert scene.scroll.top == 0


def test_page_down_reads_everything(pilot: Pilot) -> None:
    scene = opened(pilot)
    seen: set[int] = set()
    while scene.scroll.top < scene.scroll.end:
        seen |= {number for number, snip in enumerate(scene.page.snips) if scene.sees(snip.box, whole=True)}
        pilot.press("page down")
    seen |= {number for number, snip in enumerate(scene.page.snips) if scene.sees(snip.box, whole=True)}
    assert seen == set(range(len(scene.page.snips)))


def test_the_bar_is_dragged(pilot: Pilot) -> None:
    scene = opened(pilot)
    bar = scene.layout.zones["bar"].box
    pilot.point("down", scene.scroll.thumb(bar).centre)
    assert scene.scroll.top == 0
    pilot.point("move", (300.0, bar.y + bar.h / 2))
    assert 0 < scene.scroll.top < scene.scroll.end
    pilot.point("move", (300.0, 5000.0))
    assert scene.scroll.top == scene.scroll.end
    pilot.point("up", (300.0, 5000.0))
    pilot.point("move", (300.0, bar.y))
    assert scene.scroll.top == scene.scroll.end
    pilot.point("down", (bar.centre[0], bar.y + 1))
    pilot.point("up", (bar.centre[0], bar.y + 1))
    assert scene.scroll.top == 0


def test_it_glides_where_motions_are_wanted() -> None:
    pilot = Pilot(speed=2)
    scene = opened(pilot)
    pilot.press("page down")
    assert scene.scroll.top == 0
    pilot.wait(0.016)
    assert 0 < scene.scroll.top < scene.scroll.goal
    pilot.until(lambda: scene.scroll.top == scene.scroll.goal, 100)
    pilot.stage.close()


def test_what_is_short_does_not_scroll() -> None:
    scroll = Scroll()
    scroll.fit(100, 400, 0)
    scroll.to(50, at_once=True)
    assert scroll.top == 0
    assert scroll.thumb(Box(0, 0, 10, 200)) == Box(0, 0, 10, 200)


# ---- by mouse and by keyboard


def test_a_section_is_chosen_by_mouse_and_stays_marked(pilot: Pilot) -> None:
    scene = opened(pilot)
    for number in range(len(scene.page.sections)):
        pilot.click(f"section.{number}")
        assert scene.section == number
        assert scene.scroll.top == min(scene.page.sections[number], scene.scroll.end)


def test_everything_works_by_keyboard_alone(pilot: Pilot) -> None:
    scene = opened(pilot)
    pilot.press("left")
    assert scene.focus == "section.0"
    for _down in range(9):
        pilot.press("down")
    pilot.press("up")
    assert scene.focus == f"section.{len(scene.page.sections) - 2}"
    pilot.press("return")
    assert scene.section == len(scene.page.sections) - 2
    pilot.press("right")
    assert scene.focus == "page"
    top = scene.scroll.top
    pilot.press("down")
    assert scene.scroll.top > top
    visited = set()
    for _tab in range(40):
        pilot.press("tab")
        visited.add(scene.focus)
    assert visited >= {"search", "page", "close", "section.0"}
    pilot.window.press(Key("f", "\x06", command=True))
    typed(pilot, "wolf ")
    assert scene.field.text == "wolf "
    pilot.press("home")
    pilot.press("delete")
    assert scene.field.text == "olf "
    while scene.focus != "close":
        pilot.press("tab")
    pilot.press("return")
    assert pilot.scene is not scene


def test_a_rule_named_in_a_rule_leads_there(pilot: Pilot) -> None:
    scene = opened(pilot, "IC-7")
    link = next(spot.name for spot in scene.spots() if spot.name.startswith("link."))
    pilot.hover(link)
    pilot.click(link)
    assert (scene.marked, bool(scene.light)) == ("IC-3", True)
    assert scene.sees(scene.page.rules["IC-3"])


# ---- while it is open


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (700, 900), (2560, 700)])
def test_another_size_keeps_the_place_and_the_search(pilot: Pilot, size: tuple[int, int]) -> None:
    scene = opened(pilot, "IC-16")
    typed(pilot, "dog")
    pilot.press("f3")
    scene.open_at("IC-16")
    matches, current = len(scene.matches), scene.current
    pilot.resize(size)
    assert (len(scene.matches), scene.current) == (matches, current)
    assert scene.sees(scene.page.rules["IC-16"])


def test_another_text_size_or_language_keeps_the_place(pilot: Pilot) -> None:
    scene = opened(pilot, "IC-16")
    for size in (1.5, 0.8, 1.0):
        resize_text(pilot, size)
        assert scene.sees(scene.page.rules["IC-16"]), size
    text.use("uk")
    pilot.stage.dirty = True
    pilot.draw()
    assert scene.sees(scene.page.rules["IC-16"])
    assert scene.book.sections[1].title == "Карти"


def test_the_page_is_set_once(pilot: Pilot) -> None:
    scene = opened(pilot)
    page = scene.page
    for key in ("page down", "d", "f3", "end"):
        pilot.press(key)
    assert scene.page is page
    pilot.resize((1920, 1080))
    assert scene.page is not page
