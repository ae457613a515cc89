"""END-5: the economy phase."""

from __future__ import annotations

import pytest

from clutch.games.empires_end.components import Token
from clutch.games.empires_end.events import AbilityActed, Converted
from clutch.games.empires_end.moves import Convert, Done, PickInnovation, Repeat
from tests.games.empires_end.scenario import FREE_AXE, FREE_HAMMER, FREE_WHEAT, REPLACE, Scenario, card

REPEAT, OTHER_REPEAT = card("invasion", 3), card("invasion", 9)
WHEAT_TO_COIN, COIN_TO_BOTH = card("invasion", 2), card("invasion", 5)
WHEAT_TO_BOTH = card("invasion", 7)
FOUR_POINTS = card("drought", 4)
BOTH: tuple[Token, ...] = ("axe", "hammer")


@pytest.mark.rule("END-5.1")
def test_gains_points_and_refreshes_come_first_and_are_not_asked() -> None:
    scene = Scenario()
    scene.put(1, FOUR_POINTS)
    scene.put(3, FREE_AXE, exhausted=True)  # beside the Road 17
    scene.begin("economy")
    assert scene.stock() == (1, 1, 1, 0)  # the three Farms
    assert scene.me.score == 4
    assert scene.exhausted() == []
    assert set(scene.offers(0)) == {Convert("wheat", ("axe",)), Convert("wheat", ("hammer",)), Done()}


@pytest.mark.rule("END-5.1")
def test_all_choose_at_once_and_results_are_shown_when_all_are_done() -> None:
    scene = Scenario()
    scene.begin("economy")
    assert scene.match.deciders == (0, 1)
    scene.plan(Convert("wheat", ("axe",)), Done())
    assert scene.told(Converted) == []
    assert scene.match.observe(1).view.empires[0].stock is None
    scene.plan(Done(), seat=1)
    assert scene.told(Converted) == [Converted(0, "wheat", ("axe",))]


@pytest.mark.rule("END-5.1")
def test_destroyed_locations_and_what_lies_under_them_do_nothing() -> None:
    scene = Scenario()
    scene.put(6, FOUR_POINTS, WHEAT_TO_COIN, REPEAT)
    scene.ruin(5, 6, 8, 11)
    scene.give(wheat=2)
    scene.begin("economy")
    assert scene.stock() == (2, 0, 0, 0)
    assert scene.me.score == 0
    assert scene.offers(0) == (Done(),)


@pytest.mark.rule("END-5.2")
def test_one_of_each_or_a_choice_up_to_the_number_shown() -> None:
    scene = Scenario()
    scene.ruin(5)  # without Road 14
    scene.put(1, WHEAT_TO_BOTH)
    scene.put(2, WHEAT_TO_COIN)
    scene.give(wheat=9)
    scene.begin("economy")
    assert set(scene.offers(0)) == {Convert("wheat", BOTH), Convert("wheat", ("coin",)), Done()}
    scene.plan(Convert("wheat", BOTH), Convert("wheat", BOTH))
    assert Convert("wheat", BOTH) not in scene.offers(0)
    scene.plan(*[Convert("wheat", ("coin",))] * 3)
    assert scene.stock() == (5, 3, 3, 3)
    assert scene.offers(0) == (Done(),)


@pytest.mark.rule("END-5.2")
def test_conversions_are_optional_and_there_again_in_the_next_phase() -> None:
    scene = Scenario()
    scene.give(wheat=3)
    scene.begin("economy")
    scene.plan(Convert("wheat", ("axe",)), Convert("wheat", ("axe",)))
    scene.finish()
    scene.begin("economy")
    assert Convert("wheat", ("axe",)) in scene.offers(0)
    scene.finish()
    assert scene.state.phase == 2


@pytest.mark.rule("END-5.2")
def test_a_conversion_that_can_do_less_is_used_up_first() -> None:
    """Coins go through the conversion of coins before they stand for wheat, so that wheat has its own left."""
    scene = Scenario()
    scene.ruin(5)
    scene.put(1, WHEAT_TO_BOTH)
    scene.put(2, COIN_TO_BOTH)
    scene.give(wheat=9, coin=9)
    scene.begin("economy")
    scene.plan(*[Convert("coin", BOTH)] * 2)
    assert Convert("wheat", BOTH) in scene.offers(0)
    scene.plan(*[Convert("wheat", BOTH)] * 2)
    assert scene.offers(0) == (Done(),)


@pytest.mark.rule("END-5.2")
def test_two_choices_of_one_are_pooled() -> None:
    scene = Scenario()
    scene.put(1, REPEAT)
    scene.give(wheat=9)
    scene.begin("economy")
    scene.plan(Repeat(4), *[Convert("wheat", ("hammer",))] * 4)  # two of the Road 14, and two more
    assert scene.offers(0) == (Done(),)
    assert scene.has("hammer") == 5


@pytest.mark.rule("END-5.3", "END-6.4")
def test_a_road_refreshes_adjacent_locations_also_destroyed_ones_but_not_its_own() -> None:
    scene = Scenario()
    scene.put(3, FREE_AXE, exhausted=True)
    scene.put(4, FREE_HAMMER, exhausted=True)  # the Road 17 itself
    scene.put(5, FREE_WHEAT, exhausted=True)
    scene.put(9, REPLACE, exhausted=True)  # two away from the Road 9
    scene.ruin(5)
    scene.begin("economy")
    assert scene.exhausted() == [FREE_HAMMER, REPLACE]
    (acted,) = [event for event in scene.told(AbilityActed) if event.refreshed]
    assert (acted.position, acted.refreshed) == (3, (FREE_AXE, FREE_WHEAT))


# --- repeat ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("END-5.4")
def test_another_ability_is_used_once_more() -> None:
    scene = Scenario()
    scene.put(1, REPEAT)
    scene.begin("economy")
    assert scene.offered(Repeat, 0) == [Repeat(4), Repeat(5), Repeat(7), Repeat(10)]  # Road 14 and the Farms
    scene.plan(Repeat(10))
    assert scene.stock() == (2, 1, 1, 0)
    assert scene.offered(Repeat, 0) == []


@pytest.mark.rule("END-5.4")
def test_a_conversion_is_repeated_with_its_full_number_also_before_its_first_use() -> None:
    scene = Scenario()
    scene.put(1, REPEAT)
    scene.give(wheat=9)
    scene.begin("economy")
    scene.plan(Repeat(4), *[Convert("wheat", ("axe",))] * 4)
    assert scene.offers(0) == (Done(),)


@pytest.mark.rule("END-5.4")
def test_a_repeat_cannot_be_repeated_but_two_may_repeat_the_same() -> None:
    scene = Scenario()
    scene.put(1, REPEAT)
    scene.put(2, OTHER_REPEAT)
    scene.begin("economy")
    assert Repeat(0) not in scene.offers(0)
    assert Repeat(1) not in scene.offers(0)
    scene.plan(Repeat(10), Repeat(10))
    assert scene.stock() == (3, 1, 1, 0)


@pytest.mark.rule("END-5.4")
def test_which_ability_is_asked_where_a_location_has_several_different_ones() -> None:
    scene = Scenario()
    scene.put(6, FREE_AXE, FOUR_POINTS, card("flood", 11), REPEAT)  # the Farm 11 gives a hammer as well
    scene.begin("economy")
    scene.plan(Repeat(5))
    assert scene.offers(0) == (PickInnovation(0), PickInnovation(2))
    scene.plan(PickInnovation(2))
    assert scene.mine().score == 8


@pytest.mark.rule("END-5.4")
def test_what_would_change_nothing_is_not_offered() -> None:
    scene = Scenario()
    scene.put(1, REPEAT)
    scene.put(2, card("plague", 6))  # 3 points per adjacent ruin
    scene.put(3, card("flood", 10))  # 2 axes per adjacent Army
    scene.begin("economy")
    assert [each.position for each in scene.offered(Repeat, 0)] == [4, 5, 7, 10]
    scene.finish()
    scene.ruin(3)
    scene.begin("economy")
    scene.plan(Repeat(1))
    assert scene.mine().score == 6


# --- the rulebook's example -----------------------------------------------------------------------------------


@pytest.mark.rule("END-5.5")
def test_the_example_of_the_rulebook() -> None:
    """Farm 11 and Farm 8 healthy, Farm 3 destroyed, an innovation on Road 14, nothing exhausted."""
    scene = Scenario()
    scene.ruin(11)
    scene.put(5, WHEAT_TO_BOTH)
    scene.put(6, FREE_AXE)
    scene.give(wheat=2)
    scene.begin("economy")
    assert scene.stock() == (2, 1, 1, 0)
    assert [(event.position, event.refreshed) for event in scene.told(AbilityActed) if event.seat == 0] == [
        (5, ()),
        (7, ()),
    ]  # Road 9 does nothing
    assert set(scene.offers(0)) == {
        Convert("wheat", ("axe",)),
        Convert("wheat", ("hammer",)),
        Convert("wheat", BOTH),
        Done(),
    }
