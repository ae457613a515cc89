"""The course of turns and rounds, up to the last (INC-5, INC-6)."""

from __future__ import annotations

from clutch.games.incubation import components, moves, state
from clutch.games.incubation.kernel import dice, objectives, position


def list_objectives(p: position.Position, out: list[int]) -> int:
    """Those that are met (INC-5.1)."""
    n = 0
    for slot in range(p.n_row):
        if p.taken_by[slot] == position.NONE and objectives.is_met(p, slot):
            out[n] = moves.TAKE_OBJECTIVE + slot
            n += 1
    return n


def claim_without_choice(p: position.Position) -> bool:
    """One that is met is taken; of several the player chooses (INC-5.4)."""
    n = list_objectives(p, p.actions)
    if n == 1:
        take_objective(p, p.actions[0] - moves.TAKE_OBJECTIVE)
    return n < 2


def take_objective(p: position.Position, slot: int) -> None:
    p.taken_by[slot] = p.seat
    p.n_objectives[p.seat] += 1
    p.points[p.seat] += p.pieces.card_value[p.row[slot]]
    p.stirred = 1
    left = 0
    for other in range(p.n_row):
        if p.taken_by[other] == position.NONE:
            left += 1
    if left == 0 and p.ending == 0:
        p.ending = state.EndingNumber.OBJECTIVES


def end_turn(p: position.Position) -> None:
    p.turns_made += 1
    p.seat = (p.seat + 1) % p.pieces.seats
    if p.seat == p.first:
        end_round(p)
        if p.ending != 0:
            p.phase = state.PhaseNumber.OVER
            return
    dice.begin_turn(p)


def end_round(p: position.Position) -> None:
    """All have had the same number of turns; a standoff ends the game as well (INC-6.1, INC-6.4)."""
    p.quiet_rounds = 0 if p.stirred else p.quiet_rounds + 1
    p.stirred = 0
    if p.ending == 0 and p.quiet_rounds >= components.QUIET_ROUNDS:
        p.ending = state.EndingNumber.STANDOFF
    if p.ending == 0 and p.round >= components.MOST_ROUNDS:
        p.ending = state.EndingNumber.ROUNDS
    if p.ending == 0:
        p.round += 1
