"""Set-up once more, flat and fast: decks, row, hands (END-2)."""

from __future__ import annotations

from clutch.games.empires_end import components
from clutch.games.empires_end.kernel.conflict import Conflict

REDRAWING, BETWEEN, PLANNED = 0, 12, 17
POSITIONS = components.POSITIONS
HAND = components.HAND
QUICK_FROM = components.QUICK_FROM
NONE = -1
NO_HORIZON = 1_000_000


class Dealing(Conflict):
    def lay_out(self) -> None:
        self.is_weighed = False
        self.stakes_known = 0
        self.horizon = NO_HORIZON
        self.shuffle_decks()
        self.first = self.below(self.seats)
        self.opener = self.first
        for place in range(POSITIONS):
            self.pool[place] = place
        self.shuffle(self.pool, POSITIONS)
        self.n_out = 0
        self.conflict = NONE
        self.n_disasters = 0
        self.dealing_with = 0
        self.resource = NONE
        self.clear_plans()
        for seat in range(self.seats):
            self.clear_empire(seat)
        self.deal_up_to(HAND)
        self.phase = NONE
        self.asked = BETWEEN
        self.seat = 0
        if self.is_quick:
            self.phase = QUICK_FROM
            self.asked = REDRAWING
        self.remember()

    def shuffle_decks(self) -> None:
        self.n_deck = self.n_cards
        for card in range(self.n_cards):
            self.deck[card] = card
            self.follows[card] = NONE
            self.exhausted[card] = 0
        self.shuffle(self.deck, self.n_deck)
        self.n_conflict_deck = self.n_conflicts
        for card in range(self.n_conflicts):
            self.conflict_deck[card] = card
        self.shuffle(self.conflict_deck, self.n_conflict_deck)
        self.n_discards = 0
        self.n_gone = 0

    def clear_empire(self, seat: int) -> None:
        self.n_healthy[seat] = POSITIONS
        self.n_hand[seat] = 0
        self.score[seat] = 0
        self.out[seat] = 0
        for token in range(4):
            self.stock[seat][token] = self.start_stock[token]
        for place in range(POSITIONS):
            self.row[seat][place] = self.pool[place]
            self.healthy[seat][place] = 1
            self.head[seat][place] = NONE
            self.count[seat][place] = 0

    def clear_plans(self) -> None:
        for card in range(self.n_cards):
            self.acted[card] = 0
        for seat in range(self.seats):
            self.planned[seat] = PLANNED
            self.has_economy[seat] = 0
            self.has_industry[seat] = 0
            self.did_industry[seat] = 0
            for kind in range(self.n_kinds):
                self.left[seat][kind] = 0
            self.repeats[seat] = 0
            self.begin_industry(seat)
            self.planned[seat] = PLANNED
            self.n_thrown[seat] = 0
            self.plan_card[seat] = NONE
            self.plan_position[seat] = NONE
            self.plan_cost[seat] = 0
            self.bid_axes[seat] = 0
            self.bid_coins[seat] = 0
            self.n_founded[seat] = 0
            self.wants[seat] = 0

    def deal_up_to(self, size: int) -> None:
        """From the first player clockwise."""
        for i in range(self.seats):
            seat = (self.first + i) % self.seats
            while not self.out[seat] and self.n_hand[seat] < size:
                self.hand[seat][self.n_hand[seat]] = self.draw()
                self.n_hand[seat] += 1
