"""What a seat cannot know, dealt anew; and a number for what it does know."""

from __future__ import annotations

from clutch.games.empires_end import components
from clutch.games.empires_end.kernel.loading import Loaded

POSITIONS = components.POSITIONS
NONE = -1
PLANNED = 17
FOUNDING, PLANNING = 1, 8
MASK = 0xFFFF_FFFF_FFFF_FFFF
# ranges of factors
STEP, OWN_STOCK, PLAN, RIVALS, OPEN = 0, 8, 16, 32, 64
ROW, COUNTS, CONVERSIONS, INNOVATIONS, IN_HAND = 96, 112, 128, 192, 320


class Unknown(Loaded):
    def deal_again(self, seat: int) -> None:
        """Rivals' hands and both decks; not stocks, which can be counted (END-2.3).

        Rivals who have finished a plan that the seat has not seen keep it; `take_back` undoes it.
        """
        self.mark_unseen(seat)
        n = self.shuffle_unseen(self.n_cards)
        for other in range(self.seats):
            if other != seat and not self.is_settled(other):
                for i in range(self.n_hand[other]):
                    n -= 1
                    self.hand[other][i] = self.pool[n]
        for i in range(n):
            self.deck[i] = self.pool[i]
        for i in range(self.n_conflict_deck):
            self.is_unseen[self.conflict_deck[i]] = 1
        n = self.shuffle_unseen(self.n_conflicts)
        for i in range(n):
            self.conflict_deck[i] = self.pool[i]

    def mark_unseen(self, seat: int) -> None:
        for i in range(self.n_deck):
            self.is_unseen[self.deck[i]] = 1
        for other in range(self.seats):
            if other != seat and not self.is_settled(other):
                for i in range(self.n_hand[other]):
                    self.is_unseen[self.hand[other][i]] = 1

    def shuffle_unseen(self, cards: int) -> int:
        """Into the pool, in the order of their numbers first: where they really are plays no part."""
        n = 0
        for card in range(cards):
            if self.is_unseen[card]:
                self.is_unseen[card] = 0
                self.pool[n] = card
                n += 1
        self.shuffle(self.pool, n)
        return n

    def is_settled(self, seat: int) -> bool:
        return (self.asked == PLANNING or self.asked == FOUNDING) and self.planned[seat] == PLANNED

    def knowledge(self, seat: int) -> int:
        """The step, the own empire, and what rivals can do; of a step that all decide at once, only the own plan.

        A sum of small numbers times large odd ones, mixed at the end.
        """
        h = self.step_known() + self.empire_known(seat)
        if self.all_decide():
            h += self.plan_known(seat)
        else:
            h += self.others_known(seat)
        return self.mixed(h & MASK)

    def step_known(self) -> int:
        h = self.salt[STEP] * (self.phase + 1)
        h += self.salt[STEP + 1] * self.asked
        h += self.salt[STEP + 2] * (self.conflict + 1)
        h += self.salt[STEP + 3] * self.first
        return h

    def empire_known(self, seat: int) -> int:
        h = self.salt[STEP + 4] * (self.score[seat] + 1024)
        for token in range(4):
            h += self.salt[OWN_STOCK + token] * self.stock[seat][token]
        for position in range(POSITIONS):
            place = self.row[seat][position]
            h += self.salt[ROW + position] * (2 * place + self.healthy[seat][place])
            card = self.head[seat][place]
            while card != NONE:
                h += self.salt[INNOVATIONS + card] * (2 * place + 1 + self.exhausted[card])
                card = self.follows[card]
        for i in range(self.n_hand[seat]):
            h += self.salt[IN_HAND + self.hand[seat][i]]
        return h

    def plan_known(self, seat: int) -> int:
        h = self.salt[PLAN] * self.planned[seat]
        to_do = self.has_economy[seat] + 2 * self.has_industry[seat] + 4 * self.began_abilities[seat]
        h += self.salt[PLAN + 1] * to_do
        h += self.salt[PLAN + 2] * (self.hand_open[seat] + 2 * self.repair_open[seat] + 4 * self.abilities_open[seat])
        h += self.salt[PLAN + 3] * (self.cards_used[seat] + 4 * self.cards_built[seat] + 16 * self.swaps_used[seat])
        h += self.salt[PLAN + 4] * (self.plan_card[seat] + 1)
        h += self.salt[PLAN + 5] * (self.plan_position[seat] + 1)
        h += self.salt[PLAN + 6] * self.plan_cost[seat]
        h += self.salt[PLAN + 7] * self.bid_axes[seat]
        h += self.salt[PLAN + 8] * self.bid_coins[seat]
        h += self.salt[PLAN + 9] * self.repeats[seat]
        h += self.salt[PLAN + 10] * self.n_founded[seat]
        for i in range(min(2, self.n_founded[seat])):
            h += self.salt[PLAN + 11 + i] * self.founded[seat][i]
        for kind in range(self.n_kinds):
            h += self.salt[CONVERSIONS + kind] * self.left[seat][kind]
        return h

    def others_known(self, seat: int) -> int:
        """Whose turn it is, what lies on the table, and rivals' means."""
        h = self.salt[STEP + 5] * self.seat
        h += self.salt[STEP + 6] * (8 * self.dealing_with + self.resource + 1)
        h += self.salt[STEP + 7] * self.refreshes[seat]
        for i in range(self.n_disasters):
            h += self.salt[OPEN + 8 * i] * (4 * self.open_card[i] + 2 * self.fought[i] + self.suffered[i])
            for token in range(4):
                h += self.salt[OPEN + 8 * i + 1 + token] * self.heap[i][token]
        for other in range(self.seats):
            h += self.salt[COUNTS + other] * self.n_healthy[other]
            for token in range(4):
                h += self.salt[RIVALS + 4 * other + token] * self.stock[other][token]
        return h
