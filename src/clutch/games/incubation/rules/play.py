"""Who decides, what is offered, and how a decision is carried out up to the next one."""

from __future__ import annotations

from collections.abc import Callable

from clutch.engine.game import Step
from clutch.engine.seats import Seat
from clutch.games.incubation.components import PILES, SECTIONS
from clutch.games.incubation.moves import (
    HatchFirst,
    Move,
    PlaceResource,
    StoreSurplus,
    TakeFirstEgg,
    TakeObjective,
    TakeTreasure,
)
from clutch.games.incubation.rules.dice import REROLLS, answer_roll, open_chests, possible_uses, use_dice
from clutch.games.incubation.rules.hatching import complete_eggs, hatch, sections_to_sell, sell
from clutch.games.incubation.rules.market import store_surplus, take_treasure
from clutch.games.incubation.rules.placing import place, place_without_choice, possible_places
from clutch.games.incubation.rules.turns import answer_first_egg, end_turn, met_objectives, take_objective
from clutch.games.incubation.state import Phase, State


def deciders(table: State) -> tuple[Seat, ...]:
    return () if table.phase == "over" else (table.seat,)


def offers(table: State) -> tuple[Move, ...]:
    return OFFERS[table.phase](table)


OFFERS: dict[Phase, Callable[[State], tuple[Move, ...]]] = {
    "first_eggs": lambda table: tuple(TakeFirstEgg(pile) for pile in range(PILES) if table.piles[pile]),
    "rolled": lambda _: REROLLS,
    "chests": lambda _: tuple(TakeTreasure(section) for section in range(SECTIONS)),
    "dice": possible_uses,
    "placing": possible_places,
    "surplus": lambda _: tuple(StoreSurplus(section) for section in range(SECTIONS)),
    "hatching": lambda table: tuple(HatchFirst(number) for number in complete_eggs(table)),
    "selling": lambda table: tuple(TakeTreasure(section) for section in sections_to_sell(table)),
    "objective": lambda table: tuple(TakeObjective(slot) for slot in met_objectives(table)),
    "over": lambda _: (),
}


def resolve(table: State, step: Step) -> None:
    match table.phase:
        case "first_eggs":
            answer_first_egg(table, step)
        case "rolled":
            answer_roll(table, step)
            if open_chests(table, step):
                go_on(table, step)
            else:
                table.phase = "chests"
        case "objective":
            carry_out(table, step, step.answer())
            end_turn(table, step)
        case _:
            carry_out(table, step, step.answer())
            go_on(table, step)


def carry_out(table: State, step: Step, move: Move) -> None:
    match move:
        case PlaceResource(resource, number):
            place(table, step, resource, number, 1)
        case StoreSurplus(section):
            table.turn.surplus_section = section
        case TakeTreasure(section) if table.phase == "chests":
            take_treasure(table, step, section, "chests")
        case TakeTreasure(section):
            sell(table, step, section)
        case HatchFirst(number):
            hatch(table, step, number)
        case TakeObjective(slot):
            take_objective(table, step, slot)
        case _:
            use_dice(table, step, move)


def go_on(table: State, step: Step) -> None:
    """Let happen what is no choice, up to the next decision: of this turn, or of the next one."""
    while (phase := what_comes(table, step)) is not None:
        table.phase = phase
        choices = offers(table)
        if len(choices) > 1:
            return
        carry_out(table, step, choices[0])
    end_turn(table, step)


def what_comes(table: State, step: Step) -> Phase | None:
    """Resources are placed, surplus stored, treasures of a sale taken; only then the next egg hatches (INC-4.5)."""
    if not place_without_choice(table, step):
        return "placing"
    if not store_surplus(table, step):
        return "surplus"
    if table.turn.owed:
        return "selling"
    if complete_eggs(table):
        return "hatching"
    if not all(table.turn.used):
        return "dice"
    return "objective" if met_objectives(table) else None
