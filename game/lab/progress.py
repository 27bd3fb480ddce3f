"""A progress bar on the terminal; none where nobody watches or rich is not installed."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def progress(steps: Iterable[T], total: int, each: int, what: str) -> Iterator[T]:
    """The steps, with a bar beside them: each stands for so many of the total."""
    if not sys.stderr.isatty():
        yield from steps
        return
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    except ImportError:
        yield from steps
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(what), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        for number, step in enumerate(steps, 1):
            bar.update(task, completed=min(total, number * each))
            yield step
