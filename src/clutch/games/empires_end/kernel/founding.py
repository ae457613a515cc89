"""The beginning of a quick game once more, flat and fast: new hands, and two disasters already suffered (END-10.3)."""

from __future__ import annotations

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel.dealing import Dealing

FOUNDING, BETWEEN = 1, 12
FOUND_FIRST, FOUND_SECOND, FOUND_TARGET, FOUND_PLACE, PLANNED = range(13, 18)
CHOOSE_POSITION = moves.CHOOSE_POSITION
FOUND_WITH = moves.FOUND_WITH
HAND = components.HAND
QUICK_FROM = components.QUICK_FROM
NONE = -1


class Founding(Dealing):
    def redraw(self) -> None:
        for i in range(self.seats):
            seat = (self.first + i) % self.seats
            if self.wants[seat]:
                for slot in range(self.n_hand[seat]):
                    self.discard(self.hand[seat][slot])
                self.n_hand[seat] = 0
        self.deal_up_to(HAND)

    def begin_founding(self) -> None:
        self.clear_plans()
        for seat in range(self.seats):
            self.planned[seat] = FOUND_FIRST
        self.asked = FOUNDING

    def list_founding(self, seat: int, out: list[int]) -> int:
        if self.planned[seat] == FOUND_TARGET:
            return self.list_places(self.nearest(seat, self.target_of[self.founded[seat][1]]), out)
        if self.planned[seat] == FOUND_PLACE:
            return self.list_places(self.places_for(seat), out)
        n = 0
        for slot in range(self.n_hand[seat]):
            if not self.is_founded(seat, self.hand[seat][slot]):
                out[n] = FOUND_WITH + slot
                n += 1
        return n

    def is_founded(self, seat: int, card: int) -> bool:
        for i in range(min(2, self.n_founded[seat])):
            if self.founded[seat][i] == card:
                return True
        return False

    def found(self, seat: int, action: int) -> None:
        planned = self.planned[seat]
        if planned == FOUND_FIRST or planned == FOUND_SECOND:
            self.found_with(seat, action - FOUND_WITH)
        elif planned == FOUND_TARGET:
            self.ruin(seat, action - CHOOSE_POSITION)
            self.planned[seat] = FOUND_PLACE
        else:
            card = self.founded[seat][self.n_founded[seat] - 2]
            self.add_innovation(seat, self.row[seat][action - CHOOSE_POSITION], card)
            self.n_founded[seat] += 1
            if self.n_founded[seat] == 4:
                self.planned[seat] = PLANNED

    def found_with(self, seat: int, slot: int) -> None:
        """Both targets are destroyed before the cards find their places."""
        card = self.hand[seat][slot]
        self.founded[seat][self.n_founded[seat]] = card
        self.n_founded[seat] += 1
        if self.n_founded[seat] == 1:
            self.planned[seat] = FOUND_SECOND
            return
        self.ruin(seat, self.target_of[self.founded[seat][0]])
        position = self.only_place(self.nearest(seat, self.target_of[card]))
        if position == NONE:
            self.planned[seat] = FOUND_TARGET
        else:
            self.ruin(seat, position)
            self.planned[seat] = FOUND_PLACE

    def ruin(self, seat: int, position: int) -> None:
        self.healthy[seat][self.row[seat][position]] = 0
        self.n_healthy[seat] -= 1

    def end_founding(self) -> None:
        for i in range(self.seats):
            seat = (self.first + i) % self.seats
            for slot in range(self.n_hand[seat]):
                if not self.is_founded(seat, self.hand[seat][slot]):
                    self.discard(self.hand[seat][slot])
            self.n_hand[seat] = 0
        self.deal_up_to(self.hand_size)
        self.phase = QUICK_FROM - 1
        self.asked = BETWEEN
