"""What is still to come for a seat, and what tokens are good for in it, in points."""

from __future__ import annotations

from clutch.games.empires_end import components
from clutch.games.empires_end.kernel.unknown import Unknown

POSITIONS = components.POSITIONS
NONE = -1
WHEAT, AXE, HAMMER, COIN = range(4)
PLANNING, BIDDING = 8, 9
COMBINED_PHASE = 5
PER_TOKEN, PER_OWN_RUIN = 16, 17


class Purse(Unknown):
    def weigh_for(self, seat: int, is_deciding: bool) -> None:
        """What is ahead of this seat. Who is deciding asks what a token that is not spent now will be good for."""
        self.economies = self.economies_from[self.phase]
        self.industries = self.industries_from[self.phase]
        self.conflicts = self.conflicts_from[self.phase]
        self.disasters = self.disasters_from[self.phase]
        builds = self.builds * self.industries
        bids = self.bids * self.conflicts
        if is_deciding and self.asked == BIDDING:
            bids -= self.bids
        if is_deciding and self.asked == PLANNING:
            if self.did_industry[seat] and not self.has_industry[seat]:
                builds -= self.builds
            if self.track[self.phase] == COMBINED_PHASE and not self.has_economy[seat]:
                self.economies -= 1
        self.trouble = 2.0 * self.disasters / self.seats
        fights = self.fights * self.trouble
        self.need[WHEAT] = fights + self.trades * self.economies
        self.need[AXE] = fights + bids
        self.need[HAMMER] = fights + builds
        self.need[COIN] = fights + builds + bids
        self.weigh_finals(seat)
        for token in range(4):
            self.rate[token] = self.rate_of(seat, token)

    def weigh_finals(self, seat: int) -> None:
        """Points that a token, or a ruin, brings at the end (END-9.5), as far as it is kept until then."""
        self.kept = 1.0 / (1.0 + self.leak * self.trouble)
        self.ruin_rate = 0.0
        for token in range(4):
            self.final_rate[token] = 0.0
        for place in range(POSITIONS):
            card = self.head[seat][place] if self.healthy[seat][place] else NONE
            while card != NONE:
                effect = self.effect_of[card]
                if self.does[effect] == PER_TOKEN:
                    self.final_rate[self.token_of[effect]] += self.kept * self.amount[effect]
                elif self.does[effect] == PER_OWN_RUIN:
                    self.ruin_rate += self.amount[effect]
                card = self.follows[card]

    def use_worth(self, token: int, number: int) -> float:
        """Of so many tokens to spend: the more there are, the less use is left for each."""
        return self.price[token] * number * self.need[token] / (self.need[token] + self.crowd * number + 0.01)

    def rate_of(self, seat: int, token: int) -> float:
        """Of one token more or less: to be spent or to be kept, and a little for the choice."""
        number = self.stock[seat][token]
        spent = self.use_worth(token, number + 1) - self.use_worth(token, number)
        final = self.final_rate[token]
        return max(spent, final) + self.both * min(spent, final)

    def stock_worth(self, seat: int) -> float:
        """What is kept counts with the innovation that gives points for it."""
        total = 0.0
        for token in range(4):
            number = self.stock[seat][token]
            spent = self.use_worth(token, number)
            total += spent - (1.0 - self.both) * min(spent, self.final_rate[token] * number)
        return total

    def goods_worth(self, goods: list[int]) -> float:
        total = 0.0
        for token in range(4):
            total += goods[token] * self.rate[token]
        return total
