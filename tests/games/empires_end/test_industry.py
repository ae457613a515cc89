"""END-7: the industry phase; what is done with the hand is in test_hand.py."""

from __future__ import annotations

import pytest

from clutch.games.empires_end.events import (
    AbilityActed,
    InnovationBuilt,
    InnovationMoved,
    LocationsSwapped,
)
from clutch.games.empires_end.moves import (
    Build,
    ChoosePosition,
    DiscardHand,
    Done,
    KeepHand,
    MoveFrom,
    PickInnovation,
    Repair,
    Sell,
    SwapFirst,
    UseRefresh,
)
from tests.games.empires_end.scenario import CITY, FARM_3, FREE_AXE, FREE_WHEAT, Scenario, card

CHEAP, CHEAP_2, DEAR, DEAR_2 = card("fire", 1), card("fire", 2), card("drought", 3), card("drought", 4)
MOVE, REFRESH, CHEAPER, POINTS = card("fire", 4), card("fire", 7), card("fire", 8), card("drought", 11)


def with_hand(*cards: int, **stock: int) -> Scenario:
    scene = Scenario()
    scene.deal(*(cards or (CHEAP, CHEAP_2, DEAR, DEAR_2)))
    scene.give(**stock)
    return scene


# --- three actions (END-7.1) ----------------------------------------------------------------------------------


@pytest.mark.rule("END-7.1")
def test_three_actions_in_any_order_each_once() -> None:
    scene = with_hand(hammer=9)
    scene.ruin(5, 7)
    scene.begin("industry")
    assert {type(each) for each in scene.offers(0)} == {Build, Sell, DiscardHand, Repair, SwapFirst, Done}
    scene.plan(Repair(4))
    assert {type(each) for each in scene.offers(0)} == {Build, Sell, DiscardHand, SwapFirst, Done}
    scene.plan(DiscardHand())
    assert {type(each) for each in scene.offers(0)} == {SwapFirst, Done}
    scene.plan(SwapFirst(0), ChoosePosition(1))
    assert scene.offers(0) == (Done(),)


@pytest.mark.rule("END-7.1")
def test_one_action_is_finished_before_the_next_is_begun() -> None:
    scene = with_hand(hammer=9)
    scene.ruin(5)
    scene.begin("industry")
    scene.plan(Sell(0))
    assert {type(each) for each in scene.offers(0)} == {Build, Sell, KeepHand, DiscardHand}
    scene.plan(KeepHand())
    assert {type(each) for each in scene.offers(0)} == {Repair, SwapFirst, Done}


@pytest.mark.rule("END-7.1")
@pytest.mark.parametrize("action", ["hand", "repair"])
def test_beginning_another_action_ends_the_abilities(action: str) -> None:
    scene = with_hand(hammer=9)
    scene.ruin(5)
    scene.put(4, MOVE)
    scene.begin("industry")
    scene.plan(SwapFirst(0), ChoosePosition(1))
    assert scene.offered(MoveFrom, 0)
    scene.plan(DiscardHand() if action == "hand" else Repair(4))
    assert not scene.offered(MoveFrom, 0)


@pytest.mark.rule("END-7.1")
def test_points_act_when_the_abilities_end_so_one_built_afterwards_does_not() -> None:
    scene = with_hand(POINTS)
    scene.put(4, DEAR)  # 3 points
    scene.begin("industry")
    scene.plan(SwapFirst(0), ChoosePosition(1))
    assert scene.mine().score == 0
    scene.plan(Build(0))
    assert scene.mine().score == 3
    scene.plan(ChoosePosition(0), Done())
    scene.finish()
    assert scene.me.score == 3


@pytest.mark.rule("END-7.1")
def test_abilities_that_were_not_begun_end_with_the_phase_and_only_points_act() -> None:
    scene = with_hand(POINTS)
    scene.put(4, REFRESH)
    scene.put(5, FREE_AXE, exhausted=True)
    scene.begin("industry")
    scene.plan(Build(0), ChoosePosition(0), Done())
    scene.finish()
    assert scene.me.score == 2
    assert [event.points for event in scene.told(AbilityActed)] == [2]
    assert scene.exhausted() == [FREE_AXE]


@pytest.mark.rule("END-7.1", "END-7.5")
def test_a_location_repaired_before_acts_in_the_same_phase() -> None:
    scene = with_hand(CHEAP, hammer=9)
    scene.ruin(1)  # the City
    scene.put(1, DEAR)
    scene.begin("industry")
    assert not scene.offered(SwapFirst, 0)
    scene.plan(Repair(0), SwapFirst(0), ChoosePosition(10), Done())
    assert scene.mine().score == 3


@pytest.mark.rule("END-7.1")
def test_until_done_a_player_may_start_over() -> None:
    scene = with_hand()
    scene.begin("industry")
    before = scene.match.observe(0)
    scene.plan(Sell(0), DiscardHand(), SwapFirst(0), ChoosePosition(5))
    scene.match.withdraw(0)
    assert scene.match.observe(0) == before


@pytest.mark.rule("END-7.1")
def test_results_are_shown_when_all_are_done() -> None:
    scene = with_hand()
    scene.begin("industry")
    before = scene.match.observe(1).view
    scene.plan(Build(0), ChoosePosition(3), KeepHand(), Done())
    assert scene.match.observe(1).view == before
    scene.plan(Done(), seat=1)
    assert scene.told(InnovationBuilt) == [InnovationBuilt(0, CHEAP, 3, 0, 0)]


# --- repair (END-7.5) -----------------------------------------------------------------------------------------


@pytest.mark.rule("END-7.5")
def test_one_location_per_phase_at_its_cost() -> None:
    scene = with_hand(hammer=5)
    scene.ruin(1, 5, 11)
    scene.begin("industry")
    assert scene.offered(Repair, 0) == [Repair(4), Repair(10)]  # the City costs 8
    scene.plan(Repair(4))
    assert scene.has("hammer") == 1
    assert scene.ruins() == [1, 11]
    assert scene.offered(Repair, 0) == []


@pytest.mark.rule("END-7.5", "END-9.3")
def test_adjacent_repair_discounts_add_up_and_only_under_healthy_locations() -> None:
    scene = Scenario()
    scene.ruin(7)  # Road 9 costs 3
    scene.put(6, CHEAPER)
    scene.put(8, card("fire", 2))
    scene.put(9, POINTS)
    scene.give(hammer=1)
    scene.begin("industry")
    assert scene.match.observe(0).view.empires[0].costs.repairs[6] == 1
    assert scene.offered(Repair, 0) == [Repair(6)]
    scene.finish()
    scene.ruin(8)
    scene.begin("industry")
    assert scene.offered(Repair, 0) == []  # what lies under a ruin gives nothing


@pytest.mark.rule("END-7.5", "END-9.3")
def test_a_repair_never_costs_less_than_nothing() -> None:
    scene = Scenario()
    scene.ruin(11)  # Farm 3 costs 1
    scene.put(10, CHEAPER, card("fire", 2))
    scene.begin("industry")
    assert scene.match.observe(0).view.empires[0].costs.repairs[10] == 0
    assert scene.offered(Repair, 0) == [Repair(10)]


# --- the City and moves (END-7.6, END-7.7) --------------------------------------------------------------------


@pytest.mark.rule("END-7.6")
def test_the_city_swaps_any_two_locations_also_destroyed_ones() -> None:
    scene = Scenario()
    scene.ruin(11)
    scene.put(11, FREE_AXE)
    scene.begin("industry")
    assert [each.position for each in scene.offered(SwapFirst, 0)] == list(range(11))
    scene.plan(SwapFirst(10))
    assert [each.position for each in scene.offers(0)] == list(range(10))
    scene.plan(ChoosePosition(1))
    assert scene.row()[1] == FARM_3
    assert scene.ruins() == [2]
    assert scene.under(2) == [FREE_AXE]
    assert scene.offered(SwapFirst, 0) == []
    scene.finish()
    assert scene.told(LocationsSwapped) == [LocationsSwapped(0, 10, 1, "city")]


@pytest.mark.rule("END-7.6")
def test_a_destroyed_city_swaps_nothing() -> None:
    scene = Scenario()
    scene.ruin(1)
    scene.begin("industry")
    assert scene.row()[0] == CITY
    assert scene.offered(SwapFirst, 0) == []


@pytest.mark.rule("END-7.7", "END-6.3")
def test_an_innovation_is_moved_under_a_location_with_the_fewest() -> None:
    scene = Scenario()
    scene.leave_only(1, 2, 3)
    scene.put(1, MOVE, FREE_AXE, exhausted=True)
    scene.put(3, CHEAP)
    scene.put(7, DEAR)  # under a ruin
    scene.begin("industry")
    assert scene.offered(MoveFrom, 0) == [MoveFrom(0), MoveFrom(2), MoveFrom(6)]
    scene.plan(MoveFrom(0))
    assert scene.offers(0) == (PickInnovation(1), PickInnovation(2))
    scene.plan(PickInnovation(2))
    assert scene.under(2) == [FREE_AXE]  # the only place
    assert scene.exhausted() == [MOVE, FREE_AXE]  # its marker came along
    assert scene.offered(MoveFrom, 0) == []


@pytest.mark.rule("END-7.7")
def test_also_from_a_ruin_and_also_this_very_one() -> None:
    scene = Scenario()
    scene.leave_only(1, 2)
    scene.put(1, MOVE)
    scene.put(7, DEAR)
    scene.begin("industry")
    assert scene.offered(MoveFrom, 0) == [MoveFrom(0), MoveFrom(6)]
    scene.plan(MoveFrom(0), Done())
    scene.finish()
    assert scene.under(2) == [MOVE]
    scene.begin("industry")
    scene.plan(MoveFrom(6))
    assert scene.under(1) == [DEAR]
    scene.finish()
    assert scene.told(InnovationMoved) == [InnovationMoved(0, MOVE, 0, 1), InnovationMoved(0, DEAR, 6, 0)]
    assert scene.me.score == 3  # it lies under a healthy location when the abilities end


@pytest.mark.rule("END-7.7")
def test_a_card_that_could_only_go_back_cannot_be_moved() -> None:
    scene = Scenario()
    scene.leave_only(1, 2)
    scene.put(1, MOVE)
    scene.put(2, CHEAP, CHEAP_2)
    scene.begin("industry")
    assert scene.offered(MoveFrom, 0) == [MoveFrom(1)]  # lifted from 1, only 1 itself has none


@pytest.mark.rule("END-7.7")
def test_an_ability_that_was_used_does_not_act_again_elsewhere() -> None:
    scene = Scenario()
    scene.put(1, REFRESH)
    scene.put(2, FREE_AXE, exhausted=True)
    scene.put(4, MOVE)
    scene.put(6, FREE_WHEAT, exhausted=True)
    scene.begin("industry")
    scene.plan(UseRefresh(0), MoveFrom(0), ChoosePosition(4))
    assert scene.under(5) == [REFRESH]
    assert scene.exhausted() == [FREE_WHEAT]
    assert scene.offered(UseRefresh, 0) == []
