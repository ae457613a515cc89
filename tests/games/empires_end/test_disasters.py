"""END-3: the disaster phase; fighting and suffering."""

from __future__ import annotations

import pytest

from clutch.games.empires_end.events import (
    AbilityActed,
    CoinsBought,
    DisasterRevealed,
    DisasterSuffered,
    InnovationGained,
    LocationDestroyed,
    MarkerMoved,
)
from clutch.games.empires_end.moves import BuyCoins, ChoosePosition, Fight, FreeBid, Replace, Suffer
from tests.games.empires_end.scenario import (
    CITY,
    FARM_3,
    FREE_WHEAT,
    HARMLESS,
    REPLACE,
    Scenario,
    card,
)

WHEAT_ON_2 = HARMLESS
ANY_ON_3 = card("plague", 3)  # accepts all three
QUAKE_WHEAT, QUAKE_COINS, QUAKE_POINTS = card("earthquake", 11), card("earthquake", 6), card("earthquake", 7)


# --- fight or suffer ------------------------------------------------------------------------------------------


@pytest.mark.rule("END-3.1")
def test_the_top_card_is_revealed_and_threatens_the_location_at_its_position_everywhere() -> None:
    scene = Scenario()
    scene.begin("disaster", ANY_ON_3)
    assert scene.told(DisasterRevealed) == [DisasterRevealed(0, ANY_ON_3)]
    assert scene.state.card(scene.state.disasters[0].card).target == 3
    scene.decide(Suffer(0), ChoosePosition(0), BuyCoins(0))
    assert scene.ruins() == [3]


@pytest.mark.rule("END-3.2")
def test_from_the_first_player_clockwise_round_and_round_until_somebody_suffers() -> None:
    scene = Scenario(3)
    scene.state.first = 1
    for seat in range(3):
        scene.give(wheat=9, seat=seat)
    scene.begin("disaster", WHEAT_ON_2)
    seats: list[int] = []
    for _ in range(5):
        seats += scene.match.deciders
        scene.decide(Fight(0, "wheat"))
    assert seats == [1, 2, 0, 1, 2]
    scene.decide(Suffer(0))
    assert scene.told(DisasterSuffered)[0].seat == 0


@pytest.mark.rule("END-3.2")
def test_only_what_the_card_accepts_or_a_coin_is_a_bid() -> None:
    scene = Scenario()
    scene.give(1, 1, 1, 1)
    scene.begin("disaster", WHEAT_ON_2)
    assert scene.offers() == (Fight(0, "wheat"), Fight(0, "coin"), Suffer(0))


@pytest.mark.rule("END-3.2")
def test_who_cannot_pay_must_suffer_and_is_asked_all_the_same() -> None:
    scene = Scenario()
    scene.give(axe=5)
    scene.begin("disaster", WHEAT_ON_2)
    assert scene.match.deciders == (0,)
    assert scene.offers() == (Suffer(0),)


@pytest.mark.rule("END-3.2", "END-3.8", "END-3.9")
def test_who_cannot_pay_may_still_bid_for_free_or_replace_the_disaster() -> None:
    scene = Scenario()
    scene.put(5, FREE_WHEAT, REPLACE)
    scene.begin("disaster", WHEAT_ON_2)
    assert set(scene.offers()) == {FreeBid(0, "wheat"), Suffer(0), Replace(0)}


@pytest.mark.rule("END-3.3", "END-3.4")
def test_what_is_paid_lies_by_the_card_until_somebody_suffers_and_takes_it_all() -> None:
    scene = Scenario()
    scene.give(wheat=1, axe=3)
    scene.give(hammer=1, coin=1, seat=1)
    scene.begin("disaster", ANY_ON_3)
    scene.decide(Fight(0, "wheat"), Fight(0, "hammer"), Fight(0, "axe"), Fight(0, "coin"))
    heap = scene.state.disasters[0].heap
    assert (heap.wheat, heap.axe, heap.hammer, heap.coin) == (1, 1, 1, 1)
    assert scene.stock() == (0, 2, 0, 0)
    scene.decide(Suffer(0))
    assert scene.stock() == (1, 3, 1, 1)


@pytest.mark.rule("END-3.4")
def test_suffering_has_its_order() -> None:
    scene = Scenario()
    scene.state.first = 1
    scene.put(2, QUAKE_WHEAT)
    scene.give(wheat=1, seat=1)
    scene.begin("disaster", WHEAT_ON_2)
    scene.decide(Fight(0, "wheat"), Suffer(0), ChoosePosition(0), BuyCoins(1))
    kinds = (DisasterSuffered, MarkerMoved, LocationDestroyed, AbilityActed, InnovationGained, CoinsBought)
    assert scene.order(*kinds) == [kind.__name__ for kind in kinds]
    assert scene.state.first == 0
    assert scene.stock() == (4, 0, 0, 1)


@pytest.mark.rule("END-3.4")
def test_all_earthquakes_under_the_destroyed_location_act_and_no_others() -> None:
    scene = Scenario()
    scene.put(2, QUAKE_WHEAT, QUAKE_POINTS)
    scene.put(3, QUAKE_COINS)
    scene.begin("disaster", WHEAT_ON_2)
    scene.decide(Suffer(0), ChoosePosition(0))
    assert scene.stock() == (3, 0, 0, 0)
    assert scene.me.score == 8


@pytest.mark.rule("END-3.4")
def test_an_earthquake_does_not_act_on_the_disaster_that_brought_it() -> None:
    scene = Scenario()
    scene.begin("disaster", QUAKE_WHEAT)  # position 11
    scene.decide(Suffer(0), ChoosePosition(3))
    assert scene.under(4) == [QUAKE_WHEAT]
    assert scene.told(AbilityActed) == []


# --- targets --------------------------------------------------------------------------------------------------


@pytest.mark.rule("END-3.5")
def test_of_two_equally_near_locations_the_player_chooses() -> None:
    scene = Scenario()
    scene.ruin(3)
    scene.begin("disaster", ANY_ON_3)
    scene.decide(Suffer(0))
    assert scene.offers() == (ChoosePosition(1), ChoosePosition(3))
    scene.decide(ChoosePosition(3))
    assert scene.ruins() == [3, 4]


@pytest.mark.rule("END-3.5")
def test_two_equally_near_ones_further_off_are_a_choice_too() -> None:
    scene = Scenario()
    scene.ruin(2, 3, 4)
    scene.begin("disaster", ANY_ON_3)
    scene.decide(Suffer(0))
    assert scene.offers() == (ChoosePosition(0), ChoosePosition(4))


@pytest.mark.rule("END-3.5")
@pytest.mark.parametrize(
    ("kind", "target", "ruins", "hit"), [("plague", 3, [2, 3], 4), ("earthquake", 1, [1], 2), ("fire", 11, [10, 11], 9)]
)
def test_the_nearest_healthy_location_is_destroyed_instead(kind: str, target: int, ruins: list[int], hit: int) -> None:
    scene = Scenario()
    scene.ruin(*ruins)
    scene.begin("disaster", card(kind, target))  # type: ignore[arg-type]  # of the table above
    scene.decide(Suffer(0))
    assert scene.ruins() == sorted([*ruins, hit])


# --- the rulebook's example -----------------------------------------------------------------------------------


@pytest.mark.rule("END-3.10", "END-6.1")
def test_the_example_of_the_rulebook() -> None:
    """The second disaster of a two-player game: a Fire on position 9, the Farm 3. A is seat 0, B seat 1."""
    scene = Scenario()
    for empire in scene.state.empires:
        empire.row[8], empire.row[10] = empire.row[10], empire.row[8]
    first = card("flood", 5)
    scene.ruin(5, seat=1)
    scene.put(2, first, seat=1)
    scene.give(2, 2, 2, 2)
    scene.give(2, 2, 2, 2, seat=1)
    scene.state.first = 1  # B suffered the first
    scene.begin("disaster", card("fire", 9))
    assert scene.row()[8] == FARM_3
    assert scene.match.deciders == (1,)
    scene.decide(Fight(0, "wheat"), Fight(0, "axe"), Suffer(0))
    assert scene.stock(1) == (2, 3, 2, 2)  # the own wheat back, and A's axe
    assert scene.state.first == 1
    assert scene.ruins(1) == [5, 9]
    free = [position for position in range(11) if position + 1 not in (2, 5, 9)]
    assert scene.offers() == tuple(ChoosePosition(position) for position in free)  # not where the first one is
    scene.decide(ChoosePosition(0))
    assert scene.row(1)[0] == CITY
    assert scene.under(1, seat=1) == [card("fire", 9)]
    assert scene.ruins() == []
