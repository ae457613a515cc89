"""EGG-2 and EGG-6: set-up, mulligans, rounds, scoring and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.match import Match
from clutch.engine.outcome import Outcome
from clutch.engine.seats import clockwise
from clutch.games.eggs_and_empires.components import Adventurer, egg_deck
from clutch.games.eggs_and_empires.events import (
    EggsRevealed,
    HandDealt,
    HandRedrawn,
    LaidCard,
    MarkerMoved,
    PileShown,
    RoundBegan,
    TokenWon,
)
from clutch.games.eggs_and_empires.game import GAME
from clutch.games.eggs_and_empires.moves import KeepHand, RedrawHand
from clutch.games.eggs_and_empires.rules.outcome import is_decided, outcome
from clutch.games.eggs_and_empires.state import Mark, PileEgg, State
from tests.games.eggs_and_empires.scenario import Scenario
from tests.play import play_on, play_out


def new_match(players: int, seed: int = 1, **options: str) -> Match:
    return Match(GAME, GAME.prepare(players, options), seed_from(seed))


def is_in_round(round_: int) -> Callable[[State], bool]:
    return lambda state: state.round == round_


@pytest.mark.rule("EGG-1.0")
def test_left_is_the_next_seat_clockwise() -> None:
    assert clockwise(2, 4) == [2, 3, 0, 1]


@pytest.mark.rule("EGG-2.2", "EGG-7.1")
@pytest.mark.parametrize(("players", "hand", "pile"), [(2, 4, 16), (3, 3, 7), (6, 3, 7)])
def test_everyone_is_dealt_a_hand(players: int, hand: int, pile: int) -> None:
    match = new_match(players)
    assert RoundBegan(1, hand + pile) in match.events[0]
    state: State = match.state
    for area in state.areas:
        assert (len(area.hand), len(area.draw_pile)) == (hand, pile)
        copies = 2 if players == 2 else 1
        assert Counter(area.hand + area.draw_pile) == Counter(list(Adventurer) * copies)


@pytest.mark.rule("EGG-2.4", "EGG-2.1")
@pytest.mark.parametrize(("players", "eggs"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_eggs_are_revealed_by_number_of_players(players: int, eggs: int) -> None:
    match = new_match(players)
    match.answer_all({seat: KeepHand() for seat in range(players)})
    state: State = match.state
    assert len(state.face_up) == eggs
    assert sorted(state.face_up + state.egg_deck) == sorted(egg_deck(state.components, players))
    assert EggsRevealed(1, tuple(state.face_up)) in match.events[-1]


@pytest.mark.rule("EGG-2.5")
def test_a_random_player_gets_the_marker() -> None:
    holders = Counter(new_match(4, seed).state.marker for seed in range(200))
    assert set(holders) == {0, 1, 2, 3}
    assert min(holders.values()) > 25


@pytest.mark.rule("EGG-2.3", "EGG-7.5")
@pytest.mark.parametrize("players", [2, 4])
def test_a_mulligan_draws_first_and_shuffles_back_afterwards(players: int) -> None:
    match = new_match(players)
    state: State = match.state
    old_hand, old_pile = list(state.areas[1].hand), list(state.areas[1].draw_pile)
    kept = list(state.areas[0].hand)
    match.answer_all({seat: RedrawHand() if seat == 1 else KeepHand() for seat in range(players)})
    area = state.areas[1]
    assert area.hand == old_pile[::-1][: len(old_hand)]  # never from the cards set aside
    assert sorted(area.draw_pile) == sorted(old_pile[: -len(old_hand)] + old_hand)
    assert state.areas[0].hand == kept


@pytest.mark.rule("EGG-2.3")
def test_a_mulligan_is_decided_by_all_at_once_and_may_be_changed() -> None:
    match = new_match(3)
    before = match.observe(2)
    match.answer(0, RedrawHand())
    match.answer(0, KeepHand())
    match.answer(1, RedrawHand())
    seen = match.observe(2)
    assert (seen.view, seen.offers) == (before.view, before.offers)
    assert seen.answered == (0, 1)
    match.answer(2, KeepHand())
    redrawn = [event for event in match.events[-1] if isinstance(event, HandRedrawn)]
    assert [event.seat for event in redrawn] == [1]
    assert redrawn[0].seen_by(1) == redrawn[0]
    assert redrawn[0].seen_by(2).cards is None
    assert redrawn[0].seen_by(None).cards is None


@pytest.mark.rule("EGG-2.3", "EGG-6.2")
def test_every_round_has_its_mulligan_before_the_eggs_are_revealed() -> None:
    match = new_match(4)
    for round_ in (1, 2, 3):
        state: State = match.state
        assert (state.round, state.phase, state.face_up, state.egg_deck) == (round_, "mulligan", [], [])
        assert match.offers(0) == (KeepHand(), RedrawHand())
        play_on(match, until=is_in_round(round_ + 1))
    assert match.outcome is not None


@pytest.mark.rule("EGG-6.2")
def test_between_rounds_the_marker_comes_first_then_hands_then_eggs() -> None:
    match = new_match(4, marker="every_round")
    play_on(match, until=is_in_round(2))
    kinds = [type(event) for event in match.events[-1]]
    assert kinds.index(PileShown) < kinds.index(MarkerMoved) < kinds.index(RoundBegan) < kinds.index(HandDealt)
    state: State = match.state
    for area in state.areas:
        assert (area.discards, area.pile, area.laid) == ([], [], [])
        assert sorted(area.hand + area.draw_pile) == list(Adventurer)


@pytest.mark.rule("EGG-3.6", "EGG-6.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_hands_shrink_at_the_end_of_a_round(players: int) -> None:
    match = new_match(players)
    hands = hands_by_turn(match)
    assert hands == {**dict.fromkeys(range(1, 9), 3), 9: 2}


@pytest.mark.rule("EGG-7.3")
def test_with_two_players_four_cards_are_held_to_the_last_turn() -> None:
    match = new_match(2)
    assert hands_by_turn(match) == dict.fromkeys(range(1, 10), 4)


def hands_by_turn(match: Match) -> dict[int, int]:
    """How many cards seat 0 holds when it chooses, in the turns of round 1."""
    held: dict[int, int] = {}
    while match.state.round == 1:
        if match.state.phase == "choosing":
            held[match.state.turn] = len(match.state.areas[0].hand)
        play_on(match, steps=1)
    return held


@pytest.mark.rule("EGG-6.1", "EGG-5.5", "EGG-5.8", "EGG-4.6")
def test_a_round_scores_eggs_merchants_and_blacksmiths_and_shows_all_piles() -> None:
    scene = Scenario(3, (1, 1), turn=9)
    scene.state.areas[0].pile = [PileEgg(Mark(1, 0), 10, 13, None), PileEgg(Mark(2, 0), 9, -6, (0, 1))]
    scene.state.areas[0].laid = [Adventurer.MERCHANT, Adventurer.BLACKSMITH]
    scene.reveal(1, 10, 9)
    assert scene.state.round_points == [(13 - 6 + 6 - 4, 1, 1)]
    shown = scene.told(PileShown)
    assert shown[0] == PileShown(0, (13, -6), (LaidCard(5, 6), LaidCard(8, -4)), 9, 9)
    assert all(event.seen_by(None) == event for event in shown)


@pytest.mark.rule("EGG-6.3")
def test_the_marker_goes_to_the_lowest_total_of_all_rounds() -> None:
    scene = Scenario(4, (1, 1), turn=9, marker=0)
    scene.state.round_points = [(10, -5, 30, 20)]
    scene.reveal(2, 1, 10, 9)
    assert scene.told(MarkerMoved)[-1] == MarkerMoved(1, "lowest")
    assert scene.state.marker == 1


@pytest.mark.rule("EGG-6.3")
def test_among_equals_the_marker_goes_to_the_first_from_its_holder_after_the_ninth_turn() -> None:
    scene = Scenario(4, (-2, -2), turn=9, marker=1)
    scene.state.round_points = [(0, 2, 2, 0)]
    scene.reveal(1, 10, 10, 2)  # a tie: the marker passes to 2, and all have 0 in all
    assert [event.to for event in scene.told(MarkerMoved)] == [2, 2]


@pytest.mark.rule("EGG-6.3", "EGG-6.2")
def test_after_the_last_round_the_marker_is_not_placed() -> None:
    match = new_match(3)
    play_out(match)
    assert not [event for event in match.events[-1] if isinstance(event, MarkerMoved) and event.why == "lowest"]


@pytest.mark.rule("EGG-6.4")
def test_after_three_rounds_the_highest_total_wins_and_equals_share() -> None:
    scene = Scenario(4)
    scene.state.round_points = [(1, 2, 3, 4), (0, 0, 0, 0)]
    assert not is_decided(scene.state)
    assert outcome(scene.state) is None
    scene.state.round_points.append((9, 8, 0, 5))
    assert is_decided(scene.state)
    scene.state.phase = "over"
    assert outcome(scene.state) == Outcome((1, 1, 4, 3), (10, 10, 3, 9), "most-points")


@pytest.mark.rule("EGG-6.5")
@pytest.mark.parametrize(("players", "target"), [(2, 3), (4, 3), (5, 2), (6, 2)])
def test_tokens_the_first_to_the_target_wins(players: int, target: int) -> None:
    match = new_match(players, scoring="tokens")
    play_out(match)
    state: State = match.state
    assert max(state.tokens) == target
    assert match.outcome is not None
    assert match.outcome.scores == tuple(state.tokens)
    assert match.outcome.reason == "enough-tokens"
    assert match.outcome.winners == tuple(seat for seat in range(players) if state.tokens[seat] == target)


@pytest.mark.rule("EGG-6.5")
def test_tied_players_get_a_token_each_and_may_share_the_victory() -> None:
    scene = Scenario(3, (5, 5), turn=9, scoring="tokens")
    scene.state.tokens = [2, 2, 1]
    scene.reveal(10, 9, 1)
    assert scene.told(TokenWon) == [TokenWon(0, 3), TokenWon(1, 3)]
    assert scene.match.outcome == Outcome((1, 1, 3), (3, 3, 1), "enough-tokens")


@pytest.mark.rule("EGG-6.5")
def test_with_tokens_the_marker_goes_to_the_lowest_of_the_round() -> None:
    scene = Scenario(3, (5, 5), turn=9, scoring="tokens")
    scene.state.round_points = [(-50, -50, 99)]
    scene.reveal(10, 9, 1)
    assert scene.state.marker == 2


@pytest.mark.rule("EGG-6.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_tokens_never_take_more_rounds_or_tokens_than_there_can_be(players: int) -> None:
    setup = GAME.prepare(players, {"scoring": "tokens"})
    kernel = GAME.kernel(setup)
    target = 3 if players <= 4 else 2
    for seed in range(300):
        position = kernel.start(seed)
        position.play_out()
        assert position.rounds() <= players * (target - 1) + 1
        assert sum(position.scores()) <= 12


@pytest.mark.rule("EGG-6.6")
def test_every_round_the_marker_stays_during_a_round_and_then_passes_one_seat() -> None:
    match = new_match(4, marker="every_round")
    start = match.state.marker
    play_on(match, until=is_in_round(2))
    moves = [event for events in match.events[1:] for event in events if isinstance(event, MarkerMoved)]
    assert moves == [MarkerMoved((start + 1) % 4, "round")]


@pytest.mark.rule("EGG-6.6")
def test_every_turn_the_marker_passes_tie_or_not_and_then_goes_to_the_lowest() -> None:
    match = new_match(4, marker="every_turn")
    play_on(match, until=is_in_round(2))
    moves = [event.why for events in match.events[1:] for event in events if isinstance(event, MarkerMoved)]
    assert moves == ["turn"] * 9 + ["lowest"]
