"""Records: written line by line, read back whatever happened to the file, never overwritten."""

from __future__ import annotations

import errno
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.catalogue import GAMES
from game.play import saves
from game.play.controller import Controller, Person
from game.play.match import Match
from game.play.record import FORMAT, RecordError, RecordFile, Seat, header, read, replay
from game.rules.intrigues.box import load_box
from game.rules.kernel import OVER
from tests.rules.random_play import at_random

RULES = GAMES["intrigues"].rules
SEATS = [Seat("Ann", "random"), Seat("Bob", "random")]


def recorded_match(file: Path, steps: int = 10_000, overlay: dict[str, Any] | None = None) -> Match:
    """A match of computer seats, recorded as it goes."""
    box = load_box(overlay or {}, {})
    record = RecordFile.create(file, header("intrigues", "1.2", box, SEATS, 11, overlay=overlay or {}))
    match = Match(RULES, box, 2)
    controller = Controller(match, [at_random(), at_random()], 11, record)
    while steps and controller.tick():
        steps -= 1
    record.close()
    return match


def same(first: Match, second: Match) -> bool:
    return [first.view(seat) for seat in (0, 1)] == [second.view(seat) for seat in (0, 1)]


def test_a_record_holds_a_header_and_every_answer(tmp_path: Path) -> None:
    match = recorded_match(tmp_path / "a.jsonl")
    recorded = read(tmp_path / "a.jsonl")
    assert recorded.header.royal_menagerie == FORMAT
    assert (recorded.header.app, recorded.header.game, recorded.header.seed) == ("1.2", "intrigues", 11)
    assert recorded.header.seats == SEATS
    assert len(recorded.lines) == len(match.steps)
    assert same(replay(RULES, recorded), match)


def test_a_record_stops_where_it_is_told_to(tmp_path: Path) -> None:
    recorded_match(tmp_path / "a.jsonl")
    assert len(replay(RULES, read(tmp_path / "a.jsonl"), to=7).steps) == 7


def test_the_overlay_travels_with_the_record(tmp_path: Path) -> None:
    match = recorded_match(tmp_path / "a.jsonl", overlay={"copies": {"cat": 3}})
    again = replay(RULES, read(tmp_path / "a.jsonl"))
    assert again.box.copies.cat == 3
    assert same(again, match)


def test_a_match_played_with_another_box_is_not_replayed_wrongly(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    recorded_match(file, overlay={"copies": {"cat": 3}})
    file.write_text(file.read_text().replace('"cat":3', '"cat":4'))
    with pytest.raises(RecordError, match=r"a\.jsonl: line 1: it was played with another edition"):
        replay(RULES, read(file))


def test_undone_answers_stay_marked_in_the_record(tmp_path: Path) -> None:
    box = load_box({}, {})
    record = RecordFile.create(tmp_path / "a.jsonl", header("intrigues", "1", box, SEATS, 3))
    controller = Controller(Match(RULES, box, 2), [Person(), Person()], 3, record, prototype=True)
    controller.tick()
    seat = controller.match.actor
    controller.choose(controller.match.view(seat).options[0])
    controller.tick()
    assert controller.undo(seat)
    record.close()
    recorded = read(tmp_path / "a.jsonl")
    assert [line[0] for line in recorded.lines] == [-1, seat, -1, "undo", "undo"]
    assert same(replay(RULES, recorded), controller.match)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cut=st.integers(1, 10_000))
def test_a_torn_record_loads_up_to_the_tear_and_goes_on_from_there(tmp_path: Path, cut: int) -> None:
    file = tmp_path / f"{time.monotonic_ns()}.jsonl"
    recorded_match(file, steps=60)
    content = file.read_bytes()
    first_line = content.index(b"\n") + 1
    file.write_bytes(content[: min(len(content), first_line + cut)])
    whole = content[: min(len(content), first_line + cut)].count(b"\n") - 1
    recorded = read(file)
    assert len(recorded.lines) == whole
    match = replay(RULES, recorded)
    record = RecordFile.resume(recorded)
    controller = Controller(match, [at_random(), at_random()], 11, record)
    while controller.tick():
        pass
    record.close()
    assert same(replay(RULES, read(file)), match)
    assert match.actor == OVER
    file.unlink()


def test_a_resumed_match_meets_the_luck_it_would_have_met(tmp_path: Path) -> None:
    whole = recorded_match(tmp_path / "whole.jsonl")
    recorded_match(tmp_path / "part.jsonl", steps=40)
    match = replay(RULES, read(tmp_path / "part.jsonl"))
    controller = Controller(match, [at_random(), at_random()], 11)
    while controller.tick():
        pass
    assert [step.action for step in match.steps] == [step.action for step in whole.steps]


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, 5000), byte=st.integers(0, 255))
def test_a_damaged_record_is_told_in_one_line_and_left_alone(tmp_path: Path, place: int, byte: int) -> None:
    file = tmp_path / f"{time.monotonic_ns()}.jsonl"
    recorded_match(file, steps=60)
    content = bytearray(file.read_bytes())
    content[place % len(content)] = byte
    file.write_bytes(content)
    try:
        replay(RULES, read(file))
    except RecordError as error:
        assert str(error).startswith(f"{file}: ")
        assert "\n" not in str(error)
    assert file.read_bytes() == content
    file.unlink()


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "line 1: this is not a record of Royal Menagerie"),
        (b"hello\n", "line 1: this is not a record of Royal Menagerie"),
        (b"\xff\xfe\x00\n", "line 1: this is not a record of Royal Menagerie"),
        (b"[" * 100_000 + b"\n", "line 1: this is not a record of Royal Menagerie"),
        (b'{"royal_menagerie":0}\n', "line 1: this is not a record of Royal Menagerie"),
        (b'{"royal_menagerie":true}\n', "line 1: this is not a record of Royal Menagerie"),
        (b"[1,2]\n", "line 1: this is not a record of Royal Menagerie"),
        (b'{"a":1}\n', "line 1: this is not a record of Royal Menagerie"),
        (b'{"royal_menagerie":99}\n', "line 1: it was made by a newer Royal Menagerie (format 99, known: 1)"),
        (b'{"royal_menagerie":1}\n', "line 1: “app” is missing"),
    ],
)
def test_a_foreign_file_is_told_in_one_line(tmp_path: Path, content: bytes, complaint: str) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(content)
    with pytest.raises(RecordError) as error:
        read(file)
    assert str(error.value) == f"{file}: {complaint}"


def test_an_answer_that_cannot_be_given_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    recorded_match(file, steps=3)
    for wrong in (
        b'[0,"Fly"]',
        b'[0,"Take",1]',
        b"[0]",
        b"[" * 100_000,
        b'[7,"Reveal"]',
        b'[0.0,"Reveal"]',
        b'["undo","twice"]',
        b'[0,"Stop","now"]',
    ):
        lines = file.read_bytes().splitlines()[:4]
        file.write_bytes(b"\n".join([*lines, wrong, b""]))
        with pytest.raises(RecordError, match=r"x\.jsonl: line 5: "):
            replay(RULES, read(file))


def test_too_many_undos_are_told_with_their_line(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    recorded_match(file, steps=1)
    with file.open("ab") as stream:
        stream.write(b'["undo"]\n["undo"]\n')
    with pytest.raises(RecordError, match="line 4"):
        replay(RULES, read(file))


def test_a_missing_file_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="No such file"):
        read(tmp_path / "nowhere.jsonl")


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    recorded_match(file, steps=5)
    before = file.read_bytes()
    with pytest.raises(FileExistsError):
        recorded_match(file, steps=5)
    assert file.read_bytes() == before


def test_a_long_torn_tail_is_cut_before_the_match_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    recorded_match(file, steps=5)
    with file.open("ab") as stream:
        stream.write(b'[0,"Reveal"' + b" " * 500)
    record = RecordFile.resume(read(file))
    record.undo(1)
    record.close()
    assert file.read_bytes().endswith(b'\n["undo"]\n')
    assert len(replay(RULES, read(file)).steps) == 4


def test_two_programs_cannot_play_the_same_match(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    recorded_match(file, steps=5)
    record = RecordFile.resume(read(file))
    with pytest.raises(BlockingIOError):
        RecordFile.resume(read(file))
    record.close()
    RecordFile.resume(read(file)).close()


def test_a_record_that_cannot_be_begun_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: RecordFile) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(RecordFile, "_flush", full)
    with pytest.raises(OSError, match="No space"):
        recorded_match(tmp_path / "a.jsonl")
    assert list(tmp_path.iterdir()) == []


class FullDisk:
    """A stream that takes a few bytes and then no more, until there is room again."""

    def __init__(self, stream: Any) -> None:
        self.stream, self.full = stream, False

    def write(self, content: bytes) -> int:
        if self.full:
            self.stream.write(content[:3])
            raise OSError(errno.ENOSPC, "No space left on device")
        return int(self.stream.write(content))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


def test_on_a_full_disk_the_match_goes_on_and_is_saved_when_there_is_room(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    box = load_box({}, {})
    record = RecordFile.create(file, header("intrigues", "1", box, SEATS, 3))
    disk = FullDisk(record._stream)
    record._stream = disk  # type: ignore[assignment]
    match = Match(RULES, box, 2)
    controller = Controller(match, [at_random(), at_random()], 3, record)
    for _step in range(10):
        controller.tick()
    disk.full = True
    for _step in range(10):
        controller.tick()
        assert controller.unsaved is not None
        assert controller.unsaved.errno == errno.ENOSPC
        assert len(read(file).lines) == 10, "what is there stays whole"
    assert not controller.save()
    disk.full = False
    assert controller.save()
    assert controller.unsaved is None
    controller.close()
    assert len(read(file).lines) == 20
    assert same(replay(RULES, read(file)), match)


ENDLESS = """
import sys
from pathlib import Path
from tests.play.test_record import recorded_match
while True:
    for number in range(1000):
        recorded_match(Path(sys.argv[1]) / f"{number}.jsonl")
"""


@pytest.mark.slow
def test_killed_at_any_moment_the_match_resumes_at_its_last_answer(tmp_path: Path) -> None:
    for delay in (0.0, 0.013, 0.031, 0.052):
        folder = tmp_path / str(delay)
        folder.mkdir()
        playing = subprocess.Popen([sys.executable, "-c", ENDLESS, str(folder)])
        while not any(folder.iterdir()):
            time.sleep(0.005)
        time.sleep(delay)
        playing.kill()
        playing.wait()
        newest = max(folder.iterdir(), key=lambda file: int(file.stem))
        if newest.read_bytes().count(b"\n"):
            match = replay(RULES, read(newest))
            assert len(match.steps) == newest.read_bytes().count(b"\n") - 1


def test_saves_are_listed_newest_first_and_a_bad_one_harms_no_other(tmp_path: Path) -> None:
    old = saves.new_file(tmp_path, "intrigues", datetime(2026, 1, 2, 3, 4, 5))
    recorded_match(old, steps=4)
    new = saves.new_file(tmp_path, "intrigues", datetime(2026, 1, 3, 3, 4, 5))
    recorded_match(new, steps=4)
    (tmp_path / "0.jsonl").write_text("garbage\n")
    (tmp_path / "notes.txt").write_text("not a save")
    listed = saves.listed(tmp_path, GAMES)
    assert [save.file for save in listed] == [tmp_path / "0.jsonl", new, old]
    assert [save.header is None for save in listed] == [True, False, False]
    assert "not a record" in listed[0].complaint


def test_a_save_of_a_game_that_is_not_there_says_so(tmp_path: Path) -> None:
    recorded_match(tmp_path / "a.jsonl", steps=4)
    [save] = saves.listed(tmp_path, ["chess"])
    assert save.header is None
    assert save.complaint == f'{tmp_path / "a.jsonl"}: there is no game "intrigues" here'


def test_a_finished_match_is_kept_elsewhere_and_overwrites_nothing(tmp_path: Path) -> None:
    file, records = tmp_path / "saves" / "a.jsonl", tmp_path / "records"
    recorded_match(file)
    assert saves.keep(file, records) == records / "a.jsonl"
    assert not file.exists()
    recorded_match(file, steps=3)
    assert saves.keep(file, records) == file
    assert len(read(records / "a.jsonl").lines) > 3


def test_two_matches_of_one_second_get_two_files(tmp_path: Path) -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)
    names = []
    for _match in range(3):
        file = saves.new_file(tmp_path, "intrigues", now)
        recorded_match(file, steps=1)
        names.append(file.name)
    assert names == [f"2026-01-02-030405-intrigues{n}.jsonl" for n in ("", "-2", "-3")]


def test_a_missing_folder_holds_no_saves(tmp_path: Path) -> None:
    assert saves.listed(tmp_path / "nowhere", GAMES) == []
