"""20,000 random games of each game, on kernels: every one ends. `pytest -s` prints the longest."""

from __future__ import annotations

import pytest

from clutch.games.registry import all_games
from tests.contract.contract import CASES, AnyGame, new_match, share_of

GAMES = 20_000
MOST_DECISIONS = 10_000  # far more than any game takes; a game that goes in circles gets there


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_random_game_ends(game: AnyGame) -> None:
    played = longest = 0
    for case in CASES:
        name, players, options = case
        if name != game.name:
            continue
        kernel = game.kernel(new_match(game, players, options, 0).setup)
        for seed in range(share_of(case, GAMES)):
            position = kernel.start(seed)
            longest = max(longest, position.play_out())
            assert position.is_over()
            assert longest < MOST_DECISIONS
            played += 1
    print(f"{game.name}: {played} random games, the longest of {longest} decisions")  # noqa: T201 - asked for with -s
    assert played >= GAMES
