"""How a seat stands: what a search asks when it has looked far enough ahead."""

from __future__ import annotations

from clutch.games.eggs_and_empires import components, state
from clutch.games.eggs_and_empires.kernel import outcome, position

E = 2.718281828459045


def set_horizon(p: position.Position) -> None:
    """Playouts stop when the present round has been scored."""
    p.last_round = p.round + p.tuning.rounds_ahead


def at_horizon(p: position.Position) -> bool:
    return p.phase == state.PhaseNumber.OVER or p.round > p.last_round


def value(p: position.Position, seat: int) -> float:
    """The chance to win, estimated; at the end mostly the place, a little the points."""
    total = 0.0
    for other in range(p.pieces.seats):
        total += standing(p, other)
    share = standing(p, seat) / total
    if p.phase != state.PhaseNumber.OVER:
        return share
    best = -10000
    winners = 0
    for other in range(p.pieces.seats):
        mine = outcome.score(p, other)
        if mine > best:
            best = mine
            winners = 0
        if mine == best:
            winners += 1
    mine = outcome.score(p, seat)
    won = 1.0 / winners if mine == best else 0.0
    return (1.0 - p.tuning.points_share) * won + p.tuning.points_share * share


def standing(p: position.Position, seat: int) -> float:
    """A weight that grows with points, or tokens, the more steeply the nearer the end."""
    if p.pieces.tokens_count:
        weight: float = E ** (p.tuning.token_weight * p.tokens[seat] + p.round_points[seat] / 40.0)
        return weight
    left = components.ROUNDS - p.round if p.phase == state.PhaseNumber.OVER else components.ROUNDS + 1 - p.round
    scale = p.tuning.margin if left == 0 else p.tuning.spread * left
    weight = E ** (p.score[seat] / scale)
    return weight
