"""Hints for Kingdom."""

from __future__ import annotations

from typing import final

from game.ai.search import Hints


@final
class KingdomHints(Hints):
    """Knows nothing yet."""
