"""How a game ended, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from clutch.engine.records import record

Rank = TypeVar("Rank", int, tuple[int, ...])  # points, and what decides between equal ones


@record
class Outcome:
    places: tuple[int, ...]  # by seat; 1 is a winner, equals share a place
    scores: tuple[int, ...]  # by seat: what the places were decided by
    reason: str  # the message that says why the game ended

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places_by(ranks: Sequence[Rank]) -> tuple[int, ...]:
    """The highest first; equals share a place and the next place counts them all (1, 1, 3)."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
