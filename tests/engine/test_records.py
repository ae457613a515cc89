"""Copies of states: equal, and sharing nothing that can change."""

from __future__ import annotations

import copy
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from clutch.engine.codec import encode
from clutch.games.registry import all_games
from tests.contract.contract import AnyGame, new_match
from tests.play import play_on


def changeable(thing: Any) -> list[Any]:
    """Every list and every mutable record in it, itself included."""
    if isinstance(thing, list):
        return [thing, *(each for item in thing for each in changeable(item))]
    if not is_dataclass(thing) or isinstance(thing, type):
        return []
    inner = [each for field in fields(thing) for each in changeable(getattr(thing, field.name))]
    is_frozen = thing.__dataclass_params__.frozen  # type: ignore[attr-defined]  # the dataclass module's own note
    return inner if is_frozen else [thing, *inner]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_copy_of_a_state_is_equal_and_shares_nothing_that_changes(game: AnyGame) -> None:
    match = new_match(game, game.players[-1], {}, 3)
    for _ in range(12):
        play_on(match, steps=3)
        twin = copy.deepcopy(match.state)
        assert twin == match.state
        mine = {id(each) for each in changeable(match.state)}
        assert len(mine) > 10
        assert not mine & {id(each) for each in changeable(twin)}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_what_happens_on_a_copy_does_not_happen_to_the_state(game: AnyGame) -> None:
    match = new_match(game, game.players[0], {}, 4)
    play_on(match, steps=8)
    before = encode(match.state)
    twin = match.copy()
    play_on(twin)
    assert encode(match.state) == before
    assert encode(twin.state) != before
