"""One empire: its row, its innovations, what is adjacent, what is exhausted.

Sets of positions are numbers, one bit each.
"""

from __future__ import annotations

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel.copies import Copies

POSITIONS = components.POSITIONS
CHOOSE_POSITION = moves.CHOOSE_POSITION
NONE = -1
CONFLICT_TIME = 3
STRENGTHENS = 14


class Empire(Copies):
    # --- pieces ---------------------------------------------------------------------------------------------

    def add_innovation(self, seat: int, place: int, card: int) -> None:
        """The last of the location's."""
        self.follows[card] = NONE
        self.count[seat][place] += 1
        if self.head[seat][place] == NONE:
            self.head[seat][place] = card
            return
        last = self.head[seat][place]
        while self.follows[last] != NONE:
            last = self.follows[last]
        self.follows[last] = card

    def lift(self, seat: int, place: int, card: int) -> None:
        self.count[seat][place] -= 1
        if self.head[seat][place] == card:
            self.head[seat][place] = self.follows[card]
            return
        last = self.head[seat][place]
        while self.follows[last] != card:
            last = self.follows[last]
        self.follows[last] = self.follows[card]

    def cut(self, cards: list[int], n: int, i: int) -> None:
        """Remove the i-th of n cards, closing the gap."""
        while i < n - 1:
            cards[i] = cards[i + 1]
            i += 1

    def swap(self, seat: int, one: int, other: int) -> None:
        place = self.row[seat][one]
        self.row[seat][one] = self.row[seat][other]
        self.row[seat][other] = place

    def gain(self, seat: int, goods: list[int], times: int) -> None:
        for token in range(4):
            self.stock[seat][token] += goods[token] * times

    def tokens(self, seat: int) -> int:
        return self.stock[seat][0] + self.stock[seat][1] + self.stock[seat][2] + self.stock[seat][3]

    def next_in(self, seat: int) -> int:
        """Clockwise, the next player still in."""
        seat = (seat + 1) % self.seats
        while self.out[seat]:
            seat = (seat + 1) % self.seats
        return seat

    # --- neighbours (END-1.9) -------------------------------------------------------------------------------

    def is_healthy_at(self, seat: int, position: int) -> bool:
        return self.healthy[seat][self.row[seat][position]] == 1

    def ruins_beside(self, seat: int, position: int) -> int:
        ruins = 0
        if position > 0 and not self.is_healthy_at(seat, position - 1):
            ruins += 1
        if position < POSITIONS - 1 and not self.is_healthy_at(seat, position + 1):
            ruins += 1
        return ruins

    def neighbours(self, seat: int, position: int, type_: int, only_healthy: bool) -> int:
        found = 0
        for beside in range(max(0, position - 1), min(POSITIONS, position + 2)):
            place = self.row[seat][beside]
            if beside != position and self.type_at[place] == type_ and (self.healthy[seat][place] or not only_healthy):
                found += 1
        return found

    # --- where something can go -----------------------------------------------------------------------------

    def places_for(self, seat: int) -> int:
        """Healthy positions with the fewest innovations (END-6.1)."""
        fewest = 127
        places = 0
        for position in range(POSITIONS):
            place = self.row[seat][position]
            if self.healthy[seat][place] and self.count[seat][place] <= fewest:
                if self.count[seat][place] < fewest:
                    fewest = self.count[seat][place]
                    places = 0
                places |= 1 << position
        return places

    def nearest(self, seat: int, position: int) -> int:
        """The position itself if it is healthy, or the nearest that are (END-3.5)."""
        for distance in range(POSITIONS):
            places = 0
            if position - distance >= 0 and self.is_healthy_at(seat, position - distance):
                places |= 1 << (position - distance)
            if position + distance < POSITIONS and self.is_healthy_at(seat, position + distance):
                places |= 1 << (position + distance)
            if places:
                return places
        return 0

    def places_to_move(self, seat: int, position: int) -> int:
        """Where an innovation of this position can go once it is lifted (END-7.7)."""
        place = self.row[seat][position]
        if self.count[seat][place] == 0:
            return 0
        self.count[seat][place] -= 1
        places = self.places_for(seat)
        self.count[seat][place] += 1
        return places & ~(1 << position)

    def only_place(self, places: int) -> int:
        """The position, if it is a single one; otherwise NONE."""
        if places & (places - 1):
            return NONE
        position = 0
        while places >> position > 1:
            position += 1
        return position

    def list_places(self, places: int, out: list[int]) -> int:
        n = 0
        for position in range(POSITIONS):
            if places >> position & 1:
                out[n] = CHOOSE_POSITION + position
                n += 1
        return n

    # --- exhausting and refreshing (END-6.4) ----------------------------------------------------------------

    def ready_kinds(self, seat: int) -> int:
        """What can be exhausted now: one bit for each free bid, and one for Replace."""
        kinds = 0
        for place in range(POSITIONS):
            if self.healthy[seat][place]:
                card = self.head[seat][place]
                while card != NONE:
                    if self.ready_of[card] != NONE and not self.exhausted[card]:
                        kinds |= 1 << self.ready_of[card]
                    card = self.follows[card]
        return kinds

    def ready_places(self, seat: int, kind: int) -> int:
        places = 0
        for position in range(POSITIONS):
            if self.is_healthy_at(seat, position) and self.find_ready(seat, position, kind, False) != NONE:
                places |= 1 << position
        return places

    def find_ready(self, seat: int, position: int, kind: int, is_exhausted: bool) -> int:
        """The first innovation of this kind at a position, ready or exhausted."""
        card = self.head[seat][self.row[seat][position]]
        while card != NONE and (self.ready_of[card] != kind or self.exhausted[card] != is_exhausted):
            card = self.follows[card]
        return card

    def exhausted_kinds(self, seat: int, position: int) -> int:
        kinds = 0
        card = self.head[seat][self.row[seat][position]]
        while card != NONE:
            if self.exhausted[card]:
                kinds |= 1 << self.ready_of[card]
            card = self.follows[card]
        return kinds

    def n_exhausted(self, seat: int) -> int:
        found = 0
        for place in range(POSITIONS):
            card = self.head[seat][place]
            while card != NONE:
                found += self.exhausted[card]
                card = self.follows[card]
        return found

    def refresh_place(self, seat: int, place: int) -> None:
        card = self.head[seat][place]
        while card != NONE:
            self.exhausted[card] = 0
            card = self.follows[card]

    def refresh_all(self, seat: int) -> None:
        for place in range(POSITIONS):
            self.refresh_place(seat, place)

    def refresh_beside(self, seat: int, position: int) -> None:
        """Destroyed ones too, not the own (END-5.3)."""
        if position > 0:
            self.refresh_place(seat, self.row[seat][position - 1])
        if position < POSITIONS - 1:
            self.refresh_place(seat, self.row[seat][position + 1])

    def can_refresh_beside(self, seat: int, position: int) -> bool:
        if position > 0 and self.exhausted_kinds(seat, position - 1):
            return True
        return position < POSITIONS - 1 and self.exhausted_kinds(seat, position + 1) != 0

    # --- strength (END-8.1) ---------------------------------------------------------------------------------

    def strength(self, seat: int) -> int:
        total = 0
        for position in range(POSITIONS):
            place = self.row[seat][position]
            if not self.healthy[seat][place]:
                continue
            total += self.strength_by(seat, position, self.base[place])
            card = self.head[seat][place]
            while card != NONE:
                total += self.strength_by(seat, position, self.effect_of[card])
                card = self.follows[card]
        return total

    def strength_by(self, seat: int, position: int, effect: int) -> int:
        if self.when[effect] != CONFLICT_TIME:
            return 0
        if self.does[effect] == STRENGTHENS:
            return self.amount[effect]
        return self.amount[effect] * self.ruins_beside(seat, position)
