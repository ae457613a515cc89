"""A kernel of Incubation is loaded only from states that the game can have; what nobody knows is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from clutch.engine.errors import BadComponents
from clutch.engine.kernel import Position
from clutch.games.incubation.components import Egg
from clutch.games.incubation.game import GAME
from clutch.games.incubation.state import Incubator, State
from tests.contract.contract import new_match
from tests.games.incubation.plain_position import plain_position


def too_many_players(state: State) -> None:
    state.areas += state.areas


def too_many_eggs(state: State) -> None:
    state.piles[0] *= 4


def too_many_dragons(state: State) -> None:
    state.areas[0].dragons = [state.piles[0][0]] * 61


def unknown_egg(state: State) -> None:
    state.piles[0][0] = Egg(("red",), 9, 9, 50)


def overfull_egg(state: State) -> None:
    egg = state.piles[0][0]
    state.areas[0].incubators[0] = Incubator(egg, fire=egg.fire + 1)


def unknown_objective(state: State) -> None:
    state.objectives[0].card = replace(state.objectives[0].card, value=49)


def taken_by_nobody_there(state: State) -> None:
    state.objectives[0].taken_by = 3


def wild_wheel(state: State) -> None:
    state.wheel = 8


def wild_section(state: State) -> None:
    state.turn.surplus_section = 10**6


def wild_gold(state: State) -> None:
    state.areas[0].gold = 10**6


def three_dice(state: State) -> None:
    state.turn.dice = ["gold", "gold", "gold"]


def three_owed(state: State) -> None:
    state.turn.owed = ["red", "red", "red"]


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
def test_a_state_that_no_game_has_is_not_loaded(spoil: Callable[[State], None]) -> None:
    match = new_match(GAME, 3, {}, 1)
    kernel = GAME.kernel(match.setup)
    kernel.load(match.state)
    spoil(match.state)
    with pytest.raises(ValueError, match="no state of this game has"):
        kernel.load(match.state)


def test_pieces_that_no_game_has_make_no_kernel() -> None:
    setup = GAME.prepare(4)
    pieces = setup.components
    for eggs in (pieces.eggs * 2, pieces.eggs[:4], pieces.eggs[:35]):
        with pytest.raises(BadComponents):
            GAME.kernel(replace(setup, components=replace(pieces, eggs=eggs)))
    for objectives in (pieces.objectives * 3, pieces.objectives[:3]):
        with pytest.raises(BadComponents):
            GAME.kernel(replace(setup, components=replace(pieces, objectives=objectives)))


def hidden(plain: dict[str, Any]) -> tuple[int, ...]:
    """The eggs under the tops, pile by pile."""
    return tuple(egg for pile in plain["piles"] for egg in pile[:-1])


def test_eggs_under_the_tops_are_dealt_anew_uniformly() -> None:
    """Five hidden eggs in two piles: each is in each place equally often."""
    match = new_match(GAME, 2, {}, 3)
    state: State = match.state
    state.piles = [state.piles[0][:4], state.piles[1][:3], []]
    position = GAME.kernel(match.setup).load(state)
    eggs = hidden(plain_position(position))
    deals = 5000
    found = Counter(place for number in range(deals) for place in enumerate(hidden(dealt_anew(position, number))))
    assert len(set(eggs)) == 5
    assert set(found) == {(place, egg) for place in range(5) for egg in eggs}
    assert all(abs(times - deals / 5) < 5 * (deals * 0.16) ** 0.5 for times in found.values())


def dealt_anew(position: Position, seed: int) -> dict[str, Any]:
    twin = position.copy()
    twin.seed(seed)
    twin.deal_anew(0)
    plain: dict[str, Any] = plain_position(twin)
    return plain


@pytest.mark.parametrize("players", GAME.players)
def test_dealing_anew_keeps_what_all_see(players: int) -> None:
    """All along games by rules of thumb: the same actions and information, the same eggs, nothing else changed."""
    kernel = GAME.kernel(GAME.prepare(players))
    for seed in range(10):
        position = kernel.start(seed)
        while not position.is_over():
            seat = position.decider()
            twin = position.copy()
            twin.seed(seed)
            twin.deal_anew(seat)
            before, after = plain_position(position), plain_position(twin)
            assert sorted(hidden(before)) == sorted(hidden(after))
            assert [pile[-1:] for pile in before.pop("piles")] == [pile[-1:] for pile in after.pop("piles")]
            assert before == after
            assert twin.legal_actions() == position.legal_actions()
            assert twin.information(seat) == position.information(seat)
            assert [twin.value(seat) for seat in range(players)] == [position.value(seat) for seat in range(players)]
            position.apply(position.rule_of_thumb())


def test_values_of_all_seats_add_up_to_one() -> None:
    kernel = GAME.kernel(GAME.prepare(4))
    for seed in range(20):
        position = kernel.start(seed)
        while not position.is_over():
            assert sum(position.value(seat) for seat in range(4)) == pytest.approx(1)
            position.apply(position.rule_of_thumb())
        assert sum(position.value(seat) for seat in range(4)) == pytest.approx(1)


def test_a_copy_plays_on_by_itself_and_goes_back() -> None:
    kernel = GAME.kernel(GAME.prepare(5))
    for seed in range(20):
        position = kernel.start(seed)
        for _ in range(50):
            position.apply(position.rule_of_thumb())
        before = plain_position(position)
        twin = position.copy()
        twin.play_out()
        assert plain_position(twin) != before
        assert plain_position(position) == before
        twin.assign(position)
        assert plain_position(twin) == before
