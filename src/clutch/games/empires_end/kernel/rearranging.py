"""Rules of thumb for the row: which locations to swap, which innovation to move."""

from __future__ import annotations

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel.tactics import Tactics

POSITIONS = components.POSITIONS
CHOOSE_POSITION = moves.CHOOSE_POSITION
PICK_INNOVATION = moves.PICK_INNOVATION
NONE = -1


class Rearranging(Tactics):
    # --- swaps ----------------------------------------------------------------------------------------------

    def weigh_row(self, seat: int) -> None:
        """What each position holds, and how likely disasters strike there: by the cards that the seat has not seen."""
        for position in range(POSITIONS):
            self.danger[position] = 0.0
        for i in range(self.n_deck):
            self.danger[self.target_of[self.deck[i]]] += 1.0
        unseen = 1.0 * self.n_deck
        for other in range(self.seats):
            if other != seat:
                unseen += self.n_hand[other]
                for i in range(self.n_hand[other]):
                    self.danger[self.target_of[self.hand[other][i]]] += 1.0
        for position in range(POSITIONS):
            self.danger[position] *= 0.5 * self.risk * self.trouble / max(1.0, unseen)
        for position in range(POSITIONS):
            self.here[position] = self.worth_here(seat, position)

    def worth_here(self, seat: int, position: int) -> float:
        """Less by what threatens; of a ruin, what there is to hope for."""
        place = self.row[seat][position]
        worth = self.place_worth(seat, position)
        if not self.healthy[seat][place]:
            return worth * self.hope_for(seat, place)
        return worth * (1.0 - self.danger[position])

    def swap_gain(self, seat: int, one: int, other: int) -> float:
        """For the two, and for all beside them; after `weigh_row`."""
        touched = (7 << one | 7 << other) >> 1
        gain = 0.0
        self.swap(seat, one, other)
        for position in range(POSITIONS):
            if touched >> position & 1:
                gain += self.worth_here(seat, position) - self.here[position]
        self.swap(seat, one, other)
        return gain

    def best_partner(self, seat: int, one: int) -> int:
        best = -1e9
        choice = 0
        for other in range(POSITIONS):
            if other != one:
                gain = self.swap_gain(seat, one, other)
                if gain > best:
                    best = gain
                    choice = other
        return choice

    def thumb_swap(self, seat: int) -> int:
        self.weigh_row(seat)
        return CHOOSE_POSITION + self.best_partner(seat, self.plan_position[seat])

    # --- moves ----------------------------------------------------------------------------------------------

    def move_gain(self, seat: int, position: int, card: int) -> float:
        """Of an innovation that leaves this position for the best one."""
        place = self.row[seat][position]
        effect = self.effect_of[card]
        lost = self.worth_of(seat, position, effect)
        if not self.healthy[seat][place]:
            lost *= self.hope_for(seat, place)
        to = self.best_place(seat, self.places_to_move(seat, position), card)
        return self.worth_of(seat, to, effect) - lost

    def best_move(self, seat: int, position: int) -> float:
        best = -1e9
        card = self.head[seat][self.row[seat][position]]
        while card != NONE:
            best = max(best, self.move_gain(seat, position, card))
            card = self.follows[card]
        return best

    def thumb_lift(self, seat: int) -> int:
        position = self.plan_position[seat]
        best = -1e9
        n = self.list_movable(seat, position, self.actions)
        choice = self.actions[0]
        for i in range(n):
            number = self.actions[i] - PICK_INNOVATION
            gain = self.move_gain(seat, position, self.innovation_number(seat, position, number))
            if gain > best:
                best = gain
                choice = self.actions[i]
        return choice
