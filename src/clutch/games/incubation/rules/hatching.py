"""Hatching, and what a dragon is sold for (INC-4)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.games.incubation.components import Colour, Section, sections_of
from clutch.games.incubation.events import EggHatched, NothingToTake
from clutch.games.incubation.rules.market import take_treasure
from clutch.games.incubation.state import Incubator, State


def complete_eggs(table: State) -> list[int]:
    return [number for number, each in enumerate(table.area.incubators) if each.is_complete]


def hatch(table: State, step: Step, number: int) -> None:
    """Its resources are gone; a mystery dragon is owed nothing, a hybrid two treasures (INC-4.1, INC-4.4)."""
    egg = table.area.incubators[number].egg
    assert egg is not None  # noqa: S101 - only complete eggs hatch
    table.area.incubators[number] = Incubator()
    table.area.dragons.append(egg)
    table.turn.owed = list(egg.colours)
    step.tell(EggHatched(table.seat, number, egg, egg.colours))
    forget_empty_colours(table, step)


def forget_empty_colours(table: State, step: Step) -> None:
    """Among treasures that are all empty there is nothing to choose."""
    empty = [colour for colour in table.turn.owed if has_nothing(table, colour)]
    if empty:
        table.turn.owed = [colour for colour in table.turn.owed if colour not in empty]
        step.tell(NothingToTake(table.seat, "sale", tuple(empty)))


def has_nothing(table: State, colour: Colour) -> bool:
    return all(table.treasures[section].is_empty for section in sections_of(table.components, colour))


def sections_to_sell(table: State) -> list[Section]:
    """One treasure of each colour owed, in the player's order (INC-4.2, INC-4.5)."""
    return sorted(section for colour in table.turn.owed for section in sections_of(table.components, colour))


def sell(table: State, step: Step, section: Section) -> None:
    table.turn.owed.remove(table.components.market.colours[section])
    take_treasure(table, step, section, "sale")
