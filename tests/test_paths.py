"""Files are found wherever the game runs from, and written whole or not at all."""

import os
import sys
from pathlib import Path

import pytest

from game import paths


def test_assets_hold_the_catalogues() -> None:
    assert (paths.assets() / "locale").is_dir()


@pytest.mark.parametrize("package", ["game", "build/compiled/game", "venv/site-packages/game"])
def test_assets_are_found_in_the_nearest_folder_above(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(paths, "__file__", str(tmp_path / package / "paths.py"))
    assert paths.assets() == tmp_path / "assets"


def test_assets_inside_the_package_come_first_as_in_a_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "game" / "assets").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "game" / "paths.py"))
    assert paths.assets() == tmp_path / "game" / "assets"


def test_a_copy_without_assets_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "game" / "paths.py"))
    with pytest.raises(FileNotFoundError, match="this copy of the game is not whole"):
        paths.assets()


def test_one_variable_moves_everything_of_the_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME, str(tmp_path))
    assert paths.settings_file() == tmp_path / "settings.toml"
    assert paths.saves() == tmp_path / "saves"
    assert paths.records() == tmp_path / "records"
    assert paths.logs() == tmp_path / "logs"


def test_without_it_the_system_says_where_and_the_folder_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME, raising=False)
    for path in (paths.settings_file(), paths.saves(), paths.records(), paths.logs()):
        assert path.is_absolute()
        assert "menagerie" in str(path).lower()


def test_a_file_is_written_in_folders_that_do_not_exist_yet(tmp_path: Path) -> None:
    paths.write_whole(tmp_path / "a" / "b.toml", "имя = 'Лев'\n")
    assert (tmp_path / "a" / "b.toml").read_bytes() == "имя = 'Лев'\n".encode()


def test_writing_replaces_the_old_text_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    paths.write_whole(file, "a long old text")
    paths.write_whole(file, "new")
    assert file.read_text(encoding="utf-8") == "new"
    assert list(tmp_path.iterdir()) == [file]


def test_a_full_disk_keeps_the_old_file_and_reaches_the_caller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "save.json"
    file.write_text("old", encoding="utf-8")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        paths.write_whole(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets only some people make links")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.toml").write_text("old", encoding="utf-8")
    (tmp_path / "link.toml").symlink_to(tmp_path / "real.toml")
    paths.write_whole(tmp_path / "link.toml", "new")
    assert (tmp_path / "link.toml").is_symlink()
    assert (tmp_path / "real.toml").read_text(encoding="utf-8") == "new"


def test_a_place_that_cannot_be_written_reaches_the_caller(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(OSError, match="saves"):
        paths.write_whole(tmp_path / "saves" / "save.json", "new")
