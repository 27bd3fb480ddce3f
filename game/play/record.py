"""A match on disk: one JSON-lines file, a header and then every answer with its seat.

    {"royal_menagerie":1,"app":"0.1.0","game":"intrigues",…}
    [-1,"Draw",[1]]
    [1,"Reveal"]
    ["undo"]
    ["arranged"]
    ["note","Too many dogs?","match.7.png"]

A line is appended and flushed as soon as it happened; undone answers stay and are followed by an "undo" each. Marks
change nothing: "arranged" stands before a draw that a person chose for LUCK, "note" is a playtester's note. From this
file alone the match replays. It is the secret truth: nobody sees it while the match goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from game.paths import lock
from game.play.match import IllegalAction, Match
from game.rules.boxfile import BoxError, box_hash
from game.rules.kernel import Action, Game, values
from game.text import _
from game.typed import complaint, in_a_line

FORMAT = 1
UNDO = b'["undo"]'
ARRANGED = b'["arranged"]'
MARKS = ("arranged", "note")


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a name, and "you" for a person or the word for a computer seat."""

    name: str
    player: str
    sign: int = -1
    """Which colour and symbol it has; -1 is that of its place."""


class Header(msgspec.Struct, frozen=True):
    """What a match began with."""

    royal_menagerie: int
    """The version of this format."""
    app: str
    game: str
    options: dict[str, Any]
    overlay: dict[str, Any]
    box: str
    """The hash of the whole box, options and overlay included."""
    seats: list[Seat]
    seed: int
    prototype: bool = False


class RecordError(ValueError):
    """A file that cannot be read as a record: one line that names the file, the place and the reason."""

    def __init__(self, file: Path, line: int, reason: str) -> None:
        place = _("line {n}").format(n=line) + ": " if line else ""
        super().__init__(f"{file}: {place}{reason}")


class Note(msgspec.Struct, frozen=True):
    """What a playtester wrote down, when so many answers had been given, and the file of a picture beside it."""

    steps: int
    words: str
    picture: str


class Recorded(msgspec.Struct):
    """A record as read: answers, undos and marks in order, and how many bytes of the file are whole."""

    file: Path
    header: Header
    lines: list[list[Any]]
    whole: int

    @property
    def notes(self) -> list[Note]:
        """The notes, each with the number of answers that stood when it was written."""
        found, steps = [], 0
        for line in self.lines:
            if line[:1] == ["note"]:
                found.append(Note(steps, *map(str, line[1:3])))
            elif line[:1] != ["arranged"]:
                steps += -1 if line == ["undo"] else 1
        return found


def header(word: str, app: str, box: Any, seats: list[Seat], seed: int, **more: Any) -> Header:
    """The header of a new match."""
    chosen: dict[str, Any] = {"options": {}, "overlay": {}, **more}
    return Header(royal_menagerie=FORMAT, app=app, game=word, box=box_hash(box), seats=seats, seed=seed, **chosen)


# ---- writing


class RecordFile:
    """An open record. What could not be written (a full disk) is kept and tried again with the next line."""

    def __init__(self, file: Path, stream: BinaryIO, size: int) -> None:
        self.file = file
        self._stream = stream
        self._size = size
        self._pending = b""

    @classmethod
    def create(cls, file: Path, header: Header) -> RecordFile:
        """Begin a new record; an existing file is never overwritten."""
        file.parent.mkdir(parents=True, exist_ok=True)
        record = cls(file, file.open("xb", buffering=0), 0)
        try:
            lock(record._stream)
            record._write(msgspec.json.encode(header))
        except OSError:
            record.close()
            file.unlink()
            raise
        return record

    @classmethod
    def resume(cls, recorded: Recorded) -> RecordFile:
        """Go on with a record; a torn last line is cut off. OSError where that cannot be, or somebody else does it."""
        stream = recorded.file.open("r+b", buffering=0)
        try:
            lock(stream)
        except OSError:
            stream.close()
            raise
        stream.truncate(recorded.whole)
        stream.seek(recorded.whole)
        return cls(recorded.file, stream, recorded.whole)

    def append(self, seat: int, action: Action) -> None:
        self._write(encoded(seat, action))

    def undo(self, steps: int) -> None:
        for _step in range(steps):
            self._write(UNDO)

    def mark_arranged(self) -> None:
        """The draw that follows was chosen by a person."""
        self._write(ARRANGED)

    def note(self, words: str, picture: str) -> None:
        self._write(msgspec.json.encode(["note", words, picture]))

    def close(self) -> None:
        self._stream.close()

    def retry(self) -> None:
        """Write what could not be written before, if anything; OSError if it still cannot."""
        if self._pending:
            self._flush()

    def _write(self, line: bytes) -> None:
        self._pending += line + b"\n"
        self._flush()

    def _flush(self) -> None:
        try:
            written = 0
            while written < len(self._pending):
                written += self._stream.write(self._pending[written:])
        except OSError:
            self._cut()
            raise
        self._size += len(self._pending)
        self._pending = b""

    def _cut(self) -> None:
        """Take a half-written line back, so that what is there stays whole."""
        self._stream.truncate(self._size)
        self._stream.seek(self._size)


def encoded(seat: int, action: Action) -> bytes:
    return msgspec.json.encode([seat, type(action).__name__, *values(action)])


# ---- reading


def read(file: Path) -> Recorded:
    """Read a record; a torn last line is left out, anything else that is wrong is a `RecordError`."""
    content = _content(file)
    whole = content.rfind(b"\n") + 1
    lines = content[:whole].splitlines()
    if not lines:
        raise RecordError(file, 1, _("this is not a record of Royal Menagerie"))
    return Recorded(file, _header(file, lines[0]), [_line(file, n, line) for n, line in enumerate(lines[1:], 2)], whole)


def read_header(file: Path) -> Header:
    """Only what the match began with: for lists of saves."""
    with _opened(file) as stream:
        return _header(file, stream.readline(1 << 20))


def replay(game: Game, recorded: Recorded, to: int | None = None) -> Match:
    """The match as it stood after that many lines (all of them, if not given)."""
    match = _empty_match(game, recorded)
    for number, line in enumerate(recorded.lines[:to], 2):
        try:
            if line == ["undo"]:
                match.take_back()
            elif line[0] not in MARKS:
                match.submit(line[0], decoded(game.ACTIONS, line))
        except (IllegalAction, ValueError, IndexError, TypeError) as error:
            wrong = _("this answer cannot be given here: {answer}")
            raise RecordError(recorded.file, number, wrong.format(answer=str(line)[:80])) from error
    return match


def decoded(actions: Mapping[str, type[Action]], line: list[Any]) -> Action:
    """The action of a line; `ValueError` if there is none like it."""
    if len(line) < 2 or type(line[0]) is not int or not isinstance(line[1], str) or line[1] not in actions:
        raise ValueError(f"there is no action {line[1:]!r}")
    return actions[line[1]](*[tuple(field) if isinstance(field, list) else field for field in line[2:]])


def _empty_match(game: Game, recorded: Recorded) -> Match:
    header = recorded.header
    try:
        box = game.load_box(header.overlay, header.options)
        if box_hash(box) != header.box:
            raise ValueError(_("it was played with another edition of this game's box"))
        return Match(game, box, len(header.seats))
    except (BoxError, ValueError) as error:
        raise RecordError(recorded.file, 1, str(error)) from None


def _content(file: Path) -> bytes:
    with _opened(file) as stream:
        return stream.read()


def _opened(file: Path) -> BinaryIO:
    try:
        return file.open("rb")
    except OSError as error:
        raise RecordError(file, 0, error.strerror or _("it cannot be read")) from None


def _header(file: Path, line: bytes) -> Header:
    try:
        version = msgspec.json.decode(line).get("royal_menagerie")
    except (msgspec.DecodeError, AttributeError, UnicodeDecodeError, RecursionError):
        version = None
    if type(version) is not int or version < 1:
        raise RecordError(file, 1, _("this is not a record of Royal Menagerie"))
    if version > FORMAT:
        newer = _("it was made by a newer Royal Menagerie (format {theirs}, known: {ours})")
        raise RecordError(file, 1, newer.format(theirs=version, ours=FORMAT))
    try:
        return msgspec.json.decode(line, type=Header)
    except msgspec.ValidationError as error:
        raise RecordError(file, 1, in_a_line(*complaint(error))) from None


def _line(file: Path, number: int, line: bytes) -> list[Any]:
    try:
        return msgspec.json.decode(line, type=list[Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RecordError(file, number, _("the line is damaged")) from None
