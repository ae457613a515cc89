"""What the set-up says, learnt once: players, track, locations, cards. What a card does becomes a row of numbers."""

from __future__ import annotations

from typing import Any, get_args

from clutch.engine.kernel import COMPILED
from clutch.games.empires_end.components import (
    HAND,
    POSITIONS,
    QUICK_FROM,
    QUICK_HAND,
    RESOURCES,
    TOKENS,
    Components,
    Does,
    Effect,
    Goods,
    Phase,
)
from clutch.games.empires_end.kernel.table import MOST_CARDS, MOST_CONFLICTS, Table, plain_arrays

SALTS = 512
NONE = -1
MASK = 0xFFFF_FFFF_FFFF_FFFF
MIX = 0x9E37_79B9_7F4A_7C15
DOES = get_args(Does)
WHEN = ("disaster", "economy", "industry", "conflict", "final", "destruction")
TYPES = ("city", "town", "army", "road", "farm")
PHASES = get_args(Phase)
REPLACE_READY = 3


class Pieces(Table):
    def __init__(self, setup: Any) -> None:
        if not COMPILED:
            self.__dict__.update(plain_arrays())
        super().__init__()
        self.pieces = pieces = setup.components
        self.seats = setup.players
        self.is_quick = int(setup.options.length == "quick")
        self.hand_size = QUICK_HAND if self.is_quick else HAND
        phases = pieces.track(setup.players)
        check_pieces(pieces, setup.players, phases[QUICK_FROM:] if self.is_quick else phases)
        self.n_phases = len(phases)
        for i, phase in enumerate(phases):
            self.track[i] = PHASES.index(phase)
            self.count_phases(i, phases)
        for i, token in enumerate(TOKENS):
            self.start_stock[i] = pieces.start.of(token)
        for i in range(SALTS):
            self.salt[i] = self.mixed(((i + 1) * MIX) & MASK) | 1
        self.learn_cards(pieces)
        self.learn_conflicts(pieces)

    def count_phases(self, i: int, phases: tuple[str, ...]) -> None:
        """Still to come when the i-th has begun; an Economy phase begins with its gains."""
        rest = phases[i:]
        combined = rest.count("combined")
        self.economies_from[i] = phases[i + 1 :].count("economy") + combined
        self.industries_from[i] = rest.count("industry") + combined
        self.conflicts_from[i] = rest.count("conflict")
        self.disasters_from[i] = rest.count("disaster") + 2 * rest.count("double_disaster")

    def learn_cards(self, pieces: Components) -> None:
        effects: list[Effect] = []
        kinds = kinds_of_conversion(pieces)
        self.n_kinds = len(kinds)
        for i, (pays, gives, either) in enumerate(kinds):
            self.kind_pays[i] = TOKENS.index(pays)
            self.kind_gives[i] = gives
            self.kind_either[i] = int(either)
        for i, location in enumerate(pieces.locations):
            self.type_at[i] = TYPES.index(location.kind)
            self.value_at[i] = location.value
            self.repair_at[i] = location.repair
            self.base[i] = number_in(effects, location.ability)
        self.n_cards = len(pieces.disasters)
        for i, card in enumerate(pieces.disasters):
            self.target_of[i] = card.target - 1
            self.accepts[i] = sum(1 << RESOURCES.index(resource) for resource in card.accepts)
            self.cost_of[i] = card.cost
            self.effect_of[i] = number_in(effects, card.innovation)
            self.ready_of[i] = ready_of(card.innovation)
        self.n_effects = len(effects)
        for i, effect in enumerate(effects):
            self.learn_effect(i, effect)
            self.kind_of[i] = kinds.index(kind_of(effect)) if effect.does == "convert" else NONE

    def learn_effect(self, i: int, effect: Effect) -> None:
        self.does[i] = DOES.index(effect.does)
        self.when[i] = WHEN.index(effect.when)
        self.amount[i] = effect.amount
        self.token_of[i] = NONE if effect.resource is None else TOKENS.index(effect.resource)
        self.near[i] = NONE if effect.near is None else TYPES.index(effect.near)
        self.times[i] = effect.times
        for token, name in enumerate(TOKENS):
            self.gives[i][token] = effect.gives.of(name)

    def learn_conflicts(self, pieces: Components) -> None:
        self.n_conflicts = len(pieces.conflicts)
        for i, card in enumerate(pieces.conflicts):
            self.bonus_points[i] = card.bonus.points
            self.n_tiers[i] = len(card.tiers)
            self.uprising_rank[i] = card.uprising.rank
            self.uprising_at[i] = card.uprising.position - 1
            for token, name in enumerate(TOKENS):
                self.bonus_gives[i][token] = card.bonus.gains.of(name)
            for k, tier in enumerate(card.tiers):
                self.least[i][k] = tier.least
                self.most[i][k] = tier.most
                self.tier_points[i][k] = tier.points
                self.tier_refresh[i][k] = tier.refresh
                for token, name in enumerate(TOKENS):
                    self.tier_gives[i][k][token] = tier.gains.of(name)


def number_in(effects: list[Effect], effect: Effect) -> int:
    """Equal effects share a number."""
    if effect not in effects:
        effects.append(effect)
    return effects.index(effect)


def ready_of(effect: Effect) -> int:
    if effect.does == "replace":
        return REPLACE_READY
    return TOKENS.index(effect.resource) if effect.does == "free_bid" and effect.resource else NONE


def mask_of(goods: Goods) -> int:
    return sum(1 << bit for bit, token in enumerate(TOKENS) if goods.of(token))


def kind_of(effect: Effect) -> tuple[str, int, bool]:
    return (effect.pays, mask_of(effect.gives), effect.either)


def kinds_of_conversion(pieces: Components) -> list[tuple[str, int, bool]]:
    """Those that can do the least else come first: of several that fit, the first is used."""
    effects = [each.ability for each in pieces.locations] + [each.innovation for each in pieces.disasters]
    kinds = dict.fromkeys(kind_of(effect) for effect in effects if effect.does == "convert")
    return sorted(kinds, key=lambda kind: (kind[0] != "coin", kind[2]))


def check_pieces(pieces: Components, players: int, phases: tuple[str, ...]) -> None:
    """Compiled arrays have no bounds of their own; and whenever a card is needed, there must be one (END-7.4)."""
    cards, conflicts = len(pieces.disasters), len(pieces.conflicts)
    if len(pieces.locations) != POSITIONS:
        raise ValueError(f"no game has {len(pieces.locations)} locations")
    if not HAND * players + cards_needed(phases, players) <= cards <= MOST_CARDS:
        raise ValueError(f"no game of {players} has {cards} disasters")
    if not phases.count("conflict") <= conflicts <= MOST_CONFLICTS:
        raise ValueError(f"no game of {players} has {conflicts} conflicts")


def cards_needed(phases: tuple[str, ...], players: int) -> int:
    """How many can leave deck and discards for good: suffered, built, founded with; and one more to replace with."""
    suffered = phases.count("disaster") + 2 * phases.count("double_disaster")
    built = 2 * players * (phases.count("industry") + phases.count("combined"))
    return suffered + built + 2
