"""Rules of thumb against rivals: whether to fight on or to suffer, and how much to bid in a conflict."""

from __future__ import annotations

from clutch.games.empires_end import components, moves, state
from clutch.games.empires_end.kernel import conflict, disasters, empire, position, purse, worths


def chance_of(lead: float) -> float:
    """From 0 to 1 as the lead grows, a half if there is none."""
    chance: float = 1.0 / (1.0 + position.E**-lead)
    return chance


def weigh_suffering(p: position.Position, seat: int, i: int) -> None:
    """What it would cost this seat to suffer a disaster, the heap left aside; and what it can fight with."""
    purse.weigh_for(p, seat, True)
    card = p.open_card[i]
    p.loss_of[seat] = stake(p, seat, i)
    kinds = empire.ready_kinds(p, seat) & p.pieces.accepts[card]
    p.free_left[seat] = (kinds & 1) + (kinds >> 1 & 1) + (kinds >> 2 & 1)
    p.cheap_left[seat] = 0
    p.cheap_token[seat] = components.TokenNumber.COIN
    for token in range(components.TOKEN_COUNT):
        p.rate_by[seat][token] = p.rate[token]
        if token < components.TokenNumber.COIN and p.pieces.accepts[card] >> token & 1 and p.stock[seat][token] > 0:
            p.cheap_left[seat] += p.stock[seat][token]
            if p.cheap_token[seat] == components.TokenNumber.COIN or p.rate[token] < p.rate[p.cheap_token[seat]]:
                p.cheap_token[seat] = token
    p.coins_left[seat] = p.stock[seat][components.TokenNumber.COIN]


def stake(p: position.Position, seat: int, i: int) -> float:
    """The location, less the innovation. It stays nearly the same while all only pay."""
    if not p.stakes_known >> (components.SEATS * i + seat) & 1:
        p.stakes_known |= 1 << (components.SEATS * i + seat)
        card = p.open_card[i]
        loss = least_loss(p, seat, p.pieces.target_of[card])
        p.stakes[i][seat] = loss - worths.card_worth(p, seat, card) + p.tuning.marker
    return p.stakes[i][seat]


def least_loss(p: position.Position, seat: int, spot: int) -> float:
    places = empire.nearest(p, seat, spot)
    best = 1e9
    for each in range(components.POSITIONS):
        if places >> each & 1:
            best = min(best, worths.loss_at(p, seat, each))
    return best


def weigh_fighters(p: position.Position, i: int) -> None:
    """Everybody still in, the decider last."""
    for token in range(components.TOKEN_COUNT):
        p.laid[token] = p.heap[i][token]
    seat = empire.next_in(p, p.seat)
    while seat != p.seat:
        weigh_suffering(p, seat, i)
        seat = empire.next_in(p, seat)
    weigh_suffering(p, seat, i)


def take_worth(p: position.Position, seat: int) -> float:
    """Of suffering now, with all that lies by the card."""
    total = -p.loss_of[seat]
    for token in range(components.TOKEN_COUNT):
        total += p.laid[token] * p.rate_by[seat][token]
    return total


def pay_on(p: position.Position, seat: int) -> float:
    """The price of the next bid of this seat, which is laid by the card; less than 0: it cannot pay."""
    if p.free_left[seat] > 0:
        p.free_left[seat] -= 1
        return 0.5 * p.tuning.freedom
    if p.cheap_left[seat] > 0:
        p.cheap_left[seat] -= 1
        token = p.cheap_token[seat]
    elif p.coins_left[seat] > 0:
        p.coins_left[seat] -= 1
        token = components.TokenNumber.COIN
    else:
        return -1.0
    p.laid[token] += 1
    return p.rate_by[seat][token]


def list_turns(p: position.Position, i: int) -> int:
    """The turns to come if everybody pays until somebody cannot; the number of the last one."""
    weigh_fighters(p, i)
    seat = p.seat
    for turn in range(position.MOST_TURNS):
        p.turn_seat[turn] = seat
        p.turn_worth[turn] = take_worth(p, seat)
        p.turn_price[turn] = pay_on(p, seat)
        if p.turn_price[turn] < 0.0:
            return turn
        seat = empire.next_in(p, seat)
    return position.MOST_TURNS - 1


def fight_gain(p: position.Position, i: int) -> float:
    """What fighting promises more than suffering now.

    In each turn it is either all taken or paid for: a single line of turns, judged from its end, where somebody
    takes it. Rivals choose what is better for them, most of the time.
    """
    turn = list_turns(p, i)
    if turn == 0:
        return -1e9
    for seat in range(p.pieces.seats):
        p.promised[seat] = 0.0
    p.promised[p.turn_seat[turn]] = p.turn_worth[turn]
    turn -= 1
    while turn > 0:
        judge_turn(p, turn, chance_of(-p.tuning.steep * turn_gain(p, turn)))
        turn -= 1
    return turn_gain(p, 0)


def turn_gain(p: position.Position, turn: int) -> float:
    """To pay rather than to take it all, for whose turn it is: rivals' losses count a little."""
    seat = p.turn_seat[turn]
    gain = p.promised[seat] - p.turn_price[turn] - p.turn_worth[turn]
    for other in range(p.pieces.seats):
        if other != seat:
            gain -= p.tuning.spite * p.promised[other] / (p.pieces.seats - 1 - p.n_out)
    return gain


def judge_turn(p: position.Position, turn: int, takes: float) -> None:
    seat = p.turn_seat[turn]
    for other in range(p.pieces.seats):
        p.promised[other] *= 1.0 - takes
    p.promised[seat] += takes * p.turn_worth[turn] - (1.0 - takes) * p.turn_price[turn]


def bid_price(p: position.Position, action: int) -> float:
    if action >= moves.FREE_BID:
        return 0.5 * p.tuning.freedom
    return p.rate[(action - moves.FIGHT) % components.TOKEN_COUNT]


def cheapest_bid(p: position.Position, i: int) -> int:
    """NONE if there is no way to fight."""
    n = disasters.list_fights(p, i, empire.ready_kinds(p, p.seat), 0, p.actions) - 1
    best = 1e9
    choice = position.NONE
    for k in range(n):
        price = bid_price(p, p.actions[k])
        if price < best:
            best = price
            choice = p.actions[k]
    return choice


def thumb_turn(p: position.Position) -> int:
    """Fight if that promises more than to suffer now."""
    choice = moves.END_TURN
    best = -1e9
    for i in range(p.n_disasters):
        if p.suffered[i] or p.fought[i]:
            continue
        gain = fight_gain(p, i)
        if -p.turn_worth[0] > p.tuning.dread and empire.ready_kinds(p, p.seat) >> moves.REPLACE_READY & 1:
            return moves.REPLACE + i
        if gain < 0.0:
            return moves.SUFFER + i
        if gain > best:
            best = gain
            choice = cheapest_bid(p, i)
    return choice


def strongest_rival(p: position.Position, seat: int) -> float:
    """The strength to be expected, by what rivals have."""
    most = 0.0
    reach = p.tuning.reach if p.conflicts > 1 else p.tuning.last_reach
    for other in range(p.pieces.seats):
        if other != seat and not p.out[other]:
            means = empire.means(p, other, components.TokenNumber.AXE)
            most = max(most, conflict.strength(p, other) + reach * means)
    return most


def bid_gain(p: position.Position, seat: int, total: int, rival: float) -> float:
    """What a total strength brings: its tier, and the chance of the bonus."""
    card = p.conflict
    gain = 0.0
    for k in range(p.pieces.n_tiers[card]):
        if p.pieces.least[card][k] <= total <= p.pieces.most[card][k]:
            gain += p.pieces.tier_points[card][k] + purse.goods_worth(p, p.pieces.tier_gives[card][k])
            gain += p.tuning.freedom * min(p.pieces.tier_refresh[card][k], empire.n_exhausted(p, seat))
    bonus = p.pieces.bonus_points[card] + purse.goods_worth(p, p.pieces.bonus_gives[card])
    return gain + (bonus + 1.0) * chance_of(p.tuning.keen * (total - rival))


def thumb_bid(p: position.Position, seat: int) -> int:
    """Axes first, then coins, as long as they bring more than they are worth."""
    purse.weigh_for(p, seat, True)
    rival = strongest_rival(p, seat)
    axes = p.stock[seat][components.TokenNumber.AXE]
    coins = p.stock[seat][components.TokenNumber.COIN]
    bid = p.bid_axes[seat] + p.bid_coins[seat]
    basic = conflict.strength(p, seat)
    best = -1e9
    choice = bid
    if p.planned[seat] != state.PlannedNumber.AXES:
        axes = p.bid_axes[seat]
    for number in range(bid, axes + coins + 1):
        paid = bid_cost(p, seat, components.TokenNumber.AXE, min(number, axes))
        paid += bid_cost(p, seat, components.TokenNumber.COIN, max(0, number - axes))
        gain = bid_gain(p, seat, basic + number, rival) - paid
        if gain > best:
            best = gain
            choice = number
    if p.planned[seat] == state.PlannedNumber.AXES:
        return moves.BID_AXES + min(moves.MOST_BID, min(choice, axes) - p.bid_axes[seat])
    return moves.BID_COINS + min(moves.MOST_BID, choice - bid)


def bid_cost(p: position.Position, seat: int, token: int, number: int) -> float:
    """What these tokens would be good for otherwise."""
    have = p.stock[seat][token]
    spent = purse.use_worth(p, token, have) - purse.use_worth(p, token, have - number)
    return max(spent, p.final_rate[token] * number)
