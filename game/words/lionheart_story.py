"""What happened in Lionheart, in a sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.kernel import Event
from game.rules.lionheart.board import COPPER, edge_name, square_name
from game.rules.lionheart.box import LETTERS
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
from game.text import _, ngettext
from game.words.lionheart_names import card, colour, deed, points, squares, terrain, thalers


def event(event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence for the story."""
    match event:
        case TurnBegan():
            return _("{name} begins a turn.").format(name=names[event.seat])
        case IncomeTaken():
            return _("Income of {name}: {thalers}.").format(name=names[event.seat], thalers=thalers(event.thalers))
        case CardSold():
            sold = _("{name} sells for {thalers}: {card}.")
            return sold.format(name=names[event.seat], thalers=thalers(event.face[2]), card=card(event.face))
        case CardPlayed():
            played = _("{name} plays a card of letter {letter} for {thalers}: {deed}.")
            return played.format(
                name=names[event.seat],
                letter=LETTERS[event.face[0]],
                thalers=thalers(event.face[1]),
                deed=deed(event.deed, event.face[3 + event.deed]),
            )
        case CardDrawn():
            drawn_card = _("{name} takes a card of the deck, letter {letter}.")
            return drawn_card.format(name=names[event.seat], letter=LETTERS[event.letter])
        case CardSeen():
            return _("Only you see it: {card}.").format(card=card(event.face))
        case CardTaken():
            return _("{name} takes from the market: {card}.").format(name=names[event.seat], card=card(event.face))
    return _of_setting_up(event, names)


def _of_setting_up(event: Event, names: Sequence[str]) -> str:
    match event:
        case TilesLaid():
            return _("The tiles are laid around the royal residence.")
        case TilesTurned():
            return _("Each tile lies any way round: that is the land.")
        case FirstDrawn():
            return _("{name} builds the first castle.").format(name=names[event.seat])
        case CastleBuilt():
            own, neutral = _("{name} builds a castle: {square}."), _("{name} builds a neutral castle: {square}.")
            built = own if event.colour == event.seat else neutral
            return built.format(name=names[event.seat], square=square_name(event.square))
        case CastleLeftOut():
            return _("There is no square for a further castle of {name}.").format(name=colour(event.colour, names))
        case KnightPosted():
            return _posted(event, names)
    return _of_the_land(event, names)


def _posted(event: KnightPosted, names: Sequence[str]) -> str:
    if event.fee:
        posted = _("{name} posts a knight for {thalers}: {square}.")
    elif event.colour == event.seat:
        posted = _("{name} posts a knight: {square}.")
    else:
        posted = _("{name} posts a neutral knight: {square}.")
    return posted.format(name=names[event.seat], thalers=thalers(event.fee), square=square_name(event.square))


def _of_the_land(event: Event, names: Sequence[str]) -> str:
    match event:
        case BorderPlaced():
            return _("{name} places a border: {edge}.").format(name=names[event.seat], edge=edge_name(event.edge))
        case DomainFounded() if event.colour >= len(names):
            return _("A neutral domain arises around {square}.").format(square=square_name(event.castle))
        case DomainFounded():
            founded = _("A domain of {name} arises around {square}: {points}.")
            place = square_name(event.castle)
            return founded.format(name=names[event.colour], square=place, points=points(event.points))
        case BordersRemoved():
            n = len(event.edges)
            removed = ngettext("{n} border inside it goes back.", "{n} borders inside it go back.", n)
            return removed.format(n=n)
        case SquareJoined():
            joined = _("{name} expands the domain around {castle} to {square}: {points}.")
            return joined.format(**_of_a_square(event, names))
        case SquareLost():
            return _("Lost by {name}, domain around {castle}: {square}, {points}.").format(**_of_a_square(event, names))
        case LandCutOff():
            return _("Cut off from the domain around {castle} ({name}): {squares}; {points} lost.").format(
                name=colour(event.colour, names),
                castle=square_name(event.castle),
                squares=squares(event.squares),
                points=points(event.points),
            )
    return _of_neighbours(event, names)


def _of_a_square(event: SquareJoined | SquareLost, names: Sequence[str]) -> dict[str, str]:
    return {
        "name": colour(event.colour, names),
        "castle": square_name(event.castle),
        "square": square_name(event.square),
        "points": points(event.points),
    }


def _of_neighbours(event: Event, names: Sequence[str]) -> str:
    match event:
        case MonopolyWon():
            won = _("{name} has a monopoly: {mine}, {points} more.")
            return won.format(name=names[event.colour], mine=terrain(COPPER + event.mine), points=points(event.points))
        case MonopolyLost():
            lost = _("{name} loses a monopoly: {mine}, {points} fewer.")
            return lost.format(name=names[event.colour], mine=terrain(COPPER + event.mine), points=points(event.points))
        case TraitorBribed():
            bribed = _(
                "{name} bribes a knight of the domain around {theirs} ({owner}); he comes to the domain around {mine}."
            )
            return bribed.format(**_of_a_pair(event, names))
        case KnightDismissed():
            dismissed = _("A knight leaves the domain around {castle} ({name}): {square}.")
            place, gone = square_name(event.castle), square_name(event.square)
            return dismissed.format(castle=place, name=colour(event.colour, names), square=gone)
        case AllianceMade():
            allied = _("{name} makes an alliance: the domains around {mine} and around {theirs} ({owner}) are allies.")
            return allied.format(**_of_a_pair(event, names))
    return _of_the_end(event, names)


def _of_a_pair(event: TraitorBribed | AllianceMade, names: Sequence[str]) -> dict[str, str]:
    return {
        "name": names[event.seat],
        "owner": colour(event.colour, names),
        "mine": square_name(event.mine),
        "theirs": square_name(event.theirs),
    }


def _of_the_end(event: Event, names: Sequence[str]) -> str:
    match event:
        case LastCardTaken():
            return _("That was the deck's last card. Everybody has one more turn, {name} the last one.").format(
                name=names[event.seat]
            )
        case GoalReached():
            return _("{name} reaches the goal with {points}.").format(
                name=names[event.seat], points=points(event.points)
            )
        case BonusTaken():
            bonus = _("{name} has {thalers}: {points} more.")
            return bonus.format(name=names[event.seat], thalers=thalers(event.thalers), points=points(event.points))
        case GameEnded():
            won = ngettext("The winner is {names}!", "The victory is shared: {names}!", len(event.winners))
            return won.format(names=", ".join(names[seat] for seat in event.winners))
    raise LookupError(f"no words for {event}")
