"""The command line, as a person uses it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, app, paths, settings, text
from game.catalogue import GAMES
from game.command_line import SCENES
from game.play import saves


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = app.main(arguments)
    except SystemExit as end:
        code = int(end.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("txt", 'there is no "txt"; did you mean "text"?'),
        ("text", "the following arguments are required: WORD"),
        ("text intrigue", 'there is no "intrigue"; did you mean "intrigues"?'),
        ("text intrigues --seats you,rando", 'there is no "rando"; did you mean "random"?'),
        ("text intrigues --seats you", "this game has 2 to 5 seats, not 1"),
        ("watch intrigues --seats random,random,random,random,random,random", "this game has 2 to 5 seats, not 6"),
        (
            "watch intrigues --seats you,random",
            'there is no "you"; known: random, newcomer, easy, normal, hard, master',
        ),
        ("watch intrigues --lang de", 'there is no "de"; did you mean "en"?'),
        ("watch intrigues --seed x", 'argument --seed: expected a whole number, not "x"'),
        ("watch intrigues --option x", '--option: expected NAME=VALUE, for example blocking_dog_scores=true, not "x"'),
        ("watch brutal --option black_knight=never", "options: black_knight: 'never' is not one of"),
        ("watch animals --option solo_level=hardest", "options: solo_level: 'hardest' is not one of the choices"),
        ("watch animals --option ages=many", "options: ages: expected a whole number, found text"),
        ("watch intrigues --option dogs=1", 'options: dogs: there is no "dogs" in the box'),
        ("watch intrigues --overlay nowhere.toml", "nowhere.toml: No such file or directory"),
        ("simulate intrigues --games 0", 'expected a whole number from 1 to 999999999, not "0"'),
        ("simulate intrigues --jobs -1", 'expected a whole number from 1 to 999999999, not "-1"'),
        ("text intrigues --resume nowhere.jsonl", "nowhere.jsonl: No such file or directory"),
        ("replay nowhere.jsonl", "nowhere.jsonl: No such file or directory"),
        ("--wrong", "unrecognized arguments: --wrong"),
        ("simulate intrigues --games 99999999999999999999", "expected a whole number from 1 to 999999999"),
        ("text intrigues --resume x --seats you,easy", "--resume goes on with the match as it was"),
        ("ladder intrigues --seats 9", "this game has 2 to 5 seats, not 9"),
        ("ladder intrigues --pair hard,harder", 'there is no "harder"; did you mean "hard"?'),
        ("watch intrigues --seats hard@x,random", 'there is no "hard@x"'),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: str, complaint: str
) -> None:
    code, out, err = run(capsys, *arguments.split())
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("royal-menagerie: ")
    assert complaint in err


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ("copies = 3", "new.toml: copies: expected a table, found a whole number"),
        ("[copies]\nct = 3", 'new.toml: copies.ct: there is no "ct" in the box; did you mean "cat"?'),
        ("[copies", "new.toml: Expected ']' at the end of a table declaration (at end of document)"),
    ],
)
def test_a_wrong_overlay_names_file_and_place(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, overlay: str, complaint: str
) -> None:
    file = tmp_path / "new.toml"
    file.write_text(overlay)
    code, _out, err = run(capsys, "watch", "intrigues", "--overlay", str(file))
    assert code == 2
    assert complaint in err
    assert err.count("\n") == 1


def test_watch_tells_the_story_and_the_tally(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _err = run(capsys, "watch", "intrigues", "--seats", "random,random,random", "--seed", "3")
    assert code == 0
    assert out.startswith("Intrigues & Cabbage, seed 3\n")
    assert "The deck is empty." in out
    assert "Only you see it" not in out, "nobody watches with a seat's eyes"
    assert out.splitlines()[-1].startswith("Winner: Computer ")
    assert run(capsys, "watch", "intrigues", "--seats", "random,random,random", "--seed", "3")[1] == out


def test_watch_speaks_ukrainian(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "watch", "intrigues", "--seed", "3", "--lang", "uk")[1]
    assert "Колода" in out
    assert "deck" not in out


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _err = run(capsys, "simulate", "intrigues", "--games", "20", "--jobs", "1", "--seed", "1", "--json")
    assert code == 0
    assert json.loads(out)["games"] == 20


def test_without_seats_as_many_sit_down_as_the_game_needs(capsys: pytest.CaptureFixture[str]) -> None:
    for word, entry in GAMES.items():
        code, out, _err = run(capsys, "simulate", word, "--games", "1", "--jobs", "1", "--json")
        assert code == 0
        assert len(json.loads(out)["seats"]) == max(2, entry.rules.seat_counts(entry.rules.load_box({}, {}))[0])


def test_an_option_reaches_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    def mean_dogs(option: str) -> float:
        arguments = ["simulate", "intrigues", "--games", "50", "--seed", "1", "--json", "--option", option]
        return float(sum(json.loads(run(capsys, *arguments)[1])["mean_scores"]))

    assert mean_dogs("blocking_dog_scores=true") > mean_dogs("blocking_dog_scores=false")


def test_an_option_that_is_a_word_needs_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    def scores(option: str) -> object:
        arguments = ["simulate", "animals", "--seats", "random", "--games", "9", "--seed", "1", "--json"]
        return json.loads(run(capsys, *arguments, "--option", option)[1])["mean_scores"]

    assert scores("solo_level=easy") == scores('solo_level="easy"') != scores("solo_level=hard")


def test_a_text_game_is_saved_resumed_and_replayed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["1", "2", "1", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    assert run(capsys, "text", "intrigues", "--seed", "8", "--seats", "you:Ann,random")[0] == 0
    [save] = saves.listed(paths.saves(), GAMES)
    assert save.header is not None
    assert save.header.seats[0].name == "Ann"

    typed = iter(["1", "2"] * 1000)
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    code, out, _err = run(capsys, "text", "intrigues", "--resume", str(save.file))
    assert code == 0
    assert "Winner: " in out

    assert saves.listed(paths.saves(), GAMES) == [], "what is over is not offered to go on with"
    file = str(paths.records() / save.file.name)
    code, out, _err = run(capsys, "replay", file)
    assert "Winner: " in out
    code, out, _err = run(capsys, "replay", file, "--to", "5", "--seat", "1")
    assert code == 0
    assert "Castle of Computer 2 (you): " in out
    code, _out, err = run(capsys, "replay", file, "--seat", "2")
    assert (code, err) == (2, "royal-menagerie: there is no seat 2; the last one is 1\n")


def test_a_match_that_cannot_be_saved_is_played_all_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    typed = iter(["1", "2"] * 1000)
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    code, out, err = run(capsys, "text", "intrigues", "--seed", "8")
    assert code == 0
    assert err.count("This match cannot be saved: ") == 1
    assert "Winner: " in out


def test_without_a_screen_the_start_page_comes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    typed = iter(["1", "1", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    code, out, _err = run(capsys)
    assert code == 0
    assert "There is no window here (" in out
    assert "  1. Intrigues & Cabbage." in out
    assert "Your turn" in out


def test_computer_seats_play_in_the_window_and_it_closes_after_them() -> None:
    settings.save(settings.Settings(speed=0))
    command = [sys.executable, "-m", "game", "watch", "intrigues", "--window", "--once", "--seats", "easy@5,random"]
    screen = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(command, capture_output=True, text=True, env=screen, timeout=120, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_without_a_screen_they_play_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    code, out, _err = run(capsys, "watch", "intrigues", "--window", "--seed", "3")
    assert code == 0
    assert "There is no window here (" in out
    assert "Computer 1 begins a turn." in out


@pytest.mark.parametrize("scene", SCENES)
def test_a_picture_of_every_scene_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path, scene: str) -> None:
    file = tmp_path / "a.png"
    arguments = ["shot", "intrigues", "--scene", scene, "--size", "1024x640", "--seed", "3", "--out", str(file)]
    assert run(capsys, *arguments)[0] == 0
    first = file.read_bytes()
    assert first.startswith(b"\x89PNG")
    run(capsys, *arguments)
    same = file.read_bytes() == first
    assert same, "the same seed gives the same picture"
    assert not paths.logs().exists(), "and leaves nothing behind"


def test_a_picture_that_cannot_be_taken_is_told_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _out, err = run(capsys, "shot", "intrigues", "--out", str(tmp_path / "nowhere" / "a.png"))
    assert code == 1
    assert err.count("\n") == 1
    code, _out, err = run(capsys, "shot", "intrigues", "--size", "big", "--out", str(tmp_path / "a.png"))
    assert code == 2
    assert "expected WIDTHxHEIGHT" in err


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_help_explains_every_command(capsys: pytest.CaptureFixture[str], language: str) -> None:
    text.use(language)
    for command in app.COMMANDS:
        if command != "open":
            code, out, _err = run(capsys, command, "--lang", language, "--help")
            assert code == 0
            assert f"royal-menagerie {command}" in out


def test_about_names_version_build_and_folders(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "about")[1]
    assert out.startswith(f"Royal Menagerie {__version__}\nRules: plain Python\n")
    assert str(paths.saves()) in out


def test_a_broken_settings_file_is_told_and_played_over(capsys: pytest.CaptureFixture[str]) -> None:
    paths.settings_file().parent.mkdir(parents=True)
    paths.settings_file().write_text('language = "tlh"\n')
    code, out, err = run(capsys, "about")
    assert code == 0
    assert "Royal Menagerie" in out
    assert err.startswith(f"{paths.settings_file()}: language: ")
    assert err.count("\n") == 1


def test_a_reader_that_goes_away_leaves_no_traceback() -> None:
    for words, reader in (("watch intrigues --seed 1", "head -n 1"), ("about", "true"), ("--help", "true")):
        command = f"{sys.executable} -m game {words} | {reader}"
        done = subprocess.run(command, shell=True, capture_output=True, text=True, env={**os.environ}, check=False)
        assert done.stderr == ""


def test_what_a_terminal_cannot_show_is_no_reason_to_end() -> None:
    surroundings = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "game", "watch", "intrigues", "--seed", "1", "--lang", "ru"]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_save_with_an_unknown_level_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    run(capsys, "text", "intrigues", "--seats", "you,easy@5")
    [save] = saves.listed(paths.saves(), GAMES)
    save.file.write_text(save.file.read_text().replace("easy@5", "wizard"))
    code, _out, err = run(capsys, "text", "intrigues", "--resume", str(save.file))
    assert code == 2
    assert err == 'royal-menagerie: there is no "wizard"; did you mean "hard"?\n'


def test_computer_seats_of_any_level_play_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["1", "hint", "2"] * 1000)
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    code, out, err = run(capsys, "text", "intrigues", "--seats", "you,easy@10,master@10", "--seed", "2")
    assert (code, err) == (0, "")
    assert "I would choose: " in out
    assert "Winner: " in out


def test_the_ladder_tells_who_is_stronger(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["ladder", "intrigues", "--pair", "normal@10,random", "--games", "60", "--json"]
    [rung] = json.loads(run(capsys, *arguments)[1])
    assert rung["low"] > rung["even"] == 0.5
    assert rung["games"] == 40
    assert "normal@10 against random: " in run(capsys, *arguments[:-1])[1]


def test_the_search_is_measured(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.lab.bench.SECONDS", 0.02)
    figures = json.loads(run(capsys, "bench", "intrigues", "--search", "--json")[1])["intrigues"]
    assert figures["iterations_per_second"] > 0
    assert figures["with_hints"] > 0
    assert figures["compiled"] is False
