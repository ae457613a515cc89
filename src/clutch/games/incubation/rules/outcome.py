"""The end of the game, and who wins (INC-6.2, INC-6.3)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.outcome import Outcome, places_by
from clutch.games.incubation.events import GameEnded, ScoreCounted
from clutch.games.incubation.rules.scoring import score
from clutch.games.incubation.state import State

REASONS = {
    "piles": "two-piles-empty",
    "objectives": "no-objective-left",
    "standoff": "standoff",
    "rounds": "hundred-rounds",
}


def end_game(state: State, step: Step) -> None:
    state.phase = "over"
    for seat, area in enumerate(state.areas):
        points = score(area)
        step.tell(ScoreCounted(seat, points.eggs, points.objectives, points.gold, points.total))
    end = outcome(state)
    if end is not None and state.ending is not None:
        step.tell(GameEnded(end.winners, state.ending))


def outcome(state: State) -> Outcome | None:
    """Most points; then most objectives, then most hatched eggs, then shared (INC-6.3)."""
    if state.phase != "over" or state.ending is None:
        return None
    ranks = [(score(area).total, len(area.objectives), len(area.dragons)) for area in state.areas]
    return Outcome(places_by(ranks), tuple(total for total, _, _ in ranks), REASONS[state.ending])
