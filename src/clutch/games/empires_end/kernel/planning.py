"""Plans: what a planner may do next, and what follows.

A planner's moves are carried out at once on that planner's own empire, which nobody else's plan touches; what they
throw away waits for the end of the step.
"""

from __future__ import annotations

from clutch.games.empires_end import components, moves, state
from clutch.games.empires_end.kernel import building, cards, conflict, economy, empire, industry, play, position, quick


def begin_planning(p: position.Position, phase: int) -> None:
    clear_plans(p)
    for seat in range(p.pieces.seats):
        if p.out[seat]:
            continue
        if phase == components.PhaseNumber.COMBINED:
            p.has_economy[seat] = 1
            p.has_industry[seat] = 1
            p.planned[seat] = state.PlannedNumber.ORDER
        elif phase == components.PhaseNumber.ECONOMY:
            economy.produce(p, seat)
        else:
            industry.begin_industry(p, seat)
        p.did_industry[seat] = 0 if phase == components.PhaseNumber.ECONOMY else 1
    p.asked = state.AskedNumber.PLANNING
    play.first_planner(p)


def clear_plans(p: position.Position) -> None:
    for card in range(p.pieces.n_cards):
        p.acted[card] = 0
    for seat in range(p.pieces.seats):
        p.has_economy[seat] = 0
        p.has_industry[seat] = 0
        p.did_industry[seat] = 0
        for kind in range(p.pieces.n_kinds):
            p.left[seat][kind] = 0
        p.repeats[seat] = 0
        industry.begin_industry(p, seat)
        p.planned[seat] = state.PlannedNumber.DONE
        p.n_thrown[seat] = 0
        p.plan_card[seat] = position.NONE
        p.plan_position[seat] = position.NONE
        p.plan_cost[seat] = 0
        p.bid_axes[seat] = 0
        p.bid_coins[seat] = 0
        p.n_founded[seat] = 0
        p.wants[seat] = 0


def is_planned(p: position.Position) -> bool:
    return p.asked in (state.AskedNumber.PLANNING, state.AskedNumber.BIDDING, state.AskedNumber.FOUNDING)


def list_plan(p: position.Position, seat: int, out: list[int]) -> int:
    planned = p.planned[seat]
    if planned == state.PlannedNumber.ECONOMY:
        return economy.list_economy(p, seat, out)
    if planned == state.PlannedNumber.INDUSTRY:
        return industry.list_industry(p, seat, out)
    if planned == state.PlannedNumber.HAND:
        return industry.list_hand(p, seat, out)
    if planned == state.PlannedNumber.PAY_BUILD or planned == state.PlannedNumber.PAY_REPAIR:
        return industry.list_payments(p, seat, out)
    if planned == state.PlannedNumber.PLACE:
        return empire.list_places(empire.places_for(p, seat), out)
    if planned == state.PlannedNumber.ORDER:
        return empire.list_slots(moves.BEGIN_ECONOMY, 2, out)
    if planned == state.PlannedNumber.REPEAT_PICK:
        return economy.list_repeatable(p, seat, p.plan_position[seat], out)
    if planned == state.PlannedNumber.SWAP_WITH:
        return empire.list_places((1 << components.POSITIONS) - 1 - (1 << p.plan_position[seat]), out)
    if planned == state.PlannedNumber.MOVE_PICK:
        return industry.list_movable(p, seat, p.plan_position[seat], out)
    if planned == state.PlannedNumber.MOVE_TO:
        return empire.list_places(empire.places_to_move(p, seat, p.plan_position[seat]), out)
    if planned == state.PlannedNumber.AXES or planned == state.PlannedNumber.COINS:
        return conflict.list_bids(p, seat, out)
    if planned == state.PlannedNumber.DONE:
        return 0
    return quick.list_founding(p, seat, out)


def plan(p: position.Position, seat: int, action: int) -> None:
    if p.asked == state.AskedNumber.BIDDING:
        conflict.bid(p, seat, action)
    elif p.asked == state.AskedNumber.FOUNDING:
        quick.found(p, seat, action)
    elif action == moves.DONE:
        if p.planned[seat] == state.PlannedNumber.INDUSTRY:
            building.end_abilities(p, seat)
        end_part(p, seat)
    elif p.planned[seat] == state.PlannedNumber.ORDER:
        if action == moves.BEGIN_INDUSTRY:
            p.has_industry[seat] = 0
            industry.begin_industry(p, seat)
        else:
            p.has_economy[seat] = 0
            economy.produce(p, seat)
    elif p.planned[seat] == state.PlannedNumber.ECONOMY or p.planned[seat] == state.PlannedNumber.REPEAT_PICK:
        plan_economy(p, seat, action)
    else:
        plan_industry(p, seat, action)


def plan_economy(p: position.Position, seat: int, action: int) -> None:
    if action >= moves.PICK_INNOVATION:
        economy.repeat(p, seat, p.plan_position[seat], action - moves.PICK_INNOVATION)
    elif action >= moves.REPEAT:
        economy.repeat_at(p, seat, action - moves.REPEAT)
    else:
        economy.convert(p, seat, action - moves.CONVERT)


def plan_industry(p: position.Position, seat: int, action: int) -> None:
    planned = p.planned[seat]
    if planned == state.PlannedNumber.INDUSTRY:
        building.act_in_industry(p, seat, action)
    elif planned == state.PlannedNumber.HAND:
        building.act_with_hand(p, seat, action)
    elif planned == state.PlannedNumber.PLACE:
        building.build(p, seat, action - moves.CHOOSE_POSITION)
    elif planned == state.PlannedNumber.SWAP_WITH:
        building.swap_with(p, seat, action - moves.CHOOSE_POSITION)
    elif planned == state.PlannedNumber.MOVE_PICK:
        building.lift_number(p, seat, action - moves.PICK_INNOVATION)
    elif planned == state.PlannedNumber.MOVE_TO:
        building.move_to(p, seat, action - moves.CHOOSE_POSITION)
    else:
        building.pay(p, seat, action - moves.PAY_COINS)


def end_part(p: position.Position, seat: int) -> None:
    """In a combined phase the other part follows (END-10.1)."""
    if p.has_economy[seat]:
        p.has_economy[seat] = 0
        economy.produce(p, seat)
    elif p.has_industry[seat]:
        p.has_industry[seat] = 0
        industry.begin_industry(p, seat)
    else:
        p.planned[seat] = state.PlannedNumber.DONE


def end_planning(p: position.Position) -> None:
    """What was thrown away joins the discards, then all draw (END-7.4)."""
    for i in range(p.pieces.seats):
        seat = (p.first + i) % p.pieces.seats
        for k in range(p.n_thrown[seat]):
            cards.discard(p, p.thrown[seat][k])
        p.n_thrown[seat] = 0
    if p.pieces.track[p.phase] != components.PhaseNumber.ECONOMY:
        cards.deal_up_to(p, p.pieces.hand_size)
    p.asked = position.BETWEEN


def undo(p: position.Position, before: position.Position, seat: int) -> None:
    """A plan, back to how the step began; the hand of who only bids may have been dealt anew since."""
    if p.asked == state.AskedNumber.BIDDING:
        p.planned[seat] = before.planned[seat]
        p.bid_axes[seat] = before.bid_axes[seat]
        p.bid_coins[seat] = before.bid_coins[seat]
        return
    for place in range(components.POSITIONS):
        for i in range(p.count[seat][place]):
            card = p.under[seat][place][i]
            p.exhausted[card] = before.exhausted[card]
            p.acted[card] = before.acted[card]
    position.assign_seat(p, before, seat)
