"""Every picture there is, by its place under assets, and how they get there."""

from pathlib import Path

from .backs import card_back
from .cards import CARDS
from .covers import COVERS
from .curtain import curtain
from .emblem import app_icon
from .icons import ICONS, icon
from .lionheart import lionheart
from .shapes import Svg
from .tables import TABLES, table
from .title import title


def pictures() -> dict[str, Svg]:
    """Every file, by its place under assets, and its text. The same on every machine."""
    icons = {f"common/{name}.svg": icon(draw()) for name, draw in ICONS.items()}
    tables = {f"common/{name}.svg": table(cloth) for name, cloth in TABLES.items()}
    cards = {f"intrigues/{name}.svg": draw() for name, draw in CARDS.items()}
    land = {f"lionheart/{name}.svg": drawn for name, drawn in lionheart().items()}
    covers = {f"{word}/cover.svg": draw() for word, draw in COVERS.items()}
    single = {
        "icon.svg": app_icon(),
        "common/card_back.svg": card_back(),
        "common/curtain.svg": curtain(),
        "common/title.svg": title(),
    }
    return icons | tables | cards | land | covers | single


def write(assets: Path) -> list[str]:
    """Write every picture and say which ones changed."""
    changed = stale(assets)
    drawn = pictures()
    for place in changed:
        file = assets / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(drawn[place], encoding="utf-8", newline="\n")
    return changed


def stale(assets: Path) -> list[str]:
    """The pictures that are not there or not as they are drawn now."""
    return [place for place, text in sorted(pictures().items()) if _read(assets / place) != text.encode()]


def _read(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""
