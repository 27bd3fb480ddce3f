"""Provinces under construction: which cards they may take (KD-3, KD-4, KD-5), and how cards come and go."""

from __future__ import annotations

from typing import Final

from game.rules.kernel import ALL, HIDDEN, Action, Tell
from game.rules.kingdom.box import BLUE, COLOURS, GOLD, GREEN, JESTER, MOST_PROVINCES, MOST_SEATS, RED
from game.rules.kingdom.moves import (
    FETCH,
    LAY,
    PLACE,
    CardLaid,
    Fetched,
    ProvinceDiscarded,
    ProvinceEmptied,
    ProvinceKept,
    Replaced,
    Taken,
)
from game.rules.kingdom.state import CLOSED, EMPTY, State

# ---- what may be done. Several colours are one number: the sum of 1 << colour.


def cards_of(colours: int, hand: list[int], colour_of: tuple[int, ...]) -> list[Action]:
    """To lay each card of these colours in a sorted hand; of cards alike, one."""
    found, last = [], HIDDEN
    for card in hand:
        if card != last and colours >> colour_of[card] & 1:
            found.append(LAY[card])
        last = card
    return found


def welcome(state: State) -> int:
    """KD-2: the colours of the cards that have a place before any player."""
    colours, found = state.colours, 0
    for first in range(0, len(colours), MOST_PROVINCES):
        found |= WELCOME[colours[first]][colours[first + 1]][colours[first + 2]]
    return found


def fitting(state: State, province: int) -> int:
    """KD-4, KD-5: the colours of the cards that may come into a province that lies there."""
    lies = state.colours[province]
    if lies != GOLD:
        return 1 << GOLD | 1 << lies
    found = 1 << GOLD
    for colour in (RED, BLUE, GREEN):
        if not _owner_has(state, province, colour):
            found |= 1 << colour
    return found


def _owner_has(state: State, province: int, colour: int) -> bool:
    first = province - province % MOST_PROVINCES
    return colour in state.colours[first : first + MOST_PROVINCES]


def places(state: State, card: int) -> list[Action]:
    """KD-2: every province the card may go to, and one new one before each player. Between turns none is full."""
    colours, by_colours = state.colours, PLACES[state.colour_of[card]]
    found: list[Action] = []
    first = 0
    for owner in range(len(state.hands)):
        found += by_colours[colours[first]][colours[first + 1]][colours[first + 2]][owner]
        first += MOST_PROVINCES
    return found


def different(cards: list[int]) -> list[int]:
    """The cards as they lie; of cards alike, one."""
    found: list[int] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


def has_room(state: State) -> bool:
    """KD-6: whether the province of this turn may get another card."""
    return len(state.provinces[state.province]) < state.size


def is_anything_replaceable(state: State) -> bool:
    """KD-10: where a province has a colour, a card lies that is no jester; with kings at work it depends (KD-14)."""
    return state.colours[state.province] > GOLD and (not state.kings or len(replaceable(state)) > 0)


def replaceable(state: State) -> list[int]:
    """KD-10: the cards of this turn's province a jester may replace; no king whose power is going on (KD-14)."""
    cards, kings = state.provinces[state.province], state.kings
    return [
        card
        for card in different(cards)
        if state.kind_of[card] != JESTER and (card not in kings or cards.count(card) > kings.count(card))
    ]


def is_anything_within_reach(state: State, source: int) -> bool:
    """KD-11: whether there is a card the knight may fetch."""
    if source != HIDDEN:
        return len(state.provinces[source]) > 0
    colours = state.colours
    return colours.count(colours[state.province]) > 1 or (GOLD in colours and len(_sources(state)) > 0)


def within_reach(state: State, source: int) -> list[Action]:
    """KD-11: what the knight may fetch: from any one province of his colour, later only from the same (`source`)."""
    sources = [source] if source != HIDDEN else _sources(state)
    return [FETCH[province][card] for province in sources for card in different(state.provinces[province])]


def _sources(state: State) -> list[int]:
    """The other provinces of the knight's colour, and jesters' ones that could still be of it (KD-5)."""
    colour = state.colours[state.province]
    return [
        province
        for province, lies in enumerate(state.colours)
        if (lies == colour and province != state.province) or (lies == GOLD and not _owner_has(state, province, colour))
    ]


# ---- how cards come and go


def put_in_place_of(state: State, card: int, tell: Tell) -> None:
    """KD-10: the jester being laid takes the place of a card, which goes to the player's hand."""
    province = state.province
    tell(ALL, CardLaid, state.player, state.face_of[state.card], province, state.colours[province])
    cards = state.provinces[province]
    cards[cards.index(card)] = state.card
    _recolour(state, province)
    state.card = HIDDEN
    state.taken.append(card)
    tell(ALL, Replaced, state.player, state.face_of[card], province)


def take(state: State, card: int, tell: Tell) -> None:
    """KD-12: the princess, who lies last, gives a card of her province into the player's hand."""
    state.provinces[state.province].remove(card)
    state.taken.append(card)
    if card in state.kings:  # KD-14: he may be taken, and his power goes on
        state.kings[state.kings.index(card)] = HIDDEN
    tell(ALL, Taken, state.player, state.face_of[card], state.province)


def fetch(state: State, source: int, card: int, tell: Tell) -> None:
    """KD-11: the card moves into the knight's province; a province without cards is there no more."""
    state.provinces[source].remove(card)
    state.provinces[state.province].append(card)
    _recolour(state, source)
    tell(ALL, Fetched, state.player, state.face_of[card], source, state.province)
    if state.colours[source] == EMPTY:
        tell(ALL, ProvinceEmptied, source)


def _recolour(state: State, province: int) -> None:
    """KD-4: the colour of a province is that of its cards but for the jesters."""
    cards = state.provinces[province]
    state.colours[province] = GOLD if cards else EMPTY
    for card in cards:
        if state.colour_of[card] != GOLD:
            state.colours[province] = state.colour_of[card]
            return


def complete(state: State, tell: Tell) -> None:
    """KD-6: a full province is income of its owner if it is worth anything; otherwise it is discarded."""
    province = state.province
    cards, points = state.provinces[province], 0
    for card in cards:
        points += state.points_of[card]
    faces = tuple([state.face_of[card] for card in cards])
    if points > 0:
        owner = province // MOST_PROVINCES
        state.kept[owner].append(tuple(cards))
        state.income[owner] += points
        tell(ALL, ProvinceKept, province, faces, points)
    else:
        for card in cards:
            state.discard[card] += 1
        tell(ALL, ProvinceDiscarded, province, faces, points)
    cards.clear()
    state.colours[province] = EMPTY


# ---- places, worked out once


def _places(colour: int, own: list[int]) -> list[list[Action]]:
    """Where a card of a colour may go before a player whose places show these colours: the answers, by owner."""
    slots = _slots(colour, own)
    return [[PLACE[owner * MOST_PROVINCES + slot] for slot in slots] for owner in range(MOST_SEATS)]


def _slots(colour: int, own: list[int]) -> list[int]:
    if colour != GOLD and colour in own:  # KD-3: no second province of that colour, so no other place
        return [own.index(colour)]
    new = own.index(EMPTY) if EMPTY in own else HIDDEN  # KD-31
    return [
        slot
        for slot, lies in enumerate(own)
        if slot == new or lies == GOLD or (lies > GOLD and colour == GOLD)  # KD-4, KD-5
    ]


SHOWN: Final = (GOLD, RED, BLUE, GREEN, CLOSED, EMPTY)
"""What a place may show, in an order in which each is its own index: those below GOLD count from the end."""
PLACES: Final = [
    [[[_places(colour, [one, two, three]) for three in SHOWN] for two in SHOWN] for one in SHOWN]
    for colour in range(len(COLOURS))
]
"""By the card's colour, what an owner's three places show, and the owner: where the card may go."""
WELCOME: Final = [
    [
        [sum([1 << colour for colour in range(len(COLOURS)) if PLACES[colour][one][two][three][0]]) for three in SHOWN]
        for two in SHOWN
    ]
    for one in SHOWN
]
"""By what an owner's three places show: the colours of the cards that may go to any of them."""
