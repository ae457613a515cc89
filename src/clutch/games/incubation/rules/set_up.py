"""Set-up, up to the first turn (INC-2)."""

from __future__ import annotations

from clutch.engine.game import Setup, Step
from clutch.games.incubation.components import OBJECTIVES_IN_PLAY, PILES, Components, egg_deck
from clutch.games.incubation.events import FirstPlayerChosen, TableLaid
from clutch.games.incubation.moves import TakeFirstEgg
from clutch.games.incubation.rules.dice import begin_turn, take_egg
from clutch.games.incubation.rules.market import set_wheel
from clutch.games.incubation.state import Area, ObjectiveSlot, Options, State


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
