"""Rules of thumb: what a search plays when it looks ahead.

Each weighs what an action adds to the seat's prospects, and takes the best.
"""

from __future__ import annotations

from typing import Any

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel.outlook import TUNING
from clutch.games.empires_end.kernel.rearranging import Rearranging

REDRAWING, FOUNDING, TURN = 0, 1, 2
TARGETING, ASSIGNING, SHORTAGE, PLANNING, BIDDING = range(5, 10)
ECONOMY, REPEAT_PICK, INDUSTRY, IN_HAND, PLACE, SWAP_WITH, MOVE_PICK, MOVE_TO = 1, 2, 3, 4, 7, 8, 9, 10
FOUND_TARGET, FOUND_PLACE = 15, 16
DISCARD_HAND = moves.DISCARD_HAND
KEEP_CARDS = moves.KEEP_CARDS
REDRAW_CARDS = moves.REDRAW_CARDS
CHOOSE_POSITION = moves.CHOOSE_POSITION
BUY_COINS = moves.BUY_COINS
CONVERT = moves.CONVERT
REPEAT = moves.REPEAT
PICK_INNOVATION = moves.PICK_INNOVATION
BUILD = moves.BUILD
SELL = moves.SELL
REPAIR = moves.REPAIR
PAY_COINS = moves.PAY_COINS
SWAP_FIRST = moves.SWAP_FIRST
MOVE_FROM = moves.MOVE_FROM
USE_REFRESH = moves.USE_REFRESH
BID_AXES = moves.BID_AXES
FOUND_WITH = moves.FOUND_WITH
POSITIONS = components.POSITIONS
WHEAT, HAMMER, COIN = 0, 2, 3
LEAST_TOKENS = 5  # END-3.7
COIN_PRICE = 2

__all__ = ["TUNING", "EmpiresEndKernel"]


class EmpiresEndKernel(Rearranging):
    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        self.tune(TUNING)
        self.start(0)

    def advice(self) -> int:
        """With swaps, which would take too long in the playouts of a search."""
        self.is_careful = True
        self.stakes_known = 0
        action = super().advice()
        self.is_careful = False
        return action

    def rule_of_thumb(self) -> int:
        asked = self.asked
        if asked == TURN:
            return self.thumb_turn()
        if asked == BIDDING:
            return self.thumb_bid(self.seat)
        self.weigh_for(self.seat, True)
        if asked == PLANNING or asked == FOUNDING:
            return self.thumb_plan(self.seat)
        if asked == ASSIGNING:
            return self.thumb_place(self.places_for(self.seat), self.open_card[self.dealing_with])
        if asked == TARGETING:
            return self.thumb_target(self.open_card[self.dealing_with])
        if asked == SHORTAGE:
            return self.thumb_shortage()
        if asked == REDRAWING:
            return self.thumb_redraw()
        self.list_actions(self.actions)
        return self.actions[0]

    def thumb_place(self, places: int, card: int) -> int:
        return CHOOSE_POSITION + self.best_place(self.seat, places, card)

    def thumb_target(self, card: int) -> int:
        """The one that is missed the least."""
        places = self.nearest(self.seat, self.target_of[card])
        best = 1e9
        choice = 0
        for position in range(POSITIONS):
            if places >> position & 1 and self.loss_at(self.seat, position) < best:
                best = self.loss_at(self.seat, position)
                choice = position
        return CHOOSE_POSITION + choice

    def thumb_shortage(self) -> int:
        """Coins, as long as they are worth their points."""
        have = self.stock[self.seat][COIN]
        bought = 0
        while self.tokens(self.seat) + bought < LEAST_TOKENS:
            worth = self.use_worth(COIN, have + bought + 1) - self.use_worth(COIN, have + bought)
            if self.bargain * worth < COIN_PRICE:
                break
            bought += 1
        return BUY_COINS + bought

    def thumb_redraw(self) -> int:
        """New cards, if the best two of these do too much harm."""
        first = -1e9
        second = -1e9
        for slot in range(self.n_hand[self.seat]):
            gain = self.found_gain(self.seat, self.hand[self.seat][slot])
            second = max(second, min(first, gain))
            first = max(first, gain)
        return REDRAW_CARDS if first + second < -self.anew else KEEP_CARDS

    # --- plans ----------------------------------------------------------------------------------------------

    def thumb_plan(self, seat: int) -> int:
        planned = self.planned[seat]
        if planned == PLACE:
            return self.thumb_place(self.places_for(seat), self.plan_card[seat])
        if planned == MOVE_TO:
            return self.thumb_place(self.places_to_move(seat, self.plan_position[seat]), self.plan_card[seat])
        if planned == SWAP_WITH:
            return self.thumb_swap(seat)
        if planned == MOVE_PICK:
            return self.thumb_lift(seat)
        if planned == FOUND_TARGET:
            return self.thumb_target(self.founded[seat][1])
        if planned == FOUND_PLACE:
            return self.thumb_place(self.places_for(seat), self.founded[seat][self.n_founded[seat] - 2])
        return self.best_offer(seat)

    def best_offer(self, seat: int) -> int:
        """Swaps are looked at last: nothing that comes before them is lost by waiting."""
        best = -1e9
        n = self.list_plan(seat, self.actions)
        choice = self.actions[0]
        if self.planned[seat] == IN_HAND or (self.planned[seat] == INDUSTRY and self.hand_open[seat]):
            self.weigh_hand(seat)
        for i in range(n):
            gain = self.offer_gain(seat, self.actions[i])
            if gain > best:
                best = gain
                choice = self.actions[i]
        if self.is_careful and best <= 0.0:
            for i in range(n):
                if SWAP_FIRST <= self.actions[i] < MOVE_FROM:
                    return self.best_swap(seat, choice)
        return choice

    def best_swap(self, seat: int, otherwise: int) -> int:
        self.weigh_row(seat)
        best = self.handy
        choice = otherwise
        for one in range(POSITIONS):
            gain = self.swap_gain(seat, one, self.best_partner(seat, one))
            if gain > best:
                best = gain
                choice = SWAP_FIRST + one
        return choice

    def offer_gain(self, seat: int, action: int) -> float:
        """What a move of a plan adds: to keep the hand or to be done, nothing."""
        if action >= FOUND_WITH:
            return self.found_gain(seat, self.hand[seat][action - FOUND_WITH])
        if action >= USE_REFRESH:
            return self.freedom
        if action >= MOVE_FROM:
            return self.best_move(seat, action - MOVE_FROM) - self.handy
        if action >= SWAP_FIRST:
            return -1.0
        if action >= REPAIR:
            return self.repair_gain(seat, action - REPAIR) if action < PAY_COINS else 0.0
        if action >= SELL:
            return self.sell_gain(action - SELL)
        if action >= BUILD:
            return self.hand_gain[action - BUILD]
        if action >= PICK_INNOVATION:
            return self.repeat_gain(seat, self.plan_position[seat], action - PICK_INNOVATION)
        if action >= REPEAT:
            return self.best_repeat(seat, action - REPEAT)
        if action >= CONVERT:
            return self.conversion_gain(action - CONVERT)
        return self.discard_gain(seat) if action == DISCARD_HAND else 0.0

    def conversion_gain(self, offset: int) -> float:
        gain = -self.rate[COIN] if offset >= 16 else -self.rate[WHEAT]
        for token in range(4):
            if offset >> token & 1:
                gain += self.rate[token]
        return gain

    def repeat_gain(self, seat: int, position: int, number: int) -> float:
        if self.planned[seat] != REPEAT_PICK and self.planned[seat] != ECONOMY:
            return 0.0
        return self.economy_worth(seat, position, self.effect_number(seat, position, number))

    def best_repeat(self, seat: int, position: int) -> float:
        best = 0.0
        for number in range(self.count[seat][self.row[seat][position]] + 1):
            if self.would_change(seat, position, self.effect_number(seat, position, number)):
                best = max(best, self.repeat_gain(seat, position, number))
        return best

    def repair_gain(self, seat: int, position: int) -> float:
        gain = self.place_worth(seat, position) - self.ruin_gain(seat, position)
        return gain - self.repair_cost(seat, position) * self.rate[HAMMER]

    def weigh_hand(self, seat: int) -> None:
        """What each card is worth once it is an innovation, and less what it costs to build."""
        discount = self.discount(seat)
        for slot in range(self.n_hand[seat]):
            card = self.hand[seat][slot]
            self.hand_worth[slot] = self.card_worth(seat, card)
            self.hand_gain[slot] = self.hand_worth[slot] - max(0, self.cost_of[card] - discount) * self.rate[HAMMER]

    def sell_gain(self, slot: int) -> float:
        """Rather a card of little worth."""
        return self.rate[COIN] - self.later * self.hand_worth[slot]

    def discard_gain(self, seat: int) -> float:
        """Better than to keep a hand in which nothing is worth building."""
        best = -1e9
        for slot in range(self.n_hand[seat]):
            best = max(best, self.hand_gain[slot])
        return 0.1 if self.planned[seat] == IN_HAND and best < self.fresh else -0.1

    def found_gain(self, seat: int, card: int) -> float:
        return self.card_worth(seat, card) - self.least_loss(seat, self.target_of[card])
