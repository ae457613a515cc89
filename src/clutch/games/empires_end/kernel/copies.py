"""Copies of a kernel, and the way back: once for each simulation of a search, and when answers are taken back."""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import COMPILED, Kernel
from clutch.games.empires_end import components
from clutch.games.empires_end.kernel.learning import copy_tuning, learn_from
from clutch.games.empires_end.kernel.pieces import Pieces
from clutch.games.empires_end.kernel.table import Table, plain_arrays

POSITIONS = components.POSITIONS
HAND = components.HAND
REDRAWING, FOUNDING = range(2)
PLANNING, BIDDING = 8, 9
PLANNED = 17
NONE = -1


class Copies(Pieces):
    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        equip(self, self, blank(type(self)))

    def copy(self) -> Kernel:
        twin = blank(type(self))
        equip(twin, self, blank(type(self)))
        copy_tuning(twin, self)
        make_equal(twin, self)
        return twin

    def rewind(self) -> None:
        copy_table(self, self.original)
        if self.begun:
            copy_table(self.before, self.original.before)

    def remember(self) -> None:
        """What `take_back` goes back to."""
        self.begun = 0
        copy_table(self.before, self)

    def all_decide(self) -> bool:
        return self.asked == PLANNING or self.asked == BIDDING or self.asked == FOUNDING or self.asked == REDRAWING

    def take_back(self) -> None:
        """Undo the plans that are whole, back to where this step began or was loaded; nobody has seen them."""
        if not self.begun or not self.all_decide():
            return
        self.seat = 0
        if self.asked == REDRAWING:
            return
        for seat in range(self.seats):
            if self.planned[seat] == PLANNED:
                undo_plan(self, self.before, seat)
        while self.planned[self.seat] == PLANNED:
            self.seat += 1

    def ask(self, seat: int) -> None:
        self.check_seat(seat)
        self.is_asked = True
        if self.all_decide():
            self.seat = seat


def blank(kind: type[Table]) -> Table:
    new = kind.__new__(kind)
    if not COMPILED:
        new.__dict__.update(plain_arrays(), is_asked=False)
    return new


def equip(kernel: Table, other: Table, memory: Table) -> None:
    """With what the set-up says, and with a memory of its own."""
    if kernel is not other:
        learn_from(kernel, other)
    learn_from(memory, other)
    kernel.before = memory


def make_equal(twin: Table, other: Table) -> None:
    copy_table(twin, other)
    copy_table(twin.before, other.before)


def copy_table(twin: Table, other: Table) -> None:
    twin.is_weighed = False
    twin.stakes_known = 0
    twin.s0 = other.s0
    twin.s1 = other.s1
    twin.s2 = other.s2
    twin.s3 = other.s3
    twin.first = other.first
    twin.opener = other.opener
    twin.phase = other.phase
    twin.asked = other.asked
    twin.seat = other.seat
    twin.n_out = other.n_out
    twin.begun = other.begun
    twin.horizon = other.horizon
    copy_decks(twin, other)
    copy_disasters(twin, other)
    for card in range(other.n_cards):
        twin.follows[card] = other.follows[card]
        twin.exhausted[card] = other.exhausted[card]
        twin.acted[card] = other.acted[card]
    for seat in range(other.seats):
        copy_empire(twin, other, seat)
        copy_plan(twin, other, seat)


def undo_plan(table: Table, before: Table, seat: int) -> None:
    """Hands are as they were, unless a plan can have changed them: they may have been dealt again since."""
    copy_plan(table, before, seat)
    if table.asked == BIDDING:
        return
    for place in range(POSITIONS):
        card = table.head[seat][place]
        while card != NONE:
            following = table.follows[card]
            table.follows[card] = before.follows[card]
            table.exhausted[card] = before.exhausted[card]
            table.acted[card] = before.acted[card]
            card = following
    copy_empire(table, before, seat)


def copy_decks(twin: Table, other: Table) -> None:
    twin.n_deck = other.n_deck
    twin.n_discards = other.n_discards
    twin.n_conflict_deck = other.n_conflict_deck
    twin.n_gone = other.n_gone
    twin.conflict = other.conflict
    for i in range(other.n_deck):
        twin.deck[i] = other.deck[i]
    for i in range(other.n_discards):
        twin.discards[i] = other.discards[i]
    for i in range(other.n_conflict_deck):
        twin.conflict_deck[i] = other.conflict_deck[i]
    for i in range(other.n_gone):
        twin.gone[i] = other.gone[i]


def copy_disasters(twin: Table, other: Table) -> None:
    twin.n_disasters = other.n_disasters
    twin.dealing_with = other.dealing_with
    twin.resource = other.resource
    for i in range(2):
        twin.open_card[i] = other.open_card[i]
        twin.fought[i] = other.fought[i]
        twin.suffered[i] = other.suffered[i]
        for token in range(4):
            twin.heap[i][token] = other.heap[i][token]


def copy_empire(twin: Table, other: Table, seat: int) -> None:
    twin.n_healthy[seat] = other.n_healthy[seat]
    twin.n_hand[seat] = other.n_hand[seat]
    twin.score[seat] = other.score[seat]
    twin.out[seat] = other.out[seat]
    for i in range(4):
        twin.stock[seat][i] = other.stock[seat][i]
        twin.hand[seat][i] = other.hand[seat][i]
    for place in range(POSITIONS):
        twin.row[seat][place] = other.row[seat][place]
        twin.healthy[seat][place] = other.healthy[seat][place]
        twin.head[seat][place] = other.head[seat][place]
        twin.count[seat][place] = other.count[seat][place]


def copy_plan(twin: Table, other: Table, seat: int) -> None:
    twin.planned[seat] = other.planned[seat]
    twin.has_economy[seat] = other.has_economy[seat]
    twin.has_industry[seat] = other.has_industry[seat]
    twin.did_industry[seat] = other.did_industry[seat]
    for kind in range(other.n_kinds):
        twin.left[seat][kind] = other.left[seat][kind]
    twin.repeats[seat] = other.repeats[seat]
    twin.hand_open[seat] = other.hand_open[seat]
    twin.repair_open[seat] = other.repair_open[seat]
    twin.abilities_open[seat] = other.abilities_open[seat]
    twin.began_abilities[seat] = other.began_abilities[seat]
    twin.cards_used[seat] = other.cards_used[seat]
    twin.cards_built[seat] = other.cards_built[seat]
    twin.swaps_used[seat] = other.swaps_used[seat]
    twin.plan_card[seat] = other.plan_card[seat]
    twin.plan_position[seat] = other.plan_position[seat]
    twin.plan_cost[seat] = other.plan_cost[seat]
    twin.bid_axes[seat] = other.bid_axes[seat]
    twin.bid_coins[seat] = other.bid_coins[seat]
    twin.n_founded[seat] = other.n_founded[seat]
    twin.wants[seat] = other.wants[seat]
    twin.refreshes[seat] = other.refreshes[seat]
    twin.basic[seat] = other.basic[seat]
    for i in range(2):
        twin.founded[seat][i] = other.founded[seat][i]
    twin.n_thrown[seat] = other.n_thrown[seat]
    for i in range(HAND):
        twin.thrown[seat][i] = other.thrown[seat][i]
