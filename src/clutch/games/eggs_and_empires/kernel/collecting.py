"""Eggs are picked, up to the next real choice."""

from __future__ import annotations

from clutch.games.eggs_and_empires import components, moves
from clutch.games.eggs_and_empires.kernel import order, position, turn_end


def list_picks(p: position.Position, out: list[int]) -> int:
    card = p.played[p.queue[0] >> 1][p.queue[0] & 1]
    n = 0
    for i in range(p.n_up):
        value = p.up[i]
        if card == components.Adventurer.MAGE and value < 0:
            continue
        j = 0  # equal eggs are one possibility
        while p.up[j] != value:
            j += 1
        if j == i:
            out[n] = moves.TAKE_FACE_UP + components.MOST_POINTS + value
            n += 1
    face_up = n
    for i in range(p.n_down):
        out[n] = moves.TAKE_FACE_DOWN + p.down_scout[i]
        n += 1
    if card == components.Adventurer.MAGE and face_up == 0 and p.n_down > 0:
        out[n] = moves.LEAVE_EGGS
        n += 1
    return n


def collect(p: position.Position) -> None:
    """Serve the queue up to the first real choice (EGG-4.2)."""
    while p.n_queue > 0:
        n = list_picks(p, p.actions)
        seat = p.queue[0] >> 1
        which = p.queue[0] & 1
        if n > 1:
            p.to_act = seat
            return
        order.pop_queue(p)
        if n == 1:
            take(p, seat, which, p.actions[0])
    turn_end.clear_table(p)


def take(p: position.Position, seat: int, which: int, action: int) -> None:
    if action == moves.LEAVE_EGGS:
        return
    mark = (p.turn - 1) * components.SEATS + seat
    if p.pieces.each == 2 and p.took[seat][1 - which] > 0:
        mark = moves.SECOND_EGGS + (p.turn - 1) * 2 + seat
    p.took[seat][which] = mark + 1
    i = 0
    if action >= moves.TAKE_FACE_UP:
        value = action - moves.TAKE_FACE_UP - components.MOST_POINTS
        while p.up[i] != value:
            i += 1
        order.cut(p.up, p.n_up, i)
        p.n_up -= 1
        pile_up(p, seat, value, mark, position.EVERYONE)
        p.open_points[seat] += value
        return
    scout = action - moves.TAKE_FACE_DOWN
    while p.down_scout[i] != scout:
        i += 1
    value = p.down[i]
    order.cut(p.down, p.n_down, i)
    order.cut(p.down_scout, p.n_down, i)
    p.n_down -= 1
    pile_up(p, seat, value, mark, 1 << scout | 1 << seat)


def pile_up(p: position.Position, seat: int, value: int, mark: int, known: int) -> None:
    i = p.n_pile[seat]
    p.pile[seat][i] = value
    p.pile_mark[seat][i] = mark
    p.pile_known[seat][i] = known
    p.n_pile[seat] = i + 1
