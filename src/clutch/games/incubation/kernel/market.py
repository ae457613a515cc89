"""The market: the wheel, the treasures, and what comes from them or goes back (INC-1.5, INC-3.7, INC-4.3)."""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.games.incubation import components
from clutch.games.incubation.kernel import placing, position


def set_wheel(p: position.Position) -> None:
    """Anywhere; and the first things fall (INC-1.5, INC-2.1)."""
    p.wheel = generator.below(p.chance, components.SECTIONS)
    drop_from_wheel(p)


def turn_wheel(p: position.Position) -> None:
    """INC-3.2"""
    p.wheel = (p.wheel + 1) % components.SECTIONS
    drop_from_wheel(p)


def drop_from_wheel(p: position.Position) -> None:
    for kind in range(position.KINDS):
        p.treasure[(p.wheel + p.pieces.pointer[kind]) % components.SECTIONS][kind] += 1


def heap(p: position.Position, section: int) -> int:
    """How many things lie there."""
    things = 0
    for kind in range(position.KINDS):
        things += p.treasure[section][kind]
    return things


def is_bare(p: position.Position) -> bool:
    """Nothing lies anywhere."""
    for section in range(components.SECTIONS):
        if heap(p, section) > 0:
            return False
    return True


def take_treasure(p: position.Position, section: int) -> None:
    """All the gold, and what fits of the rest is in hand now; the others stay (INC-4.3)."""
    p.gold[p.seat] += p.treasure[section][components.SymbolNumber.GOLD]
    p.treasure[section][components.SymbolNumber.GOLD] = 0
    for resource in range(position.RESOURCE_COUNT):
        p.in_hand[resource] = min(p.treasure[section][resource], placing.lacking(p, resource))
        p.treasure[section][resource] -= p.in_hand[resource]


def store_surplus(p: position.Position) -> bool:
    """What does not fit goes where the turn's first surplus went; False if that is still to be chosen (INC-3.7)."""
    if p.surplus[0] + p.surplus[1] == 0:
        return True
    if p.surplus_section == position.NONE:
        return False
    for resource in range(position.RESOURCE_COUNT):
        p.treasure[p.surplus_section][resource] += p.surplus[resource]
        p.surplus[resource] = 0
    return True
