"""Thinking: a budget spent on trees, by one thread or several, and what each offer is worth."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter

from clutch.engine.kernel import Position
from clutch.search.search import MOST_NODES, Search

CHUNK = 64  # simulations between two looks at the clock
LOOK = 250  # simulations between two looks at whether the choice is clear


@dataclass(frozen=True, slots=True)
class Budget:
    """So many simulations (the same seed then gives the same answer) or so many milliseconds."""

    simulations: int | None = None
    milliseconds: float | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if self.threads < 1 or (self.simulations is None) == (self.milliseconds is None):
            raise ValueError("a budget is simulations or milliseconds, for at least one thread")
        if (self.simulations if self.simulations is not None else self.milliseconds or 0) <= 0:
            raise ValueError("a budget is more than nothing")


@dataclass(frozen=True, slots=True)
class Settings:
    exploration: float = 0.25
    randomness: int = 10  # of 100 actions in a playout, how many are any legal one
    caution: float = 0.0  # standard errors by which an action must beat the rule of thumb's; 0: the most visited one
    certainty: float = 0.0  # standard errors by which a choice must be clear to stop early; 0: spend the whole budget


def settings_for(position: Position) -> Settings:
    """What suits a game, as its kernel says; otherwise what benchmarks/tune_search.py found for the first one."""
    preferences = position.kernel.search_preferences(position)
    found = replace(Settings(), **{name: preferences[name] for name in Settings.__slots__ if name in preferences})
    return replace(found, randomness=int(found.randomness))


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a search thinks of one action."""

    action: int
    visits: int
    value: float  # 0 to 1: the seat's estimated chance to win
    error: float  # standard error of it


def think(position: Position, seat: int, budget: Budget, seed: int, settings: Settings | None = None) -> list[Estimate]:
    """Every action of this seat, the most promising first. What the seat cannot know plays no part.

    In a step that several seats decide at once, none of them may have answered: see `Position.take_back`.
    """
    position.check_seat(seat)
    settings = settings or settings_for(position)
    root = position.copy()
    root.set_horizon()
    share = None if budget.simulations is None else -(-budget.simulations // budget.threads)
    nodes = min(MOST_NODES, root.seats * (share or 200_000))
    searches = [
        Search(root, seat, seed + (thread << 48), nodes, settings.exploration, settings.randomness)
        for thread in range(budget.threads)
    ]
    asked = root.copy()
    asked.ask(seat)
    asked.seed(seed)
    actions = asked.legal_actions()
    usual = asked.rule_of_thumb() if settings.caution else None
    if share is None:
        until = perf_counter() + (budget.milliseconds or 0.0) / 1000
        _at_once(searches, lambda search: _until(search, until))
        return _found(searches, actions, usual, settings)
    step = LOOK if settings.certainty else share
    for done in range(0, share, step):
        _at_once(searches, partial(Search.simulate, simulations=min(step, share - done)))
        found = _found(searches, actions, usual, settings)
        if settings.certainty and is_clear(found, settings.certainty):
            break
    return found


def _found(searches: list[Search], actions: list[int], usual: int | None, settings: Settings) -> list[Estimate]:
    found = _merged(searches, actions)
    return found if usual is None else cautious(found, usual, settings.caution)


def _at_once(searches: list[Search], work: Callable[[Search], None]) -> None:
    if len(searches) == 1:
        work(searches[0])
        return
    with ThreadPoolExecutor(len(searches)) as pool:
        list(pool.map(work, searches))


def _until(search: Search, until: float) -> None:
    search.simulate(CHUNK)
    while perf_counter() < until:
        search.simulate(CHUNK)


def _merged(searches: list[Search], actions: list[int]) -> list[Estimate]:
    visits: dict[int, int] = dict.fromkeys(actions, 0)
    totals: dict[int, float] = dict.fromkeys(actions, 0.0)
    squares: dict[int, float] = dict.fromkeys(actions, 0.0)
    for search in searches:
        for action, (count, total, square) in search.findings().items():
            visits[action] += count
            totals[action] += total
            squares[action] += square
    found = [_estimate(action, visits[action], totals[action], squares[action]) for action in actions]
    return sorted(found, key=lambda each: (-each.visits, -each.value, each.action))


def _estimate(action: int, visits: int, total: float, square: float) -> Estimate:
    if visits == 0:
        return Estimate(action, 0, 0.0, 1.0)
    mean = total / visits
    spread: float = max(0.0, square / visits - mean * mean) + 1 / visits**2  # a single look is no certainty
    return Estimate(action, visits, mean, (spread / visits) ** 0.5)


def cautious(found: list[Estimate], usual: int, caution: float) -> list[Estimate]:
    """The rule of thumb's action first, unless another one is better beyond what chance explains."""
    thumb = next(each for each in found if each.action == usual)

    def lead(each: Estimate) -> float:
        margin: float = caution * (each.error**2 + thumb.error**2) ** 0.5
        return each.value - thumb.value - margin

    best = max(found, key=lead)
    first = best if best is not thumb and lead(best) > 0 and best.visits else thumb
    return [first, *(each for each in found if each is not first)]


def is_clear(found: list[Estimate], certainty: float) -> bool:
    """Whether every other action is worse than the first by so many standard errors of the difference."""
    first, *others = found
    return all(
        each.visits > 1 and first.value - each.value > certainty * (each.error**2 + first.error**2) ** 0.5
        for each in others
    )
