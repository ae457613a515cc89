"""From a state of the rules to a position."""

from __future__ import annotations

from typing import Any

from clutch.games.empires_end.components import TOKENS, Token
from clutch.games.empires_end.kernel.position import NO_HORIZON, NONE, Pieces, Position
from clutch.games.empires_end.moves import tokens_of
from clutch.games.empires_end.state import ASKED, PLANNED, Planning
from clutch.games.empires_end.state_checks import SIMULTANEOUS, check_state

SAME = (  # of a plan, in both
    *("has_economy", "has_industry", "did_industry", "repeats", "hand_open", "repair_open", "abilities_open"),
    *("began_abilities", "cards_used", "cards_built", "swaps_used"),
)


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
        p.row[seat][spot] = place
        p.healthy[seat][place] = int(site.healthy)
        p.count[seat][place] = fill(p.under[seat][place], [each.card for each in site.innovations])
        for each in site.innovations:
            p.exhausted[each.card] = int(each.exhausted)


def load_plan(p: Position, seat: int, state: Any) -> None:
    """And what is left of a conflict."""
    plan = state.plans[seat] if state.plans else Planning()
    p.planned[seat] = PLANNED.index(plan.next)
    for name in SAME:
        getattr(p, name)[seat] = int(getattr(plan, name))
    for each in plan.conversions:
        p.left[seat][find_kind(p, each)] += each.left
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
        pays, gives, either = kind_at(p.pieces, kind)
        if (pays, frozenset(gives), either) == wanted:
            return kind
    raise ValueError("no state of this game has such a conversion")


def kind_at(pieces: Pieces, kind: int) -> tuple[Token, tuple[Token, ...], bool]:
    return (TOKENS[pieces.kind_pays[kind]], tokens_of(pieces.kind_gives[kind]), bool(pieces.kind_either[kind]))
