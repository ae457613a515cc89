"""The deck of disasters, the discards, and hands."""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.engine.kernel.layout import Cards
from clutch.games.empires_end.kernel import position


def draw(p: position.Position) -> int:
    """From an empty deck: the discards are shuffled first (END-7.4)."""
    if p.n_deck == 0:
        for i in range(p.n_discards):
            p.deck[i] = p.discards[i]
        p.n_deck = p.n_discards
        p.n_discards = 0
        generator.shuffle(p.chance, p.deck, p.n_deck)
    p.n_deck -= 1
    return p.deck[p.n_deck]


def discard(p: position.Position, card: int) -> None:
    p.discards[p.n_discards] = card
    p.n_discards += 1


def deal_up_to(p: position.Position, size: int) -> None:
    """From the first player clockwise."""
    for i in range(p.pieces.seats):
        seat = (p.first + i) % p.pieces.seats
        while not p.out[seat] and p.n_hand[seat] < size:
            p.hand[seat][p.n_hand[seat]] = draw(p)
            p.n_hand[seat] += 1


def cut(cards: Cards, n: int, i: int) -> None:
    """Remove the i-th of n cards, closing the gap."""
    while i < n - 1:
        cards[i] = cards[i + 1]
        i += 1
