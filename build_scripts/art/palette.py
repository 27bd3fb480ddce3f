"""The colours: three tones a hue (light, middle, deep), and the skies of the cards."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Tones:
    """One hue in the light, as it is, and in the shade."""

    light: str
    tone: str
    deep: str


@dataclass(frozen=True)
class Sky:
    """What lies behind a character: sky above, sky at the horizon, halo, far hill and near hill."""

    top: str
    low: str
    halo: str
    far: str
    near: str


INK = "#2a2230"
WHITE = "#ffffff"
CREAM = "#f6ead0"  # also the colour of the seat symbols
BLACK = "#000000"

GOLD = Tones("#ffdf7e", "#f2b632", "#c4820f")
STEEL = Tones("#dfe6ee", "#a9b6c4", "#6c7a8c")
SILK_RED = Tones("#e86a5c", "#c8372f", "#8c1f24")
WINE = Tones("#a84a6c", "#7d2448", "#521430")
PURPLE = Tones("#9a62ad", "#6f3a86", "#472258")
GREEN = Tones("#5c9a68", "#2f6b48", "#1a4430")
BLUE = Tones("#6fa0dc", "#3c6db4", "#24477e")
LINEN = Tones("#fffaf0", "#f4e8d2", "#d5c2a2")
ERMINE = Tones("#ffffff", "#f5f0ea", "#cfc6c4")
LEATHER = Tones("#a9764a", "#7a4f2e", "#4c2f1c")
WOOD = Tones("#d9a05e", "#b0713a", "#7a4822")
STRAW = Tones("#fbe3a0", "#ecc566", "#c39334")
LEAF = Tones("#a8d86c", "#6fb04a", "#3f7f38")
ROSE = Tones("#f9b9b4", "#ee8a8a", "#cf5f66")

PIG = Tones("#fdd3d0", "#f3a6a8", "#dc7f86")
CAT = Tones("#675f86", "#464061", "#2c2842")
FOX = Tones("#f7a25a", "#e8722c", "#bd4f17")
WOLF = Tones("#a3adbb", "#7d8796", "#565e70")
DOG = Tones("#dba868", "#b97a3e", "#85522a")
RABBIT = Tones("#e9d3b8", "#cfae8a", "#a88462")
LION = Tones("#ffd98a", "#f0b54a", "#cc8628")
MANE = Tones("#c46a26", "#9c4a1c", "#6c2e16")
HEN = Tones("#ffffff", "#fbf4ea", "#dccfc4")
COW = Tones("#ffffff", "#fbf6ee", "#d9d2cc")
COW_PATCH = Tones("#b57a4c", "#8c5630", "#653a20")
FUR_WHITE = Tones("#ffffff", "#fff4e4", "#e2d2c0")
TIGER = Tones("#ffb45c", "#f28c28", "#c4621a")
RED_PANDA = Tones("#e08248", "#c2552a", "#8f351c")
BEE = Tones("#ffe27a", "#f7bf33", "#d08e16")
LIZARD = Tones("#8fd6a0", "#4fae78", "#2c7d5c")
FROG = Tones("#b4e06a", "#7cbc40", "#4d8a2c")
OWL = Tones("#c99a68", "#9a6c42", "#6a4629")
OKAPI = Tones("#8f5a44", "#643a2e", "#43241e")
RAVEN = Tones("#565a78", "#33364e", "#1e2036")
PANTHER = Tones("#4c4266", "#322a48", "#1d182e")
STOAT = Tones("#ffffff", "#f7f1ea", "#cfc4c8")
BEAR = Tones("#a87650", "#7f5436", "#583722")
DEER = Tones("#e8b684", "#c98d58", "#9c663a")
BADGER = Tones("#ffffff", "#f4eee6", "#cdc4bc")
MONKEY = Tones("#a06a44", "#7a4a2e", "#54301e")
SHEEP = Tones("#fffdf6", "#f6ecdc", "#d8c8b4")
MOUSE = Tones("#c8c2c8", "#a49ca6", "#7c7480")

SKIES: dict[str, Sky] = {
    "cat": Sky("#6b3f94", "#e3a6d4", "#ffe0f0", "#8a5aa8", "#5f3d86"),
    "pig": Sky("#1f8f93", "#a5e0cf", "#f3ffe6", "#62b08c", "#3b8a6c"),
    "chicken": Sky("#e57c9c", "#fcdcdc", "#fff6ee", "#d98aa2", "#b8627f"),
    "cow": Sky("#6cc0ea", "#e2f5f4", "#ffffff", "#a8d070", "#78b04a"),
    "fox": Sky("#f2a42e", "#fbe6a4", "#fff8da", "#c9a64c", "#93863a"),
    "wolf": Sky("#141c40", "#5464a0", "#b9c8ff", "#2f3c6c", "#1b2548"),
    "dog": Sky("#a8322a", "#f0a27c", "#ffe3c0", "#96443a", "#6a2c2e"),
    "rabbit": Sky("#8cc63c", "#eef6b4", "#fffde0", "#8fbf4a", "#649a36"),
    "cabbage": Sky("#f0a884", "#fdeed2", "#fffbe8", "#c9a070", "#8a5f3c"),
    "wheat": Sky("#1d4fa8", "#8cc4f0", "#fff3c0", "#d9a93c", "#b07e22"),
}
