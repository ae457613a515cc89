"""A batch does to many positions at once what each would do alone. Every game, 60 games a test."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from clutch.engine.game import Game
from clutch.engine.kernel import Batch
from clutch.games.registry import all_games

AnyGame = Game[Any, Any, Any, Any]
ROWS = 60
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def started(game: AnyGame, remember: bool = False) -> Batch:
    batch = game.kernel(game.prepare(3)).batch(ROWS, remember)
    batch.start(range(ROWS))
    return batch


@every_game
def test_played_one_decision_at_a_time_it_agrees_with_single_positions(game: AnyGame) -> None:
    batch = started(game)
    singles = [batch.kernel.start(seed) for seed in range(ROWS)]
    dice = np.random.default_rng(1)
    playing = np.arange(ROWS)
    while len(playing):
        legal = batch.legal_actions(playing)
        for row, actions, count, decider in zip(playing, legal.actions, legal.counts, legal.deciders, strict=True):
            assert singles[row].legal_actions() == actions[:count].tolist()
            assert decider == (-1 if singles[row].is_over() else singles[row].decider())
        playing, chosen = playing[legal.counts > 0], legal.actions[legal.counts > 0]
        picks = (dice.random(len(playing)) * legal.counts[legal.counts > 0]).astype(int)
        actions = chosen[np.arange(len(playing)), picks]
        batch.apply(actions, playing)
        for row, action in zip(playing, actions, strict=True):
            singles[row].apply(int(action))
    scores, places = batch.results()
    assert scores.tolist() == [single.scores() for single in singles]
    assert places.tolist() == [single.places() for single in singles]


@every_game
def test_playing_out_and_dealing_anew_agree_too(game: AnyGame) -> None:
    batch = started(game)
    singles = [batch.kernel.start(seed) for seed in range(ROWS)]
    seats = [row % 3 for row in range(ROWS)]
    batch.deal_anew(seats, range(100, 100 + ROWS))
    for single, seat, seed in zip(singles, seats, range(100, 100 + ROWS), strict=True):
        single.seed(seed)
        single.deal_anew(seat)
    assert batch.play_out().tolist() == [single.play_out() for single in singles]
    assert batch.results()[0].tolist() == [single.scores() for single in singles]


@every_game
def test_rules_of_thumb_agree_and_do_not_see_what_others_have_answered(game: AnyGame) -> None:
    batch = started(game, remember=True)
    before = [batch.position(row) for row in range(ROWS)]
    for _ in range(40):
        singles = [batch.position(row) for row in range(ROWS)]
        for row, single in enumerate(singles):
            if not single.step_begun():
                before[row] = single.copy()
            decider = single.decider()
            single.take_back(before[row])
            single.ask(decider)
        advice = batch.rule_of_thumb()
        assert advice.tolist() == [single.rule_of_thumb() for single in singles]
        batch.apply(advice)


@every_game
def test_a_mask_marks_what_is_legal(game: AnyGame) -> None:
    legal = started(game).legal_actions()
    mask = legal.mask(game.action_count)
    assert mask.shape == (ROWS, game.action_count)
    assert [sorted(row[:count]) for row, count in zip(legal.actions.tolist(), legal.counts, strict=True)] == [
        np.flatnonzero(row).tolist() for row in mask
    ]


@every_game
def test_an_illegal_action_is_named_and_nothing_is_done(game: AnyGame) -> None:
    batch = started(game)
    actions = batch.legal_actions().actions[:, 0].copy()
    actions[17] = game.action_count + 5
    before = [batch.kernel.save(batch.position(row)) for row in range(ROWS)]
    with pytest.raises(ValueError, match=r"not legal in position 17; nothing was done"):
        batch.apply(actions)
    assert [batch.kernel.save(batch.position(row)) for row in range(ROWS)] == before


@every_game
def test_a_position_can_be_taken_out_and_put_in(game: AnyGame) -> None:
    batch = started(game)
    position = batch.kernel.start(99)
    batch.put(3, position)
    assert batch.kernel.save(batch.position(3)) == batch.kernel.save(position)
    position.play_out()
    assert batch.play_out([3]).tolist()
    assert batch.results([3])[0].tolist() == [position.scores()]
    asked = batch.kernel.start(1)
    asked.ask(0)
    for wrong in (asked, game.kernel(game.prepare(2)).start(1)):
        with pytest.raises(ValueError, match="no position of the batch's kernel"):
            batch.put(0, wrong)


def test_wrong_numbers_are_refused() -> None:
    game = all_games()[0]
    kernel = game.kernel(game.prepare(3))
    for rows in (0, -1, 10**9):
        with pytest.raises(ValueError, match="a batch has"):
            kernel.batch(rows)
    batch = kernel.batch(4)
    with pytest.raises(ValueError, match="no game yet"):
        batch.legal_actions()
    batch.start([1, 2, 3, 4])
    for which, error in (([4], IndexError), ([-1], IndexError), ([1, 1], ValueError), ([[1]], ValueError)):
        with pytest.raises(error):
            batch.legal_actions(which)  # type: ignore[arg-type]  # what is tested
    with pytest.raises(ValueError, match="name positions"):
        batch.legal_actions(np.array([0.5]))
    with pytest.raises(ValueError, match="4 positions take 4 numbers"):
        batch.apply([0])
    with pytest.raises(IndexError, match="seats are 0 to 2"):
        batch.deal_anew([0, 1, 2, 3], [1, 2, 3, 4])
    batch.play_out([1])
    with pytest.raises(ValueError, match="over"):
        batch.rule_of_thumb()
    with pytest.raises(ValueError, match="over"):
        batch.any_action()
