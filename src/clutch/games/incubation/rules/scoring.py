"""Points (INC-6.2)."""

from __future__ import annotations

from clutch.engine.records import record
from clutch.games.incubation.state import Area


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
