"""Scores that count, and pictures that are drawn when there is time."""

from __future__ import annotations

import pygame
import pytest

from game.ui.assets import Assets
from game.ui.faces import Card
from game.ui.layout import Box
from game.ui.motion import Flight, Flying, Gait, Light, Motions, Scores

HERE, THERE = Box(0, 100, 40, 40), Box(300, 100, 40, 40)


@pytest.mark.parametrize("gait", ["fly", "drop", "march", "roll"])
def test_however_it_moves_it_comes_to_its_place(gait: Gait) -> None:
    flying = Flying(Flight(Card("common/star"), "here", "there", gait=gait), HERE, THERE)
    begin = flying.box
    flying.progress = 0.4
    assert flying.box not in (begin, HERE, THERE)
    flying.progress = 1.0
    assert [round(side, 6) for side in flying.box] == list(THERE)
    assert flying.angle == 0, "what has rolled stands upright"


def test_fences_drop_and_knights_hop() -> None:
    drop, march = (Flying(Flight(Card(""), "", "", gait=gait), HERE, THERE) for gait in ("drop", "march"))
    heights = []
    for part in range(11):
        drop.progress = march.progress = part / 10
        assert drop.box.x == THERE.x
        heights.append(march.box.y)
    assert min(heights) < HERE.y == max(heights)
    drop.progress = 0
    assert drop.box.y < THERE.y


def test_a_light_and_what_sets_out_later_are_waited_for() -> None:
    motions = Motions({"here": HERE, "there": THERE}.__getitem__)
    motions.add([Light(("there",), "good"), Flight(Card("common/star"), "here", "there", late=0.5)])
    motions.update(0.1, 1.0, 0.0)
    motions.update(0.5, 1.0, 0.0)
    assert motions.shining[0].strength == pytest.approx(1.0)
    assert motions.flying[0].progress == pytest.approx(0.0)
    motions.update(0.6, 1.0, 0.0)
    assert motions.shining[0].strength == pytest.approx(0.0)
    assert motions.busy
    motions.update(0.6, 1.0, 0.0)
    assert not motions.flying
    assert not motions.shining
    assert not motions.busy


def test_a_score_counts_up_and_the_gain_rises_from_it() -> None:
    scores = Scores([3, 10])
    scores.turn_to([9, 10], at_once=False)
    assert [(gain.seat, gain.points) for gain in scores.gains] == [(0, 6)]
    assert scores.update(0.1, 1.0)
    assert 3 < scores.shown[0] < 9
    assert scores.shown[1] == 10
    for _frame in range(20):
        scores.update(0.1, 1.0)
    assert scores.shown == [9, 10]
    assert scores.gains == []
    assert not scores.update(0.1, 1.0), "nothing moves any more, so nothing need be drawn"


def test_at_speed_0_a_score_is_what_it_is_at_once() -> None:
    scores = Scores([3, 10])
    scores.turn_to([0, 12], at_once=True)
    assert scores.shown == [0, 12]
    assert scores.gains == []


def test_after_a_resize_the_former_picture_serves_until_there_is_time() -> None:
    assets = Assets()
    crisp = assets.picture("intrigues/fox", (60, 90))
    assets.resize()
    age = assets.age
    served = assets.picture("intrigues/fox", (60, 90))
    assert served is not crisp
    assert assets.picture("intrigues/fox", (30, 45)).get_size() == (30, 45)
    while not assets.catch_up(0.001):
        pass
    assert assets.age > age, "whoever has drawn with it draws again"
    drawn = assets.picture("intrigues/fox", (60, 90))
    assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(crisp, "RGBA")
    assert not assets.catch_up(0.001), "nothing is owed any more"


def test_what_was_composed_of_a_former_picture_is_composed_anew() -> None:
    assets = Assets()
    assets.picture("intrigues/fox", (60, 90))
    assets.resize()
    first = assets.made(("card", "fox"), lambda: assets.picture("intrigues/fox", (40, 60)))
    while not assets.catch_up(1.0):
        pass
    assert assets.made(("card", "fox"), lambda: assets.picture("intrigues/fox", (40, 60))) is not first
