"""The table of Lionheart: the land with its fences and pieces, the score track around it, market, deck and hand."""

from game.ui.tables.lionheart.choices import explain as explain
from game.ui.tables.lionheart.choices import foresee as foresee
from game.ui.tables.lionheart.choices import paths as paths
from game.ui.tables.lionheart.choices import wish as wish
from game.ui.tables.lionheart.happenings import SOUNDS as SOUNDS
from game.ui.tables.lionheart.happenings import motions as motions
from game.ui.tables.lionheart.happenings import pictures as pictures
from game.ui.tables.lionheart.laying import lay as lay
from game.ui.tables.lionheart.maps import illustrate as illustrate

SET_UP = ("Building", "Garrisoning")
