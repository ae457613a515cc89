"""The contract and the cross-check, on a few games of each case: 12 looked at closely, 60 beside the kernel."""

from __future__ import annotations

import pytest

from clutch.engine.chance import Chance, seed_from
from clutch.games.empires_end.game import GAME
from tests.contract.contract import (
    check_change_of_mind,
    check_json,
    check_nothing_learnt,
    check_offers,
    check_rejections,
    look_closely,
    new_match,
)
from tests.games.empires_end.adapter import check_conservation
from tests.kernels.cross_check import cross_check
from tests.play import random_answers

CASES = [
    (players, {"length": length, "stocks": stocks})
    for players in GAME.players
    for length in ("standard", "quick")
    for stocks in ("hidden", "open")
]
every_case = pytest.mark.parametrize(("players", "options"), CASES)


@every_case
def test_nobody_sees_what_they_cannot_know(players: int, options: dict[str, str]) -> None:
    look_closely(new_match(GAME, players, options, 50), Chance(seed_from(50)))


@every_case
def test_a_random_game_follows_the_contract(players: int, options: dict[str, str]) -> None:
    match = new_match(GAME, players, options, 60)
    chance = Chance(seed_from(60))
    found = 0
    while match.outcome is None:
        answers = random_answers(match, chance)
        check_conservation(match)
        check_offers(match)
        check_json(match)
        check_rejections(match, chance, samples=20)
        check_change_of_mind(match, answers, chance)
        found += check_nothing_learnt(match, answers, chance)
        match.answer_all(answers)
    check_conservation(match)
    assert found > 0


@pytest.mark.parametrize("length", ["standard", "quick"])
@pytest.mark.parametrize("players", GAME.players)
def test_rules_and_kernel_play_the_same_games(players: int, length: str) -> None:
    cross_check(GAME, players, {"length": length, "stocks": "hidden"}, range(10))
