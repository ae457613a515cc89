"""Resources onto eggs (INC-3.6, INC-4.3)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.games.incubation.components import INCUBATORS, Resource
from clutch.games.incubation.events import ResourcePlaced
from clutch.games.incubation.moves import Move, PlaceResource
from clutch.games.incubation.state import Incubator, State


def in_hand(state: State) -> tuple[Resource, int] | None:
    """What is to be placed next: water before fire."""
    if state.turn.water:
        return "water", state.turn.water
    return ("fire", state.turn.fire) if state.turn.fire else None


def lacks(incubator: Incubator, resource: Resource) -> int:
    return incubator.lacks_water if resource == "water" else incubator.lacks_fire


def completes(incubator: Incubator, resource: Resource) -> bool:
    """Whether one more of this is all that its egg lacks."""
    return lacks(incubator, resource) == 1 == incubator.lacks_water + incubator.lacks_fire


def places_for(state: State, resource: Resource) -> list[int]:
    """The incubators that may get it. To make room for the other die's egg it must complete one (INC-3.8)."""
    incubators = state.area.incubators
    if must_make_room(state):
        return [number for number in range(INCUBATORS) if completes(incubators[number], resource)]
    return [number for number in range(INCUBATORS) if lacks(incubators[number], resource)]


def must_make_room(state: State) -> bool:
    return state.turn.second_takes_egg and all(each.egg is not None for each in state.area.incubators)


def place_without_choice(state: State, step: Step) -> bool:
    """Place what can go only one way; False if the player has to choose."""
    while (held := in_hand(state)) is not None:
        resource, amount = held
        numbers = places_for(state, resource)
        fits = sum(lacks(state.area.incubators[number], resource) for number in numbers)
        if len(numbers) > 1 and amount < fits:
            return False
        for number in numbers:
            place(state, step, resource, number, min(amount, lacks(state.area.incubators[number], resource)))
    return True


def possible_places(state: State) -> tuple[Move, ...]:
    held = in_hand(state)
    return tuple(PlaceResource(held[0], number) for number in places_for(state, held[0])) if held else ()


def place(state: State, step: Step, resource: Resource, number: int, amount: int) -> None:
    incubator = state.area.incubators[number]
    if resource == "water":
        incubator.water += amount
        state.turn.water -= amount
    else:
        incubator.fire += amount
        state.turn.fire -= amount
    state.stirred = True
    step.tell(ResourcePlaced(state.seat, resource, number, amount))
