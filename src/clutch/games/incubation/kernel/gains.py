"""What resources, eggs and treasures would add to the prospects of the seat that decides."""

from __future__ import annotations

from clutch.games.incubation import components
from clutch.games.incubation.kernel import dice, outlook, placing, position

SURPLUS_SHARE = 0.3  # what surplus is worth of what can be had from a treasure


def weigh(p: position.Position) -> None:
    """Everything that the gains below go by, for the seat that decides."""
    p.turns_left = outlook.left_for(p, p.seat)
    outlook.weigh_market(p)
    outlook.weigh_objectives(p, p.seat)
    for i in range(components.INCUBATORS):
        egg = p.egg[p.seat][i]
        p.worth_of[i] = 0.0 if egg == position.NONE else outlook.worth(p, egg)


def weigh_piles(p: position.Position) -> None:
    p.best_egg = 0.0
    p.second_egg = 0.0
    for pile in range(components.PILES):
        if p.height[pile] > 0:
            gain = egg_gain(p, pile)
            if gain > p.best_egg:
                p.second_egg = p.best_egg
                p.best_egg = gain
            elif gain > p.second_egg:
                p.second_egg = gain


def weigh_dice(p: position.Position) -> None:
    p.alone[components.SymbolNumber.WATER] = fill(p, 1, 0)
    p.alone[components.SymbolNumber.FIRE] = fill(p, 0, 1)
    p.alone[components.SymbolNumber.GOLD] = 1.0 + p.gold_wish
    p.alone[components.SymbolNumber.CHEST] = p.tuning.stored
    p.together[components.SymbolNumber.WATER] = fill(p, components.PAIR, 0)
    p.together[components.SymbolNumber.FIRE] = fill(p, 0, components.PAIR)
    p.together[components.SymbolNumber.GOLD] = components.PAIR * (1.0 + p.gold_wish)


def egg_gain(p: position.Position, pile: int) -> float:
    egg = p.pile[pile][p.height[pile] - 1]
    return outlook.promise(p, outlook.worth(p, egg), p.pieces.needs[egg][0] + p.pieces.needs[egg][1])


def rise(p: position.Position, incubator: int, lacks: int) -> float:
    """By one resource for an egg that lacks so many."""
    return outlook.promise(p, p.worth_of[incubator], lacks - 1) - outlook.promise(p, p.worth_of[incubator], lacks)


def fill(p: position.Position, water: int, fire: int) -> float:
    """By so much water and fire, one after the other to where it does most."""
    for i in range(components.INCUBATORS):
        for resource in range(position.RESOURCE_COUNT):
            p.still_lacks[i][resource] = p.lacks[p.seat][i][resource]
    gain = 0.0
    for _ in range(water):
        gain += add_one(p, components.SymbolNumber.WATER)
    for _ in range(fire):
        gain += add_one(p, components.SymbolNumber.FIRE)
    return gain


def add_one(p: position.Position, resource: int) -> float:
    chosen = position.NONE
    best = SURPLUS_SHARE * p.tuning.stored
    for i in range(components.INCUBATORS):
        if p.still_lacks[i][resource] > 0:
            gain = rise(p, i, p.still_lacks[i][0] + p.still_lacks[i][1])
            if chosen == position.NONE or gain > best:
                chosen = i
                best = gain
    if chosen != position.NONE:
        p.still_lacks[chosen][resource] -= 1
    return best


def treasure_gain(p: position.Position, section: int) -> float:
    treasure = p.treasure[section]
    water = min(treasure[components.SymbolNumber.WATER], placing.lacking(p, components.SymbolNumber.WATER))
    fire = min(treasure[components.SymbolNumber.FIRE], placing.lacking(p, components.SymbolNumber.FIRE))
    return treasure[components.SymbolNumber.GOLD] * (1.0 + p.gold_wish) + fill(p, water, fire)


def room_for_egg(p: position.Position, symbol: int) -> float:
    """The best egg, if a die of this symbol that acts first leaves room for it."""
    if dice.rooms(p) > 0:
        return p.best_egg
    if symbol < position.RESOURCE_COUNT and (placing.completes(p, symbol, 0) or placing.completes(p, symbol, 1)):
        return p.best_egg
    return 0.0
