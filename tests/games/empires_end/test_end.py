"""END-10: the combined phase, the end, the quick game."""

from __future__ import annotations

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.match import Match
from clutch.games.empires_end.events import AbilityActed, EmpireFounded, GameEnded, PhaseBegan, ScoreCounted
from clutch.games.empires_end.game import GAME
from clutch.games.empires_end.moves import (
    BeginEconomy,
    BeginIndustry,
    Build,
    ChoosePosition,
    Convert,
    Done,
    FoundWith,
    KeepCards,
    RedrawCards,
    Sell,
    SwapFirst,
)
from clutch.games.empires_end.state import Empire, State
from tests.games.empires_end.scenario import Scenario, card
from tests.play import play_out

# --- combined (END-10.1) --------------------------------------------------------------------------------------


@pytest.mark.rule("END-10.1")
def test_each_chooses_which_comes_first_and_each_is_whole() -> None:
    scene = Scenario(3)
    scene.deal(card("drought", 4), card("flood", 6))  # built, they act in an economy that comes later
    scene.give(hammer=2)
    scene.begin("combined")
    assert scene.match.deciders == (0, 1, 2)
    assert scene.offers(0) == (BeginEconomy(), BeginIndustry())
    scene.plan(BeginIndustry(), Build(0), ChoosePosition(0), Build(0), ChoosePosition(1))
    assert scene.stock() == (0, 0, 1, 0)
    scene.plan(Done())
    assert scene.stock() == (1, 1, 2, 1)  # the economy follows by itself
    assert scene.mine().score == 4
    assert set(scene.offers(0)) > {Done(), Convert("wheat", ("axe",))}
    scene.plan(Done())
    assert scene.offers(0) == ()


@pytest.mark.rule("END-10.1")
def test_with_the_economy_first_its_hammers_can_be_spent() -> None:
    scene = Scenario(3)
    scene.deal(card("drought", 4))
    scene.begin("combined")
    scene.plan(BeginEconomy(), Done())
    assert Build(0) in scene.offers(0)
    assert not scene.offered(Convert, 0)
    scene.plan(Build(0), ChoosePosition(0), Done())
    assert scene.mine().score == 0
    scene.plan(BeginIndustry(), SwapFirst(0), ChoosePosition(1), Done(), Done(), seat=1)
    scene.plan(BeginEconomy(), Done(), Done(), seat=2)
    assert len(scene.told(AbilityActed)) == 9  # three Farms each
    assert [len(empire.hand) for empire in scene.state.empires] == [4, 4, 4]  # drawn after the whole phase
    assert scene.state.phase == 22


# --- the end (END-10.2) ---------------------------------------------------------------------------------------


def last_conflict(*scores: int) -> Scenario:
    """The last conflict; whoever bids nothing gets the same there."""
    scene = Scenario(len(scores))
    for empire, score in zip(scene.state.empires, scores, strict=True):
        empire.score = score
    scene.begin_conflict(0)
    scene.state.phase = 25
    return scene


@pytest.mark.rule("END-10.2")
def test_the_score_is_track_and_healthy_locations_and_final_innovations() -> None:
    scene = last_conflict(5, 0)
    scene.ruin(1)
    scene.put(2, card("drought", 2))  # 2 per coin
    scene.finish()
    assert scene.told(ScoreCounted)[0] == ScoreCounted(0, 5 + 6, 150 - 32, 2, 11 + 118 + 2)
    outcome = scene.match.outcome
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((2, 1), (131, 156))
    assert scene.told(GameEnded) == [GameEnded((1,), "last-phase")]


@pytest.mark.rule("END-10.2")
def test_of_equal_scores_who_has_more_healthy_locations_wins() -> None:
    scene = last_conflict(3, 0)
    scene.ruin(11)
    scene.finish()
    outcome = scene.match.outcome
    assert outcome is not None
    assert outcome.scores == (156, 156)
    assert outcome.places == (2, 1)


@pytest.mark.rule("END-10.2")
def test_otherwise_the_victory_is_shared() -> None:
    scene = last_conflict(0, 0, -1)
    scene.finish()
    outcome = scene.match.outcome
    assert outcome is not None
    assert outcome.places == (1, 1, 3)
    assert scene.match.deciders == ()


# --- the quick game (END-10.3) --------------------------------------------------------------------------------


def quick(players: int = 2, *hand: int) -> Match:
    """A quick game; seat 0 is dealt this hand."""
    match = Match(GAME, GAME.prepare(players, {"length": "quick"}), seed_from(4))
    state: State = match.state
    for slot, number in enumerate(hand):
        other = state.empires[0].hand[slot]
        for pile in (state.deck, *(empire.hand for empire in state.empires)):
            pile[:] = [other if each == number else each for each in pile]
        state.empires[0].hand[slot] = number
    return match


def empire_of(match: Match, seat: int = 0) -> Empire:
    """As its player sees it."""
    empire: Empire = match.state_of(seat).empires[seat]
    return empire


def keep(match: Match) -> None:
    for seat in match.deciders:
        match.answer(seat, KeepCards())


def found_anyhow(match: Match, seat: int) -> None:
    while match.state.asked == "founding" and seat not in match.pending:
        match.answer(seat, match.offers(seat)[0])


def ruins(match: Match, seat: int = 0) -> list[int]:
    return [number for number, site in enumerate(empire_of(match, seat).row, 1) if not site.healthy]


@pytest.mark.rule("END-10.3")
def test_all_choose_at_once_whether_to_draw_a_new_hand() -> None:
    match = quick(3)
    state: State = match.state
    hands = [list(empire.hand) for empire in state.empires]
    top = list(reversed(state.deck))
    assert match.deciders == (0, 1, 2)
    match.answer(0, RedrawCards())
    match.answer(1, KeepCards())
    assert state.discards == []
    match.answer(2, RedrawCards())
    redrawing = [seat for seat in state.seats_in if seat != 1]
    assert state.discards == [number for seat in redrawing for number in hands[seat]]
    assert state.empires[redrawing[0]].hand == top[:4]
    assert state.empires[redrawing[1]].hand == top[4:8]
    assert state.empires[1].hand == hands[1]


@pytest.mark.rule("END-10.3")
def test_two_disasters_are_suffered_before_the_game_and_shown_together() -> None:
    match = quick(2, card("earthquake", 2), card("famine", 5), card("flood", 7), card("flood", 8))
    keep(match)
    state: State = match.state
    first = state.first
    match.answer(0, FoundWith(0))
    assert match.offers(0) == (FoundWith(1), FoundWith(2), FoundWith(3))
    match.answer(0, FoundWith(1))
    assert ruins(match) == [2, 5]
    assert len(match.offers(0)) == 9
    match.answer(0, ChoosePosition(2))
    assert [each.position for each in match.offers(0)] == [0, 3, 5, 6, 7, 8, 9, 10]  # under another location
    match.answer(0, ChoosePosition(0))
    assert all(site.healthy for site in state.empires[0].row)  # nothing is shown yet
    found_anyhow(match, 1)
    assert ruins(match) == [2, 5]
    assert [site.innovations[0].card for site in empire_of(match).row if site.innovations] == [
        card("famine", 5),
        card("earthquake", 2),
    ]
    assert state.first == first
    founded = [event for event in match.events[-1] if isinstance(event, EmpireFounded)]
    assert EmpireFounded(0, (card("earthquake", 2), card("famine", 5)), (card("flood", 7), card("flood", 8))) in founded


@pytest.mark.rule("END-10.3")
def test_the_same_target_twice_takes_a_neighbour() -> None:
    match = quick(2, card("fire", 5), card("flood", 5), card("flood", 11), card("fire", 11))
    keep(match)
    match.answer(0, FoundWith(0))
    match.answer(0, FoundWith(1))
    assert match.offers(0) == (ChoosePosition(3), ChoosePosition(5))
    match.answer(0, ChoosePosition(5))
    assert ruins(match) == [5, 6]
    match.withdraw(0)
    match.answer(0, FoundWith(3))
    match.answer(0, FoundWith(2))
    assert ruins(match) == [10, 11]  # no choice at the end of the row


@pytest.mark.rule("END-10.3")
def test_no_earthquake_acts_and_the_stock_is_as_at_the_beginning() -> None:
    match = quick(2, card("earthquake", 11), card("earthquake", 7), card("flood", 1), card("flood", 2))
    keep(match)
    for move in (FoundWith(0), FoundWith(1), ChoosePosition(1), ChoosePosition(2)):
        match.answer(0, move)
    empire = empire_of(match)
    assert (empire.score, empire.stock.total) == (0, 8)


@pytest.mark.rule("END-10.3", "END-7.4")
def test_hands_are_of_two_cards_from_then_on() -> None:
    match = quick(2)
    keep(match)
    for seat in match.deciders:
        found_anyhow(match, seat)
    state: State = match.state
    assert [len(empire.hand) for empire in state.empires] == [2, 2]
    assert len(state.discards) == 4
    assert [event for event in match.events[-1] if isinstance(event, PhaseBegan)] == [PhaseBegan(8, "disaster")]
    play_out(match)
    assert match.outcome is not None
    if match.outcome.reason == "last-phase":
        assert len(state.conflicts_gone) == 3
    assert all(len(empire.hand) <= 2 for empire in state.empires)


@pytest.mark.rule("END-10.3", "END-7.3")
def test_both_cards_can_be_sold_in_a_quick_game() -> None:
    scene = Scenario(2, length="quick")
    scene.deal(card("fire", 1), card("fire", 2))
    scene.begin("industry")
    scene.plan(Sell(0), Sell(0), Done())
    scene.finish()
    assert [len(empire.hand) for empire in scene.state.empires] == [2, 2]
