"""Packs a folder so that the same folder gives the same bytes: in order, one time for all, nobody's in particular."""

import hashlib
import io
import lzma
import stat
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path


def tar_xz(file: Path, folder: Path, moment: int) -> None:
    """The folder, under its own name."""
    file.write_bytes(packed(tar([(folder.name, folder), *_inside(folder)], moment)))


def tar(members: "list[tuple[str, Path]]", moment: int) -> bytes:
    """Files, folders and links under the given names."""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for name, path in members:
            member = archive.gettarinfo(str(path), name)
            member.mtime, member.uid, member.gid, member.uname, member.gname = moment, 0, 0, "root", "root"
            member.mode = _mode(path)
            if member.islnk():  # a second name of a file is a file of its own to us
                member.type, member.size = tarfile.REGTYPE, path.stat().st_size
            if member.isreg():
                with path.open("rb") as stream:
                    archive.addfile(member, stream)
            else:
                archive.addfile(member)
    return content.getvalue()


def packed(content: bytes) -> bytes:
    """As small as xz makes it: higher presets take longer and save nothing here."""
    return lzma.compress(content)


def zip_folder(file: Path, folder: Path, moment: int) -> None:
    """The folder, under its own name. Links stay links and programs stay programs: a macOS app is broken otherwise."""
    date = time.gmtime(moment)[:6]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in _inside(folder):
            member = zipfile.ZipInfo(name + "/" * _is_folder(path), date)
            member.compress_type, member.create_system = zipfile.ZIP_DEFLATED, 3  # Unix: the kind of file is kept
            member.external_attr = (_kind(path) | _mode(path)) << 16
            archive.writestr(member, _content(path))


def names(folder: Path) -> "list[str]":
    """Everything in a folder, in order."""
    return [name for name, _path in _inside(folder)]


def write_sums(sums: Path, files: "list[Path]") -> None:
    """The SHA-256 of each file, as `sha256sum --check` reads it."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files)]
    sums.write_text("".join(lines), encoding="ascii", newline="\n")


def _inside(folder: Path) -> "Iterator[tuple[str, Path]]":
    for path in sorted(folder.rglob("*")):
        yield path.relative_to(folder.parent).as_posix(), path


def _is_folder(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink()


def _kind(path: Path) -> int:
    return stat.S_IFMT(path.lstat().st_mode)


def _mode(path: Path) -> int:
    """Everybody may read and nobody but the owner may write, whatever the umask was."""
    if path.is_symlink():
        return 0o777
    return 0o755 if path.is_dir() or path.stat().st_mode & stat.S_IXUSR else 0o644


def _content(path: Path) -> bytes:
    if path.is_symlink():
        return str(path.readlink()).encode()
    return path.read_bytes() if path.is_file() else b""
