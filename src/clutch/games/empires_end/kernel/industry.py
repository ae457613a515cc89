"""What may be done in Industry once more, flat and fast: the hand, one repair, the abilities (END-7)."""

from __future__ import annotations

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel.economy import Economy

INDUSTRY = 3
DONE = moves.DONE
KEEP_HAND = moves.KEEP_HAND
DISCARD_HAND = moves.DISCARD_HAND
PICK_INNOVATION = moves.PICK_INNOVATION
BUILD = moves.BUILD
SELL = moves.SELL
REPAIR = moves.REPAIR
PAY_COINS = moves.PAY_COINS
SWAP_FIRST = moves.SWAP_FIRST
MOVE_FROM = moves.MOVE_FROM
USE_REFRESH = moves.USE_REFRESH
MOST_ABILITIES = moves.MOST_ABILITIES
POSITIONS = components.POSITIONS
NONE = -1
HAMMER, COIN = 2, 3
MOST_USED = 2  # cards built or sold in a phase (END-7.3)
INDUSTRY_TIME = 2
REFRESHES, SWAPS, DISCOUNTS, CHEAPENS, MOVES = range(9, 14)


class Industry(Economy):
    def begin_industry(self, seat: int) -> None:
        self.hand_open[seat] = 1
        self.repair_open[seat] = 1
        self.abilities_open[seat] = 1
        self.began_abilities[seat] = 0
        self.cards_used[seat] = 0
        self.cards_built[seat] = 0
        self.swaps_used[seat] = 0
        self.planned[seat] = INDUSTRY

    # --- what healthy locations offer -----------------------------------------------------------------------

    def sum_of(self, seat: int, does: int) -> int:
        """Of an Industry effect, over all healthy locations."""
        total = 0
        for place in range(POSITIONS):
            total += self.sum_at(seat, place, does)
        return total

    def sum_at(self, seat: int, place: int, does: int) -> int:
        """Swaps count as one each; of all else the amount."""
        total = 0
        if not self.healthy[seat][place]:
            return total
        effect = self.base[place]
        if self.does[effect] == does and self.when[effect] == INDUSTRY_TIME:
            total += 1 if does == SWAPS else self.amount[effect]
        card = self.head[seat][place]
        while card != NONE:
            effect = self.effect_of[card]
            if self.does[effect] == does and self.when[effect] == INDUSTRY_TIME:
                total += 1 if does == SWAPS else self.amount[effect]
            card = self.follows[card]
        return total

    def discount(self, seat: int) -> int:
        """On the next card that is built: each Town makes one cheaper, of different cards (END-7.2)."""
        first = 0
        second = 0
        for place in range(POSITIONS):
            amount = self.sum_at(seat, place, DISCOUNTS)
            if amount > first:
                second = first
                first = amount
            elif amount > second:
                second = amount
        return first if self.cards_built[seat] == 0 else second

    def building_cost(self, seat: int, card: int) -> int:
        return max(0, self.cost_of[card] - self.discount(seat))

    def repair_cost(self, seat: int, position: int) -> int:
        """END-7.5"""
        cost = 0
        cost += self.repair_at[self.row[seat][position]]
        if position > 0:
            cost -= self.sum_at(seat, self.row[seat][position - 1], CHEAPENS)
        if position < POSITIONS - 1:
            cost -= self.sum_at(seat, self.row[seat][position + 1], CHEAPENS)
        return max(0, cost)

    def find_unused(self, seat: int, position: int, does: int) -> int:
        """An innovation of a healthy location that can still act in this phase."""
        place = self.row[seat][position]
        if not self.healthy[seat][place]:
            return NONE
        card = self.head[seat][place]
        while card != NONE:
            effect = self.effect_of[card]
            if self.does[effect] == does and self.when[effect] == INDUSTRY_TIME and not self.acted[card]:
                return card
            card = self.follows[card]
        return NONE

    def find_mover(self, seat: int) -> int:
        for position in range(POSITIONS):
            card = self.find_unused(seat, position, MOVES)
            if card != NONE:
                return card
        return NONE

    def innovation_number(self, seat: int, position: int, number: int) -> int:
        """Counted from 1."""
        card = self.head[seat][self.row[seat][position]]
        for _ in range(number - 1):
            card = self.follows[card]
        return card

    # --- choices --------------------------------------------------------------------------------------------

    def list_industry(self, seat: int, out: list[int]) -> int:
        n = 0
        if self.hand_open[seat] and self.n_hand[seat] > 0:
            n = self.list_cards(seat, n, out)
            out[n] = DISCARD_HAND
            n += 1
        if self.repair_open[seat]:
            purse = self.stock[seat][HAMMER] + self.stock[seat][COIN]
            for position in range(POSITIONS):
                if not self.is_healthy_at(seat, position) and self.repair_cost(seat, position) <= purse:
                    out[n] = REPAIR + position
                    n += 1
        if self.abilities_open[seat]:
            n = self.list_abilities(seat, n, out)
        out[n] = DONE
        return n + 1

    def list_cards(self, seat: int, n: int, out: list[int]) -> int:
        purse = self.stock[seat][HAMMER] + self.stock[seat][COIN] + self.discount(seat)
        for slot in range(self.n_hand[seat]):
            if self.cost_of[self.hand[seat][slot]] <= purse:
                out[n] = BUILD + slot
                n += 1
            out[n] = SELL + slot
            n += 1
        return n

    def list_abilities(self, seat: int, n: int, out: list[int]) -> int:
        swaps = self.sum_of(seat, SWAPS) - self.swaps_used[seat]
        mover = self.find_mover(seat)
        for position in range(POSITIONS):
            if swaps > 0:
                out[n] = SWAP_FIRST + position
                n += 1
            if mover != NONE and self.places_to_move(seat, position):
                out[n] = MOVE_FROM + position
                n += 1
            if self.find_unused(seat, position, REFRESHES) != NONE and self.can_refresh_beside(seat, position):
                out[n] = USE_REFRESH + position
                n += 1
        return n

    def list_hand(self, seat: int, out: list[int]) -> int:
        n = 0
        if self.cards_used[seat] < MOST_USED:
            n = self.list_cards(seat, n, out)
        out[n] = KEEP_HAND
        out[n + 1] = DISCARD_HAND
        return n + 2

    def list_payments(self, seat: int, out: list[int]) -> int:
        n = 0
        for coins in range(self.fewest_coins(seat), self.most_coins(seat) + 1):
            out[n] = PAY_COINS + coins
            n += 1
        return n

    def fewest_coins(self, seat: int) -> int:
        return max(0, self.plan_cost[seat] - self.stock[seat][HAMMER])

    def most_coins(self, seat: int) -> int:
        return min(self.plan_cost[seat], self.stock[seat][COIN])

    def list_movable(self, seat: int, position: int, out: list[int]) -> int:
        """Different innovations; of equal ones the first."""
        n = 0
        for number in range(1, min(MOST_ABILITIES, self.count[seat][self.row[seat][position]] + 1)):
            card = self.innovation_number(seat, position, number)
            other = self.head[seat][self.row[seat][position]]
            while not self.is_like(card, other):
                other = self.follows[other]
            if other == card:
                out[n] = PICK_INNOVATION + number
                n += 1
        return n

    def is_like(self, card: int, other: int) -> bool:
        if self.effect_of[card] != self.effect_of[other] or self.exhausted[card] != self.exhausted[other]:
            return False
        return self.acted[card] == self.acted[other]
