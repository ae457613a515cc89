"""The course of turns and rounds, up to the last (INC-5, INC-6)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.games.incubation.components import MOST_ROUNDS, QUIET_ROUNDS
from clutch.games.incubation.events import EndTriggered, ObjectiveTaken
from clutch.games.incubation.moves import Slot
from clutch.games.incubation.rules.dice import begin_turn
from clutch.games.incubation.rules.objectives import is_met
from clutch.games.incubation.rules.outcome import end_game
from clutch.games.incubation.state import State


def met_objectives(state: State) -> list[Slot]:
    """INC-5.1"""
    return [i for i, slot in enumerate(state.objectives) if slot.taken_by is None and is_met(slot.card, state.area)]


def take_objective(state: State, step: Step, number: Slot) -> None:
    slot = state.objectives[number]
    slot.taken_by = state.seat
    state.area.objectives.append(slot.card)
    state.stirred = True
    step.tell(ObjectiveTaken(state.seat, number, slot.card))
    if state.ending is None and all(each.taken_by is not None for each in state.objectives):
        state.ending = "objectives"
        step.tell(EndTriggered(state.seat, "objectives"))


def end_turn(state: State, step: Step) -> None:
    state.seat = (state.seat + 1) % state.players
    if state.seat == state.first:
        end_round(state)
    if state.ending is not None and state.seat == state.first:
        end_game(state, step)
        return
    begin_turn(state, step)


def end_round(state: State) -> None:
    """All have had the same number of turns; a standoff ends the game as well (INC-6.1, INC-6.4)."""
    state.quiet_rounds = 0 if state.stirred else state.quiet_rounds + 1
    state.stirred = False
    if state.ending is None and state.quiet_rounds >= QUIET_ROUNDS:
        state.ending = "standoff"
    if state.ending is None and state.round >= MOST_ROUNDS:
        state.ending = "rounds"
    if state.ending is None:
        state.round += 1
