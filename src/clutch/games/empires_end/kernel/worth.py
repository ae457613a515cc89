"""What abilities, locations and innovations are worth, in points, to the seat that was weighed last."""

from __future__ import annotations

from clutch.games.empires_end import components
from clutch.games.empires_end.kernel.purse import Purse

POSITIONS = components.POSITIONS
NONE = -1
HAMMER = 2
DISASTER_TIME, ECONOMY_TIME, INDUSTRY_TIME, CONFLICT_TIME, FINAL_TIME, DESTRUCTION_TIME = range(6)
GAINS, CONVERTS, REPEATS, SCORES, SCORES_BY_RUINS, GAINS_BY_NEIGHBOURS, SCORES_BY_NEIGHBOURS, REFRESHES = range(2, 10)
DISCOUNTS, CHEAPENS, PER_TOKEN, COPIES = 11, 12, 16, 19
DOOM = 100.0  # points that it costs to be out


class Worth(Purse):
    # --- abilities ------------------------------------------------------------------------------------------

    def economy_worth(self, seat: int, position: int, effect: int) -> float:
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
            return self.barter * self.times[effect] * max(self.handy, self.trade_gain(self.kind_of[effect]))
        if does == REPEATS:
            return self.echo
        return self.handy

    def trade_gain(self, kind: int) -> float:
        """What a conversion gives, less what it takes, as tokens stand now."""
        gives = 0.0
        for token in range(4):
            if self.kind_gives[kind] >> token & 1:
                gives = max(gives, self.rate[token]) if self.kind_either[kind] else gives + self.rate[token]
        return gives - self.rate[self.kind_pays[kind]]

    def industry_worth(self, effect: int) -> float:
        does = self.does[effect]
        if does == SCORES:
            return 1.0 * self.amount[effect]
        if does == DISCOUNTS:
            return self.rate[HAMMER]
        if does == CHEAPENS:
            return self.mending * self.rate[HAMMER]
        return self.handy

    def final_worth(self, seat: int, position: int, effect: int) -> float:
        """Tokens come and go until the end."""
        if self.does[effect] == PER_TOKEN:
            tokens = self.kept * self.stock[seat][self.token_of[effect]] + self.flow * self.economies
            return tokens * self.amount[effect]
        return 1.0 * self.final_points(seat, position, effect)

    def copy_worth(self, seat: int) -> float:
        """The best that there is to copy, or that there may be one day."""
        best = self.settled if self.industries > 0 else 0.0
        for position in range(POSITIONS):
            place = self.row[seat][position]
            card = self.head[seat][place] if self.healthy[seat][place] else NONE
            while card != NONE:
                effect = self.effect_of[card]
                if self.when[effect] == FINAL_TIME and self.does[effect] != COPIES:
                    best = max(best, self.final_worth(seat, position, effect))
                card = self.follows[card]
        return best

    def worth_of(self, seat: int, position: int, effect: int) -> float:
        """Of an ability, for the rest of the game."""
        when = self.when[effect]
        if when == ECONOMY_TIME:
            return self.economies * self.economy_worth(seat, position, effect)
        if when == FINAL_TIME:
            if self.does[effect] == COPIES:
                return self.copy_worth(seat)
            return self.final_worth(seat, position, effect)
        if when == CONFLICT_TIME:
            return self.strong * self.conflicts * self.strength_by(seat, position, effect)
        if when == DISASTER_TIME:
            return self.freedom * min(1.0, 0.25 * self.disasters) * (1.0 + self.again * self.refreshers(seat, position))
        if when == INDUSTRY_TIME:
            return self.industries * self.industry_worth(effect)
        return min(1.0, self.shaken * self.trouble) * (self.goods_worth(self.gives[effect]) + self.amount[effect])

    def refreshers(self, seat: int, position: int) -> int:
        """How often what lies here will be refreshed: by locations beside it that do so in every Economy phase."""
        found = 0
        for beside in range(max(0, position - 1), min(POSITIONS, position + 2)):
            place = self.row[seat][beside]
            if beside != position and self.does[self.base[place]] == REFRESHES and self.healthy[seat][place]:
                found += 1
        return found * self.economies

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

    def beside_worth(self, seat: int, position: int) -> float:
        """Of the healthy locations beside this one."""
        total = 0.0
        if position > 0 and self.is_healthy_at(seat, position - 1):
            total += self.place_worth(seat, position - 1)
        if position < POSITIONS - 1 and self.is_healthy_at(seat, position + 1):
            total += self.place_worth(seat, position + 1)
        return total

    def ruin_gain(self, seat: int, position: int) -> float:
        """What it adds elsewhere that a location lies in ruins; its own worth and Earthquakes left aside."""
        place = self.row[seat][position]
        was = self.healthy[seat][place]
        self.healthy[seat][place] = 0
        gain = self.beside_worth(seat, position) + self.ruin_rate
        self.healthy[seat][place] = 1
        gain -= self.beside_worth(seat, position)
        self.healthy[seat][place] = was
        return gain

    def quake_gain(self, seat: int, place: int) -> float:
        """What Earthquakes give when this location is destroyed."""
        gain = 0.0
        card = self.head[seat][place]
        while card != NONE:
            effect = self.effect_of[card]
            if self.when[effect] == DESTRUCTION_TIME:
                gain += self.goods_worth(self.gives[effect]) + self.amount[effect]
            card = self.follows[card]
        return gain

    def loss_at(self, seat: int, position: int) -> float:
        """If this location is destroyed."""
        place = self.row[seat][position]
        hope = self.hope_for(seat, place)
        loss = (1.0 - hope) * self.place_worth(seat, position) + hope * self.repair_at[place] * self.rate[HAMMER]
        if self.n_healthy[seat] == 1:
            loss += DOOM
        return loss - self.quake_gain(seat, place) - (1.0 - hope) * self.ruin_gain(seat, position)

    # --- innovations ----------------------------------------------------------------------------------------

    def best_place(self, seat: int, places: int, card: int) -> int:
        """Where this innovation is worth the most, rather under what is valuable; Earthquakes under what is not."""
        best = -1e9
        choice = 0
        tip = -0.01 if self.when[self.effect_of[card]] == DESTRUCTION_TIME else 0.01
        for position in range(POSITIONS):
            if places >> position & 1:
                worth = self.worth_of(seat, position, self.effect_of[card])
                worth += tip * self.value_at[self.row[seat][position]]
                if worth > best:
                    best = worth
                    choice = position
        return choice

    def card_worth(self, seat: int, card: int) -> float:
        """Of a card, once it is an innovation."""
        return self.worth_of(seat, self.best_place(seat, self.places_for(seat), card), self.effect_of[card])
