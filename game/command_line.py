"""The command line in words: which commands there are, what each takes, and one clear line for bad input."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

from game import __version__, text
from game.ai.levels import LEVELS
from game.catalogue import GAMES
from game.text import N_, _

SCENES = (
    *("title", "lobby", "rules", "settings", "matches", "replays", "about", "ask"),
    *("table", "menu", "curtain", "result", "replay", "trouble"),
)
PROGRAM = "royal-menagerie"

# argparse looks its own words up with this name; so they come in the player's language, too.
argparse._ = _  # type: ignore[attr-defined]
ARGPARSE = (
    N_("usage: "),
    N_("the following arguments are required: %s"),
    N_("expected one argument"),
    N_("unrecognized arguments: %s"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("show program's version number and exit"),
)
"""Those of its words that a person meets here."""


def started_by() -> str:
    """How the person started this program: build_scripts/play.py says so, for a command that can be pasted."""
    return os.environ.get("ROYAL_MENAGERIE_STARTED_BY", PROGRAM)


class BadInput(Exception):
    """What the person typed cannot be done; the message is one line that says what and why."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, with the nearest known word, and ends with exit code 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{PROGRAM}: {message}\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            raise argparse.ArgumentError(action, unknown(str(value), action.choices))


def unknown(word: str, known: Iterable[str]) -> str:
    """The complaint about a word nobody knows."""
    known = list(known)
    near = get_close_matches(word, known, 1, 0.5)
    hint = (
        _('did you mean "{word}"?').format(word=near[0]) if near else _("known: {words}").format(words=", ".join(known))
    )
    return _('there is no "{word}"; {hint}').format(word=word, hint=hint)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """What was asked for: `command` and its arguments."""
    parser = _new_parser(prog=PROGRAM, description=_("Royal Menagerie: tabletop games about kings and beasts."))
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.set_defaults(command="open", lang=None)
    _add_language(parser)
    commands = parser.add_subparsers(title=_("commands"), metavar="COMMAND", parser_class=Parser)
    for add in (_text, _watch, _simulate, _ladder, _bench, _replay, _shot, _about):
        add(commands)
    return parser.parse_args(arguments)


def language_of(arguments: Sequence[str]) -> str | None:
    """The language asked for, needed before anything else can be said."""
    quiet = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    quiet.add_argument("--lang")
    try:
        lang = quiet.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        return None
    return lang if lang in text.LANGUAGES else None


def _text(commands: Any) -> None:
    parser = _command(commands, "text", _("play a game in the terminal"), example="text intrigues --seats you,hard")
    _add_game(parser)
    _add_seats(parser, "you,normal", _("who plays, one for each seat: you, you:NAME or a level (default: {default})"))
    _add_match(parser)
    parser.add_argument("--resume", metavar="FILE", type=Path, help=_("go on with a saved match"))


def _watch(commands: Any) -> None:
    parser = _command(
        commands, "watch", _("let computer seats play and read along"), example="watch intrigues --seed 7"
    )
    _add_game(parser)
    _add_seats(parser, "random,random", _("a level for each seat (default: {default})"))
    parser.add_argument("--window", action="store_true", help=_("in the window, not in the terminal"))
    parser.add_argument("--once", action="store_true", help=_("close the window when the match is over"))
    _add_match(parser)


def _simulate(commands: Any) -> None:
    parser = _command(
        commands, "simulate", _("let computer seats play many games"), example="simulate intrigues --games 10000"
    )
    _add_game(parser)
    _add_seats(parser, "random,random", _("a level for each seat (default: {default})"))
    parser.add_argument("--games", metavar="N", type=_positive, default=1000, help=_("how many (default: 1000)"))
    _add_match(parser)
    parser.add_argument("--jobs", metavar="K", type=_positive, help=_("how many processes (default: one per core)"))
    _add_json(parser)


def _ladder(commands: Any) -> None:
    parser = _command(
        commands, "ladder", _("find out how strong the levels are"), example="ladder intrigues --games 100"
    )
    _add_game(parser)
    parser.add_argument("--games", metavar="N", type=_positive, default=400, help=_("at most, a pair (default: 400)"))
    parser.add_argument("--seats", metavar="N", type=_positive, help=_("how many sit down (default: 2, or the fewest)"))
    parser.add_argument(
        "--pair", metavar="A,B", type=_comma_list, help=_("only these two, for example hard@400,random")
    )
    parser.add_argument("--seed", metavar="N", type=_whole, default=1, help=_("the same number gives the same luck"))
    parser.add_argument("--jobs", metavar="K", type=_positive, help=_("how many processes (default: one per core)"))
    _add_json(parser)
    _add_language(parser)


def _bench(commands: Any) -> None:
    parser = _command(commands, "bench", _("measure how fast the rules run"), example="bench intrigues --json")
    parser.add_argument("game", metavar="WORD", nargs="?", choices=GAMES, help=_("which game (default: all)"))
    parser.add_argument("--search", action="store_true", help=_("measure the search of the computer seats instead"))
    parser.add_argument("--ui", action="store_true", help=_("measure the window instead"))
    _add_json(parser)
    _add_language(parser)


def _replay(commands: Any) -> None:
    parser = _command(commands, "replay", _("look at a recorded match"), example="replay match.jsonl --to 40 --seat 1")
    parser.add_argument("file", metavar="FILE", type=Path, help=_("the record"))
    parser.add_argument("--to", metavar="N", type=_natural, help=_("stop after so many answers (default: all)"))
    parser.add_argument(
        "--seat", metavar="S", type=_natural, default=0, help=_("whose eyes to see it with (default: 0)")
    )
    _add_language(parser)


def _shot(commands: Any) -> None:
    parser = _command(
        commands, "shot", _("draw a scene into a picture, without a screen"), example="shot intrigues --out a.png"
    )
    _add_game(parser)
    parser.add_argument(
        "--scene",
        metavar="NAME",
        choices=SCENES,
        default="table",
        help=_("which scene: {names}").format(names=", ".join(SCENES)),
    )
    parser.add_argument(
        "--moves", metavar="M", type=_natural, default=40, help=_("after so many answers (default: 40)")
    )
    parser.add_argument(
        "--seat", metavar="S", type=_natural, default=0, help=_("whose eyes to see it with (default: 0)")
    )
    parser.add_argument("--hover", metavar="SPOT", default="", help=_("with the mouse there, for example castle.0.4"))
    parser.add_argument("--rule", metavar="NUMBER", default="", help=_("the rule to open, for example IC-11"))
    _add_seats(parser, "you,random", _("who plays, one for each seat: you, you:NAME or a level (default: {default})"))
    parser.add_argument("--size", default="1280x720", help=_("the size of the picture (default: 1280x720)"))
    parser.add_argument("--theme", choices=("day", "evening", "contrast"), default="day", help=_("the look"))
    parser.add_argument("--out", metavar="FILE.png", type=Path, required=True, help=_("the picture"))
    _add_match(parser)


def _about(commands: Any) -> None:
    _add_language(_command(commands, "about", _("version, build and folders in use"), example="about"))


def _command(commands: Any, name: str, summary: str, example: str) -> Parser:
    epilog = _("For example: {command}").format(command=f"{PROGRAM} {example}")
    parser = _new_parser(commands.add_parser, name, help=summary, description=summary, epilog=epilog)
    parser.set_defaults(command=name)
    return parser


def _new_parser(make: Any = Parser, *names: str, **more: Any) -> Parser:
    parser: Parser = make(*names, add_help=False, allow_abbrev=False, **more)
    parser._positionals.title, parser._optionals.title = _("what"), _("options")
    parser.add_argument("-h", "--help", action="help", help=_("show this help"))
    return parser


def _add_game(parser: Parser) -> None:
    parser.add_argument(
        "game", metavar="WORD", choices=GAMES, help=_("which game: {words}").format(words=", ".join(GAMES))
    )


def _add_seats(parser: Parser, default: str, summary: str) -> None:
    levels = _("Levels: {levels}. hard@400 thinks 400 iterations a question, hard@2s two seconds a turn.")
    summary = summary.format(default=default) + " " + levels.format(levels=", ".join(LEVELS))
    parser.add_argument("--seats", metavar="LIST", type=_comma_list, default=None, help=summary)


def _add_match(parser: Parser) -> None:
    parser.add_argument("--seed", metavar="N", type=_whole, help=_("the same number gives the same luck"))
    parser.add_argument(
        "--overlay", metavar="FILE.toml", type=Path, help=_("numbers of the box to change for a playtest")
    )
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help=_("an option of the rules; may be repeated")
    )
    _add_language(parser)


def _add_language(parser: Parser) -> None:
    parser.add_argument("--lang", choices=text.LANGUAGES, default=None, help=_("the language: en, ru or uk"))


def _add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help=_("print one JSON object"))


def _comma_list(words: str) -> list[str]:
    return [word.strip() for word in words.split(",")]


def _positive(words: str) -> int:
    return _at_least(words, 1)


def _natural(words: str) -> int:
    return _at_least(words, 0)


def _at_least(words: str, least: int) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", words) or int(words) < least:
        wrong = _('expected a whole number from {least} to 999999999, not "{word}"')
        raise argparse.ArgumentTypeError(wrong.format(least=least, word=words[:40]))
    return int(words)


def _whole(words: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,18}", words):
        raise argparse.ArgumentTypeError(_('expected a whole number, not "{word}"').format(word=words[:40]))
    return int(words)
