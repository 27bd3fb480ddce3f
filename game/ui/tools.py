"""The tools of a table: the small round buttons beside the question, with their keys."""

from __future__ import annotations

from dataclasses import dataclass

from game.text import N_


@dataclass(frozen=True)
class Tool:
    """A tool by its name: a picture of assets/common (none: only the key), its keys, and what it does."""

    name: str
    picture: str
    keys: tuple[str, ...]
    words: str


PLAY_TOOLS = (
    Tool("hint", "lamp", ("h",), N_("A hint (H)")),
    Tool("do", "", ("d",), N_("Answer for me (D)")),
    Tool("closer", "", ("z",), N_("Look closer at the board (Z)")),
    Tool("undo", "undo", ("u", "backspace"), N_("Take back (U)")),
    Tool("skip", "play", ("s",), N_("On to my turn (S)")),
    Tool("rules", "book", ("r", "f1"), N_("The rules (R)")),
    Tool("menu", "gear", (), N_("Menu and keys (Esc)")),
    Tool("mute", "", ("m",), N_("Sound on or off (M)")),
)
PROTOTYPE_TOOLS = (
    Tool("redo", "arrow_right", ("y",), N_("Do again (Y)")),
    Tool("open", "eye", ("o",), N_("Open or closed hands (O)")),
    Tool("luck", "dice", ("a",), N_("Choose what luck draws (A)")),
    Tool("note", "pencil", ("n",), N_("Write a note (N)")),
    Tool("reload", "", ("f5",), N_("Read the box again (F5)")),
)
REPLAY_TOOLS = (
    Tool("back", "arrow_left", ("left",), N_("One step back (←)")),
    Tool("play", "play", ("space", "p"), N_("Play or pause (Space)")),
    Tool("forward", "arrow_right", ("right",), N_("One step on (→)")),
    Tool("eyes", "eye", ("e",), N_("With whose eyes (E)")),
    Tool("leave", "cross", (), N_("Leave the replay (Esc)")),
    Tool("closer", "", ("z",), N_("Look closer at the board (Z)")),
    Tool("first", "", ("home",), N_("To the beginning (Home)")),
    Tool("last", "", ("end",), N_("To the end (End)")),
)
