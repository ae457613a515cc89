"""END-3.8 and END-3.9: free bids, and other disasters instead."""

from __future__ import annotations

import pytest

from clutch.games.empires_end.events import DisasterReplaced, FreeBidMade
from clutch.games.empires_end.moves import BuyCoins, ChoosePosition, EndTurn, Fight, FreeBid, Replace, Suffer
from tests.games.empires_end.scenario import (
    FREE_AXE,
    FREE_HAMMER,
    FREE_WHEAT,
    HARMLESS,
    OTHER_REPLACE,
    REPLACE,
    Scenario,
    card,
)

WHEAT_ON_2 = HARMLESS
HAMMER_ON_3 = card("fire", 3)
WHEAT_ON_1 = card("famine", 1)


@pytest.mark.rule("END-3.8")
def test_a_free_bid_lays_nothing_by_the_card_and_is_the_bid_made() -> None:
    scene = Scenario()
    scene.put(5, FREE_WHEAT)
    scene.begin("disaster", WHEAT_ON_2)
    scene.decide(FreeBid(0, "wheat"))
    assert scene.exhausted() == [FREE_WHEAT]
    assert scene.state.disasters[0].heap.total == 0
    assert scene.match.deciders == (1,)


@pytest.mark.rule("END-3.8", "END-6.4")
def test_an_exhausted_innovation_or_one_under_a_ruin_bids_no_more() -> None:
    scene = Scenario()
    scene.put(5, FREE_WHEAT, exhausted=True)
    scene.put(6, card("famine", 2))
    scene.ruin(6)
    scene.begin("disaster", WHEAT_ON_2)
    assert scene.offers() == (Suffer(0),)


@pytest.mark.rule("END-3.8")
def test_a_free_bid_gained_earlier_in_the_turn_may_be_used() -> None:
    scene = Scenario(3)
    scene.begin("double_disaster", FREE_WHEAT, WHEAT_ON_2)
    scene.decide(Suffer(0), ChoosePosition(4), BuyCoins(0))
    assert scene.offers() == (FreeBid(1, "wheat"), Suffer(1))


@pytest.mark.rule("END-3.8")
def test_one_free_bid_is_for_one_card() -> None:
    scene = Scenario(3)
    scene.put(5, FREE_WHEAT)
    scene.begin("double_disaster", WHEAT_ON_1, WHEAT_ON_2)
    assert scene.offered(FreeBid) == [FreeBid(0, "wheat"), FreeBid(1, "wheat")]
    scene.decide(FreeBid(1, "wheat"))
    assert scene.offers() == (Suffer(0),)


@pytest.mark.rule("END-3.9")
def test_a_new_disaster_comes_and_all_that_lay_by_the_old_one_lies_by_it() -> None:
    scene = Scenario()
    scene.put(5, REPLACE)
    scene.give(wheat=2)
    scene.give(wheat=2, seat=1)
    scene.begin("disaster", WHEAT_ON_2, HAMMER_ON_3)
    scene.decide(Fight(0, "wheat"), EndTurn(), Fight(0, "wheat"), Replace(0))
    disaster = scene.state.disasters[0]
    assert disaster.card == HAMMER_ON_3
    assert disaster.heap.wheat == 2  # even what it does not accept
    assert scene.state.discards == [WHEAT_ON_2]
    assert scene.exhausted() == [REPLACE]
    assert scene.told(DisasterReplaced) == [DisasterReplaced(0, 0, 4, WHEAT_ON_2, HAMMER_ON_3, REPLACE)]
    scene.decide(Suffer(0))
    assert scene.ruins() == [3]  # the new target
    assert scene.has("wheat") == 3


@pytest.mark.rule("END-3.9")
def test_replacing_is_not_the_bid() -> None:
    scene = Scenario()
    scene.put(5, REPLACE)
    scene.give(hammer=1)
    scene.begin("disaster", WHEAT_ON_2, HAMMER_ON_3)
    scene.decide(Replace(0))
    assert scene.match.deciders == (0,)
    assert scene.offers() == (Fight(0, "hammer"), Suffer(0))


@pytest.mark.rule("END-3.9")
def test_a_fight_against_the_old_disaster_counts_for_the_new_one() -> None:
    scene = Scenario()
    scene.put(5, REPLACE)
    scene.give(wheat=2)
    scene.begin("disaster", WHEAT_ON_2, HAMMER_ON_3)
    scene.decide(Fight(0, "wheat"))
    assert scene.offers() == (Replace(0), EndTurn())
    scene.decide(Replace(0))
    assert scene.match.deciders == (1,)  # nothing is ready any more: the turn ended by itself


@pytest.mark.rule("END-3.9")
def test_several_may_be_used_in_one_turn_and_which_is_a_choice() -> None:
    scene = Scenario()
    scene.put(5, REPLACE)
    scene.put(6, OTHER_REPLACE)
    scene.begin("disaster", WHEAT_ON_2, HAMMER_ON_3, WHEAT_ON_1)
    scene.decide(Replace(0))
    assert scene.offers() == (ChoosePosition(4), ChoosePosition(5))
    scene.decide(ChoosePosition(5), Replace(0))
    assert scene.exhausted() == [REPLACE, OTHER_REPLACE]
    assert scene.state.disasters[0].card == WHEAT_ON_1


@pytest.mark.rule("END-3.9")
def test_not_after_suffering_and_not_on_another_s_turn() -> None:
    scene = Scenario(3)
    scene.put(5, REPLACE)
    scene.put(5, OTHER_REPLACE, seat=1)
    scene.give(wheat=9)
    scene.begin("double_disaster", WHEAT_ON_1, WHEAT_ON_2)
    scene.decide(Suffer(0), ChoosePosition(2))
    assert scene.offered(Replace) == [Replace(1)]
    assert scene.match.deciders == (0,)


@pytest.mark.rule("END-3.9")
def test_one_gained_earlier_in_the_turn_may_be_used() -> None:
    scene = Scenario(3)
    scene.give(wheat=9)
    scene.begin("double_disaster", REPLACE, WHEAT_ON_2, HAMMER_ON_3)
    assert scene.offered(Replace) == []
    scene.decide(Suffer(0), ChoosePosition(2), Replace(1))
    assert scene.state.disasters[1].card == HAMMER_ON_3


@pytest.mark.rule("END-3.9", "END-7.4")
def test_if_the_deck_is_empty_the_old_card_is_not_shuffled_in() -> None:
    scene = Scenario()
    scene.put(5, REPLACE)
    scene.begin("disaster", WHEAT_ON_2)
    scene.state.discards, scene.state.deck = [HAMMER_ON_3], []
    scene.decide(Replace(0))
    assert scene.state.disasters[0].card == HAMMER_ON_3
    assert scene.state.discards == [WHEAT_ON_2]
    assert scene.state.deck == []


@pytest.mark.rule("END-3.8")
def test_where_it_is_exhausted_is_a_choice_where_there_are_several() -> None:
    scene = Scenario()
    scene.put(4, FREE_HAMMER)
    scene.put(7, card("fire", 6))
    scene.begin("disaster", card("earthquake", 2))
    scene.decide(FreeBid(0, "hammer"))
    assert scene.offers() == (ChoosePosition(3), ChoosePosition(6))
    scene.decide(ChoosePosition(6))
    assert scene.exhausted() == [card("fire", 6)]
    assert scene.told(FreeBidMade) == [FreeBidMade(0, 0, "hammer", 6, card("fire", 6))]
    assert EndTurn() not in scene.offers()
    assert scene.match.deciders == (1,)


@pytest.mark.rule("END-3.8")
def test_it_must_be_a_resource_that_the_card_accepts() -> None:
    scene = Scenario()
    scene.put(4, FREE_AXE, FREE_HAMMER)
    scene.begin("disaster", card("fire", 9))  # accepts wheat and axe
    assert scene.offered(FreeBid) == [FreeBid(0, "axe")]
