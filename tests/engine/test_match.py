"""A match: answers in any order, secret until all are in; errors change nothing; steps reproduce everything."""

from __future__ import annotations

import pytest

from clutch.engine.chance import Chance, seed_from
from clutch.engine.codec import encode
from clutch.engine.errors import BadMove, IllegalMove, NotYourDecision
from clutch.engine.match import Match, replay
from clutch.engine.seats import SPECTATOR
from clutch.games.eggs_and_empires.moves import ChooseAdventurer, KeepHand, RedrawHand, TakeFaceUpEgg
from tests.engine.playing import everything, new_match, play_on
from tests.play import random_answers


def at_choosing(players: int = 3) -> Match:
    match = new_match(players)
    match.answer_all(dict.fromkeys(range(players), KeepHand()))
    return match


def test_answers_in_any_order_give_the_same_game() -> None:
    forward, backward, at_once = new_match(4), new_match(4), new_match(4)
    chance = Chance(seed_from(3))
    while forward.deciders:
        answers = random_answers(forward, chance)
        for seat in sorted(answers):
            forward.answer(seat, answers[seat])
        for seat in sorted(answers, reverse=True):
            backward.answer(seat, answers[seat])
        at_once.answer_all(answers)
    assert everything(forward) == everything(backward) == everything(at_once)
    assert forward.outcome is not None


def test_a_step_is_carried_out_only_when_the_last_answer_is_in() -> None:
    match = new_match(3)
    before = encode(match.state)
    assert not match.answer(2, KeepHand())
    assert not match.answer(0, RedrawHand())
    assert encode(match.state) == before
    assert match.steps == []
    assert match.answer(1, KeepHand())
    assert match.steps == [{0: RedrawHand(), 1: KeepHand(), 2: KeepHand()}]
    assert match.pending == {}


def test_an_answer_is_seen_by_nobody_else_before_all_are_in() -> None:
    keeps, redraws = new_match(3), new_match(3)
    keeps.answer(0, KeepHand())
    redraws.answer(0, RedrawHand())
    for viewer in (1, 2, SPECTATOR):
        assert keeps.observe(viewer) == redraws.observe(viewer)
        assert keeps.observe(viewer).answered == (0,)
        assert keeps.observe(viewer).answer is None
    assert keeps.observe(0).answer == KeepHand()


def test_a_change_of_mind_leaves_no_trace() -> None:
    changed, straight = new_match(3), new_match(3)
    changed.answer(0, RedrawHand())
    changed.answer(0, KeepHand())
    straight.answer(0, KeepHand())
    assert everything(changed) == everything(straight)
    for match in (changed, straight):
        match.answer(1, KeepHand())
        match.answer(2, KeepHand())
    assert everything(changed) == everything(straight)
    for viewer in (0, 1, 2, SPECTATOR):
        assert changed.observe(viewer) == straight.observe(viewer)


def test_an_answer_can_be_withdrawn_without_a_trace() -> None:
    match, untouched = new_match(3), new_match(3)
    match.answer(1, RedrawHand())
    match.withdraw(1)
    assert everything(match) == everything(untouched)
    with pytest.raises(NotYourDecision, match="no answer to take back"):
        match.withdraw(1)


def test_a_seat_that_does_not_decide_is_told_who_does() -> None:
    match = at_choosing()
    while len(match.deciders) > 1:
        play_on(match, 1)
    (decider,) = match.deciders
    other = (decider + 1) % 3
    before = everything(match)
    with pytest.raises(NotYourDecision, match=f"waiting for: Player {decider + 1}"):
        match.answer(other, match.offers(decider)[0])
    assert everything(match) == before
    assert match.offers(other) == ()


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_at_the_table_decides_nothing(seat: int) -> None:
    with pytest.raises(NotYourDecision):
        new_match(3).answer(seat, KeepHand())


def test_nobody_decides_when_the_game_is_over() -> None:
    match = play_on(new_match(2))
    assert match.deciders == ()
    with pytest.raises(NotYourDecision, match="The game is over"):
        match.answer(0, KeepHand())


def test_an_illegal_move_cites_the_clause_lists_the_offers_and_changes_nothing() -> None:
    match = at_choosing()
    match.answer(1, match.offers(1)[0])
    hand = {offer.card for offer in match.offers(0)}
    missing = next(card for card in range(1, 11) if card not in hand)
    before = everything(match)
    for move in (ChooseAdventurer(missing), TakeFaceUpEgg(3), KeepHand()):
        with pytest.raises(IllegalMove) as caught:
            match.answer(0, move)
        assert caught.value.clause == "EGG-3.1"
        assert str(caught.value).endswith("[EGG-3.1]")
        for card in hand:
            assert f"({card})" in str(caught.value)
        assert everything(match) == before


@pytest.mark.parametrize(
    "data",
    [None, [], {"kind": "Resign"}, {"kind": "ChooseAdventurer"}, {"kind": "ChooseAdventurer", "card": 11}],
)
def test_json_that_is_no_move_is_a_bad_move(data: object) -> None:
    game = new_match().game
    assert game.read_move({"kind": "ChooseAdventurer", "card": 4}) == ChooseAdventurer(4)
    with pytest.raises(BadMove, match="not a move of this game"):
        game.read_move(data)


def test_a_whole_step_is_taken_or_nothing_of_it() -> None:
    match = new_match(3)
    before = everything(match)
    for seats in ((0, 1), (0, 1, 2, 3), ()):
        with pytest.raises(NotYourDecision, match="Step 1"):
            match.answer_all(dict.fromkeys(seats, KeepHand()))
    with pytest.raises(IllegalMove):
        match.answer_all({0: KeepHand(), 1: KeepHand(), 2: ChooseAdventurer(1)})
    assert everything(match) == before


def test_a_whole_step_replaces_answers_given_before() -> None:
    match = new_match(3)
    match.answer(1, RedrawHand())
    match.answer(2, RedrawHand())
    match.answer_all(dict.fromkeys(range(3), KeepHand()))
    assert match.steps == [dict.fromkeys(range(3), KeepHand())]
    assert match.pending == {}


def test_one_can_go_back_to_any_step() -> None:
    match = new_match(3)
    seen = [everything(match)]
    while match.deciders:
        seen.append(everything(play_on(match, 1, seed=len(seen))))
    for step in (0, 1, 2, len(seen) // 2, len(seen) - 1):
        assert everything(match.back_to(step)) == seen[step]
    assert everything(match) == seen[-1]


def test_steps_and_seed_reproduce_the_match() -> None:
    match = play_on(new_match(5, scoring="tokens"))
    again = replay(match.game, match.setup, match.seed, match.steps)
    assert everything(again) == everything(match)
    assert again.outcome == match.outcome


def test_a_copy_goes_its_own_way() -> None:
    match = play_on(new_match(3), 7)
    if len(match.deciders) > 1:
        match.answer(match.deciders[0], match.offers(match.deciders[0])[0])
    twin, before = match.copy(), everything(match)
    assert everything(twin) == before
    play_on(twin)
    assert everything(match) == before
    assert match.outcome is None


def test_a_spectator_is_offered_nothing_and_a_decider_everything() -> None:
    match = at_choosing()
    spectator = match.observe(SPECTATOR)
    assert spectator.offers == ()
    assert spectator.answer is None
    assert spectator.deciders == (0, 1, 2)
    assert match.observe(1).offers == match.offers(1) != ()
