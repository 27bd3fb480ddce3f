"""Every sound there is, how loud it is, and how it becomes a file."""

import array
import io
import sys
import wave
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from . import cards, garden, pieces, tunes
from .samples import RATE, Samples, finished, measured_loudness, scaled

Recipe = Callable[[Random], Samples]
EFFECTS: dict[str, tuple[Recipe, float]] = {
    "draw": (cards.draw, -25),
    "peek": (cards.peek, -28),
    "lay": (cards.lay, -23),
    "slide": (cards.slide, -28),
    "shuffle": (cards.shuffle, -25),
    "take": (cards.take, -23),
    "gain": (cards.gain, -21),
    "discard": (cards.discard, -25),
    "page": (cards.page, -26),
    "coin": (pieces.coin, -24),
    "token": (pieces.token, -23),
    "fence": (pieces.fence, -22),
    "step": (pieces.step, -24),
    "clash": (pieces.clash, -22),
    "click": (pieces.click, -28),
    "refused": (pieces.refused, -25),
    "horn": (tunes.horn, -22),
    "turn": (tunes.turn, -23),
    "hint": (tunes.hint, -25),
    "undo": (tunes.undo, -25),
    "fail": (tunes.fail, -22),
    "loss": (tunes.loss, -23),
    "win": (tunes.win, -19),
    "over": (tunes.over, -22),
}
"""The recipe, and the decibels of its loudest moment."""
GARDEN = "garden"
GARDEN_LOUDNESS = -32


@cache
def sounds() -> dict[str, bytes]:
    """Every file by its name, and its bytes. The same every time."""
    effects = {f"{name}.wav": effect(name) for name in EFFECTS}
    return effects | {f"{GARDEN}.wav": _ambience()}


def effect(name: str) -> bytes:
    recipe, loudness = EFFECTS[name]
    return wav(finished(recipe(Random(name)), loudness), RATE)


def write(folder: Path) -> list[str]:
    """Write every sound and say which ones changed."""
    made = sounds()
    changed = [name for name in sorted(made) if _read(folder / name) != made[name]]
    folder.mkdir(parents=True, exist_ok=True)
    for name in changed:
        (folder / name).write_bytes(made[name])
    return changed


def problems(folder: Path) -> list[str]:
    """What is wrong with the files in the folder, a line each."""
    made = sounds()
    wrong = [f"{name}: not as it is made now" for name in sorted(made) if _read(folder / name) != made[name]]
    return wrong + [f"{file.name}: nothing makes it" for file in sorted(folder.glob("*")) if file.name not in made]


def wav(samples: Samples, rate: int) -> bytes:
    """A WAV file: one channel, 16 bits."""
    numbers = array.array("h", [round(32767 * sample) for sample in samples])
    if sys.byteorder == "big":
        numbers.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as writing:
        writing.setparams((1, 2, rate, len(numbers), "NONE", "not compressed"))
        writing.writeframes(numbers.tobytes())
    return file.getvalue()


def _ambience() -> bytes:
    """A loop has no ends to fade."""
    samples = garden.garden(Random(GARDEN))
    gain = 10 ** ((GARDEN_LOUDNESS - measured_loudness(samples, garden.RATE)) / 20)
    return wav(scaled(samples, gain), garden.RATE)


def _read(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""
