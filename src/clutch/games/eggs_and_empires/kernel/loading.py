"""From a table of the rules to the kernel, and out again in plain values."""

from __future__ import annotations

from typing import Any

from clutch.games.eggs_and_empires.kernel.table import Table
from clutch.games.eggs_and_empires.moves import mark_number

SEATS = 6
MERCHANT = 5
BLACKSMITH = 8
EVERYONE = 64  # in pile_known: one bit a seat, or this
NO_HORIZON = 99
PHASES = ("mulligan", "choosing", "collecting", "turn_end", "over")


class Loaded(Table):
    def load(self, state: Any) -> None:
        """Become equal to a table of the rules; answers that are not all in are not part of it."""
        check_sizes(state, self.seats)
        self.marker = state.marker
        self.round = state.round
        self.turn = state.turn
        self.phase = PHASES.index(state.phase)
        self.last_round = NO_HORIZON
        self.n_egg_deck = len(state.egg_deck)
        for i, value in enumerate(state.egg_deck):
            self.egg_deck[i] = value
        self.n_up = len(state.face_up)
        for i, value in enumerate(state.face_up):
            self.up[i] = value
        self.n_down = len(state.face_down)
        for i, egg in enumerate(state.face_down):
            self.down[i] = egg.value
            self.down_scout[i] = egg.scout
        self.n_lost = len(state.gone_face_down)
        for i, egg in enumerate(state.gone_face_down):
            self.lost[i] = egg.value
            self.lost_scout[i] = egg.scout
        for card in range(11):
            self.unseen[card] = sum(area.hand.count(card) + area.draw_pile.count(card) for area in state.areas)
        for seat, area in enumerate(state.areas):
            self.load_area(seat, area, state)
        self.load_cards(state)

    def load_area(self, seat: int, area: Any, state: Any) -> None:
        self.n_hand[seat] = len(area.hand)
        for i, card in enumerate(area.hand):
            self.hand[seat][i] = card
        self.n_deck[seat] = len(area.draw_pile)
        for i, card in enumerate(area.draw_pile):
            self.deck[seat][i] = card
        laid = [*area.laid, *(card.card for card in to_be_laid(state) if card.seat == seat)]
        self.merchants[seat] = laid.count(MERCHANT)
        self.smiths[seat] = laid.count(BLACKSMITH)
        self.bonus[seat] = self.merchants[seat] * self.merchant + self.smiths[seat] * self.blacksmith
        last = state.round_points[len(state.round_points) - 1] if state.round_points else [0] * SEATS
        self.score[seat] = state.totals[seat]
        self.round_points[seat] = last[seat]
        self.tokens[seat] = state.tokens[seat]
        self.wants[seat] = 0
        self.n_pile[seat] = len(area.pile)
        self.open_points[seat] = self.score[seat] + self.bonus[seat]
        for i, egg in enumerate(area.pile):
            self.pile[seat][i] = egg.value
            self.pile_mark[seat][i] = mark_number(egg.mark)
            self.pile_known[seat][i] = EVERYONE
            if egg.known_to is None:
                self.open_points[seat] += egg.value
            else:
                self.pile_known[seat][i] = sum(1 << knower for knower in egg.known_to)

    def load_cards(self, state: Any) -> None:
        for seat in range(SEATS):
            for which in range(2):
                self.played[seat][which] = 0
                self.took[seat][which] = 0
        for card in state.played:
            which = 1 if self.played[card.seat][0] else 0
            self.played[card.seat][which] = card.card
            self.took[card.seat][which] = 0 if card.took is None else mark_number(card.took) + 1
        laid = to_be_laid(state)
        waiting = [card for card in state.waiting if card not in laid]
        self.n_queue = len(waiting)
        for i, card in enumerate(waiting):
            self.queue[i] = 2 * card.seat + (self.played[card.seat][0] != card.card)
        self.to_act = waiting[0].seat if waiting else 0

    def dump(self) -> dict[str, Any]:
        """The position in plain values; `plain_table` says the same of a table of the rules."""
        seats = range(self.seats)
        return {
            "marker": self.marker,
            "round": self.round,
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "score": [self.score[seat] for seat in seats],
            "tokens": [self.tokens[seat] for seat in seats],
            "hands": [[self.hand[seat][i] for i in range(self.n_hand[seat])] for seat in seats],
            "draw_piles": [[self.deck[seat][i] for i in range(self.n_deck[seat])] for seat in seats],
            "piles": [
                [
                    (self.pile_mark[seat][i], self.pile[seat][i], self.pile_known[seat][i])
                    for i in range(self.n_pile[seat])
                ]
                for seat in seats
            ],
            "laid": [(self.merchants[seat], self.smiths[seat]) for seat in seats],
            "egg_deck": [self.egg_deck[i] for i in range(self.n_egg_deck)],
            "face_up": [self.up[i] for i in range(self.n_up)],
            "face_down": [(self.down_scout[i], self.down[i]) for i in range(self.n_down)],
            "lost": [(self.lost_scout[i], self.lost[i]) for i in range(self.n_lost)],
            "played": [tuple(self.played[seat][i] for i in range(self.each)) for seat in seats],
            "took": [tuple(self.took[seat][i] for i in range(self.each)) for seat in seats],
            "queue": [self.queue[i] for i in range(self.n_queue)],
        }

    def scores(self) -> list[int]:
        return [self.tokens[seat] if self.tokens_count else self.score[seat] for seat in range(self.seats)]

    def rounds(self) -> int:
        return self.round

    def order(self) -> list[int]:
        """From the marker clockwise."""
        return [(self.marker + i) % self.seats for i in range(self.seats)]

    def places(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > mine for other in scores) for mine in scores]


def check_sizes(state: Any, seats: int) -> None:
    """Compiled arrays have no bounds of their own."""
    sizes = [
        (len(state.areas), seats),
        (len(state.egg_deck), 60),
        (len(state.face_up), 4),
        (len(state.face_down), SEATS),
        (len(state.gone_face_down), 8),
        (len(state.queue), 12),
        *((len(area.hand), 4) for area in state.areas),
        *((len(area.draw_pile), 20) for area in state.areas),
        *((len(area.pile), 24) for area in state.areas),
        *((sum(card.seat == seat for card in state.played), 2) for seat in range(seats)),
    ]
    numbers = [card for area in state.areas for card in (*area.hand, *area.draw_pile)]
    numbers += [card.card for card in state.played]
    named = [card.seat for card in state.played] + [egg.scout for egg in (*state.face_down, *state.gone_face_down)]
    if not (0 <= state.marker < seats and 1 <= state.turn <= 9 and 1 <= state.round <= 99):
        raise ValueError("no table of this game has such a marker, turn or round")
    if any(size > most for size, most in sizes) or len(state.areas) != seats:
        raise ValueError("no table of this game has so many cards in one place")
    if any(not 1 <= card <= 10 for card in numbers) or any(not 0 <= seat < seats for seat in named):
        raise ValueError("no table of this game has such a card or seat")


def to_be_laid(state: Any) -> list[Any]:
    """Merchants and Blacksmiths that wait for their turn to go on a pile; a kernel lays them at once."""
    return [card for card in state.waiting if card.took is None] if state.phase == "turn_end" else []
