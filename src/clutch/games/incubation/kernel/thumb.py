"""Rules of thumb: what a search plays when it looks ahead.

Each weighs what an action adds to the seat's prospects, and takes the best.
"""

from __future__ import annotations

from clutch.games.incubation import components, moves, state
from clutch.games.incubation.kernel import dice, gains, market, outlook, placing, play, position


def rule_of_thumb(p: position.Position, careful: bool) -> int:
    """The legal action that adds most, the first of equals."""
    weigh(p)
    if p.phase == state.PhaseNumber.ROLLED:
        return thumb_roll(p)
    n = play.legal_actions(p, p.actions)
    best = gain_of(p, p.actions[0])
    choice = p.actions[0]
    for i in range(1, n):
        gain = gain_of(p, p.actions[i])
        if gain > best:
            best = gain
            choice = p.actions[i]
    return choice


def weigh(p: position.Position) -> None:
    """What the decision of this phase goes by."""
    phase = p.phase
    if phase == state.PhaseNumber.SURPLUS:
        weigh_colours(p)
    elif phase != state.PhaseNumber.HATCHING and phase != state.PhaseNumber.OBJECTIVE:
        gains.weigh(p)
        if phase == state.PhaseNumber.ROLLED or phase == state.PhaseNumber.DICE:
            gains.weigh_piles(p)
            gains.weigh_dice(p)


def gain_of(p: position.Position, action: int) -> float:
    if action >= moves.TAKE_OBJECTIVE:
        return 1.0 * p.pieces.card_value[p.row[action - moves.TAKE_OBJECTIVE]]
    if action >= moves.HATCH_FIRST:
        return 0.0
    if action >= moves.TAKE_TREASURE:
        return gains.treasure_gain(p, action - moves.TAKE_TREASURE)
    if action >= moves.STORE_SURPLUS:
        section = action - moves.STORE_SURPLUS
        return p.appeal[p.pieces.section_colour[section]] * (10.0 + market.heap(p, section))
    if action >= moves.PLACE_WATER:
        incubator = (action - moves.PLACE_WATER) % components.INCUBATORS
        return gains.rise(p, incubator, placing.lacks_in_all(p, p.seat, incubator))
    if action >= moves.TAKE_FIRST_EGG:
        return gains.egg_gain(p, action - moves.TAKE_FIRST_EGG)
    if action >= moves.SPEND_DIE:
        return spend_gain(
            p, (action - moves.SPEND_DIE) // components.PILES, (action - moves.SPEND_DIE) % components.PILES
        )
    return use_gain(p, action)


def use_gain(p: position.Position, action: int) -> float:
    """With the best that the other die can do after it."""
    if action == moves.USE_BOTH:
        return p.together[p.dice[0]]
    die = action - moves.USE_DIE
    gain = p.alone[p.dice[die]]
    if p.used[1 - die]:
        return gain
    egg = gains.room_for_egg(p, p.dice[die])
    if dice.is_pair(p):
        return gain + egg
    return gain + max(egg, p.alone[p.dice[1 - die]])


def spend_gain(p: position.Position, die: int, pile: int) -> float:
    gain = gains.egg_gain(p, pile)
    if p.used[1 - die]:
        return gain
    symbol = p.dice[1 - die]
    rest = p.alone[symbol]
    if dice.rooms(p) == 2:
        rest = max(rest, p.second_egg)
    egg = p.pile[pile][p.height[pile] - 1]
    if symbol < position.RESOURCE_COUNT and p.pieces.needs[egg][symbol] > 0:
        lacks = p.pieces.needs[egg][0] + p.pieces.needs[egg][1]
        rest = max(rest, outlook.promise(p, outlook.worth(p, egg), lacks - 1) - gain)
    return gain + rest


def weigh_colours(p: position.Position) -> None:
    """Surplus goes where the own dragons will fetch it rather than those of rivals; there, to what is most already."""
    for colour in range(components.COLOUR_COUNT):
        p.appeal[colour] = 0.0
    for other in range(p.pieces.seats):
        for i in range(components.INCUBATORS):
            egg = p.egg[other][i]
            if egg != position.NONE:
                near = p.tuning.decay[placing.lacks_in_all(p, other, i)]
                for which in range(p.pieces.n_colours[egg]):
                    p.appeal[p.pieces.egg_colour[egg][which]] += near if other == p.seat else -0.5 * near


# --- rolling ------------------------------------------------------------------------------------------------


def thumb_roll(p: position.Position) -> int:
    """Keep, or roll again what can be expected to become better."""
    weigh_rolls(p)
    first = 0.0
    second = 0.0
    both = 0.0
    for one in range(position.SYMBOL_COUNT):
        first += p.pieces.share[one] * p.roll_worth[one][p.dice[1]]
        second += p.pieces.share[one] * p.roll_worth[p.dice[0]][one]
        for other in range(position.SYMBOL_COUNT):
            both += p.pieces.share[one] * p.pieces.share[other] * p.roll_worth[one][other]
    kept = p.roll_worth[p.dice[0]][p.dice[1]]
    if kept >= max(both, max(first, second)):
        return moves.KEEP_DICE
    if both > max(first, second):
        return moves.REROLL_BOTH
    return moves.REROLL_DIE if first >= second else moves.REROLL_DIE + 1


def weigh_rolls(p: position.Position) -> None:
    """Everything that two dice can show."""
    chests = 0.0
    for colour in range(components.COLOUR_COUNT):
        chests = max(chests, p.market[colour])
    for one in range(position.SYMBOL_COUNT):
        for other in range(one + 1):
            p.roll_worth[one][other] = roll_gain(p, one, other) if other < components.SymbolNumber.CHEST else chests
            p.roll_worth[other][one] = p.roll_worth[one][other]


def roll_gain(p: position.Position, one: int, other: int) -> float:
    if one == components.SymbolNumber.CHEST:
        best = p.alone[other]
        return p.alone[one] + (max(best, p.best_egg) if dice.rooms(p) > 0 else best)
    best = p.together[one] if one == other else p.alone[one] + p.alone[other]
    best = max(best, p.alone[one] + gains.room_for_egg(p, one))
    best = max(best, p.alone[other] + gains.room_for_egg(p, other))
    if dice.rooms(p) == 2:
        best = max(best, p.best_egg + p.second_egg)
    return best
