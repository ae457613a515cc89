"""Set-up (EGG-2)."""

from __future__ import annotations

from clutch.engine.game import Setup, Step
from clutch.games.eggs_and_empires.components import Components
from clutch.games.eggs_and_empires.events import MarkerMoved
from clutch.games.eggs_and_empires.rules.rounds import begin_round
from clutch.games.eggs_and_empires.state import Area, Options, State


def set_up(setup: Setup[Options, Components], step: Step) -> State:
    """EGG-2.5, then the first round like any other (EGG-6.2)."""
    state = State(
        options=setup.options,
        components=setup.components,
        areas=[Area() for _ in range(setup.players)],
        marker=step.chance.below(setup.players),
        tokens=[0] * setup.players,
    )
    step.tell(MarkerMoved(state.marker, "random"))
    begin_round(state, step)
    return state
