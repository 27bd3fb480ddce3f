"""When a step may be taken back: while nobody has learnt anything from it and nobody else has been asked."""

from game.play.match import Match, Step
from game.rules.kernel import LUCK


def undoable(match: Match, seat: int) -> bool:
    """Whether this seat may take its last answer back: it is asked again, and nothing was revealed or drawn."""
    return bool(match.steps) and match.actor == seat == match.steps[-1].seat and not _revealed(match.steps[-1])


def undo(match: Match, seat: int, prototype: bool = False) -> list[Step]:
    """Take back the seat's last answer; in prototype mode anybody's, with what LUCK drew after it. The steps undone."""
    if not prototype:
        return [match.take_back()] if undoable(match, seat) else []
    undone = []
    while match.steps:
        undone.append(match.take_back())
        if undone[-1].seat != LUCK:
            break
    return undone


def _revealed(step: Step) -> bool:
    return any(event.reveals for _, event in step.told)
