"""The table of Lionheart in the window: whole games, what a click would do, the camera, several people."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pygame
import pytest

from game.catalogue import GAMES
from game.play.controller import Controller
from game.play.match import Match
from game.rules.kernel import OVER, Event, Random
from game.rules.lionheart.board import SQUARES
from game.rules.lionheart.box import ALLIANCE, BORDERS, EXPAND, KNIGHTS, TRAITOR
from game.rules.lionheart.moves import (
    ENOUGH,
    Ally,
    Annex,
    BorderPlaced,
    DomainFounded,
    Fence,
    IncomeTaken,
    KnightPosted,
    Play,
    Sell,
)
from game.ui.curtain import Curtain
from game.ui.layout import Box
from game.ui.lobby import Sitting, Wish
from game.ui.motion import Flight, Light
from game.ui.result import Result
from game.ui.scenes import Pointer
from game.ui.table import TableScene
from game.ui.table_drawing import on_button, question
from game.ui.tables.lionheart import motions
from game.ui.tables.lionheart.cards import power
from game.ui.widgets import beside
from tests.rules.lionheart_table import at, between, card, table
from tests.ui.pilot import Pilot

LIONHEART = GAMES["lionheart"]


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    pilot = Pilot()
    yield pilot
    pilot.stage.close()


def begin(pilot: Pilot, *players: str, seed: int = 5) -> TableScene:
    pilot.desktop.begin(LIONHEART, Wish([Sitting(player, sign) for sign, player in enumerate(players)], seed=seed))
    pilot.draw()
    return pilot.table


def answer_at_random(pilot: Pilot, scene: TableScene, random: Random) -> None:
    """Click what is lit, and then the button that follows, if one does."""
    choices = sorted(scene.open_spots() & {spot.name for spot in scene.spots()})
    choices += [f"answer.{place}" for place in range(1, len(scene.buttons()) + 1)]
    pilot.click(choices[random.randrange(len(choices))])


def set_up(pilot: Pilot, scene: TableScene) -> None:
    """To the first turn of the person."""
    while scene.view.asked != "Acting" or not scene.asked:
        pilot.until(lambda: scene.asked)
        if scene.view.asked != "Acting":
            pilot.answer(scene.view.options[0])


def playing(pilot: Pilot, land: str, kind: int, deed: int, far: str = "AB") -> TableScene:
    """On this land the person has played such a card, and is asked what to do with it."""
    laid = table(land, hands=[[0, 0, kind], [0] * 3, [0] * 3], far=far)
    pilot.sit_down(laid.match, ["you", "random", "random"], word="lionheart")
    pilot.answer(Play(kind, deed))
    pilot.until(lambda: pilot.table.asked)
    return pilot.table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_mouse(pilot: Pilot, seats: int) -> None:
    pilot.glance = 60
    scene, random = begin(pilot, "you", *["random"] * (seats - 1)), Random(seats)
    while pilot.stage.top is scene:
        pilot.until(lambda: scene.asked or pilot.stage.top is not scene)
        if pilot.stage.top is scene:
            answer_at_random(pilot, scene, random)
    assert pilot.shows(Result)
    assert scene.match.actor == OVER


def test_what_a_border_would_do_is_told_before_the_click(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random")
    set_up(pilot, scene)
    borders = next(action for action in scene.view.options if isinstance(action, Play) and action.deed == 0)
    pilot.click(f"hand.{borders.kind}")
    assert scene.picked == (f"hand.{borders.kind}",)
    pilot.click(f"answer.{scene.buttons().index(borders) + 1}")
    pilot.until(lambda: scene.asked and scene.view.asked == "Fencing")
    for action in scene.view.options[:20]:
        assert isinstance(action, Fence)
        pilot.hover(f"edge.{action.edge}")
        foresight = scene.foresee(f"edge.{action.edge}")
        assert foresight
        assert foresight.words.startswith(LIONHEART.words.option(scene.view, action, scene.names)[:4])


def test_a_number_key_presses_the_button_that_shows_it(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random", seed=12)
    set_up(pilot, scene)
    pilot.press("1")
    assert scene.asked, "nothing shows a number yet"
    borders = next(action for action in scene.view.options if isinstance(action, Play) and action.deed == 0)
    pilot.click(f"hand.{borders.kind}")
    pilot.press(str(scene.buttons().index(borders) + 1))
    pilot.until(lambda: scene.asked and scene.view.asked == "Fencing")
    pilot.answer(scene.view.options[0])
    pilot.until(lambda: scene.asked)
    assert scene.buttons() == [ENOUGH], "a border is left on the card"
    pilot.press("1")
    pilot.until(lambda: scene.asked)
    assert scene.view.asked == "Acting", "the next turn"


THREE_NEIGHBOURS = """
.A  .a  F  |.B  .b  .b |

F   .   F  |.   V   F  |
--  --  --  --  --  --
.C  .c  F  |.A  .   .  |
--  --  --  --  --  --
"""


def test_a_domain_is_chosen_for_an_alliance_by_any_of_its_squares(pilot: Pilot) -> None:
    alliance = card("B", alliance=1)
    scene = playing(pilot, THREE_NEIGHBOURS, alliance, ALLIANCE)
    pilot.hover(f"square.{at('a1')}")
    seen, canvas = scene.foresee(scene.hover), pilot.window.canvas
    assert seen
    for tint in seen.tints:
        corner = pilot.window.surface.get_at(canvas.pixels(tint.box.inset(3, 3, 0, 0)).topleft)
        assert corner != pygame.Color(canvas.colour("paper")), "what is said hides nothing of what it is about"
    pilot.click(f"square.{at('b2')}")
    assert scene.picked == (f"square.{at('a1')}",)
    pilot.hover(f"square.{at('h8')}")
    both = scene.foresee(scene.hover)
    pilot.hover(f"square.{at('e2')}")
    one = scene.foresee(scene.hover)
    assert both
    assert one
    assert len(both.words.split("\n")) == 2, "what can be paired stays in colour after half an answer"
    assert one.words == "yours around a1, that of Seat 1 around d1"
    assert len(one.tints) == 12
    pilot.click(f"square.{at('e1')}")
    assert Ally(0, 1) in [step.action for step in scene.match.steps]


def test_an_alliance_is_explained_at_its_banner_and_in_its_domains(pilot: Pilot) -> None:
    laid = table(THREE_NEIGHBOURS)
    laid.state.allies[0], laid.state.allies[1] = 2, 1
    pilot.sit_down(laid.match, ["you", "random", "random"], word="lionheart")
    scene = pilot.table
    [banner] = [thing.spot for thing in scene.laid.things if "alliance" in thing.card.art]
    pilot.hover(banner)
    explained = scene.table.explain(scene.view, scene.hover, scene.names, scene.why_not)[1:]
    assert explained == (
        "Alliance",
        "The domains around a1 and d1 are allies: neither may expand into the other.",
    )
    field, whole = ["Worth 0 points in a domain."], "Domain around d1 (Seat 1): 4 points, knights: 2; allied with: a1."
    for square, lines in (
        ("e2", ["Worth 3 points in a domain.", whole]),
        ("e1", [*field, "Knight: Seat 1.", whole]),
        ("d1", [*field, "Castle: Seat 1.", whole]),
    ):
        told = scene.table.explain(scene.view, f"square.{at(square)}", scene.names, scene.why_not)[2]
        assert told.split("\n") == lines


def test_a_square_tells_what_a_knight_costs_there(pilot: Pilot) -> None:
    knight = card("A", knights=1)
    scene = playing(pilot, ".A  .   F\n\nF   .   .", knight, KNIGHTS)
    for square, told in (("a2", "a2 (forest): 1 thaler"), ("b1", "b1 (field): 0 thalers")):
        foresight = scene.foresee(f"square.{at(square)}")
        assert foresight
        assert foresight.words == told


def test_a_domain_that_cannot_be_bribed_or_bribe_is_told_why(pilot: Pilot) -> None:
    traitor = card("B", traitor=1)
    scene = playing(pilot, THREE_NEIGHBOURS, traitor, TRAITOR)
    for path, reason in (
        (["e3"], "There must be a knight in both domains. (LH-26)"),
        (["h8"], "These are not a domain of yours and a neighbouring one of an opponent. (LH-26)"),
        (["b2", "d3"], "These are not a domain of yours and a neighbouring one of an opponent. (LH-26)"),
    ):
        for square in path:
            pilot.click(f"square.{at(square)}")
        assert scene.notice == reason
    pilot.click(f"square.{at('d1')}")
    assert scene.match.view(0).asked == "Welcoming", "only one domain can take a knight from there"


def test_a_square_that_cannot_join_is_told_why_by_the_domain_beside_it(pilot: Pilot) -> None:
    expansion = card("B", expand=2)
    land = ".A  .a |.B  .b  .b |\n\nF   .  |.   V   F  |\n--  --  --  --  --\n.A  .  |.\n--  --"
    scene = playing(pilot, land, expansion, EXPAND)
    pilot.click(f"square.{at('c2')}")
    assert scene.notice == "Your domain needs more knights than that one. (LH-23)"
    pilot.answer(Annex(2, at("c3")))
    pilot.until(lambda: scene.asked)
    pilot.click(f"square.{at('h8')}")
    assert scene.notice == "That square does not lie beside the domain. (LH-22)"


def test_a_border_is_refused_with_its_reason_wherever_it_may_not_stand(pilot: Pilot) -> None:
    borders = card("A", borders=2)
    scene = playing(pilot, ".A  .a |.C  .B |\n--  --  --  --", borders, BORDERS)
    for one, other, reason in (
        ("a1", "b1", "Inside a domain there are no borders. (LH-20)"),
        ("b1", "c1", "There is a border already. (LH-20)"),
    ):
        pilot.click(f"edge.{between(one, other)}")
        assert scene.notice == reason
    castles = scene.where(f"edge.{between('c1', 'd1')}")
    for aside in (-4, 4):
        assert scene.spot_at((castles.centre[0] + aside, castles.centre[1])) == f"edge.{between('c1', 'd1')}"


def test_enough_is_always_in_the_same_place(pilot: Pilot) -> None:
    expansion, few = card("B", expand=2), ".A  .a |F   F   F  |\n--  --          --\n.B  .   V   .  |.\n--  --  --  --"
    for land, buttons in ((few, 4), (".A  .a |\n--  --", 1)):
        scene = playing(pilot, land, expansion, EXPAND)
        pilot.answer(Annex(0, at("c1")))
        pilot.until(lambda: pilot.table.asked)
        assert len(scene.buttons()) == buttons
        assert scene.buttons()[0] == ENOUGH
        assert on_button(scene, ENOUGH) == "Enough"


def test_what_is_explained_hides_nothing_that_can_be_chosen(pilot: Pilot) -> None:
    sheet, square = Box(0, 0, 1280, 720), Box(136, 90, 50, 50)
    plain = beside(square, (300, 100), sheet, [], right=True)
    assert (plain.x, plain.centre[1]) == (198, 115), "at its right, if there is nothing to hide"
    choices = [Box(186, 90, 50, 50), Box(36, 190, 50, 50)]
    place = beside(square, (300, 100), sheet, choices, right=True)
    assert not place_hides(place, [square, *choices])


def place_hides(place: Box, boxes: list[Box]) -> bool:
    return any(place.holds(corner) for x, y, w, h in boxes for corner in ((x, y), (x + w - 1, y + h - 1)))


def test_points_won_and_lost_stay_beside_whose_they_are(pilot: Pilot) -> None:
    expansion = card("B", expand=2)
    scene = playing(pilot, ".A  .a |F   .B |\n--  --  --  --", expansion, EXPAND)
    told = on_button(scene, Annex(0, at("c1")))
    assert told == "c1 (forest) to the domain around a1: Seat\xa00\xa0+1, Seat\xa01\xa0−1"


def test_half_an_answer_asks_for_what_is_still_open(pilot: Pilot) -> None:
    traitor = card("B", traitor=1)
    laid = table(".A  .a  .  |.B  .b  .b |\n--  --  --  --  --  --", hands=[[0, 0, traitor], [0] * 3, [0] * 3])
    pilot.sit_down(laid.match, ["you", "random", "random"], word="lionheart")
    pilot.click(f"hand.{traitor}")
    assert question(pilot.table) == "And what shall it do?"
    pilot.click(f"answer.{pilot.table.buttons().index(Play(traitor, TRAITOR)) + 1}")
    pilot.until(lambda: pilot.table.asked)
    pilot.click(f"square.{at('a1')}")
    assert question(pilot.table) == "And then? Choose what glows."


def test_a_card_that_is_chosen_hides_no_answers(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random")
    set_up(pilot, scene)
    chosen = f"hand.{scene.view.hand[0]}"
    pilot.click(chosen)
    assert answers(pilot, chosen) == answers(pilot, "")


def test_the_mouse_lights_a_choice_and_draws_nothing_else_anew(pilot: Pilot) -> None:
    borders = card("A", borders=2)
    scene = playing(pilot, ".A  .   F\n\nF   .   .", borders, BORDERS)
    pilot.hover(f"edge.{between('a1', 'b1')}")
    still, edge = scene.layer_key, f"edge.{between('c2', 'd2')}"
    place = pilot.window.canvas.pixels(scene.where(edge).grown(2))
    dull = pygame.image.tobytes(pilot.window.surface.subsurface(place), "RGB")
    pilot.hover(edge)
    assert scene.layer_key is still
    assert pygame.image.tobytes(pilot.window.surface.subsurface(place), "RGB") != dull


def test_what_is_said_of_a_square_hides_no_answers(pilot: Pilot) -> None:
    expansion = card("B", expand=2)
    land = "\n\n".join([".   " * 12] * 11) + "\n" + " " * 36 + "--  --  --\n" + ".   " * 8 + ".  |.   .A  .a"
    scene = playing(pilot, land, expansion, EXPAND, far="")
    assert scene.buttons()
    assert answers(pilot, f"square.{at('l11')}") == answers(pilot, "")


def answers(pilot: Pilot, hovered: str) -> bytes:
    """A picture of the buttons, with the mouse on that spot."""
    if hovered:
        pilot.hover(hovered)
    else:
        pilot.point("move", (1, 1))
    pilot.window.draw()
    place = pilot.window.canvas.pixels(pilot.table.files.layout("lionheart").zones["answers"].box)
    return pygame.image.tobytes(pilot.window.surface.subsurface(place), "RGB")


def test_another_card_is_chosen_instead_and_not_played_at_once(pilot: Pilot) -> None:
    knight, borders = card("A", knights=1), card("A", borders=1)
    laid = table(".A  .   F\n\nF   .   .", hands=[[borders, borders, knight], [0] * 3, [0] * 3])
    pilot.sit_down(laid.match, ["you", "random", "random"], word="lionheart")
    scene = pilot.table
    for chosen in (borders, knight, knight, borders):
        pilot.click(f"hand.{chosen}")
        assert scene.picked == (f"hand.{chosen}",)
    assert not scene.match.steps


def test_a_card_tells_what_it_cannot_do_now(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random", seed=8)
    set_up(pilot, scene)
    cards = {thing.spot: thing.card for thing in scene.laid.things if thing.spot.startswith("hand.")}
    both, knight = cards["hand.4"], cards["hand.5"]
    assert (both.name, both.struck) == ("2\xa0borders or 1\xa0knight", "")
    assert (knight.name, knight.struck) == ("1\xa0knight", "2\xa0squares"), "nobody has a domain to expand yet"
    faces = scene.view.prices.face
    assert not power(faces[5]).struck
    assert power(faces[5], {KNIGHTS, EXPAND}).faded


def test_a_card_is_not_judged_while_something_else_is_asked(pilot: Pilot) -> None:
    knight = card("A", knights=1)
    laid = table(".A  .   F\n\nF   .   .", hands=[[0, 0, knight], [0] * 3, [0] * 3])
    pilot.sit_down(laid.match, ["you", "random", "random"], word="lionheart")
    scene = pilot.table
    assert scene.table.explain(scene.view, "hand.0", scene.names, scene.why_not)[2] == "Possible now: 1 border."
    pilot.answer(Play(knight, KNIGHTS))
    pilot.until(lambda: scene.asked)
    assert scene.table.explain(scene.view, "hand.0", scene.names, scene.why_not)[2] == ""


def test_a_card_dragged_to_the_market_is_sold(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random")
    set_up(pilot, scene)
    kind = scene.view.hand[0]
    pilot.drag(f"hand.{kind}", "market")
    assert any(step.action == Sell(kind) for step in scene.match.steps)


def test_fences_drop_knights_march_income_rolls_and_a_domain_lights_up() -> None:
    def gaits(event: Event) -> list[str]:
        return [motion.gait for motion in motions(event, None, [0, 1]) if isinstance(motion, Flight)]

    assert gaits(BorderPlaced(0, 7)) == ["drop"]
    assert gaits(KnightPosted(0, 0, 5, 1)) == ["march"]
    assert gaits(IncomeTaken(0, 3)) == ["roll"] * 3
    light, points = motions(DomainFounded(13, 1, 4, (12, 13)), None, [0, 1])
    assert light == Light(("square.12", "square.13"), "seat1")
    assert isinstance(points, Flight)
    assert (points.source, points.target) == ("square.13", "track.seat1")
    assert motions(DomainFounded(13, 2, 4, (12, 13)), None, [0, 1]) == [Light(light.spots, "muted")], (
        "neutral: no points"
    )


def test_a_number_of_the_score_track_gives_way_to_whoever_stands_there(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random")
    numbers = [told for _box, told in scene.laid.labels]
    assert scene.view.scores == (0, 0)
    assert "0" not in numbers
    assert {"5", "10", "50"} <= set(numbers)


def test_the_king_on_the_score_track_shows_his_face_and_the_goal(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random")
    king = next(thing.box for thing in scene.laid.things if thing.spot == "track.king")
    worn = next(box for box, told in scene.laid.labels if told == "50")
    assert king.holds(worn.centre)
    assert worn.y > king.centre[1]


def test_every_square_card_and_player_is_explained(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random", "random")
    set_up(pilot, scene)
    for spot in scene.spots():
        pilot.hover(spot.name)
    titles = [
        scene.table.explain(scene.view, f"square.{square}", scene.names, scene.why_not)[1] for square in range(SQUARES)
    ]
    assert all(titles)
    card = scene.table.explain(scene.view, f"hand.{scene.view.hand[0]}", scene.names, scene.why_not)
    assert "now" in card[2]


def test_the_board_is_looked_at_closer_and_still_clicked_right(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random")
    pilot.until(lambda: scene.asked)
    board = scene.laid.board
    assert board
    pilot.window.point(Pointer("wheel", board.centre, 4))
    assert scene.camera.zoom > 2
    lit = sorted(scene.open_spots() & {spot.name for spot in scene.spots()})
    assert 0 < len(lit) < len(scene.open_spots()), "only what the camera sees can be clicked"
    wide = scene.where(lit[0]).w
    assert wide > 100
    pilot.click(lit[0])
    assert scene.match.steps[-1].action.square == int(lit[0].partition(".")[2])  # type: ignore[attr-defined]
    before = scene.camera.state
    dark = next(spot for spot in scene.spots() if spot.name.startswith("square") and not spot.open)
    x, y = dark.box.centre
    pilot.point("down", (x, y))
    pilot.point("move", (x - 20, y - 10))
    pilot.point("move", (x - 60, y - 30))
    pilot.point("up", (x - 60, y - 30))
    assert scene.camera.state != before, "dragging the land moves it"
    for _press in range(3):
        pilot.press("z")
    pilot.draw()


def test_castles_are_arranged_for_whoever_does_not_care(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "random")
    pilot.until(lambda: scene.asked)
    assert scene.view.asked == "Building"
    pilot.press("d")
    pilot.until(lambda: scene.asked and scene.view.asked == "Acting", 20_000)
    assert sum(owner == 0 for owner in scene.view.owner) == 4


def test_hands_are_hidden_behind_the_curtain(pilot: Pilot) -> None:
    scene = begin(pilot, "you", "you")
    pilot.until(lambda: scene.asked or pilot.shows(Curtain))
    if pilot.shows(Curtain):
        pilot.click("ready")
    seen = {scene.seat}
    for _answer in range(4):
        pilot.until(lambda: scene.asked or pilot.shows(Curtain))
        if pilot.shows(Curtain):
            pilot.click("ready")
        seen.add(scene.seat)
        if scene.asked:
            pilot.answer(scene.view.options[0])
    assert seen == {0, 1}


def test_the_last_round_is_told_with_the_question_and_where_the_deck_lay(pilot: Pilot) -> None:
    laid = table(".A  .a |\n--  --", hands=[[0], [0], [0]])
    laid.state.deck = [0] * len(laid.state.deck)
    laid.state.stock = [0] * len(laid.state.stock)
    laid.state.turns_left = 2
    pilot.sit_down(laid.match, ["you", "random", "random"], word="lionheart")
    scene = pilot.table
    assert question(scene).endswith("You have 20 thalers. Last round: 2 turns left.")
    pilot.hover("deck")
    assert scene.table.explain(scene.view, scene.hover, scene.names, scene.why_not)[2].endswith(
        "Last round: 2 turns left."
    )
    pilot.draw()


def test_a_purse_does_not_reach_below_the_points_even_in_the_largest_letters(pilot: Pilot) -> None:
    pilot.stage.settings = msgspec.structs.replace(pilot.stage.settings, text_size=1.5)
    pilot.resize((1024, 640))
    laid = table(".A  .a  C   S   G  |\n--  --  --  --  --", coins=[18, 17, 16])
    pilot.sit_down(laid.match, ["you", "random", "random"], word="lionheart")
    scene, canvas = pilot.table, pilot.window.canvas
    pilot.window.draw()
    assert scene.laid.purses[0][0][1] == "18 +3"
    assert scene.layer
    plaque = scene.laid.plaques[0]
    under_the_points = canvas.pixels(Box(plaque.x + plaque.w - 66, plaque.y + 6, 58, plaque.h - 12))
    colours = pygame.transform.average_color(scene.layer.subsurface(under_the_points))
    assert colours[:3] == scene.layer.get_at(under_the_points.center)[:3], "nothing but the plaque"


def test_a_replay_with_everything_uncovered_shows_all_hands(pilot: Pilot) -> None:
    box = LIONHEART.rules.load_box({}, {})
    match = Match(LIONHEART.rules, box, 2)
    controller = Controller(match, [], 5)
    while match.actor < 0:
        controller.tick()
    hidden, opened = match.view(0), match.open_view(0)
    assert hidden.shown[1] == ()  # type: ignore[attr-defined]
    assert len(opened.shown[1]) == 3  # type: ignore[attr-defined]
