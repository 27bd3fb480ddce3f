"""A compiled build is used only while it fits the source."""

import os
import sys
from pathlib import Path

import compile as compiling
import pytest


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project whose build says it was made from the source as it is now."""
    for name in ("pyproject.toml", "game/__init__.py", "game/rules/kernel.py", "game/rules/fox/rules.py"):
        _write(tmp_path / name, f"# {name}\n")
    compiled = tmp_path / "build" / "compiled"
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "COMPILED_ROOT", compiled)
    monkeypatch.setattr(compiling, "LEFTOVERS", tmp_path / "build" / "mypyc")
    monkeypatch.setattr(compiling, "HASH_FILE", compiled / "source.sha256")
    _write(compiled / "source.sha256", compiling.source_hash(tmp_path))
    return tmp_path


def test_the_hash_fits_until_something_changes(project: Path) -> None:
    assert compiling.source_hash(project) == compiling.source_hash(project)


@pytest.mark.parametrize("name", ["game/rules/fox/rules.py", "game/__init__.py", "pyproject.toml"])
def test_the_hash_changes_with_every_source(project: Path, name: str) -> None:
    before = compiling.source_hash(project)
    _write(project / name, "# changed\n")
    assert compiling.source_hash(project) != before


def test_the_hash_changes_when_a_file_is_added_renamed_or_removed(project: Path) -> None:
    hashes = [compiling.source_hash(project)]
    _write(project / "game/rules/fox/moves.py", "")
    hashes.append(compiling.source_hash(project))
    (project / "game/rules/fox/moves.py").rename(project / "game/rules/fox/state.py")
    hashes.append(compiling.source_hash(project))
    (project / "game/rules/kernel.py").unlink()
    hashes.append(compiling.source_hash(project))
    assert len(set(hashes)) == 4


def test_what_python_leaves_behind_does_not_count(project: Path) -> None:
    before = compiling.source_hash(project)
    _write(project / "game/__pycache__/kernel.pyc", "")
    assert compiling.source_hash(project) == before


def test_the_hash_is_that_of_this_python(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = compiling.source_hash(project)
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")
    assert compiling.source_hash(project) != before


def test_an_edited_source_makes_the_build_stale(project: Path) -> None:
    assert compiling.is_compiled()
    _write(project / "game/rules/kernel.py", "# edited\n")
    assert not compiling.is_compiled()


def test_a_build_that_did_not_get_finished_is_none(project: Path) -> None:
    (project / "build/compiled/source.sha256").unlink()
    assert not compiling.is_compiled()


def test_only_rules_are_compiled_and_boxes_stay_plain(project: Path) -> None:
    for name in ("__init__.py", "box.py", "moves.py"):
        _write(project / "game/rules/fox" / name, "")
    _write(project / "game/rules/boxfile.py", "")
    _write(project / "game/play/match.py", "")
    assert compiling.modules(project) == [
        "game/rules/fox/moves.py",
        "game/rules/fox/rules.py",
        "game/rules/kernel.py",
    ]


def test_a_fresh_copy_carries_no_hash_and_nothing_old(project: Path) -> None:
    _write(project / "build/compiled/game/gone.py", "")
    _write(project / "game/rules/kernel.cpython-311.so", "")
    compiling.copy_source()
    copied = sorted(path.relative_to(project).as_posix() for path in (project / "build").rglob("*") if path.is_file())
    assert copied == [
        "build/compiled/game/__init__.py",
        "build/compiled/game/rules/fox/rules.py",
        "build/compiled/game/rules/kernel.py",
    ]


def test_a_machine_without_a_compiler_is_told_in_one_line(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "build/compiled/source.sha256").unlink()
    monkeypatch.setattr(compiling, "has_compiler", lambda: False)
    assert compiling.main() == 1
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="Windows finds its compiler another way")
def test_a_compiler_that_is_not_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not compiling.has_compiler()


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
