"""What goes into a bundle, and what is said of the archives made from it."""

from pathlib import Path

import build
import pytest


def test_the_lean_environment_gets_what_the_game_needs_and_pyinstaller_and_nothing_else() -> None:
    names = [wish.replace(">", "<").partition("<")[0] for wish in build.requirements()]
    assert names == ["librt", "msgspec", "platformdirs", "pygame-ce", "tomli-w", "pyinstaller"]


def test_without_a_compiler_the_bundle_gets_plain_rules_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "is_compiled", lambda: False)
    monkeypatch.setattr(build, "has_compiler", lambda: False)
    assert not build.compile_rules()
    assert "the bundle gets plain rules" in capsys.readouterr().out


@pytest.mark.parametrize(("size", "code"), [(10, 0), (11, 1)])
def test_an_archive_that_is_too_large_is_no_success(
    size: int, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "LARGEST", 10)
    (tmp_path / "a.zip").write_bytes(bytes(size))
    assert build.tell(tmp_path / "sums.sha256", [tmp_path / "a.zip"]) == code
    assert ("a.zip" in capsys.readouterr().err) == bool(code)
