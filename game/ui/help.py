"""The rules of a game in the window: a page to scroll, its sections beside it, a search above it."""

from __future__ import annotations

from collections.abc import Callable

from game import text
from game.catalogue import Entry
from game.ui.canvas import Canvas
from game.ui.fields import Field
from game.ui.files import Files
from game.ui.help_drawing import draw_help
from game.ui.layout import Box, Layout, arranged
from game.ui.plates import Plates
from game.ui.rules_page import Page, set_page
from game.ui.scenes import Key, Pointer, Scene, Spot
from game.ui.scrolling import Scroll
from game.ui.search import Match, found
from game.ui.tables.contract import TableFile
from game.words.rulebook import Book, rulebook

TOOLS = ("previous", "next", "close")
NOTCH = 3
"""How many lines a notch of the mouse wheel scrolls, or an arrow key."""
LIGHT = 0.4
"""How strongly a rule is marked that was looked for."""


class Help(Scene):
    """Opens at the rule `at`, if one is named, and marks it for a moment. Typing searches; Esc closes."""

    def __init__(self, files: Files, entry: Entry, at: str = "", table: TableFile | None = None) -> None:
        super().__init__()
        self.files, self.entry = files, entry
        self.plates = Plates(files, entry.word, table)
        self.field, self.scroll = Field(longest=40), Scroll()
        self.page = Page()
        self.rows: list[Box] = []
        """The places of the sections in the list, as it was last drawn."""
        self.matches: list[Match] = []
        self.current = 0
        self.marked, self.light_left = at, 0.0
        self.focus = "page"
        self._arriving = bool(at)
        self._chosen: int | None = None
        self._searched_from = 0.0
        self._book: tuple[str, Book] | None = None
        self._set_for: object = None

    # ---- what there is

    @property
    def layout(self) -> Layout:
        return self.files.layout("rules")

    @property
    def book(self) -> Book:
        if self._book is None or self._book[0] != text.language():
            self._book = text.language(), rulebook(self.entry.word)
        return self._book[1]

    @property
    def paper(self) -> Box:
        """The part of the sheet that the page is seen through, without the margins beside it."""
        zone = self.layout.zones["page"]
        return zone.box.inset(zone.inset[0], 0, zone.inset[2], 0)

    @property
    def section(self) -> int:
        """The section that is being read: the one that was chosen, or the last one that has begun."""
        if self._chosen is not None:
            return self._chosen
        line = self.scroll.goal + self.scroll.window * (0.4 if self.scroll.goal else 0)
        ended = self.scroll.goal >= self.scroll.end > 0
        begun = [number for number, top in enumerate(self.page.sections) if ended or top <= line]
        return begun[-1] if begun else 0

    def spots(self) -> list[Spot]:
        zones = self.layout.zones
        tools = zip(TOOLS, arranged(zones["tools"].box, zones["tools"], len(TOOLS)), strict=True)
        previous, following, close = [
            Spot(name, box, open=name == "close" or len(self.matches) > 0) for name, box in tools
        ]
        sections = [Spot(f"section.{number}", box) for number, box in enumerate(self.rows)]
        page = Spot("page", zones["page"].box)
        return [Spot("search", zones["search"].box), previous, following, *sections, page, *self._links(), close]

    def _links(self) -> list[Spot]:
        """The rules that are named in what is seen."""
        return [
            Spot(f"link.{number}", snip.box.moved(self.paper.x, self.paper.y - self.scroll.top))
            for number, snip in enumerate(self.page.snips)
            if snip.run.link and self.sees(snip.box, whole=True)
        ]

    def sees(self, box: Box, whole: bool = False) -> bool:
        """Whether a box of the page is in sight, or all of it."""
        top, bottom = self.scroll.top, self.scroll.top + self.scroll.window
        if whole:
            return box.y >= top and box.y + box.h <= bottom
        return box.y + box.h > top and box.y < bottom

    # ---- what the person does

    def choose(self, spot: str) -> None:
        self.focus = spot
        kind, _dot, number = spot.partition(".")
        if kind == "section":
            self._chosen = int(number)
            self._go(self.page.sections[self._chosen])
        elif kind == "link":
            self.open_at(self.page.snips[int(number)].run.link)
        elif kind == "close":
            self.escape()
        elif kind in ("previous", "next"):
            self._step(1 if kind == "next" else -1)

    def open_at(self, rule: str) -> None:
        """Bring a rule into sight and mark it for a moment."""
        if rule in self.page.rules:
            self.marked, self.light_left = rule, self.files.theme.motion.notice
            self._read(self.page.rules[rule].y - self.scroll.window / 5)

    def point(self, pointer: Pointer) -> None:
        bar = self.layout.zones["bar"].box
        if pointer.kind == "down" and bar.grown(6).holds(pointer.at):
            self._chosen = None
            self.scroll.hold(bar, pointer.at[1])
        elif pointer.kind == "move" and self.scroll.held:
            self.scroll.drag(bar, pointer.at[1])
            self.stage.dirty = True
        elif pointer.kind == "up":
            self.scroll.release()
            if self.spot_at(pointer.at) == "search":
                self.field.point(pointer.at)
        super().point(pointer)

    def wheel(self, at: tuple[float, float], amount: int) -> None:
        self._turn(-amount)

    def key(self, key: Key) -> bool:
        """Letters are searched for wherever the focus is; the keys of a page scroll it."""
        self.keyboard = True
        if key.name == "f3" or (key.name in ("return", "enter") and self.focus == "search"):
            self._step(-1 if key.shift else 1)
        elif (key.command and key.name == "f") or self._types(key):
            self.focus = "search"
        elif key.name in SCROLLING and not (self._in_list and key.name in ("up", "down")):
            SCROLLING[key.name](self)
        elif key.name == "space" and self.focus == "page":
            self._turn_page(1)
        elif key.name in ("left", "right", "up", "down"):
            self._move_focus(key.name)
        else:
            return False
        return True

    @property
    def _in_list(self) -> bool:
        return self.focus.startswith("section.")

    def _types(self, key: Key) -> bool:
        """Whether the key went into the search: those that move about only where there is something to move in."""
        searching = self.focus == "search" and bool(self.field.text)
        letter = key.typed.isprintable() and bool(key.typed.strip()) and not key.command
        before = self.field.text
        taken = (searching or letter or (key.command and key.name == "v")) and self.field.key(key)
        if self.field.text != before:
            self._search()
        return taken

    def _move_focus(self, direction: str) -> None:
        """From the page to its sections and back, and from section to section."""
        if direction == "right":
            self.focus = "page"
        elif not self._in_list:
            self.focus = f"section.{self.section}" if direction == "left" else self.focus
        elif direction in ("up", "down"):
            number = int(self.focus.partition(".")[2]) + (1 if direction == "down" else -1)
            self.focus = f"section.{min(max(0, number), len(self.page.sections) - 1)}"

    # ---- scrolling

    def _turn(self, notches: float) -> None:
        line = self.files.theme.fonts["body"].size * self.files.theme.spacing.line * self.stage.settings.text_size
        self._read(self.scroll.goal + notches * NOTCH * line)

    def _turn_page(self, pages: float) -> None:
        self._read(self.scroll.goal + pages * 0.9 * self.scroll.window)

    def _read(self, top: float) -> None:
        """Go on reading there: no section has been chosen."""
        self._chosen = None
        self._go(top)

    def _go(self, top: float) -> None:
        self.scroll.to(top, at_once=self.stage.settings.speed == 0)
        self.stage.dirty = True

    # ---- searching

    def _search(self) -> None:
        """Something has been typed: the first match from where the search began."""
        self.light_left = 0.0
        if not self.matches:
            self._searched_from = self.scroll.goal
        self.matches = found(self.page.passages, self.field.text)
        tops = self.page.tops
        ahead = (n for n, match in enumerate(self.matches) if tops[match.passage] >= self._searched_from)
        self.current = next(ahead, 0)
        self._show_match()

    def _step(self, by: int) -> None:
        if self.matches:
            self.current = (self.current + by) % len(self.matches)
            self._show_match()

    def _show_match(self) -> None:
        """Scroll to the match, unless it is in sight."""
        for snip in self.page.snips:
            if self.matches and snip.shows(*self.matches[self.current]):
                if not self._will_see(snip.box):
                    self._read(snip.box.y - self.scroll.window / 3)
                return

    def _will_see(self, box: Box) -> bool:
        return self.scroll.goal <= box.y and box.y + box.h <= self.scroll.goal + self.scroll.window

    # ---- time and looks

    def update(self, seconds: float) -> None:
        if self.scroll.glide(seconds):
            self.stage.dirty = True
        before = self.light
        self.light_left = max(0.0, self.light_left - seconds)
        self.stage.dirty = self.stage.dirty or self.light != before

    @property
    def light(self) -> float:
        """How strongly the rule in question is marked, in a few steps."""
        return round(LIGHT * min(1.0, 2 * self.light_left / self.files.theme.motion.notice), 1)

    def draw(self, canvas: Canvas) -> None:
        self._fit(canvas)
        draw_help(canvas, self)

    def _fit(self, canvas: Canvas) -> None:
        """Set the page, if not yet done for this language, size and theme; what was read stays in sight."""
        key = (text.language(), canvas.scale, canvas.text_size, canvas.theme, self.layout)
        if key == self._set_for:
            return
        self._set_for, before = key, self.page
        self.page = set_page(canvas, self.book, self.layout, self.plates)
        if self.plates.complaint:
            self.stage.say(self.plates.complaint)
        self.rows = self._set_rows(canvas)
        self.scroll.fit(self.page.height, self.paper.h, _same_place(before, self.page, self.scroll.goal))
        self.matches = found(self.page.passages, self.field.text)
        self.current = min(self.current, max(0, len(self.matches) - 1))
        if self._arriving:
            self._arriving = False
            self.open_at(self.marked)
            self.scroll.to(self.scroll.goal, at_once=True)

    def _set_rows(self, canvas: Canvas) -> list[Box]:
        """A place for every section in the list, as high as its title needs; less where there are too many."""
        zone = self.layout.zones["sections"]
        place = zone.box.inset(*zone.inset)
        width = place.w - 6 * canvas.theme.spacing.gap
        lines = [len(canvas.wrapped(section.title, "strong", width)) for section in self.book.sections]
        heights = [count * canvas.line_height("strong") + zone.step for count in lines]
        squeeze = min(1.0, place.h / sum(heights))
        tops = [place.y + squeeze * sum(heights[:number]) for number in range(len(heights))]
        return [Box(place.x, top, place.w, high * squeeze) for top, high in zip(tops, heights, strict=True)]


SCROLLING: dict[str, Callable[[Help], None]] = {
    "up": lambda scene: scene._turn(-1),
    "down": lambda scene: scene._turn(1),
    "page up": lambda scene: scene._turn_page(-1),
    "page down": lambda scene: scene._turn_page(1),
    "home": lambda scene: scene._read(0),
    "end": lambda scene: scene._read(scene.scroll.length),
}


def _same_place(before: Page, after: Page, top: float) -> float:
    """Where the passage that stood there stands now."""
    if len(before.passages) != len(after.passages):
        return 0.0
    number = max((n for n, begun in enumerate(before.tops) if begun <= top), default=0)
    return after.tops[number] + (top - before.tops[number]) * after.height / before.height
