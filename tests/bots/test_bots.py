"""Bots see a view and nothing else, and choose what is allowed."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise
from typing import Any

import pytest

from clutch.bots.decide import AnyGame, decide, opinions
from clutch.bots.levels import BOTS, HINT_BOT, Bot, SearchBot, find_bot, with_budget
from clutch.engine.chance import Chance, seed_from
from clutch.engine.codec import encode, encode_kind
from clutch.engine.errors import UnknownBot
from clutch.engine.match import Match
from clutch.engine.plans import moves_of
from clutch.games.empires_end.state import ASKED
from clutch.games.registry import all_games, find_game
from clutch.search.think import Budget
from tests.contract.contract import CASES, check_views, new_match
from tests.play import play_on, random_answers

# A process that is given a game's name, a set-up and a view as JSON, and knows nothing of the match.
STRANGER = """
import json, sys
from clutch.bots.decide import decide
from clutch.bots.levels import find_bot, with_budget
from clutch.engine.codec import decode, encode_kind
from clutch.games.registry import find_game
told = json.load(sys.stdin)
game = find_game(told["game"])
setup = game.prepare(told["players"], told["options"])
view = decode(game.view_type, told["view"])
bot = with_budget(find_bot(told["bot"]), told["effort"])
print(json.dumps(encode_kind(decide(game, setup, view, told["seat"], bot, told["seed"]))))
"""


def quick(name: str) -> Bot:
    bot = find_bot(name)
    return (
        with_budget(bot, 60 / bot.budget.simulations) if isinstance(bot, SearchBot) and bot.budget.simulations else bot
    )


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("case", CASES[::5], ids=str)
def test_a_bot_plays_a_whole_game_from_views_by_the_rules(name: str, case: tuple[str, int, dict[str, Any]]) -> None:
    game_name, players, options = case
    game = find_game(game_name)
    match = new_match(game, players, options, 1)
    chance = Chance(seed_from(1))
    bot = quick(name)
    while match.outcome is None:
        others = {seat: answer for seat, answer in random_answers(match, chance).items() if seat != 0}
        if 0 in match.deciders:
            answer_by(bot, match)
        for seat, answer in others.items():
            for move in moves_of(answer):
                match.answer(seat, move)


def answer_by(bot: Bot, match: Match) -> None:
    """The first seat's answer: one move, or all moves of a plan."""
    step = len(match.steps)
    while len(match.steps) == step and 0 not in match.pending:
        view = match.observe(0).view
        match.answer(0, decide(match.game, match.setup, view, 0, bot, match.bot_seed(0)))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_in_a_process_without_the_game_answers_the_same(name: str) -> None:
    """All that the stranger is told is a view; its answer is legal, and the same as here."""
    game = find_game("eggs_and_empires")
    match = new_match(game, 4, {}, 8)
    play_on(match, steps=9)
    seat = match.deciders[-1]
    told = {
        "game": game.name,
        "players": 4,
        "options": encode(match.setup.options),
        "view": encode(match.observe(seat).view),
        "seat": seat,
        "bot": name,
        "effort": 0.01,
        "seed": 5,
    }
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", STRANGER], input=json.dumps(told), capture_output=True, text=True, check=True
    )
    here = decide(game, match.setup, match.observe(seat).view, seat, with_budget(find_bot(name), 0.01), 5)
    assert json.loads(done.stdout) == encode_kind(here)
    assert here in match.offers(seat)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_does_not_depend_on_what_its_seat_cannot_know(name: str) -> None:
    """Two states that look alike to the seat get the same answer."""
    game = find_game("eggs_and_empires")
    match = new_match(game, 5, {}, 3)
    chance = Chance(seed_from(3))
    for _ in range(25):
        for seat in match.deciders:
            view = match.observe(seat).view
            twin = game.view(game.imagine(match.setup, view, chance), seat)
            bot = quick(name)
            answers = [decide(game, match.setup, each, seat, bot, 11) for each in (view, twin)]
            assert answers[0] == answers[1]
        check_views(match, chance)
        match.answer_all(random_answers(match, chance))


def test_a_hint_weighs_every_offer() -> None:
    game = find_game("eggs_and_empires")
    match = new_match(game, 4, {}, 8)
    match.answer_all(random_answers(match, Chance(seed_from(0))))
    found = opinions(game, match.setup, match.observe(2).view, 2, HINT_BOT, 1)
    assert {each.move for each in found} == set(match.offers(2))
    assert all(0 < each.value < 1 and each.effort > 0 for each in found)
    assert [each.effort for each in found] == sorted((each.effort for each in found), reverse=True)


def test_levels_differ_in_budget_only_and_rise() -> None:
    budgets = [bot.budget.simulations for bot in BOTS.values() if isinstance(bot, SearchBot)]
    assert budgets == sorted(budgets, key=lambda each: each or 0)
    assert len(set(budgets)) == len(budgets) == 4


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_game_may_take_a_share_of_the_simulations_and_levels_still_rise(game: AnyGame) -> None:
    position = game.kernel(game.prepare(2)).start(0)
    budgets = [bot.budget_for(position).simulations or 0 for bot in BOTS.values() if isinstance(bot, SearchBot)]
    assert all(0 < low < high for low, high in pairwise(budgets))
    assert HINT_BOT.name not in BOTS
    usual = HINT_BOT.budget_for(position).simulations or 0
    half = with_budget(HINT_BOT, 0.5)
    assert isinstance(half, SearchBot)
    assert half.budget_for(position).simulations == usual / 2
    hurried = SearchBot("hurried", Budget(milliseconds=5))
    assert hurried.budget_for(position) == hurried.budget


def test_a_move_of_a_plan_in_empires_end_gets_a_quarter_of_the_simulations() -> None:
    position = find_game("empires_end").kernel(find_game("empires_end").prepare(2)).start(0)
    budgets: dict[str, set[int | None]] = {}
    while not position.is_over():
        asked = ASKED[position.kernel.values(position).asked]
        budgets.setdefault(asked, set()).add(HINT_BOT.budget_for(position).simulations)
        position.apply(position.copy().rule_of_thumb())
    assert {asked: budgets[asked] for asked in ("disaster", "bidding", "planning")} == {
        "disaster": {5_000},
        "bidding": {5_000},
        "planning": {1_250},
    }


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"grandmaster.*random, greedy, easy, medium, hard, expert"):
        find_bot("grandmaster")
