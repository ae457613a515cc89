"""Who decides, what is offered, and how decisions are carried out."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.seats import Seat
from clutch.games.eggs_and_empires.moves import KeepHand, Move, RedrawHand
from clutch.games.eggs_and_empires.rules.collecting import (
    answer_pick,
    cards_to_choose,
    possible_picks,
    reveal_adventurers,
)
from clutch.games.eggs_and_empires.rules.rounds import carry_out_mulligans
from clutch.games.eggs_and_empires.rules.turn_end import answer_act, possible_acts
from clutch.games.eggs_and_empires.state import State


def deciders(state: State) -> tuple[Seat, ...]:
    if state.phase in ("mulligan", "choosing"):
        return tuple(range(state.players))
    return (state.waiting[0].seat,) if state.phase in ("collecting", "turn_end") else ()


def offers(state: State, seat: Seat) -> tuple[Move, ...]:
    if state.phase == "mulligan":
        return (KeepHand(), RedrawHand())
    if state.phase == "choosing":
        return cards_to_choose(state.areas[seat], state.players)
    return (
        possible_picks(state, state.waiting[0])
        if state.phase == "collecting"
        else possible_acts(state, state.waiting[0])
    )


def resolve(state: State, step: Step) -> None:
    if state.phase == "mulligan":
        carry_out_mulligans(state, step)
    elif state.phase == "choosing":
        reveal_adventurers(state, step)
    elif state.phase == "collecting":
        answer_pick(state, step)
    else:
        answer_act(state, step)
