"""How the game ended, and what studies ask."""

from __future__ import annotations

from clutch.games.eggs_and_empires.kernel import position


def score(p: position.Position, seat: int) -> int:
    """Points or tokens (EGG-6.5)."""
    return p.tokens[seat] if p.pieces.tokens_count else p.score[seat]


def is_ahead(p: position.Position, seat: int, other: int) -> bool:
    return score(p, seat) > score(p, other)


def rounds(p: position.Position) -> int:
    return p.round


def opener(p: position.Position) -> int:
    """Who has the marker."""
    return p.marker


def points_from(p: position.Position, source: int, seat: int) -> int:
    return 0
