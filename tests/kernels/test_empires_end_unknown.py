"""What a seat of Empire's End cannot know: rivals' hands, both decks, and plans that are not all in. Fixed seeds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from clutch.engine.chance import Chance, seed_from
from clutch.engine.kernel import Position
from clutch.engine.match import Match
from clutch.games.empires_end.game import GAME
from clutch.search.think import Budget, think
from tests.contract.contract import new_match
from tests.games.empires_end.plain import plain_state
from tests.games.empires_end.plain_position import plain_position
from tests.play import play_on

DEALS = 3000
STEPS = (0, 5, 20, 60)


def match_after(steps: int, players: int = 3, seed: int = 4, length: str = "standard") -> Match:
    match = new_match(GAME, players, {"length": length}, seed)
    play_on(match, steps=steps)
    return match


def match_at(asked: str, players: int = 3, seed: int = 4) -> Match:
    match = new_match(GAME, players, {"length": "quick" if asked in ("redraw", "founding") else "standard"}, seed)
    play_on(match, until=lambda state: state.asked == asked)
    return match


def position_of(match: Match) -> Position:
    return GAME.kernel(match.setup).load(match.state)


def plain(position: Position) -> dict[str, Any]:
    found: dict[str, Any] = plain_position(position)
    return found


def play_anything(position: Position) -> None:
    legal = position.legal_actions()
    position.apply(legal[position.below(len(legal))])


def hidden(values: dict[str, Any], seat: int) -> list[int]:
    hands = [card for other, empire in enumerate(values["empires"]) if other != seat for card in empire["hand"]]
    return [*values["deck"], *hands]


def without_hidden(values: dict[str, Any], seat: int) -> dict[str, Any]:
    empires = [
        empire if other == seat else {**empire, "hand": len(empire["hand"])}
        for other, empire in enumerate(values["empires"])
    ]
    decks = {name: len(values[name]) for name in ("deck", "conflict_deck")}
    return {**values, **decks, "empires": empires}


@pytest.mark.parametrize("steps", STEPS)
def test_only_rivals_hands_and_the_decks_are_dealt_anew(steps: int) -> None:
    position = position_of(match_after(steps))
    before = plain(position)
    work = position.copy()
    for number in range(200):
        work.assign(position)
        work.seed(number)
        work.deal_anew(number % 3)
        after = plain(work)
        assert without_hidden(after, number % 3) == without_hidden(before, number % 3)
        assert Counter(hidden(after, number % 3)) == Counter(hidden(before, number % 3))
        assert Counter(after["conflict_deck"]) == Counter(before["conflict_deck"])
        assert hidden(after, number % 3) != hidden(before, number % 3)


def test_every_unseen_card_is_as_likely_in_every_hidden_place() -> None:
    position = position_of(match_after(20))
    cards = len(hidden(plain(position), 0))
    work = position.copy()
    found: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    for number in range(DEALS):
        work.assign(position)
        work.seed(number)
        work.deal_anew(0)
        dealt = hidden(plain(work), 0)
        found[0][dealt[0]] += 1
        found[1][dealt[-1]] += 1
    for counter in found:
        chi2 = sum((count - DEALS / cards) ** 2 / (DEALS / cards) for count in counter.values())
        assert chi2 < cards + 5 * (2 * cards) ** 0.5 + 10


@pytest.mark.parametrize("steps", STEPS)
def test_a_search_does_not_peek(steps: int) -> None:
    """Whatever lies hidden, the same thoughts."""
    position = position_of(match_after(steps))
    seat = position.decider()
    thoughts = set()
    for number in range(5):
        other = position.copy()
        other.seed(number)
        other.deal_anew(seat)
        other.draw_like(seed_from(number))
        found = think(other, seat, Budget(simulations=200), seed=1)
        thoughts.add(tuple((each.action, each.visits, each.value) for each in found))
    assert len(thoughts) == 1


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("length", ["standard", "quick"])
def test_dealing_anew_keeps_what_the_seat_sees(players: int, length: str) -> None:
    """All along games by rules of thumb, also in the middle of plans."""
    kernel = GAME.kernel(GAME.prepare(players, {"length": length}))
    for seed in range(3):
        position = kernel.start(seed)
        while not position.is_over():
            seat = position.decider()
            twin = position.copy()
            twin.seed(seed)
            twin.deal_anew(seat)
            assert without_hidden(plain(twin), seat) == without_hidden(plain(position), seat)
            assert twin.legal_actions() == position.legal_actions()
            assert twin.information(seat) == position.information(seat)
            position.apply(position.rule_of_thumb())


# --- plans ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", ["redraw", "founding", "planning", "bidding"])
def test_what_a_seat_knows_does_not_depend_on_answers_that_are_not_all_in(asked: str) -> None:
    position = position_of(match_at(asked))
    known = position.information(2)
    for seed in range(20):
        other = position.copy()
        other.seed(seed)
        while other.decider() != 2:
            play_anything(other)
        assert other.information(2) == known


@pytest.mark.parametrize("asked", ["redraw", "founding", "planning", "bidding"])
def test_whole_answers_are_taken_back_and_a_plan_under_way_is_kept(asked: str) -> None:
    position = position_of(match_at(asked))
    before = plain(position)
    for seed in range(20):
        other = position.copy()
        other.seed(seed)
        while other.decider() == 0:
            play_anything(other)
        under_way = 0
        while other.decider() == 1 and under_way < seed % 4:
            play_anything(other)
            under_way += 1
        seat = other.decider()
        there = plain(other)
        legal = other.legal_actions()
        other.take_back(position)
        asked_again = other.copy()
        asked_again.ask(seat)
        assert asked_again.legal_actions() == legal
        after = plain(other)
        assert after["empires"][0] == before["empires"][0]
        assert after["plans"][:1] == before["plans"][:1]
        assert after["empires"][seat] == there["empires"][seat]
        if seat == 2:
            assert after == before


@pytest.mark.parametrize("asked", ["founding", "planning", "bidding"])
def test_a_state_is_loaded_in_the_middle_of_a_plan(asked: str) -> None:
    """As one seat sees it, who plans while the others have not begun."""
    chance = Chance(seed_from(8))
    for seed in range(10):
        match = match_at(asked, seed=seed)
        kernel = GAME.kernel(match.setup)
        while match.offers(1) and 1 not in match.pending:
            match.answer(1, chance.pick(match.offers(1)))
            position = kernel.load(match.state_of(1))
            assert plain(position) == plain_state(match.state_of(1))
            position.ask(1)
            assert sorted(position.legal_actions()) == sorted(GAME.number_of(offer) for offer in match.offers(1))


@pytest.mark.parametrize("asked", ["founding", "planning", "bidding"])
def test_a_search_in_the_middle_of_a_plan_thinks_of_what_is_offered_there(asked: str) -> None:
    position = position_of(match_at(asked))
    before = position.copy()
    for _ in range(40):
        if not position.step_begun():
            before = position.copy()
        legal = position.legal_actions()
        root = position.copy()
        root.take_back(before)
        found = think(root, position.decider(), Budget(simulations=50), seed=3)
        assert sorted(each.action for each in found) == sorted(legal)
        assert sum(each.visits for each in found) == 50
        position.apply(found[0].action)
