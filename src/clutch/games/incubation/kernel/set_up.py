"""Set-up, up to the first turn (INC-2)."""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.games.incubation import components, state
from clutch.games.incubation.kernel import dice, market, objectives, position


def set_up(p: position.Position) -> None:
    """INC-2"""
    p.round = 1
    p.horizon = position.NO_HORIZON
    dice.clear_turn(p)
    for die in range(components.DICE):
        p.dice[die] = position.NONE
    for seat in range(p.pieces.seats):
        for i in range(components.INCUBATORS):
            p.egg[seat][i] = position.NONE
    market.set_wheel(p)
    for i in range(p.pieces.n_eggs):
        p.pool[i] = p.pieces.eggs[i]
    generator.shuffle(p.chance, p.pool, p.pieces.n_eggs)
    third = p.pieces.n_eggs // components.PILES
    for pile in range(components.PILES):
        p.height[pile] = third
        for i in range(third):
            p.pile[pile][i] = p.pool[pile * third + i]
    for card in range(p.pieces.n_cards):
        p.pool[card] = card
    generator.shuffle(p.chance, p.pool, p.pieces.n_cards)
    p.n_row = p.pieces.in_play
    for slot in range(p.n_row):
        p.row[slot] = p.pool[slot]
        p.taken_by[slot] = position.NONE
    objectives.study_all(p)
    p.first = generator.below(p.chance, p.pieces.seats)
    p.seat = (p.first + p.pieces.seats - 1) % p.pieces.seats
    p.phase = state.PhaseNumber.FIRST_EGGS


def answer_first_egg(p: position.Position, pile: int) -> None:
    """Anticlockwise, the first player last (INC-2.4)."""
    dice.take_egg(p, pile)
    if p.seat == p.first:
        dice.begin_turn(p)
    else:
        p.seat = (p.seat + p.pieces.seats - 1) % p.pieces.seats
