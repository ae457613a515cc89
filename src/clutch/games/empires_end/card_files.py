"""What a card file must obey beyond the ranges of its fields, so that a game can be played with it."""

from __future__ import annotations

from clutch.engine.component_files import Problem, problem
from clutch.games.empires_end.components import MOMENTS, POSITIONS, Components, ConflictCard, Does, Effect

LEAST_DISASTERS = 40  # so that the deck and the discards are never both empty with four players
MOST_DISASTERS = 120
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
    if not LEAST_DISASTERS <= len(components.disasters) <= MOST_DISASTERS:
        found = len(components.disasters)
        return problem("", "wrong-number-of-disasters", found=found, least=LEAST_DISASTERS, most=MOST_DISASTERS)
    if len(components.conflicts) < LEAST_CONFLICTS:
        return problem("", "too-few-conflicts", found=len(components.conflicts), least=LEAST_CONFLICTS)
    found_problems = [
        *(problem_of_effect(f"locations.{i}.ability", i, card.ability) for i, card in enumerate(components.locations)),
        *(problem_of_effect(f"disasters.{i}.innovation", i, d.innovation) for i, d in enumerate(components.disasters)),
        *(problem_of_conflict(i, card) for i, card in enumerate(components.conflicts)),
    ]
    return next((each for each in found_problems if each is not None), None)


def problem_of_effect(where: str, number: int, effect: Effect) -> Problem | None:
    if effect.when not in MOMENTS[effect.does]:
        return problem(where, "effect-not-then", number=number + 1, does=effect.does, when=effect.when)
    missing = next((need for need in NEEDS.get(effect.does, ()) if not has(effect, need)), None)
    if missing is not None:
        return problem(where, "effect-needs", number=number + 1, does=effect.does, what=missing)
    if effect.does == "free_bid" and effect.resource == "coin":
        return problem(where, "effect-needs", number=number + 1, does=effect.does, what="resource")
    return None


def has(effect: Effect, need: str) -> bool:
    found = getattr(effect, need)
    return bool(found.total) if need == "gives" else bool(found)


def problem_of_conflict(number: int, card: ConflictCard) -> Problem | None:
    tiers = sorted(card.tiers, key=lambda tier: tier.least)
    if any(one.most >= other.least for one, other in zip(tiers, tiers[1:], strict=False)):
        return problem(f"conflicts.{number}.tiers", "tiers-overlap", number=number + 1)
    return None
