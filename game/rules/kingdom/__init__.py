"""Kingdom: build provinces of five cards, yours and theirs. The rules in words: RULES.md."""

from game.rules.kernel import actor as actor
from game.rules.kernel import apply as apply
from game.rules.kernel import legal as legal
from game.rules.kernel import urn as urn
from game.rules.kingdom.box import load_box as load_box
from game.rules.kingdom.box import seat_counts as seat_counts
from game.rules.kingdom.box import usual_length as usual_length
from game.rules.kingdom.moves import ACTIONS as ACTIONS
from game.rules.kingdom.reasons import why_not as why_not
from game.rules.kingdom.rules import start as start
from game.rules.kingdom.scoring import census as census
from game.rules.kingdom.scoring import tally as tally
from game.rules.kingdom.scoring import winners as winners
from game.rules.kingdom.sight import imagine as imagine
from game.rules.kingdom.sight import open_view as open_view
from game.rules.kingdom.sight import view as view
