"""Makes the icon each system wants out of assets/icon.svg: `icons.py FOLDER` writes .ico, .icns and PNGs there.

build.py starts it with a Python that has pygame.
"""

import io
import struct
import sys
from pathlib import Path

from environment import ROOT

SIZES = [16, 24, 32, 48, 64, 128, 256, 512]
"""The PNGs, for Linux."""
ICO_SIZES = [16, 24, 32, 48, 64, 256]
ICNS_KINDS = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""How macOS calls a PNG of a size. Some are there twice: as themselves, and as half the size with twice the dots."""


def main(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {size: png(size) for size in {*SIZES, *ICO_SIZES, *ICNS_KINDS.values()}}
    for size in SIZES:
        (folder / f"{size}.png").write_bytes(drawn[size])
    (folder / "icon.ico").write_bytes(ico([drawn[size] for size in ICO_SIZES]))
    (folder / "icon.icns").write_bytes(icns({kind: drawn[size] for kind, size in ICNS_KINDS.items()}))
    return 0


def png(size: int) -> bytes:
    """The icon so many pixels wide and high."""
    import pygame

    picture = io.BytesIO()
    surface = pygame.image.load_sized_svg(ROOT / "assets" / "icon.svg", (size, size))
    pygame.image.save(surface, picture, "icon.png")
    return picture.getvalue()


def ico(pictures: "list[bytes]") -> bytes:
    """The PNGs in Windows' file of icons: a list of where they are, then they themselves."""
    head, body = struct.pack("<3H", 0, 1, len(pictures)), b""
    start = len(head) + 16 * len(pictures)
    for picture in pictures:
        side = width(picture) % 256  # 256 is written as 0
        head += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), start + len(body))
        body += picture
    return head + body


def icns(pictures: "dict[bytes, bytes]") -> bytes:
    """The PNGs in macOS' file of icons: each behind its kind and its length."""
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def width(picture: bytes) -> int:
    """How many pixels wide a PNG is."""
    return int.from_bytes(picture[16:20], "big")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
