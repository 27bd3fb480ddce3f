"""Luck by hand, in prototype mode: a person chooses what LUCK draws."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.kernel import Draw, Urn
from game.text import _
from game.ui.canvas import Canvas
from game.ui.files import Files
from game.ui.layout import Box, arranged
from game.ui.pages import Choice, Page
from game.ui.scenes import Spot
from game.ui.widgets import button


class LuckByHand(Page):
    """Every card that may be drawn, with how many there are; and chance, for whoever does not care."""

    covers = False

    def __init__(
        self,
        files: Files,
        urn: Urn,
        words: Callable[[int], str],
        take: Callable[[Draw], None],
        by_chance: Callable[[], None],
    ) -> None:
        super().__init__(files, "luck")
        self._urn, self._words, self._take, self._by_chance = urn, words, take, by_chance
        self._chosen: list[int] = []

    def choices(self) -> list[Choice]:
        return [Choice("chance", lambda: _("By chance"), self._leave_it)]

    def escape(self) -> None:
        self._leave_it()

    def _leave_it(self) -> None:
        self.stage.pop()
        self._by_chance()

    def _left(self, card: int) -> int:
        return self._urn.counts[card] - (0 if self._urn.replace else self._chosen.count(card))

    def _cards(self) -> list[int]:
        return [card for card in range(len(self._urn.counts)) if self._left(card) > 0]

    def spots(self) -> list[Spot]:
        zone = self.layout.zones["cards"]
        cards = self._cards()
        rows = -(-len(cards) // zone.columns)
        down = min(zone.step_down, zone.box.h / max(1, rows))
        boxes = arranged(zone.box, zone, len(cards))
        fitted = [Box(box.x, zone.box.y + n // zone.columns * down, box.w, down - 4) for n, box in enumerate(boxes)]
        return [*(Spot(f"card.{card}", box) for card, box in zip(cards, fitted, strict=True)), *super().spots()]

    def choose(self, spot: str) -> None:
        kind, _dot, card = spot.partition(".")
        if kind != "card":
            super().choose(spot)
            return
        self._chosen.append(int(card))
        if len(self._chosen) == self._urn.draws:
            self.stage.pop()
            self._take(Draw(tuple(self._chosen)))

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        canvas.panel(self.layout.zones["panel"].box, "paper", "paper_edge")
        left = self._urn.draws - len(self._chosen)
        words = _("What does luck draw? Still to choose: {n}").format(n=left)
        canvas.fit(words, self.layout.zones["heading"].box, "heading", "ink", "centre")
        boxes = self._boxes()
        for card in self._cards():
            button(canvas, self, f"card.{card}", boxes[f"card.{card}"], f"{self._words(card)} × {self._left(card)}")
        self.draw_choices(canvas)
