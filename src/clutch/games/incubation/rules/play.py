"""Who decides, what is offered, and how decisions are carried out."""

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
from clutch.games.incubation.rules.set_up import answer_first_egg
from clutch.games.incubation.rules.turns import end_turn, met_objectives, take_objective
from clutch.games.incubation.state import Phase, State


def deciders(state: State) -> tuple[Seat, ...]:
    return () if state.phase == "over" else (state.seat,)


def offers(state: State, seat: Seat) -> tuple[Move, ...]:
    return CHOICES[state.phase](state) if seat in deciders(state) else ()


CHOICES: dict[Phase, Callable[[State], tuple[Move, ...]]] = {
    "first_eggs": lambda state: tuple(TakeFirstEgg(pile) for pile in range(PILES) if state.piles[pile]),
    "rolled": lambda _: REROLLS,
    "chests": lambda _: tuple(TakeTreasure(section) for section in range(SECTIONS)),
    "dice": possible_uses,
    "placing": possible_places,
    "surplus": lambda _: tuple(StoreSurplus(section) for section in range(SECTIONS)),
    "hatching": lambda state: tuple(HatchFirst(number) for number in complete_eggs(state)),
    "selling": lambda state: tuple(TakeTreasure(section) for section in sections_to_sell(state)),
    "objective": lambda state: tuple(TakeObjective(slot) for slot in met_objectives(state)),
}


def resolve(state: State, step: Step) -> None:
    match state.phase:
        case "first_eggs":
            answer_first_egg(state, step)
        case "rolled":
            answer_roll(state, step)
            if open_chests(state, step):
                go_on(state, step)
            else:
                state.phase = "chests"
        case "objective":
            carry_out(state, step, step.answer())
            end_turn(state, step)
        case _:
            carry_out(state, step, step.answer())
            go_on(state, step)


def carry_out(state: State, step: Step, move: Move) -> None:
    match move:
        case PlaceResource(resource, number):
            place(state, step, resource, number, 1)
        case StoreSurplus(section):
            state.turn.surplus_section = section
        case TakeTreasure(section) if state.phase == "chests":
            take_treasure(state, step, section, "chests")
        case TakeTreasure(section):
            sell(state, step, section)
        case HatchFirst(number):
            hatch(state, step, number)
        case TakeObjective(slot):
            take_objective(state, step, slot)
        case _:
            use_dice(state, step, move)


def go_on(state: State, step: Step) -> None:
    """Let happen what is no choice, up to the next decision: of this turn, or of the next one."""
    while (phase := what_comes(state, step)) is not None:
        state.phase = phase
        choices = CHOICES[phase](state)
        if len(choices) > 1:
            return
        carry_out(state, step, choices[0])
    end_turn(state, step)


def what_comes(state: State, step: Step) -> Phase | None:
    """Resources are placed, surplus stored, treasures of a sale taken; only then the next egg hatches (INC-4.5)."""
    if not place_without_choice(state, step):
        return "placing"
    if not store_surplus(state, step):
        return "surplus"
    if state.turn.owed:
        return "selling"
    if complete_eggs(state):
        return "hatching"
    if not all(state.turn.used):
        return "dice"
    return "objective" if met_objectives(state) else None
