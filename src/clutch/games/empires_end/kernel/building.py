"""What is done in Industry: building, selling, repairing, abilities (END-7)."""

from __future__ import annotations

from clutch.games.empires_end import components, moves, state
from clutch.games.empires_end.kernel import cards, empire, industry, position


def act_in_industry(p: position.Position, seat: int, action: int) -> None:
    if action >= moves.SWAP_FIRST:
        p.began_abilities[seat] = 1
        if action >= moves.USE_REFRESH:
            use_refresh(p, seat, action - moves.USE_REFRESH)
        elif action >= moves.MOVE_FROM:
            move_from(p, seat, action - moves.MOVE_FROM)
        else:
            p.swaps_used[seat] += 1
            p.plan_position[seat] = action - moves.SWAP_FIRST
            p.planned[seat] = state.PlannedNumber.SWAP_WITH
        return
    if p.began_abilities[seat]:
        end_abilities(p, seat)
    if action >= moves.REPAIR:
        begin_repair(p, seat, action - moves.REPAIR)
    else:
        p.hand_open[seat] = 0
        act_with_hand(p, seat, action)


def end_abilities(p: position.Position, seat: int) -> None:
    """Points act by themselves (END-7.1)."""
    if p.abilities_open[seat]:
        p.abilities_open[seat] = 0
        p.began_abilities[seat] = 0
        p.score[seat] += industry.sum_of(p, seat, components.DoesNumber.POINTS)


def act_with_hand(p: position.Position, seat: int, action: int) -> None:
    if action == moves.KEEP_HAND:
        p.planned[seat] = state.PlannedNumber.INDUSTRY
    elif action == moves.DISCARD_HAND:
        discard_hand(p, seat)
    elif action >= moves.SELL:
        card = p.hand[seat][action - moves.SELL]
        cards.cut(p.hand[seat], p.n_hand[seat], action - moves.SELL)
        p.n_hand[seat] -= 1
        throw(p, seat, card)
        p.stock[seat][components.TokenNumber.COIN] += 1
        p.cards_used[seat] += 1
        look_at_hand(p, seat)
    else:
        begin_build(p, seat, action - moves.BUILD)


def discard_hand(p: position.Position, seat: int) -> None:
    for slot in range(p.n_hand[seat]):
        throw(p, seat, p.hand[seat][slot])
    p.n_hand[seat] = 0
    p.planned[seat] = state.PlannedNumber.INDUSTRY


def throw(p: position.Position, seat: int, card: int) -> None:
    """It joins the discards when all have finished (END-7.4)."""
    p.thrown[seat][p.n_thrown[seat]] = card
    p.n_thrown[seat] += 1


def look_at_hand(p: position.Position, seat: int) -> None:
    """With no card left there is no choice."""
    p.planned[seat] = state.PlannedNumber.HAND if p.n_hand[seat] > 0 else state.PlannedNumber.INDUSTRY


def begin_build(p: position.Position, seat: int, slot: int) -> None:
    card = p.hand[seat][slot]
    p.plan_cost[seat] = industry.building_cost(p, seat, card)
    cards.cut(p.hand[seat], p.n_hand[seat], slot)
    p.n_hand[seat] -= 1
    p.plan_card[seat] = card
    p.cards_used[seat] += 1
    p.cards_built[seat] += 1
    ask_for_payment(p, seat, state.PlannedNumber.PAY_BUILD)


def begin_repair(p: position.Position, seat: int, spot: int) -> None:
    p.repair_open[seat] = 0
    p.plan_cost[seat] = industry.repair_cost(p, seat, spot)
    p.plan_position[seat] = spot
    ask_for_payment(p, seat, state.PlannedNumber.PAY_REPAIR)


def ask_for_payment(p: position.Position, seat: int, planned: int) -> None:
    """Unless there is a single way."""
    p.planned[seat] = planned
    fewest = industry.fewest_coins(p, seat)
    if fewest == industry.most_coins(p, seat):
        pay(p, seat, fewest)


def pay(p: position.Position, seat: int, coins: int) -> None:
    """And what is paid for happens."""
    p.stock[seat][components.TokenNumber.COIN] -= coins
    p.stock[seat][components.TokenNumber.HAMMER] -= p.plan_cost[seat] - coins
    p.plan_cost[seat] = 0
    if p.planned[seat] == state.PlannedNumber.PAY_REPAIR:
        p.healthy[seat][p.row[seat][p.plan_position[seat]]] = 1
        p.n_healthy[seat] += 1
        p.plan_position[seat] = position.NONE
        p.planned[seat] = state.PlannedNumber.INDUSTRY
        return
    spot = empire.only_place(empire.places_for(p, seat))
    if spot == position.NONE:
        p.planned[seat] = state.PlannedNumber.PLACE
    else:
        build(p, seat, spot)


def build(p: position.Position, seat: int, spot: int) -> None:
    card = p.plan_card[seat]
    p.plan_card[seat] = position.NONE
    p.exhausted[card] = 0
    p.acted[card] = 0
    empire.add_innovation(p, seat, p.row[seat][spot], card)
    look_at_hand(p, seat)


def use_refresh(p: position.Position, seat: int, spot: int) -> None:
    p.acted[industry.find_unused(p, seat, spot, components.DoesNumber.REFRESH_ADJACENT)] = 1
    empire.refresh_beside(p, seat, spot)


def swap_with(p: position.Position, seat: int, spot: int) -> None:
    empire.swap(p, seat, p.plan_position[seat], spot)
    p.plan_position[seat] = position.NONE
    p.planned[seat] = state.PlannedNumber.INDUSTRY


def move_from(p: position.Position, seat: int, spot: int) -> None:
    p.acted[industry.find_mover(p, seat)] = 1
    p.plan_position[seat] = spot
    p.planned[seat] = state.PlannedNumber.MOVE_PICK
    if industry.list_movable(p, seat, spot, p.actions) == 1:
        lift_number(p, seat, 1)


def lift_number(p: position.Position, seat: int, number: int) -> None:
    p.plan_card[seat] = p.under[seat][p.row[seat][p.plan_position[seat]]][number - 1]
    p.planned[seat] = state.PlannedNumber.MOVE_TO
    spot = empire.only_place(empire.places_to_move(p, seat, p.plan_position[seat]))
    if spot != position.NONE:
        move_to(p, seat, spot)


def move_to(p: position.Position, seat: int, spot: int) -> None:
    card = p.plan_card[seat]
    empire.lift(p, seat, p.row[seat][p.plan_position[seat]], card)
    empire.add_innovation(p, seat, p.row[seat][spot], card)
    p.plan_card[seat] = position.NONE
    p.plan_position[seat] = position.NONE
    p.planned[seat] = state.PlannedNumber.INDUSTRY
