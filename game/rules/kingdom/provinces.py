"""Provinces under construction: which cards they may take (KD-3, KD-4, KD-5), and how cards come and go."""

from __future__ import annotations

from game.rules.kernel import ALL, HIDDEN, Action, Tell
from game.rules.kingdom.box import GOLD, JESTER, MOST_PROVINCES
from game.rules.kingdom.moves import (
    FETCH,
    LAY,
    PLACE,
    CardLaid,
    Fetched,
    ProvinceDiscarded,
    ProvinceEmptied,
    ProvinceKept,
    ProvinceOpened,
    Replaced,
    Taken,
)
from game.rules.kingdom.state import EMPTY, State

# ---- what may be done


def cards_with_a_place(state: State, seat: int) -> list[Action]:
    """KD-2, KD-9: the cards of the hand that can be laid somewhere.

    Where a colour lies already, it can be laid; a colour that lies nowhere goes into any place without a colour.
    """
    colours = state.colours
    if EMPTY in colours or GOLD in colours:
        return [LAY[card] for card in different(state.hands[seat])]
    return [LAY[card] for card in different(state.hands[seat]) if _lies_or_is_gold(state, state.colour_of[card])]


def _lies_or_is_gold(state: State, colour: int) -> bool:
    return colour == GOLD or colour in state.colours


def places(state: State, card: int) -> list[Action]:
    """KD-2: every province the card may go to, and one new one before each player. Between turns none is full."""
    colour, colours = state.colour_of[card], state.colours
    found: list[Action] = []
    for first in range(0, len(colours), MOST_PROVINCES):
        own = colours[first : first + MOST_PROVINCES]
        if colour != GOLD and colour in own:  # KD-3: no second province of that colour, so no other place
            found.append(PLACE[first + own.index(colour)])
            continue
        opened = False
        for slot, lies in enumerate(own):
            if lies == GOLD or (lies > GOLD and colour == GOLD):  # KD-4, KD-5
                found.append(PLACE[first + slot])
            elif lies == EMPTY and not opened:  # KD-31
                opened = True
                found.append(PLACE[first + slot])
    return found


def may_take(state: State, province: int, colour: int) -> bool:
    """KD-4, KD-5: whether the colour fits there, room or not."""
    lies = state.colours[province]
    return colour == GOLD or lies == colour or (lies <= GOLD and not _owner_has(state, province, colour))


def _owner_has(state: State, province: int, colour: int) -> bool:
    first = province - province % MOST_PROVINCES
    return colour in state.colours[first : first + MOST_PROVINCES]


def has_room(state: State) -> bool:
    """KD-6: whether the province of this turn may get another card."""
    return len(state.provinces[state.province]) < state.size


def replaceable(state: State) -> list[int]:
    """KD-10: the cards of this turn's province a jester may replace; no king whose power is going on (KD-14)."""
    cards, kings = state.provinces[state.province], state.kings
    return [
        card
        for card in dict.fromkeys(cards)
        if state.kind_of[card] != JESTER and (card not in kings or cards.count(card) > kings.count(card))
    ]


def within_reach(state: State, source: int) -> list[Action]:
    """KD-11: what the knight may fetch: from any one province of his colour, later only from the same (`source`)."""
    sources = [source] if source != HIDDEN else _sources(state)
    return [FETCH[province][card] for province in sources for card in dict.fromkeys(state.provinces[province])]


def _sources(state: State) -> list[int]:
    """The other provinces of the knight's colour, and jesters' ones that could still be of it (KD-5)."""
    colour = state.colours[state.province]
    return [
        province
        for province, lies in enumerate(state.colours)
        if (lies == colour and province != state.province) or (lies == GOLD and not _owner_has(state, province, colour))
    ]


def different(cards: list[int]) -> list[int]:
    """Each card of a sorted hand once."""
    found, last = [], HIDDEN
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


# ---- how cards come and go


def add(state: State, tell: Tell) -> None:
    """The card being laid comes into the province of this turn."""
    card, province = state.card, state.province
    state.card = HIDDEN
    state.provinces[province].append(card)
    opened = state.colours[province] == EMPTY
    if opened or state.colour_of[card] != GOLD:
        state.colours[province] = state.colour_of[card]
    tell(ALL, CardLaid, state.player, state.face_of[card], province, state.colours[province])
    if opened:
        tell(ALL, ProvinceOpened, province)


def put_in_place_of(state: State, card: int, tell: Tell) -> None:
    """KD-10: the jester being laid takes the place of a card, which goes to the player's hand."""
    province = state.province
    cards = state.provinces[province]
    cards[cards.index(card)] = state.card
    _recolour(state, province)
    tell(ALL, CardLaid, state.player, state.face_of[state.card], province, state.colours[province])
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
    cards = state.provinces[province]
    points = sum([state.points_of[card] for card in cards])
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
