"""What an objective asks for, and how far a player is (INC-5)."""

from __future__ import annotations

from collections import Counter

from clutch.engine.records import record
from clutch.games.incubation.components import COLOURS, Egg, Objective
from clutch.games.incubation.state import Area


@record
class Progress:
    """How far one player is with one objective."""

    filled: tuple[int, ...]  # plain dragons that count: for each colour it names, or of the one best colour, or colours
    mystery: int  # mystery dragons that stand in (INC-5.2)
    missing: int  # dragons
    missing_gold: int

    @property
    def is_met(self) -> bool:
        return self.missing == self.missing_gold == 0


def progress(objective: Objective, area: Area) -> Progress:
    """Hybrids never count; each mystery dragon stands for a colour of the player's choice (INC-5.2)."""
    plain = Counter(dragon.colours[0] for dragon in area.dragons if len(dragon.colours) == 1)
    if objective.dragons:
        filled = tuple(min(each.count, plain[each.colour]) for each in objective.dragons)
        wanted = sum(each.count for each in objective.dragons)
    elif objective.alike:
        filled = (min(objective.alike, max(plain[colour] for colour in COLOURS)),)
        wanted = objective.alike
    else:
        filled = (min(objective.different, len(plain)),)
        wanted = objective.different
    mystery = min(wanted - sum(filled), sum(is_mystery(dragon) for dragon in area.dragons))
    return Progress(
        filled=filled,
        mystery=mystery,
        missing=wanted - sum(filled) - mystery,
        missing_gold=max(0, objective.gold - area.gold),
    )


def is_mystery(egg: Egg) -> bool:
    return not egg.colours


def is_met(objective: Objective, area: Area) -> bool:
    return progress(objective, area).is_met
