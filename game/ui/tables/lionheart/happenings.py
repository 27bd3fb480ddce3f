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
from game.ui.motion import Flight
from game.ui.tables.lionheart.cards import back, piece, power, token
from game.ui.tables.lionheart.laying import fence


def flights(event: Event, box: Any, signs: Sequence[int]) -> list[Flight]:
    match event:
        case CastleBuilt():
            return [Flight(piece("castle", event.colour, signs), f"seat.{event.seat}", f"square.{event.square}")]
        case KnightPosted():
            return [Flight(piece("knight", event.colour, signs), f"seat.{event.seat}", f"square.{event.square}")]
        case KnightDismissed():
            return [Flight(piece("knight", event.colour, signs), f"square.{event.square}", _home(event.colour, signs))]
        case BorderPlaced():
            return [Flight(token(fence(event.edge)), f"seat.{event.seat}", f"edge.{event.edge}")]
        case CardPlayed():
            return [Flight(power(event.face), f"hand.{event.kind}", "centre")]
        case CardSold():
            return [Flight(power(event.face), f"hand.{event.kind}", f"market.{event.kind}")]
        case CardTaken():
            return [Flight(power(event.face), f"market.{event.kind}", f"seat.{event.seat}")]
        case CardDrawn():
            return [Flight(back(event.letter), "deck", f"seat.{event.seat}")]
        case IncomeTaken():
            return [Flight(token("coin"), "market", f"seat.{event.seat}")] if event.thalers else []
        case DomainFounded() | SquareJoined():
            if event.points and event.colour < len(signs):
                return [Flight(token("king"), f"square.{event.castle}", f"track.seat{event.colour}")]
    return []


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
