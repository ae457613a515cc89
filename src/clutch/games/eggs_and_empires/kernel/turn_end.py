"""What adventurers do at the end of a turn."""

from __future__ import annotations

from clutch.games.eggs_and_empires import components, moves, state
from clutch.games.eggs_and_empires.kernel import collecting, order, position, rounds


def list_acts(p: position.Position, out: list[int]) -> int:
    first = p.queue[0]
    seat = first >> 1
    n = 0
    if p.played[seat][first & 1] == components.Adventurer.COURIER:
        for other in range(p.pieces.seats):
            if other != seat:
                out[n] = moves.GIVE + other
                n += 1
        out[n] = moves.KEEP_EGG
        return n + 1
    for i in range(p.n_pile[seat]):
        out[n] = moves.DISCARD + p.pile_mark[seat][i]
        n += 1
    out[n] = moves.DISCARD_NOTHING
    return n + 1


def clear_table(p: position.Position) -> None:
    """Unclaimed eggs go, Scouts look, new eggs come; then Courier, Merchant, Priest, Blacksmith act."""
    for i in range(p.n_down):
        p.lost[p.n_lost] = p.down[i]
        p.lost_scout[p.n_lost] = p.down_scout[i]
        p.n_lost += 1
    p.n_up = 0
    p.n_down = 0
    p.n_queue = 0
    for i in range(p.pieces.seats):
        seat = order.after_marker(p, i)
        for which in range(p.pieces.each):
            card = p.played[seat][which]
            if card == components.Adventurer.SCOUT and p.turn < components.TURNS:
                p.n_egg_deck -= 1
                p.down[p.n_down] = p.egg_deck[p.n_egg_deck]
                p.down_scout[p.n_down] = seat
                p.n_down += 1
            elif p.took[seat][which] > 0 and (
                card == components.Adventurer.COURIER or card == components.Adventurer.PRIEST
            ):
                p.queue[p.n_queue] = 2 * seat + which
                p.n_queue += 1
            elif p.took[seat][which] == 0 and card == components.Adventurer.MERCHANT:
                p.merchants[seat] += 1
                p.bonus[seat] += p.pieces.merchant
                p.open_points[seat] += p.pieces.merchant
            elif p.took[seat][which] == 0 and card == components.Adventurer.BLACKSMITH:
                p.smiths[seat] += 1
                p.bonus[seat] += p.pieces.blacksmith
                p.open_points[seat] += p.pieces.blacksmith
    if p.turn < components.TURNS:
        rounds.reveal_eggs(p)
    p.phase = state.PhaseNumber.TURN_END
    act(p)


def act(p: position.Position) -> None:
    """Stop at the next Courier or Priest with something to decide; otherwise the turn is over."""
    while p.n_queue > 0:
        seat = p.queue[0] >> 1
        which = p.queue[0] & 1
        if p.played[seat][which] == components.Adventurer.PRIEST or find_mark(p, seat, p.took[seat][which] - 1) >= 0:
            p.to_act = seat
            return
        order.pop_queue(p)
    rounds.finish_turn(p)


def find_mark(p: position.Position, seat: int, mark: int) -> int:
    for i in range(p.n_pile[seat]):
        if p.pile_mark[seat][i] == mark:
            return i
    return -1


def give(p: position.Position, seat: int, to: int, mark: int) -> None:
    slot = find_mark(p, seat, mark)
    value = p.pile[seat][slot]
    known = p.pile_known[seat][slot]
    drop(p, seat, slot)
    if known == position.EVERYONE:
        p.open_points[to] += value
    else:
        known |= 1 << to
    collecting.pile_up(p, to, value, mark, known)


def drop(p: position.Position, seat: int, slot: int) -> None:
    if p.pile_known[seat][slot] == position.EVERYONE:
        p.open_points[seat] -= p.pile[seat][slot]
    n = p.n_pile[seat]
    order.cut(p.pile[seat], n, slot)
    order.cut(p.pile_mark[seat], n, slot)
    order.cut(p.pile_known[seat], n, slot)
    p.n_pile[seat] = n - 1
