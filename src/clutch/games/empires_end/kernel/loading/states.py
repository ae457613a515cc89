"""From a state of the rules to a position, and out again in plain values."""

from __future__ import annotations

from typing import Any

from clutch.games.empires_end.components import FOUNDED, POSITIONS, TOKENS, Token
from clutch.games.empires_end.kernel.loading.checks import ABOUT_ONE, DISASTER_STEPS, PLANS, SIMULTANEOUS, check_state
from clutch.games.empires_end.kernel.position import NO_HORIZON, NONE, Pieces, Position
from clutch.games.empires_end.moves import tokens_of
from clutch.games.empires_end.state import ASKED, PLANNED, Planning

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
        pays, gives, either = plain_kind(p.pieces, kind)
        if (pays, frozenset(gives), either) == wanted:
            return kind
    raise ValueError("no state of this game has such a conversion")


def plain(p: Position) -> dict[str, Any]:
    """The position in plain values; `plain_table` says the same of a state of the rules.

    What only a certain step needs is there in that step: the seat that decides alone (otherwise -1), disasters with
    what is being done about them, plans, and what is left of a conflict.
    """
    seats = range(p.pieces.seats)
    asked = ASKED[p.asked]
    in_disaster = asked in DISASTER_STEPS
    in_refresh = asked == "refresh"
    return {
        "asked": asked,
        "seat": p.seat if in_disaster or in_refresh else NONE,
        "first": p.first,
        "phase": p.phase,
        "empires": [plain_empire(p, seat) for seat in seats],
        "deck": p.deck[: p.n_deck],
        "discards": p.discards[: p.n_discards],
        "conflict_deck": p.conflict_deck[: p.n_conflict_deck],
        "conflict": p.conflict,
        "conflicts_gone": p.gone[: p.n_gone],
        "disasters": [plain_disaster(p, i) for i in range(p.n_disasters)] if in_disaster else [],
        "dealing_with": p.dealing_with if asked in ABOUT_ONE else NONE,
        "resource": p.resource if asked == "free_bid" else NONE,
        "plans": [plain_plan(p, seat) for seat in seats] if asked in PLANS else [],
        "refreshes": p.refreshes[: p.pieces.seats] if in_refresh else [],
        "bids": [(p.bid_axes[seat], p.bid_coins[seat]) for seat in seats] if in_refresh else [],
        "basics": p.basic[: p.pieces.seats] if in_refresh else [],
    }


def plain_empire(p: Position, seat: int) -> dict[str, Any]:
    """The row from the left: location, health, innovations with their markers."""
    return {
        "row": [
            (place, p.healthy[seat][place], [(card, p.exhausted[card]) for card in innovations(p, seat, place)])
            for place in p.row[seat]
        ],
        "stock": p.stock[seat],
        "hand": p.hand[seat][: p.n_hand[seat]],
        "score": p.score[seat],
        "out": p.out[seat],
    }


def innovations(p: Position, seat: int, place: int) -> list[int]:
    return p.under[seat][place][: p.count[seat][place]]


def plain_disaster(p: Position, i: int) -> tuple[int, list[int], int, int]:
    return (p.open_card[i], p.heap[i], p.fought[i], p.suffered[i])


def plain_plan(p: Position, seat: int) -> dict[str, Any]:
    """Conversions by what they pay, what they give and whether it is one of these: how often each is left."""
    own = {card for place in range(POSITIONS) for card in innovations(p, seat, place)}
    return {
        "next": PLANNED[p.planned[seat]],
        "to_do": (p.has_economy[seat], p.has_industry[seat], p.did_industry[seat]),
        "conversions": plain_conversions(p, seat),
        "repeats": p.repeats[seat],
        "open": (p.hand_open[seat], p.repair_open[seat], p.abilities_open[seat]),
        "began_abilities": p.began_abilities[seat],
        "used": (p.cards_used[seat], p.cards_built[seat], p.swaps_used[seat]),
        "acted": [card for card in range(p.pieces.n_cards) if p.acted[card] and card in own],
        "thrown": p.thrown[seat][: p.n_thrown[seat]],
        "bid": (p.bid_axes[seat], p.bid_coins[seat]),
        "founded": p.founded[seat][: min(FOUNDED, p.n_founded[seat])],
    }


def plain_conversions(p: Position, seat: int) -> dict[tuple[Token, tuple[Token, ...], bool], int]:
    kinds = range(p.pieces.n_kinds)
    return {plain_kind(p.pieces, kind): p.left[seat][kind] for kind in kinds if p.left[seat][kind] > 0}


def plain_kind(pieces: Pieces, kind: int) -> tuple[Token, tuple[Token, ...], bool]:
    return (TOKENS[pieces.kind_pays[kind]], tokens_of(pieces.kind_gives[kind]), bool(pieces.kind_either[kind]))
