"""Tries a bundle out, not the source: `python3 build_scripts/smoke_test.py dist/royal-menagerie`. A line a check.

The bundle is copied to a place that is hard on programs, and everything is tried there. What cannot be tried on this
machine is left out, with the reason.
"""

import argparse
import io
import sys
import time
from pathlib import Path

from bundle import checks
from bundle.running import Broken
from bundle.trial import Trial, prepared
from environment import ROOT

CHECKS = {
    "size": checks.size,
    "rules": checks.rules,
    "spaces and Cyrillic in its path": checks.odd_path,
    "started from another folder": checks.another_folder,
    "started through a link": checks.link,
    "empty environment": checks.empty_environment,
    "every scene, without a screen": checks.every_scene,
    "every game, with the worker on": checks.every_game,
    "no sound card": checks.no_sound_card,
    "no screen": checks.no_screen,
    "records of older versions": checks.old_records,
    "first frame": checks.first_frames,
    "nothing written beside the program": checks.nothing_written,
    "read-only": checks.read_only,
    "another user": checks.another_user,
    "no process left": checks.no_process_left,
}
"""In this order: once the copy has been made read-only, nothing could have been written beside it."""


def main(arguments: "list[str]") -> int:
    wishes = _wishes(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every terminal knows Cyrillic letters
    outcomes = []
    with prepared(wishes.bundle.resolve(), wishes.plain) as copy:
        for name, check in ((name, check) for name, check in CHECKS.items() if wishes.only in name):
            outcome, line = judge(check, copy)
            outcomes.append(outcome)
            print(f"{outcome:9} {name}: {line}", flush=True)
    print(", ".join(f"{outcomes.count(outcome)} {outcome}" for outcome in OUTCOMES if outcome in outcomes))
    return 1 if "BROKEN" in outcomes else 0


OUTCOMES = ["ok", "left out", "BROKEN"]


def judge(check: "checks.Check", copy: Trial) -> "tuple[str, str]":
    """How a check came out, and what there is to say about it."""
    start = time.monotonic()
    try:
        said = check(copy)
    except checks.LeftOut as reason:
        return "left out", str(reason)
    except Broken as error:
        return "BROKEN", str(error)
    return "ok", f"{said} ({time.monotonic() - start:.1f} s)"


def _wishes(arguments: "list[str]") -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Tries a bundle out.")
    parser.add_argument("bundle", type=Path, nargs="?", default=ROOT / "dist" / "royal-menagerie")
    parser.add_argument("--plain", action="store_true", help="its rules need not be compiled")
    parser.add_argument("--only", default="", metavar="WORDS", help="only the checks with these words in their names")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
