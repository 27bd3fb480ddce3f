"""The composition root: the one file that knows every room. Each command of the command line is a function here."""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from game import __version__, paths, settings, text
from game.ai.levels import LEVELS
from game.catalogue import GAMES, Entry
from game.command_line import PROGRAM, BadInput, language_of, parse, unknown
from game.play import saves
from game.play.controller import Controller, Person, Player
from game.play.match import Match
from game.play.record import Header, RecordError, RecordFile, Seat, header, read, replay
from game.rules import kernel
from game.rules.boxfile import BoxError
from game.text import _

YOU = "you"


def main(arguments: Sequence[str]) -> int:
    """Run one command; the exit code. What a person did wrong is told in one line, never as a traceback."""
    asked = language_of(arguments)
    text.use(asked or text.preferred())
    chosen, complaint = settings.load()
    if complaint:
        print(complaint, file=sys.stderr)
    text.use(asked or chosen.language or text.preferred())
    wishes = parse(arguments)
    try:
        return COMMANDS[wishes.command](wishes) or 0
    except (BadInput, BoxError, RecordError) as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has gone: nothing to say, and nobody to say it to
        sys.stderr.close()
        return 0


# ---- a match for people


def welcome(wishes: argparse.Namespace) -> int | None:
    """The start page, while there is no window."""
    from game.textui.welcome import welcome

    choice = welcome(list(GAMES.values()), saves.listed(paths.saves()), input, print)
    return main(choice) if choice else None


def play_text(wishes: argparse.Namespace) -> None:
    from game.textui.session import Session

    controller, head = _resumed(wishes) if wishes.resume else _begun(wishes)
    with closing(controller):
        Session(GAMES[head.game], controller, [seat.name for seat in head.seats], input, print).run()


def _begun(wishes: argparse.Namespace) -> tuple[Controller, Header]:
    entry = GAMES[wishes.game]
    seats = _seats(wishes.seats, people=True)
    match, head = _new_match(entry, wishes, seats)
    try:
        record = RecordFile.create(saves.new_file(paths.saves(), entry.word, datetime.now()), head)
    except OSError as error:
        record = None
        print(_("This match cannot be saved: {reason}").format(reason=error), file=sys.stderr)
    return Controller(match, _players(seats), head.seed, record), head


def _resumed(wishes: argparse.Namespace) -> tuple[Controller, Header]:
    recorded = read(wishes.resume)
    head = recorded.header
    match = replay(_entry_of(head, wishes.resume).rules, recorded)
    try:
        record = RecordFile.resume(recorded)
    except OSError as error:
        raise BadInput(
            _("{file}: it cannot be written to: {reason}").format(file=wishes.resume, reason=error)
        ) from None
    return Controller(match, _players(head.seats), head.seed, record, head.prototype), head


# ---- computer seats only


def watch(wishes: argparse.Namespace) -> None:
    from game.textui.story import final_lines, story_lines

    entry = GAMES[wishes.game]
    seats = _seats(wishes.seats, people=False)
    match, head = _new_match(entry, wishes, seats)
    names = [seat.name for seat in seats]
    controller = Controller(
        match, _players(seats), head.seed, on_step=lambda step: _print(story_lines(entry, step.told, names))
    )
    print(_("{title}, seed {seed}").format(title=_(entry.words.TITLE), seed=head.seed))
    while controller.tick():
        pass
    _print(final_lines(entry, match, names))


def simulate(wishes: argparse.Namespace) -> None:
    from game.lab.simulate import Order, report, simulate

    entry = GAMES[wishes.game]
    seats = _seats(wishes.seats, people=False)
    head = _new_match(entry, wishes, seats)[1]
    order = Order(entry.word, tuple(seat.player for seat in seats), head.overlay, head.options, head.seed, wishes.games)
    result = simulate(order, wishes.jobs)
    print(result.as_json() if wishes.json else report(result))


def bench(wishes: argparse.Namespace) -> None:
    from game.lab.bench import as_json, bench, report

    results = {word: bench(GAMES[word].rules) for word in ([wishes.game] if wishes.game else GAMES)}
    print(as_json(results) if wishes.json else report(results))


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
        file = wishes.overlay if error.part == "overlay" else error.part
        raise BadInput(f"{file}: {error.place}: {error.wrong}" if error.place else f"{file}: {error.wrong}") from None
    counts = entry.rules.seat_counts(box)
    if len(seats) not in counts:
        wrong = _("this game has {fewest} to {most} seats, not {n}")
        raise BadInput(wrong.format(fewest=counts[0], most=counts[-1], n=len(seats)))
    seed = time.time_ns() % 1_000_000_007 if wishes.seed is None else wishes.seed
    return Match(entry.rules, box, len(seats)), header(
        entry.word, __version__, box, seats, seed, overlay=overlay, options=options
    )


def _seats(players: list[str], people: bool) -> list[Seat]:
    return [_seat(player, number, people) for number, player in enumerate(players, 1)]


def _seat(player: str, number: int, people: bool) -> Seat:
    kind, _colon, name = player.partition(":")
    if kind == YOU and people:
        own = settings.load()[0].name if number == 1 else ""
        return Seat(name or own or _("Player {n}").format(n=number), YOU)
    if kind not in LEVELS:
        raise BadInput(unknown(kind, [YOU, *LEVELS] if people else LEVELS))
    return Seat(name or _("Computer {n}").format(n=number), kind)


def _players(seats: list[Seat]) -> list[Player]:
    return [Person() if seat.player == YOU else LEVELS[seat.player] for seat in seats]


def _entry_of(head: Header, file: Path) -> Entry:
    if head.game not in GAMES:
        raise RecordError(file, "line 1", unknown(head.game, GAMES))
    return GAMES[head.game]


def _overlay(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from None
    except ValueError as error:  # no TOML, or no text at all
        raise BadInput(f"{file}: {error}") from None


def _options(words: list[str]) -> dict[str, Any]:
    try:
        return tomllib.loads("\n".join(words))
    except tomllib.TOMLDecodeError:
        wrong = _('--option: expected NAME=VALUE, for example blocking_dog_scores=true, not "{words}"')
        raise BadInput(wrong.format(words=" ".join(words))) from None


def _print(lines: list[str]) -> None:
    for line in lines:
        print(line)


COMMANDS = {
    "welcome": welcome,
    "text": play_text,
    "watch": watch,
    "simulate": simulate,
    "bench": bench,
    "replay": show_replay,
    "about": about,
}
