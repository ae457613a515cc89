"""EGG-3 and EGG-4: a turn, and collecting eggs."""

from __future__ import annotations

import pytest

from clutch.engine.codec import encode
from clutch.engine.errors import IllegalMove
from clutch.games.eggs_and_empires.components import Adventurer
from clutch.games.eggs_and_empires.events import (
    AdventurersRevealed,
    CardLaid,
    CardsDrawn,
    EggCollected,
    EggDiscarded,
    EggGiven,
    EggLeft,
    EggScouted,
    EggsRevealed,
    MarkerMoved,
    NothingTaken,
    PriestessesCancelled,
)
from clutch.games.eggs_and_empires.moves import (
    ChooseAdventurer,
    DiscardEgg,
    DiscardNothing,
    GiveEgg,
    KeepEgg,
    TakeFaceDownEgg,
    TakeFaceUpEgg,
)
from clutch.games.eggs_and_empires.rules.rounds import points_on_pile
from clutch.games.eggs_and_empires.state import Mark, PileEgg
from tests.games.eggs_and_empires.scenario import Scenario


@pytest.mark.rule("EGG-3.1")
def test_a_choice_is_secret_and_may_be_changed_without_a_trace() -> None:
    scene = Scenario(3, (5, 3))
    scene.state.areas[0].hand = [1, 7, 10]
    before = scene.match.observe(1)
    scene.match.answer(0, ChooseAdventurer(10))
    scene.match.answer(0, ChooseAdventurer(7))
    seen = scene.match.observe(1)
    assert (seen.view, seen.offers, seen.answer) == (before.view, before.offers, None)
    assert seen.answered == (0,)
    assert scene.match.observe(0).answer == ChooseAdventurer(7)
    for seat in (1, 2):
        scene.match.answer(seat, scene.match.offers(seat)[0])
    assert scene.match.steps[-1][0] == ChooseAdventurer(7)
    revealed = scene.told(AdventurersRevealed)
    assert revealed[0].cards[0].cards == (7,)


@pytest.mark.rule("EGG-3.1")
def test_a_card_that_is_not_held_is_rejected_with_the_clause_and_the_offers() -> None:
    scene = Scenario(3, (5, 3))
    scene.state.areas[0].hand = [2, 6, 10]
    before = encode(scene.state)
    with pytest.raises(IllegalMove) as error:
        scene.match.answer(0, ChooseAdventurer(7))
    assert str(error.value) == (
        "You do not hold Mage (7). Choose one of: Scout (2) · Priest (6) · Hero (10).  [EGG-3.1]"
    )
    assert encode(scene.state) == before


@pytest.mark.rule("EGG-3.2", "EGG-4.1")
def test_the_highest_card_picks_first_until_the_eggs_are_gone() -> None:
    scene = Scenario(4, (5, 3))
    scene.reveal(1, 10, 4, 8)
    scene.decide(TakeFaceUpEgg(3))  # the player chooses which
    assert scene.collected() == [(1, 10, 3), (3, 8, 5)]
    assert [(event.seat, event.why) for event in scene.told(NothingTaken)] == [(2, "no_eggs"), (0, "no_eggs")]


@pytest.mark.rule("EGG-3.3")
def test_played_cards_and_unclaimed_eggs_are_discarded() -> None:
    scene = Scenario(3, (-2, -5), face_down=[(1, 4)])
    scene.reveal(7, 9, 9)  # the Priestesses cancel; the Mage may take the face-down egg only
    scene.decide(scene.offers()[-1])  # and leaves it
    assert [area.discards for area in scene.state.areas] == [[7], [9], [9]]
    assert scene.state.gone_face_up == [-2, -5]
    left = scene.told(EggLeft)
    assert left == [EggLeft(-2, None), EggLeft(-5, None), EggLeft(4, 1)]
    assert [left[2].seen_by(viewer).value for viewer in (0, 1, 2, None)] == [None, 4, None, None]
    assert [scene.match.observe(viewer).view.gone_face_down[0].value for viewer in (0, 1, 2, None)] == [
        None,
        4,
        None,
        None,
    ]


@pytest.mark.rule("EGG-3.3", "EGG-3.5")
def test_a_merchant_without_an_egg_stays_on_the_table_until_it_acts() -> None:
    scene = Scenario(3, (6, 7))
    scene.state.areas[0].pile = [PileEgg(Mark(0, 0), 9, -2, None)]
    scene.reveal(6, 5, 10)
    scene.decide(TakeFaceUpEgg(7))
    assert scene.state.phase == "turn_end"  # the Priest thinks
    assert scene.state.areas[1].discards == []
    assert scene.state.areas[1].laid == []
    scene.decide(DiscardNothing())
    assert scene.state.areas[1].laid == [Adventurer.MERCHANT]
    assert scene.state.areas[1].discards == []


@pytest.mark.rule("EGG-3.4", "EGG-5.2")
def test_scouts_act_from_the_marker_before_the_new_eggs_are_turned_up() -> None:
    scene = Scenario(4, (5, 3), marker=2, next_eggs=(11, 12, 1, 2))
    scene.reveal(2, 10, 9, 2)
    scene.decide(TakeFaceUpEgg(5))
    assert [(event.scout, event.value) for event in scene.told(EggScouted)] == [(3, 11), (0, 12)]
    assert scene.state.face_up == [1, 2]
    assert scene.told(EggsRevealed)[-1] == EggsRevealed(2, (1, 2))
    kinds = [type(event) for event in scene.happened]
    assert kinds.index(EggScouted) < kinds.index(EggsRevealed) < kinds.index(CardsDrawn)


@pytest.mark.rule("EGG-3.4", "EGG-5.2")
def test_in_the_ninth_turn_nothing_is_scouted_or_revealed() -> None:
    scene = Scenario(3, (5, 5), turn=9)
    scene.reveal(2, 10, 9)
    assert not scene.told(EggScouted)
    assert not [event for event in scene.told(EggsRevealed) if event.turn > 9]


@pytest.mark.rule("EGG-3.5")
def test_abilities_act_player_by_player_from_the_marker() -> None:
    scene = Scenario(4, (7, 6), marker=3)
    scene.reveal(5, 8, 6, 4)
    scene.decide(TakeFaceUpEgg(7))  # the Blacksmith takes 7, the Priest 6; Merchant and Courier none
    scene.decide(DiscardNothing())
    assert [(event.seat, event.card) for event in scene.told(CardLaid)] == [(0, 5)]
    scene = Scenario(4, (7, 6), marker=1)
    scene.reveal(8, 10, 5, 9)
    scene.decide(TakeFaceUpEgg(7))
    assert [(event.seat, event.points) for event in scene.told(CardLaid)] == [(2, 6), (0, -4)]


@pytest.mark.rule("EGG-3.5")
def test_the_new_eggs_are_known_when_the_courier_decides_also_in_turn_nine() -> None:
    scene = Scenario(3, (5, 3), next_eggs=(13, 12))
    scene.reveal(4, 10, 1)
    scene.decide(TakeFaceUpEgg(5))
    assert (scene.state.phase, scene.state.face_up) == ("turn_end", [13, 12])
    scene = Scenario(3, (5, 3), turn=9)
    scene.reveal(4, 10, 1)
    scene.decide(TakeFaceUpEgg(5))
    assert (scene.state.phase, scene.state.face_up) == ("turn_end", [])
    assert KeepEgg() in scene.offers()


@pytest.mark.rule("EGG-3.5")
def test_a_priest_may_discard_the_egg_of_the_same_players_courier_which_then_has_nothing_to_give() -> None:
    scene = Scenario(2, (-3, -6))
    scene.reveal((6, 4), (2, 1))
    scene.decide(TakeFaceUpEgg(-3))  # the Priest; the Courier must take -6
    assert scene.collected() == [(0, 6, -3), (0, 4, -6)]
    scene.decide(DiscardEgg(Mark(1, 0, 1)))
    assert scene.told(EggDiscarded) == [EggDiscarded(0, -6, Mark(1, 0, 1))]
    assert scene.state.turn == 2
    assert scene.pile(0) == [-3]


@pytest.mark.rule("EGG-3.5")
def test_a_given_egg_is_the_receivers_at_once_and_may_be_discarded_by_a_later_priest() -> None:
    scene = Scenario(3, (-8, 2), marker=0)
    scene.reveal(4, 6, 1)
    scene.decide(TakeFaceUpEgg(2))  # the Priest; the Courier must take -8
    scene.decide(GiveEgg(1))
    assert scene.pile(1) == [2, -8]
    assert DiscardEgg(Mark(1, 0)) in scene.offers()
    scene.decide(DiscardEgg(Mark(1, 0)))
    assert scene.pile(1) == [2]


@pytest.mark.rule("EGG-3.6")
def test_everyone_draws_up_to_three() -> None:
    scene = Scenario(3, (5, 3))
    scene.reveal(10, 9, 8)
    scene.decide(TakeFaceUpEgg(5))
    assert [len(area.hand) for area in scene.state.areas] == [3, 3, 3]
    drawn = scene.told(CardsDrawn)
    assert [event.seat for event in drawn] == [0, 1, 2]
    assert drawn[0].seen_by(0).cards is not None
    assert drawn[0].seen_by(1).cards is None


@pytest.mark.rule("EGG-3.7", "EGG-4.5")
def test_after_a_tie_the_marker_passes_left_once_however_many_ties() -> None:
    scene = Scenario(5, (5, 4, 3), marker=4)
    scene.reveal(8, 8, 7, 7, 1)
    scene.decide(TakeFaceUpEgg(5))
    scene.decide(TakeFaceUpEgg(4))
    assert scene.told(MarkerMoved) == [MarkerMoved(0, "tie")]


@pytest.mark.rule("EGG-3.7")
def test_without_a_tie_the_marker_stays() -> None:
    scene = Scenario(3, (5, 3), marker=1)
    scene.reveal(10, 9, 8)
    scene.decide(TakeFaceUpEgg(5))
    assert scene.state.marker == 1


@pytest.mark.rule("EGG-4.2")
def test_one_must_take_an_egg_and_a_single_possibility_is_not_asked() -> None:
    scene = Scenario(3, (-4, -4))  # equal eggs are one possibility
    scene.reveal(10, 9, 1)
    assert scene.collected() == [(0, 10, -4), (1, 9, -4)]


@pytest.mark.rule("EGG-4.2")
def test_face_up_and_face_down_eggs_are_offered_alike() -> None:
    scene = Scenario(3, (5, -3), face_down=[(2, 9)])
    scene.reveal(10, 9, 1)
    assert scene.offers() == (TakeFaceUpEgg(5), TakeFaceUpEgg(-3), TakeFaceDownEgg(2))


@pytest.mark.rule("EGG-4.2")
def test_the_collector_of_a_face_down_egg_sees_it_before_any_later_pick() -> None:
    scene = Scenario(3, (5, -3), face_down=[(2, 9)])
    scene.reveal(10, 9, 1)
    assert scene.match.observe(0).view.face_down[0].value is None
    scene.decide(TakeFaceDownEgg(2))
    assert scene.match.deciders == (1,)  # a later pick is still to come
    assert scene.match.observe(0).view.areas[0].pile[0].value == 9
    assert scene.match.observe(1).view.areas[0].pile[0].value is None


@pytest.mark.rule("EGG-4.3")
def test_one_egg_per_card_and_with_more_than_two_players_one_per_player() -> None:
    scene = Scenario(6, (5, 4, 3, 2))
    scene.reveal(10, 9, 8, 7, 1, 2)
    for value in (5, 4, 3):
        scene.decide(TakeFaceUpEgg(value))
    assert scene.collected() == [(0, 10, 5), (1, 9, 4), (2, 8, 3), (3, 7, 2)]


@pytest.mark.rule("EGG-4.4")
def test_a_card_that_takes_none_is_passed_over_and_with_two_players_the_other_card_still_picks() -> None:
    scene = Scenario(2, (-5, -6))
    scene.reveal((7, 3), (2, 1))
    assert scene.told(NothingTaken)[0] == NothingTaken(0, 7, "only_exploding")
    scene.decide(TakeFaceUpEgg(-5))
    assert scene.collected() == [(0, 3, -5), (1, 2, -6)]


@pytest.mark.rule("EGG-4.5")
def test_equal_numbers_pick_clockwise_from_the_marker() -> None:
    scene = Scenario(4, (9, 8), marker=2)
    scene.reveal(10, 1, 2, 10)
    scene.decide(TakeFaceUpEgg(9))
    assert scene.collected() == [(3, 10, 9), (0, 10, 8)]


@pytest.mark.rule("EGG-4.5")
def test_a_tie_counts_whether_or_not_eggs_were_left() -> None:
    scene = Scenario(4, (9, 8), marker=0)
    scene.reveal(10, 9, 1, 1)
    scene.decide(TakeFaceUpEgg(9))
    assert scene.state.marker == 1


@pytest.mark.rule("EGG-4.6")
def test_who_knows_an_egg_knows_it_wherever_it_goes() -> None:
    scene = Scenario(4, (6, 5), face_down=[(3, -9)])
    scene.reveal(4, 10, 9, 1)
    scene.decide(TakeFaceUpEgg(6))
    scene.decide(TakeFaceUpEgg(5))  # the Courier must take the face-down egg of seat 3
    collected = scene.told(EggCollected)[-1]
    assert (collected.seat, collected.scout, collected.known_to) == (0, 3, (0, 3))
    assert [collected.seen_by(viewer).value for viewer in (0, 1, 2, 3, None)] == [-9, None, None, -9, None]
    scene.decide(GiveEgg(1))
    given = scene.told(EggGiven)[-1]
    assert given.known_to == (0, 1, 3)
    values = [scene.match.observe(viewer).view.areas[1].pile[-1].value for viewer in (0, 1, 2, 3, None)]
    assert values == [-9, -9, None, -9, None]


@pytest.mark.rule("EGG-4.6")
def test_a_face_up_egg_is_known_to_all_on_a_pile() -> None:
    scene = Scenario(3, (6, 5))
    scene.reveal(10, 9, 1)
    scene.decide(TakeFaceUpEgg(6))
    assert [scene.match.observe(viewer).view.areas[0].pile[0].value for viewer in (0, 1, 2, None)] == [6, 6, 6, 6]


@pytest.mark.rule("EGG-4.7", "EGG-5.9", "EGG-5.7")
@pytest.mark.parametrize("marker", range(6))
def test_the_rulebooks_six_player_example(marker: int) -> None:
    """Eggs 13, 10, -6, -8; two Heroes, two Dark Priestesses, a Mage and a Bard."""
    scene = Scenario(6, (13, 10, -6, -8), marker=marker)
    scene.reveal(10, 9, 10, 9, 7, 1)
    first = 2 if marker in (1, 2) else 0
    assert scene.match.deciders == (first,)
    scene.decide(TakeFaceUpEgg(13))
    scene.decide(TakeFaceUpEgg(10))
    assert scene.told(PriestessesCancelled) == [PriestessesCancelled((1, 3))]
    assert scene.told(NothingTaken) == [NothingTaken(4, 7, "only_exploding")]
    assert scene.match.deciders == (5,)
    assert scene.offers() == (TakeFaceUpEgg(-6), TakeFaceUpEgg(-8))
    scene.decide(TakeFaceUpEgg(-6))
    assert scene.collected() == [(first, 10, 13), (2 - first, 10, 10), (5, 1, -6)]
    assert EggLeft(-8, None) in scene.told(EggLeft)
    assert scene.told(MarkerMoved) == [MarkerMoved((marker + 1) % 6, "tie")]


@pytest.mark.rule("EGG-4.8")
def test_a_received_egg_is_not_collected() -> None:
    scene = Scenario(4, (6, -7), marker=0)
    scene.reveal(4, 10, 1, 4)
    scene.decide(TakeFaceUpEgg(6))  # seat 0's Courier must take -7; the Courier of seat 3 takes none
    scene.decide(GiveEgg(3))
    assert scene.state.turn == 2  # seat 3's Courier cannot pass it on
    assert points_on_pile(scene.state, scene.state.areas[3]) == -7
