"""A report of what went wrong, for whoever shall put it right."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path

from game import __version__, paths


def write_report(error: BaseException, match: Path | None) -> Path | None:
    """Write down what happened; where, or None if it cannot be written."""
    lines = [
        f"Royal Menagerie {__version__}, Python {sys.version.split()[0]}, {platform.platform()}",
        f"match: {match}" if match else "no match",
        "",
        *traceback.format_exception(error),
    ]
    file = paths.logs() / f"report-{datetime.now():%Y-%m-%d-%H%M%S}.txt"
    try:
        paths.write_whole(file, "\n".join(lines))
    except OSError:
        return None
    return file
