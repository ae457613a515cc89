"""Disaster phases once more, flat and fast: fighting, replacing, suffering (END-3, END-4)."""

from __future__ import annotations

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel.final import Final

TURN, FREE_BIDDING, REPLACING, TARGETING, ASSIGNING, SHORTAGE = range(2, 8)
OVER, BETWEEN = 11, 12
END_TURN = moves.END_TURN
FIGHT = moves.FIGHT
FREE_BID = moves.FREE_BID
REPLACE = moves.REPLACE
SUFFER = moves.SUFFER
CHOOSE_POSITION = moves.CHOOSE_POSITION
BUY_COINS = moves.BUY_COINS
POSITIONS = components.POSITIONS
NONE = -1
COIN = 3
REPLACE_READY = 3
LEAST_TOKENS = 5  # END-3.7
COIN_PRICE = 2
GAINS, SCORES, REFRESHES_ALL = 2, 5, 20
DESTRUCTION_TIME = 5


class Disasters(Final):
    # --- cards ----------------------------------------------------------------------------------------------

    def draw(self) -> int:
        """From an empty deck: the discards are shuffled first (END-7.4)."""
        if self.n_deck == 0:
            for i in range(self.n_discards):
                self.deck[i] = self.discards[i]
            self.n_deck = self.n_discards
            self.n_discards = 0
            self.shuffle(self.deck, self.n_deck)
        self.n_deck -= 1
        return self.deck[self.n_deck]

    def discard(self, card: int) -> None:
        self.discards[self.n_discards] = card
        self.n_discards += 1

    def reveal_disasters(self, number: int) -> None:
        self.n_disasters = number
        for i in range(number):
            self.open_card[i] = self.draw()
            self.suffered[i] = 0
            self.fought[i] = 0
            for token in range(4):
                self.heap[i][token] = 0
        self.seat = self.first
        self.asked = TURN

    # --- what may be done -----------------------------------------------------------------------------------

    def list_turn(self, out: list[int]) -> int:
        kinds = self.ready_kinds(self.seat)
        n = 0
        owed = 0
        for i in range(self.n_disasters):
            if self.suffered[i]:
                continue
            if not self.fought[i]:
                owed += 1
                n = self.list_fights(i, kinds, n, out)
            if kinds >> REPLACE_READY & 1:
                out[n] = REPLACE + i
                n += 1
        if owed == 0:
            out[n] = END_TURN
            n += 1
        return n

    def list_fights(self, i: int, kinds: int, n: int, out: list[int]) -> int:
        accepts = self.accepts[self.open_card[i]] | 1 << COIN
        for token in range(4):
            if accepts >> token & 1 and self.stock[self.seat][token] > 0:
                out[n] = FIGHT + 4 * i + token
                n += 1
        for resource in range(3):
            if accepts & kinds & 1 << resource:
                out[n] = FREE_BID + 3 * i + resource
                n += 1
        out[n] = SUFFER + i
        return n + 1

    def list_disaster_places(self, out: list[int]) -> int:
        if self.asked == FREE_BIDDING:
            return self.list_places(self.ready_places(self.seat, self.resource), out)
        if self.asked == REPLACING:
            return self.list_places(self.ready_places(self.seat, REPLACE_READY), out)
        if self.asked == TARGETING:
            return self.list_places(self.nearest(self.seat, self.target_of[self.open_card[self.dealing_with]]), out)
        return self.list_places(self.places_for(self.seat), out)

    # --- a turn ---------------------------------------------------------------------------------------------

    def deal_with(self, action: int) -> None:
        """One action of a turn."""
        if action == END_TURN:
            self.next_turn()
        elif action >= SUFFER:
            self.suffer(action - SUFFER)
        elif action >= REPLACE:
            self.dealing_with = action - REPLACE
            self.choose_ready(REPLACE_READY)
        elif action >= FREE_BID:
            self.dealing_with = (action - FREE_BID) // 3
            self.resource = (action - FREE_BID) % 3
            self.choose_ready(self.resource)
        else:
            i = (action - FIGHT) // 4
            token = (action - FIGHT) % 4
            self.stock[self.seat][token] -= 1
            self.heap[i][token] += 1
            self.fought[i] = 1
            self.go_on()

    def choose_ready(self, kind: int) -> None:
        """Which one is exhausted, where there are several."""
        position = self.only_place(self.ready_places(self.seat, kind))
        if position == NONE:
            self.asked = REPLACING if kind == REPLACE_READY else FREE_BIDDING
        elif kind == REPLACE_READY:
            self.replace_disaster(position)
        else:
            self.make_free_bid(position)

    def make_free_bid(self, position: int) -> None:
        self.exhausted[self.find_ready(self.seat, position, self.resource, False)] = 1
        self.fought[self.dealing_with] = 1
        self.resource = NONE
        self.go_on()

    def replace_disaster(self, position: int) -> None:
        """The new one is revealed before the old one is discarded (END-3.9)."""
        self.exhausted[self.find_ready(self.seat, position, REPLACE_READY, False)] = 1
        old = self.open_card[self.dealing_with]
        self.open_card[self.dealing_with] = self.draw()
        self.discard(old)
        self.go_on()

    def go_on(self) -> None:
        """The same turn, the next one, or the end of the phase."""
        there = 0
        owed = 0
        for i in range(self.n_disasters):
            if not self.suffered[i]:
                there += 1
                owed += 1 - self.fought[i]
        if there == 0:
            self.asked = BETWEEN
        elif owed > 0 or self.ready_kinds(self.seat) >> REPLACE_READY & 1:
            self.asked = TURN
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.seat = self.next_in(self.seat)
        self.fought[0] = 0
        self.fought[1] = 0
        self.asked = TURN

    # --- suffering (END-3.4) --------------------------------------------------------------------------------

    def suffer(self, i: int) -> None:
        seat = self.seat
        self.dealing_with = i
        self.suffered[i] = 1
        if self.n_disasters == 1 or self.suffered[1 - i]:
            self.first = seat  # END-4.2
        for token in range(4):
            self.stock[seat][token] += self.heap[i][token]
            self.heap[i][token] = 0
        position = self.only_place(self.nearest(seat, self.target_of[self.open_card[i]]))
        if position == NONE:
            self.asked = TARGETING
        else:
            self.destroy(position)

    def destroy(self, position: int) -> None:
        seat = self.seat
        place = self.row[seat][position]
        self.healthy[seat][place] = 0
        self.n_healthy[seat] -= 1
        self.shake(place)
        if self.n_healthy[seat] == 0:
            self.fall()
            return
        position = self.only_place(self.places_for(seat))
        if position == NONE:
            self.asked = ASSIGNING
        else:
            self.assign(position)

    def shake(self, place: int) -> None:
        """Earthquakes under a location that is destroyed (END-9.6)."""
        seat = self.seat
        card = self.head[seat][place]
        while card != NONE:
            effect = self.effect_of[card]
            if self.when[effect] == DESTRUCTION_TIME:
                if self.does[effect] == GAINS:
                    self.gain(seat, self.gives[effect], 1)
                elif self.does[effect] == SCORES:
                    self.score[seat] += self.amount[effect]
                elif self.does[effect] == REFRESHES_ALL:
                    self.refresh_all(seat)
            card = self.follows[card]

    def assign(self, position: int) -> None:
        card = self.open_card[self.dealing_with]
        self.exhausted[card] = 0
        self.add_innovation(self.seat, self.row[self.seat][position], card)
        if self.tokens(self.seat) < LEAST_TOKENS:
            self.asked = SHORTAGE
        else:
            self.go_on()

    def buy_coins(self, bought: int) -> None:
        self.stock[self.seat][COIN] += bought
        self.score[self.seat] -= COIN_PRICE * bought
        self.go_on()

    def fall(self) -> None:
        """END-3.6"""
        seat = self.seat
        self.n_out += 1
        self.out[seat] = self.n_out
        self.bury(seat)
        self.discard(self.open_card[self.dealing_with])
        if self.first == seat:
            self.first = self.next_in(seat)
        if self.n_out == self.seats - 1:
            self.asked = OVER
        elif self.n_disasters == 2 and not self.suffered[1 - self.dealing_with]:
            self.next_turn()
        else:
            self.asked = BETWEEN

    def bury(self, seat: int) -> None:
        """All that a fallen empire had."""
        for token in range(4):
            self.stock[seat][token] = 0
        for i in range(self.n_hand[seat]):
            self.discard(self.hand[seat][i])
        self.n_hand[seat] = 0
        for position in range(POSITIONS):
            place = self.row[seat][position]
            card = self.head[seat][place]
            while card != NONE:
                self.exhausted[card] = 0
                self.discard(card)
                card = self.follows[card]
            self.head[seat][place] = NONE
            self.count[seat][place] = 0
