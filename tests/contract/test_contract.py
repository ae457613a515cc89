"""The contract, on every registered game, player count and combination of options."""

from __future__ import annotations

from typing import Any

import pytest

from clutch.engine.chance import Chance, seed_from
from clutch.engine.match import replay
from clutch.engine.outcome import Outcome
from clutch.games.registry import find_game
from tests.contract.contract import (
    CASES,
    adapter_of,
    check_change_of_mind,
    check_json,
    check_nothing_learnt,
    check_offers,
    check_rejections,
    look_closely,
    new_match,
    share_of,
)
from tests.play import play_out, random_answers

GAMES_PER_CASE = 20
GAMES = 240  # of each game at the least: 30 cases of Eggs and Empires are 600 games, 4 of Incubation 240
CLOSE_LOOKS = 2  # games per case in which every step is checked from every side


def case_id(case: tuple[str, int, dict[str, Any]]) -> str:
    game, players, options = case
    return "-".join([game, str(players), *options.values()])


every_case = pytest.mark.parametrize("case", CASES, ids=case_id)


@every_case
def test_random_games_follow_the_contract(case: tuple[str, int, dict[str, Any]]) -> None:
    """Random play ends; nothing is lost or made; offers are kept; JSON, replay and seeds reproduce the game."""
    name, players, options = case
    game = find_game(name)
    adapter = adapter_of(game)
    for number in range(max(GAMES_PER_CASE, share_of(case, GAMES))):
        match = new_match(game, players, options, number)
        chance = Chance(seed_from(1000 + number))
        while match.outcome is None:
            adapter.check_conservation(match)
            if chance.below(10) == 0:
                check_rejections(match, chance, samples=2)
            if number < CLOSE_LOOKS:
                check_offers(match)
                check_json(match)
            match.answer_all(random_answers(match, chance))
        adapter.check_conservation(match)
        check_outcome(match.outcome, players)
        again = replay(game, match.setup, match.seed, match.steps)
        assert again.state == match.state
        assert again.events == match.events
        assert again.outcome == match.outcome


def check_outcome(outcome: Outcome, players: int) -> None:
    assert len(outcome.places) == len(outcome.scores) == players
    assert outcome.winners
    assert sorted(outcome.places)[0] == 1


@every_case
def test_nobody_sees_what_they_cannot_know(case: tuple[str, int, dict[str, Any]]) -> None:
    """Views, events and offers of every seat and of a spectator, at every step."""
    name, players, options = case
    game = find_game(name)
    for number in range(CLOSE_LOOKS):
        look_closely(new_match(game, players, options, 5000 + number), Chance(seed_from(number)))


@every_case
def test_what_reveals_nothing_can_be_undone(case: tuple[str, int, dict[str, Any]]) -> None:
    """At every step of a game; there are always some that reveal nothing."""
    name, players, options = case
    match = new_match(find_game(name), players, options, 55)
    chance = Chance(seed_from(55))
    found = 0
    while match.outcome is None:
        answers = random_answers(match, chance)
        found += check_nothing_learnt(match, answers, chance)
        match.answer_all(answers)
    assert found > 0


@every_case
def test_a_change_of_answer_before_the_reveal_leaves_no_trace(case: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = case
    game = find_game(name)
    match = new_match(game, players, options, 77)
    chance = Chance(seed_from(77))
    while match.outcome is None:
        answers = random_answers(match, chance)
        check_change_of_mind(match, answers, chance)
        match.answer_all(answers)


@every_case
def test_everything_that_is_not_offered_is_rejected(case: tuple[str, int, dict[str, Any]]) -> None:
    """At every step of a game forty moves from all that there are, by any seat."""
    name, players, options = case
    game = find_game(name)
    match = new_match(game, players, options, 99)
    chance = Chance(seed_from(99))
    while match.outcome is None:
        check_rejections(match, chance, samples=40)
        match.answer_all(random_answers(match, chance))


@every_case
def test_the_same_seed_deals_the_same_game_and_another_another(case: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = case
    game = find_game(name)
    first, same, other = (new_match(game, players, options, seed) for seed in (5, 5, 6))
    for match in (first, same, other):
        play_out(match)
    assert first.events == same.events
    assert first.events != other.events
