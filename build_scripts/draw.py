"""Draws every picture of the app into assets: `python3 build_scripts/draw.py`. Drawing needs nothing but Python.

--check only says what is wrong. `--sheet look.png assets/intrigues/*.svg` shows files side by side, for the eye.
"""

import argparse
import sys
from pathlib import Path

import environment
from art import lint, pictures

ASSETS = environment.ROOT / "assets"


def main() -> int:
    wishes = _wishes(sys.argv[1:])
    if wishes.sheet:
        return _sheet(wishes)
    if not wishes.check:
        for place in pictures.write(wishes.folder):
            print(place)
    wrong = problems(wishes.folder)
    print("\n".join(wrong) or "Every picture is fine.")
    return 1 if wrong else 0


def problems(assets: Path = ASSETS) -> "list[str]":
    """What is wrong with the pictures, a line each."""
    wrong = [f"{place}: not as it is drawn now; run build_scripts/draw.py" for place in pictures.stale(assets)]
    for file in sorted(assets.rglob("*.svg")):
        place = file.relative_to(assets).as_posix()
        wrong += [f"{place}: {complaint}" for complaint in lint.check(file)]
    return wrong


def _sheet(wishes: argparse.Namespace) -> int:
    environment.enter("lab")  # pygame is there
    from art.contact import write_sheet

    write_sheet(wishes.sheet, wishes.files, wishes.size, wishes.columns)
    return 0


def _wishes(arguments: "list[str]") -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Draws every picture of the app.")
    parser.add_argument("--folder", type=Path, default=ASSETS, help="draw there and not into assets")
    parser.add_argument("--check", action="store_true", help="draw nothing, only say what is wrong")
    parser.add_argument("--sheet", type=Path, metavar="PNG", help="show the given files side by side in this picture")
    parser.add_argument("--size", type=_size, default=(240, 360), metavar="WxH", help="of a picture on the sheet")
    parser.add_argument("--columns", type=int, default=5, help="of the sheet")
    parser.add_argument("files", type=Path, nargs="*", help="what the sheet shows")
    wishes = parser.parse_args(arguments)
    if bool(wishes.files) != bool(wishes.sheet):
        parser.error("--sheet and files go together")
    return wishes


def _size(text: str) -> "tuple[int, int]":
    width, height = text.split("x")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
