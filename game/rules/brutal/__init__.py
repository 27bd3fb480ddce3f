"""Brutal Kingdom: twenty courtiers, played in the right order. The rules in words: RULES.md."""

from game.rules.brutal.box import load_box as load_box
from game.rules.brutal.box import seat_counts as seat_counts
from game.rules.brutal.box import usual_length as usual_length
from game.rules.brutal.moves import ACTIONS as ACTIONS
from game.rules.brutal.reasons import why_not as why_not
from game.rules.brutal.rules import start as start
from game.rules.brutal.scoring import census as census
from game.rules.brutal.scoring import tally as tally
from game.rules.brutal.scoring import winners as winners
from game.rules.brutal.sight import imagine as imagine
from game.rules.brutal.sight import open_view as open_view
from game.rules.brutal.sight import view as view
from game.rules.kernel import actor as actor
from game.rules.kernel import apply as apply
from game.rules.kernel import legal as legal
from game.rules.kernel import urn as urn
