"""Rules of thumb against rivals: whether to fight on or to suffer, and how much to bid in a conflict."""

from __future__ import annotations

from math import e

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel.outlook import Outlook

END_TURN = moves.END_TURN
FIGHT = moves.FIGHT
FREE_BID = moves.FREE_BID
REPLACE = moves.REPLACE
SUFFER = moves.SUFFER
BID_AXES = moves.BID_AXES
BID_COINS = moves.BID_COINS
MOST_BID = moves.MOST_BID
POSITIONS = components.POSITIONS
NONE = -1
AXE, COIN = 1, 3
AXES = 11
REPLACE_READY = 3
E: float = e


class Tactics(Outlook):
    def chance_of(self, lead: float) -> float:
        """From 0 to 1 as the lead grows, a half if there is none."""
        chance: float = 1.0 / (1.0 + E**-lead)
        return chance

    # --- disasters ------------------------------------------------------------------------------------------

    def suffering(self, seat: int, i: int) -> float:
        """What it would cost this seat to suffer a disaster now: the location, less the heap and the innovation."""
        card = self.open_card[i]
        heap = 0.0
        for token in range(4):
            heap += self.heap[i][token] * self.token_worth[token]
        return self.least_loss(seat, self.target_of[card]) - heap - self.card_worth(seat, card)

    def least_loss(self, seat: int, position: int) -> float:
        places = self.nearest(seat, position)
        best = 1e9
        for each in range(POSITIONS):
            if places >> each & 1:
                best = min(best, self.loss_at(seat, each))
        return best

    def eagerness(self, i: int) -> float:
        """How likely some rival suffers this disaster before it comes round again."""
        none = 1.0
        for other in range(self.seats):
            if other != self.seat and not self.out[other]:
                none *= 1.0 - self.chance_of(-self.steep * self.suffering(other, i))
        return 1.0 - none

    def bid_price(self, action: int) -> float:
        if action >= FREE_BID:
            return 0.5 * self.freedom
        return self.marginal(self.seat, (action - FIGHT) % 4)

    def cheapest_bid(self, i: int) -> int:
        """NONE if there is no way to fight."""
        n = self.list_fights(i, self.ready_kinds(self.seat), 0, self.actions) - 1
        best = 1e9
        choice = NONE
        for k in range(n):
            price = self.bid_price(self.actions[k])
            if price < best:
                best = price
                choice = self.actions[k]
        return choice

    def thumb_turn(self) -> int:
        """Fight if that promises more than to suffer now.

        Who fights pays, and either a rival suffers or it comes round again, with a richer heap.
        """
        choice = END_TURN
        best = -1e9
        self.weigh_finals(self.seat)
        for i in range(self.n_disasters):
            if self.suffered[i] or self.fought[i]:
                continue
            bid = self.cheapest_bid(i)
            if bid == NONE:
                return SUFFER + i
            likely = self.eagerness(i)
            loss = self.suffering(self.seat, i)
            if loss > self.dread and self.ready_kinds(self.seat) >> REPLACE_READY & 1:
                return REPLACE + i
            heap = (self.seats - self.n_out) * self.price[0]
            gain = likely * loss + (1.0 - likely) * heap - self.bid_price(bid)
            if gain < 0.0:
                return SUFFER + i
            if gain > best:
                best = gain
                choice = bid
        return choice

    # --- conflicts ------------------------------------------------------------------------------------------

    def strongest_rival(self, seat: int) -> float:
        """The strength to be expected, by what rivals have."""
        most = 0.0
        for other in range(self.seats):
            if other != seat and not self.out[other]:
                means = self.stock[other][AXE] + self.stock[other][COIN]
                most = max(most, self.strength(other) + self.reach * means)
        return most

    def bid_gain(self, seat: int, total: int, rival: float) -> float:
        """What a total strength brings: its tier, and the chance of the bonus."""
        card = self.conflict
        gain = 0.0
        for k in range(self.n_tiers[card]):
            if self.least[card][k] <= total <= self.most[card][k]:
                gain += self.tier_points[card][k] + self.goods_worth(self.tier_gives[card][k])
                gain += self.freedom * min(self.tier_refresh[card][k], self.n_exhausted(seat))
        bonus = self.bonus_points[card] + self.goods_worth(self.bonus_gives[card])
        return gain + (bonus + 1.0) * self.chance_of(total - rival)

    def thumb_bid(self, seat: int) -> int:
        """Axes first, then coins, as long as they bring more than they are worth."""
        self.weigh_finals(seat)
        rival = self.strongest_rival(seat)
        axes = self.stock[seat][AXE]
        coins = self.stock[seat][COIN]
        bid = self.bid_axes[seat] + self.bid_coins[seat]
        basic = self.strength(seat)
        best = -1e9
        choice = bid
        if self.planned[seat] != AXES:
            axes = self.bid_axes[seat]
        for number in range(bid, axes + coins + 1):
            paid = min(number, axes) * self.marginal(seat, AXE) + max(0, number - axes) * self.marginal(seat, COIN)
            gain = self.bid_gain(seat, basic + number, rival) - paid
            if gain > best:
                best = gain
                choice = number
        if self.planned[seat] == AXES:
            return BID_AXES + min(MOST_BID, min(choice, axes) - self.bid_axes[seat])
        return BID_COINS + min(MOST_BID, choice - bid)
