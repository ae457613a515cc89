"""What may be done in Industry: the hand, one repair, the abilities (END-7)."""

from __future__ import annotations

from clutch.games.empires_end import components, moves, state
from clutch.games.empires_end.kernel import empire, position


def begin_industry(p: position.Position, seat: int) -> None:
    p.hand_open[seat] = 1
    p.repair_open[seat] = 1
    p.abilities_open[seat] = 1
    p.began_abilities[seat] = 0
    p.cards_used[seat] = 0
    p.cards_built[seat] = 0
    p.swaps_used[seat] = 0
    p.planned[seat] = state.PlannedNumber.INDUSTRY


def sum_of(p: position.Position, seat: int, does: int) -> int:
    """Of an Industry effect, over all healthy locations."""
    total = 0
    for place in range(components.POSITIONS):
        total += sum_at(p, seat, place, does)
    return total


def sum_at(p: position.Position, seat: int, place: int, does: int) -> int:
    """Swaps count as one each; of all else the amount."""
    total = 0
    if not p.healthy[seat][place]:
        return total
    effect = p.pieces.base[place]
    if is_industry(p, effect, does):
        total += 1 if does == components.DoesNumber.SWAP else p.pieces.amount[effect]
    for i in range(p.count[seat][place]):
        effect = p.pieces.effect_of[p.under[seat][place][i]]
        if is_industry(p, effect, does):
            total += 1 if does == components.DoesNumber.SWAP else p.pieces.amount[effect]
    return total


def discount(p: position.Position, seat: int) -> int:
    """On the next card that is built: each Town makes one cheaper, of different cards (END-7.2)."""
    first = 0
    second = 0
    for place in range(components.POSITIONS):
        amount = sum_at(p, seat, place, components.DoesNumber.DISCOUNT)
        if amount > first:
            second = first
            first = amount
        elif amount > second:
            second = amount
    return first if p.cards_built[seat] == 0 else second


def building_cost(p: position.Position, seat: int, card: int) -> int:
    return max(0, p.pieces.cost_of[card] - discount(p, seat))


def repair_cost(p: position.Position, seat: int, spot: int) -> int:
    """END-7.5"""
    cost = 0 + p.pieces.repair_at[p.row[seat][spot]]
    if spot > 0:
        cost -= sum_at(p, seat, p.row[seat][spot - 1], components.DoesNumber.CHEAPER_REPAIRS)
    if spot < components.POSITIONS - 1:
        cost -= sum_at(p, seat, p.row[seat][spot + 1], components.DoesNumber.CHEAPER_REPAIRS)
    return max(0, cost)


def is_industry(p: position.Position, effect: int, does: int) -> bool:
    return p.pieces.does[effect] == does and p.pieces.when[effect] == components.WhenNumber.INDUSTRY


def find_unused(p: position.Position, seat: int, spot: int, does: int) -> int:
    """An innovation of a healthy location that can still act in this phase."""
    place = p.row[seat][spot]
    if not p.healthy[seat][place]:
        return position.NONE
    for i in range(p.count[seat][place]):
        card = p.under[seat][place][i]
        if is_industry(p, p.pieces.effect_of[card], does) and not p.acted[card]:
            return card
    return position.NONE


def find_mover(p: position.Position, seat: int) -> int:
    for spot in range(components.POSITIONS):
        card = find_unused(p, seat, spot, components.DoesNumber.MOVE)
        if card != position.NONE:
            return card
    return position.NONE


def list_industry(p: position.Position, seat: int, out: list[int]) -> int:
    n = 0
    if p.hand_open[seat] and p.n_hand[seat] > 0:
        n = list_cards(p, seat, n, out)
        out[n] = moves.DISCARD_HAND
        n += 1
    if p.repair_open[seat]:
        purse = empire.means(p, seat, components.TokenNumber.HAMMER)
        for spot in range(components.POSITIONS):
            if not empire.is_healthy_at(p, seat, spot) and repair_cost(p, seat, spot) <= purse:
                out[n] = moves.REPAIR + spot
                n += 1
    if p.abilities_open[seat]:
        n = list_abilities(p, seat, n, out)
    out[n] = moves.DONE
    return n + 1


def list_cards(p: position.Position, seat: int, n: int, out: list[int]) -> int:
    purse = empire.means(p, seat, components.TokenNumber.HAMMER) + discount(p, seat)
    for slot in range(p.n_hand[seat]):
        if p.pieces.cost_of[p.hand[seat][slot]] <= purse:
            out[n] = moves.BUILD + slot
            n += 1
        out[n] = moves.SELL + slot
        n += 1
    return n


def list_abilities(p: position.Position, seat: int, n: int, out: list[int]) -> int:
    swaps = sum_of(p, seat, components.DoesNumber.SWAP) - p.swaps_used[seat]
    mover = find_mover(p, seat)
    for spot in range(components.POSITIONS):
        if swaps > 0:
            out[n] = moves.SWAP_FIRST + spot
            n += 1
        if mover != position.NONE and empire.places_to_move(p, seat, spot):
            out[n] = moves.MOVE_FROM + spot
            n += 1
        unused = find_unused(p, seat, spot, components.DoesNumber.REFRESH_ADJACENT)
        if unused != position.NONE and empire.can_refresh_beside(p, seat, spot):
            out[n] = moves.USE_REFRESH + spot
            n += 1
    return n


def list_hand(p: position.Position, seat: int, out: list[int]) -> int:
    n = 0
    if p.cards_used[seat] < components.MOST_USED:
        n = list_cards(p, seat, n, out)
    out[n] = moves.KEEP_HAND
    out[n + 1] = moves.DISCARD_HAND
    return n + 2


def list_payments(p: position.Position, seat: int, out: list[int]) -> int:
    fewest = fewest_coins(p, seat)
    return empire.list_slots(moves.PAY_COINS + fewest, most_coins(p, seat) + 1 - fewest, out)


def fewest_coins(p: position.Position, seat: int) -> int:
    return max(0, p.plan_cost[seat] - p.stock[seat][components.TokenNumber.HAMMER])


def most_coins(p: position.Position, seat: int) -> int:
    return min(p.plan_cost[seat], p.stock[seat][components.TokenNumber.COIN])


def list_movable(p: position.Position, seat: int, spot: int, out: list[int]) -> int:
    """Different innovations; of equal ones the first."""
    n = 0
    place = p.row[seat][spot]
    for number in range(1, min(moves.MOST_ABILITIES, p.count[seat][place] + 1)):
        first = 1
        while not is_like(p, p.under[seat][place][first - 1], p.under[seat][place][number - 1]):
            first += 1
        if first == number:
            out[n] = moves.PICK_INNOVATION + number
            n += 1
    return n


def is_like(p: position.Position, card: int, other: int) -> bool:
    if p.pieces.effect_of[card] != p.pieces.effect_of[other] or p.exhausted[card] != p.exhausted[other]:
        return False
    return p.acted[card] == p.acted[other]
