"""Playing matches at random, for tests of any game."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

from clutch.engine.chance import Chance, seed_from
from clutch.engine.match import Answers, Match
from clutch.engine.plans import Plan

Taste = Callable[[tuple[Any, ...], Chance], Any]  # picks one of the offers


def anything(offers: tuple[Any, ...], chance: Chance) -> Any:
    return chance.pick(offers)


def random_answers(match: Match, chance: Chance, tastes: Sequence[Taste] = ()) -> Answers:
    """One legal answer of every decider, whole plans included; by the seats' tastes, if they have any."""
    return {seat: random_answer(match, seat, chance, tastes[seat] if tastes else anything) for seat in match.deciders}


def random_answer(match: Match, seat: int, chance: Chance, taste: Taste = anything) -> Any:
    if not match.game.plans(match.state, seat):
        return taste(match.offers(seat), chance)
    planned = copy.deepcopy(match.state)
    moves = []
    while offers := match.game.offers(planned, seat):
        moves.append(taste(offers, chance))
        match.game.plan(planned, seat, moves[-1])
    return Plan(tuple(moves))


def play_on(
    match: Match,
    *,
    steps: int | None = None,
    until: Callable[[Any], bool] | None = None,
    seed: int = 0,
) -> None:
    """Play on at random, for so many steps, or until the state is as wanted, or to the end."""
    chance = Chance(seed_from(seed * 7919 + len(match.steps)))
    made = 0
    while match.outcome is None and made != steps and not (until and until(match.state)):
        match.answer_all(random_answers(match, chance))
        made += 1


def play_out(match: Match, seed: int = 0) -> None:
    play_on(match, seed=seed)
