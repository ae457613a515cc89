"""END-6: innovations; where they go, when they act."""

from __future__ import annotations

import pytest

from clutch.games.empires_end.moves import Build, ChoosePosition, Done, FreeBid, Repair, Suffer, SwapFirst
from tests.games.empires_end.scenario import FREE_AXE, FREE_WHEAT, HARMLESS, Scenario, card

FOUR_POINTS = card("drought", 4)  # economy


def positions(scene: Scenario, seat: int | None = None) -> list[int]:
    """What is offered, counted from 1."""
    return [each.position + 1 for each in scene.offered(ChoosePosition, seat)]


@pytest.mark.rule("END-6.1")
def test_an_innovation_goes_under_a_healthy_location_with_the_fewest() -> None:
    scene = Scenario()
    scene.leave_only(1, 2, 3, 4)
    scene.put(1, card("fire", 1))
    scene.put(2, card("fire", 2), card("fire", 4))
    scene.put(3, card("fire", 5))
    scene.put(4, card("fire", 7))
    scene.begin("disaster", card("drought", 11))  # the nearest to position 11 is 4
    scene.decide(Suffer(0))
    assert positions(scene) == [1, 3]
    scene.decide(ChoosePosition(2))
    assert scene.under(3) == [card("fire", 5), card("drought", 11)]


@pytest.mark.rule("END-6.1")
def test_the_only_place_is_not_asked_and_a_ruin_is_none() -> None:
    scene = Scenario()
    for position in range(3, 12):
        scene.put(position, card("fire", position))
    scene.ruin(1)
    scene.begin("disaster", HARMLESS)
    scene.put(2, card("plague", 2))
    scene.state.empires[0].row[10].innovations.clear()
    scene.decide(Suffer(0))
    assert scene.under(11) == [HARMLESS]


@pytest.mark.rule("END-6.1")
def test_the_rulebook_s_rule_of_no_second_before_all_have_one() -> None:
    """Two built after each other, as page 11 of the rulebook tells: the second finds the first place taken."""
    scene = Scenario()
    scene.leave_only(2, 3, 6)
    scene.deal(card("fire", 1), card("fire", 2), card("fire", 4), card("fire", 5))
    scene.begin("industry")
    scene.plan(Build(0))
    assert positions(scene, 0) == [2, 3, 6]
    scene.plan(ChoosePosition(2), Build(0))
    assert positions(scene, 0) == [2, 6]


@pytest.mark.rule("END-6.2")
def test_an_innovation_is_inert_under_a_ruin_and_acts_again_after_the_repair() -> None:
    scene = Scenario()
    scene.put(7, FOUR_POINTS)
    scene.give(hammer=5)
    scene.ruin(7)
    scene.begin("economy")
    assert scene.me.score == 0
    scene.finish()
    scene.begin("industry")
    scene.plan(Repair(6), Done())
    scene.finish()
    scene.begin("economy")
    assert scene.me.score == 4


@pytest.mark.rule("END-6.3")
def test_innovations_move_with_their_location() -> None:
    scene = Scenario()
    scene.put(1, FREE_AXE, exhausted=True)
    scene.put(11, FOUR_POINTS)
    scene.begin("industry")
    scene.plan(SwapFirst(0), ChoosePosition(10))
    assert scene.under(11) == [FREE_AXE]
    assert scene.under(1) == [FOUR_POINTS]
    assert scene.exhausted() == [FREE_AXE]


@pytest.mark.rule("END-6.4")
def test_only_disaster_innovations_are_exhausted_by_use_and_stay_so() -> None:
    scene = Scenario()
    scene.put(1, FOUR_POINTS)
    scene.put(2, FREE_WHEAT)
    scene.begin("disaster", HARMLESS)
    scene.decide(FreeBid(0, "wheat"), Suffer(0), ChoosePosition(2))
    scene.begin("economy")
    scene.finish()
    scene.begin("economy")
    assert scene.me.score == 8
    assert scene.exhausted() == [FREE_WHEAT]
    scene.finish()
    scene.begin("disaster", card("famine", 1))
    scene.state.seat = 0
    assert scene.offered(FreeBid) == []
