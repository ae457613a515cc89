"""Set-up: decks, row, hands (END-2)."""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.games.empires_end import components, state
from clutch.games.empires_end.kernel import cards, planning, position


def lay_out(p: position.Position) -> None:
    p.is_weighed = False
    p.stakes_known = 0
    p.horizon = position.NO_HORIZON
    shuffle_decks(p)
    p.first = generator.below(p.chance, p.pieces.seats)
    p.opener = p.first
    for place in range(components.POSITIONS):
        p.pool[place] = place
    generator.shuffle(p.chance, p.pool, components.POSITIONS)
    p.n_out = 0
    p.begun = 0
    p.conflict = position.NONE
    p.n_disasters = 0
    p.dealing_with = 0
    p.resource = position.NONE
    planning.clear_plans(p)
    for seat in range(p.pieces.seats):
        clear_empire(p, seat)
    cards.deal_up_to(p, components.HAND)
    p.phase = position.NONE
    p.asked = position.BETWEEN
    p.seat = 0
    if p.pieces.is_quick:
        p.phase = components.QUICK_FROM
        p.asked = state.AskedNumber.REDRAW


def shuffle_decks(p: position.Position) -> None:
    p.n_deck = p.pieces.n_cards
    for card in range(p.pieces.n_cards):
        p.deck[card] = card
        p.exhausted[card] = 0
    generator.shuffle(p.chance, p.deck, p.n_deck)
    p.n_conflict_deck = p.pieces.n_conflicts
    for card in range(p.pieces.n_conflicts):
        p.conflict_deck[card] = card
    generator.shuffle(p.chance, p.conflict_deck, p.n_conflict_deck)
    p.n_discards = 0
    p.n_gone = 0


def clear_empire(p: position.Position, seat: int) -> None:
    p.n_healthy[seat] = components.POSITIONS
    p.n_hand[seat] = 0
    p.score[seat] = 0
    p.out[seat] = 0
    for token in range(components.TOKEN_COUNT):
        p.stock[seat][token] = p.pieces.start_stock[token]
    for place in range(components.POSITIONS):
        p.row[seat][place] = p.pool[place]
        p.healthy[seat][place] = 1
        p.count[seat][place] = 0
