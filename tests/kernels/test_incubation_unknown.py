"""What a seat of Incubation cannot know: eggs under the tops, and dice to come. Fixed seeds; 4,000 deals a test."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.kernel import Kernel
from clutch.games.incubation.game import GAME
from clutch.search.think import Budget, think
from tests.contract.contract import new_match
from tests.play import play_on

DEALS = 4000


def kernel_after(steps: int, players: int = 3, seed: int = 4) -> Kernel:
    match = new_match(GAME, players, {}, seed)
    play_on(match, steps=steps)
    kernel = GAME.kernel(match.setup)
    kernel.load(match.state)
    return kernel


def hidden(table: dict[str, Any]) -> list[int]:
    return [egg for pile in table["piles"] for egg in pile[:-1]]


def without_hidden(table: dict[str, Any]) -> dict[str, Any]:
    tops = [(pile[-1:], len(pile)) for pile in table["piles"]]
    return {**table, "piles": tops}


@pytest.mark.parametrize("steps", [0, 3, 20, 60])
def test_only_the_eggs_under_the_tops_are_dealt_again(steps: int) -> None:
    kernel = kernel_after(steps)
    before = kernel.dump()
    work = kernel.copy()
    changed = 0
    for number in range(200):
        work.back_to_original()
        work.use_seed(number)
        work.redeal(number % 3)
        after = work.dump()
        assert without_hidden(after) == without_hidden(before)
        assert Counter(hidden(after)) == Counter(hidden(before))
        changed += hidden(after) != hidden(before)
    assert changed > 190


def test_every_unseen_egg_is_as_likely_in_every_hidden_place() -> None:
    kernel = kernel_after(20)
    places = len(hidden(kernel.dump()))
    work = kernel.copy()
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for number in range(DEALS):
        work.back_to_original()
        work.use_seed(number)
        work.redeal(0)
        eggs = hidden(work.dump())
        first[eggs[0]] += 1
        last[eggs[-1]] += 1
    for found in (first, last):
        assert len(found) == places
        chi2 = sum((count - DEALS / places) ** 2 / (DEALS / places) for count in found.values())
        assert chi2 < places + 5 * (2 * places) ** 0.5 + 10


def test_a_search_does_not_peek_at_the_next_roll() -> None:
    """Whatever the table's own dice will bring, the same thoughts."""
    for steps in (3, 4, 17, 40, 61):
        kernel = kernel_after(steps)
        seat = kernel.player()
        thoughts = set()
        for number in range(6):
            other = kernel.copy()
            other.use_chance(seed_from(number))
            found = think(other, seat, Budget(simulations=300), seed=1)
            thoughts.add(tuple((each.action, each.visits, each.value) for each in found))
        assert len(thoughts) == 1


def test_what_a_seat_knows_does_not_depend_on_hidden_eggs() -> None:
    kernel = kernel_after(20)
    for seat in range(3):
        known = set()
        for number in range(50):
            other = kernel.copy()
            other.use_seed(number)
            other.redeal(seat)
            known.add(other.information(seat))
        assert len(known) == 1
