"""Hatching, and what a dragon is sold for (INC-4)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.games.incubation.components import Colour, Section, sections_of
from clutch.games.incubation.events import EggHatched, NothingToTake
from clutch.games.incubation.rules.market import take_treasure
from clutch.games.incubation.state import Incubator, State


def complete_eggs(state: State) -> list[int]:
    return [number for number, each in enumerate(state.area.incubators) if each.is_complete]


def hatch(state: State, step: Step, number: int) -> None:
    """Its resources are gone; a mystery dragon is owed nothing, a hybrid two treasures (INC-4.1, INC-4.4)."""
    egg = state.area.incubators[number].egg
    assert egg is not None  # noqa: S101 - only complete eggs hatch
    state.area.incubators[number] = Incubator()
    state.area.dragons.append(egg)
    state.turn.owed = list(egg.colours)
    step.tell(EggHatched(state.seat, number, egg, egg.colours))
    forget_empty_colours(state, step)


def forget_empty_colours(state: State, step: Step) -> None:
    """Among treasures that are all empty there is nothing to choose."""
    empty = [colour for colour in state.turn.owed if has_nothing(state, colour)]
    if empty:
        state.turn.owed = [colour for colour in state.turn.owed if colour not in empty]
        step.tell(NothingToTake(state.seat, "sale", tuple(empty)))


def has_nothing(state: State, colour: Colour) -> bool:
    return all(state.treasures[section].is_empty for section in sections_of(state.components, colour))


def sections_to_sell(state: State) -> list[Section]:
    """One treasure of each colour owed, in the player's order (INC-4.2, INC-4.5)."""
    return sorted(section for colour in state.turn.owed for section in sections_of(state.components, colour))


def sell(state: State, step: Step, section: Section) -> None:
    state.turn.owed.remove(state.components.market.colours[section])
    take_treasure(state, step, section, "sale")
