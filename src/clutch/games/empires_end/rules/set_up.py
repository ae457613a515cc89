"""Set-up (END-2)."""

from __future__ import annotations

from clutch.engine.game import Setup, Step
from clutch.games.empires_end.components import HAND, QUICK_FROM, Components
from clutch.games.empires_end.events import RowLaid
from clutch.games.empires_end.rules.cards import deal
from clutch.games.empires_end.rules.play import begin_phase
from clutch.games.empires_end.state import Empire, Options, Site, State, Stock


def set_up(setup: Setup[Options, Components], step: Step) -> State:
    """END-2"""
    components, start = setup.components, setup.components.start
    deck = step.chance.shuffled(range(len(components.disasters)))
    conflicts = step.chance.shuffled(range(len(components.conflicts)))
    first = step.chance.below(setup.players)
    row = step.chance.shuffled(range(len(components.locations)))
    state = State(
        options=setup.options,
        components=components,
        empires=[
            Empire(
                row=[Site(location) for location in row],
                stock=Stock(start.wheat, start.axe, start.hammer, start.coin),
            )
            for _ in range(setup.players)
        ],
        first=first,
        deck=deck,
        conflict_deck=conflicts,
    )
    step.tell(RowLaid(first, tuple(row)))
    for seat in state.seats_in:
        deal(state, step, seat, HAND)
    if setup.options.length == "quick":
        state.asked, state.phase = "redraw", QUICK_FROM
    else:
        begin_phase(state, step)
    return state
