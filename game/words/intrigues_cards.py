"""What the cards of Intrigues & Cabbage say: the corner, and what they do and are worth, by the numbers of the box."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.intrigues.box import KINDS, Box
from game.text import N_, _
from game.words.intrigues import points


def worth(box: Box, kind: int) -> str:
    """What stands in the corner of the card."""
    name = {"cat": "cat_majority", "cow": "cow_with_wheat"}.get(KINDS[kind], KINDS[kind])
    worth = getattr(box.points, name)
    return str(worth) if isinstance(worth, int) else "·".join(map(str, dict.fromkeys(worth)))


def about(box: Box, kind: int) -> str:
    """What the card does in the centre, in the intrigue phase, and what it is worth."""
    numbers = {
        **{name: str(getattr(box.effects, name)) for name in box.effects.__struct_fields__},
        **{name: str(getattr(box.intrigue, name)) for name in box.intrigue.__struct_fields__},
        **{name: _worth(getattr(box.points, name)) for name in box.points.__struct_fields__},
        "wheat_for_a_cow": str(box.points.wheat_for_a_cow),
    }
    return "\n".join(_(line).format_map(numbers) for line in ABOUT[kind])


def _worth(worth: int | Sequence[int]) -> str:
    """Points, or how many for one, two, three … cards together."""
    if isinstance(worth, int):
        return points(worth)
    return ", ".join(f"{n}{'+' if n == len(worth) else ''} — {each}" for n, each in enumerate(worth, 1))


ABOUT = (
    (
        N_("Turns up discarded cards ({cat_turns_up}); the kinds your castle lacks go there."),
        N_("{cat_majority} for the only castle with most cats."),
    ),
    (N_("Throws a card of another castle away."), N_("Points by the number of pigs: {pig}.")),
    (
        N_("Turns up discarded cards ({chicken_turns_up}); you play one of them."),
        N_("Points by the number of chickens: {chicken}."),
        N_("Intrigue: {chickens_eat_wheat} or more eat your wheat."),
    ),
    (
        N_("Shows you the top card of the deck."),
        N_("{cow_with_wheat} with enough wheat ({wheat_for_a_cow}), otherwise {cow}."),
    ),
    (
        N_("Brings a card of another castle into the centre."),
        N_("{fox}."),
        N_("Intrigue: without a guard foxes eat your chickens."),
    ),
    (
        N_("Takes a card of your castle to another castle."),
        N_("{wolf}."),
        N_("Intrigue: without a guard wolves eat your cows and pigs."),
    ),
    (
        N_("Saves cards of a failed turn ({dog_saves})."),
        N_("{dog}, unless it stands guard."),
        N_("Intrigue: guards against all foxes, or against one wolf."),
    ),
    (
        N_("Brings a card of your own castle into the centre."),
        N_("Points by the number of rabbits: {rabbit}."),
        N_("Intrigue: {rabbits_eat_cabbage} or more eat your cabbage."),
    ),
    (N_("No effect."), N_("{cabbage}.")),
    (
        N_("May repeat: it never fails the turn, and lies in one stack."),
        N_("{wheat}; so many feed a cow: {wheat_for_a_cow}."),
    ),
)
