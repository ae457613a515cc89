"""The market: the wheel, the treasures, and what comes from them or goes back (INC-1.5, INC-3.7, INC-4.3)."""

from __future__ import annotations

from typing import Literal

from clutch.engine.game import Step
from clutch.games.incubation.components import SECTIONS, Section, pointed_at
from clutch.games.incubation.events import SurplusStored, TreasureTaken, WheelSet, WheelTurned
from clutch.games.incubation.state import State


def set_wheel(state: State, step: Step) -> None:
    """Anywhere; and the first things fall (INC-1.5, INC-2.1)."""
    state.wheel = step.chance.below(SECTIONS)
    drop_from_wheel(state)
    step.tell(WheelSet(state.wheel, *pointed_at(state.components, state.wheel)))


def turn_wheel(state: State, step: Step) -> None:
    """INC-3.2"""
    state.wheel = (state.wheel + 1) % SECTIONS
    drop_from_wheel(state)
    step.tell(WheelTurned(state.seat, state.wheel, *pointed_at(state.components, state.wheel)))


def drop_from_wheel(state: State) -> None:
    gold, water, fire = pointed_at(state.components, state.wheel)
    state.treasures[gold].gold += 1
    state.treasures[water].water += 1
    state.treasures[fire].fire += 1


def take_treasure(state: State, step: Step, section: Section, why: Literal["chests", "sale"]) -> None:
    """All the gold, and what fits of the rest is in hand now; the others stay (INC-4.3)."""
    treasure, turn, incubators = state.treasures[section], state.turn, state.area.incubators
    gold = treasure.gold
    turn.water = min(treasure.water, sum(each.lacks_water for each in incubators))
    turn.fire = min(treasure.fire, sum(each.lacks_fire for each in incubators))
    state.area.gold += gold
    treasure.gold = 0
    treasure.water -= turn.water
    treasure.fire -= turn.fire
    step.tell(TreasureTaken(state.seat, section, why, gold, turn.water, turn.fire))


def store_surplus(state: State, step: Step) -> bool:
    """What does not fit goes where the turn's first surplus went; False if that is still to be chosen (INC-3.7)."""
    turn = state.turn
    if turn.surplus_water == turn.surplus_fire == 0:
        return True
    if turn.surplus_section is None:
        return False
    treasure = state.treasures[turn.surplus_section]
    treasure.water += turn.surplus_water
    treasure.fire += turn.surplus_fire
    if turn.surplus_water:
        step.tell(SurplusStored(state.seat, "water", turn.surplus_section, turn.surplus_water))
    if turn.surplus_fire:
        step.tell(SurplusStored(state.seat, "fire", turn.surplus_section, turn.surplus_fire))
    turn.surplus_water = turn.surplus_fire = 0
    return True
