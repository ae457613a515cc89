"""Set-up, the course of turns and rounds, and the end (INC-2, INC-5, INC-6)."""

from __future__ import annotations

from clutch.engine.game import Setup, Step
from clutch.games.incubation.components import OBJECTIVES_IN_PLAY, PILES, Components, egg_deck
from clutch.games.incubation.events import (
    EndTriggered,
    FirstPlayerChosen,
    GameEnded,
    ObjectiveTaken,
    ScoreCounted,
    TableLaid,
)
from clutch.games.incubation.moves import Slot, TakeFirstEgg
from clutch.games.incubation.rules.dice import begin_turn, take_egg
from clutch.games.incubation.rules.market import set_wheel
from clutch.games.incubation.rules.objectives import is_met
from clutch.games.incubation.rules.scoring import outcome, score
from clutch.games.incubation.state import Area, ObjectiveSlot, Options, State

QUIET_ROUNDS = 5  # INC-6.4
MOST_ROUNDS = 100


def set_up(setup: Setup[Options, Components], step: Step) -> State:
    """INC-2"""
    state = State(options=setup.options, components=setup.components, areas=[Area() for _ in range(setup.players)])
    set_wheel(state, step)
    eggs = step.chance.shuffled(egg_deck(setup.components))
    height = len(eggs) // PILES
    state.piles = [eggs[i * height : (i + 1) * height] for i in range(PILES)]
    cards = step.chance.shuffled(card.objective for card in setup.components.objectives)
    state.objectives = [ObjectiveSlot(card) for card in cards[: OBJECTIVES_IN_PLAY[setup.players]]]
    step.tell(TableLaid(tuple(pile[-1] for pile in state.piles), tuple(slot.card for slot in state.objectives)))
    state.first = step.chance.below(setup.players)
    step.tell(FirstPlayerChosen(state.first))
    state.seat = (state.first - 1) % state.players
    return state


def answer_first_egg(state: State, step: Step) -> None:
    """Anticlockwise, the first player last (INC-2.4)."""
    move = step.answer()
    assert isinstance(move, TakeFirstEgg)  # noqa: S101 - nothing else is offered
    take_egg(state, step, move.pile, None)
    if state.seat != state.first:
        state.seat = (state.seat - 1) % state.players
        return
    begin_turn(state, step)


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


def end_game(state: State, step: Step) -> None:
    state.phase = "over"
    for seat, area in enumerate(state.areas):
        points = score(area)
        step.tell(ScoreCounted(seat, points.eggs, points.objectives, points.gold, points.total))
    end = outcome(state)
    if end is not None and state.ending is not None:
        step.tell(GameEnded(end.winners, state.ending))
