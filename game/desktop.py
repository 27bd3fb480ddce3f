"""The games in a window: puts scenes, matches, computer seats and saves together."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from game import __version__, paths, settings
from game.ai.levels import LEVELS, Thinker, level
from game.ai.worker import ComputerSeat, Crew
from game.catalogue import GAMES, Entry, parts
from game.play import saves
from game.play.controller import Controller, Person, Player
from game.play.match import Match
from game.play.record import Header, RecordError, RecordFile, Seat, header, read, replay
from game.rules.kernel import Action, View, mix
from game.text import _
from game.ui.files import Files
from game.ui.lobby import YOU, Lobby
from game.ui.pages import Menu, Result, Title
from game.ui.scenes import Stage
from game.ui.table import TableScene
from game.ui.tables.contract import TableFile
from game.ui.window import Window
from game.words.advice import advice
from game.words.levels import level_words

SIZE = (1280, 720)


def open_window(chosen: settings.Settings, seed: Callable[[], int], begin: Callable[[Desktop], None]) -> None:
    """Run the app in a window until the player leaves it; `begin` brings the first scene."""
    with closing(Crew(parts)) as crew:
        desktop = Desktop(Stage(chosen, settings.save), Files(), crew, seed)
        window = Window(desktop.stage, desktop.files, SIZE)
        begin(desktop)
        window.run()


class Desktop:
    """Knows which scene follows which."""

    def __init__(self, stage: Stage, files: Files, crew: Crew, seed: Callable[[], int]) -> None:
        self.stage, self.files, self.crew, self._seed = stage, files, crew, seed

    def show_title(self) -> None:
        self.stage.push(Title(self.files, list(GAMES.values()), self.show_lobby, self._newest_save))

    def watch(self, entry: Entry, match: Match, head: Header, once: bool) -> None:
        """Let computer seats play; with `once` the window closes when they have finished."""
        self.show_title()
        self.stage.push(self.table(entry, match, head, None, None, once))

    def show_lobby(self, entry: Entry) -> None:
        self.stage.push(Lobby(self.files, entry, list(LEVELS), level_words, self.start))

    def start(self, entry: Entry, players: list[str], options: dict[str, Any]) -> None:
        """A new match, saved from its first answer on; without a place to save it is played all the same."""
        box = entry.rules.load_box({}, options)
        seats = [self._seat(player, number) for number, player in enumerate(players, 1)]
        head = header(entry.word, __version__, box, seats, self._seed(), options=options)
        try:
            record = RecordFile.create(saves.new_file(paths.saves(), entry.word, datetime.now()), head)
        except OSError:
            record = None
        self._sit_down(entry, Match(entry.rules, box, len(seats)), head, record)

    def resume(self, file: Path) -> None:
        """Go on with a saved match. RecordError or OSError if that cannot be."""
        recorded = read(file)
        entry = GAMES[recorded.header.game]
        match = replay(entry.rules, recorded)
        self._sit_down(entry, match, recorded.header, RecordFile.resume(recorded))

    def table(
        self,
        entry: Entry,
        match: Match,
        head: Header,
        record: RecordFile | None,
        seat: int | None,
        once: bool = False,
    ) -> TableScene:
        names = [seat.name for seat in head.seats]
        players = [self._player(seat.player, entry) for seat in head.seats]
        controller = Controller(match, players, head.seed, record, head.prototype)
        files = cast(TableFile, import_module(f"game.ui.tables.{entry.word}"))
        again = [seat.player for seat in head.seats]

        def finished(scene: TableScene) -> None:
            self.stage.push(
                Result(self.files, entry, match, names, lambda: self._again(entry, again, head.options), self._home)
            )
            controller.close()
            if record:
                saves.keep(record.file, paths.records())
            if once:
                self.stage.close()

        def menu(scene: TableScene) -> None:
            self.stage.push(Menu(self.files, self._home))

        return TableScene(
            entry, files, controller, names, self.files, self._adviser(entry, names), finished, menu, seat
        )

    def _sit_down(self, entry: Entry, match: Match, head: Header, record: RecordFile | None) -> None:
        self.stage.push(self.table(entry, match, head, record, None))

    def _again(self, entry: Entry, players: list[str], options: dict[str, Any]) -> None:
        self._home()
        self.start(entry, players, options)

    def _home(self) -> None:
        """Back to the title."""
        while len(self.stage.scenes) > 1:
            self.stage.pop()

    def _newest_save(self) -> Callable[[], None] | None:
        waiting = [save for save in saves.listed(paths.saves(), GAMES) if save.header]
        return (lambda: self._try_resume(waiting[0].file)) if waiting else None

    def _try_resume(self, file: Path) -> None:
        try:
            self.resume(file)
        except (RecordError, OSError) as error:
            self.files.complaint = str(error)

    def _seat(self, player: str, number: int) -> Seat:
        if player == YOU:
            return Seat(self.stage.settings.name or _("Player {n}").format(n=number), YOU)
        return Seat(_("Computer {n}").format(n=number), player)

    def _player(self, player: str, entry: Entry) -> Player:
        if player == YOU:
            return Person()
        if player == "random":
            return Thinker(entry.rules, entry.hints, LEVELS["random"])
        return ComputerSeat(self.crew, entry.word, level(player), together=player.startswith("master"))

    def _adviser(self, entry: Entry, names: list[str]) -> Callable[[View], tuple[Action, str] | None]:
        """Thinks elsewhere about a person's question, from what that person knows."""
        thinking = ComputerSeat(self.crew, entry.word, LEVELS["normal"])

        def advise(view: View) -> tuple[Action, str] | None:
            action = thinking.answer(view, mix(len(view.options)), True)
            if action is None:
                return None
            thought = [(entry.words.option(view, choice.action, names), choice.wins) for choice in thinking.thought]
            only = [(entry.words.option(view, action, names), 1.0)]
            return action, advice(thought if len(view.options) > 1 else only)

        return advise
