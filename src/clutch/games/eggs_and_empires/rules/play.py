"""Who decides what, and what follows."""

from __future__ import annotations

from clutch.engine.game import Setup, Step
from clutch.engine.seats import Seat
from clutch.games.eggs_and_empires.components import Components
from clutch.games.eggs_and_empires.events import MarkerMoved
from clutch.games.eggs_and_empires.moves import KeepHand, Move, RedrawHand
from clutch.games.eggs_and_empires.rules.collecting import (
    answer_pick,
    cards_to_choose,
    possible_picks,
    reveal_adventurers,
)
from clutch.games.eggs_and_empires.rules.rounds import begin_round, carry_out_mulligans
from clutch.games.eggs_and_empires.rules.turn_end import answer_act, possible_acts
from clutch.games.eggs_and_empires.state import Area, Options, State


def set_up(setup: Setup[Options, Components], step: Step) -> State:
    """EGG-2.5, then the first round like any other (EGG-6.2)."""
    table = State(
        options=setup.options,
        components=setup.components,
        areas=[Area() for _ in range(setup.players)],
        marker=step.chance.below(setup.players),
        tokens=[0] * setup.players,
    )
    step.tell(MarkerMoved(table.marker, "random"))
    begin_round(table, step)
    return table


def deciders(table: State) -> tuple[Seat, ...]:
    if table.phase in ("mulligan", "choosing"):
        return tuple(range(table.players))
    return (table.waiting[0].seat,) if table.phase in ("collecting", "turn_end") else ()


def offers(table: State, seat: Seat) -> tuple[Move, ...]:
    if table.phase == "mulligan":
        return (KeepHand(), RedrawHand())
    if table.phase == "choosing":
        return cards_to_choose(table.areas[seat], table.players)
    return (
        possible_picks(table, table.waiting[0])
        if table.phase == "collecting"
        else possible_acts(table, table.waiting[0])
    )


def resolve(table: State, step: Step) -> None:
    if table.phase == "mulligan":
        carry_out_mulligans(table, step)
    elif table.phase == "choosing":
        reveal_adventurers(table, step)
    elif table.phase == "collecting":
        answer_pick(table, step)
    else:
        answer_act(table, step)
