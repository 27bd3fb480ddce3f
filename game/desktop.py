"""The games in a window: puts scenes, matches, computer seats and saves together."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from datetime import datetime
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from game import __version__, paths, settings
from game.ai.levels import LEVELS
from game.ai.worker import Crew
from game.catalogue import GAMES, Entry, parts
from game.command_line import BadInput, started_by
from game.play import saves
from game.play.controller import Controller, Person
from game.play.lesson import ByTheBook, has_lesson, load_lesson
from game.play.match import Match, replayed
from game.play.record import Header, RecordError, RecordFile, Seat, header, read, replay
from game.players import YOU, adviser, player
from game.report import write_report
from game.rules import kernel
from game.rules.boxfile import BoxError
from game.rules.kernel import LUCK, draw, mix
from game.text import _
from game.ui.about import About
from game.ui.ask import AskLine
from game.ui.curtain import Curtain
from game.ui.files import Files
from game.ui.help import Help
from game.ui.lesson import LessonScene
from game.ui.lobby import Lobby, Sitting, Wish, read_overlay
from game.ui.luck import LuckByHand
from game.ui.match_scene import MatchScene, Seated
from game.ui.menu import Menu
from game.ui.pages import Choice
from game.ui.preferences import Preferences
from game.ui.replay import ReplayScene
from game.ui.result import Result
from game.ui.scenes import Stage
from game.ui.shelf import Shelf
from game.ui.table import Doors, TableScene
from game.ui.tables.contract import TableFile
from game.ui.title import Title
from game.ui.trouble import Trouble
from game.ui.window import Window
from game.words.levels import level_words

SIZE = (1280, 720)
PICTURE = (480, 270)
"""How large the picture of a saved match is."""


def open_window(chosen: settings.Settings, seed: Callable[[], int], begin: Callable[[Desktop], None]) -> None:
    """Run the app in a window until the player leaves it; `begin` brings the first scene."""
    with closing(Crew(parts, 0)) as crew:
        desktop = Desktop(Stage(chosen), Files(), crew, seed)
        desktop.stage.save_settings = desktop.save_settings
        window = Window(desktop.stage, desktop.files, SIZE, trouble=desktop.show_trouble)
        begin(desktop)
        window.frame(0.0)  # people see something before the computer begins to think
        crew.hire()
        window.run()


class Desktop:
    """Knows which scene follows which."""

    def __init__(self, stage: Stage, files: Files, crew: Crew, seed: Callable[[], int]) -> None:
        self.stage, self.files, self.crew, self._seed = stage, files, crew, seed

    # ---- around a match

    def show_title(self) -> None:
        self.stage.push(Title(self.files, list(GAMES.values()), has_table, self.show_lobby, self._title_choices))

    def _title_choices(self) -> list[Choice]:
        waiting = [save for save in saves.listed(paths.saves(), GAMES) if save.header]
        here = [save.file for save in waiting if save.header and has_table(save.header.game)]
        return [
            *([Choice("continue", lambda: _("Continue"), lambda: self._resume(here[0]))] if here else []),
            *([Choice("saves", lambda: _("Matches"), self.show_saves)] if waiting else []),
            Choice("replays", lambda: _("Replays"), self.show_replays),
            Choice("settings", lambda: _("Settings"), self.show_settings),
            Choice("about", lambda: _("About"), self.show_about),
            Choice("quit", lambda: _("Quit"), self.stage.pop),
        ]

    def show_lobby(self, entry: Entry) -> None:
        if not has_table(entry.word):
            self.stage.say(_no_table(entry))
            return
        choices = [
            *(
                [Choice("learn", lambda: _("Learn by playing"), lambda: self.teach(entry))]
                if has_lesson(entry.word)
                else []
            ),
            Choice("rules", lambda: _("Rules"), lambda: self.show_rules(entry)),
            Choice("back", lambda: _("Back"), self.stage.pop),
        ]
        name = self.stage.settings.name
        self.stage.push(Lobby(self.files, entry, list(LEVELS), level_words, name, self.ask, self.begin, choices))

    def show_settings(self) -> None:
        self.stage.push(Preferences(self.files, self.ask, self._retell))

    def show_about(self) -> None:
        self.stage.push(About(self.files))

    def show_saves(self) -> None:
        self.stage.push(
            Shelf(self.files, lambda: _("Matches"), lambda: saves.listed(paths.saves(), GAMES), self._resume)
        )

    def show_replays(self) -> None:
        self.stage.push(
            Shelf(self.files, lambda: _("Replays"), lambda: saves.listed(paths.records(), GAMES), self._replay)
        )

    def ask(self, question: str, text: str, take: Callable[[str], None]) -> None:
        self.stage.push(AskLine(self.files, question, text, take))

    def go_home(self) -> None:
        """Back to the title."""
        while len(self.stage.scenes) > 1:
            self.stage.pop()

    def save_settings(self, chosen: settings.Settings) -> None:
        try:
            settings.save(chosen)
        except OSError as error:
            words = _("The settings hold until the end, but cannot be saved: {reason}")
            self.stage.say(words.format(reason=error.strerror or error))

    def show_trouble(self, error: Exception) -> None:
        """Something unexpected has gone wrong: the match is kept, a report is written, and one can go on."""
        file = write_report(error, self._played_file())
        self.tell_trouble(_("A report is here: {file}").format(file=file) if file else str(error))

    def tell_trouble(self, more: str) -> None:
        """Say that it has gone wrong, and where to read more."""
        words = _("This should not have happened. Your match is saved up to the last answer.") + "\n\n" + more
        choices = [
            Choice("on", lambda: _("Go on"), self.stage.pop),
            Choice("title", lambda: _("To the title"), self.go_home),
            Choice("quit", lambda: _("Quit"), self.stage.close),
        ]
        if len(self.stage.scenes) > 1 and isinstance(self.stage.top, Trouble):
            self.go_home()
        else:
            self.stage.push(Trouble(self.files, words, choices))

    def _played_file(self) -> Path | None:
        records = [scene.controller.record for scene in self.stage.scenes if isinstance(scene, TableScene)]
        return next((record.file for record in records if record), None)

    def _retell(self) -> None:
        """The language has changed: what was told is told again."""
        for scene in self.stage.scenes:
            if isinstance(scene, MatchScene):
                scene.story.retell(scene.shown_steps)

    # ---- matches

    def begin(self, entry: Entry, wish: Wish, saved: bool = True) -> None:
        """A new match, saved from its first answer on; without a place to save it is played all the same."""
        box = entry.rules.load_box(wish.overlay, wish.options)
        seats = [
            Seat(seat.name or self._usual_name(seat.player, number), seat.player, seat.sign)
            for number, seat in enumerate(wish.seats, 1)
        ]
        head = header(
            entry.word,
            __version__,
            box,
            seats,
            self._seed() if wish.seed is None else wish.seed,
            options=wish.options,
            overlay=wish.overlay,
            prototype=wish.prototype,
        )
        record = self._new_record(head) if saved else None
        self.stage.push(self.table(entry, Match(entry.rules, box, len(seats)), head, record, wish=wish))
        self.stage.play("horn")

    def teach(self, entry: Entry) -> None:
        """The guided first game."""
        lesson = load_lesson(entry.word)
        box = entry.rules.load_box({}, lesson.options)
        seats = [Seat(self._usual_name(YOU if n == 1 else "newcomer", n), YOU) for n in range(1, lesson.seats + 1)]
        head = header(entry.word, __version__, box, seats, self._seed(), options=lesson.options)
        given, answers = [0], lesson.answers(entry.rules)
        rivals = [ByTheBook(answers, player("newcomer", entry, self.crew), given) for _seat in seats[1:]]
        controller = Controller(Match(entry.rules, box, len(seats)), [Person(), *rivals], head.seed)
        controller.arranged = lesson.draws()
        doors = self._doors(
            entry, head, Wish([Sitting(YOU, 0), *(Sitting("newcomer", n) for n in range(1, len(seats)))])
        )
        self.stage.push(
            LessonScene(lesson, entry, _table_file(entry), controller, seated_at(head), self.files, doors, 0)
        )

    def watch(self, entry: Entry, match: Match, head: Header, once: bool) -> None:
        """Let computer seats play; with `once` the window closes when they have finished."""
        self.show_title()
        scene = self.table(entry, match, head, None)
        if once:
            scene.doors = replace(scene.doors, finished=lambda scene: self.stage.close())
        self.stage.push(scene)

    def resume(self, file: Path) -> None:
        """Go on with a saved match. BadInput, RecordError or OSError if that cannot be."""
        recorded = read(file)
        entry = GAMES[recorded.header.game]
        _table_file(entry)  # without one, the record stays closed
        match = replay(entry.rules, recorded)
        self.stage.push(self.table(entry, match, recorded.header, RecordFile.resume(recorded)))

    def look_at(self, file: Path) -> None:
        """Look at a match again. BadInput or RecordError if that cannot be."""
        recorded = read(file)
        entry = GAMES[recorded.header.game]
        notes = {note.steps: note.words for note in recorded.notes}
        self.show_replay(entry, replay(entry.rules, recorded), seated_at(recorded.header), notes)

    def show_replay(
        self, entry: Entry, match: Match, seated: Seated, notes: dict[int, str] | None = None
    ) -> ReplayScene:
        """A match that was played, from its beginning."""
        scene = ReplayScene(entry, _table_file(entry), match, seated, self.files, notes or {})
        self.stage.push(scene)
        return scene

    def _resume(self, file: Path) -> None:
        self._try(lambda: self.resume(file))

    def _replay(self, file: Path) -> None:
        self._try(lambda: self.look_at(file))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except BlockingIOError:
            self.stage.say(_("This match is being played in another window."))
        except (BadInput, RecordError, OSError) as error:
            self.stage.say(str(error))

    def _new_record(self, head: Header) -> RecordFile | None:
        try:
            return RecordFile.create(saves.new_file(paths.saves(), head.game, datetime.now()), head)
        except OSError as error:
            words = _("This match cannot be saved: {reason}")
            self.stage.say(words.format(reason=error.strerror or error))
            return None

    # ---- at the table

    def table(
        self,
        entry: Entry,
        match: Match,
        head: Header,
        record: RecordFile | None,
        seat: int | None = None,
        wish: Wish | None = None,
    ) -> TableScene:
        """A table with this match on it."""
        players = [player(seat.player, entry, self.crew) for seat in head.seats]
        controller = Controller(match, players, head.seed, record, head.prototype)
        doors = self._doors(entry, head, wish or _same_again(head))
        return TableScene(entry, _table_file(entry), controller, seated_at(head), self.files, doors, seat)

    def _doors(self, entry: Entry, head: Header, again: Wish) -> Doors:
        """Where a table with this match leads to."""
        names = [seat.name for seat in head.seats]
        return Doors(
            advise=adviser(entry, names, self.crew),
            finished=self.show_result,
            again=lambda: self._again(entry, again),
            menu=self.show_menu,
            rules=lambda number: self.show_rules(entry, number),
            hand_over=self.draw_curtain,
            note=self._ask_note,
            luck=self._ask_luck,
            reload=lambda scene: self._reload_box(scene, head, again),
            mute=self.stage.speaker.switch,
            left=self._take_picture,
        )

    def show_menu(self, scene: TableScene) -> None:
        choices = [
            Choice("rules", lambda: _("Rules"), lambda: scene.doors.rules(scene.rule_in_question)),
            Choice("settings", lambda: _("Settings"), self.show_settings),
            Choice("title", lambda: _("Leave; the match stays saved"), self.go_home),
        ]
        self.stage.push(Menu(self.files, choices, scene.controller.prototype))

    def _take_picture(self, scene: TableScene) -> None:
        """For the list of matches; not where several people share the screen: it might show what one of them hides."""
        if scene.controller.record and len(scene.people) <= 1 and not scene.ended:
            with suppress(OSError):
                self.stage.photograph(scene, saves.picture_of(scene.controller.record.file), PICTURE)

    def show_result(self, scene: TableScene) -> None:
        self._take_picture(scene)
        scene.ended = True
        scene.controller.close()
        record = scene.controller.record
        file = saves.keep(record.file, paths.records()) if record else None
        choices = [
            Choice("again", lambda: _("Play again"), scene.doors.again),
            Choice("replay", lambda: _("Watch the replay"), lambda: self._look_back(scene, file)),
            Choice("title", lambda: _("To the title"), self.go_home),
        ]
        people = set(scene.people)
        self.stage.play("win" if not people or people & set(scene.match.winners()) else "over")
        self.stage.push(Result(self.files, scene.entry, scene.match, scene.names, scene.signs, choices))

    def _look_back(self, scene: TableScene, file: Path | None) -> None:
        """The match that has just ended, with its notes if it was recorded."""
        if file:
            self._replay(file)
        else:
            self.show_replay(scene.entry, scene.match, Seated(scene.names, scene.signs))

    def _again(self, entry: Entry, wish: Wish) -> None:
        self.go_home()
        self.begin(entry, wish)

    def show_rules(self, entry: Entry, number: str = "") -> None:
        """The rules of a game, at one of them if there is one in question."""
        self.stage.push(Help(self.files, entry, number, _table_file(entry) if has_table(entry.word) else None))
        self.stage.play("page")

    def draw_curtain(self, scene: TableScene, seat: int) -> None:
        self.stage.push(
            Curtain(
                self.files,
                scene.names[seat],
                scene.signs[seat],
                lambda: scene.sit(seat),
                lambda: self.show_menu(scene),
            )
        )

    # ---- prototypes

    def _ask_note(self, scene: TableScene) -> None:
        """A note at this moment, with a picture of it."""

        def keep(words: str) -> None:
            if words.strip():
                picture = self._picture_of_note(scene)
                written = scene.controller.note(words.strip(), picture)
                scene.say(_("Noted.") if written else _("The note cannot be written: this match is not saved."))

        self.ask(_("A note for this moment of the match:"), "", keep)

    def _picture_of_note(self, scene: TableScene) -> str:
        record = scene.controller.record
        if record is None:
            return ""
        file = record.file.with_name(f"{record.file.stem}.{len(scene.match.steps)}.png")
        try:
            self.stage.photograph(scene, file, SIZE)
        except OSError:
            return ""
        return file.name

    def _ask_luck(self, scene: TableScene) -> None:
        match, words = scene.match, scene.entry.words
        view = match.view(scene.seat)

        def by_chance() -> None:
            scene.controller.arrange(draw(match.urn(), kernel.Random(mix(self._seed(), len(match.steps)))))

        self.stage.push(
            LuckByHand(
                self.files,
                match.urn(),
                lambda card: words.drawn(view, card, scene.names),
                scene.controller.arrange,
                by_chance,
            )
        )

    def _reload_box(self, scene: TableScene, head: Header, wish: Wish) -> None:
        """The box or its overlay has been edited: the match is played again by it, as far as it goes."""
        entry, old = scene.entry, scene.match
        try:
            overlay = read_overlay(wish.overlay_file) if wish.overlay_file else head.overlay
            box = entry.rules.load_box(overlay, head.options)
        except (BoxError, OSError, ValueError) as error:
            told = error.told(wish.overlay_file) if isinstance(error, BoxError) else f"{wish.overlay_file}: {error}"
            self.stage.say(told)
            return
        match = replayed(old, box)
        head = header(
            entry.word, __version__, box, head.seats, head.seed, options=head.options, overlay=overlay, prototype=True
        )
        scene.controller.close()
        if scene.controller.record:
            saves.keep(scene.controller.record.file, paths.records())
        record = self._new_record(head)
        if record:
            for step in match.steps:
                record.append(step.seat, step.action)
        self.stage.replace(self.table(entry, match, head, record, scene.seat, wish))
        words = _("The box has been read again: {n} of {all} answers still stand.")
        self.stage.say(words.format(n=_answers(match), all=_answers(old)))

    # ---- who sits there

    def _usual_name(self, player: str, number: int) -> str:
        if player != YOU:
            return _("Computer {n}").format(n=number)
        return (self.stage.settings.name if number == 1 else "") or _("Player {n}").format(n=number)


def has_table(word: str) -> bool:
    """Whether the game can be played in the window."""
    return find_spec(f"game.ui.tables.{word}") is not None


def _no_table(entry: Entry) -> str:
    words = _("{title} has no table in the window yet. In a terminal: {command}")
    return words.format(title=_(entry.title), command=f"{started_by()} text {entry.word}")


def _table_file(entry: Entry) -> TableFile:
    """How its table looks in the window. BadInput if nobody has made one."""
    if not has_table(entry.word):
        raise BadInput(_no_table(entry))
    return cast(TableFile, import_module(f"game.ui.tables.{entry.word}"))


def seated_at(head: Header) -> Seated:
    signs = [seat.sign if seat.sign >= 0 else number for number, seat in enumerate(head.seats)]
    return Seated([seat.name for seat in head.seats], signs)


def _answers(match: Match) -> int:
    return sum(step.seat != LUCK for step in match.steps)


def _same_again(head: Header) -> Wish:
    """A wish for a match like this one."""
    seats = [Sitting(seat.player, seat.sign if seat.sign >= 0 else n, seat.name) for n, seat in enumerate(head.seats)]
    return Wish(seats, head.options, head.overlay, prototype=head.prototype)
