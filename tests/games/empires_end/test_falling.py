"""END-3.6 and END-3.7: the fall of an empire, and shortage."""

from __future__ import annotations

import pytest

from clutch.engine.errors import IllegalMove
from clutch.games.empires_end.events import (
    CoinsBought,
    EmpireFell,
    GameEnded,
)
from clutch.games.empires_end.moves import BuyCoins, ChoosePosition, Fight, Suffer
from tests.games.empires_end.scenario import (
    FREE_AXE,
    HARMLESS,
    Scenario,
    card,
)

WHEAT_ON_2 = HARMLESS
QUAKE_WHEAT = card("earthquake", 11)


# --- falling --------------------------------------------------------------------------------------------------


def last_stand(players: int) -> Scenario:
    """Seat 0 has only the City left, position 1, with an Earthquake; the others are whole."""
    scene = Scenario(players)
    scene.leave_only(1)
    scene.put(1, QUAKE_WHEAT)
    scene.put(5, FREE_AXE)
    scene.deal(card("fire", 1), card("fire", 2))
    scene.give(wheat=4, axe=2)
    for seat in range(1, players):
        scene.give(wheat=9, seat=seat)
    return scene


@pytest.mark.rule("END-3.6")
def test_who_loses_the_last_location_is_out_and_everything_goes() -> None:
    scene = last_stand(3)
    scene.begin("disaster", WHEAT_ON_2)
    scene.decide(Suffer(0))
    assert scene.me.out == 1
    assert scene.stock() == (0, 0, 0, 0)
    assert scene.me.hand == []
    assert all(site.innovations == [] and not site.healthy for site in scene.me.row)
    gone = [card("fire", 1), card("fire", 2), QUAKE_WHEAT, FREE_AXE, WHEAT_ON_2]
    assert scene.state.discards == gone
    assert scene.told(EmpireFell) == [EmpireFell(0, (card("fire", 1), card("fire", 2)), 1, tuple(gone))]


@pytest.mark.rule("END-3.6")
def test_the_marker_goes_to_the_next_still_in_and_the_others_play_on() -> None:
    scene = last_stand(3)
    scene.state.first = 2
    scene.begin("disaster", WHEAT_ON_2)
    scene.decide(Fight(0, "wheat"), Suffer(0))
    assert scene.state.first == 1
    assert scene.state.phase == 5  # a double disaster
    assert scene.match.deciders == (1,)


@pytest.mark.rule("END-3.6")
def test_who_is_out_is_skipped() -> None:
    scene = last_stand(3)
    scene.begin("disaster", WHEAT_ON_2, card("famine", 1), card("famine", 4))
    scene.decide(Suffer(0))
    seats: list[int] = []
    for number in (0, 1, 0, 1):
        seats += scene.match.deciders
        scene.decide(Fight(number, "wheat"))
    assert seats == [1, 1, 2, 2]
    for phase in ("economy", "industry", "combined"):
        scene.begin(phase)
        assert set(scene.match.deciders) == {1, 2}


@pytest.mark.rule("END-3.6")
def test_bids_of_who_is_out_stay_by_the_other_disaster() -> None:
    scene = last_stand(3)
    scene.begin("double_disaster", WHEAT_ON_2, card("famine", 1))
    scene.decide(Fight(1, "wheat"), Suffer(0))
    assert scene.me.out == 1
    assert scene.state.disasters[1].heap.wheat == 1
    assert scene.match.deciders == (1,)
    assert scene.state.first == 1
    scene.decide(Suffer(1), ChoosePosition(3))
    assert scene.has("wheat", 1) == 10


@pytest.mark.rule("END-3.6")
def test_a_player_left_alone_wins_at_once() -> None:
    scene = last_stand(2)
    scene.begin("disaster", WHEAT_ON_2)
    scene.decide(Suffer(0))
    outcome = scene.match.outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 1), "last-empire")
    assert scene.told(GameEnded) == [GameEnded((1,), "last-empire")]


@pytest.mark.rule("END-3.6")
def test_who_falls_later_ranks_above_who_fell_earlier_and_below_all_who_stayed() -> None:
    scene = Scenario(4)
    scene.leave_only(1)
    scene.leave_only(1, seat=1)
    scene.state.empires[0].score = 500
    scene.begin("double_disaster", WHEAT_ON_2, card("famine", 1))
    scene.decide(Suffer(0), Suffer(1))
    assert [empire.out for empire in scene.state.empires] == [1, 2, 0, 0]
    scene.leave_only(1, seat=2)
    scene.state.empires[3].score = -1000
    scene.begin("disaster", card("famine", 4))
    assert scene.match.deciders == (2,)
    scene.decide(Suffer(0))
    outcome = scene.match.outcome
    assert outcome is not None
    assert outcome.places == (4, 3, 2, 1)


# --- shortage -------------------------------------------------------------------------------------------------


@pytest.mark.rule("END-3.7")
@pytest.mark.parametrize("tokens", [0, 3, 4])
def test_with_fewer_than_five_tokens_coins_can_be_bought_up_to_five(tokens: int) -> None:
    scene = Scenario()
    scene.give(axe=tokens)
    scene.begin("disaster", WHEAT_ON_2)
    scene.decide(Suffer(0), ChoosePosition(0))
    assert scene.offers() == tuple(BuyCoins(count) for count in range(5 - tokens + 1))
    scene.decide(BuyCoins(5 - tokens))
    assert scene.stock() == (0, tokens, 0, 5 - tokens)
    assert scene.me.score == -2 * (5 - tokens)


@pytest.mark.rule("END-3.7")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_who_would_buy_more_hears_how_many_tokens_are_enough(language: str) -> None:
    scene = Scenario()
    scene.give(axe=3)
    scene.begin("disaster", WHEAT_ON_2)
    scene.decide(Suffer(0), ChoosePosition(0))
    with pytest.raises(IllegalMove) as error:
        scene.decide(BuyCoins(3))
    assert " 5 " in error.value.say(language, ("Ann", "Ben"))


@pytest.mark.rule("END-3.7")
def test_with_five_tokens_there_is_no_shortage() -> None:
    scene = Scenario()
    scene.give(axe=4, wheat=1)
    scene.begin("disaster", WHEAT_ON_2)
    scene.decide(Suffer(0), ChoosePosition(0))
    assert scene.told(CoinsBought) == []
    assert scene.state.phase == 5


@pytest.mark.rule("END-3.7")
def test_a_buyer_shows_the_stock_before_buying_who_buys_nothing_shows_nothing() -> None:
    scene = Scenario()
    scene.give(axe=2)
    scene.begin("disaster", WHEAT_ON_2)
    scene.decide(Suffer(0), ChoosePosition(0), BuyCoins(1))
    scene.decide(Suffer(0), ChoosePosition(2), BuyCoins(0))
    first, second = scene.told(CoinsBought)
    assert first.stock is not None
    assert (first.stock.axe, first.stock.coin) == (2, 0)
    assert second.stock is None
