"""What a copy learns of the set-up and the tuning, once."""

from __future__ import annotations

from clutch.games.empires_end import components
from clutch.games.empires_end.kernel.table import Table

POSITIONS = components.POSITIONS
SALTS = 512


def learn_from(twin: Table, other: Table) -> None:
    twin.original = other
    twin.is_copy = True
    twin.pieces = other.pieces
    copy_setup(twin, other)
    copy_cards(twin, other)
    copy_effects(twin, other)
    copy_conflicts(twin, other)


def copy_setup(twin: Table, other: Table) -> None:
    twin.seats = other.seats
    twin.n_cards = other.n_cards
    twin.n_effects = other.n_effects
    twin.n_kinds = other.n_kinds
    twin.n_conflicts = other.n_conflicts
    twin.n_phases = other.n_phases
    twin.is_quick = other.is_quick
    twin.hand_size = other.hand_size
    for i in range(other.n_phases):
        twin.track[i] = other.track[i]
        twin.economies_from[i] = other.economies_from[i]
        twin.industries_from[i] = other.industries_from[i]
        twin.conflicts_from[i] = other.conflicts_from[i]
        twin.disasters_from[i] = other.disasters_from[i]
    for token in range(4):
        twin.start_stock[token] = other.start_stock[token]
    for i in range(SALTS):
        twin.salt[i] = other.salt[i]


def copy_cards(twin: Table, other: Table) -> None:
    for place in range(POSITIONS):
        twin.type_at[place] = other.type_at[place]
        twin.value_at[place] = other.value_at[place]
        twin.repair_at[place] = other.repair_at[place]
        twin.base[place] = other.base[place]
    for card in range(other.n_cards):
        twin.target_of[card] = other.target_of[card]
        twin.accepts[card] = other.accepts[card]
        twin.cost_of[card] = other.cost_of[card]
        twin.effect_of[card] = other.effect_of[card]
        twin.ready_of[card] = other.ready_of[card]


def copy_effects(twin: Table, other: Table) -> None:
    for i in range(other.n_effects):
        twin.does[i] = other.does[i]
        twin.when[i] = other.when[i]
        twin.amount[i] = other.amount[i]
        twin.token_of[i] = other.token_of[i]
        twin.near[i] = other.near[i]
        twin.times[i] = other.times[i]
        twin.kind_of[i] = other.kind_of[i]
        for token in range(4):
            twin.gives[i][token] = other.gives[i][token]
    for kind in range(other.n_kinds):
        twin.kind_pays[kind] = other.kind_pays[kind]
        twin.kind_gives[kind] = other.kind_gives[kind]
        twin.kind_either[kind] = other.kind_either[kind]


def copy_conflicts(twin: Table, other: Table) -> None:
    for i in range(other.n_conflicts):
        twin.bonus_points[i] = other.bonus_points[i]
        twin.n_tiers[i] = other.n_tiers[i]
        twin.uprising_rank[i] = other.uprising_rank[i]
        twin.uprising_at[i] = other.uprising_at[i]
        for token in range(4):
            twin.bonus_gives[i][token] = other.bonus_gives[i][token]
        for k in range(other.n_tiers[i]):
            twin.least[i][k] = other.least[i][k]
            twin.most[i][k] = other.most[i][k]
            twin.tier_points[i][k] = other.tier_points[i][k]
            twin.tier_refresh[i][k] = other.tier_refresh[i][k]
            for token in range(4):
                twin.tier_gives[i][k][token] = other.tier_gives[i][k][token]


def copy_tuning(twin: Table, other: Table) -> None:
    twin.is_careful = False
    twin.phases_ahead = other.phases_ahead
    twin.spread = other.spread
    twin.margin = other.margin
    twin.points_share = other.points_share
    for token in range(4):
        twin.price[token] = other.price[token]
    copy_worths(twin, other)
    copy_choices(twin, other)


def copy_worths(twin: Table, other: Table) -> None:
    twin.crowd = other.crowd
    twin.fights = other.fights
    twin.builds = other.builds
    twin.bids = other.bids
    twin.trades = other.trades
    twin.both = other.both
    twin.leak = other.leak
    twin.flow = other.flow
    twin.strong = other.strong
    twin.hope = other.hope
    twin.freedom = other.freedom
    twin.again = other.again
    twin.handy = other.handy
    twin.barter = other.barter
    twin.echo = other.echo
    twin.mending = other.mending
    twin.shaken = other.shaken
    twin.settled = other.settled


def copy_choices(twin: Table, other: Table) -> None:
    twin.steep = other.steep
    twin.spite = other.spite
    twin.reach = other.reach
    twin.last_reach = other.last_reach
    twin.keen = other.keen
    twin.dread = other.dread
    twin.marker = other.marker
    twin.bargain = other.bargain
    twin.fresh = other.fresh
    twin.later = other.later
    twin.risk = other.risk
    twin.anew = other.anew
