"""A whole table of Animal Kingdoms, imagined from what a seat knows.

Everybody sees cards go into the deck, and a card that came there after another was drawn cannot be that one. If the
deck was empty then, all unseen cards from before are in the hands: just as many as were drawn before. `State.since` and
`slots` keep that, and `imagine` deals what fits, all that is possible.
"""

from __future__ import annotations

from itertools import compress

from game.rules.animals.box import BEASTS, KINGDOMS
from game.rules.animals.claims import partners, post_decrees
from game.rules.animals.law import MARKS
from game.rules.animals.sight import BattleView, View
from game.rules.animals.state import NOT_POSTED, NOTHING, Battle, State
from game.rules.animals.turn import Pairing
from game.rules.kernel import HIDDEN, Random


def imagine(view: View, random: Random) -> State:
    """A whole table that agrees with everything the view knows."""
    state = State(view.box, view.box.law, list(view.phases), len(view.hand_sizes))
    _lay_board(state, view)
    _lay_course(state, view)
    _deal_unseen(state, view, random)
    while not _can_answer(state, view):
        _deal_unseen(state, view, random)
    _deal_tokens(state, view, random)
    state.battle = _imagined_battle(state, view.battle, view.seat, random) if view.battle else None
    return state


def _lay_board(state: State, view: View) -> None:
    """Everything that lies at the kingdoms."""
    state.decrees_left = list(view.decrees_left)
    state.decrees_gone = view.decrees_gone
    state.tokens = list(view.tokens)
    state.tokens_gone = view.tokens_gone
    state.piles = [list(pile) for pile in view.piles]
    state.marks = [MARKS[pile[-1]] if pile else 0 for pile in view.piles] + [_marks(pile) for pile in view.piles]
    state.free = list(view.free)
    state.capital = list(view.capital)
    state.influence = [count for counts in view.influence for count in counts]
    state.council = tuple([count for counts in view.council for count in counts])
    state.decrees, state.posted, state.allowed = (), NOT_POSTED, [NOTHING] * KINGDOMS
    if view.decrees:
        post_decrees(state, view.decrees)


def _marks(cards: tuple[int, ...]) -> int:
    found = 0
    for card in cards:
        found |= MARKS[card]
    return found


def _lay_course(state: State, view: View) -> None:
    """Whose turn it is, what everybody has, and what happened so far."""
    state.age = view.age
    state.first = view.first
    state.player = view.player
    state.supply = list(view.supply)
    state.retreats = view.retreats
    state.capitals = view.capitals
    state.leaving = view.leaving
    state.rallies = view.rallies
    state.rally_open = view.rally_open
    state.modifiers = list(view.modifiers)
    state.modifier_supply = view.modifier_supply
    state.points = list(view.points)
    state.bonus = view.bonus
    state.last_claim = view.last_claim
    state.battles = view.battles
    state.since = list(view.since)
    state.slots = [list(slots) for slots in view.slots]
    state.shuffles = view.shuffles


def _deal_unseen(state: State, view: View, random: Random) -> None:
    """Deal the unseen cards to the other hands, the pickiest slots first; what is left is the deck.

    A slot drawn after d shuffles may hold any card that came into the deck by then. So the slots are served in the
    order they were drawn, each from all that fit: every lawful deal is as likely as any other. Cards from before the
    deck was once empty are just as many as slots from before, and are used up by them.
    """
    state.discard = [0] * BEASTS
    for card in view.discard:
        state.discard[card] = 1
    state.hands = [list(view.hand) if seat == view.seat else [] for seat in range(state.seats)]
    state.deck, state.left = _hidden(view), view.deck
    unseen = list(compress(range(BEASTS), state.deck))
    if view.shuffles:
        unseen.sort(key=view.since.__getitem__)
    fitting: list[int] = []
    taken = 0
    for drawn, seat in sorted([(d, seat) for seat, slots in enumerate(view.slots) if seat != view.seat for d in slots]):
        begin = taken
        if drawn == view.shuffles:  # whatever is unseen
            taken = len(unseen)
        while taken < len(unseen) and view.since[unseen[taken]] <= drawn:
            taken += 1
        fitting += unseen[begin:taken]
        chosen = random.randrange(len(fitting))
        card, fitting[chosen] = fitting[chosen], fitting[-1]
        fitting.pop()
        state.hands[seat].append(card)
        state.deck[card] = 0
    for hand in state.hands:
        hand.sort()


def _hidden(view: View) -> list[int]:
    """For each card whether this seat cannot see it."""
    hidden = [1] * BEASTS
    for cards in (view.hand, view.discard, view.bonus, *view.piles):
        for card in cards:
            hidden[card] = 0
    if view.battle:
        for cards in (*view.battle.shown, view.battle.defence):
            for card in cards:
                hidden[card] = 0
    return hidden


def _can_answer(state: State, view: View) -> bool:
    """Whoever is asked for a pair has one. Dealing anew until that is so leaves each such deal as likely as another."""
    asked = view.phases[-1] if view.phases else None
    return not isinstance(asked, Pairing) or bool(partners(state.hands[asked.seat], asked.card))


def _deal_tokens(state: State, view: View, random: Random) -> None:
    """Retreat tokens of others are any that this seat does not have."""
    values = list(view.box.retreat_tokens.values) if state.seats > 1 else []
    state.retreat_tokens = [0] * (max(values, default=0) + 1)
    for kept in view.kept:
        for value in kept:
            if value != HIDDEN:
                values.remove(value)
    state.kept = list(view.kept)
    for seat, kept in enumerate(view.kept):
        if HIDDEN in kept:
            state.kept[seat] = tuple([values.pop(random.randrange(len(values))) for _ in kept])
    for value in values:
        state.retreat_tokens[value] += 1


def _imagined_battle(state: State, known: BattleView, seat: int, random: Random) -> Battle:
    """A card sealed by another seat may be any of its hand."""
    battle = Battle(known.kingdom, known.fighters, state.seats)
    battle.standing = known.standing
    battle.shown = list(known.shown)
    battle.added = list(known.added)
    battle.spent = known.spent
    battle.passes = known.passes
    battle.defence = known.defence
    for other, chosen in enumerate(known.chosen):
        if chosen:
            hand = state.hands[other]
            battle.sealed[other] = known.sealed if other == seat else hand[random.randrange(len(hand))]
    return battle
