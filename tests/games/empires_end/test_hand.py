"""END-7.2 to END-7.4: building, selling, keeping and discarding cards of the hand."""

from __future__ import annotations

import pytest

from clutch.games.empires_end.events import (
    CardsDrawn,
    DeckShuffled,
    HandDiscarded,
)
from clutch.games.empires_end.moves import (
    Build,
    ChoosePosition,
    DiscardHand,
    Done,
    KeepHand,
    Repair,
    Sell,
)
from tests.games.empires_end.scenario import Scenario, card

CHEAP, CHEAP_2, DEAR, DEAR_2 = card("fire", 1), card("fire", 2), card("drought", 3), card("drought", 4)


def with_hand(*cards: int, **stock: int) -> Scenario:
    scene = Scenario()
    scene.deal(*(cards or (CHEAP, CHEAP_2, DEAR, DEAR_2)))
    scene.give(**stock)
    return scene


def costs(scene: Scenario) -> tuple[int, ...]:
    """What the cards of the hand cost now."""
    seen = scene.match.observe(0).view.empires[0].costs
    assert seen is not None
    building: tuple[int, ...] = seen.building
    return building


@pytest.mark.rule("END-7.2")
@pytest.mark.parametrize(("ruins", "total"), [([], 2), ([2], 3), ([3], 3), ([2, 3], 4)])
def test_each_healthy_town_makes_one_card_cheaper(ruins: list[int], total: int) -> None:
    scene = with_hand(DEAR, DEAR_2, hammer=9)
    scene.ruin(*ruins)
    scene.begin("industry")
    scene.plan(Build(0), ChoosePosition(0), Build(0), ChoosePosition(4))
    assert 9 - scene.has("hammer") == total


@pytest.mark.rule("END-7.2")
def test_two_towns_do_not_make_the_same_card_cheaper() -> None:
    scene = with_hand()
    scene.begin("industry")
    assert costs(scene) == (0, 0, 1, 1)
    assert scene.offered(Build, 0) == [Build(0), Build(1)]  # there is no hammer to pay for the others
    scene.plan(Build(0), ChoosePosition(0))
    assert costs(scene) == (0, 1, 1)
    scene.plan(Sell(0))
    assert scene.offers(0) == (KeepHand(), DiscardHand())


@pytest.mark.rule("END-7.2")
def test_a_town_repaired_before_makes_cards_cheaper_too() -> None:
    scene = with_hand(hammer=6)
    scene.ruin(2, 3)
    scene.begin("industry")
    assert costs(scene) == (1, 1, 2, 2)
    scene.plan(Repair(2))
    assert costs(scene) == (0, 0, 1, 1)


@pytest.mark.rule("END-7.3")
@pytest.mark.parametrize(
    ("moves", "coins"),
    [((Sell(3), Sell(0)), 2), ((Build(0), ChoosePosition(3), Sell(0)), 1), ((Sell(0), Build(0), ChoosePosition(3)), 1)],
)
def test_at_most_two_cards_are_built_or_sold_in_any_mix(moves: tuple[Build | Sell, ...], coins: int) -> None:
    scene = with_hand()
    scene.begin("industry")
    scene.plan(*moves)
    assert scene.has("coin") == coins
    assert scene.offers(0) == (KeepHand(), DiscardHand())
    scene.plan(KeepHand())
    assert len(scene.mine().hand) == 2


@pytest.mark.rule("END-7.4")
def test_all_that_is_left_is_kept_or_discarded() -> None:
    for move, left in ((KeepHand(), [DEAR, DEAR_2]), (DiscardHand(), [])):
        scene = with_hand()
        scene.begin("industry")
        scene.plan(Sell(0), Sell(0), move)
        assert scene.mine().hand == left
    scene = with_hand()
    scene.begin("industry")
    scene.plan(DiscardHand())  # without a build or sale
    assert scene.mine().hand == []


@pytest.mark.rule("END-7.4")
def test_with_no_card_left_there_is_no_choice() -> None:
    scene = with_hand(CHEAP, CHEAP_2)
    scene.begin("industry")
    scene.plan(Sell(0), Sell(0))
    assert Done() in scene.offers(0)


@pytest.mark.rule("END-7.4")
def test_discards_come_together_from_the_first_player_clockwise_before_anyone_draws() -> None:
    scene = with_hand()
    scene.deal(card("flood", 1), card("flood", 2), seat=1)
    scene.state.first = 1
    scene.begin("industry")
    scene.plan(Sell(3), DiscardHand(), Done())
    assert scene.state.discards == []
    scene.plan(DiscardHand(), Done(), seat=1)
    assert scene.state.discards == [card("flood", 1), card("flood", 2), DEAR_2, CHEAP, CHEAP_2, DEAR]
    assert scene.order(HandDiscarded, CardsDrawn) == ["HandDiscarded"] * 2 + ["CardsDrawn"] * 2


@pytest.mark.rule("END-7.4")
def test_all_draw_up_to_four_from_the_first_player_clockwise_also_who_did_nothing() -> None:
    scene = with_hand(CHEAP)
    scene.state.first = 1
    scene.begin("industry")
    top = list(reversed(scene.state.deck))
    scene.finish()
    assert scene.state.empires[1].hand == top[:4]
    assert scene.me.hand == [CHEAP, *top[4:7]]


@pytest.mark.rule("END-7.4")
def test_when_the_deck_is_empty_the_discards_are_shuffled() -> None:
    scene = with_hand()
    scene.deal(*(card("flood", target) for target in range(1, 5)), seat=1)
    scene.begin("industry")
    scene.state.deck = [card("plague", 1), card("plague", 2)]
    scene.plan(DiscardHand(), Done())
    scene.plan(Done(), seat=1)
    assert scene.told(DeckShuffled) == [DeckShuffled(4)]
    assert scene.me.hand[:2] == [card("plague", 2), card("plague", 1)]
    assert set(scene.me.hand[2:]) < {CHEAP, CHEAP_2, DEAR, DEAR_2}
    assert scene.state.discards == []
