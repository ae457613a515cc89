"""What nobody can know, dealt anew; and a number for what all know."""

from __future__ import annotations

from clutch.games.incubation import components
from clutch.games.incubation.kernel.play import Play

SECTIONS = components.SECTIONS
PILES = components.PILES
ROW = components.ROW
NONE = -1
MASK = 0xFFFF_FFFF_FFFF_FFFF


class Unknown(Play):
    def deal_again(self, seat: int) -> None:  # noqa: ARG002 - everyone knows the same
        """The eggs under the tops of the piles; every seat knows the same (INC-2.2)."""
        n = 0
        for p in range(PILES):
            for i in range(self.height[p] - 1):
                self.pool[n] = self.pile[p][i]
                n += 1
        self.shuffle(self.pool, n)
        for p in range(PILES):
            for i in range(self.height[p] - 1):
                n -= 1
                self.pile[p][i] = self.pool[n]

    def knowledge(self, seat: int) -> int:
        """The open position, but for what cannot matter to the decision: rivals' eggs, and the past.

        A sum of small numbers times large odd ones, mixed at the end.
        """
        h = self.turn_so_far()
        k = 24
        for p in range(PILES):
            h += self.salt[k] * self.height[p]
            if self.height[p] > 0:
                h += self.salt[k + 1] * (self.pile[p][self.height[p] - 1] + 1)
            k += 2
        for i in range(2):
            h += self.salt[k] * (self.egg[seat][i] + 1)
            h += self.salt[k + 1] * self.lacks_fire[seat][i]
            h += self.salt[k + 2] * self.lacks_water[seat][i]
            k += 3
        for section in range(SECTIONS):
            for kind in range(3):
                h += self.salt[k] * self.treasure[section][kind]
                k += 1
        for slot in range(self.n_row):
            h += self.salt[k] * (self.taken_by[slot] + 1)
            k += 1
        for other in range(self.seats):
            h += self.salt[k] * (self.gold[other] + 1)
            k += 1
        h += self.salt[k] * self.n_dragons[seat]
        return self.mixed(h & MASK)

    def turn_so_far(self) -> int:
        """Who decides what, with which dice and what in hand."""
        h = self.salt[0] * (self.turns_made + 1)
        h += self.salt[1] * self.seat
        h += self.salt[2] * self.phase
        h += self.salt[3] * (self.dice[0] + 1)
        h += self.salt[4] * (self.dice[1] + 1)
        h += self.salt[5] * self.used[0]
        h += self.salt[6] * self.used[1]
        h += self.salt[7] * self.second_takes_egg
        h += self.salt[8] * self.water
        h += self.salt[9] * self.fire
        h += self.salt[10] * (self.surplus_section + 1)
        h += self.salt[11] * self.n_owed
        h += self.salt[12] * self.ending
        for i in range(self.n_owed):
            h += self.salt[13 + i] * (self.owed[i] + 1)
        return h
