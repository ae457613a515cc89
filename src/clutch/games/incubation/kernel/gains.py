"""What resources, eggs and treasures would add to the prospects of the seat that decides."""

from __future__ import annotations

from clutch.games.incubation import components
from clutch.games.incubation.kernel.outlook import Outlook

PILES = components.PILES
WATER, FIRE, GOLD, CHEST = range(4)
NONE = -1
LOST: float = 0.3  # of what a stored resource is worth, that the own surplus is


class Gains(Outlook):
    def weigh(self) -> None:
        """Everything that the gains below go by, for the seat that decides."""
        seat = self.seat
        self.turns_left = self.left_for(seat)
        self.weigh_market()
        self.weigh_objectives(seat)
        for i in range(2):
            self.worth_of[i] = 0.0 if self.egg[seat][i] == NONE else self.worth(self.egg[seat][i])

    def weigh_piles(self) -> None:
        self.best_egg = 0.0
        self.second_egg = 0.0
        for p in range(PILES):
            if self.height[p] > 0:
                gain = self.egg_gain(p)
                if gain > self.best_egg:
                    self.second_egg = self.best_egg
                    self.best_egg = gain
                elif gain > self.second_egg:
                    self.second_egg = gain

    def weigh_dice(self) -> None:
        for amount in range(1, 4, 2):
            self.together[WATER] = self.fill(amount, 0)
            self.together[FIRE] = self.fill(0, amount)
            self.together[GOLD] = amount * (1.0 + self.gold_wish)
            if amount == 1:
                for symbol in range(3):
                    self.alone[symbol] = self.together[symbol]
        self.alone[CHEST] = self.stored

    def egg_gain(self, pile: int) -> float:
        egg = self.pile[pile][self.height[pile] - 1]
        return self.promise(self.worth(egg), self.fire_need[egg] + self.water_need[egg])

    def rise(self, incubator: int, lacks: int) -> float:
        """By one resource for an egg that lacks so many."""
        return self.promise(self.worth_of[incubator], lacks - 1) - self.promise(self.worth_of[incubator], lacks)

    def fill(self, water: int, fire: int) -> float:
        """By so much water and fire, one after the other to where it does most."""
        seat = self.seat
        lacks = self.lacks_water[seat][0] + self.lacks_fire[seat][0]
        lacks_too = self.lacks_water[seat][1] + self.lacks_fire[seat][1]
        water_too = self.lacks_water[seat][1]
        water_here = self.lacks_water[seat][0]
        fire_here = self.lacks_fire[seat][0]
        fire_too = self.lacks_fire[seat][1]
        gain = 0.0
        for i in range(water + fire):
            here = water_here if i < water else fire_here
            there = water_too if i < water else fire_too
            if here == 0 and there == 0:
                gain += LOST * self.stored
                continue
            one = self.rise(0, lacks) if here > 0 else -1.0
            other = self.rise(1, lacks_too) if there > 0 else -1.0
            gain += max(one, other)
            if one >= other:
                lacks -= 1
                if i < water:
                    water_here -= 1
                else:
                    fire_here -= 1
            else:
                lacks_too -= 1
                if i < water:
                    water_too -= 1
                else:
                    fire_too -= 1
        return gain

    def treasure_gain(self, section: int) -> float:
        water = min(self.treasure[section][1], self.lacking(WATER, self.seat))
        fire = min(self.treasure[section][2], self.lacking(FIRE, self.seat))
        return self.treasure[section][0] * (1.0 + self.gold_wish) + self.fill(water, fire)

    def rooms(self) -> int:
        return (1 if self.egg[self.seat][0] == NONE else 0) + (1 if self.egg[self.seat][1] == NONE else 0)

    def room_for_egg(self, symbol: int) -> float:
        """The best egg, if a die of this symbol that acts first leaves room for it."""
        if self.rooms() > 0:
            return self.best_egg
        if symbol < GOLD and (self.can_complete(symbol, 0) or self.can_complete(symbol, 1)):
            return self.best_egg
        return 0.0
