"""How a seat stands: the points it has, and those that its eggs, its gold and the objectives promise."""

from __future__ import annotations

from math import e

from clutch.games.incubation import components
from clutch.games.incubation.kernel.unknown import Unknown

SECTIONS = components.SECTIONS
PILES = components.PILES
NONE = -1
OVER = 9
E: float = e
TUNING = {  # found by games of changed rules of thumb, and changed searches, against the usual ones
    "share": 0.1,  # of a level's simulations: dice soon blur what more of them would find
    "share.easy": 0.27,  # so that every level is about as much stronger than the one below
    "share.medium": 0.05,
    "share.hard": 0.025,
    "share.judge": 0.4,
    "certainty": 2.5,  # standard errors by which a choice must be clear to stop early: here there is nothing to betray
    "caution": 1.0,  # standard errors by which a search must find an action better than the rule of thumb's
    "carelessness": 3.0,  # of 100 actions in a playout, how many are any legal one
    "rounds_ahead": 3.0,  # turns of every player that a playout looks ahead; 0 is the present turn only
    "spread": 0.15,  # points by which results differ for every turn that is left
    "margin": 4.0,  # points by which a finished game is clearly won
    "points_share": 0.3,  # of a finished game's value that goes by points, not by the place
    "patience": 0.84,  # what an egg keeps of its worth for every resource that it lacks
    "toll": 1.2,  # points that a resource could earn elsewhere
    "pace": 1.2,  # resources that an egg gets in a turn
    "haste": 0.35,  # of its worth lost for every resource that comes too late
    "stored": 0.25,  # points for water or fire in a treasure that can be had
    "chase": 0.6,  # of an objective's worth kept for every dragon that is missing
    "gold_step": 0.04,  # of an objective's worth lost for every gold that is missing
    "tempo": 3.0,  # turns of players for an egg of the two lowest piles
}


WISHES = (*(name for name in TUNING if name.startswith("share")), "certainty", "caution", "carelessness")


class Outlook(Unknown):
    def tune(self, tuning: dict[str, float]) -> None:
        self.is_weighed = False
        self.rounds_ahead = tuning["rounds_ahead"]
        self.spread = tuning["spread"]
        self.margin = tuning["margin"]
        self.points_share = tuning["points_share"]
        self.patience = tuning["patience"]
        self.pace = tuning["pace"]
        self.haste = tuning["haste"]
        self.stored = tuning["stored"]
        self.chase = tuning["chase"]
        self.gold_step = tuning["gold_step"]
        self.tempo = tuning["tempo"]
        self.toll = tuning["toll"]
        for i in range(40):
            self.decay[i] = self.patience**i
            self.hope[i] = self.chase**i

    def search_wishes(self) -> dict[str, float]:
        return {name: TUNING[name] for name in WISHES}

    # --- time -----------------------------------------------------------------------------------------------

    def rounds_left(self) -> float:
        """Until two piles are empty, as fast as eggs are usually taken; nobody hurries to take the last one."""
        most = max(self.height[0], max(self.height[1], self.height[2]))
        eggs = self.height[0] + self.height[1] + self.height[2] - most
        return 3.0 + eggs * self.tempo / self.seats

    def left_for(self, seat: int) -> float:
        """Turns that a seat still has, the present one included."""
        if self.phase == OVER:
            return 0.0
        if self.ending == 0:
            return self.rounds_left()
        place = (seat - self.first + self.seats) % self.seats
        return 1.0 if place >= (self.seat - self.first + self.seats) % self.seats else 0.0

    # --- what things promise --------------------------------------------------------------------------------

    def weigh_market(self) -> None:
        """The best treasure of each colour."""
        for colour in range(4):
            self.market[colour] = 0.0
        for section in range(SECTIONS):
            colour = self.section_colour[section]
            resources = min(2, self.treasure[section][1]) + min(2, self.treasure[section][2])
            found = self.treasure[section][0] + self.stored * resources
            self.market[colour] = max(self.market[colour], found)

    def reach(self, missing: int, gold: int) -> float:
        """How likely an objective is still met, so many dragons and so much gold away from it."""
        if self.turns_left < 1.0 + 1.5 * missing:
            return 0.0
        if gold <= 0:
            return self.hope[missing]
        return self.hope[missing] * max(0.0, 1.0 - self.gold_step * gold)

    def weigh_objectives(self, seat: int) -> float:
        """What they promise to a seat; and, kept for later, what one more dragon or gold would add."""
        for colour in range(5):
            self.wish[colour] = 0.0
        self.gold_wish = 0.0
        total = 0.0
        if self.turns_left < 1.0:
            return total
        for slot in range(self.n_row):
            if self.taken_by[slot] != NONE:
                continue
            points = 1.0 * self.card_value[self.row[slot]]
            missing = self.missing_of[seat][slot]
            gold = self.asks_gold[self.row[slot]] - self.gold[seat]
            likely = self.reach(missing, gold)
            total += points * likely
            if gold > 0:
                self.gold_wish += points * (self.reach(missing, gold - 1) - likely)
            if missing > 0:
                gain = points * (self.reach(missing - 1, gold) - likely)
                self.wish[4] += gain
                for colour in range(4):
                    if self.helpful_of[seat][slot] >> colour & 1:
                        self.wish[colour] += gain
        return total

    def worth(self, egg: int) -> float:
        """Points that come with the dragon: its own, its sale, objectives; for the seat that was weighed last."""
        total = 1.0 * self.egg_value[egg]
        for i in range(self.n_colours[egg]):
            total += self.market[self.egg_colour[egg][i]]
        if self.n_colours[egg] == 1:
            total += self.wish[self.egg_colour[egg][0]]
        elif self.n_colours[egg] == 0:
            total += self.wish[4]
        return total

    def promise(self, worth: float, lacks: int) -> float:
        """What is left of a worth, so many resources away from it."""
        if lacks > 0 and self.turns_left < 1.0:
            return 0.0
        late = lacks - self.pace * self.turns_left
        if late > 0:
            worth *= max(0.0, 1.0 - self.haste * late)
        return max(0.1 * worth, worth - self.toll * lacks) * self.decay[lacks]

    # --- standings ------------------------------------------------------------------------------------------

    def prospect(self, seat: int) -> float:
        """The points of a seat, and those that it can hope for."""
        total = 1.0 * self.points[seat] + self.gold[seat]
        if self.phase == OVER:
            return total
        self.turns_left = self.left_for(seat)
        total += self.weigh_objectives(seat)
        for i in range(2):
            egg = self.egg[seat][i]
            if egg != NONE:
                total += self.promise(self.worth(egg), self.lacks_fire[seat][i] + self.lacks_water[seat][i])
        return total

    def weigh_seats(self) -> None:
        """Weights that grow with the prospects, the more steeply the nearer the end; their sum is 1."""
        self.weigh_market()
        scale = self.margin
        if self.phase != OVER and self.ending == 0:
            scale += self.spread * self.rounds_left()
        total = 0.0
        for seat in range(self.seats):
            self.standing_of[seat] = E ** (self.prospect(seat) / scale)
            total += self.standing_of[seat]
        for seat in range(self.seats):
            self.standing_of[seat] /= total
        self.is_weighed = True

    def is_ahead(self, seat: int, other: int) -> bool:
        """By points, then objectives, then hatched eggs (INC-6.3)."""
        points = self.points[seat] + self.gold[seat] - self.points[other] - self.gold[other]
        if points != 0:
            return points > 0
        if self.n_objectives[seat] != self.n_objectives[other]:
            return self.n_objectives[seat] > self.n_objectives[other]
        return self.n_dragons[seat] > self.n_dragons[other]

    def value(self, seat: int) -> float:
        """The chance to win, estimated; at the end mostly the place, a little the points."""
        if not self.is_weighed:
            self.weigh_seats()
        if self.phase != OVER:
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
        """Playouts stop at the end of a turn: the present one, or when every player has had so many more."""
        self.horizon = self.turns_made + max(1.0, self.rounds_ahead * self.seats)

    def at_horizon(self) -> bool:
        return self.phase == OVER or self.turns_made >= self.horizon
