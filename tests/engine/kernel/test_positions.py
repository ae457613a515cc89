"""Positions are values, kernels never change, and nothing that Python can do to them crashes. Every game."""

from __future__ import annotations

import gc
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from clutch.engine.game import Game
from clutch.engine.kernel import Kernel, Position
from clutch.games.registry import all_games
from clutch.search.search import Search
from clutch.search.think import Budget, think

AnyGame = Game[Any, Any, Any, Any]
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def middle_of(game: AnyGame, seed: int, decisions: int = 25) -> Position:
    """A position after so many random decisions."""
    position = game.kernel(game.prepare(3)).start(seed)
    for _ in range(decisions):
        actions = position.legal_actions()
        position.apply(actions[position.below(len(actions))])
    return position


@every_game
def test_a_copy_goes_its_own_way_and_assigning_goes_back(game: AnyGame) -> None:
    position = middle_of(game, 3)
    kernel = position.kernel
    before = kernel.save(position)
    copy = position.copy()
    copy.play_out()
    assert kernel.save(position) == before != kernel.save(copy)
    copy.assign(position)
    assert kernel.save(copy) == before
    assert copy.play_out() == position.play_out()
    assert copy.scores() == position.scores()


@every_game
def test_a_saved_position_plays_on_as_it_would_have(game: AnyGame) -> None:
    for seed in range(20):
        position = middle_of(game, seed)
        kernel = position.kernel
        restored = game.kernel_type(kernel.setup).restore(kernel.save(position))
        assert restored.legal_actions() == position.legal_actions()
        assert restored.play_out() == position.play_out()
        assert restored.scores() == position.scores()


@every_game
def test_bytes_that_are_no_position_are_refused(game: AnyGame) -> None:
    position = middle_of(game, 1)
    kernel = position.kernel
    saved = kernel.save(position)
    spoilt = bytes([saved[0] ^ 1]) + saved[1:]
    of_others = game.kernel(game.prepare(2))
    for wrong in (b"", b"x", saved[:-1], saved + b"x", spoilt, of_others.save(of_others.start(1))):
        with pytest.raises(ValueError, match="no position of this game"):
            kernel.restore(wrong)


@every_game
def test_a_kernel_is_made_once_for_a_set_up_and_shared(game: AnyGame) -> None:
    assert game.kernel(game.prepare(3)) is game.kernel(game.prepare(3))
    assert game.kernel(game.prepare(3)) is not game.kernel(game.prepare(2))


@every_game
def test_without_a_set_up_there_is_no_kernel_and_no_position(game: AnyGame) -> None:
    with pytest.raises(TypeError):
        game.kernel_type.__new__(game.kernel_type)  # type: ignore[call-arg]  # what is tested
    bare: Kernel = object.__new__(game.kernel_type)
    with pytest.raises(AttributeError):
        bare.start(1)
    position: Position = Position.__new__(Position)
    calls: list[Any] = [
        position.legal_actions,
        position.decider,
        position.is_over,
        position.play_out,
        position.copy,
        position.scores,
        position.places,
        position.rounds,
        position.order,
        position.rule_of_thumb,
        position.set_horizon,
        position.at_horizon,
        position.step_begun,
        lambda: position.play_by_thumb(1),
        lambda: position.apply(0),
        lambda: position.ask(0),
        lambda: position.seed(1),
        lambda: position.start(1),
        lambda: position.below(2),
        lambda: position.deal_anew(0),
        lambda: position.information(0),
        lambda: position.value(0),
        lambda: position.points_from(0, 0),
        lambda: position.draw_like(bytes(range(32))),
        lambda: position.assign(position),
        lambda: position.take_back(position),
        lambda: think(position, 0, Budget(simulations=1), 0),
    ]
    for call in calls:
        with pytest.raises((TypeError, AttributeError)):
            call()


@every_game
def test_threads_share_a_kernel(game: AnyGame) -> None:
    """Eight threads play, search and copy on one kernel at once; each gets what it would have got alone."""
    kernel = game.kernel(game.prepare(3))

    def work(seed: int) -> tuple[Any, ...]:
        position = kernel.start(seed)
        thought = think(position, position.decider(), Budget(simulations=200), seed)
        batch = kernel.batch(50)
        batch.start(range(seed, seed + 50))
        batch.play_out()
        position.play_out()
        return thought, position.scores(), batch.results()[0].tolist()

    alone = [work(seed) for seed in range(8)]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(work, range(8))) == alone


def test_two_threads_cannot_grow_one_tree_or_use_one_batch_at_once() -> None:
    game = all_games()[0]
    position = game.kernel(game.prepare(3)).start(1)
    position.set_horizon()
    search = Search(position, 0, 1, 60_000, 0.25, 10)
    batch = position.kernel.batch(3000)
    batch.start(range(3000))

    def grow(_: int) -> bool:
        try:
            search.simulate(3000)
            batch.play_out()
        except RuntimeError as error:
            return "another thread" in str(error)
        return True

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(grow, range(24)))


@every_game
def test_what_a_position_needs_lives_as_long_as_it(game: AnyGame) -> None:
    kernel = game.kernel_type(game.prepare(3))
    position = kernel.start(1)
    alike = game.kernel(game.prepare(3)).start(1)
    del kernel
    gc.collect()
    garbage = [bytearray(4096) for _ in range(1000)]
    assert position.play_out() == alike.play_out()
    assert position.scores() == alike.scores()
    assert len(garbage) == 1000


@every_game
def test_nothing_is_not_a_position(game: AnyGame) -> None:
    position: Any = middle_of(game, 2)
    for call in (position.assign, position.take_back):
        for other in (None, 7, "position"):
            with pytest.raises((ValueError, TypeError)):
                call(other)


@every_game
def test_numbers_that_do_not_fit_are_refused(game: AnyGame) -> None:
    position = middle_of(game, 2)
    for call in (position.apply, position.information, position.value, position.deal_anew, position.ask):
        for number in (2**31, -(2**31) - 1, 2**70):
            with pytest.raises((OverflowError, IndexError, ValueError)):
                call(number)
