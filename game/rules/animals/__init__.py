"""Animal Kingdoms: play beasts under decrees, win influence in five kingdoms. The rules in words: RULES.md."""

from game.rules.animals.box import load_box as load_box
from game.rules.animals.box import seat_counts as seat_counts
from game.rules.animals.box import usual_length as usual_length
from game.rules.animals.imagining import imagine as imagine
from game.rules.animals.moves import ACTIONS as ACTIONS
from game.rules.animals.reasons import why_not as why_not
from game.rules.animals.rules import start as start
from game.rules.animals.scoring import census as census
from game.rules.animals.scoring import tally as tally
from game.rules.animals.scoring import winners as winners
from game.rules.animals.sight import open_view as open_view
from game.rules.animals.sight import view as view
from game.rules.kernel import actor as actor
from game.rules.kernel import apply as apply
from game.rules.kernel import legal as legal
from game.rules.kernel import urn as urn
