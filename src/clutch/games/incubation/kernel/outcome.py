"""Points, who wins (INC-6.2, INC-6.3), and what studies ask."""

from __future__ import annotations

from clutch.games.incubation.kernel import position


def score(p: position.Position, seat: int) -> int:
    """Unhatched eggs and resources count nothing (INC-6.2)."""
    return p.points[seat] + p.gold[seat]


def is_ahead(p: position.Position, seat: int, other: int) -> bool:
    """Most points; then most objectives, then most hatched eggs, then shared (INC-6.3)."""
    if score(p, seat) != score(p, other):
        return score(p, seat) > score(p, other)
    if p.n_objectives[seat] != p.n_objectives[other]:
        return p.n_objectives[seat] > p.n_objectives[other]
    return p.n_dragons[seat] > p.n_dragons[other]


def rounds(p: position.Position) -> int:
    return p.round


def opener(p: position.Position) -> int:
    """Who has the first-player token."""
    return p.first


def points_from(p: position.Position, source: int, seat: int) -> int:
    if source == position.FROM_GOLD:
        return p.gold[seat]
    eggs = 0
    for i in range(p.n_dragons[seat]):
        eggs += p.pieces.egg_value[p.dragons[seat][i]]
    return eggs if source == position.FROM_EGGS else p.points[seat] - eggs
