"""What a seat cannot know, dealt anew; and a number for what it does know."""

from __future__ import annotations

from clutch.games.eggs_and_empires.kernel.play import Play

MULLIGAN, CHOOSING, COLLECTING, TURN_END, OVER = range(5)
EVERYONE = 64
MASK = 0xFFFF_FFFF_FFFF_FFFF


class Unknown(Play):
    def deal_again(self, seat: int) -> None:
        self.deal_eggs_again(seat)
        for other in range(self.seats):
            if other == seat:
                self.shuffle(self.deck[seat], self.n_deck[seat])
            else:
                self.deal_rival_again(other)

    def deal_eggs_again(self, seat: int) -> None:
        """The deck, and every egg that lies face down and that this seat has not seen."""
        n = self.n_egg_deck
        for i in range(n):
            self.pool[i] = self.egg_deck[i]
        for i in range(self.n_down):
            if self.down_scout[i] != seat:
                self.pool[n] = self.down[i]
                n += 1
        for i in range(self.n_lost):
            if self.lost_scout[i] != seat:
                self.pool[n] = self.lost[i]
                n += 1
        for owner in range(self.seats):
            for i in range(self.n_pile[owner]):
                if self.pile_known[owner][i] != EVERYONE and not self.pile_known[owner][i] >> seat & 1:
                    self.pool[n] = self.pile[owner][i]
                    n += 1
        self.shuffle(self.pool, n)
        for i in range(self.n_down):
            if self.down_scout[i] != seat:
                n -= 1
                self.down[i] = self.pool[n]
        for i in range(self.n_lost):
            if self.lost_scout[i] != seat:
                n -= 1
                self.lost[i] = self.pool[n]
        for owner in range(self.seats):
            for i in range(self.n_pile[owner]):
                if self.pile_known[owner][i] != EVERYONE and not self.pile_known[owner][i] >> seat & 1:
                    n -= 1
                    self.pile[owner][i] = self.pool[n]
        for i in range(self.n_egg_deck):
            self.egg_deck[i] = self.pool[i]

    def deal_rival_again(self, seat: int) -> None:
        """Hand, draw pile and what is chosen but not yet revealed."""
        chosen = 0
        if self.phase == CHOOSING and seat < self.to_act:
            chosen = self.each
        if self.phase == MULLIGAN and seat < self.to_act:
            self.wants[seat] = self.below(2)
        n = self.n_deck[seat]
        for i in range(n):
            self.pool[i] = self.deck[seat][i]
        for i in range(self.n_hand[seat]):
            self.pool[n] = self.hand[seat][i]
            n += 1
        for which in range(chosen):
            self.pool[n] = self.played[seat][which]
            n += 1
        self.shuffle(self.pool, n)
        while chosen == 2 and self.pool[n - 1] == self.pool[n - 2]:  # never two of the same (EGG-7.2)
            self.shuffle(self.pool, n)
        if chosen == 1:
            self.played[seat][0] = self.pool[n - 1]
        elif chosen == 2:
            self.played[seat][0] = max(self.pool[n - 1], self.pool[n - 2])
            self.played[seat][1] = min(self.pool[n - 1], self.pool[n - 2])
        for i in range(self.n_deck[seat]):
            self.deck[seat][i] = self.pool[i]
        for i in range(self.n_hand[seat]):
            self.hand[seat][i] = self.pool[self.n_deck[seat] + i]

    def knowledge(self, seat: int) -> int:
        """What this seat sees of the turn: eggs, revealed cards, its own hand.

        A sum of mixed numbers, each kind of fact in a range of its own: the order of eggs and cards does not matter.
        """
        h = self.mixed(900_000 + self.round * 4096 + self.turn * 256 + self.phase * 16 + seat)
        for i in range(self.n_up):
            h += self.mixed(100_000 + self.up[i])
        for i in range(self.n_down):
            value = self.down[i] if self.down_scout[i] == seat else 100
            h += self.mixed(200_000 + value + 200 * self.down_scout[i])
        if self.phase == COLLECTING or self.phase == TURN_END:
            h += self.mixed(500_000 + self.queue[0] + 16 * self.n_queue)  # which card is to pick or to act
            h += self.mixed(600_000 + self.n_pile[seat])
            for other in range(self.seats):
                for which in range(self.each):
                    h += self.mixed(300_000 + self.played[other][which] + 16 * other)
                    h += self.mixed(400_000 + self.took[other][which] + 100 * (2 * other + which))
        for i in range(self.n_hand[seat]):
            h += self.mixed(700_000 + self.hand[seat][i])
        return h & MASK
