"""How the game ended (END-10.2), and what studies ask."""

from __future__ import annotations

from clutch.games.empires_end import components, state
from clutch.games.empires_end.kernel import final, position


def score(p: position.Position, seat: int) -> int:
    return final.total(p, seat)


def is_ahead(p: position.Position, seat: int, other: int) -> bool:
    """Who stayed before who is out, later before earlier (END-3.6); by points, then healthy locations."""
    if p.out[seat] or p.out[other]:
        if p.out[seat] and p.out[other]:
            return p.out[seat] > p.out[other]
        return p.out[other] > 0
    points = final.total(p, seat) - final.total(p, other)
    if points != 0:
        return points > 0
    return p.n_healthy[seat] > p.n_healthy[other]


def rounds(p: position.Position) -> int:
    """Phases begun."""
    begun = min(p.phase + 1, p.pieces.n_phases) - components.QUICK_FROM * p.pieces.is_quick
    return begun - 1 if p.asked == state.AskedNumber.REDRAW or p.asked == state.AskedNumber.FOUNDING else begun


def opener(p: position.Position) -> int:
    """Who began."""
    return p.opener


def points_from(p: position.Position, source: int, seat: int) -> int:
    if source == position.FROM_TRACK:
        return p.score[seat]
    return final.location_points(p, seat) if source == position.FROM_LOCATIONS else final.innovation_points(p, seat)
