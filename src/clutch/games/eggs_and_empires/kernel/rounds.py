"""Rounds: the deal, mulligans, the end of a turn, scoring."""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.games.eggs_and_empires import components, state
from clutch.games.eggs_and_empires.kernel import order, position


def begin_round(p: position.Position) -> None:
    for card in range(1, 11):
        p.unseen[card] = p.pieces.seats * p.pieces.decks
    for seat in range(p.pieces.seats):
        p.n_deck[seat] = 10 * p.pieces.decks
        for i in range(10 * p.pieces.decks):
            p.deck[seat][i] = i % 10 + 1
        generator.shuffle(p.chance, p.deck[seat], 10 * p.pieces.decks)
        p.n_hand[seat] = 0
        for _ in range(p.pieces.hand_size):
            draw_card(p, seat)
        p.n_pile[seat] = 0
        p.bonus[seat] = 0
        p.merchants[seat] = 0
        p.smiths[seat] = 0
        p.open_points[seat] = p.score[seat]
        p.wants[seat] = 0
        for which in range(2):
            p.played[seat][which] = 0
            p.took[seat][which] = 0
    p.n_egg_deck = 0
    p.n_up = 0
    p.n_down = 0
    p.n_lost = 0
    p.n_queue = 0
    p.turn = 1
    p.phase = state.PhaseNumber.MULLIGAN
    p.to_act = 0


def draw_card(p: position.Position, seat: int) -> None:
    p.n_deck[seat] -= 1
    p.hand[seat][p.n_hand[seat]] = p.deck[seat][p.n_deck[seat]]
    p.n_hand[seat] += 1


def carry_out_mulligans(p: position.Position) -> None:
    for seat in range(p.pieces.seats):
        if p.wants[seat]:
            redraw(p, seat)
            p.wants[seat] = 0
    p.n_egg_deck = p.pieces.n_eggs
    for i in range(p.pieces.n_eggs):
        p.egg_deck[i] = p.pieces.eggs[i]
    generator.shuffle(p.chance, p.egg_deck, p.pieces.n_eggs)
    reveal_eggs(p)
    p.phase = state.PhaseNumber.CHOOSING
    p.to_act = 0


def redraw(p: position.Position, seat: int) -> None:
    """New cards first, then the old ones are shuffled in (EGG-2.3)."""
    for i in range(p.pieces.hand_size):
        p.pool[i] = p.hand[seat][i]
    p.n_hand[seat] = 0
    for _ in range(p.pieces.hand_size):
        draw_card(p, seat)
    for i in range(p.pieces.hand_size):
        p.deck[seat][p.n_deck[seat]] = p.pool[i]
        p.n_deck[seat] += 1
    generator.shuffle(p.chance, p.deck[seat], p.n_deck[seat])


def reveal_eggs(p: position.Position) -> None:
    p.n_up = p.pieces.reveal
    for i in range(p.pieces.reveal):
        p.n_egg_deck -= 1
        p.up[i] = p.egg_deck[p.n_egg_deck]


def finish_turn(p: position.Position) -> None:
    for seat in range(p.pieces.seats):
        while p.n_hand[seat] < p.pieces.hand_size and p.n_deck[seat] > 0:
            draw_card(p, seat)
    if p.pieces.marker_passes == state.MarkerPassesNumber.EVERY_TURN or (
        p.pieces.marker_passes == state.MarkerPassesNumber.TIES and is_tie(p)
    ):
        p.marker = order.after_marker(p, 1)
    for seat in range(p.pieces.seats):
        for which in range(2):
            p.played[seat][which] = 0
            p.took[seat][which] = 0
    if p.turn < components.TURNS:
        p.turn += 1
        p.phase = state.PhaseNumber.CHOOSING
        p.to_act = 0
        return
    score_round(p)
    if is_won(p):
        p.phase = state.PhaseNumber.OVER
        return
    if p.pieces.marker_passes == state.MarkerPassesNumber.EVERY_ROUND:
        p.marker = order.after_marker(p, 1)
    else:
        lowest = p.marker
        for i in range(p.pieces.seats):
            seat = order.after_marker(p, i)
            if p.pieces.tokens_count:
                if p.round_points[seat] < p.round_points[lowest]:
                    lowest = seat
            elif p.score[seat] < p.score[lowest]:
                lowest = seat
        p.marker = lowest
    p.round += 1
    begin_round(p)


def is_tie(p: position.Position) -> bool:
    seen = 0
    for seat in range(p.pieces.seats):
        for which in range(p.pieces.each):
            card = p.played[seat][which]
            if card != components.Adventurer.DARK_PRIESTESS:
                if seen >> card & 1:
                    return True
                seen |= 1 << card
    return False


def score_round(p: position.Position) -> None:
    best = -10000
    for seat in range(p.pieces.seats):
        points = p.bonus[seat]
        for i in range(p.n_pile[seat]):
            points += p.pile[seat][i]
        p.round_points[seat] = points
        p.score[seat] += points
        best = max(best, points)
    for seat in range(p.pieces.seats):
        if p.pieces.tokens_count and p.round_points[seat] == best:
            p.tokens[seat] += 1


def is_won(p: position.Position) -> bool:
    if not p.pieces.tokens_count:
        return p.round >= components.ROUNDS
    for seat in range(p.pieces.seats):
        if p.tokens[seat] >= p.pieces.target:
            return True
    return False
