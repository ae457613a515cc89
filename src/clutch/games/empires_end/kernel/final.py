"""The score: track, healthy locations, Final innovations (END-9.5)."""

from __future__ import annotations

from clutch.games.empires_end import components
from clutch.games.empires_end.kernel import empire, position


def location_points(p: position.Position, seat: int) -> int:
    points = 0
    for place in range(components.POSITIONS):
        if p.healthy[seat][place]:
            points += p.pieces.value_at[place]
    return points


def innovation_points(p: position.Position, seat: int) -> int:
    """Copies give the points of the best one that is not a Copy."""
    points = 0
    best = 0
    copies = 0
    for spot in range(components.POSITIONS):
        place = p.row[seat][spot]
        if not p.healthy[seat][place]:
            continue
        for i in range(p.count[seat][place]):
            effect = p.pieces.effect_of[p.under[seat][place][i]]
            if p.pieces.when[effect] == components.WhenNumber.FINAL:
                if p.pieces.does[effect] == components.DoesNumber.COPY:
                    copies += 1
                else:
                    found = final_points(p, seat, spot, effect)
                    points += found
                    best = max(best, found)
    return points + copies * best


def final_points(p: position.Position, seat: int, spot: int, effect: int) -> int:
    does = p.pieces.does[effect]
    points = p.pieces.amount[effect]
    if does == components.DoesNumber.POINTS_PER_TOKEN:
        return points * p.stock[seat][p.pieces.token_of[effect]]
    if does == components.DoesNumber.POINTS_PER_RUIN:
        return points * empire.ruins_beside(p, seat, spot)
    if does == components.DoesNumber.POINTS_PER_NEIGHBOUR:
        return points * empire.neighbours(p, seat, spot, p.pieces.near[effect], False)
    if does == components.DoesNumber.POINTS_PER_OWN_RUIN:
        return points * (components.POSITIONS - p.n_healthy[seat])
    if does == components.DoesNumber.POINTS_FOR_MOST_RUINS:
        ruins = components.POSITIONS - p.n_healthy[seat]
        return points if ruins > 0 and ruins == most_ruins(p) else 0
    return 0


def most_ruins(p: position.Position) -> int:
    """Among players still in."""
    most = 0
    for seat in range(p.pieces.seats):
        if not p.out[seat]:
            most = max(most, components.POSITIONS - p.n_healthy[seat])
    return most


def total(p: position.Position, seat: int) -> int:
    return p.score[seat] + location_points(p, seat) + innovation_points(p, seat)
