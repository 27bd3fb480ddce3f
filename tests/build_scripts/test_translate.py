"""Catalogues follow the source, keep what people wrote, and no mistake gets through."""

import gettext
from pathlib import Path

import pytest
import translate

SOURCE = """
from game.text import N_, _, ngettext, pgettext
_("Keep the centre")
N_("Fox")
pgettext("a suit", "Crown")
ngettext("{n} card of {name}", "{n} cards of {name}", 3)
"""
RUSSIAN = {
    'msgid "Keep the centre"': 'msgstr "Оставить центр"',
    'msgid "Fox"': 'msgstr "Лиса"',
    'msgid "Crown"': 'msgstr "Корона"',
    'msgid_plural "{n} cards of {name}"': (
        'msgstr[0] "{n} карта {name}"\nmsgstr[1] "{n} карты {name}"\nmsgstr[2] "{n} карт {name}"'
    ),
}


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source with one of each kind of message, all translated to the only language there is."""
    monkeypatch.setattr(translate, "TRANSLATED", {"ru": "Russian"})
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "table.py").write_text(SOURCE, encoding="utf-8")
    translate.update(folder, tmp_path)
    _edit(tmp_path, {f"{said}\n{_empty(said)}": f"{said}\n{told}" for said, told in RUSSIAN.items()})
    translate.update(folder, tmp_path)
    return folder


def test_a_complete_catalogue_has_no_problems_and_speaks(source: Path, tmp_path: Path) -> None:
    assert translate.problems(source, tmp_path) == []
    spoken = gettext.translation("game", tmp_path, ["ru"])
    assert spoken.gettext("Keep the centre") == "Оставить центр"
    assert spoken.pgettext("a suit", "Crown") == "Корона"
    counted = [spoken.ngettext("{n} card of {name}", "{n} cards of {name}", n)[4:9] for n in (1, 3, 5, 11, 21, 22)]
    assert counted == ["карта", "карты", "карт ", "карт ", "карта", "карты"]


def test_running_it_again_changes_nothing(source: Path, tmp_path: Path) -> None:
    before = [path.read_bytes() for path in _catalogues(tmp_path)]
    translate.update(source, tmp_path)
    assert [path.read_bytes() for path in _catalogues(tmp_path)] == before


def test_a_catalogue_holds_no_dates_and_no_line_numbers(source: Path, tmp_path: Path) -> None:
    po = _po(tmp_path)
    assert "Date" not in po
    assert "#: game/table.py\n" in po


def test_lines_that_only_move_change_nothing(source: Path, tmp_path: Path) -> None:
    (source / "table.py").write_text("\n\n# more\n" + SOURCE, encoding="utf-8")
    assert translate.problems(source, tmp_path) == []


def test_a_new_message_is_missing_until_it_is_translated(source: Path, tmp_path: Path) -> None:
    _say(source, '_("Lion")')
    assert translate.problems(source, tmp_path) == [
        'ru/game.po: "Lion": not translated',
        "ru/game.po: not in step with the source; run build_scripts/translate.py",
    ]
    translate.update(source, tmp_path)
    assert translate.problems(source, tmp_path) == ['ru/game.po: "Lion": not translated']


def test_a_message_said_no_more_is_dropped_and_the_others_are_kept(source: Path, tmp_path: Path) -> None:
    (source / "table.py").write_text(SOURCE.replace('N_("Fox")', ""), encoding="utf-8")
    translate.update(source, tmp_path)
    assert translate.problems(source, tmp_path) == []
    assert "Лиса" not in _po(tmp_path)
    assert "Оставить центр" in _po(tmp_path)


def test_a_similar_message_is_not_guessed(source: Path, tmp_path: Path) -> None:
    (source / "table.py").write_text(SOURCE.replace("Keep the centre", "Keep the center"), encoding="utf-8")
    translate.update(source, tmp_path)
    assert translate.problems(source, tmp_path) == ['ru/game.po: "Keep the center": not translated']


def test_what_a_translator_noted_is_kept(source: Path, tmp_path: Path) -> None:
    _edit(tmp_path, {'#: game/table.py\nmsgid "Fox"': '# she, not he\n#: game/table.py\nmsgid "Fox"'})
    translate.update(source, tmp_path)
    assert "# she, not he\n" in _po(tmp_path)


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("{n} карты {name}", "{n} карты", 'expected the fields {n} {name}, found {n} in "{n} карты"'),
        ("{n} карта {name}", "карта {name}", 'expected the fields {n} {name}, found {name} in "карта {name}"'),
        ("{n} карт {name}", "{n} карт {nam}", 'expected the fields {n} {name}, found {n} {nam} in "{n} карт {nam}"'),
        (
            "{n} карт {name}",
            "{n карт",
            'expected the fields {n} {name}, found (a brace that does not close) in "{n карт"',
        ),
        ("{n} карт {name}", "", "not translated"),
    ],
)
def test_a_broken_format_is_found_in_every_form(
    source: Path, tmp_path: Path, right: str, wrong: str, told: str
) -> None:
    _edit(tmp_path, {f'"{right}"': f'"{wrong}"'})
    assert f'ru/game.po: "{{n}} card of {{name}}": {told}' in translate.problems(source, tmp_path)


def test_a_fuzzy_mark_is_found(source: Path, tmp_path: Path) -> None:
    _edit(tmp_path, {'msgid "Fox"': '#, fuzzy\nmsgid "Fox"'})
    assert 'ru/game.po: "Fox": marked fuzzy; look at it and take the mark away' in translate.problems(source, tmp_path)


def test_a_missing_plural_form_is_found(source: Path, tmp_path: Path) -> None:
    _edit(tmp_path, {'msgstr[2] "{n} карт {name}"\n': ""})
    assert any("{n} card of {name}" in line for line in translate.problems(source, tmp_path))


def test_a_plural_form_too_many_is_found(source: Path, tmp_path: Path) -> None:
    _edit(tmp_path, {'msgstr[2] "{n} карт {name}"': 'msgstr[2] "{n} карт {name}"\nmsgstr[3] "{n} карт {name}"'})
    assert translate.problems(source, tmp_path) != []


def test_a_wrong_plural_rule_is_found(source: Path, tmp_path: Path) -> None:
    _edit(tmp_path, {"nplurals=3": "nplurals=2"})
    assert translate.problems(source, tmp_path) != []


def test_an_edited_po_makes_the_mo_stale(source: Path, tmp_path: Path) -> None:
    _edit(tmp_path, {"Лиса": "Лис"})
    assert translate.problems(source, tmp_path) == [
        "ru/game.mo: not in step with game.po; run build_scripts/translate.py"
    ]


def test_catalogues_that_are_not_there_are_told(source: Path, tmp_path: Path) -> None:
    for path in _catalogues(tmp_path):
        path.unlink()
    assert "ru/game.po: not in step with the source; run build_scripts/translate.py" in translate.problems(
        source, tmp_path
    )


def _catalogues(locale: Path) -> list[Path]:
    po = translate.po_file(locale, "ru")
    return [po, po.with_suffix(".mo")]


def _po(locale: Path) -> str:
    return translate.po_file(locale, "ru").read_text(encoding="utf-8")


def _edit(locale: Path, changes: dict[str, str]) -> None:
    po = _po(locale)
    for old, new in changes.items():
        assert old in po
        po = po.replace(old, new)
    translate.po_file(locale, "ru").write_text(po, encoding="utf-8")


def _empty(said: str) -> str:
    return 'msgstr[0] ""\nmsgstr[1] ""\nmsgstr[2] ""' if said.startswith("msgid_plural") else 'msgstr ""'


def _say(source: Path, line: str) -> None:
    with (source / "table.py").open("a", encoding="utf-8") as file:
        file.write(line + "\n")
