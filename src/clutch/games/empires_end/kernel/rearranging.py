"""Rules of thumb for the row: which locations to swap, which innovation to move."""

from __future__ import annotations

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel import empire, industry, position, worths


def weigh_row(p: position.Position, seat: int) -> None:
    """What each position holds, and how likely disasters strike there: by the cards that the seat has not seen."""
    for spot in range(components.POSITIONS):
        p.danger[spot] = 0.0
    for i in range(p.n_deck):
        p.danger[p.pieces.target_of[p.deck[i]]] += 1.0
    unseen = 1.0 * p.n_deck
    for other in range(p.pieces.seats):
        if other != seat:
            unseen += p.n_hand[other]
            for i in range(p.n_hand[other]):
                p.danger[p.pieces.target_of[p.hand[other][i]]] += 1.0
    for spot in range(components.POSITIONS):
        p.danger[spot] *= 0.5 * p.tuning.risk * p.trouble / max(1.0, unseen)
    for spot in range(components.POSITIONS):
        p.here[spot] = worth_here(p, seat, spot)


def worth_here(p: position.Position, seat: int, spot: int) -> float:
    """Less by what threatens; of a ruin, what there is to hope for."""
    place = p.row[seat][spot]
    worth = worths.place_worth(p, seat, spot)
    if not p.healthy[seat][place]:
        return worth * worths.hope_for(p, seat, place)
    return worth * (1.0 - p.danger[spot])


def swap_gain(p: position.Position, seat: int, one: int, other: int) -> float:
    """For the two, and for all beside them; after `weigh_row`."""
    touched = (7 << one | 7 << other) >> 1
    gain = 0.0
    empire.swap(p, seat, one, other)
    for spot in range(components.POSITIONS):
        if touched >> spot & 1:
            gain += worth_here(p, seat, spot) - p.here[spot]
    empire.swap(p, seat, one, other)
    return gain


def best_partner(p: position.Position, seat: int, one: int) -> int:
    best = -1e9
    choice = 0
    for other in range(components.POSITIONS):
        if other != one:
            gain = swap_gain(p, seat, one, other)
            if gain > best:
                best = gain
                choice = other
    return choice


def thumb_swap(p: position.Position, seat: int) -> int:
    weigh_row(p, seat)
    return moves.CHOOSE_POSITION + best_partner(p, seat, p.plan_position[seat])


def move_gain(p: position.Position, seat: int, spot: int, card: int) -> float:
    """Of an innovation that leaves this position for the best one."""
    place = p.row[seat][spot]
    effect = p.pieces.effect_of[card]
    lost = worths.worth_of(p, seat, spot, effect)
    if not p.healthy[seat][place]:
        lost *= worths.hope_for(p, seat, place)
    to = worths.best_place(p, seat, empire.places_to_move(p, seat, spot), card)
    return worths.worth_of(p, seat, to, effect) - lost


def best_move(p: position.Position, seat: int, spot: int) -> float:
    best = -1e9
    place = p.row[seat][spot]
    for i in range(p.count[seat][place]):
        best = max(best, move_gain(p, seat, spot, p.under[seat][place][i]))
    return best


def thumb_lift(p: position.Position, seat: int) -> int:
    spot = p.plan_position[seat]
    best = -1e9
    n = industry.list_movable(p, seat, spot, p.actions)
    choice = p.actions[0]
    for i in range(n):
        number = p.actions[i] - moves.PICK_INNOVATION
        gain = move_gain(p, seat, spot, p.under[seat][p.row[seat][spot]][number - 1])
        if gain > best:
            best = gain
            choice = p.actions[i]
    return choice
