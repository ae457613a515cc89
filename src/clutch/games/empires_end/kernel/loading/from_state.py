"""From a state of the rules to a position."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from clutch.games.empires_end.components import TOKENS
from clutch.games.empires_end.kernel.loading.checks import SIMULTANEOUS, check_state
from clutch.games.empires_end.kernel.loading.plain import plain_kind
from clutch.games.empires_end.kernel.position import NO_HORIZON, NONE, Pieces, Position
from clutch.games.empires_end.state import ASKED, PLANNED, Planning


def position(setup: Any, known: Pieces, state: Any) -> Position:
    """The position that equals a state of the rules; one seat may be in the middle of its plan."""
    check_state(state, known.seats, setup.components, bool(known.is_quick))
    p = Position()
    p.pieces = known
    p.horizon = NO_HORIZON
    p.first = p.opener = state.first
    p.phase = state.phase
    p.asked = ASKED.index(state.asked)
    p.seat = state.seat
    p.n_out = sum(empire.out > 0 for empire in state.empires)
    p.follows = [NONE] * len(p.follows)
    load_decks(p, state)
    load_disasters(p, state)
    for seat, empire in enumerate(state.empires):
        load_empire(p, seat, empire)
        load_plan(p, seat, state)
    if state.asked in SIMULTANEOUS:
        unfinished = [seat for seat in range(known.seats) if PLANNED[p.planned[seat]] != "done"]
        p.seat = unfinished[0] if unfinished else 0
    return p


def load_decks(p: Position, state: Any) -> None:
    p.n_deck = fill(p.deck, state.deck)
    p.n_discards = fill(p.discards, state.discards)
    p.n_conflict_deck = fill(p.conflict_deck, state.conflict_deck)
    p.n_gone = fill(p.gone, state.conflicts_gone)
    p.conflict = NONE if state.conflict is None else state.conflict


def fill(array: list[int], cards: list[int]) -> int:
    """How many they are."""
    for i, card in enumerate(cards):
        array[i] = card
    return len(cards)


def load_disasters(p: Position, state: Any) -> None:
    p.dealing_with = state.dealing_with
    p.resource = NONE if state.resource is None else TOKENS.index(state.resource)
    p.n_disasters = len(state.disasters)
    for i, disaster in enumerate(state.disasters):
        p.open_card[i] = disaster.card
        p.fought[i] = int(disaster.is_fought)
        p.suffered[i] = int(disaster.is_suffered)
        p.heap[i] = [disaster.heap.of(token) for token in TOKENS]


def load_empire(p: Position, seat: int, empire: Any) -> None:
    p.stock[seat] = [empire.stock.of(token) for token in TOKENS]
    p.n_hand[seat] = fill(p.hand[seat], empire.hand)
    p.score[seat] = empire.score
    p.out[seat] = empire.out
    p.n_healthy[seat] = len(empire.healthy)
    for spot, site in enumerate(empire.row):
        place = site.location
        cards = [each.card for each in site.innovations]
        p.row[seat][spot] = place
        p.healthy[seat][place] = int(site.healthy)
        p.count[seat][place] = len(cards)
        p.head[seat][place] = cards[0] if cards else NONE
        for card, following in pairwise(cards):
            p.follows[card] = following
        for each in site.innovations:
            p.exhausted[each.card] = int(each.exhausted)


def load_plan(p: Position, seat: int, state: Any) -> None:
    """And what is left of a conflict."""
    plan = state.plans[seat] if state.plans else Planning()
    p.planned[seat] = PLANNED.index(plan.next)
    p.has_economy[seat] = int(plan.has_economy)
    p.has_industry[seat] = int(plan.has_industry)
    p.did_industry[seat] = int(plan.did_industry)
    for each in plan.conversions:
        p.left[seat][find_kind(p, each)] += each.left
    p.repeats[seat] = plan.repeats
    p.hand_open[seat] = int(plan.hand_open)
    p.repair_open[seat] = int(plan.repair_open)
    p.abilities_open[seat] = int(plan.abilities_open)
    p.began_abilities[seat] = int(plan.began_abilities)
    p.cards_used[seat] = plan.cards_used
    p.cards_built[seat] = plan.cards_built
    p.swaps_used[seat] = plan.swaps_used
    for card in plan.cards_acted:
        p.acted[card] = 1
    p.n_thrown[seat] = fill(p.thrown[seat], plan.thrown)
    p.plan_card[seat] = NONE if plan.card is None else plan.card
    p.plan_position[seat] = NONE if plan.position is None else plan.position
    p.plan_cost[seat] = plan.cost
    load_bid(p, seat, plan, state)
    p.n_founded[seat] = fill(p.founded[seat], plan.founded)
    if plan.next == "found_place":  # while places are chosen, they are counted too
        p.n_founded[seat] += sum(p.count[seat])


def load_bid(p: Position, seat: int, plan: Any, state: Any) -> None:
    if state.asked == "bidding":
        p.bid_axes[seat] = plan.axes
        p.bid_coins[seat] = plan.coins
    if state.bids:
        p.bid_axes[seat] += state.bids[seat][0]
        p.bid_coins[seat] += state.bids[seat][1]
    p.refreshes[seat] = state.refreshes[seat] if state.refreshes else 0
    p.basic[seat] = state.basics[seat] if state.basics else 0


def find_kind(p: Position, conversion: Any) -> int:
    wanted = (conversion.pays, frozenset(conversion.gives), conversion.either)
    for kind in range(p.pieces.n_kinds):
        pays, gives, either = plain_kind(p.pieces, kind)
        if (pays, frozenset(gives), either) == wanted:
            return kind
    raise ValueError("no state of this game has such a conversion")
