"""Scores that count, and pictures that are drawn when there is time."""

from __future__ import annotations

import pygame

from game.ui.assets import Assets
from game.ui.motion import Scores


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
