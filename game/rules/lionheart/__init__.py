"""Lionheart: fence in your castles, score the land inside, and push your borders outwards. The rules: RULES.md."""

from game.rules.kernel import actor as actor
from game.rules.kernel import apply as apply
from game.rules.kernel import legal as legal
from game.rules.kernel import urn as urn
from game.rules.lionheart.box import load_box as load_box
from game.rules.lionheart.box import seat_counts as seat_counts
from game.rules.lionheart.box import usual_length as usual_length
from game.rules.lionheart.moves import ACTIONS as ACTIONS
from game.rules.lionheart.reasons import why_not as why_not
from game.rules.lionheart.scoring import census as census
from game.rules.lionheart.scoring import tally as tally
from game.rules.lionheart.scoring import winners as winners
from game.rules.lionheart.setup import start as start
from game.rules.lionheart.sight import imagine as imagine
from game.rules.lionheart.sight import open_view as open_view
from game.rules.lionheart.sight import view as view
