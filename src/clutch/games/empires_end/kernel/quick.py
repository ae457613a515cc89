"""The beginning of a quick game: new hands, and two disasters already suffered (END-10.3)."""

from __future__ import annotations

from clutch.games.empires_end import components, moves, state
from clutch.games.empires_end.kernel import cards, empire, planning, position


def redraw(p: position.Position) -> None:
    for i in range(p.pieces.seats):
        seat = (p.first + i) % p.pieces.seats
        if p.wants[seat]:
            for slot in range(p.n_hand[seat]):
                cards.discard(p, p.hand[seat][slot])
            p.n_hand[seat] = 0
    cards.deal_up_to(p, components.HAND)


def begin_founding(p: position.Position) -> None:
    planning.clear_plans(p)
    for seat in range(p.pieces.seats):
        p.planned[seat] = state.PlannedNumber.FOUND_FIRST
    p.asked = state.AskedNumber.FOUNDING


def list_founding(p: position.Position, seat: int, out: list[int]) -> int:
    if p.planned[seat] == state.PlannedNumber.FOUND_TARGET:
        return empire.list_places(empire.nearest(p, seat, p.pieces.target_of[p.founded[seat][1]]), out)
    if p.planned[seat] == state.PlannedNumber.FOUND_PLACE:
        return empire.list_places(empire.places_for(p, seat), out)
    n = 0
    for slot in range(p.n_hand[seat]):
        if not is_founded(p, seat, p.hand[seat][slot]):
            out[n] = moves.FOUND_WITH + slot
            n += 1
    return n


def is_founded(p: position.Position, seat: int, card: int) -> bool:
    for i in range(min(components.FOUNDED, p.n_founded[seat])):
        if p.founded[seat][i] == card:
            return True
    return False


def found(p: position.Position, seat: int, action: int) -> None:
    planned = p.planned[seat]
    if planned == state.PlannedNumber.FOUND_FIRST or planned == state.PlannedNumber.FOUND_SECOND:
        found_with(p, seat, action - moves.FOUND_WITH)
    elif planned == state.PlannedNumber.FOUND_TARGET:
        ruin(p, seat, action - moves.CHOOSE_POSITION)
        p.planned[seat] = state.PlannedNumber.FOUND_PLACE
    else:
        card = p.founded[seat][p.n_founded[seat] - components.FOUNDED]
        empire.add_innovation(p, seat, p.row[seat][action - moves.CHOOSE_POSITION], card)
        p.n_founded[seat] += 1
        if p.n_founded[seat] == 2 * components.FOUNDED:
            p.planned[seat] = state.PlannedNumber.DONE


def found_with(p: position.Position, seat: int, slot: int) -> None:
    """Both targets are destroyed before the cards find their places."""
    card = p.hand[seat][slot]
    p.founded[seat][p.n_founded[seat]] = card
    p.n_founded[seat] += 1
    if p.n_founded[seat] == 1:
        p.planned[seat] = state.PlannedNumber.FOUND_SECOND
        return
    ruin(p, seat, p.pieces.target_of[p.founded[seat][0]])
    spot = empire.only_place(empire.nearest(p, seat, p.pieces.target_of[card]))
    if spot == position.NONE:
        p.planned[seat] = state.PlannedNumber.FOUND_TARGET
    else:
        ruin(p, seat, spot)
        p.planned[seat] = state.PlannedNumber.FOUND_PLACE


def ruin(p: position.Position, seat: int, spot: int) -> None:
    p.healthy[seat][p.row[seat][spot]] = 0
    p.n_healthy[seat] -= 1


def end_founding(p: position.Position) -> None:
    for i in range(p.pieces.seats):
        seat = (p.first + i) % p.pieces.seats
        for slot in range(p.n_hand[seat]):
            if not is_founded(p, seat, p.hand[seat][slot]):
                cards.discard(p, p.hand[seat][slot])
        p.n_hand[seat] = 0
    cards.deal_up_to(p, p.pieces.hand_size)
    p.phase = components.QUICK_FROM - 1
    p.asked = position.BETWEEN
