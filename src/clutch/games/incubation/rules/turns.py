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
    table = State(options=setup.options, components=setup.components, areas=[Area() for _ in range(setup.players)])
    set_wheel(table, step)
    eggs = step.chance.shuffled(egg_deck(setup.components))
    height = len(eggs) // PILES
    table.piles = [eggs[i * height : (i + 1) * height] for i in range(PILES)]
    cards = step.chance.shuffled(card.objective for card in setup.components.objectives)
    table.objectives = [ObjectiveSlot(card) for card in cards[: OBJECTIVES_IN_PLAY[setup.players]]]
    step.tell(TableLaid(tuple(pile[-1] for pile in table.piles), tuple(slot.card for slot in table.objectives)))
    table.first = step.chance.below(setup.players)
    step.tell(FirstPlayerChosen(table.first))
    table.seat = (table.first - 1) % table.players
    return table


def answer_first_egg(table: State, step: Step) -> None:
    """Anticlockwise, the first player last (INC-2.4)."""
    move = step.answer()
    assert isinstance(move, TakeFirstEgg)  # noqa: S101 - nothing else is offered
    take_egg(table, step, move.pile, None)
    if table.seat != table.first:
        table.seat = (table.seat - 1) % table.players
        return
    begin_turn(table, step)


def met_objectives(table: State) -> list[Slot]:
    """INC-5.1"""
    return [i for i, slot in enumerate(table.objectives) if slot.taken_by is None and is_met(slot.card, table.area)]


def take_objective(table: State, step: Step, number: Slot) -> None:
    slot = table.objectives[number]
    slot.taken_by = table.seat
    table.area.objectives.append(slot.card)
    table.stirred = True
    step.tell(ObjectiveTaken(table.seat, number, slot.card))
    if table.ending is None and all(each.taken_by is not None for each in table.objectives):
        table.ending = "objectives"
        step.tell(EndTriggered(table.seat, "objectives"))


def end_turn(table: State, step: Step) -> None:
    table.seat = (table.seat + 1) % table.players
    if table.seat == table.first:
        end_round(table)
    if table.ending is not None and table.seat == table.first:
        end_game(table, step)
        return
    begin_turn(table, step)


def end_round(table: State) -> None:
    """All have had the same number of turns; a standoff ends the game as well (INC-6.1, INC-6.4)."""
    table.quiet_rounds = 0 if table.stirred else table.quiet_rounds + 1
    table.stirred = False
    if table.ending is None and table.quiet_rounds >= QUIET_ROUNDS:
        table.ending = "standoff"
    if table.ending is None and table.round >= MOST_ROUNDS:
        table.ending = "rounds"
    if table.ending is None:
        table.round += 1


def end_game(table: State, step: Step) -> None:
    table.phase = "over"
    for seat, area in enumerate(table.areas):
        points = score(area)
        step.tell(ScoreCounted(seat, points.eggs, points.objectives, points.gold, points.total))
    end = outcome(table)
    if end is not None and table.ending is not None:
        step.tell(GameEnded(end.winners, table.ending))
