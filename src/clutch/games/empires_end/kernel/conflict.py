"""Conflicts once more, flat and fast: bids, tiers, refreshes, bonus, Uprising (END-8)."""

from __future__ import annotations

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel.building import Building

BIDDING, REFRESHING, BETWEEN = 9, 10, 12
AXES, COINS, PLANNED = 11, 12, 17
BID_AXES = moves.BID_AXES
BID_COINS = moves.BID_COINS
REFRESH = moves.REFRESH
MOST_BID = moves.MOST_BID
POSITIONS = components.POSITIONS
NONE = -1
AXE, COIN = 1, 3


class Conflict(Building):
    def reveal_conflict(self) -> None:
        self.n_conflict_deck -= 1
        self.conflict = self.conflict_deck[self.n_conflict_deck]
        for seat in range(self.seats):
            self.planned[seat] = PLANNED if self.out[seat] else AXES
        self.asked = BIDDING

    # --- bids (END-8.2) -------------------------------------------------------------------------------------

    def list_bids(self, seat: int, out: list[int]) -> int:
        first = BID_AXES
        most = self.stock[seat][AXE] - self.bid_axes[seat]
        if self.planned[seat] == COINS:
            first = BID_COINS
            most = self.stock[seat][COIN] - self.bid_coins[seat]
        n = 0
        for number in range(min(most, MOST_BID) + 1):
            out[n] = first + number
            n += 1
        return n

    def bid(self, seat: int, action: int) -> None:
        """Who has more than fits in one bid is asked again."""
        if self.planned[seat] == AXES:
            self.bid_axes[seat] += action - BID_AXES
            if action < BID_AXES + MOST_BID or self.bid_axes[seat] == self.stock[seat][AXE]:
                self.planned[seat] = COINS
        else:
            self.bid_coins[seat] += action - BID_COINS
            if action < BID_COINS + MOST_BID or self.bid_coins[seat] == self.stock[seat][COIN]:
                self.planned[seat] = PLANNED

    def show_bids(self) -> None:
        for seat in range(self.seats):
            self.refreshes[seat] = 0
            self.basic[seat] = 0
            if not self.out[seat]:
                self.basic[seat] = self.strength(seat)
                self.stock[seat][AXE] -= self.bid_axes[seat]
                self.stock[seat][COIN] -= self.bid_coins[seat]
                self.reach_tier(seat)
        self.take_markers_off()

    def bid_total(self, seat: int) -> int:
        return self.basic[seat] + self.bid_axes[seat] + self.bid_coins[seat]

    def highest_total(self) -> int:
        highest = 0
        for seat in range(self.seats):
            if not self.out[seat]:
                highest = max(highest, self.bid_total(seat))
        return highest

    def reach_tier(self, seat: int) -> None:
        """The one that fits, if any (END-8.3)."""
        total = self.bid_total(seat)
        card = self.conflict
        for k in range(self.n_tiers[card]):
            if self.least[card][k] <= total <= self.most[card][k]:
                self.score[seat] += self.tier_points[card][k]
                self.gain(seat, self.tier_gives[card][k], 1)
                self.refreshes[seat] = self.tier_refresh[card][k]
                return

    # --- refreshes (END-8.4) --------------------------------------------------------------------------------

    def list_refreshes(self, seat: int, out: list[int]) -> int:
        n = 0
        for position in range(POSITIONS):
            kinds = self.exhausted_kinds(seat, position)
            for kind in range(4):
                if kinds >> kind & 1:
                    out[n] = REFRESH + 4 * position + kind
                    n += 1
        return n

    def refresh(self, action: int) -> None:
        position = (action - REFRESH) // 4
        self.exhausted[self.find_ready(self.seat, position, (action - REFRESH) % 4, True)] = 0
        self.refreshes[self.seat] -= 1

    def take_markers_off(self) -> None:
        """From the first player clockwise, up to the next choice."""
        for i in range(self.seats):
            self.seat = (self.first + i) % self.seats
            if self.is_to_choose(self.seat):
                self.asked = REFRESHING
                return
        self.end_conflict()

    def is_to_choose(self, seat: int) -> bool:
        """Not who can take all markers off, and not between equal ones."""
        while self.refreshes[seat] > 0:
            if self.refreshes[seat] >= self.n_exhausted(seat):
                self.refresh_all(seat)
                self.refreshes[seat] = 0
            elif self.list_refreshes(seat, self.actions) > 1:
                return True
            else:
                self.refresh(self.actions[0])
        return False

    # --- the end of it --------------------------------------------------------------------------------------

    def end_conflict(self) -> None:
        """Bonus, then Uprising (END-8.7)."""
        card = self.conflict
        highest = self.highest_total()
        for seat in range(self.seats):
            if not self.out[seat] and self.bid_total(seat) == highest:
                self.score[seat] += self.bonus_points[card]
                self.gain(seat, self.bonus_gives[card], 1)
            elif not self.out[seat]:
                self.rise_up(seat)
        self.gone[self.n_gone] = card
        self.n_gone += 1
        self.conflict = NONE
        self.asked = BETWEEN

    def rise_up(self, seat: int) -> None:
        """END-8.5"""
        if self.n_healthy[seat] >= self.uprising_rank[self.conflict]:
            self.swap(seat, self.ranked(seat, self.uprising_rank[self.conflict]), self.uprising_at[self.conflict])

    def ranked(self, seat: int, rank: int) -> int:
        """The position of the so-manieth most valuable healthy location; of equal ones the left one comes first."""
        for position in range(POSITIONS):
            if not self.is_healthy_at(seat, position):
                continue
            value = self.value_at[self.row[seat][position]]
            better = 0
            for other in range(POSITIONS):
                if self.is_healthy_at(seat, other):
                    rival = self.value_at[self.row[seat][other]]
                    if rival > value or (rival == value and other < position):
                        better += 1
            if better == rank - 1:
                return position
        return NONE
