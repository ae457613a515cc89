"""Rules of thumb: what a search plays when it looks ahead.

Each weighs what an action adds to the seat's prospects, and takes the best.
"""

from __future__ import annotations

from clutch.games.incubation import components, moves, state
from clutch.games.incubation.kernel import dice, gains, market, outlook, placing, play, position


def rule_of_thumb(p: position.Position, careful: bool) -> int:
    phase = p.phase
    if phase == state.PhaseNumber.HATCHING:
        return moves.HATCH_FIRST
    if phase == state.PhaseNumber.OBJECTIVE:
        return thumb_objective(p)
    if phase == state.PhaseNumber.SURPLUS:
        return thumb_surplus(p)
    gains.weigh(p)
    if phase == state.PhaseNumber.ROLLED:
        return thumb_roll(p)
    if phase == state.PhaseNumber.DICE:
        return thumb_dice(p)
    if phase == state.PhaseNumber.PLACING:
        return thumb_placing(p)
    if phase == state.PhaseNumber.FIRST_EGGS:
        return thumb_first_egg(p)
    return thumb_treasure(p)


# --- rolling and using dice ---------------------------------------------------------------------------------


def thumb_roll(p: position.Position) -> int:
    """Keep, or roll again what can be expected to become better."""
    gains.weigh_piles(p)
    gains.weigh_dice(p)
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
            p.roll_worth[one][other] = roll_gain(p, one, other) if other < position.CHEST else chests
            p.roll_worth[other][one] = p.roll_worth[one][other]


def roll_gain(p: position.Position, one: int, other: int) -> float:
    if one == position.CHEST:
        best = p.alone[other]
        return p.alone[one] + (max(best, p.best_egg) if gains.rooms(p) > 0 else best)
    best = p.together[one] if one == other else p.alone[one] + p.alone[other]
    best = max(best, p.alone[one] + gains.room_for_egg(p, one))
    best = max(best, p.alone[other] + gains.room_for_egg(p, other))
    if gains.rooms(p) == 2:
        best = max(best, p.best_egg + p.second_egg)
    return best


def thumb_dice(p: position.Position) -> int:
    gains.weigh_piles(p)
    gains.weigh_dice(p)
    best = -1.0
    n = play.legal_actions(p, p.actions)
    choice = p.actions[0]
    for i in range(n):
        gain = use_gain(p, p.actions[i])
        if gain > best:
            best = gain
            choice = p.actions[i]
    return choice


def use_gain(p: position.Position, action: int) -> float:
    """With the best that the other die can do after it."""
    if action == moves.USE_BOTH:
        return p.together[p.dice[0]]
    if action >= moves.SPEND_DIE:
        return spend_gain(
            p, (action - moves.SPEND_DIE) // components.PILES, (action - moves.SPEND_DIE) % components.PILES
        )
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
    if gains.rooms(p) == 2:
        rest = max(rest, p.second_egg)
    egg = p.pile[pile][p.height[pile] - 1]
    if symbol < position.RESOURCE_COUNT and p.pieces.needs[egg][symbol] > 0:
        lacks = p.pieces.needs[egg][0] + p.pieces.needs[egg][1]
        rest = max(rest, outlook.promise(p, outlook.worth(p, egg), lacks - 1) - gain)
    return gain + rest


# --- the rest -----------------------------------------------------------------------------------------------


def thumb_placing(p: position.Position) -> int:
    here = gains.rise(p, 0, placing.lacks_in_all(p, p.seat, 0))
    there = gains.rise(p, 1, placing.lacks_in_all(p, p.seat, 1))
    first = moves.PLACE_WATER if p.in_hand[position.WATER] > 0 else moves.PLACE_FIRE
    return first + (1 if there > here else 0)


def thumb_surplus(p: position.Position) -> int:
    """Where the own dragons will fetch it rather than those of rivals; there, to what is most already."""
    for colour in range(components.COLOUR_COUNT):
        p.appeal[colour] = 0.0
    for other in range(p.pieces.seats):
        for i in range(components.INCUBATORS):
            egg = p.egg[other][i]
            if egg != position.NONE:
                near = p.tuning.decay[placing.lacks_in_all(p, other, i)]
                for which in range(p.pieces.n_colours[egg]):
                    p.appeal[p.pieces.egg_colour[egg][which]] += near if other == p.seat else -0.5 * near
    best = -1e9
    choice = 0
    for section in range(components.SECTIONS):
        gain = p.appeal[p.pieces.section_colour[section]] * (10.0 + market.heap(p, section))
        if gain > best:
            best = gain
            choice = section
    return moves.STORE_SURPLUS + choice


def thumb_treasure(p: position.Position) -> int:
    best = -1.0
    n = play.legal_actions(p, p.actions)
    choice = p.actions[0]
    for i in range(n):
        gain = gains.treasure_gain(p, p.actions[i] - moves.TAKE_TREASURE)
        if gain > best:
            best = gain
            choice = p.actions[i]
    return choice


def thumb_objective(p: position.Position) -> int:
    """The most valuable one."""
    best = -1
    n = play.legal_actions(p, p.actions)
    choice = p.actions[0]
    for i in range(n):
        points = p.pieces.card_value[p.row[p.actions[i] - moves.TAKE_OBJECTIVE]]
        if points > best:
            best = points
            choice = p.actions[i]
    return choice


def thumb_first_egg(p: position.Position) -> int:
    best = -1.0
    choice = 0
    for pile in range(components.PILES):
        if p.height[pile] > 0 and gains.egg_gain(p, pile) > best:
            best = gains.egg_gain(p, pile)
            choice = pile
    return moves.TAKE_FIRST_EGG + choice
