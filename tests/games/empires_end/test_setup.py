"""END-2: set-up, and what is secret."""

from __future__ import annotations

from collections import Counter

import pytest

from clutch.engine.chance import Chance, seed_from, step_key
from clutch.engine.match import Match
from clutch.games.empires_end.components import Goods
from clutch.games.empires_end.events import BidShown, CardsDrawn, Converted
from clutch.games.empires_end.game import GAME
from clutch.games.empires_end.moves import BidAxes, BidCoins, Convert, DiscardHand, Done
from clutch.games.empires_end.state import State
from tests.games.empires_end.scenario import Scenario, card


def new_match(players: int, seed: int = 3, **options: str) -> Match:
    return Match(GAME, GAME.prepare(players, options), seed_from(seed))


@pytest.mark.rule("END-2.1")
@pytest.mark.parametrize("players", GAME.players)
def test_everybody_begins_with_two_of_each_token_four_cards_and_no_points(players: int) -> None:
    state: State = new_match(players).state
    for empire in state.empires:
        stock = empire.stock
        assert (stock.wheat, stock.axe, stock.hammer, stock.coin) == (2, 2, 2, 2)
        assert len(empire.hand) == 4
        assert empire.score == 0
    assert state.components.start == Goods(2, 2, 2, 2)
    assert len(state.deck) == 88 - 4 * players - 1  # a disaster is already there


@pytest.mark.rule("END-2.1")
def test_chance_comes_in_the_order_of_the_clause() -> None:
    match = new_match(3, seed=9)
    state: State = match.state
    chance = Chance(step_key(match.seed, 0))
    deck, conflicts = chance.shuffled(range(88)), chance.shuffled(range(11))
    first, row = chance.below(3), chance.shuffled(range(11))
    assert state.first == first
    assert [site.location for site in state.empires[0].row] == row
    assert state.conflict_deck == conflicts
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        assert state.empires[seat].hand == [deck.pop() for _ in range(4)]
    assert state.disasters[0].card == deck.pop()
    assert state.deck == deck


@pytest.mark.rule("END-2.2")
def test_all_lay_their_healthy_locations_out_in_the_same_order() -> None:
    state: State = new_match(4).state
    rows = [[(site.location, site.healthy) for site in empire.row] for empire in state.empires]
    assert rows[0] == rows[1] == rows[2] == rows[3]
    assert sorted(rows[0]) == [(location, True) for location in range(11)]


@pytest.mark.rule("END-2.2")
def test_anybody_may_be_first() -> None:
    assert set(Counter(new_match(4, seed).state.first for seed in range(40))) == {0, 1, 2, 3}


@pytest.mark.rule("END-2.3")
def test_hands_and_stocks_are_seen_by_their_owner_alone() -> None:
    match = new_match(2)
    for viewer in (0, 1, None):
        seen = match.observe(viewer).view
        for seat, empire in enumerate(seen.empires):
            assert (empire.hand is not None) == (seat == viewer)
            assert (empire.stock is not None) == (seat == viewer)
            assert empire.hand_size == 4
        assert seen.deck == len(match.state.deck)


@pytest.mark.rule("END-2.3")
def test_an_option_opens_all_stocks() -> None:
    seen = new_match(2, stocks="open").observe(None).view
    assert all(empire.stock is not None and empire.hand is None for empire in seen.empires)


@pytest.mark.rule("END-2.3")
def test_who_draws_cards_alone_sees_them() -> None:
    match = new_match(2)
    for viewer in (0, 1, None):
        drawn = [event for event in match.seen_events(0, viewer) if isinstance(event, CardsDrawn)]
        assert {event.seat for event in drawn if event.cards is not None} == {viewer} - {None}
        assert [event.count for event in drawn] == [4, 4]


@pytest.mark.rule("END-2.3")
def test_choices_made_at_once_are_secret_until_all_are_in() -> None:
    scene = Scenario()
    scene.give(axe=3)
    scene.give(axe=3, seat=1)
    scene.begin_conflict(0)
    before = scene.match.observe(1)
    scene.plan(BidAxes(3), BidCoins(0))
    assert scene.match.observe(1).view == before.view
    assert scene.match.observe(1).answered == (0,)
    scene.plan(BidAxes(0), BidCoins(0), seat=1)
    assert [event.axes for event in scene.told(BidShown)] == [3, 0]


@pytest.mark.rule("END-2.3")
def test_gains_and_payments_are_told_to_everybody() -> None:
    scene = Scenario()
    scene.give(wheat=1)
    scene.begin("economy")
    scene.plan(Convert("wheat", ("axe",)), Done())
    scene.finish()
    (converted,) = scene.told(Converted)
    assert converted.seen_by(1) == converted.seen_by(None) == converted


@pytest.mark.rule("END-2.3")
def test_discards_may_be_looked_through() -> None:
    scene = Scenario()
    scene.deal(card("fire", 1), card("fire", 2))
    scene.begin("industry")
    scene.plan(DiscardHand(), Done())
    scene.finish()
    assert scene.match.observe(1).view.discards == (card("fire", 1), card("fire", 2))
