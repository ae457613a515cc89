"""What Python may ask of a kernel is checked: compiled arrays have no bounds of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from clutch.engine.kernel import Kernel
from clutch.games.eggs_and_empires.game import GAME
from clutch.games.eggs_and_empires.state import FaceDownEgg, PlayedCard, State
from clutch.search.think import Budget, think
from clutch.search.tree import Tree
from tests.games.eggs_and_empires.scenario import Scenario

CALLS: list[Callable[[Kernel, int], object]] = [
    lambda kernel, seat: kernel.redeal(seat),
    lambda kernel, seat: kernel.information(seat),
    lambda kernel, seat: kernel.worth(seat),
    lambda kernel, seat: kernel.ask(seat),
    lambda kernel, seat: think(kernel, seat, Budget(simulations=1), 0),
]


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("call", CALLS)
def test_a_seat_that_is_not_there(call: Callable[[Kernel, int], object], seat: int) -> None:
    with pytest.raises(IndexError, match="seats are 0 to 2"):
        call(GAME.kernel(GAME.prepare(3)), seat)


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    kernel = GAME.kernel(GAME.prepare(3))
    before = kernel.dump()
    for action in (-1, 2, 7, 244, 245, 100_000):
        with pytest.raises(ValueError, match="is not legal here; legal are"):
            kernel.apply(action)
    assert kernel.dump() == before


def test_a_finished_game_takes_no_action_and_gives_no_advice() -> None:
    kernel = GAME.kernel(GAME.prepare(3))
    kernel.playout()
    assert kernel.offers() == []
    with pytest.raises(ValueError, match="not legal"):
        kernel.apply(0)
    with pytest.raises(ValueError, match="over"):
        kernel.advice()


def test_only_a_copy_goes_back_to_its_original() -> None:
    with pytest.raises(ValueError, match="not a copy"):
        GAME.kernel(GAME.prepare(3)).back_to_original()


def test_a_key_of_the_wrong_length() -> None:
    for key in (b"", b"short", bytes(32), bytes(33)):
        with pytest.raises(ValueError, match="32 bytes"):
            GAME.kernel(GAME.prepare(3)).use_chance(key)


def too_many_cards(table: State) -> None:
    table.areas[0].hand *= 9


def too_many_eggs(table: State) -> None:
    table.egg_deck *= 9


def too_many_face_down(table: State) -> None:
    table.face_down = [FaceDownEgg(0, 1)] * 7


def unknown_card(table: State) -> None:
    table.areas[0].hand[0] = 99


def unknown_seat(table: State) -> None:
    table.played = [PlayedCard(77, 1)]


def wild_marker(table: State) -> None:
    table.marker = 10**6


def wild_turn(table: State) -> None:
    table.turn = -(10**6)


def too_many_players(table: State) -> None:
    table.areas += table.areas


@pytest.mark.parametrize(
    "spoil",
    [
        too_many_cards,
        too_many_eggs,
        too_many_face_down,
        unknown_card,
        unknown_seat,
        wild_marker,
        wild_turn,
        too_many_players,
    ],
)
def test_a_table_that_no_game_has_is_not_loaded(spoil: Callable[[State], None]) -> None:
    scene = Scenario(3, (5, -3))
    kernel = GAME.kernel(scene.match.setup)
    spoil(scene.state)
    with pytest.raises(ValueError, match="no table of this game has"):
        kernel.load(scene.state)


def test_a_kernel_that_was_asked_does_not_act() -> None:
    kernel = GAME.kernel(GAME.prepare(3))
    asked = kernel.copy()
    asked.ask(2)
    with pytest.raises(ValueError, match="act on another copy"):
        asked.apply(asked.offers()[0])
    asked.copy().playout()
    kernel.apply(kernel.offers()[0])


def test_a_deck_that_no_game_has_makes_no_kernel() -> None:
    setup = GAME.prepare(4)
    for eggs in (setup.components.eggs * 10, setup.components.eggs[:2]):
        with pytest.raises(ValueError, match="no game of 4 has"):
            GAME.kernel(replace(setup, components=replace(setup.components, eggs=eggs)))


@pytest.mark.parametrize(
    "budget",
    [
        {},
        {"simulations": 0},
        {"simulations": -5},
        {"milliseconds": 0},
        {"simulations": 5, "milliseconds": 5},
        {"simulations": 5, "threads": 0},
    ],
)
def test_a_budget_of_nothing(budget: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="a budget is"):
        Budget(**budget)


@pytest.mark.parametrize("nodes", [-1, 10**9])
def test_a_tree_of_a_size_that_does_not_fit(nodes: int) -> None:
    with pytest.raises(ValueError, match="a tree has 0 to"):
        Tree(GAME.kernel(GAME.prepare(4)), 0, 1, nodes, 0.25, 10)


def test_the_table_of_a_kernel_cannot_be_pulled_away() -> None:
    kernel = GAME.kernel(GAME.prepare(4))
    for name in ("seats", "is_copy"):
        with pytest.raises(AttributeError):
            setattr(kernel, name, 50)
