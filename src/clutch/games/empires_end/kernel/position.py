"""A position, flat. Cards, locations, effects and tokens are numbers; lists are arrays with a counter.

Every empire has every location once, so health and innovations go by location (`place`) and a swap touches the row
alone, which goes by position (`spot`). The last card of a deck is its top. Sets of positions or tokens are numbers, one
bit each.
"""

from __future__ import annotations

import math
from typing import Annotated

from clutch.engine.kernel.calls import MOST_ACTIONS
from clutch.engine.kernel.layout import I8, I16, U64, Record, Seats
from clutch.engine.kernel.layout import assign_seat as assign_seat
from clutch.games.empires_end.components import (
    FOUNDED,
    HAND,
    MOST_CONFLICTS,
    MOST_DISASTERS,
    MOST_PHASES,
    MOST_TIERS,
    POSITIONS,
    SEATS,
    TOKEN_COUNT,
)
from clutch.games.empires_end.moves import DISASTERS
from clutch.games.empires_end.state import ASKED

MOST_EFFECTS = MOST_DISASTERS + POSITIONS
MOST_KINDS = 60  # of conversion
MOST_TURNS = 24  # of a disaster phase that are looked ahead
NONE = -1
BY_SEAT = Seats(SEATS)
BETWEEN = len(ASKED)  # nothing is asked: the next phase begins
NO_HORIZON = 1_000_000
E = math.e
SOURCES = ("track", "locations", "innovations")  # of points
FROM_TRACK = SOURCES.index("track")
FROM_LOCATIONS = SOURCES.index("locations")
# Factors of `information`: where those of each kind of fact begin.
STEP, OWN_STOCK, PLAN, RIVALS, OPEN, ROW, COUNTS, CONVERSIONS = 0, 8, 16, 32, 64, 96, 112, 128
INNOVATIONS, HANDS, SALTS = 192, 320, 512


class Pieces(Record):
    """What the set-up says."""

    seats: int
    n_cards: int
    n_kinds: int
    n_conflicts: int
    n_phases: int
    is_quick: int
    hand_size: int
    track: Annotated[list[int], MOST_PHASES, I8]
    start_stock: Annotated[list[int], TOKEN_COUNT, I8]
    type_at: Annotated[list[int], POSITIONS, I8]  # of a location: city, town, ...
    value_at: Annotated[list[int], POSITIONS, I8]
    repair_at: Annotated[list[int], POSITIONS, I8]
    base: Annotated[list[int], POSITIONS, I16]  # the effect of a location
    target_of: Annotated[list[int], MOST_DISASTERS, I8]  # a position from 0
    accepts: Annotated[list[int], MOST_DISASTERS, I8]  # one bit a resource
    cost_of: Annotated[list[int], MOST_DISASTERS, I8]
    effect_of: Annotated[list[int], MOST_DISASTERS, I16]
    ready_of: Annotated[
        list[int], MOST_DISASTERS, I8
    ]  # what it does when exhausted: a free bid by resource, replace, or NONE
    does: Annotated[list[int], MOST_EFFECTS, I8]
    when: Annotated[list[int], MOST_EFFECTS, I8]
    amount: Annotated[list[int], MOST_EFFECTS, I8]
    token_of: Annotated[list[int], MOST_EFFECTS, I8]
    near: Annotated[list[int], MOST_EFFECTS, I8]
    gives: Annotated[list[list[int]], MOST_EFFECTS, TOKEN_COUNT, I8]
    times: Annotated[list[int], MOST_EFFECTS, I8]
    kind_of: Annotated[list[int], MOST_EFFECTS, I8]  # of a conversion
    kind_pays: Annotated[list[int], MOST_KINDS, I8]  # a token
    kind_gives: Annotated[list[int], MOST_KINDS, I8]  # one bit a token
    kind_either: Annotated[list[int], MOST_KINDS, I8]
    bonus_points: Annotated[list[int], MOST_CONFLICTS, I8]
    bonus_gives: Annotated[list[list[int]], MOST_CONFLICTS, TOKEN_COUNT, I8]
    n_tiers: Annotated[list[int], MOST_CONFLICTS, I8]
    least: Annotated[list[list[int]], MOST_CONFLICTS, MOST_TIERS, I8]
    most: Annotated[list[list[int]], MOST_CONFLICTS, MOST_TIERS, I8]
    tier_points: Annotated[list[list[int]], MOST_CONFLICTS, MOST_TIERS, I8]
    tier_gives: Annotated[list[list[list[int]]], MOST_CONFLICTS, MOST_TIERS, TOKEN_COUNT, I8]
    tier_refresh: Annotated[list[list[int]], MOST_CONFLICTS, MOST_TIERS, I8]
    uprising_rank: Annotated[list[int], MOST_CONFLICTS, I8]
    uprising_at: Annotated[list[int], MOST_CONFLICTS, I8]
    salt: Annotated[list[int], SALTS, U64]  # factors of `information`
    # phases of a kind that are still to come when a phase has begun
    economies_from: Annotated[list[int], MOST_PHASES + 1, I8]
    industries_from: Annotated[list[int], MOST_PHASES + 1, I8]
    conflicts_from: Annotated[list[int], MOST_PHASES + 1, I8]
    disasters_from: Annotated[list[int], MOST_PHASES + 1, I8]


class Tuning(Record):
    """What rules of thumb and values go by, found by games of changed ones against the usual ones."""

    phases_ahead: float = 10.0  # how many phases a playout looks ahead
    spread: float = 0.5  # points by which results differ for every phase that is left
    margin: float = 20.0  # points by which a finished game is clearly won
    points_share: float = 0.3  # of a finished game's value that goes by points, not by the place
    crowd: float = 1.35  # how fast tokens lose their worth as they become many
    fights: float = 0.72  # tokens that a disaster can take, from each of two players
    builds: float = 6.6  # tokens that an Industry phase can take
    bids: float = 0.84  # tokens that a Conflict can take
    trades: float = 0.7  # wheat that an Economy phase can take
    both: float = 0.39  # of a token's lesser use that counts besides its better one
    leak: float = 0.015  # how fast what is kept for the end is spent after all
    flow: float = 0.37  # tokens of a kind that an Economy phase adds
    strong: float = 1.9  # points for a strength in a conflict
    hope: float = 0.44  # that a destroyed location is repaired, if there is time
    freedom: float = 1.8  # points for a free bid or a Replace
    again: float = 0.55  # of that for every time that it is refreshed
    handy: float = 0.12  # points for a refresh, a swap or a move
    barter: float = 0.5  # of what a conversion gains, how much there will be to convert
    echo: float = 2.0  # points for a Repeat
    mending: float = 0.15  # hammers that a cheaper repair saves in every Industry phase
    shaken: float = 0.03  # that an Earthquake acts, for every disaster
    settled: float = 6.5  # points for a Copy
    steep: float = 0.3  # how fast the readiness to suffer grows as the loss becomes smaller
    spite: float = 0.85  # what a rival's loss is worth among two, as a part of one's own
    reach: float = 0.34  # of their axes and coins that rivals bid
    last_reach: float = 0.66  # in the last conflict
    keen: float = 1.25  # how sure that is
    dread: float = 14.0  # points that a disaster would cost, to have it replaced
    bargain: float = 1.16  # how gladly coins are bought
    fresh: float = 7.0  # points of a card that is worth keeping
    later: float = 0.3  # what a card loses that is sold, of its worth
    risk: float = 0.28  # what a location loses that a disaster threatens, of its worth
    anew: float = 8.5  # points that the first two disasters of a quick game may cost
    marker: float = 0.57  # points that it costs to begin the next disaster phase
    price: Annotated[list[float], TOKEN_COUNT]  # of a token, while it can be used for all it is good for


class Position(Record):
    chance: Annotated[list[int], 4, U64]
    pieces: Pieces
    tuning: Tuning
    first: int
    opener: int
    phase: int
    asked: int
    seat: int
    n_out: int
    begun: int  # somebody has answered in a step that all decide at once
    n_deck: int
    n_discards: int
    n_conflict_deck: int
    n_gone: int
    conflict: int
    n_disasters: int
    dealing_with: int
    resource: int
    deck: Annotated[list[int], MOST_DISASTERS, I8]
    discards: Annotated[list[int], MOST_DISASTERS, I8]
    conflict_deck: Annotated[list[int], MOST_CONFLICTS, I8]
    gone: Annotated[list[int], MOST_CONFLICTS, I8]
    open_card: Annotated[list[int], DISASTERS, I8]
    heap: Annotated[list[list[int]], DISASTERS, TOKEN_COUNT, I16]
    fought: Annotated[list[int], DISASTERS, I8]
    suffered: Annotated[list[int], DISASTERS, I8]
    row: Annotated[list[list[int]], BY_SEAT, POSITIONS, I8]  # the location at each position
    healthy: Annotated[list[list[int]], BY_SEAT, POSITIONS, I8]  # by location
    n_healthy: Annotated[list[int], BY_SEAT, I8]
    count: Annotated[list[list[int]], BY_SEAT, POSITIONS, I8]  # of innovations, by location
    under: Annotated[list[list[list[int]]], BY_SEAT, POSITIONS, MOST_DISASTERS, I8]  # the innovations themselves
    exhausted: Annotated[list[int], MOST_DISASTERS, I8]
    stock: Annotated[list[list[int]], BY_SEAT, TOKEN_COUNT, I16]
    n_hand: Annotated[list[int], BY_SEAT, I8]
    hand: Annotated[list[list[int]], BY_SEAT, HAND, I8]
    score: Annotated[list[int], BY_SEAT, I16]
    out: Annotated[list[int], BY_SEAT, I8]
    # plans
    planned: Annotated[list[int], BY_SEAT, I8]  # what a planner decides next
    has_economy: Annotated[list[int], BY_SEAT, I8]
    has_industry: Annotated[list[int], BY_SEAT, I8]
    did_industry: Annotated[list[int], BY_SEAT, I8]
    left: Annotated[list[list[int]], BY_SEAT, MOST_KINDS, I16]  # conversions that can still be made, by kind
    repeats: Annotated[list[int], BY_SEAT, I16]
    hand_open: Annotated[list[int], BY_SEAT, I8]
    repair_open: Annotated[list[int], BY_SEAT, I8]
    abilities_open: Annotated[list[int], BY_SEAT, I8]
    began_abilities: Annotated[list[int], BY_SEAT, I8]
    cards_used: Annotated[list[int], BY_SEAT, I8]
    cards_built: Annotated[list[int], BY_SEAT, I8]
    swaps_used: Annotated[list[int], BY_SEAT, I8]
    acted: Annotated[list[int], MOST_DISASTERS, I8]  # innovations that moved or refreshed in this phase
    n_thrown: Annotated[list[int], BY_SEAT, I8]
    thrown: Annotated[list[list[int]], BY_SEAT, HAND, I8]
    plan_card: Annotated[list[int], BY_SEAT, I8]
    plan_position: Annotated[list[int], BY_SEAT, I8]
    plan_cost: Annotated[list[int], BY_SEAT, I8]
    bid_axes: Annotated[list[int], BY_SEAT, I16]
    bid_coins: Annotated[list[int], BY_SEAT, I16]
    n_founded: Annotated[list[int], BY_SEAT, I8]
    founded: Annotated[list[list[int]], BY_SEAT, FOUNDED, I8]
    wants: Annotated[list[int], BY_SEAT, I8]  # a new hand
    refreshes: Annotated[list[int], BY_SEAT, I8]
    basic: Annotated[list[int], BY_SEAT, I16]  # strength without the bid
    horizon: float  # the phase in which a playout stops
    # room to work in
    economies: int
    industries: int
    conflicts: int
    disasters: int
    trouble: float  # disasters to come, for each player of two
    need: Annotated[list[float], TOKEN_COUNT]  # how many tokens can still be spent well
    rate: Annotated[list[float], TOKEN_COUNT]  # points for a token more or less
    final_rate: Annotated[list[float], TOKEN_COUNT]  # points for a token at the end
    kept: float  # of the tokens there are, what is left at the end
    ruin_rate: float  # points for a ruin at the end
    # a hand in a plan: what its cards are worth once built, and less what that costs
    hand_worth: Annotated[list[float], HAND]
    hand_gain: Annotated[list[float], HAND]
    # a line of turns in a disaster phase
    stakes_known: int  # one bit each
    stakes: Annotated[list[list[float]], DISASTERS, BY_SEAT]  # what suffering costs, kept from turn to turn
    loss_of: Annotated[list[float], BY_SEAT]  # of who suffers, the heap left aside
    promised: Annotated[list[float], BY_SEAT]
    rate_by: Annotated[list[list[float]], BY_SEAT, TOKEN_COUNT]  # `rate` of each seat
    free_left: Annotated[list[int], BY_SEAT]
    cheap_left: Annotated[list[int], BY_SEAT]
    coins_left: Annotated[list[int], BY_SEAT]
    cheap_token: Annotated[list[int], BY_SEAT]
    laid: Annotated[list[int], TOKEN_COUNT]
    turn_seat: Annotated[list[int], MOST_TURNS]
    turn_worth: Annotated[list[float], MOST_TURNS]
    turn_price: Annotated[list[float], MOST_TURNS]
    here: Annotated[list[float], POSITIONS]
    danger: Annotated[list[float], POSITIONS]  # by position
    pool: Annotated[list[int], MOST_DISASTERS, I8]
    is_unseen: Annotated[list[int], MOST_DISASTERS, I8]
    actions: Annotated[list[int], MOST_ACTIONS]
