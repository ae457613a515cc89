"""What an illegal move breaks, in words."""

from __future__ import annotations

from clutch.engine.game import WhyNot
from clutch.engine.lines import Arg, Line, Piece
from clutch.engine.seats import Seat
from clutch.games.incubation.components import IncubatorNumber, Pile, Resource, Section
from clutch.games.incubation.moves import (
    Die,
    Move,
    PlaceResource,
    RerollBoth,
    RerollDie,
    Slot,
    SpendDie,
    TakeObjective,
    TakeTreasure,
    UseBoth,
    UseDie,
)
from clutch.games.incubation.rules.dice import has_room
from clutch.games.incubation.rules.placing import lacks
from clutch.games.incubation.state import State

CLAUSE = {
    "first_eggs": "INC-2.4",
    "rolled": "INC-3.1",
    "chests": "INC-3.3",
    "dice": "INC-3.4",
    "placing": "INC-3.6",
    "surplus": "INC-3.7",
    "hatching": "INC-4.5",
    "selling": "INC-4.2",
    "objective": "INC-5.1",
}


def why_not(state: State, seat: Seat, move: Move) -> WhyNot:  # noqa: ARG001 - there is one decider
    match state.phase, move:
        case "dice", UseDie(die):
            return why_not_this_die(state, die)
        case "dice", SpendDie(die, pile):
            return why_no_egg(state, die, pile)
        case "dice", UseBoth():
            return why_not_both(state)
        case "dice", RerollDie() | RerollBoth() if state.turn.rerolled:
            return because("already-rerolled", "INC-3.1")
        case "placing", PlaceResource(resource, incubator):
            return why_not_there(state, resource, incubator)
        case "selling", TakeTreasure(section):
            return why_not_sold_there(state, section)
        case "objective", TakeObjective(slot):
            return why_not_this_objective(state, slot)
        case _:
            return because("not-now", CLAUSE[state.phase])


def because(message: str, clause: str, **args: Arg) -> WhyNot:
    return WhyNot(Line(message, args), clause)


def why_not_this_die(state: State, die: Die) -> WhyNot:
    turn = state.turn
    if turn.dice[die] == "chest":
        return because("chest-is-no-action", "INC-3.4", die=Piece("die", die))
    if turn.used[die]:
        return because("die-already-used", "INC-3.4", die=Piece("die", die))
    if turn.second_takes_egg:
        return because("must-take-egg", "INC-3.8")
    return because("dice-are-alike", "INC-3.8")


def why_not_both(state: State) -> WhyNot:
    for die, used in enumerate(state.turn.used):
        if used and state.turn.dice[die] != "chest":
            return because("die-already-used", "INC-3.4", die=Piece("die", die))
    return because("dice-not-equal", "INC-3.4")


def why_no_egg(state: State, die: Die, pile: Pile) -> WhyNot:
    turn = state.turn
    if turn.dice[die] == "chest":
        return because("chest-is-no-action", "INC-3.8", die=Piece("die", die))
    if turn.used[die]:
        return because("die-already-used", "INC-3.4", die=Piece("die", die))
    if not has_room(state):
        return because("no-empty-incubator", "INC-3.8")
    if not state.piles[pile]:
        return because("pile-is-empty", "INC-3.8", pile=Piece("pile", pile))
    return because("dice-are-alike", "INC-3.8")


def why_not_there(state: State, resource: Resource, number: IncubatorNumber) -> WhyNot:
    """Both incubators are offered for the resource in turn, so this is the other one."""
    if not lacks(state.area.incubators[number], resource):
        where = Piece("incubator", number)
        return because("egg-does-not-need", "INC-3.6", resource=Piece("resource", resource), incubator=where)
    if resource == "fire" and state.turn.fire:  # water is placed before it
        return because("not-now", "INC-3.6")
    return because("not-in-hand", "INC-3.6", resource=Piece("resource", resource))


def why_not_sold_there(state: State, section: Section) -> WhyNot:
    colours = tuple(Piece("colour", colour) for colour in state.turn.owed)
    return because("wrong-colour", "INC-4.2", section=Piece("section", section), colours=colours)


def why_not_this_objective(state: State, slot: Slot) -> WhyNot:
    if slot < len(state.objectives) and state.objectives[slot].taken_by is not None:
        return because("objective-taken-already", "INC-5.1")
    return because("objective-not-met", "INC-5.1")
