"""What the set-up says: players, track, locations, cards. What a card does becomes a row of numbers."""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import generator
from clutch.games.empires_end.components import (
    DOES,
    HAND,
    KINDS,
    MOST_DISASTERS,
    PHASES,
    POSITIONS,
    QUICK_FROM,
    QUICK_HAND,
    RESOURCES,
    TOKENS,
    WHENS,
    Components,
    Effect,
    Goods,
)
from clutch.games.empires_end.kernel.position import MOST_CONFLICTS, NONE, SALTS, Pieces
from clutch.games.empires_end.moves import READY
from clutch.games.empires_end.state_checks import cards_needed


def pieces(setup: Any) -> Pieces:
    parts = setup.components
    phases = parts.track(setup.players)
    p = Pieces()
    p.seats = setup.players
    p.is_quick = int(setup.options.length == "quick")
    p.hand_size = QUICK_HAND if p.is_quick else HAND
    check_pieces(parts, setup.players, phases[QUICK_FROM:] if p.is_quick else phases)
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


def check_pieces(parts: Components, players: int, phases: tuple[str, ...]) -> None:
    """Compiled arrays have no bounds of their own; and whenever a card is needed, there must be one (END-7.4)."""
    cards, conflicts = len(parts.disasters), len(parts.conflicts)
    if len(parts.locations) != POSITIONS:
        raise ValueError(f"no game has {len(parts.locations)} locations")
    if not HAND * players + cards_needed(phases, players) <= cards <= MOST_DISASTERS:
        raise ValueError(f"no game of {players} has {cards} disasters")
    if not phases.count("conflict") <= conflicts <= MOST_CONFLICTS:
        raise ValueError(f"no game of {players} has {conflicts} conflicts")
