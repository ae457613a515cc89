"""Resources onto eggs (INC-3.6, INC-4.3)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.games.incubation.components import INCUBATORS, Resource
from clutch.games.incubation.events import ResourcePlaced
from clutch.games.incubation.moves import Move, PlaceResource
from clutch.games.incubation.state import Incubator, State


def in_hand(table: State) -> tuple[Resource, int] | None:
    """What is to be placed next: water before fire."""
    if table.turn.water:
        return "water", table.turn.water
    return ("fire", table.turn.fire) if table.turn.fire else None


def lacks(incubator: Incubator, resource: Resource) -> int:
    return incubator.lacks_water if resource == "water" else incubator.lacks_fire


def completes(incubator: Incubator, resource: Resource) -> bool:
    """Whether one more of this is all that its egg lacks."""
    return lacks(incubator, resource) == 1 == incubator.lacks_water + incubator.lacks_fire


def places_for(table: State, resource: Resource) -> list[int]:
    """The incubators that may get it. To make room for the other die's egg it must complete one (INC-3.8)."""
    incubators = table.area.incubators
    if must_make_room(table):
        return [number for number in range(INCUBATORS) if completes(incubators[number], resource)]
    return [number for number in range(INCUBATORS) if lacks(incubators[number], resource)]


def must_make_room(table: State) -> bool:
    return table.turn.second_takes_egg and all(each.egg is not None for each in table.area.incubators)


def place_without_choice(table: State, step: Step) -> bool:
    """Place what can go only one way; False if the player has to choose."""
    while (held := in_hand(table)) is not None:
        resource, amount = held
        numbers = places_for(table, resource)
        fits = sum(lacks(table.area.incubators[number], resource) for number in numbers)
        if len(numbers) > 1 and amount < fits:
            return False
        for number in numbers:
            place(table, step, resource, number, min(amount, lacks(table.area.incubators[number], resource)))
    return True


def possible_places(table: State) -> tuple[Move, ...]:
    held = in_hand(table)
    return tuple(PlaceResource(held[0], number) for number in places_for(table, held[0])) if held else ()


def place(table: State, step: Step, resource: Resource, number: int, amount: int) -> None:
    incubator = table.area.incubators[number]
    if resource == "water":
        incubator.water += amount
        table.turn.water -= amount
    else:
        incubator.fire += amount
        table.turn.fire -= amount
    table.stirred = True
    step.tell(ResourcePlaced(table.seat, resource, number, amount))
