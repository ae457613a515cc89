"""EGG-5: what each adventurer does; EGG-7: two players."""

from __future__ import annotations

import pytest

from clutch.engine.errors import IllegalMove
from clutch.games.eggs_and_empires.components import Adventurer
from clutch.games.eggs_and_empires.events import (
    CardLaid,
    EggDiscarded,
    EggKept,
    EggScouted,
    MarkerMoved,
    NothingDiscarded,
    NothingTaken,
    PriestessesCancelled,
)
from clutch.games.eggs_and_empires.moves import (
    ChooseAdventurer,
    ChooseAdventurers,
    DiscardEgg,
    DiscardNothing,
    GiveEgg,
    KeepEgg,
    LeaveEggs,
    TakeFaceDownEgg,
    TakeFaceUpEgg,
)
from clutch.games.eggs_and_empires.state import Mark, PileEgg
from tests.games.eggs_and_empires.scenario import Scenario


@pytest.mark.rule("EGG-5.1")
def test_bard_and_hero_do_nothing_but_pick() -> None:
    scene = Scenario(3, (5, 5))
    scene.reveal(10, 1, 9)
    assert scene.collected() == [(0, 10, 5), (2, 9, 5)]
    assert scene.state.turn == 2


@pytest.mark.rule("EGG-5.2")
def test_each_scout_sees_only_its_own_egg_and_it_is_one_more_in_the_next_turn() -> None:
    scene = Scenario(3, (5, 5), marker=1, next_eggs=(7, 8, 1, 2))
    scene.reveal(2, 2, 10)
    events = scene.told(EggScouted)
    assert [(event.scout, event.value) for event in events] == [(1, 7), (0, 8)]
    assert [events[0].seen_by(viewer).value for viewer in (0, 1, 2, None)] == [None, 7, None, None]
    views = [scene.match.observe(viewer).view.face_down for viewer in (0, 1, 2, None)]
    assert [[egg.value for egg in seen] for seen in views] == [[None, 8], [7, None], [None, None], [None, None]]
    assert len(scene.state.face_up) + len(scene.state.face_down) == 4


@pytest.mark.rule("EGG-5.3")
def test_a_shepherd_picks_just_ahead_of_the_blacksmiths() -> None:
    scene = Scenario(6, (9, 8, 7, 6), marker=0)
    scene.reveal(8, 3, 9, 8, 3, 10)
    for value in (9, 8, 7):
        scene.decide(TakeFaceUpEgg(value))
    assert scene.collected() == [(5, 10, 9), (2, 9, 8), (1, 3, 7), (4, 3, 6)]
    assert [event.seat for event in scene.told(CardLaid)] == [0, 3]


@pytest.mark.rule("EGG-5.3")
def test_without_a_blacksmith_a_shepherd_picks_as_a_three() -> None:
    scene = Scenario(3, (9, 8))
    scene.reveal(3, 4, 7)
    scene.decide(TakeFaceUpEgg(9))
    assert scene.collected() == [(2, 7, 9), (1, 4, 8)]


@pytest.mark.rule("EGG-5.4")
def test_a_courier_may_give_its_egg_to_any_other_player_or_keep_it() -> None:
    scene = Scenario(3, (9, -8))
    scene.reveal(10, 4, 1)
    scene.decide(TakeFaceUpEgg(9))
    assert scene.offers() == (GiveEgg(0), GiveEgg(2), KeepEgg())
    scene.decide(KeepEgg())
    assert scene.told(EggKept) == [EggKept(1)]
    assert scene.pile(1) == [-8]


@pytest.mark.rule("EGG-5.4")
def test_a_courier_cannot_give_to_itself() -> None:
    scene = Scenario(3, (9, -8))
    scene.reveal(10, 4, 1)
    scene.decide(TakeFaceUpEgg(9))
    with pytest.raises(IllegalMove, match=r"given to another player.*\[EGG-5\.4\]"):
        scene.decide(GiveEgg(1))


@pytest.mark.rule("EGG-5.4")
def test_a_courier_without_an_egg_is_not_asked() -> None:
    scene = Scenario(3, (9, 9))
    scene.reveal(10, 4, 8)
    assert scene.state.turn == 2


@pytest.mark.rule("EGG-5.5")
def test_a_merchant_without_an_egg_is_laid_on_the_pile_for_six() -> None:
    scene = Scenario(3, (9, 9))
    scene.reveal(10, 5, 8)
    assert scene.told(CardLaid) == [CardLaid(1, 5, 6)]
    scene = Scenario(3, (9, 9))
    scene.reveal(1, 5, 8)
    assert scene.told(CardLaid) == []
    assert Adventurer.MERCHANT in scene.state.areas[1].discards


@pytest.mark.rule("EGG-5.6")
def test_a_priest_with_an_egg_may_discard_any_egg_of_the_own_pile() -> None:
    scene = Scenario(3, (9, 2), turn=4)
    scene.state.areas[1].pile = [PileEgg(Mark(1, 1), 9, -5, (1, 2)), PileEgg(Mark(2, 0), 4, -5, None)]
    scene.state.areas[1].laid = [Adventurer.BLACKSMITH]
    scene.reveal(10, 6, 1)
    scene.decide(TakeFaceUpEgg(9))
    marks = (Mark(1, 1), Mark(2, 0), Mark(4, 1))
    assert scene.offers() == (*(DiscardEgg(mark) for mark in marks), DiscardNothing())  # not the Blacksmith
    scene.decide(DiscardEgg(Mark(1, 1)))
    event = scene.told(EggDiscarded)[0]
    assert event.seen_by(None) == EggDiscarded(1, -5, Mark(1, 1))  # the value is shown
    assert [egg.mark for egg in scene.state.areas[1].pile] == [Mark(2, 0), Mark(4, 1)]  # equal, but another egg
    assert -5 in scene.match.observe(None).view.gone_face_up


@pytest.mark.rule("EGG-5.6")
def test_a_priest_may_discard_nothing_and_without_an_egg_is_not_asked() -> None:
    scene = Scenario(3, (9, 2))
    scene.reveal(10, 6, 1)
    scene.decide(TakeFaceUpEgg(9))
    scene.decide(DiscardNothing())
    assert scene.told(NothingDiscarded) == [NothingDiscarded(1)]
    scene = Scenario(3, (9, 9))
    scene.state.areas[1].pile = [PileEgg(Mark(1, 1), 9, -5, None)]
    scene.reveal(10, 6, 8)
    assert scene.state.turn == 2


@pytest.mark.rule("EGG-5.7")
def test_a_mage_must_take_a_good_egg_or_a_face_down_one_if_a_good_one_is_there() -> None:
    scene = Scenario(3, (5, -4), face_down=[(2, -9)])
    scene.reveal(7, 1, 2)
    assert scene.offers() == (TakeFaceUpEgg(5), TakeFaceDownEgg(2))
    with pytest.raises(IllegalMove, match=r"never takes an exploding egg.*\[EGG-5\.7\]"):
        scene.decide(TakeFaceUpEgg(-4))


@pytest.mark.rule("EGG-5.7")
def test_a_mage_may_take_a_face_down_egg_or_pass_if_no_good_egg_lies_open() -> None:
    scene = Scenario(3, (-5, -4), face_down=[(2, -9)])
    scene.reveal(7, 1, 2)
    assert scene.offers() == (TakeFaceDownEgg(2), LeaveEggs())
    scene.decide(TakeFaceDownEgg(2))
    assert scene.collected()[0] == (0, 7, -9)  # and cannot be put back


@pytest.mark.rule("EGG-5.7")
def test_a_mage_takes_nothing_if_only_exploding_eggs_lie_open() -> None:
    scene = Scenario(3, (-5, -5))
    scene.reveal(7, 1, 2)
    assert scene.told(NothingTaken)[0] == NothingTaken(0, 7, "only_exploding")
    assert scene.collected() == [(2, 2, -5), (1, 1, -5)]


@pytest.mark.rule("EGG-5.7")
def test_a_priest_may_discard_the_face_down_egg_that_the_same_players_mage_took() -> None:
    scene = Scenario(2, (-5, -6), face_down=[(1, -9)])
    scene.reveal((7, 6), (1, 2))
    scene.decide(TakeFaceDownEgg(1))
    scene.decide(TakeFaceUpEgg(-5))
    scene.decide(DiscardEgg(Mark(1, 0, 0)))
    assert scene.pile(0) == [-5]


@pytest.mark.rule("EGG-5.8")
def test_a_blacksmith_without_an_egg_is_laid_on_the_pile_for_minus_four() -> None:
    scene = Scenario(3, (9, 9))
    scene.reveal(10, 9, 8)
    assert scene.told(CardLaid) == [CardLaid(2, 8, -4)]
    scene = Scenario(3, (9, 9))
    scene.reveal(1, 9, 8)
    assert scene.told(CardLaid) == []


@pytest.mark.rule("EGG-5.9")
def test_two_dark_priestesses_cancel_and_the_next_card_picks() -> None:
    scene = Scenario(4, (9, 9), marker=0)
    scene.reveal(9, 9, 7, 1)
    assert scene.collected() == [(2, 7, 9), (3, 1, 9)]
    assert scene.state.marker == 0  # not a tie


@pytest.mark.rule("EGG-5.9")
def test_a_single_dark_priestess_picks_as_a_nine() -> None:
    scene = Scenario(3, (9, 9))
    scene.reveal(9, 8, 7)
    assert scene.collected() == [(0, 9, 9), (1, 8, 9)]


@pytest.mark.rule("EGG-7.2")
def test_with_two_players_two_different_cards_are_played_and_two_eggs_may_be_collected() -> None:
    scene = Scenario(2, (9, 3))
    scene.state.areas[0].hand = [10, 10, 8, 1]
    assert scene.match.offers(0) == (ChooseAdventurers(8, 1), ChooseAdventurers(10, 1), ChooseAdventurers(10, 8))
    scene.reveal((10, 8), (1, 2))
    scene.decide(TakeFaceUpEgg(9))
    assert scene.collected() == [(0, 10, 9), (0, 8, 3)]
    assert [egg.mark for egg in scene.state.areas[0].pile] == [Mark(1, 0, 0), Mark(1, 0, 1)]


@pytest.mark.rule("EGG-7.2")
def test_even_a_single_possible_pair_is_asked() -> None:
    scene = Scenario(2, (9, 3))
    scene.state.areas[0].hand = [10, 10, 8, 8]
    assert scene.match.offers(0) == (ChooseAdventurers(10, 8),)
    assert scene.match.deciders == (0, 1)


@pytest.mark.rule("EGG-7.2")
@pytest.mark.parametrize(
    ("move", "said"),
    [
        (ChooseAdventurers(8, 8), "same number"),
        (ChooseAdventurers(1, 10), "higher card first"),
        (ChooseAdventurers(10, 7), r"do not hold Mage \(7\)"),
        (ChooseAdventurer(10), "plays two cards"),
    ],
)
def test_a_wrong_pair_is_rejected_and_told_why(move: object, said: str) -> None:
    scene = Scenario(2, (9, 3))
    scene.state.areas[0].hand = [10, 8, 8, 1]
    with pytest.raises(IllegalMove, match=said):
        scene.match.answer(0, move)


@pytest.mark.rule("EGG-7.4", "EGG-5.3", "EGG-5.8")
@pytest.mark.parametrize("marker", [0, 1])
def test_the_rulebooks_two_player_example(marker: int) -> None:
    """Eggs 13 and -6; A reveals Hero and Blacksmith, B Blacksmith and Shepherd."""
    scene = Scenario(2, (13, -6), marker=marker)
    scene.reveal((10, 8), (8, 3))
    scene.decide(TakeFaceUpEgg(13))
    assert scene.collected() == [(0, 10, 13), (1, 3, -6)]
    assert sorted(scene.told(CardLaid), key=lambda event: event.seat) == [CardLaid(0, 8, -4), CardLaid(1, 8, -4)]
    assert scene.told(MarkerMoved) == [MarkerMoved(1 - marker, "tie")]
    assert [len(area.hand) for area in scene.state.areas] == [4, 4]


@pytest.mark.rule("EGG-7.6")
def test_two_players_with_cancelled_priestesses_and_no_tie() -> None:
    scene = Scenario(2, (5, 4), marker=0)
    scene.reveal((10, 9), (9, 3))
    scene.decide(TakeFaceUpEgg(5))
    assert scene.collected() == [(0, 10, 5), (1, 3, 4)]
    assert scene.told(PriestessesCancelled) == [PriestessesCancelled((0, 1))]
    assert scene.state.marker == 0


@pytest.mark.rule("EGG-7.6")
def test_three_dark_priestesses_leave_all_eggs_and_the_marker_stays() -> None:
    scene = Scenario(3, (5, 4), marker=1)
    scene.reveal(9, 9, 9)
    assert scene.collected() == []
    assert scene.state.gone_face_up == [5, 4]
    assert scene.state.marker == 1


@pytest.mark.rule("EGG-7.6")
def test_three_blacksmiths_pick_from_the_marker_and_the_third_pays() -> None:
    scene = Scenario(3, (5, 4), marker=1)
    scene.reveal(8, 8, 8)
    scene.decide(TakeFaceUpEgg(5))
    assert scene.collected() == [(1, 8, 5), (2, 8, 4)]
    assert scene.told(CardLaid) == [CardLaid(0, 8, -4)]
    assert scene.told(MarkerMoved) == [MarkerMoved(2, "tie")]


@pytest.mark.rule("EGG-0.1")
def test_where_the_languages_differ_the_english_rules() -> None:
    """The Scout's egg is for the next turn; one draws back up to four; a Mage takes face-down exploding eggs."""
    scene = Scenario(2, (5, 4), next_eggs=(-9, 3, 2))
    scene.reveal((10, 2), (9, 1))
    scene.decide(TakeFaceUpEgg(5))
    assert [len(area.hand) for area in scene.state.areas] == [4, 4]
    assert (scene.state.turn, len(scene.state.face_down)) == (2, 1)
    scene.state.face_up = [-1, -2]
    scene.reveal((7, 1), (2, 3))
    scene.decide(TakeFaceDownEgg(0))
    assert (0, 7, -9) in scene.collected()
