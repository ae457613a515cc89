"""Plans: what all decide at once, each at their own pace (END-5.1, END-7.1, END-8.2, END-10.1, END-10.3)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.seats import Seat
from clutch.games.empires_end.components import Phase
from clutch.games.empires_end.moves import (
    BeginEconomy,
    BeginIndustry,
    Build,
    ChoosePosition,
    Convert,
    DiscardHand,
    Done,
    Move,
    MoveFrom,
    PayCoins,
    PickInnovation,
    Repair,
    Repeat,
    Sell,
    SwapFirst,
    UseRefresh,
)
from clutch.games.empires_end.rules import conflict, economy, industry, quick
from clutch.games.empires_end.rules.economy import Tell
from clutch.games.empires_end.rules.empire import places_for_innovation
from clutch.games.empires_end.state import Planning, State


def begin(state: State, step: Step, phase: Phase) -> None:
    """In an Economy phase what comes by itself comes at once, for everybody."""
    state.asked = "planning"
    state.plans = [Planning() for _ in state.empires]
    for seat in state.seats_in:
        plan = state.plans[seat]
        plan.has_economy = phase in ("economy", "combined")
        plan.has_industry = plan.did_industry = phase in ("industry", "combined")
        plan.next = "order"
        if phase != "combined":
            begin_next(state, seat, step.tell)


def begin_next(state: State, seat: Seat, tell: Tell) -> None:
    """The only part that is left, or nothing more."""
    plan = state.plans[seat]
    if plan.has_economy:
        plan.has_economy = False
        economy.begin_economy(state, seat, tell)
    elif plan.has_industry:
        plan.has_industry = False
        industry.begin_industry(plan)
    else:
        plan.next = "done"


def possible_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    match state.plans[seat].next:
        case "order":
            return (BeginEconomy(), BeginIndustry())
        case "economy":
            return economy.possible_moves(state, seat)
        case "repeat_pick":
            return economy.possible_picks(state, seat)
        case "axes" | "coins":
            return conflict.possible_bids(state, seat)
        case "found_first" | "found_second" | "found_target" | "found_place":
            return quick.possible_foundings(state, seat)
        case "done":
            return ()
        case _:
            return industry_moves(state, seat)


def industry_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    plan, empire = state.plans[seat], state.empires[seat]
    match plan.next:
        case "hand":
            return industry.possible_hand_moves(state, seat)
        case "pay_build" | "pay_repair":
            return industry.possible_payments(state, seat)
        case "place":
            return tuple(ChoosePosition(position) for position in places_for_innovation(empire))
        case "swap_with":
            return tuple(ChoosePosition(each) for each in range(len(empire.row)) if each != plan.position)
        case "move_pick":
            return industry.possible_picks(state, seat)
        case "move_to":
            return industry.possible_destinations(state, seat)
        case _:
            return industry.possible_moves(state, seat)


def carry_out(state: State, seat: Seat, move: Move, tell: Tell) -> None:
    """One move of a plan: on the planner's own copy, and at last on the state of all."""
    plan = state.plans[seat]
    match move:
        case BeginEconomy():
            begin_next(state, seat, tell)
        case BeginIndustry():
            plan.has_industry = False
            industry.begin_industry(plan)
        case Convert():
            economy.convert(state, seat, move, tell)
        case Repeat(position):
            economy.begin_repeat(state, seat, position, tell)
        case PickInnovation(number) if plan.next == "repeat_pick":
            economy.repeat(state, seat, number, tell)
        case Done():
            if plan.next == "industry":
                industry.close_abilities(state, seat, tell)
            begin_next(state, seat, tell)
        case _ if plan.next.startswith("found"):
            quick.found(state, seat, move, tell)
        case _ if plan.next in ("axes", "coins"):
            conflict.bid(state, seat, move)
        case _:
            carry_out_industry(state, seat, move, tell)


def carry_out_industry(state: State, seat: Seat, move: Move, tell: Tell) -> None:
    match move:
        case Repair(position):
            industry.repair(state, seat, position, tell)
        case PayCoins(count):
            industry.pay(state, seat, count, tell)
        case UseRefresh(position):
            industry.use_refresh(state, seat, position, tell)
        case SwapFirst(position):
            industry.begin_swap(state, seat, position)
        case MoveFrom(position):
            industry.begin_move(state, seat, position, tell)
        case PickInnovation(number):
            industry.lift(state, seat, number, tell)
        case ChoosePosition(position):
            choose_position(state, seat, position, tell)
        case _:
            carry_out_hand(state, seat, move, tell)


def carry_out_hand(state: State, seat: Seat, move: Move, tell: Tell) -> None:
    match move:
        case Build(slot):
            industry.build(state, seat, slot, tell)
        case Sell(slot):
            industry.sell(state, seat, slot, tell)
        case DiscardHand():
            industry.discard_hand(state, seat, tell)
        case _:
            state.plans[seat].next = "industry"  # the rest is kept


def choose_position(state: State, seat: Seat, position: int, tell: Tell) -> None:
    match state.plans[seat].next:
        case "place":
            industry.place(state, seat, position, tell)
        case "swap_with":
            industry.swap_with(state, seat, position, tell)
        case _:
            industry.move_to(state, seat, position, tell)
