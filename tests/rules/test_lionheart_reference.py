"""Lionheart a second time, slow and plain: everything that is kept or searched fast is compared with it.

Random games seldom close a fence; so cards here are free and place many borders, and the land is soon full of domains.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.catalogue import GAMES
from game.play.match import Match
from game.rules import lionheart
from game.rules.kernel import LUCK, OVER, Random, draw, mix
from game.rules.lionheart.board import EDGES, FIELD, FIRST, FOREST, SECOND, SQUARES, distance
from game.rules.lionheart.box import CASTLE, COLOURS, EMPTY, NOBODY, load_box
from game.rules.lionheart.moves import Ally, Annex, Bribe, Dismiss, Fence, Post
from game.rules.lionheart.permits import alliances, bribes, domains_of, expansions, fences, knight_squares, traitors
from game.rules.lionheart.scoring import score
from game.rules.lionheart.state import State
from tests.rules.random_play import choose
from tests.rules.test_golden import GOLDEN, told

LIVELY: dict[str, Any] = {
    "pieces": {"borders": 264},
    "cards": {
        "power": [
            {"deck": "A", "copies": 30, "cost": 0, "sale": 1, "borders": 9},
            {"deck": "A", "copies": 8, "cost": 0, "sale": 1, "knights": 2, "borders": 9},
            {"deck": "B", "copies": 20, "cost": 0, "sale": 1, "expand": 2},
            {"deck": "B", "copies": 12, "cost": 0, "sale": 1, "knights": 2, "expand": 2},
            {"deck": "C", "copies": 8, "cost": 0, "sale": 1, "traitor": True},
            {"deck": "C", "copies": 4, "cost": 0, "sale": 1, "alliance": True},
            {"deck": "D", "copies": 20, "cost": 0, "sale": 1, "expand": 2, "borders": 9},
        ]
    },
}


def lively(seats: int, seed: int) -> Iterator[State]:
    """A random game on a lively table, after every answer of a seat, from the second castle on."""
    state, random = lionheart.start(load_box(LIVELY, {"goals": [99, 99, 99]}), seats), Random(mix(seed, seats))
    while (seat := lionheart.actor(state)) != OVER:
        options = lionheart.legal(state) if seat != LUCK else []
        lionheart.apply(
            state, options[random.randrange(len(options))] if options else draw(lionheart.urn(state), random)
        )
        if options and len(state.castles) > 1:
            yield state


# ---- the plain reference


def plain_regions(state: State) -> list[set[int]]:
    """LH-10: walk from square to square wherever there is no border."""
    left, regions = set(range(SQUARES)), []
    while left:
        region = {left.pop()}
        todo = list(region)
        while todo:
            square = todo.pop()
            near = {other for other in beside(square) if other in left and not bordered(state, square, other)}
            left -= near
            region |= near
            todo += near
        regions.append(region)
    return regions


def plain_domains(state: State) -> dict[int, set[int]]:
    """The region of each castle that is alone in it."""
    found = {}
    for region in plain_regions(state):
        castles = [castle for castle, square in enumerate(state.castles) if square in region]
        if len(castles) == 1:
            found[castles[0]] = region
    return found


def plain_score(state: State, domains: dict[int, set[int]], seat: int) -> int:
    """LH-14: the value of the domains and five for each monopoly."""
    points = {"F": 1, "V": 3, "R": 5}
    regions = [region for castle, region in domains.items() if state.owner[castle] == seat]
    letters = [".FVRCSGJ"[state.land.terrain[square]] for region in regions for square in region]
    return sum(points.get(letter, 0) for letter in letters) + sum(5 for kind in "CSGJ" if letters.count(kind) >= 3)


BESIDE = [[other for other in range(SQUARES) if distance(square, other) == 1] for square in range(SQUARES)]
BETWEEN = {frozenset((FIRST[edge], SECOND[edge])): edge for edge in range(EDGES)}


def beside(square: int) -> list[int]:
    return BESIDE[square]


def bordered(state: State, one: int, other: int) -> bool:
    return bool(state.borders[BETWEEN[frozenset((one, other))]])


def plain_fences(state: State) -> list[int]:
    inside = set().union(*plain_domains(state).values())
    return [
        edge
        for edge in range(EDGES)
        if not state.borders[edge]
        and FIRST[edge] not in inside
        and not (
            state.pieces[FIRST[edge]] != EMPTY
            and state.pieces[SECOND[edge]] != EMPTY
            and state.pieces[FIRST[edge]] % COLOURS == state.pieces[SECOND[edge]] % COLOURS
        )
    ]


def plain_knights(state: State, seat: int) -> list[int]:
    if not state.reserve[seat]:
        return []
    return [
        square
        for square in range(SQUARES)
        if state.pieces[square] == EMPTY
        and (state.land.terrain[square] == FIELD or (state.land.terrain[square] == FOREST and state.coins[seat] > 0))
        and any(
            state.pieces[other] in (seat, seat + CASTLE) and not bordered(state, square, other)
            for other in beside(square)
        )
    ]


def knights_in(state: State, region: set[int]) -> int:
    return sum(0 <= state.pieces[square] < CASTLE for square in region)


def plain_expansions(state: State, castle: int) -> list[int]:
    domains = plain_domains(state)
    mine = domains[castle]
    found = []
    for square in range(SQUARES):
        if square in mine or state.pieces[square] != EMPTY or not mine & set(beside(square)):
            continue
        holder = next((other for other, region in domains.items() if square in region), NOBODY)
        strong = holder == NOBODY or (
            state.owner[holder] != state.owner[castle]
            and not state.allies[castle] >> holder & 1
            and knights_in(state, mine) > knights_in(state, domains[holder])
        )
        if strong:
            found.append(square)
    return found


def plain_neighbours(state: State, seat: int) -> list[tuple[int, int]]:
    domains = plain_domains(state)
    return sorted(
        (mine, theirs)
        for mine, own in domains.items()
        for theirs, other in domains.items()
        if state.owner[mine] == seat
        and state.owner[theirs] != seat
        and any(other & set(beside(square)) for square in own)
    )


def plain_traitors(state: State, castle: int) -> list[int]:
    knights = {square for square in plain_domains(state)[castle] if 0 <= state.pieces[square] < CASTLE}
    found = []
    for gone in sorted(knights):
        reached, rest = {state.castles[castle]}, knights - {gone}
        while nearer := {square for square in rest - reached if reached & set(beside(square))}:
            reached |= nearer
        if rest <= reached:
            found.append(gone)
    return found


# ---- compared


def check_land(state: State) -> None:
    """LH-14 and LH-41: what is kept step by step is what the plain reference finds."""
    domains = plain_domains(state)
    kept = [
        next((castle for castle, region in domains.items() if square in region), NOBODY) for square in range(SQUARES)
    ]
    assert state.domain == kept
    assert state.placed == sum(state.borders[:EDGES])
    for castle in range(len(state.castles)):
        assert state.guards[castle] == (knights_in(state, domains[castle]) if castle in domains else 0)
    for seat in range(state.seats):
        assert score(state, seat) - state.bonus[seat] == plain_score(state, domains, seat) >= 0
    check_pieces(state, domains)


def check_pieces(state: State, domains: dict[int, set[int]]) -> None:
    """LH-41: every knight hangs together with a castle of its colour; no foreign piece stands in a domain."""
    for castle, region in domains.items():
        assert {state.pieces[square] % COLOURS for square in region if state.pieces[square] != EMPTY} == {
            state.owner[castle]
        }
    reached = set(state.castles)
    todo = list(state.castles)
    for square in todo:
        for other in beside(square):
            same = state.pieces[other] != EMPTY and state.pieces[other] % COLOURS == state.pieces[square] % COLOURS
            if same and other not in reached and not bordered(state, square, other):
                reached.add(other)
                todo.append(other)
    assert reached == {square for square, piece in enumerate(state.pieces) if piece != EMPTY}


def check_permits(state: State) -> None:
    """Every legal border, knight square, expansion, traitor and alliance, and none besides."""
    assert fences(state) == plain_fences(state)
    domains = plain_domains(state)
    for seat in range(state.seats):
        assert knight_squares(state, seat, state.coins[seat]) == plain_knights(state, seat)
        assert domains_of(state, seat) == sorted(castle for castle in domains if state.owner[castle] == seat)
        for castle in domains_of(state, seat):
            assert expansions(state, castle) == plain_expansions(state, castle)
        pairs = plain_neighbours(state, seat)
        assert alliances(state, seat) == [pair for pair in pairs if not state.allies[pair[0]] >> pair[1] & 1]
        assert bribes(state, seat, state.coins[seat]) == [pair for pair in pairs if can_bribe(state, seat, *pair)]
    for castle in domains:
        assert traitors(state, castle) == plain_traitors(state, castle)


def can_bribe(state: State, seat: int, mine: int, theirs: int) -> bool:
    domains = plain_domains(state)
    room = set(plain_knights(state, seat)) & domains[mine]
    return bool(room) and knights_in(state, domains[mine]) > 0 and knights_in(state, domains[theirs]) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_land_is_what_a_plain_reference_finds(seats: int) -> None:  # LH-10, LH-14, LH-25, LH-41
    for seed in range(2):
        for number, state in enumerate(lively(seats, seed)):
            if number % 3 == 0:
                check_land(state)
            if number % 17 == 0:
                check_permits(state)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_land_holds_in_every_step_of_many_games(seats: int) -> None:  # LH-14, LH-41
    positions = 0
    for seed in range(100, 112):
        for state in lively(seats, seed):
            check_land(state)
            positions += 1
            if positions % 7 == 0:
                check_permits(state)
    assert positions > 2_000


def fast_score(state: State, seat: int) -> int:
    """LH-14 once more, in one pass over the squares that `domain` names."""
    held = [
        state.land.terrain[square]
        for square, castle in enumerate(state.domain)
        if castle != NOBODY and state.owner[castle] == seat
    ]
    monopolies = sum(held.count(kind) >= 3 for kind in range(4, 8))
    return held.count(1) + 3 * held.count(2) + 5 * held.count(3) + 5 * monopolies


@pytest.mark.slow
def test_scores_hold_in_thousands_of_games() -> None:  # LH-14, LH-41
    """Printed cards and lively ones; the score is summed up anew after every single step."""
    games = 0
    for overlay in ({}, LIVELY):
        box = load_box(overlay, {})
        for seed in range(500):
            for seats in (2, 3, 4):
                state, random = lionheart.start(box, seats), Random(mix(seed, seats))
                games += 1
                while (seat := lionheart.actor(state)) != OVER:
                    options = lionheart.legal(state) if seat != LUCK else []
                    answer = options[random.randrange(len(options))] if options else draw(lionheart.urn(state), random)
                    lionheart.apply(state, answer)
                    if isinstance(answer, Fence | Annex | Post | Dismiss):
                        for player in range(seats):
                            assert score(state, player) - state.bonus[player] == fast_score(state, player) >= 0
    assert games == 3_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lively_table_is_seen_and_imagined_whole(seats: int) -> None:  # LH-7, LH-8
    """Domains, alliances and traitors on the table: views agree with what is imagined from them."""
    asked = set()
    for number, state in enumerate(lively(seats, 7)):
        if number % 5 == 0:
            asked.add(type(state.phases[-1]).__name__ if state.phases else "")
            for seat in range(seats):
                view = lionheart.view(state, seat)
                assert lionheart.view(lionheart.imagine(view, Random(number)), seat) == view
    assert {"Acting", "Fencing", "Expanding"} <= asked


def test_every_deed_happens_on_a_lively_table() -> None:  # LH-20, LH-21, LH-22, LH-26, LH-27
    """The comparison above has seen all of them."""
    kinds = set()
    for seed in range(3):
        state, random = lionheart.start(load_box(LIVELY, {"goals": [99, 99, 99]}), 3), Random(seed)
        while (seat := lionheart.actor(state)) != OVER:
            options = lionheart.legal(state) if seat != LUCK else []
            answer = options[random.randrange(len(options))] if options else draw(lionheart.urn(state), random)
            kinds.add(type(answer))
            lionheart.apply(state, answer)
    assert {Fence, Post, Annex, Bribe, Ally} <= kinds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lively_golden_game_is_played_as_ever(seats: int, request: pytest.FixtureRequest) -> None:
    box = load_box(LIVELY, {"goals": [60, 50, 40]})
    match, random = Match(GAMES["lionheart"].rules, box, seats), Random(mix(2026, seats))
    while match.actor != OVER:
        match.submit(match.actor, choose(match, random))
    file: Path = GOLDEN / "lionheart" / f"{seats}-seats-lively.txt"
    if request.config.getoption("--write-golden"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(told(match), encoding="utf-8")
    assert file.read_text(encoding="utf-8") == told(match)
