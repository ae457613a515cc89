"""The end of the game, and who wins (END-3.6, END-10.2)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.outcome import Outcome, places_by
from clutch.games.empires_end.events import Ending, FinalCounted, GameEnded, ScoreCounted
from clutch.games.empires_end.rules.final import final_innovations, score
from clutch.games.empires_end.state import State


def end_game(state: State, step: Step) -> None:
    state.asked = "over"
    for seat in sorted(state.seats_in):
        for each in final_innovations(state, seat):
            step.tell(FinalCounted(seat, each.position, each.card, each.points))
        points = score(state, seat)
        step.tell(ScoreCounted(seat, points.track, points.locations, points.innovations, points.total))
    end = outcome(state)
    if end is not None:
        step.tell(GameEnded(end.winners, why_over(state)))


def why_over(state: State) -> Ending:
    return "last-phase" if len(state.seats_in) > 1 else "last-empire"


def outcome(state: State) -> Outcome | None:
    """Most points, then most healthy locations, then shared; who is out ranks below, later above earlier (END-3.6)."""
    if state.asked != "over":
        return None
    ranks = []
    scores = []
    for seat, empire in enumerate(state.empires):
        total = empire.score if empire.out else score(state, seat).total
        scores.append(total)
        ranks.append((0, empire.out, 0) if empire.out else (1, total, len(empire.healthy)))
    return Outcome(places_by(ranks), tuple(scores), why_over(state))
