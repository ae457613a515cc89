"""Hatching, and what a dragon is sold for (INC-4)."""

from __future__ import annotations

from clutch.games.incubation import components, moves
from clutch.games.incubation.kernel import market, objectives, placing, position


def is_complete(p: position.Position, incubator: int) -> bool:
    return p.egg[p.seat][incubator] != position.NONE and placing.lacks_in_all(p, p.seat, incubator) == 0


def hatch(p: position.Position, incubator: int) -> None:
    """Its resources are gone; a mystery dragon is owed nothing, a hybrid two treasures (INC-4.1, INC-4.4)."""
    seat = p.seat
    egg = p.egg[seat][incubator]
    p.egg[seat][incubator] = position.NONE
    p.dragons[seat][p.n_dragons[seat]] = egg
    p.n_dragons[seat] += 1
    p.points[seat] += p.pieces.egg_value[egg]
    p.n_owed = p.pieces.n_colours[egg]
    for i in range(p.n_owed):
        p.owed[i] = p.pieces.egg_colour[egg][i]
    if p.n_owed == 0:
        p.mystery[seat] += 1
    elif p.n_owed == 1:
        p.plain[seat][p.owed[0]] += 1
    if p.n_owed < 2:  # hybrids count for no objective (INC-5.2)
        objectives.study(p, seat)


def hatch_without_choice(p: position.Position) -> bool:
    """The only complete egg hatches; of two the player says which is first (INC-4.5)."""
    if is_complete(p, 0) and is_complete(p, 1):
        return False
    hatch(p, 0 if is_complete(p, 0) else 1)
    return True


def forget_empty_colours(p: position.Position) -> None:
    """Among treasures that are all empty there is nothing to choose."""
    i = 0
    while i < p.n_owed:
        if has_nothing(p, p.owed[i]):
            pay(p, p.owed[i])
        else:
            i += 1


def has_nothing(p: position.Position, colour: int) -> bool:
    for section in range(components.SECTIONS):
        if p.pieces.section_colour[section] == colour and market.heap(p, section) > 0:
            return False
    return True


def list_sales(p: position.Position, out: list[int]) -> int:
    """One treasure of each colour owed, in the player's order (INC-4.2, INC-4.5)."""
    n = 0
    for section in range(components.SECTIONS):
        for i in range(p.n_owed):
            if p.pieces.section_colour[section] == p.owed[i]:
                out[n] = moves.TAKE_TREASURE + section
                n += 1
    return n


def sell_without_choice(p: position.Position) -> bool:
    forget_empty_colours(p)
    n = list_sales(p, p.actions)
    if n == 1:
        sell(p, p.actions[0] - moves.TAKE_TREASURE)
    return n < 2


def sell(p: position.Position, section: int) -> None:
    pay(p, p.pieces.section_colour[section])
    market.take_treasure(p, section)


def pay(p: position.Position, colour: int) -> None:
    """Strike this colour off what is owed."""
    if p.owed[0] == colour:
        p.owed[0] = p.owed[1]
    p.n_owed -= 1
