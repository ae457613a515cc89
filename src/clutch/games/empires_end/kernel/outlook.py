"""How a seat stands: the points it has, and those that its locations, innovations and tokens promise."""

from __future__ import annotations

from clutch.games.empires_end import components, state
from clutch.games.empires_end.kernel import final, position, purse, worths


def prospect(p: position.Position, seat: int) -> float:
    """The points of a seat, and those that it can hope for."""
    if p.asked == state.AskedNumber.OVER:
        return 1.0 * final.total(p, seat)
    purse.weigh_for(p, seat, False)
    total = p.score[seat] + purse.stock_worth(p, seat)
    for spot in range(components.POSITIONS):
        worth = worths.place_worth(p, seat, spot)
        place = p.row[seat][spot]
        if not p.healthy[seat][place]:
            worth -= p.pieces.repair_at[place] * p.rate[components.TokenNumber.HAMMER]
            worth *= worths.hope_for(p, seat, place)
        total += worth
    return total


def standings(p: position.Position, out: list[float]) -> None:
    """They grow with the prospects, the more steeply the nearer the end."""
    scale = p.tuning.margin
    if p.asked != state.AskedNumber.OVER:
        scale += p.tuning.spread * (p.pieces.n_phases - p.phase)
    for seat in range(p.pieces.seats):
        out[seat] = 0.0 if p.out[seat] else position.E ** (prospect(p, seat) / scale)


def set_horizon(p: position.Position) -> None:
    """Playouts stop when so many more phases have been played."""
    p.stakes_known = 0
    p.horizon = p.phase + max(1.0, p.tuning.phases_ahead)


def at_horizon(p: position.Position) -> bool:
    return p.asked == state.AskedNumber.OVER or p.phase >= p.horizon
