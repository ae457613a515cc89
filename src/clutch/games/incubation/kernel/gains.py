"""What resources, eggs and treasures would add to the prospects of the seat that decides."""

from __future__ import annotations

from clutch.games.incubation import components
from clutch.games.incubation.kernel.outlook import Outlook

PILES = components.PILES
WATER, FIRE, GOLD, CHEST = range(4)
NONE = -1
SURPLUS_SHARE: float = 0.3  # what surplus is worth of what can be had from a treasure


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
        for i in range(2):
            self.still_lacks[WATER][i] = self.lacks_water[self.seat][i]
            self.still_lacks[FIRE][i] = self.lacks_fire[self.seat][i]
        gain = 0.0
        for i in range(water + fire):
            gain += self.add_one(WATER if i < water else FIRE)
        return gain

    def add_one(self, resource: int) -> float:
        chosen = NONE
        gain = SURPLUS_SHARE * self.stored
        for i in range(2):
            if self.still_lacks[resource][i] > 0:
                rise = self.rise(i, self.still_lacks[WATER][i] + self.still_lacks[FIRE][i])
                if chosen == NONE or rise > gain:
                    chosen = i
                    gain = rise
        if chosen != NONE:
            self.still_lacks[resource][chosen] -= 1
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
