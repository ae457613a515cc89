"""Rules of thumb: what a search plays when it looks ahead.

Each weighs what an action adds to the seat's prospects, and takes the best.
"""

from __future__ import annotations

from clutch.games.empires_end import components, moves, state
from clutch.games.empires_end.kernel import (
    economy,
    empire,
    industry,
    planning,
    play,
    position,
    purse,
    rearranging,
    tactics,
    worths,
)


def rule_of_thumb(p: position.Position, careful: bool) -> int:
    """Carefully: with swaps, which would take too long in the playouts of a search."""
    asked = p.asked
    if careful:
        p.stakes_known = 0
    if asked == state.AskedNumber.DISASTER:
        return tactics.thumb_turn(p)
    if asked == state.AskedNumber.BIDDING:
        return tactics.thumb_bid(p, p.seat)
    purse.weigh_for(p, p.seat, True)
    if asked == state.AskedNumber.PLANNING or asked == state.AskedNumber.FOUNDING:
        return thumb_plan(p, p.seat, careful)
    if asked == state.AskedNumber.ASSIGN:
        return thumb_place(p, empire.places_for(p, p.seat), p.open_card[p.dealing_with])
    if asked == state.AskedNumber.TARGET:
        return thumb_target(p, p.open_card[p.dealing_with])
    if asked == state.AskedNumber.SHORTAGE:
        return thumb_shortage(p)
    if asked == state.AskedNumber.REDRAW:
        return thumb_redraw(p)
    play.legal_actions(p, p.actions)
    return p.actions[0]


def thumb_place(p: position.Position, places: int, card: int) -> int:
    return moves.CHOOSE_POSITION + worths.best_place(p, p.seat, places, card)


def thumb_target(p: position.Position, card: int) -> int:
    """The one that is missed the least."""
    places = empire.nearest(p, p.seat, p.pieces.target_of[card])
    best = 1e9
    choice = 0
    for spot in range(components.POSITIONS):
        if places >> spot & 1 and worths.loss_at(p, p.seat, spot) < best:
            best = worths.loss_at(p, p.seat, spot)
            choice = spot
    return moves.CHOOSE_POSITION + choice


def thumb_shortage(p: position.Position) -> int:
    """Coins, as long as they are worth their points."""
    have = p.stock[p.seat][components.TokenNumber.COIN]
    bought = 0
    while empire.tokens(p, p.seat) + bought < components.LEAST_TOKENS:
        worth = purse.use_worth(p, components.TokenNumber.COIN, have + bought + 1)
        worth -= purse.use_worth(p, components.TokenNumber.COIN, have + bought)
        if p.tuning.bargain * worth < components.COIN_PRICE:
            break
        bought += 1
    return moves.BUY_COINS + bought


def thumb_redraw(p: position.Position) -> int:
    """New cards, if the best two of these do too much harm."""
    first = -1e9
    second = -1e9
    for slot in range(p.n_hand[p.seat]):
        gain = found_gain(p, p.seat, p.hand[p.seat][slot])
        second = max(second, min(first, gain))
        first = max(first, gain)
    return moves.REDRAW_CARDS if first + second < -p.tuning.anew else moves.KEEP_CARDS


def thumb_plan(p: position.Position, seat: int, careful: bool) -> int:
    planned = p.planned[seat]
    if planned == state.PlannedNumber.PLACE:
        return thumb_place(p, empire.places_for(p, seat), p.plan_card[seat])
    if planned == state.PlannedNumber.MOVE_TO:
        return thumb_place(p, empire.places_to_move(p, seat, p.plan_position[seat]), p.plan_card[seat])
    if planned == state.PlannedNumber.SWAP_WITH:
        return rearranging.thumb_swap(p, seat)
    if planned == state.PlannedNumber.MOVE_PICK:
        return rearranging.thumb_lift(p, seat)
    if planned == state.PlannedNumber.FOUND_TARGET:
        return thumb_target(p, p.founded[seat][1])
    if planned == state.PlannedNumber.FOUND_PLACE:
        return thumb_place(p, empire.places_for(p, seat), p.founded[seat][p.n_founded[seat] - components.FOUNDED])
    return best_offer(p, seat, careful)


def best_offer(p: position.Position, seat: int, careful: bool) -> int:
    """Swaps are looked at last: nothing that comes before them is lost by waiting."""
    best = -1e9
    n = planning.list_plan(p, seat, p.actions)
    choice = p.actions[0]
    planned = p.planned[seat]
    if planned == state.PlannedNumber.HAND or (planned == state.PlannedNumber.INDUSTRY and p.hand_open[seat]):
        weigh_hand(p, seat)
    for i in range(n):
        gain = offer_gain(p, seat, p.actions[i])
        if gain > best:
            best = gain
            choice = p.actions[i]
    if careful and best <= 0.0:
        for i in range(n):
            if moves.SWAP_FIRST <= p.actions[i] < moves.MOVE_FROM:
                return best_swap(p, seat, choice)
    return choice


def best_swap(p: position.Position, seat: int, otherwise: int) -> int:
    rearranging.weigh_row(p, seat)
    best = p.tuning.handy
    choice = otherwise
    for one in range(components.POSITIONS):
        gain = rearranging.swap_gain(p, seat, one, rearranging.best_partner(p, seat, one))
        if gain > best:
            best = gain
            choice = moves.SWAP_FIRST + one
    return choice


def offer_gain(p: position.Position, seat: int, action: int) -> float:
    """What a move of a plan adds: to keep the hand or to be done, nothing."""
    if action >= moves.FOUND_WITH:
        return found_gain(p, seat, p.hand[seat][action - moves.FOUND_WITH])
    if action >= moves.USE_REFRESH:
        return p.tuning.freedom
    if action >= moves.MOVE_FROM:
        return rearranging.best_move(p, seat, action - moves.MOVE_FROM) - p.tuning.handy
    if action >= moves.SWAP_FIRST:
        return -1.0
    if action >= moves.REPAIR:
        return repair_gain(p, seat, action - moves.REPAIR) if action < moves.PAY_COINS else 0.0
    if action >= moves.SELL:
        return sell_gain(p, action - moves.SELL)
    if action >= moves.BUILD:
        return p.hand_gain[action - moves.BUILD]
    if action >= moves.PICK_INNOVATION:
        return repeat_gain(p, seat, p.plan_position[seat], action - moves.PICK_INNOVATION)
    if action >= moves.REPEAT:
        return best_repeat(p, seat, action - moves.REPEAT)
    if action >= moves.CONVERT:
        return conversion_gain(p, action - moves.CONVERT)
    return discard_gain(p, seat) if action == moves.DISCARD_HAND else 0.0


def conversion_gain(p: position.Position, offset: int) -> float:
    gain = -p.rate[components.TokenNumber.COIN if offset >= components.TOKEN_SETS else components.TokenNumber.WHEAT]
    for token in range(components.TOKEN_COUNT):
        if offset >> token & 1:
            gain += p.rate[token]
    return gain


def repeat_gain(p: position.Position, seat: int, spot: int, number: int) -> float:
    if p.planned[seat] != state.PlannedNumber.REPEAT_PICK and p.planned[seat] != state.PlannedNumber.ECONOMY:
        return 0.0
    return worths.economy_worth(p, seat, spot, economy.effect_number(p, seat, spot, number))


def best_repeat(p: position.Position, seat: int, spot: int) -> float:
    best = 0.0
    for number in range(p.count[seat][p.row[seat][spot]] + 1):
        if economy.would_change(p, seat, spot, economy.effect_number(p, seat, spot, number)):
            best = max(best, repeat_gain(p, seat, spot, number))
    return best


def repair_gain(p: position.Position, seat: int, spot: int) -> float:
    gain = worths.place_worth(p, seat, spot) - worths.ruin_gain(p, seat, spot)
    return gain - industry.repair_cost(p, seat, spot) * p.rate[components.TokenNumber.HAMMER]


def weigh_hand(p: position.Position, seat: int) -> None:
    """What each card is worth once it is an innovation, and less what it costs to build."""
    discount = industry.discount(p, seat)
    for slot in range(p.n_hand[seat]):
        card = p.hand[seat][slot]
        p.hand_worth[slot] = worths.card_worth(p, seat, card)
        cost = max(0, p.pieces.cost_of[card] - discount)
        p.hand_gain[slot] = p.hand_worth[slot] - cost * p.rate[components.TokenNumber.HAMMER]


def sell_gain(p: position.Position, slot: int) -> float:
    """Rather a card of little worth."""
    return p.rate[components.TokenNumber.COIN] - p.tuning.later * p.hand_worth[slot]


def discard_gain(p: position.Position, seat: int) -> float:
    """Better than to keep a hand in which nothing is worth building."""
    best = -1e9
    for slot in range(p.n_hand[seat]):
        best = max(best, p.hand_gain[slot])
    return 0.1 if p.planned[seat] == state.PlannedNumber.HAND and best < p.tuning.fresh else -0.1


def found_gain(p: position.Position, seat: int, card: int) -> float:
    return worths.card_worth(p, seat, card) - tactics.least_loss(p, seat, p.pieces.target_of[card])
