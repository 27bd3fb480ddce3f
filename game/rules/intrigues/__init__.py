"""Intrigues & Cabbage: turn cards over, stop in time, keep what you turned over. The rules in words: RULES.md."""

from game.rules.intrigues.box import load_box as load_box
from game.rules.intrigues.box import seat_counts as seat_counts
from game.rules.intrigues.box import usual_length as usual_length
from game.rules.intrigues.moves import ACTIONS as ACTIONS
from game.rules.intrigues.reasons import why_not as why_not
from game.rules.intrigues.rules import start as start
from game.rules.intrigues.scoring import census as census
from game.rules.intrigues.scoring import tally as tally
from game.rules.intrigues.scoring import winners as winners
from game.rules.intrigues.sight import imagine as imagine
from game.rules.intrigues.sight import open_view as open_view
from game.rules.intrigues.sight import view as view
from game.rules.kernel import actor as actor
from game.rules.kernel import apply as apply
from game.rules.kernel import legal as legal
from game.rules.kernel import urn as urn
