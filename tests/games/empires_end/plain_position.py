"""A position of the kernel in plain values; `plain_state` in plain.py says the same of a state of the rules."""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import Position
from clutch.games.empires_end.components import FOUNDED, POSITIONS, Token
from clutch.games.empires_end.kernel.loading import kind_at
from clutch.games.empires_end.kernel.position import NONE
from clutch.games.empires_end.state import ASKED, PLANNED
from clutch.games.empires_end.state_checks import ABOUT_ONE, DISASTER_STEPS, PLANS


def plain_position(position: Position) -> dict[str, Any]:
    """What only a certain step needs is there in that step: the seat that decides alone (otherwise -1), disasters with
    what is being done about them, plans, and what is left of a conflict.
    """
    p = position.kernel.values(position)
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


def plain_empire(p: Any, seat: int) -> dict[str, Any]:
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


def innovations(p: Any, seat: int, place: int) -> list[int]:
    cards: list[int] = p.under[seat][place][: p.count[seat][place]]
    return cards


def plain_disaster(p: Any, i: int) -> tuple[int, list[int], int, int]:
    return (p.open_card[i], p.heap[i], p.fought[i], p.suffered[i])


def plain_plan(p: Any, seat: int) -> dict[str, Any]:
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


def plain_conversions(p: Any, seat: int) -> dict[tuple[Token, tuple[Token, ...], bool], int]:
    kinds = range(p.pieces.n_kinds)
    return {kind_at(p.pieces, kind): p.left[seat][kind] for kind in kinds if p.left[seat][kind] > 0}
