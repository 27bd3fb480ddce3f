"""Random matches for the promises every game keeps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from game.ai.levels import LEVELS, Thinker
from game.catalogue import GAMES, parts
from game.play.match import Match
from game.rules.kernel import LUCK, OVER, Action, Game, Random, draw, mix

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "intrigues": [{}, {"blocking_dog_scores": True}],
    "lionheart": [{}, {"goals": [9, 9, 9], "start_thalers": 40, "castle_gap": 2}],
    "kingdom": [{}, {"king_chains_powers": False, "hand_size": 6, "provinces": 3, "cards_in_province": 4}],
    "brutal": [
        {},
        {"random_sixteen": True, "inquisitor_exchange": "inquisitor", "black_knight": "always"},
        {"chapters": 1, "tokens_for_three": 2, "tokens_for_four": 3},
    ],
    "animals": [
        {},
        {"peaceful": True},
        {"solo_level": "easy", "ages": 1},
        {"solo_level": "medium", "ages": 2},
        {"solo_level": "hard", "bonus_start": "own_rank"},
        {"solo_level": "extra_hard"},
    ],
}
"""The options every game is tried with: every value of each once."""
ALONE = {"solo_level"}
"""Options that matter to somebody alone; with others they are not tried."""


def tables() -> list[tuple[str, int, int]]:
    """Every game, seat count and variant: its word, seats, and the variant's number."""
    return [
        (word, seats, number)
        for word, entry in GAMES.items()
        for number, options in enumerate(VARIANTS[word])
        for seats in entry.rules.seat_counts(entry.rules.load_box({}, options))
        if seats == 1 or not ALONE & options.keys()
    ]


@cache
def box_of(word: str, variant: int) -> Any:
    return GAMES[word].rules.load_box({}, VARIANTS[word][variant])


def new_match(table: tuple[str, int, int]) -> Match:
    word, seats, variant = table
    return Match(GAMES[word].rules, box_of(word, variant), seats)


def choose(match: Match, random: Random) -> Action:
    """A lawful answer at random for whoever is asked."""
    if match.actor == LUCK:
        return draw(match.urn(), random)
    options = match.view(match.actor).options
    return options[random.randrange(len(options))]


def played(table: tuple[str, int, int], seed: int) -> Iterator[Match]:
    """A random match, step by step: before the first answer, and after each."""
    match, random = new_match(table), Random(mix(seed, *table[1:]))
    yield match
    while match.actor != OVER:
        match.submit(match.actor, choose(match, random))
        yield match


def finished(table: tuple[str, int, int], seed: int) -> Match:
    *_, match = played(table, seed)
    return match


def all_views(match: Match) -> list[Any]:
    """What there is to know about the table: what each seat knows together."""
    return [match.view(seat) for seat in range(match.seats)]


def state_of(match: Match) -> Any:
    """The true table: for tests only."""
    return match._state


def at_random() -> Thinker:
    """A computer seat that plays at random."""
    return Thinker(*parts("intrigues"), LEVELS["random"])


def rules_of(table: tuple[str, int, int]) -> Game:
    return GAMES[table[0]].rules
