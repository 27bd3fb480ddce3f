"""Makes every sound of the app into assets/sounds: `python3 build_scripts/sounds.py`. It needs nothing but Python.

--check only says what is wrong. --measure says of each sound how long, loud and bright it is, for whoever makes them.
"""

import argparse
import sys
from pathlib import Path

import environment
from sound import files, measure

SOUNDS = environment.ROOT / "assets" / "sounds"


def main() -> int:
    wishes = _wishes(sys.argv[1:])
    if wishes.measure:
        print("\n".join(measure.line(file) for file in sorted(wishes.folder.glob("*.wav"))))
        return 0
    if not wishes.check:
        for name in files.write(wishes.folder):
            print(name)
    wrong = files.problems(wishes.folder)
    print("\n".join(wrong) or "Every sound is fine.")
    return 1 if wrong else 0


def _wishes(arguments: "list[str]") -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Makes every sound of the app.")
    parser.add_argument("--folder", type=Path, default=SOUNDS, help="make them there and not in assets")
    parser.add_argument("--check", action="store_true", help="make nothing, only say what is wrong")
    parser.add_argument("--measure", action="store_true", help="make nothing, only measure what is there")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
