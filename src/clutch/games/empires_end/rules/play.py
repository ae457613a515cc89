"""Who decides, what is offered, and how decisions are carried out; the track of phases (END-1.8)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.plans import moves_of
from clutch.engine.seats import Seat
from clutch.games.empires_end.events import PhaseBegan
from clutch.games.empires_end.moves import BuyCoins, ChoosePosition, KeepCards, Move, RedrawCards, Refresh
from clutch.games.empires_end.rules import conflict, disasters, planning, quick
from clutch.games.empires_end.rules.cards import draw_up
from clutch.games.empires_end.rules.outcome import end_game
from clutch.games.empires_end.state import State

PLANS = ("founding", "planning", "bidding")


def begin_phase(state: State, step: Step) -> None:
    phase = state.components.track(state.players)[state.phase]
    step.tell(PhaseBegan(state.phase + 1, phase))
    match phase:
        case "disaster":
            disasters.reveal_disasters(state, step, 1)
        case "double_disaster":
            disasters.reveal_disasters(state, step, 2)
        case "conflict":
            conflict.reveal_conflict(state, step)
        case _:
            planning.begin(state, step, phase)


def end_phase(state: State, step: Step) -> None:
    state.disasters = []
    state.phase += 1
    if state.phase == len(state.components.track(state.players)):
        end_game(state, step)
    else:
        begin_phase(state, step)


# --- decisions ----------------------------------------------------------------------------------------------


def deciders(state: State) -> tuple[Seat, ...]:
    if state.asked == "over":
        return ()
    if state.asked == "redraw":
        return tuple(sorted(state.seats_in))
    if state.asked in PLANS:
        return tuple(seat for seat in sorted(state.seats_in) if state.plans[seat].next != "done")
    return (state.seat,)


def offers(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat not in deciders(state):
        return ()
    match state.asked:
        case "redraw":
            return (KeepCards(), RedrawCards())
        case "disaster":
            return disasters.possible_answers(state)
        case "free_bid" | "replace" | "target" | "assign":
            return tuple(ChoosePosition(position) for position in disasters.places_to_choose(state))
        case "shortage":
            return disasters.possible_purchases(state.empire)
        case "refresh":
            return conflict.possible_refreshes(state, seat)
        case _:
            return planning.possible_moves(state, seat)


def plans(state: State, seat: Seat) -> bool:  # noqa: ARG001 - the same for all
    return state.asked in PLANS


def plan(state: State, seat: Seat, move: Move) -> None:
    planning.carry_out(state, seat, move, lambda _: None)


def resolve(state: State, step: Step) -> None:
    match state.asked:
        case "redraw":
            quick.redraw_cards(state, step)
        case "founding":
            quick.found_all(state, step)
            begin_phase(state, step)
        case "planning":
            finish_planning(state, step)
        case "bidding":
            conflict.show_bids(state, step)
            go_on_with_conflict(state, step)
        case "refresh":
            move = step.answer()
            if isinstance(move, Refresh):
                conflict.refresh(state, step, move)
            go_on_with_conflict(state, step)
        case _:
            carry_out(state, step, step.answer())
            go_on_with_disaster(state, step)


def carry_out(state: State, step: Step, move: Move) -> None:
    match move:
        case ChoosePosition(position):
            disasters.choose_place(state, step, position)
        case BuyCoins(count):
            disasters.buy_coins(state, step, count)
        case _:
            disasters.answer(state, step, move)


def go_on_with_disaster(state: State, step: Step) -> None:
    """Places without a choice are chosen by the engine; then the next decision, turn or phase."""
    while state.asked in ("free_bid", "replace", "target", "assign"):
        places = disasters.places_to_choose(state)
        if len(places) > 1:
            return
        disasters.choose_place(state, step, places[0])
    if state.asked == "shortage":
        return
    if len(state.seats_in) == 1:
        end_game(state, step)
    elif not disasters.next_in_disaster(state):
        end_phase(state, step)


def go_on_with_conflict(state: State, step: Step) -> None:
    if not conflict.next_refresh(state, step):
        conflict.finish_conflict(state, step)
        end_phase(state, step)


def finish_planning(state: State, step: Step) -> None:
    """All plans are carried out, from the first player clockwise; then everybody draws (END-5.1, END-7.4)."""
    for seat in state.seats_in:
        for move in moves_of(step.answers[seat]):
            planning.carry_out(state, seat, move, step.tell)
    draws = any(plan.did_industry for plan in state.plans)
    for seat in state.seats_in:
        state.discards += state.plans[seat].thrown
    state.plans = []
    if draws:
        draw_up(state, step)
    end_phase(state, step)
