"""The score: track, healthy locations, Final innovations; and who is ahead (END-9.5, END-10.2)."""

from __future__ import annotations

from clutch.games.empires_end import components
from clutch.games.empires_end.kernel.empire import Empire

POSITIONS = components.POSITIONS
NONE = -1
FINAL_TIME = 4
PER_RUIN, PER_NEIGHBOUR = 6, 8
PER_TOKEN, PER_OWN_RUIN, FOR_MOST_RUINS, COPIES = range(16, 20)


class Final(Empire):
    def location_points(self, seat: int) -> int:
        points = 0
        for place in range(POSITIONS):
            if self.healthy[seat][place]:
                points += self.value_at[place]
        return points

    def innovation_points(self, seat: int) -> int:
        """Copies give the points of the best one that is not a Copy."""
        points = 0
        best = 0
        copies = 0
        for position in range(POSITIONS):
            place = self.row[seat][position]
            if not self.healthy[seat][place]:
                continue
            card = self.head[seat][place]
            while card != NONE:
                effect = self.effect_of[card]
                if self.when[effect] == FINAL_TIME:
                    if self.does[effect] == COPIES:
                        copies += 1
                    else:
                        found = self.final_points(seat, position, effect)
                        points += found
                        best = max(best, found)
                card = self.follows[card]
        return points + copies * best

    def final_points(self, seat: int, position: int, effect: int) -> int:
        does = self.does[effect]
        points = self.amount[effect]
        if does == PER_TOKEN:
            return points * self.stock[seat][self.token_of[effect]]
        if does == PER_RUIN:
            return points * self.ruins_beside(seat, position)
        if does == PER_NEIGHBOUR:
            return points * self.neighbours(seat, position, self.near[effect], False)
        if does == PER_OWN_RUIN:
            return points * (POSITIONS - self.n_healthy[seat])
        if does == FOR_MOST_RUINS:
            ruins = POSITIONS - self.n_healthy[seat]
            return points if ruins > 0 and ruins == self.most_ruins() else 0
        return 0

    def most_ruins(self) -> int:
        """Among players still in."""
        most = 0
        for seat in range(self.seats):
            if not self.out[seat]:
                most = max(most, POSITIONS - self.n_healthy[seat])
        return most

    def total(self, seat: int) -> int:
        return self.score[seat] + self.location_points(seat) + self.innovation_points(seat)

    def is_ahead(self, seat: int, other: int) -> bool:
        """Who stayed before who is out, later before earlier (END-3.6); by points, then healthy locations."""
        if self.out[seat] or self.out[other]:
            if self.out[seat] and self.out[other]:
                return self.out[seat] > self.out[other]
            return self.out[other] > 0
        points = self.total(seat) - self.total(other)
        if points != 0:
            return points > 0
        return self.n_healthy[seat] > self.n_healthy[other]

    def scores(self) -> list[int]:
        return [self.total(seat) for seat in range(self.seats)]

    def places(self) -> list[int]:
        seats = range(self.seats)
        return [1 + sum(self.is_ahead(other, seat) for other in seats) for seat in seats]

    def sources(self) -> dict[str, list[int]]:
        seats = range(self.seats)
        return {
            "track": [self.score[seat] for seat in seats],
            "locations": [self.location_points(seat) for seat in seats],
            "innovations": [self.innovation_points(seat) for seat in seats],
        }
