"""Turns once more, flat and fast: choosing, collecting, acting; play.pxd gives the C types.

A test plays thousands of games here and in `rules`, move for move.
"""

from __future__ import annotations

from clutch.games.eggs_and_empires import components, moves
from clutch.games.eggs_and_empires.kernel.rounds import Rounds

SCOUT, SHEPHERD, COURIER, MERCHANT, PRIEST, MAGE, BLACKSMITH, DARK_PRIESTESS = range(2, 10)
MULLIGAN, CHOOSING, COLLECTING, TURN_END, OVER = range(5)
KEEP_HAND = moves.KEEP_HAND
REDRAW_HAND = moves.REDRAW_HAND
LEAVE_EGGS = moves.LEAVE_EGGS
KEEP_EGG = moves.KEEP_EGG
DISCARD_NOTHING = moves.DISCARD_NOTHING
CHOOSE = moves.CHOOSE
CHOOSE_TWO = moves.CHOOSE_TWO
TAKE_FACE_DOWN = moves.TAKE_FACE_DOWN
GIVE = moves.GIVE
DISCARD = moves.DISCARD
TAKE_FACE_UP = moves.TAKE_FACE_UP
MOST_POINTS = components.MOST_POINTS
SECOND_EGGS = moves.SECOND_EGGS
TURNS = components.TURNS
SEATS = 6
EVERYONE = 64


class Play(Rounds):
    def decider(self) -> int:
        return self.to_act

    def is_over(self) -> bool:
        return self.phase == OVER

    def list_actions(self, out: list[int]) -> int:
        seat = self.to_act
        if self.phase == CHOOSING:
            if self.each == 2:
                return self.list_pairs(seat, out)
            for i in range(self.n_hand[seat]):
                out[i] = CHOOSE + self.hand[seat][i] - 1
            return self.n_hand[seat]
        if self.phase == COLLECTING:
            return self.list_picks(out)
        if self.phase == TURN_END:
            return self.list_acts(out)
        if self.phase == MULLIGAN:
            out[0] = KEEP_HAND
            out[1] = REDRAW_HAND
            return 2
        return 0

    def take_back(self) -> None:
        if self.phase not in (MULLIGAN, CHOOSING):
            return
        for seat in range(self.to_act):
            self.wants[seat] = 0
            for which in range(self.each):
                if self.played[seat][which]:
                    self.hand[seat][self.n_hand[seat]] = self.played[seat][which]
                    self.n_hand[seat] += 1
                    self.played[seat][which] = 0
        self.to_act = 0

    def ask(self, seat: int) -> None:
        self.check_seat(seat)
        self.is_asked = True
        if self.phase in (MULLIGAN, CHOOSING):
            self.to_act = seat

    def list_pairs(self, seat: int, out: list[int]) -> int:
        """Two different numbers; equal cards are one possibility."""
        seen = 0
        n = 0
        for i in range(self.n_hand[seat]):
            seen |= 1 << self.hand[seat][i]
        for high in range(2, 11):
            if seen >> high & 1:
                for low in range(1, high):
                    if seen >> low & 1:
                        out[n] = CHOOSE_TWO + (high - 1) * (high - 2) // 2 + low - 1
                        n += 1
        return n

    def list_picks(self, out: list[int]) -> int:
        card = self.played[self.queue[0] >> 1][self.queue[0] & 1]
        n = 0
        for i in range(self.n_up):
            value = self.up[i]
            if card == MAGE and value < 0:
                continue
            j = 0  # equal eggs are one possibility
            while self.up[j] != value:
                j += 1
            if j == i:
                out[n] = TAKE_FACE_UP + MOST_POINTS + value
                n += 1
        face_up = n
        for i in range(self.n_down):
            out[n] = TAKE_FACE_DOWN + self.down_scout[i]
            n += 1
        if card == MAGE and face_up == 0 and self.n_down > 0:
            out[n] = LEAVE_EGGS
            n += 1
        return n

    def list_acts(self, out: list[int]) -> int:
        first = self.queue[0]
        seat = first >> 1
        n = 0
        if self.played[seat][first & 1] == COURIER:
            for other in range(self.seats):
                if other != seat:
                    out[n] = GIVE + other
                    n += 1
            out[n] = KEEP_EGG
            return n + 1
        for i in range(self.n_pile[seat]):
            out[n] = DISCARD + self.pile_mark[seat][i]
            n += 1
        out[n] = DISCARD_NOTHING
        return n + 1

    def do_action(self, action: int) -> None:
        seat = self.to_act
        if self.phase == CHOOSING:
            self.choose(seat, action)
            self.to_act += 1
            if self.to_act == self.seats:
                self.queue_picks()
                self.phase = COLLECTING
                self.collect()
        elif self.phase == COLLECTING:
            which = self.queue[0] & 1
            self.pop_queue()
            self.take(seat, which, action)
            self.collect()
        elif self.phase == TURN_END:
            which = self.queue[0] & 1
            self.pop_queue()
            if action >= DISCARD:
                self.drop(seat, self.find_mark(seat, action - DISCARD))
            elif action >= GIVE:
                self.give(seat, action - GIVE, self.took[seat][which] - 1)
            self.act()
        elif self.phase == MULLIGAN:
            self.wants[seat] = 1 if action == REDRAW_HAND else 0
            self.to_act += 1
            if self.to_act == self.seats:
                self.carry_out_mulligans()

    # --- a turn ---------------------------------------------------------------------------------------------

    def choose(self, seat: int, action: int) -> None:
        if self.each == 1:
            self.played[seat][0] = action - CHOOSE + 1
            self.remove_from_hand(seat, self.played[seat][0])
            return
        pair = action - CHOOSE_TWO
        high = 2
        while pair >= high - 1:
            pair -= high - 1
            high += 1
        self.played[seat][0] = high
        self.played[seat][1] = pair + 1
        self.remove_from_hand(seat, high)
        self.remove_from_hand(seat, pair + 1)

    def remove_from_hand(self, seat: int, card: int) -> None:
        i = 0
        while self.hand[seat][i] != card:
            i += 1
        cut(self.hand[seat], self.n_hand[seat], i)
        self.n_hand[seat] -= 1

    def queue_picks(self) -> None:
        """Highest first, equals from the marker (EGG-4.1, 4.5); Shepherds (5.3) and Dark Priestesses (5.9)."""
        priestesses = 0
        smiths = 0
        for seat in range(self.seats):
            for which in range(self.each):
                card = self.played[seat][which]
                self.unseen[card] -= 1
                if card == DARK_PRIESTESS:
                    priestesses += 1
                elif card == BLACKSMITH:
                    smiths += 1
        self.n_queue = 0
        for i in range(self.seats):
            seat = self.after_marker(i)
            for which in range(self.each):
                card = self.played[seat][which]
                if card == DARK_PRIESTESS and priestesses > 1:
                    continue
                rank = 2 * card
                if card == SHEPHERD and smiths > 0:
                    rank = 2 * BLACKSMITH + 1
                j = self.n_queue  # insertion sort, stable: equals stay in player order
                while j > 0 and self.pool[j - 1] < rank:
                    self.pool[j] = self.pool[j - 1]
                    self.queue[j] = self.queue[j - 1]
                    j -= 1
                self.pool[j] = rank
                self.queue[j] = 2 * seat + which
                self.n_queue += 1

    def collect(self) -> None:
        """Serve the queue up to the first real choice (EGG-4.2)."""
        while self.n_queue > 0:
            n = self.list_picks(self.actions)
            seat = self.queue[0] >> 1
            which = self.queue[0] & 1
            if n > 1:
                self.to_act = seat
                return
            self.pop_queue()
            if n == 1:
                self.take(seat, which, self.actions[0])
        self.clear_table()

    def take(self, seat: int, which: int, action: int) -> None:
        if action == LEAVE_EGGS:
            return
        mark = (self.turn - 1) * SEATS + seat
        if self.each == 2 and self.took[seat][1 - which] > 0:
            mark = SECOND_EGGS + (self.turn - 1) * 2 + seat
        self.took[seat][which] = mark + 1
        i = 0
        if action >= TAKE_FACE_UP:
            value = action - TAKE_FACE_UP - MOST_POINTS
            while self.up[i] != value:
                i += 1
            cut(self.up, self.n_up, i)
            self.n_up -= 1
            self.pile_up(seat, value, mark, EVERYONE)
            self.open_points[seat] += value
            return
        scout = action - TAKE_FACE_DOWN
        while self.down_scout[i] != scout:
            i += 1
        value = self.down[i]
        cut(self.down, self.n_down, i)
        cut(self.down_scout, self.n_down, i)
        self.n_down -= 1
        self.pile_up(seat, value, mark, 1 << scout | 1 << seat)

    def pile_up(self, seat: int, value: int, mark: int, known: int) -> None:
        i = self.n_pile[seat]
        self.pile[seat][i] = value
        self.pile_mark[seat][i] = mark
        self.pile_known[seat][i] = known
        self.n_pile[seat] = i + 1

    def clear_table(self) -> None:
        """Unclaimed eggs go, Scouts look, new eggs come; then Courier, Merchant, Priest, Blacksmith act."""
        for i in range(self.n_down):
            self.lost[self.n_lost] = self.down[i]
            self.lost_scout[self.n_lost] = self.down_scout[i]
            self.n_lost += 1
        self.n_up = 0
        self.n_down = 0
        self.n_queue = 0
        for i in range(self.seats):
            seat = self.after_marker(i)
            for which in range(self.each):
                card = self.played[seat][which]
                if card == SCOUT and self.turn < TURNS:
                    self.n_egg_deck -= 1
                    self.down[self.n_down] = self.egg_deck[self.n_egg_deck]
                    self.down_scout[self.n_down] = seat
                    self.n_down += 1
                elif self.took[seat][which] > 0 and (card == COURIER or card == PRIEST):
                    self.queue[self.n_queue] = 2 * seat + which
                    self.n_queue += 1
                elif self.took[seat][which] == 0 and card == MERCHANT:
                    self.merchants[seat] += 1
                    self.bonus[seat] += self.merchant
                    self.open_points[seat] += self.merchant
                elif self.took[seat][which] == 0 and card == BLACKSMITH:
                    self.smiths[seat] += 1
                    self.bonus[seat] += self.blacksmith
                    self.open_points[seat] += self.blacksmith
        if self.turn < TURNS:
            self.reveal_eggs()
        self.phase = TURN_END
        self.act()

    def act(self) -> None:
        """Stop at the next Courier or Priest with something to decide; otherwise the turn is over."""
        while self.n_queue > 0:
            seat = self.queue[0] >> 1
            which = self.queue[0] & 1
            if self.played[seat][which] == PRIEST or self.find_mark(seat, self.took[seat][which] - 1) >= 0:
                self.to_act = seat
                return
            self.pop_queue()
        self.finish_turn()

    def find_mark(self, seat: int, mark: int) -> int:
        for i in range(self.n_pile[seat]):
            if self.pile_mark[seat][i] == mark:
                return i
        return -1

    def give(self, seat: int, to: int, mark: int) -> None:
        slot = self.find_mark(seat, mark)
        value = self.pile[seat][slot]
        known = self.pile_known[seat][slot]
        self.drop(seat, slot)
        if known == EVERYONE:
            self.open_points[to] += value
        else:
            known |= 1 << to
        self.pile_up(to, value, mark, known)

    def drop(self, seat: int, slot: int) -> None:
        if self.pile_known[seat][slot] == EVERYONE:
            self.open_points[seat] -= self.pile[seat][slot]
        n = self.n_pile[seat]
        cut(self.pile[seat], n, slot)
        cut(self.pile_mark[seat], n, slot)
        cut(self.pile_known[seat], n, slot)
        self.n_pile[seat] = n - 1

    def pop_queue(self) -> None:
        cut(self.queue, self.n_queue, 0)
        self.n_queue -= 1


def cut(cards: list[int], n: int, i: int) -> None:
    """Remove the i-th of n cards, closing the gap."""
    while i < n - 1:
        cards[i] = cards[i + 1]
        i += 1
