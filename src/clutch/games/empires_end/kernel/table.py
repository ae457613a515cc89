"""What is on the table, flat: the fields of the kernel.

Cards, locations and effects are numbers. Every empire has every location once, so health and innovations go by location
and a swap touches the row alone. The innovations of a location are a chain: `head`, then `follows`; a card is in one
chain at most. The last card of a deck is its top.
"""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import Kernel, room
from clutch.games.empires_end import components

SEATS = 4
MOST_CARDS = 120
MOST_EFFECTS = 132
MOST_KINDS = 60
MOST_CONFLICTS = 24
MOST_TIERS = 6
MOST_PHASES = 40
POSITIONS = components.POSITIONS
HAND = components.HAND
SALTS = 512
MOST_TURNS = 24
ARRAYS: dict[str, tuple[int, ...]] = {  # of table.pxd
    **dict.fromkeys(("target_of", "accepts", "cost_of", "effect_of", "ready_of"), (MOST_CARDS,)),
    **dict.fromkeys(("deck", "discards", "follows", "exhausted", "acted", "pool", "is_unseen"), (MOST_CARDS,)),
    **dict.fromkeys(("does", "when", "amount", "token_of", "near", "times", "kind_of"), (MOST_EFFECTS,)),
    **dict.fromkeys(("kind_pays", "kind_gives", "kind_either"), (MOST_KINDS,)),
    **dict.fromkeys(("type_at", "value_at", "repair_at", "base"), (POSITIONS,)),
    **dict.fromkeys(("bonus_points", "n_tiers", "uprising_rank", "uprising_at"), (MOST_CONFLICTS,)),
    **dict.fromkeys(("conflict_deck", "gone"), (MOST_CONFLICTS,)),
    **dict.fromkeys(("least", "most", "tier_points", "tier_refresh"), (MOST_CONFLICTS, MOST_TIERS)),
    **dict.fromkeys(("open_card", "fought", "suffered"), (2,)),
    **dict.fromkeys(("row", "healthy", "head", "count"), (SEATS, POSITIONS)),
    **dict.fromkeys(("n_healthy", "n_hand", "score", "out", "planned", "has_economy", "has_industry"), (SEATS,)),
    **dict.fromkeys(("did_industry", "repeats", "hand_open", "repair_open", "abilities_open"), (SEATS,)),
    **dict.fromkeys(("began_abilities", "cards_used", "cards_built", "swaps_used", "n_thrown"), (SEATS,)),
    **dict.fromkeys(("plan_card", "plan_position", "plan_cost", "bid_axes", "bid_coins"), (SEATS,)),
    **dict.fromkeys(("n_founded", "wants", "refreshes", "basic"), (SEATS,)),
    **dict.fromkeys(("stock", "hand", "thrown"), (SEATS, HAND)),
    "gives": (MOST_EFFECTS, 4),
    "bonus_gives": (MOST_CONFLICTS, 4),
    "tier_gives": (MOST_CONFLICTS, MOST_TIERS, 4),
    "track": (MOST_PHASES,),
    "start_stock": (4,),
    "salt": (SALTS,),
    **dict.fromkeys(("here", "danger"), (POSITIONS,)),
    **dict.fromkeys(("hand_worth", "hand_gain"), (HAND,)),
    **dict.fromkeys(("loss_of", "free_left", "cheap_left", "coins_left", "cheap_token", "promised"), (SEATS,)),
    **dict.fromkeys(("turn_seat", "turn_worth", "turn_price"), (MOST_TURNS,)),
    "stakes": (2, SEATS),
    "rate_by": (SEATS, 4),
    "laid": (4,),
    "heap": (2, 4),
    **dict.fromkeys(("economies_from", "industries_from", "conflicts_from", "disasters_from"), (MOST_PHASES + 2,)),
    **dict.fromkeys(("price", "standing_of", "need", "rate", "final_rate"), (4,)),
    "left": (SEATS, MOST_KINDS),
    "founded": (SEATS, 2),
    "actions": (128,),
}


def plain_arrays() -> dict[str, list[Any]]:
    """The arrays of table.pxd, when nothing is compiled."""
    return {name: room(*sizes) for name, sizes in ARRAYS.items()}


class Table(Kernel):
    original: Table  # what this is a copy of
    before: Table  # the table when the step began that all decide at once
    pieces: components.Components
    n_cards: int
    n_effects: int
    n_kinds: int
    n_conflicts: int
    n_phases: int
    is_quick: int
    hand_size: int
    track: list[int]
    start_stock: list[int]
    type_at: list[int]
    value_at: list[int]
    repair_at: list[int]
    base: list[int]
    target_of: list[int]
    accepts: list[int]
    cost_of: list[int]
    effect_of: list[int]
    ready_of: list[int]
    does: list[int]
    when: list[int]
    amount: list[int]
    token_of: list[int]
    near: list[int]
    gives: list[list[int]]
    times: list[int]
    kind_of: list[int]
    kind_pays: list[int]
    kind_gives: list[int]
    kind_either: list[int]
    bonus_points: list[int]
    bonus_gives: list[list[int]]
    n_tiers: list[int]
    least: list[list[int]]
    most: list[list[int]]
    tier_points: list[list[int]]
    tier_gives: list[list[list[int]]]
    tier_refresh: list[list[int]]
    uprising_rank: list[int]
    uprising_at: list[int]
    salt: list[int]
    economies_from: list[int]
    industries_from: list[int]
    conflicts_from: list[int]
    disasters_from: list[int]
    phases_ahead: float
    spread: float
    margin: float
    points_share: float
    crowd: float
    fights: float
    builds: float
    bids: float
    trades: float
    both: float
    leak: float
    flow: float
    strong: float
    hope: float
    freedom: float
    again: float
    handy: float
    barter: float
    echo: float
    mending: float
    shaken: float
    settled: float
    steep: float
    spite: float
    reach: float
    last_reach: float
    keen: float
    dread: float
    bargain: float
    fresh: float
    later: float
    risk: float
    anew: float
    marker: float
    price: list[float]
    first: int
    opener: int
    phase: int
    asked: int
    seat: int
    n_out: int
    begun: int
    n_deck: int
    n_discards: int
    n_conflict_deck: int
    n_gone: int
    conflict: int
    n_disasters: int
    dealing_with: int
    resource: int
    deck: list[int]
    discards: list[int]
    conflict_deck: list[int]
    gone: list[int]
    open_card: list[int]
    heap: list[list[int]]
    fought: list[int]
    suffered: list[int]
    row: list[list[int]]
    healthy: list[list[int]]
    n_healthy: list[int]
    head: list[list[int]]
    count: list[list[int]]
    follows: list[int]
    exhausted: list[int]
    stock: list[list[int]]
    n_hand: list[int]
    hand: list[list[int]]
    score: list[int]
    out: list[int]
    planned: list[int]
    has_economy: list[int]
    has_industry: list[int]
    did_industry: list[int]
    left: list[list[int]]
    repeats: list[int]
    hand_open: list[int]
    repair_open: list[int]
    abilities_open: list[int]
    began_abilities: list[int]
    cards_used: list[int]
    cards_built: list[int]
    swaps_used: list[int]
    acted: list[int]
    n_thrown: list[int]
    thrown: list[list[int]]
    plan_card: list[int]
    plan_position: list[int]
    plan_cost: list[int]
    bid_axes: list[int]
    bid_coins: list[int]
    n_founded: list[int]
    founded: list[list[int]]
    wants: list[int]
    refreshes: list[int]
    basic: list[int]
    horizon: float
    is_weighed: bool
    standing_of: list[float]
    economies: int
    industries: int
    conflicts: int
    disasters: int
    trouble: float
    need: list[float]
    rate: list[float]
    final_rate: list[float]
    kept: float
    ruin_rate: float
    stakes_known: int
    stakes: list[list[float]]
    hand_worth: list[float]
    hand_gain: list[float]
    loss_of: list[float]
    free_left: list[int]
    cheap_left: list[int]
    coins_left: list[int]
    cheap_token: list[int]
    rate_by: list[list[float]]
    laid: list[int]
    turn_seat: list[int]
    turn_worth: list[float]
    turn_price: list[float]
    promised: list[float]
    is_careful: bool
    here: list[float]
    danger: list[float]
    pool: list[int]
    is_unseen: list[int]
