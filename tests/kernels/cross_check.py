"""Rules and kernel play the same games, move for move.

Run as a script it checks so many games of each game and prints how many in all; test_cross_check runs it so on a copy
of the sources without the compiled files.
"""

from __future__ import annotations

import sys
from typing import Any

from clutch.engine.chance import Chance, seed_from, step_key
from clutch.engine.kernel import COMPILED
from clutch.engine.match import Match
from clutch.engine.plans import Plan, moves_of
from clutch.games.registry import find_game
from tests.contract.contract import CASES, AnyGame, adapter_of, new_match, share_of
from tests.play import random_answers


def cross_check(game: AnyGame, players: int, options: dict[str, Any], seeds: range) -> None:
    """Same deciders, same offers, same state after every step, same scores and places."""
    plain_table = adapter_of(game).plain_table
    for seed in seeds:
        match = new_match(game, players, options, seed)
        chance = Chance(seed_from(seed + 1))
        kernel = game.kernel(match.setup)
        fresh = game.kernel(match.setup)
        kernel.load(match.state)
        while match.outcome is None:
            answers = random_answers(match, chance)
            kernel.use_chance(step_key(match.seed, len(match.steps) + 1))
            for seat, answer in answers.items():
                planned = match.copy() if isinstance(answer, Plan) else match
                for move in moves_of(answer):
                    assert kernel.player() == seat
                    assert sorted(kernel.offers()) == sorted(game.number_of(offer) for offer in planned.offers(seat))
                    kernel.apply(game.number_of(move))
                    if planned is not match:
                        planned.answer(seat, move)
            match.answer_all(answers)
            assert kernel.over() == (match.outcome is not None)
            if match.outcome is None:
                compare(kernel.dump(), plain_table(match.state), match)
                fresh.load(match.state)
                assert fresh.dump() == kernel.dump()
        assert kernel.scores() == list(match.outcome.scores)
        assert kernel.places() == list(match.outcome.places)


def compare(fast: dict[str, Any], plain: dict[str, Any], match: Match) -> None:
    assert fast.keys() == plain.keys()
    for name, value in plain.items():
        assert fast[name] == value, f"{name} after step {len(match.steps)}: kernel {fast[name]}, rules {value}"


if __name__ == "__main__":
    played = 0
    for case in CASES:
        name, count, choice = case
        games = share_of(case, int(sys.argv[1]))
        cross_check(find_game(name), count, choice, range(10_000, 10_000 + games))
        played += games
    sys.stdout.write(f"{played} games, {'compiled' if COMPILED else 'uncompiled'}, no difference\n")
