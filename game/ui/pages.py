"""Scenes that are pages: a heading, buttons, and something to look at. Title, menu and result are such pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from game import text
from game.catalogue import Entry
from game.play.match import Match
from game.rules.kernel import scores
from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box, Layout, arranged
from game.ui.scenes import Scene, Spot
from game.ui.widgets import button, focus, plate


@dataclass(frozen=True)
class Choice:
    """A button of a page: its name, its words, and what it does."""

    name: str
    words: Callable[[], str]
    act: Callable[[], None]


class Page(Scene):
    """A page with buttons in the zone "buttons" (or "menu") of its layout."""

    zone = "buttons"

    def __init__(self, files: Files, layout: str) -> None:
        super().__init__()
        self.files, self._layout = files, layout

    @property
    def layout(self) -> Layout:
        return self.files.layout(self._layout)

    def choices(self) -> list[Choice]:
        return []

    def spots(self) -> list[Spot]:
        zone = self.layout.zones[self.zone]
        boxes = arranged(zone.box, zone, len(self.choices()))
        return [Spot(choice.name, box) for choice, box in zip(self.choices(), boxes, strict=True)]

    def choose(self, spot: str) -> None:
        for choice in self.choices():
            if choice.name == spot:
                choice.act()
                return

    def draw_choices(self, canvas: Canvas) -> None:
        boxes = {spot.name: spot.box for spot in self.spots()}
        for choice in self.choices():
            button(canvas, self, choice.name, boxes[choice.name], choice.words())


class Title(Page):
    """The first page: the games, what waits to be gone on with, language and look."""

    zone = "menu"

    def __init__(
        self,
        files: Files,
        games: Sequence[Entry],
        begin: Callable[[Entry], None],
        go_on: Callable[[], Callable[[], None] | None],
    ) -> None:
        super().__init__(files, "title")
        self.games, self._begin, self._go_on = games, begin, go_on

    def choices(self) -> list[Choice]:
        waiting = self._go_on()
        return [
            *([Choice("continue", lambda: _("Continue"), waiting)] if waiting else []),
            Choice("language", lambda: text.LANGUAGES[text.language()], self._next_language),
            Choice(
                "look", lambda: _("Look: {name}").format(name=_look_words(self.stage.settings.look)), self._next_look
            ),
            Choice("quit", lambda: _("Quit"), self.stage.pop),
        ]

    def spots(self) -> list[Spot]:
        zone = self.layout.zones["covers"]
        covers = zip(self.games, arranged(zone.box, zone, len(self.games)), strict=True)
        return [*(Spot(f"game.{entry.word}", box) for entry, box in covers), *super().spots()]

    def choose(self, spot: str) -> None:
        for entry in self.games:
            if spot == f"game.{entry.word}":
                self._begin(entry)
                return
        super().choose(spot)

    def draw(self, canvas: Canvas) -> None:
        canvas.background("common/title")
        canvas.text("Royal Menagerie", self.layout.zones["name"].box, "title", "light")
        boxes = {spot.name: spot.box for spot in self.spots()}
        for entry in self.games:
            box = boxes[f"game.{entry.word}"]
            canvas.picture(f"{entry.word}/cover", box)
            name = f"game.{entry.word}"
            if self.hover == name or (self.keyboard and self.focus == name):
                canvas.glow(box, "glow", 4)
            plate(canvas, Box(box.x, box.y + box.h + 10, box.w, 44), _(entry.words.TITLE), "strong")
            focus(canvas, self, name, box)
        self.draw_choices(canvas)

    def _next_language(self) -> None:
        names = list(text.LANGUAGES)
        chosen = names[(names.index(text.language()) + 1) % len(names)]
        text.use(chosen)
        self.stage.change(msgspec.structs.replace(self.stage.settings, language=chosen))

    def _next_look(self) -> None:
        names = list(self.files.theme.looks)
        look = names[(names.index(self.stage.settings.look) + 1) % len(names)]
        self.stage.change(msgspec.structs.replace(self.stage.settings, look=look))


def _look_words(name: str) -> str:
    return {"day": _("day"), "evening": _("evening"), "contrast": _("high contrast")}[name]


class Menu(Page):
    """Over a match: go on, or leave it for the title; and the keys."""

    covers = False

    def __init__(self, files: Files, leave: Callable[[], None]) -> None:
        super().__init__(files, "menu")
        self._leave = leave

    def choices(self) -> list[Choice]:
        return [
            Choice("back", lambda: _("Go on playing"), self.stage.pop),
            Choice("speed", lambda: _("Speed: {n} of 3").format(n=self.stage.settings.speed), self._next_speed),
            Choice("title", lambda: _("Leave; the match stays saved"), self._leave),
        ]

    def _next_speed(self) -> None:
        speed = (self.stage.settings.speed + 1) % 4
        self.stage.change(msgspec.structs.replace(self.stage.settings, speed=speed))

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        canvas.panel(self.layout.zones["panel"].box, "paper", "paper_edge")
        canvas.text(_("The match waits"), self.layout.zones["heading"].box, "heading", "ink", "centre")
        self.draw_choices(canvas)
        box = self.layout.zones["keys"].box
        height = canvas.line_height("small") + 4
        for number, (keys, words) in enumerate(_keys()):
            row = Box(box.x, box.y + number * height, box.w, height)
            canvas.text(keys, row.inset(0, 0, row.w * 0.6, 0), "badge", "ink")
            canvas.text(words, row.inset(row.w * 0.42, 0, 0, 0), "small", "ink")


def _keys() -> list[tuple[str, str]]:
    return [
        ("← ↑ → ↓, Tab", _("from one choice to the next")),
        ("Enter", _("choose it")),
        ("1 … 9", _("choose an answer by its number")),
        ("H", _("a hint")),
        ("U", _("take back")),
        ("S", _("on to my turn")),
        ("+ −", _("faster, slower")),
        ("Page Up, Page Down", _("read the story")),
        ("F5", _("read the layouts again")),
        ("F11", _("full screen")),
        ("Esc", _("back, or this menu")),
    ]


class Result(Page):
    """Who won, and for what everybody has points."""

    def __init__(
        self,
        files: Files,
        entry: Entry,
        match: Match,
        names: list[str],
        again: Callable[[], None],
        home: Callable[[], None],
    ) -> None:
        super().__init__(files, "result")
        self._entry, self._match, self._names, self._again, self._home = entry, match, names, again, home

    def choices(self) -> list[Choice]:
        return [
            Choice("again", lambda: _("Play again"), self._again),
            Choice("title", lambda: _("To the title"), self._home),
        ]

    def escape(self) -> None:
        self._home()

    def draw(self, canvas: Canvas) -> None:
        canvas.background(f"common/{canvas.look.background}")
        winners = ", ".join(self._names[seat] for seat in self._match.winners())
        plate(canvas, self.layout.zones["heading"].box, _("Winner: {names}").format(names=winners))
        self._draw_tally(canvas, self.layout.zones["tally"].box)
        self.draw_choices(canvas)

    def _draw_tally(self, canvas: Canvas, box: Box) -> None:
        tally = self._match.tally()
        rows = [(self._entry.words.tally_line(reason), points) for reason, points in tally.items() if any(points)]
        sums = scores(tally, self._match.seats)
        canvas.panel(box, "paper", "paper_edge")
        height = (box.h - 24) / max(8, len(rows) + 2)
        columns = [box.w * 0.24, *([box.w * 0.72 / len(self._names)] * len(self._names))]
        lines: list[tuple[str, list[str], str]] = [("", self._names, "strong")]
        lines += [(words[:1].upper() + words[1:], [str(n) for n in points], "body") for words, points in rows]
        lines.append((_("Sum"), [str(n) for n in sums], "heading"))
        for number, (words, cells, style) in enumerate(lines):
            row = Box(box.x + 20, box.y + 12 + number * height, box.w - 40, height)
            canvas.text(words, Box(row.x, row.y, columns[0], height), style, "ink")
            for column, cell in enumerate(cells):
                place = Box(row.x + columns[0] + column * columns[1], row.y, columns[1] - 8, height)
                canvas.text(cell, place, style, "good" if column in self._match.winners() else "ink", "right")
