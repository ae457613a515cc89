"""A position of the kernel in plain values; `plain_state` in the adapter says the same of a state of the rules."""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import Position
from clutch.games.incubation import components
from clutch.games.incubation.components import PILES
from clutch.games.incubation.kernel.position import NONE
from clutch.games.incubation.state import ENDINGS, PHASES


def plain_position(position: Position) -> dict[str, Any]:
    p = position.kernel.values(position)
    seats = range(p.pieces.seats)
    slots = range(p.n_row)
    return {
        "first": p.first,
        "seat": p.seat,
        "round": p.round,
        "phase": PHASES[p.phase],
        "wheel": p.wheel,
        "treasures": [(gold, water, fire) for water, fire, gold in p.treasure],
        "piles": [p.pile[i][: p.height[i]] for i in range(PILES)],
        "incubators": [[plain_incubator(p, seat, i) for i in range(components.INCUBATORS)] for seat in seats],
        "dragons": [p.dragons[seat][: p.n_dragons[seat]] for seat in seats],
        "objectives_of": [[slot for slot in slots if p.taken_by[slot] == seat] for seat in seats],
        "gold": p.gold[: p.pieces.seats],
        "row": p.taken_by[: p.n_row],
        "dice": [] if p.dice[0] == NONE else p.dice,
        "used": p.used,
        "rerolled": p.rerolled,
        "second_takes_egg": p.second_takes_egg,
        "water": p.in_hand[0],
        "fire": p.in_hand[1],
        "surplus_water": p.surplus[0],
        "surplus_fire": p.surplus[1],
        "surplus_section": p.surplus_section,
        "owed": p.owed[: p.n_owed],
        "ending": ENDINGS[p.ending - 1] if p.ending else "",
        "stirred": p.stirred,
        "quiet_rounds": p.quiet_rounds,
    }


def plain_incubator(p: Any, seat: int, i: int) -> tuple[int, int, int]:
    """The egg, and the fire and water placed so far."""
    egg = p.egg[seat][i]
    if egg == NONE:
        return (NONE, 0, 0)
    water, fire = (need - lack for need, lack in zip(p.pieces.needs[egg], p.lacks[seat][i], strict=True))
    return (egg, fire, water)
