"""The course of the game once more, flat and fast: decisions, steps, phases; play.pxd gives the C types.

A test plays thousands of games here and in `rules`, move for move.
"""

from __future__ import annotations

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel.plans import Plans

REDRAWING, FOUNDING, TURN, FREE_BIDDING, REPLACING, TARGETING, ASSIGNING, SHORTAGE, PLANNING, BIDDING = range(10)
REFRESHING, OVER, BETWEEN = range(10, 13)
ORDERING, PLANNED = 0, 17
KEEP_CARDS = moves.KEEP_CARDS
REDRAW_CARDS = moves.REDRAW_CARDS
REPLACE = moves.REPLACE
CHOOSE_POSITION = moves.CHOOSE_POSITION
BUY_COINS = moves.BUY_COINS
ONE_DISASTER, TWO_DISASTERS, ECONOMY_PHASE, INDUSTRY_PHASE, CONFLICT_PHASE, COMBINED_PHASE = range(6)
QUICK_FROM = components.QUICK_FROM
LEAST_TOKENS = 5  # END-3.7


class Play(Plans):
    def decider(self) -> int:
        return self.seat

    def is_over(self) -> bool:
        return self.asked == OVER

    def start(self, seed: int) -> None:
        """A new game, from a 64-bit number."""
        self.use_seed(seed)
        self.lay_out()
        self.run_on()

    def list_actions(self, out: list[int]) -> int:
        asked = self.asked
        if asked == TURN:
            return self.list_turn(out)
        if asked == PLANNING or asked == BIDDING or asked == FOUNDING:
            return self.list_plan(self.seat, out)
        if asked == SHORTAGE:
            return self.list_slots(BUY_COINS, LEAST_TOKENS + 1 - self.tokens(self.seat), out)
        if asked == REFRESHING:
            return self.list_refreshes(self.seat, out)
        if asked == REDRAWING:
            return self.list_slots(KEEP_CARDS, 2, out)
        if asked == OVER:
            return 0
        return self.list_disaster_places(out)

    # --- what follows ---------------------------------------------------------------------------------------

    def do_action(self, action: int) -> None:
        self.is_weighed = False
        if self.asked != TURN or action >= REPLACE:
            self.stakes_known = 0
        if self.asked == TURN:
            self.deal_with(action)
        elif self.all_decide():
            self.begun = 1
            if self.asked == REDRAWING:
                self.wants[self.seat] = 1 if action == REDRAW_CARDS else 0
                self.next_planner()
            else:
                self.plan(self.seat, action)
                if self.planned[self.seat] == PLANNED:
                    self.next_planner()
        else:
            self.settle(action)
        self.run_on()

    def settle(self, action: int) -> None:
        """An answer about a disaster or a marker."""
        if self.asked == REFRESHING:
            self.refresh(action)
            self.take_markers_off()
        elif self.asked == SHORTAGE:
            self.buy_coins(action - BUY_COINS)
        elif self.asked == FREE_BIDDING:
            self.make_free_bid(action - CHOOSE_POSITION)
        elif self.asked == REPLACING:
            self.replace_disaster(action - CHOOSE_POSITION)
        elif self.asked == TARGETING:
            self.destroy(action - CHOOSE_POSITION)
        else:
            self.assign(action - CHOOSE_POSITION)

    # --- steps that all decide at once ----------------------------------------------------------------------

    def first_planner(self) -> None:
        """In the order of seats."""
        self.seat = 0
        while self.planned[self.seat] == PLANNED:
            self.seat += 1
        self.remember()

    def next_planner(self) -> None:
        seat = 0
        if self.asked == REDRAWING:
            seat = self.seat + 1
        else:
            while seat < self.seats and self.planned[seat] == PLANNED:
                seat += 1
        if seat < self.seats:
            self.seat = seat
        else:
            self.end_step()

    def end_step(self) -> None:
        self.begun = 0
        if self.asked == PLANNING:
            self.end_planning()
        elif self.asked == BIDDING:
            self.show_bids()
        elif self.asked == FOUNDING:
            self.end_founding()
        else:
            self.redraw()
            self.begin_founding()
            self.first_planner()

    def end_planning(self) -> None:
        """What was thrown away joins the discards, then all draw (END-7.4)."""
        for i in range(self.seats):
            seat = (self.first + i) % self.seats
            for k in range(self.n_thrown[seat]):
                self.discard(self.thrown[seat][k])
            self.n_thrown[seat] = 0
        if self.track[self.phase] != ECONOMY_PHASE:
            self.deal_up_to(self.hand_size)
        self.asked = BETWEEN

    # --- phases ---------------------------------------------------------------------------------------------

    def run_on(self) -> None:
        while self.asked == BETWEEN:
            self.phase += 1
            if self.phase == self.n_phases:
                self.asked = OVER
            else:
                self.begin_phase()

    def begin_phase(self) -> None:
        phase = self.track[self.phase]
        self.n_disasters = 0
        if phase == ONE_DISASTER or phase == TWO_DISASTERS:
            self.reveal_disasters(1 + phase)
        elif phase == CONFLICT_PHASE:
            self.clear_plans()
            self.reveal_conflict()
            self.first_planner()
        else:
            self.begin_planning(phase)

    def begin_planning(self, phase: int) -> None:
        self.clear_plans()
        for seat in range(self.seats):
            if self.out[seat]:
                continue
            if phase == COMBINED_PHASE:
                self.has_economy[seat] = 1
                self.has_industry[seat] = 1
                self.planned[seat] = ORDERING
            elif phase == ECONOMY_PHASE:
                self.produce(seat)
            else:
                self.begin_industry(seat)
            self.did_industry[seat] = 0 if phase == ECONOMY_PHASE else 1
        self.asked = PLANNING
        self.first_planner()

    def rounds(self) -> int:
        """Phases begun."""
        begun = min(self.phase + 1, self.n_phases) - QUICK_FROM * self.is_quick
        return begun - 1 if self.asked == REDRAWING or self.asked == FOUNDING else begun

    def order(self) -> list[int]:
        """Clockwise from who began."""
        return [(self.opener + i) % self.seats for i in range(self.seats)]
