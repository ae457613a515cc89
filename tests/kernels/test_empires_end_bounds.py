"""A kernel of Empire's End is loaded only from states that the game can have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from clutch.engine.errors import BadComponents
from clutch.games.empires_end.game import GAME
from clutch.games.empires_end.state import Ability, Innovation, OpenDisaster, State
from tests.contract.contract import new_match
from tests.games.empires_end.plain_position import plain_position
from tests.play import play_on


def too_many_players(state: State) -> None:
    state.empires += state.empires


def a_short_row(state: State) -> None:
    state.empires[0].row.pop()


def a_location_twice(state: State) -> None:
    state.empires[0].row[0] = state.empires[0].row[1]


def nothing_healthy(state: State) -> None:
    for site in state.empires[0].row:
        site.healthy = False


def a_large_hand(state: State) -> None:
    state.empires[0].hand += [state.deck.pop(), state.deck.pop()]


def a_card_twice(state: State) -> None:
    state.deck[0] = state.deck[1]


def an_unknown_card(state: State) -> None:
    state.deck[0] = 88


def a_missing_card(state: State) -> None:
    state.deck.pop()


def three_disasters(state: State) -> None:
    state.disasters = [OpenDisaster(card) for card in state.deck[:3]]


def a_disaster_that_is_not_there(state: State) -> None:
    state.asked, state.disasters = "disaster", []


def an_unknown_conflict(state: State) -> None:
    state.conflict_deck[0] = 11


def wild_stock(state: State) -> None:
    state.empires[0].stock.wheat = 10**6


def a_debt(state: State) -> None:
    state.empires[0].stock.coin = -1


def wild_score(state: State) -> None:
    state.empires[0].score = -(10**6)


def wild_first(state: State) -> None:
    state.first = 3


def wild_phase(state: State) -> None:
    state.phase = 26


def plans_for_two(state: State) -> None:
    state.plans.pop()


def no_plans(state: State) -> None:
    state.plans = []


def wild_position(state: State) -> None:
    state.plans[0].position = 11


def wild_cost(state: State) -> None:
    state.plans[0].cost = 10


def unknown_conversion(state: State) -> None:
    state.plans[0].conversions = [Ability("coin", ("wheat", "axe"), True, 1)]


def three_founded(state: State) -> None:
    state.plans[0].founded = state.empires[0].hand[:3]


def a_plan_of_another_step(state: State) -> None:
    state.plans[0].next = "found_place"


def a_place_for_no_card(state: State) -> None:
    state.plans[0].next = "place"


def a_swap_from_nowhere(state: State) -> None:
    state.plans[0].next = "swap_with"


def a_move_of_nothing(state: State) -> None:
    state.plans[0].next, state.plans[0].position, state.plans[0].card = "move_to", 0, state.deck.pop()


def too_much_thrown(state: State) -> None:
    state.plans[0].thrown = [state.deck.pop()]


def too_few_cards_left(state: State) -> None:
    state.empires[0].row[0].innovations += [Innovation(card) for card in state.deck[:40]]
    del state.deck[:40]


SPOILS = [
    too_many_players,
    a_short_row,
    a_location_twice,
    nothing_healthy,
    a_large_hand,
    a_card_twice,
    an_unknown_card,
    a_missing_card,
    three_disasters,
    a_disaster_that_is_not_there,
    an_unknown_conflict,
    wild_stock,
    a_debt,
    wild_score,
    wild_first,
    wild_phase,
    plans_for_two,
    no_plans,
    wild_position,
    wild_cost,
    unknown_conversion,
    three_founded,
    a_plan_of_another_step,
    a_place_for_no_card,
    a_swap_from_nowhere,
    a_move_of_nothing,
    too_much_thrown,
    too_few_cards_left,
]


@pytest.mark.parametrize("spoil", SPOILS)
def test_a_state_that_no_game_has_is_not_loaded(spoil: Callable[[State], None]) -> None:
    match = new_match(GAME, 3, {}, 1)
    play_on(match, until=lambda state: state.asked == "planning")
    kernel = GAME.kernel(match.setup)
    kernel.load(match.state)
    spoil(match.state)
    with pytest.raises(ValueError, match="no state of this game has"):
        kernel.load(match.state)


def test_pieces_that_no_game_has_make_no_kernel() -> None:
    setup = GAME.prepare(4)
    pieces = setup.components
    for disasters in (pieces.disasters * 2, pieces.disasters[:70]):
        with pytest.raises(BadComponents):
            GAME.kernel(replace(setup, components=replace(pieces, disasters=disasters)))
    for conflicts in (pieces.conflicts * 3, pieces.conflicts[:3]):
        with pytest.raises(BadComponents):
            GAME.kernel(replace(setup, components=replace(pieces, conflicts=conflicts)))
    with pytest.raises(BadComponents):
        GAME.kernel(replace(setup, components=replace(pieces, locations=pieces.locations[:10])))


@pytest.mark.parametrize("players", GAME.players)
def test_values_of_all_seats_add_up_to_one(players: int) -> None:
    kernel = GAME.kernel(GAME.prepare(players))
    for seed in range(10):
        position = kernel.start(seed)
        while not position.is_over():
            assert sum(position.value(seat) for seat in range(players)) == pytest.approx(1)
            position.apply(position.rule_of_thumb())
        assert sum(position.value(seat) for seat in range(players)) == pytest.approx(1)


@pytest.mark.parametrize("length", ["standard", "quick"])
def test_a_copy_goes_back_to_its_original(length: str) -> None:
    kernel = GAME.kernel(GAME.prepare(4, {"length": length}))
    for seed in range(20):
        original = kernel.start(seed)
        for _ in range(10 * seed):
            original.apply(original.rule_of_thumb())
        twin = original.copy()
        twin.play_out()
        assert plain_position(twin) != plain_position(original)
        twin.assign(original)
        assert plain_position(twin) == plain_position(original)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("length", ["standard", "quick"])
def test_a_rule_of_thumb_is_always_legal(players: int, length: str) -> None:
    """Also after careless moves."""
    kernel = GAME.kernel(GAME.prepare(players, {"length": length}))
    for seed in range(20):
        position = kernel.start(seed)
        while not position.is_over():
            legal = position.legal_actions()
            assert position.rule_of_thumb() in legal
            position.apply(legal[position.below(len(legal))])
