"""Set-up: decks, row, hands (END-2)."""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.games.empires_end import components, state
from clutch.games.empires_end.kernel import cards, planning, position


def lay_out(p: position.Position) -> None:
    p.horizon = position.NO_HORIZON
    shuffle_decks(p)
    p.first = generator.below(p.chance, p.pieces.seats)
    p.opener = p.first
    for place in range(components.POSITIONS):
        p.pool[place] = place
    generator.shuffle(p.chance, p.pool, components.POSITIONS)
    p.conflict = position.NONE
    p.resource = position.NONE
    planning.clear_plans(p)
    for seat in range(p.pieces.seats):
        lay_out_empire(p, seat)
    cards.deal_up_to(p, components.HAND)
    p.phase = position.NONE
    p.asked = position.BETWEEN
    if p.pieces.is_quick:
        p.phase = components.QUICK_FROM
        p.asked = state.AskedNumber.REDRAW


def shuffle_decks(p: position.Position) -> None:
    p.n_deck = p.pieces.n_cards
    for card in range(p.pieces.n_cards):
        p.deck[card] = card
    generator.shuffle(p.chance, p.deck, p.n_deck)
    p.n_conflict_deck = p.pieces.n_conflicts
    for card in range(p.pieces.n_conflicts):
        p.conflict_deck[card] = card
    generator.shuffle(p.chance, p.conflict_deck, p.n_conflict_deck)


def lay_out_empire(p: position.Position, seat: int) -> None:
    p.n_healthy[seat] = components.POSITIONS
    for token in range(components.TOKEN_COUNT):
        p.stock[seat][token] = p.pieces.start_stock[token]
    for place in range(components.POSITIONS):
        p.row[seat][place] = p.pool[place]
        p.healthy[seat][place] = 1
