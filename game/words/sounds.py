"""What is heard, in words, for people who do not hear it."""

from __future__ import annotations

from game.text import N_, _


def caption(name: str) -> str:
    """A sound in a few words."""
    return _(CAPTIONS[name])


CAPTIONS = {
    "draw": N_("A card is drawn"),
    "peek": N_("A look at a card"),
    "lay": N_("A card is laid"),
    "slide": N_("A card slides"),
    "shuffle": N_("Cards are shuffled"),
    "take": N_("A card is snatched"),
    "gain": N_("Cards come home"),
    "discard": N_("A card is thrown away"),
    "page": N_("A page is turned"),
    "coin": N_("A coin rings"),
    "token": N_("A token is put down"),
    "fence": N_("A fence is put up"),
    "step": N_("A knight’s step"),
    "clash": N_("Drums of battle"),
    "click": N_("A click"),
    "refused": N_("A dull knock"),
    "horn": N_("A horn calls"),
    "turn": N_("A chime: your turn"),
    "hint": N_("Strings: a hint"),
    "undo": N_("Strings: taken back"),
    "fail": N_("Falling notes: it fails"),
    "loss": N_("A low string: a loss"),
    "win": N_("A fanfare"),
    "over": N_("A lute: the game is over"),
    "garden": N_("Wind, birds, a distant fire"),
}
