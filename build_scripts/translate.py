"""Collects what the game says into the catalogues of assets/locale: the .po for people, the .mo for the game.

Run it after changing a message, fill in the empty msgstr lines, run it again. --check only says what is wrong.
"""

import io
import string
import sys
from collections.abc import Iterator
from pathlib import Path

import environment

if __name__ == "__main__":
    environment.enter("dev")  # Babel is there

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

SOURCE = environment.ROOT / "game"
LOCALE = environment.ROOT / "assets" / "locale"
TRANSLATED = {"ru": "Russian", "uk": "Ukrainian"}
PLURALS = (  # the same for both: 1 карта, 2 карты, 5 карт
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
)
FORMS = 3
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}


def main() -> int:
    if sys.argv[1:] == ["--check"]:
        wrong = problems()
        print("\n".join(wrong) or "The catalogues are complete and in step.")
        return 1 if wrong else 0
    if sys.argv[1:]:
        sys.exit("usage: translate.py [--check]")
    update()
    wrong = problems()
    print("\n".join(wrong) or "The catalogues are complete.")
    return 0


def update(source: Path = SOURCE, locale: Path = LOCALE) -> None:
    """Bring every .po in step with the source, keeping what is translated, and make its .mo."""
    for language in TRANSLATED:
        po = po_file(locale, language)
        catalogue = _merged(source, po, language)
        po.parent.mkdir(parents=True, exist_ok=True)
        po.write_bytes(_as_po(catalogue))
        po.with_suffix(".mo").write_bytes(_as_mo(catalogue))


def problems(source: Path = SOURCE, locale: Path = LOCALE) -> "list[str]":
    """What is wrong with the catalogues, a line each; empty when they are complete and in step with the source."""
    return [line for language in TRANSLATED for line in _problems_of(source, po_file(locale, language), language)]


def po_file(locale: Path, language: str) -> Path:
    return locale / language / "LC_MESSAGES" / "game.po"


class Undated(Catalog):
    """A catalogue whose header holds no date and no name, so that it changes only when a message does."""

    @property
    def mime_headers(self) -> "list[tuple[str, str]]":
        return [
            ("Project-Id-Version", "Royal Menagerie"),
            ("Language", str(self.locale)),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", PLURALS),
        ]


def _merged(source: Path, po: Path, language: str) -> Catalog:
    """What the source says now, in its order, with the translations there are. Nothing is guessed."""
    known = _read(po, language)
    merged = Undated(language, header_comment=f"# What Royal Menagerie says, in {TRANSLATED[language]}.", fuzzy=False)
    for said in _extracted(source):
        old = known.get(said.id, said.context)
        if old is None or old.pluralizable != said.pluralizable:
            old = Message(said.id)
        merged.add(
            said.id,
            old.string,
            said.locations,
            old.flags,
            said.auto_comments,
            old.user_comments,
            context=said.context,
        )
    return merged


def _read(po: Path, language: str) -> Catalog:
    if not po.exists():
        return Catalog(locale=language)
    with po.open("rb") as file:
        return read_po(file, locale=language)


def _extracted(source: Path) -> "list[Message]":
    found = Catalog()
    extracted = extract_from_dir(source, [("**.py", "python")], keywords=KEYWORDS, comment_tags=["Translators:"])
    for name, line, message, comments, context in sorted(extracted, key=lambda hit: (hit[0], hit[1])):
        where = (f"{source.name}/{Path(name).as_posix()}", line)
        found.add(message, locations=[where], auto_comments=comments, context=context)
    return [message for message in found if message.id]


def _as_po(catalogue: Catalog) -> bytes:
    file = io.BytesIO()
    write_po(file, catalogue, width=0, include_lineno=False, ignore_obsolete=True)
    return file.getvalue()


def _as_mo(catalogue: Catalog) -> bytes:
    file = io.BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def _problems_of(source: Path, po: Path, language: str) -> "Iterator[str]":
    where = f"{language}/{po.name}"
    merged = _merged(source, po, language)
    for message in merged:
        if message.id:
            for wrong in _wrong_with(message):
                yield f"{where}: {_title(message)}: {wrong}"
    if not po.exists() or po.read_bytes() != _as_po(merged):
        yield f"{where}: not in step with the source; run build_scripts/translate.py"
    mo = po.with_suffix(".mo")
    if not mo.exists() or mo.read_bytes() != _as_mo(merged):
        yield f"{language}/{mo.name}: not in step with {po.name}; run build_scripts/translate.py"


def _wrong_with(message: Message) -> "Iterator[str]":
    forms = _forms(message.string)
    if message.fuzzy:
        yield "marked fuzzy; look at it and take the mark away"
    if message.pluralizable and len(forms) != FORMS:
        yield f"expected {FORMS} plural forms, found {len(forms)}"
    if not all(forms):
        yield "not translated"
    expected = _fields(_forms(message.id)[-1])
    for form in filter(None, forms):
        if _fields(form) != expected:
            yield f'expected the fields {_listed(expected)}, found {_listed(_fields(form))} in "{form}"'


def _forms(text: "str | tuple[str, ...] | list[str] | None") -> "list[str]":
    if isinstance(text, (tuple, list)):
        return [form or "" for form in text]
    return [text or ""]


def _fields(text: str) -> "set[str] | None":
    """The {fields} of a format string; None if its braces do not close."""
    try:
        return {name for _before, name, _spec, _as in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return None


def _listed(fields: "set[str] | None") -> str:
    if fields is None:
        return "(a brace that does not close)"
    return " ".join(f"{{{name}}}" for name in sorted(fields)) or "(none)"


def _title(message: Message) -> str:
    return f'"{_forms(message.id)[0]}"' + (f" ({message.context})" if message.context else "")


if __name__ == "__main__":
    sys.exit(main())
