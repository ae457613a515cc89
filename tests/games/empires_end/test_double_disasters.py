"""END-4: double disasters."""

from __future__ import annotations

import pytest

from clutch.games.empires_end.events import MarkerMoved
from clutch.games.empires_end.moves import BuyCoins, ChoosePosition, Fight, Suffer
from tests.games.empires_end.scenario import HARMLESS, Scenario, card

ONE, OTHER = card("rebellion", 8), HARMLESS  # axes only, position 8; wheat only, position 2


def scene_of(players: int = 3, *cards: int) -> Scenario:
    scene = Scenario(players)
    for seat in range(players):
        scene.give(wheat=5, axe=5, seat=seat)
    scene.begin("double_disaster", *(cards or (ONE, OTHER)))
    return scene


@pytest.mark.rule("END-4.1")
def test_both_must_be_dealt_with_in_either_order_and_have_their_own_piles() -> None:
    scene = scene_of()
    scene.decide(Fight(1, "wheat"))
    assert scene.match.deciders == (0,)
    assert scene.offers() == (Fight(0, "axe"), Suffer(0))
    scene.decide(Fight(0, "axe"))
    assert scene.match.deciders == (1,)
    assert [(each.heap.axe, each.heap.wheat) for each in scene.state.disasters] == [(1, 0), (0, 1)]


@pytest.mark.rule("END-4.1")
def test_who_has_suffered_one_goes_on_bidding_on_the_other() -> None:
    scene = scene_of()
    scene.decide(Suffer(0), ChoosePosition(0), Fight(1, "wheat"))
    scene.decide(Fight(1, "wheat"), Fight(1, "wheat"))
    assert scene.match.deciders == (0,)
    assert set(scene.offers()) == {Fight(1, "wheat"), Suffer(1)}


@pytest.mark.rule("END-4.1")
def test_what_one_disaster_gave_may_pay_for_the_other() -> None:
    scene = scene_of(3, card("fire", 9), OTHER)  # wheat or axe; wheat
    scene.give(wheat=2, axe=3)
    scene.decide(Fight(0, "wheat"), Fight(1, "wheat"))
    scene.decide(Fight(0, "wheat"), Fight(1, "wheat"), Fight(0, "axe"), Fight(1, "wheat"))
    assert scene.offers() == (Fight(0, "axe"), Suffer(0), Suffer(1))  # no wheat is left
    scene.decide(Suffer(0), ChoosePosition(0))
    assert set(scene.offers()) == {Fight(1, "wheat"), Suffer(1)}


@pytest.mark.rule("END-4.1", "END-3.7")
def test_a_shortage_comes_before_the_other_card_and_its_coins_may_fight_it() -> None:
    scene = scene_of()
    scene.give(axe=1)
    scene.decide(Suffer(0), ChoosePosition(0))
    assert scene.offers() == tuple(BuyCoins(count) for count in range(5))
    scene.decide(BuyCoins(1))
    assert scene.offers() == (Fight(1, "coin"), Suffer(1))


@pytest.mark.rule("END-4.2")
def test_only_who_suffers_the_second_takes_the_marker() -> None:
    scene = scene_of()
    scene.decide(Fight(0, "axe"), Fight(1, "wheat"))
    scene.decide(Suffer(1), ChoosePosition(0))
    assert scene.state.first == 0
    scene.decide(Fight(0, "axe"), Suffer(0))
    assert scene.told(MarkerMoved) == [MarkerMoved(2)]
    assert scene.state.first == 2


@pytest.mark.rule("END-4.2")
def test_the_phase_ends_when_both_are_suffered() -> None:
    scene = scene_of()
    scene.decide(Suffer(1), ChoosePosition(0), Suffer(0))
    assert scene.state.phase == 5
    scene.decide(ChoosePosition(2))
    assert (scene.state.phase, scene.state.asked) == (6, "bidding")


@pytest.mark.rule("END-4.3")
def test_both_on_the_same_location_destroy_its_neighbour_too() -> None:
    scene = scene_of(3, HARMLESS, card("fire", 2))
    scene.decide(Suffer(0), ChoosePosition(3), Suffer(1))
    assert scene.offers() == (ChoosePosition(0), ChoosePosition(2))
    scene.decide(ChoosePosition(0))
    assert scene.ruins() == [1, 2]


@pytest.mark.rule("END-4.3")
def test_of_two_players_each_loses_the_location_at_the_position() -> None:
    scene = scene_of(3, HARMLESS, card("fire", 2))
    scene.decide(Suffer(0), ChoosePosition(3), Fight(1, "axe"), Suffer(1))
    assert scene.ruins(0) == [2]
    assert scene.ruins(1) == [2]


@pytest.mark.rule("END-3.4")
def test_an_earthquake_of_the_first_can_act_on_the_second() -> None:
    scene = scene_of(3, card("earthquake", 11), HARMLESS)
    scene.decide(Suffer(0), ChoosePosition(1))  # under the location that the second threatens
    wheat = scene.has("wheat")
    scene.decide(Suffer(1))
    assert scene.has("wheat") == wheat + 3
