"""What an objective asks for, and how far a player is (INC-5): kept up to date with every dragon."""

from __future__ import annotations

from clutch.games.incubation import components
from clutch.games.incubation.kernel import position


def study_all(p: position.Position) -> None:
    for seat in range(p.pieces.seats):
        study(p, seat)


def study(p: position.Position, seat: int) -> None:
    """For the whole row: how many dragons a seat is short of, and which colours would help."""
    for slot in range(p.n_row):
        p.missing_of[seat][slot] = missing(p, p.row[slot], seat)
        p.helpful_of[seat][slot] = 0
        if p.missing_of[seat][slot] > 0:
            p.helpful_of[seat][slot] = helpful(p, p.row[slot], seat)


def missing(p: position.Position, card: int, seat: int) -> int:
    """Hybrids never count; each mystery dragon stands for a colour of the player's choice (INC-5.2)."""
    short = max(0, p.pieces.asks_alike[card] - most_alike(p, seat))
    kinds = 0
    for colour in range(components.COLOUR_COUNT):
        short += max(0, p.pieces.asks_for[card][colour] - p.plain[seat][colour])
        if p.plain[seat][colour] > 0:
            kinds += 1
    short += max(0, p.pieces.asks_different[card] - kinds)
    return max(0, short - p.mystery[seat])


def helpful(p: position.Position, card: int, seat: int) -> int:
    """One bit for each colour of which a plain dragon would bring the objective nearer."""
    found = 0
    for colour in range(components.COLOUR_COUNT):
        count = p.plain[seat][colour]
        if p.pieces.asks_for[card][colour] > count:
            found |= 1 << colour
        if p.pieces.asks_alike[card] > 0 and count == most_alike(p, seat):
            found |= 1 << colour
        if p.pieces.asks_different[card] > 0 and count == 0:
            found |= 1 << colour
    return found


def most_alike(p: position.Position, seat: int) -> int:
    most = 0
    for colour in range(components.COLOUR_COUNT):
        most = max(most, p.plain[seat][colour])
    return most


def is_met(p: position.Position, slot: int) -> bool:
    """By the player whose turn it is."""
    return p.missing_of[p.seat][slot] == 0 and p.gold[p.seat] >= p.pieces.asks_gold[p.row[slot]]
