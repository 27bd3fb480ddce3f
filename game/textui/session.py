"""A match in the terminal: the table as text, a question, numbered answers; lines a screen reader can follow."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from time import sleep
from typing import Final

from game.catalogue import Entry
from game.play.controller import Controller
from game.play.match import Step, heard
from game.rules.kernel import ALL, LUCK, OVER, Action, View
from game.text import N_, _
from game.textui.rulebook import plain, rule
from game.textui.story import final_lines
from game.words.rulebook import rulebook

CLEAR = "\033[H\033[2J\033[3J"
"""Wipes a terminal: the screen first, then what was scrolled away with it."""


class Quit(Exception):
    """The person at the keyboard leaves."""


class Session:
    """One match at one keyboard, shared by all its people."""

    def __init__(
        self,
        entry: Entry,
        controller: Controller,
        names: Sequence[str],
        read: Callable[[str], str],
        write: Callable[[str], None],
        advise: Callable[[View], str],
        program: str = "royal-menagerie",
    ) -> None:
        self.entry, self.controller, self.names = entry, controller, names
        self.match = controller.match
        self._read, self._write, self._advise, self._program = read, write, advise, program
        self._shown = [self._last_answer(seat) for seat in range(len(names))]  # steps each seat has been told of
        self._seated: set[int] = set()  # who has seen the table in this session
        self._holder: int | None = None  # who has the keyboard

    def run(self) -> None:
        """Play until the match is over or somebody quits."""
        self._write(_("{title}. Type a number to answer, or help.").format(title=_(self.entry.title)))
        try:
            while self.match.actor != OVER:
                if self.controller.tick():
                    continue
                if self.controller.is_person(self.match.actor):
                    self._ask()
                else:
                    sleep(0.01)  # a computer seat thinks
            self._show_end()
        except (Quit, EOFError, KeyboardInterrupt):
            self._write("")
            self._tell_where_it_is_saved()

    # ---- asking

    def _ask(self) -> None:
        seat = self.match.actor
        if seat != self._holder:
            self._hand_over(seat)
        self._show_news(seat)
        self._warn_if_unsaved()
        self._show_question(seat)
        self._answer(seat)

    def _answer(self, seat: int) -> None:
        """Read lines until one of them is an answer or changes the table."""
        while True:
            words = self._read("> ").strip().lower()
            if not words:
                return  # and the question is put again
            options = self.match.view(seat).options
            if words.isdecimal() and len(words) < 5 and 1 <= int(words) <= len(options):
                self.controller.choose(options[int(words) - 1])
                return
            name, _space, rest = words.partition(" ")
            command = self._command(name)
            named = self._named(seat, words) if command is None else None
            if named is not None:
                self.controller.choose(named)
                return
            if command is None:
                wrong = _("Type a number from 1 to {n}, or help.") if len(options) > 1 else _("Type 1, or help.")
                self._write(wrong.format(n=len(options)))
            elif command(self, seat, rest):
                return

    def _named(self, seat: int, words: str) -> Action | None:
        """The only answer that begins with this word: a square or a border of a board, c4-d4."""
        view = self.match.view(seat)
        told = [self.entry.words.option(view, action, self.names).lower() for action in view.options]
        found = [number for number, line in enumerate(told) if line.split()[0].rstrip(":,") == words]
        return view.options[found[0]] if len(found) == 1 else None

    def _hand_over(self, seat: int) -> None:
        """Between several people nothing of the last one's stays on the screen."""
        if len(self._people()) > 1:
            if self._holder is not None:
                self._show_news(self._holder)
                self._pause(_("Press Enter, then pass the keyboard to {name}. ").format(name=self.names[seat]))
            self._write(CLEAR if sys.stdout.isatty() else "\n" * 40)
            self._pause(_("{name}: press Enter when nobody else looks. ").format(name=self.names[seat]))
        self._holder = seat

    def _pause(self, prompt: str) -> None:
        if self._command(self._read(prompt).strip().lower()) is Session._quit:
            raise Quit

    def _last_answer(self, seat: int) -> int:
        """How many steps had been made when the seat last answered: what it knows of when a match is resumed."""
        steps = self.match.steps
        return next((number + 1 for number in reversed(range(len(steps))) if steps[number].seat == seat), 0)

    def _people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if self.controller.is_person(seat)]

    # ---- showing

    def _show_news(self, seat: int) -> None:
        """What has happened since the seat was last asked; with the whole table, if much has changed meanwhile."""
        new = self.match.steps[self._shown[seat] :]
        self._shown[seat] = len(self.match.steps)
        self._tell(new, seat)
        if seat not in self._seated or _much_has_changed(new, seat):
            self._seated.add(seat)
            self._write("")
            self._show_table(seat)

    def _tell(self, steps: list[Step], reader: int) -> None:
        for number, step in enumerate(steps, len(self.match.steps) - len(steps)):
            if number in self.controller.hurried:
                self._write(_("{name} had trouble thinking and answers in a hurry.").format(name=self.names[step.seat]))
            for event in heard(step.told, reader):
                self._write(self.entry.words.event(event, self.names))

    def _show_table(self, seat: int) -> None:
        for line in self.entry.words.table(self.match.view(seat), self.names):
            self._write(line)

    def _show_question(self, seat: int) -> None:
        view = self.match.view(seat)
        self._write("")
        self._write(f"{self.names[seat]}: {self.entry.words.question(view, self.names)}")
        told = [self.entry.words.option(view, action, self.names) for action in view.options]
        for line in _in_rows([f"{number}. {option}" for number, option in enumerate(told, 1)]):
            self._write(f"  {line}")
        name = told[0].split()[0].rstrip(":,")
        if len(told) > MANY and self._named(seat, name.lower()) is not None:
            self._write(_("Its name will do, too: {name}").format(name=name))

    def _show_end(self) -> None:
        people = self._people()
        reader = people[0] if len(people) == 1 else ALL
        self._tell(self.match.steps[min(self._shown[seat] for seat in people) if people else 0 :], reader)
        for line in final_lines(self.entry, self.match, self.names):
            self._write(line)

    def _warn_if_unsaved(self) -> None:
        if self.controller.unsaved:
            warning = _("Not saved: {reason}. The match goes on; it is saved as soon as that works again.")
            self._write(warning.format(reason=self.controller.unsaved.strerror))

    # ---- commands: each says whether the question must be put anew

    def _undo(self, seat: int, rest: str) -> bool:
        if not self.controller.undo(seat):
            self._write(_("There is nothing to take back: no answer yet, or it drew a card or asked another player."))
            return False
        self._shown[seat] = min(self._shown[seat], len(self.match.steps))
        self._write(_("Taken back."))
        return True

    def _table(self, seat: int, rest: str) -> bool:
        self._show_table(seat)
        return False

    def _story(self, seat: int, rest: str) -> bool:
        self._tell(self.match.steps, seat)
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        self._write(self._advise(self.match.view(seat)))
        return False

    def _rules(self, seat: int, rest: str) -> bool:
        """The whole rulebook, or the rule asked for."""
        book = rulebook(self.entry.word)
        found = rule(book, rest) if rest else plain(book)
        self._write(found or _("There is no rule {number}.").format(number=rest.upper()))
        return False

    def _save(self, seat: int, rest: str) -> bool:
        self._tell_where_it_is_saved()
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        raise Quit

    def _help(self, seat: int, rest: str) -> bool:
        for names, (summary, _command) in zip(self._names(), COMMANDS.values(), strict=True):
            self._write(f"  {', '.join(names)}: {_(summary)}")
        return False

    def _command(self, words: str) -> Callable[[Session, int, str], bool] | None:
        """The command of that name, in English or in the player's language."""
        for names, (_summary, command) in zip(self._names(), COMMANDS.values(), strict=True):
            if words in names:
                return command
        return None

    def _names(self) -> list[list[str]]:
        return [list(dict.fromkeys([name, _(name)])) for name in COMMANDS]

    def _tell_where_it_is_saved(self) -> None:
        record = self.controller.record
        if record is None:
            self._write(_("This match is not saved."))
        elif not self.controller.save():
            self._warn_if_unsaved()
        else:
            self._write(
                _("Saved after every answer. Go on with: {command}").format(
                    command=f'{self._program} text {self.entry.word} --resume "{record.file}"'
                )
            )


def _much_has_changed(steps: list[Step], seat: int) -> bool:
    """Others have played; or LUCK has more than once: for a rival without a seat, or to set the table up anew."""
    return any(step.seat not in (seat, LUCK) for step in steps) or sum(step.seat == LUCK for step in steps) > 1


def _in_rows(answers: list[str]) -> list[str]:
    """A line each; where there are many, as many in a row as fit, in columns."""
    if len(answers) <= MANY:
        return answers
    rows = [""]
    for answer in answers:
        cell = answer.ljust(COLUMN * (len(answer) // COLUMN + 1))
        if rows[-1] and len(rows[-1]) + len(answer) > WIDTH:
            rows.append("")
        rows[-1] += cell
    return [row.rstrip() for row in rows]


MANY: Final = 20
"""More answers than that share rows."""
COLUMN: Final = 16
WIDTH: Final = 98

COMMANDS: Final[dict[str, tuple[str, Callable[[Session, int, str], bool]]]] = {
    N_("hint"): (N_("what the computer would do in your place"), Session._hint),
    N_("undo"): (N_("take your last answer back, where that is fair"), Session._undo),
    N_("table"): (N_("read the table again"), Session._table),
    N_("story"): (N_("read what has happened so far"), Session._story),
    N_("rules"): (N_("read the rules, or one of them: rules 11"), Session._rules),
    N_("save"): (N_("where this match is saved"), Session._save),
    N_("quit"): (N_("leave; the match stays saved"), Session._quit),
    N_("help"): (N_("these commands; a number answers the question"), Session._help),
}
