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
MOST_TURNS = 24  # that are looked ahead
E: float = e


class Tactics(Outlook):
    def chance_of(self, lead: float) -> float:
        """From 0 to 1 as the lead grows, a half if there is none."""
        chance: float = 1.0 / (1.0 + E**-lead)
        return chance

    # --- disasters ------------------------------------------------------------------------------------------

    def weigh_suffering(self, seat: int, i: int) -> None:
        """What it would cost this seat to suffer a disaster, the heap left aside; and what it can fight with."""
        self.weigh_for(seat, True)
        card = self.open_card[i]
        self.loss_of[seat] = self.stake(seat, i)
        kinds = self.ready_kinds(seat) & self.accepts[card]
        self.free_left[seat] = (kinds & 1) + (kinds >> 1 & 1) + (kinds >> 2 & 1)
        self.cheap_left[seat] = 0
        self.cheap_token[seat] = COIN
        for token in range(4):
            self.rate_by[seat][token] = self.rate[token]
            if token < COIN and self.accepts[card] >> token & 1 and self.stock[seat][token] > 0:
                self.cheap_left[seat] += self.stock[seat][token]
                if self.cheap_token[seat] == COIN or self.rate[token] < self.rate[self.cheap_token[seat]]:
                    self.cheap_token[seat] = token
        self.coins_left[seat] = self.stock[seat][COIN]

    def stake(self, seat: int, i: int) -> float:
        """The location, less the innovation. It stays nearly the same while all only pay."""
        if not self.stakes_known >> (4 * i + seat) & 1:
            self.stakes_known |= 1 << (4 * i + seat)
            card = self.open_card[i]
            loss = self.least_loss(seat, self.target_of[card])
            self.stakes[i][seat] = loss - self.card_worth(seat, card) + self.marker
        return self.stakes[i][seat]

    def least_loss(self, seat: int, position: int) -> float:
        places = self.nearest(seat, position)
        best = 1e9
        for each in range(POSITIONS):
            if places >> each & 1:
                best = min(best, self.loss_at(seat, each))
        return best

    def weigh_fighters(self, i: int) -> None:
        """Everybody still in, the decider last."""
        for token in range(4):
            self.laid[token] = self.heap[i][token]
        seat = self.next_in(self.seat)
        while seat != self.seat:
            self.weigh_suffering(seat, i)
            seat = self.next_in(seat)
        self.weigh_suffering(seat, i)

    def take_worth(self, seat: int) -> float:
        """Of suffering now, with all that lies by the card."""
        total = -self.loss_of[seat]
        for token in range(4):
            total += self.laid[token] * self.rate_by[seat][token]
        return total

    def pay_on(self, seat: int) -> float:
        """The price of the next bid of this seat, which is laid by the card; less than 0: it cannot pay."""
        if self.free_left[seat] > 0:
            self.free_left[seat] -= 1
            return 0.5 * self.freedom
        token = COIN
        if self.cheap_left[seat] > 0:
            self.cheap_left[seat] -= 1
            token = self.cheap_token[seat]
        elif self.coins_left[seat] > 0:
            self.coins_left[seat] -= 1
        else:
            return -1.0
        self.laid[token] += 1
        return self.rate_by[seat][token]

    def list_turns(self, i: int) -> int:
        """The turns to come if everybody pays until somebody cannot; the number of the last one."""
        self.weigh_fighters(i)
        seat = self.seat
        for turn in range(MOST_TURNS):
            self.turn_seat[turn] = seat
            self.turn_worth[turn] = self.take_worth(seat)
            self.turn_price[turn] = self.pay_on(seat)
            if self.turn_price[turn] < 0.0:
                return turn
            seat = self.next_in(seat)
        return MOST_TURNS - 1

    def fight_gain(self, i: int) -> float:
        """What fighting promises more than suffering now.

        In each turn it is either all taken or paid for: a single line of turns, judged from its end, where somebody
        takes it. Rivals choose what is better for them, most of the time.
        """
        turn = self.list_turns(i)
        if turn == 0:
            return -1e9
        for seat in range(self.seats):
            self.promised[seat] = 0.0
        self.promised[self.turn_seat[turn]] = self.turn_worth[turn]
        turn -= 1
        while turn > 0:
            self.judge_turn(turn, self.chance_of(-self.steep * self.turn_gain(turn)))
            turn -= 1
        return self.turn_gain(0)

    def turn_gain(self, turn: int) -> float:
        """To pay rather than to take it all, for whose turn it is: rivals' losses count a little."""
        seat = self.turn_seat[turn]
        gain = self.promised[seat] - self.turn_price[turn] - self.turn_worth[turn]
        for other in range(self.seats):
            if other != seat:
                gain -= self.spite * self.promised[other] / (self.seats - 1 - self.n_out)
        return gain

    def judge_turn(self, turn: int, takes: float) -> None:
        seat = self.turn_seat[turn]
        for other in range(self.seats):
            self.promised[other] *= 1.0 - takes
        self.promised[seat] += takes * self.turn_worth[turn] - (1.0 - takes) * self.turn_price[turn]

    def bid_price(self, action: int) -> float:
        if action >= FREE_BID:
            return 0.5 * self.freedom
        return self.rate[(action - FIGHT) % 4]

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
        """Fight if that promises more than to suffer now."""
        choice = END_TURN
        best = -1e9
        for i in range(self.n_disasters):
            if self.suffered[i] or self.fought[i]:
                continue
            gain = self.fight_gain(i)
            if -self.turn_worth[0] > self.dread and self.ready_kinds(self.seat) >> REPLACE_READY & 1:
                return REPLACE + i
            if gain < 0.0:
                return SUFFER + i
            if gain > best:
                best = gain
                choice = self.cheapest_bid(i)
        return choice

    # --- conflicts ------------------------------------------------------------------------------------------

    def strongest_rival(self, seat: int) -> float:
        """The strength to be expected, by what rivals have."""
        most = 0.0
        reach = self.reach if self.conflicts > 1 else self.last_reach
        for other in range(self.seats):
            if other != seat and not self.out[other]:
                means = self.stock[other][AXE] + self.stock[other][COIN]
                most = max(most, self.strength(other) + reach * means)
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
        return gain + (bonus + 1.0) * self.chance_of(self.keen * (total - rival))

    def thumb_bid(self, seat: int) -> int:
        """Axes first, then coins, as long as they bring more than they are worth."""
        self.weigh_for(seat, True)
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
            paid = self.bid_cost(seat, AXE, min(number, axes)) + self.bid_cost(seat, COIN, max(0, number - axes))
            gain = self.bid_gain(seat, basic + number, rival) - paid
            if gain > best:
                best = gain
                choice = number
        if self.planned[seat] == AXES:
            return BID_AXES + min(MOST_BID, min(choice, axes) - self.bid_axes[seat])
        return BID_COINS + min(MOST_BID, choice - bid)

    def bid_cost(self, seat: int, token: int, number: int) -> float:
        """What these tokens would be good for otherwise."""
        have = self.stock[seat][token]
        spent = self.use_worth(token, have) - self.use_worth(token, have - number)
        return max(spent, self.final_rate[token] * number)
