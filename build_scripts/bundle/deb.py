"""Makes a package for Debian, Ubuntu and their like out of a bundle, with nothing but Python.

A .deb is an `ar` archive of three members: the format's version, what dpkg is told, and the files.
"""

import gzip
import hashlib
import re
import shutil
import tempfile
from email.utils import formatdate
from pathlib import Path

from environment import ROOT

from bundle import archives, product

TEXTS = Path(__file__).parent / "debian"
ARCHITECTURES = {"x86_64": "amd64", "arm64": "arm64"}
MAINTAINER = f"{product.MAKERS} <royal-menagerie@users.noreply.github.com>"
X11 = ["libx11-6", "libxext6"]
"""SDL looks for these when it starts; without them there is no window."""
COMFORT = ["libxcursor1", "libxi6", "libxrandr2", "libxss1", "libwayland-client0", "libasound2 | libasound2t64"]
"""SDL looks for these, too, and does without them."""


def package(file: Path, bundle: Path, icons: Path, moment: int) -> None:
    """The .deb: the bundle in /usr/lib, its name in /usr/bin, an entry in the menu, and icons."""
    with tempfile.TemporaryDirectory() as name:
        lay_out(root := Path(name, "root"), bundle, icons, moment)
        told = Path(name, "control")
        told.mkdir()
        (told / "control").write_text(control(root), encoding="utf-8", newline="\n")
        (told / "md5sums").write_text(sums(root), encoding="utf-8", newline="\n")
        members = [(f"./{path.relative_to(root).as_posix()}", path) for path in sorted(root.rglob("*"))]
        about = [("./control", told / "control"), ("./md5sums", told / "md5sums")]
        contents = {
            "debian-binary": b"2.0\n",
            "control.tar.xz": archives.packed(archives.tar([("./", told), *about], moment)),
            "data.tar.xz": archives.packed(archives.tar([("./", root), *members], moment)),
        }
        file.write_bytes(ar(contents, moment))


def lay_out(root: Path, bundle: Path, icons: Path, moment: int) -> None:
    """Every file of the package in its place below `root`."""
    shutil.copytree(bundle, root / "usr" / "lib" / product.NAME, symlinks=True)
    _own_files(root / "usr" / "lib" / product.NAME)
    program = _place(root, f"usr/bin/{product.NAME}")
    program.symlink_to(f"../lib/{product.NAME}/{product.NAME}")
    _write(root, f"usr/share/applications/{product.NAME}.desktop", desktop_entry().encode())
    pictures = {f"{icon.stem}x{icon.stem}/apps/{product.NAME}.png": icon for icon in icons.glob("*.png")}
    pictures[f"scalable/apps/{product.NAME}.svg"] = ROOT / "assets" / "icon.svg"
    for place, picture in pictures.items():
        _write(root, f"usr/share/icons/hicolor/{place}", picture.read_bytes())
    papers = f"usr/share/doc/{product.NAME}"
    _write(root, f"{papers}/copyright", (TEXTS / "copyright").read_bytes())
    _write(root, f"{papers}/changelog.gz", gzip.compress(changelog(moment).encode(), mtime=0))
    _write(root, f"{papers}/NEWS.gz", gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
    manual = (TEXTS / f"{product.NAME}.1").read_bytes()
    _write(root, f"usr/share/man/man1/{product.NAME}.1.gz", gzip.compress(manual, mtime=0))
    _write(root, f"usr/share/lintian/overrides/{product.NAME}", (TEXTS / "lintian-overrides").read_bytes())


def control(root: Path) -> str:
    """What dpkg is told: which package, what it needs, what it is."""
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    fields = {
        "Package": product.NAME,
        "Version": product.version(),
        "Architecture": architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(-(-size // 1024)),
        "Depends": ", ".join([f"libc6 (>= {oldest_libc(root)})", *X11]),
        "Recommends": ", ".join(COMFORT),
        "Section": "games",
        "Priority": "optional",
        "Description": f"{product.SUMMARY[0].lower()}{product.SUMMARY[1:]}",
    }
    lines = [f"{name}: {value}\n" for name, value in fields.items()]
    return "".join([*lines, *(f" {line}\n" for line in _DESCRIPTION)])


_DESCRIPTION = [
    "Play against the computer in five levels, or with friends at one screen,",
    "by mouse or by keyboard, in English, Russian and Ukrainian.",
    "Designers change any printed number of a game and play it at once.",
]


def architecture() -> str:
    return ARCHITECTURES[product.system().rpartition("-")[2]]


def oldest_libc(root: Path) -> str:
    """The libc that the programs in there ask for: the newest version any of them names."""
    asked = {found for path in root.rglob("*") for found in _asked_of_libc(path)}
    return "{}.{}".format(*max(asked, default=(2, 17)))


def desktop_entry() -> str:
    """The entry in the menu."""
    titles = [f"Name[{language}]={title}" for language, title in product.TITLES.items()]
    summaries = [f"Comment[{language}]={summary}" for language, summary in product.SUMMARIES.items()]
    lines = ["[Desktop Entry]", "Type=Application", f"Name={product.TITLE}", *titles, f"Comment={product.SUMMARY}"]
    lines += [*summaries, f"Exec={product.NAME}", f"Icon={product.NAME}", "Terminal=false"]
    lines += ["Categories=Game;BoardGame;CardGame;", f"StartupWMClass={product.NAME}", ""]
    return "\n".join(lines)


def changelog(moment: int) -> str:
    """What Debian wants to know of a version; what players want to know stands in NEWS."""
    first = f"{product.NAME} ({product.version()}) stable; urgency=medium"
    return f"{first}\n\n  * See NEWS.gz.\n\n -- {MAINTAINER}  {formatdate(moment)}\n"


def sums(root: Path) -> str:
    """The MD5 of each file, by which dpkg finds out whether somebody has changed it."""
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    lines = [f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root).as_posix()}\n" for file in files]
    return "".join(lines)


def ar(members: "dict[str, bytes]", moment: int) -> bytes:
    """An `ar` archive: a line about each member, and then the member, filled up to an even length."""
    archive = b"!<arch>\n"
    for name, content in members.items():
        archive += f"{name:<16}{moment:<12}{0:<6}{0:<6}{100644:<8}{len(content):<10}`\n".encode()
        archive += content + b"\n" * (len(content) % 2)
    return archive


def _asked_of_libc(path: Path) -> "set[tuple[int, int]]":
    if path.is_symlink() or not path.is_file():
        return set()
    content = path.read_bytes()
    if not content.startswith(b"\x7fELF"):
        return set()
    return {(int(major), int(minor)) for major, minor in re.findall(rb"GLIBC_(\d+)\.(\d+)", content)}


def _own_files(bundle: Path) -> None:
    """Libraries need not be marked as programs."""
    for path in bundle.rglob("*"):
        if path.is_file() and not path.is_symlink() and path != bundle / product.NAME:
            path.chmod(0o644)


def _write(root: Path, place: str, content: bytes) -> None:
    _place(root, place).write_bytes(content)


def _place(root: Path, place: str) -> Path:
    path = root / place
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
