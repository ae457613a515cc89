"""What is done in Industry once more, flat and fast: building, selling, repairing, abilities (END-7)."""

from __future__ import annotations

from clutch.games.empires_end import moves
from clutch.games.empires_end.kernel.industry import Industry

INDUSTRY, IN_HAND, PAY_BUILD, PAY_REPAIR, PLACE, SWAP_WITH, MOVE_PICK, MOVE_TO = range(3, 11)
KEEP_HAND = moves.KEEP_HAND
DISCARD_HAND = moves.DISCARD_HAND
BUILD = moves.BUILD
SELL = moves.SELL
REPAIR = moves.REPAIR
SWAP_FIRST = moves.SWAP_FIRST
MOVE_FROM = moves.MOVE_FROM
USE_REFRESH = moves.USE_REFRESH
NONE = -1
HAMMER, COIN = 2, 3
SCORES, REFRESHES = 5, 9


class Building(Industry):
    def act_in_industry(self, seat: int, action: int) -> None:
        if action >= SWAP_FIRST:
            self.began_abilities[seat] = 1
            if action >= USE_REFRESH:
                self.use_refresh(seat, action - USE_REFRESH)
            elif action >= MOVE_FROM:
                self.move_from(seat, action - MOVE_FROM)
            else:
                self.swaps_used[seat] += 1
                self.plan_position[seat] = action - SWAP_FIRST
                self.planned[seat] = SWAP_WITH
            return
        if self.began_abilities[seat]:
            self.end_abilities(seat)
        if action >= REPAIR:
            self.begin_repair(seat, action - REPAIR)
        else:
            self.hand_open[seat] = 0
            self.act_with_hand(seat, action)

    def end_abilities(self, seat: int) -> None:
        """Points act by themselves (END-7.1)."""
        if self.abilities_open[seat]:
            self.abilities_open[seat] = 0
            self.began_abilities[seat] = 0
            self.score[seat] += self.sum_of(seat, SCORES)

    def act_with_hand(self, seat: int, action: int) -> None:
        if action == KEEP_HAND:
            self.planned[seat] = INDUSTRY
        elif action == DISCARD_HAND:
            self.discard_hand(seat)
        elif action >= SELL:
            card = self.hand[seat][action - SELL]
            self.cut(self.hand[seat], self.n_hand[seat], action - SELL)
            self.n_hand[seat] -= 1
            self.throw(seat, card)
            self.stock[seat][COIN] += 1
            self.cards_used[seat] += 1
            self.look_at_hand(seat)
        else:
            self.begin_build(seat, action - BUILD)

    def discard_hand(self, seat: int) -> None:
        for slot in range(self.n_hand[seat]):
            self.throw(seat, self.hand[seat][slot])
        self.n_hand[seat] = 0
        self.planned[seat] = INDUSTRY

    def throw(self, seat: int, card: int) -> None:
        """It joins the discards when all have finished (END-7.4)."""
        self.thrown[seat][self.n_thrown[seat]] = card
        self.n_thrown[seat] += 1

    def look_at_hand(self, seat: int) -> None:
        """With no card left there is no choice."""
        self.planned[seat] = IN_HAND if self.n_hand[seat] > 0 else INDUSTRY

    def begin_build(self, seat: int, slot: int) -> None:
        card = self.hand[seat][slot]
        self.plan_cost[seat] = self.building_cost(seat, card)
        self.cut(self.hand[seat], self.n_hand[seat], slot)
        self.n_hand[seat] -= 1
        self.plan_card[seat] = card
        self.cards_used[seat] += 1
        self.cards_built[seat] += 1
        self.planned[seat] = PAY_BUILD
        if self.fewest_coins(seat) == self.most_coins(seat):
            self.pay(seat, self.fewest_coins(seat))

    def begin_repair(self, seat: int, position: int) -> None:
        self.repair_open[seat] = 0
        self.plan_cost[seat] = self.repair_cost(seat, position)
        self.plan_position[seat] = position
        self.planned[seat] = PAY_REPAIR
        if self.fewest_coins(seat) == self.most_coins(seat):
            self.pay(seat, self.fewest_coins(seat))

    def pay(self, seat: int, coins: int) -> None:
        """And what is paid for happens."""
        self.stock[seat][COIN] -= coins
        self.stock[seat][HAMMER] -= self.plan_cost[seat] - coins
        self.plan_cost[seat] = 0
        if self.planned[seat] == PAY_REPAIR:
            self.healthy[seat][self.row[seat][self.plan_position[seat]]] = 1
            self.n_healthy[seat] += 1
            self.plan_position[seat] = NONE
            self.planned[seat] = INDUSTRY
            return
        position = self.only_place(self.places_for(seat))
        if position == NONE:
            self.planned[seat] = PLACE
        else:
            self.build(seat, position)

    def build(self, seat: int, position: int) -> None:
        card = self.plan_card[seat]
        self.plan_card[seat] = NONE
        self.exhausted[card] = 0
        self.acted[card] = 0
        self.add_innovation(seat, self.row[seat][position], card)
        self.look_at_hand(seat)

    # --- abilities ------------------------------------------------------------------------------------------

    def use_refresh(self, seat: int, position: int) -> None:
        self.acted[self.find_unused(seat, position, REFRESHES)] = 1
        self.refresh_beside(seat, position)

    def swap_with(self, seat: int, position: int) -> None:
        self.swap(seat, self.plan_position[seat], position)
        self.plan_position[seat] = NONE
        self.planned[seat] = INDUSTRY

    def move_from(self, seat: int, position: int) -> None:
        self.acted[self.find_mover(seat)] = 1
        self.plan_position[seat] = position
        self.planned[seat] = MOVE_PICK
        if self.list_movable(seat, position, self.actions) == 1:
            self.lift_number(seat, 1)

    def lift_number(self, seat: int, number: int) -> None:
        self.plan_card[seat] = self.innovation_number(seat, self.plan_position[seat], number)
        self.planned[seat] = MOVE_TO
        position = self.only_place(self.places_to_move(seat, self.plan_position[seat]))
        if position != NONE:
            self.move_to(seat, position)

    def move_to(self, seat: int, position: int) -> None:
        card = self.plan_card[seat]
        self.lift(seat, self.row[seat][self.plan_position[seat]], card)
        self.add_innovation(seat, self.row[seat][position], card)
        self.plan_card[seat] = NONE
        self.plan_position[seat] = NONE
        self.planned[seat] = INDUSTRY
