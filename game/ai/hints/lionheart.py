"""Hints for Lionheart."""

from __future__ import annotations

from typing import final

from game.ai.search import Hints


@final
class LionheartHints(Hints):
    """Knows nothing yet."""
