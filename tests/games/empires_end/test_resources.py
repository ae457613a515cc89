"""END-1.3: resources, and coins instead of them."""

from __future__ import annotations

import pytest

from clutch.games.empires_end.moves import BidAxes, BidCoins, Build, Convert, Done, Fight, PayCoins, Repair, Suffer
from tests.games.empires_end.scenario import Scenario, card


@pytest.mark.rule("END-1.3")
def test_a_coin_fights_any_disaster_and_stays_a_coin() -> None:
    scene = Scenario()
    scene.give(coin=1)
    scene.give(coin=1, seat=1)
    scene.begin("disaster", card("fire", 3))  # accepts hammers only
    scene.decide(Fight(0, "coin"), Fight(0, "coin"))
    assert scene.state.disasters[0].heap.coin == 2
    scene.decide(Suffer(0))
    assert scene.has("coin") == 2


@pytest.mark.rule("END-1.3")
def test_a_coin_may_be_the_wheat_of_a_conversion_but_does_not_become_a_coin() -> None:
    scene = Scenario()
    scene.put(1, card("invasion", 2))  # three times, wheat into coin
    scene.give(coin=1)
    scene.begin("economy")
    scene.me.stock.wheat = 0
    assert scene.offered(Convert, 0) == [Convert("coin", ("axe",)), Convert("coin", ("hammer",))]
    scene.me.stock.wheat = 1
    assert set(scene.offered(Convert, 0)) == {
        Convert("wheat", ("coin",)),
        Convert("wheat", ("axe",)),
        Convert("wheat", ("hammer",)),
        Convert("coin", ("axe",)),
        Convert("coin", ("hammer",)),
    }


@pytest.mark.rule("END-1.3")
def test_who_pays_hammers_chooses_how_many_coins_are_among_them() -> None:
    scene = Scenario()
    scene.ruin(5)  # costs 4
    scene.give(hammer=3, coin=2)
    scene.begin("industry")
    scene.plan(Repair(4))
    assert scene.offers(0) == (PayCoins(1), PayCoins(2))
    scene.plan(PayCoins(2))
    assert (scene.has("hammer"), scene.has("coin")) == (1, 0)


@pytest.mark.rule("END-1.3")
def test_a_mix_that_is_no_choice_is_not_asked() -> None:
    scene = Scenario()
    scene.ruin(2, 3)  # no Towns
    scene.deal(card("fire", 1))
    scene.give(hammer=1)
    scene.begin("industry")
    scene.plan(Build(0))
    assert scene.has("hammer") == 0
    assert PayCoins(0) not in scene.offers(0)


@pytest.mark.rule("END-1.3")
def test_the_supply_is_not_limited() -> None:
    scene = Scenario()
    scene.give(wheat=36)
    scene.begin("economy")
    assert scene.has("wheat") == 37


@pytest.mark.rule("END-1.3")
def test_a_conversion_takes_one_token_at_a_time() -> None:
    scene = Scenario()
    scene.give(wheat=3)
    scene.begin("economy")
    scene.plan(Convert("wheat", ("axe",)), Convert("wheat", ("hammer",)))
    assert scene.offers(0) == (Done(),)  # twice, as Road 14 says
    assert scene.stock() == (2, 2, 2, 0)  # 3 and 1 of the Farm, less 2


@pytest.mark.rule("END-1.3")
def test_coins_are_bid_in_a_conflict_like_axes() -> None:
    scene = Scenario()
    scene.give(coin=2)
    scene.begin_conflict(0)
    assert scene.offers(0) == (BidAxes(0),)
    scene.plan(BidAxes(0))
    assert scene.offers(0) == (BidCoins(0), BidCoins(1), BidCoins(2))
