"""How a seat stands: the points it has, and those that its locations, innovations and tokens promise."""

from __future__ import annotations

from math import e

from clutch.games.empires_end import components
from clutch.games.empires_end.kernel.worth import Worth

POSITIONS = components.POSITIONS
OVER = 11
WHEAT, AXE, HAMMER, COIN = range(4)
E: float = e
TUNING = {  # found by benchmarks/tune_search.py
    "phases_ahead": 6.0,  # how many phases a playout looks ahead
    "spread": 0.5,  # points by which results differ for every phase that is left
    "margin": 8.0,  # points by which a finished game is clearly won
    "points_share": 0.3,  # of a finished game's value that goes by points, not by the place
    "wheat": 1.5,  # points that a token is worth
    "axe": 1.4,
    "hammer": 1.4,
    "coin": 2.5,
    "plenty": 0.05,  # how fast tokens lose their worth as they become many
    "strong": 1.35,  # points for a strength in a conflict
    "hope": 0.75,  # that a destroyed location is repaired, if there is time
    "freedom": 1.9,  # points for a free bid or a Replace
    "handy": 0.2,  # points for a conversion, a refresh, a swap or a move
    "shaken": 0.2,  # that an Earthquake acts
    "settled": 9.0,  # points for a Copy
    "steep": 0.3,  # how fast the readiness to suffer grows as the loss becomes smaller
    "reach": 0.6,  # of their axes and coins that rivals bid
    "dread": 12.0,  # points that a disaster would cost, to have it replaced
    "purse": 5.0,  # tokens to have after a shortage
}


class Outlook(Worth):
    def tune(self, tuning: dict[str, float]) -> None:
        self.is_weighed = False
        self.phases_ahead = tuning["phases_ahead"]
        self.spread = tuning["spread"]
        self.margin = tuning["margin"]
        self.points_share = tuning["points_share"]
        self.price[WHEAT] = tuning["wheat"]
        self.price[AXE] = tuning["axe"]
        self.price[HAMMER] = tuning["hammer"]
        self.price[COIN] = tuning["coin"]
        self.plenty = tuning["plenty"]
        self.strong = tuning["strong"]
        self.hope = tuning["hope"]
        self.freedom = tuning["freedom"]
        self.handy = tuning["handy"]
        self.shaken = tuning["shaken"]
        self.settled = tuning["settled"]
        self.steep = tuning["steep"]
        self.reach = tuning["reach"]
        self.purse = tuning["purse"]
        self.dread = tuning["dread"]

    # --- standings ------------------------------------------------------------------------------------------

    def prospect(self, seat: int) -> float:
        """The points of a seat, and those that it can hope for."""
        if self.asked == OVER:
            return 1.0 * self.total(seat)
        total = self.score[seat] + self.stock_worth(seat)
        for position in range(POSITIONS):
            worth = self.place_worth(seat, position)
            place = self.row[seat][position]
            if not self.healthy[seat][place]:
                worth -= self.repair_at[place] * self.token_worth[HAMMER]
                worth *= self.hope_for(seat, place)
            total += worth
        return total

    def stock_worth(self, seat: int) -> float:
        total = 0.0
        for token in range(4):
            total += self.stock[seat][token] * self.token_worth[token]
        return total / (1.0 + self.plenty * self.tokens(seat))

    def weigh_seats(self) -> None:
        """Weights that grow with the prospects, the more steeply the nearer the end; their sum is 1."""
        scale = self.margin
        if self.asked != OVER:
            self.weigh_time()
            scale += self.spread * (self.n_phases - self.phase)
        total = 0.0
        for seat in range(self.seats):
            self.standing_of[seat] = 0.0 if self.out[seat] else E ** (self.prospect(seat) / scale)
            total += self.standing_of[seat]
        for seat in range(self.seats):
            self.standing_of[seat] /= total
        self.is_weighed = True

    def value(self, seat: int) -> float:
        """The chance to win, estimated; at the end mostly the place, a little the points."""
        if not self.is_weighed:
            self.weigh_seats()
        if self.asked != OVER:
            return self.standing_of[seat]
        equals = 0
        for other in range(self.seats):
            if self.is_ahead(other, seat):
                return self.points_share * self.standing_of[seat]
            if not self.is_ahead(seat, other):
                equals += 1
        return (1.0 - self.points_share) / equals + self.points_share * self.standing_of[seat]

    # --- how far to look ------------------------------------------------------------------------------------

    def set_horizon(self) -> None:
        """Playouts stop when so many more phases have been played."""
        self.horizon = self.phase + max(1.0, self.phases_ahead)

    def at_horizon(self) -> bool:
        return self.asked == OVER or self.phase >= self.horizon
