"""How a seat stands: what a search asks when it has looked far enough ahead."""

from __future__ import annotations

from clutch.games.eggs_and_empires import components, state
from clutch.games.eggs_and_empires.kernel import position

E = 2.718281828459045


def set_horizon(p: position.Position) -> None:
    """Playouts stop when the present round has been scored."""
    p.last_round = p.round + p.tuning.rounds_ahead


def at_horizon(p: position.Position) -> bool:
    return p.phase == state.PhaseNumber.OVER or p.round > p.last_round


def standings(p: position.Position, out: list[float]) -> None:
    for seat in range(p.pieces.seats):
        out[seat] = standing(p, seat)


def standing(p: position.Position, seat: int) -> float:
    """A weight that grows with points, or tokens, the more steeply the nearer the end."""
    if p.pieces.tokens_count:
        weight: float = E ** (p.tuning.token_weight * p.tokens[seat] + p.round_points[seat] / 40.0)
        return weight
    left = components.ROUNDS - p.round if p.phase == state.PhaseNumber.OVER else components.ROUNDS + 1 - p.round
    scale = p.tuning.margin if left == 0 else p.tuning.spread * left
    weight = E ** (p.score[seat] / scale)
    return weight
