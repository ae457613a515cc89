"""Decisions, steps and phases. A test plays thousands of games here and in `rules`, move for move."""

from __future__ import annotations

from clutch.games.empires_end import components, moves, state
from clutch.games.empires_end.kernel import conflict, disasters, empire, planning, position, quick, set_up


def start(p: position.Position) -> None:
    """A new game."""
    set_up.lay_out(p)
    run_on(p)


def decider(p: position.Position) -> int:
    return p.seat


def is_over(p: position.Position) -> bool:
    return p.asked == state.AskedNumber.OVER


def legal_actions(p: position.Position, out: list[int]) -> int:
    asked = p.asked
    if asked == state.AskedNumber.DISASTER:
        return disasters.list_turn(p, out)
    if planning.is_planned(p):
        return planning.list_plan(p, p.seat, out)
    if asked == state.AskedNumber.SHORTAGE:
        return empire.list_slots(moves.BUY_COINS, components.LEAST_TOKENS + 1 - empire.tokens(p, p.seat), out)
    if asked == state.AskedNumber.REFRESH:
        return conflict.list_refreshes(p, p.seat, out)
    if asked == state.AskedNumber.REDRAW:
        return empire.list_slots(moves.KEEP_CARDS, 2, out)
    if asked == state.AskedNumber.OVER:
        return 0
    return disasters.list_disaster_places(p, out)


def apply(p: position.Position, action: int) -> None:
    if p.asked != state.AskedNumber.DISASTER or action >= moves.REPLACE:
        p.stakes_known = 0
    if p.asked == state.AskedNumber.DISASTER:
        disasters.deal_with(p, action)
    elif all_decide(p):
        p.begun = 1
        if p.asked == state.AskedNumber.REDRAW:
            p.wants[p.seat] = 1 if action == moves.REDRAW_CARDS else 0
            next_planner(p)
        else:
            planning.plan(p, p.seat, action)
            if p.planned[p.seat] == state.PlannedNumber.DONE:
                next_planner(p)
    else:
        settle(p, action)
    run_on(p)


def settle(p: position.Position, action: int) -> None:
    """An answer about a disaster or a marker."""
    if p.asked == state.AskedNumber.REFRESH:
        conflict.refresh(p, action)
        conflict.take_markers_off(p)
    elif p.asked == state.AskedNumber.SHORTAGE:
        disasters.buy_coins(p, action - moves.BUY_COINS)
    elif p.asked == state.AskedNumber.FREE_BID:
        disasters.make_free_bid(p, action - moves.CHOOSE_POSITION)
    elif p.asked == state.AskedNumber.REPLACE:
        disasters.replace_disaster(p, action - moves.CHOOSE_POSITION)
    elif p.asked == state.AskedNumber.TARGET:
        disasters.destroy(p, action - moves.CHOOSE_POSITION)
    else:
        disasters.assign(p, action - moves.CHOOSE_POSITION)


def all_decide(p: position.Position) -> bool:
    return planning.is_planned(p) or p.asked == state.AskedNumber.REDRAW


def step_begun(p: position.Position) -> bool:
    return p.begun == 1


def take_back(p: position.Position, before: position.Position) -> None:
    """Undo the plans that are whole: nobody has seen them."""
    if not step_begun(p):
        return
    p.seat = 0
    if p.asked == state.AskedNumber.REDRAW:
        return
    for seat in range(p.pieces.seats):
        if p.planned[seat] == state.PlannedNumber.DONE:
            planning.undo(p, before, seat)
    first_planner(p)


def ask(p: position.Position, seat: int) -> None:
    if all_decide(p):
        p.seat = seat


def first_planner(p: position.Position) -> None:
    """In the order of seats."""
    p.seat = 0
    while p.planned[p.seat] == state.PlannedNumber.DONE:
        p.seat += 1


def next_planner(p: position.Position) -> None:
    seat = 0
    if p.asked == state.AskedNumber.REDRAW:
        seat = p.seat + 1
    else:
        while seat < p.pieces.seats and p.planned[seat] == state.PlannedNumber.DONE:
            seat += 1
    if seat < p.pieces.seats:
        p.seat = seat
    else:
        end_step(p)


def end_step(p: position.Position) -> None:
    p.begun = 0
    if p.asked == state.AskedNumber.PLANNING:
        planning.end_planning(p)
    elif p.asked == state.AskedNumber.BIDDING:
        conflict.show_bids(p)
    elif p.asked == state.AskedNumber.FOUNDING:
        quick.end_founding(p)
    else:
        quick.redraw(p)
        quick.begin_founding(p)
        first_planner(p)


def run_on(p: position.Position) -> None:
    while p.asked == position.BETWEEN:
        p.phase += 1
        if p.phase == p.pieces.n_phases:
            p.asked = state.AskedNumber.OVER
        else:
            begin_phase(p)


def begin_phase(p: position.Position) -> None:
    phase = p.pieces.track[p.phase]
    p.n_disasters = 0
    if phase == components.PhaseNumber.DISASTER or phase == components.PhaseNumber.DOUBLE_DISASTER:
        disasters.reveal_disasters(p, 2 if phase == components.PhaseNumber.DOUBLE_DISASTER else 1)
    elif phase == components.PhaseNumber.CONFLICT:
        planning.clear_plans(p)
        conflict.reveal_conflict(p)
        first_planner(p)
    else:
        planning.begin_planning(p, phase)
