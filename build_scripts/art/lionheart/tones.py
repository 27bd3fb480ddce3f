"""The colours of the land of Lionheart and of those who hold it; seat0 to seat5 are those of layouts/theme.toml."""

from ..palette import Sky, Tones

MEADOW = Tones("#dde0a2", "#d0d68f", "#b3bf6c")
STUBBLE = Tones("#e8e0a8", "#ddd696", "#c4b86a")
PASTURE = Tones("#d6dea0", "#c8d48a", "#a5b966")
WOODLAND = Tones("#a9c078", "#98b369", "#7d9c55")
OAK = Tones("#7aa860", "#568a4c", "#3c6c40")
FIR = Tones("#5f9a72", "#3f7a58", "#2a5a44")
DUST = Tones("#efe0b4", "#e2cd9a", "#c4a870")
ROCK = Tones("#c2b7a6", "#9c907f", "#6f655a")
SEA = Tones("#8cc9d2", "#4f9db2", "#347a94")
PLASTER = Tones("#fdf3dc", "#f2e2c0", "#cfb48c")
TILE = Tones("#dd8a5c", "#bf6038", "#8c3f26")
COPPER = Tones("#f2a878", "#d0743c", "#944820")
SILVER = Tones("#ffffff", "#d3dbe2", "#93a0ae")

SIDES: dict[str, Tones] = {
    "seat0": Tones("#ea8070", "#c8453a", "#8c2626"),
    "seat1": Tones("#73a9de", "#2f6fb0", "#1d487a"),
    "seat2": Tones("#80c284", "#3f8a4f", "#245a34"),
    "seat3": Tones("#bd90d2", "#8a55a5", "#593272"),
    "seat4": Tones("#f0c066", "#c98a1c", "#8c5c0e"),
    "seat5": Tones("#66bcc0", "#1f7f86", "#0f535a"),
    "neutral": Tones("#cfcbc2", "#98948c", "#64615c"),
}

SKIES: dict[str, Sky] = {
    "borders": Sky("#e0913a", "#fbe3a6", "#fff8dc", "#b4b45c", "#7f9444"),
    "knights": Sky("#8c2440", "#f0a888", "#ffe6c8", "#8a4a4c", "#5f2f3c"),
    "expand": Sky("#2b8a86", "#cdecc0", "#fbffe0", "#8cbc66", "#5f9a4c"),
    "traitor": Sky("#1d1840", "#6a559c", "#c9b4f2", "#3a3068", "#251e4a"),
    "alliance": Sky("#3277b4", "#fbe2b4", "#fffbe6", "#7fae8c", "#4f8a74"),
    "power": Sky("#6d1c42", "#e89a6c", "#ffe9b4", "#8a3a4a", "#5c2036"),
}
