"""Rules of thumb, and how a seat stands: what a search plays and asks when it looks ahead.

A rule of thumb uses only what its seat knows: its hand, its own Scout's egg, and what all can see.
"""

from __future__ import annotations

from math import e
from typing import Any

from clutch.games.eggs_and_empires import components, moves
from clutch.games.eggs_and_empires.kernel.unknown import Unknown

COURIER, MERCHANT, PRIEST, MAGE, BLACKSMITH = range(4, 9)
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
ROUNDS = components.ROUNDS
TURNS = components.TURNS

E: float = e
TUNING = {  # found by benchmarks/tune_search.py
    "rounds_ahead": 0,  # how many rounds after this one a playout goes on
    "spread": 16.0,  # points by which the results of a round differ
    "margin": 12.0,  # points by which a finished game is clearly won
    "points_share": 0.3,  # of a finished game's value that goes by points, not by the place
    "token_weight": 1.2,
    "whim": 1.0,  # points by which a rule of thumb errs
    "thrift": 2.0,  # in how many last turns a card is no longer saved up
}


SAMPLES = 500
DELIVERY = 0.5  # how much of a bad egg's value it is worth to give it away


class EggsKernel(Unknown):
    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        self.tune(TUNING)
        self.learn_usual_worths()
        self.start(0)

    def tune(self, tuning: dict[str, float]) -> None:
        self.rounds_ahead = int(tuning["rounds_ahead"])
        self.spread = tuning["spread"]
        self.margin = tuning["margin"]
        self.points_share = tuning["points_share"]
        self.token_weight = tuning["token_weight"]
        self.whim = tuning["whim"]
        self.thrift = tuning["thrift"]

    def learn_usual_worths(self) -> None:
        """What each card promises over many reveals; at index 0 the average card."""
        self.use_seed(0)
        self.n_down = 0
        self.n_up = self.reveal
        for card in range(1, 11):
            self.ahead[card] = (10.5 - card) / 10
        for _ in range(SAMPLES):
            for i in range(self.n_eggs):
                self.pool[i] = self.eggs[i]
            self.shuffle(self.pool, self.n_eggs)
            for i in range(self.reveal):
                self.up[i] = self.pool[i]
            eggs = self.sort_eggs(0)
            for card in range(1, 11):
                self.usual[card] += self.promise(card, eggs) / SAMPLES
        self.usual[0] = sum(self.usual[card] for card in range(1, 11)) / 10

    def rule_of_thumb(self) -> int:
        if self.phase == TURN_END:
            return self.thumb_act()
        if self.phase == MULLIGAN:
            return self.thumb_mulligan()
        n = self.list_actions(self.actions)
        if self.phase == COLLECTING:
            return self.thumb_pick(n)
        return self.thumb_choice(n)

    def thumb_choice(self, n: int) -> int:
        """The card, or pair, that promises most above what it is usually worth."""
        eggs = self.sort_eggs(self.to_act)
        self.weigh_rivals(self.to_act)
        thrift = min(1.0, (TURNS - self.turn) / self.thrift)
        best = -1e9
        choice = self.actions[0]
        for i in range(n):
            if self.each == 1:
                card = self.actions[i] - CHOOSE + 1
                gain = self.promise(card, eggs) - thrift * self.usual[card]
            else:
                pair = self.actions[i] - CHOOSE_TWO
                high = 2
                while pair >= high - 1:
                    pair -= high - 1
                    high += 1
                gain = self.promise(high, eggs) - thrift * self.usual[high]
                gain += self.promise(pair + 1, eggs) - thrift * self.usual[pair + 1]
            gain += self.below(1000) * 0.001 * self.whim
            if gain > best:
                best = gain
                choice = self.actions[i]
        return choice

    def weigh_rivals(self, seat: int) -> None:
        """How likely a rival's card beats each of one's own, by what has not been revealed yet."""
        for card in range(1, 11):
            self.left[card] = self.unseen[card]
        for i in range(self.n_hand[seat]):
            self.left[self.hand[seat][i]] -= 1
        for i in range(self.n_deck[seat]):
            self.left[self.deck[seat][i]] -= 1
        total = 0
        for card in range(1, 11):
            total += self.left[card]
        higher = 0
        for i in range(10):
            card = 10 - i
            self.ahead[card] = min(0.98, max(0.02, (higher + 0.5 * self.left[card]) / total))
            higher += self.left[card]

    def sort_eggs(self, seat: int) -> int:
        """The eggs in the middle as this seat sees them, best first, into worth_of."""
        n = 0
        for i in range(self.n_up + self.n_down):
            if i < self.n_up:
                egg = 1.0 * self.up[i]
            elif self.down_scout[i - self.n_up] == seat:
                egg = 1.0 * self.down[i - self.n_up]
            else:
                egg = self.mean_egg
            j = n
            while j > 0 and self.worth_of[j - 1] < egg:
                self.worth_of[j] = self.worth_of[j - 1]
                j -= 1
            self.worth_of[j] = egg
            n += 1
        return n

    def promise(self, card: int, eggs: int) -> float:
        """What a card brings on average, if rivals play anything they may still have."""
        beaten = self.ahead[card]
        chance = 1.0  # that nobody picks earlier; then one rival, two …
        for _ in range(self.rivals):
            chance *= 1.0 - beaten
        total = 0.0
        missed = 1.0
        for earlier in range(min(self.rivals + 1, eggs)):
            total += chance * self.promise_of_egg(card, self.worth_of[earlier])
            missed -= chance
            chance *= beaten / (1.0 - beaten) * (self.rivals - earlier) / (earlier + 1)
        if card == MERCHANT:
            total += missed * self.merchant
        elif card == BLACKSMITH:
            total += missed * self.blacksmith
        return total

    def promise_of_egg(self, card: int, egg: float) -> float:
        if egg >= 0:
            return egg
        if card == MAGE or card == PRIEST:
            return 0.0
        return -DELIVERY * egg if card == COURIER else egg

    def thumb_pick(self, n: int) -> int:
        """The best egg; for a Courier the worst can be the best."""
        seat = self.to_act
        card = self.played[seat][self.queue[0] & 1]
        best = -1e9
        choice = self.actions[0]
        for i in range(n):
            action = self.actions[i]
            if action >= TAKE_FACE_UP:
                egg = 1.0 * (action - TAKE_FACE_UP - MOST_POINTS)
            elif action == LEAVE_EGGS:
                egg = 0.0
            else:
                egg = self.mean_egg
                if action == TAKE_FACE_DOWN + seat:
                    for j in range(self.n_down):
                        if self.down_scout[j] == seat:
                            egg = 1.0 * self.down[j]
            if card == COURIER and egg < 0:
                egg = -DELIVERY * egg
            if egg > best:
                best = egg
                choice = action
        return choice

    def thumb_act(self) -> int:
        """Give a bad egg to the leader; discard the worst egg if it is bad."""
        seat = self.to_act
        which = self.queue[0] & 1
        if self.played[seat][which] == COURIER:
            if self.pile[seat][self.find_mark(seat, self.took[seat][which] - 1)] >= 0:
                return KEEP_EGG
            return GIVE + self.leading_rival(seat)
        worst = 0
        slot = -1
        for i in range(self.n_pile[seat]):
            if self.pile[seat][i] < worst:
                worst = self.pile[seat][i]
                slot = i
        return DISCARD_NOTHING if slot < 0 else DISCARD + self.pile_mark[seat][slot]

    def leading_rival(self, seat: int) -> int:
        leader = 1 if seat == 0 else 0
        for other in range(self.seats):
            if other != seat and self.open_points[other] > self.open_points[leader]:
                leader = other
        return leader

    def thumb_mulligan(self) -> int:
        """Redraw a hand that is worth less than usual."""
        seat = self.to_act
        worth = 0.0
        for i in range(self.n_hand[seat]):
            worth += self.usual[self.hand[seat][i]]
        return REDRAW_HAND if worth < self.usual[0] * self.hand_size else KEEP_HAND

    def set_horizon(self) -> None:
        """Playouts stop when the present round has been scored."""
        self.last_round = self.round + self.rounds_ahead

    def at_horizon(self) -> bool:
        return self.phase == OVER or self.round > self.last_round

    def value(self, seat: int) -> float:
        """The chance to win, estimated; at the end mostly the place, a little the points."""
        total = 0.0
        for other in range(self.seats):
            total += self.standing(other)
        share = self.standing(seat) / total
        if self.phase != OVER:
            return share
        best = -10000
        winners = 0
        for other in range(self.seats):
            mine = self.tokens[other] if self.tokens_count else self.score[other]
            if mine > best:
                best = mine
                winners = 0
            if mine == best:
                winners += 1
        mine = self.tokens[seat] if self.tokens_count else self.score[seat]
        won = 1.0 / winners if mine == best else 0.0
        return (1.0 - self.points_share) * won + self.points_share * share

    def standing(self, seat: int) -> float:
        """A weight that grows with points, or tokens, the more steeply the nearer the end."""
        if self.tokens_count:
            weight: float = E ** (self.token_weight * self.tokens[seat] + self.round_points[seat] / 40.0)
            return weight
        left = ROUNDS - self.round if self.phase == OVER else ROUNDS + 1 - self.round
        scale = self.margin if left == 0 else self.spread * left
        weight = E ** (self.score[seat] / scale)
        return weight
