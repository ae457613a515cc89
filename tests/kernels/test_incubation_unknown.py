"""What a seat of Incubation cannot know: eggs under the tops, and dice to come. Fixed seeds; 4,000 deals a test."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.kernel import Position
from clutch.games.incubation.game import GAME
from clutch.search.think import Budget, think
from tests.contract.contract import new_match
from tests.games.incubation.plain_position import plain_position
from tests.play import play_on

DEALS = 4000


def position_after(steps: int, players: int = 3, seed: int = 4) -> Position:
    match = new_match(GAME, players, {}, seed)
    play_on(match, steps=steps)
    return GAME.kernel(match.setup).load(match.state)


def plain(position: Position) -> dict[str, Any]:
    values: dict[str, Any] = plain_position(position)
    return values


def hidden(values: dict[str, Any]) -> list[int]:
    return [egg for pile in values["piles"] for egg in pile[:-1]]


def without_hidden(values: dict[str, Any]) -> dict[str, Any]:
    tops = [(pile[-1:], len(pile)) for pile in values["piles"]]
    return {**values, "piles": tops}


@pytest.mark.parametrize("steps", [0, 3, 20, 60])
def test_only_the_eggs_under_the_tops_are_dealt_anew(steps: int) -> None:
    position = position_after(steps)
    before = plain(position)
    work = position.copy()
    changed = 0
    for number in range(200):
        work.assign(position)
        work.seed(number)
        work.deal_anew(number % 3)
        after = plain(work)
        assert without_hidden(after) == without_hidden(before)
        assert Counter(hidden(after)) == Counter(hidden(before))
        changed += hidden(after) != hidden(before)
    assert changed > 190


def test_every_unseen_egg_is_as_likely_in_every_hidden_place() -> None:
    position = position_after(20)
    places = len(hidden(plain(position)))
    work = position.copy()
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for number in range(DEALS):
        work.assign(position)
        work.seed(number)
        work.deal_anew(0)
        eggs = hidden(plain(work))
        first[eggs[0]] += 1
        last[eggs[-1]] += 1
    for found in (first, last):
        assert len(found) == places
        chi2 = sum((count - DEALS / places) ** 2 / (DEALS / places) for count in found.values())
        assert chi2 < places + 5 * (2 * places) ** 0.5 + 10


def test_a_search_does_not_peek_at_the_next_roll() -> None:
    """Whatever the table's own dice will bring, the same thoughts."""
    for steps in (3, 4, 17, 40, 61):
        position = position_after(steps)
        seat = position.decider()
        thoughts = set()
        for number in range(6):
            other = position.copy()
            other.draw_like(seed_from(number))
            found = think(other, seat, Budget(simulations=300), seed=1)
            thoughts.add(tuple((each.action, each.visits, each.value) for each in found))
        assert len(thoughts) == 1


def test_what_a_seat_knows_does_not_depend_on_hidden_eggs() -> None:
    position = position_after(20)
    for seat in range(3):
        known = set()
        for number in range(50):
            other = position.copy()
            other.seed(number)
            other.deal_anew(seat)
            known.add(other.information(seat))
        assert len(known) == 1
