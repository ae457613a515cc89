"""The dice: rolling, chests, and what the others are used for (INC-3)."""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.games.incubation import components, moves, state
from clutch.games.incubation.kernel import market, placing, position


def begin_turn(p: position.Position) -> None:
    """Roll both dice (INC-3.1)."""
    clear_turn(p)
    for die in range(components.DICE):
        roll(p, die)
    p.phase = state.PhaseNumber.ROLLED


def clear_turn(p: position.Position) -> None:
    p.used[0] = 0
    p.used[1] = 0
    p.rerolled = 0
    p.second_takes_egg = 0
    for resource in range(position.RESOURCE_COUNT):
        p.in_hand[resource] = 0
        p.surplus[resource] = 0
    p.surplus_section = position.NONE
    p.n_owed = 0


def roll(p: position.Position, die: int) -> None:
    p.dice[die] = p.pieces.faces[generator.below(p.chance, p.pieces.n_faces)]


def answer_roll(p: position.Position, action: int) -> None:
    """One reroll of one or both, then the result is final (INC-3.1)."""
    p.rerolled = 0 if action == moves.KEEP_DICE else 1
    for die in range(components.DICE):
        if action in (moves.REROLL_DIE + die, moves.REROLL_BOTH):
            roll(p, die)
        p.used[die] = 1 if p.dice[die] == components.SymbolNumber.CHEST else 0


def open_chests(p: position.Position) -> bool:
    """One turns the wheel; two let the player choose a treasure (INC-3.2, INC-3.3). False if there is one to choose."""
    chests = p.used[0] + p.used[1]
    if chests == 1:
        market.turn_wheel(p)
    return chests < components.DICE or market.is_bare(p)


# --- what a die is used for ---------------------------------------------------------------------------------


def list_uses(p: position.Position, out: list[int]) -> int:
    """Every die that is no chest must be used, for its action or for an egg (INC-3.4, INC-3.8)."""
    n = 0
    if is_pair(p):
        out[n] = moves.USE_BOTH
        n += 1
        if can_take_egg_after(p, p.dice[0]):
            out[n] = moves.USE_DIE
            n += 1
        return list_eggs_for(p, 0, n, out)
    for die in range(components.DICE):
        if p.used[die]:
            continue
        if not p.second_takes_egg:
            out[n] = moves.USE_DIE + die
            n += 1
        n = list_eggs_for(p, die, n, out)
    return n


def list_eggs_for(p: position.Position, die: int, n: int, out: list[int]) -> int:
    """An empty incubator is needed (INC-3.8)."""
    return list_tops(p, moves.SPEND_DIE + components.PILES * die, n, out) if rooms(p) > 0 else n


def list_tops(p: position.Position, first: int, n: int, out: list[int]) -> int:
    """An action for each pile that has an egg, after n others."""
    for pile in range(components.PILES):
        if p.height[pile] > 0:
            out[n] = first + pile
            n += 1
    return n


def is_pair(p: position.Position) -> bool:
    """Two equal dice, of which none is used."""
    return p.used[0] + p.used[1] == 0 and p.dice[0] == p.dice[1]


def rooms(p: position.Position) -> int:
    """How many incubators are empty."""
    return (1 if p.egg[p.seat][0] == position.NONE else 0) + (1 if p.egg[p.seat][1] == position.NONE else 0)


def can_take_egg_after(p: position.Position, symbol: int) -> bool:
    """Whether one die of a pair may act alone: an egg can surely be taken with the other afterwards (INC-3.8)."""
    if p.height[0] + p.height[1] + p.height[2] == 0:
        return False
    if rooms(p) > 0:
        return True
    if symbol == components.SymbolNumber.GOLD:
        return False
    return placing.completes(p, symbol, 0) or placing.completes(p, symbol, 1)


def use_without_choice(p: position.Position) -> bool:
    """A die that can do one thing only does it."""
    if list_uses(p, p.actions) > 1:
        return False
    use_dice(p, p.actions[0])
    return True


def use_dice(p: position.Position, action: int) -> None:
    if action >= moves.SPEND_DIE:
        p.used[(action - moves.SPEND_DIE) // components.PILES] = 1
        p.stirred = 1
        take_egg(p, (action - moves.SPEND_DIE) % components.PILES)
    elif action == moves.USE_BOTH:
        p.used[0] = 1
        p.used[1] = 1
        act(p, p.dice[0], components.PAIR)
    else:
        if is_pair(p):
            p.second_takes_egg = 1
        p.used[action - moves.USE_DIE] = 1
        act(p, p.dice[action - moves.USE_DIE], 1)


def act(p: position.Position, symbol: int, amount: int) -> None:
    """Gold is kept; water and fire are in hand: what fits, and what does not (INC-3.5 to INC-3.7)."""
    if symbol == components.SymbolNumber.GOLD:
        p.gold[p.seat] += amount
        return
    p.in_hand[symbol] = min(amount, placing.lacking(p, symbol))
    p.surplus[symbol] = amount - p.in_hand[symbol]


def take_egg(p: position.Position, pile: int) -> None:
    """The top egg, into the first empty incubator; two empty piles are the beginning of the end (INC-6.1)."""
    incubator = 0 if p.egg[p.seat][0] == position.NONE else 1
    p.height[pile] -= 1
    egg = p.pile[pile][p.height[pile]]
    p.egg[p.seat][incubator] = egg
    for resource in range(position.RESOURCE_COUNT):
        p.lacks[p.seat][incubator][resource] = p.pieces.needs[egg][resource]
    empty = 0
    for other in range(components.PILES):
        if p.height[other] == 0:
            empty += 1
    if empty >= components.EMPTY_PILES and p.ending == 0:
        p.ending = state.EndingNumber.PILES
