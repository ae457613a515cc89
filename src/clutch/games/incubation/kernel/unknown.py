"""What nobody can know, dealt anew; and a number for what all know."""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.engine.kernel.layout import Word
from clutch.games.incubation import components
from clutch.games.incubation.kernel import position


def deal_anew(p: position.Position, seat: int) -> None:
    """The eggs under the tops of the piles; every seat knows the same (INC-2.2)."""
    n = 0
    for pile in range(components.PILES):
        for i in range(p.height[pile] - 1):
            p.pool[n] = p.pile[pile][i]
            n += 1
    generator.shuffle(p.chance, p.pool, n)
    for pile in range(components.PILES):
        for i in range(p.height[pile] - 1):
            n -= 1
            p.pile[pile][i] = p.pool[n]


def information(p: position.Position, seat: int) -> Word:
    """The open position, but for what cannot matter to the decision: rivals' eggs, and the past.

    A sum of small numbers times large odd ones, mixed at the end.
    """
    h = turn_so_far(p)
    k = 24
    for pile in range(components.PILES):
        h += p.pieces.salt[k] * p.height[pile]
        if p.height[pile] > 0:
            h += p.pieces.salt[k + 1] * (p.pile[pile][p.height[pile] - 1] + 1)
        k += 2
    for i in range(components.INCUBATORS):
        h += p.pieces.salt[k] * (p.egg[seat][i] + 1)
        h += p.pieces.salt[k + 1] * p.lacks[seat][i][components.SymbolNumber.FIRE]
        h += p.pieces.salt[k + 2] * p.lacks[seat][i][components.SymbolNumber.WATER]
        k += 3
    for section in range(components.SECTIONS):
        h += p.pieces.salt[k] * p.treasure[section][components.SymbolNumber.GOLD]
        h += p.pieces.salt[k + 1] * p.treasure[section][components.SymbolNumber.WATER]
        h += p.pieces.salt[k + 2] * p.treasure[section][components.SymbolNumber.FIRE]
        k += 3
    for slot in range(p.n_row):
        h += p.pieces.salt[k] * (p.taken_by[slot] + 1)
        k += 1
    for other in range(p.pieces.seats):
        h += p.pieces.salt[k] * (p.gold[other] + 1)
        k += 1
    h += p.pieces.salt[k] * p.n_dragons[seat]
    return generator.mixed(h & generator.MASK)


def turn_so_far(p: position.Position) -> Word:
    """Who decides what, with which dice and what in hand."""
    h = p.pieces.salt[0] * (p.turns_made + 1)
    h += p.pieces.salt[1] * p.seat
    h += p.pieces.salt[2] * p.phase
    h += p.pieces.salt[3] * (p.dice[0] + 1)
    h += p.pieces.salt[4] * (p.dice[1] + 1)
    h += p.pieces.salt[5] * p.used[0]
    h += p.pieces.salt[6] * p.used[1]
    h += p.pieces.salt[7] * p.second_takes_egg
    h += p.pieces.salt[8] * p.in_hand[components.SymbolNumber.WATER]
    h += p.pieces.salt[9] * p.in_hand[components.SymbolNumber.FIRE]
    h += p.pieces.salt[10] * (p.surplus_section + 1)
    h += p.pieces.salt[11] * p.n_owed
    h += p.pieces.salt[12] * p.ending
    for i in range(p.n_owed):
        h += p.pieces.salt[13 + i] * (p.owed[i] + 1)
    return h
