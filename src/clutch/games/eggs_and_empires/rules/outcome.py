"""The end of the game, and who wins (EGG-6.4, EGG-6.5)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.outcome import Outcome, places_by
from clutch.games.eggs_and_empires.components import ROUNDS, tokens_to_win
from clutch.games.eggs_and_empires.events import GameEnded
from clutch.games.eggs_and_empires.state import State


def is_decided(state: State) -> bool:
    """EGG-6.4, EGG-6.5"""
    if state.options.scoring == "tokens":
        return max(state.tokens) >= tokens_to_win(state.players)
    return len(state.round_points) == ROUNDS


def end_game(state: State, step: Step) -> None:
    state.phase = "over"
    end = outcome(state)
    if end is not None:
        step.tell(GameEnded(end.winners, "enough-tokens" if state.options.scoring == "tokens" else "most-points"))


def outcome(state: State) -> Outcome | None:
    """Most points, or most tokens; then shared (EGG-6.4, EGG-6.5)."""
    if state.phase != "over":
        return None
    if state.options.scoring == "tokens":
        return Outcome(places_by(state.tokens), tuple(state.tokens), "enough-tokens")
    return Outcome(places_by(state.totals), tuple(state.totals), "most-points")
