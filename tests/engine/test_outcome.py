"""How a game ended: places, and who won."""

from __future__ import annotations

import pytest

from clutch.engine.outcome import Outcome, places_by


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ((10, 20, 5), (2, 1, 3)),
        ((7, 7, 3), (1, 1, 3)),
        ((9, 4, 4, 1), (1, 2, 2, 4)),
        ((0, 0), (1, 1)),
        ((-3, -5), (1, 2)),
        ((), ()),
    ],
)
def test_the_highest_is_first_and_equals_share_a_place(scores: tuple[int, ...], places: tuple[int, ...]) -> None:
    assert places_by(scores) == places


@pytest.mark.parametrize(
    ("places", "winners"),
    [((2, 1, 3), (1,)), ((1, 3, 1), (0, 2)), ((1, 1), (0, 1))],
)
def test_all_in_the_first_place_are_winners(places: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert Outcome(places, scores=(0,) * len(places), reason="most-points").winners == winners
