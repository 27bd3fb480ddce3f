"""What a game's table file says."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from game.rules.kernel import Action, Event
from game.ui.faces import Card
from game.ui.layout import Box, Layout
from game.ui.motion import Motion


@dataclass(frozen=True)
class Thing:
    """A card, or several alike, that lies on a spot."""

    spot: str
    box: Box
    card: Card
    count: int = 1


@dataclass(frozen=True)
class Tint:
    """A coloured veil over a part of the table: a domain, a border line, what something would change."""

    box: Box
    colour: str
    alpha: float


@dataclass(frozen=True)
class Foresight:
    """What a click would do: a line or two, and what it would change on the table."""

    words: str
    tints: tuple[Tint, ...] = ()
    ghost: Thing | None = None
    """What would lie there then."""


@dataclass(frozen=True)
class Laid:
    """A table laid out for one seat's eyes."""

    things: list[Thing]
    places: dict[str, Box]
    """Boxes that can be chosen though nothing lies there: castles, piles, the centre."""
    plaques: dict[int, Box]
    """Where each seat's name stands."""
    labels: list[tuple[Box, str]] = field(default_factory=list)
    """Small words on the table."""
    tints: list[Tint] = field(default_factory=list)
    """Over the ground, under the pieces."""
    ground: list[Thing] = field(default_factory=list)
    """What lies under everything else and is no spot: the land of a board."""
    board: Box | None = None
    """The part of the table that can be looked at closer; spots of it begin with "square" or "edge"."""
    within: dict[str, str] = field(default_factory=dict)
    """Spots that are a part of another one, where their names do not say so: choosing them chooses that."""
    purses: dict[int, list[tuple[str, str]]] = field(default_factory=dict)
    """What stands on a seat's plaque beside the name: small pictures, each with a number or a word."""


class TableFile(Protocol):
    """The module `game.ui.tables.<word>`."""

    @property
    def SET_UP(self) -> Container[str]:  # noqa: N802 (a constant of the module)
        """The questions before the first turn: "answer for me" goes on with them until they are over."""
        ...

    @property
    def SOUNDS(self) -> Mapping[type[Event], str]:  # noqa: N802 (a constant of the module)
        """What is heard when this happens, for every event of the game; "" for one that is not heard."""
        ...

    def lay(self, view: Any, layout: Layout, signs: Sequence[int]) -> Laid:
        """What lies where; `signs` are the colours and symbols of the seats."""
        ...

    def paths(self, view: Any) -> Mapping[Action, tuple[str, ...]]:
        """For each answer the spots to choose, one after the other. A spot that nothing lies on is a button.
        Buttons stand in this order."""
        ...

    def wish(self, view: Any, path: Sequence[str]) -> Action | None:
        """What somebody who chooses these spots seems to want, allowed or not."""
        ...

    def motions(self, event: Event, box: Any, signs: Sequence[int]) -> Sequence[Motion]:
        """What moves or lights up when this happens, by the cards of this box and the signs of the seats."""
        ...

    def pictures(self, event: Event) -> list[str]:
        """Small pictures for the event's line in the story."""
        ...

    def foresee(self, view: Any, path: Sequence[str], laid: Laid, names: Sequence[str]) -> Foresight | None:
        """What choosing the last of these spots would do, after the others, if that is worth knowing before."""
        ...

    def explain(
        self, view: Any, spot: str, names: Sequence[str], why: Callable[[Action], str]
    ) -> tuple[Card | None, str, str]:
        """A card to show large, a title and a text, for the spot under the mouse; `why` tells why an answer is not
        allowed, "" if it is."""
        ...


@runtime_checkable
class Illustrated(Protocol):
    """A table file that also lays small pieces of a table for the rules."""

    def illustrate(self, name: str, layout: Layout) -> Laid | None:
        """What the rules call <word>/<name>, if it is laid and not a drawing of assets/; `board` is what is seen of it.
        LayoutError if it is wrong."""
        ...
