"""A kernel of Incubation is loaded only from tables that the game can have; what nobody knows is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from clutch.engine.kernel import Kernel
from clutch.games.incubation.components import Egg
from clutch.games.incubation.game import GAME
from clutch.games.incubation.state import Incubator, State
from tests.contract.contract import new_match


def too_many_players(table: State) -> None:
    table.areas += table.areas


def too_many_eggs(table: State) -> None:
    table.piles[0] *= 4


def too_many_dragons(table: State) -> None:
    table.areas[0].dragons = [table.piles[0][0]] * 61


def unknown_egg(table: State) -> None:
    table.piles[0][0] = Egg(("red",), 9, 9, 50)


def overfull_egg(table: State) -> None:
    egg = table.piles[0][0]
    table.areas[0].incubators[0] = Incubator(egg, fire=egg.fire + 1)


def unknown_objective(table: State) -> None:
    table.objectives[0].card = replace(table.objectives[0].card, value=49)


def taken_by_nobody_there(table: State) -> None:
    table.objectives[0].taken_by = 3


def wild_wheel(table: State) -> None:
    table.wheel = 8


def wild_section(table: State) -> None:
    table.turn.surplus_section = 10**6


def wild_gold(table: State) -> None:
    table.areas[0].gold = 10**6


def three_dice(table: State) -> None:
    table.turn.dice = ["gold", "gold", "gold"]


def three_owed(table: State) -> None:
    table.turn.owed = ["red", "red", "red"]


SPOILS = [
    too_many_players,
    too_many_eggs,
    too_many_dragons,
    unknown_egg,
    overfull_egg,
    unknown_objective,
    taken_by_nobody_there,
    wild_wheel,
    wild_section,
    wild_gold,
    three_dice,
    three_owed,
]


@pytest.mark.parametrize("spoil", SPOILS)
def test_a_table_that_no_game_has_is_not_loaded(spoil: Callable[[State], None]) -> None:
    match = new_match(GAME, 3, {}, 1)
    kernel = GAME.kernel(match.setup)
    kernel.load(match.state)
    spoil(match.state)
    with pytest.raises(ValueError, match="no table of this game has"):
        kernel.load(match.state)


def test_pieces_that_no_game_has_make_no_kernel() -> None:
    setup = GAME.prepare(4)
    pieces = setup.components
    for eggs in (pieces.eggs * 2, pieces.eggs[:4], pieces.eggs[:35]):
        with pytest.raises(ValueError, match="no game of 4 has"):
            GAME.kernel(replace(setup, components=replace(pieces, eggs=eggs)))
    for objectives in (pieces.objectives * 3, pieces.objectives[:3]):
        with pytest.raises(ValueError, match="no game of 4 has"):
            GAME.kernel(replace(setup, components=replace(pieces, objectives=objectives)))


def hidden(table: dict[str, Any]) -> tuple[int, ...]:
    """The eggs under the tops, pile by pile."""
    return tuple(egg for pile in table["piles"] for egg in pile[:-1])


def test_eggs_under_the_tops_are_dealt_again_uniformly() -> None:
    """Five hidden eggs in two piles: each is in each place equally often."""
    match = new_match(GAME, 2, {}, 3)
    table: State = match.state
    table.piles = [table.piles[0][:4], table.piles[1][:3], []]
    kernel = GAME.kernel(match.setup)
    kernel.load(table)
    eggs = hidden(kernel.dump())
    deals = 5000
    found = Counter(place for number in range(deals) for place in enumerate(hidden(dealt_again(kernel, number))))
    assert len(set(eggs)) == 5
    assert set(found) == {(place, egg) for place in range(5) for egg in eggs}
    assert all(abs(times - deals / 5) < 5 * (deals * 0.16) ** 0.5 for times in found.values())


def dealt_again(kernel: Kernel, seed: int) -> dict[str, Any]:
    twin = kernel.copy()
    twin.use_seed(seed)
    twin.redeal(0)
    return twin.dump()


@pytest.mark.parametrize("players", GAME.players)
def test_a_redeal_keeps_what_all_see(players: int) -> None:
    """All along games by rules of thumb: the same offers and knowledge, the same eggs, nothing else changed."""
    kernel = GAME.kernel(GAME.prepare(players))
    for seed in range(10):
        kernel.start(seed)
        while not kernel.over():
            seat = kernel.player()
            twin = kernel.copy()
            twin.use_seed(seed)
            twin.redeal(seat)
            before, after = kernel.dump(), twin.dump()
            assert sorted(hidden(before)) == sorted(hidden(after))
            assert [pile[-1:] for pile in before.pop("piles")] == [pile[-1:] for pile in after.pop("piles")]
            assert before == after
            assert twin.offers() == kernel.offers()
            assert twin.information(seat) == kernel.information(seat)
            kernel.apply(kernel.advice())


def test_worths_of_all_seats_add_up_to_one() -> None:
    kernel = GAME.kernel(GAME.prepare(4))
    for seed in range(20):
        kernel.start(seed)
        while not kernel.over():
            assert sum(kernel.worth(seat) for seat in range(4)) == pytest.approx(1)
            kernel.apply(kernel.advice())
        assert sum(kernel.worth(seat) for seat in range(4)) == pytest.approx(1)


def test_a_copy_goes_back_to_its_original() -> None:
    kernel = GAME.kernel(GAME.prepare(5))
    for seed in range(20):
        kernel.start(seed)
        for _ in range(50):
            kernel.apply(kernel.advice())
        twin = kernel.copy()
        twin.playout()
        assert twin.dump() != kernel.dump()
        twin.back_to_original()
        assert twin.dump() == kernel.dump()
