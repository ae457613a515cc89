"""Rounds once more, flat and fast: set-up, mulligans, the end of a turn, scoring; rounds.pxd gives the C types."""

from __future__ import annotations

from clutch.games.eggs_and_empires import components
from clutch.games.eggs_and_empires.kernel.loading import Loaded

DARK_PRIESTESS = 9
MULLIGAN, CHOOSING, COLLECTING, TURN_END, OVER = range(5)
TURNS = components.TURNS
ROUNDS = components.ROUNDS
SEATS = 6
NO_HORIZON = 99


class Rounds(Loaded):
    def start(self, seed: int) -> None:
        """A new game, from a 64-bit number."""
        self.use_seed(seed)
        for seat in range(SEATS):
            self.score[seat] = 0
            self.round_points[seat] = 0
            self.tokens[seat] = 0
        self.marker = self.below(self.seats)
        self.round = 1
        self.last_round = NO_HORIZON
        self.begin_round()

    def begin_round(self) -> None:
        for card in range(1, 11):
            self.unseen[card] = self.seats * self.decks
        for seat in range(self.seats):
            self.n_deck[seat] = 10 * self.decks
            for i in range(10 * self.decks):
                self.deck[seat][i] = i % 10 + 1
            self.shuffle(self.deck[seat], 10 * self.decks)
            self.n_hand[seat] = 0
            for _ in range(self.hand_size):
                self.draw_card(seat)
            self.n_pile[seat] = 0
            self.bonus[seat] = 0
            self.merchants[seat] = 0
            self.smiths[seat] = 0
            self.open_points[seat] = self.score[seat]
            self.wants[seat] = 0
            for which in range(2):
                self.played[seat][which] = 0
                self.took[seat][which] = 0
        self.n_egg_deck = 0
        self.n_up = 0
        self.n_down = 0
        self.n_lost = 0
        self.n_queue = 0
        self.turn = 1
        self.phase = MULLIGAN
        self.to_act = 0

    def draw_card(self, seat: int) -> None:
        self.n_deck[seat] -= 1
        self.hand[seat][self.n_hand[seat]] = self.deck[seat][self.n_deck[seat]]
        self.n_hand[seat] += 1

    def carry_out_mulligans(self) -> None:
        for seat in range(self.seats):
            if self.wants[seat]:
                self.redraw(seat)
                self.wants[seat] = 0
        self.n_egg_deck = self.n_eggs
        for i in range(self.n_eggs):
            self.egg_deck[i] = self.eggs[i]
        self.shuffle(self.egg_deck, self.n_eggs)
        self.reveal_eggs()
        self.phase = CHOOSING
        self.to_act = 0

    def redraw(self, seat: int) -> None:
        """New cards first, then the old ones are shuffled in (EGG-2.3)."""
        for i in range(self.hand_size):
            self.pool[i] = self.hand[seat][i]
        self.n_hand[seat] = 0
        for _ in range(self.hand_size):
            self.draw_card(seat)
        for i in range(self.hand_size):
            self.deck[seat][self.n_deck[seat]] = self.pool[i]
            self.n_deck[seat] += 1
        self.shuffle(self.deck[seat], self.n_deck[seat])

    def reveal_eggs(self) -> None:
        self.n_up = self.reveal
        for i in range(self.reveal):
            self.n_egg_deck -= 1
            self.up[i] = self.egg_deck[self.n_egg_deck]

    def after_marker(self, i: int) -> int:
        """The i-th seat clockwise from the marker."""
        seat = self.marker + i
        return seat - self.seats if seat >= self.seats else seat

    def finish_turn(self) -> None:
        for seat in range(self.seats):
            while self.n_hand[seat] < self.hand_size and self.n_deck[seat] > 0:
                self.draw_card(seat)
        if self.marker_option == 2 or (self.marker_option == 0 and self.is_tie()):
            self.marker = self.after_marker(1)
        for seat in range(self.seats):
            for which in range(2):
                self.played[seat][which] = 0
                self.took[seat][which] = 0
        if self.turn < TURNS:
            self.turn += 1
            self.phase = CHOOSING
            self.to_act = 0
            return
        self.score_round()
        if self.is_won():
            self.phase = OVER
            return
        if self.marker_option == 1:
            self.marker = self.after_marker(1)
        else:
            lowest = self.marker
            for i in range(self.seats):
                seat = self.after_marker(i)
                if self.tokens_count:
                    if self.round_points[seat] < self.round_points[lowest]:
                        lowest = seat
                elif self.score[seat] < self.score[lowest]:
                    lowest = seat
            self.marker = lowest
        self.round += 1
        self.begin_round()

    def is_tie(self) -> bool:
        seen = 0
        for seat in range(self.seats):
            for which in range(self.each):
                card = self.played[seat][which]
                if card != DARK_PRIESTESS:
                    if seen >> card & 1:
                        return True
                    seen |= 1 << card
        return False

    def score_round(self) -> None:
        best = -10000
        for seat in range(self.seats):
            points = self.bonus[seat]
            for i in range(self.n_pile[seat]):
                points += self.pile[seat][i]
            self.round_points[seat] = points
            self.score[seat] += points
            best = max(best, points)
        for seat in range(self.seats):
            if self.tokens_count and self.round_points[seat] == best:
                self.tokens[seat] += 1

    def is_won(self) -> bool:
        if not self.tokens_count:
            return self.round >= ROUNDS
        for seat in range(self.seats):
            if self.tokens[seat] >= self.target:
                return True
        return False
