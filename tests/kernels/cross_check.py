"""Rules and kernel play the same games, move for move.

Run as a script it checks so many games of each game and prints what came up in them; test_cross_check runs it so on a
copy of the sources without the compiled files.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from clutch.engine.chance import Chance, seed_from, step_key
from clutch.engine.kernel import COMPILED
from clutch.engine.match import Match
from clutch.engine.plans import moves_of
from clutch.games.registry import all_games
from tests.contract.contract import CASES, AnyGame, adapter_of, new_match, plain_position_of, share_of
from tests.play import Taste, anything, random_answers

COMPARED = 5  # after so many steps the whole positions are compared; what is offered, at every decision
LOADED = 15  # after so many steps the state is loaded again, and looks the same


class Noting:
    """A taste that keeps what was offered to it."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.seen: list[tuple[Any, ...]] = []

    def __call__(self, offers: tuple[Any, ...], chance: Chance) -> Any:
        self.seen.append(offers)
        return self.taste(offers, chance)

    def offered(self) -> list[tuple[Any, ...]]:
        """Since the last time this was asked."""
        seen, self.seen = self.seen, []
        return seen


def cross_check(game: AnyGame, players: int, options: dict[str, Any], seeds: range) -> Counter[str]:
    """Same deciders, same offers, same positions, same scores and places. In every other game players have tastes, if
    the game knows some. How often something rare happened.
    """
    adapter, plain = adapter_of(game), plain_position_of(game)
    happened: Counter[str] = Counter()
    setup = game.prepare(players, options)
    kernel = game.kernel(setup)
    for seed in seeds:
        match = new_match(game, players, options, seed)
        chance = Chance(seed_from(seed + 1))
        position = kernel.load(match.state)
        has_tastes = seed % 2 and hasattr(adapter, "TASTES")
        tastes = [Noting(chance.pick(adapter.TASTES) if has_tastes else anything) for _ in range(players)]
        while match.outcome is None:
            answers = random_answers(match, chance, tastes)
            position.draw_like(step_key(match.seed, len(match.steps) + 1))
            for seat, answer in answers.items():
                for offers, move in zip(tastes[seat].offered(), moves_of(answer), strict=True):
                    assert position.decider() == seat
                    assert sorted(position.legal_actions()) == sorted(game.number_of(offer) for offer in offers)
                    position.apply(game.number_of(move))
            match.carry_out(answers)
            assert position.is_over() == (match.outcome is not None)
            if len(match.steps) % COMPARED == 0 and match.outcome is None:
                compare(plain(position), adapter.plain_state(match.state), match)
                if len(match.steps) % LOADED == 0:
                    assert plain(kernel.load(match.state)) == plain(position)
        assert position.scores() == list(match.outcome.scores)
        assert position.places() == list(match.outcome.places)
        happened += adapter.what_happened(match) if hasattr(adapter, "what_happened") else Counter()
    return happened


def seeds_of(case: tuple[str, int, dict[str, Any]], games: int) -> range:
    """So many of each game; every case has its own."""
    first = 10_000 * CASES.index(case)
    return range(first, first + share_of(case, games))


def compare(fast: dict[str, Any], plain: dict[str, Any], match: Match) -> None:
    assert fast.keys() == plain.keys()
    for name, value in plain.items():
        assert fast[name] == value, f"{name} after step {len(match.steps)}: kernel {fast[name]}, rules {value}"


def check_all(game: AnyGame, games: int) -> str:
    """So many games over all player counts and options, and a line about them."""
    happened: Counter[str] = Counter()
    played = 0
    for case in CASES:
        name, players, options = case
        if name == game.name:
            happened += cross_check(game, players, options, seeds_of(case, games))
            played += share_of(case, games)
    counts = "".join(f"; {count} {name}" for name, count in happened.most_common())
    return f"{game.name}: {played} games, {'compiled' if COMPILED else 'uncompiled'}, no difference{counts}\n"


if __name__ == "__main__":
    for each in all_games():
        sys.stdout.write(check_all(each, int(sys.argv[1])))
