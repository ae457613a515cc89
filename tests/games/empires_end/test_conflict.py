"""END-8: the conflict phase."""

from __future__ import annotations

import pytest

from clutch.games.empires_end.events import (
    BidShown,
    BonusWon,
    ConflictRevealed,
    LocationsSwapped,
    MarkerTakenOff,
    TierReached,
    Tokens,
)
from clutch.games.empires_end.moves import BidAxes, BidCoins, Refresh
from tests.games.empires_end.scenario import (
    CITY,
    FARM_3,
    FREE_AXE,
    FREE_HAMMER,
    FREE_WHEAT,
    REPLACE,
    Scenario,
    card,
)

KNOWN = 0  # the card that the rulebook shows
WITH_REFRESH = 2  # 3 to 5: 2 points and a refresh symbol; 6 or more: 5 points and two; Uprising 3 with position 6
STRENGTH_1, STRENGTH_2 = card("rebellion", 4), card("rebellion", 2)


def bid(scene: Scenario, *bids: tuple[int, int]) -> None:
    """Axes and coins of every seat."""
    for seat, (axes, coins) in enumerate(bids):
        scene.plan(BidAxes(axes), BidCoins(coins), seat=seat)


# --- strength and bids ----------------------------------------------------------------------------------------


@pytest.mark.rule("END-8.1", "END-9.4")
def test_basic_strength_is_that_of_healthy_armies_and_innovations() -> None:
    scene = Scenario()
    scene.put(1, STRENGTH_2)
    scene.put(2, STRENGTH_1)
    scene.put(4, card("plague", 3))  # 1 per adjacent ruin
    scene.ruin(2, 3, 10)
    scene.begin_conflict(KNOWN)
    assert scene.told(ConflictRevealed) == [ConflictRevealed(KNOWN)]
    assert scene.match.observe(None).view.empires[0].strength == 2 + 2 + 1
    scene.finish()
    assert [event.basic for event in scene.told(BidShown)] == [5, 4]


@pytest.mark.rule("END-8.2")
def test_axes_and_coins_are_bid_at_once_and_leave_the_stock() -> None:
    scene = Scenario()
    scene.give(1, 2, 3, 4)
    scene.begin_conflict(KNOWN)
    assert scene.match.deciders == (0, 1)
    assert scene.offers(0) == (BidAxes(0), BidAxes(1), BidAxes(2))
    scene.plan(BidAxes(2))
    assert len(scene.offers(0)) == 5
    scene.plan(BidCoins(1))
    assert scene.state.empires[0].stock.axe == 2  # nothing is shown yet
    scene.plan(BidAxes(0), BidCoins(0), seat=1)
    assert scene.told(BidShown) == [BidShown(0, 4, 2, 1, 7), BidShown(1, 4, 0, 0, 4)]
    assert scene.stock() == (1 + 2, 0, 3, 3 + 1)  # with tier and bonus


@pytest.mark.rule("END-8.2")
def test_a_bid_may_be_changed_until_all_have_bid() -> None:
    scene = Scenario()
    scene.give(axe=3)
    scene.begin_conflict(KNOWN)
    scene.plan(BidAxes(3), BidCoins(0))
    scene.match.withdraw(0)
    scene.plan(BidAxes(1), BidCoins(0))
    scene.plan(BidAxes(0), BidCoins(0), seat=1)
    assert scene.told(BidShown)[0].axes == 1


@pytest.mark.rule("END-8.2")
def test_any_number_can_be_bid_twenty_at_a_time() -> None:
    scene = Scenario()
    scene.give(axe=43)
    scene.begin_conflict(KNOWN)
    assert len(scene.offers(0)) == 21
    scene.plan(BidAxes(20), BidAxes(20))
    assert scene.offers(0) == tuple(BidAxes(count) for count in range(4))
    scene.plan(BidAxes(2), BidCoins(0))
    scene.finish()
    assert scene.told(BidShown)[0].axes == 42


# --- tiers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("END-8.3")
@pytest.mark.parametrize(("strength", "points"), [(0, -4), (2, -4), (3, 0), (4, 3), (6, 3), (7, 7), (11, 7)])
def test_each_gets_the_one_tier_that_fits(strength: int, points: int) -> None:
    scene = Scenario()
    scene.ruin(9, 10)
    scene.give(axe=strength)
    scene.give(axe=12, seat=1)
    scene.begin_conflict(KNOWN)
    bid(scene, (strength, 0), (12, 0))
    assert scene.me.score == points
    assert scene.has("wheat") == (2 if strength >= 7 else 0)
    assert len(scene.told(TierReached)) == (1 if strength == 3 else 2)


@pytest.mark.rule("END-8.3")
def test_all_with_the_highest_total_win_the_bonus() -> None:
    scene = Scenario(3)
    scene.ruin(9, seat=2)
    scene.begin_conflict(KNOWN)
    scene.finish()
    assert [event.seat for event in scene.told(BonusWon)] == [0, 1]
    assert [empire.score for empire in scene.state.empires] == [6, 6, -4]
    assert [event.seat for event in scene.told(LocationsSwapped)] == [2]


# --- refresh --------------------------------------------------------------------------------------------------


@pytest.mark.rule("END-8.4")
def test_a_symbol_takes_off_one_marker_of_the_player_s_choice_also_under_a_ruin() -> None:
    scene = Scenario()
    scene.put(1, FREE_AXE, FREE_WHEAT, exhausted=True)
    scene.put(2, REPLACE, exhausted=True)
    scene.ruin(2)
    scene.begin_conflict(WITH_REFRESH)
    scene.finish()
    assert scene.match.deciders == (0,)
    assert scene.offers() == (Refresh(0, "axe"), Refresh(0, "wheat"), Refresh(1, "replace"))
    scene.decide(Refresh(1, "replace"))
    assert scene.exhausted() == [FREE_AXE, FREE_WHEAT]
    assert scene.told(MarkerTakenOff) == [MarkerTakenOff(0, 1, REPLACE)]


@pytest.mark.rule("END-8.4", "END-8.7")
def test_who_has_symbols_for_all_markers_is_not_asked_and_an_unused_symbol_is_lost() -> None:
    scene = Scenario()
    scene.put(1, FREE_AXE, exhausted=True)
    scene.begin_conflict(WITH_REFRESH)
    scene.finish()
    assert scene.exhausted() == []
    assert scene.state.asked == "disaster"
    assert scene.state.refreshes == []


@pytest.mark.rule("END-8.4")
def test_one_marker_at_a_time() -> None:
    scene = Scenario()
    scene.put(1, FREE_AXE, FREE_WHEAT, FREE_HAMMER, exhausted=True)
    scene.give(axe=2)
    scene.begin_conflict(WITH_REFRESH)
    bid(scene, (2, 0), (0, 0))
    scene.decide(Refresh(0, "hammer"))
    assert scene.offers() == (Refresh(0, "axe"), Refresh(0, "wheat"))
    scene.decide(Refresh(0, "axe"))
    assert scene.exhausted() == [FREE_WHEAT]


@pytest.mark.rule("END-8.4")
def test_alike_markers_at_one_location_are_no_choice() -> None:
    scene = Scenario()
    scene.put(1, FREE_WHEAT, card("famine", 2), exhausted=True)
    scene.begin_conflict(WITH_REFRESH)
    scene.finish()
    assert len(scene.exhausted()) == 1
    assert scene.state.asked == "disaster"


# --- uprising -------------------------------------------------------------------------------------------------


@pytest.mark.rule("END-8.5")
def test_the_uprising_swaps_the_locations_named_with_their_innovations() -> None:
    scene = Scenario()
    scene.ruin(2, 6)  # the third healthiest is then the Road 17
    scene.put(4, FREE_AXE)
    scene.give(axe=1, seat=1)
    scene.begin_conflict(WITH_REFRESH)
    bid(scene, (0, 0), (1, 0))
    assert scene.told(LocationsSwapped) == [LocationsSwapped(0, 3, 5, "uprising")]
    assert scene.under(6) == [FREE_AXE]
    assert scene.ruins() == [2, 4]  # the one at the position was a ruin


@pytest.mark.rule("END-8.5")
def test_nothing_happens_if_both_are_the_same_or_too_few_are_healthy() -> None:
    scene = Scenario()
    scene.leave_only(3, 9)
    scene.give(axe=1, seat=1)
    scene.begin_conflict(WITH_REFRESH)
    bid(scene, (0, 0), (1, 0))
    assert scene.told(LocationsSwapped) == []
    scene = Scenario()
    scene.leave_only(11, 10)
    scene.me.row[10], scene.me.row[0] = scene.me.row[0], scene.me.row[10]
    scene.me.row[10].healthy = True  # the City is at position 11
    scene.give(axe=9, seat=1)
    scene.begin_conflict(KNOWN)
    bid(scene, (0, 0), (9, 0))
    assert scene.told(LocationsSwapped) == []


# --- order and the rulebook's example -------------------------------------------------------------------------


@pytest.mark.rule("END-8.6")
def test_the_example_of_the_rulebook() -> None:
    """A is seat 0 with basic strength 5, B seat 1 with 3; the City of A swaps with the Farm at position 11."""
    scene = Scenario()
    scene.put(1, STRENGTH_1)
    scene.ruin(9, seat=1)
    scene.put(1, card("rebellion", 7), seat=1)
    scene.give(axe=2)
    scene.give(axe=4, coin=1, seat=1)
    scene.begin_conflict(KNOWN)
    bid(scene, (2, 0), (4, 1))
    assert scene.told(BidShown) == [BidShown(0, 5, 2, 0, 7), BidShown(1, 3, 4, 1, 8)]
    assert scene.told(TierReached) == [TierReached(seat, 7, Tokens(wheat=2), 0) for seat in (0, 1)]
    assert scene.told(BonusWon) == [BonusWon(1, 3, Tokens(coin=1))]
    assert [empire.score for empire in scene.state.empires] == [7, 10]
    assert scene.stock() == (2, 0, 0, 0)
    assert scene.stock(1) == (2, 0, 0, 1)
    assert (scene.row()[0], scene.row()[10]) == (FARM_3, CITY)
    assert scene.row(1)[0] == CITY


@pytest.mark.rule("END-8.7")
def test_tiers_then_refreshes_from_the_first_player_then_bonus_then_uprising() -> None:
    scene = Scenario(3)
    scene.state.first = 1
    for seat, cards in enumerate(((FREE_AXE, FREE_WHEAT), (FREE_HAMMER, REPLACE))):
        scene.put(1, *cards, seat=seat, exhausted=True)
    scene.give(axe=1, seat=2)
    scene.begin_conflict(WITH_REFRESH)
    bid(scene, (0, 0), (0, 0), (1, 0))
    assert scene.order(TierReached, BonusWon) == ["TierReached"] * 3
    assert scene.match.deciders == (1,)
    scene.decide(Refresh(0, "hammer"))
    assert scene.match.deciders == (0,)
    scene.decide(Refresh(0, "axe"))
    assert scene.order(TierReached, MarkerTakenOff, BonusWon, LocationsSwapped) == [
        *["TierReached"] * 3,
        *["MarkerTakenOff"] * 2,
        "BonusWon",
        *["LocationsSwapped"] * 2,
    ]
    assert scene.state.conflicts_gone == [WITH_REFRESH]
    assert scene.state.conflict is None
