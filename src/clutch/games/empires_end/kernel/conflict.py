"""Conflicts: bids, tiers, refreshes, bonus, Uprising (END-8)."""

from __future__ import annotations

from clutch.games.empires_end import components, moves, state
from clutch.games.empires_end.kernel import empire, position


def reveal_conflict(p: position.Position) -> None:
    p.n_conflict_deck -= 1
    p.conflict = p.conflict_deck[p.n_conflict_deck]
    for seat in range(p.pieces.seats):
        p.planned[seat] = state.PlannedNumber.DONE if p.out[seat] else state.PlannedNumber.AXES
    p.asked = state.AskedNumber.BIDDING


def list_bids(p: position.Position, seat: int, out: list[int]) -> int:
    first = moves.BID_AXES
    most = p.stock[seat][components.TokenNumber.AXE] - p.bid_axes[seat]
    if p.planned[seat] == state.PlannedNumber.COINS:
        first = moves.BID_COINS
        most = p.stock[seat][components.TokenNumber.COIN] - p.bid_coins[seat]
    return empire.list_slots(first, min(most, moves.MOST_BID) + 1, out)


def bid(p: position.Position, seat: int, action: int) -> None:
    """Who has more than fits in one bid is asked again."""
    if p.planned[seat] == state.PlannedNumber.AXES:
        p.bid_axes[seat] += action - moves.BID_AXES
        if action < moves.BID_AXES + moves.MOST_BID or p.bid_axes[seat] == p.stock[seat][components.TokenNumber.AXE]:
            p.planned[seat] = state.PlannedNumber.COINS
    else:
        p.bid_coins[seat] += action - moves.BID_COINS
        if action < moves.BID_COINS + moves.MOST_BID or p.bid_coins[seat] == p.stock[seat][components.TokenNumber.COIN]:
            p.planned[seat] = state.PlannedNumber.DONE


def show_bids(p: position.Position) -> None:
    for seat in range(p.pieces.seats):
        p.refreshes[seat] = 0
        p.basic[seat] = 0
        if not p.out[seat]:
            p.basic[seat] = strength(p, seat)
            p.stock[seat][components.TokenNumber.AXE] -= p.bid_axes[seat]
            p.stock[seat][components.TokenNumber.COIN] -= p.bid_coins[seat]
            reach_tier(p, seat)
    take_markers_off(p)


def bid_total(p: position.Position, seat: int) -> int:
    return p.basic[seat] + p.bid_axes[seat] + p.bid_coins[seat]


def reach_tier(p: position.Position, seat: int) -> None:
    """The one that fits, if any (END-8.3)."""
    total = bid_total(p, seat)
    card = p.conflict
    for k in range(p.pieces.n_tiers[card]):
        if p.pieces.least[card][k] <= total <= p.pieces.most[card][k]:
            p.score[seat] += p.pieces.tier_points[card][k]
            empire.gain(p, seat, p.pieces.tier_gives[card][k], 1)
            p.refreshes[seat] = p.pieces.tier_refresh[card][k]
            return


def list_refreshes(p: position.Position, seat: int, out: list[int]) -> int:
    n = 0
    for spot in range(components.POSITIONS):
        kinds = empire.exhausted_kinds(p, seat, spot)
        for kind in range(moves.READY_COUNT):
            if kinds >> kind & 1:
                out[n] = moves.REFRESH + moves.READY_COUNT * spot + kind
                n += 1
    return n


def refresh(p: position.Position, action: int) -> None:
    spot = (action - moves.REFRESH) // moves.READY_COUNT
    p.exhausted[empire.find_ready(p, p.seat, spot, (action - moves.REFRESH) % moves.READY_COUNT, True)] = 0
    p.refreshes[p.seat] -= 1


def take_markers_off(p: position.Position) -> None:
    """From the first player clockwise, up to the next choice."""
    for i in range(p.pieces.seats):
        p.seat = (p.first + i) % p.pieces.seats
        if is_to_choose(p, p.seat):
            p.asked = state.AskedNumber.REFRESH
            return
    end_conflict(p)


def is_to_choose(p: position.Position, seat: int) -> bool:
    """Not who can take all markers off, and not between equal ones."""
    while p.refreshes[seat] > 0:
        if p.refreshes[seat] >= empire.n_exhausted(p, seat):
            empire.refresh_all(p, seat)
            p.refreshes[seat] = 0
        elif list_refreshes(p, seat, p.actions) > 1:
            return True
        else:
            refresh(p, p.actions[0])
    return False


def end_conflict(p: position.Position) -> None:
    """Bonus, then Uprising (END-8.7)."""
    card = p.conflict
    highest = 0
    for seat in range(p.pieces.seats):
        if not p.out[seat]:
            highest = max(highest, bid_total(p, seat))
    for seat in range(p.pieces.seats):
        if not p.out[seat] and bid_total(p, seat) == highest:
            p.score[seat] += p.pieces.bonus_points[card]
            empire.gain(p, seat, p.pieces.bonus_gives[card], 1)
        elif not p.out[seat]:
            rise_up(p, seat)
    p.gone[p.n_gone] = card
    p.n_gone += 1
    p.conflict = position.NONE
    p.asked = position.BETWEEN


def rise_up(p: position.Position, seat: int) -> None:
    """END-8.5"""
    if p.n_healthy[seat] >= p.pieces.uprising_rank[p.conflict]:
        empire.swap(p, seat, ranked(p, seat, p.pieces.uprising_rank[p.conflict]), p.pieces.uprising_at[p.conflict])


def ranked(p: position.Position, seat: int, rank: int) -> int:
    """The position of the so-manieth most valuable healthy location; of equal ones the left one comes first."""
    for spot in range(components.POSITIONS):
        if not empire.is_healthy_at(p, seat, spot):
            continue
        value = p.pieces.value_at[p.row[seat][spot]]
        better = 0
        for other in range(components.POSITIONS):
            if empire.is_healthy_at(p, seat, other):
                rival = p.pieces.value_at[p.row[seat][other]]
                if rival > value or (rival == value and other < spot):
                    better += 1
        if better == rank - 1:
            return spot
    return position.NONE


def strength(p: position.Position, seat: int) -> int:
    total = 0
    for spot in range(components.POSITIONS):
        place = p.row[seat][spot]
        if not p.healthy[seat][place]:
            continue
        total += strength_by(p, seat, spot, p.pieces.base[place])
        for i in range(p.count[seat][place]):
            total += strength_by(p, seat, spot, p.pieces.effect_of[p.under[seat][place][i]])
    return total


def strength_by(p: position.Position, seat: int, spot: int, effect: int) -> int:
    if p.pieces.when[effect] != components.WhenNumber.CONFLICT:
        return 0
    if p.pieces.does[effect] == components.DoesNumber.STRENGTH:
        return p.pieces.amount[effect]
    return p.pieces.amount[effect] * empire.ruins_beside(p, seat, spot)
