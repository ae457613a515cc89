"""Decisions and steps. A test plays thousands of games here and in `rules`, move for move."""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.games.eggs_and_empires import moves, state
from clutch.games.eggs_and_empires.kernel import collecting, order, position, rounds, turn_end


def start(p: position.Position) -> None:
    """A new game."""
    p.marker = generator.below(p.chance, p.pieces.seats)
    p.round = 1
    p.last_round = position.NO_HORIZON
    rounds.begin_round(p)


def decider(p: position.Position) -> int:
    return p.to_act


def is_over(p: position.Position) -> bool:
    return p.phase == state.PhaseNumber.OVER


def legal_actions(p: position.Position, out: list[int]) -> int:
    seat = p.to_act
    if p.phase == state.PhaseNumber.CHOOSING:
        if p.pieces.each == 2:
            return list_pairs(p, seat, out)
        for i in range(p.n_hand[seat]):
            out[i] = moves.CHOOSE + p.hand[seat][i] - 1
        return p.n_hand[seat]
    if p.phase == state.PhaseNumber.COLLECTING:
        return collecting.list_picks(p, out)
    if p.phase == state.PhaseNumber.TURN_END:
        return turn_end.list_acts(p, out)
    if p.phase == state.PhaseNumber.MULLIGAN:
        out[0] = moves.KEEP_HAND
        out[1] = moves.REDRAW_HAND
        return 2
    return 0


def all_decide(p: position.Position) -> bool:
    return p.phase == state.PhaseNumber.MULLIGAN or p.phase == state.PhaseNumber.CHOOSING


def step_begun(p: position.Position) -> bool:
    return all_decide(p) and p.to_act > 0


def take_back(p: position.Position, before: position.Position) -> None:
    """What was chosen goes back to the hand."""
    if not all_decide(p):
        return
    for seat in range(p.to_act):
        p.wants[seat] = 0
        for which in range(p.pieces.each):
            if p.played[seat][which]:
                p.hand[seat][p.n_hand[seat]] = p.played[seat][which]
                p.n_hand[seat] += 1
                p.played[seat][which] = 0
    p.to_act = 0


def ask(p: position.Position, seat: int) -> None:
    if all_decide(p):
        p.to_act = seat


def list_pairs(p: position.Position, seat: int, out: list[int]) -> int:
    """Two different numbers; equal cards are one possibility."""
    seen = 0
    n = 0
    for i in range(p.n_hand[seat]):
        seen |= 1 << p.hand[seat][i]
    for high in range(2, 11):
        if seen >> high & 1:
            for low in range(1, high):
                if seen >> low & 1:
                    out[n] = moves.CHOOSE_TWO + (high - 1) * (high - 2) // 2 + low - 1
                    n += 1
    return n


def apply(p: position.Position, action: int) -> None:
    seat = p.to_act
    if p.phase == state.PhaseNumber.CHOOSING:
        choose(p, seat, action)
        p.to_act += 1
        if p.to_act == p.pieces.seats:
            order.queue_picks(p)
            p.phase = state.PhaseNumber.COLLECTING
            collecting.collect(p)
    elif p.phase == state.PhaseNumber.COLLECTING:
        which = p.queue[0] & 1
        order.pop_queue(p)
        collecting.take(p, seat, which, action)
        collecting.collect(p)
    elif p.phase == state.PhaseNumber.TURN_END:
        which = p.queue[0] & 1
        order.pop_queue(p)
        if action >= moves.DISCARD:
            turn_end.drop(p, seat, turn_end.find_mark(p, seat, action - moves.DISCARD))
        elif action >= moves.GIVE:
            turn_end.give(p, seat, action - moves.GIVE, p.took[seat][which] - 1)
        turn_end.act(p)
    elif p.phase == state.PhaseNumber.MULLIGAN:
        p.wants[seat] = 1 if action == moves.REDRAW_HAND else 0
        p.to_act += 1
        if p.to_act == p.pieces.seats:
            rounds.carry_out_mulligans(p)


def choose(p: position.Position, seat: int, action: int) -> None:
    if p.pieces.each == 1:
        p.played[seat][0] = action - moves.CHOOSE + 1
        remove_from_hand(p, seat, p.played[seat][0])
        return
    p.played[seat][0] = order.higher_of(action - moves.CHOOSE_TWO)
    p.played[seat][1] = order.lower_of(action - moves.CHOOSE_TWO)
    for which in range(2):
        remove_from_hand(p, seat, p.played[seat][which])


def remove_from_hand(p: position.Position, seat: int, card: int) -> None:
    i = 0
    while p.hand[seat][i] != card:
        i += 1
    order.cut(p.hand[seat], p.n_hand[seat], i)
    p.n_hand[seat] -= 1
