"""What a bot is told of a game, and what is told of what it thinks."""

from __future__ import annotations

from typing import Any

from clutch.bots.decide import Opinion
from clutch.engine.match import Match
from clutch.engine.seats import Seat
from clutch.server.presenter.moments import encoded
from clutch.server.protocol import Hint, OpinionOf
from clutch.server.rest_protocol import Judged
from clutch.server.thinkers import Question


def question(match: Match, seat: Seat, seed: int) -> Question:
    """What a bot at this seat has to go by: what the seat sees, and nothing else."""
    return Question(match.game.name, match.setup, match.observe(seat).view, seat, seed)


def hint(command: str, step: int, found: list[Opinion]) -> Hint:
    opinions = tuple(OpinionOf(move=encoded(each.move), value=each.value, effort=each.effort) for each in found)
    return Hint(id=command, step=step, opinions=opinions)


def judged(step: int, seat: Seat, move: Any, found: list[Opinion]) -> Judged:
    """A decision of a finished game, beside the best there was."""
    best = max(found, key=lambda opinion: opinion.value)
    played = next((opinion.value for opinion in found if opinion.move == move), best.value)
    return Judged(
        step=step,
        seat=seat,
        chances=round(best.value, 4),
        lost=round(max(0.0, best.value - played), 4),
        move=encoded(move),
        best=encoded(best.move),
    )
