"""What Python may ask of a kernel is checked: compiled arrays have no bounds of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from clutch.engine.errors import BadComponents
from clutch.engine.kernel import Position
from clutch.games.eggs_and_empires.game import GAME
from clutch.games.eggs_and_empires.state import FaceDownEgg, PlayedCard, State
from clutch.search.search import Search
from clutch.search.think import Budget, think
from tests.games.eggs_and_empires.scenario import Scenario

CALLS: list[Callable[[Position, int], object]] = [
    lambda position, seat: position.deal_anew(seat),
    lambda position, seat: position.information(seat),
    lambda position, seat: position.value(seat),
    lambda position, seat: position.ask(seat),
    lambda position, seat: think(position, seat, Budget(simulations=1), 0),
]


def new_game(players: int) -> Position:
    return GAME.kernel(GAME.prepare(players)).start(0)


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("call", CALLS)
def test_a_seat_that_is_not_there(call: Callable[[Position, int], object], seat: int) -> None:
    with pytest.raises(IndexError, match="seats are 0 to 2"):
        call(new_game(3), seat)


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    position = new_game(3)
    before = position.kernel.save(position)
    for action in (-1, 2, 7, 244, 245, 100_000):
        with pytest.raises(ValueError, match="is not legal here; legal are"):
            position.apply(action)
    assert position.kernel.save(position) == before


def test_a_finished_game_takes_no_action_and_gives_no_advice() -> None:
    position = new_game(3)
    position.play_out()
    assert position.legal_actions() == []
    with pytest.raises(ValueError, match="not legal"):
        position.apply(0)
    with pytest.raises(ValueError, match="over"):
        position.rule_of_thumb()


def test_positions_of_other_kernels_are_not_taken_over() -> None:
    position = new_game(3)
    for other in (new_game(4), GAME.kernel_type(GAME.prepare(3)).start(1)):
        with pytest.raises(ValueError, match="of different kernels"):
            position.assign(other)
        with pytest.raises(ValueError, match="of different kernels"):
            position.take_back(other)


def test_a_key_of_the_wrong_length() -> None:
    for key in (b"", b"short", bytes(32), bytes(33)):
        with pytest.raises(ValueError, match="32 bytes"):
            new_game(3).draw_like(key)


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
def test_a_state_that_no_game_has_is_not_loaded(spoil: Callable[[State], None]) -> None:
    scene = Scenario(3, (5, -3))
    kernel = GAME.kernel(scene.match.setup)
    spoil(scene.state)
    with pytest.raises((ValueError, IndexError), match=r"no state of this game has|out of range"):
        kernel.load(scene.state)


def test_a_position_that_was_asked_does_not_act() -> None:
    position = new_game(3)
    asked = position.copy()
    asked.ask(2)
    with pytest.raises(ValueError, match="act on another copy"):
        asked.apply(asked.legal_actions()[0])
    for act in (asked.play_out, asked.copy().play_out, lambda: asked.play_by_thumb(10)):
        with pytest.raises(ValueError, match="act on another copy"):
            act()
    position.apply(position.legal_actions()[0])


def test_a_deck_that_no_game_has_makes_no_kernel() -> None:
    setup = GAME.prepare(4)
    for eggs in (setup.components.eggs * 10, setup.components.eggs[:2]):
        with pytest.raises(BadComponents):
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
        Search(new_game(4), 0, 1, nodes, 0.25, 10)


def test_the_memory_of_a_position_cannot_be_pulled_away() -> None:
    position = new_game(4)
    for name in ("seats", "size", "room", "kernel"):
        with pytest.raises(AttributeError):
            setattr(position, name, 50)
