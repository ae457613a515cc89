"""What a state must be like for a kernel to load it."""

from __future__ import annotations

from typing import Any

from clutch.games.incubation import components
from clutch.games.incubation.components import PILES, SECTIONS

MOST_AMOUNT = 999  # of anything that is counted; more than any game has


def check_sizes(state: Any, seats: int) -> None:
    """Numbers that index arrays, or would not fit into them."""
    turn = state.turn
    sizes = [
        (state.first, seats - 1),
        (state.seat, seats - 1),
        (state.wheel, SECTIONS - 1),
        (turn.surplus_section or 0, SECTIONS - 1),
        (len(turn.owed), components.MOST_COLOURS),
        (len(state.objectives), components.ROW),
        *((slot.taken_by or 0, seats - 1) for slot in state.objectives),
        *((len(area.objectives), components.ROW) for area in state.areas),
    ]
    amounts = [state.round, state.quiet_rounds, turn.water, turn.fire, turn.surplus_water, turn.surplus_fire]
    amounts += [amount for each in state.treasures for amount in (each.gold, each.water, each.fire)]
    sizes += [(amount, MOST_AMOUNT) for amount in (*amounts, *(area.gold for area in state.areas))]
    incubators = [each for area in state.areas for each in area.incubators]
    sizes += [(lack, components.MOST_NEED) for each in incubators for lack in (each.lacks_fire, each.lacks_water)]
    if any(not 0 <= size <= most for size, most in sizes):
        raise ValueError("no state of this game has such a number")
    exact = [(len(state.areas), seats), (len(state.treasures), SECTIONS), (len(state.piles), PILES)]
    exact += [(len(area.incubators), components.INCUBATORS) for area in state.areas]
    exact += [(len(turn.used), components.DICE), (len(turn.dice), components.DICE if turn.dice else 0)]
    if any(size != right for size, right in exact):
        raise ValueError("no state of this game has so many things in one place")


def check_cards(state: Any, numbers: dict[Any, int], cards: list[Any]) -> None:
    eggs = [egg for pile in state.piles for egg in pile]
    for area in state.areas:
        eggs += [*area.dragons, *(incubator.egg for incubator in area.incubators if incubator.egg is not None)]
    if len(eggs) > components.MOST_EGGS:
        raise ValueError("no state of this game has so many eggs")
    if any(egg not in numbers for egg in eggs) or any(slot.card not in cards for slot in state.objectives):
        raise ValueError("no state of this game has such a card")
