"""What a seat cannot know, dealt anew; and a number for what it does know."""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.engine.kernel.layout import Word
from clutch.games.eggs_and_empires import state
from clutch.games.eggs_and_empires.kernel import position


def deal_anew(p: position.Position, seat: int) -> None:
    deal_eggs_anew(p, seat)
    for other in range(p.pieces.seats):
        if other == seat:
            generator.shuffle(p.chance, p.deck[seat], p.n_deck[seat])
        else:
            deal_rival_anew(p, other)


def deal_eggs_anew(p: position.Position, seat: int) -> None:
    """The deck, and every egg that lies face down and that this seat has not seen."""
    n = p.n_egg_deck
    for i in range(n):
        p.pool[i] = p.egg_deck[i]
    for i in range(p.n_down):
        if p.down_scout[i] != seat:
            p.pool[n] = p.down[i]
            n += 1
    for i in range(p.n_lost):
        if p.lost_scout[i] != seat:
            p.pool[n] = p.lost[i]
            n += 1
    for owner in range(p.pieces.seats):
        for i in range(p.n_pile[owner]):
            if p.pile_known[owner][i] != position.EVERYONE and not p.pile_known[owner][i] >> seat & 1:
                p.pool[n] = p.pile[owner][i]
                n += 1
    generator.shuffle(p.chance, p.pool, n)
    for i in range(p.n_down):
        if p.down_scout[i] != seat:
            n -= 1
            p.down[i] = p.pool[n]
    for i in range(p.n_lost):
        if p.lost_scout[i] != seat:
            n -= 1
            p.lost[i] = p.pool[n]
    for owner in range(p.pieces.seats):
        for i in range(p.n_pile[owner]):
            if p.pile_known[owner][i] != position.EVERYONE and not p.pile_known[owner][i] >> seat & 1:
                n -= 1
                p.pile[owner][i] = p.pool[n]
    for i in range(p.n_egg_deck):
        p.egg_deck[i] = p.pool[i]


def deal_rival_anew(p: position.Position, seat: int) -> None:
    """Hand, draw pile and what is chosen but not yet revealed."""
    chosen = 0
    if p.phase == state.PhaseNumber.CHOOSING and seat < p.to_act:
        chosen = p.pieces.each
    if p.phase == state.PhaseNumber.MULLIGAN and seat < p.to_act:
        p.wants[seat] = generator.below(p.chance, 2)
    n = p.n_deck[seat]
    for i in range(n):
        p.pool[i] = p.deck[seat][i]
    for i in range(p.n_hand[seat]):
        p.pool[n] = p.hand[seat][i]
        n += 1
    for which in range(chosen):
        p.pool[n] = p.played[seat][which]
        n += 1
    generator.shuffle(p.chance, p.pool, n)
    while chosen == 2 and p.pool[n - 1] == p.pool[n - 2]:  # never two of the same (EGG-7.2)
        generator.shuffle(p.chance, p.pool, n)
    if chosen == 1:
        p.played[seat][0] = p.pool[n - 1]
    elif chosen == 2:
        p.played[seat][0] = max(p.pool[n - 1], p.pool[n - 2])
        p.played[seat][1] = min(p.pool[n - 1], p.pool[n - 2])
    for i in range(p.n_deck[seat]):
        p.deck[seat][i] = p.pool[i]
    for i in range(p.n_hand[seat]):
        p.hand[seat][i] = p.pool[p.n_deck[seat] + i]


def information(p: position.Position, seat: int) -> Word:
    """What this seat sees of the turn: eggs, revealed cards, its own hand.

    A sum of mixed numbers, each kind of fact in a range of its own: the order of eggs and cards does not matter.
    """
    h = generator.mixed(900_000 + p.round * 4096 + p.turn * 256 + p.phase * 16 + seat)
    for i in range(p.n_up):
        h += generator.mixed(100_000 + p.up[i])
    for i in range(p.n_down):
        value = p.down[i] if p.down_scout[i] == seat else 100
        h += generator.mixed(200_000 + value + 200 * p.down_scout[i])
    if p.phase == state.PhaseNumber.COLLECTING or p.phase == state.PhaseNumber.TURN_END:
        h += generator.mixed(500_000 + p.queue[0] + 16 * p.n_queue)  # which card is to pick or to act
        h += generator.mixed(600_000 + p.n_pile[seat])
        for other in range(p.pieces.seats):
            for which in range(p.pieces.each):
                h += generator.mixed(300_000 + p.played[other][which] + 16 * other)
                h += generator.mixed(400_000 + p.took[other][which] + 100 * (2 * other + which))
    for i in range(p.n_hand[seat]):
        h += generator.mixed(700_000 + p.hand[seat][i])
    return h & generator.MASK
