"""Plans once more, flat and fast: what a planner may do next, and what follows.

A planner's moves are carried out at once on that planner's own empire, which nobody else's plan touches; what they
throw away waits for the end of the step.
"""

from __future__ import annotations

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel.founding import Founding

FOUNDING, BIDDING = 1, 9
ORDERING, ECONOMY, REPEAT_PICK, INDUSTRY, IN_HAND, PAY_BUILD, PAY_REPAIR, PLACE, SWAP_WITH, MOVE_PICK = range(10)
MOVE_TO, AXES, COINS = range(10, 13)
PLANNED = 17
DONE = moves.DONE
BEGIN_ECONOMY = moves.BEGIN_ECONOMY
BEGIN_INDUSTRY = moves.BEGIN_INDUSTRY
CHOOSE_POSITION = moves.CHOOSE_POSITION
CONVERT = moves.CONVERT
REPEAT = moves.REPEAT
PICK_INNOVATION = moves.PICK_INNOVATION
PAY_COINS = moves.PAY_COINS
POSITIONS = components.POSITIONS


class Plans(Founding):
    def list_slots(self, first: int, count: int, out: list[int]) -> int:
        for i in range(count):
            out[i] = first + i
        return count

    def list_plan(self, seat: int, out: list[int]) -> int:
        planned = self.planned[seat]
        if planned == ECONOMY:
            return self.list_economy(seat, out)
        if planned == INDUSTRY:
            return self.list_industry(seat, out)
        if planned == IN_HAND:
            return self.list_hand(seat, out)
        if planned == PAY_BUILD or planned == PAY_REPAIR:
            return self.list_payments(seat, out)
        if planned == PLACE:
            return self.list_places(self.places_for(seat), out)
        if planned == ORDERING:
            return self.list_slots(BEGIN_ECONOMY, 2, out)
        if planned == REPEAT_PICK:
            return self.list_repeatable(seat, self.plan_position[seat], out)
        if planned == SWAP_WITH:
            return self.list_places((1 << POSITIONS) - 1 - (1 << self.plan_position[seat]), out)
        if planned == MOVE_PICK:
            return self.list_movable(seat, self.plan_position[seat], out)
        if planned == MOVE_TO:
            return self.list_places(self.places_to_move(seat, self.plan_position[seat]), out)
        if planned == AXES or planned == COINS:
            return self.list_bids(seat, out)
        if planned == PLANNED:
            return 0
        return self.list_founding(seat, out)

    def plan(self, seat: int, action: int) -> None:
        if self.asked == BIDDING:
            self.bid(seat, action)
        elif self.asked == FOUNDING:
            self.found(seat, action)
        elif action == DONE:
            if self.planned[seat] == INDUSTRY:
                self.end_abilities(seat)
            self.end_part(seat)
        elif self.planned[seat] == ORDERING:
            if action == BEGIN_INDUSTRY:
                self.has_industry[seat] = 0
                self.begin_industry(seat)
            else:
                self.has_economy[seat] = 0
                self.produce(seat)
        elif self.planned[seat] == ECONOMY or self.planned[seat] == REPEAT_PICK:
            self.plan_economy(seat, action)
        else:
            self.plan_industry(seat, action)

    def plan_economy(self, seat: int, action: int) -> None:
        if action >= PICK_INNOVATION:
            self.repeat(seat, self.plan_position[seat], action - PICK_INNOVATION)
        elif action >= REPEAT:
            self.repeat_at(seat, action - REPEAT)
        else:
            self.convert(seat, action - CONVERT)

    def plan_industry(self, seat: int, action: int) -> None:
        planned = self.planned[seat]
        if planned == INDUSTRY:
            self.act_in_industry(seat, action)
        elif planned == IN_HAND:
            self.act_with_hand(seat, action)
        elif planned == PLACE:
            self.build(seat, action - CHOOSE_POSITION)
        elif planned == SWAP_WITH:
            self.swap_with(seat, action - CHOOSE_POSITION)
        elif planned == MOVE_PICK:
            self.lift_number(seat, action - PICK_INNOVATION)
        elif planned == MOVE_TO:
            self.move_to(seat, action - CHOOSE_POSITION)
        else:
            self.pay(seat, action - PAY_COINS)

    def end_part(self, seat: int) -> None:
        """In a combined phase the other part follows (END-10.1)."""
        if self.has_economy[seat]:
            self.has_economy[seat] = 0
            self.produce(seat)
        elif self.has_industry[seat]:
            self.has_industry[seat] = 0
            self.begin_industry(seat)
        else:
            self.planned[seat] = PLANNED
