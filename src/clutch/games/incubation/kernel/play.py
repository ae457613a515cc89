"""Who decides, what may be done, and how it is carried out up to the next decision.

A test plays thousands of games here and in `rules`, move for move.
"""

from __future__ import annotations

from clutch.games.incubation import components, moves, state
from clutch.games.incubation.kernel import dice, hatching, market, placing, position, set_up, turns


def start(p: position.Position) -> None:
    set_up.set_up(p)


def decider(p: position.Position) -> int:
    return p.seat


def is_over(p: position.Position) -> bool:
    return p.phase == state.PhaseNumber.OVER


def step_begun(p: position.Position) -> bool:
    return False


def take_back(p: position.Position, before: position.Position) -> None:
    """A step has one answer."""


def ask(p: position.Position, seat: int) -> None:
    """A step has one decider."""


def legal_actions(p: position.Position, out: list[int]) -> int:
    phase = p.phase
    if phase == state.PhaseNumber.ROLLED:
        return list_from(moves.KEEP_DICE, moves.REROLL_BOTH + 1, out)
    if phase == state.PhaseNumber.DICE:
        return dice.list_uses(p, out)
    if phase == state.PhaseNumber.PLACING:
        water = p.in_hand[components.SymbolNumber.WATER]
        return list_from(moves.PLACE_WATER if water > 0 else moves.PLACE_FIRE, components.INCUBATORS, out)
    if phase == state.PhaseNumber.SURPLUS:
        return list_from(moves.STORE_SURPLUS, components.SECTIONS, out)
    if phase == state.PhaseNumber.SELLING:
        return hatching.list_sales(p, out)
    if phase == state.PhaseNumber.CHESTS:
        return list_from(moves.TAKE_TREASURE, components.SECTIONS, out)
    if phase == state.PhaseNumber.HATCHING:
        return list_from(moves.HATCH_FIRST, components.INCUBATORS, out)
    if phase == state.PhaseNumber.OBJECTIVE:
        return turns.list_objectives(p, out)
    if phase == state.PhaseNumber.FIRST_EGGS:
        return dice.list_tops(p, moves.TAKE_FIRST_EGG, 0, out)
    return 0


def list_from(first: int, count: int, out: list[int]) -> int:
    for i in range(count):
        out[i] = first + i
    return count


def apply(p: position.Position, action: int) -> None:
    phase = p.phase
    if phase == state.PhaseNumber.FIRST_EGGS:
        set_up.answer_first_egg(p, action - moves.TAKE_FIRST_EGG)
    elif phase == state.PhaseNumber.ROLLED:
        dice.answer_roll(p, action)
        if dice.open_chests(p):
            go_on(p)
        else:
            p.phase = state.PhaseNumber.CHESTS
    elif phase == state.PhaseNumber.OBJECTIVE:
        turns.take_objective(p, action - moves.TAKE_OBJECTIVE)
        turns.end_turn(p)
    else:
        carry_out(p, action)
        go_on(p)


def carry_out(p: position.Position, action: int) -> None:
    phase = p.phase
    if phase == state.PhaseNumber.DICE:
        dice.use_dice(p, action)
    elif phase == state.PhaseNumber.PLACING:
        if action >= moves.PLACE_FIRE:
            placing.place(p, components.SymbolNumber.FIRE, action - moves.PLACE_FIRE, 1)
        else:
            placing.place(p, components.SymbolNumber.WATER, action - moves.PLACE_WATER, 1)
    elif phase == state.PhaseNumber.SURPLUS:
        p.surplus_section = action - moves.STORE_SURPLUS
    elif phase == state.PhaseNumber.CHESTS:
        market.take_treasure(p, action - moves.TAKE_TREASURE)
    elif phase == state.PhaseNumber.SELLING:
        hatching.sell(p, action - moves.TAKE_TREASURE)
    else:
        hatching.hatch(p, action - moves.HATCH_FIRST)


def go_on(p: position.Position) -> None:
    """Let happen what is no choice, up to the next decision: of this turn, or of the next one.

    Resources are placed, surplus stored, treasures of a sale taken; only then the next egg hatches (INC-4.5).
    """
    while True:
        if not placing.place_without_choice(p):
            p.phase = state.PhaseNumber.PLACING
            return
        if not market.store_surplus(p):
            p.phase = state.PhaseNumber.SURPLUS
            return
        if p.n_owed > 0:
            if not hatching.sell_without_choice(p):
                p.phase = state.PhaseNumber.SELLING
                return
        elif hatching.is_complete(p, 0) or hatching.is_complete(p, 1):
            if not hatching.hatch_without_choice(p):
                p.phase = state.PhaseNumber.HATCHING
                return
        elif p.used[0] + p.used[1] < components.DICE:
            if not dice.use_without_choice(p):
                p.phase = state.PhaseNumber.DICE
                return
        else:
            break
    if turns.claim_without_choice(p):
        turns.end_turn(p)
    else:
        p.phase = state.PhaseNumber.OBJECTIVE
