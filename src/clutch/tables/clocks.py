"""Clocks: how much time each seat has left. Time that was used is in the log, so a restart costs nobody anything."""

from __future__ import annotations

import time
from collections.abc import Iterable

from clutch.engine.seats import Seat
from clutch.tables.settings import Clock

GRACE = 15_000  # what somebody who comes back after their time ran out has at least


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Banks:
    """Milliseconds left, by seat; without a clock there is nothing to count."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left: list[int] = [clock.seconds * 1000] * players

    def use(self, seat: Seat, used: int) -> None:
        self.left[seat] = max(0, self.left[seat] - used)

    def run_out(self, seat: Seat) -> None:
        self.left[seat] = 0

    def next_step(self, decided: Iterable[Seat]) -> None:
        """Only a decision that stands earns its increment: changing one's mind gains no time."""
        if self.clock.kind == "move":
            self.left = [self.clock.seconds * 1000] * len(self.left)
        for seat in decided:
            self.left[seat] += self.clock.increment * 1000

    def come_back(self, seat: Seat) -> None:
        self.left[seat] = max(self.left[seat], min(GRACE, self.clock.seconds * 1000))

    def time_for(self, seat: Seat) -> int | None:
        """How long this seat may think about the decision that begins now; None: as long as it likes."""
        return None if self.clock.kind == "none" else self.left[seat]
