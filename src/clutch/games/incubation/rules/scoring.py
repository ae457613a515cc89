"""Points, and who wins (INC-6.2, INC-6.3)."""

from __future__ import annotations

from clutch.engine.outcome import Outcome
from clutch.engine.records import record
from clutch.games.incubation.state import Area, State

REASONS = {
    "piles": "two-piles-empty",
    "objectives": "no-objective-left",
    "standoff": "standoff",
    "rounds": "hundred-rounds",
}


@record
class Score:
    """Where a player's points come from."""

    eggs: int
    objectives: int
    gold: int

    @property
    def total(self) -> int:
        return self.eggs + self.objectives + self.gold


def score(area: Area) -> Score:
    """Unhatched eggs and resources count nothing (INC-6.2)."""
    return Score(
        eggs=sum(dragon.value for dragon in area.dragons),
        objectives=sum(objective.value for objective in area.objectives),
        gold=area.gold,
    )


def outcome(state: State) -> Outcome | None:
    """Most points; then most objectives, then most hatched eggs, then shared (INC-6.3)."""
    if state.phase != "over" or state.ending is None:
        return None
    ranks = [(score(area).total, len(area.objectives), len(area.dragons)) for area in state.areas]
    places = tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
    return Outcome(places, tuple(total for total, _, _ in ranks), REASONS[state.ending])
