"""Plans: answers made of several moves, where every decider works at their own pace.

A plan is made on a copy of the state that only its seat sees; it is whole when nothing more is offered there.
"""

from __future__ import annotations

from typing import Any

from clutch.engine.codec import encode_kind
from clutch.engine.records import record


@record
class Plan:
    moves: tuple[Any, ...]


def moves_of(answer: Any) -> tuple[Any, ...]:
    """The moves of an answer, in order: most answers are a single move."""
    return answer.moves if isinstance(answer, Plan) else (answer,)


def encode_answer(answer: Any) -> dict[str, Any]:
    """As JSON; every move with its kind."""
    if isinstance(answer, Plan):
        return {"kind": Plan.__name__, "moves": [encode_kind(move) for move in answer.moves]}
    return encode_kind(answer)
