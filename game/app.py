"""The composition root: the one file that knows every room. Each command of the command line is a function here."""

from __future__ import annotations

import argparse
import io
import os
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import __version__, paths, settings, text
from game.ai.levels import LEVELS, Level, Thinker, level
from game.ai.worker import Crew
from game.catalogue import GAMES, Entry, parts
from game.command_line import PROGRAM, BadInput, language_of, parse, started_by, unknown
from game.play import saves
from game.play.controller import Controller
from game.play.match import Match
from game.play.record import Header, RecordError, RecordFile, Seat, header, read, replay
from game.players import YOU, player
from game.rules import kernel
from game.rules.boxfile import BoxError
from game.rules.kernel import View
from game.text import _
from game.words.advice import advice

if TYPE_CHECKING:
    from game.desktop import Desktop


def main(arguments: Sequence[str]) -> int:
    """Run one command; the exit code. What a person did wrong is told in one line, never as a traceback."""
    _forgive_encodings()
    _choose_language(arguments)
    try:
        code = _run(arguments)
        if sys.stdout:
            sys.stdout.flush()
    except (BadInput, BoxError, RecordError) as error:
        return _complain(str(error), 2)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has gone: nothing to say, and nobody to say it to
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115 (what Python flushes at its end)
        return 0
    except OSError as error:  # our own output cannot be written: a full disk behind a redirection
        return _complain(str(error), 1)
    return code


def _run(arguments: Sequence[str]) -> int:
    wishes = parse(arguments)
    return COMMANDS[wishes.command](wishes) or 0


def _forgive_encodings() -> None:
    """What a terminal cannot show or send becomes a question mark, not an end."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _choose_language(arguments: Sequence[str]) -> None:
    asked = language_of(arguments)
    text.use(asked or text.preferred())
    chosen, complaint = settings.load()
    if complaint:
        print(complaint, file=sys.stderr)
    text.use(asked or chosen.language or text.preferred())


def _complain(words: str, code: int) -> int:
    print(f"{PROGRAM}: {' '.join(words.split())}", file=sys.stderr)
    return code


# ---- a match for people


def open_app(wishes: argparse.Namespace) -> int | None:
    """The window; where there is no screen, the start page of the terminal."""
    return None if _window(lambda desktop: desktop.show_title()) else welcome(wishes)


def _window(begin: Callable[[Desktop], None]) -> bool:
    """Open the window, until it is closed; where there is none, say why."""
    try:
        from game.desktop import open_window
        from game.ui.window import NoScreen
    except ImportError as error:
        print(_("There is no window here ({reason}); this is the game for the terminal.").format(reason=error))
        return False
    try:
        open_window(settings.load()[0], _new_seed, begin)
    except NoScreen as error:
        print(_("There is no window here ({reason}); this is the game for the terminal.").format(reason=error))
        return False
    return True


def shot(wishes: argparse.Namespace) -> None:
    """A picture of a scene, drawn without a screen as the window would draw it."""
    from game.shot import Wish, take

    width, _x, height = wishes.size.partition("x")
    if not (width.isdecimal() and height.isdecimal() and 200 <= int(width) <= 7680 and 200 <= int(height) <= 4320):
        raise BadInput(
            _('--size: expected WIDTHxHEIGHT, for example 1920x1080, not "{words}"').format(words=wishes.size)
        )
    entry = GAMES[wishes.game]
    seats = _seats(_wished(entry, wishes, [YOU, "random"]), people=True)
    match, head = _new_match(entry, wishes, seats)
    size = int(width), int(height)
    wish = Wish(wishes.scene, size, wishes.theme, wishes.moves, wishes.seat, wishes.hover, wishes.rule)
    take(wish, entry, match, head, wishes.out)


def welcome(wishes: argparse.Namespace) -> int | None:
    """The start page of the terminal."""
    from game.textui.welcome import welcome

    choice = welcome(list(GAMES.values()), saves.listed(paths.saves(), GAMES), _typed, print)
    return _run(choice) if choice else None


def play_text(wishes: argparse.Namespace) -> None:
    from game.textui.session import Session

    match, head, record = _resumed(wishes) if wishes.resume else _begun(wishes)
    entry, names = GAMES[head.game], [seat.name for seat in head.seats]
    thinking = any(seat.player not in (YOU, "random") for seat in head.seats)
    with closing(Crew(parts, None if thinking else 0)) as crew:
        players = [player(seat.player, entry, crew) for seat in head.seats]
        with closing(Controller(match, players, head.seed, record, head.prototype)) as controller:
            Session(entry, controller, names, _typed, print, _adviser(entry, names), started_by()).run()
    if record and match.actor == kernel.OVER:
        saves.keep(record.file, paths.records())


def _typed(prompt: str) -> str:
    """A line from the keyboard; EOFError where there is none, or nobody would see the prompt."""
    try:
        return input(prompt)
    except RuntimeError:
        raise EOFError from None


def _adviser(entry: Entry, names: list[str]) -> Callable[[View], str]:
    """Answers "what would you do?" from what the asking seat knows."""
    thinker = Thinker(entry.rules, entry.hints, LEVELS["normal"])

    def advise(view: View) -> str:
        choices = thinker.think(view, seed=0, fresh=True)
        return advice([(entry.words.option(view, choice.action, names), choice.wins) for choice in choices])

    return advise


def _begun(wishes: argparse.Namespace) -> tuple[Match, Header, RecordFile | None]:
    entry = GAMES[wishes.game]
    seats = _seats(_wished(entry, wishes, [YOU, "normal"]), people=True)
    match, head = _new_match(entry, wishes, seats)
    try:
        record = RecordFile.create(saves.new_file(paths.saves(), entry.word, datetime.now()), head)
    except OSError as error:
        record = None
        print(_("This match cannot be saved: {reason}").format(reason=error), file=sys.stderr)
    return match, head, record


def _resumed(wishes: argparse.Namespace) -> tuple[Match, Header, RecordFile | None]:
    if wishes.seats or wishes.overlay or wishes.option or wishes.seed is not None:
        raise BadInput(_("--resume goes on with the match as it was: without --seats, --seed, --overlay or --option"))
    recorded = read(wishes.resume)
    head = recorded.header
    match = replay(_entry_of(head, wishes.resume).rules, recorded)
    for seat in head.seats:
        if seat.player != YOU:
            _level(seat.player)
    try:
        record = RecordFile.resume(recorded)
    except OSError as error:
        busy = _("it is being played elsewhere") if isinstance(error, BlockingIOError) else str(error.strerror)
        raise BadInput(f"{wishes.resume}: {busy}") from None
    return match, head, record


# ---- computer seats only


def watch(wishes: argparse.Namespace) -> None:
    from game.textui.story import final_lines, story_lines

    entry = GAMES[wishes.game]
    seats = _seats(_wished(entry, wishes, ["random", "random"]), people=False)
    match, head = _new_match(entry, wishes, seats)
    if wishes.window and _window(lambda desktop: desktop.watch(entry, match, head, wishes.once)):
        return
    names = [seat.name for seat in seats]
    players = [Thinker(entry.rules, entry.hints, level(seat.player)) for seat in seats]
    controller = Controller(
        match, players, head.seed, on_step=lambda step: _print(story_lines(entry, step.told, names))
    )
    print(_("{title}, seed {seed}").format(title=_(entry.title), seed=head.seed))
    while controller.tick():
        pass
    _print(final_lines(entry, match, names))


def simulate(wishes: argparse.Namespace) -> None:
    from game.lab.simulate import Order, report, simulate

    entry = GAMES[wishes.game]
    seats = _seats(_wished(entry, wishes, ["random", "random"]), people=False)
    head = _new_match(entry, wishes, seats)[1]
    order = Order(entry.word, tuple(seat.player for seat in seats), head.overlay, head.options, head.seed, wishes.games)
    result = simulate(order, wishes.jobs)
    print(result.as_json() if wishes.json else report(result))


def ladder(wishes: argparse.Namespace) -> None:
    from game.lab.ladder import Pair, as_json, climb, report, rungs

    counts = GAMES[wishes.game].rules.seat_counts(GAMES[wishes.game].rules.load_box({}, {}))
    seats = wishes.seats or max(2, counts[0])
    _check_seat_count(seats, range(max(2, counts[0]), counts.stop))  # alone nobody can be compared
    pairs = rungs(wishes.game, seats)
    if wishes.pair:
        challenger, rival = [seat.player for seat in _seats((wishes.pair * 2)[:2], people=False)]
        pairs = [Pair(wishes.game, challenger, rival, seats)]
    climbed = []
    for rung in climb(pairs, wishes.games, wishes.seed, wishes.jobs):
        climbed.append(rung)
        if not wishes.json:
            print(report(rung), flush=True)
    if wishes.json:
        print(as_json(climbed))


def bench(wishes: argparse.Namespace) -> None:
    from game.lab import bench

    if wishes.ui:
        from game import stopwatch

        measured = stopwatch.measure(wishes.game or next(iter(GAMES)))
        print(stopwatch.as_json(measured) if wishes.json else stopwatch.report(measured))
        return
    words = [wishes.game] if wishes.game else list(GAMES)
    if wishes.search:
        searches = {word: bench.search_bench(GAMES[word].rules, GAMES[word].hints) for word in words}
        print(bench.as_json(searches) if wishes.json else bench.search_report(searches))
    else:
        results = {word: bench.bench(GAMES[word].rules) for word in words}
        print(bench.as_json(results) if wishes.json else bench.report(results))


# ---- looking back, and about


def show_replay(wishes: argparse.Namespace) -> None:
    from game.textui.story import final_lines

    recorded = read(wishes.file)
    head = recorded.header
    if wishes.seat >= len(head.seats):
        raise BadInput(
            _("there is no seat {seat}; the last one is {last}").format(seat=wishes.seat, last=len(head.seats) - 1)
        )
    entry = _entry_of(head, wishes.file)
    match = replay(entry.rules, recorded, wishes.to)
    names = [seat.name for seat in head.seats]
    _print([entry.words.event(event, names) for event in match.story(wishes.seat)])
    _print(["", *entry.words.table(match.view(wishes.seat), names)])
    _print(
        ["", entry.words.question(match.view(wishes.seat), names)]
        if match.actor != kernel.OVER
        else final_lines(entry, match, names)
    )


def about(wishes: argparse.Namespace) -> None:
    _print(
        [
            f"Royal Menagerie {__version__}",
            _("Rules: compiled") if kernel.is_compiled() else _("Rules: plain Python"),
            _("Settings: {path}").format(path=paths.settings_file()),
            _("Saved matches: {path}").format(path=paths.saves()),
            _("Bundled files: {path}").format(path=paths.assets()),
        ]
    )


# ---- shared by the commands


def _new_match(entry: Entry, wishes: argparse.Namespace, seats: list[Seat]) -> tuple[Match, Header]:
    overlay, options = _overlay(wishes.overlay), _options(wishes.option)
    try:
        box = entry.rules.load_box(overlay, options)
    except BoxError as error:
        raise BadInput(error.told(wishes.overlay)) from None
    _check_seat_count(len(seats), entry.rules.seat_counts(box))
    seed = _new_seed() if wishes.seed is None else wishes.seed
    return Match(entry.rules, box, len(seats)), header(
        entry.word, __version__, box, seats, seed, overlay=overlay, options=options
    )


def _new_seed() -> int:
    return time.time_ns() % 1_000_000_007


def _check_seat_count(seats: int, counts: range) -> None:
    if seats not in counts:
        wrong = _("this game has {fewest} to {most} seats, not {n}")
        raise BadInput(wrong.format(fewest=counts[0], most=counts[-1], n=seats))


def _wished(entry: Entry, wishes: argparse.Namespace, usual: list[str]) -> list[str]:
    """Who plays: as asked for, or the usual ones, as many as the game needs."""
    needed = entry.rules.seat_counts(entry.rules.load_box({}, {}))[0] - len(usual)
    return wishes.seats or usual + usual[-1:] * needed


def _seats(players: list[str], people: bool) -> list[Seat]:
    return [_seat(player, number, people) for number, player in enumerate(players, 1)]


def _seat(player: str, number: int, people: bool) -> Seat:
    kind, _colon, name = player.partition(":")
    name = "".join(letter for letter in name if letter.isprintable())
    if kind == YOU and people:
        own = settings.load()[0].name if number == 1 else ""
        return Seat(name or own or _("Player {n}").format(n=number), YOU)
    _level(kind, [YOU] if people else [])
    return Seat(name or _("Computer {n}").format(n=number), kind)


def _level(words: str, others: Sequence[str] = ()) -> Level:
    try:
        return level(words)
    except LookupError:
        raise BadInput(unknown(words, [*others, *LEVELS])) from None


def _entry_of(head: Header, file: Path) -> Entry:
    if head.game not in GAMES:
        raise RecordError(file, 1, unknown(head.game, GAMES))
    return GAMES[head.game]


def _overlay(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:  # no TOML, or no text at all
        raise BadInput(f"{file}: {error}") from None


def _options(words: list[str]) -> dict[str, Any]:
    return {name: value for word in words for name, value in _option(word).items()}


def _option(words: str) -> dict[str, Any]:
    """NAME=VALUE, the value as in TOML; but a single word, solo_level=hard, needs no quotes."""
    name, _equals, value = words.partition("=")
    plain = value.strip().isidentifier() and value.strip() not in ("true", "false", "inf", "nan")
    try:
        return tomllib.loads(f'{name}="{value.strip()}"' if plain else words)
    except (tomllib.TOMLDecodeError, RecursionError):
        wrong = _('--option: expected NAME=VALUE, for example blocking_dog_scores=true, not "{words}"')
        raise BadInput(wrong.format(words=words)) from None


def _print(lines: list[str]) -> None:
    for line in lines:
        print(line)


COMMANDS = {
    "open": open_app,
    "shot": shot,
    "text": play_text,
    "watch": watch,
    "simulate": simulate,
    "ladder": ladder,
    "bench": bench,
    "replay": show_replay,
    "about": about,
}
