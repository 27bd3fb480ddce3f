"""The sounds: as they are made now, loud enough and not too loud, without clicks, never shrill."""

from functools import cache
from pathlib import Path

import pytest
import sounds
from sound import files, measure
from sound.measure import Measures
from sound.samples import RATE

EFFECTS = sorted(files.EFFECTS)


@cache
def measures(name: str) -> Measures:
    return measure.measured(sounds.SOUNDS / f"{name}.wav")


def test_the_files_are_what_the_script_makes() -> None:
    assert files.problems(sounds.SOUNDS) == []


def test_the_script_writes_what_is_wrong_and_names_it(tmp_path: Path) -> None:
    assert files.write(tmp_path) == sorted(f"{name}.wav" for name in [*EFFECTS, files.GARDEN])
    assert files.write(tmp_path) == []
    (tmp_path / "coin.wav").write_bytes(b"scribbled over")
    (tmp_path / "moo.wav").touch()
    assert files.problems(tmp_path) == ["coin.wav: not as it is made now", "moo.wav: nothing makes it"]
    assert files.write(tmp_path) == ["coin.wav"]


def test_a_sound_is_the_same_every_time() -> None:
    assert files.effect("draw") == files.effect("draw")


def test_they_stay_light() -> None:
    assert sum(file.stat().st_size for file in sounds.SOUNDS.iterdir()) <= 2_500_000


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_begins_and_ends_without_a_click(name: str) -> None:
    assert measures(name).ends < 0.001


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_short_clear_and_warm(name: str) -> None:
    measured = measures(name)
    assert 0.1 < measured.seconds < 2.5
    assert measured.peak < 0.5, "several sounds at once must not clip either"
    assert -29 < measured.loudness < -18
    assert measured.brightness < 2200
    assert measured.shrillness < 0.08


def test_the_garden_is_long_quiet_and_goes_on_without_a_seam() -> None:
    measured = measures(files.GARDEN)
    assert 30 <= measured.seconds <= 40
    assert measured.peak < 0.25
    assert -36 < measured.loudness < -30
    assert measured.brightness < 1000
    assert measured.seam < 3, "from the end to the beginning it is no farther than between any two neighbours"


def test_a_click_and_a_seam_would_be_found(tmp_path: Path) -> None:
    tone = [0.5] * RATE + [-0.5] * RATE
    (tmp_path / "cracks.wav").write_bytes(files.wav(tone, RATE))
    measured = measure.measured(tmp_path / "cracks.wav")
    assert measured.ends > 0.4
    assert measured.seam > 100


def test_every_line_of_measures_names_its_sound() -> None:
    assert measure.line(sounds.SOUNDS / "click.wav").startswith("click ")
