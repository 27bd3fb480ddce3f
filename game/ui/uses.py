"""What the tools of a table do: hints, taking back, looking closer, and what a prototype offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from game.text import _
from game.ui.camera import Camera, is_on_board

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene
    from game.ui.table import TableScene


def hint(scene: TableScene) -> None:
    scene.thinking_about = scene.view if scene.asked else None
    scene.say(_("Thinking …") if scene.asked else _("A hint is there when you are asked."))


def answer_for_me(scene: TableScene) -> None:
    """Let the computer give this answer; and those that follow, where they are only set-up."""
    hint(scene)
    scene.doing = scene.view.asked if scene.asked else ""


def look_closer(scene: MatchScene) -> None:
    """The next nearness; at the place that has the focus, if the board has it."""
    board = scene.laid.board
    if board is None:
        scene.say(_("There is no board here to look at closer."))
        return
    at = scene.where(scene.focus).centre if is_on_board(scene.focus) else board.centre
    if scene.camera.zoom > 2.5:
        scene.camera = Camera()
    else:
        scene.camera.closer(2.5, at, board)


def take_back(scene: TableScene) -> None:
    may = scene.asked or (scene.controller.prototype and scene.still)
    if may and scene.controller.undo(scene.seat):
        took_back(scene)
        scene.say(_("Taken back."))
    else:
        scene.say(_("There is nothing to take back: no answer yet, or it drew a card or asked another player."))


def took_back(scene: TableScene) -> None:
    """The match has become shorter."""
    scene.forget()
    scene.ended = False
    scene.view = scene.look()
    scene.scores.turn_to(scene.view.scores, at_once=True)
    scene.story.retell()
    scene.stage.play("undo")


def do_again(scene: TableScene) -> None:
    if not (scene.still and scene.controller.redo()):
        scene.say(_("There is nothing to do again."))


def open_hands(scene: TableScene) -> None:
    scene.opened = not scene.opened
    scene.view = scene.look()
    scene.say(_("Everything is uncovered.") if scene.opened else _("Hands are closed again."))


def luck_by_hand(scene: TableScene) -> None:
    scene.controller.luck_by_hand = not scene.controller.luck_by_hand
    by_hand = scene.controller.luck_by_hand
    scene.say(_("You choose what luck draws.") if by_hand else _("Luck draws by itself again."))


def change_speed(scene: MatchScene, by: int) -> None:
    speed = min(3, max(0, scene.stage.settings.speed + by))
    scene.stage.change(msgspec.structs.replace(scene.stage.settings, speed=speed))
    scene.say(_("Speed {n} of 3").format(n=speed))


def skip(scene: TableScene) -> None:
    """On to the person's own turn, without waiting for motions."""
    scene.skipping = True


USES: dict[str, Callable[[TableScene], None]] = {
    "hint": hint,
    "do": answer_for_me,
    "closer": look_closer,
    "undo": take_back,
    "redo": do_again,
    "skip": skip,
    "open": open_hands,
    "luck": luck_by_hand,
    "rules": lambda scene: scene.doors.rules(scene.rule_in_question),
    "menu": lambda scene: scene.doors.menu(scene),
    "mute": lambda scene: scene.doors.mute(),
    "note": lambda scene: scene.doors.note(scene),
    "reload": lambda scene: scene.doors.reload(scene),
}
