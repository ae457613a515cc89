"""What a card file must obey beyond the ranges of its fields, so that a game can be played with it."""

from __future__ import annotations

from itertools import pairwise

from clutch.engine.component_files import Problem, problem
from clutch.games.empires_end.components import (
    HAND,
    MOMENTS,
    MOST_CONFLICTS,
    MOST_DISASTERS,
    MOST_USED,
    POSITIONS,
    SEATS,
    TOKENS,
    Components,
    ConflictCard,
    Does,
    Effect,
)
from clutch.games.empires_end.moves import DISASTERS

LEAST_CONFLICTS = 4

# what an effect cannot do without
NEEDS: dict[Does, tuple[str, ...]] = {
    "free_bid": ("resource",),
    "gain": ("gives",),
    "convert": ("gives", "times"),
    "points": ("amount",),
    "points_per_ruin": ("amount",),
    "gain_per_neighbour": ("gives", "near"),
    "points_per_neighbour": ("amount", "near"),
    "discount": ("amount",),
    "cheaper_repairs": ("amount",),
    "strength": ("amount",),
    "strength_per_ruin": ("amount",),
    "points_per_token": ("amount", "resource"),
    "points_per_own_ruin": ("amount",),
    "points_for_most_ruins": ("amount",),
}


def problem_of(components: Components) -> Problem | None:
    """The first thing that is wrong, if any."""
    if len(components.locations) != POSITIONS:
        return problem("", "wrong-number-of-locations", found=len(components.locations))
    found, least = len(components.disasters), max(cards_needed(components, players) for players in range(2, SEATS + 1))
    if not least <= found <= MOST_DISASTERS:
        return problem("", "wrong-number-of-disasters", found=found, least=least, most=MOST_DISASTERS)
    conflicts = len(components.conflicts)
    if not LEAST_CONFLICTS <= conflicts <= MOST_CONFLICTS:
        return problem("", "wrong-number-of-conflicts", found=conflicts, least=LEAST_CONFLICTS, most=MOST_CONFLICTS)
    problems = [
        *(problem_of_location(i, card.ability) for i, card in enumerate(components.locations)),
        *(problem_of_effect(f"disasters.{i}.innovation", i, d.innovation) for i, d in enumerate(components.disasters)),
        *(problem_of_conflict(i, card) for i, card in enumerate(components.conflicts)),
    ]
    return next((each for each in problems if each is not None), None)


def cards_needed(components: Components, players: int) -> int:
    """So that the deck and the discards are never both empty: all that can be suffered, built and held (END-7.4)."""
    track = components.track(players)
    suffered = sum({"disaster": 1, "double_disaster": 2}.get(phase, 0) for phase in track)
    built = MOST_USED * players * sum(phase in ("industry", "combined") for phase in track)
    return suffered + built + HAND * players + DISASTERS


def problem_of_location(number: int, effect: Effect) -> Problem | None:
    """What only a card can do would do nothing there."""
    where = f"locations.{number}.ability"
    of_cards = effect.when in ("disaster", "final", "destruction") or effect.does == "move"
    if of_cards or (effect.does == "refresh_adjacent" and effect.when == "industry"):
        return problem(where, "location-cannot", number=number + 1, does=effect.does, when=effect.when)
    return problem_of_effect(where, number, effect)


def problem_of_effect(where: str, number: int, effect: Effect) -> Problem | None:
    if effect.when not in MOMENTS[effect.does]:
        return problem(where, "effect-not-then", number=number + 1, does=effect.does, when=effect.when)
    missing = next((need for need in NEEDS.get(effect.does, ()) if not has(effect, need)), None)
    if missing is not None:
        return problem(where, "effect-needs", number=number + 1, does=effect.does, what=missing)
    if effect.does == "convert" and max(effect.gives.of(token) for token in TOKENS) > 1:
        return problem(where, "convert-gives-one", number=number + 1)
    if effect.does == "free_bid" and effect.resource == "coin":
        return problem(where, "effect-needs", number=number + 1, does=effect.does, what="resource")
    return None


def has(effect: Effect, need: str) -> bool:
    found = getattr(effect, need)
    return bool(found.total) if need == "gives" else bool(found)


def problem_of_conflict(number: int, card: ConflictCard) -> Problem | None:
    tiers = sorted(card.tiers, key=lambda tier: tier.least)
    if any(one.most >= other.least for one, other in pairwise(tiers)):
        return problem(f"conflicts.{number}.tiers", "tiers-overlap", number=number + 1)
    return None
