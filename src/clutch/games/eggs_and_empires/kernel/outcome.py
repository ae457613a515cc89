"""How the game ended, and what studies ask."""

from __future__ import annotations

from clutch.games.eggs_and_empires.kernel import position


def score(p: position.Position, seat: int) -> int:
    """Points or tokens (EGG-6.5)."""
    return p.tokens[seat] if p.pieces.tokens_count else p.score[seat]


def scores(p: position.Position, out: list[int]) -> None:
    for seat in range(p.pieces.seats):
        out[seat] = score(p, seat)


def places(p: position.Position, out: list[int]) -> None:
    for seat in range(p.pieces.seats):
        out[seat] = 1
        for other in range(p.pieces.seats):
            if score(p, other) > score(p, seat):
                out[seat] += 1


def rounds(p: position.Position) -> int:
    return p.round


def opener(p: position.Position) -> int:
    """Who has the marker."""
    return p.marker


def points_from(p: position.Position, source: int, seat: int) -> int:
    return 0
