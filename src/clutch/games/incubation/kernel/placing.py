"""Resources onto eggs (INC-3.6, INC-4.3)."""

from __future__ import annotations

from clutch.games.incubation.kernel import position


def lacking(p: position.Position, resource: int) -> int:
    """How much of it the eggs of the player whose turn it is still need."""
    return p.lacks[p.seat][0][resource] + p.lacks[p.seat][1][resource]


def lacks_in_all(p: position.Position, seat: int, incubator: int) -> int:
    return p.lacks[seat][incubator][0] + p.lacks[seat][incubator][1]


def completes(p: position.Position, resource: int, incubator: int) -> bool:
    """Whether one more of this is all that its egg lacks."""
    return p.lacks[p.seat][incubator][resource] == 1 and lacks_in_all(p, p.seat, incubator) == 1


def takes(p: position.Position, resource: int, incubator: int) -> int:
    """How much an egg may get. To make room for the other die's egg it must be completed (INC-3.8)."""
    if must_make_room(p):
        return 1 if completes(p, resource, incubator) else 0
    return p.lacks[p.seat][incubator][resource]


def must_make_room(p: position.Position) -> bool:
    if not p.second_takes_egg:
        return False
    return p.egg[p.seat][0] != position.NONE and p.egg[p.seat][1] != position.NONE


def place_without_choice(p: position.Position) -> bool:
    """Place what can go only one way; False if the player has to choose."""
    for resource in range(position.RESOURCE_COUNT):
        amount = p.in_hand[resource]
        if amount == 0:
            continue
        one = takes(p, resource, 0)
        other = takes(p, resource, 1)
        if one > 0 and other > 0 and amount < one + other:
            return False
        if one > 0:
            place(p, resource, 0, min(one, amount))
        if other > 0:
            place(p, resource, 1, min(other, amount))
    return True


def place(p: position.Position, resource: int, incubator: int, amount: int) -> None:
    p.lacks[p.seat][incubator][resource] -= amount
    p.in_hand[resource] -= amount
    p.stirred = 1
