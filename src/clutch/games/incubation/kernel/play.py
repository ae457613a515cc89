"""Decisions once more, flat and fast: what may be done, and what follows; play.pxd gives the C types.

A test plays thousands of games here and in `rules`, move for move.
"""

from __future__ import annotations

from clutch.games.incubation import components, moves
from clutch.games.incubation.kernel.turns import Turns

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
WATER, FIRE, GOLD = range(3)
NONE = -1


class Play(Turns):
    def decider(self) -> int:
        return self.seat

    def is_over(self) -> bool:
        return self.phase == OVER

    # --- what may be done -----------------------------------------------------------------------------------

    def list_actions(self, out: list[int]) -> int:
        phase = self.phase
        if phase == ROLLED:
            return self.list_all(KEEP_DICE, 4, out)
        if phase == DICE:
            return self.list_dice(out)
        if phase == PLACING:
            return self.list_all(PLACE_WATER if self.water > 0 else PLACE_FIRE, 2, out)
        if phase == SURPLUS:
            return self.list_all(STORE_SURPLUS, SECTIONS, out)
        if phase == SELLING:
            return self.list_sales(out)
        if phase == CHESTS:
            return self.list_all(TAKE_TREASURE, SECTIONS, out)
        if phase == HATCHING:
            return self.list_all(HATCH_FIRST, 2, out)
        if phase == OBJECTIVE:
            return self.list_objectives(out)
        if phase == FIRST_EGGS:
            return self.list_eggs(TAKE_FIRST_EGG, 0, out)
        return 0

    def list_all(self, first: int, count: int, out: list[int]) -> int:
        for i in range(count):
            out[i] = first + i
        return count

    def list_dice(self, out: list[int]) -> int:
        """Of two equal dice the first is named (INC-3.4, INC-3.8)."""
        n = 0
        has_room = 0 if self.is_full(self.seat) else 1
        if self.is_pair():
            out[n] = USE_BOTH
            n += 1
            if self.may_act_first(self.dice[0]):
                out[n] = USE_DIE
                n += 1
            return self.list_eggs(SPEND_DIE, n, out) if has_room else n
        for die in range(2):
            if self.used[die]:
                continue
            if not self.second_takes_egg:
                out[n] = USE_DIE + die
                n += 1
            if has_room:
                n = self.list_eggs(SPEND_DIE + PILES * die, n, out)
        return n

    def list_eggs(self, first: int, n: int, out: list[int]) -> int:
        for p in range(PILES):
            if self.height[p] > 0:
                out[n] = first + p
                n += 1
        return n

    def list_sales(self, out: list[int]) -> int:
        n = 0
        for section in range(SECTIONS):
            for i in range(self.n_owed):
                if self.section_colour[section] == self.owed[i]:
                    out[n] = TAKE_TREASURE + section
                    n += 1
        return n

    def list_objectives(self, out: list[int]) -> int:
        n = 0
        for slot in range(self.n_row):
            if self.is_met(slot):
                out[n] = TAKE_OBJECTIVE + slot
                n += 1
        return n

    def is_pair(self) -> bool:
        return self.used[0] + self.used[1] == 0 and self.dice[0] == self.dice[1]

    def may_act_first(self, symbol: int) -> bool:
        """One of a pair, if the other can surely take an egg afterwards (INC-3.8)."""
        if self.height[0] + self.height[1] + self.height[2] == 0:
            return False
        if not self.is_full(self.seat):
            return True
        if symbol == GOLD:
            return False
        return self.can_complete(symbol, 0) or self.can_complete(symbol, 1)

    # --- what follows ---------------------------------------------------------------------------------------

    def do_action(self, action: int) -> None:
        self.is_weighed = False
        phase = self.phase
        if phase == FIRST_EGGS:
            self.take_first_egg(action - TAKE_FIRST_EGG)
            return
        if phase == OBJECTIVE:
            self.take_objective(action - TAKE_OBJECTIVE)
            self.end_turn()
            return
        if phase == ROLLED:
            if action != KEEP_DICE:
                self.reroll(action != REROLL_DIE + 1, action != REROLL_DIE)
            self.open_chests()
            if self.phase == CHESTS:
                return
        elif phase == DICE:
            self.use_dice(action)
        else:
            self.settle(action)
        self.run_on()

    def settle(self, action: int) -> None:
        """An answer about resources, treasures or hatching."""
        if self.phase == PLACING:
            if action >= PLACE_FIRE:
                self.put(FIRE, action - PLACE_FIRE, 1)
            else:
                self.put(WATER, action - PLACE_WATER, 1)
        elif self.phase == SURPLUS:
            self.surplus_section = action - STORE_SURPLUS
        elif self.phase == HATCHING:
            self.hatch(action - HATCH_FIRST)
        else:
            if self.phase == SELLING:
                self.pay(self.section_colour[action - TAKE_TREASURE])
            self.take_treasure(action - TAKE_TREASURE)

    def use_dice(self, action: int) -> None:
        if action >= SPEND_DIE:
            self.used[(action - SPEND_DIE) // PILES] = 1
            self.take_egg((action - SPEND_DIE) % PILES)
        elif action == USE_BOTH:
            self.used[0] = 1
            self.used[1] = 1
            self.act(self.dice[0], 3)
        else:
            if self.is_pair():
                self.second_takes_egg = 1
            self.used[action - USE_DIE] = 1
            self.act(self.dice[action - USE_DIE], 1)

    def act(self, symbol: int, amount: int) -> None:
        if symbol == GOLD:
            self.gold[self.seat] += amount
        else:
            self.receive(symbol, amount)

    def run_on(self) -> None:
        """What is no choice happens, up to the next decision."""
        while True:
            if not (self.place_all(WATER) and self.place_all(FIRE)):
                self.phase = PLACING
                return
            if not self.store_surplus():
                self.phase = SURPLUS
                return
            if self.n_owed > 0:
                if not self.sell():
                    self.phase = SELLING
                    return
            elif self.is_complete(0) or self.is_complete(1):
                if not self.hatch_all():
                    self.phase = HATCHING
                    return
            elif self.used[0] + self.used[1] < 2:
                if not self.use_up_dice():
                    self.phase = DICE
                    return
            else:
                if self.claim_objective():
                    self.end_turn()
                else:
                    self.phase = OBJECTIVE
                return

    def hatch_all(self) -> bool:
        """The only complete egg hatches; of two the player says which is first (INC-4.5)."""
        if self.is_complete(0) and self.is_complete(1):
            return False
        self.hatch(0 if self.is_complete(0) else 1)
        return True

    def use_up_dice(self) -> bool:
        """A die that can do one thing only does it."""
        if self.list_dice(self.actions) > 1:
            return False
        self.use_dice(self.actions[0])
        return True

    def claim_objective(self) -> bool:
        """One that is met is taken; of several the player chooses (INC-5.4)."""
        n = self.list_objectives(self.actions)
        if n > 1:
            return False
        if n == 1:
            self.take_objective(self.actions[0] - TAKE_OBJECTIVE)
        return True
