"""What a seat of Empire's End cannot know: rivals' hands, both decks, and plans that are not all in. Fixed seeds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from clutch.engine.chance import Chance, seed_from
from clutch.engine.kernel import Kernel
from clutch.engine.match import Match
from clutch.games.empires_end.game import GAME
from clutch.search.think import Budget, think
from tests.contract.contract import new_match
from tests.games.empires_end.plain import plain_table
from tests.play import play_on

DEALS = 3000
STEPS = (0, 5, 20, 60)


def match_after(steps: int, players: int = 3, seed: int = 4, length: str = "standard") -> Match:
    match = new_match(GAME, players, {"length": length}, seed)
    play_on(match, steps=steps)
    return match


def match_at(asked: str, players: int = 3, seed: int = 4) -> Match:
    match = new_match(GAME, players, {"length": "quick" if asked in ("redraw", "founding") else "standard"}, seed)
    play_on(match, until=lambda table: table.asked == asked)
    return match


def kernel_of(match: Match) -> Kernel:
    kernel = GAME.kernel(match.setup)
    kernel.load(match.state)
    return kernel


def hidden(table: dict[str, Any], seat: int) -> list[int]:
    hands = [card for other, empire in enumerate(table["empires"]) if other != seat for card in empire["hand"]]
    return [*table["deck"], *hands]


def without_hidden(table: dict[str, Any], seat: int) -> dict[str, Any]:
    empires = [
        empire if other == seat else {**empire, "hand": len(empire["hand"])}
        for other, empire in enumerate(table["empires"])
    ]
    decks = {name: len(table[name]) for name in ("deck", "conflict_deck")}
    return {**table, **decks, "empires": empires}


@pytest.mark.parametrize("steps", STEPS)
def test_only_rivals_hands_and_the_decks_are_dealt_again(steps: int) -> None:
    kernel = kernel_of(match_after(steps))
    before = kernel.dump()
    work = kernel.copy()
    for number in range(200):
        work.back_to_original()
        work.use_seed(number)
        work.redeal(number % 3)
        after = work.dump()
        assert without_hidden(after, number % 3) == without_hidden(before, number % 3)
        assert Counter(hidden(after, number % 3)) == Counter(hidden(before, number % 3))
        assert Counter(after["conflict_deck"]) == Counter(before["conflict_deck"])
        assert hidden(after, number % 3) != hidden(before, number % 3)


def test_every_unseen_card_is_as_likely_in_every_hidden_place() -> None:
    kernel = kernel_of(match_after(20))
    cards = len(hidden(kernel.dump(), 0))
    work = kernel.copy()
    found: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    for number in range(DEALS):
        work.back_to_original()
        work.use_seed(number)
        work.redeal(0)
        dealt = hidden(work.dump(), 0)
        found[0][dealt[0]] += 1
        found[1][dealt[-1]] += 1
    for counter in found:
        chi2 = sum((count - DEALS / cards) ** 2 / (DEALS / cards) for count in counter.values())
        assert chi2 < cards + 5 * (2 * cards) ** 0.5 + 10


@pytest.mark.parametrize("steps", STEPS)
def test_a_search_does_not_peek(steps: int) -> None:
    """Whatever lies hidden, the same thoughts."""
    kernel = kernel_of(match_after(steps))
    seat = kernel.player()
    thoughts = set()
    for number in range(5):
        other = kernel.copy()
        other.use_seed(number)
        other.redeal(seat)
        other.use_chance(seed_from(number))
        found = think(other, seat, Budget(simulations=200), seed=1)
        thoughts.add(tuple((each.action, each.visits, each.value) for each in found))
    assert len(thoughts) == 1


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("length", ["standard", "quick"])
def test_a_redeal_keeps_what_the_seat_sees(players: int, length: str) -> None:
    """All along games by rules of thumb, also in the middle of plans."""
    kernel = GAME.kernel(GAME.prepare(players, {"length": length}))
    for seed in range(3):
        kernel.start(seed)
        while not kernel.over():
            seat = kernel.player()
            twin = kernel.copy()
            twin.use_seed(seed)
            twin.redeal(seat)
            assert without_hidden(twin.dump(), seat) == without_hidden(kernel.dump(), seat)
            assert twin.offers() == kernel.offers()
            assert twin.information(seat) == kernel.information(seat)
            kernel.apply(kernel.advice())


# --- plans ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", ["redraw", "founding", "planning", "bidding"])
def test_what_a_seat_knows_does_not_depend_on_answers_that_are_not_all_in(asked: str) -> None:
    kernel = kernel_of(match_at(asked))
    known = kernel.information(2)
    for seed in range(20):
        other = kernel.copy()
        other.use_seed(seed)
        while other.player() != 2:
            offers = other.offers()
            other.apply(offers[other.random_below(len(offers))])
        assert other.information(2) == known


@pytest.mark.parametrize("asked", ["redraw", "founding", "planning", "bidding"])
def test_whole_answers_are_taken_back_and_a_plan_under_way_is_kept(asked: str) -> None:
    kernel = kernel_of(match_at(asked))
    before = kernel.dump()
    for seed in range(20):
        other = kernel.copy()
        other.use_seed(seed)
        while other.player() == 0:
            offers = other.offers()
            other.apply(offers[other.random_below(len(offers))])
        under_way = 0
        while other.player() == 1 and under_way < seed % 4:
            offers = other.offers()
            other.apply(offers[other.random_below(len(offers))])
            under_way += 1
        seat = other.player()
        there = other.dump()
        offers = other.offers()
        other.take_back()
        asked_again = other.copy()
        asked_again.ask(seat)
        assert asked_again.offers() == offers
        after = other.dump()
        assert after["empires"][0] == before["empires"][0]
        assert after["plans"][:1] == before["plans"][:1]
        assert after["empires"][seat] == there["empires"][seat]
        if seat == 2:
            assert after == before


@pytest.mark.parametrize("asked", ["founding", "planning", "bidding"])
def test_a_table_is_loaded_in_the_middle_of_a_plan(asked: str) -> None:
    """As one seat sees it, who plans while the others have not begun."""
    chance = Chance(seed_from(8))
    for seed in range(10):
        match = match_at(asked, seed=seed)
        kernel = GAME.kernel(match.setup)
        while match.offers(1) and 1 not in match.pending:
            match.answer(1, chance.pick(match.offers(1)))
            kernel.load(match.state_of(1))
            assert kernel.dump() == plain_table(match.state_of(1))
            kernel.ask(1)
            assert sorted(kernel.offers()) == sorted(GAME.number_of(offer) for offer in match.offers(1))


@pytest.mark.parametrize("asked", ["founding", "planning", "bidding"])
def test_a_search_in_the_middle_of_a_plan_thinks_of_what_is_offered_there(asked: str) -> None:
    kernel = kernel_of(match_at(asked))
    for _ in range(40):
        offers = kernel.offers()
        found = think(kernel, kernel.player(), Budget(simulations=50), seed=3)
        assert sorted(each.action for each in found) == sorted(offers)
        assert sum(each.visits for each in found) == 50
        kernel.apply(found[0].action)
