"""What a seat of Brutal Kingdom knows (BK-50 … BK-52), and a whole table imagined from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from game.rules.brutal.box import CHARACTERS, SLOTS, Box
from game.rules.brutal.cast import DARK, LIGHT
from game.rules.brutal.chapter import Passing
from game.rules.brutal.exchanges import Giving
from game.rules.brutal.knowledge import count, knows, of_back
from game.rules.brutal.scoring import tally
from game.rules.brutal.state import State
from game.rules.kernel import HIDDEN, Action, Phase, Random, Record, actor, legal, scores


@final
@dataclass(frozen=True)
class View(Record):
    """What one seat may know. A set of cards, or of seats, is a number, bit by bit; HIDDEN is what it cannot know."""

    seat: int
    actor: int
    asked: str
    options: tuple[Action, ...]
    scores: tuple[int, ...]
    box: Box
    phases: tuple[Phase, ...]
    chapter: int
    """How many chapters are finished, and below, how many rounds of this one."""
    round: int
    first: int
    player: int
    hand: tuple[int, ...]
    exposed: tuple[int, ...]
    """For each own hand card, which other seats know it."""
    sizes: tuple[tuple[int, int], ...]
    """For each seat, how many light and how many dark cards it holds."""
    known: tuple[tuple[int, ...], ...]
    """For each seat, which of its hand cards this seat knows."""
    centre: tuple[int, ...]
    """By slot: two light cards, two dark ones."""
    knowers: tuple[int, ...]
    """For each slot, which seats know its card."""
    partly: tuple[int, ...]
    """For each hand and back, which seats may know some of the cards, and below, which know all of them."""
    wholly: tuple[int, ...]
    unheld: int
    """The character that is in no hand, as far as the seat knows: the Inquisitor asked for it in vain."""
    stacks: tuple[tuple[int, ...], ...]
    """From the bottom to the top."""
    down: int
    """The eliminated cards, and below, those that have lost their effect for good."""
    inert: int
    named: int
    """Whom the Executioner waits for."""
    rank: int
    """The Inquisitor's."""
    sealed: int
    """The card this seat will pass."""
    partners: tuple[int, ...]
    """By back, whom the Courtesan's player offers a card; which card, and what the partner gives for it."""
    offered: tuple[int, ...]
    given: tuple[int, ...]
    supply: tuple[int, ...]
    chapel: tuple[int, ...]
    """Power tokens by colour, then elimination tokens."""
    tokens: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    received: tuple[int, ...]


def view(state: State, seat: int) -> View:
    """Everything this seat may know, and nothing else."""
    return _seen(state, seat, opened=False)


def open_view(state: State, seat: int) -> View:
    """The same with all hands and the centre uncovered."""
    return _seen(state, seat, opened=True)


def _seen(state: State, seat: int, opened: bool) -> View:
    asked = state.phases[-1] if state.phases else None
    seats = range(len(state.hands))
    own = 1 << seat
    return View(
        seat,
        actor(state),
        type(asked).__name__ if asked else "",
        tuple(legal(state)) if asked and asked.seat == seat else (),
        tuple(scores(tally(state), len(state.hands))),
        state.box,
        tuple(state.phases),
        state.chapter,
        state.round,
        state.first,
        state.player,
        tuple(state.hands[seat]),
        tuple([state.seen[card] & ~own for card in state.hands[seat]]),
        tuple([(count(state, owner, LIGHT), count(state, owner, DARK)) for owner in seats]),
        tuple([tuple([card for card in state.hands[owner] if opened or knows(state, seat, card)]) for owner in seats]),
        tuple([card if card != HIDDEN and (opened or knows(state, seat, card)) else HIDDEN for card in state.centre]),
        tuple([0 if card == HIDDEN else state.seen[card] for card in state.centre]),
        tuple(state.partly),
        tuple(state.wholly),
        state.unheld if state.sure >> seat & 1 else HIDDEN,
        tuple([tuple(stack) for stack in state.stacks]),
        state.down,
        state.inert,
        state.named,
        state.rank,
        state.sealed[seat],
        tuple(state.partners),
        tuple([card if state.player == seat else HIDDEN for card in state.offered]),
        tuple([state.given[back] if state.partners[back] == seat else HIDDEN for back in (LIGHT, DARK)]),
        tuple(state.supply),
        tuple(state.chapel),
        tuple([tuple(tokens) for tokens in state.tokens]),
        tuple(state.points),
        tuple(state.received),
    )


# ---- a table imagined


def imagine(view: View, random: Random) -> State:
    """A whole table that agrees with everything the view knows."""
    state = _what_is_known(view)
    for back in (LIGHT, DARK):
        _deal_the_rest(state, view, back, random)
    for owner in range(len(state.hands)):
        if owner != view.seat:
            state.hands[owner].sort()
            for back in (LIGHT, DARK):
                _guess_what_others_know(state, view.seat, owner, back, random)
    _guess_sealed_answers(state, view, random)
    return state


def _what_is_known(view: View) -> State:
    """The table with HIDDEN cards still missing: hands hold only what the seat knows of them."""
    seats = len(view.sizes)
    state = State(
        view.box,
        view.box.cast,
        list(view.phases),
        chapter=view.chapter,
        round=view.round,
        first=view.first,
        player=view.player,
        hands=[list(cards) for cards in view.known],
        stacks=[list(stack) for stack in view.stacks],
        down=view.down,
        inert=view.inert,
        named=view.named,
        rank=view.rank,
        centre=list(view.centre),
        pools=[[0] * len(CHARACTERS), [0] * len(CHARACTERS)],
        seen=[0] * len(CHARACTERS),
        partly=list(view.partly),
        wholly=list(view.wholly),
        unheld=view.unheld,
        sure=(1 << seats) - 1 if view.unheld != HIDDEN else 0,
        sealed=[HIDDEN] * seats,
        partners=list(view.partners),
        offered=list(view.offered),
        given=list(view.given),
        supply=list(view.supply),
        chapel=list(view.chapel),
        tokens=[list(tokens) for tokens in view.tokens],
        points=list(view.points),
        received=list(view.received),
    )
    for cards in view.known:
        for card in cards:
            state.seen[card] = 1 << view.seat
    for card, knowers in zip(view.hand, view.exposed, strict=True):
        state.seen[card] |= knowers
    for slot, card in enumerate(view.centre):
        if card != HIDDEN:
            state.seen[card] = view.knowers[slot]
    state.sealed[view.seat] = view.sealed
    return state


def _deal_the_rest(state: State, view: View, back: int, random: Random) -> None:
    """The cards of a back the seat cannot place go to the hands and slots it cannot name; what is left is the pool."""
    cards = _unplaced(state, back)
    in_no_hand = [card for card in cards if card == view.unheld]
    cards = [card for card in cards if card != view.unheld]
    for owner, hand in enumerate(state.hands):
        for _missing in range(view.sizes[owner][back] - count(state, owner, back)):
            hand.append(_drawn(cards, random))
    cards += in_no_hand
    for slot in range(SLOTS * back, SLOTS * (back + 1)):
        if view.knowers[slot] and state.centre[slot] == HIDDEN:
            state.centre[slot] = _drawn(cards, random)
            state.seen[state.centre[slot]] = view.knowers[slot]
    for card in cards:
        state.pools[back][card] = 1


def _unplaced(state: State, back: int) -> list[int]:
    placed = 0
    for place in state.hands:
        for card in place:
            placed |= 1 << card
    for place in state.stacks:
        for card in place:
            placed |= 1 << card
    for card in state.centre:
        if card != HIDDEN:
            placed |= 1 << card
    roster = state.cast.rosters[len(state.hands)]
    return [card for card in roster if state.cast.backs[card] == back and not placed >> card & 1]


def _drawn(cards: list[int], random: Random) -> int:
    """Draw one of the cards; the last one takes its place."""
    place = random.randrange(len(cards))
    card = cards[place]
    cards[place] = cards[-1]
    cards.pop()
    return card


def _guess_what_others_know(state: State, seat: int, owner: int, back: int, random: Random) -> None:
    """Who knows all cards of a back knows them; who may know some knows one of several, and a single one as likely
    as not."""
    group = 2 * owner + back
    others = ~(1 << seat)
    cards = of_back(state, owner, back)
    for card in cards:
        state.seen[card] |= state.wholly[group] & others | 1 << owner
    doubtful = state.partly[group] & others
    for other in range(len(state.hands)):
        if doubtful >> other & 1 and cards:
            guess = random.randrange(max(2, len(cards)))
            if guess < len(cards):
                state.seen[cards[guess]] |= 1 << other


def _guess_sealed_answers(state: State, view: View, random: Random) -> None:
    """What others have chosen in secret is any card they could have chosen."""
    asked = view.phases[-1] if view.phases else None
    if isinstance(asked, Passing):
        waiting = [phase.seat for phase in view.phases]
        for owner in range(len(state.hands)):
            if owner != view.seat and owner not in waiting:
                state.sealed[owner] = _any_of(state, owner, asked.back, random)
    for back, to in enumerate(view.partners):
        if to != HIDDEN:
            if view.player != view.seat:
                state.offered[back] = _any_of(state, view.player, back, random)
            if to != view.seat and isinstance(asked, Giving) and _has_given(view, to, back):
                state.given[back] = _any_of(state, to, back, random)


def _has_given(view: View, to: int, back: int) -> bool:
    """Whether a partner's choice is made: it is not among the questions still to be asked."""
    for phase in view.phases:
        if isinstance(phase, Giving) and phase.seat == to and phase.back == back:
            return False
    return True


def _any_of(state: State, owner: int, back: int, random: Random) -> int:
    cards = of_back(state, owner, back)
    return cards[random.randrange(len(cards))]
