"""What moves, what is heard and what is pictured when something happens in Lionheart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.kernel import Event
from game.rules.lionheart.moves import (
    AllianceMade,
    BonusTaken,
    BorderPlaced,
    BordersRemoved,
    CardDrawn,
    CardPlayed,
    CardSeen,
    CardSold,
    CardTaken,
    CastleBuilt,
    CastleLeftOut,
    DomainFounded,
    FirstDrawn,
    GameEnded,
    GoalReached,
    IncomeTaken,
    KnightDismissed,
    KnightPosted,
    LandCutOff,
    LastCardTaken,
    MonopolyLost,
    MonopolyWon,
    SquareJoined,
    SquareLost,
    TilesLaid,
    TilesTurned,
    TraitorBribed,
    TurnBegan,
)
from game.ui.faces import Card
from game.ui.motion import Flight, Light, Motion
from game.ui.signs import colour as colour_of
from game.ui.tables.lionheart.cards import back, piece, power, token
from game.ui.tables.lionheart.laying import fence


def motions(event: Event, box: Any, signs: Sequence[int]) -> Sequence[Motion]:
    match event:
        case CastleBuilt():
            return [Flight(piece("castle", event.colour, signs), f"seat.{event.seat}", f"square.{event.square}")]
        case KnightPosted():
            knight = piece("knight", event.colour, signs)
            return [Flight(knight, f"seat.{event.seat}", f"square.{event.square}", gait="march")]
        case KnightDismissed():
            knight = piece("knight", event.colour, signs)
            return [Flight(knight, f"square.{event.square}", _home(event.colour, signs), gait="march")]
        case BorderPlaced():
            return [Flight(token(fence(event.edge)), f"seat.{event.seat}", f"edge.{event.edge}", gait="drop")]
        case CardPlayed():
            return [Flight(power(event.face), f"hand.{event.kind}", "centre")]
        case CardSold():
            return [Flight(power(event.face), f"hand.{event.kind}", f"market.{event.kind}")]
        case CardTaken():
            return [Flight(power(event.face), f"market.{event.kind}", f"seat.{event.seat}")]
        case CardDrawn():
            return [Flight(back(event.letter), "deck", f"seat.{event.seat}")]
        case IncomeTaken():
            coin, purse = token("coin"), f"seat.{event.seat}"
            return [Flight(coin, "bank", purse, gait="roll", late=0.25 * n) for n in range(event.thalers)]
        case DomainFounded():
            return _scored(event.colour, event.castle, event.points, event.squares, signs)
        case SquareJoined():
            return _scored(event.colour, event.square, event.points, (event.square,), signs)
    return []


def _scored(colour: int, source: int, points: int, squares: Sequence[int], signs: Sequence[int]) -> Sequence[Motion]:
    """New land lights up in its owner's colour, and its points fly to the track."""
    neutral = colour >= len(signs)
    light = Light(tuple(f"square.{square}" for square in squares), "muted" if neutral else colour_of(signs[colour]))
    if neutral or not points:
        return [light]
    return [light, Flight(Card("common/star", token=True), f"square.{source}", f"track.seat{colour}")]


def _home(colour: int, signs: Sequence[int]) -> str:
    """Where pieces of a colour come from and go to."""
    return f"seat.{colour}" if colour < len(signs) else "deck"


SOUNDS: Mapping[type[Event], str] = {
    TilesLaid: "shuffle",
    TilesTurned: "",
    FirstDrawn: "",
    CardDrawn: "draw",
    CardSeen: "",  # told together with CardDrawn
    CastleBuilt: "token",
    CastleLeftOut: "",
    KnightPosted: "step",
    TurnBegan: "",  # whoever is asked hears the chime
    IncomeTaken: "coin",
    CardSold: "coin",
    CardPlayed: "lay",
    CardTaken: "take",
    LastCardTaken: "horn",
    BorderPlaced: "fence",
    DomainFounded: "gain",
    BordersRemoved: "",
    SquareJoined: "slide",
    SquareLost: "loss",
    LandCutOff: "loss",
    MonopolyWon: "gain",
    MonopolyLost: "loss",
    TraitorBribed: "clash",
    KnightDismissed: "discard",
    AllianceMade: "horn",
    GoalReached: "",
    BonusTaken: "coin",
    GameEnded: "",  # the result has a fanfare of its own
}


def pictures(event: Event) -> list[str]:
    match event:
        case CardPlayed() | CardSold() | CardTaken() | CardSeen():
            return [power(event.face).art]
        case DomainFounded() | SquareJoined():
            return ["common/castle"]
        case IncomeTaken():
            return ["lionheart/coin"] if event.thalers else []
    return []
