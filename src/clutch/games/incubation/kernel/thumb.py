"""Rules of thumb, and how a seat stands: what a search plays and asks when it looks ahead."""

from __future__ import annotations

from typing import Any

from clutch.games.incubation.kernel.unknown import Unknown

TUNING = {"rounds_ahead": 2.0}


class IncubationKernel(Unknown):
    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        self.tune(TUNING)
        self.start(0)

    def tune(self, tuning: dict[str, float]) -> None:
        self.rounds_ahead = int(tuning["rounds_ahead"])
