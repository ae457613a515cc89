"""From a table of the rules to the kernel, and out again in plain values."""

from __future__ import annotations

from typing import Any, get_args

from clutch.games.incubation.components import (
    COLOURS,
    INCUBATORS,
    MOST_EGGS,
    MOST_NEED,
    PILES,
    ROW,
    SECTIONS,
    egg_deck,
)
from clutch.games.incubation.kernel.objectives import Objectives
from clutch.games.incubation.kernel.pieces import SYMBOLS
from clutch.games.incubation.state import Ending, Phase

SEATS = 5
NONE = -1
NO_HORIZON = 1_000_000
PHASES = get_args(Phase)
ENDINGS = ("", *get_args(Ending))
MOST_AMOUNT = 999  # of anything that is counted; more than any game has


class Loaded(Objectives):
    def load(self, state: Any) -> None:
        """Become equal to a table of the rules."""
        check_sizes(state, self.seats)
        self.is_weighed = False
        self.first = state.first
        self.seat = state.seat
        self.round = state.round
        self.phase = PHASES.index(state.phase)
        self.wheel = state.wheel
        self.ending = ENDINGS.index(state.ending or "")
        self.stirred = int(state.stirred)
        self.quiet_rounds = state.quiet_rounds
        self.turns_made = 0
        self.horizon = NO_HORIZON
        for section, treasure in enumerate(state.treasures):
            self.treasure[section][0] = treasure.gold
            self.treasure[section][1] = treasure.water
            self.treasure[section][2] = treasure.fire
        self.load_cards(state)
        self.load_turn(state.turn)

    def load_cards(self, state: Any) -> None:
        numbers: dict[Any, int] = {}
        for i, egg in enumerate(egg_deck(self.pieces)):
            numbers.setdefault(egg, i)
        cards = [card.objective for card in self.pieces.objectives]
        check_cards(state, numbers, cards)
        for p, pile in enumerate(state.piles):
            self.height[p] = len(pile)
            for i, egg in enumerate(pile):
                self.pile[p][i] = numbers[egg]
        self.n_row = len(state.objectives)
        for slot, objective in enumerate(state.objectives):
            self.row[slot] = cards.index(objective.card)
            self.taken_by[slot] = NONE if objective.taken_by is None else objective.taken_by
        for seat, area in enumerate(state.areas):
            self.load_area(seat, area, numbers)

    def load_area(self, seat: int, area: Any, numbers: dict[Any, int]) -> None:
        for i, incubator in enumerate(area.incubators):
            self.egg[seat][i] = NONE if incubator.egg is None else numbers[incubator.egg]
            self.lacks_fire[seat][i] = incubator.lacks_fire
            self.lacks_water[seat][i] = incubator.lacks_water
        self.gold[seat] = area.gold
        self.points[seat] = sum(each.value for each in (*area.dragons, *area.objectives))
        self.n_objectives[seat] = len(area.objectives)
        self.n_dragons[seat] = len(area.dragons)
        self.mystery[seat] = sum(not dragon.colours for dragon in area.dragons)
        for number, colour in enumerate(COLOURS):
            self.plain[seat][number] = sum(dragon.colours == (colour,) for dragon in area.dragons)
        for i, dragon in enumerate(area.dragons):
            self.dragons[seat][i] = numbers[dragon]
        self.study_objectives(seat)

    def load_turn(self, turn: Any) -> None:
        for die in range(2):
            self.dice[die] = SYMBOLS.index(turn.dice[die]) if turn.dice else NONE
            self.used[die] = int(turn.used[die])
        self.rerolled = int(turn.rerolled)
        self.second_takes_egg = int(turn.second_takes_egg)
        self.water = turn.water
        self.fire = turn.fire
        self.surplus_water = turn.surplus_water
        self.surplus_fire = turn.surplus_fire
        self.surplus_section = NONE if turn.surplus_section is None else turn.surplus_section
        self.n_owed = len(turn.owed)
        for i, colour in enumerate(turn.owed):
            self.owed[i] = COLOURS.index(colour)

    def dump(self) -> dict[str, Any]:
        """The position in plain values; `plain_table` says the same of a table of the rules."""
        seats = range(self.seats)
        slots = range(self.n_row)
        return {
            "first": self.first,
            "seat": self.seat,
            "round": self.round,
            "phase": PHASES[self.phase],
            "wheel": self.wheel,
            "treasures": [tuple(self.treasure[section][i] for i in range(3)) for section in range(SECTIONS)],
            "piles": [[self.pile[p][i] for i in range(self.height[p])] for p in range(PILES)],
            "incubators": [[self.dump_incubator(seat, i) for i in range(INCUBATORS)] for seat in seats],
            "dragons": [[self.dragons[seat][i] for i in range(self.n_dragons[seat])] for seat in seats],
            "objectives_of": [[slot for slot in slots if self.taken_by[slot] == seat] for seat in seats],
            "gold": [self.gold[seat] for seat in seats],
            "row": [self.taken_by[slot] for slot in slots],
            "dice": [] if self.dice[0] == NONE else [self.dice[0], self.dice[1]],
            "used": [self.used[0], self.used[1]],
            "rerolled": self.rerolled,
            "second_takes_egg": self.second_takes_egg,
            "water": self.water,
            "fire": self.fire,
            "surplus_water": self.surplus_water,
            "surplus_fire": self.surplus_fire,
            "surplus_section": self.surplus_section,
            "owed": [self.owed[i] for i in range(self.n_owed)],
            "ending": ENDINGS[self.ending],
            "stirred": self.stirred,
            "quiet_rounds": self.quiet_rounds,
        }

    def dump_incubator(self, seat: int, i: int) -> tuple[int, int, int]:
        """The egg, and the fire and water placed so far."""
        egg = self.egg[seat][i]
        if egg == NONE:
            return (NONE, 0, 0)
        return (egg, self.fire_need[egg] - self.lacks_fire[seat][i], self.water_need[egg] - self.lacks_water[seat][i])

    def scores(self) -> list[int]:
        return [self.points[seat] + self.gold[seat] for seat in range(self.seats)]

    def sources(self) -> dict[str, list[int]]:
        seats = range(self.seats)
        eggs = [sum(self.egg_value[self.dragons[seat][i]] for i in range(self.n_dragons[seat])) for seat in seats]
        return {
            "eggs": eggs,
            "objectives": [self.points[seat] - eggs[seat] for seat in seats],
            "gold": [self.gold[seat] for seat in seats],
        }

    def rounds(self) -> int:
        return self.round

    def order(self) -> list[int]:
        """Clockwise from the first player."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def places(self) -> list[int]:
        """By points, then objectives, then hatched eggs (INC-6.3)."""
        scores = self.scores()
        ranks = [(scores[seat], self.n_objectives[seat], self.n_dragons[seat]) for seat in range(self.seats)]
        return [1 + sum(other > mine for other in ranks) for mine in ranks]


def check_sizes(state: Any, seats: int) -> None:
    """Compiled arrays have no bounds of their own."""
    turn = state.turn
    sizes = [
        (state.first, seats - 1),
        (state.seat, seats - 1),
        (state.wheel, SECTIONS - 1),
        (turn.surplus_section or 0, SECTIONS - 1),
        (len(turn.owed), 2),
        (len(state.objectives), ROW),
        *((slot.taken_by or 0, seats - 1) for slot in state.objectives),
        *((len(area.dragons), MOST_EGGS) for area in state.areas),
        *((len(area.objectives), ROW) for area in state.areas),
        *((len(pile), MOST_EGGS) for pile in state.piles),
    ]
    amounts = [state.round, state.quiet_rounds, turn.water, turn.fire, turn.surplus_water, turn.surplus_fire]
    amounts += [amount for each in state.treasures for amount in (each.gold, each.water, each.fire)]
    amounts += [area.gold for area in state.areas]
    sizes += [(amount, MOST_AMOUNT) for amount in amounts]
    for each in (each for area in state.areas for each in area.incubators):
        sizes += [(lack, MOST_NEED) for lack in (each.lacks_fire, each.lacks_water)]
    if any(not 0 <= size <= most for size, most in sizes):
        raise ValueError("no table of this game has such a number")
    exact = [(len(state.areas), seats), (len(state.treasures), SECTIONS), (len(state.piles), PILES)]
    exact += [(len(area.incubators), INCUBATORS) for area in state.areas]
    exact += [(len(turn.used), 2), (len(turn.dice), 2 if turn.dice else 0)]
    if any(size != right for size, right in exact):
        raise ValueError("no table of this game has so many things in one place")


def check_cards(state: Any, numbers: dict[Any, int], cards: list[Any]) -> None:
    eggs = [egg for pile in state.piles for egg in pile]
    for area in state.areas:
        eggs += [*area.dragons, *(incubator.egg for incubator in area.incubators if incubator.egg is not None)]
    if len(eggs) > MOST_EGGS:
        raise ValueError("no table of this game has so many eggs")
    if any(egg not in numbers for egg in eggs) or any(slot.card not in cards for slot in state.objectives):
        raise ValueError("no table of this game has such a card")
