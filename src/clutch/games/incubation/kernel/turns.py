"""Turns once more, flat and fast: set-up, rolls, eggs taken, objectives, the end; turns.pxd gives the C types."""

from __future__ import annotations

from clutch.games.incubation import components
from clutch.games.incubation.kernel.hatching import Hatching

FIRST_EGGS, ROLLED, CHESTS, DICE, PLACING, SURPLUS, HATCHING, SELLING, OBJECTIVE, OVER = range(10)
BY_PILES, BY_OBJECTIVES, BY_STANDOFF, BY_ROUNDS = range(1, 5)
SECTIONS = components.SECTIONS
PILES = components.PILES
ROW = components.ROW
NONE = -1
NO_HORIZON = 1_000_000
CHEST = 3
QUIET_ROUNDS = 5  # INC-6.4
ROUNDS = 100


class Turns(Hatching):
    # --- set-up (INC-2) -------------------------------------------------------------------------------------

    def start(self, seed: int) -> None:
        """A new game, from a 64-bit number."""
        self.use_seed(seed)
        self.lay_out()

    def lay_out(self) -> None:
        self.clear_areas()
        self.wheel = self.below(SECTIONS)
        self.drop_treasure()
        for i in range(self.n_eggs):
            self.pool[i] = self.eggs[i]
        self.shuffle(self.pool, self.n_eggs)
        third = self.n_eggs // PILES
        for p in range(PILES):
            self.height[p] = third
            for i in range(third):
                self.pile[p][i] = self.pool[p * third + i]
        for i in range(self.n_cards):
            self.pool[i] = i
        self.shuffle(self.pool, self.n_cards)
        self.n_row = self.in_play
        for slot in range(self.n_row):
            self.row[slot] = self.pool[slot]
            self.taken_by[slot] = NONE
        for seat in range(self.seats):
            self.study_objectives(seat)
        self.first = self.below(self.seats)
        self.seat = (self.first + self.seats - 1) % self.seats
        self.phase = FIRST_EGGS

    def clear_areas(self) -> None:
        self.is_weighed = False
        self.clear_turn()
        self.dice[0] = NONE
        self.dice[1] = NONE
        self.round = 1
        self.ending = 0
        self.stirred = 0
        self.quiet_rounds = 0
        self.turns_made = 0
        self.horizon = NO_HORIZON
        for section in range(SECTIONS):
            for kind in range(3):
                self.treasure[section][kind] = 0
        for seat in range(self.seats):
            for i in range(2):
                self.egg[seat][i] = NONE
                self.lacks_fire[seat][i] = 0
                self.lacks_water[seat][i] = 0
            self.gold[seat] = 0
            self.points[seat] = 0
            self.n_objectives[seat] = 0
            self.n_dragons[seat] = 0
            self.mystery[seat] = 0
            for colour in range(4):
                self.plain[seat][colour] = 0

    def clear_turn(self) -> None:
        self.used[0] = 0
        self.used[1] = 0
        self.rerolled = 0
        self.second_takes_egg = 0
        self.water = 0
        self.fire = 0
        self.surplus_water = 0
        self.surplus_fire = 0
        self.surplus_section = NONE
        self.n_owed = 0

    def drop_treasure(self) -> None:
        """One gold, water and fire where the wheel points (INC-1.5, INC-2.1)."""
        self.treasure[(self.wheel + self.gold_pointer) % SECTIONS][0] += 1
        self.treasure[(self.wheel + self.water_pointer) % SECTIONS][1] += 1
        self.treasure[(self.wheel + self.fire_pointer) % SECTIONS][2] += 1

    # --- the roll (INC-3.1 to 3.3) --------------------------------------------------------------------------

    def begin_turn(self) -> None:
        self.clear_turn()
        self.dice[0] = self.faces[self.below(self.n_faces)]
        self.dice[1] = self.faces[self.below(self.n_faces)]
        self.phase = ROLLED

    def reroll(self, one: bool, other: bool) -> None:
        self.rerolled = 1
        if one:
            self.dice[0] = self.faces[self.below(self.n_faces)]
        if other:
            self.dice[1] = self.faces[self.below(self.n_faces)]

    def open_chests(self) -> None:
        """A chest is carried out as part of the roll (INC-3.2 to 3.4); two chests can be a choice."""
        chests = 0
        for die in range(2):
            if self.dice[die] == CHEST:
                self.used[die] = 1
                chests += 1
        if chests == 1:
            self.wheel = (self.wheel + 1) % SECTIONS
            self.drop_treasure()
        elif chests == 2 and not self.all_empty():
            self.phase = CHESTS

    def all_empty(self) -> bool:
        for section in range(SECTIONS):
            if not self.is_empty(section):
                return False
        return True

    # --- eggs (INC-2.4, INC-3.8) ----------------------------------------------------------------------------

    def take_egg(self, pile: int) -> None:
        """The top egg into the first empty incubator; with two piles empty the end comes (INC-6.1)."""
        seat = self.seat
        self.height[pile] -= 1
        egg = self.pile[pile][self.height[pile]]
        incubator = 0 if self.egg[seat][0] == NONE else 1
        self.egg[seat][incubator] = egg
        self.lacks_fire[seat][incubator] = self.fire_need[egg]
        self.lacks_water[seat][incubator] = self.water_need[egg]
        self.stirred = 1
        empty = 0
        for p in range(PILES):
            if self.height[p] == 0:
                empty += 1
        if empty >= 2 and self.ending == 0:
            self.ending = BY_PILES

    def take_first_egg(self, pile: int) -> None:
        """Anticlockwise; the first player takes the last one and begins."""
        self.take_egg(pile)
        self.stirred = 0
        if self.seat == self.first:
            self.begin_turn()
        else:
            self.seat = (self.seat + self.seats - 1) % self.seats

    # --- objectives (INC-5) ---------------------------------------------------------------------------------

    def is_met(self, slot: int) -> bool:
        if self.taken_by[slot] != NONE:
            return False
        return self.missing_of[self.seat][slot] == 0 and self.gold[self.seat] >= self.asks_gold[self.row[slot]]

    def take_objective(self, slot: int) -> None:
        self.taken_by[slot] = self.seat
        self.n_objectives[self.seat] += 1
        self.points[self.seat] += self.card_value[self.row[slot]]
        self.stirred = 1
        left = 0
        for other in range(self.n_row):
            if self.taken_by[other] == NONE:
                left += 1
        if left == 0 and self.ending == 0:
            self.ending = BY_OBJECTIVES

    # --- the end of a turn (INC-6) --------------------------------------------------------------------------

    def end_turn(self) -> None:
        """The next player rolls, unless the round was the last one."""
        self.turns_made += 1
        self.seat = (self.seat + 1) % self.seats
        if self.seat == self.first:
            if self.is_last_round():
                self.phase = OVER
                return
            self.round += 1
            self.stirred = 0
        self.begin_turn()

    def is_last_round(self) -> bool:
        """At the end of a round: the end was triggered, or nothing stirs any more (INC-6.1, INC-6.4)."""
        if self.stirred:
            self.quiet_rounds = 0
        else:
            self.quiet_rounds += 1
        if self.ending == 0 and self.quiet_rounds >= QUIET_ROUNDS:
            self.ending = BY_STANDOFF
        if self.ending == 0 and self.round >= ROUNDS:
            self.ending = BY_ROUNDS
        return self.ending != 0
