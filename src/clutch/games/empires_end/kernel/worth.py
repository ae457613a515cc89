"""What things are worth to a seat, in points: tokens, abilities, locations, for as long as the game still lasts."""

from __future__ import annotations

from clutch.games.empires_end import components
from clutch.games.empires_end.kernel.unknown import Unknown

POSITIONS = components.POSITIONS
NONE = -1
WHEAT, AXE, HAMMER, COIN = range(4)
DISASTER_TIME, ECONOMY_TIME, INDUSTRY_TIME, CONFLICT_TIME, FINAL_TIME = range(5)
GAINS, CONVERTS, REPEATS, SCORES, SCORES_BY_RUINS, GAINS_BY_NEIGHBOURS, SCORES_BY_NEIGHBOURS = range(2, 9)
DISCOUNTS, CHEAPENS, PER_TOKEN, COPIES = 11, 12, 16, 19


class Worth(Unknown):
    def weigh_time(self) -> None:
        """What is still to come, and what a token is good for in it."""
        self.economies = self.economies_from[self.phase]
        self.industries = self.industries_from[self.phase]
        self.conflicts = self.conflicts_from[self.phase]
        self.disasters = self.disasters_from[self.phase]
        to_fight = min(1.0, 0.25 * self.disasters)
        to_build = max(to_fight, min(1.0, 1.0 * self.industries))
        to_bid = max(to_fight, min(1.0, 1.0 * self.conflicts))
        self.token_worth[WHEAT] = self.price[WHEAT] * to_fight
        self.token_worth[AXE] = self.price[AXE] * to_bid
        self.token_worth[HAMMER] = self.price[HAMMER] * to_build
        self.token_worth[COIN] = self.price[COIN] * max(to_build, to_bid)

    def weigh_finals(self, seat: int) -> None:
        """Points that a token brings at the end (END-9.5)."""
        for token in range(4):
            self.final_rate[token] = 0.0
        for place in range(POSITIONS):
            card = self.head[seat][place]
            while card != NONE:
                effect = self.effect_of[card]
                if self.does[effect] == PER_TOKEN and self.healthy[seat][place]:
                    self.final_rate[self.token_of[effect]] += self.amount[effect]
                card = self.follows[card]

    def marginal(self, seat: int, token: int) -> float:
        """Of one token more or less; for the seat whose finals were weighed last."""
        return self.token_worth[token] / (1.0 + 2.0 * self.plenty * self.stock[seat][token]) + self.final_rate[token]

    def goods_worth(self, goods: list[int]) -> float:
        total = 0.0
        for token in range(4):
            total += goods[token] * self.token_worth[token]
        return total

    # --- abilities ------------------------------------------------------------------------------------------

    def use_worth(self, seat: int, position: int, effect: int) -> float:
        """Of an Economy ability, once."""
        does = self.does[effect]
        if does == GAINS:
            return self.goods_worth(self.gives[effect])
        if does == SCORES:
            return 1.0 * self.amount[effect]
        if does == SCORES_BY_RUINS:
            return 1.0 * self.amount[effect] * self.ruins_beside(seat, position)
        if does == GAINS_BY_NEIGHBOURS:
            near = self.neighbours(seat, position, self.near[effect], True)
            return self.goods_worth(self.gives[effect]) * near
        if does == SCORES_BY_NEIGHBOURS:
            return 1.0 * self.amount[effect] * self.neighbours(seat, position, self.near[effect], True)
        if does == CONVERTS:
            return self.handy * self.times[effect]
        if does == REPEATS:
            return self.token_worth[COIN]
        return self.handy

    def industry_worth(self, effect: int) -> float:
        does = self.does[effect]
        if does == SCORES:
            return 1.0 * self.amount[effect]
        if does == DISCOUNTS:
            return self.token_worth[HAMMER]
        if does == CHEAPENS:
            return 0.5 * self.token_worth[HAMMER]
        return self.handy

    def worth_of(self, seat: int, position: int, effect: int) -> float:
        """Of an ability, for the rest of the game."""
        when = self.when[effect]
        if when == ECONOMY_TIME:
            return self.economies * self.use_worth(seat, position, effect)
        if when == FINAL_TIME:
            if self.does[effect] == COPIES:
                return self.settled
            return 1.0 * self.final_points(seat, position, effect)
        if when == CONFLICT_TIME:
            return self.strong * self.conflicts * self.strength_by(seat, position, effect)
        if when == DISASTER_TIME:
            return self.freedom * min(1.0, 0.25 * self.disasters)
        if when == INDUSTRY_TIME:
            return self.industries * self.industry_worth(effect)
        return self.shaken * (self.goods_worth(self.gives[effect]) + self.amount[effect])

    def place_worth(self, seat: int, position: int) -> float:
        """Of a healthy location with all that is under it."""
        place = self.row[seat][position]
        total = self.value_at[place] + self.worth_of(seat, position, self.base[place])
        card = self.head[seat][place]
        while card != NONE:
            worth = self.worth_of(seat, position, self.effect_of[card])
            total += 0.5 * worth if self.exhausted[card] else worth
            card = self.follows[card]
        return total

    # --- ruins ----------------------------------------------------------------------------------------------

    def hope_for(self, seat: int, place: int) -> float:
        """That a location, if destroyed, is repaired: one each Industry phase, the most valuable first."""
        before = 0
        for other in range(POSITIONS):
            if not self.healthy[seat][other] and self.value_at[other] > self.value_at[place]:
                before += 1
        if before >= self.industries:
            return 0.0
        return self.hope

    def loss_at(self, seat: int, position: int) -> float:
        """If this location is destroyed."""
        place = self.row[seat][position]
        hope = self.hope_for(seat, place)
        mending = self.repair_at[place] * self.token_worth[HAMMER]
        return (1.0 - hope) * self.place_worth(seat, position) + hope * mending

    # --- innovations ----------------------------------------------------------------------------------------

    def best_place(self, seat: int, places: int, card: int) -> int:
        """Where this innovation is worth the most, rather under what is valuable."""
        best = -1e9
        choice = 0
        for position in range(POSITIONS):
            if places >> position & 1:
                worth = self.worth_of(seat, position, self.effect_of[card])
                worth += 0.01 * self.value_at[self.row[seat][position]]
                if worth > best:
                    best = worth
                    choice = position
        return choice

    def card_worth(self, seat: int, card: int) -> float:
        """Of a card, once it is an innovation."""
        return self.worth_of(seat, self.best_place(seat, self.places_for(seat), card), self.effect_of[card])
