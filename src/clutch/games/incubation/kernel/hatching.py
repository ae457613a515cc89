"""Eggs once more, flat and fast: resources, surplus, hatching, sales; hatching.pxd gives the C types.

What returns a truth goes as far as it can without a choice, and says whether it is done.
"""

from __future__ import annotations

from clutch.games.incubation import components
from clutch.games.incubation.kernel.loading import Loaded

SECTIONS = components.SECTIONS
NONE = -1
WATER, FIRE = range(2)


class Hatching(Loaded):
    # --- resources ------------------------------------------------------------------------------------------

    def lacking(self, resource: int, seat: int) -> int:
        """How much of it the eggs of a seat still need."""
        if resource == WATER:
            return self.lacks_water[seat][0] + self.lacks_water[seat][1]
        return self.lacks_fire[seat][0] + self.lacks_fire[seat][1]

    def receive(self, resource: int, amount: int) -> None:
        """From dice: what fits is to be placed, the rest is surplus (INC-3.6, INC-3.7)."""
        fitting = min(amount, self.lacking(resource, self.seat))
        if resource == WATER:
            self.water = fitting
            self.surplus_water = amount - fitting
        else:
            self.fire = fitting
            self.surplus_fire = amount - fitting

    def is_full(self, seat: int) -> bool:
        return self.egg[seat][0] != NONE and self.egg[seat][1] != NONE

    def can_complete(self, resource: int, incubator: int) -> bool:
        """One more of it is all that the egg lacks."""
        seat = self.seat
        if self.lacks_water[seat][incubator] + self.lacks_fire[seat][incubator] != 1:
            return False
        return self.lacks_water[seat][incubator] == (1 if resource == WATER else 0)

    def takes(self, resource: int, incubator: int) -> int:
        """How much of what is in hand an egg can get; when one must hatch (INC-3.8), only one that does."""
        if self.second_takes_egg and self.is_full(self.seat):
            return 1 if self.can_complete(resource, incubator) else 0
        if resource == WATER:
            return self.lacks_water[self.seat][incubator]
        return self.lacks_fire[self.seat][incubator]

    def put(self, resource: int, incubator: int, amount: int) -> None:
        self.stirred = 1
        if resource == WATER:
            self.lacks_water[self.seat][incubator] -= amount
            self.water -= amount
        else:
            self.lacks_fire[self.seat][incubator] -= amount
            self.fire -= amount

    def place_all(self, resource: int) -> bool:
        """Without a choice: only one egg lacks it, or all get what they lack."""
        hand = self.water if resource == WATER else self.fire
        if hand == 0:
            return True
        one = self.takes(resource, 0)
        other = self.takes(resource, 1)
        if one > 0 and other > 0 and hand < one + other:
            return False
        if one > 0:
            self.put(resource, 0, min(one, hand))
        if other > 0:
            self.put(resource, 1, min(other, hand))
        return True

    def store_surplus(self) -> bool:
        """The turn's first surplus asks for a section; the rest follows it (INC-3.7)."""
        if self.surplus_water + self.surplus_fire == 0:
            return True
        if self.surplus_section == NONE:
            return False
        self.treasure[self.surplus_section][1] += self.surplus_water
        self.treasure[self.surplus_section][2] += self.surplus_fire
        self.surplus_water = 0
        self.surplus_fire = 0
        return True

    # --- hatching and selling -------------------------------------------------------------------------------

    def is_complete(self, incubator: int) -> bool:
        seat = self.seat
        if self.egg[seat][incubator] == NONE:
            return False
        return self.lacks_water[seat][incubator] + self.lacks_fire[seat][incubator] == 0

    def hatch(self, incubator: int) -> None:
        """The egg becomes a dragon, which is owed treasures of its colours (INC-4.1, INC-4.2, INC-4.4)."""
        seat = self.seat
        egg = self.egg[seat][incubator]
        self.egg[seat][incubator] = NONE
        self.dragons[seat][self.n_dragons[seat]] = egg
        self.n_dragons[seat] += 1
        self.points[seat] += self.egg_value[egg]
        self.n_owed = self.n_colours[egg]
        for i in range(self.n_owed):
            self.owed[i] = self.egg_colour[egg][i]
        if self.n_owed == 0:
            self.mystery[seat] += 1
        elif self.n_owed == 1:
            self.plain[seat][self.owed[0]] += 1
        if self.n_owed < 2:
            self.study_objectives(seat)

    def is_empty(self, section: int) -> bool:
        return self.treasure[section][0] + self.treasure[section][1] + self.treasure[section][2] == 0

    def has_treasure(self, colour: int) -> bool:
        for section in range(SECTIONS):
            if self.section_colour[section] == colour and not self.is_empty(section):
                return True
        return False

    def pay(self, colour: int) -> None:
        """Strike this colour off what is owed."""
        if self.owed[0] == colour:
            self.owed[0] = self.owed[1]
        self.n_owed -= 1

    def sell(self) -> bool:
        """Take what is owed as far as there is no choice; a colour with nothing to take is not asked for."""
        i = 0
        while i < self.n_owed:
            if self.has_treasure(self.owed[i]):
                i += 1
            else:
                self.pay(self.owed[i])
        if self.n_owed == 0:
            return True
        found = 0
        only = 0
        for section in range(SECTIONS):
            for i in range(self.n_owed):
                if self.section_colour[section] == self.owed[i]:
                    found += 1
                    only = section
        if found > 1:
            return False
        self.pay(self.section_colour[only])
        self.take_treasure(only)
        return True

    def take_treasure(self, section: int) -> None:
        """All the gold, and what fits of the rest; what does not fit stays (INC-4.3)."""
        seat = self.seat
        self.gold[seat] += self.treasure[section][0]
        self.treasure[section][0] = 0
        self.water = min(self.treasure[section][1], self.lacking(0, seat))
        self.treasure[section][1] -= self.water
        self.fire = min(self.treasure[section][2], self.lacking(1, seat))
        self.treasure[section][2] -= self.fire
