"""How a seat stands: the points it has, and those that its locations, innovations and tokens promise."""

from __future__ import annotations

from math import e

from clutch.games.empires_end import components
from clutch.games.empires_end.kernel.worth import Worth

POSITIONS = components.POSITIONS
TOKENS = components.TOKENS
TURN, BIDDING, OVER = 2, 9, 11
HAMMER = 2
E: float = e
TUNING = {  # found by games of changed rules of thumb, and changed searches, against the usual ones
    "share": 0.25,  # of the usual simulations: they are slow here
    "share.easy": 0.27,  # so that every level is clearly stronger than the one below
    "share.medium": 0.048,
    "share.hard": 0.025,
    "share.expert": 0.05,
    "plans": 0.25,  # of these again for plans and places: a plan is many decisions, and there is less to find
    "exploration": 0.4,
    "caution": 0.8,  # standard errors by which a search must find an action better than the rule of thumb's
    "wariness": 2.5,  # the same for plans and places, where there is much to choose from
    "carelessness": 3.0,  # of 100 actions in a playout, how many are any legal one
    "phases_ahead": 10.0,  # how many phases a playout looks ahead
    "spread": 0.5,  # points by which results differ for every phase that is left
    "margin": 20.0,  # points by which a finished game is clearly won
    "points_share": 0.3,  # of a finished game's value that goes by points, not by the place
    "wheat": 4.5,  # points for a token that can be spent well
    "axe": 4.75,
    "hammer": 3.9,
    "coin": 5.0,
    "crowd": 1.35,  # how fast tokens lose their worth as they become many
    "fights": 0.72,  # tokens that a disaster can take, from each of two players
    "builds": 6.6,  # tokens that an Industry phase can take
    "bids": 0.84,  # tokens that a Conflict can take
    "trades": 0.7,  # wheat that an Economy phase can take
    "both": 0.39,  # of a token's lesser use that counts besides its better one
    "leak": 0.015,  # how fast what is kept for the end is spent after all
    "flow": 0.37,  # tokens of a kind that an Economy phase adds
    "strong": 1.9,  # points for a strength in a conflict
    "hope": 0.44,  # that a destroyed location is repaired, if there is time
    "freedom": 1.8,  # points for a free bid or a Replace
    "again": 0.55,  # of that for every time that it is refreshed
    "handy": 0.12,  # points for a refresh, a swap or a move
    "barter": 0.5,  # of what a conversion gains, how much there will be to convert
    "echo": 2.0,  # points for a Repeat
    "mending": 0.15,  # hammers that a cheaper repair saves in every Industry phase
    "shaken": 0.03,  # that an Earthquake acts, for every disaster
    "settled": 6.5,  # points for a Copy
    "steep": 0.3,  # how fast the readiness to suffer grows as the loss becomes smaller
    "spite": 0.85,  # what a rival's loss is worth among two, as a part of one's own
    "reach": 0.34,  # of their axes and coins that rivals bid
    "last_reach": 0.66,  # in the last conflict
    "keen": 1.25,  # how sure that is
    "dread": 14.0,  # points that a disaster would cost, to have it replaced
    "bargain": 1.16,  # how gladly coins are bought
    "fresh": 7.0,  # points of a card that is worth keeping
    "later": 0.3,  # what a card loses that is sold, of its worth
    "risk": 0.28,  # what a location loses that a disaster threatens, of its worth
    "anew": 8.5,  # points that the first two disasters of a quick game may cost
    "marker": 0.57,  # points that it costs to begin the next disaster phase
    # what is different with three or four players
    "more.phases_ahead": 6.0,
    "more.wheat": 5.0,
    "more.axe": 4.2,
    "more.coin": 5.7,
    "more.fights": 2.6,
    "more.builds": 2.8,
    "more.bids": 2.9,
    "more.both": 0.94,
    "more.flow": 2.0,
    "more.echo": 4.0,
    "more.shaken": 0.05,
    "more.settled": 13.0,
    "more.reach": 0.23,
}


class Outlook(Worth):
    def tune(self, tuning: dict[str, float]) -> None:
        self.is_weighed = False
        self.stakes_known = 0
        self.is_careful = False
        if self.seats > 2:
            tuning = {name: tuning.get(f"more.{name}", value) for name, value in tuning.items()}
        self.phases_ahead = tuning["phases_ahead"]
        self.spread = tuning["spread"]
        self.margin = tuning["margin"]
        self.points_share = tuning["points_share"]
        for token in range(4):
            self.price[token] = tuning[TOKENS[token]]
        self.tune_worths(tuning)
        self.tune_choices(tuning)

    def tune_worths(self, tuning: dict[str, float]) -> None:
        self.crowd = tuning["crowd"]
        self.fights = tuning["fights"]
        self.builds = tuning["builds"]
        self.bids = tuning["bids"]
        self.trades = tuning["trades"]
        self.both = tuning["both"]
        self.leak = tuning["leak"]
        self.flow = tuning["flow"]
        self.strong = tuning["strong"]
        self.hope = tuning["hope"]
        self.freedom = tuning["freedom"]
        self.again = tuning["again"]
        self.handy = tuning["handy"]
        self.barter = tuning["barter"]
        self.echo = tuning["echo"]
        self.mending = tuning["mending"]
        self.shaken = tuning["shaken"]
        self.settled = tuning["settled"]

    def tune_choices(self, tuning: dict[str, float]) -> None:
        self.steep = tuning["steep"]
        self.spite = tuning["spite"]
        self.reach = tuning["reach"]
        self.last_reach = tuning["last_reach"]
        self.keen = tuning["keen"]
        self.dread = tuning["dread"]
        self.marker = tuning["marker"]
        self.bargain = tuning["bargain"]
        self.fresh = tuning["fresh"]
        self.later = tuning["later"]
        self.risk = tuning["risk"]
        self.anew = tuning["anew"]

    def search_wishes(self) -> dict[str, float]:
        """Among many small choices one will look better by chance: there it takes more to leave the rule of thumb.

        There is less to find there too, for so many decisions: they get a part of the simulations.
        """
        against_rivals = self.asked == TURN or self.asked == BIDDING
        part = 1.0 if against_rivals else TUNING["plans"]
        return {
            **{name: part * TUNING[name] for name in TUNING if name.startswith("share")},
            "exploration": TUNING["exploration"],
            "carelessness": TUNING["carelessness"],
            "caution": TUNING["caution" if against_rivals else "wariness"],
        }

    # --- standings ------------------------------------------------------------------------------------------

    def prospect(self, seat: int) -> float:
        """The points of a seat, and those that it can hope for."""
        if self.asked == OVER:
            return 1.0 * self.total(seat)
        self.weigh_for(seat, False)
        total = self.score[seat] + self.stock_worth(seat)
        for position in range(POSITIONS):
            worth = self.place_worth(seat, position)
            place = self.row[seat][position]
            if not self.healthy[seat][place]:
                worth -= self.repair_at[place] * self.rate[HAMMER]
                worth *= self.hope_for(seat, place)
            total += worth
        return total

    def weigh_seats(self) -> None:
        """Weights that grow with the prospects, the more steeply the nearer the end; their sum is 1."""
        scale = self.margin
        if self.asked != OVER:
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
