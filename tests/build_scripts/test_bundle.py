"""What each system is given: icons, archives that are the same every time, a package, an installer, an app."""

import io
import os
import plistlib
import re
import stat
import struct
import subprocess
import tarfile
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import icons
import pytest
from bundle import archives, deb, mac, product, windows

import game
from game.text import LANGUAGES

MOMENT = 1_800_000_000


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A folder like those that PyInstaller leaves: a program, a library and a link to it."""
    folder = tmp_path / "royal-menagerie"
    (folder / "_internal").mkdir(parents=True)
    (folder / "royal-menagerie").write_bytes(b"\x7fELF GLIBC_2.9 GLIBC_2.31")
    (folder / "royal-menagerie").chmod(0o700)
    (folder / "_internal" / "lib.so.1").write_bytes(b"\x7fELF GLIBC_2.4")
    (folder / "_internal" / "notes.txt").write_text("GLIBC_9.9 is only named here")
    if os.name != "nt":
        (folder / "_internal" / "lib.so").symlink_to("lib.so.1")
    return folder


# ---- names


def test_the_version_is_that_of_the_game() -> None:
    assert product.version() == game.__version__
    assert ".".join(map(str, product.numbers())).startswith(game.__version__)
    assert len(product.numbers()) == 4


def test_title_and_summary_are_there_in_every_language() -> None:
    assert set(product.TITLES) == set(product.SUMMARIES) == set(LANGUAGES) - {"en"}


def test_the_time_of_an_archive_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "12")
    assert product.moment() == 12
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert product.moment() > 1_700_000_000


# ---- icons


def test_an_icon_is_drawn_as_large_as_asked() -> None:
    picture = icons.png(48)
    assert picture.startswith(b"\x89PNG")
    assert icons.width(picture) == 48


def test_windows_finds_each_picture_in_its_file_of_icons() -> None:
    pictures = [icons.png(size) for size in (16, 256)]
    content = icons.ico(pictures)
    assert struct.unpack_from("<3H", content) == (0, 1, 2)
    for number, picture in enumerate(pictures):
        side, _, _, _, _, depth, length, start = struct.unpack_from("<4B2H2I", content, 6 + 16 * number)
        assert (side or 256, depth) == (icons.width(picture), 32)
        assert content[start : start + length] == picture


def test_macos_finds_each_picture_in_its_file_of_icons() -> None:
    pictures = {kind: icons.png(size) for kind, size in icons.ICNS_KINDS.items() if size <= 128}
    content = icons.icns(pictures)
    assert content[:8] == b"icns" + struct.pack(">I", len(content))
    found, place = {}, 8
    while place < len(content):
        length = int.from_bytes(content[place + 4 : place + 8], "big")
        found[content[place : place + 4]] = content[place + 8 : place + length]
        place += length
    assert found == pictures


# ---- archives


def test_the_same_folder_gives_the_same_archive(bundle: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        archives.tar_xz(tmp_path / f"{name}.tar.xz", bundle, MOMENT)
        archives.zip_folder(tmp_path / f"{name}.zip", bundle, MOMENT)
        for file in bundle.rglob("*"):
            if not file.is_symlink():
                os.utime(file, (name == "one", 5))
    assert (tmp_path / "one.tar.xz").read_bytes() == (tmp_path / "two.tar.xz").read_bytes()
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


@pytest.mark.skipif(os.name == "nt", reason="Windows has neither such links nor such rights")
def test_links_and_programs_survive_both_archives(bundle: Path, tmp_path: Path) -> None:
    archives.tar_xz(tmp_path / "a.tar.xz", bundle, MOMENT)
    with tarfile.open(tmp_path / "a.tar.xz") as tar:
        assert tar.getmember("royal-menagerie/_internal/lib.so").linkname == "lib.so.1"
        program = tar.getmember("royal-menagerie/royal-menagerie")
        assert (program.mode, program.mtime, program.uname) == (0o755, MOMENT, "root")
    archives.zip_folder(tmp_path / "a.zip", bundle, MOMENT)
    with zipfile.ZipFile(tmp_path / "a.zip") as packed:
        link = packed.getinfo("royal-menagerie/_internal/lib.so")
        assert stat.S_ISLNK(link.external_attr >> 16)
        assert packed.read(link) == b"lib.so.1"
        assert packed.getinfo("royal-menagerie/royal-menagerie").external_attr >> 16 == stat.S_IFREG | 0o755


def test_the_sums_are_as_sha256sum_writes_them(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(b"abc")
    archives.write_sums(tmp_path / "sums", [tmp_path / "a.zip"])
    known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert (tmp_path / "sums").read_bytes() == f"{known}  a.zip\n".encode()


# ---- Debian


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot lay out a package")
def test_a_package_holds_program_menu_entry_icons_and_papers(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deb, "architecture", lambda: "amd64")
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "48.png").write_bytes(icons.png(48))
    for name in ("one", "two"):
        deb.package(tmp_path / f"{name}.deb", bundle, tmp_path / "icons", MOMENT)
    content = (tmp_path / "one.deb").read_bytes()
    assert content == (tmp_path / "two.deb").read_bytes()
    members = dict(unpacked(content))
    assert list(members) == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    with tarfile.open(fileobj=io.BytesIO(members["data.tar.xz"])) as data:
        assert data.getmember("./usr/bin/royal-menagerie").linkname == "../lib/royal-menagerie/royal-menagerie"
        assert data.getmember("./usr/lib/royal-menagerie/royal-menagerie").mode == 0o755
        assert data.getmember("./usr/lib/royal-menagerie/_internal/lib.so.1").mode == 0o644
        names = set(data.getnames())
    assert {f"./usr/share/icons/hicolor/{place}" for place in ("48x48/apps", "scalable/apps")} < names
    with tarfile.open(fileobj=io.BytesIO(members["control.tar.xz"])) as about:
        told = about.extractfile("./control")
        assert told
        assert "Depends: libc6 (>= 2.31), libx11-6" in told.read().decode()


def unpacked(content: bytes) -> "list[tuple[str, bytes]]":
    """The members of an `ar` archive."""
    assert content.startswith(b"!<arch>\n")
    found, place = [], 8
    while place < len(content):
        name, size = content[place : place + 16].decode().strip(), int(content[place + 48 : place + 58])
        found.append((name, content[place + 60 : place + 60 + size]))
        place += 60 + size + size % 2
    return found


def test_the_entry_in_the_menu_has_a_name_in_every_language() -> None:
    entry = dict(line.split("=", 1) for line in deb.desktop_entry().splitlines()[1:])
    assert (entry["Exec"], entry["Icon"], entry["Terminal"]) == ("royal-menagerie", "royal-menagerie", "false")
    assert {f"{name}[{language}]" for name in ("Name", "Comment") for language in ("ru", "uk")} < set(entry)


# ---- Windows


def test_explorer_is_told_the_version() -> None:
    kinds = ["VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo", "VarStruct"]
    told: dict[str, str] = {}
    known: dict[str, Any] = {kind: lambda *words, **more: SimpleNamespace(words=words, **more) for kind in kinds}
    known["StringStruct"] = told.__setitem__
    whole = eval(windows.version_resource(), known)
    assert whole.ffi.filevers == product.numbers()
    assert (told["ProductName"], told["FileVersion"]) == ("Royal Menagerie", game.__version__)
    assert told["OriginalFilename"] == "royal-menagerie.exe"


def test_the_installer_is_told_all_it_does_not_know() -> None:
    script = windows.SCRIPT.read_text(encoding="utf-8")
    asked = set(re.findall(r"\{#(\w+)\}", script))
    given = windows.defines(Path("dist/royal-menagerie"), Path("icon.ico"), Path("dist/royal-menagerie-setup.exe"))
    assert asked == {word.removeprefix("/D").partition("=")[0] for word in given}
    assert "/DFile=royal-menagerie-setup" in given
    assert all(f'Name: "{language}"' in script for language in LANGUAGES)
    assert "PrivilegesRequired=lowest" in script


def test_without_inno_setup_there_is_a_note_and_no_installer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(windows, "_inno_setup", lambda: None)
    assert windows.installer(Path("dist"), Path("icon.ico"), Path("setup.exe")) is None
    assert "Inno Setup is not here" in capsys.readouterr().out


# ---- macOS


def test_the_finder_is_told_name_version_and_languages() -> None:
    told = plistlib.loads(plistlib.dumps(mac.properties()))
    assert (told["CFBundleName"], told["CFBundleShortVersionString"]) == ("Royal Menagerie", game.__version__)
    assert set(told["CFBundleLocalizations"]) == set(LANGUAGES)
    assert told["NSHighResolutionCapable"] is True


def test_without_an_identity_nothing_is_signed_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(mac.IDENTITY, raising=False)
    assert mac.identity() is None
    assert "Not signed" in capsys.readouterr().out
    monkeypatch.setenv(mac.IDENTITY, "Developer ID Application: Somebody")
    assert mac.identity() == "Developer ID Application: Somebody"


def test_a_signed_app_may_make_code_while_it_runs(tmp_path: Path) -> None:
    told = plistlib.loads(mac.write_entitlements(tmp_path).read_bytes())
    assert told == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


@pytest.mark.skipif(os.name == "nt", reason="there is no such link on Windows")
def test_a_disk_image_shows_the_app_and_the_way_to_applications(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = []
    monkeypatch.delenv(mac.IDENTITY, raising=False)
    monkeypatch.setattr(subprocess, "run", lambda command, check: seen.extend(_shown(command)))
    (tmp_path / "Royal Menagerie.app" / "Contents").mkdir(parents=True)
    mac.disk_image(tmp_path / "a.dmg", tmp_path / "Royal Menagerie.app")
    assert seen == ["Applications", "Royal Menagerie.app"]
    assert "Not notarised" in capsys.readouterr().out


def _shown(command: "list[str]") -> "list[str]":
    return sorted(path.name for path in Path(command[command.index("-srcfolder") + 1]).iterdir())
