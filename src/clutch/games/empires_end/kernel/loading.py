"""From the set-up and the states of the rules to records. What a card does becomes a row of numbers."""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import generator
from clutch.engine.kernel.layout import figures, filled
from clutch.games.empires_end.components import (
    DOES,
    HAND,
    KINDS,
    PHASES,
    QUICK_HAND,
    RESOURCES,
    TOKENS,
    WHENS,
    Components,
    Effect,
    Goods,
    Token,
)
from clutch.games.empires_end.kernel.position import NO_HORIZON, NONE, SALTS, Pieces, Position, Tuning
from clutch.games.empires_end.moves import READY, tokens_of
from clutch.games.empires_end.state import ASKED, PLANNED, Planning
from clutch.games.empires_end.state_checks import SIMULTANEOUS, check_state

TUNING = {
    **figures(Tuning),
    "share": 0.25,  # of the usual simulations: they are slow here
    "share.easy": 0.27,  # so that every level is clearly stronger than the one below
    "share.medium": 0.048,
    "share.hard": 0.025,
    "share.expert": 0.05,
    "plans": 0.25,  # of these again for plans and places: a plan is many decisions, and there is less to find
    "exploration": 0.4,
    "caution": 0.8,  # standard errors by which a search must find an action better than the rule of thumb's
    "wariness": 2.5,  # the same for plans and places, where there is much to choose from
    "randomness": 3.0,  # of 100 actions in a playout, how many are any legal one
    "wheat": 4.5,  # points for a token that can be spent well
    "axe": 4.75,
    "hammer": 3.9,
    "coin": 5.0,
    # what is different with three or four players
    "more.phases_ahead": 6.0,
    "more.wheat": 5.0,
    "more.axe": 4.2,
    "more.coin": 5.7,
    "more.fights": 2.6,
    "more.builds": 2.8,
    "more.bids": 2.9,
    "more.both": 0.94,
    "more.flow": 2.0,
    "more.echo": 4.0,
    "more.shaken": 0.05,
    "more.settled": 13.0,
    "more.reach": 0.23,
}
SAME = (  # of a plan, in both
    *("has_economy", "has_industry", "did_industry", "repeats", "hand_open", "repair_open", "abilities_open"),
    *("began_abilities", "cards_used", "cards_built", "swaps_used"),
)


# --- the set-up ---------------------------------------------------------------------------------------------


def tuning(setup: Any, numbers: dict[str, float]) -> Tuning:
    if setup.players > 2:
        numbers = {name: numbers.get(f"more.{name}", number) for name, number in numbers.items()}
    t = filled(Tuning, numbers)
    t.price = [numbers[token] for token in TOKENS]
    return t


def pieces(setup: Any) -> Pieces:
    parts = setup.components
    phases = parts.track(setup.players)
    p = Pieces()
    p.seats = setup.players
    p.is_quick = int(setup.options.length == "quick")
    p.hand_size = QUICK_HAND if p.is_quick else HAND
    p.n_phases = len(phases)
    for i, phase in enumerate(phases):
        p.track[i] = PHASES.index(phase)
        count_phases(p, i, phases)
    p.start_stock = [parts.start.of(token) for token in TOKENS]
    p.salt = [generator.mixed(((i + 1) * generator.MIX) & generator.MASK) | 1 for i in range(SALTS)]
    learn_cards(p, parts)
    learn_conflicts(p, parts)
    return p


def count_phases(p: Pieces, i: int, phases: tuple[str, ...]) -> None:
    """Still to come when the i-th has begun; an Economy phase begins with its gains."""
    rest = phases[i:]
    combined = rest.count("combined")
    p.economies_from[i] = phases[i + 1 :].count("economy") + combined
    p.industries_from[i] = rest.count("industry") + combined
    p.conflicts_from[i] = rest.count("conflict")
    p.disasters_from[i] = rest.count("disaster") + 2 * rest.count("double_disaster")


def learn_cards(p: Pieces, parts: Components) -> None:
    effects: list[Effect] = []
    for i, location in enumerate(parts.locations):
        p.type_at[i] = KINDS.index(location.kind)
        p.value_at[i] = location.value
        p.repair_at[i] = location.repair
        p.base[i] = number_in(effects, location.ability)
    p.n_cards = len(parts.disasters)
    for i, card in enumerate(parts.disasters):
        p.target_of[i] = card.target - 1
        p.accepts[i] = sum(1 << RESOURCES.index(resource) for resource in card.accepts)
        p.cost_of[i] = card.cost
        p.effect_of[i] = number_in(effects, card.innovation)
        p.ready_of[i] = ready_of(card.innovation)
    kinds = kinds_of_conversion(parts)
    p.n_kinds = len(kinds)
    for i, (pays, gives, either) in enumerate(kinds):
        p.kind_pays[i] = TOKENS.index(pays)
        p.kind_gives[i] = gives
        p.kind_either[i] = int(either)
    for i, effect in enumerate(effects):
        learn_effect(p, i, effect)
        p.kind_of[i] = kinds.index(kind_of(effect)) if effect.does == "convert" else NONE


def learn_effect(p: Pieces, i: int, effect: Effect) -> None:
    p.does[i] = DOES.index(effect.does)
    p.when[i] = WHENS.index(effect.when)
    p.amount[i] = effect.amount
    p.token_of[i] = NONE if effect.resource is None else TOKENS.index(effect.resource)
    p.near[i] = NONE if effect.near is None else KINDS.index(effect.near)
    p.times[i] = effect.times
    p.gives[i] = [effect.gives.of(token) for token in TOKENS]


def learn_conflicts(p: Pieces, parts: Components) -> None:
    p.n_conflicts = len(parts.conflicts)
    for i, card in enumerate(parts.conflicts):
        p.bonus_points[i] = card.bonus.points
        p.bonus_gives[i] = [card.bonus.gains.of(token) for token in TOKENS]
        p.n_tiers[i] = len(card.tiers)
        p.uprising_rank[i] = card.uprising.rank
        p.uprising_at[i] = card.uprising.position - 1
        for k, tier in enumerate(card.tiers):
            p.least[i][k] = tier.least
            p.most[i][k] = tier.most
            p.tier_points[i][k] = tier.points
            p.tier_refresh[i][k] = tier.refresh
            p.tier_gives[i][k] = [tier.gains.of(token) for token in TOKENS]


def number_in(effects: list[Effect], effect: Effect) -> int:
    """Equal effects share a number."""
    if effect not in effects:
        effects.append(effect)
    return effects.index(effect)


def ready_of(effect: Effect) -> int:
    if effect.does == "replace":
        return READY.index("replace")
    return RESOURCES.index(effect.resource) if effect.does == "free_bid" and effect.resource in RESOURCES else NONE


def mask_of(goods: Goods) -> int:
    return sum(1 << bit for bit, token in enumerate(TOKENS) if goods.of(token))


def kind_of(effect: Effect) -> tuple[str, int, bool]:
    return (effect.pays, mask_of(effect.gives), effect.either)


def kinds_of_conversion(parts: Components) -> list[tuple[str, int, bool]]:
    """Those that can do the least else come first: of several that fit, the first is used."""
    effects = [each.ability for each in parts.locations] + [each.innovation for each in parts.disasters]
    kinds = dict.fromkeys(kind_of(effect) for effect in effects if effect.does == "convert")
    return sorted(kinds, key=lambda kind: (kind[0] != "coin", kind[2]))


# --- states of the rules ------------------------------------------------------------------------------------


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
