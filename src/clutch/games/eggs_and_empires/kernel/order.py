"""Who picks when."""

from __future__ import annotations

from clutch.engine.kernel.layout import Cards
from clutch.games.eggs_and_empires import components
from clutch.games.eggs_and_empires.kernel import position


def queue_picks(p: position.Position) -> None:
    """Highest first, equals from the marker (EGG-4.1, 4.5); Shepherds (5.3) and Dark Priestesses (5.9)."""
    priestesses = 0
    smiths = 0
    for seat in range(p.pieces.seats):
        for which in range(p.pieces.each):
            card = p.played[seat][which]
            p.unseen[card] -= 1
            if card == components.Adventurer.DARK_PRIESTESS:
                priestesses += 1
            elif card == components.Adventurer.BLACKSMITH:
                smiths += 1
    p.n_queue = 0
    for i in range(p.pieces.seats):
        seat = after_marker(p, i)
        for which in range(p.pieces.each):
            card = p.played[seat][which]
            if card == components.Adventurer.DARK_PRIESTESS and priestesses > 1:
                continue
            rank = 2 * card
            if card == components.Adventurer.SHEPHERD and smiths > 0:
                rank = 2 * components.Adventurer.BLACKSMITH + 1
            j = p.n_queue  # insertion sort, stable: equals stay in player order
            while j > 0 and p.pool[j - 1] < rank:
                p.pool[j] = p.pool[j - 1]
                p.queue[j] = p.queue[j - 1]
                j -= 1
            p.pool[j] = rank
            p.queue[j] = 2 * seat + which
            p.n_queue += 1


def pop_queue(p: position.Position) -> None:
    cut(p.queue, p.n_queue, 0)
    p.n_queue -= 1


def cut(cards: Cards, n: int, i: int) -> None:
    """Remove the i-th of n cards, closing the gap."""
    while i < n - 1:
        cards[i] = cards[i + 1]
        i += 1


def after_marker(p: position.Position, i: int) -> int:
    """The i-th seat clockwise from the marker."""
    seat = p.marker + i
    return seat - p.pieces.seats if seat >= p.pieces.seats else seat


def higher_of(pair: int) -> int:
    """The higher card of a pair, by the pair's number: (2, 1), (3, 1), (3, 2), (4, 1) …"""
    higher = 2
    while higher * (higher - 1) // 2 <= pair:
        higher += 1
    return higher


def lower_of(pair: int) -> int:
    higher = higher_of(pair)
    return pair - (higher - 1) * (higher - 2) // 2 + 1
