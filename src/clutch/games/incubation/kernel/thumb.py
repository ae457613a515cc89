"""Rules of thumb: what a search plays when it looks ahead.

Each weighs what an action adds to the seat's prospects, and takes the best.
"""

from __future__ import annotations

from typing import Any

from clutch.games.incubation import components, moves
from clutch.games.incubation.kernel.gains import Gains
from clutch.games.incubation.kernel.outlook import TUNING

FIRST_EGGS, ROLLED, CHESTS, DICE, PLACING, SURPLUS, HATCHING, SELLING, OBJECTIVE, OVER = range(10)
KEEP_DICE = moves.KEEP_DICE
REROLL_DIE = moves.REROLL_DIE
REROLL_BOTH = moves.REROLL_BOTH
USE_DIE = moves.USE_DIE
USE_BOTH = moves.USE_BOTH
SPEND_DIE = moves.SPEND_DIE
TAKE_FIRST_EGG = moves.TAKE_FIRST_EGG
PLACE_WATER = moves.PLACE_WATER
PLACE_FIRE = moves.PLACE_FIRE
STORE_SURPLUS = moves.STORE_SURPLUS
TAKE_TREASURE = moves.TAKE_TREASURE
HATCH_FIRST = moves.HATCH_FIRST
TAKE_OBJECTIVE = moves.TAKE_OBJECTIVE
SECTIONS = components.SECTIONS
PILES = components.PILES
WATER, FIRE, GOLD, CHEST = range(4)
NONE = -1

__all__ = ["TUNING", "IncubationKernel"]


class IncubationKernel(Gains):
    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        self.tune(TUNING)
        self.start(0)

    def rule_of_thumb(self) -> int:
        phase = self.phase
        if phase == HATCHING:
            return HATCH_FIRST
        if phase == OBJECTIVE:
            return self.thumb_objective()
        if phase == SURPLUS:
            return self.thumb_surplus()
        self.weigh()
        if phase == ROLLED:
            return self.thumb_roll()
        if phase == DICE:
            return self.thumb_dice()
        if phase == PLACING:
            return self.thumb_placing()
        if phase == FIRST_EGGS:
            return self.thumb_first_egg()
        return self.thumb_treasure()

    # --- rolling and using dice -----------------------------------------------------------------------------

    def roll_gain(self, one: int, other: int) -> float:
        if one == CHEST or other == CHEST:
            best = self.alone[one + other - CHEST]
            return self.alone[CHEST] + (max(best, self.best_egg) if self.rooms() > 0 else best)
        best = self.together[one] if one == other else self.alone[one] + self.alone[other]
        best = max(best, self.alone[one] + self.room_for_egg(one))
        best = max(best, self.alone[other] + self.room_for_egg(other))
        if self.rooms() == 2:
            best = max(best, self.best_egg + self.second_egg)
        return best

    def weigh_rolls(self) -> None:
        """Everything that two dice can show."""
        chests = 0.0
        for colour in range(4):
            chests = max(chests, self.market[colour])
        for one in range(4):
            for other in range(one + 1):
                self.roll_worth[one][other] = self.roll_gain(one, other) if other < CHEST else chests
                self.roll_worth[other][one] = self.roll_worth[one][other]

    def thumb_roll(self) -> int:
        """Keep, or roll again what can be expected to become better."""
        self.weigh_piles()
        self.weigh_dice()
        self.weigh_rolls()
        first = 0.0
        second = 0.0
        both = 0.0
        for one in range(4):
            first += self.share[one] * self.roll_worth[one][self.dice[1]]
            second += self.share[one] * self.roll_worth[self.dice[0]][one]
            for other in range(4):
                both += self.share[one] * self.share[other] * self.roll_worth[one][other]
        kept = self.roll_worth[self.dice[0]][self.dice[1]]
        if kept >= max(both, max(first, second)):
            return KEEP_DICE
        if both > max(first, second):
            return REROLL_BOTH
        return REROLL_DIE if first >= second else REROLL_DIE + 1

    def thumb_dice(self) -> int:
        self.weigh_piles()
        self.weigh_dice()
        best = -1.0
        n = self.list_actions(self.actions)
        choice = self.actions[0]
        for i in range(n):
            gain = self.offer_gain(self.actions[i])
            if gain > best:
                best = gain
                choice = self.actions[i]
        return choice

    def offer_gain(self, action: int) -> float:
        """With the best that the other die can do after it."""
        if action == USE_BOTH:
            return self.together[self.dice[0]]
        if action >= SPEND_DIE:
            return self.spend_gain((action - SPEND_DIE) // PILES, (action - SPEND_DIE) % PILES)
        die = action - USE_DIE
        gain = self.alone[self.dice[die]]
        if self.used[1 - die]:
            return gain
        egg = self.room_for_egg(self.dice[die])
        if self.is_pair():
            return gain + egg
        return gain + max(egg, self.alone[self.dice[1 - die]])

    def spend_gain(self, die: int, pile: int) -> float:
        gain = self.egg_gain(pile)
        if self.used[1 - die]:
            return gain
        symbol = self.dice[1 - die]
        rest = self.alone[symbol]
        if self.rooms() == 2:
            rest = max(rest, self.second_egg)
        egg = self.pile[pile][self.height[pile] - 1]
        lacks = self.fire_need[egg] + self.water_need[egg]
        if (symbol == WATER and self.water_need[egg] > 0) or (symbol == FIRE and self.fire_need[egg] > 0):
            rest = max(rest, self.promise(self.worth(egg), lacks - 1) - gain)
        return gain + rest

    # --- the rest -------------------------------------------------------------------------------------------

    def thumb_placing(self) -> int:
        seat = self.seat
        here = self.rise(0, self.lacks_water[seat][0] + self.lacks_fire[seat][0])
        there = self.rise(1, self.lacks_water[seat][1] + self.lacks_fire[seat][1])
        return (PLACE_WATER if self.water > 0 else PLACE_FIRE) + (1 if there > here else 0)

    def thumb_surplus(self) -> int:
        """Where the own dragons will fetch it rather than those of rivals; there, to what is most already."""
        for colour in range(4):
            self.appeal[colour] = 0.0
        for other in range(self.seats):
            for i in range(2):
                egg = self.egg[other][i]
                if egg != NONE:
                    near = self.decay[self.lacks_water[other][i] + self.lacks_fire[other][i]]
                    for which in range(self.n_colours[egg]):
                        self.appeal[self.egg_colour[egg][which]] += near if other == self.seat else -0.5 * near
        best = -1e9
        choice = 0
        for section in range(SECTIONS):
            heap = self.treasure[section][0] + self.treasure[section][1] + self.treasure[section][2]
            gain = self.appeal[self.section_colour[section]] * (10.0 + heap)
            if gain > best:
                best = gain
                choice = section
        return STORE_SURPLUS + choice

    def thumb_treasure(self) -> int:
        best = -1.0
        n = self.list_actions(self.actions)
        choice = self.actions[0]
        for i in range(n):
            gain = self.treasure_gain(self.actions[i] - TAKE_TREASURE)
            if gain > best:
                best = gain
                choice = self.actions[i]
        return choice

    def thumb_objective(self) -> int:
        """The most valuable one."""
        best = -1
        n = self.list_actions(self.actions)
        choice = self.actions[0]
        for i in range(n):
            points = self.card_value[self.row[self.actions[i] - TAKE_OBJECTIVE]]
            if points > best:
                best = points
                choice = self.actions[i]
        return choice

    def thumb_first_egg(self) -> int:
        best = -1.0
        choice = 0
        for p in range(PILES):
            if self.height[p] > 0 and self.egg_gain(p) > best:
                best = self.egg_gain(p)
                choice = p
        return TAKE_FIRST_EGG + choice
